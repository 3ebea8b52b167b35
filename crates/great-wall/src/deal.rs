//! Everything that chance decides, and what a deal must hold (RULES 2 and 12).

use crate::cards::{Cards, DECK_SIZE, Deck, Kind, OPENING_HAND};
use crate::options::{Options, Start};
use crate::tokens::{Pool, TOKEN_COUNT, Token, Tokens};
use game::{Seat, SeatCount, Seed, SetUpError};
use serde::{Deserialize, Serialize};

/// A deal: who begins, the pool and every deck in order.
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
    pub fn new(seats: SeatCount, options: &Options, seed: &Seed) -> Deal {
        let mut dealer = seed.dealer();
        let mut pool: Vec<Token> = Tokens::complete().iter().collect();
        dealer.shuffle(&mut pool);
        let mut decks = vec![Cards::complete().iter().collect::<Vec<Kind>>(); seats.get()];
        for deck in &mut decks {
            dealer.shuffle(deck);
        }
        let start = match options.start {
            Start::Random => seats.steps_after(Seat::FIRST, dealer.below(seats.get() as u32) as usize),
            Start::First => Seat::FIRST,
        };
        Deal { start, pool, decks }
    }

    /// RULES 12: exactly the pieces of the game, for these seats and options.
    pub fn check(&self, seats: SeatCount, options: &Options) -> Result<(), SetUpError> {
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
    pub(crate) fn hand_and_deck(&self, seat: Seat) -> (Cards, Deck) {
        let cards = self.decks.get(seat.index()).map_or(&[][..], Vec::as_slice);
        let (hand, deck) = cards.split_at(OPENING_HAND.min(cards.len()));
        (hand.iter().copied().collect(), deck.iter().copied().collect())
    }

    pub(crate) fn pool(&self) -> Pool {
        self.pool.iter().copied().collect()
    }
}
