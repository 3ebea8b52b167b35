//! What a player can decide, one small decision at a time (RULES 13). Spelt in `notation`, judged by the rules.

use crate::buildings::{Building, Verb};
use crate::equipment::Slot;
use crate::mausoleum::{Door, EndTile};
use crate::pit::Space;
use crate::requests::{Payment, Price};
use crate::resources::{OneOrTwo, Resource};
use crate::workers::{CardSet, HAND, Pair};

/// One small decision.
///
/// ```
/// use xian::{Action, Building};
///
/// let action: Action = "enter workshop".parse()?;
/// assert_eq!(action, Action::Enter { building: Building::Workshop, door: None });
/// assert_eq!(action.to_string(), "enter workshop");
/// assert!("enter harbour".parse::<Action>().is_err());
/// # Ok::<(), game::Unreadable>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// The Emperor's favour: put these cards under the deck and draw as many.
    Return(Returned),
    /// Lay a pair of cards.
    Commit(Pair),
    /// Use the worker for its main effect.
    Main,
    /// Take a pigment of the worker's colour instead.
    Pigment,
    /// Send a builder, perhaps with half of the Open or Free tile.
    Enter { building: Building, door: Option<Door> },
    /// Enter nothing and take a coin.
    Pass,
    /// Use the Market tile.
    Market,
    /// Use the +1 Action tile.
    Extra(Verb),
    /// Leave the remaining tiles unused.
    EndTurn,
    /// Put a raw statue on a space.
    Model { space: Space, price: Price },
    /// Paint the raw statue of a space.
    Paint { space: Space, price: Price },
    /// Buy the card in a slot.
    Forge { slot: Slot, price: Price },
    /// Which pigments a painting is paid with.
    Pay(Payment),
    /// Put a signature under the statue just modelled.
    Sign,
    /// Leave it unsigned.
    NoSignature,
    /// Keep an end tile.
    Choose(EndTile),
    /// The Emissary: give one resource for another.
    Swap { give: Resource, take: Resource },
    /// Swap nothing.
    NoSwap,
    /// What goes to the market …
    Give(OneOrTwo<Resource>),
    /// … and what comes from it.
    Take(OneOrTwo<Resource>),
}

/// RULES 4.2: cards put under the deck: none to all four of a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Returned(CardSet);

impl Returned {
    /// These cards, if they are no more than a hand.
    pub fn new(cards: CardSet) -> Option<Returned> {
        if cards.len() <= HAND { Some(Returned(cards)) } else { None }
    }

    #[inline]
    pub const fn cards(self) -> CardSet {
        self.0
    }
}

impl serde::Serialize for Returned {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}
