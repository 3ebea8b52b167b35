//! Sun Tzu: the marker, and what every province will pay to whoever probably holds it when it scores.

use super::deployment::Deployment;
use crate::budget::Spending;
use crate::judge::{BySeat, Judged};
use crate::search::Opinion;
use game::chance::Dice;
use game::{MAX_SEATS, Viewer};
use sun_tzu::{Action, Card, DYNASTIES, Phase, Province, Side, SunTzu, View, margin, survivors};

/// With so many armies for each battle to come, a province is held in two cases of three.
const STEADINESS: f32 = 2.0;
/// Dynasties between two scorings.
const TRIO: u8 = 3;
/// An army in the reserve is freedom, and breaks a tie at the end.
const RESERVE: f32 = 0.08;
/// Points that one more dynasty adds to what is still open.
const OPEN: f32 = 0.5;

impl Judged for SunTzu {
    fn spread(&self) -> f32 {
        0.8 + OPEN * f32::from(DYNASTIES - self.dynasty())
    }

    fn standings(&self) -> BySeat {
        let mut ahead = f32::from(self.track());
        for province in Province::ALL {
            ahead += prospect(self, province, garrison_to_come(self, province), !is_settled(self, province));
        }
        let side = |side: Side| RESERVE * f32::from(self.reserve(side)) + cards_in(self, side);
        ahead += side(Side::SunTzu) - side(Side::KingShao);
        both_ways(ahead)
    }

    fn points(&self) -> BySeat {
        let held = |province: &Province| f32::from(garrison_to_come(self, *province).signum());
        let provinces: f32 = Province::ALL.iter().map(held).sum();
        both_ways(f32::from(self.track()) + provinces)
    }

    /// Cards are laid by both sides at once: that is solved, not searched.
    fn solve(view: &View, spending: Spending, dice: &mut Dice) -> Option<Vec<Opinion<Action>>> {
        let (Viewer::Seat(seat), Some(Action::Lay(..))) = (view.viewer, view.legal.first()) else {
            return None;
        };
        Some(Deployment::new(view, Side::in_seat(seat)?, dice).solve(view, spending, dice))
    }
}

/// One side's lead is the other's lag.
fn both_ways(ahead: f32) -> BySeat {
    let mut standings = [0.0; MAX_SEATS];
    standings[Side::SunTzu.seat().index()] = ahead / 2.0;
    standings[Side::KingShao.seat().index()] = -ahead / 2.0;
    standings
}

/// The armies in a province: Sun Tzu's count up, King Shao's down.
pub(super) fn garrison(game: &SunTzu, province: Province) -> i8 {
    game.armies(Side::SunTzu, province) as i8 - game.armies(Side::KingShao, province) as i8
}

/// The armies after a battle of these cards.
pub(super) fn after_battle(game: &SunTzu, garrison: i8, sun_tzu: Card, king_shao: Card) -> i8 {
    if sun_tzu == Card::Plague || king_shao == Card::Plague {
        let left = survivors(garrison.unsigned_abs(), game.options().plague_survivors);
        return garrison.signum() * left as i8;
    }
    garrison + margin(sun_tzu, king_shao)
}

/// The armies in a province once the cards beside it are turned up.
fn garrison_to_come(game: &SunTzu, province: Province) -> i8 {
    let now = garrison(game, province);
    let laid = game.plan(Side::SunTzu, province).zip(game.plan(Side::KingShao, province));
    match laid {
        Some((sun_tzu, king_shao)) if game.is_pending(province) => {
            after_battle(game, now, sun_tzu, king_shao)
        }
        _ => now,
    }
}

/// Whether no card can change the province any more in this dynasty.
fn is_settled(game: &SunTzu, province: Province) -> bool {
    game.phase() != Phase::Plan || !game.is_pending(province)
}

/// The points a garrison will probably bring Sun Tzu at this and the later scorings.
pub(super) fn prospect(game: &SunTzu, province: Province, garrison: i8, battle_to_come: bool) -> f32 {
    let next = game.dynasty().div_ceil(TRIO);
    let values = game.tile(province).values();
    let scored = game.phase() == Phase::Draw && game.dynasty().is_multiple_of(TRIO);
    let first = if scored { next } else { next - 1 };
    (first..TRIO)
        .map(|scoring| {
            let battles = (scoring + 1) * TRIO - game.dynasty() + u8::from(battle_to_come);
            f32::from(values[scoring as usize]) * hold(garrison, battles)
        })
        .sum()
}

/// How surely a garrison holds its province over so many battles: 1 for Sun Tzu, -1 for King Shao.
fn hold(garrison: i8, battles: u8) -> f32 {
    let sure = match battles {
        0 => 1.0,
        _ => 1.0 - (-f32::from(garrison.unsigned_abs()) / (STEADINESS * f32::from(battles))).exp(),
    };
    f32::from(garrison.signum()) * sure
}

/// What the white cards of a side are worth, in the hand or laid but not turned up.
fn cards_in(game: &SunTzu, side: Side) -> f32 {
    let hand: f32 = game.hand(side).iter().map(|card| worth(game, card)).sum();
    let laid = Province::ALL
        .into_iter()
        .filter(|&province| game.phase() == Phase::Plan && game.is_pending(province));
    hand + laid.filter_map(|province| game.plan(side, province)).map(|card| worth(game, card)).sum::<f32>()
}

/// What it is worth to keep a card for a later dynasty.
pub(super) fn worth(game: &SunTzu, card: Card) -> f32 {
    let later = f32::from((DYNASTIES - game.dynasty()).min(TRIO)) / f32::from(TRIO);
    later
        * match card {
            Card::One | Card::Two | Card::Three | Card::Four | Card::Five | Card::Six => 0.0,
            Card::Seven | Card::MinusOne => 0.5,
            Card::Eight | Card::Plague => 0.7,
            Card::Nine | Card::PlusOne => 0.9,
            Card::PlusTwo => 1.0,
            Card::Ten | Card::PlusThree => 1.1,
        }
}
