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
//! | `open scores` | everybody sees all won tokens | hidden scores |
//! | `G begins`, `G acts`, `G acts once` | the turn begins with scoring, or two actions are owed, or one | `R begins` |

mod sketch;
mod words;

use crate::cards::Card;
use crate::colour::Colour;
use crate::places::{Column, Site};
use crate::section::{Section, Stage};
use crate::state::GreatWall;
use game::Seat;
use sketch::Sketch;

/// A drawing that shows no position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Misdrawn {
    #[error("cannot read the line \u{201c}{line}\u{201d}: {expected}")]
    Line { line: String, expected: &'static str },
    #[error("there is no seat {0} in this game")]
    NoSuchSeat(Seat),
    #[error("there is no site {0} in this game")]
    NoSuchSite(Site),
    #[error("every site is closed")]
    NothingOpen,
    #[error("seat {0} has more of a card than a deck")]
    Cards(Seat),
    #[error("there are more tokens of a value than in the game")]
    Tokens,
    #[error("seat {0} has laid all cards, so this is no normal turn")]
    NoCardsLeft(Seat),
    #[error("seat {0} owes no actions in this phase")]
    NoActions(Seat),
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
