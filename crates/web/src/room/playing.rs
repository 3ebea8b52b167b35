//! A room where a game is played: everybody is there, and the deal is made.

use super::drafts::Prepared;
use super::entry_error::EntryError;
use super::log::LogCache;
use super::waiting::WaitingRoom;
use super::worked_out::WorkedOut;
use super::{Broken, Room, ageing, notes};
use crate::advice::{self, Coaching, Hint};
use crate::bot;
use crate::looking_ahead::{self, explain, nearest_refusal};
use crate::registry::Playable;
use crate::room_info::RoomInfo;
use crate::snapshot::{Citation, Drafting, Explanation, ListedMove, Preview, PublicMove, Snapshot};
use game::{Audience, Event, Game, Seat, SeatSet, Turn, View, Viewer};
use maud::Markup;
use std::borrow::Cow;
use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;
use store::{Chair, ClockReading, Entry, Kept, TableId};
use table::{Notes, Player, Record, Table};
use words::{Language, People};

/// How many actions a page tells of; the replay has them all.
pub(super) const LOGGED: usize = 40;

/// A room where this game is played: everybody is there, and the deal is made.
#[derive(Clone)]
pub struct GameRoom<G: Game> {
    pub(super) info: RoomInfo,
    pub(super) table: Table<G>,
    /// The version of the public and of every seat.
    pub(super) versions: Vec<usize>,
    /// The version of each from which on their decisions are not too old.
    pub(super) ages: Vec<usize>,
    /// What every seat has prepared.
    pub(super) drafts: Vec<Prepared<G::Action>>,
    pub(super) clocks: Option<ClockReading>,
    pub(super) worked_out: Arc<WorkedOut<G>>,
    pub(super) log_cache: Arc<LogCache<G>>,
}

impl<G: Playable> GameRoom<G> {
    /// Brings a table back to life by taking all its entries again.
    pub fn load(id: &TableId, kept: Kept) -> Result<Arc<dyn Room>, Broken> {
        let Kept { opening, entries } = kept;
        let (found, known) = (opening.rules, G::RULES);
        if found != known {
            return Err(Broken::OtherRules { id: id.clone(), game: G::ID, found, known });
        }
        let broken = |error: EntryError<G>| Broken::Unreadable { id: id.clone(), what: error.to_string() };
        let mut entries = entries.iter();
        let mut waiting = WaitingRoom::<G>::open(RoomInfo::new(id.clone(), opening)).map_err(broken)?;
        while !waiting.info().is_full() {
            let Some(entry) = entries.next() else { return Ok(Arc::new(waiting)) };
            waiting.take(entry).map_err(broken)?;
        }
        let mut room = waiting.deal().map_err(broken)?;
        for entry in entries {
            room.take(entry).map_err(broken)?;
        }
        Ok(Arc::new(room))
    }

    pub(super) fn take(&mut self, entry: &Entry) -> Result<(), EntryError<G>> {
        if entry.seat().is_some_and(|seat| seat.index() >= self.info.chairs.len()) {
            return Err(EntryError::NoSuchSeat);
        }
        let before = self.before(entry);
        match entry {
            Entry::Sat { seat, person, name, chance } => {
                self.info.sit(*seat, person, name, *chance).map_err(|_| EntryError::Taken)?;
            }
            Entry::Left { .. } | Entry::Closed => return Err(EntryError::Begun),
            Entry::Played { seat, action } => {
                let action = action.parse().map_err(EntryError::Unreadable)?;
                self.table.play(*seat, action).map_err(EntryError::Refusal)?;
            }
            Entry::Undone { seat, actions } => {
                let together = self.together(*seat);
                for _ in 0..*actions {
                    self.table.undo(*seat).map_err(EntryError::CannotUndo)?;
                }
                self.drafts[seat.index()].played &= *actions < together || together == 1;
            }
            Entry::Rewound { actions } => self.rewind(*actions)?,
            Entry::Drafted { seat, actions } => {
                let actions: Result<_, _> = actions.iter().map(|action| action.parse()).collect();
                let actions = actions.map_err(EntryError::Unreadable)?;
                self.drafts[seat.index()] = Prepared { actions, played: false };
            }
            Entry::Ready { seat } => {
                let draft = &mut self.drafts[seat.index()];
                for &action in &draft.actions {
                    self.table.play(*seat, action).map_err(EntryError::Refusal)?;
                }
                draft.played = true;
            }
            Entry::Asks { seat, asks } => {
                let unasked = self.info.unasked;
                self.info.unasked = if *asks { unasked.without(*seat) } else { unasked.with(*seat) };
            }
            Entry::Noted { seat, what } => self.note(*seat, what)?,
            Entry::Rematch { table } => self.info.rematch = Some(table.clone()),
            Entry::Branched { table, at } => self.info.branched = Some((table.clone(), *at)),
            Entry::Clocked(reading) => self.clocks = Some(reading.clone()),
        }
        self.forget_views();
        self.info.entries += 1;
        self.forget_drafts();
        self.raise_versions(entry, &before);
        Ok(())
    }

    /// Whether nobody else would mind what this seat takes back.
    pub(super) fn is_alone(&self, seat: Seat) -> bool {
        let person = self.info.chairs.get(seat.index()).and_then(Chair::taken_by);
        person.is_some_and(|person| self.info.is_alone(person))
    }

    /// What a seat sees that may be advised: its turn, against bots alone.
    pub(super) fn advised(&self, seat: Seat) -> Option<&G::View> {
        let view = self.view(Viewer::Seat(seat));
        let is_person = self.info.chairs.get(seat.index()).and_then(Chair::taken_by).is_some();
        (is_person && self.info.allows_advice() && !view.legal().is_empty()).then_some(view)
    }

    /// Who sits where, as a record says it.
    pub(super) fn players(&self) -> Vec<Player> {
        self.info.names(Language::English).into_iter().map(Player::named).collect()
    }

    /// What a seat has done in its turn and may take back, from the first step to the last.
    pub(super) fn steps(&self, seat: Seat, language: Language) -> Vec<String> {
        let own = self.table.moves().iter().filter(|played| played.seat == seat);
        let steps = own.rev().take(self.undoable(seat));
        let mut steps: Vec<String> = steps.map(|played| G::action(&played.action, language)).collect();
        steps.reverse();
        steps
    }

    /// What a viewer may know of a chapter.
    pub(super) fn events(&self, chapter: &Range<usize>, viewer: Viewer) -> Vec<G::Event> {
        chapter.clone().flat_map(|number| self.table.story(number, viewer)).collect()
    }
}

impl<G: Playable> Room for GameRoom<G> {
    fn info(&self) -> &RoomInfo {
        &self.info
    }

    fn turn(&self) -> Turn {
        self.table.turn()
    }

    fn is_over(&self) -> bool {
        self.table.is_over()
    }

    fn notes(&self) -> Option<&Notes> {
        Some(self.table.notes())
    }

    fn clocks(&self) -> Option<&ClockReading> {
        self.clocks.as_ref()
    }

    fn actions(&self) -> usize {
        self.table.len()
    }

    fn awaited(&self, viewer: Viewer) -> SeatSet {
        if self.table.ended().is_some() { SeatSet::EMPTY } else { self.view(viewer).awaited() }
    }

    fn version(&self, viewer: Viewer) -> usize {
        self.versions.get(ageing::place(viewer)).copied().unwrap_or_default()
    }

    fn is_current(&self, viewer: Viewer, version: usize) -> bool {
        let aged = self.ages.get(ageing::place(viewer)).copied().unwrap_or_default();
        (aged..=self.version(viewer)).contains(&version)
    }

    fn chapters(&self, viewer: Viewer) -> usize {
        self.table.chapters(viewer).len()
    }

    fn public_move(&self, number: usize) -> Option<PublicMove> {
        let chapters = self.table.chapters(Viewer::Public);
        let chapter = chapters.get(number.checked_sub(1)?)?;
        Some(PublicMove { number, name: self.name_of(chapter.start) })
    }

    fn moments(&self, since: &dyn Room) -> u32 {
        let events =
            (since.actions()..self.actions()).flat_map(|number| self.table.story(number, Viewer::Public));
        events.map(|event| u32::from(event.is_moment())).sum()
    }

    fn after(&self, entry: &Entry, language: Language) -> Result<Arc<dyn Room>, Explanation> {
        let mut next = self.clone();
        next.take(entry).map_err(|error| error.explain(&self.info.names(language), language))?;
        Ok(Arc::new(next))
    }

    fn snapshot(&self, viewer: Viewer, at: Option<usize>, language: Language) -> Option<Snapshot> {
        let chapters = self.table.chapters(viewer);
        let told = chapters.get(..at.unwrap_or(chapters.len()))?;
        let after = chapters.get(told.len()).map(|next| next.start);
        let mut view = match after {
            None => Cow::Borrowed(self.view(viewer)),
            Some(number) => Cow::Owned(self.table.view_at(number, viewer)?),
        };
        let names = self.info.names(language);
        let you = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        let people = People { names: &names, you };
        let mut legal: Vec<String> = view.legal().iter().map(ToString::to_string).collect();
        let ended = self.table.ended();
        let shown = after.unwrap_or(self.table.len());
        let has_ended = ended.is_some() && shown == self.table.len();
        let drafted = self.draft(&view, viewer).filter(|_| at.is_none() && !has_ended);
        let mut prompt = G::prompt(&view, &people, language);
        let draft = drafted.map(|draft| {
            view = Cow::Owned(draft.view);
            prompt = words::text(language, draft.prompt, &[]);
            legal = draft.changes.into_iter().map(|(change, _)| change).collect();
            if draft.complete { Drafting::Complete } else { Drafting::Incomplete }
        });
        if let Some(ended) = ended.filter(|_| has_ended) {
            legal.clear();
            prompt = notes::end(ended, &names, language);
        }
        let awaited = if has_ended { SeatSet::EMPTY } else { view.awaited() };
        let mine = you.filter(|&seat| at.is_none() && awaited.contains(seat));
        let all_events = || told.iter().map(|chapter| self.events(chapter, viewer)).collect::<Vec<_>>();
        Some(Snapshot {
            prompt,
            board: G::board(&view, &people, language),
            story: G::EXTRAS.story.map(|story| story(&all_events(), &people, language)).unwrap_or_default(),
            course: (view.outcome().and(G::EXTRAS.course))
                .map(|course| course(&all_events(), &people, language))
                .unwrap_or_default(),
            hand: G::hand(&view, language),
            seats: self.info.seats().map(|(seat, _)| G::seat(&view, seat, language)).collect(),
            beside: G::beside(&view, language),
            log: self.log(told, viewer, &people, language),
            has_long_turns: G::EXTRAS.lists_turn,
            steps: mine.filter(|_| G::EXTRAS.lists_turn).map_or(vec![], |seat| self.steps(seat, language)),
            legal,
            awaited,
            outcome: view.outcome(),
            ended: ended.filter(|_| has_ended),
            notes: notes::told(self.table.notes(), shown, you, &names, language),
            ending: self
                .table
                .ending()
                .filter(|_| after.is_none())
                .map(|ending| <G as words::Speaks>::ending(ending, language)),
            citation: Citation { game: G::ID, number: G::paragraph(&view) },
            turns: G::EXTRAS.turns_pieces,
            recap: G::EXTRAS
                .recap
                .map(|recap| recap(&view, &all_events(), &people, language))
                .unwrap_or_default(),
            draft,
            may_be_asked: G::EXTRAS.secret_questions.is_some_and(|questions| (questions.may_be_asked)(&view)),
            names,
            mark: boards::mark::<G>,
        })
    }

    fn moves(&self, viewer: Viewer, language: Language) -> Vec<ListedMove> {
        self.list_moves(viewer, language)
    }

    fn hands(&self, at: usize, language: Language) -> Vec<Markup> {
        self.open_hands(at, language)
    }

    fn preview_at(&self, at: usize, seat: Seat, action: &str, language: Language) -> Option<Preview> {
        self.preview_back_then(at, seat, action, language)
    }

    fn explain_at(&self, at: usize, seat: Seat, things: &[&str], language: Language) -> Option<Explanation> {
        self.explain_back_then(at, seat, things, language)
    }

    fn refusal_at(&self, at: usize, seat: Seat, action: &str, language: Language) -> Option<Explanation> {
        self.refusal_back_then(at, seat, action, language)
    }

    fn varied(
        &self,
        after: usize,
        tried: &[(Seat, String)],
        language: Language,
    ) -> Option<Result<Arc<dyn Room>, Explanation>> {
        self.play_variation(after, tried, language)
    }

    fn preview(&self, seat: Seat, action: &str, language: Language) -> Result<Preview, Explanation> {
        let names = self.info.names(language);
        let people = People { names: &names, you: Some(seat) };
        let explained = |error: EntryError<G>| error.explain(&names, language);
        let action: G::Action = action.parse().map_err(|error| explained(EntryError::Unreadable(error)))?;
        let foreseen =
            self.table.foresee(seat, action).map_err(|refusal| explained(EntryError::Refusal(refusal)))?;
        let view = self.view(Viewer::Seat(seat));
        // Somebody alone with bots can take everything back but the end; others only what reveals nothing and leaves
        // the turn to them.
        let reveals =
            foreseen.more || foreseen.events.iter().any(|event| event.reveals_to() != Audience::Nobody);
        let is_over = foreseen.view.outcome().is_some();
        let goes_on = self.is_alone(seat) || !reveals && foreseen.view.awaited().contains(seat);
        let preview = looking_ahead::preview::<G>(view, action, &foreseen, &people, language);
        Ok(Preview { is_final: is_over || !goes_on, ..preview })
    }

    fn explain(&self, seat: Seat, things: &[&str], language: Language) -> Option<Explanation> {
        let (view, game) = (self.view(Viewer::Seat(seat)), self.table.imagined(seat));
        let shown = self.draft(view, Viewer::Seat(seat)).map_or_else(|| view.clone(), |draft| draft.view);
        let nearest = nearest_refusal::<G>(&shown, &game, seat, things)?;
        let names = self.info.names(language);
        let people = People { names: &names, you: Some(seat) };
        Some(explain::<G>(&nearest, &people, language))
    }

    fn redraft(&self, seat: Seat, change: &str) -> Option<Entry> {
        let viewer = Viewer::Seat(seat);
        let changes = self.draft(self.view(viewer), viewer)?.changes;
        let (_, actions) = changes.into_iter().find(|(spelling, _)| spelling == change)?;
        Some(Entry::Drafted { seat, actions: actions.iter().map(ToString::to_string).collect() })
    }

    fn declined(&self, seat: Seat) -> Option<String> {
        let questions = G::EXTRAS.secret_questions?;
        (questions.declined)(self.view(Viewer::Seat(seat))).map(|action| action.to_string())
    }

    fn bots_choice(&self, seat: Seat, time: Duration) -> Option<String> {
        let Some(Chair::Bot { level }) = self.info.chairs.get(seat.index()) else { return None };
        let view = self.view(Viewer::Seat(seat));
        bot::choose::<G>(level, view, time).map(|action| action.to_string())
    }

    fn hint(&self, seat: Seat, time: Duration, language: Language) -> Option<Hint> {
        let view = self.advised(seat)?;
        advice::hint::<G>(view, seat, time, language)
    }

    fn coaching(&self, seat: Seat, language: Language) -> Option<Coaching> {
        let view = self.advised(seat)?;
        let names = self.info.names(language);
        Some(advice::coaching::<G>(
            &self.table,
            view,
            seat,
            &People { names: &names, you: Some(seat) },
            language,
        ))
    }

    fn take_back(&self, seat: Seat, actions: usize) -> Option<Entry> {
        // The end shows all hands and the seed: there is no way back from it.
        if self.table.is_over() || actions == 0 {
            return None;
        }
        let actions = if actions == 1 { self.together(seat) } else { actions };
        if actions <= self.undoable(seat) {
            return Some(Entry::Undone { seat, actions });
        }
        let moves = self.table.moves().iter().enumerate();
        let mut own = moves.filter(|(_, played)| played.seat == seat).map(|(number, _)| number);
        let number = own.nth_back(actions - 1)?;
        let start = self.start_of_round(seat, self.start_of_draft(seat, number));
        self.is_alone(seat).then_some(Entry::Rewound { actions: start })
    }

    fn turn_number(&self, seat: Seat) -> usize {
        let before = |number| self.table.view_at(number, Viewer::Public);
        // What several decide at once is a turn of each, and none goes on after it.
        let is_joint = |number| before(number).is_some_and(|view| view.awaited().len() > 1);
        let ends = |chapter: &Range<usize>| {
            self.table.moves().get(chapter.start).is_none_or(|played| played.seat != seat)
                || is_joint(chapter.start)
        };
        self.table.chapters(Viewer::Public).iter().rposition(ends).map_or(0, |last| last + 1)
    }

    fn turn_so_far(&self, seat: Seat) -> usize {
        if self.table.is_over() || self.together(seat) > 1 {
            return 0;
        }
        let undoable = self.undoable(seat);
        let in_a_row = self.table.moves().iter().rev().take_while(|played| played.seat == seat).count();
        if self.is_alone(seat) { undoable.max(in_a_row) } else { undoable }
    }

    fn card(&self) -> String {
        boards::card::position::<G>(self.view(Viewer::Public), self.info.seats().map(|(seat, _)| seat))
    }

    fn record(&self) -> Record {
        Record { seats: self.players(), ..self.table.public_record() }
    }

    fn whole_record(&self) -> Record {
        Record { seats: self.players(), ..self.table.record() }
    }
}
