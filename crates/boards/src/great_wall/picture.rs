//! Great Wall of China in the lobby: cards of three players before the mountains.

use super::art;
use game::Seat;
use games::great_wall::{Kind, Token};
use maud::{Markup, html};

pub fn picture() -> Markup {
    let cards = [
        (0, Kind::Wall),
        (0, Kind::Gate),
        (2, Kind::Dragon),
        (2, Kind::Horseman),
        (1, Kind::Watchtower),
        (1, Kind::Noble),
    ];
    html! {
        svg.picture.great-wall-picture viewBox="0 0 400 132" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            path.ridge d="M-40 70Q10 20 70 44T180 26T290 40T440 30V160H-40Z" {}
            path.ridge d="M-40 104Q30 70 110 92T270 84T440 96V160H-40Z" {}
            @for (place, (seat, kind)) in cards.into_iter().enumerate() {
                @if let Some(owner) = Seat::new(seat) {
                    g transform=(format!("translate({} 34)", 38 + 56 * place)) { (art::laid(owner, kind, 1)) }
                }
            }
            g transform="translate(94 34)" { (art::shield(Token::Seven)) }
        }
    }
}
