//! What a seat can decide (RULES 5.5 and 6). Says nothing of whether it may.

use crate::cards::Lot;
use crate::places::{Column, Site};
use crate::tokens::Token;
use serde::{Serialize, Serializer};

/// One decision.
///
/// ```
/// use great_wall::{Action, Kind, Lot, Site};
///
/// let action: Action = "lay 2 walls at 1".parse()?;
/// let cards = Lot::new(Kind::Wall, 2).ok_or("a deck has two walls")?;
/// assert_eq!(action, Action::Lay { cards, site: Site::ALL[0] });
/// assert_eq!(action.to_string(), "lay 2 walls at 1");
/// assert!("lay two walls at 1".parse::<Action>().is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// RULES 6.2: take the top card of the own deck.
    Draw,
    /// RULES 7.3: decline an action in the last round.
    Pass,
    /// RULES 6.3, 6.5: lay identical cards at the right end of a site; one horseman is free.
    Lay { cards: Lot, site: Site },
    /// RULES 6.6: lay the dragon on top of a column.
    Cover { site: Site, column: Column },
    /// RULES 5.5: take a first token and lay it on an own card.
    Claim { token: Token, site: Site, column: Column },
}

/// As its spelling.
impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
