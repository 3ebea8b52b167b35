//! The questions of the game (RULES 4.4): what a side can be asked.

use crate::province::Province;
use serde::Serialize;
use std::fmt;

/// RULES 8.2: a time for warlord cards in every dynasty.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Window {
    /// When both plans are ready, before anything is turned up.
    Before,
    /// When all provinces are resolved, before they score.
    After,
}

/// What a seat is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {
    /// Which of your four warlords?
    Warlord,
    /// Which card to this province?
    Lay(Province),
    /// Which white cards for armies?
    Trade,
    /// Do you play your warlord card in this window?
    Window(Window),
    /// Which province comes next?
    Reveal,
    /// From where do the missing armies of your card's cost come?
    Pay(Province),
    /// Do you use your warlord card in this battle?
    Reaction(Province),
    /// From where do those of the armies for this province come that the reserve does not have?
    Withdraw(Province, u8),
    /// Do you look at your pile?
    DrawOrPass,
    /// Which of the cards you look at do you keep?
    Keep,
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Question::Warlord => f.write_str("choose one of your four warlords"),
            Question::Lay(province) => write!(f, "lay a card in {province}"),
            Question::Trade => f.write_str("trade white cards for armies, or do not"),
            Question::Window(_) => f.write_str("play your warlord card, or pass"),
            Question::Reveal => f.write_str("name the next province"),
            Question::Pay(at) => write!(f, "pay for the card in {at} with armies from your provinces"),
            Question::Reaction(at) => write!(f, "use your warlord card in {at}, or pass"),
            Question::Withdraw(at, _) => write!(f, "withdraw armies from your provinces to {at}"),
            Question::DrawOrPass => f.write_str("draw or pass"),
            Question::Keep => f.write_str("keep some of the cards you look at"),
        }
    }
}
