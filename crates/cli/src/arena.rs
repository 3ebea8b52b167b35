//! `mandate arena`: bots play each other on the same deals, on all cores, and are rated.

use crate::args::ArenaArguments;
use crate::ranking::Ranking;
use crate::trace::settle;
use crate::trouble::Trouble;
use crate::{picture, progress, threads};
use bots::Judged;
use bots::arena::{Block, Pairing, Tournament};
use bots::statistics::{SequentialTest, Verdict};
use std::fs;
use std::io::{self, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

pub fn run(arguments: &ArenaArguments) -> Result<(), Trouble> {
    let ranking = (arguments.game.arena)(arguments)?;
    if let Some(file) = &arguments.svg {
        let written = fs::write(file, picture::ratings(&ranking));
        written.map_err(|error| Trouble::CannotWrite { file: file.clone(), error })?;
    }
    let mut out = io::stdout().lock();
    if arguments.json {
        serde_json::to_writer(&mut out, &ranking).map_err(io::Error::from)?;
        writeln!(out)?;
    } else {
        write!(out, "{ranking}")?;
    }
    Ok(())
}

/// Plays all blocks: every deal is played by every pairing, once for each seat.
pub fn arena<G: Judged>(arguments: &ArenaArguments) -> Result<Ranking, Trouble> {
    let (seats, options, seed) = settle::<G>(&arguments.table)?;
    let (players, budget) = (arguments.players.clone(), arguments.budget.budget());
    let tournament = Tournament::<G> { players, seats, options, budget, seed };
    let pairings = tournament.pairings()?;
    let test = match (arguments.sprt, pairings.len()) {
        (true, 1) => Some(SequentialTest::default()),
        (true, _) => return Err(Trouble::SequentialTest),
        (false, _) => None,
    };
    let threads = threads::count(arguments.threads)?;
    // As many games of each pairing as were asked for, in whole blocks.
    let deals = arguments.table.games.div_ceil(seats.get() as u64);
    let work: Vec<(u64, Pairing)> =
        (0..deals).flat_map(|deal| pairings.iter().map(move |&pairing| (deal, pairing))).collect();
    let begun = Instant::now();
    let blocks = play(&tournament, &work, threads, test, arguments.json)?;
    Ok(Ranking::new(&tournament, &blocks, test, begun.elapsed()))
}

/// Plays blocks on several threads until all are played or the test is sure.
fn play<G: Judged>(
    tournament: &Tournament<G>,
    work: &[(u64, Pairing)],
    threads: usize,
    test: Option<SequentialTest>,
    quiet: bool,
) -> Result<Vec<Block>, Trouble> {
    let bar = progress::bar((work.len() * tournament.seats.get()) as u64, quiet);
    let enough = AtomicBool::new(false);
    let blocks = Mutex::new(Vec::with_capacity(work.len()));
    let lost = || Trouble::OurFault("a thread stopped".into());
    threads::share_out(work, threads, |&(deal, pairing)| {
        if enough.load(Ordering::Relaxed) {
            return Ok(());
        }
        let block = tournament.play_block(pairing, deal)?;
        bar.inc(tournament.seats.get() as u64);
        let mut blocks = blocks.lock().map_err(|_| lost())?;
        blocks.push((deal, block));
        if let Some(test) = test {
            let scores: Vec<f64> = blocks.iter().map(|(_, block)| block.score()).collect();
            enough.fetch_or(test.verdict(&scores) != Verdict::Undecided, Ordering::Relaxed);
        }
        Ok(())
    })?;
    bar.finish_and_clear();
    let mut blocks = blocks.into_inner().map_err(|_| lost())?;
    // In the order of the deals, so that the report does not depend on which thread was faster.
    blocks.sort_by_key(|(deal, block)| (*deal, block.pairing.one, block.pairing.other));
    Ok(blocks.into_iter().map(|(_, block)| block).collect())
}
