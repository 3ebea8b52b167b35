//! What the viewer owns, always in the tray: goods, tiles, assistants, equipment, and the soldiers and signatures left.

use super::art::{amount, sign};
use super::seats::{arm, helper, tile};
use game::Seat;
use games::xian::{Owned, Resource, Tile, View};
use maud::{Markup, html};
use words::Language;

/// RULES 1.2: soldiers and signatures of each player.
const SOLDIERS: u8 = 6;
const SIGNATURES: u8 = 2;

pub fn mine(view: &View, seat: Seat, language: Language) -> Markup {
    let (player, known) = (&view.table.players[seat], &view.seats[seat.index()]);
    let say = |key: &str| words::text(language, key, &[]);
    html! {
        div.xian-mine id="mine" {
            section aria-label=(say("board-xian-my-goods")) {
                h3 aria-level="2" { (say("board-xian-my-goods")) }
                p.xian-jars { @for resource in Resource::ALL { (amount(resource, player.stock.of(resource), language)) } }
                (men(seat, known.soldiers_left, known.signatures_left, language))
            }
            section aria-label=(say("board-xian-my-things")) {
                h3 aria-level="2" { (say("board-xian-my-things")) }
                p.xian-badges {
                    @for one in Tile::ALL { (tile(player, one, language)) }
                    @for assistant in player.assistants.iter() { (helper(assistant, language)) }
                    @if let Owned::Open(cards) = known.equipment { @for card in cards.iter() { (arm(card, language)) } }
                    @if let Some(end) = player.end_tile { span.xian-badge.end { (sign("tomb", &super::mausoleum::end_tile_name(end, language))) } }
                }
            }
        }
    }
}

/// Soldiers and chops: those left in colour, those used up faint.
fn men(seat: Seat, soldiers: u8, signatures: u8, language: Language) -> Markup {
    let soldiers_told =
        words::text(language, "board-xian-soldiers-left", &[("count", &soldiers.to_string())]);
    let signatures_told =
        words::text(language, "board-xian-signatures-left", &[("count", &signatures.to_string())]);
    html! {
        p.xian-men {
            span title=(soldiers_told) {
                @for man in 0..SOLDIERS {
                    svg.{ "xian-man xian-statue painted of-" (seat) }.gone[man >= soldiers] viewBox="0 0 60 76" aria-hidden="true" { use href="#xian-guard" {} }
                }
                span.visually-hidden { (soldiers_told) }
            }
            span title=(signatures_told) {
                @for chop in 0..SIGNATURES {
                    svg.{ "xian-man xian-chop of-" (seat) }.gone[chop >= signatures] viewBox="2 58 24 24" aria-hidden="true" {
                        rect x="4" y="60" width="20" height="20" rx="3" {}
                        use href={ "#device-" (seat) } x="6.500" y="62.500" width="15" height="15" {}
                    }
                }
                span.visually-hidden { (signatures_told) }
            }
        }
    }
}
