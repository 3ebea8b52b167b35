//! Results that are kept line by line, as JSON: a long command that was interrupted goes on where it was.

use crate::trouble::Trouble;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// The lines that are in a file; none if there is no file yet.
pub fn read<T: DeserializeOwned>(file: &Path) -> Result<Vec<T>, Trouble> {
    let text = match fs::read_to_string(file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        read => read.map_err(|error| Trouble::CannotRead { file: file.into(), error })?,
    };
    let lines = text.lines().map(serde_json::from_str);
    lines.collect::<Result<_, _>>().map_err(|error| Trouble::NoResults { file: file.into(), error })
}

/// A file to which lines are added, by several threads at once.
pub struct Lines {
    path: PathBuf,
    file: Mutex<File>,
}

impl Lines {
    pub fn open(path: &Path) -> Result<Lines, Trouble> {
        let file = File::options().create(true).append(true).open(path);
        let file = file.map_err(|error| Trouble::CannotWrite { file: path.into(), error })?;
        Ok(Lines { path: path.into(), file: Mutex::new(file) })
    }

    pub fn add(&self, line: &impl Serialize) -> Result<(), Trouble> {
        let line = serde_json::to_string(line).map_err(io::Error::from)? + "\n";
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        let written = file.write_all(line.as_bytes());
        written.map_err(|error| Trouble::CannotWrite { file: self.path.clone(), error })
    }
}
