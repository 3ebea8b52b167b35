//! Bots as players at a table: their names, and what they choose from what they see. Knows no room.

use bots::{Budget, Judged, Level};
use game::View;
use std::time::Duration;
use words::Language;

/// The level of the bots at a table that was opened without choosing one.
pub const DEFAULT_LEVEL: Level = Level::Apprentice;

/// How long a bot thinks when the server is not busy: less than the pause before its move is shown ([`crate::PACE`]).
pub const THINKING_TIME: Duration = Duration::from_millis(700);

/// The name of a bot of this level; a level that this program does not know is shown by its id.
pub fn name(level: &str, language: Language) -> String {
    Level::from_id(level).map_or(level, |level| level.name(language.code())).to_owned()
}

/// What a bot of this level plays after thinking for this time; `None` if it has nothing to decide.
pub fn choose<G: Judged>(level: &str, view: &G::View, time: Duration) -> Option<G::Action> {
    if view.legal().is_empty() {
        return None;
    }
    Some(bots::player::<G>(level)?.choose(view, Budget::Time(time)))
}
