//! No text of the terminal is there in vain.

use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn every_text_of_the_terminal_is_said_somewhere() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let texts = fs::read_to_string(here.join("../words/locales/en/terminal.ftl")).unwrap();
    let ids = texts.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
    let ids: Vec<&str> = ids.filter(|id| id.starts_with("terminal-")).collect();
    assert!(ids.len() > 50, "{ids:?}");
    let sources = sources(&here.join("src"));
    // Each game has a legend, and the columns of Sun Tzu have titles, both found by their names.
    let made = |id: &str| {
        id.ends_with("-legend")
            || ["province", "values", "cards", "armies", "borders"]
                .iter()
                .any(|title| id == format!("terminal-sun-tzu-{title}"))
    };
    for id in ids {
        assert!(made(id) || sources.contains(&format!("\"{id}\"")), "nobody says {id}");
    }
}

/// Everything in the sources of this crate.
fn sources(folder: &Path) -> String {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let read = |path: PathBuf| if path.is_dir() { sources(&path) } else { fs::read_to_string(path).unwrap() };
    paths.into_iter().map(read).collect()
}
