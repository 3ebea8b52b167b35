//! What a tile would join, and whether it may (RULES 4). Looks at the position; changes nothing, and never asks
//! whose turn it is: the same tile on the same squares is legal for all or for none.

use crate::action::Placement;
use crate::board::Terrain;
use crate::illegal::{Illegal, Obstacle};
use crate::position::{MAX_SEATS, Position};
use crate::province::{MAJOR, Province, ProvinceId};
use crate::space::Space;
use crate::tiles::Colour;
use game::{Seat, SeatSet};

/// One group that forms when a tile is laid: its new squares and what of the same colour touches them.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Group {
    pub colour: Colour,
    new: [Space; 2],
    new_count: u8,
    /// The provinces that were there before, each once.
    old: [ProvinceId; 4],
    old_count: u8,
    /// Lone squares that are swallowed. Of the squares round a tile at most four are lone or of different
    /// provinces: where two of them share an edge and a colour, they belong together.
    lone: [Space; 4],
    lone_count: u8,
    /// The squares of the old provinces.
    old_size: u8,
}

/// The groups of a tile: one for a double, two for a tile of two colours.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Groups {
    groups: [Group; 2],
    count: u8,
}

impl Groups {
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = &Group> {
        self.groups[..usize::from(self.count)].iter()
    }
}

impl Group {
    #[inline]
    fn new(position: &Position, colour: Colour, new: [Space; 2], new_count: u8) -> Group {
        let mut group = Group {
            colour,
            new,
            new_count,
            old: [ProvinceId::NONE; 4],
            old_count: 0,
            lone: [new[0]; 4],
            lone_count: 0,
            old_size: 0,
        };
        for &space in &new[..usize::from(new_count)] {
            for next in space.around() {
                if position.colour_at(next) == Some(colour) {
                    group.meet(position, next);
                }
            }
        }
        group
    }

    #[inline]
    fn meet(&mut self, position: &Position, space: Space) {
        let id = position.province_at[space.framed()];
        match position.province(id) {
            None => {
                self.lone[usize::from(self.lone_count)] = space;
                self.lone_count += 1;
            }
            Some(province) if !self.old().contains(&id) => {
                self.old[usize::from(self.old_count)] = id;
                self.old_count += 1;
                self.old_size += province.size();
            }
            Some(_) => {}
        }
    }

    /// The squares of the tile that belong to the group, in the order of the tile.
    #[inline]
    pub fn new_spaces(&self) -> &[Space] {
        &self.new[..usize::from(self.new_count)]
    }

    /// The provinces of before that the group takes in.
    #[inline]
    pub fn old(&self) -> &[ProvinceId] {
        &self.old[..usize::from(self.old_count)]
    }

    /// The lone squares that the group takes in.
    #[inline]
    pub fn lone(&self) -> &[Space] {
        &self.lone[..usize::from(self.lone_count)]
    }

    /// How many squares the group will have.
    #[inline]
    pub fn size(&self) -> u8 {
        self.new_count + self.lone_count + self.old_size
    }

    #[inline]
    fn old_provinces<'a>(&'a self, position: &'a Position) -> impl Iterator<Item = &'a Province> {
        self.old().iter().filter_map(|&id| position.province(id))
    }

    /// RULES 4.4: two major provinces are never joined, whoever owns them.
    #[inline]
    fn joins_at_most_one_major(&self, position: &Position) -> Result<(), Illegal> {
        let mut majors = self.old_provinces(position).filter(|province| province.is_major());
        match (majors.next(), majors.next()) {
            (Some(one), Some(other)) => {
                Err(Illegal::TwoMajors { colour: self.colour, provinces: [one.site(), other.site()] })
            }
            _ => Ok(()),
        }
    }

    /// RULES 4.5: where only small provinces are joined, one player must have most of their squares.
    #[inline]
    fn has_one_winner(&self, position: &Position) -> Result<(), Illegal> {
        if self.old_count < 2 || self.old_provinces(position).any(Province::is_major) {
            return Ok(());
        }
        let squares = self.squares_by_owner(position);
        let most = squares.into_iter().max().unwrap_or(0);
        let between: SeatSet = position.seats.seats().filter(|seat| squares[seat.index()] == most).collect();
        if between.len() > 1 {
            return Err(Illegal::Tie { colour: self.colour, squares: most, between });
        }
        Ok(())
    }

    /// RULES 5.4: each player's squares in the provinces being joined; new and lone squares count for nobody.
    #[inline]
    fn squares_by_owner(&self, position: &Position) -> [u8; MAX_SEATS] {
        let mut squares = [0; MAX_SEATS];
        for province in self.old_provinces(position) {
            squares[province.owner().index()] += province.size();
        }
        squares
    }

    /// RULES 5.1 to 5.4: whose the group will be, if it is a province at all.
    #[inline]
    pub fn owner(&self, position: &Position, active: Seat) -> Option<Seat> {
        match self.old() {
            [] => (self.size() > 1).then_some(active),
            [one] => position.province(*one).map(Province::owner),
            _ => {
                let major = self.old_provinces(position).find(|province| province.is_major());
                major.map(Province::owner).or_else(|| {
                    let squares = self.squares_by_owner(position);
                    position.seats.seats().max_by_key(|seat| squares[seat.index()])
                })
            }
        }
    }

    /// The old province on which the winner's pagodas stay: the largest of those that were the winner's.
    #[inline]
    pub fn seat_of_power(&self, position: &Position, owner: Seat) -> Option<ProvinceId> {
        let owned = |id: &ProvinceId| position.province(*id).filter(|province| province.owner() == owner);
        self.old()
            .iter()
            .copied()
            .filter(|id| owned(id).is_some())
            .max_by_key(|id| owned(id).map(Province::size))
    }

    /// RULES 5.3: whether an expansion makes the province major.
    #[inline]
    pub fn becomes_major(&self) -> bool {
        self.old_count == 1 && self.old_size < MAJOR && self.size() >= MAJOR
    }
}

/// The groups that form if this tile is laid here.
#[inline]
pub(crate) fn groups(position: &Position, placement: Placement) -> Groups {
    let [first, second] = placement.spaces();
    let (one, other) = placement.kind().colours();
    let group = Group::new(position, one, [first, second], if one == other { 2 } else { 1 });
    if one == other {
        Groups { groups: [group, group], count: 1 }
    } else {
        Groups { groups: [group, Group::new(position, other, [second, first], 1)], count: 2 }
    }
}

/// RULES 4.2 to 4.5, in the order a teacher would explain them: whether a tile may lie here.
#[inline]
pub(crate) fn check(position: &Position, placement: Placement) -> Result<Groups, Illegal> {
    for space in placement.spaces() {
        if !position.free.contains(space) {
            return Err(Illegal::Terrain(space, obstacle(position, space)));
        }
    }
    if !placement.spaces().into_iter().any(|space| position.fringe.contains(space)) {
        return Err(Illegal::Detached);
    }
    check_joins(position, placement)
}

/// RULES 4.4 and 4.5 alone, for squares that are known to take a tile: whether it may be laid.
#[inline]
pub(crate) fn may_join(position: &Position, placement: Placement) -> bool {
    let [(first, one), (second, other)] = placement.halves();
    let touched = [touching(position, first, one), touching(position, second, other)];
    // Nothing is joined where a group has at most one neighbour of its colour.
    let simple = if one == other { touched[0] + touched[1] < 2 } else { touched[0] < 2 && touched[1] < 2 };
    simple || check_joins(position, placement).is_ok()
}

/// How many squares of a colour touch a square.
#[inline]
fn touching(position: &Position, space: Space, colour: Colour) -> usize {
    space.around().into_iter().filter(|&next| position.colour_at(next) == Some(colour)).count()
}

/// RULES 4.4 and 4.5 alone, and the groups that form.
fn check_joins(position: &Position, placement: Placement) -> Result<Groups, Illegal> {
    let groups = groups(position, placement);
    if groups.iter().any(|group| group.old_count > 1) {
        groups.iter().try_for_each(|group| group.joins_at_most_one_major(position))?;
        groups.iter().try_for_each(|group| group.has_one_winner(position))?;
    }
    Ok(groups)
}

fn obstacle(position: &Position, space: Space) -> Obstacle {
    match position.board.terrain(space) {
        Terrain::Water => Obstacle::Water,
        Terrain::Village(_) => Obstacle::Village,
        Terrain::Grassland | Terrain::Printed(_) => Obstacle::Province,
    }
}
