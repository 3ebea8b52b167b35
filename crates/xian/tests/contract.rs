//! The promises every game keeps, over thousands of seeded games.
#![expect(clippy::unwrap_used, reason = "a test reports what it found by panicking")]

mod spellings;

use game_testing::{check_allocates_nothing, check_contract, check_sampling};
use xian::Xian;

/// Hands are small: returns of one card stand for those of several, which the second test adds.
#[test]
fn xian_keeps_the_promises_of_a_game() {
    check_contract::<Xian>(0..1600, &spellings::up_to(1));
}

#[test]
fn xian_refuses_every_spelling_that_is_not_offered() {
    check_contract::<Xian>(1600..1636, &spellings::up_to(4));
}

#[test]
fn every_option_is_drawn_equally_often() {
    check_sampling::<Xian>(0..60);
}

#[test]
fn playing_allocates_nothing() {
    check_allocates_nothing::<Xian>(0..200);
}
