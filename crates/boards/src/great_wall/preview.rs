//! An action before it is confirmed: what would lie there, and the totals it would lead to.

use super::art;
use super::sites::signed;
use crate::board::turn_ends;
use crate::marks::seat_letter;
use game::Viewer;
use games::great_wall::{Action, Event, GreatWall, Kind, Site, Standing, View};
use maud::{Markup, html};
use words::{Language, Line, People, Speaks};

/// Cards and tokens as they would lie at their site.
pub fn ghost(view: &View, action: Action) -> Markup {
    let Viewer::Seat(seat) = view.viewer else { return html! {} };
    html! {
        @match action {
            Action::Draw | Action::Pass => {},
            Action::Lay { cards, .. } => (art::laid(seat, cards.kind(), cards.count())),
            Action::Cover { .. } => (art::laid(seat, Kind::Dragon, 1)),
            Action::Claim { token, .. } => (art::shield(token)),
        }
    }
}

/// A horseman costs no action, and a dragon makes a card worthless: that is more than the action says.
pub fn echoes(event: &Event) -> bool {
    match event {
        Event::Laid { free, .. } => !free,
        Event::Claimed { .. } | Event::Passed { .. } => true,
        _ => false,
    }
}

/// Before they lie there, cards do not show what they change: so the new totals are told, whoever leads.
pub fn foretold(event: &Event, people: &People, language: Language) -> Vec<Line> {
    let unsaid = match event {
        Event::StandingChanged { site, before, after, .. } => Some(totals(*site, before, after, language)),
        Event::TurnBegan { .. } => Some(turn_ends(language)),
        _ => None,
    };
    unsaid.into_iter().chain(GreatWall::event(event, people, language)).collect()
}

fn totals(site: Site, before: &Standing, after: &Standing, language: Language) -> Line {
    let shown: Vec<String> = after
        .present()
        .map(|(seat, sum)| {
            let now = signed(sum.total());
            match before.of(seat).map(|sum| signed(sum.total())).filter(|was| *was != now) {
                Some(was) => format!("{} {was} \u{2192} {now}", seat_letter(seat)),
                None => format!("{} {now}", seat_letter(seat)),
            }
        })
        .collect();
    let (number, shown) = (site.to_string(), shown.join(", "));
    let text = words::text(language, "board-great-wall-totals", &[("site", &number), ("totals", &shown)]);
    Line { text, places: vec![number] }
}
