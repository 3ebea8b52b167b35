//! What one viewer may know: the open table, the viewer's own cards, and everything that follows from them,
//! so that no front end computes a rule. Nothing here can hold a secret of somebody else.

pub(crate) mod facts;

use crate::Xian;
use crate::absent::neutral;
use crate::action::Action;
use crate::equipment::{Equipment, EquipmentSet, Slot};
use crate::hidden::Sealed;
use crate::mausoleum::{EndTile, LAST_SPACE, Tile};
use crate::pit::{Section, Space};
use crate::position::{Position, ROUNDS};
use crate::prompt::Prompt;
use crate::requests::{REQUEST_SLOTS, Request, RequestSlot};
use crate::scoring::Breakdown;
use crate::workers::{Assistant, CardSet};
use facts::{BuildingView, SectionView, SlotView, SpaceView, WorkerView};
use facts::{building_view, section_view, slot_view, space_view, stack, worker_view};
use game::{Game, Outcome, Seat, SeatSet, Set, Viewer};
use serde::Serialize;

/// What one viewer may know of a game.
///
/// ```
/// use game::{Game, Seat, SeatCount, Seed, Viewer};
/// use xian::{Hand, Options, Prompt, Xian};
///
/// let (seats, options) = (SeatCount::TWO, Options::default());
/// let deal = Xian::deal(seats, &options, &Seed::from_text("an example", 0));
/// let game = Xian::set_up(seats, &options, &deal)?;
/// // Both decide whether to put cards under their deck: each sees the own four, and that the other has four.
/// let view = game.view(Viewer::Seat(Seat::FIRST));
/// assert!(matches!(view.prompt, Prompt::Favour { awaited } if awaited.len() == 2));
/// assert!(matches!(view.seats[0].hand, Hand::Open { cards, .. } if cards.len() == 4));
/// assert_eq!(view.seats[1].hand, Hand::Hidden { cards: 4 });
/// assert_eq!((view.statues, view.spaces.len()), (6, 24));
/// # Ok::<(), game::SetUpError>(())
/// ```
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
    pub table: Position,
    /// What can be known of each seat beyond that.
    pub seats: Vec<SeatView>,
    /// Brown statues left in reserve.
    pub statues: u8,
    pub equipment_deck: Pile<Equipment>,
    pub request_pile: Pile<Request>,
    /// The slot of the request that leaves at the end of this round and calls the Prime Minister.
    pub leaving_request: Option<RequestSlot>,
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
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Hand {
    /// The viewer's own: the cards, a choice already sealed, and cards put under the deck for the favour.
    Open { cards: CardSet, sealed: Sealed, under_deck: CardSet },
    /// Somebody else's.
    Hidden { cards: usize },
}

/// Equipment somebody owns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Owned {
    Open(EquipmentSet),
    FaceDown { cards: usize },
}

/// Pieces that lie face down for everybody until the game is over.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Pile<T> {
    FaceDown { count: usize },
    Open(Vec<T>),
}

/// The final scoring as far as the viewer can know it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Forecast {
    /// All of it.
    Known { breakdown: Breakdown, total: i16 },
    /// The seat's equipment lies face down: sets, matches and what an end tile makes of them are not in it.
    WithoutEquipment { breakdown: Breakdown },
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
            leaving_request: (!last_round).then(|| table.requests.lowest()),
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

fn forecast(table: &Position, seat: Seat, equipment: Owned) -> Forecast {
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

fn end_tile_values(game: &Xian, seat: Seat) -> Vec<(EndTile, u8)> {
    let (table, cards) = (&game.table, game.hidden.players[seat].equipment);
    let prestige = table.score(seat, cards).before_end_tile();
    let in_play = table.players.iter().filter_map(|player| player.end_tile).chain(table.end_tiles.iter());
    let mut values: Vec<_> =
        in_play.map(|tile| (tile, table.end_tile_value(seat, tile, cards, prestige))).collect();
    values.sort_unstable();
    values
}
