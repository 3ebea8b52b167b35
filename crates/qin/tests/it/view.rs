//! What a viewer is shown, as a program reads it.

use game::{Game, SeatCount, Viewer};
use qin::Qin;

#[test]
fn a_view_can_be_read_by_a_program() {
    let options = qin::Options::default();
    let deal = Qin::deal(SeatCount::TWO, &options, &game::Seed::from_text("a view", 0));
    let mut game = Qin::set_up(SeatCount::TWO, &options, &deal).unwrap();
    for _ in 0..3 {
        let seat = game.turn().awaited().first().unwrap();
        let action = game.view(Viewer::Seat(seat)).legal[0];
        game.apply(seat, action, &mut game::Nobody).unwrap();
    }
    insta::assert_json_snapshot!(game.view(Viewer::Public));
}
