//! Who goes before whom (RULES 4.4): by initiative, then by the supervisors' track.

use crate::by_seat::BySeat;
use crate::mausoleum::Supervisor;
use crate::position::Position;
use game::Seat;
use serde::Serialize;

/// What decides a seat's place in the turn order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct Rank {
    pub seat: Seat,
    /// The number of the bottom card.
    pub initiative: u8,
    pub supervisor: Supervisor,
}

impl Position {
    /// RULES 4.4: the seats from first to last: higher initiative, then the supervisor further ahead, then
    /// the one higher in its stack.
    pub fn ranking(&self, initiative: impl Fn(Seat) -> u8) -> BySeat<Rank> {
        let rank = |seat: Seat| Rank {
            seat,
            initiative: initiative(seat),
            supervisor: self.players[seat].supervisor,
        };
        let mut ranking = BySeat::all(self.seats(), rank(Seat::FIRST));
        for seat in self.seats().seats() {
            ranking[seat] = rank(seat);
        }
        ranking.as_mut_slice().sort_unstable_by(|one, other| {
            (other.initiative, other.supervisor).cmp(&(one.initiative, one.supervisor))
        });
        ranking
    }
}
