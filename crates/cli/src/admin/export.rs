//! Tables as records in a folder.

use crate::files;
use crate::trouble::Trouble;
use std::fs::{self, DirBuilder};
use std::io::{self, Write};
use std::path::Path;
use store::TableId;
use store::maintenance::Archive;

/// `mandate admin export`.
pub fn export(data: &Path, ids: &[TableId], to: &Path, with_secrets: bool) -> Result<(), Trouble> {
    let archive = Archive::open(data)?;
    let mut rows = archive.tables()?;
    if let Some(missing) = ids.iter().find(|id| !rows.iter().any(|row| row.id == **id)) {
        return Err(Trouble::NoSuchTable { id: missing.clone(), file: data.into() });
    }
    rows.retain(|row| ids.is_empty() || ids.contains(&row.id));
    make_private_folder(to).map_err(|error| Trouble::CannotWrite { file: to.into(), error })?;
    let (mut over, mut running, mut failed) = (0, 0, 0);
    for row in &rows {
        let kept = archive.table(&row.id).map_err(|error| error.to_string());
        let kept = kept.and_then(|kept| kept.ok_or_else(|| "it is not there any more".to_owned()));
        let table = match kept.and_then(|kept| web::replay(&row.id, kept)) {
            Ok(table) => table,
            Err(what) => {
                eprintln!("mandate: table {}: {}", row.id, table::printable(&what));
                failed += 1;
                continue;
            }
        };
        let record = if with_secrets { table.whole_record() } else { table.record() };
        // The game is in the registry, or it could not have been replayed.
        files::write_record(&to.join(format!("{}-{}.json", record.game, row.id)), &record)?;
        *(if table.is_over() { &mut over } else { &mut running }) += 1;
    }
    let (matches, folder) = (if over == 1 { "match" } else { "matches" }, to.display());
    writeln!(io::stdout(), "{over} finished {matches} and {running} unfinished are in {folder}")?;
    if failed > 0 { Err(Trouble::NotExported(failed)) } else { Ok(()) }
}

/// Records of running matches may hold secrets.
fn make_private_folder(folder: &Path) -> io::Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    if let Some(parent) = folder.parent().filter(|parent| !parent.as_os_str().is_empty()) {
        fs::create_dir_all(parent)?;
    }
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}
