//! Everything chance decides in Qin: who starts, and the shuffled stack of each game (RULES 7.4); and the start
//! position that follows from it (RULES 2).

use crate::options::{MAX_GAMES, Options, Start};
use crate::position::{MAX_SEATS, Position};
use crate::state::{Phase, Qin};
use crate::tiles::{Kind, TILES, TILES_PER_KIND, Tiles};
use game::{Game, Seat, SeatCount, Seed, SetUpError};
use serde::{Deserialize, Serialize};

/// The tiles of one game, next drawn first.
pub(crate) type Stack = [Kind; TILES];

/// The deal of a match.
///
/// ```
/// use game::{Game, SeatCount, Seed};
/// use qin::{Deal, Options, Qin};
///
/// let (seats, options) = (SeatCount::THREE, Options::default());
/// let deal = Qin::deal(seats, &options, &Seed::from_text("an example", 0));
/// assert_eq!(deal.stacks[0].len(), qin::TILES);
///
/// // It is the same after a journey through JSON. Without a tile it is no deal.
/// let mut read: Deal = serde_json::from_str(&serde_json::to_string(&deal)?)?;
/// assert_eq!(read, deal);
/// read.stacks[0].pop();
/// assert!(Qin::set_up(seats, &options, &read).is_err());
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// The seat that starts game 1.
    pub start: Seat,
    /// The stack of each game, next drawn first.
    pub stacks: Vec<Vec<Kind>>,
}

impl Deal {
    /// First the starting seat (not drawn if seat 0 is to start), then the stacks, game by game; a stack is
    /// shuffled from the order rr, yy, bb, ry, rb, yb.
    pub(crate) fn from_seed(seats: SeatCount, options: &Options, seed: &Seed) -> Deal {
        let mut dealer = seed.dealer();
        let start = match options.start {
            Start::Random => seats.steps_after(Seat::FIRST, dealer.below(seats.get() as u32) as usize),
            Start::First => Seat::FIRST,
        };
        let stacks = (0..options.games.get()).map(|_| {
            let mut stack = Vec::with_capacity(TILES);
            stack.extend(Tiles::ALL.iter());
            dealer.shuffle(&mut stack);
            stack
        });
        Deal { start, stacks: stacks.collect() }
    }

    /// RULES 2: the start position, if the deal fits.
    pub(crate) fn set_up(&self, seats: SeatCount, options: &Options) -> Result<Qin, SetUpError> {
        let (fewest, most) = Qin::SEATS;
        if seats < fewest || seats > most {
            return Err(SetUpError::Seats { asked: seats, fewest, most });
        }
        self.check(seats, options)?;
        let mut stacks = [[Kind::RR; TILES]; MAX_GAMES];
        for (stack, dealt) in stacks.iter_mut().zip(&self.stacks) {
            stack.copy_from_slice(dealt);
        }
        let mut state = Qin {
            options: *options,
            start: self.start,
            game: 0,
            left: [[0; MAX_SEATS]; MAX_GAMES],
            position: Position::start(options.side_of(0), seats),
            hands: [Tiles::NONE; MAX_SEATS],
            stacks,
            drawn: 0,
            phase: Phase::Choose(self.start),
        };
        state.deal_hands();
        Ok(state)
    }

    /// Whether the deal holds the pieces of the game and fits seats and options.
    fn check(&self, seats: SeatCount, options: &Options) -> Result<(), SetUpError> {
        let refuse = |what: String| Err(SetUpError::Deal(what));
        if !seats.has(self.start) {
            return refuse(format!("seat {} cannot start, there are only {seats} seats", self.start));
        }
        if options.start == Start::First && self.start != Seat::FIRST {
            return refuse(format!("seat 0 is to start, not seat {}", self.start));
        }
        if self.stacks.len() != options.games.get() {
            return refuse(format!(
                "{} games need as many stacks, not {}",
                options.games.get(),
                self.stacks.len()
            ));
        }
        for (game, stack) in self.stacks.iter().enumerate() {
            let mut counts = [0_usize; 6];
            for kind in stack {
                counts[kind.index()] += 1;
            }
            if counts != [usize::from(TILES_PER_KIND); 6] {
                return refuse(format!(
                    "the stack of game {} does not have {TILES_PER_KIND} tiles of each kind",
                    game + 1
                ));
            }
        }
        Ok(())
    }
}
