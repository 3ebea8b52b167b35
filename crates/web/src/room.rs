//! A table with people: what the store keeps, in memory and brought to life by the rules.
//!
//! A room never changes. [`Room::after`] gives the room that an entry leads to, or says why it does not; what
//! was written to the store before anybody saw it takes the old room's place ([`crate::live`]).

use crate::boards::Board;
use crate::players;
use crate::rulebook::Paragraph;
use crate::sheet::Sheet;
use crate::shown::{LoggedMove, Preview, Shown, WhyNot};
use game::{Game, Outcome, Refusal, Seat, SeatSet, Turn, View, Viewer};
use std::sync::Arc;
use store::{Chair, Entry, Kept, Opening, PersonId, TableId};
use table::{CannotUndo, Player, Record, Table};
use words::{Language, Line, People};

/// A table with people, of any game.
pub trait Room: Send + Sync {
    fn sheet(&self) -> &Sheet;
    fn turn(&self) -> Turn;
    /// How many actions have been played.
    fn actions(&self) -> usize;
    /// The room after one more entry; nothing changes here.
    fn after(&self, entry: &Entry, language: Language) -> Result<Arc<dyn Room>, WhyNot>;
    /// Everything a viewer may see now, or after so many actions.
    fn show(&self, viewer: Viewer, at: Option<usize>, language: Language) -> Option<Shown>;
    /// What an action of a seat would bring about, as far as the seat can know.
    fn preview(&self, seat: Seat, action: &str, language: Language) -> Result<Preview, WhyNot>;
    /// Why a seat cannot have these things.
    fn why_not(&self, seat: Seat, things: &[&str], language: Language) -> Option<WhyNot>;
    /// What a bot in this seat plays, from what it can see.
    fn bots_choice(&self, seat: Seat) -> Option<String>;
    /// The entry that takes back the last actions of a seat, so many, if they may be taken back.
    fn take_back(&self, seat: Seat, actions: usize) -> Option<Entry>;
    /// How many actions lie between a seat and the beginning of its turn, as far as they may be taken back.
    fn turn_so_far(&self, seat: Seat) -> usize;
    /// What anybody may have of the match.
    fn record(&self) -> Record;
}

/// A table that cannot be brought back to life: the store and this program disagree.
#[derive(Debug, thiserror::Error)]
#[error("table {id} cannot be brought back to life: {what}")]
pub struct Broken {
    pub id: TableId,
    pub what: String,
}

/// A room where this game is played.
#[derive(Clone)]
pub struct GameRoom<G: Game> {
    sheet: Sheet,
    table: Table<G>,
}

impl<G: Board> GameRoom<G> {
    /// Brings a table back to life by taking all its entries again.
    pub fn load(id: &TableId, kept: Kept) -> Result<Arc<dyn Room>, Broken> {
        let broken = |what: String| Broken { id: id.clone(), what };
        let Kept { opening, entries } = kept;
        if opening.rules != G::RULES {
            return Err(broken(format!("it was played by version {} of the rules", opening.rules)));
        }
        let table = deal::<G>(&opening).map_err(broken)?;
        let chairs = opening.chairs.clone();
        let mut room =
            GameRoom { sheet: Sheet { id: id.clone(), opening, chairs, version: 0, rematch: None }, table };
        for entry in &entries {
            room.take(entry).map_err(|why| broken(why.to_string()))?;
        }
        Ok(Arc::new(room))
    }

    fn take(&mut self, entry: &Entry) -> Result<(), Why<G>> {
        match entry {
            Entry::Sat { seat, person, name } => self.seat(*seat, person, name)?,
            Entry::Played { seat, action } => {
                let action = action.parse().map_err(Why::Unreadable)?;
                self.table.play(*seat, action).map_err(Why::Refused)?;
            }
            Entry::Undone { seat, actions } => {
                for _ in 0..*actions {
                    self.table.undo(*seat).map_err(Why::CannotUndo)?;
                }
            }
            Entry::Rewound { actions } => self.table.rewind(*actions).map_err(Why::CannotUndo)?,
            Entry::Rematch { table } => self.sheet.rematch = Some(table.clone()),
        }
        self.sheet.version += 1;
        Ok(())
    }

    fn seat(&mut self, seat: Seat, person: &PersonId, name: &str) -> Result<(), Why<G>> {
        let chair = self.sheet.chairs.get_mut(seat.index()).ok_or(Why::Taken)?;
        if *chair != Chair::Free && chair.taken_by() != Some(person) {
            return Err(Why::Taken);
        }
        *chair = Chair::person(person.clone(), name);
        Ok(())
    }

    /// Whether nobody else would mind what this seat takes back.
    fn is_alone(&self, seat: Seat) -> bool {
        let person = self.sheet.chairs.get(seat.index()).and_then(Chair::taken_by);
        person.is_some_and(|person| self.sheet.is_alone(person))
    }

    /// What a seat has done in its turn and may take back, from the first step to the last.
    fn steps(&self, seat: Seat, language: Language) -> Vec<String> {
        let own = self.table.moves().iter().filter(|played| played.seat == seat);
        let steps = own.rev().take(self.table.undoable(seat));
        let mut steps: Vec<String> = steps.map(|played| G::action(&played.action, language)).collect();
        steps.reverse();
        steps
    }

    fn log(&self, viewer: Viewer, until: usize, people: &People, language: Language) -> Vec<LoggedMove> {
        let moves = self.table.moves().iter().enumerate().take(until);
        let told = moves.map(|(number, played)| {
            let events = self.table.story(number, viewer);
            let lines = events.iter().filter_map(|event| G::event(event, people, language)).collect();
            LoggedMove { number: number + 1, seat: played.seat, lines }
        });
        // Of a secret decision the others are told nothing, not even that it was made.
        told.filter(|told: &LoggedMove| !told.lines.is_empty()).collect()
    }
}

impl<G: Board> Room for GameRoom<G> {
    fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    fn turn(&self) -> Turn {
        self.table.turn()
    }

    fn actions(&self) -> usize {
        self.table.len()
    }

    fn after(&self, entry: &Entry, language: Language) -> Result<Arc<dyn Room>, WhyNot> {
        let mut next = self.clone();
        next.take(entry).map_err(|why| why.told(&self.sheet.names(language), language))?;
        Ok(Arc::new(next))
    }

    fn show(&self, viewer: Viewer, at: Option<usize>, language: Language) -> Option<Shown> {
        let last = self.table.len();
        let at = at.unwrap_or(last);
        let view = if at == last { self.table.view(viewer) } else { self.table.view_at(at, viewer)? };
        let names = self.sheet.names(language);
        let you = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        let people = People { names: &names, you };
        let mine = you.filter(|&seat| view.awaited().contains(seat));
        let moves: Vec<Vec<G::Event>> = (0..at).map(|number| self.table.story(number, viewer)).collect();
        Some(Shown {
            prompt: G::prompt(&view, &people, language),
            board: G::board(&view, &people, language),
            story: G::story(&moves, &people, language),
            hand: G::hand(&view, language),
            seats: self.sheet.seats().map(|(seat, _)| G::seat(&view, seat, language)).collect(),
            beside: G::beside(&view, language),
            log: self.log(viewer, at, &people, language),
            steps: mine.filter(|_| G::STEPS && at == last).map_or(vec![], |seat| self.steps(seat, language)),
            legal: mine.map(|_| view.legal().iter().map(ToString::to_string).collect()).unwrap_or_default(),
            awaited: view.awaited(),
            outcome: view.outcome(),
            ending: self
                .table
                .ending()
                .filter(|_| at == last)
                .map(|ending| <G as words::Speaks>::ending(ending, language)),
            paragraph: Paragraph { game: G::ID, number: G::paragraph(&view) },
            turns: G::TURNS,
            names,
        })
    }

    fn preview(&self, seat: Seat, action: &str, language: Language) -> Result<Preview, WhyNot> {
        let names = self.sheet.names(language);
        let people = People { names: &names, you: Some(seat) };
        let told = |why: Why<G>| why.told(&names, language);
        let action: G::Action = action.parse().map_err(|error| told(Why::Unreadable(error)))?;
        let foreseen = self.table.foresee(seat, action).map_err(|refusal| told(Why::Refused(refusal)))?;
        let lines = foreseen.events.iter().flat_map(|event| G::foretold(event, &people, language));
        let lines = lines.skip(usize::from(G::ECHOES)).collect();
        let view = self.table.view(Viewer::Seat(seat));
        Ok(Preview {
            ghost: G::ghost(&view, action),
            name: G::action(&action, language),
            foreseen: G::foreseen(&view, &foreseen.view, action, &people, language),
            lines,
        })
    }

    fn why_not(&self, seat: Seat, things: &[&str], language: Language) -> Option<WhyNot> {
        let (view, game) = (self.table.view(Viewer::Seat(seat)), self.table.imagined(seat));
        let refusals = G::meant(&view, things).into_iter().filter_map(|action| {
            let mut tried = game.clone();
            tried.apply(seat, action, &mut game::Nobody).err()
        });
        // Rules are checked in the order of their paragraphs: who came furthest was nearest to being right.
        let nearest = refusals.max_by_key(Refusal::rule)?;
        let names = self.sheet.names(language);
        let people = People { names: &names, you: Some(seat) };
        Some(refused::<G>(&nearest, &people, language))
    }

    fn bots_choice(&self, seat: Seat) -> Option<String> {
        let Some(Chair::Bot { level }) = self.sheet.chairs.get(seat.index()) else { return None };
        let view = self.table.view(Viewer::Seat(seat));
        players::choose::<G>(level, &view).map(|action| action.to_string())
    }

    fn take_back(&self, seat: Seat, actions: usize) -> Option<Entry> {
        // The end shows all hands and the seed: there is no way back from it.
        if self.table.is_over() || actions == 0 {
            return None;
        }
        if actions <= self.table.undoable(seat) {
            return Some(Entry::Undone { seat, actions });
        }
        let moves = self.table.moves().iter().enumerate();
        let mut own = moves.filter(|(_, played)| played.seat == seat).map(|(number, _)| number);
        let number = own.nth_back(actions - 1)?;
        self.is_alone(seat).then_some(Entry::Rewound { actions: number })
    }

    fn turn_so_far(&self, seat: Seat) -> usize {
        if self.table.is_over() {
            return 0;
        }
        let undoable = self.table.undoable(seat);
        let in_a_row = self.table.moves().iter().rev().take_while(|played| played.seat == seat).count();
        if self.is_alone(seat) { undoable.max(in_a_row) } else { undoable }
    }

    fn record(&self) -> Record {
        let names = self.sheet.names(Language::English);
        Record { seats: names.into_iter().map(Player::named).collect(), ..self.table.public_record() }
    }
}

/// The table of an opening before its first action.
fn deal<G: Game>(opening: &Opening) -> Result<Table<G>, String> {
    let options = game::options::from_json::<G>(&opening.options).map_err(|error| error.to_string())?;
    let players = opening.chairs.iter().map(|_| Player::named("")).collect();
    Table::open(players, options, opening.seed.clone()).map_err(|error| error.to_string())
}

/// Why an entry cannot be taken.
#[derive(Debug, thiserror::Error)]
enum Why<G: Game> {
    #[error(transparent)]
    Unreadable(game::Unreadable),
    #[error(transparent)]
    Refused(Refusal<G::Illegal>),
    #[error(transparent)]
    CannotUndo(CannotUndo),
    #[error("somebody sits there already")]
    Taken,
}

impl<G: Board> Why<G> {
    fn told(&self, names: &[String], language: Language) -> WhyNot {
        let say = |key: &str| WhyNot {
            line: Line { text: words::page(language, key, &[]), places: vec![] },
            paragraph: None,
        };
        match self {
            Why::Refused(refusal) => refused::<G>(refusal, &People { names, you: None }, language),
            Why::Unreadable(_) => say("notice-unreadable"),
            Why::CannotUndo(CannotUndo::Nothing) => say("notice-undo-nothing"),
            Why::CannotUndo(CannotUndo::Revealed) => say("notice-undo-revealed"),
            Why::CannotUndo(CannotUndo::TurnOver) => say("notice-undo-turn-over"),
            Why::CannotUndo(CannotUndo::BuiltUpon) => say("notice-undo-built-upon"),
            Why::Taken => say("notice-seat-taken"),
        }
    }
}

/// A refusal of the rules as a whole sentence.
fn refused<G: Board>(refusal: &Refusal<G::Illegal>, people: &People, language: Language) -> WhyNot {
    let Line { text, places } = words::refusal::<G>(refusal, people, language);
    let paragraph = refusal.rule().map(|number| Paragraph { game: G::ID, number });
    WhyNot { line: Line { text: format!("{text}."), places }, paragraph }
}

/// The seats that won, if it is over.
pub fn winners(outcome: Option<Outcome>) -> SeatSet {
    outcome.map_or(SeatSet::EMPTY, |outcome| outcome.winners())
}
