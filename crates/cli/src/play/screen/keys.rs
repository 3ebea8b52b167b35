//! What each key does on each page.

use super::model::{Model, Page};
use super::walk::Way;
use crate::boards::Drawn;
use crate::play::asking::Answer;
use crate::play::turns::Next;
use crate::trouble::Trouble;
use bots::Judged;
use game::Seat;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// What a key asks for beyond the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wish {
    Nothing,
    Hint(Seat),
    Leave,
}

impl<G: Judged + Drawn> Model<'_, G> {
    pub fn key(&mut self, key: KeyEvent) -> Result<Wish, Trouble> {
        if key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c') {
            return Ok(Wish::Leave);
        }
        if let Some(typed) = self.typed.take() {
            self.type_key(key.code, typed)?;
            return Ok(Wish::Nothing);
        }
        match (key.code, self.page) {
            (KeyCode::Char('q'), _) => return Ok(Wish::Leave),
            (KeyCode::Esc, Page::Curtain(_)) if self.is_moment() => self.settle(),
            (KeyCode::Char('u'), Page::Play) => self.undo()?,
            (KeyCode::Char('u'), Page::Curtain(_)) if !self.is_moment() => self.undo()?,
            (KeyCode::Enter | KeyCode::Char(' '), Page::Curtain(seat)) => self.show_to(seat),
            (KeyCode::Enter, Page::Moment) => {
                self.sitting.nobody_plays()?;
                self.settle();
            }
            (KeyCode::Char(digit), Page::Moment) => self.call(digit),
            (KeyCode::Enter | KeyCode::Esc, Page::Nothing) => self.settle(),
            (_, Page::Curtain(_) | Page::Moment | Page::Nothing) => {}
            (KeyCode::Char('?'), _) => self.turn_to(Page::Help),
            (KeyCode::Char('l'), _) => {
                self.turn_to(Page::Log);
                self.scrolled = u16::MAX;
            }
            (KeyCode::Char('b'), _) => self.turn_to(Page::Table),
            (KeyCode::Char('h'), Page::Play) => {
                if let (Next::Person(seat), Some(_)) = (self.next, self.at) {
                    let text = words::text(self.sitting.language, "terminal-hint-thinking", &[]);
                    self.notice = Some(Answer { text, rule: None });
                    return Ok(Wish::Hint(seat));
                }
            }
            (code, Page::Play) => self.play_key(code)?,
            (code, Page::Table | Page::Log | Page::Help) => self.page_key(code),
        }
        Ok(Wish::Nothing)
    }

    /// The right person is there.
    fn show_to(&mut self, seat: Seat) {
        if self.is_moment() {
            return self.come_forward(seat);
        }
        self.at = Some(seat);
        self.turn_to(Page::Play);
        self.settle();
    }

    fn is_moment(&self) -> bool {
        matches!(self.next, Next::Moment(_))
    }

    /// Somebody wants to come to the keyboard: everybody else looks away first.
    fn call(&mut self, digit: char) {
        let number = digit.to_digit(10).and_then(|number| Seat::new(number as u8));
        if let Some(seat) = number.filter(|&seat| self.sitting.people_seats().contains(seat)) {
            self.page = Page::Curtain(seat);
        }
    }

    fn page_key(&mut self, code: KeyCode) {
        match code {
            KeyCode::Up => self.scrolled = self.scrolled.saturating_sub(1),
            KeyCode::Down => self.scrolled = self.scrolled.saturating_add(1),
            KeyCode::PageUp => self.scrolled = self.scrolled.saturating_sub(10),
            KeyCode::PageDown => self.scrolled = self.scrolled.saturating_add(10),
            KeyCode::Esc | KeyCode::Enter => self.turn_to(Page::Play),
            _ => {}
        }
    }

    fn play_key(&mut self, code: KeyCode) -> Result<(), Trouble> {
        let way = match code {
            KeyCode::Up => Some(Way::Up),
            KeyCode::Down => Some(Way::Down),
            KeyCode::Left => Some(Way::Left),
            KeyCode::Right => Some(Way::Right),
            _ => None,
        };
        match (code, way) {
            (KeyCode::PageUp, _) => self.table_scrolled = self.table_scrolled.saturating_sub(5),
            (KeyCode::PageDown, _) => self.table_scrolled = self.table_scrolled.saturating_add(5),
            (KeyCode::Char('/'), _) if !self.items().is_empty() => {
                self.typed = Some(String::new());
                self.marked = 0;
            }
            (KeyCode::Char('r' | 'R'), _) => {
                if let Some(walk) = &mut self.walk {
                    walk.turn();
                }
            }
            (KeyCode::Esc | KeyCode::Backspace, _) => self.back(),
            (KeyCode::Enter, _) => self.take()?,
            (_, Some(way)) => match (&mut self.walk, way) {
                (Some(walk), way) => {
                    walk.go(way);
                    self.stood = Some(walk.at());
                }
                (None, Way::Up | Way::Left) => self.marked = self.marked.saturating_sub(1),
                (None, Way::Down | Way::Right) => self.mark_next(),
            },
            _ => {}
        }
        Ok(())
    }

    fn type_key(&mut self, code: KeyCode, mut typed: String) -> Result<(), Trouble> {
        match code {
            KeyCode::Esc => return Ok(()),
            KeyCode::Enter => return self.take_typed(&typed),
            KeyCode::Backspace => {
                typed.pop();
                self.marked = 0;
            }
            KeyCode::Char(letter) => {
                typed.push(letter);
                self.marked = 0;
            }
            KeyCode::Up => self.marked = self.marked.saturating_sub(1),
            KeyCode::Down => {
                self.typed = Some(typed);
                self.mark_next();
                return Ok(());
            }
            _ => {}
        }
        self.typed = Some(typed);
        Ok(())
    }

    fn turn_to(&mut self, page: Page) {
        self.page = page;
        self.scrolled = 0;
        if page == Page::Play {
            self.notice = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::{Arguments, Command};
    use crate::play::sitting::Sitting;
    use clap::Parser;
    use qin::Qin;

    /// Two friends sit down to a game of Qin and press keys; what is on the screen then.
    fn check(keys: &[KeyCode], fits: impl Fn(&Model<Qin>) -> bool) {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("it.json");
        let words = ["mandate", "play", "qin", "--seed", "tea", "--seats", "me=Ada,friend=Lin", "--record"];
        let words = words.into_iter().map(Into::into).chain([file.into_os_string()]);
        let Some(Command::Play(arguments)) = Arguments::parse_from(words).command else {
            panic!("this is how one plays")
        };
        let mut sitting = Sitting::<Qin>::begin(&arguments, None).unwrap();
        let mut model = Model::new(&mut sitting);
        for &key in keys {
            assert_eq!(model.key(key.into()).unwrap(), Wish::Nothing);
        }
        assert!(fits(&model), "{:?} {:?} {:?}", model.page, model.at, model.meant());
    }

    const ENTER: KeyCode = KeyCode::Enter;
    const ADA: Seat = Seat::FIRST;

    #[test]
    fn nothing_can_be_chosen_or_read_behind_the_curtain() {
        let closed = |model: &Model<Qin>| {
            model.page == Page::Curtain(ADA) && model.at.is_none() && model.items().is_empty()
        };
        check(&[], closed);
        let keys = ['l', 'b', '?', 'h', '/', 'r', 'u'].map(KeyCode::Char);
        check(&keys, closed);
        check(&[ENTER], |model| {
            model.page == Page::Play && model.at == Some(ADA) && !model.items().is_empty()
        });
    }

    #[test]
    fn a_piece_is_chosen_walked_turned_and_laid() {
        check(&[ENTER], |model| !model.is_walking() && model.meant().is_none());
        check(&[ENTER, ENTER], |model| model.is_walking() && model.meant().is_some());
        check(&[ENTER, ENTER, KeyCode::Esc], |model| !model.is_walking());
        check(&[ENTER, ENTER, KeyCode::Right, KeyCode::Char('r'), ENTER], |model| {
            model.sitting.table.len() == 1 && matches!(model.page, Page::Curtain(_)) && model.at.is_none()
        });
    }

    #[test]
    fn pages_are_turned_and_left() {
        for (key, page) in [('l', Page::Log), ('b', Page::Table), ('?', Page::Help)] {
            check(&[ENTER, KeyCode::Char(key)], |model| model.page == page);
            check(&[ENTER, KeyCode::Char(key), KeyCode::Esc], |model| model.page == Page::Play);
        }
    }

    #[test]
    fn what_is_typed_is_no_command() {
        let typed = ['/', 'q', 'u'].map(KeyCode::Char);
        check(&[&[ENTER][..], &typed].concat(), |model| model.typed.as_deref() == Some("qu"));
        check(&[&[ENTER][..], &typed, &[ENTER]].concat(), |model| {
            model.typed.is_none() && model.notice.is_some() && model.sitting.table.is_empty()
        });
    }
}
