//! Games between all pairs of levels, every deal played twice with the seats changed round: what the laboratory analyses.

use bots::{Budget, Judged, Level};
use game::SeatCount;
use lab::arena::Tournament;

/// How often every deal is played.
pub const TIMES: u64 = 2;

/// Who sits where: all pairs of different levels in turn, deal by deal.
pub fn lineup(number: u64) -> [usize; 2] {
    let levels = Level::ALL.len();
    let pairs: Vec<[usize; 2]> =
        (0..levels).flat_map(|one| (0..one).map(move |other| [one, other])).collect();
    let [one, other] = pairs[(number / TIMES) as usize % pairs.len()];
    if number.is_multiple_of(TIMES) { [one, other] } else { [other, one] }
}

/// The levels, with two seats and this many imagined games for each decision.
pub fn between_levels<G: Judged>(play: u32, seed: &str) -> Tournament<G> {
    Tournament {
        players: Level::ALL.map(|level| level.id().to_owned()).to_vec(),
        seats: SeatCount::TWO,
        options: G::Options::default(),
        budget: Budget::Iterations(play),
        seed: seed.to_owned(),
        luck: None,
    }
}
