//! What the page shows of games of Xi'an, played at random.

use crate::tests::check_previews;
use games::xian::Xian;

#[test]
fn a_preview_says_what_follows() {
    check_previews::<Xian>(10, &[], &["MarketGiven", "MarketTaken", "FeePaid", "TurnEnded"]);
}
