//! The program as its users call it: what it prints, and how it answers when something is wrong.
#![expect(clippy::unwrap_used, reason = "helpers of tests")]

use assert_cmd::Command;
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};

fn mandate(arguments: &str) -> assert_cmd::assert::Assert {
    Command::cargo_bin("mandate").unwrap().args(arguments.split_whitespace()).assert()
}

/// What a command prints if it succeeds.
fn printed(arguments: &str) -> String {
    String::from_utf8(mandate(arguments).success().get_output().stdout.clone()).unwrap()
}

/// The exit status and the sentence of a command that fails; it must print nothing else.
fn trouble(arguments: &str) -> (i32, String) {
    let assert = mandate(arguments).failure();
    let output = assert.get_output();
    assert!(output.stdout.is_empty(), "{arguments}");
    let sentence = String::from_utf8(output.stderr.clone()).unwrap();
    assert!(!sentence.contains("panicked"), "{sentence}");
    (output.status.code().unwrap(), sentence)
}

/// A folder of its own for a test, empty at first.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// A recorded game of each kind, and where it lies.
fn recorded(folder: &Path, game: &str) -> PathBuf {
    printed(&format!("simulate {game} --seed rec --records {}", folder.display()));
    folder.join(format!("{game}-000001.json"))
}

const GAMES: [&str; 4] = ["qin", "great-wall", "sun-tzu", "xian"];

#[test]
fn games_lists_every_game_with_its_options() {
    insta::assert_snapshot!(printed("games"));
}

#[test]
fn a_trace_opens_decides_and_closes() {
    for game in GAMES {
        let text = printed(&format!("trace {game} --games 2 --seed abc"));
        let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(lines.iter().filter(|line| line["game"] == game && line["deal"].is_object()).count(), 2);
        assert_eq!(lines.iter().filter(|line| line["winners"].is_array()).count(), 2);
        for decision in lines.iter().filter(|line| line["seat"].is_u64()) {
            let legal: Vec<&str> =
                decision["legal"].as_array().unwrap().iter().map(|word| word.as_str().unwrap()).collect();
            assert!(legal.windows(2).all(|pair| pair[0] < pair[1]), "sorted, without duplicates");
            assert!(legal.contains(&decision["action"].as_str().unwrap()));
        }
        assert_eq!(
            text,
            printed(&format!("trace {game} --games 2 --seed abc")),
            "the same seed, the same games"
        );
        assert_ne!(text, printed(&format!("trace {game} --games 2 --seed abd")));
    }
}

#[test]
fn a_trace_read_back_gives_the_same_lines() {
    let folder = folder("retrace");
    for game in GAMES {
        let file = folder.join(game);
        fs::write(&file, printed(&format!("trace {game} --games 3 --seed back"))).unwrap();
        assert_eq!(printed(&format!("trace --from {}", file.display())), fs::read_to_string(&file).unwrap());
    }
}

#[test]
fn a_trace_that_is_none_is_refused_with_its_line() {
    let folder = folder("bad-traces");
    let good = printed("trace qin --seed good");
    let lines: Vec<&str> = good.lines().collect();
    let check = |name: &str, text: String, expected: &str| {
        let file = folder.join(name);
        fs::write(&file, text).unwrap();
        let output = mandate(&format!("trace --from {}", file.display())).code(1).get_output().stderr.clone();
        let sentence = String::from_utf8(output).unwrap();
        assert!(
            sentence.starts_with("mandate: line ") && sentence.ends_with(&format!("{expected}\n")),
            "{sentence}"
        );
    };
    check("noise", "hello\n".into(), "line 1: this is no line of a trace");
    check("headless", lines[1].into(), "line 1: a line that opens a game should stand here");
    check("unknown", lines[0].replace("qin", "go"), "line 1: there is no game \u{201c}go\u{201d} here");
    check("twice", [lines[0], lines[1], lines[1]].join("\n"), "it is not your turn");
    check("short", [lines[0], lines[lines.len() - 1]].join("\n"), "line 2: the game is not over here");
}

#[test]
fn simulate_reports_as_json() {
    for game in GAMES {
        let report: Value =
            serde_json::from_str(&printed(&format!("simulate {game} --games 40 --seed s --json"))).unwrap();
        assert_eq!(report["games"], 40);
        for field in ["decisions", "games_per_second", "decisions_per_second"] {
            assert!(report[field].as_f64().unwrap() > 0.0, "{field}");
        }
        assert_eq!(report["wins"].as_array().unwrap().len(), report["mean_scores"].as_array().unwrap().len());
        let endings: u64 =
            report["endings"].as_object().unwrap().values().map(|count| count.as_u64().unwrap()).sum();
        assert_eq!(endings, 40);
    }
}

#[test]
fn the_number_of_threads_changes_nothing_but_the_time() {
    let count = |arguments: &str| {
        let report: Value = serde_json::from_str(&printed(arguments)).unwrap();
        json!([report["decisions"], report["wins"], report["scores"], report["endings"]])
    };
    let one = count("simulate qin --seats 3 --games 500 --seed t --threads 1 --json");
    assert_eq!(one, count("simulate qin --seats 3 --games 500 --seed t --threads 3 --json"));
    let records = folder("threads");
    assert_eq!(
        one,
        count(&format!("simulate qin --seats 3 --games 500 --seed t --json --records {}", records.display()))
    );
}

#[test]
fn simulate_tells_people_what_happened() {
    let text = printed("simulate qin --games 10 --seed people --threads 1");
    let without_time: Vec<&str> = text.lines().filter(|line| !line.contains("per second")).collect();
    insta::assert_snapshot!(without_time.join("\n"));
}

#[test]
fn a_recorded_game_is_verified_and_shown() {
    let folder = folder("records");
    for game in GAMES {
        let file = recorded(&folder, game);
        let verdict = printed(&format!("verify {}", file.display()));
        assert!(verdict.contains(&format!("verified: {game}, seed, deal and")), "{verdict}");
        assert_eq!(
            fs::read_dir(&folder)
                .unwrap()
                .filter(|entry| {
                    entry.as_ref().unwrap().path().extension().is_none_or(|end| end != "json")
                })
                .count(),
            0,
            "nothing half-written is left"
        );
        for at in [0, 7] {
            let text = printed(&format!("replay {} --at {at}", file.display()));
            insta::assert_snapshot!(format!("{game}-after-{at}"), text);
        }
        let own = printed(&format!("replay {} --at 7 --seat 1", file.display()));
        insta::assert_snapshot!(format!("{game}-after-7-seat-1"), own);
        printed(&format!("replay {}", file.display()));
    }
}

#[test]
fn a_tampered_record_is_refused() {
    let folder = folder("tampered");
    let file = recorded(&folder, "qin");
    let good: Value = serde_json::from_slice(&fs::read(&file).unwrap()).unwrap();
    let check = |change: &dyn Fn(&mut Value), expected: &str| {
        let mut record = good.clone();
        change(&mut record);
        fs::write(&file, record.to_string()).unwrap();
        let (status, sentence) = trouble(&format!("verify {}", file.display()));
        assert_eq!(status, 1);
        assert!(sentence.contains(expected), "{sentence}");
        assert_eq!(sentence.lines().count(), 1, "{sentence}");
    };
    check(&|record| record["seed"] = json!("0".repeat(64)), "its hash differs from the commitment");
    check(&|record| record["actions"][5][1] = json!("rr a1 a2"), "action 6");
    check(&|record| record["outcome"]["winners"] = json!([0, 1]), "the record says");
    check(&|record| record["game"] = json!("go"), "there is no game");
    check(&|record| record["extra"] = json!(1), "is no record");
    check(&|record| record["options"]["side"] = json!("cat"), "one of bird, lion, alternate");
}

#[test]
fn wrong_arguments_get_one_clear_sentence() {
    let folder = folder("wrong");
    let file = recorded(&folder, "qin");
    let file = file.display();
    fs::write(folder.join("noise"), b"\xff\xfe\x00").unwrap();
    let noise = folder.join("noise");
    for (arguments, status, expected) in [
        ("trace go".to_owned(), 2, "there is no such game"),
        ("trace".into(), 2, "required"),
        ("trace qin --seats 9".into(), 2, "qin is played by 2 to 4, not by 9"),
        ("trace qin --games 0".into(), 2, "at least one game"),
        ("trace qin --option cat=1".into(), 2, "qin has no option \u{201c}cat\u{201d}"),
        ("trace qin --option side=cat".into(), 2, "one of bird, lion, alternate, not cat"),
        ("trace qin --option side".into(), 2, "name=value"),
        ("trace --from nowhere".into(), 2, "cannot read nowhere"),
        ("simulate qin --players random,random,random".into(), 2, "3 players cannot sit in 2 seats"),
        ("simulate qin --players clever".into(), 2, "clever"),
        ("simulate qin --threads 0".into(), 2, "at least one"),
        ("verify nowhere".into(), 2, "cannot read nowhere"),
        (format!("verify {}", noise.display()), 1, "is no record"),
        (format!("replay {}", noise.display()), 1, "is no record"),
        (format!("replay {file} --at 1000"), 2, "there is no position after 1000"),
        (format!("replay {file} --seat 2"), 2, "there is no seat 2"),
        (format!("simulate qin --records {file}"), 1, "cannot write"),
        ("fly".into(), 2, "fly"),
    ] {
        let (code, sentence) = trouble(&arguments);
        assert_eq!(code, status, "{arguments}: {sentence}");
        assert!(sentence.contains(expected), "{arguments}: {sentence}");
    }
}
