//! A match that is over, to be studied: the steps of its analysis, and what the engine says to something that somebody
//! tries in it. Knows no page and no room; only a verified record becomes one.

use analysis::{
    Analysis, Decision, Depth, Effort, Findings, Finished, Found, decision_with, steps, take_step,
};
use bots::Judged;
use game::{Seat, Turn};

/// How much thought goes into an analysis on the site. Its threads are those of the pool.
fn effort<G: Judged>() -> Effort {
    Effort { threads: 1, ..Effort::of(Depth::useful::<G>()) }
}

/// A match that is over, of any game.
pub trait Study: Send + Sync {
    /// How many steps the analysis takes.
    fn steps(&self) -> usize;
    /// Takes a step, in whatever order: even ones are moments, odd ones the decisions between them.
    fn take_step(&self, step: usize) -> Option<Found>;
    /// The analysis as far as it has come.
    fn put_together(&self, findings: Findings) -> Analysis;
    /// What the engine says to another action in place of the one with this number, counted from 1; `None` if it is not
    /// legal there.
    fn answer(&self, number: usize, action: &str) -> Option<Decision>;
    /// What the engine says at the end of a variation, by what this seat knows there if it has something to decide; `None` if
    /// the rules refuse the variation.
    fn explore(&self, variation: &Variation, seat: Option<Seat>) -> Option<Explored>;
}

/// A line that nobody played: what somebody tries after so many actions of a match that is over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Variation {
    pub after: usize,
    /// Who tries what, by its spelling.
    pub tried: Vec<(Seat, String)>,
}

/// What the engine says at the end of a variation.
#[derive(Debug)]
pub struct Explored {
    /// To what was tried last.
    pub judged: Option<Decision>,
    /// What the seat that decides next should do; `None` if nobody does.
    pub next: Option<Decision>,
}

impl<G: Judged> Study for Finished<G> {
    fn steps(&self) -> usize {
        steps(self)
    }

    fn take_step(&self, step: usize) -> Option<Found> {
        take_step(self, step, &effort::<G>())
    }

    fn put_together(&self, findings: Findings) -> Analysis {
        findings.put_together(self)
    }

    fn answer(&self, number: usize, action: &str) -> Option<Decision> {
        decision_with(self, number.checked_sub(1)?, action.parse().ok()?, &effort::<G>())
    }

    fn explore(&self, Variation { after, tried }: &Variation, seat: Option<Seat>) -> Option<Explored> {
        let read = |(seat, action): &(Seat, String)| Some((*seat, action.parse::<G::Action>().ok()?));
        let tried: Vec<(Seat, G::Action)> = tried.iter().map(read).collect::<Option<_>>()?;
        let reached = self.variation(*after, &tried)?;
        let judged = tried.split_last().map(|(&(seat, action), before)| {
            self.variation(*after, before)?.decision(seat, action, &effort::<G>())
        });
        let asked =
            seat.filter(|&seat| matches!(reached.turn(), Turn::Awaiting(seats) if seats.contains(seat)));
        Some(Explored {
            judged: judged.flatten(),
            next: asked.and_then(|seat| reached.best(seat, &effort::<G>())),
        })
    }
}
