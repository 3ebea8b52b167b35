//! The promises every game keeps, held by Qin over all seats, sides and lengths of a match.

use qin::{Placement, Qin};

/// Every combination of options and seats about seven times: thousands of games, since most are matches.
#[test]
fn qin_keeps_the_promises_of_a_game() {
    game_testing::check_contract::<Qin>(0..1000, &Placement::every_spelling());
}

#[test]
fn a_drawn_placement_is_any_of_the_legal_ones() {
    game_testing::check_sampling::<Qin>(0..3);
}

#[test]
fn playing_and_imagining_allocates_nothing() {
    game_testing::check_allocates_nothing::<Qin>(0..144);
}
