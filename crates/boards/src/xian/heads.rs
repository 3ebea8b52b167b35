//! The heads of the three sections: what modelling costs there, what a painting costs and whether the viewer can pay,
//! and who leads, as it would be paid if the game ended now.

use super::art::{icon, points, resource, troops};
use super::{name, section_name};
use crate::marks::seat_mark;
use game::{Seat, Viewer};
use games::xian::scoring::MAJORITY;
use games::xian::{Request, RequestSlot, Resource, Section, SectionView, View};
use markup::kept;
use maud::{Markup, html};
use words::{Language, People};

pub fn heads(view: &View, people: &People, language: Language) -> Markup {
    html! {
        div.xian-heads {
            @for section in &view.sections { (head(view, section, people, language)) }
        }
    }
}

fn head(view: &View, section: &SectionView, people: &People, language: Language) -> Markup {
    let requests: Vec<Request> =
        slots(section.section).iter().map(|&slot| view.table.requests.at(slot)).collect();
    let seated = matches!(view.viewer, Viewer::Seat(_)) && view.outcome.is_none();
    let inputs = (section, requests, view.leaving_request, seated, people.names, language);
    kept("xian-head", inputs, || drawn_head(view, section, people, language))
}

fn drawn_head(view: &View, section: &SectionView, people: &People, language: Language) -> Markup {
    let (called, clay) = (section_name(section.section, language), section.section.model_cost().to_string());
    let (numeral, name) = called.split_once(' ').unwrap_or(("", &called));
    let cost = words::text(language, "board-xian-model-cost", &[("section", &called), ("clay", &clay)]);
    html! {
        section.xian-head id={ "section-" (section.section) } aria-label=(called) {
            h3 aria-level="2" {
                b { (numeral) } (name)
                span.xian-cost title=(cost) {
                    span aria-hidden="true" { (clay) } (resource(Resource::Clay)) span.visually-hidden { (cost) }
                }
            }
            (price(view, section, language))
            (podium(section, people, language))
            // Who would lead after the action that is chosen.
            div.xian-ahead data-ghost=(ahead_of(section.section)) {}
        }
    }
}

/// Where the lead of a section is shown as it would be.
fn ahead_of(section: Section) -> String {
    format!("lead {section}")
}

/// The leads that an action would change, each for the head of its section.
pub fn changed_leads(before: &View, after: &View, people: &People, language: Language) -> Markup {
    let changed = before
        .sections
        .iter()
        .zip(&after.sections)
        .filter(|(was, is)| was.majority != is.majority || !was.soldiers.iter().eq(is.soldiers.iter()));
    html! { @for (_, section) in changed { div data-into=(ahead_of(section.section)) { (podium(section, people, language)) } } }
}

/// The requests of a section.
const fn slots(section: Section) -> &'static [RequestSlot] {
    match section {
        Section::A => &[RequestSlot::A],
        Section::B => &[RequestSlot::B1, RequestSlot::B2],
        Section::C => &[RequestSlot::C],
    }
}

/// What a painting costs here, and whether the viewer could pay.
fn price(view: &View, section: &SectionView, language: Language) -> Markup {
    let seated = matches!(view.viewer, Viewer::Seat(_)) && view.outcome.is_none();
    let (key, sign, look) = if section.payments.is_empty() {
        ("board-xian-cannot-pay", "\u{2717}", "lacks")
    } else {
        ("board-xian-can-pay", "\u{2713}", "pays")
    };
    let verdict = words::text(language, key, &[]);
    let twice = words::text(language, "board-xian-twice", &[]);
    let any = words::text(language, "board-xian-any", &[]);
    html! {
        div.xian-asks {
            span.xian-sign title=(words::text(language, "board-xian-painting", &[])) {
                (icon("brush")) span.visually-hidden { (words::text(language, "board-xian-painting", &[])) }
            }
            @if section.section == Section::C {
                b.xian-twice title=(twice) { span aria-hidden="true" { "2×" } span.visually-hidden { (twice) } }
            }
            @for (index, &slot) in slots(section.section).iter().enumerate() {
                @if index > 0 { span aria-hidden="true" { "+" } }
                (request(view, slot, language))
            }
            @if section.of_any_colour > 0 {
                span aria-hidden="true" { "+" }
                span.xian-token.any title=(any) { (icon("any")) span.visually-hidden { (any) } }
            }
            @if seated {
                b class={ "xian-verdict " (look) } title=(verdict) { span aria-hidden="true" { (sign) } span.visually-hidden { (verdict) } }
            }
        }
    }
}

/// A request token: its colour and number; the one that leaves next is marked.
fn request(view: &View, slot: RequestSlot, language: Language) -> Markup {
    let token = view.table.requests.at(slot);
    let leaves = view.leaving_request == Some(slot);
    let colour = words::text(language, &format!("board-xian-{}", token.colour()), &[]);
    let (number, leaving) = (token.number().to_string(), if leaves { "yes" } else { "no" });
    let told = [("number", &*number), ("colour", &colour), ("leaves", leaving)];
    let label = words::text(language, "board-xian-request", &told);
    html! {
        span.xian-token.{ "xian-" (token.colour()) }.leaves[leaves] data-place={ "request " (slot) } title=(label) {
            (icon(token.colour().name())) span aria-hidden="true" { (token.number()) }
            span.visually-hidden { (label) }
        }
    }
}

/// The lead as it would be paid: those who share a place, with the points of each; then the places nobody holds.
fn podium(section: &SectionView, people: &People, language: Language) -> Markup {
    let mut holders: Vec<(Seat, u8, u8)> = (0..)
        .map_while(Seat::new)
        .zip(&section.soldiers)
        .zip(&section.majority)
        .map(|((seat, &soldiers), &points)| (seat, soldiers, points))
        .filter(|&(_, soldiers, _)| soldiers > 0)
        .collect();
    holders.sort_by_key(|&(seat, soldiers, _)| (std::cmp::Reverse(soldiers), seat.index()));
    let places = &MAJORITY[section.section.index()];
    let worth: Vec<String> = places.iter().map(u8::to_string).collect();
    let lead = [("first", &*worth[0]), ("second", &worth[1]), ("third", &worth[2])];
    let lead = words::text(language, "board-xian-lead", &lead);
    html! {
        div.xian-podium title=(lead) {
            svg.xian-icon.xian-tall aria-hidden="true" viewBox="0 0 60 76" { use href={ "#xian-" (troops(section.section)) } {} }
            span.visually-hidden { (lead) }
            @for equal in holders.chunk_by(|one, other| one.1 == other.1) { (place(equal, people, language)) }
            @for free in places.iter().skip(holders.len()) {
                @let told = words::text(language, "board-xian-place-free", &[("count", &free.to_string())]);
                span.free title=(told) { (points((*free).into())) span.visually-hidden { (told) } }
            }
        }
    }
}

/// Those who have as many painted statues as each other, and what each of them gets.
fn place(equal: &[(Seat, u8, u8)], people: &People, language: Language) -> Markup {
    let Some(&(_, soldiers, each)) = equal.first() else { return html! {} };
    let names: Vec<&str> = equal.iter().map(|&(seat, ..)| name(people, seat)).collect();
    let (names, soldiers, prestige) = (names.join(", "), soldiers.to_string(), each.to_string());
    let told = [("names", &*names), ("soldiers", &soldiers), ("count", &prestige)];
    let told = words::text(language, "board-xian-place", &told);
    html! {
        span title=(told) {
            @for &(seat, ..) in equal { (seat_mark(seat)) }
            span aria-hidden="true" { (soldiers) }
            (points(each.into()))
            span.visually-hidden { (told) }
        }
    }
}
