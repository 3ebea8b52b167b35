//! The warlord cards: whose they are and when they may be played (RULES 2.6, 8).
//! What they do is in `windows` and `resolving`.

use crate::side::Side;
use game::spelled;
use serde::Serialize;

spelled! {
    /// A warlord card. Each side has four of them; both have a raid.
    pub enum Warlord {
        Reinforcement = "reinforcement",
        Raid = "raid",
        Feint = "feint",
        March = "march",
        HeadStart = "head start",
        SecondSix = "second six",
        GreatPlague = "great plague",
    }
}

use Warlord::{Feint, GreatPlague, HeadStart, March, Raid, Reinforcement, SecondSix};

/// RULES 8.4, 8.5: raid and march are good until the end of this dynasty.
const LAST_DYNASTY_OF_RAID_AND_MARCH: u8 = 6;

impl Warlord {
    /// RULES 2.6: the four cards of a side.
    #[inline]
    pub const fn of(side: Side) -> [Warlord; 4] {
        match side {
            Side::SunTzu => [Reinforcement, Raid, Feint, March],
            Side::KingShao => [HeadStart, SecondSix, GreatPlague, Raid],
        }
    }

    /// When it may be played.
    pub const fn timing(self) -> Timing {
        match self {
            Reinforcement | Raid | March => Timing::Window,
            Feint | GreatPlague => Timing::Reveal,
            SecondSix => Timing::Plan,
            HeadStart => Timing::SetUp,
        }
    }

    /// Whether it is still good in this dynasty.
    #[inline]
    pub const fn is_good_in(self, dynasty: u8) -> bool {
        match self {
            Raid | March => dynasty <= LAST_DYNASTY_OF_RAID_AND_MARCH,
            _ => true,
        }
    }
}

/// When a warlord card is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Timing {
    /// Shown when both sides have chosen.
    SetUp,
    /// Laid with the plan, shown at the reveal.
    Plan,
    /// In the window before or after the battles.
    Window,
    /// When both cards of a province are seen.
    Reveal,
}

/// The warlord of one side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Command {
    /// None chosen yet, or played without.
    #[default]
    None,
    /// Chosen and not yet used: nobody else knows which.
    Secret(Warlord),
    /// Used up, and seen by all.
    Shown(Warlord),
}

impl Command {
    /// Whether the side still has this card to use.
    #[inline]
    pub fn holds(self, warlord: Warlord) -> bool {
        self == Command::Secret(warlord)
    }

    #[inline]
    pub const fn is_secret(self) -> bool {
        matches!(self, Command::Secret(_))
    }
}
