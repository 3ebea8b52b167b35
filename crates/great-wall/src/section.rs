//! One site: its row of cards, its two tokens, and who leads there (RULES 3).
//! Looks at one site at a time; never at hands or turns.

use crate::places::Column;
use crate::row::Row;
use crate::tokens::Token;
use game::{MAX_SEATS, Seat, SeatCount, SeatSet};
use serde::Serialize;
use serde::ser::{SerializeSeq, Serializer};

/// What is being built at one site.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Section {
    pub stage: Stage,
    pub row: Row,
}

/// How far a site has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// RULES 5.4: no tokens, no cards, never again.
    Closed,
    /// Both tokens are free.
    Fresh([Token; 2]),
    /// One token lies on a card, the other is free.
    Claimed { free: Token, claim: Claim },
}

/// A token that lies on a card (RULES 5.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct Claim {
    pub seat: Seat,
    pub token: Token,
    pub column: Column,
}

impl Stage {
    /// The tokens that lie at the site, on a card or not.
    pub fn tokens(self) -> impl Iterator<Item = Token> {
        let tokens = match self {
            Stage::Closed => [None; 2],
            Stage::Fresh(tokens) => tokens.map(Some),
            Stage::Claimed { free, claim } => [Some(free), Some(claim.token)],
        };
        tokens.into_iter().flatten()
    }
}

impl Section {
    pub const CLOSED: Section = Section { stage: Stage::Closed, row: Row::EMPTY };

    /// A site with two new tokens and no cards.
    pub const fn fresh(tokens: [Token; 2]) -> Section {
        Section { stage: Stage::Fresh(tokens), row: Row::EMPTY }
    }

    #[inline]
    pub fn is_open(&self) -> bool {
        self.stage != Stage::Closed
    }

    /// The token that lies on a card, if there is one.
    #[inline]
    pub fn claim(&self) -> Option<Claim> {
        match self.stage {
            Stage::Claimed { claim, .. } => Some(claim),
            Stage::Closed | Stage::Fresh(_) => None,
        }
    }

    /// RULES 6.7: whether the top card of a column carries a token.
    #[inline]
    pub fn is_protected(&self, column: Column) -> bool {
        self.claim().is_some_and(|claim| claim.column == column)
    }

    /// RULES 3.6, 3.7: a seat's cards less its own token, if the seat is present.
    #[inline]
    pub fn sum(&self, seat: Seat) -> Option<Sum> {
        let token = self.claim().filter(|claim| claim.seat == seat).map(|claim| claim.token);
        self.row.is_present(seat).then(|| Sum { cards: self.row.worth(seat), token })
    }

    /// RULES 3.8: whether a seat is present and has more than every other seat that is.
    #[inline]
    pub fn is_led_by(&self, seat: Seat, seats: SeatCount) -> bool {
        let Some(own) = self.sum(seat) else { return false };
        let mut rivals = seats.seats().filter(|&rival| rival != seat).filter_map(|rival| self.sum(rival));
        rivals.all(|rival| rival.total() < own.total())
    }

    /// The sums of all seats at this site.
    pub fn standing(&self) -> Standing {
        let mut sums = [None; MAX_SEATS];
        for (number, sum) in sums.iter_mut().enumerate() {
            *sum = Seat::new(number as u8).and_then(|seat| self.sum(seat));
        }
        Standing { sums }
    }
}

/// What a seat has at a site: the worth of its uncovered cards, less its token.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Sum {
    pub cards: u8,
    pub token: Option<Token>,
}

impl Sum {
    /// RULES 3.7: may be zero or less.
    #[inline]
    pub fn total(self) -> i8 {
        self.cards as i8 - self.token.map_or(0, |token| token.points() as i8)
    }
}

/// What every seat has at a site.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Standing {
    sums: [Option<Sum>; MAX_SEATS],
}

/// Who is ahead at a site (RULES 3.8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Lead {
    /// Nobody is present.
    Nobody,
    /// Only this seat has the most.
    Sole(Seat),
    /// These seats have the most, so nobody leads.
    Tied(SeatSet),
}

impl Standing {
    /// What a seat has, if it is present.
    pub fn of(&self, seat: Seat) -> Option<Sum> {
        self.sums[seat.index()]
    }

    /// The seats that are present, with what they have.
    pub fn present(&self) -> impl Iterator<Item = (Seat, Sum)> + Clone {
        (0..).map_while(Seat::new).zip(self.sums).filter_map(|(seat, sum)| Some((seat, sum?)))
    }

    /// RULES 3.8: who is ahead.
    pub fn lead(&self) -> Lead {
        let most = self.present().map(|(_, sum)| sum.total()).max();
        let ahead: SeatSet =
            self.present().filter(|&(_, sum)| Some(sum.total()) == most).map(|(seat, _)| seat).collect();
        match ahead.first() {
            None => Lead::Nobody,
            Some(seat) if ahead.len() == 1 => Lead::Sole(seat),
            Some(_) => Lead::Tied(ahead),
        }
    }
}

impl Serialize for Standing {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Present {
            seat: Seat,
            cards: u8,
            token: Option<Token>,
            total: i8,
        }
        let mut list = serializer.serialize_seq(None)?;
        for (seat, sum) in self.present() {
            list.serialize_element(&Present {
                seat,
                cards: sum.cards,
                token: sum.token,
                total: sum.total(),
            })?;
        }
        list.end()
    }
}
