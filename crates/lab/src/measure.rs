//! `lab measure`: the whole table of the bots' strength, in as many pieces as one likes.
//!
//! Every deal that was played is one line of a file, so a measurement that was interrupted goes on where it was.

use crate::args::MeasureArguments;
use crate::lines::{Lines, read};
use crate::measured::{Contest, Measured, table};
use crate::registry::GAMES;
use crate::speed;
use crate::trouble::Trouble;
use bots::{Budget, Judged};
use game::SeatCount;
use lab::arena::{Pairing, Tournament};
use lab::{progress, threads};
use rayon::iter::{ParallelBridge, ParallelIterator};
use std::collections::HashSet;
use std::io::{self, Write};
use std::time::Duration;

/// Who meets whom with two seats: every level the one below, the lowest those who should be below and above it,
/// and the master the yardsticks.
const DUELS: [(&str, &str); 9] = [
    ("novice", "random"),
    ("planner", "novice"),
    ("apprentice", "novice"),
    ("scholar", "apprentice"),
    ("general", "scholar"),
    ("master", "general"),
    ("master", "random"),
    ("master", "planner"),
    ("master", "ismcts"),
];
/// With more seats the master sits among planners.
const CROWD: (&str, &str) = ("master", "planner");
/// Against random, which needs no time, the others have this part of it: what they win with less, they would win with more.
const HURRY: u64 = 5;

pub fn run(arguments: &MeasureArguments) -> Result<(), Trouble> {
    let chosen = |id: &str| arguments.game.is_none_or(|game| game.id == id);
    let games = || GAMES.iter().filter(|game| chosen(game.id));
    let mut out = io::stdout().lock();
    if arguments.speed {
        let time = Duration::from_millis(arguments.time);
        let measured = games().map(|game| Ok((game.id, (game.speed)(time, &arguments.seed)?)));
        let table = speed::table(&measured.collect::<Result<Vec<_>, Trouble>>()?);
        return Ok(out.write_all(table.as_bytes())?);
    }
    for game in games() {
        (game.measure)(arguments)?;
    }
    let mut measured: Vec<Measured> = read(&arguments.results)?;
    measured.retain(|line| chosen(&line.contest.game));
    measured.sort_by_key(|line| place(&line.contest));
    Ok(out.write_all(table(&measured).as_bytes())?)
}

/// Where a contest stands in the table: games in the order of the list, few seats first, players in the order of the duels.
fn place(contest: &Contest) -> (Option<usize>, usize, Option<usize>) {
    let game = GAMES.iter().position(|game| game.id == contest.game);
    let duel = (contest.player.as_str(), contest.against.as_str());
    (game, contest.seats, DUELS.iter().position(|known| *known == duel))
}

/// Plays what is missing of a game's contests.
pub fn measure<G: Judged>(arguments: &MeasureArguments) -> Result<(), Trouble> {
    let threads = threads::pool(arguments.threads)?;
    let known: HashSet<(Contest, u64)> =
        read::<Measured>(&arguments.results)?.into_iter().map(|line| (line.contest, line.deal)).collect();
    let contests = contests::<G>(arguments);
    let mut work = vec![];
    for (contest, tournament) in &contests {
        let deals = arguments.games.div_ceil(contest.seats as u64);
        let missing = (0..deals).filter(|&deal| !known.contains(&(contest.clone(), deal)));
        work.extend(missing.map(|deal| (deal, contest, tournament)));
    }
    // One deal of every contest after the other, so that an unfinished table is even.
    work.sort_by_key(|(deal, ..)| *deal);
    let (lines, bar) = (Lines::open(&arguments.results)?, progress::bar(work.len() as u64, false));
    let play = |(deal, contest, tournament): (u64, &Contest, &Tournament<G>)| {
        let block = tournament.play_block(Pairing { one: 0, other: 1 }, deal)?;
        let won = block.games.iter().map(|(own, _)| *own).collect();
        lines.add(&Measured { contest: contest.clone(), deal, won })?;
        bar.inc(1);
        Ok::<(), Trouble>(())
    };
    threads.install(|| work.into_iter().par_bridge().try_for_each(play))?;
    bar.finish_and_clear();
    Ok(())
}

/// All contests, and how each is played.
fn contests<G: Judged>(arguments: &MeasureArguments) -> Vec<(Contest, Tournament<G>)> {
    let crowds = (3..=G::SEATS.1.get()).filter_map(SeatCount::new).map(|seats| (seats, CROWD));
    let duels = DUELS.iter().map(|&duel| (SeatCount::TWO, duel));
    let contest = |(seats, (player, against)): (SeatCount, (&str, &str))| {
        let hurried = against == "random";
        let milliseconds = if hurried { arguments.time.div_ceil(HURRY) } else { arguments.time };
        let tournament = Tournament {
            players: vec![player.to_owned(), against.to_owned()],
            seats,
            options: G::Options::default(),
            budget: Budget::Time(Duration::from_millis(milliseconds)),
            seed: arguments.seed.clone(),
            luck: None,
        };
        let contest = Contest {
            game: G::ID.to_owned(),
            seats: seats.get(),
            player: player.to_owned(),
            against: against.to_owned(),
            milliseconds,
            seed: arguments.seed.clone(),
        };
        (contest, tournament)
    };
    duels.chain(crowds).map(contest).collect()
}
