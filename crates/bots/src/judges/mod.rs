//! How positions are judged: one folder per game, each an evaluation in points of that game.
//!
//! `mod.rs` is the judge, `learned.rs` what self-play taught it (made by `lab learn`); whatever else a game needs, such as
//! the decisions that are solved, stands beside them.

#![allow(clippy::approx_constant, reason = "a learned weight may happen to look like a part of \u{3c0}")]

mod great_wall;
mod qin;
mod sun_tzu;
mod xian;

#[cfg(test)]
mod tests {
    use super::{great_wall, qin, sun_tzu, xian};
    use crate::{FeatureWeights, Judged};
    use ::great_wall::GreatWall;
    use ::qin::Qin;
    use ::sun_tzu::SunTzu;
    use ::xian::Xian;

    fn check<G: Judged, const COUNTS: usize>(table: &[FeatureWeights<COUNTS>]) {
        let learned: Vec<&str> = table.iter().map(|(name, _)| *name).collect();
        assert_eq!(learned, G::FEATURES, "learn {} anew", G::ID);
        assert_eq!(COUNTS, G::SEATS.1.get() + 1 - G::SEATS.0.get());
    }

    #[test]
    fn every_table_holds_the_features_of_its_judge() {
        check::<GreatWall, _>(&great_wall::learned::TABLE);
        check::<Qin, _>(&qin::learned::TABLE);
        check::<SunTzu, _>(&sun_tzu::learned::TABLE);
        check::<Xian, _>(&xian::learned::TABLE);
    }
}
