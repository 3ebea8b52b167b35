//! From the order of the provinces to the end of each (RULES 6, 7): reveal, costs, battle, placing.

use crate::action::Shares;
use crate::battle::{self, FEINT_COUNTS_AS};
use crate::card::Card;
use crate::event::Event;
use crate::garrison::Garrison;
use crate::illegal::Illegal;
use crate::levy::Levy;
use crate::options::RevealChoice;
use crate::province::{ByProvince, Province, Provinces};
use crate::side::{Both, Side};
use crate::state::{Moment, Phase, SunTzu};
use crate::warlord::Warlord;
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
    /// RULES 6.1, 6.2: the side with fewer armies on the map gets the privilege; equal numbers change nothing.
    pub(crate) fn decide_order(&mut self, witness: &mut impl Witness<Event>) {
        let armies = Both::from_fn(|side| self.on_map(side));
        if self.dynasty > 1 {
            let lead = armies[Side::SunTzu] as i8 - armies[Side::KingShao] as i8;
            self.order_holder = Side::favoured_by(-lead).or(self.order_holder);
        }
        self.chooser = self.order_holder;
        let upfront = self.options.reveal_choice == RevealChoice::Upfront && !self.is_merged();
        let announces = upfront && self.order_holder.is_some();
        self.phase = if announces { Phase::Announce } else { Phase::Reveal };
        witness.see(Event::OrderDecided { armies, holder: self.order_holder });
    }

    /// RULES 6.3, 6.4: the provinces that can be named.
    #[inline]
    pub(crate) fn nameable(&self) -> Provinces {
        self.agenda.into_iter().flatten().fold(self.pending, Provinces::without)
    }

    pub(crate) fn check_named(&self, province: Province) -> Result<(), Illegal> {
        if self.nameable().contains(province) { Ok(()) } else { Err(Illegal::AlreadyNamed(province)) }
    }

    pub(crate) fn name(&mut self, side: Side, province: Province, witness: &mut impl Witness<Event>) {
        self.done(side);
        witness.see(Event::ProvinceNamed { side, province });
        if self.phase == Phase::Announce {
            self.announce(province);
        } else {
            self.reveal(province, witness);
        }
    }

    fn announce(&mut self, province: Province) {
        if let Some(place) = self.agenda.iter_mut().find(|place| place.is_none()) {
            *place = Some(province);
        }
    }

    /// RULES 6.4: the holder names one province after the other; the last follows by itself.
    pub(crate) fn continue_announcement(&mut self) {
        let left = self.nameable();
        match (left.first(), self.order_holder) {
            (Some(_), Some(holder)) if left.len() > 1 => self.ask(holder),
            (Some(last), _) => self.announce(last),
            (None, _) => self.phase = Phase::Reveal,
        }
    }

    /// RULES 6.3, 6.4, 10.4: what comes next: the last one left, the next announced, the next of the row, or
    /// whatever the chooser names.
    pub(crate) fn next_province(&mut self, witness: &mut impl Witness<Event>) {
        if self.is_merged() {
            self.let_trailing_side_choose(witness);
        }
        let announced = self.next_announced();
        match (self.pending.first(), self.chooser) {
            (None, _) => {
                self.tidy(witness);
                self.open_window(Moment::After);
            }
            (Some(_), Some(chooser)) if announced.is_none() && self.pending.len() > 1 => self.ask(chooser),
            (Some(next), _) => self.reveal(announced.unwrap_or(next), witness),
        }
    }

    #[inline]
    fn next_announced(&self) -> Option<Province> {
        self.agenda[0]?;
        self.agenda.into_iter().flatten().find(|&province| self.pending.contains(province))
    }

    /// RULES 10.4: while the marker is on one side, the other side chooses.
    fn let_trailing_side_choose(&mut self, witness: &mut impl Witness<Event>) {
        if let Some(behind) = Side::favoured_by(-self.track)
            && self.chooser != Some(behind)
        {
            self.chooser = Some(behind);
            witness.see(Event::ChooserChanged { side: behind });
        }
    }

    /// RULES 7.1: both cards become public; a 1 is remembered for the draw, a second six shows its warlord.
    #[inline]
    pub(crate) fn reveal(&mut self, at: Province, witness: &mut impl Witness<Event>) {
        let Some(cards) = self.laid(at) else { return };
        witness.see(Event::Revealed { province: at, cards });
        for side in Side::BOTH {
            if cards[side] == Card::Six && self.players[side].marks[at] > 0 {
                self.show_warlord(side, Warlord::SecondSix, witness);
            }
            if cards[side] == Card::One && !self.is_cancelled(side, cards) {
                self.players[side].played_one = true;
            }
        }
        self.settle_cost(at, self.first_to_decide(), witness);
    }

    /// RULES 7.4: by a house rule a plague cancels the card opposite.
    #[inline]
    fn is_cancelled(&self, side: Side, cards: Both<Card>) -> bool {
        self.options.plague_cancels_card && cards[side] != Card::Plague && cards[side.rival()] == Card::Plague
    }

    /// RULES 7.2: the armies a side's card costs.
    #[inline]
    pub(crate) fn cost(&self, side: Side, at: Province) -> u8 {
        match self.laid(at) {
            Some(cards) if !self.is_cancelled(side, cards) => cards[side].cost(),
            _ => 0,
        }
    }

    /// RULES 7.3: what the reserve cannot pay, from any provinces of the payer.
    #[inline]
    pub(crate) fn payment(&self, payer: Side, at: Province) -> Levy {
        let missing = self.cost(payer, at).saturating_sub(self.players[payer].reserve);
        Levy { missing, sources: self.armies_of(payer) }
    }

    /// RULES 7.3: pays what leaves no choice, asks where one is left.
    #[inline]
    fn settle_cost(&mut self, at: Province, payer: Side, witness: &mut impl Witness<Event>) {
        if self.cost(payer, at) == 0 {
            return self.cost_settled(at, payer, witness);
        }
        match self.payment(payer, at).only_way() {
            Some(shares) => self.pay(at, payer, shares, witness),
            None => {
                self.phase = Phase::Costs { at, payer };
                self.ask(payer);
            }
        }
    }

    /// RULES 7.2: a 6 leaves its army as a marker; the armies of a +2 or +3 are gone for good.
    pub(crate) fn pay(
        &mut self,
        at: Province,
        payer: Side,
        shares: Shares,
        witness: &mut impl Witness<Event>,
    ) {
        let cost = self.cost(payer, at);
        let from_reserve = cost - shares.total();
        self.take(payer, from_reserve, shares);
        let player = &mut self.players[payer];
        let Some(card) = player.plan[at] else { return };
        if card == Card::Six {
            player.marks[at] += cost;
        } else {
            player.removed += cost;
        }
        witness.see(Event::Paid { side: payer, province: at, card, from_reserve, from_map: shares });
        self.done(payer);
        self.cost_settled(at, payer, witness);
    }

    /// RULES 7.3: the side that decides first pays first; then warlords may react.
    #[inline]
    fn cost_settled(&mut self, at: Province, payer: Side, witness: &mut impl Witness<Event>) {
        if payer == self.first_to_decide() {
            self.settle_cost(at, payer.rival(), witness);
        } else {
            self.settle_reaction(at, witness);
        }
    }

    /// Takes armies of a side out of its reserve and its provinces.
    fn take(&mut self, side: Side, from_reserve: u8, shares: Shares) {
        self.players[side].reserve -= from_reserve;
        if shares == Shares::NONE {
            return;
        }
        for (province, armies) in shares.iter() {
            self.map[province] = self.map[province].left_by(side, armies);
        }
    }

    /// RULES 8.6, 8.7: asks whoever may react; otherwise the cards meet.
    #[inline]
    fn settle_reaction(&mut self, at: Province, witness: &mut impl Witness<Event>) {
        match self.reaction(at) {
            Some((side, _)) => {
                self.phase = Phase::Reaction { at };
                self.ask(side);
            }
            None => self.meet(at, None, witness),
        }
    }

    /// RULES 7.4, 7.5: the cards of a province meet, perhaps changed by a warlord.
    pub(crate) fn meet(&mut self, at: Province, used: Option<Warlord>, witness: &mut impl Witness<Event>) {
        let Some(mut cards) = self.laid(at) else { return };
        match used {
            Some(warlord @ Warlord::Feint) => self.show_warlord(Side::SunTzu, warlord, witness),
            Some(warlord) => self.show_warlord(Side::KingShao, warlord, witness),
            None => self.no_reaction(at, witness),
        }
        if battle::is_plague(cards) {
            return self.strike(at, used.is_some(), witness);
        }
        if used.is_some() {
            cards[Side::SunTzu] = FEINT_COUNTS_AS;
        }
        self.fight(at, cards, witness);
    }

    /// RULES 7.4: a plague halves the garrison; those who die return to their owner's reserve.
    fn strike(&mut self, at: Province, great: bool, witness: &mut impl Witness<Event>) {
        let (holder, armies) = (self.map[at].holder(), self.map[at].armies());
        let usual = battle::survivors(armies, self.options.plague_survivors);
        let survivors = if great { 1 } else { usual };
        if let Some(holder) = holder {
            self.map[at] = Garrison::of(holder, survivors);
            self.players[holder].reserve += armies - survivors;
        }
        witness.see(Event::PlagueStruck { province: at, holder, armies, survivors });
        self.end_province(at, witness);
    }

    /// RULES 7.5, 7.6: the better card wins by the margin; enemy armies go back to their owner's reserve.
    #[inline]
    fn fight(&mut self, at: Province, compared: Both<Card>, witness: &mut impl Witness<Event>) {
        let margin = battle::margin(compared[Side::SunTzu], compared[Side::KingShao]);
        let victory = battle::victory(margin, self.map[at]);
        witness.see(Event::Fought { province: at, compared, margin, victory });
        let Some(victory) = victory else { return self.end_province(at, witness) };
        let loser = victory.winner.rival();
        self.map[at] = self.map[at].left_by(loser, victory.driven_off);
        self.players[loser].reserve += victory.driven_off;
        if victory.marching_in == 0 {
            return self.end_province(at, witness);
        }
        self.settle_placing(at, victory.winner, victory.marching_in, witness);
    }

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
    fn settle_placing(
        &mut self,
        at: Province,
        winner: Side,
        armies: u8,
        witness: &mut impl Witness<Event>,
    ) {
        let placement = self.placement(at, winner, armies);
        match placement.levy.only_way() {
            Some(shares) => self.place(at, winner, placement.emptied.plus(shares), placement, witness),
            None => {
                self.phase = Phase::Placing { at, winner, armies };
                self.ask(winner);
            }
        }
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

    #[inline]
    fn end_province(&mut self, at: Province, witness: &mut impl Witness<Event>) {
        self.pending = self.pending.without(at);
        self.phase = Phase::Reveal;
        if self.is_merged() {
            self.score_province(at, witness);
        }
    }
}
