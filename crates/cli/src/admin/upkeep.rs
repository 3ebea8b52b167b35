//! Backup, restore and check: is everything there, is it whole, and does every table still make sense?

use crate::trouble::{Trouble, counted};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use store::StoreError;
use store::maintenance::{self, Archive, FileError, OldFile};

/// What was found in a file.
#[derive(Default)]
struct Findings {
    tables: usize,
    entries: usize,
    /// A line for each thing that is wrong.
    problems: Vec<String>,
}

impl Findings {
    fn contents(&self) -> String {
        let (tables, entries) = (counted(self.tables, "table"), self.entries);
        format!(
            "{tables} with {}",
            if entries == 1 { "1 entry".into() } else { format!("{entries} entries") }
        )
    }
}

/// `mandate admin backup`.
pub fn backup(data: &Path, to: &Path, force: bool) -> Result<(), Trouble> {
    let archive = Archive::open(data)?;
    refuse_same(data, to)?;
    if to.is_dir() {
        return Err(StoreError::from(FileError::Folder(to.into())).into());
    }
    if !force && fs::symlink_metadata(to).is_ok() {
        return Err(StoreError::from(FileError::Taken(to.into())).into());
    }
    let copy = maintenance::copy(&archive, to)?;
    let findings = replay_all(&Archive::open(copy.part())?);
    copy.publish(force)?;
    warn(data, &findings);
    Ok(writeln!(
        io::stdout(),
        "{} holds {}, checked against {}",
        to.display(),
        findings.contents(),
        data.display()
    )?)
}

/// `mandate admin restore`.
pub fn restore(data: &Path, from: &Path, force: bool) -> Result<(), Trouble> {
    // Behind a link, the file is replaced and the link stays.
    let data = fs::canonicalize(data).unwrap_or_else(|_| data.into());
    refuse_same(&data, from)?;
    let backup = Archive::open(from)?;
    let problems = backup.problems()?;
    if let Some(what) = problems.into_iter().next() {
        return Err(StoreError::from(FileError::Damaged { file: from.into(), what }).into());
    }
    let old = OldFile::hold(&data, force)?;
    let copy = maintenance::copy(&backup, &data)?;
    let findings = replay_all(&Archive::open(copy.part())?);
    let aside = old.replace_by(copy)?;
    warn(from, &findings);
    let mut out = io::stdout();
    writeln!(out, "{} is restored from {}: {}", data.display(), from.display(), findings.contents())?;
    if let Some(aside) = aside {
        writeln!(out, "What was there is kept as {}", aside.display())?;
    }
    Ok(())
}

/// `mandate admin check`.
pub fn check(data: &Path) -> Result<(), Trouble> {
    let archive = Archive::open(data)?;
    let whole = archive.problems().unwrap_or_else(|error| vec![error.to_string()]);
    let mut findings = replay_all(&archive);
    findings.problems.splice(..0, whole);
    let mut out = io::stdout();
    for problem in &findings.problems {
        writeln!(out, "{}", table::printable(problem))?;
    }
    if findings.problems.is_empty() {
        return Ok(writeln!(
            out,
            "{} is whole: {}, and every match replays",
            data.display(),
            findings.contents()
        )?);
    }
    Err(Trouble::Problems { file: data.into(), problems: findings.problems.len() })
}

/// Replays every table by the rules of its game.
fn replay_all(archive: &Archive) -> Findings {
    let rows = match archive.tables() {
        Ok(rows) => rows,
        Err(error) => return Findings { problems: vec![error.to_string()], ..Findings::default() },
    };
    let bar = lab::progress::bar_of("tables", rows.len() as u64, false);
    let entries = rows.iter().map(|row| row.entries).sum();
    let problems = rows.iter().filter_map(|row| {
        bar.inc(1);
        let kept = archive.table(&row.id).map_err(|error| error.to_string());
        let kept = kept.and_then(|kept| kept.ok_or_else(|| "it is not there any more".to_owned()));
        let replayed = kept.and_then(|kept| {
            if kept.opening.game != row.game {
                return Err(format!(
                    "the list says {}, and it was opened as {}",
                    row.game, kept.opening.game
                ));
            }
            web::replay(&row.id, kept).map(|_| ())
        });
        replayed.err().map(|what| format!("table {} ({}): {what}", row.id, row.game))
    });
    let problems = problems.collect();
    bar.finish_and_clear();
    Findings { tables: rows.len(), entries, problems }
}

/// A copy of a table that cannot be replayed is as good as the table, so it is no reason to have no copy.
fn warn(original: &Path, findings: &Findings) {
    if !findings.problems.is_empty() {
        let tables = counted(findings.problems.len(), "table");
        let file = original.display();
        eprintln!("mandate: {tables} cannot be replayed, in {file} neither; `mandate admin check` says why");
    }
}

fn refuse_same(data: &Path, other: &Path) -> Result<(), Trouble> {
    let real = |file: &Path| fs::canonicalize(file).unwrap_or_else(|_| PathBuf::from(file));
    if real(data) == real(other) {
        return Err(Trouble::SameFile(data.into(), other.into()));
    }
    Ok(())
}
