//! A lesson under way: what the learner has done, what came of it, and what the rules answer to the next try.

use crate::lesson::{LEARNER, Lesson};
use game::{Event, Game, Refusal, Seat, View, Viewer};
use words::Speaks;

/// A lesson with the actions that the learner has played in it, each of them on the way to the goal.
pub struct Attempt<'a, G: Game> {
    lesson: &'a Lesson<G>,
    game: G,
    played: Vec<G::Action>,
    /// What the learner knows to have happened.
    events: Vec<G::Event>,
    /// How many replies of the others have been given.
    replied: usize,
}

/// What the rules answer to a try.
pub enum Answer<'a, G: Game> {
    /// A rule forbids it. Nothing changes.
    Refused(Refusal<G::Illegal>),
    /// It is allowed, but the task could not be solved any more: this would have happened. Nothing changes.
    Astray(Vec<G::Event>),
    /// A step on the way, or the solution itself.
    Accepted(Attempt<'a, G>),
}

impl<G: Game> Clone for Attempt<'_, G> {
    fn clone(&self) -> Self {
        Attempt {
            lesson: self.lesson,
            game: self.game.clone(),
            played: self.played.clone(),
            events: self.events.clone(),
            replied: self.replied,
        }
    }
}

impl<'a, G: Speaks> Attempt<'a, G> {
    pub(crate) fn new(lesson: &'a Lesson<G>, game: G) -> Attempt<'a, G> {
        Attempt { lesson, game, played: vec![], events: vec![], replied: 0 }
    }

    /// What the learner sees.
    pub fn view(&self) -> G::View {
        self.game.view(Viewer::Seat(LEARNER))
    }

    /// The whole position. There is nothing secret in a lesson.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What the learner has played.
    pub fn played(&self) -> &[G::Action] {
        &self.played
    }

    /// What the learner knows to have happened since the beginning.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    pub fn is_solved(&self) -> bool {
        (self.lesson.goal)(&self.events)
    }

    /// What the rules answer if the learner tries this.
    pub fn answer(&self, action: G::Action) -> Answer<'a, G> {
        match self.after(action) {
            Err(refusal) => Answer::Refused(refusal),
            Ok(next) if next.can_be_solved() => Answer::Accepted(next),
            Ok(next) => Answer::Astray(next.events[self.events.len()..].to_vec()),
        }
    }

    pub(crate) fn accepted(&self, action: G::Action) -> Option<Attempt<'a, G>> {
        match self.answer(action) {
            Answer::Accepted(next) => Some(next),
            Answer::Refused(_) | Answer::Astray(_) => None,
        }
    }

    /// Whether the task is solved, or still can be in as many steps as our own solution has.
    fn can_be_solved(&self) -> bool {
        if self.is_solved() {
            return true;
        }
        if self.played.len() >= self.lesson.solution.len() {
            return false;
        }
        let view = self.view();
        view.legal().iter().any(|&action| self.after(action).is_ok_and(|next| next.can_be_solved()))
    }

    /// How it stands when the learner has played this, and the others have replied.
    fn after(&self, action: G::Action) -> Result<Attempt<'a, G>, Refusal<G::Illegal>> {
        let mut next = self.clone();
        next.apply(LEARNER, action)?;
        next.played.push(action);
        next.let_others_reply();
        Ok(next)
    }

    fn apply(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal<G::Illegal>> {
        let mut events = vec![];
        self.game.apply(seat, action, &mut events)?;
        self.events.extend(events.iter().filter_map(|event| event.seen_by(Viewer::Seat(LEARNER))));
        Ok(())
    }

    /// The others play what they have to play in this lesson, until it is solved or somebody else's turn.
    fn let_others_reply(&mut self) {
        while let Some((seat, action)) = self.next_reply() {
            if self.apply(seat, action).is_err() {
                break;
            }
            self.replied += 1;
        }
    }

    fn next_reply(&self) -> Option<(Seat, G::Action)> {
        if self.is_solved() {
            return None;
        }
        let (seat, action) = self.lesson.replies.get(self.replied)?;
        let seat = Seat::new(*seat).filter(|&seat| self.game.turn().awaited().contains(seat))?;
        Some((seat, action.parse().ok()?))
    }
}
