//! What lies face down: hands, sealed choices, decks, equipment owned (RULES 10). Never part of a view as it is.

use crate::action::Returned;
use crate::by_seat::BySeat;
use crate::equipment::{EQUIPMENT_CARDS, Equipment, EquipmentSet};
use crate::position::Position;
use crate::requests::{REQUEST_SLOTS, REQUESTS, Request};
use crate::workers::{CARDS, Card, CardSet, HAND, Pair};
use game::chance::{Dice, shuffle};
use serde::Serialize;

/// A choice nobody else sees before all have chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Sealed {
    #[default]
    Nothing,
    Favour(Returned),
    Pair(Pair),
}

/// What of a player lies face down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Secrets {
    /// The worker cards in the order they are drawn: four for each round.
    pub deck: [Card; CARDS],
    pub hand: CardSet,
    pub sealed: Sealed,
    pub equipment: EquipmentSet,
}

impl Secrets {
    /// The cards still in the deck in this round, next-drawn first.
    pub fn deck_left(&self, round: u8) -> &[Card] {
        &self.deck[usize::from(round) * HAND..]
    }

    /// The cards drawn at the start of a round.
    #[inline]
    pub fn drawn_in(&self, round: u8) -> CardSet {
        let last = usize::from(round) * HAND;
        self.deck[last - HAND..last].iter().copied().collect()
    }

    /// RULES 4.2: puts cards of the first hand under the deck and draws as many from its top.
    pub fn exchange(&mut self, returned: CardSet) -> CardSet {
        let count = returned.len();
        let drawn: CardSet = self.deck[HAND..HAND + count].iter().copied().collect();
        self.hand = self.hand.minus(returned).union(drawn);
        self.deck.copy_within(HAND + count.., HAND);
        self.deck[..HAND].iter_mut().zip(self.hand.iter()).for_each(|(place, card)| *place = card);
        self.deck[CARDS - count..].iter_mut().zip(returned.iter()).for_each(|(place, card)| *place = card);
        drawn
    }

    /// The cards that were put under the deck for the Emperor's favour, until they are drawn in the last round.
    pub fn under_deck(&self, replaced: u8, round: u8) -> CardSet {
        self.deck_left(round).iter().rev().take(replaced.into()).copied().collect()
    }
}

/// Everything that lies face down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Hidden {
    pub players: BySeat<Secrets>,
    /// The equipment cards in the order they are dealt.
    pub equipment: [Equipment; EQUIPMENT_CARDS],
    /// How many of them have been dealt.
    pub dealt: u8,
    /// The request tokens in the order they are drawn.
    pub requests: [Request; REQUESTS],
}

impl Hidden {
    pub fn equipment_left(&self) -> &[Equipment] {
        &self.equipment[usize::from(self.dealt)..]
    }

    /// The next card of the equipment deck, which never runs out.
    pub fn deal_equipment(&mut self) -> Option<Equipment> {
        let card = self.equipment_left().first().copied();
        self.dealt += u8::from(card.is_some());
        card
    }

    /// Everything that nobody has seen comes in another order. What was put under a deck, its owner has seen.
    pub fn reshuffle(&mut self, table: &Position, dice: &mut Dice) {
        for (secrets, player) in self.players.as_mut_slice().iter_mut().zip(table.players.as_slice()) {
            let unseen = &mut secrets.deck[usize::from(table.round) * HAND..];
            let unknown = unseen.len().saturating_sub(player.replaced.into());
            shuffle(dice, &mut unseen[..unknown]);
        }
        shuffle(dice, &mut self.equipment[usize::from(self.dealt)..]);
        shuffle(dice, &mut self.requests[REQUEST_SLOTS + usize::from(table.round) - 1..]);
    }
}
