//! People: who there is, what they are called, what nobody may be called, and forgetting them.

use super::tables::confirm;
use crate::trouble::{Trouble, counted};
use std::io::{self, Write};
use std::path::Path;
use store::PersonId;
use store::maintenance::Archive;

/// `mandate admin people`.
pub fn people(data: &Path, named: Option<&str>) -> Result<(), Trouble> {
    let wanted = named.map(str::to_lowercase);
    let mut out = io::stdout().lock();
    for row in Archive::open(data)?.people()? {
        let name = row.name.unwrap_or_else(|| web::default_name(&row.person));
        if wanted.as_ref().is_none_or(|wanted| name.to_lowercase().contains(wanted)) {
            let name = table::printable(&name);
            writeln!(out, "{}  {:>11}  {name}", row.person, counted(row.tables, "table"))?;
        }
    }
    Ok(())
}

/// `mandate admin rename`.
pub fn rename(data: &Path, person: &PersonId, name: &str) -> Result<(), Trouble> {
    let name = table::clean_name(name).map_err(|error| Trouble::NotAName { name: name.into(), error })?;
    let mut archive = Archive::open_beside(data)?;
    if archive.is_blocked(&name)? {
        return Err(Trouble::Blocked(name));
    }
    known(&archive, data, person)?;
    let tables = archive.rename(person, &name, web::default_name)?;
    Ok(writeln!(io::stdout(), "{person} is {name} now, at {} too", counted(tables, "table"))?)
}

/// `mandate admin block`: a name, or which are blocked.
pub fn block(data: &Path, name: Option<&str>) -> Result<(), Trouble> {
    let mut out = io::stdout().lock();
    let Some(name) = name else {
        for name in Archive::open(data)?.blocked_names()? {
            writeln!(out, "{}", table::printable(&name))?;
        }
        return Ok(());
    };
    let blocked = Archive::open_beside(data)?.block(name, web::default_name)?;
    let name = table::printable(name);
    writeln!(
        out,
        "Nobody may be called {name} any more; {} had chosen it, and seats at {} bore it",
        if blocked.people.len() == 1 {
            "1 person".into()
        } else {
            format!("{} people", blocked.people.len())
        },
        counted(blocked.tables, "table")
    )?;
    Ok(())
}

/// `mandate admin unblock`.
pub fn unblock(data: &Path, name: &str) -> Result<(), Trouble> {
    if !Archive::open_beside(data)?.unblock(name)? {
        return Err(Trouble::NotBlocked(name.into()));
    }
    Ok(writeln!(io::stdout(), "{} can be a name again", table::printable(name))?)
}

/// `mandate admin forget`.
pub fn forget(data: &Path, person: &PersonId, yes: bool) -> Result<(), Trouble> {
    let mut archive = Archive::open_alone(data)?;
    known(&archive, data, person)?;
    confirm(&format!("Forget {person} in {} for good?", data.display()), yes)?;
    let usual = web::default_name(person);
    let tables = archive.forget(person, &usual)?;
    Ok(writeln!(io::stdout(), "{person} is forgotten, and is {usual} at {}", counted(tables, "table"))?)
}

fn known(archive: &Archive, data: &Path, person: &PersonId) -> Result<(), Trouble> {
    if archive.people()?.iter().any(|row| row.person == *person) {
        return Ok(());
    }
    Err(Trouble::NoSuchPerson { person: person.clone(), file: data.into() })
}
