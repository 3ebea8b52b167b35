//! An action before it is confirmed: what would lie on the map, come or go.

use super::art::{CARD, face};
use super::board::{BANNER, card_place, middle, outline, translate};
use games::sun_tzu::{Action, Event, Prompt, Province, Shares, Side, View};
use maud::{Markup, html};

/// An action as it would lie on the map.
pub fn ghost(view: &View, side: Side, action: Action) -> Markup {
    match action {
        Action::Lay(place, card) => html! {
            g transform=(translate(card_place(place, side))) {
                (face(card))
                rect.ghost-edge width=(CARD.0) height=(CARD.1) rx="5" {}
            }
        },
        Action::Reveal(place) => html! { path.ghost-edge d=(outline(place)) {} },
        Action::Reinforce(place) => change(place, "+1"),
        Action::Raid(place) => change(place, "\u{2212}1"),
        Action::March(from, to) => html! { (way(from, to)) (change(from, "\u{2212}1")) (change(to, "+1")) },
        Action::Pay(shares) => leaving(shares),
        Action::Withdraw(shares) => html! {
            @if let Prompt::Withdraw { province, .. } = view.prompt {
                @for (from, _) in shares.iter() { (way(from, province)) }
            }
            (leaving(shares))
        },
        Action::Choose(_)
        | Action::Trade(_)
        | Action::NoTrade
        | Action::Pass
        | Action::Feint
        | Action::GreatPlague
        | Action::Draw
        | Action::Keep(_) => html! {},
    }
}

/// Where a card goes that is not kept, what is paid and who marches in is more than the action says.
pub fn echoes(event: &Event) -> bool {
    match event {
        Event::CardLaid { .. }
        | Event::DrawDeclined { .. }
        | Event::Passed { .. }
        | Event::ProvinceNamed { .. }
        | Event::WarlordChosen { .. }
        | Event::WarlordShown { .. } => true,
        Event::TradeSettled { cards, .. } => cards.is_empty(),
        _ => false,
    }
}

fn leaving(shares: Shares) -> Markup {
    html! {
        @for (from, armies) in shares.iter() { (change(from, &format!("\u{2212}{armies}"))) }
    }
}

/// Armies that would come or go.
fn change(place: Province, armies: &str) -> Markup {
    html! {
        g transform=(translate(camp(place))) {
            circle.st-change r="21" {}
            text.st-change-text y="8" text-anchor="middle" font-size="22" { (armies) }
        }
    }
}

/// The way armies take from one province to another.
fn way(from: Province, to: Province) -> Markup {
    let ((x0, y0), (x1, y1)) = (camp(from), camp(to));
    html! { path.st-way d=(format!("M{x0} {y0}L{x1} {y1}")) {} }
}

/// Where the armies of a province stand.
const fn camp(province: Province) -> (i32, i32) {
    let (x, y) = middle(province);
    (x + BANNER.0 + 25, y + BANNER.1 + 22)
}
