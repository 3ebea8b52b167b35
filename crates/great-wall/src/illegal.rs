//! Why the rules forbid an action. One variant per rule, with the places it concerns.

use crate::cards::Lot;
use crate::places::{Column, Site};
use crate::tokens::Token;
use game::Reason;

/// Why an action is refused. The text is what the player reads.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    #[error("this game has no site {0}")]
    NoSuchSite(Site),
    #[error("site {0} is closed: no tokens are left for it")]
    SiteClosed(Site),
    #[error("site {site} has no column {column}")]
    NoSuchColumn { site: Site, column: Column },

    #[error("a first token is waiting at site {0}: it is claimed before anything else")]
    ClaimFirst(Site),
    #[error("first tokens are claimed in the order of the sites, and site {asked} comes before site {site}")]
    ClaimInOrder { site: Site, asked: Site },
    #[error("only a site led when the turn began gives a first token, and site {0} is none")]
    NothingToClaim(Site),
    #[error("no free token at site {site} is worth {token}")]
    NoSuchToken { site: Site, token: Token },
    #[error(
        "the token lies on a card of one's own, and column {column} of site {site} is topped by another's"
    )]
    NotYourCard { site: Site, column: Column },
    #[error("a covered card carries no token, and a dragon lies on column {column} of site {site}")]
    CardIsCovered { site: Site, column: Column },

    #[error("after the last round nothing is laid or drawn, only scored")]
    OnlyScoring,
    #[error("the deck is empty, and it is never rebuilt")]
    DeckEmpty,
    #[error("an action can be declined in the last round only")]
    NoPassing,
    #[error("the hand does not hold {0}")]
    NotInHand(Lot),
    #[error("column {column} of site {site} carries a token, which protects it from dragons")]
    Protected { site: Site, column: Column },
}

impl Reason for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::NoSuchSite(_) => "2.1",
            Illegal::NoSuchColumn { .. } => "3.1",
            Illegal::SiteClosed(_) => "5.4",
            Illegal::NotYourCard { .. } | Illegal::CardIsCovered { .. } | Illegal::NoSuchToken { .. } => {
                "5.5"
            }
            Illegal::ClaimFirst(_) => "5.6",
            Illegal::ClaimInOrder { .. } | Illegal::NothingToClaim(_) => "5.1",
            Illegal::DeckEmpty => "6.2",
            Illegal::NotInHand(_) => "6.3",
            Illegal::Protected { .. } => "6.7",
            Illegal::NoPassing => "6.8",
            Illegal::OnlyScoring => "7.4",
        }
    }
}
