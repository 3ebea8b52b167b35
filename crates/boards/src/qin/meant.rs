//! What somebody may have meant who picked a tile and a square that do not go together.

use games::qin::{Kind, Placement, Space};

/// Every way to lay the tile on the square.
pub fn meant(things: &[&str]) -> Vec<Placement> {
    let kind = Kind::ALL.into_iter().find(|kind| things.contains(&kind.to_string().as_str()));
    let space = Space::all().find(|space| things.contains(&space.to_string().as_str()));
    let (Some(kind), Some(space)) = (kind, space) else { return vec![] };
    let ways = Space::all().flat_map(|other| [(space, other), (other, space)]);
    ways.filter_map(|(first, second)| Placement::new(kind, first, second)).collect()
}
