//! Games of bots, to be analysed.

use analysis::Finished;
use bots::{Budget, Judged, player};
use game::{Nobody, Seat, SeatCount, Seed, Viewer};
use table::{Player, Record, Table};

/// A record of a game between these players.
pub fn record<G: Judged>(players: &[&str], number: u64) -> Record {
    let seed = Seed::from_text("analysed", number);
    let named = players.iter().map(|name| Player::named(*name)).collect();
    let mut table = Table::<G>::open(named, G::Options::default(), seed).unwrap();
    for (seat, action) in actions::<G>(players, &G::Options::default(), &Seed::from_text("analysed", number))
    {
        table.play(seat, action).unwrap();
    }
    table.record()
}

/// The game itself.
pub fn finished<G: Judged>(players: &[&str], number: u64) -> Finished<G> {
    let (options, seed) = (G::Options::default(), Seed::from_text("analysed", number));
    let actions = actions::<G>(players, &options, &seed);
    let names = players.iter().map(|name| (*name).to_owned()).collect();
    Finished::replay(names, options, &seed, actions).unwrap().unwrap()
}

fn actions<G: Judged>(players: &[&str], options: &G::Options, seed: &Seed) -> Vec<(Seat, G::Action)> {
    let seats = SeatCount::new(players.len()).unwrap();
    let mut game = G::set_up(seats, options, &G::deal(seats, options, seed)).unwrap();
    let mut bots: Vec<_> = players.iter().map(|id| player::<G>(id).unwrap()).collect();
    for (number, bot) in bots.iter_mut().enumerate() {
        bot.take_dice(seed.dice(number as u64));
    }
    let mut actions = vec![];
    while let Some(seat) = game.turn().awaited().first() {
        let view = game.view(Viewer::Seat(seat));
        let action = bots[seat.index()].choose(&view, Budget::Iterations(8));
        game.apply(seat, action, &mut Nobody).unwrap();
        actions.push((seat, action));
    }
    actions
}
