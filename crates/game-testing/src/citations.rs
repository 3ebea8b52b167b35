//! Whoever cites the rules cites a paragraph that is there.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Looks up everything that the source and tests of a rules crate cite as `RULES 6.10`, also as a list or a range,
/// and what its refusals answer as `"6.10"`. `folder` is the crate's own, where `RULES.md` lies.
pub fn check_citations(folder: &str) {
    let folder = Path::new(folder);
    let paragraphs = paragraphs(&read(&folder.join("RULES.md")));
    let sources = files(&folder.join("src")).into_iter().chain(files(&folder.join("tests")));
    check_found(sources.map(|path| check_file(&path, &paragraphs)).sum());
}

fn check_file(path: &Path, paragraphs: &BTreeSet<String>) -> usize {
    let cited = cited(&read(path));
    let missing: Vec<&String> = cited.difference(paragraphs).collect();
    assert!(missing.is_empty(), "{}: RULES.md has no paragraph {missing:?}", path.display());
    cited.len()
}

/// A search that finds next to nothing looks in the wrong place.
fn check_found(citations: usize) {
    assert!(citations > 50, "only {citations} citations were found");
}

/// The numbers that chapters and paragraphs open with.
fn paragraphs(rules: &str) -> BTreeSet<String> {
    let headings = rules.lines().filter_map(|line| line.strip_prefix("## "));
    let numbered = rules.lines().filter_map(|line| line.strip_prefix("**"));
    let first_word = |text: &str| text.split([' ', '*']).next().unwrap_or_default().to_owned();
    headings.chain(numbered).map(first_word).collect()
}

fn cited(source: &str) -> BTreeSet<String> {
    let mut cited = BTreeSet::new();
    for mut rest in source.split("RULES ").skip(1) {
        while !number(rest).is_empty() {
            cited.insert(number(rest).to_owned());
            rest = &rest[number(rest).len()..];
            let more = [", ", " to ", " and "].iter().find_map(|between| rest.strip_prefix(between));
            rest = more.unwrap_or("");
        }
    }
    let answers = source.split("=> \"").skip(1).map(number).filter(|text| text.contains('.'));
    cited.extend(answers.map(str::to_owned));
    cited
}

/// The number a text begins with: `6` or `6.10`.
fn number(text: &str) -> &str {
    let end = text.find(|letter: char| !letter.is_ascii_digit() && letter != '.').unwrap_or(text.len());
    text[..end].trim_end_matches('.')
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { panic!("there is no folder {}", folder.display()) };
    let paths = entries.filter_map(Result::ok).map(|entry| entry.path());
    let sources = |path: PathBuf| if path.is_dir() { files(&path) } else { vec![path] };
    paths.flat_map(sources).filter(|path| path.extension().is_some_and(|kind| kind == "rs")).collect()
}

fn read(path: &Path) -> String {
    match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) => panic!("{}: {error}", path.display()),
    }
}
