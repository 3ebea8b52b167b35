//! The final scoring, step by step, and who wins (RULES 9).
//! Pure arithmetic over the table and the equipment a player owns; nothing is changed by it.

use crate::Xian;
use crate::by_seat::BySeat;
use crate::equipment::{EquipmentSet, Kind, Material};
use crate::mausoleum::EndTile;
use crate::pit::Section;
use crate::position::Position;
use game::{Outcome, Seat, SeatSet};
use serde::Serialize;

/// RULES 9.2: points for the first, second and third place, by section.
pub const MAJORITY: [[u8; 3]; 3] = [[10, 5, 2], [12, 6, 3], [14, 7, 4]];
/// The points that this many first places share, by section; a fourth place has none.
const TOGETHER: [[u8; 5]; 3] = {
    let mut together = [[0; 5]; 3];
    let mut section = 0;
    while section < 3 {
        let [first, second, third] = MAJORITY[section];
        let all = first + second + third;
        together[section] = [0, first, first + second, all, all];
        section += 1;
    }
    together
};
/// RULES 9.4: points for a match of a card and a soldier.
const MATCH: u8 = 3;
/// RULES 9.3: points for the sets that use a card as their first, second and third: 2, 5 and 10 in all.
const SET: [u8; 4] = [0, 2, 5, 10];
/// RULES 9.5: points for an unused bonus tile.
const UNUSED_TILE: u8 = 1;
/// RULES 9.6: the most the tile for resources brings.
const MOST_RETURNED: u8 = 15;
/// RULES 9.7: leftover resources for one point.
const LEFTOVERS_PER_POINT: u8 = 3;

/// A player's final scoring, step by step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct Breakdown {
    /// Prestige before the scoring.
    pub prestige: i16,
    /// Majorities of sections A, B and C.
    pub majorities: [u8; 3],
    /// Sets of equipment.
    pub sets: u8,
    /// Equipment that soldiers of its section carry.
    pub matches: u8,
    pub unused_tiles: u8,
    pub end_tile: u8,
    pub leftovers: u8,
}

impl Breakdown {
    #[inline]
    pub fn total(&self) -> i16 {
        self.before_end_tile() + i16::from(self.end_tile) + i16::from(self.leftovers)
    }

    pub(crate) fn before_end_tile(&self) -> i16 {
        let majorities: u8 = self.majorities.iter().sum();
        let gained = majorities + self.sets + self.matches + self.unused_tiles;
        self.prestige + i16::from(gained)
    }
}

/// RULES 9.2: what a seat's painted soldiers in a section are worth. A seat without any takes no place; equal
/// seats share the points of their places, rounded down.
#[inline]
pub fn majority(soldiers: &BySeat<u8>, section: Section, seat: Seat) -> u8 {
    let own = soldiers[seat];
    if own == 0 {
        return 0;
    }
    let (mut ahead, mut tied) = (0, 0);
    for &other in soldiers {
        ahead += usize::from(other > own);
        tied += usize::from(other == own);
    }
    let together = &TOGETHER[section.index()];
    (together[ahead + tied] - together[ahead]) / tied as u8
}

/// RULES 9.3: the best split of the cards of each material into sets of different kinds.
pub fn sets(cards: EquipmentSet) -> u8 {
    let of = |material| {
        let mut copies = [0; 3];
        let kinds = Kind::ALL.into_iter().filter(|kind| kind.material() == material);
        copies.iter_mut().zip(kinds).for_each(|(count, kind)| *count = kind.copies_in(cards));
        copies.sort_unstable();
        let [few, more, most] = copies;
        few * SET[3] + (more - few) * SET[2] + (most - more) * SET[1]
    };
    Material::ALL.map(of).iter().sum()
}

/// RULES 9.4: each card with one own soldier of its section, each soldier once.
pub fn matches(cards: EquipmentSet, soldiers: impl Fn(Section) -> u8) -> u8 {
    let of = |section| {
        let kinds = Kind::ALL.into_iter().filter(|kind| kind.section() == section);
        kinds.map(|kind| kind.copies_in(cards)).sum::<u8>().min(soldiers(section))
    };
    Section::ALL.map(of).iter().sum::<u8>() * MATCH
}

impl Position {
    /// Painted soldiers of every seat in a section.
    #[inline]
    pub fn soldiers(&self, section: Section) -> BySeat<u8> {
        let mut counts = BySeat::all(self.seats(), 0);
        for seat in self.seats().seats() {
            counts[seat] = self.soldiers_in(seat, section);
        }
        counts
    }

    /// RULES 9: what a seat would score with this equipment if the game ended now.
    pub fn score(&self, seat: Seat, cards: EquipmentSet) -> Breakdown {
        let player = &self.players[seat];
        let mut breakdown = Breakdown {
            prestige: player.prestige,
            majorities: Section::ALL.map(|section| majority(&self.soldiers(section), section, seat)),
            sets: sets(cards),
            matches: matches(cards, |section| self.soldiers_in(seat, section)),
            unused_tiles: player.unused_tiles() * UNUSED_TILE,
            end_tile: 0,
            leftovers: 0,
        };
        let mut resources = player.stock.total();
        if let Some(tile) = player.end_tile {
            breakdown.end_tile = self.end_tile_value(seat, tile, cards, breakdown.before_end_tile());
            if tile == EndTile::Resources {
                resources -= breakdown.end_tile;
            }
        }
        breakdown.leftovers = resources / LEFTOVERS_PER_POINT;
        breakdown
    }

    /// RULES 9.6: what an end tile is worth to a seat with this prestige.
    pub fn end_tile_value(&self, seat: Seat, tile: EndTile, cards: EquipmentSet, prestige: i16) -> u8 {
        let player = &self.players[seat];
        match tile {
            EndTile::Resources => player.stock.total().min(MOST_RETURNED),
            EndTile::Tens => (prestige.max(0) / 10) as u8,
            EndTile::UnusedTiles => 3 * player.unused_tiles(),
            EndTile::Soldiers => 2 * player.soldiers.len() as u8,
            EndTile::Assistants => 2 * player.assistants.len() as u8,
            EndTile::Flat => 6,
            EndTile::Majorities => 5 * self.sections_led(seat),
            EndTile::Pairs => 4 * Kind::ALL.map(|kind| kind.copies_in(cards) / 2).iter().sum::<u8>(),
        }
    }

    /// Sections where the seat has soldiers and nobody has more.
    fn sections_led(&self, seat: Seat) -> u8 {
        let leads = |section: &Section| {
            let counts = self.soldiers(*section);
            counts[seat] > 0 && counts.iter().all(|&other| other <= counts[seat])
        };
        Section::ALL.iter().filter(|section| leads(section)).count() as u8
    }
}

impl Xian {
    /// RULES 9: what a seat would score if the game ended now, with all it owns.
    #[inline]
    pub fn breakdown(&self, seat: Seat) -> Breakdown {
        self.table.score(seat, self.hidden.players[seat].equipment)
    }

    /// RULES 9.8: most prestige; a tie goes to the supervisor further ahead, then higher in its stack.
    pub(crate) fn winner(&self) -> Seat {
        self.winner_by(&self.final_scores())
    }

    fn winner_by(&self, scores: &BySeat<i16>) -> Seat {
        let standing = |seat: Seat| (scores[seat], self.table.players[seat].supervisor);
        self.table.seats().seats().max_by_key(|&seat| standing(seat)).unwrap_or(Seat::FIRST)
    }

    fn final_scores(&self) -> BySeat<i16> {
        let mut scores = BySeat::all(self.table.seats(), 0);
        for seat in self.table.seats().seats() {
            scores[seat] = self.breakdown(seat).total();
        }
        scores
    }

    pub(crate) fn outcome(&self) -> Outcome {
        let scores = self.final_scores();
        let winner = SeatSet::only(self.winner_by(&scores));
        Outcome::new(self.table.seats(), |seat| i32::from(scores[seat]), winner)
    }
}
