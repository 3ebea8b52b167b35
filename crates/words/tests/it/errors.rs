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
    assert_snapshot!(said(|language| option_error(&unknown, language)), @r"
    Qin has no option “colour”; it has side, games, start
    Qin n’a pas d’option « colour » ; il y a side, games, start
    ");
    assert_snapshot!(said(|language| option_error(&wrong, language)), @r"
    Qin takes one of bird, lion, alternate for its option “side”, not “cat�”
    Qin accepte pour son option « side » une de ces valeurs : bird, lion, alternate, et non « cat� »
    ");
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
    assert_snapshot!(said(|language| record_error(&unreadable, language)), @r"
    action 11 cannot be read: “zz e8”
    l’action 11 est illisible : « zz e8 »
    ");
    assert_snapshot!(said(|language| record_error(&refused(Some("4.3")), language)), @r"
    action 4, “rr e8 e9” by seat 1, is refused (rule 4.3)
    l’action 4, « rr e8 e9 » de la place 1, est refusée (règle 4.3)
    ");
    assert_snapshot!(said(|language| record_error(&refused(None), language)), @r"
    action 4, “rr e8 e9” by seat 1, is refused: it was not that seat’s turn, or the game was over
    l’action 4, « rr e8 e9 » de la place 1, est refusée : ce n’était pas à cette place de jouer, ou la partie était terminée
    ");
    assert_snapshot!(said(|language| record_error(&RecordError::DealtOtherwise, language)), @r"
    the deal is not the one the seed gives
    le tirage n’est pas celui que donne la graine
    ");
}
