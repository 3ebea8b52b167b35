//! Versions: what a viewer has seen of a room, and from which version on a decision made for it still holds.
//!
//! Whatever a viewer can see raises their version. A decision is too old only when something has changed that it was
//! about: names, wishes, notes and the secret decisions of others who decide at the same time do not age it.

use super::GameRoom;
use crate::registry::Playable;
use game::{Seat, View, Viewer};
use store::Entry;

/// What an entry may change for the viewers, looked at before it is taken.
pub(super) struct Before<A> {
    /// How many actions had been played.
    actions: usize,
    /// Of an entry that takes actions back: whether each viewer knows of one of them.
    undone: Vec<bool>,
    /// The seats that decide at the same time as whoever acts, and what each could choose.
    deciding: Vec<(Seat, Vec<A>)>,
    /// Whether an entry that takes actions back takes back none that others saw.
    undoes_secrets: bool,
}

impl<G: Playable> GameRoom<G> {
    pub(super) fn before(&self, entry: &Entry) -> Before<G::Action> {
        let deciding = match entry {
            Entry::Played { seat, .. } | Entry::Ready { seat } | Entry::Undone { seat, .. } => {
                let others = self.table.turn().awaited().without(*seat);
                others.iter().map(|other| (other, self.choices(other))).collect()
            }
            _ => vec![],
        };
        let undoes_secrets = match entry {
            Entry::Undone { seat, actions } => self.are_sealed(*seat, *actions),
            _ => false,
        };
        let undone = match entry {
            Entry::Undone { seat, actions } => self.knowing(|played| played == *seat, *actions),
            _ => vec![],
        };
        Before { actions: self.table.len(), undone, deciding, undoes_secrets }
    }

    /// Raises the version of everybody who can see the change, and ages the decisions that it matters for.
    pub(super) fn raise_versions(&mut self, entry: &Entry, before: &Before<G::Action>) {
        let learnt = match entry {
            Entry::Undone { .. } => before.undone.clone(),
            _ => self.knowing(|_| true, self.table.len().saturating_sub(before.actions)),
        };
        let viewers = self.viewers().zip(learnt).enumerate();
        for (index, (viewer, learnt)) in viewers {
            let noticed = match entry {
                Entry::Played { .. } | Entry::Undone { .. } => learnt,
                Entry::Drafted { seat, .. } | Entry::Asks { seat, .. } => viewer.is(*seat),
                Entry::Ready { seat } => viewer.is(*seat) || learnt,
                Entry::Sat { .. }
                | Entry::Rewound { .. }
                | Entry::Noted { .. }
                | Entry::Left { .. }
                | Entry::Closed
                | Entry::Rematch { .. }
                | Entry::Branched { .. } => true,
                // It is shown with what it was written with.
                Entry::Clocked(_) => false,
            };
            self.versions[index] += usize::from(noticed);
            if noticed && self.matters(entry, viewer, before) {
                self.ages[index] = self.versions[index];
            }
        }
    }

    /// Whether what a viewer decides about has changed.
    fn matters(&self, entry: &Entry, viewer: Viewer, before: &Before<G::Action>) -> bool {
        let Viewer::Seat(looking) = viewer else { return matches!(entry, Entry::Rematch { .. }) };
        let is_secret = match entry {
            Entry::Sat { .. }
            | Entry::Left { .. }
            | Entry::Closed
            | Entry::Asks { .. }
            | Entry::Rematch { .. }
            | Entry::Branched { .. }
            | Entry::Clocked(_) => return false,
            Entry::Drafted { .. } | Entry::Rewound { .. } => return true,
            // Only if play has ended or gone back with it.
            Entry::Noted { .. } => return self.table.ended().is_some() || self.table.len() < before.actions,
            Entry::Played { seat, .. } => looking != *seat && self.are_sealed(*seat, 1),
            Entry::Ready { seat } => looking != *seat && self.are_sealed(*seat, self.together(*seat)),
            Entry::Undone { seat, .. } => looking != *seat && before.undoes_secrets,
        };
        let could = before.deciding.iter().find(|(seat, _)| *seat == looking).map(|(_, choices)| choices);
        !(is_secret && could == Some(&self.choices(looking)))
    }

    fn choices(&self, seat: Seat) -> Vec<G::Action> {
        self.view(Viewer::Seat(seat)).legal().to_vec()
    }

    /// Whether nobody else saw any of the last few actions of a seat.
    fn are_sealed(&self, seat: Seat, actions: usize) -> bool {
        let own = self.table.moves().iter().rev().filter(|played| played.seat == seat);
        own.take(actions).all(|played| !played.is_open_to(Viewer::Public))
    }

    /// Whether each viewer knows of one of the last few actions of some seats.
    fn knowing(&self, by: impl Fn(Seat) -> bool, actions: usize) -> Vec<bool> {
        let moves = self.table.moves().iter().enumerate().rev().filter(|(_, played)| by(played.seat));
        let last: Vec<usize> = moves.take(actions).map(|(number, _)| number).collect();
        let knows = |viewer| last.iter().any(|&number| self.table.is_known(number, viewer));
        self.viewers().map(knows).collect()
    }

    /// The public, and every seat.
    fn viewers(&self) -> impl Iterator<Item = Viewer> + use<G> {
        let seats = (0..).map_while(Seat::new).take(self.info.chairs.len());
        std::iter::once(Viewer::Public).chain(seats.map(Viewer::Seat))
    }
}

/// The place of a viewer in a list of all.
pub(super) fn place(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Public => 0,
        Viewer::Seat(seat) => seat.index() + 1,
    }
}
