//! A game that is over and whose record was verified: the only thing that can be analysed.
//! Here alone the whole truth of every position is at hand.

use game::{Game, Nobody, Outcome, Rng, Seat, SeatCount, Seed, SetUpError, Viewer};
use table::{Record, RecordError, Table};

/// A finished game, with every position it came through.
#[derive(Debug, Clone)]
pub struct Finished<G: Game> {
    names: Vec<String>,
    options: G::Options,
    seats: SeatCount,
    outcome: Outcome,
    /// The position before each action, and the last.
    pub(crate) positions: Vec<G>,
    actions: Vec<(Seat, G::Action)>,
    /// A number of its own, for the dice with which it is analysed.
    pub(crate) number: u64,
}

/// Why a record cannot be analysed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CannotAnalyse {
    #[error("the game is still running; it can be analysed when it is over")]
    Running,
    #[error(transparent)]
    Record(#[from] RecordError),
}

impl<G: Game> Finished<G> {
    /// The game of a record, after everything that the record claims has been checked.
    pub fn verify(record: &Record) -> Result<Finished<G>, CannotAnalyse> {
        let table: Table<G> = table::verify(record).map_err(|error| match error {
            // What the public has of a game in progress.
            RecordError::NoDeal if record.outcome.is_none() => CannotAnalyse::Running,
            error => CannotAnalyse::Record(error),
        })?;
        if !table.is_over() {
            return Err(CannotAnalyse::Running);
        }
        let origin = record.origin()?.ok_or(RecordError::NoSeed)?;
        let actions = table.moves().iter().map(|played| (played.seat, played.action)).collect();
        let names = table.players().iter().map(|player| player.name.clone()).collect();
        let replayed = Finished::replay(names, table.options().clone(), &origin.seed(), actions);
        replayed.map_err(RecordError::from)?.ok_or(CannotAnalyse::Running)
    }

    /// The game that these actions make of a deal; `None` if they are refused, or do not bring it to its end.
    pub fn replay(
        names: Vec<String>,
        options: G::Options,
        seed: &Seed,
        actions: Vec<(Seat, G::Action)>,
    ) -> Result<Option<Finished<G>>, SetUpError> {
        let seats = SeatCount::new(names.len()).unwrap_or(G::SEATS.0);
        let start = G::set_up(seats, &options, &G::deal(seats, &options, seed))?;
        Ok(Finished::from_start(names, options, start, actions, seed.dice(0).next_u64()))
    }

    fn from_start(
        names: Vec<String>,
        options: G::Options,
        start: G,
        actions: Vec<(Seat, G::Action)>,
        number: u64,
    ) -> Option<Finished<G>> {
        let (seats, mut positions) = (start.seats(), vec![start]);
        for &(seat, action) in &actions {
            let mut next = positions.last()?.clone();
            next.apply(seat, action, &mut Nobody).ok()?;
            positions.push(next);
        }
        let outcome = positions.last()?.turn().outcome()?;
        Some(Finished { names, options, seats, outcome, positions, actions, number })
    }

    /// The same game, to be analysed with other dice: to see how far what is found depends on them.
    pub fn with_dice(self, number: u64) -> Finished<G> {
        Finished { number, ..self }
    }

    /// Who played, seat by seat.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// A number for the dice of a moment: another one in every game, or the same alternatives would be drawn in all.
    pub(crate) fn sample(&self, after: usize) -> u64 {
        self.number.wrapping_add(after as u64)
    }

    pub fn seats(&self) -> SeatCount {
        self.seats
    }

    pub fn outcome(&self) -> Outcome {
        self.outcome
    }

    /// Everything that was played, in order.
    pub fn actions(&self) -> &[(Seat, G::Action)] {
        &self.actions
    }

    /// What a viewer knew after this many actions; `None` beyond the last.
    pub fn view(&self, after: usize, viewer: Viewer) -> Option<G::View> {
        self.positions.get(after).map(|position| position.view(viewer))
    }
}
