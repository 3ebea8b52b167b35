//! What happens in Qin, one event for each consequence, in the order of the resolution (RULES 5, 6).

use crate::action::Placement;
use crate::board::{Side, Village};
use crate::space::Space;
use crate::tiles::{Colour, Kind, Tiles};
use game::{Audience, Seat, SeatSet, Viewer, spelled};
use serde::Serialize;

/// A consequence of laying a tile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A tile comes to lie on the board.
    Laid { seat: Seat, placement: Placement },
    /// A half of the tile touches nothing of its colour.
    Lone { space: Space, colour: Colour },
    /// RULES 5.1: a new province.
    Founded { owner: Seat, colour: Colour, size: u8, at: Space },
    /// RULES 5.2: a province grows.
    Grown { owner: Seat, colour: Colour, size: u8, at: Space },
    /// RULES 5.3: the province that has just grown is major from now on.
    BecameMajor { owner: Seat, colour: Colour, size: u8, at: Space },
    /// RULES 5.4: provinces are joined into one.
    Joined { owner: Seat, colour: Colour, size: u8, at: Space },
    /// Pagodas go back to a supply.
    Returned { seat: Seat, pagodas: u8, from: Place },
    /// A pagoda is placed.
    Placed { seat: Seat, on: Place },
    /// RULES 5.6: an empty village is taken.
    VillageTaken { village: Village, at: Space, by: Seat },
    /// RULES 5.6: a village changes hands.
    VillageConquered { village: Village, at: Space, by: Seat, from: Seat },
    /// RULES 5.8: a tile is drawn; only who draws it sees its kind.
    Drew { seat: Seat, kind: Option<Kind> },
    /// RULES 5.9: a player holds tiles, and none fits.
    MustPass { seat: Seat },
    /// RULES 6: a game is over, and its hands are shown.
    GameOver { game: u8, ending: Ending, winners: SeatSet, left: Vec<u8>, hands: Vec<Tiles> },
    /// RULES 6.4: the next game of a match begins.
    NextGame { game: u8, side: Side, start: Seat },
    /// A hand is dealt for it; only its holder sees the tiles.
    Dealt { seat: Seat, hand: Option<Tiles> },
}

/// Where a pagoda stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// On the province of this square.
    Province(Space),
    /// On the village of this square.
    Village(Space),
}

spelled! {
    /// How a game of Qin ends (RULES 6).
    pub enum Ending {
        /// Somebody has placed the last pagoda of a supply.
        LastPagoda = "last_pagoda",
        /// Nobody can lay a tile any more.
        Exhausted = "exhausted",
    }
}

impl game::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        Some(match *self {
            Event::Drew { seat, .. } if !viewer.is(seat) => Event::Drew { seat, kind: None },
            Event::Dealt { seat, .. } if !viewer.is(seat) => Event::Dealt { seat, hand: None },
            _ => self.clone(),
        })
    }

    fn reveals_to(&self) -> Audience {
        match *self {
            Event::Drew { seat, .. } | Event::Dealt { seat, .. } => Audience::Only(seat),
            // A pass tells that no tile of a hidden hand fits; the end shows all hands.
            Event::MustPass { .. } | Event::GameOver { .. } => Audience::Everyone,
            _ => Audience::Nobody,
        }
    }
}
