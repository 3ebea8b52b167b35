//! Taking armies from provinces (RULES 7.9): all ways to share a number out over garrisons.
//! Knows neither cards nor sides.

use crate::action::Shares;
use crate::illegal::Illegal;
use crate::province::{ByProvince, Province};

/// How many armies are needed, and how many can come from each province.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Levy {
    pub missing: u8,
    pub sources: ByProvince<u8>,
}

impl Levy {
    /// The shares, if there is nothing to choose: all that is there, all from one province, or none.
    #[inline]
    pub fn only_way(self) -> Option<Shares> {
        if self.missing == 0 {
            return Some(Shares::NONE);
        }
        let all = Shares(self.sources);
        if all.total() <= self.missing {
            return Some(all);
        }
        let mut givers = all.iter();
        let (giver, _) = givers.next()?;
        givers.next().is_none().then(|| Shares::NONE.with(giver, self.missing))
    }

    /// Every way to share the missing armies out.
    pub fn each_way(self, each: &mut impl FnMut(Shares)) {
        self.share_out(0, self.missing, Shares::NONE, each);
    }

    fn share_out(self, place: usize, missing: u8, shares: Shares, each: &mut impl FnMut(Shares)) {
        let Some(&province) = Province::ALL.get(place) else {
            if missing == 0 {
                each(shares);
            }
            return;
        };
        for armies in 0..=missing.min(self.sources[province]) {
            self.share_out(place + 1, missing - armies, shares.with(province, armies), each);
        }
    }

    /// RULES 7.9: no province gives more than it has, and together they give what is missing.
    pub fn check(self, shares: Shares) -> Result<(), Illegal> {
        for (province, armies) in shares.iter() {
            if armies > self.sources[province] {
                return Err(Illegal::TooManyArmies { province, armies: self.sources[province] });
            }
        }
        let given = shares.total();
        if given != self.missing {
            return Err(Illegal::WrongTotal { missing: self.missing, given });
        }
        Ok(())
    }
}
