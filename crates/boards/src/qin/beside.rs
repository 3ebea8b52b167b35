//! Beside the board: which tiles have not been seen yet.

use super::art::tile;
use super::kind_name;
use games::qin::{Kind, View};
use maud::{Markup, html};
use words::Language;

pub fn beside(view: &View, language: Language) -> Markup {
    let (game, games) = (view.game.to_string(), view.options.games.get().to_string());
    html! {
        @if view.options.games.get() > 1 {
            p.small { (words::text(language, "board-qin-game", &[("game", &game), ("games", &games)])) }
        }
        h2 { (words::text(language, "board-qin-unseen", &[])) }
        ul.bag {
            @for kind in Kind::ALL {
                li title=(kind_name(kind, language)) {
                    (tile(kind))
                    @let told = [("tile", &*kind_name(kind, language)), ("count", &view.unseen.of(kind).to_string())];
                    span.visually-hidden { (words::text(language, "board-qin-unseen-tiles", &told)) }
                    span aria-hidden="true" { (view.unseen.of(kind)) }
                }
            }
        }
        p.small { (words::text(language, "board-qin-stock", &[("count", &view.stock.to_string())])) }
    }
}
