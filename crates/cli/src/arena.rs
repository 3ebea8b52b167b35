//! `mandate arena`: bots play each other on the same deals, on all cores, and are rated.

use crate::args::ArenaArguments;
use crate::files;
use crate::trace::settle;
use crate::trouble::Trouble;
use analysis::Effort;
use bots::Judged;
use lab::arena::Tournament;
use lab::ranking::Ranking;
use lab::statistics::SequentialTest;
use lab::{picture, progress, threads};
use std::io::{self, Write};
use std::time::Instant;

pub fn run(arguments: &ArenaArguments) -> Result<(), Trouble> {
    let ranking = (arguments.game.arena)(arguments)?;
    if let Some(file) = &arguments.svg {
        files::write(file, picture::ratings(&ranking).as_bytes())?;
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
    let luck = arguments.adjusted.then(|| Effort { threads: 1, ..Effort::of(budget) });
    let tournament = Tournament::<G> { players, seats, options, budget, seed, luck };
    let pairings = tournament.pairings()?;
    let test = arguments.sprt.then(SequentialTest::default);
    let threads = threads::pool(arguments.threads)?;
    // As many games of each pairing as were asked for, in whole blocks.
    let deals = arguments.table.games.div_ceil(seats.get() as u64);
    let bar = progress::bar(deals.saturating_mul((pairings.len() * seats.get()) as u64), arguments.json);
    let begun = Instant::now();
    let blocks = tournament.play(&pairings, deals, &threads, test, &bar)?;
    bar.finish_and_clear();
    Ok(Ranking::new(&tournament, &pairings, &blocks, test, begun.elapsed()))
}
