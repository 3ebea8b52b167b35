//! Changes that an operator makes: tables are taken out, people are renamed, names are blocked. Each is one
//! transaction: all of it happens or nothing.

use super::{Archive, chairs};
use crate::entry::{Chair, Entry};
use crate::ids::{PersonId, TableId, fresh_token};
use crate::interface::{Kept, StoreError};
use crate::names::{fold, is_among};
use crate::sqlite::{blocked_names, erase_names, insert, read_table, set_name};
use game::Seat;
use rusqlite::{Connection, Transaction};

/// What came of blocking a name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Blocked {
    /// Who had chosen it.
    pub people: Vec<PersonId>,
    /// At how many tables a seat bore it.
    pub tables: usize,
}

impl Archive {
    /// The names that nobody may take. A file of an older version knows of none.
    pub fn blocked_names(&self) -> Result<Vec<String>, StoreError> {
        let schema = "SELECT 1 FROM sqlite_schema WHERE name = 'blocked_names'";
        if self.connection.prepare(schema)?.exists([])? {
            blocked_names(&self.connection)
        } else {
            Ok(vec![])
        }
    }

    /// Whether nobody may have this name, however it is spelled.
    pub fn is_blocked(&self, name: &str) -> Result<bool, StoreError> {
        Ok(is_among(&self.blocked_names()?, name))
    }

    /// Takes tables out with their logs and everything else that refers to them; how many there were.
    pub fn delete(&mut self, ids: &[TableId]) -> Result<usize, StoreError> {
        let deleted = self.write(|file| {
            let references = references(file)?;
            let mut deleted = 0;
            for id in ids {
                for (table, column) in &references {
                    file.execute(&format!("DELETE FROM \"{table}\" WHERE \"{column}\" = ?1"), [id.as_str()])?;
                }
                deleted += file.execute("DELETE FROM tables WHERE id = ?1", [id.as_str()])?;
            }
            Ok(deleted)
        })?;
        self.leave_no_traces()?;
        Ok(deleted)
    }

    /// Takes out what is kept about a person, and writes their usual name over every other they have had, also in the
    /// past of the tables where they sit; at how many. Matches stay, and so does the number by which a seat is theirs.
    pub fn forget(&mut self, person: &PersonId, usual: &str) -> Result<usize, StoreError> {
        let tables = self.write(|file| {
            for table in about_people(file)? {
                file.execute(&format!("DELETE FROM \"{table}\" WHERE person = ?1"), [person.as_str()])?;
            }
            file.execute("DELETE FROM people WHERE id = ?1", [person.as_str()])?;
            erase_names(file, person, usual)
        })?;
        self.leave_no_traces()?;
        Ok(tables)
    }

    /// Writes the file anew: what was taken out is not to stay in gaps between rows, nor in the write-ahead log. If
    /// there is no room on the disk to do it, that is all that is missing.
    fn leave_no_traces(&self) -> Result<(), StoreError> {
        self.connection.execute_batch("VACUUM")?;
        Ok(self.connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?)
    }

    /// Gives a person another name, also at the tables where they sit under the name they had; at how many.
    pub fn rename(
        &mut self,
        person: &PersonId,
        name: &str,
        usual: fn(&PersonId) -> String,
    ) -> Result<usize, StoreError> {
        self.write(|file| {
            let had: Option<String> = name_of(file, person)?;
            let had = had.unwrap_or_else(|| usual(person));
            set_name(file, person, name)?;
            let tables = ids(file, "SELECT table_id FROM sitters WHERE person = ?1", &[person.as_str()])?;
            rename_seats(file, &tables, |sitter, called, seats| {
                let theirs = sitter == person && (seats == 1 || called == had);
                theirs.then(|| name.to_owned())
            })
        })
    }

    /// Lets nobody have a name from now on. Those who have it go by their usual one, at all tables too.
    pub fn block(&mut self, name: &str, usual: fn(&PersonId) -> String) -> Result<Blocked, StoreError> {
        let folded = fold(name);
        self.write(|file| {
            if !is_among(&blocked_names(file)?, name) {
                file.execute("INSERT INTO blocked_names (name) VALUES (?1)", [name])?;
            }
            let people = bearers(file, &folded)?;
            for person in &people {
                file.execute("DELETE FROM people WHERE id = ?1", [person.as_str()])?;
            }
            let tables = ids(file, "SELECT id FROM tables", &[])?;
            let tables = rename_seats(file, &tables, |sitter, called, _| {
                let usual = usual(sitter);
                (fold(called) == folded && called != usual).then_some(usual)
            })?;
            Ok(Blocked { people, tables })
        })
    }

    /// Lets people have a name again; whether it was blocked.
    pub fn unblock(&mut self, name: &str) -> Result<bool, StoreError> {
        let folded = fold(name);
        self.write(|file| {
            let names = blocked_names(file)?;
            let same = names.iter().filter(|blocked| fold(blocked) == folded);
            let mut unblocked = 0;
            for name in same {
                unblocked += file.execute("DELETE FROM blocked_names WHERE name = ?1", [name])?;
            }
            Ok(unblocked > 0)
        })
    }
}

/// The tables of the schema that keep something about people, other than where they sit.
fn about_people(file: &Connection) -> Result<Vec<String>, StoreError> {
    let mut query = file.prepare(
        "SELECT schema.name FROM sqlite_schema AS schema, pragma_table_info(schema.name) AS col
         WHERE schema.type = 'table' AND col.name = 'person' AND schema.name <> 'sitters'",
    )?;
    let tables = query.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    Ok(tables)
}

/// The tables of the schema that refer to tables of the games, and in which column.
fn references(file: &Connection) -> Result<Vec<(String, String)>, StoreError> {
    let mut query = file.prepare(
        "SELECT schema.name, key.\"from\" FROM sqlite_schema AS schema, pragma_foreign_key_list(schema.name) AS key
         WHERE schema.type = 'table' AND key.\"table\" = 'tables'",
    )?;
    let found = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<Result<_, _>>()?;
    Ok(found)
}

fn name_of(file: &Connection, person: &PersonId) -> Result<Option<String>, StoreError> {
    let mut query = file.prepare("SELECT name FROM people WHERE id = ?1")?;
    let name = query.query_map([person.as_str()], |row| row.get(0))?.next().transpose()?;
    Ok(name)
}

/// Everybody who has chosen a name that is this one, however they spell it.
fn bearers(file: &Connection, folded: &str) -> Result<Vec<PersonId>, StoreError> {
    let mut query = file.prepare("SELECT id, name FROM people")?;
    let people = query.query_map([], |row| Ok((row.get::<_, String>(0)?, row.get::<_, String>(1)?)))?;
    let people = people.collect::<Result<Vec<_>, _>>()?.into_iter();
    Ok(people.filter(|(_, name)| fold(name) == folded).filter_map(|(id, _)| PersonId::new(&id)).collect())
}

fn ids(file: &Connection, query: &str, parameters: &[&str]) -> Result<Vec<TableId>, StoreError> {
    let mut query = file.prepare(query)?;
    let rows = query.query_map(rusqlite::params_from_iter(parameters), |row| row.get::<_, String>(0))?;
    let rows = rows.collect::<Result<Vec<_>, _>>()?;
    Ok(rows.iter().filter_map(|id| TableId::new(id)).collect())
}

/// Gives seats other names: `called` is told who sits there, under which name, and in how many seats of the table.
/// The log only grows, and the table stays where it is in all lists; one that cannot be read is left alone.
fn rename_seats(
    file: &Transaction,
    tables: &[TableId],
    called: impl Fn(&PersonId, &str, usize) -> Option<String>,
) -> Result<usize, StoreError> {
    let mut renamed = 0;
    for id in tables {
        let kept = match read_table(file, id) {
            Ok(Some(kept)) => kept,
            Ok(None) | Err(StoreError::Unreadable(_)) => continue,
            Err(error) => return Err(error),
        };
        let entries = new_names(&kept, &called);
        renamed += usize::from(!entries.is_empty());
        for (number, entry) in (kept.entries.len()..).zip(entries) {
            insert(file, id, number, &fresh_token()?, &serde_json::to_string(&entry)?)?;
        }
    }
    Ok(renamed)
}

/// The entries that give the seats of a table their new names.
fn new_names(kept: &Kept, called: impl Fn(&PersonId, &str, usize) -> Option<String>) -> Vec<Entry> {
    let chairs = chairs(kept);
    let seats_of = |person: &PersonId| chairs.iter().filter(|chair| chair.taken_by() == Some(person)).count();
    let renamed = (0..).map_while(Seat::new).zip(&chairs).filter_map(|(seat, chair)| {
        let Chair::Person { person, name } = chair else { return None };
        let name = called(person, name, seats_of(person))?;
        Some(Entry::Sat { seat, person: person.clone(), name, chance: None })
    });
    renamed.collect()
}
