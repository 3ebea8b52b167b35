//! Positions made by hand, from drawings: for the rulebook's examples, figures and lessons.
//!
//! A drawing shows the squares in the letters of the board (RULES 1.1), where `R`, `Y` and `B` stand for any
//! province square, and whose they are: the letter of a player on every square of a province or of a village
//! that is held, `.` elsewhere. What lies beyond the drawing is water.

use crate::board::{Board, Terrain};
use crate::joining;
use crate::options::{MAX_GAMES, Options};
use crate::position::{MAX_SEATS, Position};
use crate::province::{MAX_PROVINCES, Province, ProvinceId};
use crate::space::{SIDE, Space, SpaceSet};
use crate::state::{Phase, Qin};
use crate::tiles::{Colour, Kind, TILES, Tiles};
use crate::{Placement, listing};
use game::{Seat, SeatCount};

/// Why a drawing is no position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DrawingError {
    #[error("a drawing has at most 13 rows of 13 squares, and its two halves have the same shape")]
    Shape,
    #[error("there are 2 to 4 players, each with a letter")]
    Players,
    #[error("{0} belongs to a letter that is no player")]
    UnknownOwner(Space),
    #[error(
        "the group of {0} needs one owner if it has two or more squares, and none if it is a lone square"
    )]
    Ownership(Space),
    #[error("seat {0} cannot lay a tile, so it cannot be to move")]
    CannotMove(Seat),
    #[error("there are 72 tiles, and no more than that can be held or drawn")]
    Tiles,
}

impl Position {
    /// The position of a drawing. `players` are the letters of the seats; every supply is as given.
    ///
    /// The board of a drawing is kept for as long as the program runs: draw a lesson once, not again and again.
    pub fn drawn(
        players: &str,
        squares: &str,
        owners: &str,
        supply: &[u8],
    ) -> Result<Position, DrawingError> {
        let letters = players.as_bytes();
        let seats = SeatCount::new(letters.len()).filter(|seats| seats.get() <= MAX_SEATS);
        let seats = seats.ok_or(DrawingError::Players)?;
        if supply.len() != letters.len() {
            return Err(DrawingError::Players);
        }
        let (squares, owners): (Vec<&str>, Vec<&str>) = (squares.lines().collect(), owners.lines().collect());
        let lengths = |rows: &[&str]| rows.iter().map(|row| row.len()).collect::<Vec<_>>();
        if squares.len() > SIDE
            || squares.iter().any(|row| row.len() > SIDE)
            || lengths(&squares) != lengths(&owners)
        {
            return Err(DrawingError::Shape);
        }
        let board: &'static Board = Box::leak(Box::new(Board::read(&squares, None)));
        let mut position = Position::on(board, seats);
        position.supply[..supply.len()].copy_from_slice(supply);
        let owner =
            |space: Space| match owners.get(space.row()).and_then(|row| row.as_bytes().get(space.column())) {
                None | Some(b'.') => Ok(None),
                Some(letter) => {
                    let number = letters.iter().position(|known| known == letter);
                    number
                        .and_then(|number| Seat::new(number as u8))
                        .map(Some)
                        .ok_or(DrawingError::UnknownOwner(space))
                }
            };
        position.draw_provinces(owner)?;
        for village in board.villages() {
            let first = board.village_spaces(village).iter().next();
            position.holders[village.index()] = first.map(owner).transpose()?.flatten();
        }
        Ok(position)
    }

    fn draw_provinces(
        &mut self,
        owner: impl Fn(Space) -> Result<Option<Seat>, DrawingError>,
    ) -> Result<(), DrawingError> {
        let mut grouped = SpaceSet::EMPTY;
        for (space, colour) in self.board.printed() {
            if grouped.contains(space) {
                continue;
            }
            let group = self.connected(space, colour);
            grouped = grouped | group;
            let owners: Vec<Option<Seat>> = group.iter().map(&owner).collect::<Result<_, _>>()?;
            let one_owner = owners.iter().all(|other| *other == owners[0]);
            match owners[0] {
                None if group.len() == 1 => {}
                Some(seat) if one_owner && group.len() > 1 => self.draw_province(seat, group),
                _ => return Err(DrawingError::Ownership(space)),
            }
        }
        Ok(())
    }

    fn draw_province(&mut self, owner: Seat, spaces: SpaceSet) {
        let id = ProvinceId(self.in_use.trailing_ones() as u8);
        let villages = spaces.iter().fold(crate::board::VillageSet::EMPTY, |villages, space| {
            villages.with(self.board.villages_at(space))
        });
        let site = spaces.iter().next().unwrap_or(Space::NOWHERE);
        let mut province = Province::new(owner, spaces.len() as u8, site, villages);
        province.pagodas = province.pagodas_due();
        if id.index() <= MAX_PROVINCES {
            self.in_use |= 1 << id.0;
            self.provinces[id.index()] = province;
            spaces.iter().for_each(|space| self.province_at[space.framed()] = id);
        }
    }

    /// The connected squares of one colour round a square.
    pub fn connected(&self, space: Space, colour: Colour) -> SpaceSet {
        let mut group = SpaceSet::EMPTY;
        let mut reached = vec![space];
        while let Some(space) = reached.pop() {
            if self.colour_at(space) == Some(colour) && !group.contains(space) {
                group.insert(space);
                reached.extend(space.around());
            }
        }
        group
    }

    /// Whether a tile could be laid here by somebody who holds it (RULES 4.2 to 4.5).
    pub fn check(&self, placement: Placement) -> Result<(), crate::Illegal> {
        joining::check(self, placement).map(|_| ())
    }

    /// Every legal placement of the tiles of a hand.
    pub fn placements(&self, hand: &[Kind]) -> Vec<Placement> {
        let mut out = vec![];
        listing::list(self, hand.iter().copied().collect(), &mut out);
        out
    }

    /// Whether a square is free grassland.
    pub fn is_free(&self, space: Space) -> bool {
        self.board.terrain(space) == Terrain::Grassland && self.free.contains(space)
    }
}

impl Qin {
    /// A single game that stands at this position, with these hands and this stock (next drawn first).
    pub fn drawn(
        position: Position,
        hands: &[&[Kind]],
        stock: &[Kind],
        to_move: Seat,
    ) -> Result<Qin, DrawingError> {
        if hands.len() != position.seats.get() || !position.seats.has(to_move) {
            return Err(DrawingError::Players);
        }
        let drawn = TILES.checked_sub(stock.len()).ok_or(DrawingError::Tiles)?;
        if hands.iter().map(|hand| hand.len()).sum::<usize>() > drawn {
            return Err(DrawingError::Tiles);
        }
        let mut state = Qin {
            options: Options::default(),
            start: to_move,
            game: 0,
            left: [[0; MAX_SEATS]; MAX_GAMES],
            position,
            hands: [Tiles::NONE; MAX_SEATS],
            stacks: [[Kind::RR; TILES]; MAX_GAMES],
            drawn,
            phase: Phase::Choose(to_move),
        };
        for (hand, kinds) in state.hands.iter_mut().zip(hands) {
            *hand = kinds.iter().copied().collect();
        }
        state.stacks[0][drawn..].copy_from_slice(stock);
        if !listing::any(&state.position, state.hands[to_move.index()]) {
            return Err(DrawingError::CannotMove(to_move));
        }
        Ok(state)
    }

    /// The open part of the state.
    pub const fn position(&self) -> &Position {
        &self.position
    }
}
