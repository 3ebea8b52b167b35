//! What is played for somebody who is absent (RULES 13.4): the most neutral of the legal actions.

use crate::action::{Action, Returned};
use crate::workers::{Card, CardSet, Pair};
use std::cmp::Reverse;

/// The neutral answer to a decision, given the hand and the list of legal actions.
pub(crate) fn neutral(hand: CardSet, legal: &[Action]) -> Option<Action> {
    let usual = [
        Some(Action::Return(Returned::default())),
        highest_pair(hand),
        Some(Action::Main),
        Some(Action::Pass),
    ];
    let offered = usual.into_iter().flatten().find(|action| legal.contains(action));
    offered.or_else(|| legal.iter().copied().min_by_key(ToString::to_string))
}

/// The highest card below, the second highest on top; of equal ones the earlier in card order is higher.
fn highest_pair(hand: CardSet) -> Option<Action> {
    let height = |card: &Card| (card.initiative(), Reverse(*card));
    let bottom = hand.iter().max_by_key(height)?;
    let top = hand.without(bottom).iter().max_by_key(height)?;
    Some(Action::Commit(Pair { top, bottom }))
}
