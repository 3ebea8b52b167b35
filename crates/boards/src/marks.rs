//! What the drawings of all games share: the marks of the seats.

use game::Seat;
use maud::{Markup, html};

/// Each seat has a colour and a letter, so that nobody needs to tell colours apart.
pub fn seat_letter(seat: Seat) -> &'static str {
    ["A", "B", "C", "D", "E"][seat.index()]
}

/// A round seal with the letter of a seat.
pub fn seat_mark(seat: Seat) -> Markup {
    html! {
        svg.mark viewBox="0 0 20 20" aria-hidden="true" {
            circle class={ "of-" (seat) } cx="10" cy="10" r="9" {}
            text.on-seat x="10" y="14" text-anchor="middle" font-size="11" { (seat_letter(seat)) }
        }
    }
}
