//! Bots at the web's tables: what they are called, and what they choose from what they see.

use bots::{Budget, Judged, Level};
use game::View;
use std::time::Duration;
use words::Language;

/// Who plays against people who do not choose.
pub const USUAL: Level = Level::Apprentice;

/// How long a bot thinks while few do: less than its move is held back anyway.
pub const THINKING: Duration = Duration::from_millis(700);

/// What a bot of this level is called; one that this program does not know goes by its id.
pub fn name(level: &str, language: Language) -> String {
    Level::from_id(level).map_or(level, |level| level.name(language.code())).to_owned()
}

/// What a bot of this level plays after thinking for this time; `None` if it owes nothing.
pub fn choose<G: Judged>(level: &str, view: &G::View, time: Duration) -> Option<G::Action> {
    if view.legal().is_empty() {
        return None;
    }
    Some(bots::player::<G>(level)?.choose(view, Budget::Time(time)))
}
