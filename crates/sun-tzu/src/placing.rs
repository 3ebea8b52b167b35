//! The winner's armies march in (RULES 7.7, 7.8): from the reserve, from neighbours, from further off.

use crate::action::Shares;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::levy::Levy;
use crate::province::{ByProvince, Province, Provinces};
use crate::side::Side;
use crate::state::{Phase, SunTzu};
use game::Witness;

/// RULES 7.7, 7.8: where the armies of a winner come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Placement {
    pub from_reserve: u8,
    /// Neighbours that must give all they have before others give anything.
    pub emptied: Shares,
    /// The rest, to be shared out as the winner likes.
    pub levy: Levy,
    /// What nobody can give.
    pub lapsed: u8,
}

impl SunTzu {
    /// RULES 7.7, 7.8: the reserve first, then adjacent provinces, then others.
    #[inline]
    pub(crate) fn placement(&self, at: Province, winner: Side, armies: u8) -> Placement {
        let from_reserve = armies.min(self.players[winner].reserve);
        let short = armies - from_reserve;
        if short == 0 {
            let levy = Levy { missing: 0, sources: ByProvince::default() };
            return Placement { from_reserve, emptied: Shares::NONE, levy, lapsed: 0 };
        }
        let held = self.armies_of(winner);
        let only = |wanted: Provinces| {
            ByProvince::from_fn(|province| if wanted.contains(province) { held[province] } else { 0 })
        };
        let near = Shares(only(at.neighbours()));
        if near.total() >= short {
            let levy = Levy { missing: short, sources: near.0 };
            return Placement { from_reserve, emptied: Shares::NONE, levy, lapsed: 0 };
        }
        let others = at.neighbours().iter().fold(Provinces::ALL.without(at), Provinces::without);
        let far = Shares(only(others));
        let missing = (short - near.total()).min(far.total());
        let levy = Levy { missing, sources: far.0 };
        Placement { from_reserve, emptied: near, levy, lapsed: short - near.total() - missing }
    }

    /// RULES 7.7: places what leaves no choice, asks where one is left.
    #[inline]
    pub(crate) fn settle_placing(
        &mut self,
        at: Province,
        winner: Side,
        armies: u8,
        witness: &mut impl Witness<Event>,
    ) {
        let placement = self.placement(at, winner, armies);
        if let Some(shares) = placement.levy.only_way() {
            return self.place(at, winner, placement.emptied.plus(shares), placement, witness);
        }
        self.phase = Phase::Placing { at, armies };
        self.ask(winner);
    }

    /// RULES 7.8, 7.9: the shares leave out the province itself, and others while neighbours have armies.
    pub(crate) fn check_withdrawal(
        &self,
        at: Province,
        winner: Side,
        armies: u8,
        shares: Shares,
    ) -> Result<(), Illegal> {
        let placement = self.placement(at, winner, armies);
        let missing = armies - placement.from_reserve - placement.lapsed;
        Levy { missing, sources: self.armies_of(winner) }.check(shares)?;
        let allowed = placement.emptied.plus(Shares(placement.levy.sources));
        for (province, given) in shares.iter() {
            if province == at {
                return Err(Illegal::FromTheSameProvince(at));
            }
            if given > allowed.0[province] {
                return Err(Illegal::NeighboursFirst(province));
            }
        }
        for (province, must) in placement.emptied.iter() {
            if shares.0[province] < must {
                return Err(Illegal::NeighboursFirst(province));
            }
        }
        Ok(())
    }

    /// RULES 7.7: the armies march in; this is compulsory.
    pub(crate) fn place(
        &mut self,
        at: Province,
        winner: Side,
        shares: Shares,
        placement: Placement,
        witness: &mut impl Witness<Event>,
    ) {
        let Placement { from_reserve, lapsed, .. } = placement;
        self.take(winner, from_reserve, shares);
        self.map[at] = self.map[at].joined_by(winner, from_reserve + shares.total());
        witness.see(Event::Placed { side: winner, province: at, from_reserve, from_map: shares, lapsed });
        self.done(winner);
        self.end_province(at, witness);
    }
}
