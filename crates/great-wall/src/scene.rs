//! Positions made by hand, for tests, figures and lessons: a drawing in words becomes a game.
//!
//! ```
//! use game::{Game, Nobody, Seat};
//! use great_wall::Site;
//! use great_wall::scene::{Scene, show_site};
//!
//! let scene: Scene = "3 seats
//!     site 1: 5 | G:gate[4] G:wall B:noble>R:dragon
//!     site 2: 7 3
//!     G hand: 2 walls, dragon
//!     G acts"
//!     .parse()?;
//! let mut game = scene.set()?;
//!
//! // Green's dragon covers Red's; on Green's own token it may not lie.
//! let green = Seat::new(1).ok_or("there are three seats")?;
//! assert!(game.apply(green, "lay dragon at 1 on 1".parse()?, &mut Nobody).is_err());
//! game.apply(green, "lay dragon at 1 on 3".parse()?, &mut Nobody)?;
//! assert_eq!(show_site(game.table().section(Site::ALL[0])), "5 | G:gate[4] G:wall B:noble>R:dragon>G:dragon");
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

mod setting;
mod words;

use crate::cards::{Card, Kind};
use crate::colour::Colour;
use crate::options::Options;
use crate::places::{Column, MOST_SITES, Site};
use crate::position::{Owed, Phase};
use crate::section::{Section, Stage};
use crate::tokens::Token;
use game::{MAX_SEATS, Seat, SeatCount};
use std::str::FromStr;

/// Why a drawing shows no position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SceneError {
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

/// A position in the making: what has been read of a drawing.
#[derive(Debug, Clone)]
pub struct Scene {
    seats: SeatCount,
    options: Options,
    sites: [SiteScene; MOST_SITES],
    players: [PlayerScene; MAX_SEATS],
    pool: Option<Vec<Token>>,
    phase: Phase,
    current: Seat,
    /// Without it, the turn begins.
    owed: Option<Owed>,
}

/// A site as drawn; closed if it has no tokens.
#[derive(Debug, Clone, Default)]
struct SiteScene {
    stage: Option<Stage>,
    /// Covered cards first.
    columns: Vec<Vec<Card>>,
}

/// What is drawn of one player.
#[derive(Debug, Clone, Default)]
struct PlayerScene {
    hand: Vec<Kind>,
    deck: Option<Vec<Kind>>,
    won: Vec<Token>,
}

impl Default for Scene {
    fn default() -> Scene {
        Scene {
            seats: SeatCount::TWO,
            options: Options::default(),
            sites: Default::default(),
            players: Default::default(),
            pool: None,
            phase: Phase::Normal,
            current: Seat::FIRST,
            owed: None,
        }
    }
}

/// Reads a drawing, line by line.
impl FromStr for Scene {
    type Err = SceneError;

    fn from_str(drawing: &str) -> Result<Scene, SceneError> {
        let mut scene = Scene::default();
        for line in drawing.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let refuse = |expected| SceneError::Line { line: line.to_owned(), expected };
            words::read_line(&mut scene, line).map_err(refuse)?;
        }
        Ok(scene)
    }
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
