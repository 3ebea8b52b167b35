//! The decisions of the game, one small one at a time (RULES 13). How they are written is in `notation`.

use crate::card::{Card, Cards};
use crate::province::{ByProvince, Province};
use crate::warlord::Warlord;
use serde::{Serialize, Serializer};

/// One decision.
///
/// ```
/// use sun_tzu::{Action, Card, Province};
///
/// let action: Action = "tibet 6".parse()?;
/// assert_eq!(action, Action::Lay(Province::Tibet, Card::Six));
/// assert_eq!(action.to_string(), "tibet 6");
/// assert!("tibet eleven".parse::<Action>().is_err());
/// # Ok::<(), game::Unreadable>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// This is my warlord.
    Choose(Warlord),
    /// This card to this province.
    Lay(Province, Card),
    /// These cards for as many armies.
    Trade(Whites),
    /// No card for any army.
    NoTrade,
    /// One army from the reserve to this province.
    Reinforce(Province),
    /// One army of this province back to its owner's reserve.
    Raid(Province),
    /// One army from the first to the second province.
    March(Province, Province),
    /// My warlord card stays secret; or I leave my pile alone.
    Pass,
    /// This province comes next.
    Reveal(Province),
    /// The armies that the reserve cannot pay come from these provinces.
    Pay(Shares),
    /// My 7, 8, 9 or 10 counts as a 6.
    Feint,
    /// The plague leaves one army.
    GreatPlague,
    /// The armies that the reserve cannot place come from these provinces.
    Withdraw(Shares),
    /// I look at the top of my pile.
    Draw,
    /// These cards go to my hand, the remaining one under the pile.
    Keep(Whites),
}

/// In JSON an action is its spelling.
impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// One to three white cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Whites(Cards);

impl Whites {
    pub const MOST: u8 = 3;

    /// These cards, if they are one to three and all white.
    #[inline]
    pub fn new(cards: Cards) -> Option<Whites> {
        let fits = (1..=Whites::MOST).contains(&cards.len()) && cards.yellow().is_empty();
        fits.then_some(Whites(cards))
    }

    #[inline]
    pub const fn cards(self) -> Cards {
        self.0
    }
}

/// How many armies each province gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Shares(pub ByProvince<u8>);

impl Shares {
    pub const NONE: Shares = Shares(ByProvince([0; 5]));

    /// These, and more armies of this province.
    #[inline]
    pub fn with(mut self, province: Province, armies: u8) -> Shares {
        self.0[province] = self.0[province].saturating_add(armies);
        self
    }

    /// These and those.
    #[inline]
    pub fn plus(self, shares: Shares) -> Shares {
        Shares(ByProvince::from_fn(|province| self.0[province].saturating_add(shares.0[province])))
    }

    #[inline]
    pub fn total(self) -> u8 {
        self.0.0.iter().fold(0, |total, &armies| total.saturating_add(armies))
    }

    /// The provinces that give something, in row order, and how much.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = (Province, u8)> {
        Province::ALL
            .into_iter()
            .map(move |province| (province, self.0[province]))
            .filter(|share| share.1 > 0)
    }
}

/// In JSON shares are an object of provinces and armies.
impl Serialize for Shares {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}
