//! `mandate hint`: what the strongest bot would play in a position of a recorded game, and why.

use crate::args::HintArguments;
use crate::files;
use crate::trouble::Trouble;
use bots::{Advice, Budget, Judged, Opinion, Reason, Thought};
use game::{Seat, View, Viewer};
use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::thread;
use std::time::Duration;
use table::{Record, Table};

/// How many options, and how many reasons, are told.
const TOLD: usize = 5;
/// An option of a solution that is played less often is not worth mixing in.
const SELDOM: f32 = 0.005;
/// A reason that changes the chance by less is none.
const SLIGHT: f32 = 0.001;

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
    let told = tell(seat, &table.players()[seat.index()].name, asked, &advice);
    Ok(told + &compare::<G>(&view, &advice))
}

/// What the strongest bot thinks of every option, the best first.
pub fn strongest<G: Judged>(view: &G::View, budget: Budget) -> Advice<G::Action> {
    G::strongest(view, budget, thread::available_parallelism().map_or(1, usize::from))
}

/// What a solution says about the options beside the first.
fn mix_with<A>(others: &[Opinion<A>]) -> String {
    match others.iter().filter(|other| other.attention >= SELDOM).count() {
        0 => "This was solved, not searched. Nothing need be mixed with it:".to_owned(),
        count => format!(
            "This was solved, not searched. So that nobody can foresee it, mix it with {count} of the others:"
        ),
    }
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
        Thought::Solved => (mix_with(&advice.opinions[1..]), "to be played"),
    };
    let _ = writeln!(text, "{how}\n");
    let _ = writeln!(text, "  chance to win   {share:>13}   action");
    for Opinion { action, chance, attention } in advice.opinions.iter().take(TOLD) {
        let _ = writeln!(text, "  {:11.1} %   {:11.1} %   {action}", 100.0 * chance, 100.0 * attention);
    }
    text
}

/// What speaks for the best option and against it, beside the second. Of a mixture no part is better than another.
fn compare<G: Judged>(view: &G::View, advice: &Advice<G::Action>) -> String {
    let mut text = String::new();
    let ([best, second, ..], Thought::Searched(_)) = (&advice.opinions[..], advice.thought) else {
        return text;
    };
    // What a little more standing is worth at these chances.
    let slope = best.chance * (1.0 - best.chance);
    let reasons = bots::reasons::<G>(view, best.action, second.action);
    let mut weighty =
        reasons.iter().filter(|reason| (slope * reason.worth).abs() >= SLIGHT).take(TOLD).peekable();
    if weighty.peek().is_none() {
        let _ = writeln!(text, "\nAt first sight the second is as good: what follows decided.");
        return text;
    }
    let _ = writeln!(
        text,
        "\nWhat the judge sees in it at first sight, beside the second, in points of chance:\n"
    );
    for Reason { feature, worth } in weighty {
        let _ = writeln!(text, "  {:+11.1}     {feature}", 100.0 * slope * worth);
    }
    if reasons.iter().map(|reason| reason.worth).sum::<f32>() < 0.0 {
        let _ = writeln!(text, "\nAll in all the second looks better at first sight: what follows decided.");
    }
    text
}
