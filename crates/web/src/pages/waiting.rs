//! A table before every seat is taken: who sits, who is missing, invitations. Nothing is dealt, so no card is shown.

use super::fairness::committed;
use super::invitation;
use super::joining::sit_form;
use super::layout::say;
use crate::App;
use crate::room::Room;
use crate::sheet::Sheet;
use crate::visitor::Visitor;
use boards::seat_mark;
use game::{Seat, Viewer};
use maud::{Markup, html};
use store::Chair;

/// What the table page and its stream show instead of a board.
pub fn waiting_table(app: &App, room: &dyn Room, visitor: &Visitor) -> Markup {
    let sheet = room.sheet();
    let mine = sheet.seats_of(&visitor.person);
    let viewer = mine.first().map_or(Viewer::Public, Viewer::Seat);
    html! {
        div.table.waits id="table" data-version=(room.version(viewer)) data-live={ "/t/" (sheet.id) "/live" }
            data-seat=[mine.first()] {
            div.asked-for { p.prompt id="prompt" role="status" { (say(visitor, "prompt-waiting")) } }
            div.stage { (waiting(app, room, visitor)) }
            div.side {
                (players(sheet, visitor))
                (committed(sheet.origin.commitment(), visitor))
                div.tools { a.button href={ "/rules/" (sheet.opening.game) } { (say(visitor, "rules")) } }
            }
        }
    }
}

/// Who sits where, and which seats are empty.
fn players(sheet: &Sheet, visitor: &Visitor) -> Markup {
    let names = sheet.names(visitor.language);
    html! {
        ul.players {
            @for ((seat, chair), name) in sheet.seats().zip(&names) {
                li.awaited[chair.is_empty()].mine[chair.taken_by() == Some(&visitor.person)]
                    data-home={ "seat-" (seat) } {
                    (seat_mark(seat))
                    bdi.name { (name) }
                    @if matches!(chair, Chair::Bot { .. }) { span.bot aria-hidden="true" { "\u{2699}\u{fe0e}" } }
                    @if chair.is_empty() { span.figures { (say(visitor, "seat-awaited")) } }
                }
            }
        }
    }
}

/// What a room shows while seats are empty: invitations for those who sit there, a free seat for others if they may take
/// one.
pub fn waiting(app: &App, room: &dyn Room, visitor: &Visitor) -> Markup {
    let sheet = room.sheet();
    let sits = !sheet.seats_of(&visitor.person).is_empty();
    let names = sheet.names(visitor.language);
    let kept = sheet.seats().zip(&names).filter(|((_, chair), _)| chair.kept_for().is_some());
    let kept: Vec<&str> = kept.map(|(_, name)| name.as_str()).collect();
    let free = sheet.seats().filter(|(_, chair)| **chair == Chair::Free).map(|(seat, _)| seat);
    let free: Vec<Seat> = free.collect();
    html! {
        section.waiting {
            h2 { (say(visitor, "waiting-title")) }
            @if !kept.is_empty() { p { (words::text(visitor.language, "waiting-kept", &[("names", &kept.join(", "))])) } }
            @if sits {
                @if !free.is_empty() { p { (say(visitor, "waiting-text")) } }
                @for seat in free {
                    @let address = visitor.url(&invitation::path(app, sheet, seat));
                    div.invitation {
                        (invitation::qr_code(&address))
                        div {
                            label for={ "invitation-" (seat) } { (say(visitor, "waiting-link")) }
                            input id={ "invitation-" (seat) } readonly value=(address) data-copy;
                            button type="button" data-copies={ "invitation-" (seat) } data-done=(say(visitor, "copied")) {
                                (say(visitor, "copy"))
                            }
                        }
                    }
                }
            } @else if let Some(seat) = sheet.free_for(&visitor.person) {
                (sit_form(sheet, seat, "", visitor))
            } @else {
                p { (say(visitor, "waiting-others")) }
            }
        }
    }
}
