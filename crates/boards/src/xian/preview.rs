//! An action before it is confirmed: a statue as it would stand, what it would change of the goods and the prestige of
//! everybody it touches, and for a pair its place in the order as far as it can be known.

use super::art::{icon, resource};
use super::name;
use super::pit::{CELL, at, signature, statue};
use crate::board::turn_ends;
use crate::marks::seat_mark;
use game::{Seat, Viewer};
use games::xian::{Action, Asked, Card, Event, Moment, Pair, Prompt, Resource, Space, View, Xian};
use maud::{Markup, html};
use words::{Language, Line, People, Speaks};

/// An action as it would lie in the pit; the city and the hand show theirs by themselves.
pub fn ghost(view: &View, action: Action) -> Markup {
    let Viewer::Seat(seat) = view.viewer else { return html! {} };
    let edge = |space: Space| {
        html! { rect.ghost-edge x="2" y="2" width=(CELL - 4) height=(CELL - 4) rx="6" transform=(at(space)) {} }
    };
    match (action, view.prompt) {
        (Action::Model { space, .. }, _) => html! {
            g transform=(at(space)) { (statue("raw", None)) }
            (edge(space))
        },
        (Action::Paint { space, .. }, _) => html! {
            g transform=(at(space)) { (statue(&format!("of-{seat}"), Some(seat))) }
            @if let Some(group) = view.spaces.get(space.index()).and_then(|space| space.group) {
                @for member in group.iter() { (edge(member)) }
            }
        },
        (Action::Sign, Prompt::Turn(Moment { asked: Asked::Signature { space }, .. })) => html! {
            g transform=(at(space)) { (signature(seat)) }
            (edge(space))
        },
        _ => html! {},
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
                    (change(good.name(), resource(good, language), was.stock.of(good).into(), is.stock.of(good).into()))
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
