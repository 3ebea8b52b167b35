//! The one spelling of every action (RULES 13): what `Display` writes is what `FromStr` reads, and nothing else.

use crate::action::{Action, Returned};
use crate::buildings::{Building, Verb};
use crate::equipment::Slot;
use crate::mausoleum::{Door, EndTile};
use crate::pit::Space;
use crate::requests::Price;
use crate::resources::{Colour, OneOrTwo, Resource};
use crate::workers::{Card, CardSet, Pair};
use game::Unreadable;
use std::fmt::{self, Display};
use std::str::FromStr;

/// What a player reads who wrote something else.
const EXPECTED: &str = "an action looks like \u{201c}r5 on b4\u{201d}, \u{201c}main\u{201d}, \u{201c}enter palace\u{201d}, \
    \u{201c}model b2\u{201d} or \u{201c}pay red blue\u{201d}";

impl Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Return(returned) => write_returned(f, returned),
            Action::Commit(Pair { top, bottom }) => write!(f, "{top} on {bottom}"),
            Action::Main => f.write_str("main"),
            Action::Pigment => f.write_str("pigment"),
            Action::Enter { building, door: None } => write!(f, "enter {building}"),
            Action::Enter { building, door: Some(door) } => write!(f, "enter {building} {door}"),
            Action::Pass => f.write_str("pass"),
            Action::Market => f.write_str("market"),
            Action::Extra(verb) => write!(f, "extra {verb}"),
            Action::EndTurn => f.write_str("end turn"),
            Action::Model { space, price } => write!(f, "model {space}{}", reduced(price)),
            Action::Paint { space, price } => write!(f, "paint {space}{}", reduced(price)),
            Action::Forge { slot, price } => write!(f, "forge {slot}{}", reduced(price)),
            Action::Pay(payment) => write_things(f, "pay", payment),
            Action::Sign => f.write_str("sign"),
            Action::NoSignature => f.write_str("no signature"),
            Action::Choose(tile) => write!(f, "choose {}", tile.name().replace('_', " ")),
            Action::Swap { give, take } => write!(f, "swap {give} for {take}"),
            Action::NoSwap => f.write_str("no swap"),
            Action::Give(things) => write_things(f, "give", things),
            Action::Take(things) => write_things(f, "take", things),
        }
    }
}

fn write_returned(f: &mut fmt::Formatter<'_>, returned: Returned) -> fmt::Result {
    if returned.cards().is_empty() {
        return f.write_str("keep all");
    }
    f.write_str("return")?;
    returned.cards().iter().try_for_each(|card| write!(f, " {card}"))
}

fn write_things<T: Copy + Ord + Display>(
    f: &mut fmt::Formatter<'_>,
    verb: &str,
    things: OneOrTwo<T>,
) -> fmt::Result {
    f.write_str(verb)?;
    things.iter().try_for_each(|thing| write!(f, " {thing}"))
}

const fn reduced(price: Price) -> &'static str {
    match price {
        Price::Full => "",
        Price::Reduced => " reduced",
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        read(text).ok_or_else(|| Unreadable::new(text, EXPECTED))
    }
}

fn read(text: &str) -> Option<Action> {
    let words: Vec<&str> = text.split(' ').collect();
    Some(match *words.as_slice() {
        ["keep", "all"] => Action::Return(Returned::default()),
        ["return", ref cards @ ..] => Action::Return(read_returned(cards)?),
        [top, "on", bottom] => {
            Action::Commit(Pair { top: Card::from_name(top)?, bottom: Card::from_name(bottom)? })
        }
        ["main"] => Action::Main,
        ["pigment"] => Action::Pigment,
        ["enter", building] => Action::Enter { building: Building::from_name(building)?, door: None },
        ["enter", building, door] => {
            Action::Enter { building: Building::from_name(building)?, door: Some(Door::from_name(door)?) }
        }
        ["pass"] => Action::Pass,
        ["market"] => Action::Market,
        ["extra", verb] => Action::Extra(Verb::from_name(verb)?),
        ["end", "turn"] => Action::EndTurn,
        ["model", space, ref price @ ..] => {
            Action::Model { space: Space::from_name(space)?, price: read_price(price)? }
        }
        ["paint", space, ref price @ ..] => {
            Action::Paint { space: Space::from_name(space)?, price: read_price(price)? }
        }
        ["forge", slot, ref price @ ..] => {
            Action::Forge { slot: Slot::from_name(slot)?, price: read_price(price)? }
        }
        ["pay", ref pigments @ ..] => Action::Pay(read_things(pigments, Colour::from_name)?),
        ["sign"] => Action::Sign,
        ["no", "signature"] => Action::NoSignature,
        ["choose", "unused", "tiles"] => Action::Choose(EndTile::UnusedTiles),
        ["choose", tile] if !tile.contains('_') => Action::Choose(EndTile::from_name(tile)?),
        ["swap", give, "for", take] => {
            Action::Swap { give: Resource::from_name(give)?, take: Resource::from_name(take)? }
        }
        ["no", "swap"] => Action::NoSwap,
        ["give", ref things @ ..] => Action::Give(read_things(things, Resource::from_name)?),
        ["take", ref things @ ..] => Action::Take(read_things(things, Resource::from_name)?),
        _ => return None,
    })
}

/// One to four cards, each once and in card order.
fn read_returned(words: &[&str]) -> Option<Returned> {
    let cards: Vec<Card> = words.iter().copied().map(Card::from_name).collect::<Option<_>>()?;
    let ordered = cards.is_sorted_by(|earlier, later| earlier < later);
    (ordered && !cards.is_empty()).then(|| Returned::new(CardSet::from_iter(cards)))?
}

fn read_price(words: &[&str]) -> Option<Price> {
    match words {
        [] => Some(Price::Full),
        ["reduced"] => Some(Price::Reduced),
        _ => None,
    }
}

/// One or two things, in their order.
fn read_things<T: Copy + Ord>(words: &[&str], read: impl Fn(&str) -> Option<T>) -> Option<OneOrTwo<T>> {
    match *words {
        [one] => Some(OneOrTwo::one(read(one)?)),
        [one, other] => {
            let (one, other) = (read(one)?, read(other)?);
            (one <= other).then(|| OneOrTwo::two(one, other))
        }
        _ => None,
    }
}

impl serde::Serialize for Action {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
