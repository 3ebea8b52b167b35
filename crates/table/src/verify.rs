//! Reading a record back, and checking that it is what it says.

use crate::name::printable;
use crate::notes::{CannotNote, Notes};
use crate::record::{FORMAT, Record};
use crate::table::Table;
use game::options::{self, OptionError};
use game::{Contributions, Game, NotASeed, Origin, Outcome, Seat, Secret, Seed, SetUpError, Unreadable};

/// What is wrong with a record. What it quotes of the record is printable, whoever wrote that.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    #[error("the format is \u{201c}{}\u{201d}; this program reads {FORMAT}", printable(.0))]
    Format(String),
    #[error("it is a record of {}, not of {expected}", printable(.found))]
    Game { found: String, expected: &'static str },
    #[error("it was played by version {found} of the rules; this program has version {known}")]
    Rules { found: u32, known: u32 },
    #[error(transparent)]
    Options(#[from] OptionError),
    #[error(transparent)]
    SetUp(#[from] SetUpError),
    #[error("the deal cannot be read: {}", printable(.0))]
    UnreadableDeal(String),
    #[error("the seed cannot be read: {0}")]
    UnreadableSeed(#[from] NotASeed),
    #[error(
        "there is neither a seed nor a deal: a match that is still running cannot be replayed by the public"
    )]
    NoDeal,
    #[error("the seed is missing, so nobody can check the deal")]
    NoSeed,
    #[error("the seed is not the one that was promised: its hash differs from the commitment")]
    Seed,
    #[error("the secret cannot be read: {0}")]
    UnreadableSecret(NotASeed),
    #[error("the contribution of seat {seat} cannot be read: {error}")]
    UnreadableContribution { seat: Seat, error: NotASeed },
    #[error(
        "contributions are written in the order of the seats, one for a seat, and seat {0} is out of order"
    )]
    ContributionOrder(Seat),
    #[error("there are contributions, but no secret that they were added to")]
    NoSecret,
    #[error("the secret is not the one that was promised: its hash differs, and it does not give the seed")]
    Secret,
    #[error("the seed does not follow from the secret and the contributions")]
    Contributions,
    #[error("the commitment is not the hash of the secret from which the seed was made")]
    Commitment,
    #[error("the deal is not the one the seed gives")]
    DealtOtherwise,
    #[error("action {number} cannot be read: {}", printable(&.error.to_string()))]
    UnreadableAction { number: usize, error: Unreadable },
    #[error("action {number}, \u{201c}{}\u{201d} by seat {seat}, is refused: {reason}", printable(.action))]
    Refused { number: usize, seat: Seat, action: String, reason: String, rule: Option<&'static str> },
    #[error("note {number} is out of order: it comes after {after} actions")]
    NoteOrder { number: usize, after: usize },
    #[error("note {number} cannot be: {error}")]
    Note { number: usize, error: CannotNote },
    #[error("somebody plays on after the match has ended")]
    PlayedOn,
    #[error("the match ends with {computed}, and the record says {}", printable(.written))]
    Outcome { written: String, computed: String },
}

/// Brings the match of a record back to life, by playing all its actions again.
pub fn reopen<G: Game>(record: &Record) -> Result<Table<G>, RecordError> {
    if record.format != FORMAT {
        return Err(RecordError::Format(record.format.clone()));
    }
    if record.game != G::ID {
        return Err(RecordError::Game { found: record.game.clone(), expected: G::ID });
    }
    if record.rules != G::RULES {
        return Err(RecordError::Rules { found: record.rules, known: G::RULES });
    }
    let mut table = dealt(record)?;
    for (index, (seat, spelled)) in record.actions.iter().enumerate() {
        let number = index + 1;
        let action = spelled.parse().map_err(|error| RecordError::UnreadableAction { number, error })?;
        table.play(*seat, action).map_err(|refusal| {
            let (action, reason, rule) = (spelled.clone(), refusal.to_string(), refusal.rule());
            RecordError::Refused { number, seat: *seat, action, reason, rule }
        })?;
    }
    check_outcome(record, table.outcome())?;
    table.set_notes(notes(record, table.outcome().is_some())?);
    Ok(table)
}

/// What was noted, if it can have been.
fn notes(record: &Record, decided: bool) -> Result<Notes, RecordError> {
    let (mut notes, mut last) = (Notes::default(), 0);
    for (note, number) in record.notes.iter().zip(1..) {
        if note.after < last || note.after > record.actions.len() {
            return Err(RecordError::NoteOrder { number, after: note.after });
        }
        last = note.after;
        // Once the rules have decided the match, there is nothing left to ask for.
        if decided && note.after == record.actions.len() {
            return Err(RecordError::Note { number, error: CannotNote::Over });
        }
        notes.add(note.clone(), record.seats.len()).map_err(|error| RecordError::Note { number, error })?;
    }
    if notes.ended().is_some() && last < record.actions.len() {
        return Err(RecordError::PlayedOn);
    }
    Ok(notes)
}

/// Checks everything a record claims about the match: the promise about the seed or about the secret it was made of,
/// the contributions, the deal, every action and the outcome. Who played cannot be checked.
pub fn verify<G: Game>(record: &Record) -> Result<Table<G>, RecordError> {
    let table = reopen::<G>(record)?;
    if record.seed.is_none() {
        return Err(RecordError::NoSeed);
    }
    Ok(table)
}

impl Record {
    /// What its seed was made of, if it tells the seed. What is written about it must agree.
    pub fn origin(&self) -> Result<Option<Origin>, RecordError> {
        let Some(seed) = &self.seed else { return Ok(None) };
        let seed: Seed = seed.parse()?;
        let contributions = contributions(self)?;
        let Some(secret) = &self.secret else {
            if !contributions.is_empty() {
                return Err(RecordError::NoSecret);
            }
            let kept = seed.commitment() == self.commitment;
            return if kept { Ok(Some(Origin::Whole(seed))) } else { Err(RecordError::Seed) };
        };
        let secret: Secret = secret.parse().map_err(RecordError::UnreadableSecret)?;
        let (kept, gives) =
            (secret.commitment() == self.commitment, Seed::combine(&secret, &contributions) == seed);
        match (kept, gives) {
            (true, true) => Ok(Some(Origin::Shared { secret, contributions })),
            (true, false) => Err(RecordError::Contributions),
            (false, true) => Err(RecordError::Commitment),
            (false, false) => Err(RecordError::Secret),
        }
    }
}

fn contributions(record: &Record) -> Result<Contributions, RecordError> {
    let mut read = Contributions::new();
    for (seat, text) in &record.contributions {
        let contribution =
            text.parse().map_err(|error| RecordError::UnreadableContribution { seat: *seat, error })?;
        let in_order = read.last_key_value().is_none_or(|(last, _)| last < seat);
        if !in_order || seat.index() >= record.seats.len() {
            return Err(RecordError::ContributionOrder(*seat));
        }
        read.insert(*seat, contribution);
    }
    Ok(read)
}

/// The table of a record before its first action. What seed and deal say must agree.
fn dealt<G: Game>(record: &Record) -> Result<Table<G>, RecordError> {
    let options = options::from_json::<G>(&record.options)?;
    let origin = record.origin()?;
    let written = record.deal.as_ref().map(|deal| serde_json::from_value::<G::Deal>(deal.clone()));
    let written = written.transpose().map_err(|error| RecordError::UnreadableDeal(error.to_string()))?;
    let players = record.seats.clone();
    let Some(origin) = origin else {
        let deal = written.ok_or(RecordError::NoDeal)?;
        return Ok(Table::set_up(players, options, None, record.commitment, deal)?);
    };
    let table = Table::<G>::dealt(players, options, origin)?;
    if written.is_some_and(|deal| deal != *table.deal()) {
        return Err(RecordError::DealtOtherwise);
    }
    Ok(table)
}

fn check_outcome(record: &Record, computed: Option<Outcome>) -> Result<(), RecordError> {
    let computed = computed.and_then(|outcome| serde_json::to_value(outcome).ok());
    if record.outcome == computed {
        return Ok(());
    }
    let say = |outcome: &Option<serde_json::Value>| {
        outcome.as_ref().map_or("no outcome yet".into(), ToString::to_string)
    };
    Err(RecordError::Outcome { written: say(&record.outcome), computed: say(&computed) })
}
