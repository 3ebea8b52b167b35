//! The lessons in the terminal, with a script instead of a person.

use assert_cmd::Command;
use lessons::Taught;
use words::{Language, Speaks};

/// What the program prints for a game when it is given these lines.
fn taught(arguments: &str, lines: &str) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mandate"));
    let assert =
        command.arg("lesson").args(arguments.split_whitespace()).write_stdin(lines).assert().success();
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}

fn every_lesson_is_walked_to_its_end<G: Taught + Speaks>() {
    let mut script: Vec<&str> = vec![];
    for lesson in G::lessons() {
        // A mistake changes nothing, so the solution goes on from there, or from what was right before it.
        script.extend(lesson.mistake);
        if lesson.solution.starts_with(&lesson.mistake[..lesson.mistake.len() - 1]) {
            script.extend(&lesson.solution[lesson.mistake.len() - 1..]);
        } else {
            script.push("next");
        }
    }
    let script = script.join("\n") + "\n";
    for language in Language::ALL {
        let text = taught(&format!("{} --language {}", G::ID, language.code()), &script);
        let says = |id: &str| words::text(language, id, &[("game", G::ID)]);
        assert!(text.trim_end().ends_with(&says("terminal-lesson-end")), "{text}");
        let tries = text.matches(&says("learn-try-again")).count();
        assert_eq!(tries, G::lessons().len(), "every mistake is answered: {text}");
        for lesson in G::lessons() {
            let said = lesson.text(language);
            for part in [said.title, said.idea, said.task, said.done] {
                assert!(text.contains(&part), "{} {}: {part}", G::ID, lesson.name);
            }
        }
        assert!(!text.contains('\x1b') && !text.contains("{lesson"), "{text}");
    }
}

games::tests!(every_lesson_is_walked_to_its_end);

#[test]
fn whoever_leaves_is_told_how_to_come_back() {
    let text = taught("qin --from 3", "help\nboard\nanswer\nrules\nnonsense\nquit\n");
    for expected in
        ["Lesson 3 of 10", "Both halves count", "(ry f8 g8)", "5.1 Founding.", "--from 3", "No action"]
    {
        assert!(text.contains(expected), "{expected}: {text}");
    }
    let ended = taught("xian", "");
    assert!(ended.contains("mandate lesson xian --from 1"), "{ended}");
}

#[test]
fn there_are_so_many_lessons_and_no_more() {
    for from in ["0", "11"] {
        let assert =
            Command::new(env!("CARGO_BIN_EXE_mandate")).args(["lesson", "qin", "--from", from]).assert();
        let assert = assert.failure().code(2);
        let told = String::from_utf8(assert.get_output().stderr.clone()).unwrap();
        assert!(told.contains("there are 10 lessons"), "{told}");
    }
}
