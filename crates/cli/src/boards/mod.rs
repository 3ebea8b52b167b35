//! Positions as text, one file for each game. A drawing is made from views alone, in the reader's language, and
//! no wider than [`WIDTH`]. Colours only underline what letters say already.

games::modules!();

use ratatui::text::{Line, Text};
use std::fmt::Display;
use words::{Language, People, Speaks};

/// The columns of a small terminal.
pub const WIDTH: usize = 80;

/// The columns that stay free beside a narrow board.
pub const BESIDE: usize = 34;

/// A game that can be drawn as text.
pub trait Drawn: Speaks {
    /// Whether the board, however full, is so narrow that there is room beside it in a small terminal.
    const NARROW: bool = false;

    /// The board as these viewers see it together: usually all seats, or just one. There is at least one view,
    /// and all are of the same moment.
    fn board(views: &[Self::View], people: &People, language: Language) -> Text<'static>;

    /// What they see of every player, hands included: a text for each seat.
    fn players(views: &[Self::View], people: &People, language: Language) -> Vec<Text<'static>>;

    /// What the signs of the drawing mean.
    fn legend(language: Language) -> String {
        words::text(language, &format!("terminal-{}-legend", Self::ID), &[])
    }

    /// What the first words of actions speak of, where the words alone do not say it.
    fn named(beginning: &str, language: Language) -> Option<String> {
        let _ = (beginning, language);
        None
    }

    /// Whether an action leaves everything as it is: it passes, keeps or gives nothing. It stands first where one
    /// chooses, so that nobody does more than that by pressing Enter.
    fn does_nothing(action: &Self::Action) -> bool;

    /// An action as it would lie on the drawn board. Games that have such marks can be played by walking there.
    fn marks(action: &Self::Action) -> Vec<Mark> {
        let _ = action;
        vec![]
    }
}

/// Something written over a drawing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mark {
    pub column: u16,
    pub line: u16,
    pub text: String,
}

/// A drawing without its colours, line by line.
pub fn plain(text: &Text) -> String {
    let line = |line: &Line| line.spans.iter().map(|span| &*span.content).collect::<String>();
    text.lines.iter().map(|drawn| line(drawn).trim_end().to_owned() + "\n").collect()
}

/// Things in a row, with something between them; a dash if there are none.
fn list(things: &[impl Display], between: &str) -> String {
    if things.is_empty() {
        return "\u{2013}".into();
    }
    things.iter().map(ToString::to_string).collect::<Vec<_>>().join(between)
}

/// Things side by side, in as many lines as they need, each line indented.
fn flow(things: &[String]) -> Vec<String> {
    let mut lines: Vec<String> = vec![];
    for thing in things {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 3 + thing.chars().count() < WIDTH => {
                line.push_str("   ");
                line.push_str(thing);
            }
            _ => lines.push(format!("  {thing}")),
        }
    }
    lines
}

fn name<'a>(people: &'a People, seat: game::Seat) -> &'a str {
    people.names.get(seat.index()).map_or("", String::as_str)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::chance::dice;
    use game::{Seed, Viewer, options};
    use table::{Player, Table};

    /// Plays a match of the most seats with long names; every line of every board must fit.
    fn check<G: Drawn>() {
        let width = if G::NARROW { WIDTH - BESIDE } else { WIDTH };
        let seats = G::SEATS.1.get();
        let names: Vec<String> = (0..seats).map(|seat| format!("Apprentice {seat}")).collect();
        let people = People { names: &names, you: None };
        let players = names.iter().map(Player::named).collect();
        let options = options::combination::<G>(0).unwrap();
        let mut table = Table::<G>::open(players, options, Seed::from_text("width", 0)).unwrap();
        let (mut dice, mut scratch) = (dice(0), vec![]);
        while let Some(seat) = table.turn().awaited().first() {
            let action = table.sample(seat, &mut dice, &mut scratch).unwrap();
            table.play(seat, action).unwrap();
            let view = [table.view(Viewer::Seat(seat))];
            for language in Language::ALL {
                let board = G::board(&view, &people, language);
                assert!(board.width() <= width, "{} is {} wide:\n{board}", G::ID, board.width());
                assert_eq!(G::players(&view, &people, language).len(), seats);
            }
        }
    }

    #[test]
    fn no_board_is_wider_than_a_small_terminal() {
        games::for_each!(check);
    }

    #[test]
    fn things_flow_into_lines() {
        let things: Vec<String> = (0..20).map(|number| format!("thing number {number}")).collect();
        let lines = flow(&things);
        assert!(lines.len() > 2 && lines.iter().all(|line| line.starts_with("  ") && line.len() <= WIDTH));
        assert_eq!(lines.concat().matches("thing").count(), 20);
    }
}
