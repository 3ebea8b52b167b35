//! Line by line: what happened, what is asked, the options by number; then a line is read. For screen readers,
//! scripts, and terminals that can do no more.

use super::about_file;
use super::choice::{Choice, Item, Meant, tidy};
use super::sitting::Sitting;
use super::turns::{Bookmark, Next};
use crate::boards::{Drawn, plain};
use crate::trouble::Trouble;
use bots::Judged;
use game::Seat;
use ratatui::text::Text;
use std::io::{self, BufRead, IsTerminal, Write};
use std::thread;
use std::time::Instant;
use words::{Language, People};

/// How many empty lines hide from the next person what stood before.
const CURTAIN: usize = 60;

pub fn run<G: Judged + Drawn>(sitting: &mut Sitting<G>) -> Result<(), Trouble> {
    let (input, out) = (io::stdin(), io::stdout());
    let seen_by_people = out.is_terminal();
    let bookmarks = vec![sitting.bookmark(); sitting.names.len()];
    Lines { sitting, input: input.lock(), out: out.lock(), seen_by_people, at: None, bookmarks, why: None }
        .play()
}

/// Where the match is kept, for whoever leaves, and how it ended if it did.
pub fn farewell<G: Judged + Drawn>(sitting: &Sitting<G>, out: &mut impl Write) -> Result<(), Trouble> {
    for line in sitting.table.outcome().map(|outcome| sitting.ending(outcome)).unwrap_or_default() {
        writeln!(out, "{line}")?;
    }
    Ok(writeln!(out, "{}", about_file(sitting))?)
}

/// What can be typed besides actions, by its English name.
const COMMANDS: [&str; 14] = [
    "back", "options", "board", "hand", "log", "undo", "hint", "would", "why", "rules", "help", "quit",
    "answer", "next",
];

/// The command that a word of the reader's language means; any other word is itself.
pub fn command(word: &str, language: Language) -> &str {
    let named = |command: &&str| words::text(language, &format!("terminal-command-{command}"), &[]) == word;
    COMMANDS.into_iter().find(named).unwrap_or(word)
}

/// The next line of the input; `None` at its end. What was said before is shown first.
pub fn next_line(input: &mut impl BufRead, out: &mut impl Write) -> Result<Option<String>, Trouble> {
    out.flush()?;
    let mut line = vec![];
    let read = input.read_until(b'\n', &mut line).map_err(Trouble::Input)?;
    Ok((read > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
}

/// Writes what can be chosen next, under a heading.
pub fn write_options<G: Drawn>(
    choice: &Choice<G::Action>,
    language: Language,
    out: &mut impl Write,
) -> Result<(), Trouble> {
    writeln!(out, "{}", words::text(language, "terminal-plain-options", &[]))?;
    Ok(listed::<G>(choice, language).iter().try_for_each(|line| writeln!(out, "{line}"))?)
}

/// What can be chosen next, numbered from 1.
fn listed<G: Drawn>(choice: &Choice<G::Action>, language: Language) -> Vec<String> {
    let tell = |(item, number): (Item<'_, G::Action>, usize)| match item {
        Item::Action(spelled) => format!("{number}. {} ({})", spelled.sentence, spelled.spelling),
        Item::Group { beginning, ways } => {
            let ways = words::text(language, "terminal-ways", &[("ways", &ways.to_string())]);
            let named = G::named(&beginning, language).map_or(String::new(), |named| format!(" {named},"));
            format!("{number}. {beginning} …{named} {ways}")
        }
    };
    choice.items("").into_iter().zip(1..).map(tell).collect()
}

struct Lines<'a, G: Judged, I, O> {
    sitting: &'a mut Sitting<G>,
    input: I,
    out: O,
    /// Whether the output is a terminal, where somebody else may read what stood there before.
    seen_by_people: bool,
    /// Who is at the keyboard.
    at: Option<Seat>,
    /// How far each seat has read what happened.
    bookmarks: Vec<Bookmark>,
    /// The paragraph behind the last refusal.
    why: Option<&'static str>,
}

/// What a line led to.
enum Answered {
    /// Something was played or taken back.
    Decided,
    /// The same is asked again.
    Again,
    /// The player leaves, or the input has ended.
    Left,
}

impl<G: Judged + Drawn, I: BufRead, O: Write> Lines<'_, G, I, O> {
    fn play(&mut self) -> Result<(), Trouble> {
        let hash = self.sitting.table.commitment().to_string();
        self.say(&G::title(self.sitting.language))?;
        self.say_page("terminal-promise", &[("hash", &hash)])?;
        self.say_page("terminal-plain-welcome", &[])?;
        loop {
            match self.sitting.next(self.at) {
                Next::Over(_) => {
                    self.tell_news()?;
                    return farewell(self.sitting, &mut self.out);
                }
                Next::Bot(seat) => {
                    if let Some(mut thought) = self.sitting.ask(seat) {
                        let action = thought.choose();
                        self.sitting.heard(thought, action)?;
                    }
                }
                Next::Moment(bot) if !self.sitting.is_shared() => self.rest(bot)?,
                Next::Moment(_) => {
                    if !self.pass_moment()? {
                        return farewell(self.sitting, &mut self.out);
                    }
                }
                Next::Person(seat) => {
                    if !self.draw_curtain(seat)? || !self.decide(seat)? {
                        return farewell(self.sitting, &mut self.out);
                    }
                }
            }
        }
    }

    /// Waits until the right person is there; `false` if nobody comes.
    fn draw_curtain(&mut self, seat: Seat) -> Result<bool, Trouble> {
        if self.at == Some(seat) || !self.sitting.is_shared() {
            self.at = Some(seat);
            return Ok(true);
        }
        let name = self.sitting.name(seat).to_owned();
        self.hide()?;
        self.say_page("terminal-plain-curtain", &[("name", &name)])?;
        self.at = Some(seat);
        Ok(self.read()?.is_some())
    }

    /// A pause in which a bot may be asked in secret: equally long whether or not one is.
    fn rest(&mut self, bot: Option<Seat>) -> Result<(), Trouble> {
        let over = Instant::now() + self.sitting.rest();
        let thought = bot.and_then(|seat| self.sitting.ask(seat)).map(|mut thought| {
            let action = thought.choose();
            (thought, action)
        });
        if self.seen_by_people {
            thread::sleep(over.saturating_duration_since(Instant::now()));
        }
        self.sitting.rest_is_over();
        match thought {
            Some((thought, action)) => self.sitting.heard(thought, action),
            None => Ok(()),
        }
    }

    /// Asks everybody at once whether somebody plays a secret card; `false` if they leave.
    fn pass_moment(&mut self) -> Result<bool, Trouble> {
        self.tell_news()?;
        self.hide()?;
        let news = self.sitting.story(self.sitting.before_moment(), None);
        self.say(&news.join("\n"))?;
        let seats = self.sitting.seats_with_names();
        self.say_page("terminal-plain-moment", &[("seats", &seats)])?;
        let Some(line) = self.read()? else { return Ok(false) };
        let people = self.sitting.people_seats();
        let forward = line.trim().parse().ok().and_then(Seat::new).filter(|&seat| people.contains(seat));
        match (forward, line.trim()) {
            (Some(seat), _) => {
                if !self.draw_curtain(seat)? {
                    return Ok(false);
                }
                if self.sitting.come_forward(seat) {
                    return self.decide(seat);
                }
                self.say_page("terminal-plain-nothing", &[])?;
                Ok(self.read()?.is_some())
            }
            (None, "quit") => Ok(false),
            (None, "") => self.sitting.nobody_plays().map(|()| true),
            // Whatever else was typed: the same is asked again.
            (None, _) => Ok(true),
        }
    }

    /// Nobody is at the keyboard; what stood there before is out of sight.
    fn hide(&mut self) -> Result<(), Trouble> {
        self.at = None;
        if self.seen_by_people { self.say(&"\n".repeat(CURTAIN)) } else { Ok(()) }
    }

    /// Asks a seat until it has decided; `false` if it leaves.
    fn decide(&mut self, seat: Seat) -> Result<bool, Trouble> {
        self.tell_news()?;
        let language = self.sitting.language;
        let mut choice = Choice::new(self.sitting.legal(seat), |action| G::action(action, language));
        self.say("")?;
        self.say(&self.sitting.prompt(Some(seat)))?;
        self.list(&choice)?;
        loop {
            let Some(line) = self.read()? else {
                self.say_page("terminal-plain-ended", &[])?;
                return Ok(false);
            };
            match self.answer(seat, &mut choice, &tidy(&line))? {
                Answered::Again => {}
                Answered::Left => return Ok(false),
                Answered::Decided => {
                    self.tell_news()?;
                    return Ok(true);
                }
            }
        }
    }

    fn answer(
        &mut self,
        seat: Seat,
        choice: &mut Choice<G::Action>,
        line: &str,
    ) -> Result<Answered, Trouble> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match command(word, self.sitting.language) {
            "quit" => return Ok(Answered::Left),
            "undo" => return self.undo(seat),
            "" | "options" => self.list(choice)?,
            "back" => {
                choice.widen();
                self.list(choice)?;
            }
            "board" => self.draw(|view, people, language| vec![G::board(view, people, language)])?,
            "hand" => self.draw(G::players)?,
            "log" if self.sitting.table.is_empty() => self.say_page("terminal-log-empty", &[])?,
            "log" => self.say(&self.sitting.story(Bookmark::before(0), Some(seat)).join("\n"))?,
            "hint" => self.say(&self.sitting.hint(seat)())?,
            "would" => match choice.meant(rest) {
                Meant::Action(action) => self.say(&self.sitting.foretold(seat, action).join("\n"))?,
                Meant::Several(_) | Meant::Nothing => self.refuse(seat, rest)?,
            },
            "why" => {
                let number = self.why.unwrap_or_else(|| self.sitting.rule_asked(Some(seat)));
                self.tell_rule(number)?;
            }
            "rules" if rest.is_empty() => self.tell_rule(self.sitting.rule_asked(Some(seat)))?,
            "rules" => self.tell_rule(rest)?,
            "help" | "?" => {
                let example = choice.left("").first().map_or(String::new(), |action| action.spelling.clone());
                self.say_page("terminal-plain-help", &[("example", &example)])?;
                self.say(&G::legend(self.sitting.language))?;
            }
            _ => match choice.meant(line) {
                Meant::Action(action) if self.sitting.moments.is_looked_at() && G::does_nothing(&action) => {
                    self.sitting.go_back();
                    return Ok(Answered::Decided);
                }
                Meant::Action(action) => {
                    let played = self.sitting.play(seat, action)?;
                    played.map_err(|refusal| Trouble::OurFault(refusal.to_string()))?;
                    return Ok(Answered::Decided);
                }
                Meant::Several(beginning) => {
                    choice.narrow(beginning);
                    self.list(choice)?;
                }
                Meant::Nothing => self.refuse(seat, line)?,
            },
        }
        Ok(Answered::Again)
    }

    fn refuse(&mut self, seat: Seat, line: &str) -> Result<(), Trouble> {
        if line.parse::<usize>().is_ok() {
            return self.say_page("terminal-plain-no-number", &[("number", line)]);
        }
        let answer = self.sitting.why_not(seat, line);
        self.why = answer.rule;
        match answer.rule {
            Some(number) => {
                let rule = words::text(self.sitting.language, "terminal-rules", &[("number", number)]);
                self.say(&format!("{} ({rule})", answer.text))
            }
            None => self.say(&answer.text),
        }
    }

    fn undo(&mut self, seat: Seat) -> Result<Answered, Trouble> {
        if let Err(why) = self.sitting.undo(seat)? {
            self.say(&self.sitting.why_not_undone(why))?;
            return Ok(Answered::Again);
        }
        for bookmark in &mut self.bookmarks {
            *bookmark = self.sitting.bookmark().common(*bookmark);
        }
        self.say_page("terminal-undone", &[])?;
        Ok(Answered::Decided)
    }

    fn list(&mut self, choice: &Choice<G::Action>) -> Result<(), Trouble> {
        write_options::<G>(choice, self.sitting.language, &mut self.out)
    }

    /// What whoever is at the keyboard has not been told yet.
    fn tell_news(&mut self) -> Result<(), Trouble> {
        let since = self.at.map_or(Bookmark::before(0), |seat| self.bookmarks[seat.index()]);
        for line in self.sitting.story(since, self.at) {
            self.say(&line)?;
        }
        if let Some(seat) = self.at {
            self.bookmarks[seat.index()] = self.sitting.bookmark();
        }
        Ok(())
    }

    fn tell_rule(&mut self, number: &str) -> Result<(), Trouble> {
        match self.sitting.rule(number) {
            Some(text) => self.say(&text),
            None => self.say_page("terminal-plain-no-rule", &[("number", number)]),
        }
    }

    fn draw(
        &mut self,
        drawing: impl Fn(&[G::View], &People, Language) -> Vec<Text<'static>>,
    ) -> Result<(), Trouble> {
        let view = self.sitting.view(self.at);
        let drawn = drawing(&[view], &self.sitting.people(self.at), self.sitting.language);
        let text: String = drawn.iter().map(plain).collect();
        self.say(text.trim_end())
    }

    fn say_page(&mut self, id: &str, arguments: &[(&str, &str)]) -> Result<(), Trouble> {
        self.say(&words::text(self.sitting.language, id, arguments))
    }

    fn say(&mut self, text: &str) -> Result<(), Trouble> {
        Ok(writeln!(self.out, "{text}")?)
    }

    /// The next line; `None` at the end of the input.
    fn read(&mut self) -> Result<Option<String>, Trouble> {
        next_line(&mut self.input, &mut self.out)
    }
}
