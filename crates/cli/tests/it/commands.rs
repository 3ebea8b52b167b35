//! The program as its users call it: what it prints, and how it answers when something is wrong.

use assert_cmd::Command;
use games::IDS;
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

#[test]
fn games_lists_every_game_with_its_options() {
    let text = printed("games");
    let listed: Vec<&str> = text.split("\n\n").collect();
    assert_eq!(listed.len(), IDS.len(), "{text}");
    for (game, options) in IDS.iter().zip(listed) {
        insta::assert_snapshot!(format!("games-{game}"), options);
    }
}

#[test]
fn a_trace_opens_decides_and_closes() {
    for game in IDS {
        let text = printed(&format!("trace {game} --games 2 --seed abc"));
        let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(lines.iter().filter(|line| line["game"] == *game && line["deal"].is_object()).count(), 2);
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
    for game in IDS {
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
    for game in IDS {
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
    for game in IDS {
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
fn the_last_action_is_told_in_the_language_asked_for() {
    let file = recorded(&folder("told"), "qin");
    let told = |language| printed(&format!("replay {} --at 7 --language {language}", file.display()));
    assert_eq!(told("fr").lines().nth(3), Some("random 1 fonde une province bleue de 2 cases"));
    assert_eq!(told("en"), printed(&format!("replay {} --at 7", file.display())));
}

#[test]
fn a_record_is_verified_in_french() {
    let file = recorded(&folder("verified"), "qin");
    let verdict = printed(&format!("verify {} --language fr", file.display()));
    assert!(verdict.contains("vérifié\u{a0}: qin, graine, tirage et "), "{verdict}");
    assert!(verdict.contains("victoire d") && !verdict.contains("{terminal"), "{verdict}");
}

#[test]
fn what_goes_wrong_is_told_in_french() {
    let file = recorded(&folder("wrong-in-french"), "qin");
    for (arguments, told) in [
        ("verify nowhere --language fr".to_owned(), "impossible de lire nowhere\u{a0}: "),
        (
            format!("replay {} --at 999 --language fr", file.display()),
            "il n’y a pas de position après la 999",
        ),
        (
            format!("replay {} --seat 4 --language fr", file.display()),
            "il n’y a pas de place 4 à cette table",
        ),
        ("puzzle qin --number 9999 --language fr".to_owned(), "il n’y a pas de problème 9999"),
        ("lesson qin --from 99 --language fr".to_owned(), "il n’y a pas de leçon 99"),
        ("play qin --seats me --language fr --plain".to_owned(), "se joue à 2 au moins"),
        ("play qin --seats novice,novice --language fr --plain".to_owned(), "il n’y a ici que des robots"),
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_mandate"));
        let refused = command.args(arguments.split_whitespace()).assert().failure();
        let error = String::from_utf8_lossy(&refused.get_output().stderr).into_owned();
        assert!(error.contains(told), "{arguments}: {error}");
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
        (format!("replay {file} --language de"), 2, "there are en and fr"),
        (format!("simulate qin --records {file}"), 1, "cannot write"),
        ("fly".into(), 2, "fly"),
    ] {
        let (code, sentence) = trouble(&arguments);
        assert_eq!(code, status, "{arguments}: {sentence}");
        assert!(sentence.contains(expected), "{arguments}: {sentence}");
    }
}

#[test]
fn an_arena_plays_paired_deals_and_rates_the_players() {
    let picture = folder("arena").join("ratings.svg");
    for game in IDS {
        let command = format!(
            "arena {game} --players planner,random --games 6 --iterations 2 --seed ring --json --svg {}",
            picture.display()
        );
        let mut first: Value = serde_json::from_str(&printed(&command)).unwrap();
        let mut second: Value = serde_json::from_str(&printed(&command)).unwrap();
        assert_eq!(first["games"], 6);
        assert_eq!(first["players"][0]["name"], "planner", "{first}");
        let won = &first["meetings"][0]["won"];
        assert!(won["low"].as_f64() <= won["mean"].as_f64() && won["mean"].as_f64() <= won["high"].as_f64());
        let svg = fs::read_to_string(&picture).unwrap();
        assert!(svg.starts_with("<svg") && svg.contains(">planner<") && svg.ends_with("</svg>\n"));
        first["seconds"] = Value::Null;
        second["seconds"] = Value::Null;
        assert_eq!(first, second, "iterations and a seed give the same games");
    }
}

#[test]
fn an_arena_stops_early_when_it_is_sure() {
    let text =
        printed("arena qin --players novice,random --games 1000 --iterations 1 --seed ring --sprt --json");
    let result: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(result["test"]["verdict"], "stronger");
    assert!(result["games"].as_u64() < Some(1000), "{result}");
    let (status, sentence) = trouble("arena qin --players novice,random,planner --games 2 --sprt");
    assert_eq!((status, sentence.as_str()), (2, "mandate: a sequential test is between two players\n"));
}

#[test]
fn an_arena_needs_rivals_that_exist() {
    let (status, sentence) = trouble("arena qin --players planner --games 2");
    assert_eq!((status, sentence.as_str()), (2, "mandate: at least two players meet in an arena\n"));
    let (status, sentence) = trouble("arena qin --players planner,nobody --games 2");
    assert_eq!(status, 2);
    assert!(sentence.contains("there is no such player; there are random, planner, ismcts"), "{sentence}");
}

#[test]
fn bots_play_in_simulations_and_traces() {
    for game in IDS {
        let command =
            format!("simulate {game} --players planner,random --iterations 1 --games 4 --seed b --json");
        let report: Value = serde_json::from_str(&printed(&command)).unwrap();
        assert_eq!(report["games"], 4);
        let trace = format!("trace {game} --players general,random --iterations 3 --seed b");
        let text = printed(&trace);
        assert_eq!(text, printed(&trace), "iterations and a seed give the same game");
        assert!(text.lines().last().unwrap().contains("winners"));
    }
}

#[test]
fn a_hint_names_the_best_options_with_their_chances() {
    let folder = folder("hint");
    for game in IDS {
        let file = recorded(&folder, game);
        let hint = |more: &str| printed(&format!("hint {} --iterations 40 {more}", file.display()));
        let text = hint("--at 0");
        assert!(text.starts_with("After 0 actions, seat "), "{text}");
        assert!(text.contains("should play: ") && text.contains("chance to win"), "{text}");
        let solved = text.contains("This was solved, not searched.");
        assert_eq!(text.contains(" in 40 imagined games:"), !solved, "{text}");
        assert_eq!(text.contains("first sight"), !solved, "{text}");
        assert_eq!(text, hint("--at 0"), "iterations give the same hint");
        let (status, sentence) = trouble(&format!("hint {}", file.display()));
        assert_eq!(status, 2);
        assert_eq!(sentence, "mandate: nobody owes a decision there: the game is over\n");
    }
}

#[test]
fn the_first_plan_of_sun_tzu_is_solved_and_other_beginnings_are_searched() {
    let folder = folder("solved");
    for (game, solved) in [("qin", false), ("great-wall", false), ("sun-tzu", true), ("xian", false)] {
        let file = recorded(&folder, game);
        let text = printed(&format!("hint {} --iterations 40 --at 0", file.display()));
        assert_eq!(text.contains("This was solved, not searched."), solved, "{text}");
    }
}

/// What an analysis prints as JSON.
fn analysed(file: &Path, more: &str) -> Value {
    let text = printed(&format!("analyse {} --json --iterations 30 {more}", file.display()));
    serde_json::from_str(&text).unwrap()
}

#[test]
fn an_analysis_tells_errors_luck_and_what_they_add_up_to() {
    let folder = folder("analyse");
    for game in IDS {
        let file = recorded(&folder, game);
        let picture = folder.join("course.svg");
        let analysis = analysed(&file, &format!("--svg {}", picture.display()));
        let record: Value = serde_json::from_slice(&fs::read(&file).unwrap()).unwrap();
        let decisions = analysis["decisions"].as_array().unwrap();
        assert_eq!(decisions.len(), record["actions"].as_array().unwrap().len());
        for (decision, played) in decisions.iter().zip(record["actions"].as_array().unwrap()) {
            assert_eq!(json!([decision["seat"], decision["action"]]), *played);
            for name in ["before", "played", "best", "error", "uncertainty"] {
                assert!(decision[name].is_f64(), "{name} in {decision}");
            }
            assert!(decision["best_action"].is_string() && decision.get("mark").is_some(), "{decision}");
        }
        assert!(
            analysis["draws"]
                .as_array()
                .unwrap()
                .iter()
                .all(|draw| { draw["seat"].is_u64() && draw["luck"].is_f64() })
        );
        for seat in analysis["seats"].as_array().unwrap() {
            let get = |name: &str| seat[name].as_f64().unwrap();
            let sum = get("start") - get("own_errors") + get("others_errors") + get("luck") + get("rest");
            assert!((sum - get("result")).abs() < 5e-7, "{seat}");
        }
        let svg = fs::read_to_string(&picture).unwrap();
        assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n") && svg.contains("<polyline"), "{svg}");
        assert_eq!(analysis, analysed(&file, ""), "iterations give the same analysis");
        let own = analysed(&file, "--seat 1");
        assert!(own["decisions"].as_array().unwrap().iter().all(|decision| decision["seat"] == 1));
        assert_eq!(own["seats"], json!([analysis["seats"][1]]));
    }
}

#[test]
fn an_analysis_is_told_in_both_languages() {
    let file = recorded(&folder("analysis-told"), "sun-tzu");
    let told = |more: &str| printed(&format!("analyse {} --iterations 30 {more}", file.display()));
    let (english, french) = (told(""), told("--language fr"));
    assert!(english.starts_with("Sun Tzu: random 0, random 1\n\nWhat decided it\n"), "{english}");
    assert!(english.contains("Luck of the deal and the draws"), "{english}");
    assert!(french.contains("Ce qui a d\u{e9}cid\u{e9} de la partie"), "{french}");
    assert!(french.contains("Chance de la donne et des pioches"), "{french}");
    // Actions are told in words, and every error has a reason, those of secret decisions too.
    for (told, sums, kinds, reasons) in [
        (
            &english,
            "How it came about",
            ["Play ", "Draw", "Look at your pile"],
            ["wins at once", "What the judge sees", "what follows decides"],
        ),
        (
            &french,
            "Comment on y est arriv\u{e9}",
            ["Poser ", "Piocher", "Regarder"],
            ["gagne tout de suite", "Ce que le juge y voit", "la suite qui décide"],
        ),
    ] {
        let (errors, _) = told.split_once(sums).unwrap();
        let lines: Vec<&str> = errors.lines().filter(|line| line.starts_with("    ")).collect();
        assert!(lines.iter().any(|line| kinds.iter().any(|kind| line.contains(kind))), "{told}");
        assert!(lines.iter().all(|line| reasons.iter().any(|reason| line.contains(reason))), "{told}");
        assert!(!errors.contains("mandarin 8"), "{told}");
    }
}

#[test]
fn what_cannot_be_analysed_gets_one_clear_sentence() {
    let folder = folder("not-analysed");
    let file = recorded(&folder, "qin");
    let good: Value = serde_json::from_slice(&fs::read(&file).unwrap()).unwrap();
    let check = |change: &dyn Fn(&mut Value), english: &str, french: &str| {
        let mut record = good.clone();
        change(&mut record);
        fs::write(&file, record.to_string()).unwrap();
        for (language, expected) in [("en", english), ("fr", french)] {
            let (status, sentence) =
                trouble(&format!("analyse {} --iterations 1 --language {language}", file.display()));
            assert_eq!((status, sentence.lines().count()), (1, 1), "{sentence}");
            assert!(sentence.contains(expected), "{sentence}");
        }
    };
    let running = |record: &mut Value| {
        record["actions"].as_array_mut().unwrap().truncate(3);
        record.as_object_mut().unwrap().remove("outcome");
    };
    check(&running, "the game is still running", "la partie n\u{2019}est pas termin\u{e9}e");
    check(&|record| record["rules"] = json!(0), "version 0 of the rules", "la version 0");
    check(&|record| record["seed"] = json!("0".repeat(64)), "its hash differs", "graine");
    fs::write(&file, good.to_string()).unwrap();
    let (status, sentence) = trouble(&format!("analyse {} --seat 2", file.display()));
    assert_eq!((status, sentence.as_str()), (2, "mandate: there is no seat 2 at this table\n"));
    let (status, _) = trouble(&format!("analyse {} --time 5 --iterations 5", file.display()));
    assert_eq!(status, 2);
}

#[test]
fn an_arena_tells_victories_without_luck() {
    let text = printed(
        "arena great-wall --players novice,random --games 8 --iterations 2 --seed ring --adjusted --json",
    );
    let result: Value = serde_json::from_str(&text).unwrap();
    let adjusted = &result["meetings"][0]["adjusted"];
    assert!(adjusted["won"]["low"].as_f64() < adjusted["won"]["high"].as_f64(), "{result}");
    assert!(adjusted["games_needed"].as_f64() > Some(0.0), "{result}");
    let plain =
        printed("arena great-wall --players novice,random --games 8 --iterations 2 --seed ring --json");
    assert!(!plain.contains("adjusted"), "{plain}");
}
