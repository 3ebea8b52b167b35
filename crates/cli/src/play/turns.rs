//! Who comes to the keyboard next, as far as everybody in front of it may know.
//!
//! Some cards are played at moments at which nobody but their holder may know whether anybody is asked (Sun Tzu's
//! warlords). Every such moment is passed in the same way, whether or not somebody is. People who share a keyboard
//! see one page that asks all of them, and who wants to look comes forward; nothing is decided by looking. Somebody
//! alone with bots sees the table rest for the same time, as it was before. What came after the moment is told to
//! nobody before it has passed.

use super::sitting::Sitting;
use crate::boards::Drawn;
use crate::trouble::Trouble;
use bots::Judged;
use game::{Event, Game, Outcome, Refusal, Seat, SeatSet, View, Viewer};
use std::mem;
use table::Table;

/// What has to happen before the match can go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Next {
    Person(Seat),
    Bot(Seat),
    /// A moment at which somebody may be asked in secret. If it is a bot, it can think meanwhile; nobody is shown
    /// that it does.
    Moment(Option<Seat>),
    Over(Outcome),
}

/// How far somebody has read what happened in the match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bookmark {
    pub actions: usize,
    pub moments: usize,
}

impl Bookmark {
    /// Everything up to this action.
    pub const fn before(actions: usize) -> Bookmark {
        Bookmark { actions, moments: usize::MAX }
    }

    /// As far as both have read.
    pub fn common(self, other: Bookmark) -> Bookmark {
        Bookmark { actions: self.actions.min(other.actions), moments: self.moments.min(other.moments) }
    }
}

/// The moments of a match that have passed at this keyboard.
#[derive(Debug)]
pub struct Moments<G: Game> {
    passed: usize,
    /// Whether the pause at the moment that is open now is over.
    rested: bool,
    /// How many actions had been played when the table was shown last, before the moment.
    shown: usize,
    /// The table as it is, while somebody looks at it as it would be if all who are asked before had declined.
    held: Option<(Table<G>, Seat)>,
}

impl<G: Game> Moments<G> {
    /// Those of a match at which somebody sits down: whatever happened before has been told.
    pub fn until_now(table: &Table<G>) -> Moments<G> {
        Moments { passed: told(table), rested: false, shown: table.len(), held: None }
    }

    /// Takes note that a table goes back.
    pub fn rewound(&mut self, table: &Table<G>) {
        self.passed = self.passed.min(told(table));
        self.shown = self.shown.min(table.len());
        self.rested = false;
    }

    /// Whether somebody came forward to look whether to play something.
    pub fn is_looked_at(&self) -> bool {
        self.held.is_some()
    }
}

impl<G: Judged + Drawn> Sitting<G> {
    /// What has to happen next. Whoever is at the keyboard goes on as long as they can.
    pub fn next(&self, at: Option<Seat>) -> Next {
        if let Some((_, seat)) = &self.moments.held {
            return Next::Person(*seat);
        }
        let people = self.people_seats();
        let (asked, passing) = (asked_in_secret(&self.table), self.is_passing());
        if passing || !asked.is_empty() {
            return match asked.first().filter(|_| !passing) {
                Some(seat) if self.moments.rested && self.only_person() == Some(seat) => Next::Person(seat),
                asked => Next::Moment(asked.filter(|&seat| !people.contains(seat))),
            };
        }
        if let Some(outcome) = self.table.outcome() {
            return Next::Over(outcome);
        }
        let awaited = self.table.view(Viewer::Public).awaited();
        let here = at.filter(|&seat| awaited.contains(seat));
        let person = here.or_else(|| awaited.iter().find(|&seat| people.contains(seat)));
        match (person, awaited.first()) {
            (Some(seat), _) => Next::Person(seat),
            (None, seat) => Next::Bot(seat.unwrap_or(Seat::FIRST)),
        }
    }

    /// What somebody may see of the table now: while it rests, how it was before.
    pub fn view(&self, you: Option<Seat>) -> G::View {
        let viewer = you.map_or(Viewer::Public, Viewer::Seat);
        let before = || self.table.view_at(self.moments.shown, viewer);
        let resting = matches!(self.next(you), Next::Moment(_));
        resting.then(before).flatten().unwrap_or_else(|| self.table.view(viewer))
    }

    /// How far the match may be told to those in front of the keyboard.
    pub fn bookmark(&self) -> Bookmark {
        Bookmark { actions: self.table.len(), moments: self.moments.passed }
    }

    /// From where on a moment's page tells what happened.
    pub fn before_moment(&self) -> Bookmark {
        Bookmark::before(self.moments.shown)
    }

    /// What happened since then, in sentences, as somebody saw it; nothing that came after a moment which has not
    /// passed yet.
    pub fn story(&self, since: Bookmark, you: Option<Seat>) -> Vec<String> {
        let (people, viewer) = (self.people(you), you.map_or(Viewer::Public, Viewer::Seat));
        let mut moments = 0;
        let mut sentences = vec![];
        for number in 0..self.table.len() {
            let events = self.table.story(number, viewer);
            for event in G::telling_order(&events) {
                moments += usize::from(event.is_moment());
                if moments > self.moments.passed {
                    return sentences;
                }
                if number >= since.actions || moments > since.moments {
                    sentences.extend(G::event(event, &people, self.language).map(|line| line.text));
                }
            }
        }
        sentences
    }

    /// Plays an action and keeps it. A bot that was asked in secret answers within the pause, and no other follows.
    pub fn play(
        &mut self,
        seat: Seat,
        action: G::Action,
    ) -> Result<Result<(), Refusal<G::Illegal>>, Trouble> {
        let moment = matches!(self.next(Some(seat)), Next::Moment(_));
        let before = self.table.len();
        if let Err(refusal) = self.table.play(seat, action) {
            return Ok(Err(refusal));
        }
        if moment {
            self.pass_if(self.moments.rested);
        } else {
            self.moments.shown = before;
            self.moments.rested = false;
        }
        self.moments.held = None;
        self.save()?;
        Ok(Ok(()))
    }

    /// The pause at a moment is over.
    pub fn rest_is_over(&mut self) {
        self.moments.rested = true;
        self.pass_if(true);
    }

    /// Lets somebody look at a moment; `false` if they have nothing to play. Nothing is decided by that.
    pub fn come_forward(&mut self, seat: Seat) -> bool {
        if self.is_passing() {
            return false;
        }
        let mut table = self.table.clone();
        let moments = told(&table);
        while !asked_in_secret(&table).contains(seat) {
            let Some(other) = asked_in_secret(&table).first() else { return false };
            let legal = table.view(Viewer::Seat(other)).legal().to_vec();
            let Some(declined) = legal.into_iter().find(G::does_nothing) else { return false };
            if table.play(other, declined).is_err() || told(&table) > moments {
                return false;
            }
        }
        self.moments.held = Some((mem::replace(&mut self.table, table), seat));
        true
    }

    /// Whoever came forward goes back, and has decided nothing.
    pub fn go_back(&mut self) {
        if let Some((table, _)) = self.moments.held.take() {
            self.table = table;
        }
    }

    /// Nobody plays anything at this moment: all who are asked decline.
    pub fn nobody_plays(&mut self) -> Result<(), Trouble> {
        while !self.is_passing()
            && let Some(seat) = asked_in_secret(&self.table).first()
        {
            let declined = self.legal(seat).into_iter().find(G::does_nothing);
            let action =
                declined.ok_or_else(|| Trouble::OurFault("a secret question needs an answer".into()))?;
            let played = self.play(seat, action)?;
            played.map_err(|refusal| Trouble::OurFault(refusal.to_string()))?;
        }
        self.pass_if(true);
        Ok(())
    }

    /// Whether a moment was told of that has not passed at this keyboard.
    fn is_passing(&self) -> bool {
        told(&self.table) > self.moments.passed
    }

    /// The moment that was told of has passed, if there was a pause.
    fn pass_if(&mut self, paused: bool) {
        if paused && self.is_passing() {
            self.moments.passed += 1;
            self.moments.rested = false;
        }
    }
}

/// The seats that owe a decision that nobody else may know about.
fn asked_in_secret<G: Game>(table: &Table<G>) -> SeatSet {
    table.turn().awaited().minus(table.view(Viewer::Public).awaited())
}

/// How many moments everybody has been told of.
fn told<G: Game>(table: &Table<G>) -> usize {
    let story = (0..table.len()).flat_map(|number| table.story(number, Viewer::Public));
    story.filter(Event::is_moment).count()
}
