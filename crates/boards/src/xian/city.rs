//! The city: which round it is and who goes when, the four buildings in their pairs, the equipment for sale.

use super::art::{icon, letter, of_seat, prime_minister, resource};
use super::name;
use crate::marks::seat_mark;
use games::xian::{
    Building, BuildingView, Card, Entry, EntryView, Equipment, Moment, Offer, Prompt, Rank, Resource,
};
use games::xian::{SlotView, Step, Verdict, View, Xian};
use maud::{Markup, html};
use words::{Language, People, Speaks};

/// The round, and the order of this phase with what decided it.
pub fn calendar(view: &View, people: &People, language: Language) -> Markup {
    let (round, phase) = (view.table.round.to_string(), view.table.phase.to_string());
    let revealed = matches!(view.prompt, Prompt::Turn(_));
    html! {
        div.xian-calendar {
            b { (words::text(language, "board-xian-round", &[("round", &round), ("phase", &phase)])) }
            ol.xian-order aria-label=(words::text(language, "board-xian-order", &[])) {
                @if revealed {
                    @for rank in &view.table.order { (turn(view, *rank, people, language)) }
                } @else if view.outcome.is_none() {
                    li.small { (words::text(language, "board-xian-ties", &[])) }
                    @for &seat in &view.ties { li title=(name(people, seat)) { (seat_mark(seat)) span.visually-hidden { (name(people, seat)) } } }
                }
            }
        }
    }
}

/// One place in the order: the pair that was revealed there, top on bottom.
fn turn(view: &View, rank: Rank, people: &People, language: Language) -> Markup {
    let now = matches!(view.prompt, Prompt::Turn(moment) if moment.seat == rank.seat);
    let (initiative, space) = (rank.initiative.to_string(), rank.supervisor.space.to_string());
    let told = [("name", name(people, rank.seat)), ("initiative", &initiative), ("space", &space)];
    let label = words::text(language, "board-xian-rank", &told);
    html! {
        li.now[now] title=(label) aria-current=[now.then_some("step")] {
            (seat_mark(rank.seat))
            @if let Some(pair) = view.table.players[rank.seat].pair { (chip(pair.top, language)) "\u{2009}/\u{2009}" (chip(pair.bottom, language)) }
            span.visually-hidden { (label) }
        }
    }
}

/// A worker card in small.
pub fn chip(card: Card, language: Language) -> Markup {
    html! { span class={ "xian-chip " (card.colour()) } { (letter(card.colour(), language)) (card.initiative()) } }
}

/// The two pairs of buildings.
pub fn buildings(view: &View, people: &People, language: Language) -> Markup {
    html! {
        section.xian-pairs aria-label=(words::text(language, "board-xian-buildings", &[])) {
            @for pair in view.buildings.chunks(2) {
                @if let Some(first) = pair.first() {
                    div.xian-pair.closed[first.closed] {
                        div.xian-houses { @for building in pair { (house(building, view, people, language)) } }
                        p.small { (filling(first, language)) }
                    }
                }
            }
        }
    }
}

/// How many pieces stand in a pair, of how many that close it.
fn filling(building: &BuildingView, language: Language) -> String {
    let (pieces, limit) = (building.pieces.to_string(), building.limit.to_string());
    let key = if building.closed { "board-xian-pair-closed" } else { "board-xian-pair-open" };
    words::text(language, key, &[("pieces", &pieces), ("limit", &limit)])
}

fn house(building: &BuildingView, view: &View, people: &People, language: Language) -> Markup {
    let named = words::text(language, &format!("board-xian-{}", building.building), &[]);
    html! {
        button type="button" class={ "xian-house " (building.building.colour()) } data-ground=(building.building) data-thing=(building.building)
            aria-pressed="false" {
            span.xian-roof { (named) }
            span.xian-does { (does(building.building)) (words::text(language, &format!("board-xian-verb-{}", building.building.verb()), &[])) }
            span.xian-inside {
                @if building.prime_minister {
                    @let minister = if building.reward_waits { "board-xian-minister-waits" } else { "board-xian-minister" };
                    span title=(words::text(language, minister, &[])) {
                        (prime_minister())
                        @if building.reward_waits { small { "+1" } (resource(Resource::Coin, language)) small { "+1" } (icon("seal")) }
                        span.visually-hidden { (words::text(language, minister, &[])) }
                    }
                }
                @for seat in view.table.seats().seats() {
                    @for number in 0..building.builders[seat] {
                        span data-piece={ "builder-" (seat) "-" (building.building) "-" (number) } data-home={ "seat-" (seat) } {
                            (of_seat("builder", seat)) span.visually-hidden { (name(people, seat)) }
                        }
                    }
                }
            }
            @if let Some(entry) = building.entry.as_ref().filter(|_| is_ahead(view)) { (verdict(entry, people, language)) }
        }
    }
}

/// Whether a building can still be entered: not in what is left of the viewer's turn, nor after the end.
fn is_ahead(view: &View) -> bool {
    match view.prompt {
        Prompt::Turn(Moment { seat, step: Step::End, .. }) => !view.viewer.is(seat),
        Prompt::Over => false,
        _ => true,
    }
}

/// What entering would cost the viewer, or why not.
fn verdict(entry: &EntryView, people: &People, language: Language) -> Markup {
    match (entry.plain, entry.open) {
        (Verdict::Allowed(entry), _) => fee(entry, language),
        (Verdict::Refused(_), Verdict::Allowed(entry)) => html! {
            span.xian-warns { (words::text(language, "board-xian-with-open", &[])) } (fee(entry, language))
        },
        (Verdict::Refused(why), Verdict::Refused(_)) => html! {
            span.xian-why { (<Xian as Speaks>::refusal(&why, people, language).text) }
        },
    }
}

fn fee(entry: Entry, language: Language) -> Markup {
    let (fee, missing, prestige) =
        (entry.fee.to_string(), entry.missing_coins.to_string(), entry.prestige_paid.to_string());
    html! {
        span.xian-fee { (words::text(language, "board-xian-fee", &[("fee", &fee)])) }
        @if entry.prestige_paid > 0 {
            span.xian-warns { (words::text(language, "board-xian-shortfall", &[("missing", &missing), ("prestige", &prestige)])) }
        }
    }
}

/// The sign of what is done in a building.
fn does(building: Building) -> Markup {
    icon(match building {
        Building::Workshop => "statue",
        Building::Laboratory => "brush",
        Building::Armory => "sword",
        Building::Palace => "disc",
    })
}

/// The equipment for sale.
pub fn display(view: &View, people: &People, language: Language) -> Markup {
    html! {
        section.xian-display aria-label=(words::text(language, "board-xian-equipment", &[])) {
            @for slot in &view.display { (place(slot, people, language)) }
        }
    }
}

fn place(slot: &SlotView, people: &People, language: Language) -> Markup {
    let thing = format!("forge {}", slot.slot);
    html! {
        button.xian-ware.leaves[slot.leaves && slot.card.is_some()].dear[slot.forge.is_some() && !slot.within_reach]
            type="button" data-thing=(thing) data-place={ "slot " (slot.slot) } aria-pressed="false"
            title=[why_not(slot, people, language)] {
            @match slot.card {
                None => span.small { (words::text(language, "board-xian-slot-empty", &[])) },
                Some(card) => {
                    (ware(card, language))
                    span.xian-price aria-hidden="true" {
                        (price(slot)) (resource(Resource::Coin, language))
                        @if slot.clay > 0 { "+" (slot.clay) (resource(Resource::Clay, language)) }
                    }
                    span.visually-hidden { (price_told(slot, language)) }
                    @if slot.leaves { span.xian-leaves { (words::text(language, "board-xian-leaves", &[])) } }
                },
            }
        }
    }
}

/// What lies on a card besides its price: the kind, its material, the section whose troops carry it.
pub fn ware(card: Equipment, language: Language) -> Markup {
    let kind = card.kind();
    let material = words::text(language, &format!("board-xian-{}", kind.material()), &[]);
    html! {
        span class={ "xian-kind " (kind.material()) } { (icon(kind.name())) }
        span { (words::text(language, &format!("board-xian-{kind}"), &[])) }
        span.small { (material) " · " (kind.section()) }
    }
}

/// The price for the viewer, and the printed one where it differs.
fn price(slot: &SlotView) -> Markup {
    let coins = coins(slot);
    html! { @if coins != slot.price { s { (slot.price) } " " } b { (coins) } }
}

/// The same in words, with the clay that comes with it.
fn price_told(slot: &SlotView, language: Language) -> String {
    let told = [("coins", coins(slot).to_string()), ("clay", slot.clay.to_string())];
    words::text(language, "board-xian-price", &told.each_ref().map(|(key, value)| (*key, value.as_str())))
}

/// What a viewer who can buy it pays, or else the printed price.
fn coins(slot: &SlotView) -> u8 {
    match slot.forge {
        Some(Offer { full: Verdict::Allowed(coins), .. }) => coins,
        _ => slot.price,
    }
}

fn why_not(slot: &SlotView, people: &People, language: Language) -> Option<String> {
    match slot.forge {
        Some(Offer { full: Verdict::Refused(why), .. }) => {
            Some(<Xian as Speaks>::refusal(&why, people, language).text)
        }
        _ => None,
    }
}
