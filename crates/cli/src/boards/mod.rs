//! Positions as text, one file for each game. A drawing is made from views alone.

mod great_wall;
mod qin;
mod sun_tzu;
mod xian;

use game::Game;

/// A game that can be drawn as text.
pub trait Drawn: Game {
    /// The position as these viewers see it together: usually all seats, or just one. There is at least one
    /// view, and all are of the same moment. `names` are those of the seats.
    fn draw(views: &[Self::View], names: &[&str]) -> String;
}

/// Things in a row, with something between them; `none` if there are none.
fn list(things: &[impl std::fmt::Display], between: &str) -> String {
    if things.is_empty() {
        return "none".into();
    }
    things.iter().map(ToString::to_string).collect::<Vec<_>>().join(between)
}
