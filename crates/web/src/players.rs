//! Bots at the web's tables: who they are called, and how they choose from what they see.

use game::chance::{below, dice};
use game::{Game, View};
use words::Language;

/// The levels a bot can have.
pub const LEVELS: &[&str] = &["random"];
/// Who plays against people who do not choose.
pub const USUAL: &str = "random";

/// What a bot of this level is called.
pub fn name(level: &str, language: Language) -> String {
    words::page(language, &format!("bot-{level}"), &[])
}

/// What a bot of this level plays; `None` if it owes nothing.
pub fn choose<G: Game>(_level: &str, view: &G::View) -> Option<G::Action> {
    let mut seed = [0; 8];
    getrandom::fill(&mut seed).ok()?;
    let legal = view.legal();
    legal.get(below(&mut dice(u64::from_le_bytes(seed)), legal.len() as u32) as usize).copied()
}
