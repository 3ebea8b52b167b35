//! The best plans of both sides in Sun Tzu against each other: every pair is played out by the rules, and the
//! table of chances is solved. That sees what a sum over provinces cannot: armies that run out, a marker that
//! only has to cross the middle, the red spaces.

use super::deployment::{Mixture, PROVINCES, Plan, all_cards};
use crate::budget::Spending;
use crate::judge::{Evaluator, best_at_sight, chances};
use crate::matrix::{Matrix, Solution};
use game::Game;
use games::sun_tzu::{Action, Both, Card, Cards, Phase, Province, Side, SunTzu};

/// How many plans of each side meet at first; the number doubles as long as there is time.
const FIRST_PLANS: usize = 6;
const MOST_PLANS: usize = 96;
/// How many answers in a mixture it takes for one more plan to be worth playing out.
const ANSWERS_PER_PLAN: usize = 10;

/// The value of a position that was not searched.
const EVEN: f32 = 0.5;

/// How often each of the best plans should be played.
pub struct Answer {
    pub plans: Vec<(Plan, f32)>,
    /// The chance of each of them against the rival's mixture, if they were played out.
    pub chances: Vec<f32>,
    /// The chance of the mixture.
    pub chance: f32,
}

/// Lets as many plans meet as time allows, and those that are asked about; at least the mixture itself is the answer.
pub fn contest(
    games: &[(SunTzu, f32)],
    side: Side,
    own: &Mixture,
    rival: &Mixture,
    asked: &[Plan],
    evaluator: &Evaluator,
    spending: &Spending,
) -> Answer {
    let most = (own.answers / ANSWERS_PER_PLAN).clamp(1, MOST_PLANS);
    let mut answer = Answer { plans: own.of(0).collect(), chances: vec![], chance: EVEN };
    let mut plans = FIRST_PLANS;
    let mixtures = Mixtures { own, rival, asked };
    while let Some(better) = meet(games, side, &mixtures, plans.min(most), evaluator, spending) {
        answer = better;
        if plans >= most {
            break;
        }
        plans *= 2;
    }
    answer
}

/// What both sides would do, and the plans that must be among those that meet.
struct Mixtures<'a> {
    own: &'a Mixture,
    rival: &'a Mixture,
    asked: &'a [Plan],
}

/// The answer when this many plans meet; nothing if time runs out before all have.
fn meet(
    games: &[(SunTzu, f32)],
    side: Side,
    mixtures: &Mixtures,
    most: usize,
    evaluator: &Evaluator,
    spending: &Spending,
) -> Option<Answer> {
    let Mixtures { own, rival, asked } = mixtures;
    let mut own: Vec<Plan> = widen(own.favourites(0, most), most, &games[0].0, side);
    for plan in *asked {
        if !own.contains(plan) {
            own.push(*plan);
        }
    }
    let (mut kinds, mut replies) = (vec![], vec![]);
    for (number, (game, count)) in games.iter().enumerate() {
        let most = most.div_ceil(games.len());
        let plans = widen(rival.favourites(number, most), most, game, side.rival());
        kinds.push((*count, plans.len()));
        replies.extend(plans.into_iter().map(|plan| (game, plan)));
    }
    let mut scratch = vec![];
    let mut chances = Vec::with_capacity(own.len() * replies.len());
    for &plan in &own {
        for &(game, reply) in &replies {
            let plans = match side {
                Side::SunTzu => Both([plan, reply]),
                Side::KingShao => Both([reply, plan]),
            };
            chances.push(turn_up(game.planned(plans)?, evaluator, &mut scratch)[side.seat().index()]);
        }
        if spending.is_late() {
            return None;
        }
    }
    let matrix = Matrix::with_kinds(kinds, chances);
    let Solution { rows, columns, chance } = matrix.solve();
    Some(Answer { plans: own.into_iter().zip(rows).collect(), chances: matrix.by_row(&columns), chance })
}

/// Adds plans in which two cards have changed places, or one has been exchanged, up to a number: a sum over
/// provinces does not find them all.
fn widen(mut plans: Vec<Plan>, most: usize, game: &SunTzu, side: Side) -> Vec<Plan> {
    let hand = all_cards(game, side);
    let mut next = 0;
    while next < plans.len() && plans.len() < most {
        let plan = plans[next];
        let swaps = (0..PROVINCES).flat_map(|one| (0..one).map(move |other| (one, other)));
        let swapped = swaps.map(|(one, other)| {
            let mut plan = plan;
            plan.0.swap(one, other);
            plan
        });
        let left = hand.minus(Cards::of(&plan.0)).kinds();
        let exchanged = Province::ALL.into_iter().flat_map(|province| {
            left.iter().map(move |card| {
                let mut plan = plan;
                plan[province] = card;
                plan
            })
        });
        for plan in swapped.chain(exchanged) {
            if plans.len() < most && is_allowed(&plan, game, side) && !plans.contains(&plan) {
                plans.push(plan);
            }
        }
        next += 1;
    }
    plans
}

/// Whether a 6 lies where it may.
fn is_allowed(plan: &Plan, game: &SunTzu, side: Side) -> bool {
    let six = Province::ALL.into_iter().find(|&province| plan[province] == Card::Six);
    six.is_none_or(|province| game.allows_six(side, province))
}

/// Turns all cards up, and says what the sides can expect then.
fn turn_up(mut game: SunTzu, evaluator: &Evaluator, scratch: &mut Vec<Action>) -> crate::BySeat {
    while !matches!(game.phase(), Phase::Draw | Phase::Over) {
        let Some(seat) = game.turn().awaited().first() else { break };
        let action = if matches!(game.phase(), Phase::Costs { .. } | Phase::Placing { .. }) {
            best_at_sight(&game, seat, evaluator, scratch)
        } else {
            scratch.clear();
            game.legal_actions(seat, scratch);
            scratch.first().copied()
        };
        let Some(action) = action else { break };
        game.play_legal(seat, action);
    }
    chances(&game, evaluator)
}
