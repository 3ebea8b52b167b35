//! How a sentence is put together: a message, the things it talks about, and where on the board they are.

use crate::language::Language;
use crate::locales;
use crate::people::People;
use fluent_bundle::{FluentArgs, FluentValue};
use game::{Outcome, Seat, SeatSet};
use std::fmt::Display;

/// A sentence, and what on the board it talks about.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Line {
    pub text: String,
    /// Places in the game's own spelling, so that a page can highlight them.
    pub places: Vec<String>,
}

/// Speaks to one reader, in their language.
#[derive(Clone, Copy)]
pub(crate) struct Voice<'a> {
    people: &'a People<'a>,
    language: Language,
}

impl<'a> Voice<'a> {
    pub fn new(people: &'a People<'a>, language: Language) -> Voice<'a> {
        Voice { people, language }
    }

    /// Of no player in particular.
    pub fn impersonal(language: Language) -> Voice<'static> {
        Voice { people: &People::NOBODY, language }
    }

    /// The message with this id, to be filled in.
    pub fn say(self, id: &'static str) -> Phrase<'a> {
        Phrase { voice: self, id, arguments: FluentArgs::new(), places: vec![] }
    }

    /// The game is over, and who has won it.
    pub fn over(self, outcome: Option<Outcome>) -> String {
        let winners = outcome.map_or(SeatSet::EMPTY, |outcome| outcome.winners());
        self.say("over").persons("winners", winners).text()
    }

    /// What a player is called within a sentence.
    pub fn name(self, seat: Seat) -> String {
        self.people.name(seat, self.language)
    }

    /// Several things in one breath.
    pub fn list(self, things: impl IntoIterator<Item = String>) -> String {
        locales::list(self.language, &things.into_iter().collect::<Vec<_>>())
    }
}

/// A message being filled in.
pub(crate) struct Phrase<'a> {
    voice: Voice<'a>,
    id: &'static str,
    arguments: FluentArgs<'static>,
    places: Vec<String>,
}

impl Phrase<'_> {
    /// A word or a number of the sentence.
    pub fn with(mut self, name: &'static str, value: impl Into<FluentValue<'static>>) -> Self {
        self.arguments.set(name, value);
        self
    }

    /// A condition: `yes` or `no`.
    pub fn flag(self, name: &'static str, holds: bool) -> Self {
        self.with(name, if holds { "yes" } else { "no" })
    }

    /// A player: `$who` is the name, and `$who-is` whether that is `you` or some `other`.
    pub fn person(self, name: &'static str, seat: Seat) -> Self {
        let people = self.voice.people;
        let called = people.name(seat, self.voice.language);
        self.with(name, called).with_suffix(name, "is", people.person(seat))
    }

    /// Several players: `$who` are their names, and `$who-are` is `you`, `among`, `one` or `many`.
    pub fn persons(self, name: &'static str, seats: SeatSet) -> Self {
        let people = self.voice.people;
        let called = people.names(seats, self.voice.language);
        self.with(name, called).with_suffix(name, "are", people.persons(seats))
    }

    fn with_suffix(mut self, name: &str, suffix: &str, value: &'static str) -> Self {
        self.arguments.set(format!("{name}-{suffix}"), value);
        self
    }

    /// A place that the sentence names.
    pub fn place(self, name: &'static str, place: impl Display + Copy) -> Self {
        self.with(name, place.to_string()).at(place)
    }

    /// A place that the sentence is about without naming it.
    pub fn at(mut self, place: impl Display + Copy) -> Self {
        self.places.push(place.to_string());
        self
    }

    pub fn text(&self) -> String {
        locales::text(self.voice.language, self.id, None, Some(&self.arguments))
    }

    pub fn line(self) -> Line {
        Line { text: self.text(), places: self.places }
    }
}
