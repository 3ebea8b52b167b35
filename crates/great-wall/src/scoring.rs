//! Scoring at the start of a turn: second tokens, refills, first tokens (RULES 5).
//! Moves tokens and clears sites; never looks at a hand.

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::places::{Column, Site, SiteSet};
use crate::position::{Duty, Phase};
use crate::section::{Claim, Section, Stage};
use crate::state::GreatWall;
use crate::tokens::Token;
use game::{Seat, Witness};

impl GreatWall {
    /// RULES 5.1: looks once which sites the seat leads, completes those whose other token is claimed, and
    /// says where a first token is to be claimed.
    #[inline]
    pub(crate) fn score<W: Witness<Event>>(&mut self, witness: &mut W) -> SiteSet {
        let led = self.table.led_by(self.table.current);
        let mut fresh = SiteSet::EMPTY;
        for site in led.iter() {
            if self.table.is_fresh(site) {
                fresh = fresh.with(site);
            } else {
                self.complete(site, witness);
            }
        }
        fresh
    }

    /// RULES 5.2: the leader wins the free token, the claim's owner the claimed one, and the cards leave the
    /// game.
    fn complete<W: Witness<Event>>(&mut self, site: Site, witness: &mut W) {
        let leader = self.table.current;
        let section = *self.table.section(site);
        let Stage::Claimed { free, claim } = section.stage else { return };
        if W::LISTENS {
            witness.see(Event::Completed { seat: leader, site, standing: section.standing() });
        }
        self.win(leader, free);
        witness.see(Event::Won { seat: leader, site, token: free, column: None });
        self.win(claim.seat, claim.token);
        witness.see(Event::Won { seat: claim.seat, site, token: claim.token, column: Some(claim.column) });
        *self.table.section_mut(site) = Section::CLOSED;
        if W::LISTENS {
            witness.see(Event::Cleared { site, cards: section.row.cards().count() });
        }
        match self.table.phase {
            Phase::Normal | Phase::LastRound { .. } => self.refill(site, witness),
            Phase::ScoringOnly { .. } => witness.see(Event::Closed { site }),
        }
    }

    fn win(&mut self, seat: Seat, token: Token) {
        self.table.won[seat.index()].add(token, 1);
    }

    /// RULES 5.3, 5.4: a closed site gets two new tokens, or stays closed when the pool has none. Between two
    /// players equal pairs leave the game (RULES 2.3).
    pub(crate) fn refill<W: Witness<Event>>(&mut self, site: Site, witness: &mut W) {
        while let (Some(one), Some(other)) = (self.pool.draw(), self.pool.draw()) {
            if one == other && self.table.seats.get() == 2 {
                self.table.removed.add(one, 2);
                witness.see(Event::PairRemoved { site, token: one });
            } else {
                *self.table.section_mut(site) = Section::fresh([one, other]);
                if W::LISTENS {
                    let left_in_pool = self.pool.len();
                    witness.see(Event::Opened { site, tokens: [one, other], left_in_pool });
                }
                return;
            }
        }
        witness.see(Event::Closed { site });
    }

    /// RULES 5.5: every different token of the site asked about, on every own uncovered card.
    pub(crate) fn list_claims(&self, site: Site, out: &mut Vec<Action>) {
        let section = self.table.section(site);
        let Stage::Fresh([one, other]) = section.stage else { return };
        for token in [Some(one), (other != one).then_some(other)].into_iter().flatten() {
            for column in section.row.columns() {
                if self.check_claim(token, site, column).is_ok() {
                    out.push(Action::Claim { token, site, column });
                }
            }
        }
    }

    /// RULES 5.5: a free token of the site that is asked about, on an own uncovered card there.
    #[inline]
    pub(crate) fn check_claim(&self, token: Token, site: Site, column: Column) -> Result<(), Illegal> {
        self.check_is_asked(site)?;
        let section = self.table.section(site);
        if !matches!(section.stage, Stage::Fresh(tokens) if tokens.contains(&token)) {
            return Err(Illegal::NoSuchToken { site, token });
        }
        let Some(top) = section.row.top(column) else {
            return Err(Illegal::NoSuchColumn { site, column });
        };
        let seat = self.table.current;
        if top.owner() == seat {
            return Ok(());
        }
        if section.row.stack(column).any(|card| card.owner() == seat) {
            return Err(Illegal::CardIsCovered { site, column });
        }
        Err(Illegal::NotYourCard { site, column })
    }

    /// RULES 5.1: the sites led when the turn began are asked about in order.
    #[inline]
    fn check_is_asked(&self, site: Site) -> Result<(), Illegal> {
        match self.table.duty {
            Duty::Claim { asked, .. } if asked == site => Ok(()),
            Duty::Claim { asked, later } if later.contains(site) => {
                Err(Illegal::ClaimInOrder { site, asked })
            }
            _ if self.table.has(site) => Err(Illegal::NothingToClaim(site)),
            _ => Err(Illegal::NoSuchSite(site)),
        }
    }

    /// RULES 5.5: lays a first token on a card. When no other site is owed a claim, the turn goes on.
    pub(crate) fn claim<W: Witness<Event>>(
        &mut self,
        token: Token,
        site: Site,
        column: Column,
        witness: &mut W,
    ) {
        let seat = self.table.current;
        let laid = Event::Claimed { seat, site, token, column };
        self.change(site, laid, witness, |section| {
            if let Stage::Fresh([one, other]) = section.stage {
                let free = if one == token { other } else { one };
                section.stage = Stage::Claimed { free, claim: Claim { seat, token, column } };
            }
        });
        if let Duty::Claim { later, .. } = self.table.duty {
            self.after_claim(later, witness);
        }
    }
}
