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
use words::{Language, Speaks};

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
pub fn hint<G: Judged + Speaks>(record: &Record, arguments: &HintArguments) -> Result<String, Trouble> {
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
    let told = tell(seat, &table.players()[seat.index()].name, asked, &advice, arguments.language);
    Ok(told + &compare::<G>(&view, &advice, arguments.language))
}

/// What the strongest bot thinks of every option, the best first.
pub fn strongest<G: Judged>(view: &G::View, budget: Budget) -> Advice<G::Action> {
    G::strongest(view, budget, thread::available_parallelism().map_or(1, usize::from))
}

/// How many options of a solution are to be mixed with the first.
fn mixed_with<A>(others: &[Opinion<A>]) -> String {
    others.iter().filter(|other| other.attention >= SELDOM).count().to_string()
}

fn tell<A: Copy + std::fmt::Display>(
    seat: Seat,
    name: &str,
    at: usize,
    advice: &Advice<A>,
    language: Language,
) -> String {
    let mut text = String::new();
    let Some((best, others)) = advice.opinions.split_first() else { return text };
    let (at, seat, action) = (at.to_string(), seat.to_string(), best.action.to_string());
    let told = [("at", &*at), ("seat", &seat), ("name", name), ("action", &action)];
    let _ = writeln!(text, "{}", words::text(language, "terminal-hint-best", &told));
    let (how, share) = match advice.thought {
        Thought::Searched(games) => {
            let told = [("others", &*others.len().to_string()), ("games", &games.to_string())];
            (words::text(language, "terminal-hint-searched", &told), "terminal-hint-attention")
        }
        Thought::Solved => {
            let told = [("others", &*mixed_with(others))];
            (words::text(language, "terminal-hint-solved", &told), "terminal-hint-share")
        }
    };
    let [chance, share] = ["terminal-hint-chance", share].map(|title| words::text(language, title, &[]));
    let (wide, wider) = (chance.chars().count() - 2, share.chars().count().max(chance.chars().count()) - 2);
    let _ = writeln!(text, "{how}\n");
    let action = words::text(language, "terminal-hint-action", &[]);
    let _ = writeln!(text, "  {chance}   {share:>0$}   {action}", wider + 2);
    for Opinion { action, chance, attention } in advice.opinions.iter().take(TOLD) {
        let (chance, attention) = (percent(*chance, language), percent(*attention, language));
        let _ = writeln!(text, "  {chance:>wide$} %   {attention:>wider$} %   {action}");
    }
    text
}

/// A share in per cent, with the sign that the language has between units and tenths.
fn percent(share: f32, language: Language) -> String {
    words::decimal(format!("{:.1}", 100.0 * share), language)
}

/// What speaks for the best option and against it, beside the second. Of a mixture no part is better than another.
fn compare<G: Judged + Speaks>(view: &G::View, advice: &Advice<G::Action>, language: Language) -> String {
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
        let _ = writeln!(text, "\n{}", words::text(language, "terminal-hint-as-good", &[]));
        return text;
    }
    let _ = writeln!(text, "\n{}\n", words::text(language, "terminal-hint-reasons", &[]));
    for Reason { feature, worth } in weighty {
        let worth = words::decimal(format!("{:+11.1}", 100.0 * slope * worth), language);
        let _ = writeln!(text, "  {worth}     {}", G::feature(feature, language));
    }
    if reasons.iter().map(|reason| reason.worth).sum::<f32>() < 0.0 {
        let _ = writeln!(text, "\n{}", words::text(language, "terminal-hint-looks-worse", &[]));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// In tests, a message that is missing panics.
    fn check<G: Judged + Speaks>() {
        for language in Language::ALL {
            assert!(G::FEATURES.iter().all(|feature| !G::feature(feature, language).is_empty()));
        }
    }

    #[test]
    fn everything_that_a_judge_sees_has_words() {
        games::for_each!(check);
    }
}
