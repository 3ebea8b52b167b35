//! What the page shows of games of Qin, played at random.

use crate::tests::check_previews;
use games::qin::Qin;

#[test]
fn a_preview_says_what_follows() {
    check_previews::<Qin>(10, &["Lone"], &["Founded", "VillageTaken"]);
}
