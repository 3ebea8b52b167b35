//! `mandate simulate`: many games, on all cores, counted.

use crate::args::SimulateArguments;
use crate::report::{Report, Tally};
use crate::trace::{players_seed, settle};
use crate::trouble::Trouble;
use crate::{files, players};
use bots::{Budget, Judged};
use game::{Nobody, SeatCount, Seed, Turn, Viewer};
use lab::{progress, threads};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::time::Instant;
use table::{Player, Table};

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
pub fn simulate<G: Judged>(arguments: &SimulateArguments) -> Result<Report, Trouble> {
    let (seats, options, text) = settle::<G>(&arguments.table)?;
    let names = players::seated(&arguments.players, seats)?;
    let threads = threads::pool(arguments.threads)?;
    if let Some(folder) = &arguments.records {
        fs::create_dir_all(folder).map_err(|error| Trouble::CannotWrite { file: folder.clone(), error })?;
    }
    let games = arguments.table.games;
    let run = Run::<G> {
        seats,
        options,
        names,
        budget: arguments.budget.budget(),
        players: players_seed(&text),
        text,
        records: arguments.records.as_deref(),
    };
    let bar = progress::bar(games, arguments.json);
    let begun = Instant::now();
    let begin = || (Tally::new(seats), Vec::with_capacity(1024));
    let play = |(mut tally, mut scratch): (Tally, Vec<G::Action>), number: u64| {
        run.play(number, &mut tally, &mut scratch)?;
        bar.inc(1);
        Ok::<_, Trouble>((tally, scratch))
    };
    let add = |(mut tally, scratch): (Tally, Vec<G::Action>), (other, _): (Tally, Vec<G::Action>)| {
        tally.add(&other);
        Ok((tally, scratch))
    };
    let (tally, _) =
        threads.install(|| (0..games).into_par_iter().try_fold(begin, play).try_reduce(begin, add))?;
    bar.finish_and_clear();
    Ok(Report::new(G::ID, seats, threads.current_num_threads(), begun.elapsed(), tally))
}

/// What all games of a simulation have in common.
struct Run<'a, G: Judged> {
    seats: SeatCount,
    options: G::Options,
    names: Vec<String>,
    budget: Budget,
    text: String,
    players: Seed,
    records: Option<&'a Path>,
}

impl<G: Judged> Run<'_, G> {
    fn play(&self, number: u64, tally: &mut Tally, scratch: &mut Vec<G::Action>) -> Result<(), Trouble> {
        let seed = Seed::from_text(&self.text, number);
        match self.records {
            None if players::are_random(&self.names) => self.play_quickly(number, &seed, tally, scratch),
            None => self.play_at_table(number, seed, tally, scratch).map(drop),
            Some(folder) => {
                let table = self.play_at_table(number, seed, tally, scratch)?;
                files::write_record(
                    &folder.join(format!("{}-{:06}.json", G::ID, number + 1)),
                    &table.record(),
                )
            }
        }
    }

    fn play_quickly(
        &self,
        number: u64,
        seed: &Seed,
        tally: &mut Tally,
        scratch: &mut Vec<G::Action>,
    ) -> Result<(), Trouble> {
        let mut dice = self.players.dice(number);
        let mut game = G::set_up(self.seats, &self.options, &G::deal(self.seats, &self.options, seed))?;
        let mut decisions = 0;
        loop {
            match game.turn() {
                Turn::Over(outcome) => {
                    tally.note(&outcome, decisions, game.ending());
                    return Ok(());
                }
                Turn::Awaiting(seats) => {
                    let seat = seats.first().ok_or_else(nobody_can_act)?;
                    let action = game.sample(seat, &mut dice, scratch).ok_or_else(|| no_option(seat))?;
                    game.apply(seat, action, &mut Nobody)
                        .map_err(|refusal| Trouble::OurFault(refusal.to_string()))?;
                    decisions += 1;
                }
            }
        }
    }

    /// The same game at a table that writes everything down. Bots play it by their views; players who are all
    /// random throw the same dice as when nothing is kept.
    fn play_at_table(
        &self,
        number: u64,
        seed: Seed,
        tally: &mut Tally,
        scratch: &mut Vec<G::Action>,
    ) -> Result<Table<G>, Trouble> {
        let named = self.names.iter().zip(self.seats.seats()).map(|(name, seat)| format!("{name} {seat}"));
        let mut table = Table::<G>::open(named.map(Player::named).collect(), self.options.clone(), seed)?;
        let random = players::are_random(&self.names);
        let (mut dice, mut bots) =
            (self.players.dice(number), players::seat::<G>(&self.names, &self.players, number)?);
        while let Some(seat) = table.turn().awaited().first() {
            let action = if random {
                table.sample(seat, &mut dice, scratch).ok_or_else(|| no_option(seat))?
            } else {
                bots[seat.index()].choose(&table.view(Viewer::Seat(seat)), self.budget)
            };
            table.play(seat, action).map_err(|refusal| Trouble::OurFault(refusal.to_string()))?;
        }
        let outcome = table.outcome().ok_or_else(nobody_can_act)?;
        tally.note(&outcome, table.len() as u64, table.ending());
        Ok(table)
    }
}

pub fn no_option(seat: game::Seat) -> Trouble {
    Trouble::OurFault(format!("seat {seat} owes a decision and has no option"))
}

fn nobody_can_act() -> Trouble {
    Trouble::OurFault("nobody can act".into())
}
