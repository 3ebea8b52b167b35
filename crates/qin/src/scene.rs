//! Positions made by hand, from drawings: for the rulebook's examples, figures and lessons.
//!
//! A drawing shows the squares in the letters of the board (RULES 1.1), where `R`, `Y` and `B` stand for any
//! province square, and whose they are: the letter of a player on every square of a province or of a village
//! that is held, `.` elsewhere. What lies beyond the drawing is water.
//!
//! ```
//! use game::{Game, Seat};
//! use qin::scene::Scene;
//! use qin::{Event, Kind};
//!
//! // Green owns two red squares, White three. A red double between them joins all seven, and White has most.
//! let scene = Scene {
//!     squares: "RR..RRR\n.......",
//!     owners: "GG..WWW\n.......",
//!     hands: &[&[Kind::RR], &[Kind::YB]],
//!     ..Scene::default()
//! };
//! let (mut game, mut events) = (scene.set()?, vec![]);
//! game.apply(Seat::FIRST, "rr c13 d13".parse()?, &mut events)?;
//! assert!(events.iter().any(|event| matches!(event, Event::Joined { owner, size: 7, .. } if owner.index() == 1)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use crate::board::{Board, VillageSet};
use crate::listing;
use crate::options::{MAX_GAMES, Options};
use crate::position::{MAX_SEATS, Position, pagodas};
use crate::province::{MAX_PROVINCES, Province, ProvinceId};
use crate::space::{SIDE, Space, SpaceSet};
use crate::state::{Phase, Qin};
use crate::tiles::{Kind, TILES, Tiles};
use game::{Seat, SeatCount};

/// A position of a single game in the making.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scene<'a> {
    /// A letter for each seat.
    pub players: &'a str,
    /// What lies on the squares, row by row.
    pub squares: &'a str,
    /// Whose they are, in the same shape.
    pub owners: &'a str,
    /// The pagodas that each seat has left; if empty, those that are not on the board.
    pub supply: &'a [u8],
    /// The tiles in each hand.
    pub hands: &'a [&'a [Kind]],
    /// The stock, next drawn first.
    pub stock: &'a [Kind],
    pub to_move: Seat,
}

/// Why a scene is no position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SceneError {
    #[error("a scene has at most 13 rows of 13 squares, and its two halves have the same shape")]
    Shape,
    #[error("there are 2 to 4 players, each with a letter")]
    Players,
    #[error("{0} belongs to a letter that is no player")]
    UnknownOwner(Space),
    #[error(
        "the group of {0} needs one owner if it has two or more squares, and none if it is a lone square"
    )]
    Ownership(Space),
    #[error("seat {0} has more pagodas than there are")]
    Pagodas(Seat),
    #[error("seat {0} cannot lay a tile, so it cannot be to move")]
    CannotMove(Seat),
    #[error("there are 72 tiles, and no more than that can be held or drawn")]
    Tiles,
}

/// Green and White, with nothing on the board or in their hands.
impl Default for Scene<'_> {
    fn default() -> Self {
        Scene {
            players: "GW",
            squares: "",
            owners: "",
            supply: &[],
            hands: &[&[], &[]],
            stock: &[],
            to_move: Seat::FIRST,
        }
    }
}

impl Scene<'_> {
    /// The game that stands at this position, if the seat to move can lay a tile.
    pub fn set(&self) -> Result<Qin, SceneError> {
        let position = self.position()?;
        if self.hands.len() != position.seats.get() || !position.seats.has(self.to_move) {
            return Err(SceneError::Players);
        }
        let drawn = TILES.checked_sub(self.stock.len()).ok_or(SceneError::Tiles)?;
        if self.hands.iter().map(|hand| hand.len()).sum::<usize>() > drawn {
            return Err(SceneError::Tiles);
        }
        let mut state = Qin {
            options: Options::default(),
            start: self.to_move,
            game: 0,
            left: [[0; MAX_SEATS]; MAX_GAMES],
            position,
            hands: [Tiles::NONE; MAX_SEATS],
            stacks: [[Kind::RR; TILES]; MAX_GAMES],
            drawn,
            phase: Phase::Choose(self.to_move),
        };
        for (hand, kinds) in state.hands.iter_mut().zip(self.hands) {
            *hand = kinds.iter().copied().collect();
        }
        state.stacks[0][drawn..].copy_from_slice(self.stock);
        if !listing::any(&state.position, state.hands[self.to_move.index()]) {
            return Err(SceneError::CannotMove(self.to_move));
        }
        Ok(state)
    }

    /// What lies on the board, whatever is in the hands.
    ///
    /// The board of a scene is kept for as long as the program runs: set a lesson once, not again and again.
    pub fn position(&self) -> Result<Position, SceneError> {
        let seats = SeatCount::new(self.players.len()).filter(|seats| seats.get() <= MAX_SEATS);
        let seats = seats.ok_or(SceneError::Players)?;
        let rows = self.rows()?;
        let board: &'static Board = Box::leak(Box::new(Board::read(&rows, None)));
        let mut position = Position::on(board, seats);
        position.draw_provinces(|space| self.owner(space))?;
        for village in board.villages() {
            let first = board.village_spaces(village).iter().next();
            position.holders[village.index()] = first.map(|space| self.owner(space)).transpose()?.flatten();
        }
        self.fill_supplies(&mut position)?;
        Ok(position)
    }

    fn rows(&self) -> Result<Vec<&str>, SceneError> {
        let rows: Vec<&str> = self.squares.lines().collect();
        let same_shape = rows.iter().map(|row| row.len()).eq(self.owners.lines().map(str::len));
        if rows.len() > SIDE || rows.iter().any(|row| row.len() > SIDE) || !same_shape {
            return Err(SceneError::Shape);
        }
        Ok(rows)
    }

    fn owner(&self, space: Space) -> Result<Option<Seat>, SceneError> {
        let row = self.owners.lines().nth(space.row());
        match row.and_then(|row| row.as_bytes().get(space.column())) {
            None | Some(b'.') => Ok(None),
            Some(letter) => {
                let number = self.players.bytes().position(|known| known == *letter);
                let seat = number.and_then(|number| Seat::new(number as u8));
                seat.map(Some).ok_or(SceneError::UnknownOwner(space))
            }
        }
    }

    fn fill_supplies(&self, position: &mut Position) -> Result<(), SceneError> {
        if self.supply.is_empty() {
            for seat in position.seats.seats() {
                let left = pagodas(position.seats).checked_sub(position.pagodas_of(seat));
                position.supply[seat.index()] = left.ok_or(SceneError::Pagodas(seat))?;
            }
        } else if self.supply.len() == position.seats.get() {
            for (seat, &left) in position.seats.seats().zip(self.supply) {
                if left > pagodas(position.seats) {
                    return Err(SceneError::Pagodas(seat));
                }
                position.supply[seat.index()] = left;
            }
        } else {
            return Err(SceneError::Players);
        }
        Ok(())
    }
}

impl Position {
    fn draw_provinces(
        &mut self,
        owner: impl Fn(Space) -> Result<Option<Seat>, SceneError>,
    ) -> Result<(), SceneError> {
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
                _ => return Err(SceneError::Ownership(space)),
            }
        }
        Ok(())
    }

    fn draw_province(&mut self, owner: Seat, spaces: SpaceSet) {
        let id = ProvinceId(self.in_use.trailing_ones() as u8);
        let villages = spaces
            .iter()
            .fold(VillageSet::EMPTY, |villages, space| villages.union(self.board.villages_at(space)));
        let site = spaces.iter().next().unwrap_or(Space::NOWHERE);
        let mut province = Province::new(owner, spaces.len() as u8, site, villages);
        province.pagodas = province.pagodas_due();
        if id.index() <= MAX_PROVINCES {
            self.in_use |= 1 << id.0;
            self.provinces[id.index()] = province;
            spaces.iter().for_each(|space| self.province_at[space.framed()] = id);
        }
    }

    /// The pagodas of a seat that stand on the board.
    fn pagodas_of(&self, seat: Seat) -> u8 {
        let provinces = self.each_province().filter(|province| province.owner() == seat);
        let villages = self.holders.iter().filter(|&&holder| holder == Some(seat));
        provinces.map(Province::pagodas).sum::<u8>() + villages.count() as u8
    }
}
