//! Beside the board: what is counted on both sides, armies, cards and the tally of white cards, and how cards compare.

use super::art::{card, card_name, figure, mark};
use super::hand::{rule, warlord_name};
use super::{own, say, side_id, side_name, signs};
use games::sun_tzu::{Card, Cards, Mode, Phase, PileView, Side, SideView, View, WarlordView};
use markup::kept;
use maud::{Markup, html};
use words::Language;

pub fn beside(view: &View, language: Language) -> Markup {
    html! {
        @if view.outcome.is_none() { (how(view, language)) }
        h2 { (say(language, "unseen", &[])) }
        (tally(view, language))
        h2 { (say(language, "ledger", &[])) }
        (ledger(view, language))
        (own_pile(view, language))
        (kept("sun-tzu-comparison", language, || comparison(language)))
        (kept("sun-tzu-signs", language, || signs::signs(language)))
    }
}

/// How a battle goes, and who chooses the provinces.
fn how(view: &View, language: Language) -> Markup {
    let open = view.phase == Phase::Plan && view.dynasty > 1;
    kept("sun-tzu-how", (open, view.order_holder, view.chooser, view.merged, language), || {
        html! {
            section.st-how {
                h2 { (say(language, "how-battle", &[])) }
                p.st-example aria-hidden="true" { (card(Card::Nine)) " \u{2212} " (card(Card::Six)) " = 3" }
                p { (rule(language)) }
                p.small { (say(language, "legend", &[])) }
                (order(view, language))
            }
        }
    })
}

/// Armies, cards and warlords of both sides.
fn ledger(view: &View, language: Language) -> Markup {
    let (options, over) = (view.options, view.outcome.is_some());
    let advanced = options.mode == Mode::Advanced;
    kept("sun-tzu-ledger", (&view.sides, advanced, options.warlords, over, language), || {
        html! {
            table.st-ledger {
                thead { tr {
                    th scope="col" { span.visually-hidden { (say(language, "ledger", &[])) } }
                    @for side in Side::BOTH { th scope="col" title=(side_name(side, language)) { (mark(side)) span.visually-hidden { (side_name(side, language)) } } }
                } }
                tbody {
                    (row(view, "reserve", |side| side.reserve.to_string(), language))
                    (row(view, "on-the-map", |side| side.on_map.to_string(), language))
                    (row(view, "markers", |side| side.markers.to_string(), language))
                    @if advanced {
                        (row(view, "aside", |side| side.aside.to_string(), language))
                        (row(view, "removed", |side| side.removed.to_string(), language))
                    }
                    (row(view, "hand-size", |side| side.hand.len().to_string(), language))
                    (row(view, "pile-size", |side| side.pile.len().to_string(), language))
                    @if !over { (row(view, "next-draw", |side| next_draw(side, language), language)) }
                    @if options.warlords { (row(view, "warlord-of", |side| warlord(side, language), language)) }
                }
            }
        }
    })
}

fn row(view: &View, key: &str, figure: impl Fn(&SideView) -> String, language: Language) -> Markup {
    html! {
        tr {
            th scope="row" { (say(language, key, &[])) }
            @for side in Side::BOTH { td { (figure(&view.sides[side])) } }
        }
    }
}

fn next_draw(side: &SideView, language: Language) -> String {
    let (look, keep) = (side.next_draw.look.to_string(), side.next_draw.keep.to_string());
    say(language, "draw", &[("look", &look), ("keep", &keep)])
}

fn warlord(side: &SideView, language: Language) -> String {
    match side.warlord {
        WarlordView::None => "\u{2013}".into(),
        WarlordView::Hidden => say(language, "secret", &[]),
        WarlordView::Kept { warlord, .. } => warlord_name(warlord, language),
        WarlordView::Shown { warlord } => {
            say(language, "used", &[("warlord", &warlord_name(warlord, language))])
        }
    }
}

/// Who chooses the provinces. While plans are made that is still open, except in the first dynasty.
fn order(view: &View, language: Language) -> Markup {
    html! {
        @if view.phase == Phase::Plan && view.dynasty > 1 {
            @let holder = view.order_holder.map_or("nobody", side_id);
            p.small { (say(language, "order-open", &[("holder", holder)])) }
        } @else if let Some(side) = view.chooser {
            p.small { (mark(side)) " " (say(language, "names-provinces", &[("side", &side_name(side, language))])) }
        } @else if let Some(side) = view.order_holder {
            p.small { (mark(side)) " " (say(language, "has-privilege", &[("side", &side_name(side, language))])) }
        } @else {
            p.small { (say(language, "row-order", &[])) }
        }
        @if view.merged { p.small { (say(language, "merged", &[])) } }
    }
}

/// White cards that nobody has seen yet: in a hand or a pile.
fn tally(view: &View, language: Language) -> Markup {
    let kinds = |side: Side| view.sides[side].unseen;
    kept("sun-tzu-tally", (Side::BOTH.map(kinds), kinds_in_play(view), language), || {
        html! {
            table.st-tally-table {
                thead { tr {
                    td {}
                    @for kind in Cards::ADVANCED_WHITE.kinds().iter().filter(|&kind| kinds_in_play(view).has(kind)) {
                        th scope="col" title=(card_name(kind, language)) { (card(kind)) span.visually-hidden { (card_name(kind, language)) } }
                    }
                } }
                tbody {
                    @for side in Side::BOTH {
                        tr {
                            th scope="row" title=(side_name(side, language)) { (mark(side)) span.visually-hidden { (side_name(side, language)) } }
                            @for kind in kinds_in_play(view).kinds().iter() { td.none[!kinds(side).has(kind)] { (kinds(side).count(kind)) } }
                        }
                    }
                }
            }
        }
    })
}

fn kinds_in_play(view: &View) -> Cards {
    match view.options.mode {
        Mode::Basic => Cards::BASIC_WHITE,
        Mode::Advanced => Cards::ADVANCED_WHITE,
    }
}

/// The cards one put under one's own pile, the lowest last; after the game, both piles.
fn own_pile(view: &View, language: Language) -> Markup {
    html! {
        @for side in Side::BOTH {
            @match &view.sides[side].pile {
                PileView::Remembered { under, .. } if own(view) == Some(side) && !under.is_empty() => {
                    (pile(side, "under-pile", under, language))
                },
                PileView::Open(cards) if !cards.is_empty() => (pile(side, "left-pile", cards, language)),
                _ => {},
            }
        }
    }
}

fn pile(side: Side, key: &str, cards: &[Card], language: Language) -> Markup {
    html! {
        div.st-group.st-shelf {
            span.st-caption { (mark(side)) " " (say(language, key, &[])) }
            ul { @for &kind in cards { li aria-label=(card_name(kind, language)) { (card(kind)) } } }
        }
    }
}

/// How cards compare, on demand.
fn comparison(language: Language) -> Markup {
    let kinds = [Card::Five, Card::Seven, Card::PlusOne, Card::PlusTwo, Card::MinusOne];
    html! {
        details {
            summary { (say(language, "comparison", &[])) }
            table.st-ledger {
                thead { tr { td {} @for opposite in kinds { th scope="col" { (figure(opposite)) } } } }
                tbody {
                    @for own in kinds {
                        tr {
                            th scope="row" { (figure(own)) }
                            @for opposite in kinds { td { (signed(games::sun_tzu::margin(own, opposite))) } }
                        }
                    }
                }
            }
            p.small { (say(language, "comparison-help", &[])) }
        }
    }
}

fn signed(margin: i8) -> String {
    match margin {
        0 => "0".into(),
        1.. => format!("+{margin}"),
        _ => format!("\u{2212}{}", margin.unsigned_abs()),
    }
}
