//! A placement before it is confirmed.

use super::art::half;
use super::board::{at, outline};
use games::qin::{Event, Placement};
use maud::{Markup, html};

/// The tile as it would lie on the board.
pub fn ghost(action: Placement) -> Markup {
    html! {
        @for (space, colour) in action.halves() {
            g transform=(at(space)) { (half(colour)) }
        }
        path.ghost-edge d=(outline(action.spaces().into_iter().collect())) {}
    }
}

/// Where the tile lies is what the placement says.
pub fn echoes(event: &Event) -> bool {
    matches!(event, Event::Laid { .. })
}
