//! How fast Xi'an plays, lists and imagines: `cargo bench -p xian`.

use divan::Bencher;
use game::SeatCount;
use game_testing::bench;
use xian::Xian;

fn main() {
    divan::main();
}

#[divan::bench(args = [2, 3, 4])]
fn random_game(bencher: Bencher, seats: usize) {
    bench::random_game::<Xian>(bencher, SeatCount::new(seats).unwrap_or(SeatCount::TWO));
}

#[divan::bench(args = [2, 3, 4])]
fn legal_list(bencher: Bencher, seats: usize) {
    bench::legal_list::<Xian>(bencher, SeatCount::new(seats).unwrap_or(SeatCount::TWO));
}

#[divan::bench(args = [2, 3, 4])]
fn imagine(bencher: Bencher, seats: usize) {
    bench::imagine::<Xian>(bencher, SeatCount::new(seats).unwrap_or(SeatCount::TWO));
}
