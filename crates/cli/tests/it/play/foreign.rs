//! Files that somebody else wrote: nothing in them commands the terminal of whoever looks at them.

use super::pty::Terminal;
use super::{GAMES, folder};
use assert_cmd::Command;
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

/// What terminals obey, what readers do not see, and a line that would pass for ours.
const HOSTILE: &str =
    "\x1b]0;owned\x07\x1b[2J\u{9b}2J\u{202e}\u{2066}\u{200b}\u{e0041}\u{7f}\r\nFORGED line\u{2028}\u{85}";

/// What somebody does to a record.
type Change = fn(&mut Value);

/// A recorded game, written by the program itself.
fn recorded(folder: &Path, game: &str) -> Value {
    let folder = folder.to_str().unwrap();
    mandate(&["simulate", game, "--seed", "rec", "--records", folder]);
    serde_json::from_slice(&fs::read(Path::new(folder).join(format!("{game}-000001.json"))).unwrap()).unwrap()
}

/// Everything a command prints, whether or not it succeeds.
fn mandate(arguments: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mandate"));
    let script = "\nlog\nboard\nhand\nwhy\n1\nquit\n";
    let output = command.args(arguments).write_stdin(script).output().unwrap();
    String::from_utf8([output.stdout, output.stderr].concat()).unwrap()
}

/// Whether a character has no business in the output, judged by its number alone.
fn is_hostile(c: char) -> bool {
    c.is_control() && c != '\n'
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{e0000}'..='\u{e0fff}')
}

#[track_caller]
fn check_harmless(text: &str, what: &str) {
    assert!(!text.is_empty(), "{what}");
    assert!(!text.contains(is_hostile), "{what}: {text:?}");
    assert!(!text.lines().any(|line| line.trim_start().starts_with("FORGED")), "{what}: {text:?}");
}

/// Looks at a record with every command that reads one.
fn look_at(file: &Path, what: &str) {
    let file = file.to_str().unwrap();
    for command in [
        vec!["verify", file],
        vec!["replay", file],
        vec!["replay", file, "--at", "7", "--language", "fr"],
        vec!["replay", file, "--at", "7", "--seat", "0"],
        vec!["hint", file, "--at", "7", "--iterations", "20"],
        vec!["play", "--plain", "--continue", file],
    ] {
        check_harmless(&mandate(&command), &format!("{what}, {}", command[0]));
    }
}

#[test]
fn names_of_a_record_are_shown_without_what_they_command() {
    let folder = folder("foreign-names");
    for game in GAMES {
        let mut record = recorded(&folder, game);
        record["seats"][0]["name"] = json!(format!("Ada{HOSTILE}"));
        record["seats"][1]["name"] = json!(format!("{HOSTILE}Lin"));
        let file = folder.join("it.json");
        fs::write(&file, record.to_string()).unwrap();
        assert!(mandate(&["verify", file.to_str().unwrap()]).contains("verified"));
        assert!(mandate(&["replay", file.to_str().unwrap()]).contains("Ada\u{fffd}]0;owned\u{fffd}"));
        look_at(&file, game);
    }
}

#[test]
fn nothing_else_of_a_record_reaches_the_terminal_either() {
    let folder = folder("foreign-fields");
    let changes: [(&str, Change); 9] = [
        ("an action", |record| record["actions"][3][1] = json!(format!("rr{HOSTILE} d8"))),
        ("a gap of an action", |record| {
            let spelled = record["actions"][3][1].as_str().unwrap().replace(' ', "\u{2028}\r\n");
            record["actions"][3][1] = json!(spelled);
            record["actions"][0] = record["actions"][3].clone();
        }),
        ("the format", |record| record["format"] = json!(HOSTILE)),
        ("the game", |record| record["game"] = json!(HOSTILE)),
        ("a field", |record| record[HOSTILE] = json!(1)),
        ("an option", |record| record["options"][HOSTILE] = json!(HOSTILE)),
        ("a value", |record| {
            let options = record["options"].as_object_mut().unwrap();
            options.values_mut().for_each(|value| *value = json!(HOSTILE));
        }),
        ("the deal", |record| record["deal"] = json!({ HOSTILE: HOSTILE })),
        ("the outcome", |record| record["outcome"] = json!(HOSTILE)),
    ];
    for game in GAMES {
        let good = recorded(&folder, game);
        for (what, change) in changes {
            let mut record = good.clone();
            change(&mut record);
            let file = folder.join("it.json");
            fs::write(&file, record.to_string()).unwrap();
            look_at(&file, &format!("{game}, {what}"));
        }
    }
}

#[test]
fn traces_and_results_from_elsewhere_are_harmless_too() {
    let folder = folder("foreign-traces");
    let file = folder.join("it");
    let path = file.to_str().unwrap();
    let trace = mandate(&["trace", "qin", "--seed", "good"]);
    let lines: Vec<Value> = trace.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let [opening, decision] = [&lines[0], &lines[1]];
    let change = |line: &Value, field: &str| {
        let mut line = line.clone();
        line[field] = json!(HOSTILE);
        line
    };
    for lines in [
        [change(opening, "seed"), decision.clone()],
        [change(opening, "game"), decision.clone()],
        [change(opening, "deal"), decision.clone()],
        [change(opening, "options"), decision.clone()],
        [opening.clone(), change(decision, "action")],
        [opening.clone(), change(decision, HOSTILE)],
    ] {
        fs::write(&file, lines.map(|line| line.to_string()).join("\n")).unwrap();
        check_harmless(&mandate(&["trace", "--from", path]), "a trace");
    }
    let result = json!({ "game": HOSTILE, "seats": 2, "player": HOSTILE, "against": HOSTILE, "milliseconds": 1,
                         "seed": HOSTILE, "deal": 0, "won": [1.0, 0.0] });
    for result in [result.clone(), change(&result, "deal")] {
        fs::write(&file, result.to_string()).unwrap();
        let measured = mandate(&["measure", "sun-tzu", "--games", "0", "--results", path]);
        check_harmless(&(measured + &mandate(&["measure", "--games", "0", "--results", path])), "results");
    }
}

#[test]
fn a_terminal_keeps_its_title_and_what_stands_on_it() {
    let folder = folder("foreign-terminal");
    let mut record = recorded(&folder, "qin");
    record["seats"][0]["name"] = json!(format!("Ada{HOSTILE}"));
    fs::write(folder.join("names.json"), record.to_string()).unwrap();
    record["actions"][3][1] = json!(HOSTILE);
    fs::write(folder.join("actions.json"), record.to_string()).unwrap();
    let plain = [("TERM", "xterm-256color")];
    for command in [
        "verify names.json",
        "replay names.json --at 7",
        "hint names.json --at 7 --iterations 20",
        "verify actions.json",
        "replay actions.json",
        "hint actions.json",
        "play --continue actions.json",
    ] {
        let mut terminal = Terminal::run(&folder, command, &plain);
        terminal.end();
        check_harmless(&terminal.bytes().replace('\r', ""), command);
    }
    // On a whole screen there are escape sequences, but ours only, and none from a name.
    record["seats"][1]["name"] = json!("random");
    record["actions"] = json!([]);
    record["outcome"] = Value::Null;
    fs::write(folder.join("open.json"), record.to_string()).unwrap();
    let mut terminal = Terminal::play(&folder, "--continue open.json");
    terminal.see("Your options");
    terminal.press("q");
    assert!(terminal.end());
    let bytes = terminal.bytes();
    assert!(bytes.contains("Ada\u{fffd}]0;owned\u{fffd}"), "{bytes:?}");
    assert!(
        !["\x1b]", "\x07", "\u{9b}", "\u{202e}", "\u{2066}"].iter().any(|hostile| bytes.contains(hostile)),
        "{bytes:?}"
    );
}
