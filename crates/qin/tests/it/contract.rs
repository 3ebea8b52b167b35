//! The promises every game keeps and the laws of Qin, over all seats, sides and lengths of a match.

use crate::laws::Laws;
use game_testing::PlayedDecision;
use qin::{Placement, Qin};

/// How many of the games are held to the laws as well: every combination of options and seats twice.
const LAWFUL: u64 = 288;

/// Every combination of options and seats about seven times: thousands of games, since most are matches.
#[test]
fn qin_keeps_its_promises_and_laws() {
    game_testing::check_games::<Qin, _>(0..1000, &Placement::every_spelling(), || {
        let mut laws = Laws::default();
        move |step: &PlayedDecision<Qin>| {
            if step.number < LAWFUL {
                laws.hold(step);
            }
        }
    });
}

#[test]
fn a_drawn_placement_is_any_of_the_legal_ones() {
    game_testing::check_sampling::<Qin>(0..3);
}

#[test]
fn playing_and_imagining_allocates_nothing() {
    game_testing::check_allocates_nothing::<Qin>(0..144);
}
