//! Laying cards in Sun Tzu, solved as the game within the game that it is.
//!
//! Both sides lay five cards at once. What a plan brings is nearly a sum over the provinces, so against a mixed
//! plan of the rival only the rival's chances of each card in each province matter. Both sides answer each other
//! again and again, always with the best plan against what the other has done so far (fictitious play), and a
//! best plan is found exactly, as an assignment of cards to provinces. The mixture of all answers is what is
//! played: a plan that is always the same would be foreseen.

use super::sun_tzu::{after_battle, garrison, prospect, worth};
use crate::budget::Spending;
use crate::search::Opinion;
use game::Game;
use game::chance::{Dice, below};
use sun_tzu::{Action, Card, Cards, Province, Side, SunTzu, View};

/// So many hands of the rival are imagined.
const HANDS: usize = 12;
/// More answers do not change the mixture.
const MOST_ANSWERS: u32 = 4000;
/// The army that a 6 costs for good, and the better draw after a 1.
const SIX: f32 = -0.3;
const ONE: f32 = 0.15;

const KINDS: usize = Card::ALL.len();
const PROVINCES: usize = Province::ALL.len();

/// A number for every card in every province.
type Table = [[f32; KINDS]; PROVINCES];
type Plan = [Card; PROVINCES];

/// The position in which both sides are about to lay their cards.
pub struct Deployment {
    game: SunTzu,
    side: Side,
    /// What each pair of cards brings Sun Tzu in each province.
    gains: [[[f32; KINDS]; KINDS]; PROVINCES],
    own: Cards,
    rival: Vec<Cards>,
}

/// How a side has planned so far: plans with their weights, and how often each card lay in each province.
#[derive(Default)]
struct Mixture {
    plans: Vec<(Plan, f32)>,
    table: Table,
    weight: f32,
}

impl Mixture {
    fn add(&mut self, plan: Plan, weight: f32) {
        for (row, card) in self.table.iter_mut().zip(plan) {
            row[card as usize] += weight;
        }
        self.weight += weight;
        self.plans.push((plan, weight));
    }
}

impl Deployment {
    pub fn new(view: &View, side: Side, dice: &mut Dice) -> Deployment {
        let game = SunTzu::imagine(view, dice);
        let rival = (0..HANDS).map(|_| all_cards(&SunTzu::imagine(view, dice), side.rival())).collect();
        let mut gains = [[[0.0; KINDS]; KINDS]; PROVINCES];
        for province in Province::ALL {
            let now = garrison(&game, province);
            for sun_tzu in Card::ALL {
                for king_shao in Card::ALL {
                    let after = after_battle(&game, now, sun_tzu, king_shao);
                    gains[province as usize][sun_tzu as usize][king_shao as usize] =
                        prospect(&game, province, after, false);
                }
            }
        }
        Deployment { game, side, gains, own: all_cards(&game, side), rival }
    }

    /// How often each legal card should be laid beside the province that is asked about, and what is thought of
    /// it: the part of the mixture that agrees with the cards already laid.
    pub fn solve(&self, view: &View, spending: Spending, dice: &mut Dice) -> Vec<Opinion<Action>> {
        let (own, rival) = self.mix(spending, dice);
        let values = self.values(self.side, &rival);
        let laid = Province::ALL.map(|province| self.game.plan(self.side, province));
        let agrees =
            |plan: &Plan| laid.iter().zip(plan).all(|(laid, card)| laid.is_none_or(|laid| laid == *card));
        let mut weights = [0.0; KINDS];
        let asked = laid.iter().take_while(|laid| laid.is_some()).count();
        for (plan, weight) in own.plans.iter().filter(|(plan, _)| agrees(plan)) {
            weights[plan[asked] as usize] += weight;
        }
        if weights.iter().all(|&weight| weight == 0.0)
            && let Some((plan, _)) = self.best_plan(self.side, self.own, &values, laid)
        {
            weights[plan[asked] as usize] = 1.0;
        }
        let all: f32 = weights.iter().sum();
        let mut opinions: Vec<Opinion<Action>> = (view.legal.iter())
            .filter_map(|&action| {
                let Action::Lay(province, card) = action else { return None };
                let mut fixed = laid;
                fixed[province as usize] = Some(card);
                let (_, value) = self.best_plan(self.side, self.own, &values, fixed)?;
                let chance = 1.0 / (1.0 + (-value / crate::Judged::spread(&self.game)).exp());
                Some(Opinion {
                    action,
                    chance,
                    attention: weights[card as usize] / all.max(f32::MIN_POSITIVE),
                })
            })
            .collect();
        opinions.sort_by(|one, other| other.attention.total_cmp(&one.attention));
        opinions
    }

    /// Both sides' mixtures after they have answered each other for a while. Later answers weigh more.
    fn mix(&self, mut spending: Spending, dice: &mut Dice) -> (Mixture, Mixture) {
        let (mut own, mut rival) = (Mixture::default(), Mixture::default());
        let mut answers = 0;
        while answers < MOST_ANSWERS && (spending.another() || answers == 0) {
            answers += 1;
            let weight = answers as f32;
            let hand = self.rival[below(dice, self.rival.len() as u32) as usize];
            let values = self.values(self.side, &rival);
            let reply = self.values(self.side.rival(), &own);
            if let Some((plan, _)) = self.best_plan(self.side, self.own, &values, [None; PROVINCES]) {
                own.add(plan, weight);
            }
            if let Some((plan, _)) = self.best_plan(self.side.rival(), hand, &reply, [None; PROVINCES]) {
                rival.add(plan, weight);
            }
        }
        (own, rival)
    }

    /// What each card in each province brings a side against the rival's mixture, less what the card is worth
    /// later.
    fn values(&self, side: Side, rival: &Mixture) -> Table {
        let mut values = [[0.0; KINDS]; PROVINCES];
        for (province, row) in values.iter_mut().enumerate() {
            for card in Card::ALL {
                let against = rival.table[province].iter().enumerate().filter(|&(_, &weight)| weight > 0.0);
                let gain: f32 = against
                    .map(|(other, weight)| {
                        weight
                            * match side {
                                Side::SunTzu => self.gains[province][card as usize][other],
                                Side::KingShao => -self.gains[province][other][card as usize],
                            }
                    })
                    .sum();
                row[card as usize] = gain / rival.weight.max(1.0) + price(&self.game, card);
            }
        }
        values
    }

    /// The best assignment of cards to provinces, with some cards fixed, and its value: card by card, the best
    /// value for every set of provinces that are provided for.
    fn best_plan(
        &self,
        side: Side,
        hand: Cards,
        values: &Table,
        fixed: [Option<Card>; PROVINCES],
    ) -> Option<(Plan, f32)> {
        const SETS: usize = 1 << PROVINCES;
        let mut best = [f32::NEG_INFINITY; SETS];
        let mut plans = [[Card::One; PROVINCES]; SETS];
        let (mut hand, mut provided) = (hand, 0);
        best[0] = 0.0;
        for (province, card) in fixed.iter().enumerate() {
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
            for set in (0..SETS).rev() {
                if best[set] == f32::NEG_INFINITY {
                    continue;
                }
                for province in Province::ALL {
                    let next = set | 1 << province as usize;
                    let value = best[set] + values[province as usize][card as usize];
                    let allowed = card != Card::Six || self.game.allows_six(side, province);
                    if next != set && allowed && value > best[next] {
                        best[next] = value;
                        plans[next] = plans[set];
                        plans[next][province as usize] = card;
                    }
                }
            }
        }
        (best[SETS - 1] > f32::NEG_INFINITY).then_some((plans[SETS - 1], best[SETS - 1]))
    }
}

/// What laying a card costs beyond the battle.
fn price(game: &SunTzu, card: Card) -> f32 {
    match card {
        Card::One => ONE,
        Card::Six => SIX,
        card => -worth(game, card),
    }
}

/// The cards of a side, in the hand or laid already.
fn all_cards(game: &SunTzu, side: Side) -> Cards {
    Province::ALL
        .into_iter()
        .filter_map(|province| game.plan(side, province))
        .fold(game.hand(side), Cards::with)
}
