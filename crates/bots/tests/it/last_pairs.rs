//! Games of Xi'an of which nothing is left but a last guess. The tests of the bots and those of the analysis look at the same.

use bots::{Budget, player};
use game::chance::dice;
use game::{Game, Nobody, Seat, SeatCount, Seed, Viewer};
use xian::{Action, Options, Prompt, Xian};

/// A game of random players at its last secret decision, and what they played up to then. Equipment lies open, so that
/// nothing but this decision is secret.
pub fn last_pairs(number: u64) -> (Xian, Vec<(Seat, Action)>) {
    let options = Options { open_equipment: true, ..Options::default() };
    let deal = Xian::deal(SeatCount::TWO, &options, &Seed::from_text("exploitability", number));
    let mut game = Xian::set_up(SeatCount::TWO, &options, &deal).unwrap();
    let mut bot = player::<Xian>("random").unwrap();
    bot.take_dice(dice(number));
    let mut actions = vec![];
    while (game.table().round, game.table().phase) != (6, 2)
        || !matches!(game.prompt(), Prompt::Commit { .. })
    {
        let seat = game.turn().awaited().first().unwrap();
        let action = bot.choose(&game.view(Viewer::Seat(seat)), Budget::Iterations(1));
        game.apply(seat, action, &mut Nobody).unwrap();
        actions.push((seat, action));
    }
    (game, actions)
}
