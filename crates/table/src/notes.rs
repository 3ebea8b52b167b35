//! What people at a table do beside playing: they resign, ask each other for something, and answer. It is a part of
//! the match and of its record. Knows seats only: not who sits there, whether they are there, or what a bot is.

use game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Something that was done beside the actions.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// How many of the actions came before it.
    pub after: usize,
    /// Who did it.
    pub seat: Seat,
    pub what: Noted,
}

/// What can be done beside the actions.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Noted {
    /// Gives up. A bot of a level plays the seat to the end, or the match ends with it.
    Resigned {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<String>,
    },
    /// Asks for something, which happens when all these seats have agreed.
    Asked { what: Proposal, of: Vec<Seat> },
    /// Answers what is asked.
    Answered { agrees: bool },
    /// Asks no longer.
    Withdrawn,
    /// Waits no longer for the answers of these seats, whose people are away.
    Excused { seats: Vec<Seat> },
    /// Plays again, in place of the bot that stood in.
    Returned,
    /// Has no time left.
    TimedOut { then: Overtime },
    /// Lets the clocks run on that were stopped.
    Resumed,
}

/// What follows when somebody has no time left. It was agreed on before.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Overtime {
    /// A bot of a level plays the seat until they come back.
    StandIn { bot: String },
    /// They have lost, and a bot of a level plays the seat to the end.
    Out { bot: String },
    /// They have lost, and the match ends with it.
    Loss,
}

/// What one can ask the others for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Proposal {
    /// To end the match without a result.
    End,
    /// To take one's last decision back, whatever has come to light since.
    TakeBack,
    /// To let a bot of a level play somebody's seat until they come back, and the other seats that they have.
    Replace {
        seat: Seat,
        bot: String,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        also: Vec<Seat>,
    },
    /// To stop the clocks until somebody lets them run on.
    Pause,
}

/// How a match ended other than by its rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ended {
    /// This seat has given up.
    Resigned(Seat),
    /// This seat had no time left.
    TimedOut(Seat),
    /// All have agreed to end it without a result.
    Agreed,
}

impl Ended {
    /// Where two play, the other one of whoever resigns or has no time left has won. Elsewhere nobody has.
    pub fn winners(self, seats: usize) -> SeatSet {
        match self {
            Ended::Resigned(loser) | Ended::TimedOut(loser) if seats == 2 => {
                (0..2).filter_map(Seat::new).filter(|&seat| seat != loser).collect()
            }
            Ended::Resigned(_) | Ended::TimedOut(_) | Ended::Agreed => SeatSet::EMPTY,
        }
    }
}

/// What is asked and not answered by all yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    /// Tells it from all others of the match.
    pub number: usize,
    pub by: Seat,
    pub what: Proposal,
    /// The seats whose answer is missing.
    pub waiting: SeatSet,
    /// Whether anybody has agreed so far.
    pub agreed: bool,
}

/// Why something cannot be noted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum CannotNote {
    #[error("the match is over")]
    Over,
    #[error("something else is being asked")]
    Busy,
    #[error("nobody has asked this seat for anything")]
    NotAsked,
    #[error("there is no such seat, or it is named twice")]
    Seats,
    #[error("a bot plays this seat")]
    Replaced,
    #[error("no bot stands in for this seat")]
    NotReplaced,
    #[error("the clocks stand still already")]
    Paused,
    #[error("the clocks do not stand still")]
    NotPaused,
}

/// Everything that was noted at a table, and what follows from it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Notes {
    all: Vec<Note>,
    open: Option<Question>,
    ended: Option<Ended>,
    /// The seats that a bot plays until somebody comes back.
    replaced: SeatSet,
    /// The seats that a bot plays to the end.
    resigned: SeatSet,
    /// Whether the clocks stand still because all have agreed.
    paused: bool,
}

impl Notes {
    /// All notes, the earliest first.
    pub fn all(&self) -> &[Note] {
        &self.all
    }

    pub const fn ended(&self) -> Option<Ended> {
        self.ended
    }

    /// What is being asked.
    pub const fn open(&self) -> Option<&Question> {
        self.open.as_ref()
    }

    /// Whether the clocks stand still because all have agreed.
    pub const fn are_clocks_stopped(&self) -> bool {
        self.paused
    }

    /// Adds a note at a table with this many seats. What all have agreed on is given back, with who asked for it; an
    /// error changes nothing.
    pub(crate) fn add(&mut self, note: Note, seats: usize) -> Result<Option<(Seat, Proposal)>, CannotNote> {
        let seat = note.seat;
        if self.ended.is_some() {
            return Err(CannotNote::Over);
        }
        if seat.index() >= seats {
            return Err(CannotNote::Seats);
        }
        let is_out = self.replaced.contains(seat) || self.resigned.contains(seat);
        if is_out && note.what != Noted::Returned {
            return Err(CannotNote::Replaced);
        }
        let mut agreed = None;
        match &note.what {
            Noted::Resigned { bot } => {
                match bot {
                    Some(_) => self.resigned.insert(seat),
                    None => self.ended = Some(Ended::Resigned(seat)),
                }
                self.open = None;
            }
            Noted::Asked { what, of } => {
                if self.open.is_some() {
                    return Err(CannotNote::Busy);
                }
                let waiting = self.asked(seat, what, of, seats)?;
                let (number, what) = (self.all.len(), what.clone());
                let question = Question { number, by: seat, what, waiting, agreed: false };
                agreed = self.settle(question);
            }
            Noted::Answered { agrees } => {
                let asked = self.open.as_ref().filter(|open| open.waiting.contains(seat));
                let mut question = asked.ok_or(CannotNote::NotAsked)?.clone();
                question.waiting = question.waiting.without(seat);
                self.open = None;
                if *agrees {
                    question.agreed = true;
                    agreed = self.settle(question);
                }
            }
            Noted::Withdrawn => {
                if self.open.as_ref().is_none_or(|open| open.by != seat) {
                    return Err(CannotNote::NotAsked);
                }
                self.open = None;
            }
            Noted::Excused { seats } => {
                let question = self.excused(seat, seats)?;
                self.open = None;
                agreed = self.settle(question);
            }
            Noted::Returned => {
                if !self.replaced.contains(seat) {
                    return Err(CannotNote::NotReplaced);
                }
                self.replaced = self.replaced.without(seat);
            }
            Noted::TimedOut { then } => {
                match then {
                    Overtime::StandIn { .. } => self.replaced.insert(seat),
                    Overtime::Out { .. } => self.resigned.insert(seat),
                    Overtime::Loss => self.ended = Some(Ended::TimedOut(seat)),
                }
                self.open = None;
            }
            Noted::Resumed => {
                if !self.paused {
                    return Err(CannotNote::NotPaused);
                }
                self.paused = false;
            }
        }
        self.all.push(note);
        Ok(agreed)
    }

    /// The seats that are asked, if they can be.
    fn asked(&self, by: Seat, what: &Proposal, of: &[Seat], seats: usize) -> Result<SeatSet, CannotNote> {
        let asked: SeatSet = of.iter().copied().collect();
        let is_here = |seat: Seat| seat.index() < seats && seat != by;
        if asked.len() != of.len() || !asked.iter().all(is_here) {
            return Err(CannotNote::Seats);
        }
        match what {
            Proposal::Replace { seat, also, .. } => {
                let away: SeatSet = also.iter().fold(SeatSet::only(*seat), |away, &seat| away.with(seat));
                if away.len() != also.len() + 1
                    || !away.iter().all(|seat| is_here(seat) && !asked.contains(seat))
                {
                    return Err(CannotNote::Seats);
                }
                let is_out = |seat| self.replaced.contains(seat) || self.resigned.contains(seat);
                if away.iter().any(is_out) { Err(CannotNote::Replaced) } else { Ok(asked) }
            }
            Proposal::Pause if self.paused => Err(CannotNote::Paused),
            Proposal::End | Proposal::TakeBack | Proposal::Pause => Ok(asked),
        }
    }

    /// What is asked, without those whose answer nobody waits for any more. Somebody must have agreed, or be left to.
    fn excused(&self, by: Seat, seats: &[Seat]) -> Result<Question, CannotNote> {
        let mut question = self.open.clone().ok_or(CannotNote::NotAsked)?;
        for &seat in seats {
            if seat == by || !question.waiting.contains(seat) {
                return Err(CannotNote::NotAsked);
            }
            question.waiting = question.waiting.without(seat);
        }
        let is_left = question.agreed || !question.waiting.is_empty();
        if is_left && !seats.is_empty() { Ok(question) } else { Err(CannotNote::NotAsked) }
    }

    /// Leaves a question open, unless all have agreed.
    fn settle(&mut self, question: Question) -> Option<(Seat, Proposal)> {
        if !question.waiting.is_empty() {
            self.open = Some(question);
            return None;
        }
        match question.what {
            Proposal::End => self.ended = Some(Ended::Agreed),
            Proposal::Replace { seat, ref also, .. } => {
                for &seat in also.iter().chain([&seat]) {
                    self.replaced.insert(seat);
                }
            }
            Proposal::Pause => self.paused = true,
            Proposal::TakeBack => {}
        }
        Some((question.by, question.what))
    }

    /// The actions after the first `number` are gone; `kept` of them are played again, all but the first.
    pub(crate) fn taken_back(&mut self, number: usize, kept: bool) {
        for note in &mut self.all {
            if note.after > number {
                note.after = if kept { note.after - 1 } else { number };
            }
        }
    }
}
