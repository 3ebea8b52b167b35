//! Who sits at the table, and which of them we are talking to.

use crate::language::Language;
use crate::locales;
use fluent_bundle::FluentArgs;
use game::{Seat, SeatSet};

/// The players of a table as a reader knows them.
#[derive(Debug, Clone, Copy, Hash)]
pub struct People<'a> {
    /// The name of every seat, seat 0 first.
    pub names: &'a [String],
    /// The reader's own seat: that player is called “you”.
    pub you: Option<Seat>,
}

/// What somebody is called in a list: by their name, unless it was taken from them.
pub fn somebody(name: &str, language: Language) -> String {
    if name.is_empty() { locales::text(language, "somebody", None, None) } else { name.to_owned() }
}

impl People<'_> {
    /// Nobody in particular, for sentences without players.
    pub(crate) const NOBODY: People<'static> = People { names: &[], you: None };

    /// What this player is called within a sentence: their name, or “you”.
    pub(crate) fn name(&self, seat: Seat, language: Language) -> String {
        if self.you == Some(seat) {
            return locales::text(language, "you", None, None);
        }
        if let Some(name) = self.names.get(seat.index()) {
            return name.clone();
        }
        let number: FluentArgs = [("number", seat.index() + 1)].into_iter().collect();
        locales::text(language, "seat", None, Some(&number))
    }

    /// Several players as a list: “you and Bob”, but “Bob et vous”.
    pub fn names(&self, seats: SeatSet, language: Language) -> String {
        let mut order: Vec<Seat> = seats.iter().collect();
        order.sort_by_key(|&seat| match language {
            Language::English => self.you != Some(seat),
            Language::French => self.you == Some(seat),
        });
        let names: Vec<String> = order.into_iter().map(|seat| self.name(seat, language)).collect();
        locales::list(language, &names)
    }

    /// The grammatical person of a player, for selectors: `you` or `other`.
    pub(crate) fn person(&self, seat: Seat) -> &'static str {
        if self.you == Some(seat) { "you" } else { "other" }
    }

    /// The grammatical person of several players, for selectors: `you` alone, `among` others, `one` or `many`.
    pub(crate) fn persons(&self, seats: SeatSet) -> &'static str {
        match (self.you.is_some_and(|you| seats.contains(you)), seats.len()) {
            (true, 1) => "you",
            (true, _) => "among",
            (false, 1) => "one",
            (false, _) => "many",
        }
    }
}
