//! Tidying and drawing (RULES 9): played cards go home or are spent; then both sides draw white cards at once, in
//! secret, and hands and piles change when both are done.

use crate::action::Whites;
use crate::card::{Card, Cards};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::province::ByProvince;
use crate::side::Side;
use crate::state::{Drawing, Phase, SunTzu};
use game::Witness;
use serde::Serialize;

/// How many cards a side looks at, and how many of them it keeps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct DrawSize {
    pub look: u8,
    pub keep: u8,
}

/// RULES 9.2: look at two cards and keep one; after playing the 1, look at three and keep two.
const USUAL: DrawSize = DrawSize { look: 2, keep: 1 };
const AFTER_THE_ONE: DrawSize = DrawSize { look: 3, keep: 2 };

impl SunTzu {
    /// RULES 9.2: what a side may look at and keep of its pile as it is.
    #[inline]
    pub fn look(&self, side: Side) -> DrawSize {
        let player = &self.players[side];
        let DrawSize { look, keep } = if player.played_one { AFTER_THE_ONE } else { USUAL };
        DrawSize { look: look.min(player.pile.len()), keep: keep.min(player.pile.len()) }
    }

    /// The cards a side looks at, or would.
    #[inline]
    pub(crate) fn looked_at(&self, side: Side) -> Cards {
        self.players[side].pile.top(self.look(side).look)
    }

    /// RULES 9.1: yellow cards go home, white ones are spent.
    pub(crate) fn tidy(&mut self, witness: &mut impl Witness<Event>) {
        for side in Side::BOTH {
            let player = &mut self.players[side];
            let cards: Cards = player.plan.0.into_iter().flatten().collect();
            let (home, spent) = (cards.yellow(), cards.white());
            player.hand = player.hand.plus(home);
            player.spent = player.spent.plus(spent);
            player.plan = ByProvince::default();
            witness.see(Event::Tidied { side, home, spent });
        }
    }

    /// RULES 9.2, 9.4: who has a pile draws; in the advanced game only who wants to.
    pub(crate) fn begin_draw(&mut self, witness: &mut impl Witness<Event>) {
        self.phase = Phase::Draw;
        self.awaited = Side::seats();
        for side in Side::BOTH {
            if self.players[side].pile.is_empty() {
                self.done(side);
            } else if self.is_advanced() {
                self.players[side].drawing = Drawing::Undecided;
            } else {
                self.draw(side, witness);
            }
        }
    }

    /// RULES 9.2, 9.3: a side looks; where all it sees is kept, there is nothing to ask.
    pub(crate) fn draw(&mut self, side: Side, witness: &mut impl Witness<Event>) {
        let DrawSize { look, keep } = self.look(side);
        self.players[side].drawing = Drawing::Looking;
        let cards = self.looked_at(side);
        witness.see(Event::Looked { side, cards, keep });
        if look <= keep {
            self.keep(side, cards, witness);
        }
    }

    /// RULES 9.4: a side leaves its pile alone, and with it the extra card of a 1.
    pub(crate) fn decline_draw(&mut self, side: Side, witness: &mut impl Witness<Event>) {
        self.players[side].drawing = Drawing::Nothing;
        self.done(side);
        witness.see(Event::DrawDeclined { side });
    }

    /// RULES 9.3: as many as one keeps, of those one looks at.
    pub(crate) fn check_keep(&self, side: Side, cards: Cards) -> Result<(), Illegal> {
        let DrawSize { keep, .. } = self.look(side);
        if cards.len() != keep {
            return Err(Illegal::WrongNumberKept { keep });
        }
        cards.first_not_in(self.looked_at(side)).map_or(Ok(()), |card| Err(Illegal::NotLookedAt(card)))
    }

    /// Every choice: one of the cards goes under the pile. Equal cards are one choice.
    #[inline]
    pub(crate) fn each_keep(&self, side: Side, each: &mut impl FnMut(Whites)) {
        let looked_at = self.looked_at(side);
        looked_at.kinds().iter().filter_map(|under| Whites::new(looked_at.without(under))).for_each(each);
    }

    pub(crate) fn keep(&mut self, side: Side, cards: Cards, witness: &mut impl Witness<Event>) {
        let under = self.under(side, cards);
        self.players[side].drawing = Drawing::Keeping(cards);
        self.done(side);
        witness.see(Event::Kept { side, cards, under });
    }

    /// The card that goes under the pile when these are kept; none if nothing is left.
    pub(crate) fn under(&self, side: Side, kept: Cards) -> Option<Card> {
        self.looked_at(side).minus(kept).nth_kind(0)
    }

    /// RULES 9.5: both are done; hands and piles change, and the next dynasty begins.
    pub(crate) fn finish_draw(&mut self, witness: &mut impl Witness<Event>) {
        for side in Side::BOTH {
            let mut took = 0;
            if let Drawing::Keeping(cards) = self.players[side].drawing {
                let (DrawSize { look, .. }, under) = (self.look(side), self.under(side, cards));
                let player = &mut self.players[side];
                player.pile.take_top(look);
                player.hand = player.hand.plus(cards);
                took = cards.len();
                if let Some(card) = under {
                    player.pile.put_under(card);
                }
            }
            let player = &mut self.players[side];
            player.drawing = Drawing::Nothing;
            player.played_one = false;
            witness.see(Event::Drew { side, took, hand: player.hand.len(), pile: player.pile.len() });
        }
        self.begin_dynasty(self.dynasty + 1, witness);
    }
}
