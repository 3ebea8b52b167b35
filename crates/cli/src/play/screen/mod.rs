//! The whole terminal: keys in, pictures out. Bots and hints think on threads of their own, so that keys are
//! always heard.

#[cfg(test)]
mod secrecy;
mod walk;
mod model;
mod keys;
mod draw;
mod desk;
mod pages;

use super::sitting::{Sitting, Thought};
use super::turns::Next;
use crate::boards::Drawn;
use crate::play::asking::Answer;
use crate::trouble::Trouble;
use bots::Judged;
use game::Seat;
use keys::Wish;
use model::Model;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyEventKind};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{BeginSynchronizedUpdate, EndSynchronizedUpdate};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::{Duration, Instant};
use std::{env, io, thread};

/// How often the threads that think are polled.
const GLANCE: Duration = Duration::from_millis(20);

/// Plays until the match is over and the players have seen it, or they leave. The terminal is put back as it was.
pub fn run<G: Judged + Drawn>(sitting: &mut Sitting<G>) -> Result<(), Trouble> {
    let mut terminal = ratatui::try_init().map_err(Trouble::Terminal)?;
    let played = play(&mut terminal, Model::new(sitting));
    ratatui::try_restore().map_err(Trouble::Terminal)?;
    played
}

/// What threads are thinking about.
struct Thinking<G: Judged> {
    bot: Option<Receiver<(Thought<G>, G::Action)>>,
    /// Until when the table rests, whether or not a bot is asked in secret meanwhile.
    rest: Option<Instant>,
    /// A hint for this seat at this point of the match: nobody else may read it.
    hint: Option<Receiver<Hint>>,
}

struct Hint {
    seat: Seat,
    actions: usize,
    text: String,
}

fn play<G: Judged + Drawn>(terminal: &mut DefaultTerminal, mut model: Model<'_, G>) -> Result<(), Trouble> {
    let colours = env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    let mut thinking = Thinking { bot: None, rest: None, hint: None };
    let mut stale = true;
    loop {
        thinking.begin(&mut model);
        if stale {
            show(terminal, &mut model, colours).map_err(Trouble::Terminal)?;
        }
        let idle = thinking.bot.is_none() && thinking.hint.is_none() && thinking.rest.is_none();
        stale = idle || event::poll(GLANCE).map_err(Trouble::Terminal)?;
        if stale {
            // A new size only has to be drawn; whatever else terminals report is of no interest.
            if let Event::Key(key) = event::read().map_err(Trouble::Terminal)?
                && key.kind == KeyEventKind::Press
            {
                match model.key(key)? {
                    Wish::Leave => return Ok(()),
                    Wish::Hint(seat) => {
                        let (actions, think) = (model.sitting.table.len(), model.sitting.hint(seat));
                        thinking.hint = Some(elsewhere(move || Hint { seat, actions, text: think() }));
                    }
                    Wish::Nothing => {}
                }
            }
        }
        stale |= thinking.hear(&mut model)?;
    }
}

/// Draws everything at once: terminals that can wait for the whole picture do not flicker.
fn show<G: Judged + Drawn>(
    terminal: &mut DefaultTerminal,
    model: &mut Model<'_, G>,
    colours: bool,
) -> io::Result<()> {
    execute!(io::stdout(), BeginSynchronizedUpdate)?;
    terminal.draw(|frame| draw::draw(frame, model, colours))?;
    execute!(io::stdout(), EndSynchronizedUpdate)
}

impl<G: Judged + Drawn> Thinking<G> {
    /// Lets the bot whose turn it is begin to think, and a moment begin at which one may be asked in secret.
    fn begin(&mut self, model: &mut Model<'_, G>) {
        let resting = matches!(model.next, Next::Moment(_)) && !model.sitting.is_shared();
        if resting && self.rest.is_none() {
            self.rest = Some(Instant::now() + model.sitting.rest());
        }
        if let (Next::Bot(seat) | Next::Moment(Some(seat)), None) = (model.next, &self.bot)
            && let Some(mut thought) = model.sitting.ask(seat)
        {
            self.bot = Some(elsewhere(move || {
                let action = thought.choose();
                (thought, action)
            }));
        }
    }

    /// Takes the answers of threads that have finished; whether there was one.
    fn hear(&mut self, model: &mut Model<'_, G>) -> Result<bool, Trouble> {
        let mut news = false;
        if self.rest.is_none_or(|over| over <= Instant::now()) {
            let thought = heard(&mut self.bot)?;
            // A bot that was asked in secret answers when the pause is over.
            if self.bot.is_none() && self.rest.take().is_some() && matches!(model.next, Next::Moment(_)) {
                model.sitting.rest_is_over();
                news = true;
            }
            if let Some((thought, action)) = thought {
                model.sitting.heard(thought, action)?;
                news = true;
            }
            if news {
                model.settle();
            }
        }
        if let Some(Hint { seat, actions, text }) = heard(&mut self.hint)?
            && model.at == Some(seat)
            && model.sitting.table.len() == actions
        {
            model.notice = Some(Answer { text, rule: None });
            news = true;
        }
        Ok(news)
    }
}

/// Does something on a thread of its own.
fn elsewhere<T: Send + 'static>(think: impl FnOnce() -> T + Send + 'static) -> Receiver<T> {
    let (tell, hear) = channel();
    // Whoever asked may have left meanwhile.
    thread::spawn(move || drop(tell.send(think())));
    hear
}

/// What a thread has found out, once it has.
fn heard<T>(thread: &mut Option<Receiver<T>>) -> Result<Option<T>, Trouble> {
    let answer = match thread.as_ref().map(Receiver::try_recv) {
        None | Some(Err(TryRecvError::Empty)) => return Ok(None),
        Some(Ok(answer)) => answer,
        Some(Err(TryRecvError::Disconnected)) => return Err(Trouble::OurFault("a bot stopped".into())),
    };
    *thread = None;
    Ok(Some(answer))
}
