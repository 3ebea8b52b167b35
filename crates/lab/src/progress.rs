//! A bar that shows how far a long command has come.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{self, IsTerminal};

/// A bar on a terminal, and nothing elsewhere.
pub fn bar(games: u64, quiet: bool) -> ProgressBar {
    bar_of("games", games, quiet)
}

/// A bar without words, for commands that speak several languages.
pub fn wordless_bar(count: u64, quiet: bool) -> ProgressBar {
    styled("{bar:40} {human_pos} / {human_len}  {eta}", count, quiet)
}

/// The same, of other things than games.
pub fn bar_of(things: &str, count: u64, quiet: bool) -> ProgressBar {
    let style = format!("{{bar:40}} {{human_pos}} of {{human_len}} {things}, {{per_sec}}, {{eta}} left");
    styled(&style, count, quiet)
}

fn styled(style: &str, count: u64, quiet: bool) -> ProgressBar {
    if quiet || !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(Some(count), ProgressDrawTarget::stderr_with_hz(10));
    let style = ProgressStyle::with_template(style);
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
