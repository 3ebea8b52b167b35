//! `./check` on machines that lack something, with programs in the place of the real ones that write down how they
//! were called.

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// What the steps of the check call.
const STEPS: [&str; 6] = [
    "check-types ",
    "cargo fmt --check",
    "rustfmt --check crates/qin.rs",
    "cargo clippy --workspace --all-targets -- -D warnings",
    "run-tests ",
    "cargo doc --workspace --no-deps",
];

/// A machine: a folder with the check, and one with the only commands there are.
struct Machine {
    folder: TempDir,
}

/// How the check ended there.
struct Ended {
    well: bool,
    said: String,
    /// What was called, without questions about versions.
    called: Vec<String>,
}

impl Machine {
    /// Everything is there, and whoever is at it is root.
    fn complete() -> Machine {
        let machine = Machine { folder: tempfile::tempdir().unwrap() };
        let check = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../check");
        fs::create_dir(machine.commands()).unwrap();
        fs::copy(check, machine.folder.path().join("check")).unwrap();
        fs::create_dir(machine.folder.path().join("scripts")).unwrap();
        fs::create_dir(machine.folder.path().join("crates")).unwrap();
        fs::write(machine.folder.path().join("crates/qin.rs"), "").unwrap();
        for real in ["bash", "dirname", "env", "chmod", "true", "find", "xargs"] {
            let path = ["/usr/bin", "/bin"].map(|folder| Path::new(folder).join(real));
            symlink(path.iter().find(|path| path.exists()).unwrap(), machine.commands().join(real)).unwrap();
        }
        machine
            .with("id", "echo 0")
            .with("rustup", "")
            .with("cargo", "")
            .with("rustfmt", "")
            .with("apt-get", "")
            .with("cc", "")
            .with("chromium", "")
            .with("chromium-headless-shell", "")
            .with("chromedriver", "")
            .with("nginx", "")
            .with("initdb", "")
            .with("npm", "")
            .with("python3", "")
            .with("pip3", "")
            .with_script("check-types", "")
            .with_script("run-tests", "")
    }

    fn commands(&self) -> PathBuf {
        self.folder.path().join("bin")
    }

    /// The same machine with a command that writes down how it was called and does this.
    fn with(self, name: &str, does: &str) -> Machine {
        self.write(&self.commands().join(name), name, does);
        self
    }

    /// The same machine with such a script of the repository.
    fn with_script(self, name: &str, does: &str) -> Machine {
        self.write(&self.folder.path().join("scripts").join(name), name, does);
        self
    }

    fn write(&self, file: &Path, name: &str, does: &str) {
        let called = self.folder.path().join("called");
        let text = format!("#!/usr/bin/env bash\necho \"{name} $*\" >> {}\n{does}\n", called.display());
        fs::write(file, text).unwrap();
        fs::set_permissions(file, fs::Permissions::from_mode(0o755)).unwrap();
    }

    fn without(self, name: &str) -> Machine {
        fs::remove_file(self.commands().join(name)).unwrap();
        self
    }

    fn check(&self) -> Ended {
        let mut check = Command::new(self.folder.path().join("check"));
        let output = check.env_clear().env("PATH", self.commands()).output().unwrap();
        assert!(output.stdout.is_empty());
        let called = fs::read_to_string(self.folder.path().join("called")).unwrap_or_default();
        let asked = |call: &&str| !call.starts_with("id ") && !call.ends_with("--version");
        Ended {
            well: output.status.success(),
            said: String::from_utf8(output.stderr).unwrap(),
            called: called.lines().filter(asked).map(str::to_owned).collect(),
        }
    }
}

/// An `apt-get` that brings what it is asked for.
fn installing(machine: &Machine) -> String {
    let bin = machine.commands();
    let bin = bin.display();
    format!(
        "case \"$*\" in *install*chromium*) for it in chromium-headless-shell chromedriver; do \
         echo '#!/usr/bin/env bash' > {bin}/$it; chmod +x {bin}/$it; done;; esac"
    )
}

/// A machine without a browser and its driver.
fn without_browser() -> Machine {
    Machine::complete().without("chromium-headless-shell").without("chromedriver")
}

/// The check stopped with one sentence that says what to install, and has built nothing.
#[track_caller]
fn check_stopped(ended: &Ended, sentence: &str) {
    assert!(!ended.well);
    assert!(
        ended.said.starts_with("check: please install ") && ended.said.contains(sentence),
        "{}",
        ended.said
    );
    assert_eq!(ended.said.lines().count(), 1, "{}", ended.said);
    assert!(!ended.called.iter().any(|call| call.starts_with("cargo")), "{:?}", ended.called);
}

#[test]
fn a_complete_machine_runs_every_step_and_sums_up() {
    let ended = Machine::complete().check();
    assert!(ended.well, "{}", ended.said);
    assert_eq!(ended.called, STEPS);
    let summary: Vec<&str> =
        ended.said.lines().skip_while(|line| *line != "check: everything holds").collect();
    let named = summary.iter().skip(1).map(|line| line.split_whitespace().next().unwrap());
    assert!(named.eq(["types", "form", "lints", "tests", "documentation"]), "{}", ended.said);
}

#[test]
fn root_gets_the_browser_before_anything_is_built() {
    let machine = without_browser();
    let apt_get = installing(&machine);
    let ended = machine.with("apt-get", &apt_get).check();
    assert!(ended.well, "{}", ended.said);
    let installed = "apt-get install -y -qq --no-install-recommends chromium-headless-shell chromium-driver";
    assert_eq!(ended.called[..2], ["apt-get update -qq", installed]);
    assert_eq!(ended.called[2..], STEPS);
}

#[test]
fn whoever_may_become_root_without_a_password_gets_it_too() {
    let machine = without_browser();
    let apt_get = installing(&machine);
    let ended =
        machine.with("apt-get", &apt_get).with("id", "echo 1000").with("sudo", "shift; \"$@\"").check();
    assert!(ended.well, "{}", ended.said);
    assert!(ended.called.contains(&"sudo -n apt-get update -qq".to_owned()), "{:?}", ended.called);
    assert_eq!(ended.called[ended.called.len() - STEPS.len()..], STEPS);
}

#[test]
fn who_may_not_install_is_told_what_is_missing() {
    let packages = "chromium-headless-shell chromium-driver (on Debian as root: apt-get install chromium-headless-shell chromium-driver)";
    let person = || without_browser().with("id", "echo 1000");
    check_stopped(&person().check(), packages);
    check_stopped(&person().with("sudo", "echo 'a password is required' >&2; exit 1").check(), packages);
    check_stopped(&without_browser().without("apt-get").check(), packages);
    check_stopped(&without_browser().with("apt-get", "exit 100").check(), packages);
    check_stopped(&Machine::complete().without("cc").without("apt-get").check(), "build-essential");
}

#[test]
fn rust_and_its_components_are_needed_first() {
    check_stopped(&Machine::complete().without("cargo").check(), "Rust");
    let lacking = "case \"$*\" in 'clippy --version') exit 101;; esac";
    let ended = Machine::complete().with("cargo", lacking).check();
    assert!(ended.well, "{}", ended.said);
    assert_eq!(ended.called[0], "rustup component add rustfmt clippy");
    check_stopped(&Machine::complete().with("cargo", lacking).with("rustup", "exit 1").check(), "clippy");
    check_stopped(&Machine::complete().with("cargo", lacking).without("rustup").check(), "clippy");
}

#[test]
fn a_step_that_fails_is_named_and_the_last() {
    let ended = Machine::complete().with("cargo", "case \"$*\" in clippy*warnings) exit 101;; esac").check();
    assert!(!ended.well);
    assert_eq!(ended.said.lines().last(), Some("check: failed: lints"));
    assert_eq!(ended.called, STEPS[..4]);
}

#[test]
fn a_file_that_cargo_does_not_format_is_found_too() {
    let ended = Machine::complete().with("rustfmt", "exit 1").check();
    assert!(!ended.well && ended.said.ends_with("check: failed: form\n"), "{}", ended.said);
    assert_eq!(ended.called, STEPS[..3]);
}

#[test]
fn rules_of_accessibility_are_fetched_if_the_repository_says_how() {
    let ended = Machine::complete().with_script("fetch-axe", "exit 1").check();
    assert!(!ended.well && ended.said.ends_with("check: failed: axe-core\n"), "{}", ended.said);
}
