//! The edict at the end of a match: everybody's score, counted up by the script, and then who has won. Without the script
//! everything simply stands there.

use super::layout::say;
use crate::room::winners;
use crate::snapshot::Snapshot;
use game::{Outcome, Seat};
use maud::{Markup, html};
use words::Language;

/// A scroll over the board, which can be folded away.
pub fn edict(outcome: Outcome, viewer: Option<Seat>, shown: &Snapshot, language: Language) -> Markup {
    let won = winners(Some(outcome));
    let names: Vec<&str> = won.iter().map(|seat| shown.names[seat.index()].as_str()).collect();
    let told = [("names", names.join(", ")), ("count", names.len().to_string())];
    let told: Vec<(&str, &str)> = told.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let mut ranked: Vec<(Seat, i32)> =
        (0..).map_while(Seat::new).zip(outcome.scores().iter().copied()).collect();
    ranked.sort_by_key(|(seat, score)| (!won.contains(*seat), -score));
    let most = ranked.iter().map(|(_, score)| *score).max().unwrap_or_default().max(1);
    let end = match viewer {
        Some(seat) if won.contains(seat) => "won",
        Some(_) => "lost",
        None => "seen",
    };
    html! {
        details.edict id="edict" data-end=(end) open {
            summary { (words::text(language, "ending-winners", &told)) }
            div.paper {
                p.eyebrow { (say(language, "edict-passes")) }
                p.victor { (names.join(", ")) }
                @if let Some(ending) = &shown.ending { p.how { (ending) } }
                ol.tally {
                    @for (seat, score) in ranked {
                        li.{ "of-" (seat) }.first[won.contains(seat)] {
                            ((shown.mark)(seat))
                            bdi { (shown.names[seat.index()]) }
                            svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" {
                                rect.bar-of width=(100 * score.max(0) / most) height="8" {}
                            }
                            b data-count=(score) { (score) }
                        }
                    }
                }
                svg.stamp viewBox="0 0 60 60" aria-hidden="true" { use href="#mandate-seal" {} }
                button.again type="button" id="edict-again" { (say(language, "show-again")) }
            }
        }
    }
}
