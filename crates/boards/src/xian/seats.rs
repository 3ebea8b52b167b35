//! What everybody sees of a seat: prestige and what it would come to, goods, tiles, assistants, equipment.

use super::art::{amount, icon, points};
use super::mausoleum::{end_tile_name, tile_help, tile_name, tile_shape};
use super::scoring::foreseen_total;
use game::Seat;
use games::xian::{Assistant, Equipment, Owned, Player, Prompt, Resource, SeatView, Tile, View};
use markup::kept;
use maud::{Markup, html};
use words::Language;

pub fn seat(view: &View, seat: Seat, language: Language) -> Markup {
    let (player, known) = (&view.table.players[seat], &view.seats[seat.index()]);
    let prestige = words::text(language, "board-xian-prestige", &[("count", &player.prestige.to_string())]);
    html! {
        span.xian-score {
            @if view.outcome.is_none() { (foreseen_total(known, language)) }
            span title=(prestige) { (points(player.prestige)) span.visually-hidden { (prestige) } }
        }
        (holdings(view, seat, language))
    }
}

/// Goods in one line, and in another what was collected.
pub fn holdings(view: &View, seat: Seat, language: Language) -> Markup {
    let (player, known) = (&view.table.players[seat], &view.seats[seat.index()]);
    html! {
        (kept("xian-stock", (Resource::ALL.map(|resource| player.stock.of(resource)), language), || html! {
            span.xian-stock {
                @for resource in Resource::ALL { (amount(resource, player.stock.of(resource), language)) }
            }
        }))
        (kept("xian-badges", (player, known, ready(view, known), language), || html! {
            span.xian-badges { (belongings(player, known, language)) @if ready(view, known) { (done(language)) } }
        }))
    }
}

/// Tiles, assistants and equipment; tiles that were used are struck out.
fn belongings(player: &Player, known: &SeatView, language: Language) -> Markup {
    html! {
        @for assistant in player.assistants.iter() { (helper(assistant, language)) }
        @for one in Tile::ALL.into_iter().filter(|&tile| player.owns(tile)) { (tile(player, one, language)) }
        @match known.equipment {
            Owned::Open(cards) => @for card in cards.iter() { (arm(card, language)) },
            Owned::FaceDown { cards } => @if cards > 0 { (face_down(cards, language)) },
        }
        @if let Some(end) = player.end_tile {
            span.xian-badge.end title=(end_tile_name(end, language)) {
                (icon("tomb")) span.visually-hidden { (end_tile_name(end, language)) }
            }
        }
    }
}

/// A bonus tile: in hand, used, or not taken yet.
pub fn tile(player: &Player, tile: Tile, language: Language) -> Markup {
    let state = match (player.owns(tile), player.used.contains(tile)) {
        (_, true) => "used",
        (true, false) => "ready",
        (false, false) => "not",
    };
    let (name, help) = (tile_name(tile, language), tile_help(tile, language));
    let told =
        words::text(language, "board-xian-tile-told", &[("state", state), ("tile", &name), ("help", &help)]);
    html! { span.xian-badge.{ "tile " (state) } title=(told) { (icon(tile_shape(tile))) span.visually-hidden { (told) } } }
}

/// An assistant that was recruited.
pub fn helper(assistant: Assistant, language: Language) -> Markup {
    let told = assistant_told(assistant, language);
    html! { span.xian-badge.helper title=(told) { (icon(assistant.name())) span.visually-hidden { (told) } } }
}

/// “Ceramist: +1 prestige for each statue you model”
pub fn assistant_told(assistant: Assistant, language: Language) -> String {
    let name = words::text(language, &format!("board-xian-{assistant}"), &[]);
    let help = words::text(language, &format!("board-xian-{assistant}-help"), &[]);
    words::text(language, "board-xian-told", &[("name", &name), ("help", &help)])
}

/// A piece of equipment, with the numeral of the section whose troops carry it.
pub fn arm(card: Equipment, language: Language) -> Markup {
    let kind = card.kind();
    let name = words::text(language, &format!("board-xian-{kind}"), &[]);
    let section = super::section_name(kind.section(), language);
    let told = words::text(language, "board-xian-arms", &[("equipment", &name), ("section", &section)]);
    html! {
        span.xian-badge.{ "xian-" (kind.material()) } title=(told) {
            (icon(kind.name())) i aria-hidden="true" { (kind.section().numeral()) } span.visually-hidden { (told) }
        }
    }
}

/// Equipment that only its owner sees.
fn face_down(cards: usize, language: Language) -> Markup {
    let told = words::text(language, "board-xian-equipment-owned", &[("count", &cards.to_string())]);
    html! {
        span.xian-backs title=(told) { @for _ in 0..cards { span.xian-badge.back {} } span.visually-hidden { (told) } }
    }
}

/// Whether a seat has decided while others are still choosing in secret. Everybody sees that it has, not how.
fn ready(view: &View, known: &SeatView) -> bool {
    match view.prompt {
        Prompt::Favour { awaited } | Prompt::Commit { awaited } => !awaited.contains(known.seat),
        Prompt::Turn(_) | Prompt::Over => false,
    }
}

fn done(language: Language) -> Markup {
    html! { span.xian-ready { "\u{2713} " (words::text(language, "board-xian-decided", &[])) } }
}
