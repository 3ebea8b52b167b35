//! Why Xi'an refuses an action. One variant per rule, holding the places it concerns.

use crate::buildings::Building;
use crate::equipment::Slot;
use crate::mausoleum::{EndTile, Tile};
use crate::pit::Space;
use crate::prompt::Decision;
use crate::requests::Payment;
use crate::resources::{OneOrTwo, Resource};
use crate::workers::Card;
use game::{Reason, Seat};
use serde::Serialize;

/// Why Xi'an refuses an action. The text is what the player reads.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Illegal {
    #[error("now you choose {}", .0.question())]
    AnotherDecision(Decision),

    #[error("{0} is not in your hand")]
    NotInHand(Card),
    #[error("a pair is two cards, and {0} is one")]
    OneCardTwice(Card),

    #[error("this takes the {} tile, which waits on space {} of the track", .0.title(), .0.space())]
    TileNotTaken(Tile),
    #[error("the {} tile works once a game and has been used", .0.title())]
    TileUsed(Tile),

    #[error("no brown statue is left in reserve, so nothing can be modelled until one is painted")]
    NoStatueLeft,
    #[error("the pair of the {building} is closed: {pieces} of {limit} pieces stand in it")]
    PairClosed { building: Building, pieces: u8, limit: u8 },
    #[error("the pair of the {0} is open, so the tile would open nothing")]
    PairOpen(Building),
    #[error("entering the {0} costs you nothing, so the tile would save nothing")]
    NoFee(Building),
    #[error(
        "the fee of the {building} is {fee}: {missing} coins are missing, and 2 prestige for each is more than you have"
    )]
    FeeTooHigh { building: Building, fee: u8, missing: u8 },

    #[error("your clay does not reach for any empty space")]
    NothingToModel,
    #[error("your pigments do not pay for any statue you may paint")]
    NothingToPaint,
    #[error("the coins you would have left buy no equipment on display")]
    NothingToForge,
    #[error("your supervisor stands on the last space of the track")]
    SupervisorAtTheEnd,
    #[error("all your soldiers stand in the pit already")]
    NoSoldierLeft,

    #[error("a statue needs an empty space, and {0} is taken")]
    SpaceTaken(Space),
    #[error("a statue on {space} costs you {cost} clay, and you have {clay}")]
    TooLittleClay { space: Space, cost: u8, clay: u8 },
    #[error("this costs you nothing already, so the reduction would save nothing")]
    NothingToReduce,

    #[error("only a raw statue can be painted, and there is none on {0}")]
    NoRawStatue(Space),
    #[error("the statue on {space} is signed by seat {by}, who alone may paint it")]
    SignedByRival { space: Space, by: Seat },
    #[error("your pigments are not those asked for a painting on {0}")]
    PigmentsLack(Space),
    #[error("these are not pigments you have that pay for {0}")]
    WrongPayment(Space, Payment),

    #[error("slot {0} is empty until the round ends")]
    SlotEmpty(Slot),
    #[error(
        "the card in slot {slot} costs you {price} coins, and you have {coins}; prestige does not pay for it"
    )]
    TooFewCoins { slot: Slot, price: u8, coins: u8 },

    #[error("the end tile {0} is not on the last space of the track")]
    EndTileGone(EndTile),
    #[error("a resource is not swapped for its own kind")]
    SameKind(Resource),
    #[error("you have no {0} to give")]
    NotOwned(Resource),
    #[error("you do not have all of this to give")]
    GiftNotOwned(OneOrTwo<Resource>),
    #[error("the reserve could not give enough other resources for this")]
    NothingForGift(OneOrTwo<Resource>),
    #[error("you have nothing to give to the market")]
    NothingToTrade,
    #[error("you take as many as you gave: {given}")]
    AnotherCount { given: usize },
    #[error("you gave {0}, so you do not take it back")]
    TakenBack(Resource),
    #[error("the reserve has not enough {0}")]
    ReserveLacks(Resource),
}

impl Reason for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::AnotherDecision(decision) => decision.rule(),
            Illegal::NotInHand(_) => "4.2",
            Illegal::OneCardTwice(_) => "4.3",
            Illegal::TileNotTaken(_) | Illegal::TileUsed(_) => "7.1",
            Illegal::PairOpen(_) | Illegal::NoFee(_) | Illegal::NothingToReduce => "7.2",
            Illegal::PairClosed { .. } => "5.3",
            Illegal::FeeTooHigh { .. } => "5.6",
            Illegal::NothingToModel | Illegal::NothingToPaint | Illegal::NothingToForge => "5.4",
            Illegal::NoStatueLeft => "6.2",
            Illegal::SpaceTaken(_) | Illegal::TooLittleClay { .. } => "6.1",
            Illegal::NoSoldierLeft | Illegal::NoRawStatue(_) | Illegal::SignedByRival { .. } => "6.5",
            Illegal::PigmentsLack(_) | Illegal::WrongPayment(..) => "6.6",
            Illegal::SlotEmpty(_) | Illegal::TooFewCoins { .. } => "6.8",
            Illegal::SupervisorAtTheEnd => "6.10",
            Illegal::EndTileGone(_) => "6.11",
            Illegal::SameKind(_) | Illegal::NotOwned(_) => "6.12",
            Illegal::GiftNotOwned(_)
            | Illegal::NothingForGift(_)
            | Illegal::NothingToTrade
            | Illegal::AnotherCount { .. }
            | Illegal::TakenBack(_) => "7.5",
            Illegal::ReserveLacks(_) => "1.3",
        }
    }
}
