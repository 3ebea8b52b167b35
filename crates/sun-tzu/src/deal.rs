//! Everything chance decides (RULES 15), and the start position that follows from it (RULES 3).

use crate::card::{Card, Cards};
use crate::garrison::Garrison;
use crate::options::Options;
use crate::pile::Pile;
use crate::province::{ByProvince, Provinces};
use crate::side::{Both, Side};
use crate::state::{ARMIES, Phase, Player, SunTzu};
use crate::tile::Tile;
use game::{Nobody, SeatCount, Seed, SetUpError};
use serde::{Deserialize, Serialize};

/// Five tiles for the provinces in row order, and the shuffled white cards of both seats, top card first.
///
/// ```
/// use game::{Game, SeatCount, Seed};
/// use sun_tzu::{Deal, Options, SunTzu};
///
/// let (seats, options) = (SeatCount::TWO, Options::default());
/// let deal = SunTzu::deal(seats, &options, &Seed::from_text("an example", 0));
/// assert_eq!((deal.tiles.len(), deal.piles[0].len()), (5, 12));
///
/// // It is the same after a journey through JSON. With a tile twice it is no deal.
/// let mut read: Deal = serde_json::from_str(&serde_json::to_string(&deal)?)?;
/// assert_eq!(read, deal);
/// read.tiles[0] = read.tiles[1];
/// assert!(SunTzu::set_up(seats, &options, &read).is_err());
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    pub tiles: Vec<Tile>,
    pub piles: Vec<Vec<Card>>,
}

impl Deal {
    /// RULES 15.1: the tiles are shuffled first, then Sun Tzu's pile, then King Shao's.
    pub(crate) fn from_seed(_seats: SeatCount, options: &Options, seed: &Seed) -> Deal {
        let mut dealer = seed.dealer();
        let mut tiles = Tile::ALL.to_vec();
        dealer.shuffle(&mut tiles);
        tiles.truncate(5);
        let piles = Side::BOTH.map(|_| {
            let white = options.mode.white_cards();
            let mut pile = Vec::with_capacity(white.len().into());
            pile.extend(white.iter());
            dealer.shuffle(&mut pile);
            pile
        });
        Deal { tiles, piles: piles.into() }
    }

    /// RULES 3: the start position, if the deal fits.
    pub(crate) fn set_up(&self, seats: SeatCount, options: &Options) -> Result<SunTzu, SetUpError> {
        if seats != SeatCount::TWO {
            return Err(SetUpError::Seats { asked: seats, fewest: SeatCount::TWO, most: SeatCount::TWO });
        }
        let piles = self.piles(*options)?;
        let player = |side: Side| Player {
            pile: Pile::of(piles[side].iter().copied()),
            hand: Cards::YELLOW,
            reserve: options.mode.reserve(),
            aside: ARMIES - options.mode.reserve(),
            ..Player::default()
        };
        let mut game = SunTzu {
            players: Both::from_fn(player),
            options: *options,
            tiles: self.tiles()?,
            map: ByProvince::from_fn(|_| Garrison::default()),
            dynasty: 1,
            track: 0,
            phase: Phase::Warlords,
            awaited: Side::seats(),
            pending: Provinces::ALL,
            order_holder: None,
            chooser: None,
            agenda: [None; 5],
        };
        if !options.warlords {
            for side in Side::BOTH {
                game.fill_hand(side);
            }
            game.begin_dynasty(1, &mut Nobody);
        }
        Ok(game)
    }

    /// RULES 15.2: the tiles of the provinces, if there are five different ones.
    fn tiles(&self) -> Result<ByProvince<Tile>, SetUpError> {
        let Ok(tiles) = <[Tile; 5]>::try_from(self.tiles.as_slice()) else {
            return Err(SetUpError::Deal(format!("five tiles lie on the map, not {}", self.tiles.len())));
        };
        for (place, tile) in tiles.iter().enumerate() {
            if tiles[..place].contains(tile) {
                return Err(SetUpError::Deal(format!("there is only one tile {tile}")));
            }
        }
        Ok(ByProvince(tiles))
    }

    /// RULES 15.2: the piles, if each holds exactly the white cards of a side.
    fn piles(&self, options: Options) -> Result<Both<&[Card]>, SetUpError> {
        let [first, second] = self.piles.as_slice() else {
            return Err(SetUpError::Deal(format!(
                "there is a pile for each of 2 seats, not {}",
                self.piles.len()
            )));
        };
        let expected = counted(options.mode.white_cards().iter());
        for side in Side::BOTH {
            if counted(self.piles[side as usize].iter().copied()) != expected {
                let cards = options.mode.white_cards().len();
                let seat = side.seat();
                return Err(SetUpError::Deal(format!(
                    "the pile of seat {seat} is not the {cards} white cards"
                )));
            }
        }
        Ok(Both([first, second]))
    }
}

/// How many cards there are of each kind.
fn counted(cards: impl Iterator<Item = Card>) -> [usize; Card::ALL.len()] {
    let mut counts = [0; Card::ALL.len()];
    cards.for_each(|card| counts[card.index()] += 1);
    counts
}
