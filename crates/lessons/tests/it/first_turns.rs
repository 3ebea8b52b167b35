//! The worked first turns of the rules pages, played: what they tell is what happens.

use game::{Game, Seat};
use games::qin::{self, Qin};
use games::sun_tzu::{self, Province, Side, SunTzu};
use games::{great_wall, xian};
use lessons::{Taught, WorkedExample};

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// Plays all turns of an example, and gives what happened in each.
fn play<G: Game>(example: &WorkedExample<G>) -> (G, Vec<Vec<G::Event>>) {
    let mut game = example.after(0).unwrap();
    let told = example.turns.iter().map(|turn| play_on(&mut game, turn)).collect();
    (game, told)
}

/// Plays actions, each with its seat, and gives all that happened.
fn play_on<G: Game>(game: &mut G, actions: &[(u8, &str)]) -> Vec<G::Event> {
    let mut events = vec![];
    for (number, action) in actions {
        let parsed = action.parse().unwrap();
        game.apply(seat(*number), parsed, &mut events)
            .unwrap_or_else(|refusal| panic!("{number} {action}: {refusal}"));
    }
    events
}

#[test]
fn in_qin_a_lone_square_helps_the_next_player() {
    let (game, told) = play(&Qin::FIRST_TURNS);
    let founded = |events: &[qin::Event], by: u8, squares: u8| {
        let is_it = |event: &qin::Event| matches!(event, qin::Event::Founded { owner, size, .. } if *owner == seat(by) && *size == squares);
        events.iter().any(is_it)
    };
    assert!(founded(&told[0], 0, 2) && founded(&told[1], 1, 3), "{told:?}");
    assert_eq!([0, 1].map(|number| game.score(seat(number))), [1, 1]);
}

#[test]
fn in_great_wall_the_horseman_takes_the_lead() {
    let (mut game, _) = play(&great_wall::GreatWall::FIRST_TURNS);
    let totals = |game: &great_wall::GreatWall| -> Vec<i8> {
        let sums = game.table().section(great_wall::Site::ALL[1]).standing();
        sums.present().map(|(_, sum)| sum.total()).collect()
    };
    assert_eq!(totals(&game), [6, 3]);
    play_on(&mut game, &[(1, "draw"), (1, "draw"), (0, "claim 2 at 2 on 1")]);
    assert_eq!(totals(&game), [4, 3]);
}

#[test]
fn in_sun_tzu_the_first_dynasty_comes_out_as_told() {
    let (game, _) = play(&SunTzu::FIRST_TURNS);
    let armies = |side| Province::ALL.map(|place| game.armies(side, place));
    assert_eq!(armies(Side::SunTzu), [1, 0, 0, 3, 0]);
    assert_eq!(armies(Side::KingShao), [0, 3, 0, 0, 2]);
    let mut keeps = vec![];
    game.legal_actions(Side::SunTzu.seat(), &mut keeps);
    assert!(
        keeps.iter().all(|keep: &sun_tzu::Action| keep.to_string().split(' ').count() == 3),
        "two of three are kept: {keeps:?}"
    );
}

#[test]
fn in_xian_the_first_round_comes_out_as_told() {
    let (game, told) = play(&xian::Xian::FIRST_TURNS);
    let prestige = [0, 1].map(|number| game.table().players[seat(number)].prestige);
    assert_eq!(prestige, [4, 7]);
    let called = told
        .iter()
        .flatten()
        .any(|event| matches!(event, xian::Event::PrimeMinisterCalled { to: xian::Building::Workshop, .. }));
    assert!(called && game.table().round == 2, "{told:?}");
}
