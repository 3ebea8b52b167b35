//! `mandate trace`: games as JSON Lines, with every legal list, for checkers outside this program.
//!
//! One line opens a game, each decision has a line, and one line closes it.

use crate::args::{TableArguments, TraceArguments};
use crate::players;
use crate::registry;
use crate::simulate::no_option;
use crate::trouble::Trouble;
use bots::Judged;
use game::{Game, Outcome, Seat, SeatCount, Seed, Turn, Viewer, options};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Write};

pub fn run(arguments: &TraceArguments) -> Result<(), Trouble> {
    let mut out = BufWriter::new(io::stdout().lock());
    match (&arguments.from, arguments.game) {
        (Some(file), _) => {
            let lines =
                File::open(file).map_err(|error| Trouble::CannotRead { file: file.clone(), error })?;
            retrace_all(&mut Script::new(Box::new(BufReader::new(lines)))?, &mut out)?;
        }
        (None, Some(game)) => (game.trace)(arguments, &mut out)?,
        (None, None) => return Err(Trouble::NothingToDo),
    }
    Ok(out.flush()?)
}

/// The line that opens a game.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Opening<D, O> {
    game: String,
    options: O,
    seats: usize,
    seed: Value,
    deal: D,
}

/// The line of a decision.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Decision {
    seat: Seat,
    legal: Vec<String>,
    action: String,
}

/// Any line of a trace.
#[derive(Deserialize)]
#[serde(untagged)]
enum Line {
    Opening(Opening<Value, Value>),
    Decision(Decision),
    /// Ours is written from the game itself; theirs only shows where they think it is over.
    Closing {
        #[serde(rename = "scores")]
        _scores: Vec<i64>,
        #[serde(rename = "winners")]
        _winners: Vec<u8>,
    },
}

/// Plays games and prints their traces. Of several seats that owe a decision the lowest goes next.
pub fn trace<G: Judged>(arguments: &TraceArguments, out: &mut dyn Write) -> Result<(), Trouble> {
    let (seats, chosen, text) = settle::<G>(&arguments.table)?;
    let names = players::seated(&arguments.players, seats)?;
    let (random, players) = (players::are_random(&names), players_seed(&text));
    for number in 0..arguments.table.games {
        let seed = Seed::from_text(&text, number);
        let deal = G::deal(seats, &chosen, &seed);
        let mut game = G::set_up(seats, &chosen, &deal)?;
        let mut dice = players.dice(number);
        let mut bots = if random { vec![] } else { players::seat::<G>(&names, &players, number)? };
        let seed = Value::from(seed.disclose());
        write_line(out, &Opening { game: G::ID.into(), options: &chosen, seats: seats.get(), seed, deal })?;
        while let Turn::Awaiting(awaited) = game.turn() {
            let seat = awaited.first().ok_or_else(|| Trouble::OurFault("nobody can act".into()))?;
            let listed = list(&game, seat);
            let legal = listed.iter().map(|(spelled, _)| spelled.clone()).collect();
            let action = if let Some(bot) = bots.get_mut(seat.index()) {
                bot.choose(&game.view(Viewer::Seat(seat)), arguments.budget.budget())
            } else {
                // Drawn from the sorted list, so that a checker elsewhere can draw the same.
                let choice = game::chance::below(&mut dice, listed.len() as u32) as usize;
                let (_, action) = listed.get(choice).ok_or_else(|| no_option(seat))?;
                *action
            };
            write_line(out, &Decision { seat, legal, action: action.to_string() })?;
            apply(&mut game, seat, action)?;
        }
        close(&game, out)?;
    }
    Ok(())
}

/// The seats, options and seed text that were asked for.
pub fn settle<G: Game>(arguments: &TableArguments) -> Result<(SeatCount, G::Options, String), Trouble> {
    let (fewest, most) = G::SEATS;
    let asked = arguments.seats.unwrap_or(fewest.get());
    let seats = SeatCount::new(asked).filter(|seats| (fewest..=most).contains(seats));
    let seats = seats.ok_or(Trouble::Seats { game: G::ID, fewest: fewest.get(), most: most.get(), asked })?;
    if arguments.games == 0 {
        return Err(Trouble::NothingToDo);
    }
    let pairs = arguments.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let text = match &arguments.seed {
        Some(text) => text.clone(),
        None => table::fresh_seed()?.disclose(),
    };
    Ok((seats, options::from_words::<G>(pairs)?, text))
}

/// The players' dice have a seed of their own: what they throw has nothing to do with the deal.
pub fn players_seed(text: &str) -> Seed {
    Seed::from_text(&format!("players of {text}"), 0)
}

/// A trace being read, one line at a time, with a look at the next one.
pub struct Script {
    lines: io::Lines<Box<dyn BufRead>>,
    /// The next line with its number; `None` at the end of the script.
    number: usize,
    next: Option<Line>,
}

impl Script {
    fn new(file: Box<dyn BufRead>) -> Result<Script, Trouble> {
        let mut script = Script { lines: file.lines(), number: 0, next: None };
        script.advance()?;
        Ok(script)
    }

    /// The next line and its number; `None` at the end.
    fn advance(&mut self) -> Result<Option<(usize, Line)>, Trouble> {
        let line = self.next.take().map(|line| (self.number, line));
        if let Some(text) = self.lines.next() {
            self.number += 1;
            let wrong = |what: String| Trouble::Trace { line: self.number, what };
            let text = text.map_err(|error| wrong(error.to_string()))?;
            self.next =
                Some(serde_json::from_str(&text).map_err(|_| wrong("this is no line of a trace".into()))?);
        }
        Ok(line)
    }

    /// The game that begins with the next line, if one does.
    fn opens_next(&self) -> Option<&str> {
        match &self.next {
            Some(Line::Opening(opening)) => Some(&opening.game),
            _ => None,
        }
    }
}

/// Replays every game of a script, each with the rules its opening line names.
fn retrace_all(script: &mut Script, out: &mut dyn Write) -> Result<(), Trouble> {
    while script.next.is_some() {
        let wrong = |what: String| Trouble::Trace { line: script.number, what };
        let id =
            script.opens_next().ok_or_else(|| wrong("a line that opens a game should stand here".into()))?;
        let game =
            registry::find(id).ok_or_else(|| wrong(format!("there is no game \u{201c}{id}\u{201d} here")))?;
        (game.retrace)(script, out)?;
    }
    Ok(())
}

/// Replays one game of a script and prints our own lines for it, as far as the script goes.
pub fn retrace<G: Game>(script: &mut Script, out: &mut dyn Write) -> Result<(), Trouble> {
    let Some((line, Line::Opening(opening))) = script.advance()? else { return Ok(()) };
    let wrong = |what: String| Trouble::Trace { line, what };
    let chosen = options::from_json::<G>(&opening.options).map_err(|error| wrong(error.to_string()))?;
    let deal: G::Deal =
        serde_json::from_value(opening.deal).map_err(|error| wrong(format!("the deal: {error}")))?;
    let seats = SeatCount::new(opening.seats).ok_or_else(|| wrong(format!("{} seats", opening.seats)))?;
    let mut game = G::set_up(seats, &chosen, &deal).map_err(|error| wrong(error.to_string()))?;
    let seed = opening.seed;
    write_line(out, &Opening { game: G::ID.into(), options: &chosen, seats: seats.get(), seed, deal })?;
    while script.opens_next().is_none() {
        let Some((line, content)) = script.advance()? else { break };
        let wrong = |what: String| Trouble::Trace { line, what };
        match content {
            Line::Decision(Decision { seat, action, .. }) => {
                let legal = list(&game, seat).into_iter().map(|(spelled, _)| spelled).collect();
                write_line(out, &Decision { seat, legal, action: action.clone() })?;
                let parsed: G::Action =
                    action.parse().map_err(|error: game::Unreadable| wrong(error.to_string()))?;
                game.apply(seat, parsed, &mut game::Nobody)
                    .map_err(|refusal| wrong(format!("seat {seat}, \u{201c}{action}\u{201d}: {refusal}")))?;
            }
            Line::Closing { .. } => {
                if game.turn().outcome().is_none() {
                    return Err(wrong("the game is not over here".into()));
                }
            }
            Line::Opening(_) => break,
        }
    }
    close(&game, out)
}

/// The legal actions of a seat, sorted by their spelling.
fn list<G: Game>(game: &G, seat: Seat) -> Vec<(String, G::Action)> {
    let mut actions = vec![];
    game.legal_actions(seat, &mut actions);
    let mut spelled: Vec<_> = actions.into_iter().map(|action| (action.to_string(), action)).collect();
    spelled.sort();
    spelled
}

fn apply<G: Game>(game: &mut G, seat: Seat, action: G::Action) -> Result<(), Trouble> {
    game.apply(seat, action, &mut game::Nobody)
        .map_err(|refusal| Trouble::OurFault(format!("seat {seat}, \u{201c}{action}\u{201d}: {refusal}")))
}

/// The line that closes a game, if it is over.
fn close<G: Game>(game: &G, out: &mut dyn Write) -> Result<(), Trouble> {
    game.turn().outcome().map_or(Ok(()), |outcome: Outcome| write_line(out, &outcome))
}

/// One line of a trace. What it repeats of somebody else's trace cannot command a terminal.
fn write_line(out: &mut dyn Write, line: &impl Serialize) -> Result<(), Trouble> {
    let text = serde_json::to_string(line).map_err(io::Error::from)?;
    Ok(writeln!(out, "{}", table::printable(&text))?)
}
