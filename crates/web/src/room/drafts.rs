//! Drafts: a decision of several actions lies before its owner until it is played, and comes back when it is taken
//! back.

use super::GameRoom;
use super::entry_error::EntryError;
use crate::registry::Playable;
use boards::Draft;
use game::{Seat, Viewer};

/// What a seat has prepared, and whether it has played it.
#[derive(Clone)]
pub(super) struct Prepared<A> {
    pub(super) actions: Vec<A>,
    pub(super) played: bool,
}

impl<A> Default for Prepared<A> {
    fn default() -> Prepared<A> {
        Prepared { actions: vec![], played: false }
    }
}

impl<G: Playable> GameRoom<G> {
    /// How many of its last actions a seat takes back at once: all that it had prepared, if they are the last.
    pub(super) fn together(&self, seat: Seat) -> usize {
        let Some(draft) = self.drafts.get(seat.index()) else { return 1 };
        let last = self.table.moves().iter().rfind(|played| played.seat == seat).map(|played| played.action);
        if draft.played && last == draft.actions.last().copied() { draft.actions.len() } else { 1 }
    }

    /// A draft that was played is kept only while it can be taken back.
    pub(super) fn forget_drafts(&mut self) {
        for (seat, draft) in (0..).map_while(Seat::new).zip(&mut self.drafts) {
            if draft.played && !self.table.can_undo(seat) {
                *draft = Prepared::default();
            }
        }
    }

    /// The draft of a viewer, if there is something to be drafted.
    pub(super) fn draft(&self, view: &G::View, viewer: Viewer) -> Option<Draft<G>> {
        let Viewer::Seat(seat) = viewer else { return None };
        (G::EXTRAS.drafts?.draft)(view, &self.drafts.get(seat.index())?.actions)
    }

    /// Where the draft began that this action was part of, or else the action itself.
    pub(super) fn start_of_draft(&self, seat: Seat, number: usize) -> usize {
        let Some(drafts) =
            G::EXTRAS.drafts.filter(|drafts| (drafts.is_drafted)(self.table.moves()[number].action))
        else {
            return number;
        };
        let view = |number| self.table.view_at(number, Viewer::Seat(seat));
        let is_start =
            |&number: &usize| view(number).is_some_and(|view| (drafts.draft)(&view, &[]).is_some());
        (0..=number).rev().find(is_start).unwrap_or(number)
    }

    /// Where others began to decide in secret at the same time as the action of this number, or else the action
    /// itself. What they decided has come to light, so they decide anew.
    pub(super) fn start_of_round(&self, seat: Seat, number: usize) -> usize {
        let earlier = self.table.moves()[..number].iter().rev();
        let beside = earlier.take_while(|played| {
            played.seat != seat && !played.is_open_to(Viewer::Seat(seat)) && played.is_decided_beside(seat)
        });
        number - beside.count()
    }

    /// Goes back to an earlier moment; what was drafted then can be changed again.
    pub(super) fn rewind(&mut self, actions: usize) -> Result<(), EntryError<G>> {
        let is_drafted = |action| G::EXTRAS.drafts.is_some_and(|drafts| (drafts.is_drafted)(action));
        let moves = self.table.moves().to_vec();
        self.table.rewind(actions).map_err(EntryError::CannotUndo)?;
        for (seat, draft) in (0..).map_while(Seat::new).zip(&mut self.drafts) {
            let undone = moves[actions..].iter().filter(|played| played.seat == seat);
            let actions = undone.map(|played| played.action).filter(|&action| is_drafted(action)).collect();
            *draft = Prepared { actions, played: false };
        }
        Ok(())
    }
}
