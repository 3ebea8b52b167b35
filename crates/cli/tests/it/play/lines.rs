//! Line by line, with a script instead of a person.

use super::{GAMES, folder, verified};
use assert_cmd::Command;

/// What the program prints if it is given these lines and ends well.
pub fn played(arguments: &str, lines: &str) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mandate"));
    let assert = command.arg("play").args(arguments.split_whitespace()).write_stdin(lines).assert().success();
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}

#[test]
fn every_game_is_played_to_its_end_by_a_script() {
    for game in GAMES {
        for language in ["en", "fr"] {
            let file = folder(&format!("script-{game}-{language}")).join("it.json");
            let arguments = format!(
                "{game} --plain --seed tea --seats me,random --language {language} --record {}",
                file.display()
            );
            let text = played(&arguments, &"1\nboard\nhand\n".repeat(2000));
            assert!(text.contains("mandate verify"), "{text}");
            assert!(!text.contains('\x1b') && !text.contains('{'), "{text}");
            verified(&file, game);
        }
    }
}

#[test]
fn the_end_of_the_input_keeps_the_game() {
    let file = folder("ended").join("it.json");
    let text = played(
        &format!("qin --plain --seed tea --seats me,random --record {}", file.display()),
        "rr d8 e8\n",
    );
    assert!(
        text.contains("You lay a double red tile on d8 and e8") && text.contains("The input has ended"),
        "{text}"
    );
    let text = played(&format!("--plain --continue {}", file.display()), "board\nquit\n");
    assert!(text.contains(" r0 r0"), "{text}");
    assert!(text.contains("mandate play --continue"), "{text}");
}

#[test]
fn words_ask_for_everything() {
    let folder = folder("words");
    let arguments =
        format!("qin --plain --seed tea --seats me,novice --record {}", folder.join("it.json").display());
    let script = "help\n?\nrr\nback\nwould rr d8 e8\nrr a1 b1\nwhy\nrules 6\nrules 99\n77\nnonsense\nhand\nundo\n\
                  rr d8 e8\nlog\nundo\nhint\nquit\n";
    let text = played(&arguments, script);
    for expected in [
        "plays at once",
        "Double red on c7 and d7 (rr c7 d7)",
        "You found a red province of 3 squares",
        "(Rule 4.2)",
        "4.2 Both its squares are free grassland",
        "6 The end",
        "The rules have no paragraph 99",
        "There is no number 77 here",
        "We couldn’t read that request",
        "0 Player: 24 to place, 0 placed, rr yy yb",
        "You have nothing to undo",
        "Undone",
        "The master would play",
    ] {
        assert!(text.contains(expected), "{expected} is not in\n{text}");
    }
    assert_eq!(text.matches("plays at once").count(), 2, "a question mark asks for help too");
}

#[test]
fn friends_take_turns_behind_a_curtain() {
    let file = folder("friends").join("it.json");
    let arguments = format!("qin --plain --seed tea --seats me=Ada,friend=Lin --record {}", file.display());
    let text = played(&arguments, "\nrr d8 e8\n\nhand\nquit\n");
    let (before, after) = text.split_once("Lin’s decision").unwrap();
    assert!(before.contains("Ada’s decision") && before.contains("1. rr"), "{text}");
    assert!(after.contains("0 Ada: 23 to place, 1 placed, 3 tiles"), "Lin does not see the hand:\n{after}");
    assert!(!after.contains("You draw") && after.contains("Ada draws a tile"), "{after}");
}

#[test]
fn friends_pass_a_moment_line_by_line() {
    let file = folder("moment-lines").join("it.json");
    let arguments = format!(
        "sun-tzu --plain --option warlords=true --seed tea --seats me=Ada,friend=Lin --record {}",
        file.display()
    );
    // Warlords and plans by the first options, with an empty line for every curtain; then somebody looks.
    let text = played(&arguments, &("\n1\n".repeat(4) + &"1\n".repeat(40) + "quit\n"));
    let (before, after) = text.split_once("A secret card could be played now.").unwrap();
    assert!(before.contains("Ada’s decision") && before.contains("Lin’s decision"), "{text}");
    assert!(
        after.contains("0\u{a0}Ada, 1\u{a0}Lin") && after.contains("You have nothing to play now"),
        "{after}"
    );
}

#[test]
fn what_does_not_exist_is_refused_in_one_sentence() {
    let folder = folder("refused");
    let file = folder.join("it.json");
    played(&format!("qin --plain --seats me,random --record {}", file.display()), "quit\n");
    let file = file.display();
    for (arguments, status, sentence) in [
        (format!("qin --record {file}"), 2, "is there already"),
        ("qin --seats novice,novice".to_owned(), 2, "nobody plays here but bots"),
        ("qin --seats me".to_owned(), 1, "this game seats 2 to 4"),
        ("qin --seats me,novise".to_owned(), 2, "a seat is for me, friend"),
        (format!("--continue {file} --seats me,random,random"), 2, "3 players cannot sit in 2 seats"),
        ("--continue nowhere.json".to_owned(), 2, "cannot read nowhere.json"),
        ("qin --option side=moon".to_owned(), 2, "is one of"),
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_mandate"));
        let assert = command.current_dir(&folder).arg("play").args(arguments.split_whitespace()).assert();
        let output = assert.code(status).get_output().clone();
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains(sentence) && output.stdout.is_empty(), "{arguments}: {said}");
    }
}
