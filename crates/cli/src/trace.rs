//! `mandate trace`: games as JSON Lines, with every legal list, for a checker outside.
//!
//! One line opens a game, one stands for each decision, one closes it.

use crate::args::{TableArguments, TraceArguments};
use crate::shelf;
use crate::trouble::Trouble;
use game::{Game, Outcome, Seat, SeatCount, Seed, Turn, options};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::iter::Peekable;

pub fn run(arguments: &TraceArguments) -> Result<(), Trouble> {
    let mut out = BufWriter::new(io::stdout().lock());
    match (&arguments.from, arguments.game) {
        (Some(file), _) => {
            let lines =
                File::open(file).map_err(|error| Trouble::CannotRead { file: file.clone(), error })?;
            retrace_all(&mut Script::new(Box::new(BufReader::new(lines))), &mut out)?;
        }
        (None, Some(game)) => (game.trace)(&arguments.table, &mut out)?,
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

/// Plays random games and prints their traces. Of several seats that owe a decision the lowest goes next.
pub fn trace<G: Game>(arguments: &TableArguments, out: &mut dyn Write) -> Result<(), Trouble> {
    let (seats, chosen, text) = settle::<G>(arguments)?;
    for number in 0..arguments.games {
        let seed = Seed::from_text(&text, number);
        let deal = G::deal(seats, &chosen, &seed);
        let mut game = G::set_up(seats, &chosen, &deal)?;
        let mut dice = Seed::from_text(&format!("players of {text}"), number).dice();
        let seed = Value::from(seed.disclose());
        write_line(out, &Opening { game: G::ID.into(), options: &chosen, seats: seats.get(), seed, deal })?;
        while let Turn::Awaiting(awaited) = game.turn() {
            let Some(seat) = awaited.first() else { break };
            let listed = list(&game, seat);
            let choice = game::chance::below(&mut dice, listed.len() as u32) as usize;
            let Some(&(ref action, chosen)) = listed.get(choice) else { break };
            let action = action.clone();
            let legal = listed.iter().map(|(spelled, _)| spelled.clone()).collect();
            write_line(out, &Decision { seat, legal, action })?;
            apply(&mut game, seat, chosen)?;
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

/// A trace being read, one line at a time.
pub struct Script {
    lines: Peekable<Box<dyn Iterator<Item = (usize, Result<Line, String>)>>>,
}

impl Script {
    fn new(file: Box<dyn BufRead>) -> Script {
        let read = |line: io::Result<String>| {
            let line = line.map_err(|error| error.to_string())?;
            serde_json::from_str::<Line>(&line).map_err(|_| "this is no line of a trace".to_owned())
        };
        let lines = file.lines().enumerate().map(move |(index, line)| (index + 1, read(line)));
        let lines: Box<dyn Iterator<Item = _>> = Box::new(lines);
        Script { lines: lines.peekable() }
    }

    fn next(&mut self) -> Option<Result<(usize, Line), Trouble>> {
        let (line, content) = self.lines.next()?;
        Some(content.map(|content| (line, content)).map_err(|what| Trouble::Trace { line, what }))
    }

    fn opens_next(&mut self) -> Option<&Opening<Value, Value>> {
        match self.lines.peek() {
            Some((_, Ok(Line::Opening(opening)))) => Some(opening),
            _ => None,
        }
    }
}

/// Replays every game of a script, each with the rules its opening line names.
fn retrace_all(script: &mut Script, out: &mut dyn Write) -> Result<(), Trouble> {
    loop {
        let Some(opening) = script.opens_next() else {
            return match script.next() {
                None => Ok(()),
                Some(line) => {
                    let (line, _) = line?;
                    Err(Trouble::Trace { line, what: "a line that opens a game should stand here".into() })
                }
            };
        };
        let id = opening.game.clone();
        match shelf::find(&id) {
            Some(game) => (game.retrace)(script, out)?,
            None => {
                let line = script.next().transpose()?.map_or(0, |(line, _)| line);
                return Err(Trouble::Trace {
                    line,
                    what: format!("there is no game \u{201c}{id}\u{201d} here"),
                });
            }
        }
    }
}

/// Replays one game of a script and prints our own lines for it, as far as the script goes.
pub fn retrace<G: Game>(script: &mut Script, out: &mut dyn Write) -> Result<(), Trouble> {
    let Some((line, Line::Opening(opening))) = script.next().transpose()? else { return Ok(()) };
    let wrong = |what: String| Trouble::Trace { line, what };
    let chosen = options::from_json::<G>(&opening.options).map_err(|error| wrong(error.to_string()))?;
    let deal: G::Deal =
        serde_json::from_value(opening.deal).map_err(|error| wrong(format!("the deal: {error}")))?;
    let seats = SeatCount::new(opening.seats).ok_or_else(|| wrong(format!("{} seats", opening.seats)))?;
    let mut game = G::set_up(seats, &chosen, &deal).map_err(|error| wrong(error.to_string()))?;
    let seed = opening.seed;
    write_line(out, &Opening { game: G::ID.into(), options: &chosen, seats: seats.get(), seed, deal })?;
    while script.opens_next().is_none() {
        let Some((line, content)) = script.next().transpose()? else { break };
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

fn write_line(out: &mut dyn Write, line: &impl Serialize) -> Result<(), Trouble> {
    serde_json::to_writer(&mut *out, line).map_err(io::Error::from)?;
    Ok(out.write_all(b"\n")?)
}
