//! The end is near: somebody has few pagodas left to place. Said over the board for as long as it is so; when it begins,
//! everybody notices.

use crate::drama::Drama;
use crate::marks::seat_mark;
use game::Seat;
use games::qin::View;
use maud::{Markup, html};
use words::{Language, People};

/// Whose supply is this small may win with the next tile or two: one tile seldom brings more than three pagodas.
pub const FEW: u8 = 3;

/// Who is nearest to the end, if anybody is near.
fn nearest(view: &View) -> Option<(Seat, u8)> {
    let supplies = view.players.iter().map(|player| (player.seat, player.supply));
    supplies.filter(|(_, left)| *left <= FEW && view.outcome.is_none()).min_by_key(|(_, left)| *left)
}

pub fn late(view: &View, people: &People, language: Language) -> Markup {
    let Some((seat, left)) = nearest(view) else { return html! {} };
    let told = [
        ("name", people.names.get(seat.index()).map_or("", String::as_str)),
        ("is", if people.you == Some(seat) { "you" } else { "other" }),
        ("left", &left.to_string()),
    ];
    html! {
        p.late id={ "late-" (view.game) } data-drama=(Drama::LastRound.name()) {
            (seat_mark(seat)) span { (words::text(language, "board-qin-late", &told)) }
        }
    }
}
