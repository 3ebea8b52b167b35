//! Positions made by hand, for tests, figures and lessons. A scene names what matters; everything else is as
//! at the start of a game, and every piece of the box is somewhere.
//!
//! ```
//! use game::{Game, Nobody, Seat};
//! use xian::scene::{Scene, SceneMoment, ScenePlayer};
//! use xian::Building;
//!
//! // With three clay a player can model in A or B. A rival is in the Workshop already and gets two coins.
//! let scene = Scene {
//!     moment: SceneMoment::Building,
//!     players: vec![
//!         ScenePlayer { coins: 2, clay: 3, ..ScenePlayer::default() },
//!         ScenePlayer { builders: vec![Building::Workshop], ..ScenePlayer::default() },
//!     ],
//!     ..Scene::default()
//! };
//! let mut game = scene.set()?;
//! let space = game.table().empty().iter().next().ok_or("the pit is not full")?;
//! game.apply(Seat::FIRST, "enter workshop".parse()?, &mut Nobody)?;
//! game.apply(Seat::FIRST, format!("model {space}").parse()?, &mut Nobody)?;
//! assert!(game.table().raw.contains(space));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use crate::Xian;
use crate::buildings::Building;
use crate::deal::Deal;
use crate::equipment::{Equipment, EquipmentSet, SLOTS};
use crate::formations::Face;
use crate::mausoleum::{END_TILES_IN_PLAY, EndTile, LAST_SPACE, START_TILES, Supervisor, Tile};
use crate::options::Options;
use crate::pit::{Section, Space, SpaceSet};
use crate::position::{BUILDERS, ROUNDS, SIGNATURES, SOLDIERS, STATUES};
use crate::prompt::{Asked, Moment, Prompt, TurnStage};
use crate::requests::{REQUEST_SLOTS, Request};
use crate::resources::{Colour, Reserve, Stock};
use crate::turn_order::Rank;
use crate::workers::{Assistant, Card, CardSet, HAND, Pair};
use game::{Element, Game, Seat, SeatCount, SeatSet, Set, SetUpError};
use serde::{Deserialize, Deserializer};
use std::borrow::Cow;

/// Why a scene is no position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SceneError {
    #[error("a scene has two to four players")]
    Players,
    #[error("there are six rounds of two phases")]
    Round,
    #[error("the active seat is one of the players")]
    Active(Seat),
    #[error("the order names every seat once")]
    Order,
    #[error("assistants were recruited in earlier phases")]
    Assistants,
    #[error("the hand has as many cards as this phase leaves")]
    Hand,
    #[error("the cards of earlier phases have been played")]
    EarlierCards,
    #[error("a space holds one soldier")]
    SharedSpace,
    #[error("there are twelve statues")]
    Statues,
    #[error("there are six pigments of a colour")]
    Pigments(Colour),
    #[error("a player has six soldiers, and seat {0} has more")]
    Soldiers(Seat),
    #[error("a player has two signatures, and seat {0} has more")]
    Signatures(Seat),
    #[error("a player has two builders, and seat {0} has more")]
    Builders(Seat),
    #[error("the track ends at space 5, and the supervisor of seat {0} is beyond it")]
    Supervisor(Seat),
    #[error("a used tile has been taken, and seat {0} has not taken one that it used")]
    Used(Seat),
    #[error("an end tile in play can be taken once")]
    EndTile(EndTile),
    /// The pieces that the scene names cannot be dealt.
    #[error(transparent)]
    Deal(#[from] SetUpError),
}

/// A position, named by what is special about it.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Scene {
    /// How many play, if more than the players named below.
    pub seats: usize,
    pub options: Options,
    pub round: u8,
    pub phase: u8,
    /// What is asked for.
    pub moment: SceneMoment,
    /// Whose turn it is.
    pub active: Seat,
    /// The turn order; clockwise from the active seat if empty.
    pub order: Vec<Seat>,
    pub formations: [Face; 3],
    /// Raw statues besides the signed ones; those the formations begin with, where no soldier stands, if unset.
    pub raw: Option<Vec<Space>>,
    pub buildings: [Building; 4],
    pub prime_minister: Option<Building>,
    /// The tokens for A, B, B and C.
    pub requests: [Request; REQUEST_SLOTS],
    /// The next tokens of the pile.
    pub request_pile: Vec<Request>,
    /// The equipment for sale; an empty name is an empty slot.
    #[serde(deserialize_with = "read_slots")]
    pub slots: [Option<Equipment>; SLOTS],
    /// The next cards of the equipment deck.
    pub equipment_deck: Vec<Equipment>,
    pub end_tiles: [EndTile; END_TILES_IN_PLAY],
    pub players: Vec<ScenePlayer>,
}

/// What is asked for in a scene.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SceneMoment {
    Favour,
    Commit,
    Worker,
    Building,
    End,
}

/// A player of a scene.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ScenePlayer {
    pub coins: u8,
    pub clay: u8,
    pub pigments: Vec<Colour>,
    pub prestige: i16,
    pub soldiers: Vec<Space>,
    pub signed: Vec<Space>,
    /// One building for each builder that is not at home.
    pub builders: Vec<Building>,
    /// The space of the supervisor. On one space, the lower seat is on top.
    pub supervisor: u8,
    pub assistants: Vec<Assistant>,
    /// Bonus tiles already used.
    pub used: Vec<Tile>,
    /// On the last space of the track there is one: the first that is left, if unset.
    pub end_tile: Option<EndTile>,
    pub equipment: Vec<Equipment>,
    /// The pair of this phase, in a turn.
    pub top: Option<Card>,
    pub bottom: Option<Card>,
    pub hand: Vec<Card>,
    /// The next cards of the deck.
    pub deck: Vec<Card>,
}

impl Default for Scene {
    fn default() -> Scene {
        use EndTile::{Assistants, Flat, Soldiers, Tens};
        Scene {
            seats: 2,
            options: Options::default(),
            round: 1,
            phase: 1,
            moment: SceneMoment::Worker,
            active: Seat::FIRST,
            order: vec![],
            formations: Section::ALL.map(Face::first),
            raw: None,
            buildings: Building::ALL,
            prime_minister: None,
            requests: [0, 1, 2, 3].map(Request::at),
            request_pile: vec![],
            slots: [None; SLOTS],
            equipment_deck: vec![],
            end_tiles: [Tens, Soldiers, Assistants, Flat],
            players: vec![],
        }
    }
}

fn read_slots<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[Option<Equipment>; SLOTS], D::Error> {
    let names = <[Cow<'de, str>; SLOTS]>::deserialize(deserializer)?;
    let mut slots = [None; SLOTS];
    for (slot, name) in slots.iter_mut().zip(names).filter(|(_, name)| !name.is_empty()) {
        let card = Equipment::from_name(&name);
        *slot = Some(card.ok_or_else(|| serde::de::Error::custom(format!("{name} is no equipment card")))?);
    }
    Ok(slots)
}

impl Scene {
    /// The position, if the box has the pieces for it.
    pub fn set(&self) -> Result<Xian, SceneError> {
        let seats = SeatCount::new(self.seats.max(self.players.len())).ok_or(SceneError::Players)?;
        let in_game = (1..=ROUNDS).contains(&self.round) && (1..=2).contains(&self.phase);
        require(in_game, SceneError::Round)?;
        let order = self.turn_order(seats)?;
        let mut players = self.players.clone();
        players.resize(seats.get(), ScenePlayer::default());

        let cards = players.iter().map(|player| self.cards_of(player)).collect::<Result<Vec<_>, _>>()?;
        let deal = Deal {
            formations: self.formations.to_vec(),
            workers: cards.iter().map(|cards| cards.deck.clone()).collect(),
            equipment: self.equipment_order(&players),
            requests: completed(
                self.requests.into_iter().chain(self.round_track()).chain(self.request_pile.iter().copied()),
                Request::all(),
            ),
            buildings: self.buildings.to_vec(),
            end_tiles: self.end_tiles.to_vec(),
            start_tiles: (1..=START_TILES).take(seats.get()).collect(),
        };
        let mut game = Xian::set_up(seats, &self.options, &deal)?;
        self.arrange_table(&mut game, &players)?;
        for ((seat, player), cards) in seats.seats().zip(&players).zip(&cards) {
            arrange_player(&mut game, seat, player)?;
            game.table.players[seat].pair = cards.pair;
            game.table.players[seat].discard = cards.discard;
            game.hidden.players[seat].hand = cards.hand;
        }
        self.arrange_turn(&mut game, &order);
        Ok(game)
    }

    /// Tokens that have left in earlier rounds: any that the scene does not name.
    fn round_track(&self) -> impl Iterator<Item = Request> {
        let named: Set<Request> = self.requests.iter().chain(&self.request_pile).copied().collect();
        Set::<Request>::ALL.minus(named).iter().take(usize::from(self.round) - 1)
    }

    /// First what lies open or is owned, then the deck.
    fn equipment_order(&self, players: &[ScenePlayer]) -> Vec<Equipment> {
        let owned = players.iter().flat_map(|player| &player.equipment);
        let out = self.slots.iter().flatten().chain(owned);
        completed(out.chain(&self.equipment_deck).copied(), Equipment::all())
    }

    fn in_turn(&self) -> bool {
        !matches!(self.moment, SceneMoment::Favour | SceneMoment::Commit)
    }

    /// Every card of a player has a place; cards that are not named fill the places left.
    fn cards_of(&self, player: &ScenePlayer) -> Result<SceneCards, SceneError> {
        let assistants: Vec<Card> = player.assistants.iter().map(|assistant| assistant.card()).collect();
        let pair = [player.top, player.bottom].into_iter().flatten();
        let named = assistants.iter().copied().chain(pair).chain(player.hand.iter().copied());
        let mut free = CardSet::ALL.minus(named.chain(player.deck.iter().copied()).collect()).iter();

        let earlier = usize::from(self.round - 1) * HAND + usize::from(self.phase - 1) * 2;
        require(assistants.len() <= earlier, SceneError::Assistants)?;
        let discard: CardSet = free.by_ref().take(earlier - assistants.len()).collect();
        let pair = if self.in_turn() {
            let top = player.top.or_else(|| free.next());
            top.zip(player.bottom.or_else(|| free.next())).map(|(top, bottom)| Pair { top, bottom })
        } else {
            None
        };
        let mut hand: CardSet = player.hand.iter().copied().collect();
        let held = usize::from(self.round) * HAND - earlier - if pair.is_some() { 2 } else { 0 };
        hand = hand.union(free.take(held.saturating_sub(hand.len())).collect());
        require(hand.len() == held, SceneError::Hand)?;
        require(discard.len() + assistants.len() == earlier, SceneError::EarlierCards)?;

        let laid = pair.map(|pair| [pair.top, pair.bottom]).into_iter().flatten();
        let drawn = assistants.iter().copied().chain(discard.iter()).chain(laid).chain(hand.iter());
        let deck = completed(drawn.chain(player.deck.iter().copied()), Card::all());
        Ok(SceneCards { deck, hand, pair, discard })
    }

    fn arrange_table(&self, game: &mut Xian, players: &[ScenePlayer]) -> Result<(), SceneError> {
        let table = &mut game.table;
        (table.round, table.phase) = (self.round, self.phase);
        if let Some(building) = self.prime_minister {
            table.prime_minister = building;
        }
        table.round_track.iter_mut().zip(self.round_track()).for_each(|(place, token)| *place = Some(token));
        table.slots = self.slots;
        let owned: EquipmentSet = players.iter().flat_map(|player| &player.equipment).copied().collect();
        game.hidden.dealt = (self.slots.iter().flatten().count() + owned.len()) as u8;

        let soldiers: SpaceSet = players.iter().flat_map(|player| &player.soldiers).copied().collect();
        let standing: usize = players.iter().map(|player| player.soldiers.len()).sum();
        require(soldiers.len() == standing, SceneError::SharedSpace)?;
        let signed: SpaceSet = players.iter().flat_map(|player| &player.signed).copied().collect();
        let raw = self.raw.as_ref().map_or(table.raw, |raw| raw.iter().copied().collect());
        table.raw = raw.union(signed).minus(soldiers);
        require(table.raw.len() <= usize::from(STATUES), SceneError::Statues)?;

        table.reserve = Reserve::FULL;
        for &colour in players.iter().flat_map(|player| &player.pigments) {
            require(table.reserve.give(colour.into()), SceneError::Pigments(colour))?;
        }
        Ok(())
    }

    fn turn_order(&self, seats: SeatCount) -> Result<Vec<Seat>, SceneError> {
        require(seats.has(self.active), SceneError::Active(self.active))?;
        let clockwise = (0..seats.get()).map(|steps| seats.steps_after(self.active, steps)).collect();
        let order = if self.order.is_empty() { clockwise } else { self.order.clone() };
        let everybody = order.iter().copied().collect::<SeatSet>() == SeatSet::all(seats);
        require(everybody && order.len() == seats.get(), SceneError::Order)?;
        Ok(order)
    }

    fn arrange_turn(&self, game: &mut Xian, order: &[Seat]) {
        let seats = game.table.seats();
        for (place, &seat) in game.table.order.as_mut_slice().iter_mut().zip(order) {
            let player = &game.table.players[seat];
            let initiative = player.pair.map_or(0, |pair| pair.bottom.initiative());
            *place = Rank { seat, initiative, supervisor: player.supervisor };
        }
        let at = |step| Prompt::Turn(Moment { seat: self.active, step, asked: Asked::Anything });
        game.prompt = match self.moment {
            SceneMoment::Favour => Prompt::Favour { awaited: SeatSet::all(seats) },
            SceneMoment::Commit => Prompt::Commit { awaited: SeatSet::all(seats) },
            SceneMoment::Worker => at(TurnStage::Worker),
            SceneMoment::Building => at(TurnStage::Building),
            SceneMoment::End => at(TurnStage::End),
        };
    }
}

fn arrange_player(game: &mut Xian, seat: Seat, scene: &ScenePlayer) -> Result<(), SceneError> {
    require(scene.soldiers.len() <= usize::from(SOLDIERS), SceneError::Soldiers(seat))?;
    require(scene.signed.len() <= usize::from(SIGNATURES), SceneError::Signatures(seat))?;
    require(scene.builders.len() <= usize::from(BUILDERS), SceneError::Builders(seat))?;
    require(scene.supervisor <= LAST_SPACE, SceneError::Supervisor(seat))?;
    let table = &mut game.table;
    let player = &mut table.players[seat];
    player.stock = Stock::new(scene.coins, scene.clay);
    scene.pigments.iter().for_each(|&colour| player.stock.add(colour.into(), 1));
    player.prestige = scene.prestige;
    player.soldiers = scene.soldiers.iter().copied().collect();
    player.signed = scene.signed.iter().copied().collect();
    scene.builders.iter().for_each(|building| player.builders[building.index()] += 1);
    player.supervisor = Supervisor { space: scene.supervisor, height: START_TILES - 1 - u8::from(seat) };
    player.assistants = scene.assistants.iter().copied().collect();
    player.used = scene.used.iter().copied().collect();
    require(scene.used.iter().all(|&tile| player.owns(tile)), SceneError::Used(seat))?;
    if scene.supervisor == LAST_SPACE {
        player.end_tile = scene.end_tile.or_else(|| table.end_tiles.iter().next());
    }
    if let Some(tile) = player.end_tile {
        require(table.end_tiles.contains(tile), SceneError::EndTile(tile))?;
        table.end_tiles = table.end_tiles.without(tile);
    }
    game.hidden.players[seat].equipment = scene.equipment.iter().copied().collect();
    Ok(())
}

/// Where the worker cards of a player are.
struct SceneCards {
    deck: Vec<Card>,
    hand: CardSet,
    pair: Option<Pair>,
    discard: CardSet,
}

/// A list, followed by everything that is not in it.
fn completed<T: Copy + PartialEq>(list: impl Iterator<Item = T>, all: impl Iterator<Item = T>) -> Vec<T> {
    let mut list: Vec<T> = list.collect();
    for thing in all {
        if !list.contains(&thing) {
            list.push(thing);
        }
    }
    list
}

fn require(holds: bool, otherwise: SceneError) -> Result<(), SceneError> {
    if holds { Ok(()) } else { Err(otherwise) }
}
