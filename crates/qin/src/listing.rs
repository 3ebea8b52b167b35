//! Which placements are legal: all of them, one drawn at random, or whether there is any (RULES 4).

use crate::action::Placement;
use crate::illegal::Illegal;
use crate::joining;
use crate::position::Position;
use crate::space::Space;
use crate::tiles::{Kind, Tiles};
use game::chance::{Dice, below};

/// How many drawn placements may turn out illegal before it is quicker to list them all.
const DRAWS: u32 = 32;

impl Position {
    /// Whether a tile could be laid here by somebody who holds it (RULES 4.2 to 4.5).
    pub fn check(&self, placement: Placement) -> Result<(), Illegal> {
        joining::check(self, placement).map(|_| ())
    }

    /// Every legal placement of the tiles of a hand.
    pub fn placements(&self, hand: &[Kind]) -> Vec<Placement> {
        let mut out = vec![];
        list(self, hand.iter().copied().collect(), &mut out);
        out
    }
}

/// Adds every legal placement of a tile of the hand.
pub(crate) fn list(position: &Position, hand: Tiles, out: &mut Vec<Placement>) {
    let openings = position.openings();
    for kind in hand.kinds() {
        openings.any(|first, second| {
            out.extend(ways(kind, first, second).filter(|&placement| joining::may_join(position, placement)));
            false
        });
    }
}

/// Whether some tile of the hand can be laid.
#[inline]
pub(crate) fn any(position: &Position, hand: Tiles) -> bool {
    let openings = position.openings();
    hand.kinds().any(|kind| {
        openings.any(|first, second| {
            ways(kind, first, second).any(|placement| joining::may_join(position, placement))
        })
    })
}

/// A legal placement, all equally likely: one of all that squares and edges allow, drawn again while it would
/// join what may not be joined.
#[inline]
pub(crate) fn draw(
    position: &Position,
    hand: Tiles,
    dice: &mut Dice,
    scratch: &mut Vec<Placement>,
) -> Option<Placement> {
    let openings = position.openings();
    let (across, down) = openings.counts();
    let ways: u32 = hand.kinds().map(Kind::ways).sum();
    for _ in 0..DRAWS {
        let number = below(dice, across + down);
        let pair =
            if number < across { openings.nth_across(number) } else { openings.nth_down(number - across) };
        let (first, second) = pair?;
        let (kind, turned) = nth_way(hand, below(dice, ways))?;
        let placement = Placement::on_pair(kind, first, second, turned);
        if joining::may_join(position, placement) {
            return Some(placement);
        }
    }
    scratch.clear();
    list(position, hand, scratch);
    scratch.get(below(dice, scratch.len() as u32) as usize).copied()
}

/// The ways to lay a tile on a pair of squares.
#[inline]
fn ways(kind: Kind, first: Space, second: Space) -> impl Iterator<Item = Placement> {
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
