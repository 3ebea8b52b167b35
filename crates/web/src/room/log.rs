//! The log of a match: what is told of its latest actions. Sentences are put together once and kept from room to room:
//! an action is told the same way for as long as its events and the names are the same.

use super::GameRoom;
use super::playing::LOGGED;
use crate::registry::Playable;
use crate::snapshot::{LoggedMove, PublicMove};
use crate::talk::has_talk;
use boards::Drama;
use game::{Game, Viewer};
use std::collections::HashMap;
use std::ops::Range;
use std::sync::{Arc, Mutex, PoisonError};
use words::{Language, Line, People};

/// What the log said lately, to each viewer in each language.
pub(super) struct LogCache<G: Game>(Mutex<HashMap<(Viewer, Language), ViewerLog<G>>>);

struct ViewerLog<G: Game> {
    names: Vec<String>,
    /// By the number of the chapter.
    chapters: HashMap<usize, LoggedChapter<G>>,
}

struct LoggedChapter<G: Game> {
    events: Vec<G::Event>,
    lines: Arc<[Line]>,
    drama: Arc<[Drama]>,
}

impl<G: Game> Default for LogCache<G> {
    fn default() -> LogCache<G> {
        LogCache(Mutex::default())
    }
}

impl<G: Playable> GameRoom<G> {
    /// What is told of the latest of these chapters. Of a secret decision the others are told nothing, not even that
    /// it was made.
    pub(super) fn log(
        &self,
        chapters: &[Range<usize>],
        viewer: Viewer,
        people: &People,
        language: Language,
    ) -> Vec<LoggedMove> {
        let mut cache = self.log_cache.0.lock().unwrap_or_else(PoisonError::into_inner);
        let cached = cache.entry((viewer, language)).or_insert_with(|| ViewerLog::to(people));
        if cached.names != people.names {
            *cached = ViewerLog::to(people);
        }
        let public = if has_talk(&self.info) { self.table.chapters(Viewer::Public) } else { vec![] };
        let first = chapters.len().saturating_sub(LOGGED);
        let mut log = vec![];
        for (chapter, number) in chapters.iter().zip(1..).skip(first) {
            let events = self.events(chapter, viewer);
            let known = cached.chapters.remove(&number).filter(|known| known.events == events);
            let known = known.unwrap_or_else(|| LoggedChapter::new(events, people, language));
            if !known.lines.is_empty() {
                let (lines, drama) = (known.lines.clone(), known.drama.clone());
                let seat = self.table.moves()[chapter.start].seat;
                let public = self.among(&public, chapter.start);
                log.push(LoggedMove { number, seat, public, lines, drama, came_to: None });
            }
            cached.chapters.insert(number, known);
        }
        cached.chapters.retain(|&number, _| number > first);
        if G::EXTRAS.lists_turn {
            for turn in log.chunk_by_mut(|one, next| one.seat == next.seat).filter(|turn| turn.len() > 1) {
                let known = turn.iter().filter_map(|told| cached.chapters.get(&told.number));
                let events: Vec<&G::Event> = known.flat_map(|known| &known.events).collect();
                turn[0].came_to = G::came_to(&events, turn[0].seat, language);
            }
        }
        log
    }

    /// Which action this is of those that everybody knows of, if it is one of them.
    fn among(&self, public: &[Range<usize>], action: usize) -> Option<PublicMove> {
        let place = public.binary_search_by_key(&action, |chapter| chapter.start).ok()?;
        Some(PublicMove { number: place + 1, name: self.name_of(action) })
    }

    /// What tells an action from all others of the match: who played what, and how often they had done so before. It stays
    /// the same when secret decisions come to light, or others are taken back.
    pub(super) fn name_of(&self, number: usize) -> String {
        let moves = self.table.moves();
        let Some(played) = moves.get(number) else { return String::new() };
        let is_same = |other: &&table::Move<G>| other.seat == played.seat && other.action == played.action;
        let before = moves[..number].iter().filter(is_same).count();
        format!("{} {before} {}", played.seat, played.action)
    }
}

impl<G: Game> ViewerLog<G> {
    fn to(people: &People) -> ViewerLog<G> {
        ViewerLog { names: people.names.to_vec(), chapters: HashMap::new() }
    }
}

impl<G: Playable> LoggedChapter<G> {
    fn new(events: Vec<G::Event>, people: &People, language: Language) -> LoggedChapter<G> {
        let lines = words::story::<G>(&events, people, language).into();
        let mut drama: Vec<Drama> = G::drama(&events, people);
        drama.sort_unstable();
        drama.dedup();
        LoggedChapter { events, lines, drama: drama.into() }
    }
}
