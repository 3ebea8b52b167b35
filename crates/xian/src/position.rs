//! Everything that lies open on the table. There is no place for a secret here: views show it as it is, and
//! rules that look at nothing else cannot give a secret away.

use crate::buildings::{Building, entry_fee, pair_limit};
use crate::by_seat::BySeat;
use crate::equipment::{Equipment, EquipmentSet, SLOTS};
use crate::formations::{Face, Print};
use crate::mausoleum::{EndTile, EndTiles, LAST_SPACE, Supervisor, Tile};
use crate::options::Options;
use crate::pit::{Section, Space, SpaceSet};
use crate::requests::{Request, Requests};
use crate::resources::{Reserve, Stock};
use crate::turn_order::Rank;
use crate::workers::{Assistant, Assistants, CardSet, Pair};
use game::{Seat, SeatCount, Set};
use serde::Serialize;

/// RULES 4: rounds of a game.
pub const ROUNDS: u8 = 6;
/// RULES 1.2: what each player has.
pub const BUILDERS: u8 = 2;
pub const SOLDIERS: u8 = 6;
pub const SIGNATURES: u8 = 2;
/// RULES 1.2: brown statues in the box.
pub const STATUES: u8 = 12;

/// What of a player lies open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct Player {
    pub stock: Stock,
    pub prestige: i16,
    /// Spaces with a painted soldier of this player.
    pub soldiers: SpaceSet,
    /// Spaces with a signature of this player, painted or not.
    pub signed: SpaceSet,
    /// Builders in each building, in the order of [`Building::ALL`].
    pub builders: [u8; 4],
    pub supervisor: Supervisor,
    pub assistants: Assistants,
    /// The bonus tiles already used; owned are all up to the supervisor's space.
    pub used: Set<Tile>,
    pub end_tile: Option<EndTile>,
    /// The pair of the running phase, once revealed.
    pub pair: Option<Pair>,
    pub discard: CardSet,
    /// How many cards went under the deck for the Emperor's favour.
    pub replaced: u8,
}

impl Player {
    #[inline]
    pub fn soldiers_left(&self) -> u8 {
        SOLDIERS - self.soldiers.len() as u8
    }

    #[inline]
    pub fn signatures_left(&self) -> u8 {
        SIGNATURES - self.signed.len() as u8
    }

    pub fn builders_home(&self) -> u8 {
        BUILDERS - self.builders.iter().sum::<u8>()
    }

    #[inline]
    pub const fn owns(&self, tile: Tile) -> bool {
        self.supervisor.space >= tile.space()
    }

    /// Whether the player can still use this tile.
    #[inline]
    pub fn can_use(&self, tile: Tile) -> bool {
        self.owns(tile) && !self.used.contains(tile)
    }

    /// Bonus tiles owned and not used.
    #[inline]
    pub fn unused_tiles(&self) -> u8 {
        self.supervisor.space.min(LAST_SPACE - 1) - self.used.len() as u8
    }

    /// Worker cards that everybody has seen: discarded, recruited, or in the pair of the running phase.
    pub fn seen_cards(&self) -> CardSet {
        let pair = self.pair.map_or(CardSet::EMPTY, Pair::cards);
        self.discard.union(Assistant::cards(self.assistants)).union(pair)
    }
}

/// Everything that lies open on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Position {
    pub options: Options,
    /// 1 to 6.
    pub round: u8,
    /// 1 or 2.
    pub phase: u8,
    /// What the pit is printed with: one side for each section.
    pub formations: [Face; 3],
    /// The buildings on spaces 1 to 4; the first two are a pair, and the last two.
    pub buildings: [Building; 4],
    pub prime_minister: Building,
    pub players: BySeat<Player>,
    /// The turn order of this phase, or of the last one until pairs are revealed, with what decided it.
    pub order: BySeat<Rank>,
    /// Spaces with a raw statue.
    pub raw: SpaceSet,
    pub reserve: Reserve,
    pub requests: Requests,
    /// The token that left at the end of each finished round.
    pub round_track: [Option<Request>; ROUNDS as usize - 1],
    /// The equipment for sale.
    pub slots: [Option<Equipment>; SLOTS],
    pub equipment_discard: EquipmentSet,
    /// End tiles nobody has taken yet.
    pub end_tiles: EndTiles,
}

impl Position {
    pub const fn seats(&self) -> SeatCount {
        self.players.seats()
    }

    /// What is printed on a space.
    #[inline]
    pub fn print(&self, space: Space) -> Print {
        self.formations[space.section().index()].print(space.number())
    }

    /// Spaces where nothing stands.
    #[inline]
    pub fn empty(&self) -> SpaceSet {
        self.players.iter().fold(SpaceSet::ALL.minus(self.raw), |empty, player| empty.minus(player.soldiers))
    }

    /// Brown statues in reserve.
    #[inline]
    pub fn statues(&self) -> u8 {
        STATUES - self.raw.len() as u8
    }

    /// Whose signature lies on a space.
    pub fn signed_by(&self, space: Space) -> Option<Seat> {
        self.seats().seats().find(|&seat| self.players[seat].signed.contains(space))
    }

    /// All builders in a building.
    #[inline]
    pub fn builders_in(&self, building: Building) -> u8 {
        self.players.iter().map(|player| player.builders[building.index()]).sum()
    }

    /// The two pairs of buildings, from left to right.
    #[inline]
    pub const fn pairs(&self) -> [[Building; 2]; 2] {
        let [one, two, three, four] = self.buildings;
        [[one, two], [three, four]]
    }

    /// The pair a building belongs to.
    #[inline]
    pub fn pair_of(&self, building: Building) -> [Building; 2] {
        let [left, right] = self.pairs();
        if left.contains(&building) { left } else { right }
    }

    /// RULES 5.3: pieces in a pair of buildings, the Prime Minister included.
    #[inline]
    pub fn pieces_in(&self, pair: [Building; 2]) -> u8 {
        pair.map(|building| self.builders_in(building) + u8::from(self.prime_minister == building))
            .iter()
            .sum()
    }

    /// RULES 5.3: whether a pair takes no more builders this round.
    #[inline]
    pub fn is_closed(&self, pair: [Building; 2]) -> bool {
        self.pieces_in(pair) >= pair_limit(self.seats())
    }

    /// RULES 5.5: what a seat owes to one rival for entering a building now.
    #[inline]
    pub fn fee_to(&self, rival: Seat, building: Building) -> u8 {
        entry_fee(self.seats(), self.players[rival].builders[building.index()])
    }

    /// The rivals of a seat.
    #[inline]
    pub fn rivals(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.seats().seats().filter(move |&rival| rival != seat)
    }

    /// RULES 5.7: whether the next entry earns the Prime Minister's favour: nobody has entered his building yet.
    #[inline]
    pub fn prime_minister_waits(&self) -> bool {
        self.builders_in(self.prime_minister) == 0
    }

    /// Painted soldiers of a seat in a section.
    #[inline]
    pub fn soldiers_in(&self, seat: Seat, section: Section) -> u8 {
        self.players[seat].soldiers.and(section.spaces()).len() as u8
    }
}
