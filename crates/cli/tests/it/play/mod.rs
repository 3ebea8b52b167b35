//! `mandate play` in a real terminal of 80 columns and 24 lines, and line by line.

mod pty;
mod screen;
mod lines;
mod foreign;

use assert_cmd::Command;
use std::fs;
use std::path::{Path, PathBuf};

const GAMES: [&str; 4] = ["qin", "great-wall", "sun-tzu", "xian"];

/// A folder of its own for a test, empty at first.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("play").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// A record must hold a whole game that anybody can check.
fn verified(file: &Path, game: &str) {
    let assert = Command::new(env!("CARGO_BIN_EXE_mandate")).arg("verify").arg(file).assert().success();
    let text = String::from_utf8(assert.get_output().stdout.clone()).unwrap();
    assert!(text.contains(&format!("verified: {game}")) && text.contains("won, scores"), "{text}");
}
