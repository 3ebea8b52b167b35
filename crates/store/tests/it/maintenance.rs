//! What an operator can rely on: files that are not whole are recognised, copies are whole and of one moment, and what
//! is taken out is gone.

use crate::stores::wait;
use game::{Origin, Seat, Seed};
use rusqlite::Connection;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use store::maintenance::{self, Archive, FileError, OldFile};
use store::{Append, Chair, Entry, Opening, PersonId, Sqlite, Store, StoreError, TableId, Token};
use tempfile::TempDir;

/// The first schema that was ever released; the file did not yet say whose it is.
pub const FIRST_SCHEMA: &str = "
    CREATE TABLE settings (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT;
    CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT;
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, opening TEXT NOT NULL, touched INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX tables_by_touch ON tables (touched);
    CREATE TABLE entries (
        table_id TEXT NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, token TEXT NOT NULL,
        entry TEXT NOT NULL, PRIMARY KEY (table_id, number), UNIQUE (table_id, token)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE sitters (
        person TEXT NOT NULL, table_id TEXT NOT NULL REFERENCES tables (id), PRIMARY KEY (person, table_id)
    ) STRICT, WITHOUT ROWID;
    PRAGMA user_version = 1";

fn folder() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mandate.db");
    (folder, file)
}

fn opening(by: &PersonId, name: &str) -> Opening {
    Opening {
        game: "qin".into(),
        rules: 1,
        options: serde_json::json!({}),
        chairs: vec![Chair::person(by.clone(), name), Chair::Free],
        origin: Origin::Whole(Seed::from_text("tea", 0)),
        by: by.clone(),
        open_to_all: true,
        customs: store::Customs::default(),
    }
}

fn played(number: usize) -> Entry {
    Entry::Played { seat: Seat::FIRST, action: format!("action {number}") }
}

fn append(store: &dyn Store, id: &TableId, expected: usize, entry: Entry) {
    wait(store.append(id, &Append::new(expected, Token::fresh().unwrap(), vec![entry]))).unwrap();
}

/// A table of somebody of this name, with a log.
fn add_table(store: &dyn Store, name: &str, entries: usize) -> (TableId, PersonId) {
    let (id, person) = (TableId::fresh().unwrap(), PersonId::fresh().unwrap());
    wait(store.set_name(&person, name)).unwrap();
    let entries: Vec<Entry> = (0..entries).map(played).collect();
    wait(store.open_table(&id, &opening(&person, name), &entries)).unwrap();
    (id, person)
}

/// A file with some tables that no server uses.
fn filled(file: &Path) -> Vec<TableId> {
    let store = Sqlite::open(file).unwrap();
    wait(store.secret()).unwrap();
    let ids = (0..20).map(|number| add_table(&store, &format!("Ada {number}"), 10 + number).0).collect();
    drop(store);
    take_in_what_lies_beside(file);
    ids
}

/// A server may leave what it wrote last beside its file; here, all of it is to be in the file.
fn take_in_what_lies_beside(file: &Path) {
    let connection = Connection::open(file).unwrap();
    connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())).unwrap();
}

fn usual(_: &PersonId) -> String {
    "Mei Chu".into()
}

fn names_at(store: &Archive, id: &TableId) -> Vec<String> {
    let chairs = maintenance::chairs(&store.table(id).unwrap().unwrap());
    chairs
        .iter()
        .map(|chair| if let Chair::Person { name, .. } = chair { name.clone() } else { String::new() })
        .collect()
}

fn contains(file: &Path, text: &str) -> bool {
    let beside = |ending: &str| PathBuf::from(format!("{}{ending}", file.display()));
    let bytes =
        [file.to_owned(), beside("-wal"), beside("-journal")].map(|file| fs::read(file).unwrap_or_default());
    bytes.concat().windows(text.len()).any(|window| window == text.as_bytes())
}

// Looking before serving.

/// How a server answers when it shall serve from a file; nothing in the file may change.
fn refused(file: &Path) -> String {
    let before = fs::read(file).ok();
    let Err(error) = Sqlite::open(file) else { panic!("{} is served", file.display()) };
    assert_eq!(fs::read(file).ok(), before, "a refused file was changed");
    error.to_string()
}

#[test]
fn a_server_refuses_what_is_not_ours_and_leaves_it_as_it_is() {
    let (folder, file) = folder();
    let named = |sentence: &str| format!("{} {sentence}", file.display());
    fs::write(&file, "Dear diary,\n").unwrap();
    assert_eq!(refused(&file), named("is not a database of Mandate"));
    fs::write(&file, [7; 5000]).unwrap();
    assert_eq!(refused(&file), named("is not a database of Mandate"));
    fs::remove_file(&file).unwrap();
    let other = Connection::open(&file).unwrap();
    other.execute_batch("CREATE TABLE cookies (name TEXT); PRAGMA user_version = 3").unwrap();
    drop(other);
    assert_eq!(refused(&file), named("is not a database of Mandate"));
    let elsewhere = folder.path().join("folder");
    fs::create_dir(&elsewhere).unwrap();
    assert_eq!(
        refused(&elsewhere),
        format!("{} is a folder, not a database of Mandate", elsewhere.display())
    );
    assert!(refused(&file.join("mandate.db")).starts_with("cannot read "), "a file is no folder");
}

#[test]
fn a_server_refuses_a_truncated_file_and_one_of_a_newer_version() {
    let (_folder, file) = folder();
    filled(&file);
    let whole = fs::read(&file).unwrap();
    for length in [50, 500, 4096, whole.len() / 2, whole.len() - 4096] {
        fs::write(&file, &whole[..length]).unwrap();
        let sentence = refused(&file);
        let (begins, ends) =
            (format!("{} is damaged: ", file.display()), "; restore a backup with `mandate admin restore`");
        assert!(sentence.starts_with(&begins) && sentence.ends_with(ends), "{length}: {sentence}");
    }
    fs::write(&file, &whole).unwrap();
    drop(Sqlite::open(&file).unwrap());
    Connection::open(&file).unwrap().pragma_update(None, "user_version", 99).unwrap();
    take_in_what_lies_beside(&file);
    assert!(refused(&file).starts_with("the store is of version 99; this program knows"));
}

#[test]
fn missing_and_empty_files_are_for_servers_to_make_and_never_for_operators() {
    let (_folder, file) = folder();
    for open in [Archive::open, Archive::open_beside, Archive::open_alone] {
        assert!(matches!(open(&file), Err(StoreError::File(FileError::Missing(_)))));
        assert!(!file.exists());
    }
    fs::write(&file, "").unwrap();
    assert!(matches!(Archive::open(&file), Err(StoreError::File(FileError::Foreign(_)))));
    filled(&file);
    assert_eq!(Archive::open(&file).unwrap().tables().unwrap().len(), 20);
}

#[test]
fn a_file_from_before_files_said_whose_they_are_is_ours() {
    let (_folder, file) = folder();
    Connection::open(&file).unwrap().execute_batch(FIRST_SCHEMA).unwrap();
    assert_eq!(Archive::open(&file).unwrap().tables().unwrap(), []);
    assert_eq!(Archive::open(&file).unwrap().blocked_names().unwrap(), Vec::<String>::new());
    assert!(matches!(Archive::open_beside(&file), Err(StoreError::File(FileError::Older { found: 1, .. }))));
    add_table(&Sqlite::open(&file).unwrap(), "Ada", 1);
    assert_eq!(Archive::open_beside(&file).unwrap().tables().unwrap().len(), 1);
}

/// Numbers that only have to be different.
fn numbers(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    move |below| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % below as u64) as usize
    }
}

#[test]
fn whatever_bytes_are_wrong_nothing_panics_and_the_rest_can_be_read() {
    let (folder, file) = folder();
    let ids = filled(&file);
    let whole = fs::read(&file).unwrap();
    let (mut refused, mut problems) = (0, 0);
    for seed in 0..300 {
        let mut number = numbers(seed + 1);
        let mut bytes = whole.clone();
        let start = number(bytes.len());
        for _ in 0..=number(200) {
            let place = (start + number(4096)) % bytes.len();
            bytes[place] = number(256) as u8;
        }
        let damaged = folder.path().join(format!("damaged-{seed}.db"));
        fs::write(&damaged, &bytes).unwrap();
        if let Ok(archive) = Archive::open(&damaged) {
            problems += usize::from(archive.problems().map_or(true, |problems| !problems.is_empty()));
            let _ = (archive.tables(), archive.people(), archive.blocked_names());
            for id in &ids {
                let _ = archive.table(id);
            }
            if seed % 10 == 0 {
                let _ = maintenance::copy(&archive, &folder.path().join("copy.db"));
            }
        }
        match Sqlite::open(&damaged) {
            Err(_) => refused += 1,
            Ok(store) => ids.iter().for_each(|id| drop(wait(store.table(id)))),
        }
    }
    // Bytes within a text are nobody's business but the games'; the structure around them is looked at.
    assert!(refused > 100 && problems > 50, "{refused} refused, {problems} with problems");
}

#[test]
fn gaps_in_a_log_and_rows_without_their_table_are_problems() {
    let (_folder, file) = folder();
    let ids = filled(&file);
    assert_eq!(Archive::open(&file).unwrap().problems().unwrap(), Vec::<String>::new());
    let by_hand = Connection::open(&file).unwrap();
    by_hand.pragma_update(None, "foreign_keys", false).unwrap();
    by_hand.execute("DELETE FROM entries WHERE table_id = ?1 AND number = 3", [ids[0].as_str()]).unwrap();
    by_hand.execute("DELETE FROM tables WHERE id = ?1", [ids[1].as_str()]).unwrap();
    let problems = Archive::open(&file).unwrap().problems().unwrap();
    let gap = format!("the log of table {} has 9 entries, and the last has number 9", ids[0]);
    assert!(problems.contains(&gap), "{problems:?}");
    let dangling = "a row of entries refers to a row of tables that is not there".to_owned();
    assert!(problems.contains(&dangling), "{problems:?}");
}

// Copies.

fn back_up(file: &Path, to: &Path, overwrite: bool) -> Result<(), StoreError> {
    maintenance::copy(&Archive::open(file)?, to)?.publish(overwrite)
}

/// A test that fails ends its writer, too.
struct EndOfWriting<'a>(&'a AtomicBool);

impl Drop for EndOfWriting<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

#[test]
fn a_copy_is_of_one_moment_while_a_server_writes() {
    let (folder, file) = folder();
    let store = Sqlite::open(&file).unwrap();
    let (first, second) = (add_table(&store, "Ada", 0).0, add_table(&store, "Lin", 0).0);
    let done = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let end_of_writing = EndOfWriting(&done);
        let writing = scope.spawn(|| {
            // An entry here, then the same there: at no moment is one log ahead by two.
            let mut number = 0;
            while !done.load(Ordering::Relaxed) {
                append(&store, &first, number, played(number));
                append(&store, &second, number, played(number));
                number += 1;
            }
            number
        });
        let mut lengths = vec![];
        while lengths.len() < 25 {
            let to = folder.path().join(format!("backup-{}.db", lengths.len()));
            back_up(&file, &to, false).unwrap();
            let copy = Archive::open(&to).unwrap();
            let length = |id| copy.table(id).unwrap().unwrap().entries.len();
            assert!([0, 1].contains(&(length(&first) - length(&second))));
            assert_eq!(copy.problems().unwrap(), Vec::<String>::new());
            lengths.push(length(&first));
        }
        drop(end_of_writing);
        assert!(writing.join().unwrap() > 0);
        assert!(lengths.is_sorted() && lengths[0] < lengths[24], "the writer did not wait: {lengths:?}");
    });
}

#[test]
fn a_copy_is_private_alone_and_overwrites_only_what_it_may() {
    use std::os::unix::fs::PermissionsExt;
    let (folder, file) = folder();
    filled(&file);
    let to = folder.path().join("backup.db");
    fs::write(folder.path().join("backup.db.part"), "of a backup that was killed").unwrap();
    back_up(&file, &to, false).unwrap();
    assert_eq!(fs::metadata(&to).unwrap().permissions().mode() & 0o777, 0o600);
    let first = fs::read(&to).unwrap();
    add_table(&Sqlite::open(&file).unwrap(), "Lin", 3);
    let taken = back_up(&file, &to, false).unwrap_err();
    assert!(matches!(taken, StoreError::File(FileError::Taken(_))), "{taken}");
    assert_eq!(fs::read(&to).unwrap(), first);
    back_up(&file, &to, true).unwrap();
    assert_eq!(Archive::open(&to).unwrap().tables().unwrap().len(), 21);
    let in_use = Sqlite::open(&to).unwrap();
    assert!(matches!(back_up(&file, &to, true), Err(StoreError::File(FileError::InUse(_)))));
    drop(in_use);
    let mut names: Vec<_> =
        fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    names.retain(|name| Path::new(name).extension() != Some("lock".as_ref()));
    names.sort();
    assert_eq!(names, ["backup.db", "mandate.db"], "nothing is left over");
}

#[test]
fn of_two_backups_to_one_place_the_second_waits_for_another_time() {
    let (folder, file) = folder();
    filled(&file);
    let (archive, to) = (Archive::open(&file).unwrap(), folder.path().join("backup.db"));
    let first = maintenance::copy(&archive, &to).unwrap();
    let second = maintenance::copy(&archive, &to).map(|_| ());
    assert!(matches!(second, Err(StoreError::File(FileError::BeingWritten(_)))));
    drop(first);
    assert!(
        !to.exists() && !folder.path().join("backup.db.part").exists(),
        "what is not wanted leaves nothing"
    );
    back_up(&file, &to, false).unwrap();
}

fn restore(from: &Path, file: &Path) -> Result<Option<PathBuf>, StoreError> {
    let old = OldFile::hold(file, false)?;
    let copy = maintenance::copy(&Archive::open(from)?, file)?;
    old.replace_by(copy)
}

#[test]
fn a_restored_file_is_the_backup_and_the_old_one_is_kept_whole() {
    let (folder, file) = folder();
    let backup = folder.path().join("backup.db");
    filled(&file);
    back_up(&file, &backup, false).unwrap();
    let (later, _) = add_table(&Sqlite::open(&file).unwrap(), "Lin", 3);
    let aside = restore(&backup, &file).unwrap().unwrap();
    assert!(aside.to_str().unwrap().contains("mandate.db.2"), "it bears a date: {}", aside.display());
    assert_eq!(Archive::open(&file).unwrap().table(&later).unwrap(), None);
    assert!(Archive::open(&aside).unwrap().table(&later).unwrap().is_some());
    // A machine that has nothing yet gets it all.
    let fresh = folder.path().join("fresh.db");
    assert_eq!(restore(&backup, &fresh).unwrap(), None);
    assert_eq!(wait(Sqlite::open(&fresh).unwrap().latest_tables(99)).unwrap().len(), 20);
}

#[test]
fn nothing_is_restored_under_a_running_server() {
    let (folder, file) = folder();
    let backup = folder.path().join("backup.db");
    filled(&file);
    back_up(&file, &backup, false).unwrap();
    let server = Sqlite::open(&file).unwrap();
    wait(server.latest_tables(1)).unwrap();
    let error = restore(&backup, &file).unwrap_err();
    assert_eq!(error.to_string(), format!("{} is in use: stop the server first", file.display()));
    let error = Archive::open_alone(&file).map(|_| ()).unwrap_err();
    assert_eq!(error.to_string(), format!("{} is in use: stop the server first", file.display()));
    drop(server);
    // Whoever reads or writes for it lets go of the file as soon as it has noticed.
    let end = Instant::now() + Duration::from_mins(1);
    while let Err(error) = restore(&backup, &file) {
        assert!(Instant::now() < end, "{error}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// The file as it is on disk when the server is killed: what it has written last is beside it.
fn killed(file: &Path, to: &Path) {
    for ending in ["", "-wal"] {
        let name = |file: &Path| format!("{}{ending}", file.display());
        fs::copy(name(file), name(to)).unwrap();
    }
}

#[test]
fn what_a_killed_server_left_beside_its_file_is_no_part_of_what_is_restored() {
    let (folder, file) = folder();
    let (backup, dead) = (folder.path().join("backup.db"), folder.path().join("dead.db"));
    filled(&file);
    back_up(&file, &backup, false).unwrap();
    let server = Sqlite::open(&file).unwrap();
    let (later, _) = add_table(&server, "Lin", 3);
    killed(&file, &dead);
    let aside = restore(&backup, &dead).unwrap().unwrap();
    assert!(Archive::open(&aside).unwrap().table(&later).unwrap().is_some(), "the old file has all of it");
    // The same if the old file is so damaged that it cannot even be asked.
    killed(&file, &dead);
    let mut bytes = fs::read(&dead).unwrap();
    bytes.truncate(5000);
    fs::write(&dead, bytes).unwrap();
    let wal = PathBuf::from(format!("{}-wal", dead.display()));
    fs::write(&wal, "not even a log").unwrap();
    let aside = restore(&backup, &dead).unwrap().unwrap();
    assert!(!wal.exists());
    assert_eq!(fs::metadata(aside).unwrap().len(), 5000);
    let restored = Archive::open(&dead).unwrap();
    assert_eq!(restored.problems().unwrap(), Vec::<String>::new());
    assert_eq!(restored.tables().unwrap().len(), 20);
}

#[test]
fn a_file_of_another_program_is_replaced_only_if_that_is_wanted() {
    let (folder, file) = folder();
    let diary = folder.path().join("diary.txt");
    filled(&file);
    fs::write(&diary, "Dear diary").unwrap();
    assert!(matches!(restore(&file, &diary), Err(StoreError::File(FileError::Foreign(_)))));
    let old = OldFile::hold(&diary, true).unwrap();
    let copy = maintenance::copy(&Archive::open(&file).unwrap(), &diary).unwrap();
    let aside = old.replace_by(copy).unwrap().unwrap();
    assert_eq!(fs::read_to_string(aside).unwrap(), "Dear diary");
}

// Changes.

#[test]
fn a_deleted_table_is_gone_from_the_disk() {
    let (_folder, file) = folder();
    let ids = filled(&file);
    let secret = "a spelling that stands nowhere else";
    append(
        &Sqlite::open(&file).unwrap(),
        &ids[4],
        14,
        Entry::Played { seat: Seat::FIRST, action: secret.into() },
    );
    assert!(contains(&file, secret));
    let mut archive = Archive::open_alone(&file).unwrap();
    assert_eq!(archive.delete(&[ids[4].clone(), ids[5].clone()]).unwrap(), 2);
    assert_eq!(archive.delete(&[ids[4].clone()]).unwrap(), 0);
    assert_eq!(archive.problems().unwrap(), Vec::<String>::new());
    assert_eq!(archive.tables().unwrap().len(), 18);
    drop(archive);
    assert!(!contains(&file, secret) && !contains(&file, ids[4].as_str()));
    assert!(contains(&file, ids[6].as_str()));
    let store = Sqlite::open(&file).unwrap();
    assert_eq!(wait(store.table(&ids[4])).unwrap(), None);
    assert_eq!(wait(store.latest_tables(99)).unwrap().len(), 18);
}

#[test]
fn tables_are_old_by_what_happened_there_last() {
    let (_folder, file) = folder();
    let ids = filled(&file);
    let by_hand = Connection::open(&file).unwrap();
    let aged = "UPDATE tables SET touched = touched - ?2 * 86400000 WHERE id = ?1";
    by_hand.execute(aged, rusqlite::params![ids[0].as_str(), 40]).unwrap();
    by_hand.execute(aged, rusqlite::params![ids[1].as_str(), 20]).unwrap();
    let archive = Archive::open(&file).unwrap();
    let old = |days| -> Vec<TableId> {
        archive.untouched_for(days).unwrap().into_iter().map(|row| row.id).collect()
    };
    assert_eq!(old(30), [ids[0].clone()]);
    assert_eq!(old(10), [ids[0].clone(), ids[1].clone()]);
    assert_eq!(old(50), []);
    assert_eq!(old(u32::MAX), []);
}

#[test]
fn a_renamed_person_is_renamed_at_their_tables_beside_a_running_server() {
    let (_folder, file) = folder();
    let server = Sqlite::open(&file).unwrap();
    let (id, ada) = add_table(&server, "Ada", 3);
    let (other, _) = add_table(&server, "Ada", 3);
    // At a device that is shared, everybody has a name of their own.
    let shared = TableId::fresh().unwrap();
    let chairs = vec![Chair::person(ada.clone(), "Ada"), Chair::person(ada.clone(), "Grandma")];
    wait(server.open_table(&shared, &Opening { chairs, ..opening(&ada, "Ada") }, &[])).unwrap();
    let order = wait(server.latest_tables(9)).unwrap();
    let mut archive = Archive::open_beside(&file).unwrap();
    assert_eq!(archive.rename(&ada, "Augusta", usual).unwrap(), 2);
    assert_eq!(wait(server.name_of(&ada)).unwrap().as_deref(), Some("Augusta"));
    assert_eq!(names_at(&archive, &id), ["Augusta", ""]);
    assert_eq!(names_at(&archive, &other), ["Ada", ""]);
    assert_eq!(names_at(&archive, &shared), ["Augusta", "Grandma"]);
    assert_eq!(wait(server.latest_tables(9)).unwrap(), order, "no list shows it");
    assert_eq!(archive.problems().unwrap(), Vec::<String>::new());
}

#[test]
fn nobody_has_a_blocked_name_however_it_is_spelled() {
    let (_folder, file) = folder();
    let server = Sqlite::open(&file).unwrap();
    let (id, rude) = add_table(&server, "Rude Word", 3);
    let (other, ada) = add_table(&server, "Ada", 3);
    let mut archive = Archive::open_beside(&file).unwrap();
    let blocked = archive.block("rude word", usual).unwrap();
    assert_eq!((blocked.people, blocked.tables), (vec![rude.clone()], 1));
    assert_eq!(names_at(&archive, &id), ["Mei Chu", ""]);
    assert_eq!(names_at(&archive, &other), ["Ada", ""]);
    assert_eq!(wait(server.name_of(&rude)).unwrap(), None, "the guest's usual name is back");
    assert_eq!(wait(server.name_of(&ada)).unwrap().as_deref(), Some("Ada"));
    for spelled in
        ["Rude Word", "RUDE-WORD", "rudeword", "r.u.d.e. word", "Rud\u{435} Word", "\u{ff32}ude Word"]
    {
        assert!(wait(server.is_blocked(spelled)).unwrap(), "{spelled}");
    }
    for other in ["Ada", "Rude", "Rude Words", "!"] {
        assert!(!wait(server.is_blocked(other)).unwrap(), "{other}");
    }
    archive.block("Rude-Word", usual).unwrap();
    assert_eq!(archive.blocked_names().unwrap(), ["rude word"]);
    assert!(archive.unblock("RUDE WORD").unwrap());
    assert!(!archive.unblock("RUDE WORD").unwrap());
    assert!(!wait(server.is_blocked("Rude Word")).unwrap());
}

#[test]
fn somebody_forgotten_has_left_no_name_on_the_disk() {
    let (_folder, file) = folder();
    let store = Sqlite::open(&file).unwrap();
    let (id, person) = add_table(&store, "Bartholomew", 3);
    let sat = Entry::Sat {
        seat: Seat::FIRST,
        person: person.clone(),
        name: "Barty the Younger".into(),
        chance: None,
    };
    append(&store, &id, 3, sat);
    wait(store.set_name(&person, "Barty the Younger")).unwrap();
    // A rematch keeps a seat for them, at which they have not sat down yet.
    let (rematch, lin) = (TableId::fresh().unwrap(), PersonId::fresh().unwrap());
    let kept = Chair::Kept { person: person.clone(), name: "Barty the Elder".into() };
    let chairs = vec![Chair::person(lin.clone(), "Lin"), kept];
    wait(store.open_table(&rematch, &Opening { chairs, ..opening(&lin, "Lin") }, &[])).unwrap();
    drop(store);
    assert!(contains(&file, "Bartholomew") && contains(&file, "Barty"));
    let mut archive = Archive::open_alone(&file).unwrap();
    assert_eq!(archive.forget(&person, "Mei Chu").unwrap(), 2);
    let kept = Chair::Kept { person: person.clone(), name: "Mei Chu".into() };
    assert_eq!(archive.table(&rematch).unwrap().unwrap().opening.chairs[1], kept, "the seat is still kept");
    assert_eq!(names_at(&archive, &id), ["Mei Chu", ""]);
    assert_eq!(archive.table(&id).unwrap().unwrap().entries.len(), 4, "the match stays");
    drop(archive);
    assert!(!contains(&file, "Bartholomew") && !contains(&file, "Barty"));
    assert!(contains(&file, "Lin"));
}

#[test]
fn people_are_listed_whether_they_chose_a_name_or_only_sat_down() {
    let (_folder, file) = folder();
    let store = Sqlite::open(&file).unwrap();
    let (_, ada) = add_table(&store, "Ada", 0);
    let guest = PersonId::fresh().unwrap();
    wait(store.open_table(&TableId::fresh().unwrap(), &opening(&guest, "Mei Chu"), &[])).unwrap();
    let mut people = Archive::open(&file).unwrap().people().unwrap();
    people.sort_by_key(|row| row.name.is_none());
    let told: Vec<_> = people.into_iter().map(|row| (row.person, row.name, row.tables)).collect();
    assert_eq!(told, [(ada, Some("Ada".into()), 1), (guest, None, 1)]);
}
