//! `mandate lesson`: the lessons of a game line by line, for people, screen readers and pipes. The rules judge; here
//! everything is only printed and read.

use crate::args::LessonArguments;
use crate::boards::{Drawn, plain};
use crate::play::{Choice, Meant, command, next_line, tidy, write_options};
use crate::trouble::Trouble;
use game::{Refusal, Seat, View};
use lessons::{Answer, Attempt, LEARNER, Lesson, Taught, minutes, people_names};
use std::io::{self, BufRead, Write};
use words::{Language, People, Rulebook};

pub fn run(arguments: &LessonArguments) -> Result<(), Trouble> {
    (arguments.game.lesson)(arguments)
}

/// Gives the lessons of a game, from the one asked for to the last.
pub fn teach<G: Taught + Drawn>(arguments: &LessonArguments) -> Result<(), Trouble> {
    let (lessons, first) = (G::lessons(), arguments.from.unwrap_or(1));
    let Some(wanted) =
        first.checked_sub(1).and_then(|before| lessons.get(before..)).filter(|left| !left.is_empty())
    else {
        return Err(Trouble::NoSuchLesson { last: lessons.len(), asked: first });
    };
    let mut classroom = Classroom {
        input: io::stdin().lock(),
        out: io::stdout().lock(),
        language: arguments.language,
        names: people_names::<G>(),
    };
    classroom.give(wanted, first, lessons.len())
}

/// Where lessons are given and puzzles asked.
pub struct Classroom<I, O> {
    pub input: I,
    pub out: O,
    pub language: Language,
    pub names: Vec<String>,
}

/// How a lesson ended.
#[derive(PartialEq, Eq)]
enum Ended {
    /// It was solved, or the learner wants the next one.
    Over,
    /// The learner leaves, or the input has ended.
    Left,
}

impl<I: BufRead, O: Write> Classroom<I, O> {
    fn give<G: Taught + Drawn>(
        &mut self,
        lessons: &[Lesson<G>],
        first: usize,
        all: usize,
    ) -> Result<(), Trouble> {
        let (count, minutes) = (all.to_string(), minutes::<G>(self.language).to_string());
        self.say(&G::title(self.language))?;
        self.say_page("terminal-lesson-welcome", &[("lessons", &count), ("minutes", &minutes)])?;
        for (lesson, number) in lessons.iter().zip(first..) {
            let number = number.to_string();
            self.say("")?;
            self.say_page("learn-number", &[("number", &number), ("lessons", &count)])?;
            if self.lesson(lesson)? == Ended::Left {
                return self.say_page("terminal-lesson-left", &[("game", G::ID), ("number", &number)]);
            }
        }
        self.say("")?;
        self.say_page("terminal-lesson-end", &[("game", G::ID)])
    }

    fn lesson<G: Taught + Drawn>(&mut self, lesson: &Lesson<G>) -> Result<Ended, Trouble> {
        let text = lesson.text(self.language);
        let mut attempt = lesson.begin().map_err(|flaw| Trouble::OurFault(flaw.to_string()))?;
        self.say(&text.title)?;
        self.say(&text.idea)?;
        self.draw::<G>(&attempt.view(), LEARNER)?;
        self.say_page("learn-task", &[])?;
        self.say(&text.task)?;
        while !attempt.is_solved() {
            match self.ask(lesson, &attempt)? {
                Some(next) => attempt = next,
                None => return Ok(Ended::Left),
            }
        }
        self.say(&text.done)?;
        Ok(Ended::Over)
    }

    /// Asks until there is a step towards the goal; `None` if the learner leaves. Whoever wants to see the next lesson
    /// is led to the end of this one.
    fn ask<'a, G: Taught + Drawn>(
        &mut self,
        lesson: &'a Lesson<G>,
        attempt: &Attempt<'a, G>,
    ) -> Result<Option<Attempt<'a, G>>, Trouble> {
        let language = self.language;
        let legal = attempt.view().legal().to_vec();
        let mut choice = Choice::new(legal, |action| G::action(action, language));
        self.list::<G>(&choice)?;
        while let Some(line) = self.read()? {
            let line = tidy(&line);
            match command(&line, language) {
                "quit" => return Ok(None),
                "" | "options" => self.list::<G>(&choice)?,
                "back" => {
                    choice.widen();
                    self.list::<G>(&choice)?;
                }
                "board" => self.draw::<G>(&attempt.view(), LEARNER)?,
                "help" => {
                    self.say_page("terminal-lesson-help", &[])?;
                    self.say(&G::legend(language))?;
                }
                "rules" | "why" => {
                    let rule = Rulebook::parse(G::rulebook(language)).plain(lesson.paragraph);
                    self.say(&rule.unwrap_or_default())?;
                }
                "answer" => self.tell_answer(lesson)?,
                "next" => return Ok(solved(lesson)),
                _ => match choice.meant(&line) {
                    Meant::Several(beginning) => {
                        choice.narrow(beginning);
                        self.list::<G>(&choice)?;
                    }
                    Meant::Action(action) => {
                        if let Some(next) = self.judge(attempt, action)? {
                            return Ok(Some(next));
                        }
                    }
                    // What is not among the options may still be spelt well: then the rules say why not.
                    Meant::Nothing => match line.parse() {
                        Ok(action) => {
                            if let Some(next) = self.judge(attempt, action)? {
                                return Ok(Some(next));
                            }
                        }
                        Err(_) => self.say_page("learn-unreadable", &[])?,
                    },
                },
            }
        }
        self.say_page("terminal-plain-ended", &[])?;
        Ok(None)
    }

    /// What the rules answer to an action; where it leads if it is a step towards the goal.
    fn judge<'a, G: Taught + Drawn>(
        &mut self,
        attempt: &Attempt<'a, G>,
        action: G::Action,
    ) -> Result<Option<Attempt<'a, G>>, Trouble> {
        match attempt.answer(action) {
            Answer::Accepted(next) => {
                self.tell::<G>(&next.events()[attempt.events().len()..])?;
                self.say_page(if next.is_solved() { "learn-solved" } else { "learn-onward" }, &[])?;
                return Ok(Some(next));
            }
            Answer::Astray(events) => {
                self.say_page("learn-astray", &[])?;
                self.tell::<G>(&events)?;
            }
            Answer::Refused(refusal) => self.refuse::<G>(&refusal, LEARNER)?,
        }
        self.say_page("learn-try-again", &[])?;
        Ok(None)
    }

    /// Says why the rules forbid something, and which of them.
    pub fn refuse<G: Taught + Drawn>(
        &mut self,
        refusal: &Refusal<G::Illegal>,
        seat: Seat,
    ) -> Result<(), Trouble> {
        let people = People { names: &self.names, you: Some(seat) };
        let why = words::refusal::<G>(refusal, &people, self.language).text;
        let rule = refusal.rule().map(|number| {
            let named = words::text(self.language, "terminal-rules", &[("number", number)]);
            format!(" ({named})")
        });
        self.say(&format!("{why}{}", rule.unwrap_or_default()))
    }

    fn tell<G: Taught + Drawn>(&mut self, events: &[G::Event]) -> Result<(), Trouble> {
        let people = People { names: &self.names, you: Some(LEARNER) };
        for line in words::story::<G>(events, &people, self.language) {
            writeln!(self.out, "- {}", line.text)?;
        }
        Ok(())
    }

    fn tell_answer<G: Taught + Drawn>(&mut self, lesson: &Lesson<G>) -> Result<(), Trouble> {
        for spelling in lesson.solution {
            let named = spelling.parse().map(|action| G::action(&action, self.language));
            self.say(&format!("{} ({spelling})", named.unwrap_or_default()))?;
        }
        Ok(())
    }

    pub fn draw<G: Taught + Drawn>(&mut self, view: &G::View, seat: Seat) -> Result<(), Trouble> {
        let views = [view.clone()];
        let people = People { names: &self.names, you: Some(seat) };
        let board = plain(&G::board(&views, &people, self.language));
        let players: String = G::players(&views, &people, self.language).iter().map(plain).collect();
        self.say(board.trim_end())?;
        self.say(players.trim_end())
    }

    pub fn list<G: Drawn>(&mut self, choice: &Choice<G::Action>) -> Result<(), Trouble> {
        write_options::<G>(choice, self.language, &mut self.out)
    }

    pub fn say_page(&mut self, id: &str, arguments: &[(&str, &str)]) -> Result<(), Trouble> {
        self.say(&words::text(self.language, id, arguments))
    }

    pub fn say(&mut self, text: &str) -> Result<(), Trouble> {
        Ok(writeln!(self.out, "{text}")?)
    }

    /// The next line; `None` at the end of the input.
    pub fn read(&mut self) -> Result<Option<String>, Trouble> {
        next_line(&mut self.input, &mut self.out)
    }
}

/// A lesson as it is when our own answer was played.
fn solved<G: Taught>(lesson: &Lesson<G>) -> Option<Attempt<'_, G>> {
    let actions: Option<Vec<G::Action>> = lesson.solution.iter().map(|action| action.parse().ok()).collect();
    lesson.resume(&actions?)
}
