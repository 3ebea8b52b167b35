//! The city: two courts with two houses each, the pieces before them, and what entering would cost the viewer.

use super::art::{builder, icon, prime_minister, resource};
use super::name;
use crate::marks::seat_mark;
use game::Seat;
use games::xian::{
    BuildingView, Entry, EntryView, Illegal, Moment, Prompt, Resource, TurnStage, Verdict, View, Xian,
};
use markup::kept;
use maud::{Markup, html};
use words::{Language, People, Speaks};

/// The two pairs of buildings, each round a court with as many stones as pieces may stand there.
pub fn courts(view: &View, people: &People, language: Language) -> Markup {
    html! {
        section.xian-courts aria-label=(words::text(language, "board-xian-buildings", &[])) {
            @for (number, pair) in view.buildings.chunks(2).enumerate() {
                @if let Some(first) = pair.first() {
                    div.xian-court.closed[first.closed] id={ "court-" (number) } {
                        @for building in pair { (house(building, view, people, language)) }
                        (stones(first, language))
                    }
                }
            }
        }
    }
}

/// How many pieces stand in a pair, of how many that close it.
fn stones(building: &BuildingView, language: Language) -> Markup {
    let left = building.limit.saturating_sub(building.pieces).to_string();
    let (key, help) = if building.closed {
        ("board-xian-court-closed", "board-xian-court-closed-help")
    } else {
        ("board-xian-court-open", "board-xian-court-open-help")
    };
    html! {
        p.xian-stones title=(words::text(language, help, &[])) {
            @for stone in 0..building.limit { i.full[stone < building.pieces] {} }
            span { (words::text(language, key, &[("left", &left)])) }
        }
    }
}

fn house(building: &BuildingView, view: &View, people: &People, language: Language) -> Markup {
    let entry = building.entry.as_ref().filter(|_| is_ahead(view));
    let inputs = (building, entry.is_some(), view.table.seats(), view.viewer, people, language);
    kept("xian-house", inputs, || drawn_house(building, entry, view, people, language))
}

fn drawn_house(
    building: &BuildingView,
    entry: Option<&EntryView>,
    view: &View,
    people: &People,
    language: Language,
) -> Markup {
    let (which, colour) = (building.building, building.building.colour());
    let shut = entry.is_some_and(|entry| cheapest(entry).is_err());
    html! {
        button.xian-house.{ "xian-" (colour) }.shut[shut] id={ "house-" (which) } type="button" data-ground=(which)
            data-thing=(which) data-place=(which) aria-pressed="false" title=[entry.and_then(|entry| why_not(entry, people, language))] {
            strong {
                (icon(colour.name()))
                span { (words::text(language, &format!("board-xian-{which}"), &[])) }
                small { (words::text(language, &format!("board-xian-verb-{}", which.verb()), &[])) }
            }
            svg.xian-front viewBox="0 0 96 56" aria-hidden="true" { use href={ "#xian-" (which) } {} }
            span.xian-crowd {
                @if building.prime_minister { (minister(building, language)) }
                @for seat in view.table.seats().seats() {
                    @for number in 0..building.builders[seat] {
                        span data-piece={ "builder-" (seat) "-" (which) "-" (number) } data-home={ "seat-" (seat) } title=(name(people, seat)) {
                            (builder(seat)) span.visually-hidden { (name(people, seat)) }
                        }
                    }
                }
                // Where the builder of a chosen entry shows, plain or with either half of the tile.
                @for door in ["", " open", " free"] { svg.xian-piece.still data-ghost={ (which) (door) } viewBox="0 0 24 24" aria-hidden="true" {} }
            }
            @if let Some(entry) = entry { (verdict(entry, building, view, people, language)) }
        }
    }
}

fn minister(building: &BuildingView, language: Language) -> Markup {
    let key = if building.reward_waits { "board-xian-minister-waits" } else { "board-xian-minister" };
    let told = words::text(language, key, &[]);
    html! {
        span.xian-ministry title=(told) {
            span data-piece="minister" { (prime_minister()) }
            @if building.reward_waits {
                span.xian-gift aria-hidden="true" { "+1" (resource(Resource::Coin)) "+1" (icon("seal")) }
            }
            span.visually-hidden { (told) }
        }
    }
}

/// Whether a building can still be entered: not in what is left of the viewer's turn, nor after the end.
fn is_ahead(view: &View) -> bool {
    match view.prompt {
        Prompt::Turn(Moment { seat, step: TurnStage::End, .. }) => !view.viewer.is(seat),
        Prompt::Over => false,
        _ => true,
    }
}

/// How an entry would go: plainly, or else with the tile that opens what is closed.
enum Way {
    Plain(Entry),
    Opened(Entry),
}

fn cheapest(entry: &EntryView) -> Result<Way, &Illegal> {
    match (&entry.plain, entry.open) {
        (Verdict::Allowed(entry), _) => Ok(Way::Plain(*entry)),
        (Verdict::Refused(_), Verdict::Allowed(entry)) => Ok(Way::Opened(entry)),
        (Verdict::Refused(why), Verdict::Refused(_)) => Err(why),
    }
}

/// Why a building cannot be entered, in full.
fn why_not(entry: &EntryView, people: &People, language: Language) -> Option<String> {
    cheapest(entry).err().map(|why| <Xian as Speaks>::refusal(why, people, language).text)
}

/// What entering would cost the viewer and who is paid, or in a word why not.
fn verdict(
    entry: &EntryView,
    building: &BuildingView,
    view: &View,
    people: &People,
    language: Language,
) -> Markup {
    match cheapest(entry) {
        Ok(Way::Plain(entry)) => {
            html! { span.xian-told { (fee(entry, building, view, people, language)) } }
        }
        Ok(Way::Opened(entry)) => html! {
            span.xian-told {
                span.xian-opens { (icon("open")) (words::text(language, "board-xian-with-open", &[])) }
                (fee(entry, building, view, people, language))
            }
        },
        Err(why) => html! { span.xian-told.cannot { (shortly(why, people, language)) } },
    }
}

fn fee(entry: Entry, building: &BuildingView, view: &View, people: &People, language: Language) -> Markup {
    let (fee, missing, prestige) =
        (entry.fee.to_string(), entry.missing_coins.to_string(), entry.prestige_paid.to_string());
    let paid: Vec<Seat> = view
        .table
        .seats()
        .seats()
        .filter(|&seat| !view.viewer.is(seat) && building.builders[seat] > 0 && entry.fee > 0)
        .collect();
    let shortfall = [("missing", &*missing), ("prestige", &prestige)];
    html! {
        span.xian-fee {
            (words::text(language, "board-xian-fee", &[("fee", &fee)]))
            @if entry.fee > 0 { (resource(Resource::Coin)) span aria-hidden="true" { "→" } }
            @for seat in paid { span title=(name(people, seat)) { (seat_mark(seat)) span.visually-hidden { (name(people, seat)) } } }
        }
        @if entry.prestige_paid > 0 {
            span.xian-warns title=(words::text(language, "board-xian-shortfall", &shortfall)) {
                span aria-hidden="true" { "−" (entry.prestige_paid) } (icon("seal"))
                span.visually-hidden { (words::text(language, "board-xian-shortfall", &shortfall)) }
            }
        }
    }
}

/// A refusal in two or three words; the sentence is in the title.
fn shortly(why: &Illegal, people: &People, language: Language) -> String {
    let short = |why: &str| words::text(language, &format!("board-xian-short-{why}"), &[]);
    match why {
        Illegal::PairClosed { .. } => short("closed"),
        Illegal::FeeTooHigh { .. } => short("fee"),
        Illegal::NoStatueLeft => short("statues"),
        Illegal::NothingToModel => short("clay"),
        Illegal::NothingToPaint => short("pigments"),
        Illegal::NoSoldierLeft => short("soldiers"),
        Illegal::NothingToForge => short("coins"),
        Illegal::SupervisorAtTheEnd => short("top"),
        _ => <Xian as Speaks>::refusal(why, people, language).text,
    }
}
