//! Everything that lies or lay face up: sites, won tokens, whose turn it is and what is owed.
//! Everybody knows it, so views carry it whole. Hands, decks and the pool are in `state`.

use crate::options::Options;
use crate::places::{MOST_SITES, Site, SiteSet};
use crate::section::{Section, Stage};
use crate::tokens::{Tokens, points};
use game::{MAX_SEATS, Outcome, Seat, SeatCount, spelled};
use serde::Serialize;

/// What everybody has seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Position {
    pub seats: SeatCount,
    pub options: Options,
    pub phase: Phase,
    pub current: Seat,
    pub duty: Duty,
    pub(crate) sections: [Section; MOST_SITES],
    /// RULES 9.2: won tokens lie face down, but everybody saw them go there.
    pub(crate) won: [Tokens; MAX_SEATS],
    /// RULES 2.3: equal pairs that left the game.
    pub removed: Tokens,
}

/// RULES 7: the three parts of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Normal,
    /// RULES 7.2: everybody but the seat that ran out of cards has one more turn.
    LastRound {
        trigger: Seat,
    },
    /// RULES 7.4: turns are only scored.
    ScoringOnly {
        trigger: Seat,
    },
}

/// What the seat whose turn it is owes now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Duty {
    /// RULES 5.5: a first token at the site asked about, and at later ones after it.
    Claim { asked: Site, later: SiteSet },
    /// RULES 6.1: actions.
    Act(Owed),
    /// Nothing: the game is over.
    Over(Ending),
}

/// RULES 6.1: actions owed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Owed {
    Two,
    One,
}

impl Owed {
    pub const fn count(self) -> u8 {
        match self {
            Owed::Two => 2,
            Owed::One => 1,
        }
    }
}

spelled! {
    /// RULES 7.5: how a game ended.
    pub enum Ending {
        /// The last token of all was won.
        Exhausted = "exhausted",
        /// Every site was won after the last round; the pool was not empty.
        Settled = "settled",
        /// Sites were left that nobody led.
        Blocked = "blocked",
    }
}

impl Position {
    /// The sites of this game, open or closed.
    #[inline]
    pub fn sites(&self) -> impl Iterator<Item = Site> + use<> {
        Site::in_game(self.seats).iter().copied()
    }

    /// Whether the game has this site.
    #[inline]
    pub fn has(&self, site: Site) -> bool {
        Site::in_game(self.seats).contains(&site)
    }

    #[inline]
    pub fn section(&self, site: Site) -> &Section {
        &self.sections[site.index()]
    }

    #[inline]
    pub(crate) fn section_mut(&mut self, site: Site) -> &mut Section {
        &mut self.sections[site.index()]
    }

    /// The sites that are not closed.
    #[inline]
    pub fn open_sites(&self) -> SiteSet {
        let mut open = SiteSet::EMPTY;
        for site in Site::ALL {
            if self.section(site).is_open() {
                open = open.with(site);
            }
        }
        open
    }

    /// RULES 3.8: the sites that a seat leads.
    #[inline]
    pub fn led_by(&self, seat: Seat) -> SiteSet {
        let mut led = self.open_sites();
        for site in led.iter() {
            if !self.section(site).is_led_by(seat, self.seats) {
                led = led.without(site);
            }
        }
        led
    }

    /// Whether the first token of this site is still free.
    #[inline]
    pub fn is_fresh(&self, site: Site) -> bool {
        matches!(self.section(site).stage, Stage::Fresh(_))
    }

    /// The tokens a seat has won.
    pub fn won(&self, seat: Seat) -> Tokens {
        self.won[seat.index()]
    }

    /// RULES 8.1: the points of a seat's won tokens.
    #[inline]
    pub fn score(&self, seat: Seat) -> i32 {
        points(self.won(seat))
    }

    /// RULES 7.5: how the game ended, if it has.
    #[inline]
    pub fn ending(&self) -> Option<Ending> {
        match self.duty {
            Duty::Over(ending) => Some(ending),
            Duty::Claim { .. } | Duty::Act(_) => None,
        }
    }

    #[inline]
    pub fn is_over(&self) -> bool {
        self.ending().is_some()
    }

    /// RULES 8.2: most points win, and equal seats share the victory.
    pub fn outcome(&self) -> Outcome {
        Outcome::most_points_win(self.seats, |seat| self.score(seat))
    }

    /// RULES 9.4: the tokens nobody has seen yet. They are the pool.
    pub fn unseen(&self) -> Tokens {
        let at_sites = self.sections.iter().flat_map(|section| section.stage.tokens()).collect();
        let seen = self.won.iter().fold(self.removed.plus(at_sites), |seen, &won| seen.plus(won));
        Tokens::complete().minus(seen).unwrap_or(Tokens::EMPTY)
    }
}
