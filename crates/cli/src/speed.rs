//! How fast the strongest bot thinks at the start of a game, and what it spends its time on.

use crate::trouble::Trouble;
use bots::{Judged, profile};
use game::{SeatCount, Seed};
use std::fmt::Write as _;

/// So many imagined games are enough.
const GAMES: u32 = 20_000;

/// What was found about one game.
pub struct Speed {
    game: &'static str,
    profile: profile::Profile,
}

/// Measures the search at the start of a game of two.
pub fn speed<G: Judged>() -> Result<Speed, Trouble> {
    let (seats, options) = (SeatCount::TWO, G::Options::default());
    let deal = G::deal(seats, &options, &Seed::from_text("speed", 0));
    let game = G::set_up(seats, &options, &deal)?;
    Ok(Speed { game: G::ID, profile: profile::profile(&game, GAMES) })
}

/// All games as a table in Markdown.
pub fn table(speeds: &[Speed]) -> String {
    let mut text = String::from(
        "| game | imagined games per second and core | rules | evaluation | tree |\n\
         | --- | --- | --- | --- | --- |\n",
    );
    for Speed { game, profile } in speeds {
        let _ = writeln!(
            text,
            "| {game} | {:.0} | {:.0} % | {:.0} % | {:.0} % |",
            profile.per_second,
            100.0 * profile.rules,
            100.0 * profile.evaluation,
            100.0 * profile.tree
        );
    }
    text
}
