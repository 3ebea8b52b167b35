//! Positions made by hand: what is drawn is a sound game, and what makes no sense is refused.

use crate::draw;
use game::chance::dice;
use game::{Game, Nobody, Seat, Viewer};
use great_wall::scene::{SceneError, show_site};
use great_wall::{Cards, GreatWall, Site, Tokens};
use proptest::prelude::*;

#[test]
fn what_is_not_drawn_is_in_decks_and_pool() {
    let game = draw("3 seats\nsite 1: 7 3 | R:gate G:wall\nR hand: 2 walls").unwrap();
    assert_eq!(game.table().current, Seat::FIRST);
    assert_eq!((game.hand(Seat::FIRST).len(), game.deck(Seat::FIRST).len()), (2, 17));
    assert_eq!((game.pool().len(), game.table().removed.len()), (34, 0));
    let game = draw("site 1: 7 3\nR hand: wall\nR deck: gate, wall\npool: 4 4").unwrap();
    assert_eq!((game.deck(Seat::FIRST).len(), game.pool().len(), game.table().removed.len()), (2, 2, 32));
}

#[test]
fn a_site_is_shown_as_it_was_drawn() {
    for site in ["closed", "7 3 |", "5 | G:gate[4] G:wall B:noble>R:dragon>G:dragon"] {
        let game = draw(&format!("3 seats\nsite 1: {site}\nsite 2: 8 8\nR acts")).unwrap();
        assert_eq!(show_site(game.table().section(Site::new(1).unwrap())), site);
    }
}

#[test]
fn a_drawing_that_makes_no_sense_is_refused() {
    let (red, blue) = (Seat::FIRST, Seat::new(2).unwrap());
    for (drawing, why) in [
        ("", SceneError::NothingOpen),
        ("site 1: closed", SceneError::NothingOpen),
        ("site 3: 7 3", SceneError::NoSuchSite(Site::new(3).unwrap())),
        ("site 1: 7 3 | B:wall", SceneError::NoSuchSeat(blue)),
        ("site 1: 7 3\nB won: 5", SceneError::NoSuchSeat(blue)),
        ("site 1: 7 3\nB acts", SceneError::NoSuchSeat(blue)),
        ("site 1: 7 3\nlast round of B\nR acts", SceneError::NoSuchSeat(blue)),
        ("site 1: 7 3 | R:noble\nR hand: noble", SceneError::Cards(red)),
        ("site 1: 7 3\nR hand: 7 walls, 7 walls, 7 walls", SceneError::Cards(red)),
        ("site 1: 8 8\nR won: 8", SceneError::Tokens),
        ("site 1: 7 3\nlast round of R\nR acts", SceneError::NoActions(red)),
        ("site 1: 7 3\nonly scoring after R\nR acts", SceneError::NoActions(red)),
        ("site 1: 7 3\nR deck: nothing", SceneError::NoCardsLeft(red)),
    ] {
        assert_eq!(draw(drawing), Err(why), "{drawing}");
    }
    for line in [
        "site 1: 7",
        "site 1: 7 3 2",
        "site 1: 7 3 | R:wall[2]",
        "site 1: 7 | R:wall[2] R:gate[2]",
        "site 1: 7 3 | R:wall>G:wall",
        "site 1: 7 3 | X:wall",
        "site 1: 7 3 | R:tower",
        "site 5: 7 3",
        "site 1: 6 3",
        "pool: 4",
        "R hand: 8 walls",
        "R foot: wall",
        "6 seats",
        "now what",
    ] {
        let refused = draw(line).unwrap_err();
        assert!(
            matches!(&refused, SceneError::Line { line: named, .. } if named == line),
            "{line}: {refused}"
        );
    }
}

fn one_of(choice: &'static str) -> impl Strategy<Value = &'static str> {
    prop::sample::select(choice.split('|').collect::<Vec<_>>())
}

fn some_of(choice: &'static str, separator: &'static str) -> impl Strategy<Value = String> {
    prop::collection::vec(one_of(choice), 1..6).prop_map(move |words| words.join(separator))
}

/// Lines of a drawing, right ones and wrong ones.
fn line() -> impl Strategy<Value = String> {
    let cards = "wall|2 walls|gate|watchtower|noble|3 warriors|horseman|dragon";
    let columns =
        "R:wall|G:gate|B:wall|R:warrior|G:noble>R:dragon|R:dragon|B:horseman|R:noble>B:dragon>G:dragon";
    let first = "7 3 ;|5 5 ;|8 1 ;|3 ; R:wall[4]|3 ; G:gate[2]|5 ; B:noble>R:dragon[7]";
    let others =
        "3 seats|pool: nothing|pool: 4 4 2 1|last round of G|only scoring after R|R won: 5 2|R deck: nothing";
    prop_oneof![
        (1..4_u8, one_of(first), some_of(columns, " "))
            .prop_map(|(site, first, row)| format!("site {site}: {} {row}", first.replace(';', "|"))),
        (one_of("R|G|B"), one_of("hand|deck"), some_of(cards, ", "))
            .prop_map(|(seat, place, cards)| format!("{seat} {place}: {cards}")),
        one_of(others).prop_map(str::to_owned),
        one_of("R begins|G acts|B begins|G acts once").prop_map(str::to_owned),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20_000))]

    #[test]
    fn any_text_is_drawn_or_refused(text in any::<String>()) {
        for drawing in [text.clone(), format!("site 1: {text}"), format!("R hand: {text}"), format!("pool: {text}")] {
            let _ = draw(&drawing);
        }
    }

    #[test]
    fn whatever_can_be_drawn_can_be_imagined_and_played(lines in prop::collection::vec(line(), 1..10), seed: u64) {
        let Ok(mut game) = draw(&lines.join("\n")) else { return Ok(()) };
        let (mut dice, mut scratch) = (dice(seed), vec![]);
        for viewer in Viewer::everyone(game.seats()) {
            let view = game.view(viewer);
            prop_assert_eq!(GreatWall::imagine(&view, &mut dice).view(viewer), view);
        }
        for seat in game.seats().seats() {
            prop_assert!(Cards::complete().minus(game.unlaid(seat)).is_some());
        }
        prop_assert_eq!(game.table().unseen(), game.pool().iter().collect::<Tokens>());
        while let Some(seat) = game.turn().awaited().first() {
            let action = game.sample(seat, &mut dice, &mut scratch);
            prop_assert!(action.is_some_and(|action| game.apply(seat, action, &mut Nobody).is_ok()));
        }
    }
}
