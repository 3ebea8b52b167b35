//! Typical and rare sentences of every game, to be read: first to a bystander, then to Ada, in English and French.

games::modules!();

use game::{Seat, SeatSet};
use insta::assert_snapshot;
use words::{Language, People, Speaks};

const ADA: Seat = Seat::FIRST;

fn bob() -> Seat {
    Seat::new(1).unwrap()
}

/// Everything `say` says, without repetitions.
fn said(say: impl Fn(&People, Language) -> String) -> String {
    let names = ["Ada", "Bob"].map(str::to_owned);
    let mut lines: Vec<String> = vec![];
    for you in [None, Some(ADA)] {
        for language in Language::ALL {
            let line = say(&People { names: &names, you }, language);
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
    }
    lines.join("\n")
}

fn events<G: Speaks>(events: &[G::Event]) -> String {
    let tell = |event| said(|people, language| G::event(event, people, language).unwrap().text);
    events.iter().map(tell).collect::<Vec<_>>().join("\n")
}

fn refusals<G: Speaks>(reasons: &[G::Illegal]) -> String {
    let tell = |reason| said(|people, language| G::refusal(reason, people, language).text);
    reasons.iter().map(tell).collect::<Vec<_>>().join("\n")
}
