//! Why not, in Sun Tzu.

use super::{Pieces as _, march};
use crate::phrase::{Phrase, Voice};
use games::sun_tzu::{Illegal, Question};

pub fn explain(reason: Illegal, voice: Voice) -> Phrase {
    match reason {
        Illegal::AnotherQuestion(question) => asked(voice.say("sun-tzu-refused-another-question"), question),
        Illegal::NotYourWarlord(warlord) => voice.say("sun-tzu-refused-not-your-warlord").warlord(warlord),
        Illegal::NotTheNextProvince(province) => {
            voice.say("sun-tzu-refused-not-the-next-province").province(province)
        }
        Illegal::NotInHand(card) => voice.say("sun-tzu-refused-not-in-hand").card(card),
        Illegal::SixAlreadyPlayed(province) => {
            voice.say("sun-tzu-refused-six-already-played").province(province)
        }
        Illegal::MoreThanAside { aside } => voice.say("sun-tzu-refused-more-than-aside").with("aside", aside),
        Illegal::NotYourCard(warlord) => voice.say("sun-tzu-refused-not-your-card").warlord(warlord),
        Illegal::Expired(warlord) => voice.say("sun-tzu-refused-expired").warlord(warlord),
        Illegal::EmptyReserve => voice.say("sun-tzu-refused-empty-reserve"),
        Illegal::NothingToReinforce(province) => {
            voice.say("sun-tzu-refused-nothing-to-reinforce").province(province)
        }
        Illegal::NothingToRaid(province) => voice.say("sun-tzu-refused-nothing-to-raid").province(province),
        Illegal::NothingToMarch(province) => voice.say("sun-tzu-refused-nothing-to-march").province(province),
        Illegal::NotAdjacent { from, to } => {
            march(voice.say("sun-tzu-refused-not-adjacent"), voice, from, to)
        }
        Illegal::EnemyAhead(province) => voice.say("sun-tzu-refused-enemy-ahead").province(province),
        Illegal::AlreadyNamed(province) => voice.say("sun-tzu-refused-already-named").province(province),
        Illegal::TooManyArmies { province, armies } => {
            voice.say("sun-tzu-refused-too-many-armies").province(province).with("armies", armies)
        }
        Illegal::WrongTotal { missing, given } => {
            voice.say("sun-tzu-refused-wrong-total").with("missing", missing).with("given", given)
        }
        Illegal::FromTheSameProvince(province) => {
            voice.say("sun-tzu-refused-from-the-same-province").province(province)
        }
        Illegal::NeighboursFirst(province) => {
            voice.say("sun-tzu-refused-neighbours-first").province(province)
        }
        Illegal::WrongNumberKept { keep } => {
            voice.say("sun-tzu-refused-wrong-number-kept").with("keep", keep)
        }
        Illegal::NotLookedAt(card) => voice.say("sun-tzu-refused-not-looked-at").card(card),
    }
}

fn asked(phrase: Phrase, question: Question) -> Phrase {
    match question {
        Question::Warlord => phrase.with("question", "warlord"),
        Question::Lay(province) => phrase.with("question", "lay").province(province),
        Question::Trade => phrase.with("question", "trade"),
        Question::Window(_) => phrase.with("question", "window"),
        Question::Reveal => phrase.with("question", "reveal"),
        Question::Pay(province) => phrase.with("question", "pay").province(province),
        Question::Reaction(province) => phrase.with("question", "reaction").province(province),
        Question::Withdraw(province, _) => phrase.with("question", "withdraw").province(province),
        Question::DrawOrPass => phrase.with("question", "draw-or-pass"),
        Question::Keep => phrase.with("question", "keep"),
    }
}
