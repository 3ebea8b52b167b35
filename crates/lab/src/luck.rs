//! `lab luck`: what chance brought in many games, and what results are worth without it. Every game is one line of a file, so
//! a run that was interrupted goes on where it was.

use crate::args::LuckArguments;
use crate::lines::{Lines, read};
use crate::lineup::{TIMES, between_levels, lineup};
use crate::registry::GAMES;
use crate::studied::{Settings, Studied, report};
use crate::trouble::Trouble;
use analysis::Effort;
use bots::{Budget, Judged, won};
use lab::{progress, threads};
use rayon::iter::{ParallelBridge, ParallelIterator};
use std::collections::HashSet;
use std::io::{self, Write};

pub fn run(arguments: &LuckArguments) -> Result<(), Trouble> {
    let chosen = || GAMES.iter().filter(|game| arguments.game.is_none_or(|only| only.id == game.id));
    for game in chosen() {
        (game.luck)(arguments)?;
    }
    let studied: Vec<Studied> = read(&arguments.results)?;
    let mut out = io::stdout().lock();
    for game in chosen() {
        let of_game: Vec<&Studied> = studied.iter().filter(|line| line.settings.game == game.id).collect();
        out.write_all(report(game.id, &of_game).as_bytes())?;
    }
    Ok(())
}

/// Plays and analyses what is missing of a game.
pub fn luck<G: Judged>(arguments: &LuckArguments) -> Result<(), Trouble> {
    let threads = threads::pool(arguments.threads)?;
    let settings = Settings {
        game: G::ID.to_owned(),
        play: arguments.play,
        worlds: arguments.worlds,
        alternatives: arguments.alternatives,
        seed: arguments.seed.clone(),
    };
    let known: Vec<Studied> = read(&arguments.results)?;
    let known: HashSet<u64> =
        known.into_iter().filter(|line| line.settings == settings).map(|line| line.number).collect();
    let tournament = between_levels::<G>(arguments.play, &arguments.seed);
    let missing: Vec<u64> = (0..arguments.games).filter(|number| !known.contains(number)).collect();
    let (lines, bar) = (Lines::open(&arguments.results)?, progress::bar(missing.len() as u64, false));
    let study = |number: u64| {
        let lineup = lineup(number);
        let finished = tournament.play_game(&lineup, number / TIMES)?;
        lines.add(&Studied {
            settings: settings.clone(),
            number,
            players: finished.names().to_vec(),
            result: won(&finished.outcome())[..2].iter().copied().map(f64::from).collect(),
            luck: analysis::luck(&finished, &effort(arguments)),
        })?;
        bar.inc(1);
        Ok::<(), Trouble>(())
    };
    threads.install(|| missing.into_iter().par_bridge().try_for_each(study))?;
    bar.finish_and_clear();
    Ok(())
}

fn effort(arguments: &LuckArguments) -> Effort {
    // No decision is looked at.
    let depth = Budget::Iterations(1);
    Effort { orders: arguments.worlds, alternatives: arguments.alternatives, threads: 1, ..Effort::of(depth) }
}
