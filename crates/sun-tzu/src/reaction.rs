//! Warlord cards used in a battle, when both cards are seen and paid for (RULES 8.6, 8.7).

use crate::battle;
use crate::card::{Card, Face};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::province::Province;
use crate::side::Side;
use crate::state::{Moment, Phase, SunTzu};
use crate::warlord::Warlord;
use game::Witness;

impl SunTzu {
    /// Asks whoever may react; otherwise the battle goes on.
    #[inline]
    pub(crate) fn settle_reaction(&mut self, at: Province, witness: &mut impl Witness<Event>) {
        let Some((side, _)) = self.reaction(at) else { return self.go_on(at, witness) };
        self.phase = Phase::Reaction { at };
        self.ask(side);
    }

    /// RULES 8.6, 8.7: the side that may use its card in the battle at hand, and the card.
    pub(crate) fn reaction(&self, at: Province) -> Option<(Side, Warlord)> {
        let (side, warlord) = self.fitting_reaction(at)?;
        self.players[side].command.holds(warlord).then_some((side, warlord))
    }

    /// The reaction that fits the cards of a province, whether or not the side has that card.
    fn fitting_reaction(&self, at: Province) -> Option<(Side, Warlord)> {
        let cards = self.laid(at)?;
        if battle::is_plague(cards) {
            let survivors = battle::survivors(self.map[at].armies(), self.options.plague_survivors);
            return (survivors > 1).then_some((Side::KingShao, Warlord::GreatPlague));
        }
        let feints = matches!(cards[Side::SunTzu], Card::Seven | Card::Eight | Card::Nine | Card::Ten);
        let plain = matches!(cards[Side::KingShao].face(), Face::Number(_));
        (feints && plain).then_some((Side::SunTzu, Warlord::Feint))
    }

    /// RULES 8.6, 8.7: uses the side's own card in the battle at hand.
    pub(crate) fn react(
        &mut self,
        at: Province,
        side: Side,
        warlord: Warlord,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Illegal> {
        self.check_card(side, warlord)?;
        self.done(side);
        self.show_warlord(side, warlord, witness);
        self.meet(at, Some(warlord), witness);
        Ok(())
    }

    pub(crate) fn pass_reaction(&mut self, at: Province, side: Side, witness: &mut impl Witness<Event>) {
        self.done(side);
        witness.see(Event::Passed { side });
        self.go_on(at, witness);
    }

    /// RULES 8.2: no card is used in this battle. That is told whenever one could have been.
    fn go_on(&mut self, at: Province, witness: &mut impl Witness<Event>) {
        if let Some((side, _)) = self.fitting_reaction(at)
            && self.players[side].command.is_secret()
        {
            witness.see(Event::MomentPassed { moment: Moment::Reveal(at) });
        }
        self.meet(at, None, witness);
    }
}
