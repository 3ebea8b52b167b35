//! What the page shows of games of Great Wall, played at random.

use crate::tests::check_previews;
use games::great_wall::GreatWall;

#[test]
fn a_preview_says_what_follows() {
    check_previews::<GreatWall>(20, &[], &["StandingChanged", "Covered", "TurnBegan"]);
}
