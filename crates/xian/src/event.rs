//! What happens when an action is applied, one event per consequence, with the arithmetic in it.
//! Events hold the whole truth; `seen_by` takes away what a viewer may not know (RULES 10).

use crate::action::Returned;
use crate::buildings::Building;
use crate::by_seat::BySeat;
use crate::equipment::{Equipment, EquipmentSet, Slot};
use crate::formations::Bonus;
use crate::mausoleum::{EndTile, Tile};
use crate::pit::{Space, SpaceSet};
use crate::requests::{Payment, Request, RequestSlot};
use crate::resources::{Colour, OneOrTwo, Resource};
use crate::scoring::Breakdown;
use crate::turn_order::Rank;
use crate::workers::{Assistant, Card, CardSet, Pair};
use game::{Audience, Seat, Set, Viewer};
use serde::Serialize;

/// One consequence of an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A seat has decided about the Emperor's favour; only that seat sees how.
    FavourDecided { seat: Seat, returned: Option<Returned> },
    /// The Emperor's favour takes effect. The cards are seen by their owner only.
    CardsExchanged { seat: Seat, count: u8, returned: Option<CardSet>, drawn: Option<CardSet> },
    /// A seat has laid its pair; only that seat sees which.
    PairLaid { seat: Seat, pair: Option<Pair> },
    /// A pair is turned up.
    PairRevealed { seat: Seat, pair: Pair },
    /// The turn order of the phase, with what decided it.
    OrderFixed { order: BySeat<Rank> },
    /// A seat begins its turn.
    TurnBegan { seat: Seat },

    /// A Tax Collector's coins, the Accountant's included.
    TaxesCollected { seat: Seat, card: Card, coins: u8, accountant: u8 },
    /// A Craftsman's clay, the Administrator's included.
    ClayDelivered { seat: Seat, card: Card, clay: u8, administrator: u8 },
    /// An assistant stays with its player, for the points of this round.
    Recruited { seat: Seat, assistant: Assistant, prestige: u8 },
    /// Pigments taken from the reserve, and those it could not give.
    PigmentsTaken { seat: Seat, taken: Set<Colour>, exhausted: Set<Colour> },

    /// Nothing was entered, for a coin.
    Passed { seat: Seat, coins: u8 },
    /// A bonus tile is turned over.
    TileUsed { seat: Seat, tile: Tile },
    /// Coins to a rival for the builders that stand in the building.
    FeePaid { seat: Seat, to: Seat, building: Building, builders: u8, coins: u8 },
    /// Prestige given for coins of the fee that were missing.
    PrestigePaid { seat: Seat, missing_coins: u8, prestige: u8 },
    /// A builder stands in a building; the pieces now in its pair, and the number that closes it.
    BuilderPlaced { seat: Seat, building: Building, pieces: u8, limit: u8 },
    /// The first to enter the Prime Minister's building in this round.
    PrimeMinisterRewards { seat: Seat, building: Building, coins: u8, prestige: u8 },

    /// A raw statue was placed for clay.
    StatueModelled { seat: Seat, space: Space, clay: u8 },
    /// What the space of a new statue brings, and pigments that the reserve could not give.
    SpaceRewards { seat: Seat, space: Space, gained: Bonus, exhausted: Set<Colour> },
    /// The Ceramist's point for a statue.
    CeramistRewards { seat: Seat, prestige: u8 },
    /// A signature lies under the new statue.
    StatueSigned { seat: Seat, space: Space },
    /// A statue was painted; its soldier joins a group, which scores its size.
    StatuePainted { seat: Seat, space: Space, paid: Payment, group: SpaceSet, prestige: u8 },
    /// Equipment was bought: its price as paid, and the clay it brings.
    EquipmentForged { seat: Seat, slot: Slot, card: Equipment, coins: u8, clay: u8 },
    /// A supervisor moves ahead, on top of the markers there.
    SupervisorAdvanced { seat: Seat, from: u8, to: u8 },
    /// The bonus tile of the space that was reached.
    TileTaken { seat: Seat, tile: Tile },
    /// The end tile that was chosen.
    EndTileTaken { seat: Seat, tile: EndTile },
    /// The Emissary swapped a resource with the reserve.
    Swapped { seat: Seat, given: Resource, taken: Resource },
    /// What went to the market …
    MarketGiven { seat: Seat, given: OneOrTwo<Resource> },
    /// … and what came from it.
    MarketTaken { seat: Seat, taken: OneOrTwo<Resource> },
    /// A seat's turn is over.
    TurnEnded { seat: Seat },

    /// The cards of a pair that go to the owner's discard pile.
    CardsDiscarded { seat: Seat, cards: CardSet },
    /// All have had their turn.
    PhaseEnded { round: u8, phase: u8 },
    /// All builders leave the buildings.
    BuildersCameHome,
    /// The lowest request leaves its slot for the round track.
    RequestLeft { slot: RequestSlot, request: Request, round: u8 },
    /// The request that left calls the Prime Minister, perhaps to where he is.
    PrimeMinisterCalled { from: Building, to: Building },
    /// A new request fills the slot.
    RequestDrawn { slot: RequestSlot, request: Request },
    /// A card is cleared from the display.
    EquipmentDiscarded { slot: Slot, card: Equipment },
    /// A card slides to the left.
    EquipmentSlid { from: Slot, to: Slot, card: Equipment },
    /// A new card fills a slot.
    EquipmentDealt { slot: Slot, card: Equipment },
    /// A new round begins.
    RoundBegan { round: u8 },
    /// The new hand of a seat, seen by its owner only.
    CardsDrawn { seat: Seat, count: u8, cards: Option<CardSet> },

    /// The equipment of a seat is turned face up for scoring.
    EquipmentShown { seat: Seat, cards: EquipmentSet },
    /// The final scoring of a seat.
    Scored { seat: Seat, breakdown: Breakdown },
    /// The game is over.
    GameEnded { winner: Seat },
}

impl game::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        Some(match *self {
            Event::FavourDecided { seat, .. } if !viewer.is(seat) => {
                Event::FavourDecided { seat, returned: None }
            }
            Event::CardsExchanged { seat, count, .. } if !viewer.is(seat) => {
                Event::CardsExchanged { seat, count, returned: None, drawn: None }
            }
            Event::PairLaid { seat, .. } if !viewer.is(seat) => Event::PairLaid { seat, pair: None },
            Event::CardsDrawn { seat, count, .. } if !viewer.is(seat) => {
                Event::CardsDrawn { seat, count, cards: None }
            }
            event => event,
        })
    }

    fn reveals_to(&self) -> Audience {
        match *self {
            // How many cards each seat replaced is news to all others.
            Event::CardsExchanged { .. }
            | Event::PairRevealed { .. }
            | Event::RequestDrawn { .. }
            | Event::EquipmentDealt { .. }
            | Event::EquipmentShown { .. }
            | Event::Scored { .. }
            | Event::GameEnded { .. } => Audience::Everyone,
            Event::CardsDrawn { seat, .. } => Audience::Only(seat),
            _ => Audience::Nobody,
        }
    }
}
