//! Everything chance decides, and the start position that follows from it (RULES 3, 12).

use crate::Xian;
use crate::buildings::Building;
use crate::by_seat::BySeat;
use crate::equipment::{Equipment, EquipmentSet, SLOTS};
use crate::formations::{FACES_PER_SECTION, Face};
use crate::hidden::{Hidden, Sealed, Secrets};
use crate::mausoleum::{END_TILES_IN_PLAY, EndTile, EndTiles, START_TILES, Supervisor, start_pigment};
use crate::options::Options;
use crate::pit::{Section, SpaceSet};
use crate::position::{Player, Position, ROUNDS};
use crate::prompt::Prompt;
use crate::requests::{REQUESTS, Request, Requests};
use crate::resources::{Reserve, Stock};
use crate::turn_order::Rank;
use crate::workers::{CARDS, Card, CardSet};
use game::chance::Dealer;
use game::{Element, Game, Seat, SeatCount, SeatSet, Seed, Set, SetUpError};
use serde::{Deserialize, Serialize};

/// RULES 3.1: what every player starts with.
const START_COINS: u8 = 2;
const START_CLAY: u8 = 1;

/// Everything that chance decides.
///
/// ```
/// use game::{Game, SeatCount, Seed};
/// use xian::{Deal, Options, Xian};
///
/// let (seats, options) = (SeatCount::TWO, Options::default());
/// let deal = Xian::deal(seats, &options, &Seed::from_text("an example", 0));
/// assert_eq!((deal.workers.len(), deal.workers[0].len()), (2, 24));
///
/// // It is the same after a journey through JSON. With a card twice it is no deal.
/// let mut read: Deal = serde_json::from_str(&serde_json::to_string(&deal)?)?;
/// assert_eq!(read, deal);
/// read.workers[0][0] = read.workers[0][1];
/// assert!(Xian::set_up(seats, &options, &read).is_err());
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// One side for each of the sections A, B and C.
    pub formations: Vec<Face>,
    /// The deck of every seat, next-drawn first.
    pub workers: Vec<Vec<Card>>,
    /// The equipment cards, next-drawn first.
    pub equipment: Vec<Equipment>,
    /// The request tokens, next-drawn first.
    pub requests: Vec<Request>,
    /// The buildings on spaces 1 to 4.
    pub buildings: Vec<Building>,
    /// The end tiles in play; their order means nothing.
    pub end_tiles: Vec<EndTile>,
    /// The start tile of every seat.
    pub start_tiles: Vec<u8>,
}

impl Deal {
    /// RULES 3: all draws, in the order of the set-up.
    pub(crate) fn from_seed(seats: SeatCount, _options: &Options, seed: &Seed) -> Deal {
        let dealer = &mut seed.dealer();
        let mut face = |section| Face::new(section, dealer.below(FACES_PER_SECTION.into()) as u8 + 1);
        let formations = Section::ALL.into_iter().filter_map(&mut face).collect();
        let workers = seats.seats().map(|_| shuffled(dealer, Card::all())).collect();
        let equipment = shuffled(dealer, Equipment::all());
        let requests = shuffled(dealer, Request::all());
        let buildings = shuffled(dealer, Building::ALL);
        let mut end_tiles = shuffled(dealer, EndTile::ALL);
        end_tiles.truncate(END_TILES_IN_PLAY);
        let mut start_tiles = shuffled(dealer, 1..=START_TILES);
        start_tiles.truncate(seats.get());
        Deal { formations, workers, equipment, requests, buildings, end_tiles, start_tiles }
    }

    /// RULES 3: the start position, if the deal holds exactly the pieces of the game.
    pub(crate) fn set_up(&self, seats: SeatCount, options: &Options) -> Result<Xian, SetUpError> {
        let (fewest, most) = Xian::SEATS;
        if !(fewest..=most).contains(&seats) {
            return Err(SetUpError::Seats { asked: seats, fewest, most });
        }
        let formations = self.formations()?;
        let decks = self.decks(seats)?;
        let equipment = complete(&self.equipment, "equipment names the 24 cards, each once")?;
        let requests: [Request; REQUESTS] = complete(&self.requests, "requests names 1 to 12, each once")?;
        let buildings = complete(&self.buildings, "buildings names the four, each once")?;
        let end_tiles = self.end_tiles()?;
        self.check_start_tiles(seats)?;

        let [a, b1, b2, c, ..] = requests;
        let requests_open = Requests([a, b1, b2, c]);
        let mut slots = [None; SLOTS];
        slots.iter_mut().zip(equipment).for_each(|(slot, card)| *slot = Some(card));
        let mut table = Position {
            options: *options,
            round: 1,
            phase: 1,
            formations,
            buildings,
            prime_minister: Building::of(requests_open.highest().colour()),
            players: BySeat::all(seats, new_player()),
            order: BySeat::all(
                seats,
                Rank { seat: Seat::FIRST, initiative: 0, supervisor: Supervisor::default() },
            ),
            raw: formations.iter().fold(SpaceSet::EMPTY, |raw, face| raw.union(face.statues())),
            reserve: Reserve::FULL,
            requests: requests_open,
            round_track: [None; ROUNDS as usize - 1],
            slots,
            equipment_discard: EquipmentSet::EMPTY,
            end_tiles,
        };
        self.hand_out_start_tiles(&mut table);
        table.order = table.ranking(|_| 0);

        let hidden = Hidden { players: decks, equipment, dealt: SLOTS as u8, requests };
        Ok(Xian { table, prompt: Prompt::Favour { awaited: SeatSet::all(seats) }, hidden })
    }

    fn formations(&self) -> Result<[Face; 3], SetUpError> {
        let faces: Option<[Face; 3]> = self.formations.as_slice().try_into().ok();
        let fits = |faces: &[Face; 3]| faces.map(Face::section) == Section::ALL;
        faces.filter(fits).ok_or_else(|| wrong("formations names one side of A, one of B and one of C"))
    }

    fn decks(&self, seats: SeatCount) -> Result<BySeat<Secrets>, SetUpError> {
        if self.workers.len() != seats.get() {
            return Err(wrong("workers has one deck for each seat"));
        }
        let blank = Secrets {
            deck: [Card::at(0); CARDS],
            hand: CardSet::EMPTY,
            sealed: Sealed::Nothing,
            equipment: EquipmentSet::EMPTY,
        };
        let mut players = BySeat::all(seats, blank);
        for (secrets, deck) in players.as_mut_slice().iter_mut().zip(&self.workers) {
            secrets.deck = complete(deck, "each deck of workers has the 24 cards, each once")?;
            secrets.hand = secrets.drawn_in(1);
        }
        Ok(players)
    }

    fn end_tiles(&self) -> Result<EndTiles, SetUpError> {
        let tiles: EndTiles = self.end_tiles.iter().copied().collect();
        let fits = tiles.len() == END_TILES_IN_PLAY && self.end_tiles.len() == END_TILES_IN_PLAY;
        if fits { Ok(tiles) } else { Err(wrong("end_tiles names four different tiles")) }
    }

    fn check_start_tiles(&self, seats: SeatCount) -> Result<(), SetUpError> {
        let mut numbers = self.start_tiles.clone();
        numbers.sort_unstable();
        numbers.dedup();
        let fits = numbers.len() == seats.get()
            && self.start_tiles.len() == seats.get()
            && numbers.iter().all(|&number| start_pigment(number).is_some());
        if fits { Ok(()) } else { Err(wrong("start_tiles has a different number from 1 to 4 for each seat")) }
    }

    /// RULES 3.9: a pigment for everybody, and the supervisors in one stack, the lowest number on top.
    fn hand_out_start_tiles(&self, table: &mut Position) {
        for (seat, &number) in table.seats().seats().zip(&self.start_tiles) {
            if let Some(colour) = start_pigment(number) {
                table.give_pigments(seat, Set::only(colour));
            }
            table.players[seat].supervisor = Supervisor { space: 0, height: START_TILES - number };
        }
    }
}

/// RULES 3.1: a player before the start tiles.
fn new_player() -> Player {
    Player {
        stock: Stock::new(START_COINS, START_CLAY),
        prestige: 0,
        soldiers: SpaceSet::EMPTY,
        signed: SpaceSet::EMPTY,
        builders: [0; 4],
        supervisor: Supervisor::default(),
        assistants: Set::EMPTY,
        used: Set::EMPTY,
        end_tile: None,
        pair: None,
        discard: CardSet::EMPTY,
        replaced: 0,
    }
}

fn shuffled<T>(dealer: &mut Dealer, things: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut list: Vec<T> = things.into_iter().collect();
    dealer.shuffle(&mut list);
    list
}

/// The list as an array, if it holds everything there is of its kind, each once.
fn complete<T: Element, const N: usize>(list: &[T], sentence: &str) -> Result<[T; N], SetUpError> {
    let different = list.iter().copied().collect::<Set<T>>().len();
    let complete = different == T::COUNT && list.len() == T::COUNT;
    list.try_into().ok().filter(|_| complete).ok_or_else(|| wrong(sentence))
}

fn wrong(sentence: &str) -> SetUpError {
    SetUpError::Deal(sentence.to_owned())
}
