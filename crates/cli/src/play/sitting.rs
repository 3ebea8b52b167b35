//! A match at this terminal: the table, who sits at it, and the file that keeps it after every action.
//! Hands out views and stories; knows nothing of how they are shown.

use super::seating::{self, Chair};
use super::turns::Moments;
use crate::args::PlayArguments;
use crate::boards::Drawn;
use crate::files;
use crate::players::seat_bot;
use crate::trace::players_seed;
use crate::trouble::Trouble;
use bots::{Bot, Budget, Judged};
use game::{Seat, SeatSet, Seed, View, Viewer, options};
use std::path::{Path, PathBuf};
use std::time::Duration;
use table::{CannotUndo, Player, Record, RecordError, Table};
use words::{Language, People};

/// By how much a bot may overrun its time.
const SLACK: Duration = Duration::from_millis(250);

/// A match, and who plays it.
pub struct Sitting<G: Judged> {
    pub table: Table<G>,
    pub language: Language,
    pub names: Vec<String>,
    /// Where the match is kept.
    pub file: PathBuf,
    chairs: Vec<Chair>,
    /// The bots that are not thinking at the moment.
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    /// How long a bot thinks.
    thinking: Duration,
    pub moments: Moments<G>,
}

/// A bot and everything it needs to choose, wherever that happens.
pub struct Thought<G: Judged> {
    pub seat: Seat,
    bot: Box<dyn Bot<G>>,
    view: G::View,
    budget: Budget,
}

impl<G: Judged> Thought<G> {
    pub fn choose(&mut self) -> G::Action {
        self.bot.choose(&self.view, self.budget)
    }
}

impl<G: Judged + Drawn> Sitting<G> {
    /// Sits down to a new match, or to one that was kept.
    pub fn begin(arguments: &PlayArguments, record: Option<&Record>) -> Result<Sitting<G>, Trouble> {
        let chairs = match (&arguments.seats[..], record) {
            ([], None) => Chair::usual(G::SEATS.0.get()),
            ([], Some(record)) => record.seats.iter().map(Chair::recorded).collect(),
            (chairs, _) => chairs.to_vec(),
        };
        if !chairs.iter().any(Chair::is_person) {
            return Err(Trouble::NobodyPlays);
        }
        let players: Vec<Player> = chairs.iter().map(Chair::player).collect();
        let (table, file) = match (record, &arguments.continued) {
            (Some(record), Some(file)) => (kept(record, players, file)?, file.clone()),
            (Some(_), None) | (None, _) => (opened(arguments, players)?, new_file::<G>(arguments)?),
        };
        let dice = arguments.seed.as_deref().map(players_seed);
        let bots = chairs.iter().enumerate().map(|(seat, chair)| match chair {
            Chair::Person(_) => Ok(None),
            Chair::Bot(id) => seat_bot(id, dice.as_ref(), seat as u64).map(Some),
        });
        let bots = bots.collect::<Result<_, Trouble>>()?;
        let names = seating::names(&chairs, arguments.language);
        let thinking = Duration::from_millis(arguments.time);
        let (language, moments) = (arguments.language, Moments::until_now(&table));
        let sitting = Sitting { table, language, names, file, chairs, bots, thinking, moments };
        sitting.save()?;
        Ok(sitting)
    }

    /// The seats of those who share this keyboard.
    pub fn people_seats(&self) -> SeatSet {
        let seats = (0..).map_while(Seat::new).zip(&self.chairs);
        seats.filter(|(_, chair)| chair.is_person()).map(|(seat, _)| seat).collect()
    }

    /// Whether others must not see what somebody sees.
    pub fn is_shared(&self) -> bool {
        self.people_seats().len() > 1
    }

    /// The only person here, if it is only one.
    pub fn only_person(&self) -> Option<Seat> {
        self.people_seats().first().filter(|_| !self.is_shared())
    }

    /// The players as a reader knows them.
    pub fn people(&self, you: Option<Seat>) -> People<'_> {
        People { names: &self.names, you }
    }

    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// Takes back what somebody did last: as the table allows, and alone with bots whatever it was.
    pub fn undo(&mut self, seat: Seat) -> Result<Result<(), CannotUndo>, Trouble> {
        if self.moments.is_looked_at() {
            return Ok(Err(CannotUndo::Nothing));
        }
        let undone = match self.table.undo(seat) {
            Err(CannotUndo::Nothing) => Err(CannotUndo::Nothing),
            Err(why) if self.is_shared() || self.table.is_over() => Err(why),
            Err(_) => {
                let number = self.table.moves().iter().rposition(|played| played.seat == seat);
                self.table.rewind(number.unwrap_or_default())
            }
            Ok(_) => Ok(()),
        };
        self.moments.rewound(&self.table);
        self.save()?;
        Ok(undone)
    }

    /// The people at this keyboard with the numbers of their seats.
    pub fn seats_with_names(&self) -> String {
        let named = self.people_seats().iter().map(|seat| format!("{seat}\u{a0}{}", self.name(seat)));
        named.collect::<Vec<_>>().join(", ")
    }

    /// How long a pause lasts in which a bot may be asked in secret: longer than any bot thinks.
    pub fn rest(&self) -> Duration {
        self.thinking + SLACK
    }

    /// The bot of a seat, ready to think. It has to come back with [`Sitting::heard`].
    pub fn ask(&mut self, seat: Seat) -> Option<Thought<G>> {
        let bot = self.bots.get_mut(seat.index())?.take()?;
        let view = self.table.view(Viewer::Seat(seat));
        Some(Thought { seat, bot, view, budget: Budget::Time(self.thinking) })
    }

    /// Takes a bot back, and plays what it has chosen, unless the table has changed meanwhile.
    pub fn heard(&mut self, thought: Thought<G>, action: G::Action) -> Result<(), Trouble> {
        let Thought { seat, bot, view, .. } = thought;
        self.bots[seat.index()] = Some(bot);
        if view != self.table.view(Viewer::Seat(seat)) {
            return Ok(());
        }
        let played = self.play(seat, action)?;
        played.map_err(|refusal| Trouble::OurFault(refusal.to_string()))
    }

    /// What would follow from an action, in sentences.
    pub fn foretold(&self, seat: Seat, action: G::Action) -> Vec<String> {
        let people = self.people(Some(seat));
        let foreseen = self.table.foresee(seat, action).map(|foreseen| foreseen.events).unwrap_or_default();
        words::story::<G>(&foreseen, &people, self.language).into_iter().map(|line| line.text).collect()
    }

    /// What somebody may do now; first whatever does nothing.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = self.table.view(Viewer::Seat(seat)).legal().to_vec();
        legal.sort_by_key(|action| !G::does_nothing(action));
        legal
    }

    pub fn prompt(&self, you: Option<Seat>) -> String {
        G::prompt(&self.view(you), &self.people(you), self.language)
    }

    pub(super) fn save(&self) -> Result<(), Trouble> {
        files::write_record(&self.file, &self.table.record())
    }
}

/// The table of a new match.
fn opened<G: Judged>(arguments: &PlayArguments, players: Vec<Player>) -> Result<Table<G>, Trouble> {
    let pairs = arguments.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let options = options::from_words::<G>(pairs)?;
    let seed = match &arguments.seed {
        Some(text) => Seed::from_text(text, 0),
        None => table::fresh_seed()?,
    };
    Ok(Table::open(players, options, seed)?)
}

/// The table of a match that was kept, with whoever sits there now.
fn kept<G: Judged>(record: &Record, players: Vec<Player>, file: &Path) -> Result<Table<G>, Trouble> {
    if record.seats.len() != players.len() {
        return Err(Trouble::Players { players: players.len(), seats: record.seats.len() });
    }
    let record = Record { seats: players, ..record.clone() };
    let refused = |error| Trouble::Record { file: file.into(), error };
    let table: Table<G> = table::reopen(&record).map_err(refused)?;
    // What people have ended is not played on.
    if table.ended().is_some() { Err(refused(RecordError::PlayedOn)) } else { Ok(table) }
}

/// The file that was asked for, or the first that is free; never one that holds something already.
fn new_file<G: Judged>(arguments: &PlayArguments) -> Result<PathBuf, Trouble> {
    match &arguments.record {
        Some(file) if file.exists() => Err(Trouble::FileTaken { file: file.clone() }),
        Some(file) => Ok(file.clone()),
        None => {
            let mut files =
                (1..).map(|number: u32| PathBuf::from(format!("mandate-{}-{number}.json", G::ID)));
            Ok(files.find(|file| !file.exists()).unwrap_or_default())
        }
    }
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use crate::args::{Arguments, Command};
    use crate::play::turns::Next;
    use clap::Parser;
    use game::chance::dice;
    use std::collections::BTreeSet;

    /// Plays a match at random; whatever does nothing must stand first wherever it is allowed. These are all the
    /// actions for which that was so. Every game calls this in the tests of its drawing.
    pub fn offered_first<G: Judged + Drawn>(options: &str) -> BTreeSet<String> {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("it.json");
        let words =
            format!("mandate play {} --seed still --seats me,friend --record {}", G::ID, file.display());
        let words = words.split(' ').chain(options.split(' ').filter(|word| !word.is_empty()));
        let Some(Command::Play(arguments)) = Arguments::parse_from(words).command else {
            panic!("this is how one plays")
        };
        let mut sitting = Sitting::<G>::begin(&arguments, None).unwrap();
        let (mut dice, mut scratch, mut first) = (dice(0), vec![], BTreeSet::new());
        loop {
            match sitting.next(None) {
                Next::Over(_) => return first,
                Next::Moment(_) => sitting.nobody_plays().unwrap(),
                Next::Person(seat) | Next::Bot(seat) => {
                    let (legal, offered) = (sitting.table.view(Viewer::Seat(seat)), sitting.legal(seat));
                    if let Some(still) = legal.legal().iter().find(|action| G::does_nothing(action)) {
                        assert_eq!(offered.first(), Some(still));
                        first.insert(still.to_string());
                    }
                    assert_eq!(offered.len(), legal.legal().len());
                    let action = sitting.table.sample(seat, &mut dice, &mut scratch).unwrap();
                    sitting.play(seat, action).unwrap().unwrap();
                }
            }
        }
    }
}
