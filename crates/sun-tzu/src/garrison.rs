//! The armies in a province: of one side or of nobody (RULES 2.3).

use crate::side::Side;

/// A garrison as one number: Sun Tzu's armies count up, King Shao's down. So two colours never meet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Garrison(i8);

impl Garrison {
    #[inline]
    pub const fn of(side: Side, armies: u8) -> Garrison {
        Garrison(side.sign() * armies as i8)
    }

    /// Who controls the province: whoever has an army in it.
    #[inline]
    pub const fn holder(self) -> Option<Side> {
        Side::favoured_by(self.0)
    }

    /// the armies here, of whichever side.
    #[inline]
    pub const fn armies(self) -> u8 {
        self.0.unsigned_abs()
    }

    /// The armies of one side here.
    #[inline]
    pub const fn armies_of(self, side: Side) -> u8 {
        let armies = self.0 * side.sign();
        if armies > 0 { armies as u8 } else { 0 }
    }

    /// The garrison after armies of a side have joined it, which may stand here.
    #[inline]
    pub const fn joined_by(self, side: Side, armies: u8) -> Garrison {
        Garrison(self.0 + side.sign() * armies as i8)
    }

    /// The garrison after armies of a side have left it, which were here.
    #[inline]
    pub const fn left_by(self, side: Side, armies: u8) -> Garrison {
        Garrison(self.0 - side.sign() * armies as i8)
    }
}
