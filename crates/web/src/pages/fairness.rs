//! What pages say about the fairness of a deal: commitment, contributions, proof.

use super::layout::say;
use crate::registry::GameEntry;
use crate::room::Room;
use crate::room_info::RoomInfo;
use crate::visitor::Visitor;
use game::{Commitment, Origin};
use maud::{Markup, html};
use words::Language;

/// The label of a match that was played elsewhere, for which the server cannot vouch.
pub fn uploaded(info: &RoomInfo, language: Language) -> Markup {
    html! {
        @if info.opening.is_uploaded() { p.uploaded { b { (say(language, "uploaded")) } " " (say(language, "uploaded-text")) } }
    }
}

/// Before the deal: the server's commitment, and how the deal will be made.
pub fn committed(commitment: Commitment, visitor: &Visitor) -> Markup {
    html! {
        details.fairness id="fairness" {
            summary { (say(visitor, "fair-title-coming")) }
            p { (say(visitor, "fair-coming")) }
            code { (commitment.to_string()) }
            p { (say(visitor, "fair-coming-chance")) }
        }
    }
}

/// The commitment made before the deal, what everybody contributed, and after the end the proof that both were kept.
pub fn fairness(room: &dyn Room, game: &GameEntry, visitor: &Visitor) -> Markup {
    let (record, names) = (room.record(), room.info().names(visitor.language));
    let is_shared = matches!(room.info().origin, Origin::Shared { .. });
    let say_of = |whole: &str, shared: &str| say(visitor, if is_shared { shared } else { whole });
    html! {
        details.fairness id="fairness" open[record.seed.is_some()] {
            summary { (say(visitor, "fair-title")) }
            p { (say_of("fair-promise", "fair-promise-secret")) }
            code { (record.commitment.to_string()) }
            @if is_shared {
                p { (say(visitor, "fair-contributions")) }
                ul.contributions {
                    @for (seat, contribution) in &record.contributions {
                        li { ((game.mark)(*seat)) bdi { (names[seat.index()]) } " " code { (contribution) } }
                    }
                }
            }
            @match (&record.seed, (game.verify)(&record)) {
                (None, _) => { p.small { (say_of("fair-later", "fair-later-secret")) } },
                (Some(seed), checked) => {
                    @if let Some(secret) = &record.secret {
                        p { (say(visitor, "fair-secret")) }
                        code { (secret) }
                    }
                    p { (say_of("fair-seed", "fair-seed-made")) }
                    code { (seed) }
                    @if is_shared { p.small { (say(visitor, "fair-recipe")) } }
                    @match checked {
                        Ok(checked) => { p.verified { "\u{2713} " (verified(is_shared, checked.actions, visitor)) } },
                        Err(error) => { p role="alert" { (say(visitor, "fair-broken")) " " (error.to_string()) } },
                    }
                },
            }
        }
    }
}

/// What exactly was verified, and what cannot be.
fn verified(is_shared: bool, actions: usize, visitor: &Visitor) -> String {
    let key = if is_shared { "fair-verified-secret" } else { "fair-verified" };
    let checked = words::text(visitor.language, key, &[("actions", &actions.to_string())]);
    format!("{checked} {}", say(visitor, "fair-unverified"))
}
