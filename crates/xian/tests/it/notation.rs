//! One spelling for every action, one action for every spelling, and no text that frightens the reader.

use crate::spellings;
use proptest::prelude::*;
use std::collections::BTreeSet;
use xian::Action;

#[test]
fn every_spelling_reads_back() {
    let all = spellings::up_to(4);
    let spelt: BTreeSet<String> = all.iter().map(ToString::to_string).collect();
    assert_eq!(spelt.len(), all.len(), "two actions have one spelling");
    for action in all {
        assert_eq!(action.to_string().parse(), Ok(action));
    }
}

#[test]
fn anything_else_is_unreadable() {
    for text in [
        "",
        " ",
        "main ",
        " main",
        "Main",
        "keep",
        "keep  all",
        "return",
        "return y2 y1",
        "return y1 y1",
        "return y1 y2 y3 y4 y5",
        "y1 on",
        "on y1",
        "y1 on y7",
        "y0 on y1",
        "enter",
        "enter house",
        "enter palace closed",
        "extra",
        "extra sign",
        "model",
        "model a0",
        "model a9",
        "model d1",
        "model a1 ",
        "model a1 reduced reduced",
        "forge 0",
        "forge 5",
        "forge 01",
        "pay",
        "pay red yellow",
        "pay coin",
        "pay red red red",
        "choose unused_tiles",
        "choose unused",
        "choose tiles",
        "swap coin clay",
        "give clay coin",
        "take",
        "end",
        "no",
        "sign up",
        "model ä1",
        "y\u{301}1 on y2",
    ] {
        assert!(text.parse::<Action>().is_err(), "\u{201c}{text}\u{201d} was read");
    }
}

#[test]
fn an_action_is_small() {
    assert!(size_of::<Action>() <= 8);
}

proptest! {
    #[test]
    fn no_text_makes_the_reader_panic(text in ".*") {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }

    #[test]
    fn words_of_the_notation_in_any_order_are_read_strictly(words in prop::collection::vec(
        prop::sample::select(vec![
            "keep", "all", "return", "y1", "r5", "on", "enter", "palace", "open", "free", "model", "a1", "reduced",
            "paint", "forge", "1", "pay", "red", "blue", "give", "take", "coin", "clay", "swap", "for", "no",
            "choose", "unused", "tiles", "flat", "extra", "advance", "end", "turn", "",
        ]), 0..6))
    {
        let text = words.join(" ");
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }
}
