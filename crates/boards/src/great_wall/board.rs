//! The board: one row of cards for each site. Rows grow and wrap, so this board is made of boxes, and only its pieces
//! are drawn.

use super::{is_claiming, sites};
use games::great_wall::View;
use maud::{Markup, html};
use words::{Language, People};

pub fn board(view: &View, people: &People, language: Language) -> Markup {
    html! {
        div.board.great-wall.claiming[is_claiming(view)] {
            (sites::course(view, people, language))
            div.sites role="grid" aria-label=(words::text(language, "board", &[])) {
                @for site in &view.sites { (sites::site(view, site, people, language)) }
            }
        }
    }
}
