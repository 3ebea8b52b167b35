//! `mandate replay`: a position of a recorded game as text.

use crate::args::ReplayArguments;
use crate::boards::{self, Drawn, WIDTH};
use crate::files;
use crate::trouble::Trouble;
use crate::wrap::wrap;
use game::{Seat, Viewer};
use std::io::{self, Write as _};
use table::{Record, Table};
use words::{Language, People, Speaks};

pub fn run(arguments: &ReplayArguments) -> Result<(), Trouble> {
    let (record, game) = files::read(&arguments.file)?;
    let text = (game.replay)(&record, arguments)?;
    Ok(io::stdout().write_all(text.as_bytes())?)
}

/// The position after the action that was asked for, and the action that led to it.
pub fn replay<G: Drawn>(record: &Record, arguments: &ReplayArguments) -> Result<String, Trouble> {
    let table: Table<G> =
        table::reopen(record).map_err(|error| Trouble::Record { file: arguments.file.clone(), error })?;
    let (asked, last) = (arguments.at.unwrap_or(table.len()), table.len());
    let beyond = Trouble::NoSuchAction { last, asked };
    let viewers: Vec<Viewer> = match arguments.seat {
        // A record holds every hand: without a seat to look from, all are shown.
        None => (0..table.players().len() as u8).filter_map(Seat::new).map(Viewer::Seat).collect(),
        Some(number) => {
            let seat = Seat::new(number).filter(|seat| seat.index() < table.players().len());
            vec![Viewer::Seat(seat.ok_or(Trouble::NoSuchSeat(number))?)]
        }
    };
    let views: Option<Vec<G::View>> = viewers.iter().map(|&viewer| table.view_at(asked, viewer)).collect();
    let views = views.ok_or(beyond)?;
    let names: Vec<&str> = table.players().iter().map(|player| player.name.as_str()).collect();
    let last_played = asked.checked_sub(1).and_then(|number| table.moves().get(number));
    let last_played = last_played.filter(|played| viewers.iter().any(|&viewer| played.is_open_to(viewer)));
    let (title, at, all) = (G::title(arguments.language), asked.to_string(), last.to_string());
    let action = last_played.map_or(String::new(), |played| played.action.to_string());
    let told = [
        ("game", &*title),
        ("at", &at),
        ("last", &all),
        ("played", if last_played.is_some() { "yes" } else { "no" }),
        ("action", &action),
        ("name", last_played.map_or("", |played| names[played.seat.index()])),
    ];
    let mut text = words::text(arguments.language, "terminal-replay", &told) + "\n\n";
    if let Some(number) = asked.checked_sub(1) {
        text.push_str(&story(&table, number, arguments));
    }
    text.push_str(&noted(&table, asked, arguments.language));
    text.push_str(&draw::<G>(&views, &table, asked, arguments.language));
    Ok(text)
}

/// The table as these viewers see it together, with who must do what.
fn draw<G: Drawn>(views: &[G::View], table: &Table<G>, asked: usize, language: Language) -> String {
    let names: Vec<String> = table.players().iter().map(|player| player.name.clone()).collect();
    let people = People { names: &names, you: None };
    let board = boards::plain(&G::board(views, &people, language));
    let players: String = G::players(views, &people, language).iter().map(boards::plain).collect();
    let public = table.view_at(asked, Viewer::Public);
    let ended = table.ended().filter(|_| asked == table.len());
    let prompt = match (ended, public) {
        (Some(ended), _) => web::told_end(ended, &names, language),
        (None, Some(view)) => G::prompt(&view, &people, language),
        (None, None) => String::new(),
    };
    let legend = wrap(&G::legend(language), WIDTH).join("\n");
    format!("{board}\n{players}\n{prompt}\n\n{legend}\n")
}

/// What people did beside playing after this many actions, in a paragraph of its own.
fn noted<G: Speaks>(table: &Table<G>, asked: usize, language: Language) -> String {
    let names: Vec<String> = table.players().iter().map(|player| player.name.clone()).collect();
    let notes = table.notes().all().iter().filter(|note| note.after == asked);
    let mut text: String = notes.map(|note| web::told_note(note, None, &names, language) + "\n").collect();
    if !text.is_empty() {
        text.push('\n');
    }
    text
}

/// What came of an action, in words and a paragraph of its own: as the given seat saw it, or whoever played it.
fn story<G: Speaks>(table: &Table<G>, number: usize, arguments: &ReplayArguments) -> String {
    let played = table.moves().get(number).map(|played| played.seat);
    let viewer = arguments.seat.and_then(Seat::new).or(played).map_or(Viewer::Public, Viewer::Seat);
    let names: Vec<String> = table.players().iter().map(|player| player.name.clone()).collect();
    let people = People { names: &names, you: None };
    let events = table.story(number, viewer);
    let lines = words::story::<G>(&events, &people, arguments.language).into_iter();
    let mut text: String = lines.map(|line| line.text + "\n").collect();
    if !text.is_empty() {
        text.push('\n');
    }
    text
}
