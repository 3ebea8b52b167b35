//! What the laboratory prints, and how it answers when something is wrong.

use assert_cmd::Command;
use std::fs;

fn lab(arguments: &str) -> assert_cmd::assert::Assert {
    Command::cargo_bin("lab").unwrap().args(arguments.split_whitespace()).assert()
}

/// What a command prints if it succeeds.
pub fn printed(arguments: &str) -> String {
    String::from_utf8(lab(arguments).success().get_output().stdout.clone()).unwrap()
}

/// The exit status and the sentence of a command that fails; it must print nothing else.
pub fn trouble(arguments: &str) -> (i32, String) {
    let assert = lab(arguments).failure();
    let output = assert.get_output();
    assert!(output.stdout.is_empty(), "{arguments}");
    let sentence = String::from_utf8(output.stderr.clone()).unwrap();
    assert!(!sentence.contains("panicked"), "{sentence}");
    (output.status.code().unwrap(), sentence)
}

#[test]
fn a_measurement_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("results.jsonl");
    let measure = |games: u32| {
        printed(&format!("measure sun-tzu --games {games} --time 1 --results {}", file.display()))
    };
    let kept = || fs::read_to_string(&file).unwrap();
    let (table, played) = (measure(2), kept());
    assert_eq!(played.lines().count(), 9, "one deal of every contest");
    assert_eq!(table.lines().count(), 2 + 9);
    let begins = |line: usize, duel: &str| {
        let text = format!("| sun-tzu | 2 | {duel} | ");
        assert!(table.lines().nth(line).unwrap().starts_with(&text), "{table}");
    };
    begins(2, "novice | random");
    begins(10, "master | ismcts");
    assert_eq!((measure(2), kept()), (table, played.clone()), "nothing is played twice");
    measure(4);
    assert!(kept().starts_with(&played) && kept().lines().count() == 18, "a second deal of every contest");
}

#[test]
fn stability_is_told_in_a_line_for_each_game() {
    let told = printed("stability great-wall --games 1 --again 3 --play 2 --first 4 --most 16");
    let line = told.lines().last().unwrap();
    let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
    assert_eq!(cells.len(), told.lines().nth(2).unwrap().trim_matches('|').split('|').count(), "{told}");
    assert_eq!(cells[..2], ["great-wall", "1"]);
    let [decisions, median, again] = [4, 5, 7].map(|cell| cells[cell].parse::<u32>().unwrap());
    assert!(decisions > 10 && (median == 4 || median == 16) && (1..=3).contains(&again), "{line}");
    assert_eq!(trouble("stability qin --games 0").0, 2);
    assert_eq!(trouble("stability qin --first 4").0, 2, "a first look without a last");
}

#[test]
fn luck_is_measured_game_by_game_and_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("luck.jsonl");
    let luck = |games: u32| {
        printed(&format!(
            "luck great-wall --games {games} --play 2 --worlds 2 --alternatives 2 --threads 1 --results {}",
            file.display()
        ))
    };
    let kept = || fs::read_to_string(&file).unwrap();
    let (report, studied) = (luck(2), kept());
    assert_eq!(studied.lines().count(), 2);
    assert!(
        report.contains("## great-wall, 2 games") && report.contains("A point of luck brings"),
        "{report}"
    );
    assert_eq!((luck(2), kept()), (report, studied.clone()), "nothing is played twice");
    luck(4);
    assert!(kept().starts_with(&studied) && kept().lines().count() == 4);
}

#[test]
fn errors_of_all_levels_are_measured_in_the_same_positions() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("errors.jsonl");
    let errors = |game: &str, games: u32| {
        printed(&format!(
            "errors {game} --games {games} --play 8 --iterations 60 --threads 1 --results {}",
            file.display()
        ))
    };
    let kept = || fs::read_to_string(&file).unwrap();
    for game in games::IDS {
        let report = errors(game, 2);
        assert!(
            report.contains(&format!("## {game}, 2 games, 4 decisions")),
            "a decision of each seat: {report}"
        );
        let rows: Vec<&str> = report.lines().filter(|line| line.ends_with('|')).collect();
        assert!(rows.len() == 7 && rows[2].starts_with("| novice | ") && rows[6].starts_with("| master | "));
        let cells = |row: &str| row.matches('|').count();
        assert!(rows.iter().all(|row| cells(row) == cells(rows[0])), "{report}");
    }
    let before = kept();
    errors("great-wall", 2);
    assert_eq!(kept(), before, "nothing is played twice");
    let line: serde_json::Value = serde_json::from_str(before.lines().next().unwrap()).unwrap();
    let lost = line["looks"][0]["lost"].as_array().unwrap();
    assert_eq!(lost.len(), 5, "every level decided: {line}");
    for level in lost {
        let [error, plainly] = ["error", "plainly"].map(|name| level[name].as_f64().unwrap());
        assert!(error >= 0.0 && error <= plainly.max(0.0), "{line}");
    }
}

#[test]
fn the_speed_of_every_game_is_measured() {
    let table = printed("measure --speed --time 1");
    let lines: Vec<&str> = table.lines().skip(2).collect();
    for (line, game) in lines.iter().zip(games::IDS) {
        let speed = line.strip_prefix(&format!("| {game} | ")).unwrap().strip_suffix(" |").unwrap();
        assert!(speed.parse::<u32>().unwrap() > 0, "{table}");
    }
    assert_eq!(lines.len(), games::IDS.len());
}

#[test]
fn what_is_learned_depends_on_seed_and_games_alone() {
    let learn = |threads| printed(&format!("learn great-wall --games 32 --seed a --threads {threads}"));
    let table = learn(1);
    assert!(table.starts_with("//! Made by `lab learn great-wall --games 32 --seed a`"), "{table}");
    assert!(table.contains("(\"fame won\", [["), "{table}");
    assert_eq!(table, learn(2));
}

#[test]
fn wrong_arguments_and_files_get_one_clear_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let noise = folder.path().join("noise");
    fs::write(&noise, "no results\n").unwrap();
    let (noise, folder) = (noise.display(), folder.path().display());
    let games = format!("there is no such game; there are {}", games::IDS.join(", "));
    for (arguments, status, expected) in [
        ("fly".to_owned(), 2, "fly"),
        ("measure go".into(), 2, &games),
        ("measure qin --threads 0".into(), 2, "lab: there must be at least one thread\n"),
        ("measure qin --speed --games 4".into(), 2, "cannot be used with"),
        (format!("measure qin --results {folder}"), 2, "lab: cannot read "),
        (format!("measure qin --results {folder}/none/results"), 1, "lab: cannot write "),
        (format!("measure qin --results {noise}"), 1, "holds no results of a measurement"),
        ("learn".into(), 2, "required"),
        ("learn go".into(), 2, "there is no such game"),
        ("learn qin --games 0".into(), 2, "lab: there must be at least one game\n"),
        ("learn qin --threads 0".into(), 2, "lab: there must be at least one thread\n"),
    ] {
        let (code, sentence) = trouble(&arguments);
        assert_eq!(code, status, "{arguments}: {sentence}");
        assert!(sentence.contains(expected), "{arguments}: {sentence}");
        assert!(!sentence.starts_with("lab: ") || sentence.lines().count() == 1, "{sentence}");
    }
}
