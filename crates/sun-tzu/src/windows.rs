//! Warlord cards played before or after the battles, and the secrecy around them (RULES 8).

use crate::action::Action;
use crate::card::{Card, Face};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::province::Province;
use crate::side::Side;
use crate::state::{Moment, Phase, SunTzu};
use crate::warlord::{Command, Warlord};
use crate::{battle, garrison::Garrison};
use game::Witness;

impl SunTzu {
    /// RULES 8.2: the side that decides first is asked first, if it has a card that can be played.
    pub(crate) fn open_window(&mut self, moment: Moment) {
        self.phase = Phase::Window(moment);
        if self.options.warlords {
            let first = self.first_to_decide();
            if self.can_play(first) {
                self.ask(first);
            } else {
                self.ask_if_able(first.rival());
            }
        }
    }

    /// RULES 8.2: after the first side's pass the other is asked; after the other's, the window closes.
    ///
    /// A window closes after two passes in a row. Each side has but one card, so that whoever is asked after
    /// the other has played is the last to be asked.
    pub(crate) fn pass_window(&mut self, side: Side, witness: &mut impl Witness<Event>) {
        self.done(side);
        witness.see(Event::Passed { side });
        if side == self.first_to_decide() {
            self.ask_if_able(side.rival());
        }
    }

    fn ask_if_able(&mut self, side: Side) {
        if self.can_play(side) {
            self.ask(side);
        }
    }

    /// RULES 8.2: nobody plays a card any more. That is told whether or not anybody could have.
    pub(crate) fn close_window(&mut self, moment: Moment, witness: &mut impl Witness<Event>) {
        if self.players.0.iter().any(|player| player.command.is_secret()) {
            witness.see(Event::MomentPassed { moment });
        }
        match moment {
            Moment::Before => self.decide_order(witness),
            Moment::Reveal(_) | Moment::After => self.finish_dynasty(witness),
        }
    }

    /// Whether a side has a play in a window.
    pub(crate) fn can_play(&self, side: Side) -> bool {
        let mut able = false;
        self.each_play(side, &mut |_| able = true);
        able
    }

    /// Every play of a side's window card that is possible now.
    pub(crate) fn each_play(&self, side: Side, each: &mut impl FnMut(Action)) {
        let Command::Secret(warlord) = self.players[side].command else { return };
        let mut offer = |play: Action| {
            if self.check_play(side, play).is_ok() {
                each(play);
            }
        };
        for province in Province::ALL {
            match warlord {
                Warlord::Reinforcement => offer(Action::Reinforce(province)),
                Warlord::Raid => offer(Action::Raid(province)),
                Warlord::March => {
                    province.neighbours().iter().for_each(|to| offer(Action::March(province, to)));
                }
                Warlord::Feint | Warlord::HeadStart | Warlord::SecondSix | Warlord::GreatPlague => (),
            }
        }
    }

    /// RULES 8.1 to 8.5: the side's own unused card, still good, used as it says.
    pub(crate) fn check_play(&self, side: Side, play: Action) -> Result<(), Illegal> {
        match play {
            Action::Reinforce(province) => {
                self.check_card(side, Warlord::Reinforcement)?;
                self.check_reinforcement(side, province)
            }
            Action::Raid(province) => {
                self.check_card(side, Warlord::Raid)?;
                self.check_raid(province)
            }
            Action::March(from, to) => {
                self.check_card(side, Warlord::March)?;
                self.check_march(side, from, to)
            }
            _ => Err(Illegal::AnotherQuestion(crate::illegal::Question::Window)),
        }
    }

    fn check_card(&self, side: Side, warlord: Warlord) -> Result<(), Illegal> {
        if !self.players[side].command.holds(warlord) {
            return Err(Illegal::NotYourCard(warlord));
        }
        if warlord.is_good_in(self.dynasty) { Ok(()) } else { Err(Illegal::Expired(warlord)) }
    }

    /// RULES 8.3: from the reserve to a province the side controls.
    fn check_reinforcement(&self, side: Side, province: Province) -> Result<(), Illegal> {
        if self.players[side].reserve == 0 {
            return Err(Illegal::EmptyReserve);
        }
        if self.map[province].holder() != Some(side) {
            return Err(Illegal::NothingToReinforce(province));
        }
        Ok(())
    }

    /// RULES 8.4: any army, one's own or the enemy's.
    fn check_raid(&self, province: Province) -> Result<(), Illegal> {
        if self.map[province] == Garrison::default() {
            return Err(Illegal::NothingToRaid(province));
        }
        Ok(())
    }

    /// RULES 8.5: an army of one's own, over a border, to where no enemy stands.
    fn check_march(&self, side: Side, from: Province, to: Province) -> Result<(), Illegal> {
        if self.map[from].holder() != Some(side) {
            return Err(Illegal::NothingToMarch(from));
        }
        if !from.neighbours().contains(to) {
            return Err(Illegal::NotAdjacent { from, to });
        }
        if self.map[to].holder() == Some(side.rival()) {
            return Err(Illegal::EnemyAhead(to));
        }
        Ok(())
    }

    /// Carries out a play that has been checked; the other side is asked next.
    pub(crate) fn play(&mut self, side: Side, play: Action, witness: &mut impl Witness<Event>) {
        match play {
            Action::Reinforce(province) => {
                self.show_warlord(side, Warlord::Reinforcement, witness);
                self.players[side].reserve -= 1;
                self.map[province] = self.map[province].joined_by(side, 1);
                let (armies, reserve) = (self.map[province].armies(), self.players[side].reserve);
                witness.see(Event::Reinforced { side, province, armies, reserve });
            }
            Action::Raid(province) => {
                self.show_warlord(side, Warlord::Raid, witness);
                if let Some(owner) = self.map[province].holder() {
                    self.map[province] = self.map[province].left_by(owner, 1);
                    self.players[owner].reserve += 1;
                    let armies = self.map[province].armies();
                    witness.see(Event::Raided { by: side, province, owner, armies });
                }
            }
            Action::March(from, to) => {
                self.show_warlord(side, Warlord::March, witness);
                self.map[from] = self.map[from].left_by(side, 1);
                self.map[to] = self.map[to].joined_by(side, 1);
                witness.see(Event::Marched { side, from, to });
            }
            _ => (),
        }
        self.done(side);
        self.ask_if_able(side.rival());
    }

    pub(crate) fn show_warlord(&mut self, side: Side, warlord: Warlord, witness: &mut impl Witness<Event>) {
        self.players[side].command = Command::Shown(warlord);
        witness.see(Event::WarlordShown { side, warlord });
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
        self.meet(at, Some(warlord), witness);
        Ok(())
    }

    pub(crate) fn pass_reaction(&mut self, at: Province, side: Side, witness: &mut impl Witness<Event>) {
        self.done(side);
        witness.see(Event::Passed { side });
        self.meet(at, None, witness);
    }

    /// RULES 8.2: no card was used in this battle. That is told whenever one could have been.
    pub(crate) fn no_reaction(&self, at: Province, witness: &mut impl Witness<Event>) {
        if let Some((side, _)) = self.fitting_reaction(at)
            && self.players[side].command.is_secret()
        {
            witness.see(Event::MomentPassed { moment: Moment::Reveal(at) });
        }
    }
}
