//! An action before it is confirmed: what would lie there, and the totals it would lead to.

use super::art;
use super::sites::{name, signed};
use crate::board::turn_ends;
use game::{Seat, Viewer};
use games::great_wall::{Action, Event, GreatWall, Kind, Lead, Site, Standing, View};
use maud::{Markup, html};
use words::{Language, Line, People, Speaks};

/// The size of a row of the foreseen totals, and how many stand below each other.
const ROW: (usize, usize) = (104, 24);
const ROWS: usize = 3;

/// Cards and tokens as they would lie at their site, and the totals there as they would be.
pub fn ghost(view: &View, action: Action, events: &[Event]) -> Markup {
    let Viewer::Seat(seat) = view.viewer else { return html! {} };
    let site = match action {
        Action::Draw | Action::Pass => return html! {},
        Action::Lay { site, .. } | Action::Cover { site, .. } | Action::Claim { site, .. } => site,
    };
    let changed = events.iter().find_map(|event| match event {
        Event::StandingChanged { site: at, before, after, .. } if *at == site => Some((before, after)),
        _ => None,
    });
    html! {
        @match action {
            Action::Draw | Action::Pass => {},
            Action::Lay { cards, .. } => (art::laid(seat, cards.kind(), cards.count())),
            Action::Cover { .. } => (art::laid(seat, Kind::Dragon, 1)),
            Action::Claim { token, .. } => (art::pendant(token, None)),
        }
        @if let Some((before, after)) = changed {
            @let present = after.present().count();
            g data-into={ "totals " (site) } {
                svg width="100%" height="100%" viewBox=(format!("0 0 {} {}", ROW.0 * present.div_ceil(ROWS), ROW.1 * present.min(ROWS))) {
                    @for (place, (seat, _)) in after.present().enumerate() { (foreseen(place, seat, before, after)) }
                }
            }
        }
    }
}

/// One row of the foreseen totals: the device of a seat, what it has now and what it would have, and a pennant for who
/// would lead.
fn foreseen(place: usize, seat: Seat, before: &Standing, after: &Standing) -> Markup {
    let total = |standing: &Standing| standing.of(seat).map(|sum| signed(sum.total()));
    let (was, now) = (total(before), total(after).unwrap_or_default());
    let (x, y) = (place / ROWS * ROW.0, place % ROWS * ROW.1);
    html! {
        g.leads[after.lead() == Lead::Sole(seat)].changes[was.as_ref() != Some(&now)] transform=(format!("translate({x} {y})")) {
            rect.ground x="1" y="1" width="102" height="22" rx="6" {}
            path.pennant d="M99 5V19L90 15.5V8.5Z" {}
            g class={ "mark of-" (seat) } { circle.disc cx="12" cy="12" r="9" {} use href={ "#device-" (seat) } x="6" y="6" width="12" height="12" {} }
            @if let Some(was) = was.filter(|was| *was != now) { text.was x="41" y="16.5" { (was) " \u{2192}" } }
            text.now x="72" y="17.5" { (now) }
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
        Event::StandingChanged { site, before, after, .. } => {
            Some(totals(*site, before, after, people, language))
        }
        Event::TurnBegan { .. } => Some(turn_ends(language)),
        _ => None,
    };
    unsaid.into_iter().chain(GreatWall::event(event, people, language)).collect()
}

fn totals(site: Site, before: &Standing, after: &Standing, people: &People, language: Language) -> Line {
    let shown: Vec<String> = after
        .present()
        .map(|(seat, sum)| {
            let now = signed(sum.total());
            match before.of(seat).map(|sum| signed(sum.total())).filter(|was| *was != now) {
                Some(was) => format!("{} {was}\u{a0}\u{2192}\u{a0}{now}", name(people, seat)),
                None => format!("{} {now}", name(people, seat)),
            }
        })
        .collect();
    let (number, shown) = (site.to_string(), shown.join(", "));
    let text = words::text(language, "board-great-wall-totals", &[("site", &number), ("totals", &shown)]);
    Line { text, places: vec![number] }
}
