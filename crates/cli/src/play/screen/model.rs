//! What the screen shows and what is chosen on it: `keys` change it, `draw` reads it. Has no terminal.

use super::walk::{Place, Walk};
use crate::boards::Drawn;
use crate::play::asking::Answer;
use crate::play::choice::{Choice, Item, Meant, tidy};
use crate::play::sitting::Sitting;
use crate::play::turns::{Bookmark, Next};
use crate::trouble::Trouble;
use bots::Judged;
use game::Seat;

/// Everything about the screen.
pub struct Model<'a, G: Judged> {
    pub sitting: &'a mut Sitting<G>,
    pub page: Page,
    /// Through whose eyes the table is shown.
    pub at: Option<Seat>,
    /// What has to happen next.
    pub next: Next,
    pub choice: Choice<G::Action>,
    /// The number of the item that is marked.
    pub marked: usize,
    pub walk: Option<Walk<G::Action>>,
    /// What is being typed.
    pub typed: Option<String>,
    /// The answer to the last key, if there is something to say.
    pub notice: Option<Answer>,
    /// How far the page and the table are scrolled.
    pub scrolled: u16,
    pub table_scrolled: u16,
    /// How far each seat has seen what happened.
    seen: Vec<Bookmark>,
    /// Where somebody walked last.
    pub stood: Option<Place>,
}

/// What is on the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Page {
    Play,
    /// The curtain: nothing that only one of several people may see, until this one is there.
    Curtain(Seat),
    /// Everybody is asked at once whether somebody plays a secret card.
    Moment,
    /// Whoever came to the keyboard has nothing to play.
    Nothing,
    Table,
    Log,
    Help,
}

impl<'a, G: Judged + Drawn> Model<'a, G> {
    pub fn new(sitting: &'a mut Sitting<G>) -> Model<'a, G> {
        let seen = vec![sitting.bookmark(); sitting.names.len()];
        let (at, next) = (sitting.only_person(), sitting.next(None));
        let choice = Choice::new(vec![], |_| String::new());
        let mut model = Model {
            sitting,
            page: Page::Play,
            at,
            next,
            choice,
            marked: 0,
            walk: None,
            typed: None,
            notice: None,
            scrolled: 0,
            table_scrolled: 0,
            seen,
            stood: None,
        };
        model.settle();
        model
    }

    /// Looks at the table again after it has changed: who is next, what they may do, who may look.
    pub fn settle(&mut self) {
        let bookmark = self.sitting.bookmark();
        for seen in &mut self.seen {
            *seen = bookmark.common(*seen);
        }
        self.next = self.sitting.next(self.at);
        let legal = match self.next {
            Next::Person(seat) if self.at == Some(seat) => self.sitting.legal(seat),
            Next::Person(seat) => {
                self.at = None;
                self.notice = None;
                self.page = Page::Curtain(seat);
                vec![]
            }
            Next::Moment(_) if self.sitting.is_shared() => {
                self.at = None;
                self.notice = None;
                self.page = Page::Moment;
                vec![]
            }
            Next::Moment(_) | Next::Bot(_) => {
                self.leave_moment();
                vec![]
            }
            Next::Over(_) => {
                self.leave_moment();
                self.at = self.sitting.only_person();
                vec![]
            }
        };
        let language = self.sitting.language;
        let walks = legal.first().is_some_and(|action| !G::marks(action).is_empty());
        let choice = Choice::new(legal, |action| G::action(action, language));
        self.choice = if walks { choice.gathered() } else { choice };
        self.typed = None;
        self.begin_to_choose();
    }

    /// What everybody was asked has been answered.
    fn leave_moment(&mut self) {
        if matches!(self.page, Page::Moment | Page::Nothing) {
            self.page = Page::Play;
        }
    }

    /// The action that Enter would play.
    pub fn meant(&self) -> Option<G::Action> {
        if let Some(walk) = self.walk.as_ref().filter(|_| self.is_walking()) {
            return walk.meant().map(|(action, _)| *action);
        }
        match self.items().get(self.marked)? {
            Item::Action(spelled) => Some(spelled.action),
            Item::Group { .. } => None,
        }
    }

    /// Whether arrows walk on the board.
    pub fn is_walking(&self) -> bool {
        self.walk.is_some() && self.typed.is_none()
    }

    /// What can be chosen, as far as it fits what is typed.
    pub fn items(&self) -> Vec<Item<'_, G::Action>> {
        self.choice.items(self.typed.as_deref().unwrap_or_default())
    }

    /// What happened since whoever is at the keyboard decided last; behind the curtain, what everybody saw.
    pub fn news(&self) -> Vec<String> {
        let since = match (self.page, self.at) {
            (Page::Moment, _) => self.sitting.before_moment(),
            (Page::Curtain(seat), _) | (_, Some(seat)) => self.seen[seat.index()],
            (_, None) => Bookmark::before(self.sitting.table.len().saturating_sub(1)),
        };
        self.sitting.story(since, self.at)
    }

    /// Marks the next item, if there is one.
    pub fn mark_next(&mut self) {
        self.marked = (self.marked + 1).min(self.items().len().saturating_sub(1));
    }

    /// Plays what is marked, or narrows the choice down to it.
    pub fn take(&mut self) -> Result<(), Trouble> {
        let meant = match self.meant() {
            Some(action) => Meant::Action(action),
            None => self.choice.pick("", self.marked),
        };
        self.carry_out(meant)
    }

    /// Plays what was typed: a spelling, or whatever is marked among what was looked for.
    pub fn take_typed(&mut self, typed: &str) -> Result<(), Trouble> {
        if tidy(typed).is_empty() {
            return Ok(());
        }
        let meant = match self.choice.read(typed) {
            Meant::Nothing => self.choice.pick(typed, self.marked),
            read => read,
        };
        if let (Meant::Nothing, Some(seat)) = (&meant, self.at) {
            self.notice = Some(self.sitting.why_not(seat, &tidy(typed)));
        }
        self.carry_out(meant)
    }

    fn carry_out(&mut self, meant: Meant<G::Action>) -> Result<(), Trouble> {
        match meant {
            Meant::Action(action) => self.play(action)?,
            Meant::Several(beginning) => {
                self.choice.narrow(beginning);
                self.begin_to_choose();
            }
            Meant::Nothing => {}
        }
        Ok(())
    }

    fn play(&mut self, action: G::Action) -> Result<(), Trouble> {
        let Some(seat) = self.at else { return Ok(()) };
        self.notice = None;
        if self.sitting.moments.is_looked_at() && G::does_nothing(&action) {
            self.sitting.go_back();
            self.settle();
            return Ok(());
        }
        self.seen[seat.index()] = self.sitting.bookmark();
        let played = self.sitting.play(seat, action)?;
        played.map_err(|refusal| Trouble::OurFault(refusal.to_string()))?;
        self.settle();
        Ok(())
    }

    /// Somebody comes to the keyboard whom nobody asked by name, to see whether there is something to play.
    pub fn come_forward(&mut self, seat: Seat) {
        if self.sitting.come_forward(seat) {
            self.at = Some(seat);
            self.page = Page::Play;
            self.settle();
        } else {
            self.page = Page::Nothing;
        }
    }

    /// Takes back what whoever is at the keyboard, or was there before the curtain, decided last.
    pub fn undo(&mut self) -> Result<(), Trouble> {
        let people = self.sitting.people_seats();
        let last = self.sitting.table.moves().iter().rev().map(|played| played.seat);
        let Some(seat) = self.at.or_else(|| last.into_iter().find(|&seat| people.contains(seat))) else {
            return Ok(());
        };
        let text = match self.sitting.undo(seat)? {
            Ok(()) => words::text(self.sitting.language, "terminal-undone", &[]),
            Err(why) => self.sitting.why_not_undone(why),
        };
        self.settle();
        self.notice = Some(Answer { text, rule: None });
        Ok(())
    }

    /// Takes the last step of the choice back.
    pub fn back(&mut self) {
        self.notice = None;
        self.choice.widen();
        self.begin_to_choose();
    }

    /// Marks the first item. Where actions lie on the board, the piece is chosen first, and then one walks.
    fn begin_to_choose(&mut self) {
        self.marked = 0;
        self.walk = None;
        let left = self.choice.left("");
        let mut pieces = left.iter().map(|action| action.spelling.split(' ').next());
        let first = pieces.next();
        if pieces.all(|piece| Some(piece) == first) {
            let marked = left.iter().map(|spelled| (spelled.action, G::marks(&spelled.action)));
            self.walk = Walk::new(marked, self.stood);
        }
    }
}
