//! What follows from the open table, worked out for a viewer: costs, prices, verdicts of the rules.
//! Part of every view; looks at nothing that lies face down.

use crate::buildings::{Building, pair_limit};
use crate::by_seat::BySeat;
use crate::entering::Entry;
use crate::equipment::{Equipment, Slot};
use crate::formations::{Bonus, Print};
use crate::illegal::Illegal;
use crate::mausoleum::Door;
use crate::pit::{Section, Space, SpaceSet};
use crate::position::{Position, ROUNDS};
use crate::requests::{Payment, Price, RequestSlot};
use crate::resources::Colour;
use crate::scoring::majority;
use crate::workers::{Assistant, Card, Work};
use game::{Seat, Set};
use serde::Serialize;

/// What a rule says to something the viewer might do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict<T> {
    Allowed(T),
    Refused(Illegal),
}

impl<T> From<Result<T, Illegal>> for Verdict<T> {
    fn from(answer: Result<T, Illegal>) -> Verdict<T> {
        match answer {
            Ok(thing) => Verdict::Allowed(thing),
            Err(why) => Verdict::Refused(why),
        }
    }
}

/// A building: who is in it, and what entering costs the viewer now.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
pub struct BuildingView {
    pub building: Building,
    pub builders: BySeat<u8>,
    pub prime_minister: bool,
    /// Whether the next to enter gets the Prime Minister's coin and point.
    pub reward_waits: bool,
    /// Pieces in the pair, and the number that closes it.
    pub pieces: u8,
    pub limit: u8,
    pub closed: bool,
    /// For a viewer in a seat: entering plainly, with Open and with Free.
    pub entry: Option<EntryView>,
}

/// What entering a building would mean to the viewer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct EntryView {
    pub plain: Verdict<Entry>,
    pub open: Verdict<Entry>,
    pub free: Verdict<Entry>,
}

/// A space of the pit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct SpaceView {
    pub space: Space,
    pub print: Print,
    pub figure: Figure,
    /// For a viewer in a seat and an empty space: the clay a statue costs, full and reduced …
    pub model: Option<Offer<u8>>,
    /// … and what it would bring, the Ceramist's point included and what the reserve lacks left out.
    pub gain: Option<Bonus>,
    /// For a viewer in a seat and a raw statue: whether it may be painted, full and reduced …
    pub paint: Option<Offer<()>>,
    /// … and the group that a soldier there would belong to, with a point for each of its soldiers.
    pub group: Option<SpaceSet>,
}

/// What stands on a space.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Figure {
    Nothing,
    Raw { signed_by: Option<Seat> },
    Soldier { of: Seat, signed_by: Option<Seat> },
}

/// An object of a building action, at the full price and with the Reduction tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct Offer<T> {
    pub full: Verdict<T>,
    pub reduced: Verdict<T>,
}

/// A section of the pit.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
pub struct SectionView {
    pub section: Section,
    /// Painted soldiers of every seat, and the points of the majority if the game ended now.
    pub soldiers: BySeat<u8>,
    pub majority: Vec<u8>,
    /// The colours asked for a painting.
    pub colours: Vec<Colour>,
    /// Further pigments of any colour.
    pub of_any_colour: u8,
    /// What the viewer could pay with now …
    pub payments: Vec<Payment>,
    /// … and with the Reduction tile, whether the viewer has it or not.
    pub reduced_payments: Vec<Payment>,
}

/// A slot of the equipment display.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct SlotView {
    pub slot: Slot,
    pub card: Option<Equipment>,
    /// The printed price and the clay the card brings.
    pub price: u8,
    pub clay: u8,
    /// For a viewer in a seat and a filled slot: the coins it costs, full and reduced.
    pub forge: Option<Offer<u8>>,
    /// Whether the viewer could buy it by entering the Armory now, after the fee and without a door tile.
    pub within_reach: bool,
    /// Whether the card is discarded when this round ends.
    pub leaves: bool,
}

/// What a card of the viewer's hand would bring as a worker, this round and with the reserve as it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct WorkerView {
    pub card: Card,
    pub main: Gain,
    /// Whether the reserve has the pigment it could bring instead.
    pub pigment: bool,
}

/// What the main effect of a worker brings, assistants included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Gain {
    Coins(u8),
    Clay(u8),
    Recruit { assistant: Assistant, prestige: u8 },
    Pigments { taken: Set<Colour>, exhausted: Set<Colour> },
}

pub(crate) fn building_view(table: &Position, own: Option<Seat>, building: Building) -> BuildingView {
    let mut builders = BySeat::all(table.seats(), 0);
    for seat in table.seats().seats() {
        builders[seat] = table.players[seat].builders[building.index()];
    }
    let prime_minister = table.prime_minister == building;
    let pair = table.pair_of(building);
    BuildingView {
        building,
        builders,
        prime_minister,
        reward_waits: prime_minister && table.prime_minister_waits(),
        pieces: table.pieces_in(pair),
        limit: pair_limit(table.seats()),
        closed: table.is_closed(pair),
        entry: own.map(|seat| EntryView {
            plain: table.check_entry(seat, building, None).into(),
            open: table.check_entry(seat, building, Some(Door::Open)).into(),
            free: table.check_entry(seat, building, Some(Door::Free)).into(),
        }),
    }
}

pub(crate) fn space_view(table: &Position, own: Option<Seat>, space: Space) -> SpaceView {
    let signed_by = table.signed_by(space);
    let soldier = table.seats().seats().find(|&seat| table.players[seat].soldiers.contains(space));
    let figure = match soldier {
        Some(of) => Figure::Soldier { of, signed_by },
        None if table.raw.contains(space) => Figure::Raw { signed_by },
        None => Figure::Nothing,
    };
    let modeller = own.filter(|_| figure == Figure::Nothing);
    let painter = own.filter(|_| table.raw.contains(space));
    SpaceView {
        space,
        print: table.print(space),
        figure,
        model: modeller.map(|seat| offer(|price| table.check_model(seat, space, price))),
        gain: modeller.and_then(|seat| gain(table, seat, space)),
        paint: painter.map(|seat| offer(|price| table.check_paint(seat, space, price))),
        group: painter.map(|seat| table.group_with(seat, space)),
    }
}

fn gain(table: &Position, seat: Seat, space: Space) -> Option<Bonus> {
    let Print::Bonus(printed) = table.print(space) else { return None };
    Some(Bonus {
        prestige: printed.prestige + Assistant::Ceramist.bonus(table.players[seat].assistants),
        coins: printed.coins,
        pigments: table.reserve.stocked(printed.pigments),
    })
}

fn offer<T>(at: impl Fn(Price) -> Result<T, Illegal>) -> Offer<T> {
    Offer { full: at(Price::Full).into(), reduced: at(Price::Reduced).into() }
}

pub(crate) fn section_view(table: &Position, own: Option<Seat>, section: Section) -> SectionView {
    let asked = |slots: &[RequestSlot]| slots.iter().map(|&slot| table.requests.colour(slot)).collect();
    let (colours, of_any_colour) = match section {
        Section::A => (asked(&[RequestSlot::A]), 1),
        Section::B => (asked(&[RequestSlot::B1, RequestSlot::B2]), 0),
        Section::C => (asked(&[RequestSlot::C, RequestSlot::C]), 0),
    };
    let payments = |price| {
        own.map_or(vec![], |seat| {
            table.requests.payments(section, price, &table.players[seat].stock).collect()
        })
    };
    let soldiers = table.soldiers(section);
    SectionView {
        section,
        soldiers,
        majority: table.seats().seats().map(|seat| majority(&soldiers, section, seat)).collect(),
        colours,
        of_any_colour,
        payments: payments(Price::Full),
        reduced_payments: payments(Price::Reduced),
    }
}

pub(crate) fn slot_view(table: &Position, own: Option<Seat>, slot: Slot) -> SlotView {
    let card = table.slots[slot.index()];
    let forge = |seat| offer(|price| table.check_forge(seat, slot, price).map(|(_, coins)| coins));
    SlotView {
        slot,
        card,
        price: card.map_or(0, Equipment::price),
        clay: card.map_or(0, Equipment::clay),
        forge: own.filter(|_| card.is_some()).map(forge),
        within_reach: own.is_some_and(|seat| within_reach(table, seat, slot)),
        leaves: slot.is_flushed() && table.round < ROUNDS,
    }
}

fn within_reach(table: &Position, seat: Seat, slot: Slot) -> bool {
    table.check_entry(seat, Building::Armory, None).is_ok_and(|entry| {
        let ways = table.forge_ways(seat, entry.coins_left);
        ways.full.union(ways.reduced).contains(slot)
    })
}

pub(crate) fn stack(table: &Position, space: u8) -> Vec<Seat> {
    let mut markers: Vec<Seat> =
        table.seats().seats().filter(|&seat| table.players[seat].supervisor.space == space).collect();
    markers.sort_by_key(|&seat| table.players[seat].supervisor.height);
    markers
}

pub(crate) fn worker_view(table: &Position, seat: Seat, card: Card) -> WorkerView {
    let assistants = table.players[seat].assistants;
    let main = match card.work() {
        Work::Coins(coins) => Gain::Coins(coins + Assistant::Accountant.bonus(assistants)),
        Work::Clay(clay) => Gain::Clay(clay + Assistant::Administrator.bonus(assistants)),
        Work::Recruit(assistant) => Gain::Recruit { assistant, prestige: assistant.prestige(table.round) },
        Work::Pigments(colours) => {
            let asked: Set<Colour> = colours.iter().copied().collect();
            let taken = table.reserve.stocked(asked);
            Gain::Pigments { taken, exhausted: asked.minus(taken) }
        }
    };
    WorkerView { card, main, pigment: table.reserve.pigment(card.colour()) > 0 }
}
