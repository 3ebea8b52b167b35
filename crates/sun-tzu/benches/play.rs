//! How fast Sun Tzu plays: `cargo bench -p sun-tzu`.

use divan::Bencher;
use game::SeatCount;
use game_testing::bench;
use sun_tzu::SunTzu;

fn main() {
    divan::main();
}

#[divan::bench]
fn random_game(bencher: Bencher) {
    bench::random_game::<SunTzu>(bencher, SeatCount::TWO);
}

#[divan::bench]
fn legal_list(bencher: Bencher) {
    bench::legal_list::<SunTzu>(bencher, SeatCount::TWO);
}

#[divan::bench]
fn imagine(bencher: Bencher) {
    bench::imagine::<SunTzu>(bencher, SeatCount::TWO);
}
