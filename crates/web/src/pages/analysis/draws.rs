//! What chance brought, in words: the draws that mattered most, for whom, and by how much.

use super::super::layout::say;
use super::super::moment::Moment;
use super::signed;
use analysis::{Analysis, Draw};
use maud::{Markup, html};

/// A draw that moved the chance by less is not worth a word.
pub const WEIGHTY: f64 = 0.03;
/// How many draws are told.
const TOLD: usize = 3;

/// The draws that mattered most, with the way to each; `is_done` if no others can come to light.
pub fn draws(analysis: &Analysis, is_done: bool, moment: &Moment) -> Markup {
    let told = analysis.weightiest_draws(WEIGHTY, TOLD);
    let language = moment.visitor.language;
    html! {
        @if !told.is_empty() || is_done {
            h2 { (say(language, "analysis-draws")) }
            @if told.is_empty() { p { (say(language, "analysis-draws-none")) } }
            ol.way.draws {
                @for draw in told { li.{ "of-" (draw.seat) } { a href=(moment.address(draw.number, moment.eyes)) { (drawn(draw, moment)) } } }
            }
        }
    }
}

/// A draw in one sentence.
pub fn drawn(draw: &Draw, moment: &Moment) -> String {
    let what = match draw.drawn_by {
        _ if draw.number == 0 => "deal",
        Some(seat) if seat == draw.seat => "own",
        Some(_) => "others",
        None => "open",
    };
    let language = moment.visitor.language;
    let told = [
        ("what", what),
        ("name", moment.shown.names.get(draw.seat.index()).map_or("", String::as_str)),
        ("number", &*draw.number.to_string()),
        ("luck", &*signed(draw.luck, language)),
    ];
    words::text(language, "analysis-drawn", &told)
}
