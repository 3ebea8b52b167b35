//! Whatever is chosen off the board: steps of a turn, tiles, payments, goods of the market and of the Emissary.

use super::art::{amount_told, icon, resource};
use super::mausoleum::{tile_help, tile_shape};
use games::xian::{Action, Building, Colour, Door, Price, Resource, Set, Tile, Verb, View, Xian};
use maud::{Markup, html};
use words::{Language, Speaks};

pub fn choices(view: &View, language: Language) -> Markup {
    let legal = || view.legal.iter().copied();
    let given: Set<Resource> = legal().flat_map(named).collect();
    let from: Set<Resource> = legal().filter_map(|action| swapped(action).map(|(give, _)| give)).collect();
    let into: Set<Resource> = legal().filter_map(|action| swapped(action).map(|(_, take)| take)).collect();
    let extra: Vec<Verb> = legal().filter_map(extra).collect();
    html! {
        div.xian-choices {
            @if !given.is_empty() { (goods(given, "", language)) }
            @if !from.is_empty() {
                (row("board-xian-swap-give", language, &goods(from, "swap ", language)))
                (row("board-xian-swap-take", language, &goods(into, "for ", language)))
            }
            @for action in legal().filter(|&action| is_whole(action)) { (whole(action, language)) }
            @for door in Door::ALL {
                @if legal().any(|action| matches!(action, Action::Enter { door: Some(used), .. } if used == door)) {
                    (with_tile(door.name(), Tile::OpenOrFree, language))
                }
            }
            @if legal().any(is_reduced) { (with_tile("reduced", Tile::Reduction, language)) }
            @if !extra.is_empty() { (again(&extra, language)) }
        }
    }
}

/// An action with a button of its own.
fn whole(action: Action, language: Language) -> Markup {
    let told = <Xian as Speaks>::action(&action, language);
    html! {
        button.xian-choice type="button" data-thing=(action) aria-pressed="false" title=[tile_of(action).map(|tile| tile_help(tile, language))] {
            @if let Some(tile) = tile_of(action) { (icon(tile_shape(tile))) }
            @for pigment in paid(action) { (resource(pigment.into())) }
            @match action {
                Action::Pass => { (words::text(language, "board-xian-pass", &[])) " " small aria-hidden="true" { "+1" } (resource(Resource::Coin)) span.visually-hidden { (told) } },
                Action::Pay(_) => span.visually-hidden { (told) },
                _ => (told),
            }
        }
    }
}

/// The tile that an action uses by itself.
const fn tile_of(action: Action) -> Option<Tile> {
    match action {
        Action::Market => Some(Tile::Market),
        _ => None,
    }
}

/// The pigments that an action pays.
fn paid(action: Action) -> Vec<Colour> {
    match action {
        Action::Pay(payment) => payment.iter().collect(),
        _ => vec![],
    }
}

/// A tile that changes what is picked on the board.
fn with_tile(word: &str, tile: Tile, language: Language) -> Markup {
    html! {
        button.xian-choice.with type="button" data-thing=(word) aria-pressed="false" title=(tile_help(tile, language)) {
            (icon(tile_shape(tile))) (words::text(language, &format!("board-xian-with-{word}-tile"), &[]))
        }
    }
}

/// The +1 Action tile, with the actions that it can be used for.
fn again(verbs: &[Verb], language: Language) -> Markup {
    let help = tile_help(Tile::PlusOneAction, language);
    html! {
        span.xian-again role="group" aria-label=(help) title=(help) {
            (icon(tile_shape(Tile::PlusOneAction)))
            @for &verb in verbs {
                button.xian-choice.{ "xian-" (verb.building().colour()) } type="button" data-thing={ "extra " (verb) } aria-pressed="false"
                    aria-label=(<Xian as Speaks>::action(&Action::Extra(verb), language)) {
                    (icon(sign_of(verb.building()))) (words::text(language, &format!("board-xian-verb-{verb}"), &[]))
                }
            }
        }
    }
}

/// The sign of the colour of a building.
fn sign_of(building: Building) -> &'static str {
    building.colour().name()
}

/// Whether an action has a button of its own: those that name no place on the board, no card and no goods.
fn is_whole(action: Action) -> bool {
    match action {
        Action::Pass
        | Action::Market
        | Action::EndTurn
        | Action::Pay(_)
        | Action::Sign
        | Action::NoSignature
        | Action::NoSwap => true,
        Action::Return(returned) => returned.cards().is_empty(),
        Action::Commit(_)
        | Action::Main
        | Action::Pigment
        | Action::Enter { .. }
        | Action::Extra(_)
        | Action::Model { .. }
        | Action::Paint { .. }
        | Action::Forge { .. }
        | Action::Choose(_)
        | Action::Swap { .. }
        | Action::Give(_)
        | Action::Take(_) => false,
    }
}

const fn extra(action: Action) -> Option<Verb> {
    match action {
        Action::Extra(verb) => Some(verb),
        _ => None,
    }
}

const fn is_reduced(action: Action) -> bool {
    matches!(
        action,
        Action::Model { price: Price::Reduced, .. }
            | Action::Paint { price: Price::Reduced, .. }
            | Action::Forge { price: Price::Reduced, .. }
    )
}

/// The goods that go to the market or come from it.
fn named(action: Action) -> Vec<Resource> {
    match action {
        Action::Give(things) | Action::Take(things) => things.iter().collect(),
        _ => vec![],
    }
}

const fn swapped(action: Action) -> Option<(Resource, Resource)> {
    match action {
        Action::Swap { give, take } => Some((give, take)),
        _ => None,
    }
}

/// A button for each resource; `before` is what an action says before its name.
fn goods(resources: Set<Resource>, before: &str, language: Language) -> Markup {
    html! {
        span.xian-goods {
            @for one in resources.iter() {
                button.xian-good type="button" data-thing={ (before) (one) } aria-pressed="false"
                    aria-label=(amount_told(one, 1, language)) title=(amount_told(one, 1, language)) { (resource(one)) }
            }
        }
    }
}

fn row(key: &str, language: Language, content: &Markup) -> Markup {
    html! {
        span.xian-trade role="group" aria-label=(words::text(language, key, &[])) {
            span.small { (words::text(language, key, &[])) } (content)
        }
    }
}
