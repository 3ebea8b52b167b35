//! The viewer's own tiles.

use super::art::tile;
use super::kind_name;
use game::Viewer;
use games::qin::{Hand, Kind, View};
use markup::kept;
use maud::{Markup, html};
use words::Language;

pub fn hand(view: &View, language: Language) -> Markup {
    let Viewer::Seat(seat) = view.viewer else { return html! {} };
    let Hand::Open(tiles) = view.players[seat.index()].hand else { return html! {} };
    html! {
        @for kind in tiles.iter() { (held(kind, language)) }
    }
}

fn held(kind: Kind, language: Language) -> Markup {
    kept("qin-held", (kind, language), || {
        let name = kind_name(kind, language);
        html! { button.tile type="button" data-thing=(kind) aria-pressed="false" aria-label=(name) title=(name) { (tile(kind)) } }
    })
}
