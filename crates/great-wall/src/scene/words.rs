//! The words of a drawing: lines, sites, columns, cards and tokens. Says what was expected where it cannot read one.

use super::{PlayerScene, Scene, SiteScene};
use crate::cards::{Card, Kind};
use crate::colour::Colour;
use crate::notation;
use crate::places::{Column, MOST_COLUMNS, Site};
use crate::position::{Owed, Phase};
use crate::section::{Claim, Stage};
use crate::tokens::Token;
use game::{Seat, SeatCount};

/// What was read, or what was expected instead.
type Read<T> = Result<T, &'static str>;

/// Takes in one line of a drawing.
pub(super) fn read_line(scene: &mut Scene, line: &str) -> Read<()> {
    if let Some((place, content)) = line.split_once(": ") {
        return read_place(scene, place, content);
    }
    match line.split(' ').collect::<Vec<_>>()[..] {
        [count, "seats"] => {
            let count = count.parse().ok().and_then(SeatCount::new);
            scene.seats = count.ok_or("there are 2 to 5 seats")?;
        }
        ["open", "scores"] => scene.options.open_scores = true,
        ["last", "round", "of", letter] => scene.phase = Phase::LastRound { trigger: seat(letter)? },
        ["only", "scoring", "after", letter] => scene.phase = Phase::ScoringOnly { trigger: seat(letter)? },
        [letter, "begins"] => (scene.current, scene.owed) = (seat(letter)?, None),
        [letter, "acts"] => (scene.current, scene.owed) = (seat(letter)?, Some(Owed::Two)),
        [letter, "acts", "once"] => (scene.current, scene.owed) = (seat(letter)?, Some(Owed::One)),
        _ => {
            return Err(
                "a line shows seats, a site, a hand, a deck, won tokens, the pool, a phase or a turn",
            );
        }
    }
    Ok(())
}

fn read_place(scene: &mut Scene, place: &str, content: &str) -> Read<()> {
    match place.split(' ').collect::<Vec<_>>()[..] {
        ["site", number] => {
            let number = number.parse().ok().and_then(Site::new);
            scene.sites[number.ok_or("sites are numbered from 1 to 4")?.index()] = site(content)?;
        }
        ["pool"] => {
            let pool = Some(tokens(content)?).filter(|pool| pool.len().is_multiple_of(2));
            scene.pool = Some(pool.ok_or("the pool holds an even number of tokens")?);
        }
        [letter, "hand"] => player(scene, letter)?.hand = cards(content)?,
        [letter, "deck"] => player(scene, letter)?.deck = Some(cards(content)?),
        [letter, "won"] => player(scene, letter)?.won = tokens(content)?,
        _ => return Err("a place is a site, the pool, or a colour's hand, deck or won tokens"),
    }
    Ok(())
}

fn player<'a>(scene: &'a mut Scene, letter: &str) -> Read<&'a mut PlayerScene> {
    Ok(&mut scene.players[seat(letter)?.index()])
}

/// `7 3 | R:gate G:wall`, or `closed`.
fn site(text: &str) -> Read<SiteScene> {
    if text == "closed" {
        return Ok(SiteScene::default());
    }
    let (free, row) = text.split_once('|').unwrap_or((text, ""));
    let mut sketch = SiteScene::default();
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
    let kind = Kind::from_name(name).ok_or("there is no such card")?;
    Ok(Card::new(seat(letter)?, kind))
}

fn seat(letter: &str) -> Read<Seat> {
    let mut letters = letter.chars();
    match (letters.next(), letters.next()) {
        (Some(letter), None) => Colour::seat_of(letter),
        _ => None,
    }
    .ok_or("the colours are R, G, B, Y and N")
}

/// `2 walls, dragon`, or `nothing`.
fn cards(text: &str) -> Read<Vec<Kind>> {
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
fn tokens(text: &str) -> Read<Vec<Token>> {
    if text == "nothing" { Ok(vec![]) } else { text.split_whitespace().map(token).collect() }
}

fn token(text: &str) -> Read<Token> {
    text.parse().ok().and_then(Token::worth).ok_or("tokens are worth 1, 2, 3, 4, 5, 7 or 8")
}
