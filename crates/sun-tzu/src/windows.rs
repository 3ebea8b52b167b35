//! Warlord cards played before or after the battles (RULES 8.1 to 8.5).
//! Those used in a battle are in `reaction`.

use crate::action::Action;
use crate::event::Event;
use crate::garrison::Garrison;
use crate::illegal::Illegal;
use crate::province::Province;
use crate::question::Window;
use crate::side::Side;
use crate::state::{Moment, Phase, SunTzu};
use crate::warlord::{Command, Warlord};
use game::Witness;

/// A warlord card played in a window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Play {
    Reinforce(Province),
    Raid(Province),
    March(Province, Province),
}

impl Play {
    const fn warlord(self) -> Warlord {
        match self {
            Play::Reinforce(_) => Warlord::Reinforcement,
            Play::Raid(_) => Warlord::Raid,
            Play::March(..) => Warlord::March,
        }
    }

    pub const fn action(self) -> Action {
        match self {
            Play::Reinforce(province) => Action::Reinforce(province),
            Play::Raid(province) => Action::Raid(province),
            Play::March(from, to) => Action::March(from, to),
        }
    }
}

impl SunTzu {
    /// RULES 8.2: the side that decides first is asked first, if it has a card that can be played.
    pub(crate) fn open_window(&mut self, window: Window) {
        self.phase = Phase::Window(window);
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
    pub(crate) fn close_window(&mut self, window: Window, witness: &mut impl Witness<Event>) {
        if self.players.0.iter().any(|player| player.command.is_secret()) {
            witness.see(Event::MomentPassed { moment: Moment::Window(window) });
        }
        match window {
            Window::Before => self.decide_order(witness),
            Window::After => self.finish_dynasty(witness),
        }
    }

    /// Whether a side has a play in a window.
    pub(crate) fn can_play(&self, side: Side) -> bool {
        let mut able = false;
        self.each_play(side, &mut |_| able = true);
        able
    }

    /// Every play of a side's window card that is possible now.
    pub(crate) fn each_play(&self, side: Side, each: &mut impl FnMut(Play)) {
        let Command::Secret(warlord) = self.players[side].command else { return };
        let mut offer = |play: Play| {
            if self.check_play(side, play).is_ok() {
                each(play);
            }
        };
        for province in Province::ALL {
            match warlord {
                Warlord::Reinforcement => offer(Play::Reinforce(province)),
                Warlord::Raid => offer(Play::Raid(province)),
                Warlord::March => {
                    province.neighbours().iter().for_each(|to| offer(Play::March(province, to)));
                }
                Warlord::Feint | Warlord::HeadStart | Warlord::SecondSix | Warlord::GreatPlague => (),
            }
        }
    }

    /// RULES 8.1 to 8.5: the side's own unused card, still good, used as it says.
    fn check_play(&self, side: Side, play: Play) -> Result<(), Illegal> {
        self.check_card(side, play.warlord())?;
        match play {
            Play::Reinforce(province) => self.check_reinforcement(side, province),
            Play::Raid(province) => self.check_raid(province),
            Play::March(from, to) => self.check_march(side, from, to),
        }
    }

    pub(crate) fn check_card(&self, side: Side, warlord: Warlord) -> Result<(), Illegal> {
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

    /// Carries out a play; the other side is asked next.
    pub(crate) fn play(
        &mut self,
        side: Side,
        play: Play,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Illegal> {
        self.check_play(side, play)?;
        self.show_warlord(side, play.warlord(), witness);
        match play {
            Play::Reinforce(province) => self.reinforce(side, province, witness),
            Play::Raid(province) => self.raid(side, province, witness),
            Play::March(from, to) => self.march(side, from, to, witness),
        }
        self.done(side);
        self.ask_if_able(side.rival());
        Ok(())
    }

    fn reinforce(&mut self, side: Side, province: Province, witness: &mut impl Witness<Event>) {
        self.players[side].reserve -= 1;
        self.map[province] = self.map[province].joined_by(side, 1);
        let (armies, reserve) = (self.map[province].armies(), self.players[side].reserve);
        witness.see(Event::Reinforced { side, province, armies, reserve });
    }

    fn raid(&mut self, by: Side, province: Province, witness: &mut impl Witness<Event>) {
        if let Some(owner) = self.map[province].holder() {
            self.map[province] = self.map[province].left_by(owner, 1);
            self.players[owner].reserve += 1;
            let armies = self.map[province].armies();
            witness.see(Event::Raided { by, province, owner, armies });
        }
    }

    fn march(&mut self, side: Side, from: Province, to: Province, witness: &mut impl Witness<Event>) {
        self.map[from] = self.map[from].left_by(side, 1);
        self.map[to] = self.map[to].joined_by(side, 1);
        witness.see(Event::Marched { side, from, to });
    }

    pub(crate) fn show_warlord(&mut self, side: Side, warlord: Warlord, witness: &mut impl Witness<Event>) {
        self.players[side].command = Command::Shown(warlord);
        witness.see(Event::WarlordShown { side, warlord });
    }
}
