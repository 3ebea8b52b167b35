//! Xi'an as text: the pit, the buildings and what is for sale, then every player's goods.

use super::{Drawn, list};
use std::fmt::Write;
use xian::{BuildingView, Colour, Figure, Hand, Owned, Print, SeatView, SpaceView, Table, View, Xian};

impl Drawn for Xian {
    fn draw(views: &[View], names: &[&str]) -> String {
        let Some(view) = views.first() else { return String::new() };
        let mut text = String::new();
        let _ = writeln!(text, "round {}, phase {}\n", view.table.round, view.table.phase);
        draw_pit(&mut text, view);
        for building in &view.buildings {
            draw_building(&mut text, building, names);
        }
        let display: Vec<String> = (view.display.iter())
            .map(|slot| match slot.card {
                Some(card) => format!("{card} for {}", slot.price),
                None => "nothing".into(),
            })
            .collect();
        let _ = writeln!(text, "equipment: {}\n", display.join(", "));
        for (number, name) in names.iter().enumerate() {
            let seen: Vec<&SeatView> = views.iter().map(|view| &view.seats[number]).collect();
            draw_player(&mut text, &view.table, &seen, name);
        }
        let awaited: Vec<&str> = view.prompt.awaited().iter().map(|seat| names[seat.index()]).collect();
        let prompt = match view.prompt.decision() {
            Some(decision) => format!("waiting for {}: {decision}", list(&awaited, " and ")),
            None => "the game is over".into(),
        };
        let _ = writeln!(text, "{prompt}");
        text
    }
}

/// Four spaces a row, a line between the sections, and beside each section what painting costs there.
fn draw_pit(text: &mut String, view: &View) {
    for (section, spaces) in view.sections.iter().zip(view.spaces.chunks(8)) {
        let colours = list(&section.colours, ", ");
        let any = if section.of_any_colour > 0 { " and one of any colour" } else { "" };
        let _ = writeln!(text, "section {}: painting costs {colours}{any}", section.section);
        for row in spaces.chunks(4) {
            let cells: Vec<String> = row.iter().map(space).collect();
            let _ = writeln!(text, "  {}", cells.join("  ").trim_end());
        }
    }
    text.push('\n');
}

/// A space in eleven characters: its name and what stands there, or what a statue would bring.
fn space(space: &SpaceView) -> String {
    let signed = |by: Option<game::Seat>| by.map_or(String::new(), |seat| format!(" by {seat}"));
    let what = match (space.figure, space.print) {
        (Figure::Raw { signed_by }, _) => format!("raw{}", signed(signed_by)),
        (Figure::Soldier { of, .. }, _) => format!("soldier {of}"),
        (Figure::Nothing, Print::Statue) => String::new(),
        (Figure::Nothing, Print::Bonus(bonus)) => {
            let coins = "c".repeat(bonus.coins.into());
            let pigments: String = bonus.pigments.iter().map(Colour::letter).collect();
            format!("{}{coins}{pigments}", bonus.prestige)
        }
    };
    format!("{} {what:<9}", space.space)
}

fn draw_building(text: &mut String, building: &BuildingView, names: &[&str]) {
    let inside: Vec<String> = (building.builders.iter().zip(names))
        .filter(|&(&builders, _)| builders > 0)
        .map(|(builders, name)| format!("{builders} of {name}"))
        .collect();
    let inside = if inside.is_empty() { "nobody".into() } else { inside.join(", ") };
    let minister = if building.prime_minister { ", the Prime Minister" } else { "" };
    let closed = if building.closed { ", closed" } else { "" };
    let _ = writeln!(
        text,
        "{}: {inside}{minister}; {} of {} in its pair{closed}",
        building.building, building.pieces, building.limit
    );
}

/// What the viewers see of a player together.
fn draw_player(text: &mut String, table: &Table, seen: &[&SeatView], name: &str) {
    let seat = seen[0];
    let player = &table.players[seat.seat];
    let pigments: Vec<String> = (Colour::ALL.into_iter())
        .filter(|&colour| player.stock.pigment(colour) > 0)
        .map(|colour| format!(", {} {colour}", player.stock.pigment(colour)))
        .collect();
    let hand = seen.iter().find_map(|seat| match seat.hand {
        Hand::Open { cards, .. } => Some(list(&cards.iter().collect::<Vec<_>>(), " ")),
        Hand::Hidden { .. } => None,
    });
    let hidden = match seat.hand {
        Hand::Hidden { cards } => format!("{cards} cards"),
        Hand::Open { .. } => String::new(),
    };
    let equipment = seen.iter().find_map(|seat| match seat.equipment {
        Owned::Open(cards) => Some(list(&cards.iter().collect::<Vec<_>>(), " ")),
        Owned::FaceDown { .. } => None,
    });
    let face_down = match seat.equipment {
        Owned::FaceDown { cards } => format!("{cards} cards"),
        Owned::Open(_) => String::new(),
    };
    let _ = writeln!(
        text,
        "{} {name}: {} prestige, {} coins, {} clay{}; supervisor on {}",
        seat.seat,
        player.prestige,
        player.stock.coins(),
        player.stock.clay(),
        pigments.concat(),
        player.supervisor.space
    );
    let _ = writeln!(
        text,
        "    hand: {}; equipment: {}; assistants: {}; unused tiles: {}",
        hand.unwrap_or(hidden),
        equipment.unwrap_or(face_down),
        list(&player.assistants.iter().collect::<Vec<_>>(), " "),
        list(&seat.unused_tiles.iter().collect::<Vec<_>>(), " ")
    );
}
