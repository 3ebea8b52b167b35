//! `mandate simulate`: many games, on all cores, counted.

use crate::args::{PlayerName, SimulateArguments};
use crate::files;
use crate::report::{Report, Tally};
use crate::trace::{players_seed, settle};
use crate::trouble::Trouble;
use game::chance::Dice;
use game::{Game, Nobody, SeatCount, Seed, Turn};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;
use table::{Player, Table};

/// So many games are taken from the pile at once.
const PORTION: u64 = 64;

pub fn run(arguments: &SimulateArguments) -> Result<(), Trouble> {
    let report = (arguments.game.simulate)(arguments)?;
    let mut out = io::stdout().lock();
    if arguments.json {
        serde_json::to_writer(&mut out, &report).map_err(io::Error::from)?;
        writeln!(out)?;
    } else {
        write!(out, "{report}")?;
    }
    Ok(())
}

/// Plays all games. Each depends on nothing but the seed and its number, whoever plays it and when.
pub fn simulate<G: Game>(arguments: &SimulateArguments) -> Result<Report, Trouble> {
    let (seats, options, text) = settle::<G>(&arguments.table)?;
    check_players(&arguments.players, seats)?;
    let threads = arguments.threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from));
    if threads == 0 {
        return Err(Trouble::NothingToDo);
    }
    if let Some(folder) = &arguments.records {
        fs::create_dir_all(folder).map_err(|error| Trouble::CannotWrite { file: folder.clone(), error })?;
    }
    let games = arguments.table.games;
    let run = Run::<G> {
        seats,
        options,
        players: players_seed(&text),
        text,
        records: arguments.records.as_deref(),
    };
    let bar = progress_bar(games, arguments.json);
    let next = AtomicU64::new(0);
    let begun = Instant::now();
    let work = || -> Result<Tally, Trouble> {
        let (mut tally, mut scratch) = (Tally::new(seats), Vec::with_capacity(1024));
        loop {
            let first = next.fetch_add(PORTION, Ordering::Relaxed);
            if first >= games {
                return Ok(tally);
            }
            let portion = first..games.min(first + PORTION);
            bar.inc(portion.end - portion.start);
            for number in portion {
                run.play(number, &mut tally, &mut scratch)?;
            }
        }
    };
    let tally = thread::scope(|scope| {
        let helpers: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
        let mut tally = work()?;
        for helper in helpers {
            tally.add(&helper.join().map_err(|_| Trouble::OurFault("a thread stopped".into()))??);
        }
        Ok::<Tally, Trouble>(tally)
    })?;
    bar.finish_and_clear();
    Ok(Report::new(G::ID, seats, threads, begun.elapsed(), tally))
}

/// What all games of a simulation have in common.
struct Run<'a, G: Game> {
    seats: SeatCount,
    options: G::Options,
    text: String,
    players: Seed,
    records: Option<&'a Path>,
}

impl<G: Game> Run<'_, G> {
    fn play(&self, number: u64, tally: &mut Tally, scratch: &mut Vec<G::Action>) -> Result<(), Trouble> {
        let seed = Seed::from_text(&self.text, number);
        let mut dice = self.players.dice(number);
        match self.records {
            None => self.play_quickly(&seed, &mut dice, tally, scratch),
            Some(folder) => self.play_and_keep(number, seed, folder, &mut dice, tally, scratch),
        }
    }

    fn play_quickly(
        &self,
        seed: &Seed,
        dice: &mut Dice,
        tally: &mut Tally,
        scratch: &mut Vec<G::Action>,
    ) -> Result<(), Trouble> {
        let mut game = G::set_up(self.seats, &self.options, &G::deal(self.seats, &self.options, seed))?;
        let mut decisions = 0;
        loop {
            match game.turn() {
                Turn::Over(outcome) => {
                    tally.note(&outcome, decisions, game.ending());
                    return Ok(());
                }
                Turn::Awaiting(seats) => {
                    let seat = seats.first().ok_or_else(|| Trouble::OurFault("nobody can act".into()))?;
                    let action = game.sample(seat, dice, scratch).ok_or_else(|| no_option(seat))?;
                    game.apply(seat, action, &mut Nobody)
                        .map_err(|refusal| Trouble::OurFault(refusal.to_string()))?;
                    decisions += 1;
                }
            }
        }
    }

    /// The same game, played at a table that writes everything down.
    fn play_and_keep(
        &self,
        number: u64,
        seed: Seed,
        folder: &Path,
        dice: &mut Dice,
        tally: &mut Tally,
        scratch: &mut Vec<G::Action>,
    ) -> Result<(), Trouble> {
        let players = self.seats.seats().map(|seat| Player::named(format!("random {seat}"))).collect();
        let mut table = Table::<G>::open(players, self.options.clone(), seed)?;
        while let Some(seat) = table.turn().awaited().first() {
            let action = table.sample(seat, dice, scratch).ok_or_else(|| no_option(seat))?;
            table.play(seat, action).map_err(|refusal| Trouble::OurFault(refusal.to_string()))?;
        }
        if let Some(outcome) = table.outcome() {
            tally.note(&outcome, table.len() as u64, table.ending());
        }
        files::write(&folder.join(format!("{}-{:06}.json", G::ID, number + 1)), &table.record())
    }
}

fn no_option(seat: game::Seat) -> Trouble {
    Trouble::OurFault(format!("seat {seat} owes a decision and has no option"))
}

fn check_players(players: &[PlayerName], seats: SeatCount) -> Result<(), Trouble> {
    if players.len() != 1 && players.len() != seats.get() {
        return Err(Trouble::Players { players: players.len(), seats: seats.get() });
    }
    Ok(())
}

/// A bar on a terminal, and nothing elsewhere.
fn progress_bar(games: u64, json: bool) -> ProgressBar {
    if json || !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr_with_hz(10));
    let style =
        ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {per_sec}, {eta} left");
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
