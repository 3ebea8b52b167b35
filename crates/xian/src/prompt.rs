//! What is asked, and of whom (RULES 13): the nodes of the game. Everything here is public.

use crate::pit::Space;
use crate::requests::Price;
use crate::resources::{OneOrTwo, Resource};
use game::{Seat, SeatSet, spelled};
use serde::Serialize;

/// What the game waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Prompt {
    /// These seats have yet to accept or decline the Emperor's favour.
    Favour { awaited: SeatSet },
    /// These seats have yet to lay their pair.
    Commit { awaited: SeatSet },
    /// This seat takes its turn.
    Turn(Moment),
    /// The game is over.
    Over,
}

impl Prompt {
    /// The seats that owe a decision.
    #[inline]
    pub fn awaited(self) -> SeatSet {
        match self {
            Prompt::Favour { awaited } | Prompt::Commit { awaited } => awaited,
            Prompt::Turn(moment) => SeatSet::only(moment.seat),
            Prompt::Over => SeatSet::EMPTY,
        }
    }

    /// Which kind of decision it is, while the game runs.
    pub fn decision(self) -> Option<Decision> {
        Some(match self {
            Prompt::Favour { .. } => Decision::Favour,
            Prompt::Commit { .. } => Decision::Pair,
            Prompt::Turn(moment) => match moment.asked {
                Asked::Anything => match moment.step {
                    TurnStage::Worker => Decision::Worker,
                    TurnStage::Building => Decision::Building,
                    TurnStage::End => Decision::EndOfTurn,
                },
                Asked::Model => Decision::Model,
                Asked::Paint => Decision::Paint,
                Asked::Forge => Decision::Forge,
                Asked::Payment { .. } => Decision::Payment,
                Asked::Signature { .. } => Decision::Signature,
                Asked::EndTile => Decision::EndTile,
                Asked::Swap => Decision::Swap,
                Asked::Gift => Decision::Gift,
                Asked::Taking { .. } => Decision::Taking,
            },
            Prompt::Over => return None,
        })
    }
}

/// A moment of a turn: who is asked, how far the turn has come, and for what.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct Moment {
    pub seat: Seat,
    pub step: TurnStage,
    pub asked: Asked,
}

/// How far a turn has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TurnStage {
    /// The worker is still to be used.
    Worker,
    /// A building is still to be entered, or not.
    Building,
    /// Only tiles are left.
    End,
}

/// What is asked inside a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Asked {
    /// A free moment: the step itself, or a tile.
    Anything,
    /// Where to model.
    Model,
    /// What to paint.
    Paint,
    /// What to forge.
    Forge,
    /// Which pigments the painting of a space is paid with.
    Payment { space: Space, price: Price },
    /// Whether to sign the statue just modelled.
    Signature { space: Space },
    /// Which end tile to keep.
    EndTile,
    /// What to swap with the Emissary's help.
    Swap,
    /// What to give to the market.
    Gift,
    /// What to take for the gift.
    Taking { given: OneOrTwo<Resource> },
}

spelled! {
    /// A kind of decision.
    pub enum Decision {
        Favour = "favour", Pair = "pair", Worker = "worker", Building = "building", EndOfTurn = "end_of_turn",
        Model = "model", Signature = "signature", Paint = "paint", Payment = "payment", Forge = "forge",
        EndTile = "end_tile", Swap = "swap", Gift = "gift", Taking = "taking",
    }
}

impl Decision {
    /// What completes the sentence "now you choose …".
    pub const fn question(self) -> &'static str {
        match self {
            Decision::Favour => "which cards to return",
            Decision::Pair => "a pair of cards",
            Decision::Worker => "the worker's effect or a pigment",
            Decision::Building => "a building to enter, or to pass",
            Decision::EndOfTurn => "a tile to use, or to end the turn",
            Decision::Model => "a space to model on",
            Decision::Signature => "whether to sign the statue",
            Decision::Paint => "a statue to paint",
            Decision::Payment => "the pigments to pay with",
            Decision::Forge => "an equipment card",
            Decision::EndTile => "an end tile",
            Decision::Swap => "what to swap",
            Decision::Gift => "what to give to the market",
            Decision::Taking => "what to take from the market",
        }
    }

    /// The paragraph of the rules that asks for it.
    pub const fn rule(self) -> &'static str {
        match self {
            Decision::Favour => "4.2",
            Decision::Pair => "4.3",
            Decision::Worker | Decision::Building | Decision::EndOfTurn => "4.5",
            Decision::Model => "6.1",
            Decision::Signature => "6.4",
            Decision::Paint => "6.5",
            Decision::Payment => "6.6",
            Decision::Forge => "6.8",
            Decision::EndTile => "6.11",
            Decision::Swap => "6.12",
            Decision::Gift | Decision::Taking => "7.5",
        }
    }
}
