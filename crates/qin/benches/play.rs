//! `cargo bench -p qin`: random games, legal lists and imagined games.

use divan::Bencher;
use game::SeatCount;
use game_testing::bench;
use qin::Qin;

fn main() {
    divan::main();
}

#[divan::bench(args = [2, 3, 4])]
fn random_game(bencher: Bencher, seats: usize) {
    bench::random_game::<Qin>(bencher, SeatCount::new(seats).unwrap_or(SeatCount::TWO));
}

#[divan::bench]
fn legal_list(bencher: Bencher) {
    bench::legal_list::<Qin>(bencher, SeatCount::TWO);
}

#[divan::bench]
fn imagine(bencher: Bencher) {
    bench::imagine::<Qin>(bencher, SeatCount::TWO);
}
