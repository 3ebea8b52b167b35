//! A table with people: what the store keeps, in memory and brought to life by the rules.
//!
//! A room never changes. [`Room::after`] gives the room that an entry leads to, or says why it does not; what
//! was written to the store before anybody saw it takes the old room's place ([`crate::rooms`]).

mod playing;
mod waiting;
mod ageing;
mod drafts;
mod entry_error;
mod log;
mod moves;
pub mod notes;
mod variation;
mod worked_out;

use crate::advice::{Coaching, Hint};
use crate::room_info::RoomInfo;
use crate::snapshot::{Explanation, ListedMove, Preview, PublicMove, Snapshot};
use game::{Outcome, Seat, SeatSet, Turn, Viewer};
use maud::Markup;
pub use playing::GameRoom;
use std::sync::Arc;
use std::time::Duration;
use store::{ClockReading, Entry, Stage, TableId};
use table::{Notes, Record};
use words::Language;

/// A table with people, of any game.
pub trait Room: Send + Sync {
    fn info(&self) -> &RoomInfo;
    fn turn(&self) -> Turn;
    /// Whether the match is over, by the rules or because people ended it.
    fn is_over(&self) -> bool;
    /// How far the table is.
    fn stage(&self) -> Stage {
        match self.info() {
            info if info.closed => Stage::Closed,
            info if !info.is_full() => Stage::Waiting,
            _ if self.is_over() => Stage::Over,
            _ => Stage::Playing,
        }
    }
    /// The seats that have won, by the rules or because somebody has resigned; none before that, or if nobody has.
    fn winners(&self) -> SeatSet {
        let ended = self.notes().and_then(Notes::ended);
        ended.map_or_else(|| winners(self.turn().outcome()), |ended| ended.winners(self.info().chairs.len()))
    }
    /// What people have done beside playing; nothing before the deal.
    fn notes(&self) -> Option<&Notes>;
    /// How the clocks stand; nothing before the deal, and where nobody is in a hurry.
    fn clocks(&self) -> Option<&ClockReading>;
    /// How many actions have been played.
    fn actions(&self) -> usize;
    /// The seats that owe a decision, as far as a viewer knows.
    fn awaited(&self, viewer: Viewer) -> SeatSet;
    /// How often the room has changed as far as a viewer can know. What others do in secret does not count.
    fn version(&self, viewer: Viewer) -> usize;
    /// Whether nothing has changed since this version that matters for what the viewer decides.
    fn is_current(&self, viewer: Viewer, version: usize) -> bool;
    /// How many actions a viewer knows of.
    fn chapters(&self, viewer: Viewer) -> usize;
    /// The action of this number, counted from 1, of those that everybody knows of; nothing before the deal.
    fn public_move(&self, _number: usize) -> Option<PublicMove> {
        None
    }
    /// At how many moments since an earlier room somebody might have been asked in secret, and nobody is any more.
    fn moments(&self, since: &dyn Room) -> u32;
    /// The room after one more entry; nothing changes here.
    fn after(&self, entry: &Entry, language: Language) -> Result<Arc<dyn Room>, Explanation>;
    /// Everything a viewer may see now, or after the first `at` of the actions they know of; nothing before the deal.
    fn snapshot(&self, viewer: Viewer, at: Option<usize>, language: Language) -> Option<Snapshot>;
    /// All moves that a viewer knows of, in their order; none before the deal.
    fn moves(&self, _viewer: Viewer, _language: Language) -> Vec<ListedMove> {
        vec![]
    }
    /// What every seat held after the first `at` actions of a match that is over; nothing before that.
    fn hands(&self, _at: usize, _language: Language) -> Vec<Markup> {
        vec![]
    }
    /// What an action of a seat would have brought about after the first `at` actions of a match that is over, as far as
    /// the seat could know then; `None` if it could not be played there.
    fn preview_at(&self, _at: usize, _seat: Seat, _action: &str, _language: Language) -> Option<Preview> {
        None
    }
    /// Why a seat could not have had these things after the first `at` actions of a match that is over; `None` if nothing is
    /// known that forbade it.
    fn explain_at(
        &self,
        _at: usize,
        _seat: Seat,
        _things: &[&str],
        _language: Language,
    ) -> Option<Explanation> {
        None
    }
    /// Why the rules refuse an action of a seat after the first `at` actions of a match that is over; `None` if they do not, or
    /// if it cannot be read.
    fn refusal_at(&self, _at: usize, _seat: Seat, _action: &str, _language: Language) -> Option<Explanation> {
        None
    }
    /// The room as it would be, had these actions been played after the first `after` of a match that is over; what the
    /// rules say if they refuse one of them, and `None` if there was no such moment. Hidden things are as they were.
    fn varied(
        &self,
        _after: usize,
        _tried: &[(Seat, String)],
        _language: Language,
    ) -> Option<Result<Arc<dyn Room>, Explanation>> {
        None
    }
    /// What an action of a seat would bring about, as far as the seat can know.
    fn preview(&self, seat: Seat, action: &str, language: Language) -> Result<Preview, Explanation>;
    /// Why a seat cannot have these things.
    fn explain(&self, seat: Seat, things: &[&str], language: Language) -> Option<Explanation>;
    /// The entry that makes a change to what a seat has prepared, and `None` if it cannot be made.
    fn redraft(&self, seat: Seat, change: &str) -> Option<Entry>;
    /// What a seat plays that is asked an optional question and has opted out of them.
    fn declined(&self, seat: Seat) -> Option<String>;
    /// What a bot in this seat plays, from what it can see, after thinking for a while.
    fn bots_choice(&self, seat: Seat, time: Duration) -> Option<String>;
    /// What a good move of a seat would be, and why, after thinking for a while; nothing unless it is this seat's turn at a
    /// table of bots.
    fn hint(&self, seat: Seat, time: Duration, language: Language) -> Option<Hint>;
    /// What a coach says to a seat now; nothing unless it is this seat's turn at a table of bots.
    fn coaching(&self, seat: Seat, language: Language) -> Option<Coaching>;
    /// The entry that takes back the last few actions of a seat, if they may be taken back.
    fn take_back(&self, seat: Seat, actions: usize) -> Option<Entry>;
    /// How many actions lie between a seat and the beginning of its turn, as far as they may be taken back.
    fn turn_so_far(&self, seat: Seat) -> usize;
    /// Tells the turn of a seat from its turns before and after: how many actions everybody knew of when it began.
    fn turn_number(&self, _seat: Seat) -> usize {
        0
    }
    /// The position as everybody sees it, as a picture without words; before the deal, the picture on the game's box.
    fn card(&self) -> String;
    /// What anybody may have of the match.
    fn record(&self) -> Record;
    /// Everything, with the seed and the deal. For whoever keeps the tables, never for a page.
    fn whole_record(&self) -> Record;
}

/// A table that cannot be brought back to life: the store and this program disagree.
#[derive(Debug, thiserror::Error)]
pub enum Broken {
    #[error(
        "table {id} was opened for version {found} of the rules of {game}; this program has version {known}"
    )]
    OtherRules { id: TableId, game: &'static str, found: u32, known: u32 },
    #[error("table {id} cannot be brought back to life: {what}")]
    Unreadable { id: TableId, what: String },
}

impl Broken {
    /// What is wrong, for those who know which table it is.
    pub fn what(self) -> String {
        match self {
            Broken::Unreadable { what, .. } => what,
            Broken::OtherRules { found, known, .. } => {
                format!("it was opened for version {found} of the rules; this program has version {known}")
            }
        }
    }
}

/// The seats that won, if it is over.
pub fn winners(outcome: Option<Outcome>) -> SeatSet {
    outcome.map_or(SeatSet::EMPTY, |outcome| outcome.winners())
}
