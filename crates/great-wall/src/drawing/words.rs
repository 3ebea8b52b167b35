//! The words of a drawing: sites, columns, cards and tokens. Says what was expected where it cannot read one.

use super::sketch::SiteSketch;
use crate::cards::{Card, Kind};
use crate::colour::Colour;
use crate::notation;
use crate::places::{Column, MOST_COLUMNS};
use crate::section::{Claim, Stage};
use crate::tokens::Token;
use game::Seat;

/// What was read, or what was expected instead.
pub type Read<T> = Result<T, &'static str>;

/// `7 3 | R:gate G:wall`, or `closed`.
pub fn site(text: &str) -> Read<SiteSketch> {
    if text == "closed" {
        return Ok(SiteSketch::default());
    }
    let (free, row) = text.split_once('|').unwrap_or((text, ""));
    let mut sketch = SiteSketch::default();
    let mut claim = None;
    for (index, drawn) in row.split_whitespace().enumerate() {
        if index >= MOST_COLUMNS {
            return Err("a site has at most 100 columns");
        }
        let (cards, on_top) = column(drawn)?;
        if let (Some(token), Some(top)) = (on_top, cards.last()) {
            let laid = Claim { seat: top.owner(), token, column: Column::at(index) };
            if claim.replace(laid).is_some() {
                return Err("one token at most lies on a card");
            }
        }
        sketch.columns.push(cards);
    }
    sketch.stage = Some(match (&tokens(free.trim())?[..], claim) {
        (&[one, other], None) => Stage::Fresh([one, other]),
        (&[free], Some(claim)) => Stage::Claimed { free, claim },
        _ => return Err("an open site has two tokens, of which one may lie on a card"),
    });
    Ok(sketch)
}

/// `B:noble>G:dragon[4]`.
fn column(text: &str) -> Read<(Vec<Card>, Option<Token>)> {
    let (stack, token) = match text.strip_suffix(']').and_then(|text| text.split_once('[')) {
        Some((stack, token)) => (stack, Some(self::token(token)?)),
        None => (text, None),
    };
    let cards: Vec<Card> = stack.split('>').map(card).collect::<Read<_>>()?;
    match &cards[1..] {
        dragons if dragons.iter().all(|card| card.kind() == Kind::Dragon) => Ok((cards, token)),
        _ => Err("only dragons lie on other cards"),
    }
}

fn card(text: &str) -> Read<Card> {
    let (letter, name) = text.split_once(':').ok_or("a card is its colour and its kind, such as R:wall")?;
    let kind = Kind::named(name).ok_or("there is no such card")?;
    Ok(Card::new(seat(letter)?, kind))
}

pub fn seat(letter: &str) -> Read<Seat> {
    let mut letters = letter.chars();
    match (letters.next(), letters.next()) {
        (Some(letter), None) => Colour::seat_of(letter),
        _ => None,
    }
    .ok_or("the colours are R, G, B, Y and N")
}

/// `2 walls, dragon`, or `nothing`.
pub fn cards(text: &str) -> Read<Vec<Kind>> {
    if text == "nothing" {
        return Ok(vec![]);
    }
    let mut cards = vec![];
    for words in text.split(", ") {
        let lot = notation::lot(&words.split(' ').collect::<Vec<_>>());
        let lot = lot.ok_or("cards are written like 2 walls, dragon")?;
        cards.extend(std::iter::repeat_n(lot.kind(), lot.count() as usize));
    }
    Ok(cards)
}

/// `7 3`, or `nothing`.
pub fn tokens(text: &str) -> Read<Vec<Token>> {
    if text == "nothing" { Ok(vec![]) } else { text.split_whitespace().map(token).collect() }
}

fn token(text: &str) -> Read<Token> {
    text.parse().ok().and_then(Token::worth).ok_or("tokens are worth 1, 2, 3, 4, 5, 7 or 8")
}
