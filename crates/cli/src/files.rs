//! Reading and writing files. What is written is there whole or not at all.

use crate::registry::{self, GameEntry};
use crate::trouble::Trouble;
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use table::{Record, recorded_name};

/// The record in a file, and the game it is of. Whoever wrote it, its names can be printed.
pub fn read(file: &Path) -> Result<(Record, &'static GameEntry), Trouble> {
    let text = fs::read(file).map_err(|error| Trouble::CannotRead { file: file.into(), error })?;
    let mut record: Record =
        serde_json::from_slice(&text).map_err(|error| Trouble::NoRecord { file: file.into(), error })?;
    for player in &mut record.seats {
        player.name = recorded_name(&player.name);
    }
    let game = registry::find(&record.game)
        .ok_or_else(|| Trouble::UnknownGame { file: file.into(), game: record.game.clone() })?;
    Ok((record, game))
}

pub fn write_record(file: &Path, record: &Record) -> Result<(), Trouble> {
    let text = serde_json::to_vec(record)
        .map_err(|error| Trouble::CannotWrite { file: file.into(), error: error.into() })?;
    write(file, &text)
}

/// Writes a file beside its place first, and moves it there when it is complete and on disk.
pub fn write(file: &Path, content: &[u8]) -> Result<(), Trouble> {
    replace(file, content).map_err(|error| Trouble::CannotWrite { file: file.into(), error })
}

fn replace(file: &Path, content: &[u8]) -> io::Result<()> {
    let folder = match file.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    let mut beside = tempfile::Builder::new();
    beside.prefix(".mandate-").suffix(".part");
    // Permissions like any new file: temporary ones can be read by their owner only.
    #[cfg(unix)]
    beside.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut beside = beside.tempfile_in(folder)?;
    beside.write_all(content)?;
    beside.as_file().sync_all()?;
    beside.persist(file).map_err(|refused| refused.error)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_takes_the_place_of_another_and_leaves_nothing_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let [file, other] = ["it.json", "other.json"].map(|name| folder.path().join(name));
        write(&file, b"first").unwrap();
        write(&file, b"second").unwrap();
        assert_eq!(fs::read(&file).unwrap(), b"second");
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        fs::write(&other, b"").unwrap();
        let permissions = |file| fs::metadata(file).unwrap().permissions();
        assert_eq!(permissions(&file), permissions(&other), "whoever may read a new file may read it");
    }

    #[test]
    fn what_cannot_be_written_leaves_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let taken = folder.path().join("taken");
        fs::create_dir(&taken).unwrap();
        for file in [&taken, &folder.path().join("nowhere/it.json")] {
            assert!(matches!(write(file, b"it"), Err(Trouble::CannotWrite { .. })));
        }
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
    }
}
