//! Xi'an on a page: the pit, the city around it and the mausoleum. Unlike one large drawing its parts can lie
//! beside each other or one below the other, so that they can be read on a phone.
//!
//! Everything is drawn from the view, which knows what things cost and why they cannot be had.

mod art;
mod city;
mod foreseen;
mod hand;
mod ledger;
mod mausoleum;
mod pit;

use crate::board::{Board, turn_ends};
use game::Seat;
use maud::{Markup, html};
use words::{Language, Line, People, Speaks};
use xian::{
    Action, Building, Card, CardSet, Decision, Door, Event, Pair, Price, Returned, Slot, Space, View, Xian,
};

impl Board for Xian {
    const MINUTES: u32 = 90;
    const STYLESHEET: &'static str = include_str!("../../assets/xian.css");
    const STEPS: bool = true;

    fn shapes() -> Markup {
        art::shapes()
    }

    fn picture() -> Markup {
        art::picture()
    }

    fn board(view: &View, people: &People, language: Language) -> Markup {
        html! {
            div.board.xian {
                @if view.outcome.is_some() { (ledger::scoring(view, people, language)) }
                (city::calendar(view, people, language))
                div.xian-map {
                    (pit::pit(view, people, language))
                    div.xian-city {
                        (city::buildings(view, people, language))
                        (city::display(view, people, language))
                    }
                    (mausoleum::mausoleum(view, people, language))
                }
            }
        }
    }

    fn hand(view: &View, language: Language) -> Markup {
        hand::hand(view, language)
    }

    fn seat(view: &View, seat: Seat, language: Language) -> Markup {
        ledger::goods(view, seat, language)
    }

    fn beside(view: &View, language: Language) -> Markup {
        ledger::beside(view, language)
    }

    fn ghost(view: &View, action: Action) -> Markup {
        pit::ghost(view, action)
    }

    /// A secret decision is what it says, and nothing else follows from it yet.
    fn echoes(event: &Event) -> bool {
        matches!(event, Event::FavourDecided { .. } | Event::PairLaid { .. })
    }

    fn foretold(event: &Event, people: &People, language: Language) -> Vec<Line> {
        match event {
            Event::TurnEnded { .. } => vec![turn_ends(language)],
            _ => Xian::event(event, people, language).into_iter().collect(),
        }
    }

    fn foreseen(before: &View, after: &View, action: Action, people: &People, language: Language) -> Markup {
        foreseen::foreseen(before, after, action, people, language)
    }

    fn meant(view: &View, things: &[&str]) -> Vec<Action> {
        let price = if things.contains(&"reduced") { Price::Reduced } else { Price::Full };
        let door = Door::ALL.into_iter().find(|door| things.contains(&door.name()));
        let cards: Vec<Card> = things.iter().filter_map(|thing| card(thing)).collect();
        let paints = view.prompt.decision() == Some(Decision::Paint);
        let meant = |thing: &&str| {
            let named = thing.split(' ').next_back()?;
            let space = thing.split_once(' ').and_then(|(_, space)| Space::from_name(space));
            let at_space = space.map(|space| {
                if paints { Action::Paint { space, price } } else { Action::Model { space, price } }
            });
            let entered = Building::from_name(named).map(|building| Action::Enter { building, door });
            let forged = Slot::from_name(named).map(|slot| Action::Forge { slot, price });
            at_space.or(entered).or(forged).or_else(|| thing.parse().ok())
        };
        let with_cards = match cards[..] {
            [] => None,
            [top, bottom] if things.iter().any(|thing| thing.contains("on")) => {
                Some(Action::Commit(Pair { top, bottom }))
            }
            _ => Returned::new(cards.iter().copied().collect::<CardSet>()).map(Action::Return),
        };
        with_cards
            .into_iter()
            .chain(things.iter().filter(|thing| card(thing).is_none()).filter_map(meant))
            .collect()
    }
}

/// The card that a thing of the hand names: to return it, or as the top or the bottom of a pair.
fn card(thing: &str) -> Option<Card> {
    let name = thing.strip_suffix(" on").or(thing.strip_prefix("on ")).unwrap_or(thing);
    Card::from_name(name)
}

/// What a seat is called.
fn name<'a>(people: &'a People, seat: Seat) -> &'a str {
    people.names.get(seat.index()).map_or("", String::as_str)
}
