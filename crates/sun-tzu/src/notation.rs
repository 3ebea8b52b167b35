//! The one spelling of every action (RULES 13): lower-case words, one space between them.

use crate::action::{Action, Shares, Whites};
use crate::card::{Card, Cards};
use crate::province::Province;
use game::Unreadable;
use std::fmt;
use std::str::FromStr;

/// The most armies a share can have: all of one side.
const MOST_ARMIES: u8 = 21;
/// The most cards one can keep of those looked at.
const MOST_KEPT: u8 = 2;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Choose(warlord) => write!(f, "warlord {warlord}"),
            Action::Lay(province, card) => write!(f, "{province} {card}"),
            Action::Trade(cards) => write_cards(f, "trade", *cards),
            Action::NoTrade => f.write_str("no trade"),
            Action::Reinforce(province) => write!(f, "reinforce {province}"),
            Action::Raid(province) => write!(f, "raid {province}"),
            Action::March(from, to) => write!(f, "march {from} {to}"),
            Action::Pass => f.write_str("pass"),
            Action::Reveal(province) => write!(f, "reveal {province}"),
            Action::Pay(shares) => write_shares(f, "pay", *shares),
            Action::Feint => f.write_str("feint"),
            Action::GreatPlague => f.write_str("great plague"),
            Action::Withdraw(shares) => write_shares(f, "withdraw", *shares),
            Action::Draw => f.write_str("draw"),
            Action::Keep(cards) => write_cards(f, "keep", *cards),
        }
    }
}

fn write_cards(f: &mut fmt::Formatter<'_>, verb: &str, cards: Whites) -> fmt::Result {
    f.write_str(verb)?;
    cards.cards().iter().try_for_each(|card| write!(f, " {card}"))
}

fn write_shares(f: &mut fmt::Formatter<'_>, verb: &str, shares: Shares) -> fmt::Result {
    f.write_str(verb)?;
    shares.iter().try_for_each(|(province, armies)| write!(f, " {province} {armies}"))
}

const EXPECTED: &str = "an action is written like \u{201c}tibet +1\u{201d}, \u{201c}reveal tibet\u{201d}, \
    \u{201c}withdraw tibet 2 qinghai 1\u{201d}, \u{201c}keep 9\u{201d} or \u{201c}pass\u{201d}";

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        read(text).ok_or_else(|| Unreadable::new(text, EXPECTED))
    }
}

fn read(text: &str) -> Option<Action> {
    match text {
        "no trade" => return Some(Action::NoTrade),
        "pass" => return Some(Action::Pass),
        "feint" => return Some(Action::Feint),
        "great plague" => return Some(Action::GreatPlague),
        "draw" => return Some(Action::Draw),
        _ => (),
    }
    let (verb, rest) = text.split_once(' ')?;
    let action = match verb {
        "warlord" => Action::Choose(rest.parse().ok()?),
        "trade" => Action::Trade(read_cards(rest, Whites::MOST)?),
        "reinforce" => Action::Reinforce(rest.parse().ok()?),
        "raid" => Action::Raid(rest.parse().ok()?),
        "march" => {
            let (from, to) = rest.split_once(' ')?;
            Action::March(from.parse().ok()?, to.parse().ok()?)
        }
        "reveal" => Action::Reveal(rest.parse().ok()?),
        "pay" => Action::Pay(read_shares(rest)?),
        "withdraw" => Action::Withdraw(read_shares(rest)?),
        "keep" => Action::Keep(read_cards(rest, MOST_KEPT)?),
        province => Action::Lay(province.parse().ok()?, rest.parse().ok()?),
    };
    Some(action)
}

/// One to `most` cards, white, in card order.
fn read_cards(text: &str, most: u8) -> Option<Whites> {
    let (mut cards, mut last) = (Cards::EMPTY, Card::Six);
    for word in text.split(' ') {
        let card: Card = word.parse().ok()?;
        if card.is_yellow() || card < last || cards.len() == most {
            return None;
        }
        (cards, last) = (cards.with(card), card);
    }
    Whites::new(cards)
}

/// One share or more, each province at most once and in row order.
fn read_shares(text: &str) -> Option<Shares> {
    let (mut shares, mut last) = (Shares::NONE, None);
    let mut words = text.split(' ');
    while let Some(word) = words.next() {
        let province: Province = word.parse().ok()?;
        if Some(province) <= last {
            return None;
        }
        (shares, last) = (shares.with(province, read_count(words.next()?)?), Some(province));
    }
    Some(shares)
}

fn read_count(word: &str) -> Option<u8> {
    (1..=MOST_ARMIES).find(|count| count.to_string() == word)
}
