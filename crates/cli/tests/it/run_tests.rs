//! `scripts/run-tests` in a repository of two crates, with a `cargo` that has built their test programs before.

use serde_json::json;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use tempfile::TempDir;

struct Repository {
    folder: TempDir,
}

impl Repository {
    /// Qin's tests read nothing but their own folder; those of the site start browsers. All pass.
    fn new() -> Repository {
        let repository = Repository { folder: tempfile::tempdir().unwrap() };
        for folder in ["scripts", "bin", "target/debug/deps", "crates/qin", "crates/web"] {
            fs::create_dir_all(repository.path(folder)).unwrap();
        }
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scripts/run-tests");
        fs::copy(script, repository.path("scripts/run-tests")).unwrap();
        let artifacts = ["qin", "web"].map(|name| {
            repository.program(name, "");
            json!({
                "reason": "compiler-artifact",
                "manifest_path": repository.path(&format!("crates/{name}/Cargo.toml")),
                "target": { "kind": ["test"], "name": "it" },
                "profile": { "test": true },
                "executable": repository.executable(name),
            })
        });
        let library =
            json!({ "reason": "compiler-artifact", "profile": { "test": false }, "executable": null });
        let told =
            format!("{}\n{}\n{library}\n{{\"reason\":\"build-finished\"}}", artifacts[0], artifacts[1]);
        fs::write(repository.path("artifacts"), told).unwrap();
        repository.cargo("cat artifacts", "");
        repository
    }

    fn path(&self, path: &str) -> PathBuf {
        self.folder.path().join(path)
    }

    fn executable(&self, name: &str) -> PathBuf {
        self.path("target/debug/deps").join(name)
    }

    /// A test program that says that it runs and does this.
    fn program(&self, name: &str, does: &str) {
        write(&self.executable(name), &format!("echo {name} >> ../../ran\n{does}"));
    }

    /// A `cargo` that does this when it is to build the test programs, and that for the examples of documentation.
    fn cargo(&self, build: &str, examples: &str) {
        let text =
            format!("case \"$*\" in *--no-run*) {build};; *--doc*) echo doc >> ran; {examples};; esac");
        write(&self.path("bin/cargo"), &text);
    }

    fn run(&self) -> Output {
        let path = format!("{}:{}", self.path("bin").display(), std::env::var("PATH").unwrap());
        let mut script = Command::new(self.path("scripts/run-tests"));
        script.current_dir(self.folder.path()).env("PATH", path).output().unwrap()
    }

    /// Runs the tests, and tells which programs ran.
    #[track_caller]
    fn ran(&self) -> Vec<String> {
        let _ = fs::remove_file(self.path("ran"));
        let output = self.run();
        assert!(output.status.success(), "{output:?}");
        self.started()
    }

    fn started(&self) -> Vec<String> {
        let ran = fs::read_to_string(self.path("ran")).unwrap_or_default();
        let mut ran: Vec<String> = ran.lines().map(str::to_owned).collect();
        ran.sort();
        ran
    }
}

/// Writes a program.
fn write(file: &Path, text: &str) {
    fs::write(file, format!("#!/usr/bin/env bash\n{text}\n")).unwrap();
    fs::set_permissions(file, fs::Permissions::from_mode(0o755)).unwrap();
}

/// What the script said.
fn said(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

#[test]
fn a_fresh_clone_runs_every_program_and_the_examples() {
    assert_eq!(Repository::new().ran(), ["doc", "qin", "web"]);
}

#[test]
fn what_passed_rests_until_it_or_its_folder_changes() {
    let repository = Repository::new();
    repository.ran();
    let always = ["doc", "web"];
    assert_eq!(repository.ran(), always);
    repository.program("qin", "true");
    assert_eq!(repository.ran(), ["doc", "qin", "web"], "another program");
    assert_eq!(repository.ran(), always);
    fs::write(repository.path("crates/qin/examples.toml"), "").unwrap();
    assert_eq!(repository.ran(), ["doc", "qin", "web"], "another file beside it");
    assert_eq!(repository.ran(), always);
    write(&repository.path("bin/postgres"), "echo 99.9");
    assert_eq!(repository.ran(), ["doc", "qin", "web"], "another database");
    fs::write(repository.path("crates/web/page.rs"), "").unwrap();
    assert_eq!(repository.ran(), always);
}

#[test]
fn what_fails_is_shown_and_fails_again() {
    let repository = Repository::new();
    repository.program("qin", "echo the province is wrong; exit 101");
    for _ in 0..2 {
        let output = repository.run();
        assert!(!output.status.success());
        assert!(said(&output).contains("the province is wrong\n"), "{}", said(&output));
        assert!(said(&output).ends_with("failed: qin test it\n"), "{}", said(&output));
    }
    assert_eq!(repository.started().iter().filter(|it| *it == "qin").count(), 2);
}

/// What a test program says of a test called `late` and one called `early`.
const ONE_FAILED: &str =
    "echo 'test early ... ok'; echo 'test late ... FAILED'; echo 'test result: FAILED. 1 passed; 1 failed;'";

#[test]
fn a_test_that_was_late_beside_others_is_run_by_itself_and_named() {
    let repository = Repository::new();
    let alone =
        "echo \"$*\" >> ../../alone; echo 'test late ... ok'; echo 'test result: ok. 1 passed; 0 failed;'";
    repository.program("web", &format!("if [ $# -gt 0 ]; then {alone}; else {ONE_FAILED}; exit 101; fi"));
    let output = repository.run();
    assert!(output.status.success(), "{output:?}");
    let told = String::from_utf8(output.stdout).unwrap();
    assert_eq!(told, "2 passed, 0 failed\nnot steady, passed by itself only: web test it: late\n");
    let alone = fs::read_to_string(repository.path("alone")).unwrap();
    assert_eq!(alone, "--exact --test-threads=1 late\n");
}

#[test]
fn what_passed_only_by_itself_does_not_rest() {
    let repository = Repository::new();
    let alone = "echo 'test result: ok. 1 passed; 0 failed;'";
    repository.program("qin", &format!("if [ $# -gt 0 ]; then {alone}; else {ONE_FAILED}; exit 101; fi"));
    for _ in 0..2 {
        assert!(repository.run().status.success());
    }
    assert_eq!(repository.started().iter().filter(|it| *it == "qin").count(), 4);
}

#[test]
fn a_test_that_fails_twice_has_failed() {
    let repository = Repository::new();
    repository.program("web", &format!("{ONE_FAILED}; exit 101"));
    let output = repository.run();
    assert!(!output.status.success());
    assert!(said(&output).ends_with("failed: web test it\n"), "{}", said(&output));
    assert_eq!(repository.started().iter().filter(|it| *it == "web").count(), 2);
}

#[test]
fn a_program_that_is_broken_is_not_run_again() {
    let repository = Repository::new();
    let broken = "for test in 1 2 3 4 5 6; do echo \"test $test ... FAILED\"; done; echo 'test result: FAILED. 0 passed; 6 failed;'; exit 101";
    repository.program("web", broken);
    assert!(!repository.run().status.success());
    assert_eq!(repository.started().iter().filter(|it| *it == "web").count(), 1);
}

#[test]
fn examples_that_fail_and_programs_that_do_not_compile_fail() {
    let repository = Repository::new();
    repository.cargo("cat artifacts", "exit 101");
    assert!(said(&repository.run()).ends_with("failed: examples of the documentation\n"));
    let repository = Repository::new();
    repository.cargo("exit 101", "");
    assert_eq!(repository.run().status.code(), Some(101));
    assert!(repository.started().is_empty());
}
