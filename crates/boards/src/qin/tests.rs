//! What the page shows of games of Qin, played at random.

use crate::board::Board;
use crate::drama::Drama;
use crate::tests::{Dramas, Kept, Parts, Previews, check_games, check_signs};
use game::{Game, Seat, Viewer};
use games::qin::scene::Scene;
use games::qin::{Kind, Qin};
use words::{Language, People};

#[test]
fn every_sign_explains_itself() {
    check_signs::<Qin>(2);
}

#[test]
fn drawings_keep_their_promises() {
    let dramas = [Drama::Loss, Drama::Swallowed, Drama::Complete, Drama::Gain, Drama::Opening];
    check_games::<Qin>(&mut [
        (10, &mut Previews::new(&["Lone"], &["Founded", "VillageTaken"])),
        (3, &mut Kept::default()),
        (6, &mut Parts::default()),
        (20, &mut Dramas::all(&dramas)),
    ]);
}

/// A game of two in which A is to move and has every kind of tile.
fn set(squares: &str, owners: &str) -> Qin {
    let hands = [&Kind::ALL[..], &Kind::ALL[..]];
    Scene { players: "AB", squares, owners, supply: &[10, 10], hands: &hands, ..Scene::default() }
        .set()
        .unwrap()
}

#[test]
fn the_ghost_of_a_tile_shows_the_pagodas_that_would_be_placed_and_taken() {
    let mut game = set(".RR..RRR.\n.........", ".AA..BBB.\n.........");
    let (view, action) = (game.view(Viewer::Seat(Seat::FIRST)), "rr d13 e13".parse().unwrap());
    let mut events = vec![];
    game.apply(Seat::FIRST, action, &mut events).unwrap();
    let ghost = Qin::ghost(&view, action, &events).into_string();
    assert!(ghost.contains("province of-1"), "the larger province takes the smaller one: {ghost}");
    assert!(ghost.contains("taken of-0") && ghost.contains("\u{2212}1"), "{ghost}");
    assert!(
        ghost.contains("pagoda of-1") && ghost.contains("#qin-pagoda-two") && ghost.contains("+1"),
        "{ghost}"
    );
}

#[test]
fn the_ghost_of_a_refused_tile_is_the_tile_alone() {
    let view = set("RR...\n.....", "AA...\n.....").view(Viewer::Seat(Seat::FIRST));
    let ghost = Qin::ghost(&view, "rr d13 e13".parse().unwrap(), &[]).into_string();
    assert!(
        ghost.contains("ghost-edge") && !ghost.contains("province") && !ghost.contains("pagoda"),
        "{ghost}"
    );
}

#[test]
fn whoever_has_the_fewest_pagodas_left_is_named_over_the_board_when_they_are_few() {
    let names = ["Ada", "Lin"].map(str::to_owned);
    let people = People { names: &names, you: Some(Seat::FIRST) };
    for (supply, told) in [
        ([10, 4], None),
        ([10, 3], Some("The end is near: Lin has 3 pagodas left")),
        ([1, 3], Some("The end is near: you have one pagoda left")),
    ] {
        let hands = [&Kind::ALL[..], &Kind::ALL[..]];
        let scene = Scene { players: "AB", supply: &supply, hands: &hands, ..Scene::default() };
        let view = scene.set().unwrap().view(Viewer::Seat(Seat::FIRST));
        let drawn = Qin::board(&view, &people, Language::English).into_string();
        assert_eq!(drawn.contains("data-drama=\"last-round\""), told.is_some(), "{supply:?}");
        assert!(told.is_none_or(|told| drawn.contains(told)), "{supply:?}: {drawn}");
    }
}
