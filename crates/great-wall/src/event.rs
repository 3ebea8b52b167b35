//! What happens when an action is applied. One event per consequence, in order.

use crate::cards::{Card, Kind};
use crate::places::{Column, Site};
use crate::position::Ending;
use crate::section::{Lead, Standing};
use crate::tokens::Token;
use game::{Audience, Outcome, Seat, Viewer};
use serde::Serialize;

/// One consequence of an action.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum Event {
    /// A seat drew; only that seat sees the card.
    Drew { seat: Seat, card: Option<Kind>, left_in_deck: usize },
    /// A seat declined an action.
    Passed { seat: Seat },
    /// Identical cards opened new columns at the right end of a site, from `first` on.
    Laid { seat: Seat, kind: Kind, count: u8, site: Site, first: Column, free: bool },
    /// A seat's dragon covered a card.
    Covered { seat: Seat, site: Site, column: Column, card: Card },
    /// A first token was laid on a card, which is now safe from dragons.
    Claimed { seat: Seat, site: Site, token: Token, column: Column },
    /// The sums of a site changed, and perhaps who leads there.
    StandingChanged { site: Site, before: Standing, after: Standing, lead_before: Lead, lead_after: Lead },

    /// A seat's turn began.
    TurnBegan { seat: Seat },
    /// A seat led a site whose other token lay on a card, so the site is complete.
    Completed { seat: Seat, site: Site, standing: Standing },
    /// A token went face down to a seat: the free one, or the one from the card in `column`.
    Won { seat: Seat, site: Site, token: Token, column: Option<Column> },
    /// The cards of a completed site left the game.
    Cleared { site: Site, cards: usize },
    /// Two equal tokens were turned up for two players, and left the game.
    PairRemoved { site: Site, token: Token },
    /// A site got two new tokens.
    Opened { site: Site, tokens: [Token; 2], left_in_pool: usize },
    /// A site got no new tokens and is out of play.
    Closed { site: Site },

    /// A seat has laid all its cards: everybody else has one more turn.
    LastRoundBegan { trigger: Seat, actions_lapsed: u8 },
    /// From here on there is only scoring.
    ScoringOnlyBegan,
    /// The game is over. Tokens still lying at sites count for nobody.
    Ended { outcome: Outcome, ending: Ending },
}

impl game::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        match *self {
            Event::Drew { seat, left_in_deck, .. } if !viewer.is(seat) => {
                Some(Event::Drew { seat, card: None, left_in_deck })
            }
            _ => Some(self.clone()),
        }
    }

    /// RULES 9.6: drawn cards, tokens turned up, and at the end everything. A laid card can be taken back.
    fn reveals_to(&self) -> Audience {
        match self {
            Event::Drew { seat, .. } => Audience::Only(*seat),
            Event::PairRemoved { .. } | Event::Opened { .. } | Event::Ended { .. } => Audience::Everyone,
            _ => Audience::Nobody,
        }
    }
}
