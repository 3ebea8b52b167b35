//! An action before it is confirmed: a statue as it would stand with the points it would bring, a builder before a
//! house, a claim on a ware; what it would change of the goods and the prestige of everybody it touches, and for a pair
//! its place in the order as far as it can be known.

use super::art::{builder_drawn, icon, resource, resource_at};
use super::heads::changed_leads;
use super::name;
use super::pit::{CELL, at, gained, goods, signature, statue};
use crate::board::turn_ends;
use crate::marks::seat_mark;
use game::{Seat, Viewer};
use games::xian::{
    Action, Asked, Card, Event, Moment, Pair, Prompt, Resource, Space, SpaceSet, Verb, View, Xian,
};
use maud::{Markup, html};
use words::{Language, Line, People, Speaks};

/// An action as it would lie on the board.
pub fn ghost(view: &View, action: Action, events: &[Event]) -> Markup {
    let Viewer::Seat(seat) = view.viewer else { return html! {} };
    match (action, view.prompt) {
        (Action::Model { space, .. }, _) => modelled(space, events),
        (Action::Paint { space, .. }, _) => painted(view, seat, space),
        (Action::Pay(_), Prompt::Turn(Moment { asked: Asked::Payment { space, .. }, .. })) => {
            painted(view, seat, space)
        }
        (Action::Sign, Prompt::Turn(Moment { asked: Asked::Signature { space }, .. })) => html! {
            g transform=(at(space)) { (signature(seat)) }
            (edges(SpaceSet::only(space)))
        },
        (Action::Enter { .. }, _) => html! { g class={ "of-" (seat) } { (builder_drawn(seat)) } },
        (Action::Forge { .. } | Action::Extra(Verb::Advance), _) => html! {
            g class={ "of-" (seat) } { circle.disc cx="12" cy="12" r="11" {} use href={ "#device-" (seat) } x="4.500" y="4.500" width="15" height="15" {} }
        },
        _ => html! {},
    }
}

/// A raw statue, with what its space would bring.
fn modelled(space: Space, events: &[Event]) -> Markup {
    let points = events.iter().map(|event| match event {
        Event::SpaceRewards { gained, .. } => gained.prestige,
        Event::CeramistRewards { prestige, .. } => *prestige,
        _ => 0,
    });
    let goods = events.iter().find_map(|event| match event {
        Event::SpaceRewards { gained, .. } => Some(goods(*gained)),
        _ => None,
    });
    html! {
        g transform=(at(space)) {
            (statue(space, None))
            (gained(points.map(usize::from).sum()))
            @for (index, &good) in goods.unwrap_or_default().iter().enumerate() { (resource_at(good, 2 + index * 21, 61, 21)) }
        }
        (edges(SpaceSet::only(space)))
    }
}

/// A statue in the colours of a seat, with the group that it would belong to and its points.
fn painted(view: &View, seat: Seat, space: Space) -> Markup {
    let group = view.spaces.get(space.index()).and_then(|space| space.group);
    html! {
        g transform=(at(space)) {
            (statue(space, Some(seat)))
            @if let Some(group) = group { (gained(group.len())) }
        }
        (edges(group.unwrap_or(SpaceSet::only(space))))
    }
}

/// The edges of the spaces that an action is about.
fn edges(spaces: SpaceSet) -> Markup {
    html! {
        @for space in spaces.iter() {
            rect.ghost-edge x="2" y="2" width=(CELL - 4) height=(CELL - 4) rx="5" transform=(at(space)) {}
        }
    }
}

/// A secret decision is what it says, and nothing else follows from it yet.
pub fn echoes(event: &Event) -> bool {
    matches!(event, Event::FavourDecided { .. } | Event::PairLaid { .. })
}

/// The log need not say that a turn ends; a preview does.
pub fn foretold(event: &Event, people: &People, language: Language) -> Vec<Line> {
    match event {
        Event::TurnEnded { .. } => vec![turn_ends(language)],
        _ => Xian::event(event, people, language).into_iter().collect(),
    }
}

/// What an action would change.
pub fn foreseen(before: &View, after: &View, action: Action, people: &People, language: Language) -> Markup {
    html! {
        @for seat in before.table.seats().seats() { (changes(before, after, seat, people, language)) }
        @if let (Action::Commit(pair), Viewer::Seat(own)) = (action, before.viewer) {
            (order(before, own, pair, people, language))
        }
        (changed_leads(before, after, people, language))
    }
}

/// What a seat has of each good now, and what it would have.
fn changes(before: &View, after: &View, seat: Seat, people: &People, language: Language) -> Markup {
    let (was, is) = (&before.table.players[seat], &after.table.players[seat]);
    let goods = Resource::ALL.into_iter().filter(|&one| was.stock.of(one) != is.stock.of(one));
    let goods: Vec<Resource> = goods.collect();
    let change = |what: &str, sign: Markup, was: i16, is: i16| {
        let told = [("what", what.to_owned()), ("was", was.to_string()), ("is", is.to_string())];
        let told = words::text(
            language,
            "board-xian-change",
            &told.each_ref().map(|(key, value)| (*key, value.as_str())),
        );
        html! {
            span.xian-amount.gained[is > was] title=(told) {
                (sign) span aria-hidden="true" { (was) "\u{2009}\u{2192}\u{2009}" b { (is) } }
                span.visually-hidden { (told) }
            }
        }
    };
    html! {
        @if was.prestige != is.prestige || !goods.is_empty() {
            p.xian-changes {
                (seat_mark(seat)) span.visually-hidden { (name(people, seat)) }
                @if was.prestige != is.prestige { (change("prestige", icon("seal"), was.prestige, is.prestige)) }
                @for good in goods {
                    (change(good.name(), resource(good), was.stock.of(good).into(), is.stock.of(good).into()))
                }
            }
        }
    }
}

/// Before whom the bottom card of a pair would go: for certain, or against which cards.
fn order(view: &View, own: Seat, pair: Pair, people: &People, language: Language) -> Markup {
    let rivals = view.seats.iter().filter(|rival| rival.seat != own);
    html! {
        ul.xian-prospect {
            @for rival in rivals {
                @let ahead = rival.unplayed.iter().filter(|&theirs| goes_first(view, rival.seat, theirs, own, pair.bottom));
                @let ahead: Vec<u8> = ahead.map(Card::initiative).collect();
                @let told = [
                    ("name", name(people, rival.seat).to_owned()),
                    ("ahead", ahead.len().to_string()),
                    ("all", rival.unplayed.len().to_string()),
                    ("lowest", ahead.iter().min().map_or(String::new(), u8::to_string)),
                ];
                @let key = match ahead.len() {
                    0 => "board-xian-goes-before",
                    all if all == rival.unplayed.len() => "board-xian-goes-after",
                    _ => "board-xian-goes-perhaps",
                };
                li { (words::text(language, key, &told.each_ref().map(|(key, value)| (*key, value.as_str())))) }
            }
        }
    }
}

/// Whether the bottom card of one seat beats that of another, by the rules of the order.
fn goes_first(view: &View, one: Seat, first: Card, other: Seat, second: Card) -> bool {
    let initiative = |seat| match seat {
        seat if seat == one => first.initiative(),
        seat if seat == other => second.initiative(),
        _ => 0,
    };
    view.table.ranking(initiative).iter().next().is_some_and(|rank| rank.seat == one)
}
