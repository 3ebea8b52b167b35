//! What an analysis found, as data: it can be written down and read again.

use crate::decision::Decision;
use crate::finished::Finished;
use crate::luck::Draw;
use crate::mark::Mark;
use bots::won;
use game::{Game, Seat};
use serde::{Deserialize, Serialize};

/// The format of what is written down.
pub const FORMAT: &str = "mandate-analysis/1";

/// What was found in a finished game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Analysis {
    pub format: String,
    pub game: String,
    pub decisions: Vec<Decision>,
    pub draws: Vec<Draw>,
    /// How everybody stood after each action, from the deal to the end.
    pub moments: Vec<Moment>,
    pub seats: Vec<SeatReport>,
}

/// How everybody stood, each as far as they knew.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Moment {
    /// After how many actions.
    pub number: usize,
    /// Every seat's chance to win.
    pub chances: Vec<f64>,
}

/// How a seat came to its result: `result = start - own_errors + others_errors + luck + rest`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SeatReport {
    pub seat: Seat,
    pub name: String,
    /// The chance to win before the deal.
    pub start: f64,
    /// The part of the victory: 1, 0, or something between if several share it.
    pub result: f64,
    /// What its errors lost.
    pub own_errors: f64,
    /// What the errors of others brought it.
    pub others_errors: f64,
    /// What the deal and all draws brought it, its own and those of others.
    pub luck: f64,
    /// Guesses, hidden hands, and what was lost or won within the uncertainty.
    pub rest: f64,
    /// The result without the luck of the draws.
    pub adjusted: f64,
    /// Decisions with more than one option.
    pub decisions: usize,
    /// The error of such a decision on average.
    pub error_rate: f64,
    /// How many of them got each mark, the worst last.
    pub marks: [usize; Mark::ALL.len()],
}

impl Analysis {
    /// Puts together what was found of a game. `start` is what all seats could expect before the deal.
    pub(crate) fn new<G: Game>(
        finished: &Finished<G>,
        mut decisions: Vec<Decision>,
        mut draws: Vec<Draw>,
        mut moments: Vec<Moment>,
        start: &[f64],
    ) -> Analysis {
        decisions.sort_by_key(|decision| decision.number);
        draws.sort_by_key(|draw| draw.number);
        moments.sort_by_key(|moment| moment.number);
        let won = won(&finished.outcome());
        let seats = finished.seats().seats().zip(finished.names()).zip(start);
        let seats = seats.map(|((seat, name), &start)| {
            let part = won[seat.index()];
            SeatReport::new(seat, name, start, part.into(), &decisions, &draws)
        });
        let seats = seats.collect();
        Analysis { format: FORMAT.to_owned(), game: G::ID.to_owned(), decisions, draws, moments, seats }
    }

    /// A seat's chance to win after this many actions; `None` while it is not known.
    pub fn chance(&self, seat: Seat, number: usize) -> Option<f64> {
        let moment = self.moments.iter().find(|moment| moment.number == number)?;
        moment.chances.get(seat.index()).copied()
    }

    /// The draws that moved chances by at least this much, the weightiest first: one that somebody alone saw for that seat,
    /// and one that all saw for whom it helped most.
    pub fn weightiest_draws(&self, least: f64, most: usize) -> Vec<&Draw> {
        let helped_more = |draw: &Draw| {
            self.draws.iter().any(|other| other.number == draw.number && other.luck > draw.luck)
        };
        let tells = |draw: &Draw| draw.drawn_by.map_or(!helped_more(draw), |seat| seat == draw.seat);
        let mut draws: Vec<&Draw> =
            self.draws.iter().filter(|draw| draw.luck.abs() >= least && tells(draw)).collect();
        draws.sort_by(|one, other| other.luck.abs().total_cmp(&one.luck.abs()));
        draws.truncate(most);
        draws
    }

    /// The decisions that lost most, the worst first.
    pub fn turning_points(&self, most: usize) -> Vec<&Decision> {
        let mut lost: Vec<&Decision> =
            self.decisions.iter().filter(|decision| decision.error > 0.0).collect();
        lost.sort_by(|one, other| other.error.total_cmp(&one.error));
        lost.truncate(most);
        lost
    }

    /// The same, of one seat alone.
    pub fn of_seat(mut self, seat: Seat) -> Analysis {
        self.decisions.retain(|decision| decision.seat == seat);
        self.draws.retain(|draw| draw.seat == seat);
        self.seats.retain(|report| report.seat == seat);
        self
    }
}

impl SeatReport {
    fn new(
        seat: Seat,
        name: &str,
        start: f64,
        result: f64,
        decisions: &[Decision],
        draws: &[Draw],
    ) -> SeatReport {
        let own = || decisions.iter().filter(|decision| decision.seat == seat);
        let own_errors = digits_of(own().map(|decision| decision.error).sum());
        let others = decisions.iter().filter(|decision| decision.seat != seat);
        let others_errors = digits_of(others.filter_map(|decision| decision.shifts.get(seat.index())).sum());
        let luck = digits_of(draws.iter().filter(|draw| draw.seat == seat).map(|draw| draw.luck).sum());
        let (start, result) = (digits_of(start), digits_of(result));
        let chosen = own().filter(|decision| !decision.forced).count();
        SeatReport {
            seat,
            name: name.to_owned(),
            start,
            result,
            own_errors,
            others_errors,
            luck,
            rest: digits_of(result - start + own_errors - others_errors - luck),
            adjusted: digits_of(result - luck),
            decisions: chosen,
            error_rate: digits_of(own_errors / chosen.max(1) as f64),
            marks: Mark::ALL.map(|mark| own().filter(|decision| decision.mark == Some(mark)).count()),
        }
    }
}

/// Six digits are written down, so that sums agree to the last of them.
pub(crate) fn digits(number: f32) -> f64 {
    digits_of(number.into())
}

pub(crate) fn digits_of(number: f64) -> f64 {
    // Adding zero makes no negative zero of what is too small.
    (number * 1e6).round() / 1e6 + 0.0
}
