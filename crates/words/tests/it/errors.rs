//! Why options and records are not taken, in both languages.

use game::options::{self, OptionError};
use game::{Seat, Unreadable};
use insta::assert_snapshot;
use qin::Qin;
use table::RecordError;
use words::{Language, option_error, record_error};

fn refused(pairs: &[(&str, &str)]) -> OptionError {
    options::from_words::<Qin>(pairs.iter().copied()).unwrap_err()
}

fn said(say: impl Fn(Language) -> String) -> String {
    Language::ALL.map(say).join("\n")
}

#[test]
fn options_that_a_game_does_not_have() {
    let unknown = refused(&[("colour", "red")]);
    let wrong = refused(&[("side", "cat\u{7}")]);
    assert_snapshot!(said(|language| option_error(&unknown, language)), @"");
    assert_snapshot!(said(|language| option_error(&wrong, language)), @"");
}

#[test]
fn records_that_are_not_what_they_say() {
    let unreadable = RecordError::UnreadableAction { number: 11, error: Unreadable::new("zz e8", "a tile") };
    let refused = |rule| RecordError::Refused {
        number: 4,
        seat: Seat::FIRST,
        action: "rr e8 e9".into(),
        reason: "no".into(),
        rule,
    };
    assert_snapshot!(said(|language| record_error(&unreadable, language)), @"");
    assert_snapshot!(said(|language| record_error(&refused(Some("4.3")), language)), @"");
    assert_snapshot!(said(|language| record_error(&refused(None), language)), @"");
    assert_snapshot!(said(|language| record_error(&RecordError::DealtOtherwise, language)), @"");
}
