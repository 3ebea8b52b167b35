//! `lab luck`: what an analysis of many games says about itself. Every game is one line of a file, so a run that was
//! interrupted goes on where it was.

use crate::args::LuckArguments;
use crate::lines::{Lines, read};
use crate::registry::GAMES;
use crate::studied::{Settings, Studied, report};
use crate::trouble::Trouble;
use analysis::{Effort, Finished, decision};
use bots::{Budget, Judged, Level, won};
use game::SeatCount;
use lab::arena::Tournament;
use lab::{progress, threads};
use rayon::iter::{ParallelBridge, ParallelIterator};
use std::collections::HashSet;
use std::io::{self, Write};

/// Every deal is played twice, with the seats changed round.
const TIMES: u64 = 2;

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
        iterations: arguments.iterations,
        worlds: arguments.worlds,
        alternatives: arguments.alternatives,
        seed: arguments.seed.clone(),
    };
    let known: Vec<Studied> = read(&arguments.results)?;
    let known: HashSet<u64> =
        known.into_iter().filter(|line| line.settings == settings).map(|line| line.number).collect();
    let tournament = Tournament::<G> {
        players: Level::ALL.map(|level| level.id().to_owned()).to_vec(),
        seats: SeatCount::TWO,
        options: G::Options::default(),
        budget: Budget::Iterations(arguments.play),
        seed: arguments.seed.clone(),
        luck: None,
    };
    let missing: Vec<u64> = (0..arguments.games).filter(|number| !known.contains(number)).collect();
    let (lines, bar) = (Lines::open(&arguments.results)?, progress::bar(missing.len() as u64, false));
    let study = |number: u64| {
        let lineup = lineup(number);
        let finished = tournament.play_game(&lineup, number / TIMES)?;
        let errs = (number < arguments.decisions).then(|| errors(&finished, arguments.iterations));
        let effort = Effort { threads: 1, ..effort(arguments) };
        lines.add(&Studied {
            settings: settings.clone(),
            number,
            players: finished.names().to_vec(),
            result: won(&finished.outcome())[..2].iter().copied().map(f64::from).collect(),
            luck: analysis::luck(&finished, &effort),
            errors: errs,
        })?;
        bar.inc(1);
        Ok::<(), Trouble>(())
    };
    threads.install(|| missing.into_iter().par_bridge().try_for_each(study))?;
    bar.finish_and_clear();
    Ok(())
}

fn effort(arguments: &LuckArguments) -> Effort {
    let budget = Budget::Iterations(arguments.iterations);
    Effort { orders: arguments.worlds, alternatives: arguments.alternatives, ..Effort::of(budget) }
}

/// Who sits where: all pairs of different levels in turn, deal by deal.
pub fn lineup(number: u64) -> [usize; 2] {
    let levels = Level::ALL.len();
    let pairs: Vec<[usize; 2]> =
        (0..levels).flat_map(|one| (0..one).map(move |other| [one, other])).collect();
    let [one, other] = pairs[(number / TIMES) as usize % pairs.len()];
    if number.is_multiple_of(TIMES) { [one, other] } else { [other, one] }
}

/// The errors of both seats, and how many decisions they had.
fn errors<G: Judged>(finished: &Finished<G>, iterations: u32) -> Vec<(f64, usize)> {
    let effort = Effort::of(Budget::Iterations(iterations));
    let mut errors = vec![(0.0, 0); finished.seats().get()];
    for decision in (0..finished.actions().len()).filter_map(|index| decision(finished, index, &effort)) {
        let (sum, count) = &mut errors[decision.seat.index()];
        *sum += decision.error;
        *count += usize::from(!decision.forced);
    }
    errors
}
