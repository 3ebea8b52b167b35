//! The market: the equipment for sale. Wood has its grain and bronze its shine; the numeral says whose troops carry it.

use super::art::{icon, resource, sign};
use super::section_name;
use games::xian::{Equipment, Offer, Resource, SlotView, Verdict, View, Xian};
use markup::kept;
use maud::{Markup, html};
use words::{Language, People, Speaks};

pub fn market(view: &View, people: &People, language: Language) -> Markup {
    html! {
        section.xian-market aria-label=(words::text(language, "board-xian-equipment", &[])) {
            @for slot in &view.display {
                (kept("xian-ware", (slot, people, language), || ware(slot, people, language)))
            }
        }
    }
}

fn ware(slot: &SlotView, people: &People, language: Language) -> Markup {
    let material = slot.card.map_or("sold", |card| card.kind().material().name());
    let title = slot.card.map(|card| told(card, slot, people, language));
    html! {
        button.xian-ware.{ "xian-" (material) }.dear[slot.forge.is_some() && !slot.within_reach] id={ "ware-" (slot.slot) }
            type="button" data-thing={ "forge " (slot.slot) } data-place={ "slot " (slot.slot) } aria-pressed="false" title=[title] {
            @match slot.card {
                None => span { (words::text(language, "board-xian-sold", &[])) },
                Some(card) => {
                    (icon(card.kind().name()))
                    strong { (words::text(language, &format!("board-xian-{}", card.kind()), &[])) }
                    span.xian-made {
                        (words::text(language, &format!("board-xian-{material}"), &[])) " · " b { (card.kind().section().numeral()) }
                    }
                    span.xian-price aria-hidden="true" {
                        (price(slot)) (resource(Resource::Coin))
                        @if slot.clay > 0 { "+" (slot.clay) (resource(Resource::Clay)) }
                    }
                    span.visually-hidden { (price_told(slot, language)) }
                    @if slot.leaves { span.xian-leaves { (sign("leaves", &words::text(language, "board-xian-leaves", &[]))) } }
                },
            }
            // Whose it would be.
            @for price in ["", " reduced"] { svg.xian-claim.still data-ghost={ "forge " (slot.slot) (price) } viewBox="0 0 24 24" aria-hidden="true" {} }
        }
    }
}

/// What a card is for, and why it cannot be had.
fn told(card: Equipment, slot: &SlotView, people: &People, language: Language) -> String {
    let section = section_name(card.kind().section(), language);
    let kind = words::text(language, &format!("board-xian-{}", card.kind()), &[]);
    let use_told = words::text(language, "board-xian-arms", &[("equipment", &kind), ("section", &section)]);
    match slot.forge {
        Some(Offer { full: Verdict::Refused(why), .. }) => {
            let why = <Xian as Speaks>::refusal(&why, people, language).text;
            words::text(language, "parts", &[("first", &use_told), ("then", &why)])
        }
        _ => use_told,
    }
}

/// The price for the viewer, and the printed one where it differs.
fn price(slot: &SlotView) -> Markup {
    let coins = coins(slot);
    html! { @if coins != slot.price { s { (slot.price) } " " } b { (coins) } }
}

/// The same in words, with the clay that comes with it.
fn price_told(slot: &SlotView, language: Language) -> String {
    let (coins, clay) = (coins(slot).to_string(), slot.clay.to_string());
    words::text(language, "board-xian-price", &[("coins", &coins), ("clay", &clay)])
}

/// What a viewer who can buy it pays, or else the printed price.
fn coins(slot: &SlotView) -> u8 {
    match slot.forge {
        Some(Offer { full: Verdict::Allowed(coins), .. }) => coins,
        _ => slot.price,
    }
}
