//! Xi'an in the lobby: statues, raw and painted, in their rows.

use maud::{Markup, html};

pub fn picture() -> Markup {
    const RANKS: [[&str; 10]; 2] = [
        ["raw", "of-0", "of-0", "raw", "", "of-2", "raw", "", "of-0", "raw"],
        ["", "raw", "of-2", "of-2", "raw", "raw", "of-0", "raw", "", "of-2"],
    ];
    let places = (0..2).flat_map(|row| (0..10).map(move |column| (column, row, RANKS[row][column])));
    html! {
        svg.picture viewBox="0 -6 400 132" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            @for (column, row, look) in places {
                g transform={ "translate(" (column * 40) " " (row * 60) ")" } {
                    rect.xian-floor x="1" y="1" width="38" height="56" rx="4" {}
                    @if !look.is_empty() {
                        use class={ "xian-figure " (look) } href="#xian-statue" x="-2" y="5" width="44" height="48" {}
                    }
                }
            }
        }
    }
}
