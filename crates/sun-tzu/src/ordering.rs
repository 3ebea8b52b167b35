//! Which province comes next (RULES 6, 10.4): the privilege, the row, the order announced at once.

use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::RevealChoice;
use crate::province::{Province, Provinces};
use crate::question::Window;
use crate::side::{Both, Side};
use crate::state::{Phase, SunTzu};
use game::Witness;

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
        if self.is_merged() && self.pending.len() > 1 {
            self.let_trailing_side_choose(witness);
        }
        let announced = self.next_announced();
        match (self.pending.first(), self.chooser) {
            (None, _) => {
                self.tidy(witness);
                self.open_window(Window::After);
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
}
