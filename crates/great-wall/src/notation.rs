//! The one spelling of every action (RULES 10).

use crate::action::Action;
use crate::cards::{Kind, Lot};
use crate::places::{Column, Site};
use crate::tokens::Token;
use game::Unreadable;
use std::fmt;
use std::str::FromStr;

const ACTION: &str = "an action is draw, pass, lay wall at 2, lay dragon at 1 on 3 or claim 7 at 2 on 5";
const CARDS: &str =
    "one lays a single card, such as wall, or identical cards, such as 3 walls; horsemen go one by one";
const SITE: &str = "sites are numbered from 1 to 4";
const COLUMN: &str = "columns are numbered from 1 at the left end";
const TOKEN: &str = "tokens are worth 1, 2, 3, 4, 5, 7 or 8";

impl fmt::Display for Lot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.count() {
            1 => write!(f, "{}", self.kind()),
            count => write!(f, "{count} {}s", self.kind()),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Draw => f.write_str("draw"),
            Action::Pass => f.write_str("pass"),
            Action::Lay { cards, site } => write!(f, "lay {cards} at {site}"),
            Action::Cover { site, column } => write!(f, "lay dragon at {site} on {column}"),
            Action::Claim { token, site, column } => write!(f, "claim {token} at {site} on {column}"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let words: Vec<&str> = text.splitn(7, ' ').collect();
        let action = match words[..] {
            ["draw"] => Ok(Action::Draw),
            ["pass"] => Ok(Action::Pass),
            ["lay", ref cards @ .., "at", site] => lay(cards, site),
            ["lay", "dragon", "at", at, "on", on] => {
                place(at, on).map(|(site, column)| Action::Cover { site, column })
            }
            ["claim", token, "at", at, "on", on] => claim(token, at, on),
            _ => Err(ACTION),
        };
        action.map_err(|expected| Unreadable::new(text, expected))
    }
}

fn lay(cards: &[&str], at: &str) -> Result<Action, &'static str> {
    Ok(Action::Lay { cards: lot(cards).ok_or(CARDS)?, site: site(at)? })
}

fn claim(token: &str, at: &str, on: &str) -> Result<Action, &'static str> {
    let token = number(token).and_then(Token::worth).ok_or(TOKEN)?;
    place(at, on).map(|(site, column)| Action::Claim { token, site, column })
}

/// `wall`, or `3 walls`.
pub(crate) fn lot(words: &[&str]) -> Option<Lot> {
    match *words {
        [name] => Kind::from_name(name).map(Lot::single),
        [count, name] => {
            let kind = Kind::from_name(name.strip_suffix('s')?)?;
            Lot::new(kind, number(count)?).filter(|lot| lot.count() > 1)
        }
        _ => None,
    }
}

fn place(at: &str, on: &str) -> Result<(Site, Column), &'static str> {
    Ok((site(at)?, number(on).and_then(Column::new).ok_or(COLUMN)?))
}

fn site(text: &str) -> Result<Site, &'static str> {
    number(text).and_then(Site::new).ok_or(SITE)
}

/// Decimal digits without sign or leading zero.
fn number(text: &str) -> Option<u8> {
    let plain = text.bytes().all(|digit| digit.is_ascii_digit()) && !text.starts_with('0');
    if plain { text.parse().ok() } else { None }
}
