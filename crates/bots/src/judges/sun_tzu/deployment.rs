//! Laying cards in Sun Tzu, solved as the game within the game that it is.
//!
//! Both sides lay five cards at once. What a plan brings is nearly a sum over the provinces, so against a mixed
//! plan of the rival only the rival's chances of each card in each province matter. Both sides answer each other
//! again and again, always with the best plan against what the other has done so far (fictitious play), and a
//! best plan is found exactly, as an assignment of cards to provinces. While there is much to come, a part of
//! the rival is taken to be naive; in the end nobody is, and the plans that come up most often meet in `contest`,
//! where every pair of them is really played out.

use super::contest::{Answer, contest};
use super::{Prices, after_battle, garrison};
use crate::Weights;
use crate::budget::Spending;
use crate::judge::{Evaluator, Rival, chances};
use crate::search::Opinion;
use game::Game;
use game::chance::{Dice, dice};
use games::sun_tzu::{Action, ByProvince, Card, Cards, DYNASTIES, Province, Side, SunTzu, View};
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

/// How many times the rival's hand is imagined.
const IMAGINED: usize = 12;
/// More answers do not change the mixtures.
const MOST_ANSWERS: u32 = 1000;

/// The share of a rival that is assumed to be naive. Whoever expects a perfect rival gains little from weaker ones.
const NAIVE: f32 = 0.75;
/// Nothing is laid yet.
const FREE: ByProvince<Option<Card>> = ByProvince([None; PROVINCES]);

const KINDS: usize = Card::ALL.len();
pub const PROVINCES: usize = Province::ALL.len();

/// A number for every card in every province.
type CardGrid = [[f32; KINDS]; PROVINCES];
/// A card for every province.
pub type Plan = ByProvince<Card>;

/// The position in which both sides are about to lay their cards.
pub struct Deployment {
    side: Side,
    /// What each pair of cards brings Sun Tzu in each province.
    gains: [[[f32; KINDS]; KINDS]; PROVINCES],
    /// The imagined games, which differ in the rival's hand, and how often each came up.
    games: Vec<(SunTzu, f32)>,
    /// What laying a card costs the side and its rival beyond the battle.
    costs: [[f32; KINDS]; 2],
}

/// How a side plans: plans, each out of the hand of one imagined game, with their weights.
#[derive(Default)]
pub struct Mixture {
    plans: Vec<(usize, Plan, f32)>,
    /// How often each card lies in each province.
    shares: CardGrid,
    weight: f32,
    pub answers: usize,
}

impl Mixture {
    fn add(&mut self, game: usize, plan: Plan, weight: f32) {
        for (row, card) in self.shares.iter_mut().zip(plan.0) {
            row[card as usize] += weight;
        }
        self.weight += weight;
        self.answers += 1;
        match self.plans.iter_mut().find(|(known, other, _)| *known == game && *other == plan) {
            Some((.., sum)) => *sum += weight,
            None => self.plans.push((game, plan, weight)),
        }
    }

    /// Adds a hand whose cards lie anywhere.
    fn scatter(&mut self, hand: Cards, weight: f32) {
        for row in &mut self.shares {
            for card in hand.iter() {
                row[card as usize] += weight / f32::from(hand.len());
            }
        }
        self.weight += weight;
    }

    /// The plans out of the hand of one imagined game.
    pub fn of(&self, game: usize) -> impl Iterator<Item = (Plan, f32)> {
        self.plans.iter().filter(move |(of, ..)| *of == game).map(|&(_, plan, weight)| (plan, weight))
    }

    /// Those of them that came up most.
    pub fn favourites(&self, game: usize, most: usize) -> Vec<Plan> {
        let mut plans: Vec<(Plan, f32)> = self.of(game).collect();
        plans.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        plans.into_iter().take(most).map(|(plan, _)| plan).collect()
    }
}

impl Deployment {
    pub fn new(view: &View, side: Side, weights: &Weights, sample: u64) -> Deployment {
        let game = SunTzu::imagine(view, &mut dice(0));
        let prices = Prices::after_battles(&game, weights);
        let mut gains = [[[0.0; KINDS]; KINDS]; PROVINCES];
        for province in Province::ALL {
            let now = garrison(&game, province);
            for sun_tzu in Card::ALL {
                for king_shao in Card::ALL {
                    let after = after_battle(&game, now, sun_tzu, king_shao);
                    gains[province as usize][sun_tzu as usize][king_shao as usize] =
                        prices.garrison(&game, province, after);
                }
            }
        }
        let own = all_cards(&game, side);
        let costs =
            [own, Cards::EMPTY].map(|cards| Card::ALL.map(|card| prices.card(card, cards.count(card))));
        let games = imagine_rivals(view, side, &mut same_dice(&game, own, sample));
        Deployment { side, gains, games, costs }
    }

    /// How often each legal card should be laid beside the province that is asked about, and what is thought of
    /// it: the part of the mixture that agrees with the cards already laid. In the last dynasty nothing is left to
    /// come, so plans are played out and nobody is taken to be naive.
    pub fn solve(
        &self,
        view: &View,
        evaluator: &Evaluator,
        mut spending: Spending,
        expected: Rival,
    ) -> Vec<Opinion<Action>> {
        let game = &self.games[0].0;
        let wary = game.dynasty() == DYNASTIES || expected == Rival::Perfect;
        let (own, rival, values) = self.mix(if wary { 0.0 } else { NAIVE }, &mut spending);
        let answer = if wary {
            let asked = if expected == Rival::Perfect { self.best_with_each(view, &values) } else { vec![] };
            contest(&self.games, self.side, &own, &rival, &asked, evaluator, &spending)
        } else {
            let chance = chances(game, evaluator)[self.side.seat().index()];
            Answer { plans: own.of(0).collect(), chances: vec![], chance }
        };
        self.opinions(view, &values, &answer)
    }

    /// The cards that are laid already.
    fn laid(&self) -> ByProvince<Option<Card>> {
        ByProvince::from_fn(|province| self.games[0].0.plan(self.side, province))
    }

    /// The best plan with each of the legal cards, as far as a sum over the provinces tells.
    fn best_with_each(&self, view: &View, values: &CardGrid) -> Vec<Plan> {
        let (hand, laid) = (all_cards(&self.games[0].0, self.side), self.laid());
        let best = |action: &Action| {
            let Action::Lay(province, card) = *action else { return None };
            let mut fixed = laid;
            fixed[province] = Some(card);
            self.best_plan(self.side, hand, values, fixed).map(|(plan, _)| plan)
        };
        view.legal.iter().filter_map(best).collect()
    }

    fn opinions(&self, view: &View, values: &CardGrid, answer: &Answer) -> Vec<Opinion<Action>> {
        let (hand, laid) = (all_cards(&self.games[0].0, self.side), self.laid());
        let agrees =
            |plan: &Plan| laid.0.iter().zip(plan.0).all(|(laid, card)| laid.is_none_or(|laid| laid == card));
        let mut weights = [0.0; KINDS];
        let asked = laid.0.iter().take_while(|laid| laid.is_some()).count();
        for (plan, weight) in answer.plans.iter().filter(|(plan, _)| agrees(plan)) {
            weights[plan.0[asked] as usize] += weight;
        }
        // What a card really brought, where plans with it were played out.
        let mut played_out = [None; KINDS];
        for ((plan, _), &chance) in
            answer.plans.iter().zip(&answer.chances).filter(|((plan, _), _)| agrees(plan))
        {
            let best = &mut played_out[plan.0[asked] as usize];
            *best = Some(best.map_or(chance, |best: f32| best.max(chance)));
        }
        let Some((best, most)) = self.best_plan(self.side, hand, values, laid) else { return vec![] };
        if weights.iter().all(|&weight| weight == 0.0) {
            weights[best.0[asked] as usize] = 1.0;
        }
        let all: f32 = weights.iter().sum();
        let opinion = |&action: &Action| {
            let Action::Lay(province, card) = action else { return None };
            let mut fixed = laid;
            fixed[province] = Some(card);
            let (_, value) = self.best_plan(self.side, hand, values, fixed)?;
            let odds = answer.chance / (1.0 - answer.chance).max(f32::EPSILON) * (value - most).exp();
            let chance = played_out[card as usize].unwrap_or(odds / (1.0 + odds));
            Some(Opinion { action, chance, attention: weights[card as usize] / all })
        };
        let mut opinions: Vec<Opinion<Action>> = view.legal.iter().filter_map(opinion).collect();
        opinions.sort_by(|one, other| other.attention.total_cmp(&one.attention));
        opinions
    }

    /// Both sides' mixtures after they have answered each other for a while, and what the side's cards bring then.
    /// Later answers weigh more. The given share of the rival does not answer, but is naive.
    fn mix(&self, naive: f32, spending: &mut Spending) -> (Mixture, Mixture, CardGrid) {
        let (mut own, mut rival) = (Mixture::default(), Mixture::default());
        let hand = all_cards(&self.games[0].0, self.side);
        let hands: Vec<Cards> =
            self.games.iter().map(|(game, _)| all_cards(game, self.side.rival())).collect();
        let against_naive = self.values(self.side, &self.naive_rival(hand, &hands));
        let mut values = blend(&against_naive, naive, &self.values(self.side, &rival));
        for answer in 1..=MOST_ANSWERS {
            if !spending.another() && answer > 1 {
                break;
            }
            let number = answer as usize % hands.len();
            let reply = self.values(self.side.rival(), &own);
            if let Some((plan, _)) = self.best_plan(self.side, hand, &values, FREE) {
                own.add(0, plan, answer as f32);
            }
            if let Some((plan, _)) = self.best_plan(self.side.rival(), hands[number], &reply, FREE) {
                rival.add(number, plan, answer as f32 * self.games[number].1);
            }
            values = blend(&against_naive, naive, &self.values(self.side, &rival));
        }
        (own, rival, values)
    }

    /// A rival who lays cards at random half of the time, and otherwise answers a side that does.
    fn naive_rival(&self, hand: Cards, hands: &[Cards]) -> Mixture {
        let (mut scattered, mut naive) = (Mixture::default(), Mixture::default());
        scattered.scatter(hand, 1.0);
        let values = self.values(self.side.rival(), &scattered);
        for (number, (&hand, (_, count))) in hands.iter().zip(&self.games).enumerate() {
            naive.scatter(hand, *count);
            if let Some((plan, _)) = self.best_plan(self.side.rival(), hand, &values, FREE) {
                naive.add(number, plan, *count);
            }
        }
        naive
    }

    /// What each card in each province brings a side against the rival's mixture, less what the card is worth
    /// later.
    fn values(&self, side: Side, rival: &Mixture) -> CardGrid {
        let mut values = [[0.0; KINDS]; PROVINCES];
        let costs = &self.costs[usize::from(side != self.side)];
        for (province, row) in values.iter_mut().enumerate() {
            for (other, &weight) in
                rival.shares[province].iter().enumerate().filter(|(_, weight)| **weight > 0.0)
            {
                let part = weight / rival.weight;
                for (card, value) in row.iter_mut().enumerate() {
                    *value += part
                        * match side {
                            Side::SunTzu => self.gains[province][card][other],
                            Side::KingShao => -self.gains[province][other][card],
                        };
                }
            }
            row.iter_mut().zip(costs).for_each(|(value, cost)| *value += cost);
        }
        values
    }

    /// The best assignment of cards to provinces, with some cards fixed, and its value: card by card, the best
    /// value for every set of provinces that are provided for.
    fn best_plan(
        &self,
        side: Side,
        hand: Cards,
        values: &CardGrid,
        fixed: ByProvince<Option<Card>>,
    ) -> Option<(Plan, f32)> {
        const SETS: usize = 1 << PROVINCES;
        let mut best = [f32::NEG_INFINITY; SETS];
        let mut plans = [[Card::One; PROVINCES]; SETS];
        let (mut hand, mut provided) = (hand, 0);
        best[0] = 0.0;
        for (province, card) in fixed.0.iter().enumerate() {
            let Some(card) = card.filter(|&card| hand.has(card)) else { continue };
            hand = hand.without(card);
            let next = provided | 1 << province;
            plans[next] = plans[provided];
            plans[next][province] = card;
            best[next] = best[provided] + values[province][card as usize];
            best[provided] = f32::NEG_INFINITY;
            provided = next;
        }
        for card in hand.iter() {
            let brings = Province::ALL.map(|province| {
                let allowed = card != Card::Six || self.games[0].0.allows_six(side, province);
                if allowed { values[province as usize][card as usize] } else { f32::NEG_INFINITY }
            });
            for set in (0..SETS).rev() {
                if best[set] == f32::NEG_INFINITY {
                    continue;
                }
                for (province, brings) in brings.into_iter().enumerate() {
                    let next = set | 1 << province;
                    let value = best[set] + brings;
                    if next != set && value > best[next] {
                        best[next] = value;
                        plans[next] = plans[set];
                        plans[next][province] = card;
                    }
                }
            }
        }
        (best[SETS - 1] > f32::NEG_INFINITY).then_some((ByProvince(plans[SETS - 1]), best[SETS - 1]))
    }
}

/// A mixture of two grids: this share of the one, the rest of the other.
fn blend(one: &CardGrid, part: f32, other: &CardGrid) -> CardGrid {
    let mut blended = *other;
    for (row, one) in blended.iter_mut().zip(one) {
        for (value, one) in row.iter_mut().zip(one) {
            *value += part * (one - *value);
        }
    }
    blended
}

/// Dice that fall the same way for every card of a plan, so that all five are laid by the same thoughts.
fn same_dice(game: &SunTzu, own: Cards, sample: u64) -> Dice {
    let mut hasher = FxHasher::default();
    (game.dynasty(), game.track(), own).hash(&mut hasher);
    Province::ALL.map(|province| garrison(game, province)).hash(&mut hasher);
    dice(hasher.finish().wrapping_add(sample))
}

/// Games with different hands of the rival, and how often each came up.
fn imagine_rivals(view: &View, side: Side, dice: &mut Dice) -> Vec<(SunTzu, f32)> {
    let mut games: Vec<(SunTzu, f32)> = vec![];
    for _ in 0..IMAGINED {
        let game = SunTzu::imagine(view, dice);
        let hand = all_cards(&game, side.rival());
        match games.iter_mut().find(|(known, _)| all_cards(known, side.rival()) == hand) {
            Some((_, count)) => *count += 1.0,
            None => games.push((game, 1.0)),
        }
    }
    games
}

/// The cards of a side, in the hand or laid already.
pub fn all_cards(game: &SunTzu, side: Side) -> Cards {
    Province::ALL
        .into_iter()
        .filter_map(|province| game.plan(side, province))
        .fold(game.hand(side), Cards::with)
}
