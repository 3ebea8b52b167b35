//! A snapshot: what one viewer sees of a match at one moment, drawn and told, ready to be laid out on a page. Knows no
//! game.

use boards::{Recap, rulebook};
use game::{Outcome, Seat, SeatSet};
use maud::Markup;
use words::Line;

/// Everything one viewer sees.
pub struct Snapshot {
    pub prompt: String,
    pub board: Markup,
    /// What the match has come to by steps that the board shows no more.
    pub story: Markup,
    pub hand: Markup,
    /// What everybody sees of each seat.
    pub seats: Vec<Markup>,
    pub beside: Markup,
    pub log: Vec<LoggedMove>,
    /// The steps of the viewer's turn that can be taken back, from the first to the last.
    pub steps: Vec<String>,
    /// What the viewer may play now, by its spelling.
    pub legal: Vec<String>,
    pub awaited: SeatSet,
    pub outcome: Option<Outcome>,
    pub ending: Option<String>,
    /// The paragraph of the rules that the prompt is about.
    pub citation: Citation,
    /// Whether a piece is turned at the place one picks.
    pub turns: bool,
    pub names: Vec<String>,
    /// What happened last, step by step.
    pub recap: Recap,
    /// Whether the viewer prepares several actions, to be played together.
    pub draft: Option<Drafting>,
    /// Whether the viewer may yet be asked about something that need not be done.
    pub may_be_asked: bool,
}

/// How far a draft has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Drafting {
    Incomplete,
    Complete,
}

/// One action as the log tells it.
pub struct LoggedMove {
    /// Counted from 1 among those the viewer knows of.
    pub number: usize,
    pub seat: Seat,
    pub lines: Vec<Line>,
}

/// An action before it is confirmed.
pub struct Preview {
    pub ghost: Markup,
    pub name: String,
    /// What it would change.
    pub foreseen: Markup,
    /// What follows from it for certain.
    pub lines: Vec<Line>,
    /// Whether more follows that nobody can know yet.
    pub more: bool,
}

/// Why something cannot be, as people are told it.
#[derive(Debug, Clone)]
pub struct Explanation {
    pub line: Line,
    /// The paragraph of the rules that says so, if it is one of them.
    pub citation: Option<Citation>,
}

/// A paragraph of the rules of a game, or a whole chapter, by its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Citation {
    pub game: &'static str,
    pub number: &'static str,
}

impl Citation {
    /// Where it can be read.
    pub fn address(self) -> String {
        format!("/rules/{}#{}", self.game, rulebook::anchor(self.number))
    }
}

impl Snapshot {
    /// The moves since the last one of this seat.
    pub fn since(&self, seat: Seat) -> usize {
        self.log.iter().rev().take_while(|told| told.seat != seat).count()
    }
}
