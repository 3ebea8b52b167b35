//! A drawn action is one of the list, and each is drawn as often as the others.

use crate::trial::Trial;
use game::Game;
use std::collections::BTreeMap;
use std::ops::Range;

/// How often each action of a list should come up.
const EXPECTED: usize = 200;

/// Draws again and again at positions of these games and counts. With 200 draws expected for each action, a
/// count outside 100 to 330 is no luck: its chance is below one in a thousand million.
pub fn check_sampling<G: Game>(games: Range<u64>) {
    for number in games {
        let mut trial = Trial::<G>::new(number);
        while trial.awaits() {
            if trial.actions.len() as u64 % 16 == number % 16 {
                check_position(&mut trial);
            }
            let (seat, action) = trial.draw();
            trial.play(seat, action);
        }
    }
}

fn check_position<G: Game>(trial: &mut Trial<G>) {
    let mut scratch = vec![];
    for seat in trial.seats.seats() {
        let mut list = vec![];
        trial.state.legal_actions(seat, &mut list);
        let mut counts: BTreeMap<G::Action, usize> = list.iter().map(|&action| (action, 0)).collect();
        for _ in 0..list.len() * EXPECTED {
            let drawn = trial.state.sample(seat, &mut trial.dice, &mut scratch);
            let Some(count) = drawn.and_then(|action| counts.get_mut(&action)) else {
                trial.fail(format!("seat {seat}: the drawn action {drawn:?} is not in the list"));
            };
            *count += 1;
        }
        if let Some((action, count)) =
            counts.iter().find(|&(_, &count)| !(100..=330).contains(&count) && list.len() > 1)
        {
            trial.fail(format!(
                "seat {seat}: \u{201c}{action}\u{201d} came up {count} times instead of about {EXPECTED}"
            ));
        }
        if list.is_empty() {
            let drawn = trial.state.sample(seat, &mut trial.dice, &mut scratch);
            trial.require(drawn.is_none(), || format!("seat {seat} owes nothing and drew {drawn:?}"));
        }
    }
}
