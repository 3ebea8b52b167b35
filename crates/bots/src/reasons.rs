//! Why one action looks better than another: what the judge sees more of after it.

use crate::Judged;
use crate::features::MOST_FEATURES;
use crate::judge::{Evaluator, settle};
use game::chance::dice;
use game::{Rng, View, Viewer};

/// How many games are imagined to compare two actions.
const IMAGINED: u32 = 64;

/// A feature of the positions after an action, and what it is worth beside those after another: 0.04 is about one
/// game won more in a hundred.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Reason {
    pub feature: &'static str,
    pub worth: f32,
}

/// What speaks for one legal action of a view, and against it, compared with another: at first sight, without what
/// a search finds out beyond that. The weightiest comes first.
pub fn reasons<G: Judged>(view: &G::View, one: G::Action, other: G::Action) -> Vec<Reason> {
    let Viewer::Seat(seat) = view.viewer() else { return vec![] };
    let (mut sums, mut throws, mut scratch) = ([0.0; MOST_FEATURES], dice(0), vec![]);
    for _ in 0..IMAGINED {
        let game = G::imagine(view, &mut throws);
        let number = throws.next_u64();
        for (action, sign) in [(one, 1.0), (other, -1.0)] {
            let mut next = game.clone();
            next.play_legal(seat, action);
            settle(&mut next, &Evaluator::Standings, &mut dice(number), &mut scratch);
            let lead = next.features().lead(seat, G::weights(next.seats()));
            sums.iter_mut().zip(lead).for_each(|(sum, lead)| *sum += sign * lead);
        }
    }
    let mut reasons: Vec<Reason> = (G::FEATURES.iter().zip(sums))
        .map(|(feature, sum)| Reason { feature, worth: sum / IMAGINED as f32 })
        .collect();
    reasons.sort_by(|one, other| other.worth.abs().total_cmp(&one.worth.abs()));
    reasons
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::next_at_random;
    use game::{Game, Nobody, SeatCount, Seed};
    use qin::{Options, Placement, Qin};

    #[test]
    fn a_pagoda_more_is_a_reason() {
        let deal = Qin::deal(SeatCount::TWO, &Options::default(), &Seed::from_text("reasons", 0));
        let mut game = Qin::set_up(SeatCount::TWO, &Options::default(), &deal).unwrap();
        for _ in 0..9 {
            let (seat, action) = next_at_random(&game, &mut dice(0), &mut vec![]).unwrap();
            game.apply(seat, action, &mut Nobody).unwrap();
        }
        let seat = game.turn().awaited().first().unwrap();
        let view = game.view(Viewer::Seat(seat));
        let pagodas = |action: Placement| {
            let mut next = game;
            next.apply(seat, action, &mut Nobody).unwrap();
            next.score(seat)
        };
        let most = view.legal().iter().copied().max_by_key(|&action| pagodas(action)).unwrap();
        let fewest = view.legal().iter().copied().min_by_key(|&action| pagodas(action)).unwrap();
        assert!(pagodas(most) > pagodas(fewest));
        let worth = |one, other| {
            let reasons = reasons::<Qin>(&view, one, other);
            assert!(reasons.is_sorted_by(|one, other| one.worth.abs() >= other.worth.abs()));
            reasons.iter().find(|reason| reason.feature == "pagodas on the board").unwrap().worth
        };
        assert!(worth(most, fewest) > 0.1 && worth(fewest, most) < -0.1);
        assert!(worth(most, most).abs() < f32::EPSILON);
    }
}
