//! The end of a phase, of a round and of the game: what happens by itself between turns (RULES 8).

use crate::Xian;
use crate::buildings::Building;
use crate::equipment::Slot;
use crate::event::Event;
use crate::position::ROUNDS;
use crate::prompt::Prompt;
use crate::requests::REQUEST_SLOTS;
use crate::workers::Assistant;
use game::{SeatSet, Witness};

/// RULES 4.1: phases of a round.
const PHASES: u8 = 2;

impl Xian {
    /// RULES 8.1: pairs are discarded, and the next phase, the next round or the scoring follows.
    pub(crate) fn end_phase(&mut self, witness: &mut impl Witness<Event>) {
        self.discard_pairs(witness);
        let (round, phase) = (self.table.round, self.table.phase);
        witness.see(Event::PhaseEnded { round, phase });
        if phase < PHASES {
            self.table.phase += 1;
        } else if round < ROUNDS {
            self.end_round(witness);
        } else {
            self.end_game(witness);
            return;
        }
        self.prompt = Prompt::Commit { awaited: SeatSet::all(self.table.seats()) };
    }

    /// RULES 8.1: both cards go to the discard pile, but not a recruited assistant.
    fn discard_pairs(&mut self, witness: &mut impl Witness<Event>) {
        for seat in self.table.seats().seats() {
            let player = &mut self.table.players[seat];
            if let Some(pair) = player.pair.take() {
                let cards = pair.cards().minus(Assistant::cards(player.assistants));
                player.discard = player.discard.union(cards);
                witness.see(Event::CardsDiscarded { seat, cards });
            }
        }
    }

    fn end_round(&mut self, witness: &mut impl Witness<Event>) {
        self.table.players.as_mut_slice().iter_mut().for_each(|player| player.builders = [0; 4]);
        witness.see(Event::BuildersCameHome);
        self.change_request(witness);
        self.renew_display(witness);
        self.table.round += 1;
        self.table.phase = 1;
        witness.see(Event::RoundBegan { round: self.table.round });
        self.draw_hands(witness);
    }

    /// RULES 8.3: the lowest request leaves and calls the Prime Minister; a new one takes its slot.
    fn change_request(&mut self, witness: &mut impl Witness<Event>) {
        let table = &mut self.table;
        let (round, slot) = (table.round, table.requests.lowest());
        let leaving = table.requests.at(slot);
        table.round_track[usize::from(round) - 1] = Some(leaving);
        witness.see(Event::RequestLeft { slot, request: leaving, round });

        let from = std::mem::replace(&mut table.prime_minister, Building::of(leaving.colour()));
        witness.see(Event::PrimeMinisterCalled { from, to: table.prime_minister });

        let drawn = self.hidden.requests[REQUEST_SLOTS + usize::from(round) - 1];
        table.requests.0[slot.index()] = drawn;
        witness.see(Event::RequestDrawn { slot, request: drawn });
    }

    /// RULES 8.4: the first slots are cleared, the rest slides to the left, new cards fill up.
    fn renew_display(&mut self, witness: &mut impl Witness<Event>) {
        let mut free = Slot::all();
        let before = std::mem::take(&mut self.table.slots);
        for (from, card) in Slot::all().zip(before) {
            let Some(card) = card else { continue };
            if from.is_flushed() {
                self.table.equipment_discard.insert(card);
                witness.see(Event::EquipmentDiscarded { slot: from, card });
            } else if let Some(to) = free.next() {
                self.table.slots[to.index()] = Some(card);
                witness.see(Event::EquipmentSlid { from, to, card });
            }
        }
        for slot in free {
            let dealt = self.hidden.deal_equipment();
            self.table.slots[slot.index()] = dealt;
            if let Some(card) = dealt {
                witness.see(Event::EquipmentDealt { slot, card });
            }
        }
    }

    /// RULES 4.1: everybody draws four cards.
    fn draw_hands(&mut self, witness: &mut impl Witness<Event>) {
        for seat in self.table.seats().seats() {
            let secrets = &mut self.hidden.players[seat];
            secrets.hand = secrets.drawn_in(self.table.round);
            let count = secrets.hand.len() as u8;
            witness.see(Event::CardsDrawn { seat, count, cards: Some(secrets.hand) });
        }
    }

    /// RULES 9: the equipment is shown, everything is scored, and the game is over.
    fn end_game(&mut self, witness: &mut impl Witness<Event>) {
        self.prompt = Prompt::Over;
        for seat in self.table.seats().seats() {
            witness.see(Event::EquipmentShown { seat, cards: self.hidden.players[seat].equipment });
        }
        for seat in self.table.seats().seats() {
            witness.see(Event::Scored { seat, breakdown: self.breakdown(seat) });
        }
        witness.see(Event::GameEnded { winner: self.winner() });
    }
}
