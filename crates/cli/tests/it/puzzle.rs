//! Puzzles in the terminal, with a script instead of a person.

use assert_cmd::Command;
use puzzles::of_game;

fn told(arguments: &str, lines: &str) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mandate"));
    let done = command
        .arg("puzzle")
        .args(arguments.split_whitespace())
        .write_stdin(lines.to_owned())
        .assert()
        .success();
    String::from_utf8(done.get_output().stdout.clone()).unwrap()
}

#[test]
fn a_sample_of_puzzles_is_walked_to_the_end() {
    for game in games::IDS {
        for language in ["en", "fr"] {
            for number in [1, of_game(game).len()] {
                let puzzle = &of_game(game)[number - 1];
                let script = format!("{}\n{}\nquit\n", puzzle.tempting, puzzle.best);
                let text = told(&format!("{game} --number {number} --language {language}"), &script);
                let (wrong, right, lately) = match language {
                    "en" => ("games in 100 fewer", "It wins about", "What happened last\n- "),
                    _ => ("parties sur 100 de moins", "Il gagne environ", "Ce qui vient de se passer\n- "),
                };
                assert!(text.contains(wrong) && text.contains(right), "{game} {number}: {text}");
                assert!(text.contains(lately), "{game} {number}: {text}");
                assert!(text.contains(&format!("({})", puzzle.best)), "{game} {number}: {text}");
                assert!(
                    !text.contains('\x1b') && !text.contains("{puzzle") && !text.contains("{hint"),
                    "{text}"
                );
            }
        }
    }
}

#[test]
fn without_a_number_it_is_the_puzzle_of_the_day() {
    let text = told("qin", "answer\nquit\n");
    assert!(text.contains("Puzzle ") && text.contains("It wins about"), "{text}");
}

#[test]
fn there_are_so_many_puzzles_and_no_more() {
    for number in ["0", "9999"] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_mandate"));
        let refused = command.args(["puzzle", "qin", "--number", number]).assert().failure();
        assert!(String::from_utf8_lossy(&refused.get_output().stderr).contains("no puzzle"));
    }
}
