//! The row of cards at one site: its columns, what lies covered, and what each seat's cards there are worth
//! (RULES 3). Looks at cards only; never at tokens, turns or who is asking.
//!
//! The sums are kept up to date card by card, so that asking for them costs nothing.

use crate::cards::{Card, Kind};
use crate::places::{Column, MOST_COLUMNS};
use game::{MAX_SEATS, Seat};
use std::fmt;

/// The cards at one site.
#[derive(Clone, Copy)]
pub struct Row {
    /// The uncovered card of each column, left to right; those beyond `columns` mean nothing.
    tops: [Card; MOST_COLUMNS],
    columns: u8,
    /// Uncovered nobles of all seats.
    nobles: u8,
    tallies: [Tally; MAX_SEATS],
    /// What the dragon of each seat lies on at this site, if it covers anything.
    beneath: [Option<Beneath>; MAX_SEATS],
}

/// The uncovered cards of one seat in a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Tally {
    cards: u8,
    warriors: u8,
    /// Values of the cards that are not warriors, while no noble is about.
    others: u8,
}

/// A card covered by a dragon.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Beneath {
    column: Column,
    card: Card,
}

impl Row {
    pub const EMPTY: Row = Row {
        tops: [Card::new(Seat::FIRST, Kind::Wall); MOST_COLUMNS],
        columns: 0,
        nobles: 0,
        tallies: [Tally { cards: 0, warriors: 0, others: 0 }; MAX_SEATS],
        beneath: [None; MAX_SEATS],
    };

    #[inline]
    pub fn len(&self) -> usize {
        self.columns as usize
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.columns == 0
    }

    /// The uncovered card of each column, left to right.
    #[inline]
    pub fn tops(&self) -> &[Card] {
        &self.tops[..self.len()]
    }

    /// The uncovered card of a column, if there is such a column.
    #[inline]
    pub fn top(&self, column: Column) -> Option<Card> {
        self.tops().get(column.index()).copied()
    }

    /// The columns, left to right.
    pub fn columns(&self) -> impl Iterator<Item = Column> + use<> {
        (0..self.len()).map(Column::at)
    }

    /// RULES 3.1: cards open new columns at the right end.
    #[inline]
    pub fn append(&mut self, card: Card, count: u8) {
        let end = self.len() + count as usize;
        let Some(places) = self.tops.get_mut(self.columns as usize..end) else { return };
        places.fill(card);
        self.columns = end as u8;
        self.count(card, count);
    }

    /// RULES 6.6: a dragon goes on top of a column and cancels the card under it.
    pub fn cover(&mut self, column: Column, owner: Seat) {
        let Some(covered) = self.top(column) else { return };
        let dragon = Card::new(owner, Kind::Dragon);
        self.tops[column.index()] = dragon;
        self.beneath[owner.index()] = Some(Beneath { column, card: covered });
        self.discount(covered);
        self.count(dragon, 1);
    }

    /// The cards of a column, top first.
    pub fn stack(&self, column: Column) -> impl Iterator<Item = Card> {
        std::iter::successors(self.top(column), move |card| {
            let under = self.beneath[card.owner().index()]?;
            (card.kind() == Kind::Dragon && under.column == column).then_some(under.card)
        })
    }

    /// Every card at the site, covered ones too.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        self.tops().iter().copied().chain(self.beneath.iter().flatten().map(|under| under.card))
    }

    /// RULES 3.5: whether an uncovered noble makes every card count 1.
    #[inline]
    pub fn has_noble(&self) -> bool {
        self.nobles > 0
    }

    /// How many uncovered cards a seat has here.
    #[inline]
    pub fn uncovered(&self, seat: Seat) -> u8 {
        self.tallies[seat.index()].cards
    }

    /// RULES 3.6: a seat with at least one uncovered card is present.
    #[inline]
    pub fn is_present(&self, seat: Seat) -> bool {
        self.uncovered(seat) > 0
    }

    /// How many of a seat's uncovered cards here are warriors.
    #[inline]
    pub fn warriors(&self, seat: Seat) -> u8 {
        self.tallies[seat.index()].warriors
    }

    /// RULES 3.3 to 3.5: what a seat's uncovered cards are worth together. A seat's k warriors count
    /// 1 + 2 + … + k, wherever they lie.
    #[inline]
    pub fn worth(&self, seat: Seat) -> u8 {
        let Tally { cards, warriors, others } = self.tallies[seat.index()];
        if self.has_noble() { cards } else { others + warriors * (warriors + 1) / 2 }
    }

    /// RULES 3.3 to 3.5: what each uncovered card is worth at this moment, left to right.
    pub fn values(&self) -> impl Iterator<Item = (Card, u8)> {
        let mut ranks = [0; MAX_SEATS];
        self.tops().iter().map(move |&card| {
            let value = match card.kind() {
                _ if self.has_noble() => 1,
                Kind::Warrior => {
                    ranks[card.owner().index()] += 1;
                    ranks[card.owner().index()]
                }
                kind => kind.value(),
            };
            (card, value)
        })
    }

    #[inline]
    fn count(&mut self, card: Card, count: u8) {
        let tally = &mut self.tallies[card.owner().index()];
        tally.cards += count;
        match card.kind() {
            Kind::Warrior => tally.warriors += count,
            kind => tally.others += kind.value() * count,
        }
        self.nobles += u8::from(card.kind() == Kind::Noble) * count;
    }

    fn discount(&mut self, card: Card) {
        let tally = &mut self.tallies[card.owner().index()];
        tally.cards -= 1;
        match card.kind() {
            Kind::Warrior => tally.warriors -= 1,
            kind => tally.others -= kind.value(),
        }
        self.nobles -= u8::from(card.kind() == Kind::Noble);
    }
}

/// The same cards in the same columns; everything else follows from them.
impl PartialEq for Row {
    fn eq(&self, other: &Row) -> bool {
        self.tops() == other.tops() && self.beneath == other.beneath
    }
}

impl Eq for Row {}

impl fmt::Debug for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.columns().map(|column| self.stack(column).collect::<Vec<_>>())).finish()
    }
}
