//! What people say to each other at a table: phrases that everybody reads in their own language, words of their own, and
//! signs about moves. Knows who may read what; no game, no page, and nothing of what anybody holds.
//!
//! Nothing of it is in the log of the match: it raises no version, waits for no secret moment, and moves no table in
//! lists.

use crate::room_info::RoomInfo;
use game::{Seat, SeatSet};
use std::collections::BTreeMap;
use store::{PersonId, Readers, Said, Saying, Timestamp};

/// What can be said at a click, in the order in which it is offered.
pub const PHRASES: [&str; 12] = [
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "thinking",
    "no-hurry",
    "back-soon",
    "oops",
    "lucky",
    "good-game",
    "again",
];

/// What can be said about a move, each with an icon of its name.
pub const SIGNS: [&str; 5] = ["bravo", "wow", "laugh", "ouch", "hmm"];

/// The most characters of what somebody writes, accents and other marks not counted.
pub const LONGEST_TEXT: usize = 200;

/// How much of what was said at a table is in memory.
pub const MOST_HEARD: usize = 400;

/// How somebody at a table takes part in what is said there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Part {
    /// The seats for which they may speak; none, if they only watch.
    pub seats: SeatSet,
    /// Whether they read what is for players alone.
    pub reads: bool,
}

impl Part {
    /// The part of a person at a table. Whoever has left their seat to a bot may go on talking.
    pub fn of(person: &PersonId, info: &RoomInfo) -> Part {
        if !has_talk(info) {
            return Part { seats: SeatSet::EMPTY, reads: false };
        }
        Part { seats: info.places_of(person), reads: info.belongs(person) }
    }
}

/// Whether people talk at a table: there are several, and they play here.
pub fn has_talk(info: &RoomInfo) -> bool {
    let chairs = info.chairs.iter().chain(info.replaced.values().map(|gone| &gone.chair));
    let mut people = chairs.filter_map(|chair| chair.taken_by().or(chair.kept_for()));
    people.next().is_some_and(|first| people.any(|other| other != first))
}

/// What has been said at a table.
#[derive(Debug, Default)]
pub struct Talk {
    /// Counts the changes.
    pub version: u64,
    said: Vec<Said>,
}

/// Something that was said, as somebody reads it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Line<'a> {
    pub person: &'a PersonId,
    pub seat: Seat,
    pub at: Timestamp,
    pub words: Words<'a>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Words<'a> {
    /// One of [`PHRASES`].
    Phrase(&'static str),
    Text(&'a str),
}

/// Which sign somebody has made about a move.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Sign {
    pub seat: Seat,
    /// One of [`SIGNS`].
    pub sign: &'static str,
}

/// The signs about each move, by the names of the moves.
#[derive(Debug, Default)]
pub struct Signs(BTreeMap<String, Vec<Sign>>);

impl Signs {
    /// Those about one move, in the order in which they were made.
    pub fn about(&self, action: &str) -> &[Sign] {
        self.0.get(action).map_or(&[], Vec::as_slice)
    }
}

impl Talk {
    pub fn new(said: Vec<Said>) -> Talk {
        Talk { version: 0, said }
    }

    /// The same after something was said, or forgotten; `None` if nothing is new.
    pub fn after(&self, said: Vec<Said>) -> Option<Talk> {
        (said != self.said).then(|| Talk { version: self.version + 1, said })
    }

    /// What somebody reads who takes part so.
    pub fn lines(&self, readers: Readers, part: Part) -> impl DoubleEndedIterator<Item = Line<'_>> {
        let reads_texts = match readers {
            Readers::Everybody => true,
            Readers::Players => part.reads,
            Readers::Nobody => false,
        };
        self.said.iter().filter_map(move |said| {
            let words = match &said.words.what {
                Saying::Phrase(phrase) => Words::Phrase(known(&PHRASES, phrase)?),
                Saying::Text(text) if reads_texts => Words::Text(text),
                Saying::Text(_) | Saying::Reaction { .. } => return None,
            };
            Some(Line { person: &said.person, seat: said.words.seat, at: said.at, words })
        })
    }

    /// The signs that stand. Whoever makes another about the same move changes their mind, and whoever makes the same once
    /// more takes it back.
    pub fn signs(&self) -> Signs {
        let mut signs: BTreeMap<String, Vec<Sign>> = BTreeMap::new();
        for said in &self.said {
            let Saying::Reaction { to, sign } = &said.words.what else { continue };
            let Some(sign) = known(&SIGNS, sign) else { continue };
            let made = Sign { seat: said.words.seat, sign };
            let about = signs.entry(to.clone()).or_default();
            let is_again = about.contains(&made);
            about.retain(|other| other.seat != made.seat);
            if !is_again {
                about.push(made);
            }
        }
        Signs(signs)
    }
}

/// The name of something that can be said, if this program knows it.
pub fn known(names: &[&'static str], name: &str) -> Option<&'static str> {
    names.iter().find(|known| **known == name).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use store::Spoken;

    fn said(seat: u8, what: Saying) -> Said {
        let person = PersonId::from_bytes([seat; 16]);
        Said { person, at: Timestamp(0), words: Spoken { seat: Seat::new(seat).unwrap(), what } }
    }

    fn reaction(seat: u8, to: &str, sign: &str) -> Said {
        said(seat, Saying::Reaction { to: to.into(), sign: sign.into() })
    }

    #[test]
    fn a_sign_made_again_is_taken_back_and_another_takes_its_place() {
        let made = [
            reaction(0, "a", "bravo"),
            reaction(1, "a", "wow"),
            reaction(0, "b", "ouch"),
            reaction(0, "a", "hmm"),
            reaction(0, "b", "ouch"),
            reaction(1, "b", "of another version"),
        ];
        let signs = Talk::new(made.to_vec()).signs();
        let about = |action: &str| signs.about(action).iter().map(|sign| sign.sign).collect::<Vec<_>>();
        assert_eq!((about("a"), about("b"), about("c")), (vec!["wow", "hmm"], vec![], vec![]));
    }

    #[test]
    fn texts_are_read_by_those_for_whom_they_are() {
        let talk =
            Talk::new(vec![said(0, Saying::Phrase("hello".into())), said(1, Saying::Text("Psst".into()))]);
        let [player, watcher] = [true, false].map(|reads| Part { seats: SeatSet::EMPTY, reads });
        let read = |readers, part| talk.lines(readers, part).count();
        assert_eq!([read(Readers::Everybody, player), read(Readers::Everybody, watcher)], [2, 2]);
        assert_eq!([read(Readers::Players, player), read(Readers::Players, watcher)], [2, 1]);
        assert_eq!([read(Readers::Nobody, player), read(Readers::Nobody, watcher)], [1, 1]);
    }
}
