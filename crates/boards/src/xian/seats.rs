//! What everybody sees of a seat: prestige, goods, and what is left to build with.

use super::art::{amount, icon};
use game::Seat;
use games::xian::{Owned, Resource, SeatView, View};
use maud::{Markup, html};
use words::Language;

/// What a player has to spend, in one line.
pub fn seat(view: &View, seat: Seat, language: Language) -> Markup {
    let (player, known) = (&view.table.players[seat], &view.seats[seat.index()]);
    let count = |shape: &str, key: &str, count: usize| {
        let told = words::text(language, key, &[("count", &count.to_string())]);
        html! {
            span.xian-amount.none[count == 0] title=(told) {
                (icon(shape)) span aria-hidden="true" { (count) } span.visually-hidden { (told) }
            }
        }
    };
    let prestige = words::text(language, "board-xian-prestige", &[("count", &player.prestige.to_string())]);
    html! {
        span.xian-goods {
            span.xian-amount.prestige title=(prestige) {
                (icon("seal")) b aria-hidden="true" { (player.prestige) } span.visually-hidden { (prestige) }
            }
            @for resource in Resource::ALL { (amount(resource, player.stock.of(resource), language)) }
            (count("statue", "board-xian-soldiers-left", known.soldiers_left.into()))
            (count("brush", "board-xian-signatures-left", known.signatures_left.into()))
            (count("sword", "board-xian-equipment-owned", owned(known)))
        }
    }
}

fn owned(seat: &SeatView) -> usize {
    match seat.equipment {
        Owned::Open(cards) => cards.len(),
        Owned::FaceDown { cards } => cards,
    }
}
