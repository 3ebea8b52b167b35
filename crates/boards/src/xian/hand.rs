//! The viewer's hand: a card is two buttons, its worker above and its number for the order below. Then the pair that
//! was laid, what is chosen off the board, and what the viewer owns. Offers exactly what the view lists as legal.

use super::art::{amount_told, card_name, chip, icon, pigments, resource, worker_name};
use super::choices::choices;
use super::mine::mine;
use game::{Seat, Viewer};
use games::xian::{Card, CardSet, Decision, Gain, Hand, Pair, Resource, Sealed, View, Work};
use maud::{Markup, html};
use words::Language;

pub fn hand(view: &View, language: Language) -> Markup {
    let Viewer::Seat(seat) = view.viewer else { return html! {} };
    let Some(&Hand::Open { cards, sealed, under_deck }) = view.seats.get(seat.index()).map(|seat| &seat.hand)
    else {
        return html! {};
    };
    let decision = view.prompt.decision().filter(|_| !view.legal.is_empty());
    html! {
        div.xian-hand {
            div.xian-deal {
                @match decision {
                    Some(Decision::Favour) => {
                        div.xian-cards role="group" aria-label=(words::text(language, "board-xian-favour", &[])) {
                            @for card in cards.iter() { (returned(view, card, language)) }
                        }
                        div.xian-rest { (choices(view, language)) }
                    },
                    Some(Decision::Pair) => div.xian-cards role="group" aria-label=(words::text(language, "board-xian-pair", &[])) {
                        @for card in cards.iter() { (to_pair(view, card, language)) }
                    },
                    Some(decision) => {
                        @if let Some(pair) = laid(view, seat) {
                            div.xian-cards { (pair_shown(view, pair, decision == Decision::Worker, language)) }
                        }
                        div.xian-rest { (choices(view, language)) (kept(cards, under_deck, language)) }
                    },
                    None => {
                        (waiting(view, seat, cards, sealed, language))
                        div.xian-rest { (kept(left(view, seat, cards, sealed), under_deck, language)) }
                    },
                }
            }
            (markup::kept("xian-mine", (&view.table.players[seat], &view.seats[seat.index()], language), || mine(view, seat, language)))
        }
    }
}

/// The pair of this phase, once it is turned up.
fn laid(view: &View, seat: Seat) -> Option<Pair> {
    view.table.players[seat].pair
}

/// A card of which either part can be picked: the worker, or the number for the order.
fn to_pair(view: &View, card: Card, language: Language) -> Markup {
    let number = card.initiative().to_string();
    let order = words::text(language, "board-xian-as-order", &[("number", &number)]);
    html! {
        // A worker that is dropped on a card means its number, and the number a worker, whichever half is hit.
        div.xian-card.{ "xian-" (card.colour()) } id={ "card-" (card) } data-takes {
            button.xian-job type="button" data-thing={ (card) " on" } aria-pressed="false" {
                (face(view, card, language))
                span.xian-tag aria-hidden="true" { (words::text(language, "board-xian-tag-worker", &[])) }
            }
            button.xian-turn type="button" data-thing={ "on " (card) } aria-pressed="false" title=(order) {
                small { (words::text(language, "board-xian-tag-order", &[])) } " " b { (number) }
                span.xian-tag aria-hidden="true" { (words::text(language, "board-xian-tag-order", &[])) }
            }
        }
    }
}

/// A card that can be put under the deck for the Emperor's favour.
fn returned(view: &View, card: Card, language: Language) -> Markup {
    html! {
        button.xian-card.{ "xian-" (card.colour()) } id={ "card-" (card) } type="button" data-thing=(card) aria-pressed="false" {
            span.xian-job { (face(view, card, language)) }
            (foot(card, language))
            span.xian-tag aria-hidden="true" { (words::text(language, "board-xian-tag-return", &[])) }
        }
    }
}

/// A card that only lies there.
fn lying(view: &View, card: Card, language: Language) -> Markup {
    html! {
        div.xian-card.{ "xian-" (card.colour()) } id={ "card-" (card) } {
            span.xian-job { (face(view, card, language)) }
            (foot(card, language))
        }
    }
}

/// The number of a card, for the order.
fn foot(card: Card, language: Language) -> Markup {
    html! { span.xian-turn aria-hidden="true" { small { (words::text(language, "board-xian-tag-order", &[])) } b { (card.initiative()) } } }
}

/// The pair that was turned up: the worker, who can still be asked for what he brings, on the number of the order.
fn pair_shown(view: &View, pair: Pair, working: bool, language: Language) -> Markup {
    let number = pair.bottom.initiative().to_string();
    let order = words::text(language, "board-xian-your-order", &[("number", &number)]);
    html! {
        div.xian-card.xian-pair.{ "xian-" (pair.top.colour()) }.spent[!working] {
            @if working {
                button.xian-job type="button" data-thing="main" aria-pressed="false" { (face(view, pair.top, language)) }
                button.xian-turn type="button" data-thing="pigment" aria-pressed="false" {
                    small { (words::text(language, "board-xian-or", &[])) } (resource(pair.top.colour().into()))
                    span.visually-hidden { (amount_told(pair.top.colour().into(), 1, language)) }
                }
            } @else {
                span.xian-job { (face(view, pair.top, language)) }
            }
            span.xian-below title=(order) {
                small aria-hidden="true" { (words::text(language, "board-xian-tag-order", &[])) } b aria-hidden="true" { (number) }
                span.visually-hidden { (order) }
            }
        }
    }
}

/// While others decide: what the viewer has laid or turned up, and the cards that are left.
fn waiting(view: &View, seat: Seat, cards: CardSet, sealed: Sealed, language: Language) -> Markup {
    let told = words::text(language, "board-xian-sealed", &[]);
    html! {
        @match (sealed, laid(view, seat)) {
            (Sealed::Pair(pair), _) => div.xian-cards.xian-sealed title=(told) {
                (pair_shown(view, pair, false, language)) span.visually-hidden { (told) }
            },
            (Sealed::Favour(_), _) => div.xian-cards.xian-sealed title=(told) {
                @for card in cards.iter() { (lying(view, card, language)) } span.visually-hidden { (told) }
            },
            (Sealed::Nothing, Some(pair)) => div.xian-cards { (pair_shown(view, pair, false, language)) },
            (Sealed::Nothing, None) => div.xian-cards { @for card in cards.iter() { (lying(view, card, language)) } },
        }
    }
}

/// Who is on a card and what he brings now; without the amounts where the view does not know them any more.
fn face(view: &View, card: Card, language: Language) -> Markup {
    let known = view.workers.iter().find(|worker| worker.card == card);
    html! {
        span.xian-role { (icon(card.colour().name())) span { (worker_name(card, language)) } }
        span.visually-hidden { (card_name(card, language)) }
        svg.xian-pic viewBox="0 0 24 24" aria-hidden="true" { use href={ "#xian-" (trade(card)) } {} }
        @match known {
            Some(worker) => {
                span.xian-brings { (brings(worker.main, language)) }
                span.xian-or.none[!worker.pigment] {
                    (words::text(language, "board-xian-or", &[])) " " (resource(card.colour().into()))
                    span.visually-hidden { (amount_told(card.colour().into(), 1, language)) }
                }
            },
            None => span.xian-brings { (printed(card, language)) },
        }
    }
}

/// The picture of a trade, or of an assistant.
fn trade(card: Card) -> String {
    match card.work() {
        Work::Coins(_) => "tax".to_owned(),
        Work::Clay(_) => "craft".to_owned(),
        Work::Pigments(_) => "mine".to_owned(),
        Work::Recruit(assistant) => assistant.to_string(),
    }
}

/// What is printed on a card.
fn printed(card: Card, language: Language) -> Markup {
    match card.work() {
        Work::Coins(coins) => many(coins, Resource::Coin, language),
        Work::Clay(clay) => many(clay, Resource::Clay, language),
        Work::Pigments(colours) => html! { @for &colour in colours { (resource(colour.into())) } },
        Work::Recruit(_) => html! {},
    }
}

/// What the main effect of a worker brings.
fn brings(gain: Gain, language: Language) -> Markup {
    match gain {
        Gain::Coins(coins) => many(coins, Resource::Coin, language),
        Gain::Clay(clay) => many(clay, Resource::Clay, language),
        Gain::Recruit { assistant, prestige } => {
            let help = words::text(language, &format!("board-xian-{assistant}-help"), &[]);
            html! { span title=(help) { "+" (prestige) (icon("seal")) span.visually-hidden { (help) } } }
        }
        Gain::Pigments { taken, exhausted } => html! {
            (pigments(taken)) span.none { (pigments(exhausted)) }
            @for colour in taken.iter() { span.visually-hidden { (amount_told(colour.into(), 1, language)) " " } }
        },
    }
}

fn many(count: u8, of: Resource, language: Language) -> Markup {
    html! {
        span aria-hidden="true" { (count) } (resource(of))
        span.visually-hidden { (amount_told(of, count, language)) }
    }
}

/// The cards that are in the hand and not shown yet while others decide.
fn left(view: &View, seat: Seat, cards: CardSet, sealed: Sealed) -> CardSet {
    match (sealed, laid(view, seat)) {
        (Sealed::Pair(_), _) | (Sealed::Nothing, Some(_)) => cards,
        (Sealed::Favour(_), _) | (Sealed::Nothing, None) => CardSet::EMPTY,
    }
}

/// The cards that stay in the hand, and those under the deck, which come back in the last round.
fn kept(cards: CardSet, under_deck: CardSet, language: Language) -> Markup {
    html! {
        @if !cards.is_empty() || !under_deck.is_empty() {
            div.xian-keeps {
                (row(cards, "board-xian-cards", "board-xian-cards-help", language))
                (row(under_deck, "board-xian-under-deck", "board-xian-under-deck-help", language))
            }
        }
    }
}

fn row(cards: CardSet, key: &str, help: &str, language: Language) -> Markup {
    html! {
        @if !cards.is_empty() {
            p.xian-kept title=(words::text(language, help, &[])) {
                span.small { (words::text(language, key, &[])) } @for card in cards.iter() { (chip(card, language)) }
            }
        }
    }
}
