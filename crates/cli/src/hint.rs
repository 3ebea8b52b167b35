//! `mandate hint`: what the strongest bot would play in a position of a recorded game, and why.

use crate::args::HintArguments;
use crate::files;
use crate::trouble::Trouble;
use bots::{Advice, Bot, Budget, Judged, Opinion, Search, Style, Thought};
use game::{Seat, View, Viewer};
use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::thread;
use std::time::Duration;
use table::{Record, Table};

/// So many options are told.
const TOLD: usize = 5;

pub fn run(arguments: &HintArguments) -> Result<(), Trouble> {
    let (record, game) = files::read(&arguments.file)?;
    let text = (game.hint)(&record, arguments)?;
    Ok(io::stdout().write_all(text.as_bytes())?)
}

/// The advice for a seat, from what that seat may know.
pub fn hint<G: Judged>(record: &Record, arguments: &HintArguments) -> Result<String, Trouble> {
    let table: Table<G> =
        table::reopen(record).map_err(|error| Trouble::Record { file: arguments.file.clone(), error })?;
    let (asked, last) = (arguments.at.unwrap_or(table.len()), table.len());
    let beyond = || Trouble::NoSuchAction { last, asked };
    let public = table.view_at(asked, Viewer::Public).ok_or_else(beyond)?;
    let seat = match arguments.seat {
        None => public.awaited().first().ok_or(Trouble::NobodyOwes)?,
        Some(number) => Seat::new(number)
            .filter(|seat| seat.index() < table.players().len())
            .ok_or(Trouble::NoSuchSeat(number))?,
    };
    let view = table.view_at(asked, Viewer::Seat(seat)).ok_or_else(beyond)?;
    if view.legal().is_empty() {
        return Err(Trouble::NothingOwed(seat.into()));
    }
    let budget = match arguments.iterations {
        Some(most) => Budget::Iterations(most),
        None => Budget::Time(Duration::from_millis(arguments.time)),
    };
    let advice = strongest::<G>(&view, budget);
    Ok(tell(seat, &table.players()[seat.index()].name, asked, &advice))
}

/// What the strongest bot thinks of every option, the best first.
pub fn strongest<G: Judged>(view: &G::View, budget: Budget) -> Advice<G::Action> {
    let mut search = Search::<G>::new(Style::default());
    search.use_cores(thread::available_parallelism().map_or(1, usize::from));
    if let Budget::Iterations(_) = budget {
        search.take_dice(game::chance::dice(0));
    }
    search.consider(view, budget)
}

fn tell<A: Copy + std::fmt::Display>(seat: Seat, name: &str, at: usize, advice: &Advice<A>) -> String {
    let mut text = String::new();
    let Some(best) = advice.opinions.first() else { return text };
    let others = advice.opinions.len() - 1;
    let _ = writeln!(text, "After {at} actions, seat {seat} ({name}) should play: {}", best.action);
    let (how, share) = match advice.thought {
        Thought::Searched(games) => {
            (format!("It was preferred to {others} others in {games} imagined games:"), "thought about")
        }
        Thought::Solved => (
            format!(
                "This was solved, not searched. So that nobody can foresee it, mix it with {others} others:"
            ),
            "to be played",
        ),
    };
    let _ = writeln!(text, "{how}\n");
    let _ = writeln!(text, "  chance to win   {share:>13}   action");
    for Opinion { action, chance, attention } in advice.opinions.iter().take(TOLD) {
        let _ = writeln!(text, "  {:11.1} %   {:11.1} %   {action}", 100.0 * chance, 100.0 * attention);
    }
    text
}
