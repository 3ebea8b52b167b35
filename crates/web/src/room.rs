//! A table with people: what the store keeps, in memory and brought to life by the rules.
//!
//! A room never changes. [`Room::after`] gives the room that an entry leads to, or says why it does not; what
//! was written to the store before anybody saw it takes the old room's place ([`crate::rooms`]).

mod ageing;
mod drafts;
mod entry_error;
mod waiting;

use crate::bot;
use crate::sheet::Sheet;
use crate::shelf::Playable;
use crate::snapshot::{Citation, Drafting, Explanation, LoggedMove, Preview, Snapshot};
use boards::foretell;
use drafts::Prepared;
use entry_error::{EntryError, explain};
use game::{Event, Game, Outcome, Refusal, Seat, SeatSet, Turn, View, Viewer};
use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;
use store::{Chair, Entry, Kept, TableId};
use table::{Player, Record, Table};
use waiting::WaitingRoom;
use words::{Language, People};

/// A table with people, of any game.
pub trait Room: Send + Sync {
    fn sheet(&self) -> &Sheet;
    fn turn(&self) -> Turn;
    /// How many actions have been played.
    fn actions(&self) -> usize;
    /// The seats that owe a decision, as far as a viewer knows.
    fn awaited(&self, viewer: Viewer) -> SeatSet;
    /// How often the room has changed as far as a viewer can know. What others do in secret does not count.
    fn version(&self, viewer: Viewer) -> usize;
    /// Whether nothing has changed since this version that matters for what the viewer decides.
    fn is_current(&self, viewer: Viewer, version: usize) -> bool;
    /// How many actions a viewer knows of.
    fn chapters(&self, viewer: Viewer) -> usize;
    /// At how many moments since an earlier room somebody might have been asked in secret, and nobody is any more.
    fn moments(&self, since: &dyn Room) -> u32;
    /// The room after one more entry; nothing changes here.
    fn after(&self, entry: &Entry, language: Language) -> Result<Arc<dyn Room>, Explanation>;
    /// Everything a viewer may see now, or after the first `at` of the actions they know of; nothing before the deal.
    fn snapshot(&self, viewer: Viewer, at: Option<usize>, language: Language) -> Option<Snapshot>;
    /// What an action of a seat would bring about, as far as the seat can know.
    fn preview(&self, seat: Seat, action: &str, language: Language) -> Result<Preview, Explanation>;
    /// Why a seat cannot have these things.
    fn explain(&self, seat: Seat, things: &[&str], language: Language) -> Option<Explanation>;
    /// The entry that makes a change to what a seat has prepared, and `None` if it cannot be made.
    fn redraft(&self, seat: Seat, change: &str) -> Option<Entry>;
    /// What a seat plays that is asked about something it need not do, and does not want to be asked.
    fn declined(&self, seat: Seat) -> Option<String>;
    /// What a bot in this seat plays, from what it can see, after thinking for a while.
    fn bots_choice(&self, seat: Seat, time: Duration) -> Option<String>;
    /// The entry that takes back the last few actions of a seat, if they may be taken back.
    fn take_back(&self, seat: Seat, actions: usize) -> Option<Entry>;
    /// How many actions lie between a seat and the beginning of its turn, as far as they may be taken back.
    fn turn_so_far(&self, seat: Seat) -> usize;
    /// What anybody may have of the match.
    fn record(&self) -> Record;
    /// Everything, with the seed and the deal. For whoever keeps the tables, never for a page.
    fn whole_record(&self) -> Record;
}

/// A table that cannot be brought back to life: the store and this program disagree.
#[derive(Debug, thiserror::Error)]
pub enum Broken {
    #[error(
        "table {id} was opened for version {found} of the rules of {game}; this program has version {known}"
    )]
    OtherRules { id: TableId, game: &'static str, found: u32, known: u32 },
    #[error("table {id} cannot be brought back to life: {what}")]
    Unreadable { id: TableId, what: String },
}

impl Broken {
    /// What is wrong, for those who know which table it is.
    pub fn what(self) -> String {
        match self {
            Broken::Unreadable { what, .. } => what,
            Broken::OtherRules { found, known, .. } => {
                format!("it was opened for version {found} of the rules; this program has version {known}")
            }
        }
    }
}

/// How many actions a page tells of; the replay has them all.
const LOGGED: usize = 40;

/// A room where this game is played: everybody is there, and the deal is made.
#[derive(Clone)]
pub struct GameRoom<G: Game> {
    sheet: Sheet,
    table: Table<G>,
    /// The version of the public and of every seat.
    versions: Vec<usize>,
    /// The version of each from which on their decisions are not too old.
    ages: Vec<usize>,
    /// What every seat has prepared.
    drafts: Vec<Prepared<G::Action>>,
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
        let mut waiting = WaitingRoom::<G>::open(Sheet::new(id.clone(), opening)).map_err(broken)?;
        while !waiting.sheet().is_full() {
            let Some(entry) = entries.next() else { return Ok(Arc::new(waiting)) };
            waiting.take(entry).map_err(broken)?;
        }
        let mut room = waiting.deal().map_err(broken)?;
        for entry in entries {
            room.take(entry).map_err(broken)?;
        }
        Ok(Arc::new(room))
    }

    fn take(&mut self, entry: &Entry) -> Result<(), EntryError<G>> {
        if entry.seat().is_some_and(|seat| seat.index() >= self.sheet.chairs.len()) {
            return Err(EntryError::NoSuchSeat);
        }
        let before = self.before(entry);
        match entry {
            Entry::Sat { seat, person, name, chance } => {
                self.sheet.sit(*seat, person, name, *chance).map_err(|_| EntryError::Taken)?;
            }
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
                let asking = self.sheet.asking;
                self.sheet.asking = if *asks { asking.with(*seat) } else { asking.without(*seat) };
            }
            Entry::Rematch { table } => self.sheet.rematch = Some(table.clone()),
        }
        self.sheet.entries += 1;
        self.forget_drafts();
        self.raise_versions(entry, &before);
        Ok(())
    }

    /// Whether nobody else would mind what this seat takes back.
    fn is_alone(&self, seat: Seat) -> bool {
        let person = self.sheet.chairs.get(seat.index()).and_then(Chair::taken_by);
        person.is_some_and(|person| self.sheet.is_alone(person))
    }

    /// Who sits where, as a record says it.
    fn players(&self) -> Vec<Player> {
        self.sheet.names(Language::English).into_iter().map(Player::named).collect()
    }

    /// What a seat has done in its turn and may take back, from the first step to the last.
    fn steps(&self, seat: Seat, language: Language) -> Vec<String> {
        let own = self.table.moves().iter().filter(|played| played.seat == seat);
        let steps = own.rev().take(self.table.undoable(seat));
        let mut steps: Vec<String> = steps.map(|played| G::action(&played.action, language)).collect();
        steps.reverse();
        steps
    }

    /// What a viewer may know of a chapter.
    fn events(&self, chapter: &Range<usize>, viewer: Viewer) -> Vec<G::Event> {
        chapter.clone().flat_map(|number| self.table.story(number, viewer)).collect()
    }

    /// What is told of the latest of these chapters. Of a secret decision the others are told nothing, not even that
    /// it was made.
    fn log(
        &self,
        chapters: &[Range<usize>],
        events: &[Vec<G::Event>],
        people: &People,
        language: Language,
    ) -> Vec<LoggedMove> {
        let latest = chapters.iter().zip(events).zip(1..).skip(chapters.len().saturating_sub(LOGGED));
        let told = latest.map(|((chapter, events), number)| {
            let lines = words::story::<G>(events, people, language);
            LoggedMove { number, seat: self.table.moves()[chapter.start].seat, lines }
        });
        told.filter(|told| !told.lines.is_empty()).collect()
    }
}

impl<G: Playable> Room for GameRoom<G> {
    fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    fn turn(&self) -> Turn {
        self.table.turn()
    }

    fn actions(&self) -> usize {
        self.table.len()
    }

    fn awaited(&self, viewer: Viewer) -> SeatSet {
        self.table.view(viewer).awaited()
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

    fn moments(&self, since: &dyn Room) -> u32 {
        let events =
            (since.actions()..self.actions()).flat_map(|number| self.table.story(number, Viewer::Public));
        events.map(|event| u32::from(event.is_moment())).sum()
    }

    fn after(&self, entry: &Entry, language: Language) -> Result<Arc<dyn Room>, Explanation> {
        let mut next = self.clone();
        next.take(entry).map_err(|error| error.explain(&self.sheet.names(language), language))?;
        Ok(Arc::new(next))
    }

    fn snapshot(&self, viewer: Viewer, at: Option<usize>, language: Language) -> Option<Snapshot> {
        let chapters = self.table.chapters(viewer);
        let told = chapters.get(..at.unwrap_or(chapters.len()))?;
        let after = chapters.get(told.len()).map(|next| next.start);
        let mut view = match after {
            None => self.table.view(viewer),
            Some(number) => self.table.view_at(number, viewer)?,
        };
        let names = self.sheet.names(language);
        let you = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        let people = People { names: &names, you };
        let mut legal: Vec<String> = view.legal().iter().map(ToString::to_string).collect();
        let drafted = self.draft(&view, viewer).filter(|_| at.is_none());
        let mut prompt = G::prompt(&view, &people, language);
        let draft = drafted.map(|draft| {
            view = draft.view;
            prompt = words::text(language, draft.prompt, &[]);
            legal = draft.changes.into_iter().map(|(change, _)| change).collect();
            if draft.complete { Drafting::Complete } else { Drafting::Incomplete }
        });
        let mine = you.filter(|&seat| at.is_none() && view.awaited().contains(seat));
        let moves: Vec<Vec<G::Event>> = told.iter().map(|chapter| self.events(chapter, viewer)).collect();
        let latest = if at.is_some() { moves.last().cloned().unwrap_or_default() } else { moves.concat() };
        Some(Snapshot {
            prompt,
            board: G::board(&view, &people, language),
            story: G::EXTRAS.story.map(|story| story(&moves, &people, language)).unwrap_or_default(),
            hand: G::hand(&view, language),
            seats: self.sheet.seats().map(|(seat, _)| G::seat(&view, seat, language)).collect(),
            beside: G::beside(&view, language),
            log: self.log(told, &moves, &people, language),
            steps: mine.filter(|_| G::EXTRAS.lists_turn).map_or(vec![], |seat| self.steps(seat, language)),
            legal,
            awaited: view.awaited(),
            outcome: view.outcome(),
            ending: self
                .table
                .ending()
                .filter(|_| after.is_none())
                .map(|ending| <G as words::Speaks>::ending(ending, language)),
            citation: Citation { game: G::ID, number: G::paragraph(&view) },
            turns: G::EXTRAS.turns_pieces,
            recap: G::EXTRAS.recap.map(|recap| recap(&latest, &people, language)).unwrap_or_default(),
            draft,
            may_be_asked: G::EXTRAS.secret_questions.is_some_and(|questions| (questions.may_be_asked)(&view)),
            names,
        })
    }

    fn preview(&self, seat: Seat, action: &str, language: Language) -> Result<Preview, Explanation> {
        let names = self.sheet.names(language);
        let people = People { names: &names, you: Some(seat) };
        let explained = |error: EntryError<G>| error.explain(&names, language);
        let action: G::Action = action.parse().map_err(|error| explained(EntryError::Unreadable(error)))?;
        let foreseen =
            self.table.foresee(seat, action).map_err(|refusal| explained(EntryError::Refusal(refusal)))?;
        let view = self.table.view(Viewer::Seat(seat));
        Ok(Preview {
            ghost: G::ghost(&view, action),
            name: G::action(&action, language),
            foreseen: (G::EXTRAS.foreseen)
                .map(|changes| changes(&view, &foreseen.view, action, &people, language))
                .unwrap_or_default(),
            lines: foretell::<G>(&foreseen.events, &people, language),
            more: foreseen.more,
        })
    }

    fn explain(&self, seat: Seat, things: &[&str], language: Language) -> Option<Explanation> {
        let (view, game) = (self.table.view(Viewer::Seat(seat)), self.table.imagined(seat));
        let shown = self.draft(&view, Viewer::Seat(seat)).map_or_else(|| view.clone(), |draft| draft.view);
        let refusals = G::meant(&shown, things).into_iter().filter_map(|action| {
            let mut tried = game.clone();
            for leading in G::EXTRAS.drafts.map_or(vec![], |drafts| (drafts.leading_to)(action)) {
                tried.apply(seat, leading, &mut game::Nobody).ok()?;
            }
            tried.apply(seat, action, &mut game::Nobody).err()
        });
        // Rules are checked in the order of their paragraphs: who came furthest was nearest to being right.
        let nearest = refusals.max_by_key(Refusal::paragraph)?;
        let names = self.sheet.names(language);
        let people = People { names: &names, you: Some(seat) };
        Some(explain::<G>(&nearest, &people, language))
    }

    fn redraft(&self, seat: Seat, change: &str) -> Option<Entry> {
        let viewer = Viewer::Seat(seat);
        let changes = self.draft(&self.table.view(viewer), viewer)?.changes;
        let (_, actions) = changes.into_iter().find(|(spelling, _)| spelling == change)?;
        Some(Entry::Drafted { seat, actions: actions.iter().map(ToString::to_string).collect() })
    }

    fn declined(&self, seat: Seat) -> Option<String> {
        let questions = G::EXTRAS.secret_questions?;
        (questions.declined)(&self.table.view(Viewer::Seat(seat))).map(|action| action.to_string())
    }

    fn bots_choice(&self, seat: Seat, time: Duration) -> Option<String> {
        let Some(Chair::Bot { level }) = self.sheet.chairs.get(seat.index()) else { return None };
        let view = self.table.view(Viewer::Seat(seat));
        bot::choose::<G>(level, &view, time).map(|action| action.to_string())
    }

    fn take_back(&self, seat: Seat, actions: usize) -> Option<Entry> {
        // The end shows all hands and the seed: there is no way back from it.
        if self.table.is_over() || actions == 0 {
            return None;
        }
        let actions = if actions == 1 { self.together(seat) } else { actions };
        if actions <= self.table.undoable(seat) {
            return Some(Entry::Undone { seat, actions });
        }
        let moves = self.table.moves().iter().enumerate();
        let mut own = moves.filter(|(_, played)| played.seat == seat).map(|(number, _)| number);
        let number = own.nth_back(actions - 1)?;
        let start = self.start_of_round(seat, self.start_of_draft(seat, number));
        self.is_alone(seat).then_some(Entry::Rewound { actions: start })
    }

    fn turn_so_far(&self, seat: Seat) -> usize {
        if self.table.is_over() || self.together(seat) > 1 {
            return 0;
        }
        let undoable = self.table.undoable(seat);
        let in_a_row = self.table.moves().iter().rev().take_while(|played| played.seat == seat).count();
        if self.is_alone(seat) { undoable.max(in_a_row) } else { undoable }
    }

    fn record(&self) -> Record {
        Record { seats: self.players(), ..self.table.public_record() }
    }

    fn whole_record(&self) -> Record {
        Record { seats: self.players(), ..self.table.record() }
    }
}

/// The seats that won, if it is over.
pub fn winners(outcome: Option<Outcome>) -> SeatSet {
    outcome.map_or(SeatSet::EMPTY, |outcome| outcome.winners())
}
