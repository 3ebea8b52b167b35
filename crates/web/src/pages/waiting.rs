//! A table before every seat is taken: who sits, who is missing, invitations. Nothing is dealt, so no card is shown.

use super::fairness::committed;
use super::hosting::removable;
use super::invitation;
use super::joining::{sit_form, what_is_played};
use super::layout::say;
use super::pace;
use super::presence::{presence, watching};
use super::words::{Listener, in_reach, panel};
use crate::App;
use crate::attendance::Attendance;
use crate::registry;
use crate::room::Room;
use crate::room_info::RoomInfo;
use crate::rooms::RoomState;
use crate::talk::Part;
use crate::visitor::Visitor;
use boards::icon;
use game::{Seat, Viewer};
use maud::{Markup, PreEscaped, html};
use store::{Chair, PersonId};

/// What the table page and its stream show instead of a board.
pub fn waiting_table(app: &App, room: &dyn Room, state: &RoomState, visitor: &Visitor) -> Markup {
    let (info, attendance) = (room.info(), state.attendance());
    let mine = info.seats_of(&visitor.person);
    let viewer = mine.first().map_or(Viewer::Public, Viewer::Seat);
    let listener = Listener {
        part: Part::of(&visitor.person, info),
        seat: None,
        mark: registry::mark_of(&info.opening.game),
        language: visitor.language,
    };
    html! {
        div.table.waits id="table" data-version=(room.version(viewer))
            data-seat=[mine.first()] {
            aside.wing id="wing" {
                (players(info, attendance, visitor))
                (watching(info, attendance, Some(&visitor.person).filter(|_| !mine.is_empty()), visitor.language))
                (pace::beside_players(info, visitor.language))
                (panel(info, state.talk(), &listener))
            }
            div.stage id="stage" {
                @if let Some(game) = registry::find(&info.opening.game) { div.frame { (PreEscaped(game.cover)) } }
                (waiting(app, room, visitor))
            }
            section.tray id="tray" aria-label=(say(visitor, "tray")) {
                div.asked-for {
                    p.prompt id="prompt" role="status" { (say(visitor, if info.closed { "closed-title" } else { "prompt-waiting" })) }
                    (in_reach(info, visitor.language))
                }
            }
            section.beside id="beside" { (committed(info.origin.commitment(), visitor)) }
        }
    }
}

/// Who sits where, and which seats are empty.
fn players(info: &RoomInfo, attendance: &Attendance, visitor: &Visitor) -> Markup {
    let names = info.names(visitor.language);
    let mark = registry::mark_of(&info.opening.game);
    html! {
        ul.players id="players" {
            @for ((seat, chair), name) in info.seats().zip(&names) {
                li.plate.{ "of-" (seat) }.empty[chair.is_empty()].mine[chair.taken_by() == Some(&visitor.person)]
                    id={ "plate-" (seat) } data-home={ "seat-" (seat) } {
                    (mark(seat))
                    bdi.name title=(name) { (name) }
                    @if let Some(side) = registry::side_of(&info.opening.game, seat, visitor.language) { span.side { (side) } }
                    @if matches!(chair, Chair::Bot { .. }) { span.bot { (icon("bot")) } }
                    @if chair.is_empty() { span.figures { (say(visitor, "seat-awaited")) } }
                    (presence(info, chair, attendance, Some(&visitor.person), visitor.language))
                }
            }
        }
    }
}

/// What a room shows while seats are empty: invitations for those who sit there, a free seat for others if they may take
/// one.
pub fn waiting(app: &App, room: &dyn Room, visitor: &Visitor) -> Markup {
    let info = room.info();
    if info.closed {
        return html! {
            section.waiting {
                h2 { (say(visitor, "closed-title")) }
                p { a.button href="/" { (say(visitor, "to-lobby")) } }
            }
        };
    }
    let sits = !info.seats_of(&visitor.person).is_empty();
    let names = info.names(visitor.language);
    let kept = info.seats().zip(&names).filter(|((_, chair), _)| chair.kept_for().is_some());
    let kept: Vec<&str> = kept.map(|(_, name)| name.as_str()).collect();
    let free = info.seats().filter(|(_, chair)| **chair == Chair::Free).map(|(seat, _)| seat);
    let free: Vec<Seat> = free.collect();
    html! {
        section.waiting {
            h2 { (say(visitor, "waiting-title")) }
            @if !kept.is_empty() { p { (words::text(visitor.language, "waiting-kept", &[("names", &kept.join(", "))])) } }
            @if sits {
                @if !free.is_empty() { p { (say(visitor, "waiting-text")) } }
                @for seat in free {
                    @let address = visitor.url(&invitation::path(app, info, seat));
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
            } @else if let Some(seat) = info.free_for(&visitor.person) {
                (sit_form(info, seat, "", visitor))
            } @else {
                p { (say(visitor, "waiting-others")) }
            }
            @if !sits { (what_is_played(info, visitor)) }
            (leaving(info, &names, visitor))
        }
    }
}

/// What can be done instead of waiting: the host frees seats or closes the table, others give up their own seat, or the one that is kept
/// for them.
fn leaving(info: &RoomInfo, names: &[String], visitor: &Visitor) -> Markup {
    let free = |seat: Seat, person: &PersonId, text: String| {
        html! {
            form method="post" action={ "/t/" (info.id) "/free" } {
                input type="hidden" name="seat" value=(seat);
                input type="hidden" name="person" value=(person);
                button { (text) }
            }
        }
    };
    html! {
        @if info.is_hosted_by(&visitor.person) {
            div.buttons id="hosting" {
                @for ((seat, chair), name) in info.seats().zip(names) {
                    @if let Some(person) = removable(chair, &visitor.person) {
                        (free(seat, person, words::text(visitor.language, "waiting-free", &[("name", name)])))
                    }
                }
                form method="post" action={ "/t/" (info.id) "/close" } { button { (say(visitor, "waiting-close")) } }
            }
        } @else if let Some(seat) = info.seats_of(&visitor.person).first() {
            div.buttons id="hosting" { (free(seat, &visitor.person, say(visitor, "waiting-leave"))) }
        } @else if let Some(seat) = info.kept_for(&visitor.person).first() {
            div.buttons id="hosting" { (free(seat, &visitor.person, say(visitor, "waiting-decline"))) }
        }
    }
}
