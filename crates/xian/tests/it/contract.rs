//! The promises every game keeps and the laws of Xi'an, over thousands of seeded games.

use crate::laws::Laws;
use crate::{slowly, spellings};
use game_testing::{PlayedDecision, check_allocates_nothing, check_contract, check_games, check_sampling};
use xian::Xian;

/// How many of the games are held to the laws as well: every combination of options and seats fifty times.
const LAWFUL: u64 = 600;

/// Hands are small: returns of one card stand for those of several, which the second test adds.
#[test]
fn xian_keeps_its_promises_and_laws() {
    check_games::<Xian, _>(0..1600, &spellings::up_to(1), || {
        let mut laws = Laws::default();
        move |step: &PlayedDecision<Xian>| {
            if step.number < LAWFUL {
                laws.hold(step);
                slowly::check(step);
            }
        }
    });
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
