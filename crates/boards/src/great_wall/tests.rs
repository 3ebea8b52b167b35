//! What the page shows of games of Great Wall, played at random.

use crate::board::Board;
use crate::drama::Drama;
use crate::tests::{Dramas, Kept, Parts, Previews, check_games, check_signs};
use game::{Game, Seat, Viewer};
use games::great_wall::scene::Scene;
use games::great_wall::{Event, GreatWall};
use words::{Language, People};

#[test]
fn every_sign_explains_itself() {
    check_signs::<GreatWall>(2);
}

#[test]
fn drawings_keep_their_promises() {
    let dramas = [Drama::Loss, Drama::LastRound, Drama::Complete, Drama::Gain, Drama::Opening];
    check_games::<GreatWall>(&mut [
        (20, &mut Previews::new(&[], &["StandingChanged", "Covered", "TurnBegan"])),
        (3, &mut Kept::default()),
        (8, &mut Parts::default()),
        (10, &mut Dramas::all(&dramas)),
    ]);
}

#[test]
fn the_ghost_of_a_card_shows_the_totals_to_come() {
    let scene: Scene = "site 1: 5 2 | G:watchtower R:gate G:wall\nR hand: dragon\nR acts".parse().unwrap();
    let mut game = scene.set().unwrap();
    let (view, action, mut events) =
        (game.view(Viewer::Seat(Seat::FIRST)), "lay dragon at 1 on 1".parse().unwrap(), vec![]);
    game.apply(Seat::FIRST, action, &mut events).unwrap();
    let ghost = GreatWall::ghost(&view, action, &events).into_string();
    let (card, totals) = ghost.split_once("data-into=\"totals 1\"").unwrap();
    assert!(card.contains("#gw-face-dragon"), "{card}");
    assert!(
        totals.contains("4 \u{2192}") && totals.contains(">1<"),
        "the watchtower counts for nothing: {totals}"
    );
    assert!(totals.contains("leads"), "{totals}");
}

/// What stands above the sites for a seat after these moves.
fn heralds(you: u8, moves: &[Vec<Event>]) -> String {
    let names = ["Ada", "Lin"].map(str::to_owned);
    let people = People { names: &names, you: Seat::new(you) };
    (GreatWall::EXTRAS.story.unwrap())(moves, &people, Language::English).into_string()
}

#[test]
fn a_completed_site_is_heralded_until_one_has_decided_again_and_its_tokens_fly() {
    let scene: Scene =
        "site 1: 3 | R:gate[7] R:wall G:wall G:gate G:wall\nR hand: wall, wall\nG hand: wall\nR acts once"
            .parse()
            .unwrap();
    let mut game = scene.set().unwrap();
    let (seat, mut events) = (game.turn().awaited().first().unwrap(), vec![]);
    game.apply(seat, "draw".parse().unwrap(), &mut events).unwrap();
    let mut moves = vec![events];
    for seat in 0..2 {
        let told = heralds(seat, &moves);
        assert!(told.contains("herald complete"), "{told}");
        assert_eq!(told.matches("data-flight=").count(), 2, "{told}");
        assert!(told.contains("data-flight=\"token-1-7\" data-to=\"seat-0\""), "{told}");
    }
    let (seat, mut events) = (game.turn().awaited().first().unwrap(), vec![]);
    game.apply(seat, "draw".parse().unwrap(), &mut events).unwrap();
    moves.push(events);
    assert!(!heralds(1, &moves).contains("herald complete"), "who has decided since has seen it");
    assert!(heralds(0, &moves).contains("herald complete"));
    assert!(!heralds(0, &moves).contains("data-flight"), "tokens fly once");
}
