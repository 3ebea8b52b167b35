//! The actions of a turn: drawing, laying, covering, passing (RULES 6).
//! Moves the cards of the seat whose turn it is; what follows from it is in `turn`.

use crate::action::Action;
use crate::cards::{Card, DECK, Kind, Lot};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::places::{Column, Site};
use crate::position::{Duty, Phase};
use crate::section::Section;
use crate::state::GreatWall;
use game::Witness;

impl GreatWall {
    /// RULES 6: everything that can be done while an action is owed.
    pub(crate) fn list_acts(&self, out: &mut Vec<Action>) {
        if self.check_draw().is_ok() {
            out.push(Action::Draw);
        }
        if self.check_pass().is_ok() {
            out.push(Action::Pass);
        }
        for site in self.table.open_sites().iter() {
            for (kind, _) in DECK {
                // Where a number of cards cannot be laid, a larger one cannot either.
                for cards in lots(kind).take_while(|&cards| self.check_lay(cards, site).is_ok()) {
                    out.push(Action::Lay { cards, site });
                }
            }
            if self.check_lay(Lot::single(Kind::Dragon), site).is_err() {
                continue;
            }
            for column in self.table.section(site).row.columns() {
                if self.check_cover(site, column).is_ok() {
                    out.push(Action::Cover { site, column });
                }
            }
        }
    }

    /// RULES 6.2: the deck is not empty.
    #[inline]
    pub(crate) fn check_draw(&self) -> Result<(), Illegal> {
        self.check_acting()?;
        if self.deck(self.table.current).is_empty() { Err(Illegal::DeckEmpty) } else { Ok(()) }
    }

    /// RULES 6.8, 7.3: only in the last round.
    #[inline]
    pub(crate) fn check_pass(&self) -> Result<(), Illegal> {
        self.check_acting()?;
        if matches!(self.table.phase, Phase::LastRound { .. }) { Ok(()) } else { Err(Illegal::NoPassing) }
    }

    /// RULES 6.3, 6.4: identical cards of the hand, at any open site.
    #[inline]
    pub(crate) fn check_lay(&self, cards: Lot, site: Site) -> Result<(), Illegal> {
        self.check_acting()?;
        self.check_open(site)?;
        if self.hand(self.table.current).count(cards.kind()) < cards.count() {
            return Err(Illegal::NotInHand(cards));
        }
        Ok(())
    }

    /// RULES 6.6, 6.7: the dragon covers the top of any column that carries no token.
    #[inline]
    pub(crate) fn check_cover(&self, site: Site, column: Column) -> Result<(), Illegal> {
        self.check_lay(Lot::single(Kind::Dragon), site)?;
        let section = self.table.section(site);
        if section.row.top(column).is_none() {
            return Err(Illegal::NoSuchColumn { site, column });
        }
        if section.is_protected(column) {
            return Err(Illegal::Protected { site, column });
        }
        Ok(())
    }

    /// RULES 4.1: actions come after scoring, and not at all after the last round.
    #[inline]
    fn check_acting(&self) -> Result<(), Illegal> {
        match (self.table.duty, self.table.phase) {
            (Duty::Act(_), _) => Ok(()),
            (_, Phase::ScoringOnly { .. }) | (Duty::Over(_), _) => Err(Illegal::OnlyScoring),
            (Duty::Claim { asked, .. }, _) => Err(Illegal::ClaimFirst(asked)),
        }
    }

    /// RULES 5.4, 6.4: cards go to open sites only.
    #[inline]
    fn check_open(&self, site: Site) -> Result<(), Illegal> {
        if self.table.section(site).is_open() {
            return Ok(());
        }
        Err(if self.table.has(site) { Illegal::SiteClosed(site) } else { Illegal::NoSuchSite(site) })
    }

    /// RULES 6.2: the top card of the deck goes to the hand.
    pub(crate) fn draw<W: Witness<Event>>(&mut self, witness: &mut W) {
        let seat = self.table.current;
        let card = self.decks[seat.index()].draw();
        if let Some(kind) = card {
            self.hands[seat.index()].add(kind, 1);
        }
        if W::LISTENS {
            witness.see(Event::Drew { seat, card, left_in_deck: self.deck(seat).len() });
        }
        self.after_action(witness);
    }

    /// RULES 7.3: an action is declined.
    pub(crate) fn pass<W: Witness<Event>>(&mut self, witness: &mut W) {
        witness.see(Event::Passed { seat: self.table.current });
        self.after_action(witness);
    }

    /// RULES 6.3, 6.5: cards open new columns; a horseman uses no action.
    pub(crate) fn lay<W: Witness<Event>>(&mut self, cards: Lot, site: Site, witness: &mut W) {
        let (seat, kind, count) = (self.table.current, cards.kind(), cards.count());
        let free = kind == Kind::Horseman;
        self.hands[seat.index()].remove(kind, count);
        let first = Column::at(self.table.section(site).row.len());
        let laid = Event::Laid { seat, kind, count, site, first, free };
        self.change(site, laid, witness, |section| section.row.append(Card::new(seat, kind), count));
        if free {
            self.after_horseman(witness);
        } else {
            self.after_action(witness);
        }
    }

    /// RULES 6.6: the dragon goes on top of a column and cancels its card.
    pub(crate) fn cover<W: Witness<Event>>(&mut self, site: Site, column: Column, witness: &mut W) {
        let seat = self.table.current;
        let Some(card) = self.table.section(site).row.top(column) else { return };
        self.hands[seat.index()].remove(Kind::Dragon, 1);
        let covered = Event::Covered { seat, site, column, card };
        self.change(site, covered, witness, |section| section.row.cover(column, seat));
        self.after_action(witness);
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

/// Every number of cards of a kind that one action could lay.
fn lots(kind: Kind) -> impl Iterator<Item = Lot> {
    (1..).map_while(move |count| Lot::new(kind, count))
}
