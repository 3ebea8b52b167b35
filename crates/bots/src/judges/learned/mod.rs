//! What self-play taught: one table per game, made by `mandate learn`.

#![allow(clippy::approx_constant, reason = "a weight may happen to look like a part of \u{3c0}")]

pub mod great_wall;
pub mod qin;
pub mod sun_tzu;
pub mod xian;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Judged, Line};
    use ::great_wall::GreatWall;
    use ::qin::Qin;
    use ::sun_tzu::SunTzu;
    use ::xian::Xian;

    fn check<G: Judged, const COUNTS: usize>(table: &[Line<COUNTS>]) {
        let learned: Vec<&str> = table.iter().map(|(name, _)| *name).collect();
        assert_eq!(learned, G::FEATURES, "learn {} anew", G::ID);
        assert_eq!(COUNTS, G::SEATS.1.get() + 1 - G::SEATS.0.get());
    }

    #[test]
    fn every_table_holds_the_features_of_its_judge() {
        check::<GreatWall, _>(&great_wall::TABLE);
        check::<Qin, _>(&qin::TABLE);
        check::<SunTzu, _>(&sun_tzu::TABLE);
        check::<Xian, _>(&xian::TABLE);
    }
}
