//! Qin as text: three characters a square, whose they are in digits.

use super::{Drawn, Mark, list, name};
use games::qin::{Colour, Hand, Kind, Placement, Position, Qin, SIDE, Space, Terrain, View};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span, Text};
use words::{Language, People, Speaks};

/// What stands above and left of the squares.
const TOP: usize = 2;
const LEFT: usize = 3;

impl Drawn for Qin {
    const NARROW: bool = true;

    /// RULES 3: everybody lays a tile in every turn.
    fn does_nothing(_: &Placement) -> bool {
        false
    }

    fn board(views: &[View], _: &People, language: Language) -> Text<'static> {
        let Some(view) = views.first() else { return Text::default() };
        let side = view.position.board().side().map_or("", games::qin::Side::name);
        let mut lines = vec![Line::from(words::text(
            language,
            "terminal-qin-board",
            &[
                ("game", &view.game.to_string()),
                ("games", &view.options.games.get().to_string()),
                ("side", &Qin::option_value("side", side, language)),
                ("stock", &view.stock.to_string()),
            ],
        ))];
        let columns: String = (b'a'..).take(SIDE).flat_map(|letter| [' ', char::from(letter), ' ']).collect();
        lines.push(Line::from(format!("   {columns}")));
        lines.extend((0..SIDE).map(|row| draw_row(&view.position, row)));
        Text::from(lines)
    }

    fn players(views: &[View], people: &People, language: Language) -> Vec<Text<'static>> {
        let Some(view) = views.first() else { return vec![] };
        let players = view.players.iter().map(|player| {
            let open = views.iter().find_map(|view| match view.players[player.seat.index()].hand {
                Hand::Open(tiles) => Some(list(&tiles.iter().collect::<Vec<Kind>>(), " ")),
                Hand::Hidden { .. } => None,
            });
            let hand = open.unwrap_or_else(|| match player.hand {
                Hand::Hidden { tiles } => {
                    words::text(language, "terminal-qin-tiles", &[("count", &tiles.to_string())])
                }
                Hand::Open(_) => String::new(),
            });
            Text::from(words::text(
                language,
                "terminal-qin-player",
                &[
                    ("seat", &player.seat.to_string()),
                    ("name", name(people, player.seat)),
                    ("supply", &player.supply.to_string()),
                    ("placed", &player.on_board.to_string()),
                    ("hand", &hand),
                ],
            ))
        });
        players.collect()
    }

    fn named(beginning: &str, language: Language) -> Option<String> {
        (!beginning.contains(' ')).then(|| words::text(language, "qin-tile", &[("tile", beginning)]))
    }

    fn marks(placement: &Placement) -> Vec<Mark> {
        let squares = placement.halves().into_iter();
        squares
            .map(|(space, colour)| Mark {
                column: (LEFT + 3 * space.column()) as u16,
                line: (TOP + space.row()) as u16,
                text: format!("[{}]", letter(colour)),
            })
            .collect()
    }
}

fn draw_row(position: &Position, row: usize) -> Line<'static> {
    let squares = (0..SIDE).filter_map(|column| Space::new(row, column)).map(|space| square(position, space));
    [Span::from(format!("{:>2} ", SIDE - row))].into_iter().chain(squares).collect()
}

/// A square in three characters. The tile that was laid last is underlined.
fn square(position: &Position, space: Space) -> Span<'static> {
    let Some(colour) = position.colour_at(space) else {
        return Span::from(match position.board().terrain(space) {
            Terrain::Village(village) => match position.holder(village) {
                Some(seat) => format!(" o{seat}"),
                None => " o ".into(),
            },
            Terrain::Water => " ~~".into(),
            Terrain::Grassland if position.unfillable().contains(space) => " x ".into(),
            Terrain::Grassland | Terrain::Printed(_) => " . ".into(),
        });
    };
    let (letter, last) = (letter(colour), position.last().is_some_and(|laid| laid.spaces().contains(&space)));
    let text = match position.province_at(space) {
        None => format!(" {letter}?"),
        Some(province) if province.is_major() => {
            format!(" {}{}", letter.to_ascii_uppercase(), province.owner())
        }
        Some(province) => format!(" {letter}{}", province.owner()),
    };
    let style = Style::new().fg(paint(colour));
    Span::styled(text, if last { style.add_modifier(Modifier::UNDERLINED) } else { style })
}

const fn letter(colour: Colour) -> char {
    match colour {
        Colour::Red => 'r',
        Colour::Yellow => 'y',
        Colour::Blue => 'b',
    }
}

const fn paint(colour: Colour) -> Color {
    match colour {
        Colour::Red => Color::Red,
        Colour::Yellow => Color::Yellow,
        Colour::Blue => Color::Blue,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::offered_first;

    #[test]
    fn whoever_plays_qin_must_lay_a_tile() {
        assert!(offered_first::<Qin>("").is_empty());
    }
}
