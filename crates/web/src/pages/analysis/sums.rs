//! How a result came about, as a picture: from the chance before the deal, down by errors, up by those of others, up and
//! down by luck and the rest, to what was won. In points of a hundred.

use super::super::layout::say;
use super::super::moment::Moment;
use super::{points, signed};
use analysis::{Analysis, SeatReport};
use game::Seat;
use maud::{Markup, html};
use words::{Language, labelled};

/// The sums of all seats: first of who looks, then of the others.
pub fn sums(analysis: &Analysis, moment: &Moment) -> Markup {
    let mine = moment.room.info().seats_of(&moment.visitor.person);
    let first = moment.eyes.seat().or(mine.first()).unwrap_or(Seat::FIRST);
    let mut seats: Vec<&SeatReport> = analysis.seats.iter().collect();
    seats.sort_by_key(|report| report.seat != first);
    let language = moment.visitor.language;
    html! {
        @if !seats.is_empty() {
            h2 { (say(language, "analysis-sum")) }
            @for (place, report) in seats.iter().enumerate() {
                details.sums.{ "of-" (report.seat) } open[place == 0] {
                    summary { ((moment.shown.mark)(report.seat)) (moment.shown.names.get(report.seat.index()).map_or("", String::as_str)) }
                    p { (glance(report, mine.contains(report.seat), moment)) }
                    (waterfall(report, language))
                    p.small {
                        (labelled(language, &say(language, "analysis-adjusted"), &points(report.adjusted, language))) ". "
                        (labelled(language, &say(language, "analysis-rate"), &points(report.error_rate, language))) "."
                    }
                }
            }
        }
    }
}

/// The whole story in one sentence.
fn glance(report: &SeatReport, is_mine: bool, moment: &Moment) -> String {
    let language = moment.visitor.language;
    let told = [
        ("who", if is_mine { "you" } else { "other" }.to_owned()),
        ("name", moment.shown.names.get(report.seat.index()).cloned().unwrap_or_default()),
        ("errors", points(report.own_errors, language)),
        ("fortune", if report.luck < 0.0 { "lost" } else { "won" }.to_owned()),
        ("luck", points(report.luck.abs(), language)),
        ("others", points(report.others_errors, language)),
    ];
    let told: Vec<(&str, &str)> = told.iter().map(|(name, value)| (*name, value.as_str())).collect();
    words::text(language, "analysis-glance", &told)
}

/// A bar for each part, beginning where the one before ends.
fn waterfall(report: &SeatReport, language: Language) -> Markup {
    let parts = [
        ("analysis-own-errors", -report.own_errors),
        ("analysis-others-errors", report.others_errors),
        ("analysis-luck", report.luck),
        ("analysis-rest", report.rest),
    ];
    let mut stands = vec![report.start];
    for (_, part) in parts {
        stands.push(stands.last().copied().unwrap_or_default() + part);
    }
    let low = stands.iter().copied().fold(0.0, f64::min);
    let wide = stands.iter().copied().fold(1.0, f64::max) - low;
    let place = |value: f64| format!("{:.1}%", 100.0 * (value - low) / wide);
    let bar = |kind: &str, from: f64, to: f64| {
        html! {
            svg.amount aria-hidden="true" {
                rect.{ (kind) } x=(place(from.min(to))) width=(format!("{:.1}%", (100.0 * (to - from).abs() / wide).max(0.5))) y="15%" height="70%" rx="2" {}
            }
        }
    };
    html! {
        table.waterfall {
            tbody {
                tr { th scope="row" { (say(language, "analysis-start")) } td { (bar("whole", 0.0, report.start)) } td.figure { (points(report.start, language)) } }
                @for ((key, part), from) in parts.iter().zip(&stands) {
                    @let kind = if *key == "analysis-luck" { "luck" } else if *key == "analysis-rest" { "rest" } else if *part < 0.0 { "loss" } else { "gain" };
                    tr { th scope="row" { (say(language, key)) } td { (bar(kind, *from, from + part)) } td.figure { (signed(*part, language)) } }
                }
                tr.total { th scope="row" { (say(language, "analysis-result")) } td { (bar("whole", 0.0, report.result)) } td.figure { (points(report.result, language)) } }
            }
        }
    }
}
