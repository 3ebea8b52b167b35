//! A game in progress: what lies on the table, and what lies face down.

use crate::action::Action;
use crate::cards::{Cards, Deck};
use crate::deal::Deal;
use crate::event::Event;
use crate::options::Options;
use crate::places::{MOST_SITES, Site};
use crate::section::Section;
use crate::table::{Duty, Owed, Phase, Table};
use crate::tokens::{Pool, Tokens};
use game::{MAX_SEATS, Nobody, Seat, SeatCount, Witness};

/// A complete, secret game of Great Wall of China.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GreatWall {
    pub(crate) table: Table,
    pub(crate) hands: [Cards; MAX_SEATS],
    pub(crate) decks: [Deck; MAX_SEATS],
    pub(crate) pool: Pool,
}

impl GreatWall {
    /// RULES 2: opens the sites, deals the hands and begins the first turn. The deal has been checked.
    pub(crate) fn new(seats: SeatCount, options: Options, deal: &Deal) -> GreatWall {
        let table = Table {
            seats,
            options,
            phase: Phase::Normal,
            current: deal.start,
            duty: Duty::Act(Owed::Two),
            sections: [Section::CLOSED; MOST_SITES],
            won: [Tokens::EMPTY; MAX_SEATS],
            removed: Tokens::EMPTY,
        };
        let (hands, decks) = ([Cards::EMPTY; MAX_SEATS], [Deck::EMPTY; MAX_SEATS]);
        let mut game = GreatWall { table, hands, decks, pool: deal.pool() };
        for seat in seats.seats() {
            (game.hands[seat.index()], game.decks[seat.index()]) = deal.hand_and_deck(seat);
        }
        for site in game.table.sites() {
            game.refill(site, &mut Nobody);
        }
        game
    }

    /// What everybody can see or has seen.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The cards a seat holds.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// The cards a seat can still draw.
    #[inline]
    pub fn deck(&self, seat: Seat) -> Deck {
        self.decks[seat.index()]
    }

    /// The tokens that have not been turned up.
    pub fn pool(&self) -> Pool {
        self.pool
    }

    /// RULES 9.3: hand and deck together; by subtraction everybody knows what is in them.
    pub fn unlaid(&self, seat: Seat) -> Cards {
        self.hand(seat).plus(self.deck(seat).bag())
    }

    /// Whether this seat owes a decision.
    #[inline]
    pub(crate) fn awaits(&self, seat: Seat) -> bool {
        self.table.current == seat && !self.table.is_over()
    }

    /// Everything the seat whose turn it is may do.
    pub(crate) fn list(&self, out: &mut Vec<Action>) {
        match self.table.duty {
            Duty::Claim { asked, .. } => self.list_claims(asked, out),
            Duty::Act(_) => self.list_acts(out),
            Duty::Over(_) => {}
        }
    }

    /// Changes a site and tells what came of it.
    pub(crate) fn change<W: Witness<Event>>(
        &mut self,
        site: Site,
        event: Event,
        witness: &mut W,
        change: impl FnOnce(&mut Section),
    ) {
        let before = W::LISTENS.then(|| self.table.section(site).standing());
        change(self.table.section_mut(site));
        witness.see(event);
        if let Some(before) = before {
            let after = self.table.section(site).standing();
            let (lead_before, lead_after) = (before.lead(), after.lead());
            witness.see(Event::StandingChanged { site, before, after, lead_before, lead_after });
        }
    }
}
