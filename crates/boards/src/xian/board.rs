//! The board: the calendar, the pit with the heads of its sections, the city and the stairs to the tomb. Unlike one
//! large drawing its parts can lie beside each other or one below the other, so that they can be read on a phone.

use super::{calendar, city, heads, market, mausoleum, pit, scoring};
use games::xian::View;
use maud::{Markup, html};
use words::{Language, People};

pub fn board(view: &View, people: &People, language: Language) -> Markup {
    let over = view.outcome.is_some();
    html! {
        div.board.xian.over[over] {
            (calendar::calendar(view, people, language))
            div.xian-pit { (heads::heads(view, people, language)) (pit::pit(view, people, language)) }
            @if over { (scoring::scoring(view, people, language)) }
            div.xian-city {
                (city::courts(view, people, language))
                (market::market(view, people, language))
            }
            (mausoleum::mausoleum(view, people, language))
        }
    }
}
