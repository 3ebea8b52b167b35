//! Qin: pagodas on the board, how safe they stand, and which provinces could be swallowed next.

use crate::judge::{BySeat, Judged};
use game::{Game, MAX_SEATS};
use qin::{Position, Qin};

/// A major province can never be taken.
const SAFE_PROVINCE: f32 = 0.5;
/// Each square beyond two brings a small province nearer to safety.
const GROWTH: f32 = 0.05;
/// Every pagoda of lead beside a village makes it harder to take, up to three.
const VILLAGE_LEAD: f32 = 0.12;
const MOST_LEAD: u8 = 3;
/// A small province that a larger one of the same colour could reach over one free square: its owner's loss and
/// the rival's gain.
const PREY: f32 = 0.5;
const HUNTER: f32 = 0.35;

/// How open the game is at its end, and how much more for every pagoda that the leader has still to place.
const END_SPREAD: f32 = 0.8;
const PAGODA_SPREAD: f32 = 0.06;
/// What the next turn brings whoever has it.
const TEMPO: f32 = 1.2;

impl Judged for Qin {
    fn spread(&self) -> f32 {
        let position = self.position();
        let fewest = position.seats().seats().map(|seat| position.supply(seat)).min().unwrap_or(0);
        END_SPREAD + PAGODA_SPREAD * f32::from(fewest)
    }

    fn standings(&self) -> BySeat {
        let mut standings = self.points();
        let position = self.position();
        count_provinces(position, &mut standings);
        count_villages(position, &mut standings);
        count_threats(position, &mut standings);
        for seat in self.turn().awaited().iter() {
            standings[seat.index()] += TEMPO;
        }
        standings
    }

    fn points(&self) -> BySeat {
        let mut points = [0.0; MAX_SEATS];
        for seat in self.position().seats().seats() {
            points[seat.index()] = self.score(seat) as f32;
        }
        points
    }
}

fn count_provinces(position: &Position, standings: &mut BySeat) {
    for province in position.each_province() {
        standings[province.owner().index()] +=
            if province.is_major() { SAFE_PROVINCE } else { GROWTH * f32::from(province.size() - 2) };
    }
}

fn count_villages(position: &Position, standings: &mut BySeat) {
    for village in position.board().villages() {
        let Some(holder) = position.holder(village) else { continue };
        let mut beside = position.pagodas_beside(village);
        let own = std::mem::take(&mut beside[holder.index()]);
        let rival = beside.into_iter().max().unwrap_or(0);
        standings[holder.index()] += VILLAGE_LEAD * f32::from(own.saturating_sub(rival).min(MOST_LEAD));
    }
}

/// A free square with provinces of one colour and of two owners beside it is where the larger takes the smaller.
fn count_threats(position: &Position, standings: &mut BySeat) {
    for space in position.fringe().iter() {
        let around = space.around().map(|next| position.colour_at(next).zip(position.province_at(next)));
        for (place, one) in around.iter().enumerate() {
            for other in &around[place + 1..] {
                let (Some((colour, one)), Some((same, other))) = (one, other) else { continue };
                if colour != same || one.owner() == other.owner() || one.size() == other.size() {
                    continue;
                }
                let (hunter, prey) = if one.size() > other.size() { (one, other) } else { (other, one) };
                if !prey.is_major() {
                    standings[hunter.owner().index()] += HUNTER;
                    standings[prey.owner().index()] -= PREY;
                }
            }
        }
    }
}
