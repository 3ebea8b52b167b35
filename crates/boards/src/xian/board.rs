//! The board: the pit, the city around it and the mausoleum. Unlike one large drawing its parts can lie beside each
//! other or one below the other, so that they can be read on a phone.

use super::{city, mausoleum, pit, scoring};
use games::xian::View;
use maud::{Markup, html};
use words::{Language, People};

pub fn board(view: &View, people: &People, language: Language) -> Markup {
    html! {
        div.board.xian {
            @if view.outcome.is_some() { (scoring::scoring(view, people, language)) }
            (city::calendar(view, people, language))
            div.xian-map {
                (pit::pit(view, people, language))
                div.xian-city {
                    (city::buildings(view, people, language))
                    (city::display(view, people, language))
                }
                (mausoleum::mausoleum(view, people, language))
            }
        }
    }
}
