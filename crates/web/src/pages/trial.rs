//! A position of a match that is over in which somebody may try something: the table as it was for one seat, with what is
//! said about it in the wing. Learning from mistakes and exploring are laid out from it.

use super::layout::{GameBar, page_at, say};
use super::table_parts::hand_to_try;
use crate::registry::GameEntry;
use crate::snapshot::Snapshot;
use crate::visitor::Visitor;
use game::{Seat, action_list};
use maud::{Markup, html};
use store::TableId;

/// Such a position.
pub struct Trial<'a> {
    pub table: &'a TableId,
    pub game: &'static GameEntry,
    pub shown: &'a Snapshot,
    /// Who may try something; `None` if nobody does now.
    pub seat: Option<Seat>,
    /// How many actions led here.
    pub after: usize,
}

impl Trial<'_> {
    /// The page, with what is said in the wing and what lies in the tray.
    pub fn page(&self, visitor: &Visitor, said: &Markup, tray: &Markup) -> Markup {
        let shown = self.shown;
        let title = (self.game.title)(visitor.language);
        let legal = self.seat.map(|_| action_list::write(&shown.legal));
        let body = html! {
            main id="content" {
                div.table.lesson.{ (self.game.id) "-table" }.my-turn[self.seat.is_some()] id="table" data-seat=[self.seat] data-version=(self.after)
                    data-turns=[shown.turns.then_some("yes")] data-legal=[legal] {
                    aside.wing id="wing" {
                        section.teacher { (said) }
                        ul.players {
                            @for (looked, (name, figures)) in (0..).map_while(Seat::new).zip(shown.names.iter().zip(&shown.seats)) {
                                li.plate.{ "of-" (looked) }.awaited[shown.awaited.contains(looked)].mine[Some(looked) == self.seat] data-home={ "seat-" (looked) } {
                                    ((shown.mark)(looked)) bdi.name { (name) } span.figures { (figures) }
                                }
                            }
                        }
                    }
                    div.stage id="stage" { (shown.story) (shown.board) }
                    section.tray id="tray" aria-label=(say(visitor, "tray")) { (tray) }
                    section.beside id="beside" { (shown.beside) }
                }
                dialog.rules id="rules" aria-label=(say(visitor, "rules")) {
                    form method="dialog" {
                        a href={ "/rules/" (self.game.id) } { (say(visitor, "rules-as-page")) }
                        button { (say(visitor, "close")) }
                    }
                }
                div.toast id="notice" role="alert" {}
            }
        };
        let place = GameBar {
            game: &title,
            rules: Some(format!("/rules/{}", self.game.id)),
            replay: Some(format!("/t/{}/replay", self.table)),
            sounds: false,
        };
        page_at(visitor, &place, self.game, &body)
    }

    /// What the seat holds, and the form that tries what is picked, at this address.
    pub fn hand(&self, action: &str, visitor: &Visitor) -> Markup {
        let shown = self.shown;
        let asked = (shown.prompt.as_str(), shown.citation);
        hand_to_try(action, self.seat, asked, &shown.hand, shown.turns, visitor.language)
    }
}
