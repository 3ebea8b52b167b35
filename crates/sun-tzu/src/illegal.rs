//! Why the rules refuse an action. The text is what the player reads.

use crate::card::Card;
use crate::province::Province;
use crate::question::Question;
use crate::warlord::Warlord;
use game::Reason;

/// The rule that an action would break.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    #[error("another decision comes first: {0}")]
    AnotherQuestion(Question),
    #[error("{0} is not among the four warlords of this side")]
    NotYourWarlord(Warlord),
    #[error("cards are laid in the order of the row, and {0} is next")]
    NotTheNextProvince(Province),
    #[error("there is no {0} left in the hand")]
    NotInHand(Card),
    #[error("a 6 can be played only once in each province, and {0} has its marker")]
    SixAlreadyPlayed(Province),
    #[error("only the {aside} armies set aside can be bought")]
    MoreThanAside { aside: u8 },
    #[error("the warlord of this side is another one than {0}")]
    NotYourCard(Warlord),
    #[error("{0} can be played up to dynasty 6 only")]
    Expired(Warlord),
    #[error("a reinforcement comes from the reserve, which is empty")]
    EmptyReserve,
    #[error("a reinforcement goes to a province one controls, and {0} is none")]
    NothingToReinforce(Province),
    #[error("a raid needs an army to remove, and {0} has none")]
    NothingToRaid(Province),
    #[error("a march needs an army of one's own to start with, and {0} has none")]
    NothingToMarch(Province),
    #[error("a march goes to an adjacent province, and {from} does not border on {to}")]
    NotAdjacent { from: Province, to: Province },
    #[error("a march goes to an empty province or one's own, and {0} is held by the enemy")]
    EnemyAhead(Province),
    #[error("{0} has been turned up or named already in this dynasty")]
    AlreadyNamed(Province),
    #[error("{province} cannot give that many: {armies} armies of this side stand there")]
    TooManyArmies { province: Province, armies: u8 },
    #[error("exactly {missing} armies are missing, not {given}")]
    WrongTotal { missing: u8, given: u8 },
    #[error("armies in {0} cannot be placed where they stand already")]
    FromTheSameProvince(Province),
    #[error("adjacent provinces give their armies first; {0} must wait")]
    NeighboursFirst(Province),
    #[error("exactly {keep} of the cards are kept")]
    WrongNumberKept { keep: u8 },
    #[error("there is no such {0} among the cards looked at")]
    NotLookedAt(Card),
}

impl Reason for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::AnotherQuestion(question) => match question {
                Question::Warlord => "3.4",
                Question::Lay(_) => "5.2",
                Question::Trade => "5.4",
                Question::Reveal => "6.3",
                Question::Pay(_) => "7.3",
                Question::Window(_) | Question::Reaction(_) => "8.2",
                Question::Withdraw(..) => "7.8",
                Question::DrawOrPass => "9.4",
                Question::Keep => "9.3",
            },
            Illegal::NotYourWarlord(_) => "3.4",
            Illegal::NotTheNextProvince(_) | Illegal::NotInHand(_) => "5.2",
            Illegal::SixAlreadyPlayed(_) => "5.3",
            Illegal::MoreThanAside { .. } => "5.4",
            Illegal::NotYourCard(_) => "8.1",
            Illegal::EmptyReserve | Illegal::NothingToReinforce(_) => "8.3",
            Illegal::Expired(Warlord::March)
            | Illegal::NothingToMarch(_)
            | Illegal::NotAdjacent { .. }
            | Illegal::EnemyAhead(_) => "8.5",
            Illegal::Expired(_) | Illegal::NothingToRaid(_) => "8.4",
            Illegal::AlreadyNamed(_) => "6.3",
            Illegal::TooManyArmies { .. } | Illegal::WrongTotal { .. } => "7.9",
            Illegal::FromTheSameProvince(_) | Illegal::NeighboursFirst(_) => "7.8",
            Illegal::WrongNumberKept { .. } | Illegal::NotLookedAt(_) => "9.3",
        }
    }
}
