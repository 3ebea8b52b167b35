//! What every game measures with `cargo bench`: a random game to its end, one legal list, one imagined game.

use divan::{Bencher, black_box};
use game::chance::dice;
use game::{Game, Nobody, SeatCount, Seed, Turn, Viewer};

/// Whole random games from the same deal.
pub fn random_game<G: Game>(bencher: Bencher, seats: SeatCount) {
    let start = start::<G>(seats);
    let (mut dice, mut scratch) = (dice(1), Vec::with_capacity(4096));
    bencher.bench_local(|| {
        let mut game = start.clone();
        while step(&mut game, &mut dice, &mut scratch) {}
        game.turn()
    });
}

/// The legal list of whoever is to move, in the middle of a random game.
pub fn legal_list<G: Game>(bencher: Bencher, seats: SeatCount) {
    let game = midgame::<G>(seats);
    let mut list = Vec::with_capacity(4096);
    bencher.bench_local(|| {
        list.clear();
        for seat in game.turn().awaited().iter() {
            game.legal_actions(seat, &mut list);
        }
        black_box(list.len())
    });
}

/// Imagining a complete game from a view in the middle of a random game.
pub fn imagine<G: Game>(bencher: Bencher, seats: SeatCount) {
    let game = midgame::<G>(seats);
    let viewer = game.turn().awaited().first().map_or(Viewer::Public, Viewer::Seat);
    let view = game.view(viewer);
    let mut dice = dice(2);
    bencher.bench_local(|| G::imagine(&view, &mut dice));
}

fn start<G: Game>(seats: SeatCount) -> G {
    let options = G::Options::default();
    let deal = G::deal(seats, &options, &Seed::from_text("bench", 0));
    match G::set_up(seats, &options, &deal) {
        Ok(game) => game,
        Err(error) => panic!("{error}"),
    }
}

fn midgame<G: Game>(seats: SeatCount) -> G {
    let mut game = start::<G>(seats);
    let (mut dice, mut scratch) = (dice(3), vec![]);
    for _ in 0..30 {
        step(&mut game, &mut dice, &mut scratch);
    }
    game
}

/// Takes one random decision; `false` once the game is over.
fn step<G: Game>(game: &mut G, dice: &mut game::chance::Dice, scratch: &mut Vec<G::Action>) -> bool {
    let Turn::Awaiting(seats) = game.turn() else { return false };
    let sampled = seats.first().and_then(|seat| Some((seat, game.sample(seat, dice, scratch)?)));
    let Some((seat, action)) = sampled else {
        panic!("{}: a decision is awaited, and none is possible", G::ID)
    };
    if let Err(refusal) = game.apply(seat, action, &mut Nobody) {
        panic!("{}: {action} was sampled and is refused: {refusal}", G::ID);
    }
    true
}
