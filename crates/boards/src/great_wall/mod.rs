//! Great Wall of China on a page: one row of cards for each site, with what every card and every player is worth
//! there at this moment. Rows grow and wrap, so this board is made of boxes, and only its pieces are drawn.

mod art;
mod scoring;
mod sites;
mod told;

use crate::board::Board;
use crate::marks::{seat_letter, seat_mark};
use game::{Seat, Viewer};
use great_wall::{
    Action, Column, DECK, Event, FaceDown, GreatWall, Hand, Kind, Lot, PlayerView, Prompt, Site, Token,
    Tokens, View, Won,
};
use maud::{Markup, html};
use words::{Language, Line, People, page};

impl Board for GreatWall {
    const MINUTES: u32 = 30;
    const STYLESHEET: &'static str = include_str!("../../assets/great-wall.css");
    const STEPS: bool = true;

    fn shapes() -> Markup {
        art::signs()
    }

    fn picture() -> Markup {
        let cards = [
            (0, Kind::Wall),
            (0, Kind::Gate),
            (2, Kind::Dragon),
            (2, Kind::Horseman),
            (1, Kind::Watchtower),
            (1, Kind::Noble),
        ];
        html! {
            svg.picture.great-wall-picture viewBox="0 0 400 132" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
                path.ridge d="M-40 70Q10 20 70 44T180 26T290 40T440 30V160H-40Z" {}
                path.ridge d="M-40 104Q30 70 110 92T270 84T440 96V160H-40Z" {}
                @for (place, (seat, kind)) in cards.into_iter().enumerate() {
                    @if let Some(owner) = Seat::new(seat) {
                        g transform=(format!("translate({} 34)", 38 + 56 * place)) { (art::laid(owner, kind, 1)) }
                    }
                }
                g transform="translate(94 34)" { (art::shield(Token::Seven)) }
            }
        }
    }

    fn board(view: &View, people: &People, language: Language) -> Markup {
        html! {
            div.board.great-wall.claiming[is_claiming(view)] {
                (sites::course(view, people, language))
                div.sites role="grid" aria-label=(page(language, "board", &[])) {
                    @for site in &view.sites { (sites::site(view, site, people, language)) }
                }
            }
        }
    }

    fn hand(view: &View, language: Language) -> Markup {
        let Viewer::Seat(seat) = view.viewer else { return html! {} };
        let player = &view.players[seat.index()];
        let Hand::Open { cards } = player.hand else { return html! {} };
        let deck = face_down(&player.deck);
        let left = page(language, "board-great-wall-draw", &[("count", &deck.to_string())]);
        html! {
            @if let Prompt::Act { owed: 1, horsemen: Some(free @ 1..), .. } = view.prompt {
                p.warning { (page(language, "board-great-wall-horsemen-now", &[("count", &free.to_string())])) }
            }
            div.holding {
                button.playing-card type="button" data-thing="draw" aria-pressed="false" title=(left) {
                    (art::back(seat, deck))
                    span.visually-hidden { (left) }
                    span.caption aria-hidden="true" { (page(language, "board-great-wall-deck", &[])) }
                }
                @for (kind, count) in cards.counts() { (lots(seat, kind, count, language)) }
                @if let Prompt::Act { may_pass: true, .. } = view.prompt {
                    button.pass type="button" data-thing="pass" aria-pressed="false" { (page(language, "board-great-wall-pass", &[])) }
                }
            }
        }
    }

    fn seat(view: &View, seat: Seat, language: Language) -> Markup {
        let player = &view.players[seat.index()];
        let held = match player.hand {
            Hand::Open { cards } => cards.len(),
            Hand::Hidden { count } => count,
        };
        let (key, fame) = match player.won {
            Won::Open { points, .. } => ("board-great-wall-points", points.to_string()),
            Won::Hidden { count } => ("board-great-wall-tokens", count.to_string()),
        };
        let deck = face_down(&player.deck).to_string();
        html! {
            span.figure { b { (fame) } (page(language, key, &[("count", &fame)])) }
            span.figure { (page(language, "board-great-wall-held", &[("hand", &held.to_string()), ("deck", &deck)])) }
        }
    }

    fn beside(view: &View, language: Language) -> Markup {
        let pool = face_down(&view.pool).to_string();
        html! {
            h2 { (page(language, "board-great-wall-unlaid", &[])) }
            table.unlaid {
                thead {
                    tr {
                        td {}
                        @for (kind, _) in DECK { th scope="col" title=(kind_name(kind, language)) { (art::glyph(kind)) span.visually-hidden { (kind_name(kind, language)) } } }
                    }
                }
                tbody { @for player in &view.players { (unlaid(player)) } }
            }
            h2 { (page(language, "board-great-wall-fame", &[])) }
            ul.fame-won { @for player in &view.players { li { (seat_mark(player.seat)) (won(player.won, language)) } } }
            p.small { (page(language, "board-great-wall-pool", &[("count", &pool)])) }
            @if !view.removed.is_empty() {
                p.small.tokens { (page(language, "board-great-wall-removed", &[])) (tokens(view.removed)) }
            }
            details.legend {
                summary.small { (page(language, "board-great-wall-legend", &[])) }
                ul {
                    @for (kind, copies) in DECK {
                        li { (art::glyph(kind)) span { (copies) " \u{d7} " b { (kind_name(kind, language)) } " " (power(kind, language)) } }
                    }
                }
            }
        }
    }

    fn ghost(view: &View, action: Action) -> Markup {
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

    fn echoes(event: &Event) -> bool {
        told::echoes(event)
    }

    fn foretold(event: &Event, people: &People, language: Language) -> Vec<Line> {
        told::foretold(event, people, language)
    }

    fn story(moves: &[Vec<Event>], people: &People, language: Language) -> Markup {
        scoring::turns(moves, people, language)
    }

    fn meant(view: &View, things: &[&str]) -> Vec<Action> {
        told::meant(view, things)
    }
}

/// Whether the viewer has a first token to claim.
fn is_claiming(view: &View) -> bool {
    matches!(view.prompt, Prompt::Claim { seat, .. } if view.viewer.is(seat))
}

/// Equal cards of a hand as a fan: the third of them takes three, so the one on top gathers all. A stepper takes
/// one more or one less.
fn lots(owner: Seat, kind: Kind, count: u8, language: Language) -> Markup {
    let free = kind == Kind::Horseman;
    let many = count > 1 && !free;
    let named = |count: u8| {
        page(language, "great-wall-cards", &[("kind", kind.name()), ("count", &count.to_string())])
    };
    html! {
        div.lots role="group" aria-label=(named(count)) {
            div.fan {
                @for lot in (1..=count).filter_map(|number| Lot::new(kind, number)) {
                    button.playing-card type="button" data-thing={ "lay " (lot) } aria-pressed="false" title=(named(lot.count())) {
                        span.visually-hidden { (named(lot.count())) }
                        (art::card(owner, kind, many.then_some(lot.count())))
                    }
                }
            }
            span.caption aria-hidden="true" {
                (kind_name(kind, language))
                @if free { " · " (page(language, "board-great-wall-free", &[("count", &count.to_string())])) }
            }
            @if many {
                div.stepper {
                    (step("\u{2212}", -1, &page(language, "board-great-wall-fewer", &[])))
                    (step("+", 1, &page(language, "board-great-wall-more", &[])))
                }
            }
        }
    }
}

/// A button of a stepper.
fn step(sign: &str, by: i8, name: &str) -> Markup {
    html! { button type="button" data-step=(by) title=(name) { span aria-hidden="true" { (sign) } span.visually-hidden { (name) } } }
}

/// What a player has not laid yet, kind by kind.
fn unlaid(player: &PlayerView) -> Markup {
    html! {
        tr {
            th scope="row" { (seat_mark(player.seat)) span.visually-hidden { (seat_letter(player.seat)) } }
            @for (kind, _) in DECK {
                @let count = player.unlaid.count(kind);
                td.none[count == 0] { (count) }
            }
        }
    }
}

fn won(won: Won, language: Language) -> Markup {
    html! {
        @match won {
            Won::Open { tokens: shown, points } => {
                (tokens(shown))
                b { (page(language, "board-great-wall-sum", &[("count", &points.to_string())])) }
            },
            Won::Hidden { count } => {
                span { (page(language, "board-great-wall-face-down", &[("count", &count.to_string())])) }
            },
        }
    }
}

fn tokens(tokens: Tokens) -> Markup {
    html! {
        span.tokens {
            @for token in tokens.iter() { (art::token(token)) }
            span.visually-hidden { (listed(tokens.iter())) }
        }
    }
}

fn listed(tokens: impl Iterator<Item = Token>) -> String {
    tokens.map(|token| token.to_string()).collect::<Vec<_>>().join(", ")
}

fn face_down<P>(pile: &FaceDown<P>) -> usize {
    match pile {
        FaceDown::Open { next_first } => next_first.len(),
        FaceDown::Hidden { count } => *count,
    }
}

/// What a kind of card is worth, and what it can do.
fn power(kind: Kind, language: Language) -> String {
    page(language, "board-great-wall-power", &[("kind", kind.name())])
}

fn kind_name(kind: Kind, language: Language) -> String {
    page(language, "great-wall-card", &[("kind", kind.name())])
}

/// A site, or a card on top of a column, as the words of an action.
fn site_words(site: Site) -> String {
    format!("at {site}")
}

fn column_words(site: Site, column: Column) -> String {
    format!("at {site} on {column}")
}
