//! The plan of five cards while it is a draft: any slot can be filled, changed, swapped and cleared, in any order,
//! until the side is ready. Which cards may lie where is read off the view.

use super::art::{card, card_name};
use super::{hand, name_of, own, say};
use crate::extras::Draft;
use games::sun_tzu::{
    Action, ByProvince, Card, Cards, Hand, Phase, Prompt, Province, Side, Slot, SunTzu, View, margin,
};
use markup::kept;
use maud::{Markup, html};
use words::Language;

/// The cards that a side wants to lay.
type Plan = ByProvince<Option<Card>>;

/// The draft of a viewer who has not laid any card yet. Changes are spelled `tibet 5` (this card, from the hand or
/// from another slot), `clear tibet`, and `tibet qinghai` (swap them). One that changes nothing is a change too: it
/// may be the same click sent again.
pub fn draft(view: &View, actions: &[Action]) -> Option<Draft<SunTzu>> {
    let side = own(view).filter(|_| is_drafting(view))?;
    let plan = plan_of(actions);
    let cards = hand::cards(view);
    let laid: Cards = plan.0.into_iter().flatten().collect();
    let fits = |plan: &Plan| {
        let six = Province::ALL.into_iter().find(|&place| plan[place] == Some(Card::Six));
        six.is_none_or(|place| view.provinces[place].six_open[side])
    };
    let lays = Province::ALL.into_iter().flat_map(|place| {
        cards
            .kinds()
            .iter()
            .map(move |card| (format!("{place} {card}"), with(plan, place, card, cards.minus(laid))))
    });
    let clears = Province::ALL.into_iter().map(|place| {
        let mut cleared = plan;
        cleared[place] = None;
        (format!("clear {place}"), cleared)
    });
    let pairs = Province::ALL.into_iter().flat_map(|one| {
        Province::ALL.into_iter().filter(move |&other| one < other).map(move |other| (one, other))
    });
    let swaps = pairs.map(|(one, other)| {
        let mut swapped = plan;
        (swapped[one], swapped[other]) = (plan[other], plan[one]);
        (format!("{one} {other}"), swapped)
    });
    let changes = lays.chain(clears).chain(swaps).filter(|(_, plan)| fits(plan));
    let changes = changes.map(|(spelling, plan)| (spelling, actions_of(plan))).collect();
    Some(Draft {
        view: laid_out(view, side, plan),
        prompt: "board-sun-tzu-plan",
        changes,
        complete: plan.0.iter().all(Option::is_some),
    })
}

/// Whether the viewer makes a plan and has laid no card of it: then it is drafted as a whole.
pub fn is_drafting(view: &View) -> bool {
    matches!(view.prompt, Prompt::Lay { province: Province::Xinjiang })
}

/// Whether an action is part of a plan.
pub fn is_drafted(action: Action) -> bool {
    matches!(action, Action::Lay(..))
}

/// What comes before a card in the order of the row: any cards that can lie anywhere.
pub fn leading_to(action: Action) -> Vec<Action> {
    let Action::Lay(place, card) = action else { return vec![] };
    let others = Cards::YELLOW.iter().filter(|&other| other != card && other != Card::Six);
    Province::ALL
        .into_iter()
        .take_while(|&earlier| earlier != place)
        .zip(others)
        .map(|(earlier, other)| Action::Lay(earlier, other))
        .collect()
}

/// The viewer's plan in words: what lies on the map, for those who do not see it.
pub fn list(view: &View, side: Side, language: Language) -> Markup {
    let cards = Province::ALL.map(|place| lying(view, side, place));
    kept("sun-tzu-plan", (cards, language), || {
        html! {
            ol.st-plan.visually-hidden aria-label=(say(language, "your-plan", &[])) {
                @for (place, lies) in Province::ALL.into_iter().zip(cards) {
                    @let told = lies.map_or_else(|| say(language, "empty", &[]), |card| card_name(card, language));
                    li { (say(language, "slot", &[("province", &name_of(place, language)), ("card", &told)])) }
                }
            }
        }
    })
}

/// The shadows that cards of a kind have left in the hand, with where they lie now; while that can be changed, each takes
/// its card back.
pub fn laid(view: &View, side: Side, kind: Card, language: Language) -> Markup {
    let drafts = is_drafting(view);
    html! {
        @for place in Province::ALL.into_iter().filter(|&place| lying(view, side, place) == Some(kind)) {
            @let name = name_of(place, language);
            button.tile.st-pick.st-laid type="button" id={ "st-laid-" (place) } data-thing=[drafts.then(|| format!("clear {place}"))] disabled[!drafts]
                title=(say(language, "clear", &[("province", &name)])) {
                span.visually-hidden { (words::labelled(language, &card_name(kind, language), &say(language, "clear", &[("province", &name)]))) }
                (card(kind))
                span.st-where aria-hidden="true" { (name) }
            }
        }
    }
}

/// How many provinces still want a card of the viewer.
pub fn to_go(view: &View, side: Side) -> usize {
    Province::ALL.into_iter().filter(|&place| lying(view, side, place).is_none()).count()
}

/// The card of the viewer's plan in a province.
fn lying(view: &View, side: Side, place: Province) -> Option<Card> {
    match view.provinces[place].cards[side] {
        Slot::Face(card) => Some(card),
        Slot::Empty | Slot::FaceDown => None,
    }
}

/// A warning for those whose plan may cost more armies than the reserve has.
pub fn warning(view: &View, side: Side, language: Language) -> Markup {
    let (needed, reserve) = (most_needed(view, side), view.sides[side].reserve);
    let told = [("needed", needed.to_string()), ("reserve", reserve.to_string())];
    html! {
        @if needed > u32::from(reserve) {
            p.st-warning role="note" { (say(language, "may-withdraw", &told.each_ref().map(|(key, value)| (*key, value.as_str())))) }
        }
    }
}

/// How many armies the cards that lie could ask for if each met the card it beats by most.
fn most_needed(view: &View, side: Side) -> u32 {
    let need = |place: Province| {
        let shown = &view.provinces[place];
        let Slot::Face(card) = shown.cards[side] else { return 0 };
        let won = Card::ALL.into_iter().map(|other| match side {
            Side::SunTzu => margin(card, other),
            Side::KingShao => -margin(other, card),
        });
        let enemies = if shown.holder == Some(side.rival()) { shown.armies } else { 0 };
        let enters = won.max().unwrap_or(0).max(0).unsigned_abs().saturating_sub(enemies);
        u32::from(card.cost()) + u32::from(enters)
    };
    Province::ALL.into_iter().map(need).sum()
}

/// The plan with a card in a place. From the hand it takes the place of what lies there; from another slot both
/// change places.
fn with(plan: Plan, place: Province, card: Card, hand: Cards) -> Plan {
    let mut changed = plan;
    let other = Province::ALL.into_iter().find(|&other| plan[other] == Some(card));
    if let Some(other) = other.filter(|_| !hand.has(card)) {
        changed[other] = plan[place];
    }
    changed[place] = Some(card);
    changed
}

fn plan_of(actions: &[Action]) -> Plan {
    let mut plan = Plan::default();
    for action in actions {
        if let Action::Lay(place, card) = *action {
            plan[place] = Some(card);
        }
    }
    plan
}

/// In the order of the row, as the rules want them to be laid.
fn actions_of(plan: Plan) -> Vec<Action> {
    Province::ALL.into_iter().filter_map(|place| plan[place].map(|card| Action::Lay(place, card))).collect()
}

/// The view as if the drafted cards lay already.
fn laid_out(view: &View, side: Side, plan: Plan) -> View {
    let mut view = view.clone();
    for place in Province::ALL {
        let Some(card) = plan[place] else { continue };
        view.provinces[place].cards[side] = Slot::Face(card);
        if let Hand::Open { cards, .. } = &mut view.sides[side].hand {
            *cards = cards.without(card);
        }
    }
    view
}

/// Whether a side makes its plan, or has made it; `None` when no plans are made.
pub fn is_ready(view: &View, side: Side) -> Option<bool> {
    (view.phase == Phase::Plan && view.outcome.is_none()).then(|| !view.awaited.contains(side.seat()))
}
