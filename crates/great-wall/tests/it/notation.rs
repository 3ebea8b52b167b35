//! Every action has one spelling, and nothing else is read (RULES 10).

use great_wall::Action;
use proptest::prelude::*;

#[test]
fn spellings_of_the_grammar_are_read_and_written_alike() {
    for spelling in [
        "draw",
        "pass",
        "lay wall at 2",
        "lay 3 walls at 2",
        "lay 7 walls at 1",
        "lay 3 gates at 4",
        "lay 5 warriors at 1",
        "lay watchtower at 3",
        "lay noble at 3",
        "lay dragon at 1",
        "lay dragon at 1 on 3",
        "lay horseman at 4",
        "claim 7 at 2 on 5",
        "claim 8 at 4 on 100",
    ] {
        assert_eq!(spelling.parse::<Action>().map(|action| action.to_string()), Ok(spelling.to_owned()));
    }
}

#[test]
fn nothing_else_is_read() {
    for text in [
        "",
        " draw",
        "draw ",
        "Draw",
        "draws",
        "lay",
        "lay at 2",
        "lay 1 wall at 2",
        "lay 1 walls at 2",
        "lay 8 walls at 2",
        "lay 4 gates at 2",
        "lay 6 warriors at 2",
        "lay 2 horsemen at 2",
        "lay 2 horsemans at 2",
        "lay 2 dragons at 2",
        "lay 2 nobles at 2",
        "lay walls at 2",
        "lay 2 wall at 2",
        "lay  wall at 2",
        "lay wall at 0",
        "lay wall at 5",
        "lay wall at 02",
        "lay wall at +2",
        "lay wall at 2 on 1",
        "lay dragon at 1 on 0",
        "lay dragon at 1 on 03",
        "lay dragon at 1 on +3",
        "lay dragon at 1 on 300",
        "lay dragon at 1 on",
        "lay dragon at 1 on 3 ",
        "claim 6 at 2 on 5",
        "claim 07 at 2 on 5",
        "claim 7 at 2",
        "claim 7 at 2 on 5 on 5",
        "claim 7\tat 2 on 5",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}

#[test]
fn an_unreadable_text_says_what_was_expected() {
    let expected = |text: &str| text.parse::<Action>().unwrap_err().expected;
    assert!(expected("build").starts_with("an action is"));
    assert!(expected("lay wall at 9").starts_with("sites are"));
    assert!(expected("lay 2 horsemen at 1").contains("horsemen go one by one"));
    assert!(expected("claim 6 at 1 on 1").starts_with("tokens are"));
    assert!(expected("claim 5 at 1 on 0").starts_with("columns are"));
}

#[test]
fn an_action_is_serialised_as_its_spelling() {
    let action: Action = "lay 3 walls at 2".parse().unwrap();
    assert_eq!(serde_json::to_string(&action).unwrap(), "\"lay 3 walls at 2\"");
}

/// Texts made of the words of the notation, most of them nonsense.
fn wordy() -> impl Strategy<Value = String> {
    let words =
        "draw|pass|lay|claim|at|on|wall|walls|gate|gates|dragon|warriors|horseman|0|1|2|3|7|03|255|256|";
    let words: Vec<&'static str> = words.split('|').collect();
    prop::collection::vec(prop::sample::select(words), 0..8).prop_map(|words| words.join(" "))
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused_and_what_is_read_is_canonical(text in prop_oneof![any::<String>(), wordy()]) {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }
}
