//! Which actions are legal: all of them, or one drawn at random without listing them. Drawing counts what
//! `scoring` and `acting` would list; the contract tests hold the two together.

use crate::action::Action;
use crate::cards::{Cards, DECK, Kind, Lot};
use crate::places::{Column, Site, SiteSet};
use crate::position::{Duty, Phase};
use crate::section::Stage;
use crate::state::GreatWall;
use game::chance::{Dice, below};

impl GreatWall {
    /// Everything the seat whose turn it is may do.
    pub(crate) fn list_actions(&self, out: &mut Vec<Action>) {
        match self.table.duty {
            Duty::Claim { asked, .. } => self.list_claims(asked, out),
            Duty::Act(_) => self.list_acts(out),
            Duty::Over(_) => {}
        }
    }

    /// One of the actions of the seat whose turn it is, all equally likely.
    #[inline]
    pub(crate) fn draw_action(&self, dice: &mut Dice) -> Option<Action> {
        match self.table.duty {
            Duty::Claim { asked, .. } => self.draw_claim(asked, dice),
            Duty::Act(_) => self.draw_act(dice),
            Duty::Over(_) => None,
        }
    }

    /// RULES 5.5: each different token goes with each own uncovered card.
    fn draw_claim(&self, site: Site, dice: &mut Dice) -> Option<Action> {
        let (section, seat) = (self.table.section(site), self.table.current);
        let Stage::Fresh([one, other]) = section.stage else { return None };
        let cards = u32::from(section.row.uncovered(seat));
        let choice = below(dice, if one == other { cards } else { 2 * cards });
        let (token, nth) = if choice < cards { (one, choice) } else { (other, choice - cards) };
        let mut own = section.row.tops().iter().enumerate().filter(|(_, card)| card.owner() == seat);
        let (index, _) = own.nth(nth as usize)?;
        Some(Action::Claim { token, site, column: Column::at(index) })
    }

    /// RULES 6: drawing, passing, each number of each kind at each open site, each column under the dragon.
    fn draw_act(&self, dice: &mut Dice) -> Option<Action> {
        let hand = self.hand(self.table.current);
        let open = self.table.open_sites();
        let draws = u32::from(!self.deck(self.table.current).is_empty());
        let passes = u32::from(matches!(self.table.phase, Phase::LastRound { .. }));
        let lots = lots(hand);
        let lays = lots * open.len() as u32;
        let covers = if hand.count(Kind::Dragon) > 0 { self.covers(open) } else { 0 };
        let choice = below(dice, draws + passes + lays + covers);
        let Some(choice) = choice.checked_sub(draws) else { return Some(Action::Draw) };
        let Some(choice) = choice.checked_sub(passes) else { return Some(Action::Pass) };
        let Some(choice) = choice.checked_sub(lays) else { return nth_lay(hand, lots, open, choice) };
        self.nth_cover(open, choice as usize)
    }

    /// How many columns of these sites carry no token.
    fn covers(&self, sites: SiteSet) -> u32 {
        sites.iter().map(|site| self.unprotected(site)).sum::<usize>() as u32
    }

    fn unprotected(&self, site: Site) -> usize {
        let section = self.table.section(site);
        section.row.len() - usize::from(section.claim().is_some())
    }

    fn nth_cover(&self, sites: SiteSet, mut nth: usize) -> Option<Action> {
        for site in sites.iter() {
            let columns = self.unprotected(site);
            if nth < columns {
                let claimed =
                    self.table.section(site).claim().map_or(usize::MAX, |claim| claim.column.index());
                let column = Column::at(nth + usize::from(claimed <= nth));
                return Some(Action::Cover { site, column });
            }
            nth -= columns;
        }
        None
    }
}

/// How many lots a hand offers at one site: one per card, but horsemen go one at a time.
fn lots(hand: Cards) -> u32 {
    let horsemen = hand.count(Kind::Horseman);
    hand.len() as u32 - u32::from(horsemen.saturating_sub(1))
}

fn nth_lay(hand: Cards, lots: u32, sites: SiteSet, nth: u32) -> Option<Action> {
    let site = sites.iter().nth((nth / lots) as usize)?;
    let mut nth = (nth % lots) as u8;
    for (kind, _) in DECK {
        let count = hand.count(kind).min(kind.largest_lot());
        if nth < count {
            return Lot::new(kind, nth + 1).map(|cards| Action::Lay { cards, site });
        }
        nth -= count;
    }
    None
}
