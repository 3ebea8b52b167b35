//! `mandate puzzle`: the puzzles of a game line by line. What is best is known already; here it is only asked and told.

use crate::args::PuzzleArguments;
use crate::boards::Drawn;
use crate::lesson::Classroom;
use crate::play::{Choice, Meant, command, tidy};
use crate::trouble::Trouble;
use bots::Level;
use game::View;
use lessons::{Taught, people_names};
use puzzles::{Answer, Posed, Puzzle, of_game, of_today};
use std::io::{self, BufRead, Write};
use std::time::SystemTime;
use words::{Language, People, listed};

pub fn run(arguments: &PuzzleArguments) -> Result<(), Trouble> {
    (arguments.game.puzzle)(arguments)
}

/// Asks the puzzles of a game, from the one asked for, or the one of the day, until the solver leaves.
pub fn ask<G: Taught + Drawn>(arguments: &PuzzleArguments) -> Result<(), Trouble> {
    let puzzles = of_game(G::ID);
    let first = match arguments.number {
        Some(number) => number.checked_sub(1).filter(|&index| index < puzzles.len()),
        None => of_today(G::ID, SystemTime::now()),
    };
    let no_such =
        || Trouble::NoSuchPuzzle { last: puzzles.len(), asked: arguments.number.unwrap_or_default() };
    let first = first.ok_or_else(no_such)?;
    let mut room = Classroom::<_, _> {
        input: io::stdin().lock(),
        out: io::stdout().lock(),
        language: arguments.language,
        names: people_names::<G>(),
    };
    room.say(&G::title(arguments.language))?;
    for (index, puzzle) in puzzles.iter().enumerate().cycle().skip(first) {
        let (number, count) = ((index + 1).to_string(), puzzles.len().to_string());
        room.say("")?;
        room.say_page("puzzle-number", &[("number", &number), ("puzzles", &count)])?;
        room.say_page(puzzle.difficulty().message(), &[])?;
        let posed = Posed::<G>::new(puzzle).map_err(|flaw| Trouble::OurFault(flaw.to_string()))?;
        if !room.pose(puzzle, &posed)? {
            return Ok(());
        }
    }
    Ok(())
}

impl<I: BufRead, O: Write> Classroom<I, O> {
    /// Asks a puzzle until it is solved or given up; whether the solver wants another.
    fn pose<G: Taught + Drawn>(&mut self, puzzle: &Puzzle, posed: &Posed<G>) -> Result<bool, Trouble> {
        let language = self.language;
        let name = self.names.get(posed.seat.index()).cloned().unwrap_or_default();
        self.tell_lately(posed)?;
        self.draw::<G>(&posed.view, posed.seat)?;
        self.say_page("puzzle-task", &[("name", &name)])?;
        let mut choice = Choice::new(posed.view.legal().to_vec(), |action| G::action(action, language));
        self.list::<G>(&choice)?;
        while let Some(line) = self.read()? {
            let line = tidy(&line);
            let action = match command(&line, language) {
                "quit" => return Ok(false),
                "next" => return Ok(true),
                "" | "options" => {
                    self.list::<G>(&choice)?;
                    continue;
                }
                "back" => {
                    choice.widen();
                    self.list::<G>(&choice)?;
                    continue;
                }
                "board" => {
                    self.draw::<G>(&posed.view, posed.seat)?;
                    continue;
                }
                "help" => {
                    self.say_page("terminal-lesson-help", &[])?;
                    self.say(&G::legend(language))?;
                    continue;
                }
                "answer" => {
                    self.tell_best(puzzle, posed)?;
                    continue;
                }
                _ => match choice.meant(&line) {
                    Meant::Several(beginning) => {
                        choice.narrow(beginning);
                        self.list::<G>(&choice)?;
                        continue;
                    }
                    Meant::Action(action) => action,
                    Meant::Nothing => {
                        let Ok(action) = line.parse() else {
                            self.say_page("learn-unreadable", &[])?;
                            continue;
                        };
                        action
                    }
                },
            };
            match posed.answer(action) {
                Answer::Best => {
                    self.say_page("learn-solved", &[])?;
                    self.tell_best(puzzle, posed)?;
                    return Ok(true);
                }
                Answer::Worse { loses: Some(loses) } => {
                    self.say_page("puzzle-worse", &[("loses", &loses.to_string())])?;
                }
                Answer::Worse { loses: None } => self.say_page("puzzle-not-best", &[])?,
                Answer::Refused(refusal) => self.refuse::<G>(&refusal, posed.seat)?,
            }
            self.say_page("learn-try-again", &[])?;
        }
        self.say_page("terminal-plain-ended", &[])?;
        Ok(false)
    }

    /// What happened last, as far as the solver knows.
    fn tell_lately<G: Taught + Drawn>(&mut self, posed: &Posed<G>) -> Result<(), Trouble> {
        let people = People { names: &self.names, you: Some(posed.seat) };
        let told = words::story::<G>(&posed.lately, &people, self.language);
        if told.is_empty() {
            return Ok(());
        }
        self.say_page("puzzle-lately", &[])?;
        told.iter().try_for_each(|line| self.say(&format!("- {}", line.text)))
    }

    /// The best option, and why it is the best.
    fn tell_best<G: Taught + Drawn>(&mut self, puzzle: &Puzzle, posed: &Posed<G>) -> Result<(), Trouble> {
        let language = self.language;
        let percent = |chance: f32| (100.0 * chance).round().to_string();
        let features = |speaks_for: bool| {
            let why = puzzle.why.iter().filter(|why| (why.worth > 0.0) == speaks_for);
            let told: Vec<String> = why.map(|why| G::feature(&why.feature, language)).collect();
            (!told.is_empty()).then(|| listed(language, &told))
        };
        self.say(&format!("{} ({})", G::action(&posed.best, language), puzzle.best))?;
        let (best, next) = (percent(puzzle.chance), percent(puzzle.chance - puzzle.gap()));
        self.say_page("puzzle-chances", &[("best", &best), ("next", &next)])?;
        self.say_page("puzzle-tempting", &[("action", &G::action(&posed.tempting, language))])?;
        for (key, told) in [("hint-for", features(true)), ("hint-against", features(false))] {
            if let Some(features) = told {
                self.say_page(key, &[("features", &features)])?;
            }
        }
        match puzzle.ahead {
            Some(0) => {}
            Some(_) => self.say_page("hint-later", &[])?,
            None => self.say_page("hint-search", &[])?,
        }
        self.tell_levels(puzzle, language)
    }

    fn tell_levels(&mut self, puzzle: &Puzzle, language: Language) -> Result<(), Trouble> {
        let levels = puzzle.levels.iter().filter_map(|id| Level::from_id(id));
        let levels: Vec<String> = levels.map(|level| level.name(language.code()).to_owned()).collect();
        if levels.is_empty() {
            return self.say_page("puzzle-nobody", &[]);
        }
        self.say_page("puzzle-levels", &[("levels", &listed(language, &levels))])
    }
}
