//! What an operator does with `mandate admin`, beside a real server and without one.

use crate::server::{Guest, Server, attribute, legal};
use assert_cmd::cargo::CommandCargoExt;
use game::Seat;
use games::IDS;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};
use store::{Append, Entry, Sqlite, Store, TableId, Token};
use tempfile::TempDir;
use ureq::Body;
use ureq::http::Response;

/// The tables of a server to which matches were brought, and one more.
const ALL: usize = IDS.len() + 1;

/// A folder with the file of a server in it.
struct Place {
    folder: TempDir,
    file: PathBuf,
}

impl Place {
    fn new() -> Place {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("mandate.db");
        Place { folder, file }
    }

    /// A server on the file.
    fn serve(&self) -> Server {
        Server::start(&["--data", self.file.to_str().unwrap()])
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn command(&self, arguments: &str) -> Command {
        let mut command = Command::cargo_bin("mandate").unwrap();
        command.current_dir(&self.folder).args(["admin", "--data"]).arg(&self.file);
        command.args(arguments.split_whitespace()).stdin(Stdio::null());
        command
    }

    fn admin(&self, arguments: &str) -> Output {
        self.command(arguments).output().unwrap()
    }

    /// What a command prints if it succeeds.
    fn printed(&self, arguments: &str) -> String {
        let output = self.admin(arguments);
        assert!(output.status.success(), "{arguments}: {}", text(&output.stderr));
        assert!(output.stderr.is_empty(), "{arguments}: {}", text(&output.stderr));
        text(&output.stdout)
    }

    /// The exit status and the sentence of a command that fails, with the folder left out.
    fn trouble(&self, arguments: &str) -> (i32, String) {
        let output = self.admin(arguments);
        let folder = format!("{}/", self.folder.path().display());
        let sentence = text(&output.stderr).replace(&folder, "");
        assert!(!sentence.contains("panicked") && !output.status.success(), "{arguments}: {sentence}");
        (output.status.code().unwrap(), sentence.trim_end().to_owned())
    }

    fn tables(&self) -> Vec<Value> {
        serde_json::from_str(&self.printed("list --json")).unwrap()
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

fn mandate(arguments: &[&str]) -> Output {
    Command::cargo_bin("mandate").unwrap().args(arguments).output().unwrap()
}

/// What an operator's tests do with a guest.
impl Guest {
    /// Looks at a page until it is as wished: what an operator changes is seen within seconds.
    fn await_page(&self, server: &Server, path: &str, wished: impl Fn(&str) -> bool) {
        let end = Instant::now() + Duration::from_secs(30);
        while !wished(&self.page(&server.address, path)) {
            assert!(Instant::now() < end, "{path} stays as it was");
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Sends a form that is answered.
    fn send(&self, server: &Server, path: &str, form: &[(&str, &str)]) -> Response<Body> {
        self.post(&server.address, path, form).unwrap()
    }

    /// Opens a table of Qin for this guest and somebody beside them.
    fn open(&self, server: &Server, beside: &str) -> String {
        let seats = [("seat-0", "me"), ("seat-1", "guest"), ("name-1", beside)];
        let opened = self.send(server, "/new/qin", &seats);
        let path = opened.headers().get("location").unwrap().to_str().unwrap();
        path.strip_prefix("/t/").unwrap().to_owned()
    }

    fn upload(&self, server: &Server, record: &str) {
        let body = format!(
            "--x\r\ncontent-disposition: form-data; name=\"record\"; filename=\"r.json\"\r\n\r\n{record}\r\n--x--\r\n"
        );
        let request = self.agent.post(format!("{}/records", server.address)).header("cookie", &self.cookie);
        let request = request.header("origin", &server.address);
        let answer = request.header("content-type", "multipart/form-data; boundary=x").send(body).unwrap();
        assert_eq!(answer.status(), 303, "{}", answer.into_body().read_to_string().unwrap());
    }

    /// Plays the first legal action at a table for whoever is to play.
    fn play(&self, server: &Server, id: &str) -> u16 {
        let curtain = self.page(&server.address, &format!("/t/{id}"));
        let seat = curtain.split("?as=").nth(1).map(|rest| rest[..1].to_owned()).unwrap();
        let page = self.page(&server.address, &format!("/t/{id}?as={seat}"));
        let (version, legal) = (attribute(&page, "data-version").unwrap(), legal(&page));
        let token = Token::fresh().unwrap();
        let form = [
            ("seat", seat.as_str()),
            ("version", &version),
            ("token", token.as_str()),
            ("action", &legal[0]),
        ];
        self.send(server, &format!("/t/{id}/play"), &form).status().as_u16()
    }
}

/// A finished match of every game, brought to a server.
fn upload_matches(place: &Place, guest: &Guest, server: &Server) {
    let records = place.path("simulated");
    for game in IDS {
        let simulated = mandate(&[
            "simulate",
            game,
            "--games",
            "1",
            "--seed",
            "tea",
            "--records",
            records.to_str().unwrap(),
        ]);
        assert!(simulated.status.success());
        guest.upload(server, &fs::read_to_string(records.join(format!("{game}-000001.json"))).unwrap());
    }
}

#[test]
fn an_operator_reads_and_backs_up_while_people_play() {
    let place = Place::new();
    let server = place.serve();
    let guest = Guest::new(&server.address);
    upload_matches(&place, &guest, &server);
    let id = guest.open(&server, "Lin");
    assert_eq!(guest.play(&server, &id), 303);

    let tables = place.tables();
    let state = |state: &str| tables.iter().filter(|table| table["state"] == state).count();
    assert_eq!((tables.len(), state("over"), state("running")), (ALL, IDS.len(), 1));
    let mine = tables.iter().find(|table| table["id"] == id.as_str()).unwrap();
    assert_eq!(
        (mine["game"].as_str(), mine["entries"].as_u64(), mine["seats"][1].as_str()),
        (Some("qin"), Some(1), Some("Lin"))
    );
    let person = mine["people"][0].as_str().unwrap();
    for (filter, count) in [
        ("--game qin", 2),
        ("--game chess", 0),
        (&format!("--person {person}"), 1),
        ("--person Lin", 1),
        ("--older-than 1", 0),
    ] {
        assert_eq!(place.printed(&format!("list {filter}")).lines().count(), count, "{filter}");
    }
    let shown = place.printed(&format!("show {id}"));
    assert!(shown.contains("1 action so far") && shown.contains(person), "{shown}");
    assert!(place.printed("people").contains(person));
    assert!(place.printed("check").contains(&format!("is whole: {ALL} tables with ")), "all replay");

    assert!(place.printed("backup backup.db").contains(&format!("holds {ALL} tables")));
    assert_eq!(guest.play(&server, &id), 303, "people play on");
    let backup = Place { file: place.path("backup.db"), folder: tempfile::tempdir().unwrap() };
    assert_eq!(backup.tables().len(), ALL);
    assert!(backup.printed("check").contains("every match replays"));
    assert_eq!(
        place.trouble("backup backup.db"),
        (2, "mandate: backup.db is there already; choose another name, or overwrite it with --force".into())
    );
    place.printed("backup backup.db --force");

    for refused in [
        format!("delete {id} --yes"),
        "prune --older-than 0 --yes".into(),
        "restore backup.db".into(),
        format!("forget {person} --yes"),
    ] {
        assert_eq!(
            place.trouble(&refused),
            (1, "mandate: mandate.db is in use: stop the server first".into()),
            "{refused}"
        );
    }
    assert!(
        place.printed("prune --older-than 0").contains(&format!("{ALL} tables of {ALL} would be deleted"))
    );
    assert_eq!(place.tables().len(), ALL);
    assert_eq!(guest.play(&server, &id), 303, "and nobody noticed anything");
}

#[test]
fn an_operator_takes_things_out_while_the_server_is_stopped() {
    let place = Place::new();
    let server = place.serve();
    let guest = Guest::new(&server.address);
    upload_matches(&place, &guest, &server);
    assert_eq!(guest.send(&server, "/me/name", &[("name", "Bartholomew")]).status(), 303);
    let (kept, deleted) = (guest.open(&server, "Lin"), guest.open(&server, "Bo"));
    drop(server);
    place.printed("backup before.db");

    assert_eq!(
        place.trouble(&format!("delete {deleted}")),
        (1, "mandate: nothing was deleted: it takes a yes, or --yes where nobody can be asked".into())
    );
    assert_eq!(place.trouble(&format!("delete {deleted} aaaaaaaaaa --yes")).0, 2, "one of them is not there");
    assert_eq!(place.tables().len(), ALL + 1);
    let told = place.printed(&format!("delete {deleted} --yes"));
    assert!(told.contains(&deleted) && told.contains("1 table deleted"), "{told}");
    assert!(
        place
            .printed("prune --older-than 0 --finished --yes")
            .contains(&format!("{} tables deleted", IDS.len()))
    );
    let tables = place.tables();
    assert_eq!(tables.len(), 1);
    let person = tables[0]["people"][0].as_str().unwrap();
    place.printed(&format!("forget {person} --yes"));
    assert!(!place.printed(&format!("show {kept}")).contains("Bartholomew"));

    let server = place.serve();
    assert_eq!(guest.get(&server.address, &format!("/t/{deleted}")).status(), 404);
    assert!(!guest.page(&server.address, &format!("/t/{kept}")).contains("Bartholomew"));
    assert_eq!(guest.play(&server, &kept), 303);
    drop(server);

    let told = place.printed("restore before.db");
    let restored = format!("is restored from before.db: {} tables", ALL + 1);
    assert!(told.contains(&restored) && told.contains("is kept as "), "{told}");
    let server = place.serve();
    assert!(guest.page(&server.address, &format!("/t/{deleted}")).contains("Bartholomew"));
}

#[test]
fn names_are_changed_and_blocked_while_people_play() {
    let place = Place::new();
    let server = place.serve();
    let guest = Guest::new(&server.address);
    assert_eq!(guest.send(&server, "/me/name", &[("name", "Rude Word")]).status(), 303);
    let id = guest.open(&server, "Lin");
    assert!(guest.page(&server.address, &format!("/t/{id}")).contains("Rude Word"));

    let told = place.command("block").arg("rude word").output().unwrap();
    assert!(text(&told.stdout).contains("1 person had chosen it, and seats at 1 table bore it"), "{told:?}");
    guest.await_page(&server, "/me", |page| !page.contains("value=\"Rude Word\""));
    let refused = guest.send(&server, "/me/name", &[("name", "RUDE - word")]);
    assert_eq!(refused.status(), 422);
    assert!(refused.into_body().read_to_string().unwrap().contains("This name is not allowed here."));
    let seats = [("seat-0", "me"), ("seat-1", "guest"), ("name-1", "Rude Word")];
    assert_eq!(guest.send(&server, "/new/qin", &seats).status(), 422);
    assert_eq!(place.printed("block"), "rude word\n");
    // The table that the server has in mind is older than the file: the next move finds that out, and is made.
    assert_eq!(guest.play(&server, &id), 303);
    assert!(!guest.page(&server.address, &format!("/t/{id}")).contains("Rude Word"));
    assert_eq!(guest.play(&server, &id), 303);

    let person = place.tables()[0]["people"][0].as_str().unwrap().to_owned();
    let blocked = place.trouble(&format!("rename {person} RudeWord"));
    assert_eq!(
        blocked,
        (2, "mandate: \u{201c}RudeWord\u{201d} is blocked; `mandate admin unblock` it first".into())
    );
    assert!(place.trouble(&format!("rename {person} Master")).1.contains("cannot be a name: "));
    assert!(place.printed(&format!("rename {person} Ada")).contains("is Ada now, at 1 table too"));
    guest.await_page(&server, "/me", |page| page.contains("value=\"Ada\""));
    assert!(place.command("unblock").arg("Rude Word").output().unwrap().status.success());
    assert_eq!(place.trouble("unblock Nobody").0, 2);
    assert_eq!(guest.send(&server, "/me/name", &[("name", "Rude Word")]).status(), 303);
}

#[test]
fn exported_matches_are_records_that_anybody_can_verify() {
    let place = Place::new();
    let server = place.serve();
    let guest = Guest::new(&server.address);
    upload_matches(&place, &guest, &server);
    let id = guest.open(&server, "Lin");
    assert_eq!(guest.play(&server, &id), 303);
    assert!(
        place
            .printed("export --to out")
            .contains(&format!("{} finished matches and 1 unfinished are in out", IDS.len()))
    );
    let files = || fs::read_dir(place.path("out")).unwrap().map(|entry| entry.unwrap().path());
    assert_eq!(files().count(), ALL);
    let running = place.path("out").join(format!("qin-{id}.json"));
    let finished: Vec<PathBuf> = files().filter(|file| *file != running).collect();
    assert_eq!(finished.len(), IDS.len());
    for file in finished {
        let verified = mandate(&["verify", file.to_str().unwrap()]);
        assert!(text(&verified.stdout).contains("are as promised"), "{verified:?}");
    }
    let read = || serde_json::from_str::<Value>(&fs::read_to_string(&running).unwrap()).unwrap();
    assert!(read()["seed"].is_null() && read()["deal"].is_null(), "what is being played keeps its secrets");
    assert_eq!(mandate(&["verify", running.to_str().unwrap()]).status.code(), Some(1));
    place.printed(&format!("export {id} --to out --with-secrets"));
    assert!(read()["deal"].is_object());
    assert!(mandate(&["verify", running.to_str().unwrap()]).status.success());
}

#[test]
fn a_log_that_the_rules_do_not_take_is_told_of_and_the_others_are_well() {
    let place = Place::new();
    let server = place.serve();
    let guest = Guest::new(&server.address);
    let (bad, worse, good) =
        (guest.open(&server, "Lin"), guest.open(&server, "Bo"), guest.open(&server, "Mei"));
    drop(server);
    let store = Sqlite::open(&place.file).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let broken = [
        (&bad, Entry::Played { seat: Seat::FIRST, action: "\u{1b}[2Jnonsense".into() }),
        (&worse, Entry::Drafted { seat: Seat::new(4).unwrap(), actions: vec![] }),
    ];
    for (id, entry) in broken {
        let id = TableId::new(id).unwrap();
        let append = Append::new(0, Token::fresh().unwrap(), vec![entry]);
        runtime.block_on(store.append(&id, &append)).unwrap();
    }
    drop(store);
    let output = place.admin("check");
    assert_eq!(output.status.code(), Some(1));
    let told = text(&output.stdout);
    assert_eq!(told.lines().count(), 2, "{told}");
    assert!(told.contains(&format!("table {bad} (qin): ")) && !told.contains('\u{1b}'), "{told}");
    assert!(told.contains(&format!("table {worse} (qin): this table has no such seat")), "{told}");
    assert!(text(&output.stderr).ends_with("mandate.db has 2 problems\n"));
    // That is no reason to have no backup.
    let output = place.admin("backup backup.db");
    assert!(
        output.status.success() && text(&output.stderr).contains("2 tables cannot be replayed"),
        "{output:?}"
    );
    let exported = place.trouble("export --to out");
    assert_eq!(exported.0, 1);
    assert!(exported.1.ends_with("mandate: 2 tables could not be exported"), "{}", exported.1);
    assert!(place.path("out").join(format!("qin-{good}.json")).exists());
    let states: Vec<Value> = place.tables().into_iter().map(|table| table["state"].clone()).collect();
    assert_eq!(states.iter().filter(|state| **state == "broken").count(), 2);
}

/// What the server says that shall serve from a file, and how it ends.
fn served(file: &Path) -> (i32, String) {
    let output = mandate(&["serve", "--listen", "127.0.0.1:0", "--data", file.to_str().unwrap()]);
    let sentence = text(&output.stderr).replace(&format!("{}/", file.parent().unwrap().display()), "");
    assert!(!sentence.contains("panicked") && output.stdout.is_empty(), "{sentence}");
    (output.status.code().unwrap(), sentence.trim_end().to_owned())
}

#[test]
fn a_server_says_in_one_sentence_what_is_wrong_with_its_file() {
    let place = Place::new();
    drop(place.serve());
    // Whoever uses the file last takes in what the server wrote beside it.
    place.printed("check");
    let whole = fs::read(&place.file).unwrap();
    assert!(whole.len() > 8192);
    fs::write(&place.file, &whole[..8192]).unwrap();
    let (status, sentence) = served(&place.file);
    assert_eq!(status, 1);
    assert!(sentence.starts_with("mandate: mandate.db is damaged: "), "{sentence}");
    assert!(sentence.ends_with("; restore a backup with `mandate admin restore`"), "{sentence}");
    assert_eq!(place.trouble("check").0, 1);
    fs::write(&place.file, "Dear diary").unwrap();
    let foreign = (1, "mandate: mandate.db is not a database of Mandate".to_owned());
    assert_eq!(served(&place.file), foreign);
    assert_eq!(place.trouble("check"), foreign);
    assert_eq!(fs::read_to_string(&place.file).unwrap(), "Dear diary");
    let folder = place.path("folder");
    fs::create_dir(&folder).unwrap();
    assert_eq!(served(&folder), (1, "mandate: folder is a folder, not a database of Mandate".into()));
}

/// Root may read everything, so the file is somebody else's and the program runs as nobody.
#[test]
fn a_file_that_may_not_be_read_is_told_of() {
    use std::io::ErrorKind;
    use std::os::unix::fs::{MetadataExt, PermissionsExt};
    use std::os::unix::process::CommandExt;
    let place = Place::new();
    drop(place.serve());
    let is_root = fs::metadata(&place.file).unwrap().uid() == 0;
    fs::set_permissions(&place.file, PermissionsExt::from_mode(if is_root { 0o600 } else { 0 })).unwrap();
    fs::set_permissions(&place.folder, PermissionsExt::from_mode(0o777)).unwrap();
    let program = place.path("mandate");
    fs::copy(Command::cargo_bin("mandate").unwrap().get_program(), &program).unwrap();
    for arguments in [&["serve", "--data"][..], &["admin", "check", "--data"]] {
        let mut command = Command::new(&program);
        command.args(arguments).arg(&place.file);
        if is_root {
            command.uid(65534).gid(65534);
        }
        // A program that another test started while this one was being copied holds the copy open for a moment.
        let output = loop {
            match command.output() {
                Err(error) if error.kind() == ErrorKind::ExecutableFileBusy => std::thread::yield_now(),
                output => break output.unwrap(),
            }
        };
        let sentence = text(&output.stderr);
        assert!(sentence.contains("cannot read ") && sentence.contains("Permission denied"), "{sentence}");
        assert!(!output.status.success());
    }
}

#[test]
fn wrong_input_is_answered_by_one_sentence_and_makes_no_file() {
    let place = Place::new();
    let id = "aaaaaaaaaa";
    let person = "aaaaaaaaaaaaaaaa";
    for command in [
        "check".to_owned(),
        "list".into(),
        "backup b.db".into(),
        "people".into(),
        "block rude".into(),
        "block".into(),
        "export --to out".into(),
        format!("show {id}"),
        format!("delete {id} --yes"),
        "prune --older-than 3 --yes".into(),
        format!("rename {person} Ada"),
        format!("forget {person} --yes"),
    ] {
        assert_eq!(place.trouble(&command), (2, "mandate: there is no file mandate.db".into()), "{command}");
    }
    assert_eq!(fs::read_dir(&place.folder).unwrap().count(), 0);
    drop(place.serve());
    assert_eq!(
        place.trouble(&format!("show {id}")),
        (2, format!("mandate: there is no table {id} in mandate.db"))
    );
    assert_eq!(
        place.trouble(&format!("rename {person} Ada")),
        (2, format!("mandate: there is nobody {person} in mandate.db"))
    );
    assert_eq!(place.trouble("backup mandate.db --force").0, 2);
    assert_eq!(place.trouble("restore mandate.db").0, 2);
    assert_eq!(place.trouble("restore nothing.db"), (2, "mandate: there is no file nothing.db".into()));
    assert_eq!(place.trouble("show not-an-id").0, 2);
    assert_eq!(place.trouble("prune --older-than yesterday").0, 2);
    assert_eq!(place.trouble("prune").0, 2);
    fs::write(place.path("bad.db"), "Dear diary").unwrap();
    assert_eq!(place.trouble("restore bad.db"), (1, "mandate: bad.db is not a database of Mandate".into()));
    assert_eq!(place.tables(), Vec::<Value>::new());
}

/// Kills a command later and later, until it has ended before. `look` is called after every death.
fn kill_later_and_later(command: impl Fn() -> Command, mut look: impl FnMut()) -> usize {
    for deaths in 0.. {
        let mut process = command().stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        let (begun, patience) = (Instant::now(), Duration::from_micros(500) * deaths);
        while begun.elapsed() < patience && process.try_wait().unwrap().is_none() {
            std::thread::yield_now();
        }
        let ended = process.try_wait().unwrap().is_some();
        // On Unix this is `kill -9`.
        let _ = process.kill();
        process.wait().unwrap();
        look();
        if ended {
            return deaths as usize;
        }
    }
    0
}

#[test]
fn a_backup_that_is_killed_leaves_the_old_one_or_the_new_one() {
    let place = Place::new();
    let server = place.serve();
    let guest = Guest::new(&server.address);
    upload_matches(&place, &guest, &server);
    place.printed("backup backup.db");
    guest.open(&server, "Lin");
    let backup = Place { file: place.path("backup.db"), folder: tempfile::tempdir().unwrap() };
    let mut last = IDS.len();
    let deaths = kill_later_and_later(
        || place.command("backup backup.db --force"),
        || {
            assert!(backup.printed("check").contains("is whole"));
            last = backup.tables().len();
            assert!([IDS.len(), ALL].contains(&last));
        },
    );
    assert!(deaths > 3 && last == ALL, "{deaths} deaths");
    place.printed("backup backup.db --force");
    assert!(!place.path("backup.db.part").exists(), "what the dead left is taken away");
}

#[test]
fn a_restore_that_is_killed_leaves_the_old_file_or_the_new_one() {
    let place = Place::new();
    let server = place.serve();
    let guest = Guest::new(&server.address);
    upload_matches(&place, &guest, &server);
    place.printed("backup backup.db");
    let id = guest.open(&server, "Lin");
    // Killed, the server leaves what it wrote last beside the file.
    drop(server);
    let mut last = ALL;
    let deaths = kill_later_and_later(
        || place.command("restore backup.db"),
        || {
            assert!(place.printed("check").contains("is whole"));
            last = place.tables().len();
            assert!([IDS.len(), ALL].contains(&last));
        },
    );
    assert!(deaths > 3 && last == IDS.len(), "{deaths} deaths");
    let asides = fs::read_dir(&place.folder).unwrap().map(|entry| entry.unwrap().path());
    let asides: Vec<PathBuf> =
        asides.filter(|path| path.to_str().unwrap().contains("mandate.db.2")).collect();
    assert!(!asides.is_empty());
    let aside = Place { file: asides.into_iter().min().unwrap(), folder: tempfile::tempdir().unwrap() };
    assert!(aside.printed("list").contains(&id), "the first one aside is what was there at first");
    let server = place.serve();
    assert_eq!(guest.get(&server.address, &format!("/t/{id}")).status(), 404);
}
