//! Everything that can go wrong in the laboratory, in one clear sentence each.

use crate::load::LoadTrouble;
use game::SetUpError;
use lab::arena::ArenaError;
use lab::threads::NoThreads;
use std::io;
use std::path::PathBuf;

#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    #[error("there must be at least one game")]
    NoGames,
    #[error(transparent)]
    NoThreads(#[from] NoThreads),
    #[error(transparent)]
    SetUp(#[from] SetUpError),
    #[error(transparent)]
    Arena(#[from] ArenaError),
    #[error(transparent)]
    Load(#[from] LoadTrouble),
    #[error("cannot read {}: {error}", file.display())]
    CannotRead { file: PathBuf, error: io::Error },
    #[error("cannot write {}: {error}", file.display())]
    CannotWrite { file: PathBuf, error: io::Error },
    #[error("{} holds no results of a measurement: {error}", file.display())]
    NoResults { file: PathBuf, error: serde_json::Error },
    #[error("cannot write the result: {0}")]
    Output(#[from] io::Error),
}

impl Trouble {
    /// 2 if what was asked for does not exist, 1 if it was looked at and is wrong.
    pub fn exit_status(&self) -> u8 {
        match self {
            Trouble::NoGames | Trouble::NoThreads(NoThreads::NoneAsked) | Trouble::CannotRead { .. } => 2,
            Trouble::Load(trouble) if trouble.is_wrong_request() => 2,
            _ => 1,
        }
    }
}
