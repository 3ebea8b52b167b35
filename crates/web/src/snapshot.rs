//! A snapshot: what one viewer sees of a match at one moment, drawn and told, ready to be laid out on a page. Knows no
//! game.

use boards::{Drama, Recap, rulebook};
use game::{Outcome, Seat, SeatSet};
use maud::Markup;
use std::sync::Arc;
use table::Ended;
use words::Line;

/// Everything one viewer sees.
pub struct Snapshot {
    pub prompt: String,
    pub board: Markup,
    /// Steps that followed without anybody deciding them, and that the board no longer shows.
    pub story: Markup,
    /// How the match went, once it is over.
    pub course: Markup,
    pub hand: Markup,
    /// What everybody sees of each seat.
    pub seats: Vec<Markup>,
    pub beside: Markup,
    pub log: Vec<LoggedMove>,
    /// Whether a turn is made of several actions.
    pub has_long_turns: bool,
    /// The steps of the viewer's turn that can be taken back, from the first to the last.
    pub steps: Vec<String>,
    /// What the viewer may play now, by its spelling.
    pub legal: Vec<String>,
    pub awaited: SeatSet,
    pub outcome: Option<Outcome>,
    pub ending: Option<String>,
    /// How people ended the match, if they did.
    pub ended: Option<Ended>,
    /// What they did beside playing, the latest last.
    pub notes: Vec<LoggedNote>,
    /// The paragraph of the rules that the prompt is about.
    pub citation: Citation,
    /// Whether a piece is turned at the place one picks.
    pub turns: bool,
    pub names: Vec<String>,
    /// What marks a seat wherever it is named.
    pub mark: fn(Seat) -> Markup,
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
#[derive(Hash)]
pub struct LoggedMove {
    /// Counted from 1 among those the viewer knows of.
    pub number: usize,
    pub seat: Seat,
    /// Which it is of those that everybody knows of, at a table where people talk about them.
    pub public: Option<PublicMove>,
    pub lines: Arc<[Line]>,
    /// What is worth noticing about it.
    pub drama: Arc<[Drama]>,
    /// With the first action of a turn of several: what the turn came to, where the game says that.
    pub came_to: Option<String>,
}

/// An action that everybody knows of.
#[derive(Debug, Clone, Hash)]
pub struct PublicMove {
    /// Counted from 1 among those that everybody knows of.
    pub number: usize,
    /// What tells it from all others for as long as it is not taken back, whatever comes to light later. Not for pages.
    pub name: String,
}

/// Something that was done beside playing, as the log tells it.
pub struct LoggedNote {
    pub seat: Seat,
    pub text: String,
}

/// One move in the list of all.
pub struct ListedMove {
    /// Counted from 1 among those the viewer knows of.
    pub number: usize,
    pub seat: Seat,
    /// What it was, in one line; `None` if the viewer is not told.
    pub text: Option<String>,
    /// The part of the match in which it was played.
    pub period: String,
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
    /// Whether it could not be taken back.
    pub is_final: bool,
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
    /// The seats that won, if it is over and anybody has.
    pub fn winners(&self) -> SeatSet {
        let ended = |ended: Ended| ended.winners(self.names.len());
        self.outcome.map(|outcome| outcome.winners()).or(self.ended.map(ended)).unwrap_or(SeatSet::EMPTY)
    }

    /// Whether this is the end of the match.
    pub fn is_over(&self) -> bool {
        self.outcome.is_some() || self.ended.is_some()
    }

    /// The moves since the last one of this seat.
    pub fn since(&self, seat: Seat) -> usize {
        self.log.iter().rev().take_while(|told| told.seat != seat).count()
    }
}
