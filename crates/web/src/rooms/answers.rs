//! What the engine answers to those who try something in a match that is over: thought out in the threads where bots think,
//! one answer for each person at a time, and remembered for a while, so that going back and forth costs nothing.

use super::Rooms;
use super::bot_pool::Errand;
use crate::question::{Asked, Question};
use crate::study::{Explored, Study, Variation};
use analysis::Decision;
use game::Seat;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{PersonId, TableId};

/// How many ends of variations are remembered, those that were reached last.
const REMEMBERED: usize = 256;

/// Which end of which variation, and through whose eyes.
type End = (TableId, Variation, Option<Seat>);

/// The answers that were given lately.
#[derive(Default)]
pub(super) struct Answers(Mutex<VecDeque<(End, Arc<Explored>)>>);

/// The same person has asked for something else meanwhile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Superseded;

impl Rooms {
    /// What the engine says to an action that somebody tries in the place of another.
    pub async fn answer(
        self: &Arc<Rooms>,
        person: &PersonId,
        (id, length): (&TableId, usize),
        study: Arc<dyn Study>,
        number: usize,
        action: String,
    ) -> Result<Option<Decision>, Superseded> {
        let question = Question::Alternative { number, action: action.clone() };
        let asked = Asked { table: id.clone(), length, question };
        let answer = self.think(person, Errand::Answer, &asked, move |_| study.answer(number, &action));
        answer.await.map_err(|_| Superseded)
    }

    /// What the engine says at the end of a variation; `None` if the rules refuse it.
    pub async fn explore(
        &self,
        person: &PersonId,
        id: &TableId,
        study: Arc<dyn Study>,
        variation: &Variation,
        seat: Option<Seat>,
    ) -> Result<Option<Arc<Explored>>, Superseded> {
        let end: End = (id.clone(), variation.clone(), seat);
        if let Some((_, known)) = self.answers.remembered().iter().find(|(known, _)| *known == end) {
            return Ok(Some(known.clone()));
        }
        let variation = variation.clone();
        let answer = self.bots.submit(person, Errand::Answer, move |_| study.explore(&variation, seat));
        let explored = answer.await.map_err(|_| Superseded)?.map(Arc::new);
        if let Some(explored) = &explored {
            self.answers.remember(end, explored.clone());
        }
        Ok(explored)
    }
}

impl Answers {
    fn remembered(&self) -> MutexGuard<'_, VecDeque<(End, Arc<Explored>)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn remember(&self, end: End, explored: Arc<Explored>) {
        let mut remembered = self.remembered();
        remembered.push_back((end, explored));
        if remembered.len() > REMEMBERED {
            remembered.pop_front();
        }
    }
}
