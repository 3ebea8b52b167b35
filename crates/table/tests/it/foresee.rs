//! What an action would bring about comes true as it was foreseen, and gives nothing away.
#![expect(clippy::unwrap_used, reason = "helpers of tests")]

use game::chance::dice;
use game::{Game, Seat, Seed, View, Viewer, options};
use table::{Player, Table};

/// Plays a random match and foresees every action of it.
fn what_is_foreseen_comes_true<G: Game>() {
    let players = (0..2).map(|seat| Player::named(format!("player {seat}"))).collect();
    let options = options::combination::<G>(0).unwrap();
    let mut table = Table::<G>::open(players, options, Seed::from_text("foresee", 0)).unwrap();
    let (mut dice, mut scratch, mut foreseen) = (dice(0), vec![], 0);
    while let Some(seat) = table.turn().awaited().first() {
        let action = table.sample(seat, &mut dice, &mut scratch).unwrap();
        let before = table.record();
        let events = table.foresee(seat, action).unwrap().events;
        assert_eq!(table.record(), before, "nothing is played");
        assert_eq!(table.imagined(seat).view(Viewer::Seat(seat)), table.view(Viewer::Seat(seat)));
        table.play(seat, action).unwrap();
        let story = table.story(table.len() - 1, Viewer::Seat(seat));
        assert!(story.starts_with(&events), "{events:?} and {story:?}");
        foreseen += events.len();
    }
    let refused = table.foresee(Seat::FIRST, before_the_end(&table));
    assert!(refused.is_err(), "the game is over");
    assert!(foreseen > 50, "{foreseen}");
}

games::tests!(what_is_foreseen_comes_true);

/// Some action that was legal while the match ran.
fn before_the_end<G: Game>(table: &Table<G>) -> G::Action {
    let last = table.moves().last().unwrap();
    let view = table.view_at(table.len() - 1, Viewer::Seat(last.seat)).unwrap();
    view.legal()[0]
}
