//! Everything chance decides (RULES 12), and the start position that follows from it (RULES 2).

use crate::cards::{Cards, DECK_SIZE, Deck, Kind, OPENING_HAND};
use crate::options::{Options, Start};
use crate::places::MOST_SITES;
use crate::position::{Duty, Owed, Phase, Position};
use crate::section::Section;
use crate::state::GreatWall;
use crate::tokens::{Pool, TOKEN_COUNT, Token, Tokens};
use game::{MAX_SEATS, Nobody, Seat, SeatCount, Seed, SetUpError};
use serde::{Deserialize, Serialize};

/// A deal: who begins, the pool and every deck in order.
///
/// ```
/// use game::{Game, SeatCount, Seed};
/// use great_wall::{Deal, Options, GreatWall};
///
/// let (seats, options) = (SeatCount::FOUR, Options::default());
/// let deal = GreatWall::deal(seats, &options, &Seed::from_text("an example", 0));
/// assert_eq!((deal.pool.len(), deal.decks.len()), (great_wall::TOKEN_COUNT, 4));
///
/// // It is the same after a journey through JSON, and for four it does not fit three.
/// let read: Deal = serde_json::from_str(&serde_json::to_string(&deal)?)?;
/// assert_eq!(read, deal);
/// assert!(GreatWall::set_up(SeatCount::THREE, &options, &read).is_err());
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// The seat that begins.
    pub start: Seat,
    /// All tokens, next-drawn first.
    pub pool: Vec<Token>,
    /// The cards of every seat, next-drawn first.
    pub decks: Vec<Vec<Kind>>,
}

impl Deal {
    /// Shuffles the pool, then every deck in seat order, then draws who begins.
    pub(crate) fn from_seed(seats: SeatCount, options: &Options, seed: &Seed) -> Deal {
        let mut dealer = seed.dealer();
        let mut pool = Vec::with_capacity(TOKEN_COUNT);
        pool.extend(Tokens::complete().iter());
        dealer.shuffle(&mut pool);
        let mut deck = Vec::with_capacity(DECK_SIZE);
        deck.extend(Cards::complete().iter());
        let mut decks = vec![deck; seats.get()];
        for deck in &mut decks {
            dealer.shuffle(deck);
        }
        let start = match options.start {
            Start::Random => seats.steps_after(Seat::FIRST, dealer.below(seats.get() as u32) as usize),
            Start::First => Seat::FIRST,
        };
        Deal { start, pool, decks }
    }

    /// RULES 2: opens the sites, deals the hands and begins the first turn, if the deal fits.
    pub(crate) fn set_up(&self, seats: SeatCount, options: &Options) -> Result<GreatWall, SetUpError> {
        self.check(seats, options)?;
        let table = Position {
            seats,
            options: *options,
            phase: Phase::Normal,
            current: self.start,
            duty: Duty::Act(Owed::Two),
            sections: [Section::CLOSED; MOST_SITES],
            won: [Tokens::EMPTY; MAX_SEATS],
            removed: Tokens::EMPTY,
        };
        let (hands, decks) = ([Cards::EMPTY; MAX_SEATS], [Deck::EMPTY; MAX_SEATS]);
        let mut game = GreatWall { table, hands, decks, pool: self.pool() };
        for seat in seats.seats() {
            (game.hands[seat.index()], game.decks[seat.index()]) = self.hand_and_deck(seat);
        }
        for site in game.table.sites() {
            game.refill(site, &mut Nobody);
        }
        Ok(game)
    }

    /// RULES 12: exactly the pieces of the game, for these seats and options.
    fn check(&self, seats: SeatCount, options: &Options) -> Result<(), SetUpError> {
        let refuse = |why: String| Err(SetUpError::Deal(why));
        if !seats.has(self.start) {
            return refuse(format!("seat {} cannot begin, there are {seats} seats", self.start));
        }
        if options.start == Start::First && self.start != Seat::FIRST {
            return refuse(format!("seat 0 begins, not seat {}", self.start));
        }
        if self.pool.len() != TOKEN_COUNT
            || self.pool.iter().copied().collect::<Tokens>() != Tokens::complete()
        {
            return refuse("the pool holds each of the 36 tokens once".into());
        }
        if self.decks.len() != seats.get() {
            return refuse(format!("there are {} decks for {seats} seats", self.decks.len()));
        }
        for (seat, deck) in seats.seats().zip(&self.decks) {
            if deck.len() != DECK_SIZE || deck.iter().copied().collect::<Cards>() != Cards::complete() {
                return refuse(format!("the deck of seat {seat} holds each of the 20 cards once"));
            }
        }
        Ok(())
    }

    /// RULES 2.4: the first five cards of a deck are the hand, the others stay in order.
    fn hand_and_deck(&self, seat: Seat) -> (Cards, Deck) {
        let cards = self.decks.get(seat.index()).map_or(&[][..], Vec::as_slice);
        let (hand, deck) = cards.split_at(OPENING_HAND.min(cards.len()));
        (hand.iter().copied().collect(), deck.iter().copied().collect())
    }

    fn pool(&self) -> Pool {
        self.pool.iter().copied().collect()
    }
}
