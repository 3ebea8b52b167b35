//! Beside the board: what helpers are worth, what the reserve has, the scoring so far, cards to come, and what the signs
//! mean.

use super::art::{amount, chip, icon, resource};
use super::mausoleum::{tile_help, tile_name, tile_shape};
use super::scoring::forecast;
use super::seats::{assistant_told, holdings};
use super::section_name;
use crate::marks::seat_mark;
use games::xian::{Assistant, Colour, Kind, Tile, View};
use markup::kept;
use maud::{Markup, html};
use words::Language;

pub fn beside(view: &View, language: Language) -> Markup {
    html! {
        (slip("everybody", "board-xian-everybody", language, &everybody(view, language)))
        @if view.outcome.is_none() {
            (slip("helpers", "board-xian-recruiting", language, &helpers(view, language)))
            (slip("reserve", "board-xian-reserve", language, &reserve(view, language)))
            (slip("forecast", "board-xian-forecast", language, &forecast(view, language)))
        }
        (slip("ledger", "board-xian-ledger", language, &ledger(view, language)))
        (legend(language))
    }
}

/// A slip that opens: one word, then what it holds under its heading.
fn slip(name: &str, heading: &str, language: Language, content: &Markup) -> Markup {
    html! {
        details.xian-slip id={ "slip-" (name) } name="xian-slip" {
            summary { (words::text(language, &format!("board-xian-slip-{name}"), &[])) }
            div { h2 { (words::text(language, heading, &[])) } (content) }
        }
    }
}

/// What everybody has, where there is no room for it beside the names.
fn everybody(view: &View, language: Language) -> Markup {
    html! {
        ul.xian-everybody {
            @for seat in &view.seats { li { (seat_mark(seat.seat)) (holdings(view, seat.seat, language)) } }
        }
    }
}

/// The assistants, with the points for recruiting each in this round.
fn helpers(view: &View, language: Language) -> Markup {
    html! {
        (kept("xian-recruiting", (&view.recruiting, language), || html! {
            ul.xian-recruiting {
                @for &(assistant, prestige) in &view.recruiting { (recruit(assistant, prestige, language)) }
            }
        }))
    }
}

/// The pigments and statues that nobody has.
fn reserve(view: &View, language: Language) -> Markup {
    let statues = words::text(language, "board-xian-statues", &[("count", &view.statues.to_string())]);
    html! {
        p.xian-reserve {
            @for colour in Colour::ALL { (amount(colour.into(), view.table.reserve.pigment(colour), language)) }
            span.xian-amount title=(statues) {
                svg.xian-icon.xian-tall.xian-statue.raw viewBox="0 0 60 76" aria-hidden="true" { use href="#xian-guard" {} }
                span aria-hidden="true" { (view.statues) } span.visually-hidden { (statues) }
            }
        }
    }
}

/// An assistant, and the points for recruiting it in this round.
fn recruit(assistant: Assistant, prestige: u8, language: Language) -> Markup {
    let told = assistant_told(assistant, language);
    html! {
        li title=(told) {
            span.xian-badge.helper { (icon(assistant.name())) } b { "+" (prestige) } small { (told) }
        }
    }
}

/// The worker cards that nobody has seen each player play.
fn ledger(view: &View, language: Language) -> Markup {
    html! {
        ul.xian-ledger {
            @for seat in &view.seats {
                (kept("xian-unplayed", (seat.seat, seat.unplayed, language), || html! {
                    li { (seat_mark(seat.seat)) p { @for card in seat.unplayed.iter() { (chip(card, language)) } } }
                }))
            }
        }
    }
}

/// What the signs mean, for those who see them for the first time: a sheet that opens over the table.
fn legend(language: Language) -> Markup {
    let told = |key: &str| words::text(language, &format!("board-xian-legend-{key}"), &[]);
    let title = told("title");
    html! {
        button.xian-signs type="button" popovertarget="xian-signs" title=(title) { (told("signs")) }
        (kept("xian-legend", language, || explained(language)))
    }
}

fn explained(language: Language) -> Markup {
    let told = |key: &str| words::text(language, &format!("board-xian-legend-{key}"), &[]);
    html! {
        div.xian-legend id="xian-signs" popover {
            h2 { (told("title")) }
            ul {
                @for shape in ["seal", "coin", "clay"] { li { span { (icon(shape)) } (told(shape)) } }
                @for colour in Colour::ALL { li { span { (resource(colour.into())) } (told(colour.name())) } }
                li { span { span.xian-token.any { (icon("any")) } } (told("any")) }
                li { span { span.xian-token.xian-blue { (icon("blue")) "8" } } (told("request")) }
                li { span { span.xian-token.xian-blue.leaves { (icon("blue")) "3" } } (told("leaving")) }
                li { span { svg.xian-icon.xian-tall.xian-statue.raw viewBox="0 0 60 76" { use href="#xian-guard" {} } } (told("raw")) }
                li { span { svg.xian-icon.xian-tall.xian-statue.painted.of-0 viewBox="0 0 60 76" { use href="#xian-guard" {} } } (told("painted")) }
                li { span { svg.xian-icon.xian-chop.of-0 viewBox="2 58 24 24" { rect x="4" y="60" width="20" height="20" rx="3" {} use href="#device-0" x="6.500" y="62.500" width="15" height="15" {} } } (told("signature")) }
                li { span { (super::art::prime_minister()) } (told("minister")) }
                @for kind in Kind::ALL {
                    @let name = words::text(language, &format!("board-xian-{kind}"), &[]);
                    @let section = section_name(kind.section(), language);
                    li { span.xian-kind { (icon(kind.name())) } (words::text(language, "board-xian-arms", &[("equipment", &name), ("section", &section)])) }
                }
                li { span { (icon("leaves")) } (told("leaves")) }
                @for assistant in Assistant::ALL { li { span { span.xian-badge.helper { (icon(assistant.name())) } } (assistant_told(assistant, language)) } }
                @for tile in Tile::ALL {
                    @let told = [("name", &*tile_name(tile, language)), ("help", &tile_help(tile, language))];
                    li { span { span.xian-badge.tile { (icon(tile_shape(tile))) } } (words::text(language, "board-xian-told", &told)) }
                }
            }
        }
    }
}
