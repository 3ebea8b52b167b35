//! What people ask besides playing: why not, what would follow, what the strongest bot thinks, how it ended.
//! The answers are sentences, the same line by line and on the screen.

use super::sitting::Sitting;
use crate::boards::Drawn;
use crate::hint;
use bots::{Budget, Judged};
use game::{Outcome, Seat, Viewer};
use std::time::Duration;
use table::CannotUndo;
use words::{Rulebook, Speaks};

/// How long the strongest bot thinks about a hint.
const HINT: Duration = Duration::from_secs(1);

/// A sentence, and the paragraph of the rules behind it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    pub text: String,
    pub rule: Option<&'static str>,
}

impl<G: Judged + Drawn> Sitting<G> {
    /// Why a seat cannot play what was typed.
    pub fn why_not(&self, seat: Seat, typed: &str) -> Answer {
        let Ok(action) = typed.parse::<G::Action>() else {
            return Answer { text: words::text(self.language, "notice-unreadable", &[]), rule: None };
        };
        match self.table.foresee(seat, action) {
            Err(refusal) => {
                let line = words::refusal::<G>(&refusal, &self.people(Some(seat)), self.language);
                Answer { text: line.text, rule: refusal.rule() }
            }
            Ok(_) => Answer { text: words::text(self.language, "terminal-rules-none", &[]), rule: None },
        }
    }

    /// Why a decision cannot be taken back.
    pub fn why_not_undone(&self, why: CannotUndo) -> String {
        let id = match why {
            CannotUndo::Nothing => "notice-undo-nothing",
            CannotUndo::Revealed => "notice-undo-revealed",
            CannotUndo::TurnOver => "notice-undo-turn-over",
            CannotUndo::BuiltUpon => "notice-undo-built-upon",
        };
        words::text(self.language, id, &[])
    }

    /// The paragraph of the rules that the prompt is about.
    pub fn rule_asked(&self, you: Option<Seat>) -> &'static str {
        G::paragraph(&self.view(you))
    }

    /// A paragraph of the rules.
    pub fn rule(&self, number: &str) -> Option<String> {
        Rulebook::parse(G::rulebook(self.language)).plain(number)
    }

    /// A question to the strongest bot, to be answered wherever there is time.
    pub fn hint(&self, seat: Seat) -> impl FnOnce() -> String + Send + 'static {
        let (view, language) = (self.table.view(Viewer::Seat(seat)), self.language);
        move || {
            let advice = hint::strongest::<G>(&view, Budget::Time(HINT));
            let Some(best) = advice.opinions.first() else { return String::new() };
            let chance = format!("{:.0}", 100.0 * best.chance);
            let (action, sentence) = (best.action.to_string(), G::action(&best.action, language));
            words::text(
                language,
                "terminal-hint",
                &[("action", &action), ("sentence", &sentence), ("chance", &chance)],
            )
        }
    }

    /// How it ended: the result in a sentence, the reason, and everybody's points.
    pub fn ending(&self, outcome: Outcome) -> Vec<String> {
        let reason = self.table.ending().map(|ending| <G as Speaks>::ending(ending, self.language));
        let scores = self.names.iter().zip(outcome.scores()).map(|(name, score)| {
            words::text(self.language, "terminal-score", &[("name", name), ("score", &score.to_string())])
        });
        [self.prompt(self.only_person())].into_iter().chain(reason).chain(scores).collect()
    }
}
