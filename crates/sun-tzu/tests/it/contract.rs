//! The promises every game keeps and the laws of Sun Tzu, over thousands of games and all options.

use crate::laws::Laws;
use game_testing::PlayedDecision;
use sun_tzu::{Action, ByProvince, Card, Cards, Province, Shares, SunTzu, Warlord, Whites};

/// How many of the games are held to the laws as well: every combination of options four times.
const LAWFUL: u64 = 1024;

#[test]
fn sun_tzu_keeps_its_promises_and_laws() {
    game_testing::check_games::<SunTzu, _>(0..4096, &every_spelling(), || {
        let mut laws = Laws::default();
        move |step: &PlayedDecision<SunTzu>| {
            if step.number < LAWFUL {
                laws.hold(step.before, step.events, step.after);
            }
        }
    });
}

#[test]
fn every_legal_action_is_drawn_as_often_as_the_others() {
    game_testing::check_sampling::<SunTzu>(0..256);
}

#[test]
fn playing_on_allocates_nothing() {
    game_testing::check_allocates_nothing::<SunTzu>(0..512);
}

/// All actions that can be written down; of the shares those of up to four armies.
fn every_spelling() -> Vec<Action> {
    let mut all = vec![Action::NoTrade, Action::Pass, Action::Feint, Action::GreatPlague, Action::Draw];
    all.extend(Warlord::ALL.map(Action::Choose));
    for province in Province::ALL {
        all.extend(Card::ALL.map(|card| Action::Lay(province, card)));
        all.extend([Action::Reinforce(province), Action::Raid(province), Action::Reveal(province)]);
        all.extend(Province::ALL.map(|to| Action::March(province, to)));
    }
    let white: Vec<Card> = Cards::ADVANCED_WHITE.kinds().iter().collect();
    let mut handfuls = vec![Cards::EMPTY];
    for size in 1..=3 {
        let smaller = handfuls.iter().filter(|cards| cards.len() == size - 1);
        let larger: Vec<Cards> =
            smaller.flat_map(|cards| white.iter().map(|&card| cards.with(card))).collect();
        handfuls.extend(larger);
    }
    handfuls.sort_unstable();
    handfuls.dedup();
    for cards in handfuls.into_iter().filter_map(Whites::new) {
        all.push(Action::Trade(cards));
        all.extend((cards.cards().len() < 3).then_some(Action::Keep(cards)));
    }
    for number in 1..5_usize.pow(5) {
        let shares = Shares(ByProvince([0, 1, 2, 3, 4].map(|place| (number / 5_usize.pow(place) % 5) as u8)));
        if shares.total() <= 4 {
            all.extend([Action::Pay(shares), Action::Withdraw(shares)]);
        }
    }
    all
}
