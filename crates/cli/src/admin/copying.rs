//! Moving to another store: everything from a file to a database, or back.

use crate::trouble::{Trouble, counted};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use store::maintenance::FileError;
use store::{Portable, Postgres, Sqlite, StoreError};

/// A store that nobody serves from, and how it is called.
struct Side {
    store: Box<dyn Portable>,
    place: String,
    /// A file that was made for the copy, and goes if there is none.
    made: Option<PathBuf>,
}

/// `mandate admin copy`.
pub fn copy(from: &str, to: &str) -> Result<(), Trouble> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let copied = runtime.block_on(async {
        let from = open(from, MustExist::Yes).await?;
        let to = open(to, MustExist::No).await?;
        let copied = store::copy(&*from.store, &*to.store).await;
        let Side { store, place, made } = to;
        drop(store);
        if let (Err(_), Some(file)) = (&copied, made) {
            // Nothing is in it.
            let _ = fs::remove_file(file);
        }
        copied.map(|copied| (copied, from.place, place))
    });
    let (copied, from, to) = copied?;
    let (tables, entries) = (counted(copied.count("tables"), "table"), copied.count("entries"));
    let digest = &copied.digest;
    let mut out = io::stdout();
    writeln!(out, "{to} holds {tables} and {entries} of their entries, checked against {from}")?;
    Ok(writeln!(out, "The SHA-256 of everything is {digest}")?)
}

#[derive(PartialEq, Eq)]
enum MustExist {
    Yes,
    No,
}

/// Opens a store that no server uses.
async fn open(place: &str, must_exist: MustExist) -> Result<Side, StoreError> {
    if place.starts_with("postgres://") || place.starts_with("postgresql://") {
        let store = Postgres::connect(place).await?;
        store.refuse_served().await?;
        return Ok(Side { place: store.place(), store: Box::new(store), made: None });
    }
    let file = Path::new(place);
    let is_new = !file.exists();
    if is_new && must_exist == MustExist::Yes {
        return Err(FileError::Missing(file.into()).into());
    }
    let store = Box::new(Sqlite::open(file)?);
    Ok(Side { store, place: place.to_owned(), made: is_new.then(|| file.into()) })
}
