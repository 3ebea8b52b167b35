//! Tables: which there are, what is kept of one, and taking them out.

use super::args::ListArguments;
use crate::trouble::{Trouble, counted};
use serde::Serialize;
use std::collections::BTreeSet;
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::Path;
use store::maintenance::{self, Archive, TableRow};
use store::{Chair, Kept, TableId};

/// A table as it is listed.
#[derive(Serialize)]
struct Listed {
    id: String,
    game: String,
    state: State,
    /// UTC.
    touched: String,
    entries: usize,
    /// What the seats are called.
    seats: Vec<String>,
    /// The people who sit there.
    people: Vec<String>,
}

#[derive(Serialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum State {
    /// A seat is free.
    Waiting,
    Running,
    Over,
    /// It cannot be replayed; `check` says why.
    Broken,
}

impl State {
    fn word(self) -> &'static str {
        match self {
            State::Waiting => "waiting",
            State::Running => "running",
            State::Over => "over",
            State::Broken => "broken",
        }
    }

    fn of(id: &TableId, kept: Kept) -> State {
        let waits = maintenance::chairs(&kept).iter().any(Chair::is_empty);
        match web::replay(id, kept) {
            Err(_) => State::Broken,
            Ok(table) if table.is_over() => State::Over,
            Ok(_) if waits => State::Waiting,
            Ok(_) => State::Running,
        }
    }
}

/// `mandate admin list`.
pub fn list(data: &Path, which: &ListArguments) -> Result<(), Trouble> {
    let archive = Archive::open(data)?;
    let mut rows = match which.older_than {
        Some(days) => archive.untouched_for(days)?,
        None => archive.tables()?,
    };
    rows.retain(|row| which.game.as_ref().is_none_or(|game| row.game == *game));
    let mut listed = vec![];
    for row in rows {
        let table = listed_table(&archive, row);
        let sits = |person: &String| table.people.contains(person) || table.seats.contains(person);
        if which.person.as_ref().is_none_or(sits) {
            listed.push(table);
        }
    }
    let mut out = io::stdout().lock();
    if which.json {
        serde_json::to_writer_pretty(&mut out, &listed).map_err(io::Error::from)?;
        return Ok(writeln!(out)?);
    }
    for table in listed {
        let seats = table::printable(&table.seats.join(", "));
        let Listed { id, state, touched, entries, .. } = &table;
        let (game, state) = (table::printable(&table.game), state.word());
        writeln!(out, "{id}  {touched}  {state:7}  {entries:5}  {game:10}  {seats}")?;
    }
    Ok(())
}

fn listed_table(archive: &Archive, row: TableRow) -> Listed {
    let kept = archive.table(&row.id).ok().flatten();
    let chairs = kept.as_ref().map(maintenance::chairs).unwrap_or_default();
    let people: BTreeSet<String> =
        chairs.iter().filter_map(Chair::taken_by).map(ToString::to_string).collect();
    Listed {
        state: kept.map_or(State::Broken, |kept| State::of(&row.id, kept)),
        id: row.id.to_string(),
        game: row.game,
        touched: row.touched_at,
        entries: row.entries,
        seats: chairs.iter().map(called).collect(),
        people: people.into_iter().collect(),
    }
}

/// The state of a table; one that cannot even be read is broken.
fn state(archive: &Archive, id: &TableId) -> State {
    let kept = archive.table(id).ok().flatten();
    kept.map_or(State::Broken, |kept| State::of(id, kept))
}

fn called(chair: &Chair) -> String {
    match chair {
        Chair::Free => "free".into(),
        Chair::Kept { name, .. } => format!("kept for {name}"),
        Chair::Person { name, .. } | Chair::Elsewhere { name } => name.clone(),
        Chair::Bot { level } => format!("bot {level}"),
    }
}

/// `mandate admin show`.
pub fn show(data: &Path, id: &TableId) -> Result<(), Trouble> {
    let archive = Archive::open(data)?;
    let row = row(&archive, data, id)?;
    let kept =
        archive.table(id)?.ok_or_else(|| Trouble::NoSuchTable { id: id.clone(), file: data.into() })?;
    let chairs = maintenance::chairs(&kept);
    let mut out = io::stdout().lock();
    let plain = |text: &str| table::printable(text);
    writeln!(out, "table    {id}")?;
    writeln!(out, "game     {}, version {} of the rules", plain(&kept.opening.game), kept.opening.rules)?;
    writeln!(out, "options  {}", plain(&kept.opening.options.to_string()))?;
    writeln!(out, "opened   by {}", kept.opening.by)?;
    writeln!(out, "touched  {} UTC", row.touched_at)?;
    for (seat, chair) in chairs.iter().enumerate() {
        let person = chair.taken_by().map(|person| format!(" ({person})")).unwrap_or_default();
        writeln!(out, "seat {seat}   {}{person}", plain(&called(chair)))?;
    }
    let replayed = web::replay(id, kept);
    let state = match &replayed {
        Ok(table) if table.is_over() => format!("over after {}", counted(table.actions(), "action")),
        Ok(table) => format!("{} so far", counted(table.actions(), "action")),
        Err(what) => format!("broken: {}", plain(what)),
    };
    Ok(writeln!(out, "state    {state}")?)
}

fn row(archive: &Archive, data: &Path, id: &TableId) -> Result<TableRow, Trouble> {
    let rows = archive.tables()?;
    rows.into_iter()
        .find(|row| row.id == *id)
        .ok_or_else(|| Trouble::NoSuchTable { id: id.clone(), file: data.into() })
}

/// `mandate admin delete`.
pub fn delete(data: &Path, ids: &[TableId], yes: bool) -> Result<(), Trouble> {
    let mut archive = Archive::open_alone(data)?;
    let rows = archive.tables()?;
    let known: BTreeSet<&TableId> = rows.iter().map(|row| &row.id).collect();
    if let Some(missing) = ids.iter().find(|id| !known.contains(id)) {
        return Err(Trouble::NoSuchTable { id: missing.clone(), file: data.into() });
    }
    let doomed: Vec<&TableRow> = rows.iter().filter(|row| ids.contains(&row.id)).collect();
    confirm(&format!("Delete {} from {}?", counted(doomed.len(), "table"), data.display()), yes)?;
    take_out(&mut archive, &doomed)
}

/// `mandate admin prune`.
pub fn prune(data: &Path, days: u32, finished: bool, yes: bool) -> Result<(), Trouble> {
    let mut archive = if yes { Archive::open_alone(data)? } else { Archive::open(data)? };
    let mut rows = archive.untouched_for(days)?;
    if finished {
        rows.retain(|row| state(&archive, &row.id) == State::Over);
    }
    let doomed: Vec<&TableRow> = rows.iter().collect();
    if yes {
        return take_out(&mut archive, &doomed);
    }
    let mut out = io::stdout().lock();
    for row in &doomed {
        writeln!(out, "{}  {}  {}", row.id, row.touched_at, table::printable(&row.game))?;
    }
    let (all, count) = (archive.tables()?.len(), counted(doomed.len(), "table"));
    writeln!(out, "{count} of {all} would be deleted; with --yes they are, while the server is stopped")?;
    Ok(())
}

fn take_out(archive: &mut Archive, rows: &[&TableRow]) -> Result<(), Trouble> {
    let ids: Vec<TableId> = rows.iter().map(|row| row.id.clone()).collect();
    let entries: usize = rows.iter().map(|row| row.entries).sum();
    let deleted = archive.delete(&ids)?;
    let mut out = io::stdout().lock();
    for row in rows {
        writeln!(out, "{}  {}  {}", row.id, row.touched_at, table::printable(&row.game))?;
    }
    Ok(writeln!(out, "{} deleted, with a log of {entries} entries", counted(deleted, "table"))?)
}

/// Asks whoever sits at the terminal, unless they have said yes already.
pub fn confirm(question: &str, yes: bool) -> Result<(), Trouble> {
    if yes {
        return Ok(());
    }
    if !io::stdin().is_terminal() {
        return Err(Trouble::NotConfirmed);
    }
    eprint!("{question} [y/N] ");
    let mut answer = String::new();
    io::stdin().lock().read_line(&mut answer).map_err(Trouble::Input)?;
    if matches!(answer.trim(), "y" | "Y" | "yes") { Ok(()) } else { Err(Trouble::NotConfirmed) }
}
