//! The whole screen: arrows, typed spellings, the curtain, help, undo, colours, and leaving.

use super::pty::{CONTROL_C, DOWN, ENTER, ESCAPE, RIGHT, Terminal};
use super::{GAMES, folder, verified};
use std::fs;
use table::Record;

/// What stands on the screen when a game is over.
const OVER: &str = "The record is saved in";

#[test]
fn every_game_is_played_to_its_end_with_arrows() {
    for game in GAMES {
        let folder = folder(&format!("arrows-{game}"));
        let mut terminal =
            Terminal::play(&folder, &format!("{game} --seed tea --seats me,random --record it.json"));
        terminal.see("Enter play");
        let mut screen = terminal.screen();
        let mut pressed = 0;
        while !screen.contains(OVER) {
            // Now and then something else than the first.
            screen = terminal.press_and_change(if pressed % 5 == 4 { DOWN } else { ENTER });
            pressed += 1;
            assert!(pressed < 3000, "{game} does not end:\n{screen}");
        }
        assert!(screen.contains("The game is over"), "{screen}");
        terminal.press("q");
        assert!(terminal.end());
        verified(&folder.join("it.json"), game);
    }
}

#[test]
fn every_game_is_played_to_its_end_by_typed_spellings() {
    for game in GAMES {
        let folder = folder(&format!("typed-{game}"));
        let moves = recorded_moves(&folder, game);
        // Two friends type what was recorded, each at their turn.
        let mut terminal = Terminal::play(
            &folder,
            &format!("{game} --seed typed --seats me=Ada,friend=Lin --record it.json"),
        );
        let names = ["Ada", "Lin"];
        let mut at = None;
        for (seat, spelling) in moves {
            let name = names[seat];
            if at != Some(seat) {
                terminal.see(&format!("{name}’s decision"));
                terminal.press(ENTER);
                terminal.wait("the table", |screen| screen.contains(&format!("· {name}")));
                at = Some(seat);
            }
            terminal.press_and_see(&format!("/{spelling}"), &format!("/ {spelling}"));
            let typed = format!("/ {spelling}");
            terminal.press(ENTER);
            terminal.wait("the next decision", |screen| !screen.contains(&typed));
        }
        terminal.see(OVER);
        terminal.press("q");
        assert!(terminal.end());
        verified(&folder.join("it.json"), game);
    }
}

/// The actions of a random game in the order in which people at one keyboard decide, which is that of a trace:
/// whoever is at the keyboard goes on, and else the lowest seat.
fn recorded_moves(folder: &std::path::Path, game: &str) -> Vec<(usize, String)> {
    // The same deal, played line by line by two people who always take the first option.
    let file = folder.join("model.json");
    let arguments =
        format!("{game} --plain --seed typed --seats me=Ada,friend=Lin --record {}", file.display());
    super::lines::played(&arguments, &"1\n".repeat(4000));
    let record: Record = serde_json::from_slice(&fs::read(file).unwrap()).unwrap();
    assert!(record.outcome.is_some(), "{game} was not played to its end");
    record.actions.into_iter().map(|(seat, spelling)| (seat.index(), spelling)).collect()
}

#[test]
fn the_curtain_hides_a_hand_until_its_holder_is_there() {
    let folder = folder("curtain");
    let mut terminal = Terminal::play(&folder, "qin --seed tea --seats me=Ada,friend=Lin");
    let screen = terminal.see("Ada’s decision");
    assert!(!screen.contains("rr") && !screen.contains(" yb"), "no hand is shown:\n{screen}");
    let screen = terminal.press_and_see(ENTER, "rr yy yb");
    assert!(screen.contains("1 Lin: 24 to place, 0 placed, 3 tiles"), "{screen}");
    terminal.press_and_see("/rr d8 e8", "/ rr d8 e8");
    let screen = terminal.press_and_see(ENTER, "Lin’s decision");
    assert!(screen.contains("Ada lays a double red tile on d8 and e8"), "all may see that:\n{screen}");
    assert!(!screen.contains("yy") && !screen.contains("double blue"), "Ada's hand is gone:\n{screen}");
    let screen = terminal.press_and_see(ENTER, "Your turn");
    assert!(screen.contains("0 Ada: 23 to place, 1 placed, 3 tiles"), "{screen}");
    assert!(!screen.contains("rr yy yb") && !screen.contains("yy yb"), "{screen}");
}

#[test]
fn enter_gives_no_card_away() {
    let mut terminal = Terminal::play(&folder("favour"), "xian --seed tea --seats me,random");
    let screen = terminal.see("favour");
    assert!(screen.contains("> Keep all"), "{screen}");
    terminal.press_and_see(ENTER, "Lay a pair");
    let screen = terminal.press_and_see("l", "Game log");
    assert!(screen.contains("keep all") && !screen.contains("You will return"), "{screen}");
}

#[test]
fn friends_are_asked_together_whether_somebody_plays_a_warlord() {
    let folder = folder("moment");
    let mut terminal = Terminal::play(
        &folder,
        "sun-tzu --option warlords=true --seed tea --seats me=Ada,friend=Lin --record it.json",
    );
    let mut screen = terminal.see("Ada’s decision");
    while !screen.contains("A secret card could be played now") {
        screen = terminal.press_and_change(ENTER);
    }
    assert!(
        screen.contains("0\u{a0}Ada") && screen.contains("1\u{a0}Lin") && !screen.contains("’s decision"),
        "{screen}"
    );
    // Nobody can have anything to play yet: there is no army on the map.
    for seat in ["1", "0"] {
        terminal.press_and_see(seat, "Everybody else looks away");
        terminal.press_and_see(ENTER, "You have nothing to play now");
        let again = terminal.press_and_see(ENTER, "A secret card could be played now");
        assert!(again.lines().map(str::trim_end).eq(screen.lines().map(str::trim_end)), "{again}");
    }
    while !screen.contains("’s decision") {
        screen = terminal.press_and_change(ENTER);
    }
}

#[test]
fn a_tile_is_walked_over_the_board_and_turned() {
    let folder = folder("walk");
    let mut terminal = Terminal::play(&folder, "qin --seed tea --seats me,random");
    terminal.see("Enter play");
    // The third tile is yellow and blue.
    let screen = terminal.press_and_see(&format!("{DOWN}{DOWN}{ENTER}"), "Enter lay");
    assert!(screen.contains("[y][b]"), "{screen}");
    let turned = terminal.press_and_change("r");
    assert!(!turned.contains("[y][b]"), "{turned}");
    terminal.press_and_see(RIGHT, "Consequences");
    terminal.press(ENTER);
    terminal.see("You draw a double blue tile");
}

#[test]
fn a_question_mark_explains_the_prompt_or_the_refusal() {
    let mut terminal = Terminal::play(&folder("help"), "qin --seed tea --seats me,random");
    terminal.see("Enter play");
    let screen = terminal.press_and_see("?", "Rules and keys");
    assert!(screen.contains("4 Where a tile may be laid"), "{screen}");
    terminal.press_and_see(ESCAPE, "Your turn");
    terminal.press_and_see("/rr a1 b1", "Nothing legal fits");
    let screen = terminal.press_and_see(ENTER, "Rule 4.2");
    assert!(screen.contains("0 Player: 24 to place"), "nothing was played:\n{screen}");
    let screen = terminal.press_and_see("?", "4.2 Both its squares are free grassland");
    assert!(screen.contains("Rule 4.2"), "{screen}");
    terminal.press_and_see(ESCAPE, "Your turn");
    terminal.press_and_see("/gibberish", "/ gibberish");
    terminal.press_and_see(ENTER, "We couldn’t read that request");
}

#[test]
fn what_was_played_can_be_taken_back() {
    let mut terminal = Terminal::play(&folder("undo"), "sun-tzu --seed tea --seats me,random");
    terminal.see("Enter play");
    terminal.press_and_see(ENTER, "Play a card in Tibet");
    let screen = terminal.press_and_see("u", "Undone");
    assert!(screen.contains("Play a card in Xinjiang"), "{screen}");
    terminal.press("u");
    terminal.see("You have nothing to undo");
    // Alone with bots, even what has come to light.
    let mut terminal = Terminal::play(&folder("undo-alone"), "qin --seed tea --seats me,random");
    terminal.see("Enter play");
    terminal.press_and_see(&format!("{ENTER}{ENTER}"), "23 to place, 1 placed");
    terminal.press_and_see("u", "24 to place, 0 placed, rr yy yb");
}

#[test]
fn the_strongest_bot_gives_a_hint() {
    let mut terminal = Terminal::play(&folder("hint"), "sun-tzu --seed tea --seats me,random");
    terminal.see("Enter play");
    terminal.press_and_see("h", "The master would play");
}

#[test]
fn the_log_and_the_table_have_pages_of_their_own() {
    let mut terminal = Terminal::play(&folder("pages"), "xian --seed tea --seats me,random,random,random");
    terminal.see("Enter play");
    let screen = terminal.press_and_see("b", "The table");
    assert!(screen.contains("3 random III: prestige 0"), "all seats are on one page:\n{screen}");
    let screen = terminal.press_and_see(ESCAPE, "PageDown");
    assert!(
        screen.contains("0 Player: prestige 0") && screen.contains("hand y2"),
        "the own hand stays in sight:\n{screen}"
    );
    let screen = terminal.press_and_see("\x1b[6~\x1b[6~\x1b[6~", "3 random III: prestige 0");
    assert!(screen.contains("PageUp"), "{screen}");
    terminal.press_and_see(ENTER, "Lay a pair");
    terminal.press_and_see("l", "You will keep all your cards");
}

#[test]
fn a_new_size_is_a_new_picture() {
    let mut terminal = Terminal::play(&folder("resize"), "great-wall --seed tea --seats me,random");
    terminal.see("Enter play");
    terminal.resize(40, 10);
    terminal.see("too small");
    terminal.resize(120, 40);
    let screen = terminal.see("1 random: ");
    assert!(screen.contains("not yet played"), "{screen}");
    assert_eq!(screen.matches("Your options").count(), 1, "{screen}");
}

#[test]
fn without_colours_there_is_no_colour_and_nothing_is_lost() {
    let folder = folder("no-color");
    let coloured = Terminal::play(&folder, "qin --seed tea --seats me,random --record a.json");
    let plain_ones = [("TERM", "xterm-256color"), ("NO_COLOR", "1")];
    let plain = Terminal::with(&folder, "qin --seed tea --seats me,random --record b.json", &plain_ones);
    let with = coloured.see("b table");
    assert_eq!(plain.see("b table"), with);
    assert!(has_colours(&coloured.bytes()));
    assert!(!has_colours(&plain.bytes()), "{:?}", plain.bytes());
}

/// Whether something sets a colour: `3x`, `4x`, `9x` or `10x`, but not the default ones 39 and 49.
fn has_colours(bytes: &str) -> bool {
    let sequences = bytes.split("\x1b[").skip(1).filter_map(|rest| {
        let end = rest.find(|letter: char| !letter.is_ascii_digit() && letter != ';')?;
        rest[end..].starts_with('m').then_some(&rest[..end])
    });
    let mut codes = sequences.flat_map(|sequence| sequence.split(';')).filter_map(|code| code.parse().ok());
    codes.any(|code: u8| matches!(code, 30..=38 | 40..=48 | 90..=97 | 100..=107))
}

#[test]
fn leaving_puts_the_terminal_back_and_keeps_the_game() {
    for key in [CONTROL_C, "q"] {
        let folder = folder("leave");
        let mut terminal = Terminal::play(&folder, "sun-tzu --seed tea --seats me,random");
        terminal.see("Enter play");
        terminal.press_and_see(ENTER, "Play a card in Tibet");
        assert!(terminal.is_on_alternate_screen());
        terminal.press(key);
        assert!(terminal.end());
        assert!(!terminal.is_on_alternate_screen());
        let screen = terminal.screen();
        assert!(screen.contains("mandate play --continue mandate-sun-tzu-1.json"), "{screen}");
        let terminal = Terminal::play(&folder, "--continue mandate-sun-tzu-1.json");
        terminal.see("Play a card in Tibet");
    }
}

#[test]
fn a_french_player_reads_french() {
    let mut terminal =
        Terminal::play(&folder("french"), "qin --seed tea --seats me=Ada,random --language fr");
    let screen = terminal.see("posez une tuile");
    assert!(screen.contains("0 Ada\u{a0}: 24 à placer") && screen.contains("Vos choix"), "{screen}");
    terminal.press_and_see("?", "Règles et touches");
    terminal.press_and_see("\x1b[6~\x1b[6~", "Les touches");
    terminal.press_and_see(ESCAPE, "À vous");
    terminal.press_and_see("/rr a1 b1", "Rien de permis");
    terminal.press_and_see(ENTER, "Règle 4.2");
}

#[test]
fn a_dumb_terminal_is_played_line_by_line() {
    let folder = folder("dumb");
    let mut terminal = Terminal::with(&folder, "qin --seed tea --seats me,random", &[("TERM", "dumb")]);
    terminal.see("1. rr");
    terminal.press("quit\r");
    assert!(terminal.end());
    assert!(!terminal.bytes().contains('\x1b'), "{}", terminal.bytes());
}
