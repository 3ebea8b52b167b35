//! The arena: bots play each other on the same deals, with the seats changed round, so that luck cancels out.
//! Knows games only through the trait, and gives every player nothing but their views.

use crate::{Bot, Budget, Judged, player};
use game::{Game, Outcome, SeatCount, Seed, Turn, Viewer};

/// Who meets whom, at what, and how long they may think.
pub struct Tournament<G: Game> {
    pub players: Vec<String>,
    pub seats: SeatCount,
    pub options: G::Options,
    pub budget: Budget,
    /// The text from which deals and dice are drawn.
    pub seed: String,
}

/// Why bots cannot meet.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ArenaError {
    #[error("there is no player \u{201c}{0}\u{201d}; there are {known}", known = crate::PLAYERS.join(", "))]
    UnknownPlayer(String),
    #[error("at least two players meet in an arena")]
    Alone,
    #[error("{0} played an action that the rules refuse")]
    Refused(String),
    #[error("the game cannot be set up: {0}")]
    SetUp(#[from] game::SetUpError),
}

/// Two players who meet: with two seats one against the other, with more one among several of the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pairing {
    pub one: usize,
    pub other: usize,
}

/// One deal, played once for every seat in which the first of the pairing can sit.
#[derive(Debug, Clone, PartialEq)]
pub struct Block {
    pub pairing: Pairing,
    /// The part of the victory that the first of the pairing had, and that of one other player on average.
    pub games: Vec<(f64, f64)>,
}

impl Block {
    /// The part of the victories that the first of the pairing had.
    pub fn score(&self) -> f64 {
        self.games.iter().map(|(own, _)| own).sum::<f64>() / self.games.len().max(1) as f64
    }
}

impl<G: Judged> Tournament<G> {
    /// Everybody meets everybody once.
    pub fn pairings(&self) -> Result<Vec<Pairing>, ArenaError> {
        if let Some(unknown) = self.players.iter().find(|id| player::<G>(id).is_none()) {
            return Err(ArenaError::UnknownPlayer(unknown.clone()));
        }
        let count = self.players.len();
        let pairs: Vec<Pairing> =
            (0..count).flat_map(|one| (one + 1..count).map(move |other| Pairing { one, other })).collect();
        if pairs.is_empty() { Err(ArenaError::Alone) } else { Ok(pairs) }
    }

    /// Plays the deal of this number. It depends on nothing else, if the budget is in iterations.
    pub fn play_block(&self, pairing: Pairing, number: u64) -> Result<Block, ArenaError> {
        let games = self.seats.seats().map(|lone| {
            let place = |seat| if seat == lone { pairing.one } else { pairing.other };
            let lineup: Vec<usize> = self.seats.seats().map(place).collect();
            let outcome = self.play_game(&lineup, number)?;
            let own = share(&outcome, lone.index());
            Ok((own, (1.0 - own) / (self.seats.get() - 1) as f64))
        });
        Ok(Block { pairing, games: games.collect::<Result<_, ArenaError>>()? })
    }

    fn play_game(&self, lineup: &[usize], number: u64) -> Result<Outcome, ArenaError> {
        let deal = G::deal(self.seats, &self.options, &Seed::from_text(&self.seed, number));
        let mut game = G::set_up(self.seats, &self.options, &deal)?;
        let mut bots = vec![];
        for (seat, &index) in lineup.iter().enumerate() {
            let id = &self.players[index];
            let mut bot = player::<G>(id).ok_or_else(|| ArenaError::UnknownPlayer(id.clone()))?;
            // Dice of their own: what they throw has nothing to do with the deal.
            bot.take_dice(Seed::from_text(&format!("{id} in seat {seat}, {}", self.seed), number).dice(0));
            bots.push(bot);
        }
        play_on(&mut game, &mut bots, self.budget)
            .map_err(|seat| ArenaError::Refused(self.players[lineup[seat]].clone()))
    }
}

/// Plays a game to its end; or says in which seat an illegal action was played.
fn play_on<G: Game>(game: &mut G, bots: &mut [Box<dyn Bot<G>>], budget: Budget) -> Result<Outcome, usize> {
    loop {
        let seat = match game.turn() {
            Turn::Over(outcome) => return Ok(outcome),
            Turn::Awaiting(seats) => seats.first().ok_or(0_usize)?,
        };
        let action = bots[seat.index()].choose(&game.view(Viewer::Seat(seat)), budget);
        game.apply(seat, action, &mut game::Nobody).map_err(|_| seat.index())?;
    }
}

/// The part of the victory that a seat had.
fn share(outcome: &Outcome, seat: usize) -> f64 {
    let won = outcome.winners().iter().any(|winner| winner.index() == seat);
    if won { 1.0 / outcome.winners().len() as f64 } else { 0.0 }
}
