//! Great Wall of China as a whole: the rulebook's examples, and what holds in every game.
#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "tests and their helpers stop at what they did not expect"
)]

mod rulebook;
mod contract;
mod laws;
mod notation;
mod set_up;
mod scene;
mod view;
mod record;
mod citations;

use great_wall::GreatWall;
use great_wall::scene::{Scene, SceneError};

/// The game that a drawing shows.
fn draw(drawing: &str) -> Result<GreatWall, SceneError> {
    drawing.parse::<Scene>()?.set()
}
