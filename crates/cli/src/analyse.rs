//! `mandate analyse`: where a finished game was won, and how much of it was luck.

use crate::args::AnalyseArguments;
use crate::files;
use crate::trouble::Trouble;
use analysis::picture::{self, Captions};
use analysis::{Analysis, Decision, Depth, Effort, Finished, Mark, SeatReport, Why, analyse};
use bots::{Budget, Judged};
use game::Seat;
use lab::progress;
use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::ops::ControlFlow;
use std::time::Duration;
use table::Record;
use words::{Language, Speaks};

/// How many of the errors are told in words.
const TOLD: usize = 10;

pub fn run(arguments: &AnalyseArguments) -> Result<(), Trouble> {
    let (record, game) = files::read(&arguments.file)?;
    let text = (game.analyse)(&record, arguments)?;
    Ok(io::stdout().write_all(text.as_bytes())?)
}

/// Analyses a record, draws the picture that was asked for, and gives what is to be printed.
pub fn analyse_record<G: Judged + Speaks>(
    record: &Record,
    arguments: &AnalyseArguments,
) -> Result<String, Trouble> {
    let finished = Finished::<G>::verify(record)
        .map_err(|error| Trouble::CannotAnalyse { file: arguments.file.clone(), error })?;
    let seat = arguments.seat.map(|number| {
        let seat = Seat::new(number).filter(|&seat| finished.seats().has(seat));
        seat.ok_or(Trouble::NoSuchSeat(number))
    });
    let seat = seat.transpose()?;
    let depth = match (arguments.time, arguments.iterations) {
        (Some(milliseconds), _) => Budget::Time(Duration::from_millis(milliseconds)).into(),
        (None, Some(games)) => Budget::Iterations(games).into(),
        (None, None) => Depth::useful::<G>(),
    };
    let bar = progress::wordless_bar(0, arguments.json);
    let analysed = analyse(&finished, &Effort::of(depth), |progress| {
        let (done, of) = progress.steps();
        bar.set_length(of as u64);
        bar.set_position(done as u64);
        ControlFlow::Continue(())
    });
    bar.finish_and_clear();
    let mut analysed = analysed.map_err(|error| Trouble::OurFault(error.to_string()))?;
    if let Some(seat) = seat {
        analysed = analysed.of_seat(seat);
    }
    let language = arguments.language;
    if let Some(file) = &arguments.svg {
        let drawn = picture::course(&analysed, finished.names(), &captions::<G>(language));
        files::write(file, drawn.as_bytes())?;
    }
    if arguments.json {
        return Ok(serde_json::to_string(&analysed).map_err(io::Error::from)? + "\n");
    }
    Ok(tell::<G>(&analysed, finished.names(), language))
}

fn captions<G: Speaks>(language: Language) -> Captions {
    Captions {
        title: words::text(language, "analysis-course", &[("game", &G::title(language))]),
        chance: words::text(language, "analysis-axis-chance", &[]),
        actions: words::text(language, "analysis-axis-actions", &[]),
        marks: Mark::ALL.map(|mark| words::mark(Some(mark.id()), language)),
        draw: words::text(language, "analysis-draw", &[]),
    }
}

/// The whole report.
fn tell<G: Speaks>(analysed: &Analysis, names: &[String], language: Language) -> String {
    let told = [("game", &*G::title(language)), ("players", &names.join(", "))];
    let mut text = words::text(language, "analysis-title", &told) + "\n\n";
    let _ = writeln!(text, "{}\n", words::text(language, "analysis-turning-points", &[]));
    let turning_points = analysed.turning_points(TOLD);
    if turning_points.is_empty() {
        let _ = writeln!(text, "  {}", words::text(language, "analysis-flawless", &[]));
    }
    for decision in turning_points {
        text.push_str(&tell_error::<G>(decision, &names[decision.seat.index()], language));
    }
    let _ = writeln!(text, "\n{}\n", words::text(language, "analysis-sum", &[]));
    text + &tell_sums(&analysed.seats, language)
}

/// One error: what was lost, with what, and why.
fn tell_error<G: Speaks>(decision: &Decision, name: &str, language: Language) -> String {
    let points = |chance: f64| words::decimal(format!("{:.1}", 100.0 * chance), language);
    // A spelling that this program does not know stays as it is.
    let sentence = |spelling: &str| {
        spelling.parse().map_or_else(|_| spelling.to_owned(), |action| G::action(&action, language))
    };
    let (action, best_action) = (sentence(&decision.action), sentence(&decision.best_action));
    let (number, mark) = (decision.number.to_string(), words::mark(decision.mark.map(Mark::id), language));
    let head = [
        ("number", &*number),
        ("name", name),
        ("sign", decision.mark.map_or("\u{2013}", picture::sign)),
        ("action", &action),
        ("mark", &mark),
        ("error", &points(decision.error)),
        ("uncertainty", &points(decision.uncertainty)),
    ];
    let played = points(decision.played);
    let compared = if decision.secret {
        let before = points(decision.before);
        let told = [("before", &*before), ("played", &played), ("best_action", &*best_action)];
        words::text(language, "analysis-secret", &told)
    } else {
        let best = points(decision.best);
        let told = [("best", &*best), ("played", &played), ("best_action", &*best_action)];
        words::text(language, "analysis-open", &told)
    };
    let mut text = format!("  {}\n    {compared}", words::text(language, "analysis-error", &head));
    if let Some(why) = &decision.why {
        let _ = write!(text, " {}", tell_why::<G>(why, language));
    }
    text + "\n"
}

fn tell_why<G: Speaks>(why: &Why, language: Language) -> String {
    match why {
        Why::Wins => words::text(language, "analysis-why-wins", &[]),
        Why::WhatFollows => words::text(language, "analysis-why-follows", &[]),
        Why::Features(features) => {
            let seen = features.iter().map(|(feature, worth)| {
                let worth = words::decimal(format!("{:+.1}", 100.0 * worth), language);
                let told = [("feature", &*G::feature(feature, language)), ("worth", &worth)];
                words::text(language, "analysis-feature", &told)
            });
            let features = seen.collect::<Vec<_>>().join(", ");
            words::text(language, "analysis-why-features", &[("features", &features)])
        }
    }
}

/// How errors, luck and the rest add up, a column for each seat.
fn tell_sums(seats: &[SeatReport], language: Language) -> String {
    let points = |value: f64| words::decimal(format!("{:.1}", 100.0 * value), language);
    let signed = |value: f64| words::decimal(format!("{:+.1}", 100.0 * value + 0.0), language);
    let column = |seat: &SeatReport| {
        [
            points(seat.start),
            signed(-seat.own_errors),
            signed(seat.others_errors),
            signed(seat.luck),
            signed(seat.rest),
            points(seat.result),
            points(seat.adjusted),
            words::decimal(format!("{:.2}", 100.0 * seat.error_rate), language),
            seat.marks.map(|count| count.to_string()).join(" / "),
        ]
    };
    let columns: Vec<[String; 9]> = seats.iter().map(column).collect();
    let titles = [
        words::text(language, "analysis-start", &[]),
        words::text(language, "analysis-own-errors", &[]),
        words::text(language, "analysis-others-errors", &[]),
        words::text(language, "analysis-luck", &[]),
        words::text(language, "analysis-rest", &[]),
        words::text(language, "analysis-result", &[]),
        words::text(language, "analysis-adjusted", &[]),
        words::text(language, "analysis-rate", &[]),
        words::text(language, "analysis-marks", &[]),
    ];
    let width = |text: &str| text.chars().count();
    let first = titles.iter().map(|title| width(title)).max().unwrap_or(0);
    let widths: Vec<usize> = (seats.iter().zip(&columns))
        .map(|(seat, column)| {
            column.iter().map(|cell| width(cell)).chain([width(&seat.name)]).max().unwrap_or(0)
        })
        .collect();
    let mut text = format!("  {:first$}", "");
    for (seat, width) in seats.iter().zip(&widths) {
        let _ = write!(text, "  {:>width$}", seat.name);
    }
    text.push('\n');
    for (row, title) in titles.iter().enumerate() {
        let _ = write!(text, "  {title:first$}");
        for (column, width) in columns.iter().zip(&widths) {
            let _ = write!(text, "  {:>width$}", column[row]);
        }
        text.push('\n');
    }
    text
}
