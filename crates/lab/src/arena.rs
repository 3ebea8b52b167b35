//! The arena: bots play each other on the same deals, with the seats changed round, so that luck cancels out.
//! Knows games only through the trait, and gives every player nothing but their views.

use crate::statistics::{SequentialTest, Verdict};
use analysis::{Effort, Finished};
use bots::{Bot, Budget, Judged, player};
use game::{Game, Nobody, Outcome, Seat, SeatCount, Seed, Turn, Viewer};
use indicatif::ProgressBar;
use rayon::ThreadPool;
use rayon::iter::{ParallelBridge, ParallelIterator};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

/// Who meets whom, at what, and how long they may think.
pub struct Tournament<G: Game> {
    pub players: Vec<String>,
    pub seats: SeatCount,
    pub options: G::Options,
    pub budget: Budget,
    /// The text from which deals and dice are drawn.
    pub seed: String,
    /// If the luck of all draws is measured too, how much thought goes into it.
    pub luck: Option<Effort>,
}

/// Why bots cannot meet.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ArenaError {
    #[error("there is no player \u{201c}{0}\u{201d}; there are {known}", known = bots::PLAYERS.join(", "))]
    UnknownPlayer(String),
    #[error("at least two players meet in an arena")]
    Alone,
    #[error("a sequential test is between two players")]
    SequentialTest,
    #[error("{player} played an action that the rules refuse: {refusal}")]
    Refused { player: String, refusal: String },
    #[error("nobody can act, and the game is not over")]
    Stuck,
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
    /// The luck of the first of the pairing in each game, if it was measured.
    pub luck: Vec<f64>,
}

impl Block {
    /// The part of the victories that the first of the pairing had.
    pub fn score(&self) -> f64 {
        self.games.iter().map(|(own, _)| own).sum::<f64>() / self.games.len().max(1) as f64
    }

    /// The same without the luck of the draws, if it was measured.
    pub fn adjusted(&self) -> Option<f64> {
        let luck = self.luck.iter().sum::<f64>() / self.luck.len().max(1) as f64;
        (!self.luck.is_empty()).then_some(self.score() - luck)
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

    /// Plays this many deals of every pairing on several threads, or fewer if a test is sure sooner: the blocks in the order
    /// of the deals, whoever was faster.
    pub fn play(
        &self,
        pairings: &[Pairing],
        deals: u64,
        threads: &ThreadPool,
        test: Option<SequentialTest>,
        bar: &ProgressBar,
    ) -> Result<Vec<Block>, ArenaError> {
        if test.is_some() && pairings.len() != 1 {
            return Err(ArenaError::SequentialTest);
        }
        let (scores, sure) = (Mutex::new(vec![]), AtomicBool::new(false));
        let is_sure = |test: SequentialTest, block: &Block| {
            let mut scores = scores.lock().unwrap_or_else(PoisonError::into_inner);
            scores.push(block.score());
            test.verdict(&scores) != Verdict::Undecided
        };
        let work = (0..deals).flat_map(|deal| (0..pairings.len()).map(move |pairing| (deal, pairing)));
        let work = work.take_while(|_| !sure.load(Ordering::Relaxed)).par_bridge();
        let blocks = work.map(|(deal, pairing)| {
            let block = self.play_block(pairings[pairing], deal)?;
            bar.inc(block.games.len() as u64);
            if let Some(test) = test {
                sure.fetch_or(is_sure(test, &block), Ordering::Relaxed);
            }
            Ok(((deal, pairing), block))
        });
        let mut blocks = threads.install(|| blocks.collect::<Result<Vec<_>, ArenaError>>())?;
        blocks.sort_by_key(|(place, _)| *place);
        Ok(blocks.into_iter().map(|(_, block)| block).collect())
    }

    /// Plays the deal of this number. It depends on nothing else, if the budget is in iterations.
    pub fn play_block(&self, pairing: Pairing, number: u64) -> Result<Block, ArenaError> {
        let mut block = Block { pairing, games: vec![], luck: vec![] };
        for lone in self.seats.seats() {
            let place = |seat| if seat == lone { pairing.one } else { pairing.other };
            let lineup: Vec<usize> = self.seats.seats().map(place).collect();
            let (outcome, actions) = self.play_actions(&lineup, number)?;
            let own = share(&outcome, lone.index());
            block.games.push((own, (1.0 - own) / (self.seats.get() - 1) as f64));
            if let Some(effort) = &self.luck {
                let finished = self.finished(&lineup, number, actions)?;
                block.luck.push(analysis::luck(&finished, effort)[lone.index()]);
            }
        }
        Ok(block)
    }

    /// Plays a game with these players in the seats, to be analysed.
    pub fn play_game(&self, lineup: &[usize], number: u64) -> Result<Finished<G>, ArenaError> {
        let (_, actions) = self.play_actions(lineup, number)?;
        self.finished(lineup, number, actions)
    }

    fn finished(
        &self,
        lineup: &[usize],
        number: u64,
        actions: Vec<(Seat, G::Action)>,
    ) -> Result<Finished<G>, ArenaError> {
        let names = lineup.iter().map(|&index| self.players[index].clone()).collect();
        let seed = Seed::from_text(&self.seed, number);
        Finished::replay(names, self.options.clone(), &seed, actions)?.ok_or(ArenaError::Stuck)
    }

    fn play_actions(&self, lineup: &[usize], number: u64) -> Result<Actions<G>, ArenaError> {
        let deal = G::deal(self.seats, &self.options, &Seed::from_text(&self.seed, number));
        let mut game = G::set_up(self.seats, &self.options, &deal)?;
        let mut bots: Vec<Box<dyn Bot<G>>> = vec![];
        for (seat, &index) in lineup.iter().enumerate() {
            let id = &self.players[index];
            let mut bot = player::<G>(id).ok_or_else(|| ArenaError::UnknownPlayer(id.clone()))?;
            // Dice of their own: what they throw has nothing to do with the deal.
            bot.take_dice(Seed::from_text(&format!("{id} in seat {seat}, {}", self.seed), number).dice(0));
            bots.push(bot);
        }
        let name = |seat: Seat| self.players[lineup[seat.index()]].clone();
        let mut actions = vec![];
        loop {
            let seat = match game.turn() {
                Turn::Over(outcome) => return Ok((outcome, actions)),
                Turn::Awaiting(seats) => seats.first().ok_or(ArenaError::Stuck)?,
            };
            let action = bots[seat.index()].choose(&game.view(Viewer::Seat(seat)), self.budget);
            game.apply(seat, action, &mut Nobody).map_err(|refusal| ArenaError::Refused {
                player: name(seat),
                refusal: refusal.to_string(),
            })?;
            actions.push((seat, action));
        }
    }
}

/// How a game ended, and everything that was played in it.
type Actions<G> = (Outcome, Vec<(Seat, <G as Game>::Action)>);

/// The part of the victory that a seat had.
fn share(outcome: &Outcome, seat: usize) -> f64 {
    let won = outcome.winners().iter().any(|winner| winner.index() == seat);
    if won { 1.0 / outcome.winners().len() as f64 } else { 0.0 }
}
