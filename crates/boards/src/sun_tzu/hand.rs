//! What a side holds and what it is asked: cards to pick, shares to give, a warlord to play.

use super::art::{card, card_name};
use super::{name_of, own, plan, say};
use games::sun_tzu::{
    Action, Card, Cards, Hand, Phase, Prompt, Province, Shares, Side, Timing, View, Warlord, WarlordView,
};
use maud::{Markup, html};
use words::{Language, Speaks};

pub fn hand(view: &View, side: Side, language: Language) -> Markup {
    let held = cards(view);
    html! {
        @match view.prompt {
            Prompt::ChooseWarlord => div.st-cards { @for warlord in choices(view) { (warlord_card(warlord, language)) } },
            Prompt::Lay { .. } => {
                (plan::slots(view, side, language))
                (picks(held, language))
                (plan::warning(view, side, language))
            },
            Prompt::Trade { .. } => {
                (plan::slots(view, side, language))
                (picks(held.white(), language))
                (button("no trade", Action::NoTrade, language))
                (shelf(held.yellow(), "hand", language))
            },
            Prompt::Keep { cards, .. } => {
                (picks(cards, language))
                (shelf(held, "hand", language))
            },
            Prompt::PlayWarlord { warlord, .. } => {
                p.small.st-full { (warlord_help(warlord, language)) }
                @match warlord {
                    Warlord::Feint => (button("feint", Action::Feint, language)),
                    Warlord::GreatPlague => (button("great plague", Action::GreatPlague, language)),
                    _ => p.small.st-full { (say(language, "on-map", &[])) },
                }
                (button("pass", Action::Pass, language))
            },
            Prompt::Pay { side: payer, .. } | Prompt::Withdraw { side: payer, .. } if payer == side => (shares(view, language)),
            Prompt::DrawOrPass { .. } => {
                (button("draw", Action::Draw, language))
                (button("pass", Action::Pass, language))
                (shelf(held, "hand", language))
            },
            _ => {
                @if view.phase == Phase::Plan { (plan::slots(view, side, language)) }
                (shelf(held, "hand", language))
            },
        }
        (secrets(view, side, language))
    }
}

/// The cards in the viewer's own hand.
pub fn cards(view: &View) -> Cards {
    match own(view).map(|side| view.sides[side].hand) {
        Some(Hand::Open { cards, .. }) => cards,
        Some(Hand::Hidden { .. }) | None => Cards::EMPTY,
    }
}

/// A warlord in a few words: what it does and when.
fn warlord_help(warlord: Warlord, language: Language) -> String {
    say(language, "warlord-help", &[("warlord", &warlord.name().replace(' ', "-"))])
}

pub fn warlord_name(warlord: Warlord, language: Language) -> String {
    say(language, "warlord", &[("warlord", &warlord.name().replace(' ', "-"))])
}

/// Cards to pick; equal cards lie on one another and can be picked as often. What cannot be had is faint, and
/// says why.
fn picks(cards: Cards, language: Language) -> Markup {
    html! {
        @for kind in cards.kinds().iter() {
            button.tile.st-pick type="button" data-thing=(kind) aria-pressed="false" {
                span.visually-hidden { (counted(kind, cards.count(kind), language)) }
                (card(kind))
                @if cards.count(kind) > 1 { span.st-count aria-hidden="true" { "\u{d7}" (cards.count(kind)) } }
            }
        }
    }
}

/// How many armies every province could give, by what is possible.
fn shares(view: &View, language: Language) -> Markup {
    let ways: Vec<Shares> = view.legal.iter().filter_map(|action| shares_of(*action)).collect();
    html! {
        @for from in Province::ALL {
            @let most = ways.iter().map(|shares| shares.0[from]).max().unwrap_or(0);
            @if most > 0 {
                div.st-share.st-full role="group" aria-label=(name_of(from, language)) {
                    span { (name_of(from, language)) }
                    @for armies in (1..=most).filter(|&armies| ways.iter().any(|shares| shares.0[from] == armies)) {
                        @let told = [("province", name_of(from, language)), ("count", armies.to_string())];
                        button.st-number-button type="button" data-thing={ (from) " " (armies) } aria-pressed="false" {
                            span.visually-hidden { (say(language, "share", &told.each_ref().map(|(key, value)| (*key, value.as_str())))) }
                            span aria-hidden="true" { (armies) }
                        }
                    }
                }
            }
        }
    }
}

const fn shares_of(action: Action) -> Option<Shares> {
    match action {
        Action::Pay(shares) | Action::Withdraw(shares) => Some(shares),
        _ => None,
    }
}

fn choices(view: &View) -> impl Iterator<Item = Warlord> {
    view.legal.iter().filter_map(|action| match action {
        Action::Choose(warlord) => Some(*warlord),
        _ => None,
    })
}

fn warlord_card(warlord: Warlord, language: Language) -> Markup {
    html! {
        button.tile.st-warlord type="button" data-thing=(warlord) aria-pressed="false" {
            b { (warlord_name(warlord, language)) }
            span { (warlord_help(warlord, language)) }
        }
    }
}

/// A decision that is a button of its own.
fn button(thing: &str, action: Action, language: Language) -> Markup {
    html! {
        button.tile.st-choice type="button" data-thing=(thing) aria-pressed="false" { (games::sun_tzu::SunTzu::action(&action, language)) }
    }
}

/// Cards to look at, not to pick.
fn shelf(cards: Cards, key: &str, language: Language) -> Markup {
    html! {
        @if !cards.is_empty() {
            div.st-shelf.st-full {
                span.small { (say(language, key, &[])) }
                ul { @for kind in cards.iter() { li aria-label=(card_name(kind, language)) { (card(kind)) } } }
            }
        }
    }
}

/// What the side settled in secret, remembers, and still has up its sleeve.
fn secrets(view: &View, side: Side, language: Language) -> Markup {
    let own = &view.sides[side];
    let (trade, kept, under) = match own.hand {
        Hand::Open { trade, kept, under, .. } => (trade, kept, under.into_iter().collect()),
        Hand::Hidden { .. } => (Cards::EMPTY, Cards::EMPTY, Cards::EMPTY),
    };
    html! {
        (shelf(trade, "to-trade", language))
        (shelf(kept, "kept", language))
        (shelf(under, "goes-under", language))
        @if let WarlordView::Kept { warlord, timing, good } = own.warlord {
            @if !matches!(view.prompt, Prompt::ChooseWarlord | Prompt::PlayWarlord { .. }) {
                p.small.st-full {
                    @let told = [("warlord", &*warlord_name(warlord, language)), ("when", if good { when(timing) } else { "expired" })];
                    (say(language, "warlord-when", &told))
                }
            }
        }
    }
}

const fn when(timing: Timing) -> &'static str {
    match timing {
        Timing::SetUp => "set-up",
        Timing::Plan => "plan",
        Timing::Window => "window",
        Timing::Reveal => "reveal",
    }
}

fn counted(kind: Card, count: u8, language: Language) -> String {
    let name = card_name(kind, language);
    if count == 1 { name } else { format!("{name}, \u{d7} {count}") }
}
