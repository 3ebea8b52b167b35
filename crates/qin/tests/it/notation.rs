//! One spelling for every placement, one placement for every spelling.

use proptest::prelude::*;
use qin::Placement;
use std::collections::BTreeSet;

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in ".{0,12}") {
        let _ = text.parse::<Placement>();
    }

    #[test]
    fn what_almost_looks_like_a_placement_is_read_only_if_it_is_spelled_so(text in "[rybRY]{2} [a-n][0-9]{1,2} [a-n][0-9]{1,2}") {
        if let Ok(placement) = text.parse::<Placement>() {
            prop_assert_eq!(placement.to_string(), text);
        }
    }
}

#[test]
fn there_is_one_spelling_for_each_way_to_lay_a_tile() {
    let every = Placement::every_spelling();
    let spelled: BTreeSet<String> = every.iter().map(ToString::to_string).collect();
    // 312 pairs of squares, one way for each of three doubles and two for each of three mixed kinds.
    assert_eq!((every.len(), spelled.len()), (312 * 9, 312 * 9));
    for wrong in [
        "rr e8 e9",
        "yr e9 e8",
        "ry e8 f9",
        "ry m7 n7",
        "RY e8 e9",
        "ry  e8 e9",
        "ry e8 e9 ",
        "ry e08 e9",
        "",
    ] {
        assert!(wrong.parse::<Placement>().is_err(), "{wrong}");
    }
}
