//! Qin as text: two characters a square, whose they are in digits.

use super::Drawn;
use qin::{Colour, Hand, Position, Prompt, Qin, SIDE, Space, Terrain, View};
use std::fmt::Write;

impl Drawn for Qin {
    fn draw(views: &[View], names: &[&str]) -> String {
        let Some(view) = views.first() else { return String::new() };
        let mut text = String::new();
        let game = format!("game {} of {}", view.game, view.options.games.get());
        let side = view.position.board().side().map_or("drawn", qin::Side::name);
        let _ = writeln!(text, "{game}, {side} side, {} tiles in the stock", view.stock);
        draw_board(&mut text, &view.position);
        text.push_str("R Y B major, r y b smaller province, with its owner; r? lone square; o village; ~ water; x never filled\n\n");
        for (seat, name) in names.iter().enumerate() {
            draw_player(&mut text, views, seat, name);
        }
        let prompt = match (view.to_move, view.prompt) {
            (Some(seat), _) => format!("{} is to lay a tile", names[seat.index()]),
            (None, Prompt::Over | Prompt::LayTile | Prompt::WaitFor(_)) => "the match is over".into(),
        };
        let _ = writeln!(text, "{prompt}");
        text
    }
}

fn draw_board(text: &mut String, position: &Position) {
    let columns: String = (b'a'..).take(SIDE).flat_map(|letter| [' ', ' ', char::from(letter)]).collect();
    let _ = writeln!(text, "\n   {columns}");
    for row in 0..SIDE {
        let squares: String = (0..SIDE)
            .filter_map(|column| Space::new(row, column))
            .map(|space| square(position, space))
            .collect();
        let _ = writeln!(text, "{:>3} {squares}  {}", SIDE - row, SIDE - row);
    }
    let _ = writeln!(text, "   {columns}\n");
}

/// A square in two characters and a space before it.
fn square(position: &Position, space: Space) -> String {
    let terrain = match position.board().terrain(space) {
        Terrain::Village(village) => {
            format!("o{}", position.holder(village).map_or(" ".into(), |seat| seat.to_string()))
        }
        Terrain::Water => "~~".into(),
        Terrain::Grassland if position.unfillable().contains(space) => "x ".into(),
        Terrain::Grassland | Terrain::Printed(_) => ". ".into(),
    };
    let Some(colour) = position.colour_at(space) else { return format!(" {terrain}") };
    let letter = match colour {
        Colour::Red => 'r',
        Colour::Yellow => 'y',
        Colour::Blue => 'b',
    };
    match position.province_at(space) {
        None => format!(" {letter}?"),
        Some(province) if province.is_major() => {
            format!(" {}{}", letter.to_ascii_uppercase(), province.owner())
        }
        Some(province) => format!(" {letter}{}", province.owner()),
    }
}

fn draw_player(text: &mut String, views: &[View], seat: usize, name: &str) {
    let player = &views[0].players[seat];
    let open = views.iter().find_map(|view| match view.players[seat].hand {
        Hand::Open(tiles) => Some(tiles.iter().map(|kind| kind.to_string()).collect::<Vec<_>>().join(" ")),
        Hand::Hidden { .. } => None,
    });
    let hand = open.unwrap_or_else(|| match player.hand {
        Hand::Hidden { tiles } => format!("{tiles} tiles"),
        Hand::Open(_) => String::new(),
    });
    let _ = writeln!(
        text,
        "{seat} {name}: {} pagodas to place, {} on the board, hand: {hand}",
        player.supply, player.on_board
    );
}
