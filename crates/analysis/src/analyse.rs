//! The analysis of a game as it is made: step by step, on several threads, until it is done or nobody waits any more.
//! The threads share the work by hand: every step is told on the thread that asked while the others go on, so a channel is
//! needed anyway, and scoped threads beside it need no pool that might not start.

use crate::decision::{Decision, decision};
use crate::effort::Effort;
use crate::finished::Finished;
use crate::luck::{Draw, chances, draws};
use crate::report::{Analysis, Moment};
use bots::Judged;
use game::Game;
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

/// One step of an analysis, as soon as it is made; in whatever order they come.
#[derive(Debug, Clone, Copy)]
pub enum Progress<'a> {
    /// A decision was looked at.
    Decision { decision: &'a Decision, done: usize, of: usize },
    /// What came after an action, and how everybody stood then.
    Moment { moment: &'a Moment, draws: &'a [Draw], done: usize, of: usize },
}

impl Progress<'_> {
    /// How many steps are done, and how many there are.
    pub fn steps(&self) -> (usize, usize) {
        match *self {
            Progress::Decision { done, of, .. } | Progress::Moment { done, of, .. } => (done, of),
        }
    }
}

/// Whoever asked for the analysis does not want it any more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the analysis was cancelled")]
pub struct Cancelled;

/// What a step found.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub enum Found {
    Decision(Box<Decision>),
    /// How everybody stood at a moment, what chance had brought, and what could have been expected of it.
    Moment {
        moment: Moment,
        draws: Vec<Draw>,
        expected: Vec<f64>,
    },
}

/// What has been found so far, in whatever order it came.
#[derive(Debug, Clone, Default)]
pub struct Findings {
    decisions: Vec<Decision>,
    draws: Vec<Draw>,
    moments: Vec<Moment>,
    /// What all seats could expect before the deal.
    start: Vec<f64>,
}

impl Findings {
    pub fn add(&mut self, found: Found) {
        match found {
            Found::Decision(decision) => self.decisions.push(*decision),
            Found::Moment { moment, draws, expected } => {
                if moment.number == 0 {
                    self.start = expected;
                }
                self.moments.push(moment);
                self.draws.extend(draws);
            }
        }
    }

    /// The analysis as far as it has come; whole, if all steps are taken.
    pub fn put_together<G: Game>(self, finished: &Finished<G>) -> Analysis {
        Analysis::new(finished, self.decisions, self.draws, self.moments, &self.start)
    }
}

/// Analyses a game. Every step is told as soon as it is made, on the thread that asked; whoever answers
/// [`ControlFlow::Break`] has no more steps begun.
pub fn analyse<G: Judged>(
    finished: &Finished<G>,
    effort: &Effort,
    mut tell: impl FnMut(Progress) -> ControlFlow<()>,
) -> Result<Analysis, Cancelled> {
    let of = steps(finished);
    let next = AtomicUsize::new(0);
    let (sender, found) = mpsc::channel();
    let work = |sender: &mpsc::Sender<Found>| {
        while let Some(step) = Some(next.fetch_add(1, Ordering::Relaxed)).filter(|&step| step < of) {
            let found = take_step(finished, step, effort);
            if found.is_some_and(|found| sender.send(found).is_err()) {
                return;
            }
        }
    };
    let mut findings = Findings::default();
    thread::scope(|scope| {
        for _ in 0..effort.threads.max(1) {
            let (sender, work) = (sender.clone(), &work);
            scope.spawn(move || work(&sender));
        }
        drop(sender);
        for (done, step) in (1..).zip(found) {
            let told = match &step {
                Found::Decision(decision) => tell(Progress::Decision { decision, done, of }),
                Found::Moment { moment, draws, .. } => tell(Progress::Moment { moment, draws, done, of }),
            };
            findings.add(step);
            if told.is_break() {
                next.store(of, Ordering::Relaxed);
                return Err(Cancelled);
            }
        }
        Ok(())
    })?;
    Ok(findings.put_together(finished))
}

/// How many steps an analysis takes.
pub fn steps<G: Judged>(finished: &Finished<G>) -> usize {
    finished.actions().len() + finished.positions.len()
}

/// Takes one step of an analysis: even ones are moments, from the deal on, odd ones the decisions between them. They can be
/// taken in any order.
pub fn take_step<G: Judged>(finished: &Finished<G>, step: usize, effort: &Effort) -> Option<Found> {
    let number = step / 2;
    if step % 2 == 1 {
        return decision(finished, number, effort).map(|decision| Found::Decision(Box::new(decision)));
    }
    let met = draws(finished, number, effort);
    let moment = Moment { number, chances: chances(finished, number, effort) };
    Some(Found::Moment { moment, draws: met.draws, expected: met.expected })
}
