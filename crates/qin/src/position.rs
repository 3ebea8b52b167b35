//! What lies on the table for all to see: squares, provinces, villages, supplies (RULES 1 to 3).
//! Never looks at hands or stock, so nothing secret can be in it.

use crate::action::Placement;
use crate::board::{Board, MAX_VILLAGES, Side, Terrain, Village};
use crate::province::{MAX_PROVINCES, Province, ProvinceId};
use crate::space::{FRAMED, Space, SpaceSet};
use crate::tiles::{Colour, Kind, TILES, Tiles};
use game::{Seat, SeatCount};

/// The most seats of Qin.
pub const MAX_SEATS: usize = 4;

/// RULES 2.2: pagodas each player starts with.
pub const fn pagodas(seats: SeatCount) -> u8 {
    match seats.get() {
        2 => 24,
        3 => 19,
        _ => 15,
    }
}

/// The table as everybody sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Position {
    pub(crate) board: &'static Board,
    pub(crate) seats: SeatCount,
    /// The colour of every province square, printed or laid.
    pub(crate) colours: [Option<Colour>; FRAMED],
    /// Grassland that is not covered yet.
    pub(crate) free: SpaceSet,
    /// Free squares beside a province square.
    pub(crate) fringe: SpaceSet,
    /// Which province each square belongs to.
    pub(crate) province_at: [ProvinceId; FRAMED],
    /// The provinces by their ids; those in use are the bits of `in_use`.
    pub(crate) provinces: [Province; MAX_PROVINCES + 1],
    pub(crate) in_use: u128,
    /// Who holds each village.
    pub(crate) holders: [Option<Seat>; MAX_VILLAGES],
    pub(crate) supply: [u8; MAX_SEATS],
    pub(crate) laid: Tiles,
    /// The tile laid last.
    pub(crate) last: Option<Placement>,
}

impl Position {
    /// RULES 2: the empty board of a side, with full supplies.
    pub fn start(side: Side, seats: SeatCount) -> Position {
        Position::on(Board::of(side), seats)
    }

    pub(crate) fn on(board: &'static Board, seats: SeatCount) -> Position {
        let mut position = Position {
            board,
            seats,
            colours: [None; FRAMED],
            free: board.grassland(),
            fringe: SpaceSet::EMPTY,
            province_at: [ProvinceId::NONE; FRAMED],
            provinces: [Province::NOWHERE; MAX_PROVINCES + 1],
            in_use: 1,
            holders: [None; MAX_VILLAGES],
            supply: [pagodas(seats); MAX_SEATS],
            laid: Tiles::NONE,
            last: None,
        };
        for (space, colour) in board.printed() {
            position.cover(space, colour);
        }
        position
    }

    pub const fn board(&self) -> &'static Board {
        self.board
    }

    pub const fn seats(&self) -> SeatCount {
        self.seats
    }

    /// The colour of a province square, printed or laid.
    #[inline]
    pub fn colour_at(&self, space: Space) -> Option<Colour> {
        self.colours[space.framed()]
    }

    /// The province a square belongs to; lone squares belong to none.
    pub fn province_at(&self, space: Space) -> Option<&Province> {
        self.province(self.province_at[space.framed()])
    }

    /// Every province with its colour and squares, in reading order of their first squares.
    pub fn provinces(&self) -> Vec<(Colour, SpaceSet, Province)> {
        let mut found: Vec<(ProvinceId, Colour, SpaceSet)> = vec![];
        for space in Space::all() {
            let id = self.province_at[space.framed()];
            let Some(colour) = self.colour_at(space).filter(|_| id != ProvinceId::NONE) else { continue };
            match found.iter_mut().find(|(known, ..)| *known == id) {
                Some((_, _, spaces)) => spaces.insert(space),
                None => found.push((id, colour, [space].into_iter().collect())),
            }
        }
        found
            .into_iter()
            .filter_map(|(id, colour, spaces)| Some((colour, spaces, *self.province(id)?)))
            .collect()
    }

    /// Every province, in no particular order.
    #[inline]
    pub fn each_province(&self) -> impl Iterator<Item = &Province> {
        let mut left = self.in_use & !1;
        std::iter::from_fn(move || {
            let id = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            self.provinces.get(id)
        })
    }

    /// The free squares beside a province square.
    #[inline]
    pub const fn fringe(&self) -> SpaceSet {
        self.fringe
    }

    /// Who holds a village.
    #[inline]
    pub fn holder(&self, village: Village) -> Option<Seat> {
        self.holders[village.index()]
    }

    /// Pagodas that a player still has to place.
    #[inline]
    pub fn supply(&self, seat: Seat) -> u8 {
        self.supply[seat.index()]
    }

    /// Pagodas that a player has on the board.
    pub fn on_board(&self, seat: Seat) -> u8 {
        pagodas(self.seats).saturating_sub(self.supply(seat))
    }

    /// The tiles laid so far, by kind.
    pub const fn laid(&self) -> Tiles {
        self.laid
    }

    /// The tile laid last in this game.
    pub const fn last(&self) -> Option<Placement> {
        self.last
    }

    /// The connected squares of one colour round a square.
    pub fn connected(&self, space: Space, colour: Colour) -> SpaceSet {
        SpaceSet::connected(space, |space| self.colour_at(space) == Some(colour))
    }

    /// Whether a square is free grassland.
    pub fn is_free(&self, space: Space) -> bool {
        self.board.terrain(space) == Terrain::Grassland && self.free.contains(space)
    }

    /// Grassland that no tile can ever cover: every square beside it is taken.
    pub fn unfillable(&self) -> SpaceSet {
        let free = self.free;
        free & !(free.left_of() | free.right_of() | free.above() | free.below())
    }

    /// The pairs of free squares that touch a province square (RULES 4.2, 4.3), whatever the tile.
    #[inline]
    pub(crate) fn openings(&self) -> Openings {
        let (free, fringe) = (self.free, self.fringe);
        Openings {
            across: free & free.left_of() & (fringe | fringe.left_of()),
            down: free & free.above() & (fringe | fringe.above()),
        }
    }

    #[inline]
    pub(crate) fn province(&self, id: ProvinceId) -> Option<&Province> {
        if id == ProvinceId::NONE { None } else { self.provinces.get(id.index()) }
    }

    /// Turns a square into a province square; it belongs to no province yet.
    #[inline]
    pub(crate) fn cover(&mut self, space: Space, colour: Colour) {
        self.colours[space.framed()] = Some(colour);
        self.free.remove(space);
        self.fringe.remove(space);
        self.fringe = self.fringe | (space.around_set() & self.free);
    }
}

/// Pairs of squares that can take a tile: by their left square if they lie across, by their upper one if not.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Openings {
    across: SpaceSet,
    down: SpaceSet,
}

impl Openings {
    /// How many pairs lie across, and how many down.
    #[inline]
    pub fn counts(&self) -> (u32, u32) {
        (self.across.len(), self.down.len())
    }

    /// The pair with this number among those across.
    #[inline]
    pub fn nth_across(&self, number: u32) -> Option<(Space, Space)> {
        self.across.nth(number).map(|first| (first, first.right()))
    }

    /// The pair with this number among those down.
    #[inline]
    pub fn nth_down(&self, number: u32) -> Option<(Space, Space)> {
        self.down.nth(number).map(|first| (first, first.below()))
    }

    /// Whether this holds for some pair; the first that fits ends the search.
    #[inline]
    pub fn any(self, mut fits: impl FnMut(Space, Space) -> bool) -> bool {
        self.across.iter().any(|first| fits(first, first.right()))
            || self.down.iter().any(|first| fits(first, first.below()))
    }
}

/// The tiles that are neither laid nor in this hand: somewhere in other hands and the stock.
pub(crate) fn unseen(laid: Tiles, hand: Tiles) -> ([Kind; TILES], usize) {
    let mut tiles = [Kind::RR; TILES];
    let mut count = 0;
    for kind in Tiles::ALL.without(laid).without(hand).iter() {
        tiles[count] = kind;
        count += 1;
    }
    (tiles, count)
}
