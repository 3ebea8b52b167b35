//! What the page shows of games of Xi'an, played at random.

use crate::board::Board;
use crate::drama::Drama;
use crate::tests::{Dramas, Kept, Previews, check_games, check_signs};
use game::{Game, Viewer};
use game_testing::PlayedDecision;
use games::xian::{Space, Xian};
use std::collections::BTreeSet;
use words::{Language, People};

#[test]
fn every_sign_explains_itself() {
    check_signs::<Xian>(2);
}

#[test]
fn drawings_keep_their_promises() {
    let dramas = [Drama::Loss, Drama::LastRound, Drama::Complete, Drama::Gain, Drama::Opening];
    check_games::<Xian>(&mut [
        (10, &mut Previews::new(&[], &["MarketGiven", "MarketTaken", "FeePaid", "TurnEnded"])),
        (3, &mut Kept::default()),
        (80, &mut Dramas::all(&dramas)),
        (4, &mut what_changes_by_itself_has_an_id_of_its_own_and_spaces_are_called_by_numeral),
    ]);
}

/// The values of an attribute, in order.
fn attributes<'a>(html: &'a str, name: &str) -> Vec<&'a str> {
    let before = format!(" {name}=\"");
    html.split(&before).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

fn what_changes_by_itself_has_an_id_of_its_own_and_spaces_are_called_by_numeral(step: &PlayedDecision<Xian>) {
    let names = ["Ada", "Lin", "Eve", "Bob"].map(str::to_owned);
    let view = step.after.view(Viewer::Seat(step.seat));
    let people = People { names: &names, you: Some(step.seat) };
    let board = Xian::board(&view, &people, Language::English).into_string();
    let drawn = format!("{board}{}", <Xian as Board>::hand(&view, Language::English).into_string());
    let (ids, once): (Vec<&str>, BTreeSet<&str>) =
        (attributes(&drawn, "id"), attributes(&drawn, "id").into_iter().collect());
    assert_eq!(ids.len(), once.len(), "an id is there twice: {ids:?}");
    for id in ["space-c8", "house-palace", "court-1", "ware-4", "stair-5", "section-B", "calendar", "mine"] {
        assert!(once.contains(id) || view.outcome.is_some(), "{id} is missing");
    }
    let titles: Vec<&str> = board.split("<title>").skip(1).collect();
    assert_eq!(titles.len(), Space::all().len());
    for space in Space::all() {
        let called = format!("{}, ", space.title());
        assert!(titles.iter().any(|title| title.starts_with(&called)), "{space} is not called {called}");
    }
}

#[test]
fn a_painting_shows_who_would_lead_at_the_head_of_its_section() {
    let names = ["Ada", "Lin", "Eve", "Bob"].map(str::to_owned);
    let (mut shown, mut silent) = (0, 0);
    game_testing::play_games::<Xian>(0..12, |step| {
        let people = People { names: &names, you: Some(step.seat) };
        let [before, after] = [step.before, step.after].map(|game| game.view(Viewer::Seat(step.seat)));
        let painted =
            step.events.iter().any(|event| matches!(event, games::xian::Event::StatuePainted { .. }));
        let ahead =
            super::preview::foreseen(&before, &after, step.action, &people, Language::English).into_string();
        assert_eq!(attributes(&ahead, "data-into").len(), usize::from(painted), "{}: {ahead}", step.action);
        for section in attributes(&ahead, "data-into") {
            let board = Xian::board(&before, &people, Language::English).into_string();
            assert!(attributes(&board, "data-ghost").contains(&section), "there is no place for {section}");
        }
        *(if painted { &mut shown } else { &mut silent }) += 1;
    });
    assert!(shown > 10 && silent > 10, "{shown}, {silent}");
}
