//! What a side holds and what it is asked: cards to pick, shares to give, a warlord to play.

use super::art::{card, card_name};
use super::{name_of, own, plan, say};
use games::sun_tzu::{
    Action, Card, Cards, Face, Hand, Phase, Prompt, Province, Shares, Side, Timing, View, Warlord,
    WarlordView,
};
use markup::kept;
use maud::{Markup, html};
use words::{Language, Speaks};

pub fn hand(view: &View, side: Side, language: Language) -> Markup {
    let held = cards(view);
    html! {
        @match view.prompt {
            Prompt::ChooseWarlord => div.st-warlords { @for warlord in choices(view) { (warlord_choice(warlord, language)) } },
            Prompt::Lay { .. } => {
                (plan::list(view, side, language))
                (group("gold", &html! { @for kind in Cards::YELLOW.kinds().iter() { (pick(kind, held, language)) (plan::laid(view, side, kind, language)) } }, language))
                (group("white", &html! { @for kind in Cards::ADVANCED_WHITE.kinds().iter() { (pick(kind, held, language)) (plan::laid(view, side, kind, language)) } }, language))
                (about(view, side, language))
            },
            Prompt::Trade { .. } => {
                (plan::list(view, side, language))
                (group("to-trade-from", &html! { (picks(held.white(), language)) (button("no trade", Action::NoTrade, language)) }, language))
                (shelf(held.yellow(), "hand", language))
            },
            Prompt::Keep { cards, .. } => {
                (group("looked-at", &picks(cards, language), language))
                (shelf(held, "hand", language))
            },
            Prompt::PlayWarlord { warlord, .. } => {
                (warlord_card(warlord, language))
                div.st-choices {
                    @match warlord {
                        Warlord::Feint => (button("feint", Action::Feint, language)),
                        Warlord::GreatPlague => (button("great plague", Action::GreatPlague, language)),
                        _ => p.small { (say(language, "on-map", &[])) },
                    }
                    (button("pass", Action::Pass, language))
                }
            },
            Prompt::Pay { side: payer, .. } | Prompt::Withdraw { side: payer, .. } if payer == side => (shares(view, language)),
            Prompt::DrawOrPass { .. } => {
                div.st-choices {
                    (button("draw", Action::Draw, language))
                    (button("pass", Action::Pass, language))
                }
                (shelf(held, "hand", language))
            },
            _ => {
                @if view.phase == Phase::Plan { (plan::list(view, side, language)) }
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

/// Cards under a caption.
fn group(key: &str, cards: &Markup, language: Language) -> Markup {
    html! {
        @if !cards.0.is_empty() {
            div.st-group { span.st-caption { (say(language, key, &[])) } div { (cards) } }
        }
    }
}

/// Cards to pick; equal cards lie on one another and can be picked as often. What cannot be had is faint, and
/// says why.
fn picks(cards: Cards, language: Language) -> Markup {
    html! { @for kind in cards.kinds().iter() { (pick(kind, cards, language)) } }
}

/// A card to pick, if it is among these.
fn pick(kind: Card, cards: Cards, language: Language) -> Markup {
    let count = cards.count(kind);
    if count == 0 {
        return html! {};
    }
    kept("sun-tzu-pick", (kind, count, language), || {
        html! {
            button.tile.st-pick type="button" id={ "st-hand-" (kind) } data-thing=(kind) aria-pressed="false" title=(say(language, about_kind(kind), &[])) {
                span.visually-hidden { (counted(kind, count, language)) }
                (card(kind))
                @if count > 1 { span.st-count aria-hidden="true" { "\u{d7}" (count) } }
            }
        }
    })
}

/// What a card does, in one sentence; the message that says it.
pub const fn about_kind(kind: Card) -> &'static str {
    match kind.face() {
        Face::Number(1) => "about-one",
        Face::Number(6) => "about-six",
        Face::Number(7..) => "about-high",
        Face::Number(_) => "about-number",
        Face::Plus(1) => "about-plus-one",
        Face::Plus(_) => "about-plus",
        Face::Minus => "about-minus",
        Face::Plague => "about-plague",
    }
}

/// How a battle goes: who wins by how much, and, where there is room for it, what comes of that.
pub fn rule(language: Language) -> Markup {
    html! { (say(language, "rule", &[])) " " span.st-effect { (say(language, "rule-effect", &[])) } }
}

/// How a battle goes, and what the card does that is picked; and how many provinces still want a card.
fn about(view: &View, side: Side, language: Language) -> Markup {
    let to_go = plan::to_go(view, side).to_string();
    html! {
        div.st-about {
            p.st-to-go id="st-to-go" { (say(language, "to-go", &[("count", &to_go)])) }
            p.st-rule { (rule(language)) }
            @for kind in cards(view).kinds().iter() { p.st-kind data-kind=(kind) { (say(language, about_kind(kind), &[])) } }
            (plan::warning(view, side, language))
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
                div.st-share role="group" aria-label=(name_of(from, language)) {
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

fn warlord_choice(warlord: Warlord, language: Language) -> Markup {
    html! {
        button.tile.st-warlord type="button" data-thing=(warlord) aria-pressed="false" { (warlord_face(warlord, language)) }
    }
}

/// A warlord lying open: a tall card of lacquer.
pub fn warlord_card(warlord: Warlord, language: Language) -> Markup {
    html! { div.st-warlord { (warlord_face(warlord, language)) } }
}

fn warlord_face(warlord: Warlord, language: Language) -> Markup {
    html! {
        svg.st-warlord-sign viewBox="0 0 40 26" aria-hidden="true" { use href=(sign(warlord)) {} }
        b { (warlord_name(warlord, language)) }
        span { (warlord_help(warlord, language)) }
    }
}

/// The sign of a warlord.
const fn sign(warlord: Warlord) -> &'static str {
    match warlord {
        Warlord::Reinforcement => "#st-man",
        Warlord::Raid => "#st-foot",
        Warlord::Feint => "#st-scroll",
        Warlord::March => "#st-horse",
        Warlord::HeadStart => "#st-bi",
        Warlord::SecondSix => "#st-flag",
        Warlord::GreatPlague => "#st-rat",
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
    if cards.is_empty() {
        return html! {};
    }
    kept("sun-tzu-shelf", (cards, key, language), || {
        html! {
            div.st-group.st-shelf {
                span.st-caption { (say(language, key, &[])) }
                ul { @for kind in cards.iter() { li aria-label=(card_name(kind, language)) title=(say(language, about_kind(kind), &[])) { (card(kind)) } } }
            }
        }
    })
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
                p.st-kept title=(warlord_help(warlord, language)) {
                    svg.st-warlord-sign viewBox="0 0 40 26" aria-hidden="true" { use href=(sign(warlord)) {} }
                    span {
                        @let told = [("warlord", &*warlord_name(warlord, language)), ("when", if good { when(timing) } else { "expired" })];
                        (say(language, "warlord-when", &told))
                    }
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
