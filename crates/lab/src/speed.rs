//! `lab measure --speed`: how fast the search thinks, on one core.

use bots::{Budget, Judged, Search, Style, Thought};
use game::{Seed, SetUpError, Viewer};
use std::fmt::Write as _;
use std::time::{Duration, Instant};

/// How many deals are thought about.
const DEALS: u64 = 20;

/// How many imagined games the strongest search walks through in a second, at the start of games with the fewest seats.
/// Secret decisions are searched like all others.
pub fn imagined_per_second<G: Judged>(time: Duration, seed: &str) -> Result<f64, SetUpError> {
    let (seats, options) = (G::SEATS.0, G::Options::default());
    let (mut games, mut spent) = (0, Duration::ZERO);
    for number in 0..DEALS {
        let game = G::set_up(seats, &options, &G::deal(seats, &options, &Seed::from_text(seed, number)))?;
        let Some(seat) = game.turn().awaited().first() else { continue };
        let view = game.view(Viewer::Seat(seat));
        let mut search = Search::<G>::new(Style { guarded: false, ..Style::default() });
        let begun = Instant::now();
        if let Thought::Searched(imagined) = search.consider(&view, Budget::Time(time)).thought {
            games += imagined;
            spent += begun.elapsed();
        }
    }
    Ok(f64::from(games) / spent.as_secs_f64())
}

/// What was measured of each game, as a table in Markdown.
pub fn table(measured: &[(&str, f64)]) -> String {
    let mut text = String::from("| game | imagined games per second and core |\n| --- | --- |\n");
    for (game, per_second) in measured {
        let _ = writeln!(text, "| {game} | {per_second:.0} |");
    }
    text
}
