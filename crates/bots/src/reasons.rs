//! Why one action looks better than another: what the judge sees more of after it.

use crate::Judged;
use crate::features::MOST_FEATURES;
use crate::judge::{Evaluator, best_at_sight, next_at_random, settle};
use game::chance::dice;
use game::{Rng, Seat, View, Viewer};

/// How many games are imagined to compare two actions.
const IMAGINED: u32 = 64;
/// How many reasons are told, and how much the least of them is worth beside the first.
const TOLD: usize = 3;
const WEIGHTY: f32 = 0.25;

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
    reasons_ahead::<G>(view, one, other, 0)
}

/// The same after this many more decisions of all seats, made greedily: what is not seen at first sight.
pub(crate) fn reasons_ahead<G: Judged>(
    view: &G::View,
    one: G::Action,
    other: G::Action,
    decisions: usize,
) -> Vec<Reason> {
    let Viewer::Seat(seat) = view.viewer() else { return vec![] };
    let (mut sums, mut throws, evaluator) = ([0.0; MOST_FEATURES], dice(0), Evaluator::Standings);
    let mut scratch = vec![];
    for _ in 0..IMAGINED {
        let game = G::imagine(view, &mut throws);
        let number = throws.next_u64();
        for (action, sign) in [(one, 1.0), (other, -1.0)] {
            let (mut next, mut throws) = (game.clone(), dice(number));
            next.play_legal(seat, action);
            settle(&mut next, &evaluator, &mut throws, &mut scratch);
            for _ in 0..decisions {
                let Some((seat, drawn)) = next_at_random(&next, &mut throws, &mut scratch) else { break };
                // Nobody can tell what is decided in secret.
                let open = !next.is_sealed(seat, drawn);
                let best = open.then(|| best_at_sight(&next, seat, &evaluator, &mut scratch)).flatten();
                next.play_legal(seat, best.unwrap_or(drawn));
                settle(&mut next, &evaluator, &mut throws, &mut scratch);
            }
            let lead = next.features().lead(seat, G::weights(next.seats()));
            sums.iter_mut().zip(lead).for_each(|(sum, lead)| *sum += sign * lead);
        }
    }
    sorted::<G>(sums)
}

/// What was summed up over the imagined games, by features; the weightiest comes first.
fn sorted<G: Judged>(sums: [f32; MOST_FEATURES]) -> Vec<Reason> {
    let mut reasons: Vec<Reason> = (G::FEATURES.iter().zip(sums))
        .map(|(feature, sum)| Reason { feature, worth: sum / IMAGINED as f32 })
        .collect();
    reasons.sort_by(|one, other| other.worth.abs().total_cmp(&one.worth.abs()));
    reasons
}

/// The few reasons that are worth telling.
fn weighty(mut reasons: Vec<Reason>) -> Vec<Reason> {
    let most = reasons.first().map_or(0.0, |first| first.worth.abs());
    reasons.retain(|reason| reason.worth.abs() >= WEIGHTY * most && most > 0.0);
    reasons.truncate(TOLD);
    reasons
}

/// What speaks for a plan of several actions of one seat, and against it, beside plans drawn at random: what the judge
/// sees when all of the plan has been carried out.
pub fn explain_plan<G: Judged>(view: &G::View, plan: &[G::Action]) -> Vec<Reason> {
    weighty(reasons_of_plan::<G>(view, plan))
}

fn reasons_of_plan<G: Judged>(view: &G::View, plan: &[G::Action]) -> Vec<Reason> {
    let Viewer::Seat(seat) = view.viewer() else { return vec![] };
    let (mut sums, mut throws, mut scratch) = ([0.0; MOST_FEATURES], dice(0), vec![]);
    for _ in 0..IMAGINED {
        let game = G::imagine(view, &mut throws);
        let number = throws.next_u64();
        for (is_plan, sign) in [(true, 1.0), (false, -1.0)] {
            let (mut next, mut throws) = (game.clone(), dice(number));
            for &planned in plan {
                let action =
                    if is_plan { Some(planned) } else { next.sample(seat, &mut throws, &mut scratch) };
                let Some(action) = action else { break };
                next.play_legal(seat, action);
            }
            settle(&mut next, &Evaluator::Standings, &mut throws, &mut scratch);
            let lead = next.features().lead(seat, G::weights(next.seats()));
            sums.iter_mut().zip(lead).for_each(|(sum, lead)| *sum += sign * lead);
        }
    }
    sorted::<G>(sums)
}

/// What speaks for the better of two actions, told as soon as the judge sees it.
#[derive(Debug, Clone, PartialEq)]
pub struct Explained {
    /// The weightiest first; at least one of them speaks for it.
    pub reasons: Vec<Reason>,
    /// After how many more decisions they outweigh what speaks against it: 0 at first sight, and nothing if only a search
    /// sees that.
    pub ahead: Option<usize>,
}

/// How far ahead the judge looks, step by step, in decisions.
const AHEAD: [usize; 6] = [0, 2, 4, 6, 9, 12];

/// Why an action is better than another, as soon as the judge agrees, looking no farther ahead than this. If it never
/// does, what it sees at first sight; nothing if nothing speaks for the action.
pub fn explain<G: Judged>(
    view: &G::View,
    better: G::Action,
    other: G::Action,
    farthest: usize,
) -> Option<Explained> {
    let agreed = AHEAD.into_iter().take_while(|&ahead| ahead <= farthest).find_map(|ahead| {
        let reasons = reasons_ahead::<G>(view, better, other, ahead);
        let (first, sum) = (reasons.first()?.worth, reasons.iter().map(|reason| reason.worth).sum::<f32>());
        (sum > 0.0 && first > 0.0).then(|| Explained { reasons: weighty(reasons), ahead: Some(ahead) })
    });
    agreed.or_else(|| {
        let reasons = weighty(reasons_ahead::<G>(view, better, other, 0));
        reasons.iter().any(|reason| reason.worth > 0.0).then_some(Explained { reasons, ahead: None })
    })
}

/// What has changed for a seat between two views of the same viewer, by features: what somebody gained by a move of which
/// the viewer knows only what there was to see. The weightiest comes first.
pub fn gains<G: Judged>(before: &G::View, after: &G::View, seat: Seat) -> Vec<Reason> {
    let lead = |view: &G::View| {
        let (mut sums, mut throws) = ([0.0_f32; MOST_FEATURES], dice(0));
        for _ in 0..IMAGINED {
            let game = G::imagine(view, &mut throws);
            let lead = game.features().lead(seat, G::weights(game.seats()));
            sums.iter_mut().zip(lead).for_each(|(sum, lead)| *sum += lead / IMAGINED as f32);
        }
        sums
    };
    let changes = lead(after).into_iter().zip(lead(before)).map(|(after, before)| after - before);
    let mut gains: Vec<Reason> =
        G::FEATURES.iter().zip(changes).map(|(feature, worth)| Reason { feature, worth }).collect();
    gains.sort_by(|one, other| other.worth.total_cmp(&one.worth));
    gains
}

#[cfg(test)]
mod tests {
    use super::*;
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

    #[test]
    fn a_plan_that_wins_provinces_has_them_for_a_reason() {
        use sun_tzu::scene::{Scene, Start};
        use sun_tzu::{Action, Card, Province, Side};
        let mut scene = Scene::default();
        let game =
            scene.dynasty(1).start(Start::Plan).hand(Side::SunTzu, &[Card::Ten, Card::Nine, Card::Eight]);
        let view = game.set().unwrap().view(Viewer::Seat(Side::SunTzu.seat()));
        let strong = [Card::Ten, Card::Nine, Card::Eight, Card::Five, Card::Four];
        let plan = |cards: [Card; 5]| {
            let laid = Province::ALL.into_iter().zip(cards);
            laid.map(|(place, card)| Action::Lay(place, card)).collect::<Vec<_>>()
        };
        let worth = |cards| {
            let told = explain_plan::<sun_tzu::SunTzu>(&view, &plan(cards));
            assert!(!told.is_empty() && told.len() <= TOLD, "{told:?}");
            let reasons = reasons_of_plan::<sun_tzu::SunTzu>(&view, &plan(cards));
            let held = reasons.iter().filter(|reason| reason.feature.starts_with("held before"));
            held.map(|reason| reason.worth).sum::<f32>()
        };
        let weak = [Card::One, Card::Two, Card::Three, Card::Four, Card::Five];
        assert!(worth(strong) > 0.0 && worth(weak) < 0.0, "{} {}", worth(strong), worth(weak));
    }
}
