//! Reading and writing records. A file is either written whole or not at all.

use crate::shelf::{self, Shelved};
use crate::trouble::Trouble;
use std::fs;
use std::path::Path;
use table::{Record, recorded_name};

/// The record in a file, and the game it is of. Whoever wrote it, its names can be printed.
pub fn read(file: &Path) -> Result<(Record, &'static Shelved), Trouble> {
    let text = fs::read(file).map_err(|error| Trouble::CannotRead { file: file.into(), error })?;
    let mut record: Record =
        serde_json::from_slice(&text).map_err(|error| Trouble::NoRecord { file: file.into(), error })?;
    for player in &mut record.seats {
        player.name = recorded_name(&player.name);
    }
    let game = shelf::find(&record.game)
        .ok_or_else(|| Trouble::UnknownGame { file: file.into(), game: record.game.clone() })?;
    Ok((record, game))
}

/// Writes a record beside its place first, and moves it there when it is complete.
pub fn write(file: &Path, record: &Record) -> Result<(), Trouble> {
    let trouble = |error| Trouble::CannotWrite { file: file.into(), error };
    let text = serde_json::to_vec(record).map_err(|error| trouble(error.into()))?;
    let beside = file.with_extension("part");
    let written = fs::write(&beside, text).and_then(|()| fs::rename(&beside, file));
    if written.is_err() {
        // Whatever could be written of it is of no use.
        let _ = fs::remove_file(&beside);
    }
    written.map_err(trouble)
}
