//! Which placements are legal: all of them, one drawn at random, or whether there is any (RULES 4).

use crate::action::Placement;
use crate::joining;
use crate::position::Position;
use crate::tiles::{Kind, Tiles};
use game::Rng;
use game::chance::below;

/// So often a drawn placement may be illegal before it is quicker to list them all.
const DRAWS: u32 = 32;

/// Adds every legal placement of a tile of the hand.
pub(crate) fn list(position: &Position, hand: Tiles, out: &mut Vec<Placement>) {
    let openings = position.openings();
    for kind in hand.kinds() {
        for placement in openings.iter().flat_map(|pair| ways(kind, pair)) {
            if joining::check_joins(position, placement).is_ok() {
                out.push(placement);
            }
        }
    }
}

/// Whether some tile of the hand can be laid.
#[inline]
pub(crate) fn any(position: &Position, hand: Tiles) -> bool {
    let openings = position.openings();
    hand.kinds().any(|kind| {
        let mut placements = openings.iter().flat_map(|pair| ways(kind, pair));
        placements.any(|placement| joining::check_joins(position, placement).is_ok())
    })
}

/// A legal placement, all equally likely: one of all that squares and edges allow, drawn again while it would
/// join what may not be joined.
#[inline]
pub(crate) fn draw(
    position: &Position,
    hand: Tiles,
    rng: &mut impl Rng,
    scratch: &mut Vec<Placement>,
) -> Option<Placement> {
    let openings = position.openings();
    let pairs = openings.len();
    let ways: u32 = hand.kinds().map(Kind::ways).sum();
    for _ in 0..DRAWS {
        let number = below(rng, pairs * ways);
        let (first, second) = openings.nth(number % pairs.max(1))?;
        let (kind, turned) = nth_way(hand, number / pairs.max(1))?;
        let placement = Placement::on_pair(kind, first, second, turned);
        if joining::check_joins(position, placement).is_ok() {
            return Some(placement);
        }
    }
    scratch.clear();
    list(position, hand, scratch);
    scratch.get(below(rng, scratch.len() as u32) as usize).copied()
}

/// The ways to lay a tile on a pair of squares.
#[inline]
fn ways(kind: Kind, (first, second): (crate::Space, crate::Space)) -> impl Iterator<Item = Placement> {
    let turned = (!kind.is_double()).then(|| Placement::on_pair(kind, first, second, true));
    std::iter::once(Placement::on_pair(kind, first, second, false)).chain(turned)
}

/// The way with this number among all ways to lay a tile of the hand on a given pair.
#[inline]
fn nth_way(hand: Tiles, mut number: u32) -> Option<(Kind, bool)> {
    for kind in hand.kinds() {
        if number < kind.ways() {
            return Some((kind, number == 1));
        }
        number -= kind.ways();
    }
    None
}
