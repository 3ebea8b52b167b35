//! An action before it is confirmed: what would lie on the map, come or go.

use super::art::{CARD, colours, face};
use super::lands::{Spot, at, edge, in_province, route};
use super::recap_map::signed;
use games::sun_tzu::{Action, Event, Prompt, Province, Shares, Side, View};
use maud::{Markup, html};

/// An action as it would lie on the map.
pub fn ghost(view: &View, side: Side, action: Action) -> Markup {
    match action {
        Action::Lay(place, card) => in_province(
            place,
            &at(
                Spot::Card(side),
                place,
                &html! {
                    (face(card))
                    rect.ghost-edge width=(CARD.0) height=(CARD.1) rx="7" {}
                },
            ),
        ),
        Action::Reveal(place) => html! { g.st-edges.chosen { (edge(place)) } },
        Action::Reinforce(place) => change(place, side, 1),
        Action::Raid(place) => change(place, view.provinces[place].holder.unwrap_or(side), -1),
        Action::March(from, to) => html! { (route(from, to)) (change(from, side, -1)) (change(to, side, 1)) },
        Action::Pay(shares) => leaving(shares, side),
        Action::Withdraw(shares) => html! {
            @if let Prompt::Withdraw { province, from_reserve, .. } = view.prompt {
                @for (from, _) in shares.iter() { (route(from, province)) }
                (change(province, side, (from_reserve + shares.total()).cast_signed()))
            }
            (leaving(shares, side))
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

fn leaving(shares: Shares, side: Side) -> Markup {
    html! { @for (from, armies) in shares.iter() { (change(from, side, -armies.cast_signed())) } }
}

/// Armies that would come or go, at the banner.
fn change(place: Province, side: Side, armies: i8) -> Markup {
    let told = html! {
        g class={ "st-change large " (colours(side)) (if armies < 0 { " minus" } else { "" }) } {
            rect x="34" y="-18" width="56" height="34" rx="17" {}
            text x="62" y="7" text-anchor="middle" font-size="22" { (signed(armies)) }
        }
    };
    in_province(place, &at(Spot::Camp, place, &told))
}
