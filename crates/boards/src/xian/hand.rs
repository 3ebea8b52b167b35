//! What the viewer decides with: the cards in hand, the builder of pairs, and whatever is chosen off the board.
//! Offers exactly what the view lists as legal.

use super::art::{icon, letter, pigments, resource};
use super::city::chip;
use game::{Seat, Viewer};
use games::xian::{
    Action, Card, CardSet, Colour, Decision, Door, Gain, Hand, Price, Resource, Sealed, Set, View, Xian,
};
use maud::{Markup, html};
use words::{Language, Speaks};

pub fn hand(view: &View, language: Language) -> Markup {
    let Viewer::Seat(seat) = view.viewer else { return html! {} };
    let Some(&Hand::Open { cards, sealed, under_deck }) = view.seats.get(seat.index()).map(|seat| &seat.hand)
    else {
        return html! {};
    };
    let decision = view.prompt.decision().filter(|_| !view.legal.is_empty());
    html! {
        div.xian-hand {
            @match decision {
                Some(Decision::Favour) => {
                    (row("board-xian-favour", language, &html! {
                        @for card in cards.iter() { (worker(view, card, &card.to_string(), language)) }
                    }))
                    (choices(view, language))
                },
                Some(Decision::Pair) => (pair(view, cards, language)),
                Some(decision) => {
                    @if decision == Decision::Worker { (lying(working(view, seat), "board-xian-worker", language)) }
                    (hint(decision, language))
                    (choices(view, language))
                    (lying(cards, "board-xian-cards", language))
                },
                None => {
                    (laid(sealed, language))
                    (lying(cards, "board-xian-cards", language))
                },
            }
            (lying(under_deck, "board-xian-under-deck", language))
        }
    }
}

/// The card on top of a pair that is turned up: the worker of this turn.
fn working(view: &View, seat: Seat) -> CardSet {
    view.table.players[seat].pair.iter().map(|pair| pair.top).collect()
}

/// The builder of pairs: the top card works, the bottom card decides the order.
fn pair(view: &View, cards: CardSet, language: Language) -> Markup {
    html! {
        (row("board-xian-top", language, &html! {
            @for card in cards.iter() { (worker(view, card, &format!("{card} on"), language)) }
        }))
        (row("board-xian-bottom", language, &html! {
            @for card in cards.iter() {
                button type="button" class={ "xian-card low " (card.colour()) } data-thing={ "on " (card) } aria-pressed="false"
                    aria-label=(card_name(card, language)) { b { (card.initiative()) } span { (letter(card.colour(), language)) } }
            }
        }))
    }
}

/// A worker card to pick, with what it brings now.
fn worker(view: &View, card: Card, thing: &str, language: Language) -> Markup {
    let known = view.workers.iter().find(|worker| worker.card == card);
    html! {
        button type="button" class={ "xian-card " (card.colour()) } data-thing=(thing) aria-pressed="false" {
            span.visually-hidden { (words::text(language, "board-xian-brings", &[("card", &card_name(card, language))])) " " }
            b aria-hidden="true" { (card.initiative()) " " (letter(card.colour(), language)) }
            @if let Some(worker) = known {
                span.xian-main { (gain(worker.main, language)) }
                span.xian-or.none[!worker.pigment] {
                    (words::text(language, "board-xian-or", &[])) " " (resource(card.colour().into(), language))
                    span.visually-hidden { (amount(card.colour().into(), language)) }
                }
            }
        }
    }
}

/// What the main effect of a worker brings.
fn gain(gain: Gain, language: Language) -> Markup {
    let many = |count: u8, of: Resource| {
        let told = [("resource", of.name()), ("count", &count.to_string())];
        html! {
            span aria-hidden="true" { (count) } (resource(of, language))
            span.visually-hidden { (words::text(language, "board-xian-amount", &told)) }
        }
    };
    match gain {
        Gain::Coins(coins) => many(coins, Resource::Coin),
        Gain::Clay(clay) => many(clay, Resource::Clay),
        Gain::Recruit { assistant, prestige } => html! {
            (words::text(language, &format!("board-xian-{assistant}"), &[]))
            @if prestige > 0 { " +" (prestige) (icon("seal")) }
        },
        Gain::Pigments { taken, exhausted } => html! {
            (pigments(taken, language)) span.none { (pigments(exhausted, language)) }
            @for colour in taken.iter() { span.visually-hidden { (amount(colour.into(), language)) " " } }
        },
    }
}

/// Where on the board the answer lies.
fn hint(decision: Decision, language: Language) -> Markup {
    let key = match decision {
        Decision::Building => "board-xian-hint-building",
        Decision::Model => "board-xian-hint-model",
        Decision::Paint => "board-xian-hint-paint",
        Decision::Forge => "board-xian-hint-forge",
        _ => return html! {},
    };
    html! { p.small { (words::text(language, key, &[])) } }
}

/// Whatever is not picked on the board: steps, tiles, payments, resources.
fn choices(view: &View, language: Language) -> Markup {
    let legal = || view.legal.iter().copied();
    let given: Set<Resource> = legal().flat_map(named).collect();
    let from: Set<Resource> = legal().filter_map(|action| swapped(action).map(|(give, _)| give)).collect();
    let into: Set<Resource> = legal().filter_map(|action| swapped(action).map(|(_, take)| take)).collect();
    html! {
        @if !given.is_empty() { div.xian-row role="group" { (goods(given, "", "", language)) } }
        @if !from.is_empty() {
            (row("board-xian-swap-give", language, &goods(from, "swap ", "", language)))
            (row("board-xian-swap-take", language, &goods(into, "for ", "", language)))
        }
        div.xian-choices {
            @for action in legal().filter(|&action| is_whole(action)) {
                button type="button" data-thing=(action) aria-pressed="false" {
                    @for pigment in pigments_of(view, action) { (resource(pigment.into(), language)) }
                    (<Xian as Speaks>::action(&action, language))
                }
            }
            @for door in Door::ALL {
                @if legal().any(|action| matches!(action, Action::Enter { door: Some(used), .. } if used == door)) {
                    (with_tile(door.name(), language))
                }
            }
            @if legal().any(is_reduced) { (with_tile("reduced", language)) }
        }
    }
}

/// The pigments that an action takes or pays, where its words do not name them.
fn pigments_of(view: &View, action: Action) -> Vec<Colour> {
    match (action, view.viewer) {
        (Action::Pay(payment), _) => payment.iter().collect(),
        (Action::Pigment, Viewer::Seat(seat)) => working(view, seat).iter().map(Card::colour).collect(),
        _ => vec![],
    }
}

/// A tile that changes what is picked on the board.
fn with_tile(word: &str, language: Language) -> Markup {
    html! {
        button.xian-with type="button" data-thing=(word) aria-pressed="false" {
            (words::text(language, &format!("board-xian-with-{word}-tile"), &[]))
        }
    }
}

/// Whether an action has a button of its own: those that name no place on the board and no goods.
fn is_whole(action: Action) -> bool {
    match action {
        Action::Main
        | Action::Pigment
        | Action::Pass
        | Action::Market
        | Action::Extra(_)
        | Action::EndTurn
        | Action::Pay(_)
        | Action::Sign
        | Action::NoSignature
        | Action::Choose(_)
        | Action::NoSwap => true,
        Action::Return(returned) => returned.cards().is_empty(),
        Action::Commit(_)
        | Action::Enter { .. }
        | Action::Model { .. }
        | Action::Paint { .. }
        | Action::Forge { .. }
        | Action::Swap { .. }
        | Action::Give(_)
        | Action::Take(_) => false,
    }
}

fn is_reduced(action: Action) -> bool {
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

fn swapped(action: Action) -> Option<(Resource, Resource)> {
    match action {
        Action::Swap { give, take } => Some((give, take)),
        _ => None,
    }
}

/// A button for each resource; `before` is what an action says before its name.
fn goods(resources: Set<Resource>, before: &str, after: &str, language: Language) -> Markup {
    html! {
        @for one in resources.iter() {
            button.xian-good type="button" data-thing={ (before) (one) (after) } aria-pressed="false"
                aria-label=(amount(one, language)) title=(amount(one, language)) { (resource(one, language)) }
        }
    }
}

fn amount(resource: Resource, language: Language) -> String {
    words::text(language, "board-xian-amount", &[("resource", resource.name()), ("count", "1")])
}

fn row(key: &str, language: Language, content: &Markup) -> Markup {
    html! {
        div.xian-row role="group" aria-label=(words::text(language, key, &[])) {
            span.small { (words::text(language, key, &[])) }
            div.xian-cards { (content) }
        }
    }
}

/// Cards that are only to be seen.
fn lying(cards: CardSet, key: &str, language: Language) -> Markup {
    html! {
        @if !cards.is_empty() {
            p.small { (words::text(language, key, &[])) " " @for card in cards.iter() { (chip(card, language)) " " } }
        }
    }
}

/// What the viewer has sealed until all have decided.
fn laid(sealed: Sealed, language: Language) -> Markup {
    match sealed {
        Sealed::Nothing => html! {},
        Sealed::Favour(_) => html! { p.small { (words::text(language, "board-xian-sealed", &[])) } },
        Sealed::Pair(pair) => html! {
            p { (words::text(language, "board-xian-sealed", &[])) " " (chip(pair.top, language)) " / " (chip(pair.bottom, language)) }
        },
    }
}

fn card_name(card: Card, language: Language) -> String {
    let colour = words::text(language, &format!("board-xian-{}", card.colour()), &[]);
    words::text(
        language,
        "board-xian-card",
        &[("colour", &colour), ("number", &card.initiative().to_string())],
    )
}
