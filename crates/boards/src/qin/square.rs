//! All that is drawn and told of one square: drawings of squares look at nothing else, so that they can be kept.

use game::{Seat, SeatSet};
use games::qin::{Colour, MAX_SEATS, Position, Province, SIDE, Space, SpaceSet, Terrain};

/// A square, as it lies on the board.
#[derive(Debug, Hash)]
pub struct Square {
    pub space: Space,
    pub ground: Ground,
    /// Whether the tile laid last covers it.
    pub fresh: bool,
    /// Whether it is the winner's, once it is over.
    pub won: bool,
    /// Whether a pagoda stands there.
    pub built: bool,
}

#[derive(Debug, Hash)]
pub enum Ground {
    Land {
        colour: Colour,
        province: Option<Held>,
    },
    Water,
    Village {
        is_first: bool,
        holder: Option<Seat>,
        beside: [u8; MAX_SEATS],
    },
    Grass,
    /// Grassland that no tile can ever cover.
    Scrub,
}

/// The province that a square is part of.
#[derive(Debug, Hash)]
pub struct Held {
    pub by: Seat,
    pub size: u8,
    pub is_major: bool,
}

impl Square {
    /// The squares of a row, from left to right.
    pub fn row(position: &Position, row: usize, built: SpaceSet, won: SeatSet) -> Vec<Square> {
        let unfillable = position.unfillable();
        let square = |space: Space| {
            let ground = Ground::of(position, space, unfillable);
            Square {
                space,
                fresh: position.last().is_some_and(|last| last.spaces().contains(&space)),
                won: ground.holder().is_some_and(|holder| won.contains(holder)),
                built: built.contains(space),
                ground,
            }
        };
        (0..SIDE).filter_map(|column| Space::new(row, column)).map(square).collect()
    }
}

impl Ground {
    fn of(position: &Position, space: Space, unfillable: SpaceSet) -> Ground {
        if let Some(colour) = position.colour_at(space) {
            return Ground::Land { colour, province: position.province_at(space).map(Held::of) };
        }
        match position.board().terrain(space) {
            Terrain::Water => Ground::Water,
            Terrain::Village(village) => Ground::Village {
                is_first: position.board().village_spaces(village).iter().next() == Some(space),
                holder: position.holder(village),
                beside: position.pagodas_beside(village),
            },
            Terrain::Grassland | Terrain::Printed(_) if unfillable.contains(space) => Ground::Scrub,
            Terrain::Grassland | Terrain::Printed(_) => Ground::Grass,
        }
    }

    /// Whose it is.
    fn holder(&self) -> Option<Seat> {
        match self {
            Ground::Land { province, .. } => province.as_ref().map(|province| province.by),
            Ground::Village { holder, .. } => *holder,
            Ground::Water | Ground::Grass | Ground::Scrub => None,
        }
    }
}

impl Held {
    fn of(province: &Province) -> Held {
        Held { by: province.owner(), size: province.size(), is_major: province.is_major() }
    }
}
