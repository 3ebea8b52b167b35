//! One province from its reveal to its end (RULES 7.1 to 7.6): costs, plague or battle.

use crate::action::Shares;
use crate::battle::{self, FEINT_COUNTS_AS};
use crate::card::Card;
use crate::event::Event;
use crate::garrison::Garrison;
use crate::levy::Levy;
use crate::province::Province;
use crate::side::{Both, Side};
use crate::state::{Phase, SunTzu};
use crate::warlord::Warlord;
use game::Witness;

impl SunTzu {
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
        if let Some(shares) = self.payment(payer, at).only_way() {
            return self.pay(at, payer, shares, witness);
        }
        self.phase = Phase::Costs { at };
        self.ask(payer);
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
        let paid_by = &mut self.players[payer];
        let Some(card) = paid_by.plan[at] else { return };
        if card == Card::Six {
            paid_by.marks[at] += cost;
        } else {
            paid_by.removed += cost;
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
    pub(crate) fn take(&mut self, side: Side, from_reserve: u8, shares: Shares) {
        self.players[side].reserve -= from_reserve;
        for (province, armies) in shares.iter() {
            self.map[province] = self.map[province].left_by(side, armies);
        }
    }

    /// RULES 7.4, 7.5: the cards of a province meet, perhaps changed by a warlord.
    pub(crate) fn meet(&mut self, at: Province, used: Option<Warlord>, witness: &mut impl Witness<Event>) {
        let Some(mut cards) = self.laid(at) else { return };
        if battle::is_plague(cards) {
            return self.strike(at, used == Some(Warlord::GreatPlague), witness);
        }
        if used == Some(Warlord::Feint) {
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

    #[inline]
    pub(crate) fn end_province(&mut self, at: Province, witness: &mut impl Witness<Event>) {
        self.pending = self.pending.without(at);
        self.phase = Phase::Reveal;
        if self.is_merged() {
            self.score_province(at, witness);
        }
    }
}
