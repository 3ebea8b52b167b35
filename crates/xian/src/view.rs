//! What one viewer may know: the open table, the viewer's own cards, and everything that follows from them,
//! so that no front end computes a rule. Nothing here can hold a secret of somebody else.

use crate::Xian;
use crate::absent::neutral;
use crate::action::Action;
use crate::buildings::{Building, pair_limit};
use crate::entering::Entry;
use crate::equipment::{Equipment, EquipmentSet, Slot};
use crate::formations::Print;
use crate::hidden::Sealed;
use crate::illegal::Illegal;
use crate::mausoleum::{Door, EndTile, LAST_SPACE, Tile};
use crate::pit::{Section, Space, SpaceSet};
use crate::prompt::Prompt;
use crate::requests::{Payment, Price, REQUEST_SLOTS, Request};
use crate::resources::Colour;
use crate::scoring::{Breakdown, majority};
use crate::set::Set;
use crate::table::{BySeat, ROUNDS, Table};
use crate::workers::{Assistant, Card, CardSet, Work};
use game::{Game, Outcome, Seat, SeatSet, Viewer};
use serde::Serialize;

/// What one viewer may know of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct View {
    pub viewer: Viewer,
    /// What is asked, and of whom.
    pub prompt: Prompt,
    /// What the viewer may answer.
    pub legal: Vec<Action>,
    /// The answer that is given for the viewer when absent.
    pub neutral: Option<Action>,
    /// Everything that lies open.
    pub table: Table,
    /// What can be known of each seat beyond that.
    pub seats: Vec<SeatView>,
    /// Brown statues left in reserve.
    pub statues: u8,
    pub equipment_deck: Pile<Equipment>,
    pub request_pile: Pile<Request>,
    /// The slot of the request that leaves at the end of this round and calls the Prime Minister.
    pub leaving_request: Option<u8>,
    /// The four buildings from left to right.
    pub buildings: Vec<BuildingView>,
    /// The 24 spaces of the pit.
    pub spaces: Vec<SpaceView>,
    /// Sections A, B and C: what painting costs there, and who leads.
    pub sections: Vec<SectionView>,
    /// The equipment for sale.
    pub display: Vec<SlotView>,
    /// The markers on each space of the track, from the bottom of a stack to its top.
    pub track: Vec<Vec<Seat>>,
    /// Who would win ties of initiative now, from first to last.
    pub ties: Vec<Seat>,
    /// Points for recruiting each assistant this round.
    pub recruiting: Vec<(Assistant, u8)>,
    /// What the cards of the viewer's hand would bring.
    pub workers: Vec<WorkerView>,
    /// What each end tile would be worth to the viewer now, on the viewer's own knowledge.
    pub end_tiles: Vec<(EndTile, u8)>,
    pub outcome: Option<Outcome>,
}

/// What can be known of a seat beyond the open table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SeatView {
    pub seat: Seat,
    pub hand: Hand,
    /// Cards in the worker deck.
    pub deck: usize,
    /// Worker cards nobody has seen this seat play: hand and deck together.
    pub unplayed: CardSet,
    pub equipment: Owned,
    pub soldiers_left: u8,
    pub signatures_left: u8,
    pub builders_home: u8,
    /// Bonus tiles taken and not used.
    pub unused_tiles: Set<Tile>,
    /// The final scoring if the game ended now, or as it ended.
    pub forecast: Forecast,
}

/// A hand of worker cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Hand {
    /// The viewer's own: the cards, a choice already sealed, and cards put under the deck for the favour.
    Open { cards: CardSet, sealed: Sealed, under_deck: CardSet },
    /// Somebody else's.
    Hidden { cards: usize },
}

/// Equipment somebody owns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Owned {
    Open(EquipmentSet),
    FaceDown { cards: usize },
}

/// Pieces that lie face down for everybody until the game is over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Pile<T> {
    FaceDown { count: usize },
    Open(Vec<T>),
}

/// The final scoring as far as the viewer can know it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Forecast {
    Known {
        breakdown: Breakdown,
        total: i16,
    },
    /// The seat's equipment lies face down: sets, matches and what an end tile makes of them are not in it.
    WithoutEquipment {
        breakdown: Breakdown,
    },
}

/// What a rule says to something the viewer might do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
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
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct BuildingView {
    pub building: Building,
    pub builders: BySeat<u8>,
    pub prime_minister: bool,
    /// Whether the next to enter gets the Prime Minister's coin and point.
    pub reward_waits: bool,
    /// Pieces in the pair, of so many that close it.
    pub pieces: u8,
    pub limit: u8,
    pub closed: bool,
    /// For a viewer in a seat: entering plainly, with Open and with Free.
    pub entry: Option<EntryView>,
}

/// What entering a building would mean to the viewer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct EntryView {
    pub plain: Verdict<Entry>,
    pub open: Verdict<Entry>,
    pub free: Verdict<Entry>,
}

/// A space of the pit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct SpaceView {
    pub space: Space,
    pub print: Print,
    pub figure: Figure,
    /// For a viewer in a seat and an empty space: the clay a statue costs, full and reduced.
    pub model: Option<Offer<u8>>,
    /// For a viewer in a seat and a raw statue: the group a soldier would score, full and reduced price alike.
    pub paint: Option<Offer<SpaceSet>>,
}

/// What stands on a space.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Figure {
    Nothing,
    Raw { signed_by: Option<Seat> },
    Soldier { of: Seat, signed_by: Option<Seat> },
}

/// An object of a building action, at the full price and with the Reduction tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Offer<T> {
    pub full: Verdict<T>,
    pub reduced: Verdict<T>,
}

/// A section of the pit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct WorkerView {
    pub card: Card,
    pub main: Gain,
    /// Whether the reserve has the pigment it could bring instead.
    pub pigment: bool,
}

/// What the main effect of a worker brings, assistants included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Gain {
    Coins(u8),
    Clay(u8),
    Recruit { assistant: Assistant, prestige: u8 },
    Pigments { taken: Set<Colour>, exhausted: Set<Colour> },
}

impl game::View for View {
    type Action = Action;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn awaited(&self) -> SeatSet {
        self.prompt.awaited()
    }

    fn legal(&self) -> &[Action] {
        &self.legal
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }
}

impl View {
    pub(crate) fn of(game: &Xian, viewer: Viewer) -> View {
        let table = &game.table;
        let over = game.prompt == Prompt::Over;
        let own = match viewer {
            Viewer::Seat(seat) if table.seats().has(seat) => Some(seat),
            Viewer::Seat(_) | Viewer::Public => None,
        };
        let mut legal = vec![];
        if let Some(seat) = own {
            game.legal_actions(seat, &mut legal);
        }
        let last_round = table.round == ROUNDS;
        let pile = game.hidden.requests[REQUEST_SLOTS + usize::from(table.round) - 1..].to_vec();
        View {
            viewer,
            prompt: game.prompt,
            neutral: own.and_then(|seat| neutral(game.hidden.players[seat].hand, &legal)),
            legal,
            table: *table,
            seats: table.seats().seats().map(|seat| seat_view(game, viewer, seat)).collect(),
            statues: table.statues(),
            equipment_deck: pile_view(game.hidden.equipment_left().to_vec(), over),
            request_pile: pile_view(pile, over),
            leaving_request: (!last_round).then(|| table.requests.lowest() as u8),
            buildings: table.buildings.map(|building| building_view(table, own, building)).to_vec(),
            spaces: Space::all().map(|space| space_view(table, own, space)).collect(),
            sections: Section::ALL.map(|section| section_view(table, own, section)).to_vec(),
            display: Slot::all().map(|slot| slot_view(table, own, slot)).collect(),
            track: (0..=LAST_SPACE).map(|space| stack(table, space)).collect(),
            ties: table.ranking(|_| 0).iter().map(|rank| rank.seat).collect(),
            recruiting: Assistant::ALL.map(|assistant| (assistant, assistant.prestige(table.round))).to_vec(),
            workers: own.map_or(vec![], |seat| {
                game.hidden.players[seat].hand.iter().map(|card| worker_view(table, seat, card)).collect()
            }),
            end_tiles: own.map_or(vec![], |seat| end_tile_values(game, seat)),
            outcome: over.then(|| game.outcome()),
        }
    }
}

fn seat_view(game: &Xian, viewer: Viewer, seat: Seat) -> SeatView {
    let (table, secrets) = (&game.table, &game.hidden.players[seat]);
    let player = &table.players[seat];
    let own = viewer.is(seat) || game.prompt == Prompt::Over;
    let deck = secrets.deck_left(table.round).len();
    let hand = if own {
        let under_deck = secrets.under_deck(player.replaced, table.round);
        Hand::Open { cards: secrets.hand, sealed: secrets.sealed, under_deck }
    } else {
        Hand::Hidden { cards: secrets.hand.len() }
    };
    let equipment = if own || table.options.open_equipment {
        Owned::Open(secrets.equipment)
    } else {
        Owned::FaceDown { cards: secrets.equipment.len() }
    };
    SeatView {
        seat,
        hand,
        deck,
        unplayed: CardSet::ALL.minus(player.seen_cards()),
        equipment,
        soldiers_left: player.soldiers_left(),
        signatures_left: player.signatures_left(),
        builders_home: player.builders_home(),
        unused_tiles: Tile::ALL.into_iter().filter(|&tile| player.can_use(tile)).collect(),
        forecast: forecast(table, seat, equipment),
    }
}

fn forecast(table: &Table, seat: Seat, equipment: Owned) -> Forecast {
    match equipment {
        Owned::Open(cards) => {
            let breakdown = table.score(seat, cards);
            Forecast::Known { breakdown, total: breakdown.total() }
        }
        Owned::FaceDown { .. } => {
            Forecast::WithoutEquipment { breakdown: table.score(seat, EquipmentSet::EMPTY) }
        }
    }
}

fn pile_view<T>(pieces: Vec<T>, over: bool) -> Pile<T> {
    if over { Pile::Open(pieces) } else { Pile::FaceDown { count: pieces.len() } }
}

fn building_view(table: &Table, own: Option<Seat>, building: Building) -> BuildingView {
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

fn space_view(table: &Table, own: Option<Seat>, space: Space) -> SpaceView {
    let signed_by = table.signed_by(space);
    let soldier = table.seats().seats().find(|&seat| table.players[seat].soldiers.contains(space));
    let figure = match soldier {
        Some(of) => Figure::Soldier { of, signed_by },
        None if table.raw.contains(space) => Figure::Raw { signed_by },
        None => Figure::Nothing,
    };
    let model = |seat| offer(|price| table.check_model(seat, space, price));
    let paint =
        |seat| offer(|price| table.check_paint(seat, space, price).map(|()| table.group_with(seat, space)));
    SpaceView {
        space,
        print: table.print(space),
        figure,
        model: own.filter(|_| figure == Figure::Nothing).map(model),
        paint: own.filter(|_| table.raw.contains(space)).map(paint),
    }
}

fn offer<T>(at: impl Fn(Price) -> Result<T, Illegal>) -> Offer<T> {
    Offer { full: at(Price::Full).into(), reduced: at(Price::Reduced).into() }
}

fn section_view(table: &Table, own: Option<Seat>, section: Section) -> SectionView {
    let [a, b1, b2, c] = table.requests.0.map(Request::colour);
    let (colours, of_any_colour) = match section {
        Section::A => (vec![a], 1),
        Section::B => (vec![b1, b2], 0),
        Section::C => (vec![c, c], 0),
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

fn slot_view(table: &Table, own: Option<Seat>, slot: Slot) -> SlotView {
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

fn within_reach(table: &Table, seat: Seat, slot: Slot) -> bool {
    table.check_entry(seat, Building::Armory, None).is_ok_and(|entry| {
        let ways = table.forge_ways(seat, entry.coins_left);
        ways.full.union(ways.reduced).contains(slot)
    })
}

fn stack(table: &Table, space: u8) -> Vec<Seat> {
    let mut markers: Vec<Seat> =
        table.seats().seats().filter(|&seat| table.players[seat].supervisor.space == space).collect();
    markers.sort_by_key(|&seat| table.players[seat].supervisor.height);
    markers
}

fn worker_view(table: &Table, seat: Seat, card: Card) -> WorkerView {
    let assistants = table.players[seat].assistants;
    let main = match card.work() {
        Work::Coins(coins) => Gain::Coins(coins + assistants.bonus(Assistant::Accountant)),
        Work::Clay(clay) => Gain::Clay(clay + assistants.bonus(Assistant::Administrator)),
        Work::Recruit(assistant) => Gain::Recruit { assistant, prestige: assistant.prestige(table.round) },
        Work::Pigments(colours) => {
            let (taken, exhausted): (Vec<Colour>, Vec<Colour>) =
                colours.iter().partition(|&&colour| table.reserve.pigment(colour) > 0);
            Gain::Pigments { taken: taken.into_iter().collect(), exhausted: exhausted.into_iter().collect() }
        }
    };
    WorkerView { card, main, pigment: table.reserve.pigment(card.colour()) > 0 }
}

fn end_tile_values(game: &Xian, seat: Seat) -> Vec<(EndTile, u8)> {
    let (table, cards) = (&game.table, game.hidden.players[seat].equipment);
    let prestige = table.score(seat, cards).before_end_tile();
    let in_play = table.players.iter().filter_map(|player| player.end_tile).chain(table.end_tiles.iter());
    let mut values: Vec<_> =
        in_play.map(|tile| (tile, table.end_tile_value(seat, tile, cards, prestige))).collect();
    values.sort_unstable();
    values
}
