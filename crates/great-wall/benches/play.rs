//! How fast games are played, listed and imagined, by number of seats.

use divan::Bencher;
use game::SeatCount;
use great_wall::GreatWall;

const COUNTS: [SeatCount; 4] = [SeatCount::TWO, SeatCount::THREE, SeatCount::FOUR, SeatCount::FIVE];

fn main() {
    divan::main();
}

#[divan::bench(args = COUNTS)]
fn random_game(bencher: Bencher, seats: SeatCount) {
    game_testing::bench::random_game::<GreatWall>(bencher, seats);
}

#[divan::bench(args = COUNTS)]
fn legal_list(bencher: Bencher, seats: SeatCount) {
    game_testing::bench::legal_list::<GreatWall>(bencher, seats);
}

#[divan::bench(args = COUNTS)]
fn imagine(bencher: Bencher, seats: SeatCount) {
    game_testing::bench::imagine::<GreatWall>(bencher, seats);
}
