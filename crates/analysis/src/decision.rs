//! One decision of a finished game, by what its seat could know.

use crate::effort::{Depth, Effort, SETTLED, STEADY};
use crate::finished::Finished;
use crate::mark::Mark;
use crate::report::digits;
use crate::variation::Variation;
use bots::{Appraisal, Budget, Judged, Question, Reason, Thought, appraise, reasons};
use game::chance::dice;
use game::{Seat, Turn, View};
use serde::{Deserialize, Serialize};

/// How many options, and how many reasons, are written down.
const TOLD: usize = 5;
/// A reason that changes the chance by less is none.
const SLIGHT: f32 = 0.002;
/// How many games are imagined to see whether an option wins at once.
const IMAGINED: u64 = 16;

/// A decision, and what could have been decided. Chances are those of its seat to win, from 0 to 1.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Decision {
    /// Which of all actions it was, counted from 1.
    pub number: usize,
    pub seat: Seat,
    pub action: String,
    /// With the best option, or, where rivals must guess, with the best mixture.
    pub before: f64,
    /// With the option that was played.
    pub played: f64,
    /// With the best option.
    pub best: f64,
    pub best_action: String,
    /// What was lost, beyond what is uncertain.
    pub error: f64,
    /// What is uncertain about the loss: two standard errors, and where rivals must guess what the mixture lacks.
    pub uncertainty: f64,
    pub mark: Option<Mark>,
    /// Whether there was nothing to choose.
    pub forced: bool,
    /// Whether rivals had to guess it.
    pub secret: bool,
    /// Whether a mixture was solved, instead of searched for.
    pub solved: bool,
    /// How many imagined games it was thought through in; 0 if the thought was measured by time.
    #[serde(default)]
    pub iterations: u32,
    /// Why the best option is better than the one that was played; `None` if nothing was lost.
    pub why: Option<Why>,
    /// The best options, and the one that was played.
    pub options: Vec<Choice>,
    /// What the error brought every seat.
    pub shifts: Vec<f64>,
}

/// An option of a decision.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Choice {
    pub action: String,
    pub chance: f64,
    /// The standard error of the chance.
    pub uncertainty: f64,
    /// Where rivals must guess, how often it should be played; elsewhere, how much attention it got.
    pub share: f64,
}

/// Why an option is better than another.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// It wins at once.
    Wins,
    /// What the judge sees more of after it, weightiest first: features of the game's judge, and how much each adds to
    /// the chance to win.
    Features(Vec<(String, f64)>),
    /// Nothing that can be seen at once: what follows decides.
    WhatFollows,
}

/// Looks at the decision of this number, counted from 0.
pub fn decision<G: Judged>(finished: &Finished<G>, index: usize, effort: &Effort) -> Option<Decision> {
    let &(_, action) = finished.actions().get(index)?;
    decision_with(finished, index, action, effort)
}

/// The same decision, had this been played; `None` if it cannot be.
pub fn decision_with<G: Judged>(
    finished: &Finished<G>,
    index: usize,
    action: G::Action,
    effort: &Effort,
) -> Option<Decision> {
    let &(seat, _) = finished.actions().get(index)?;
    finished.variation(index, &[])?.decision(seat, action, effort)
}

impl<G: Judged> Variation<G> {
    /// The decision of a seat to play this; `None` if it cannot.
    pub fn decision(&self, seat: Seat, action: G::Action, effort: &Effort) -> Option<Decision> {
        let view = self.view(seat);
        if !view.legal().contains(&action) {
            return None;
        }
        let (appraisal, iterations) = look::<G>(&view, Some(action), self.sample, effort.depth);
        self.decided(&view, seat, action, &appraisal, iterations)
    }

    /// The decision of a seat that plays as well as the engine; `None` if it has none to make.
    pub fn best(&self, seat: Seat, effort: &Effort) -> Option<Decision> {
        let view = self.view(seat);
        let (appraisal, iterations) = look::<G>(&view, None, self.sample, effort.depth);
        let action = appraisal.options.first()?.action;
        self.decided(&view, seat, action, &appraisal, iterations)
    }

    fn decided(
        &self,
        view: &G::View,
        seat: Seat,
        action: G::Action,
        appraisal: &Appraisal<G::Action>,
        iterations: u32,
    ) -> Option<Decision> {
        let (best, played) = (appraisal.options.first()?, appraisal.of(action)?);
        let loss = appraisal.loss(action)?;
        let error = digits(loss.error);
        Some(Decision {
            number: self.after + 1,
            seat,
            action: action.to_string(),
            before: digits(appraisal.before),
            played: digits(played.chance),
            best: digits(best.chance),
            best_action: best.action.to_string(),
            error,
            uncertainty: digits(loss.uncertainty),
            mark: Mark::of(error),
            forced: appraisal.options.len() == 1,
            secret: appraisal.secret,
            solved: appraisal.thought == Thought::Solved,
            iterations,
            why: (error > 0.0).then(|| why::<G>(view, seat, best.action, action, appraisal.before)),
            options: choices(appraisal, action),
            shifts: loss.shifts[..self.seats()].iter().copied().map(digits).collect(),
        })
    }
}

/// Looks at the options of a view, closely at one of them or at the best, and says in how many imagined games. If as many as
/// needed are to be looked at, it looks again with more of them until the error is settled and two looks agree.
fn look<G: Judged>(
    view: &G::View,
    action: Option<G::Action>,
    sample: u64,
    depth: Depth,
) -> (Appraisal<G::Action>, u32) {
    let question = |budget| Question { budget, closely: action.into_iter().collect(), sample };
    let (mut games, most) = match depth {
        Depth::Same(Budget::Iterations(games)) => (games, games),
        Depth::Same(time @ Budget::Time(_)) => return (appraise::<G>(view, &question(time)), 0),
        Depth::AsNeeded { first, most } => (first, most),
    };
    let mut before = None;
    loop {
        let appraisal = appraise::<G>(view, &question(Budget::Iterations(games)));
        let asked = action.or(appraisal.options.first().map(|best| best.action));
        let error = asked.and_then(|action| appraisal.loss(action)).map_or(0.0, |loss| loss.error);
        let doubt = asked.and_then(|action| appraisal.doubt(action)).unwrap_or_default();
        // More thought does not only blur less, it sees more: the look before must have said nearly the same.
        let agrees = before.is_some_and(|before: f32| (error - before).abs() <= STEADY);
        if games >= most || appraisal.options.len() < 2 || agrees && doubt <= SETTLED {
            return (appraisal, games);
        }
        before = Some(error);
        games = games.saturating_mul(Depth::GROWTH).min(most);
    }
}

fn choices<A: Copy + PartialEq + ToString>(appraisal: &Appraisal<A>, played: A) -> Vec<Choice> {
    let told = (appraisal.options.iter().enumerate())
        .filter(|(place, option)| *place < TOLD || option.action == played)
        .map(|(_, option)| Choice {
            action: option.action.to_string(),
            chance: digits(option.chance),
            uncertainty: digits(option.uncertainty),
            share: digits(option.share),
        });
    told.collect()
}

fn why<G: Judged>(view: &G::View, seat: Seat, best: G::Action, played: G::Action, chance: f32) -> Why {
    if wins_at_once::<G>(view, seat, best) {
        return Why::Wins;
    }
    // What a little more standing is worth at this chance.
    let slope = chance * (1.0 - chance);
    let weighty = |reason: &Reason| slope * reason.worth >= SLIGHT;
    let seen = reasons::<G>(view, best, played).into_iter().filter(weighty).take(TOLD);
    let features: Vec<(String, f64)> =
        seen.map(|reason| (reason.feature.to_owned(), digits(slope * reason.worth))).collect();
    if features.is_empty() { Why::WhatFollows } else { Why::Features(features) }
}

/// Whether an option wins, whatever is hidden.
fn wins_at_once<G: Judged>(view: &G::View, seat: Seat, action: G::Action) -> bool {
    (0..IMAGINED).all(|number| {
        let mut game = G::imagine(view, &mut dice(number));
        game.play_legal(seat, action);
        matches!(game.turn(), Turn::Over(outcome) if outcome.winners().contains(seat))
    })
}
