//! Taking decisions back, in every game: what is undone never was, and what came to light cannot be undone.
#![expect(clippy::unwrap_used, reason = "helpers of tests")]

use game::chance::dice;
use game::{Audience, Event, Game, Seat, SeatCount, Seed, View, Viewer, options};
use great_wall::GreatWall;
use sun_tzu::SunTzu;
use table::{CannotUndo, Player, Table};
use xian::Xian;

fn opened<G: Game>(number: u64) -> Table<G> {
    let (fewest, most) = G::SEATS;
    let seats = fewest.get() + number as usize % (most.get() - fewest.get() + 1);
    let players = (0..seats).map(|seat| Player::named(format!("player {seat}"))).collect();
    let options = options::combination::<G>(number).unwrap();
    Table::open(players, options, Seed::from_text("undo", number)).unwrap()
}

/// Plays random matches; after every action the seat takes it back, if it can, and plays it again.
fn check<G: Game>(matches: u64) -> (usize, usize) {
    let (mut undone, mut refused) = (0, 0);
    for number in 0..matches {
        let mut table = opened::<G>(number);
        let viewers: Vec<Viewer> = Viewer::everyone(SeatCount::new(table.players().len()).unwrap()).collect();
        let (mut dice, mut scratch) = (dice(number), vec![]);
        while let Some(seat) = table.turn().awaited().first() {
            let action = table.sample(seat, &mut dice, &mut scratch).unwrap();
            let before: Vec<G::View> = viewers.iter().map(|&viewer| table.view(viewer)).collect();
            table.play(seat, action).unwrap();
            let after = table.record();
            let story = table.story(table.len() - 1, Viewer::Seat(seat));
            match table.undo(seat) {
                Ok(taken_back) => {
                    undone += 1;
                    assert_eq!(taken_back, action);
                    let again: Vec<G::View> = viewers.iter().map(|&viewer| table.view(viewer)).collect();
                    assert_eq!(again, before, "undo returns to the identical position");
                    assert!(story.iter().all(|event| event.reveals_to() == Audience::Nobody));
                    table.play(seat, action).unwrap();
                }
                Err(reason) => {
                    refused += 1;
                    assert!(matches!(reason, CannotUndo::Revealed | CannotUndo::TurnOver));
                }
            }
            assert_eq!(table.record(), after);
        }
    }
    (undone, refused)
}

fn what_is_undone_never_was<G: Game>() {
    let (_, refused) = check::<G>(24);
    assert!(refused > 0);
}

games::tests!(what_is_undone_never_was);

/// In Qin every decision draws a tile or ends the turn; elsewhere there is something to take back.
#[test]
fn decisions_that_are_no_news_to_anybody_can_be_undone() {
    for (undone, _) in [check::<GreatWall>(4), check::<SunTzu>(64), check::<Xian>(4)] {
        assert!(undone > 0);
    }
}

#[test]
fn a_laid_card_is_taken_back_until_the_turn_is_over() {
    let mut table = opened::<GreatWall>(0);
    let seat = table.turn().awaited().first().unwrap();
    let lay = |table: &Table<GreatWall>| {
        let view = table.view(Viewer::Seat(seat));
        view.legal().iter().copied().find(|action| action.to_string().starts_with("lay ")).unwrap()
    };
    let first = lay(&table);
    table.play(seat, first).unwrap();
    assert_eq!(table.undo(seat), Ok(first));
    assert_eq!(table.undo(seat), Err(CannotUndo::Nothing));
    while table.turn().awaited().contains(seat) {
        let next = lay(&table);
        table.play(seat, next).unwrap();
    }
    let before = table.record();
    assert_eq!(table.undo(seat), Err(CannotUndo::TurnOver));
    assert_eq!(table.record(), before);
}

#[test]
fn a_drawn_card_cannot_be_put_back() {
    let mut table = opened::<GreatWall>(0);
    let seat = table.turn().awaited().first().unwrap();
    table.play(seat, "draw".parse().unwrap()).unwrap();
    assert_eq!(table.undo(seat), Err(CannotUndo::Revealed));
}

/// Seat 0 has laid its five cards and is done; seat 1 is still laying. Until it is done too, seat 0 may change its
/// mind, and seat 1 can tell nothing of it.
#[test]
fn a_secret_plan_can_be_changed_until_both_are_ready() {
    let (first, second) = (Seat::FIRST, Seat::new(1).unwrap());
    let mut table = opened::<SunTzu>(0);
    let lay = |table: &mut Table<SunTzu>, seat: Seat, cards: &[&str]| {
        for action in cards {
            table.play(seat, action.parse().unwrap()).unwrap();
        }
    };
    lay(&mut table, first, &["xinjiang 1", "tibet 2", "qinghai 3", "mongolia 4", "mandarin 5"]);
    lay(&mut table, second, &["xinjiang 6", "tibet 5"]);
    let seen = table.view(Viewer::Seat(second));
    assert_eq!(table.undo(first).map(|action| action.to_string()), Ok("mandarin 5".into()));
    assert!(table.turn().awaited().contains(first));
    assert_eq!(table.undo(first).map(|action| action.to_string()), Ok("mongolia 4".into()));
    lay(&mut table, first, &["mongolia 5", "mandarin 6"]);
    assert_eq!(table.view(Viewer::Seat(second)), seen, "the other side sees nothing of it");
    assert_eq!(table.public_record().actions, [], "and nobody else does");
    lay(&mut table, second, &["qinghai 4", "mongolia 3", "mandarin 2"]);
    assert_eq!(table.undo(first), Err(CannotUndo::BuiltUpon));
}

#[test]
fn a_table_can_go_back_to_any_of_its_positions() {
    let (mut table, mut dice, mut scratch) = (opened::<GreatWall>(1), dice(1), vec![]);
    let mut seen = vec![];
    for _ in 0..30 {
        let seat = table.turn().awaited().first().unwrap();
        seen.push((table.record(), table.view(Viewer::Seat(seat))));
        let action = table.sample(seat, &mut dice, &mut scratch).unwrap();
        table.play(seat, action).unwrap();
    }
    assert_eq!(table.rewind(31), Err(CannotUndo::Nothing));
    for (number, (record, view)) in seen.into_iter().enumerate().rev() {
        table.rewind(number).unwrap();
        assert_eq!((table.record(), table.view(game::View::viewer(&view))), (record, view));
    }
}
