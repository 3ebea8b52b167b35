//! Positions made by hand, for tests, figures and lessons: a drawing in words becomes a game.
//!
//! ```
//! use game::{Game, Nobody, Seat};
//!
//! let mut game = great_wall::draw(
//!     "3 seats
//!      site 1: 5 | G:gate[4] G:wall B:noble>R:dragon
//!      site 2: 7 3
//!      G hand: 2 walls, dragon
//!      G acts",
//! )?;
//! game.apply(Seat::new(1).unwrap(), "lay dragon at 1 on 3".parse()?, &mut Nobody)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Each line says one thing; R, G, B, Y and N are red, green, blue, yellow and brown, seats 0 to 4.
//!
//! | line | meaning | without it |
//! | --- | --- | --- |
//! | `3 seats` | how many play | two |
//! | `site 1: 7 3 \| R:gate B:wall>G:dragon` | free tokens and columns from left to right, covered cards first | closed |
//! | `site 1: 5 \| G:gate[4]` | a claimed token lies on its owner's card | |
//! | `R hand: 2 walls, dragon` | a hand; `nothing` for none | nothing |
//! | `R deck: gate, wall` | a deck, next-drawn first; the cards not mentioned have left the game | all cards not mentioned |
//! | `R won: 7 3` | won tokens | nothing |
//! | `pool: 4 4` | the pool, next-drawn first; the tokens not mentioned have left the game | all tokens not mentioned |
//! | `last round of R`, `only scoring after R` | the phase, and who ran out of cards | normal |
//! | `G begins`, `G acts`, `G acts once` | the turn begins with scoring, or two actions are owed, or one | `R begins` |

use crate::cards::{Card, Cards, DECK_SIZE, Deck, Kind};
use crate::colour::Colour;
use crate::notation;
use crate::options::Options;
use crate::places::{Column, MOST_COLUMNS, MOST_SITES, Site};
use crate::section::{Claim, Section, Stage};
use crate::state::GreatWall;
use crate::table::{Duty, Owed, Phase, Table};
use crate::tokens::{Pool, TOKEN_COUNT, Token, Tokens};
use game::{MAX_SEATS, Nobody, Seat, SeatCount};

/// A drawing that shows no position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Misdrawn {
    #[error("cannot read the line \u{201c}{line}\u{201d}: {expected}")]
    Line { line: String, expected: &'static str },
    #[error("seat {0} has more cards than a deck, or the same card in two places")]
    Cards(Seat),
    #[error("there are more tokens than the game has")]
    Tokens,
    #[error("seat {0} has laid all cards, so this is no normal turn")]
    NoCardsLeft(Seat),
    #[error("with so many seats there are other sites, or every site is closed")]
    Sites,
    #[error("seat {0} has no such turn")]
    Turn(Seat),
}

/// The position a drawing shows.
pub fn draw(drawing: &str) -> Result<GreatWall, Misdrawn> {
    let mut sketch = Sketch::default();
    for line in drawing.lines().map(str::trim).filter(|line| !line.is_empty()) {
        sketch.read(line).map_err(|expected| Misdrawn::Line { line: line.to_owned(), expected })?;
    }
    sketch.finish()
}

/// A site as it is drawn: `5 | G:gate[4] B:noble>R:dragon`.
pub fn show_site(section: &Section) -> String {
    let free = match section.stage {
        Stage::Closed => return "closed".into(),
        Stage::Fresh([one, other]) => format!("{one} {other}"),
        Stage::Claimed { free, .. } => free.to_string(),
    };
    let columns = section.row.columns().map(|column| show_column(section, column));
    std::iter::once(free + " |").chain(columns).collect::<Vec<_>>().join(" ")
}

fn show_column(section: &Section, column: Column) -> String {
    let show = |card: Card| format!("{}:{}", Colour::of(card.owner()).letter(), card.kind());
    let mut cards: Vec<String> = section.row.stack(column).map(show).collect();
    cards.reverse();
    let token = section.claim().filter(|claim| claim.column == column);
    cards.join(">") + &token.map_or(String::new(), |claim| format!("[{}]", claim.token))
}

/// What has been read of a drawing.
struct Sketch {
    seats: SeatCount,
    sites: [SiteSketch; MOST_SITES],
    hands: [Vec<Kind>; MAX_SEATS],
    decks: [Option<Vec<Kind>>; MAX_SEATS],
    won: [Vec<Token>; MAX_SEATS],
    pool: Option<Vec<Token>>,
    phase: Phase,
    current: Seat,
    /// Without it, the turn begins.
    owed: Option<Owed>,
}

/// A site as drawn; closed if it has no tokens.
#[derive(Default)]
struct SiteSketch {
    stage: Option<Stage>,
    /// Covered cards first.
    columns: Vec<Vec<Card>>,
}

impl Default for Sketch {
    fn default() -> Sketch {
        Sketch {
            seats: SeatCount::TWO,
            sites: Default::default(),
            hands: Default::default(),
            decks: Default::default(),
            won: Default::default(),
            pool: None,
            phase: Phase::Normal,
            current: Seat::FIRST,
            owed: None,
        }
    }
}

type Read<T> = Result<T, &'static str>;

impl Sketch {
    fn read(&mut self, line: &str) -> Read<()> {
        if let Some((what, content)) = line.split_once(": ") {
            return self.read_place(what, content);
        }
        match line.split(' ').collect::<Vec<_>>()[..] {
            [count, "seats"] => {
                let count = count.parse().ok().and_then(SeatCount::new);
                self.seats = count.ok_or("there are 2 to 5 seats")?;
            }
            ["last", "round", "of", letter] => self.phase = Phase::LastRound { trigger: seat(letter)? },
            ["only", "scoring", "after", letter] => {
                self.phase = Phase::ScoringOnly { trigger: seat(letter)? }
            }
            [letter, "begins"] => (self.current, self.owed) = (seat(letter)?, None),
            [letter, "acts"] => (self.current, self.owed) = (seat(letter)?, Some(Owed::Two)),
            [letter, "acts", "once"] => (self.current, self.owed) = (seat(letter)?, Some(Owed::One)),
            _ => {
                return Err(
                    "a line names seats, a site, a hand, a deck, won tokens, the pool, a phase or a turn",
                );
            }
        }
        Ok(())
    }

    fn read_place(&mut self, what: &str, content: &str) -> Read<()> {
        match what.split(' ').collect::<Vec<_>>()[..] {
            ["site", number] => {
                let number = number.parse().ok().and_then(Site::new);
                self.sites[number.ok_or("sites are numbered from 1 to 4")?.index()] = site(content)?;
            }
            ["pool"] => {
                let pool = tokens(content)?;
                self.pool = Some(pool).filter(|pool| pool.len().is_multiple_of(2));
                self.pool.as_ref().ok_or("the pool holds an even number of tokens")?;
            }
            [letter, "hand"] => self.hands[seat(letter)?.index()] = cards(content)?,
            [letter, "deck"] => self.decks[seat(letter)?.index()] = Some(cards(content)?),
            [letter, "won"] => self.won[seat(letter)?.index()] = tokens(content)?,
            _ => {
                return Err("before the colon stands a site, the pool, or a hand, a deck or won of a colour");
            }
        }
        Ok(())
    }

    fn finish(self) -> Result<GreatWall, Misdrawn> {
        self.check_turn()?;
        let (hands, decks) = self.cards()?;
        let mut game = GreatWall {
            table: Table {
                seats: self.seats,
                options: Options::default(),
                phase: self.phase,
                current: self.current,
                duty: Duty::Act(self.owed.unwrap_or(Owed::Two)),
                sections: self.sites.each_ref().map(SiteSketch::section),
                won: self.won.each_ref().map(|won| won.iter().copied().collect()),
                removed: Tokens::EMPTY,
            },
            hands,
            decks,
            pool: Pool::EMPTY,
        };
        self.share_out_tokens(&mut game)?;
        if game.table.open_sites().is_empty()
            || game.table.open_sites().iter().any(|site| !game.table.has(site))
        {
            return Err(Misdrawn::Sites);
        }
        let normal = self.phase == Phase::Normal;
        if let Some(seat) = self.seats.seats().find(|&seat| normal && game.unlaid(seat).is_empty()) {
            return Err(Misdrawn::NoCardsLeft(seat));
        }
        if self.owed.is_none() && !game.begin_turn(&mut Nobody) {
            game.end_turn(&mut Nobody);
        }
        Ok(game)
    }

    /// The seats exist, and actions are owed only by those who still have some.
    fn check_turn(&self) -> Result<(), Misdrawn> {
        let fits = match self.phase {
            Phase::Normal => true,
            Phase::LastRound { trigger } => self.seats.has(trigger) && trigger != self.current,
            Phase::ScoringOnly { trigger } => self.seats.has(trigger) && self.owed.is_none(),
        };
        if fits && self.seats.has(self.current) { Ok(()) } else { Err(Misdrawn::Turn(self.current)) }
    }

    /// The hand and the deck of every seat. A deck that is not drawn holds whatever is drawn nowhere else.
    fn cards(&self) -> Result<([Cards; MAX_SEATS], [Deck; MAX_SEATS]), Misdrawn> {
        let (mut hands, mut decks) = ([Cards::EMPTY; MAX_SEATS], [Deck::EMPTY; MAX_SEATS]);
        for seat in (0..).map_while(Seat::new) {
            let laid: Vec<Kind> = self.laid().filter(|card| card.owner() == seat).map(Card::kind).collect();
            let (hand, deck) = (&self.hands[seat.index()], &self.decks[seat.index()]);
            let drawn = laid.iter().chain(hand).chain(deck.iter().flatten());
            let fits =
                drawn.clone().count() <= DECK_SIZE && (self.seats.has(seat) || drawn.clone().count() == 0);
            let rest = Cards::complete().minus(drawn.copied().take(DECK_SIZE).collect()).filter(|_| fits);
            let rest = rest.ok_or(Misdrawn::Cards(seat))?;
            if self.seats.has(seat) {
                hands[seat.index()] = hand.iter().copied().collect();
                let all_others = || rest.iter().collect();
                decks[seat.index()] =
                    deck.as_ref().map_or_else(all_others, |deck| deck.iter().copied().collect());
            }
        }
        Ok((hands, decks))
    }

    fn laid(&self) -> impl Iterator<Item = Card> {
        self.sites.iter().flat_map(|site| site.columns.iter().flatten().copied())
    }

    /// A pool that is not drawn holds all other tokens, low and high in turn. What is in no place then has left
    /// the game.
    fn share_out_tokens(&self, game: &mut GreatWall) -> Result<(), Misdrawn> {
        let at_sites = game.table.sections.iter().flat_map(Section::tokens);
        let drawn = self.won.iter().flatten().chain(self.pool.iter().flatten()).copied().chain(at_sites);
        let drawn: Vec<Token> = drawn.collect();
        if drawn.len() > TOKEN_COUNT {
            return Err(Misdrawn::Tokens);
        }
        let rest = Tokens::complete().minus(drawn.into_iter().collect()).ok_or(Misdrawn::Tokens)?;
        if let Some(pool) = &self.pool {
            game.pool = pool.iter().copied().collect();
            game.table.removed = rest;
        } else {
            let low_first: Vec<Token> = rest.iter().collect();
            let pairs = low_first.iter().zip(low_first.iter().rev()).take(low_first.len() / 2);
            game.pool = pairs.flat_map(|(&low, &high)| [low, high]).collect();
            game.table.removed = rest.minus(game.pool.bag()).ok_or(Misdrawn::Tokens)?;
        }
        Ok(())
    }
}

impl SiteSketch {
    fn section(&self) -> Section {
        let Some(stage) = self.stage else { return Section::CLOSED };
        let mut section = Section { stage, ..Section::CLOSED };
        for (index, column) in self.columns.iter().enumerate() {
            let Some((&bottom, dragons)) = column.split_first() else { continue };
            section.row.append(bottom, 1);
            for dragon in dragons {
                section.row.cover(Column::at(index), dragon.owner());
            }
        }
        section
    }
}

/// `7 3 | R:gate G:wall`, or `closed`.
fn site(text: &str) -> Read<SiteSketch> {
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
