//! The graph of an analysis: a curve for every seat, signs where something was lost, ticks where chance helped or hurt, and
//! lines where rounds begin. Places are parts of the width and height, so that nothing is stretched but the curves.

use super::super::moment::Moment;
use super::draws::{WEIGHTY, drawn};
use super::{points, rounds};
use analysis::picture::sign;
use analysis::{Analysis, Decision, Mark};
use game::Seat;
use maud::{Markup, html};

/// The curves are drawn on this many units each way.
const UNITS: f64 = 1000.0;
/// What is left free above and below, in percent: signs stand there.
const MARGIN: f64 = 8.0;

/// The course of the match; empty while nothing is known.
pub fn course(analysis: Option<&Analysis>, moment: &Moment) -> Markup {
    let language = moment.visitor.language;
    html! {
        svg.chances aria-hidden="true" {
            @for line in [0.0, 0.5, 1.0] { line.grid x1="0" x2="100%" y1=(down(line)) y2=(down(line)) {} }
            @for (number, name) in rounds(moment) {
                g.round { title { (name) } line x1=(across(number, moment.last)) x2=(across(number, moment.last)) y1="0" y2="100%" {} }
            }
            @if let Some(analysis) = analysis {
                svg viewBox={ "0 0 " (UNITS) " " (UNITS) } preserveAspectRatio="none" width="100%" height="100%" {
                    @for seat in (0..).map_while(Seat::new).take(moment.shown.names.len()) {
                        polyline.curve.{ "of-" (seat) } points=(curve(analysis, seat, moment.last)) {}
                    }
                }
                @for draw in analysis.draws.iter().filter(|draw| draw.luck.abs() >= WEIGHTY) {
                    @if let Some(chance) = analysis.chance(draw.seat, draw.number) {
                        @let x = across(draw.number, moment.last);
                        line.draw.{ "of-" (draw.seat) } x1=(x) x2=(x) y1=(down(chance)) y2=(down(chance - draw.luck)) { title { (drawn(draw, moment)) } }
                    }
                }
                @for decision in &analysis.decisions {
                    @if let (Some(mark), Some(chance)) = (decision.mark, analysis.chance(decision.seat, decision.number)) {
                        g.blunder.{ "of-" (decision.seat) }.{ "mark-" (mark as usize) } {
                            title { (told(decision, moment)) }
                            circle cx=(across(decision.number, moment.last)) cy=(down(chance)) r="8" {}
                            text x=(across(decision.number, moment.last)) y=(down(chance)) dy=".35em" text-anchor="middle" { (sign(mark)) }
                        }
                    }
                }
                text.axis x="4" y=(down(1.0)) dy="-.3em" { (super::percent(1.0, language)) }
            }
        }
    }
}

/// Where in the course the page is.
pub fn cursor(at: usize, last: usize) -> Markup {
    html! { svg.cursor aria-hidden="true" { line x1=(across(at, last)) x2=(across(at, last)) y1="0" y2="100%" {} } }
}

fn told(decision: &Decision, moment: &Moment) -> String {
    let language = moment.visitor.language;
    let name = moment.shown.names.get(decision.seat.index()).map_or("", String::as_str);
    let told = [
        ("name", name),
        ("action", &*(moment.game.action)(&decision.action, language)),
        ("mark", &*words::mark(decision.mark.map(Mark::id), language)),
        ("error", &*points(decision.error, language)),
    ];
    words::text(language, "analysis-verdict", &told)
}

fn curve(analysis: &Analysis, seat: Seat, last: usize) -> String {
    let point = |moment: &analysis::Moment| {
        let chance = moment.chances.get(seat.index())?;
        let x = UNITS * moment.number as f64 / last.max(1) as f64;
        Some(format!("{x:.0},{:.0}", UNITS / 100.0 * height(*chance)))
    };
    analysis.moments.iter().filter_map(point).collect::<Vec<_>>().join(" ")
}

fn across(number: usize, last: usize) -> String {
    format!("{:.2}%", 100.0 * number as f64 / last.max(1) as f64)
}

fn down(chance: f64) -> String {
    format!("{:.1}%", height(chance))
}

/// How far down a chance stands, in percent.
fn height(chance: f64) -> f64 {
    MARGIN + (100.0 - 2.0 * MARGIN) * (1.0 - chance.clamp(0.0, 1.0))
}
