//! The promises every game keeps and the laws of Great Wall, over all seats and options.

use crate::laws::Laws;
use game_testing::{PlayedDecision, check_allocates_nothing, check_games, check_sampling};
use great_wall::{Action, Column, DECK, GreatWall, Lot, MOST_COLUMNS, Site, TOKENS};

/// Every action that can be written down at all.
fn every_spelling() -> Vec<Action> {
    let columns = || (1..=MOST_COLUMNS as u8).filter_map(Column::new);
    let mut all = vec![Action::Draw, Action::Pass];
    for site in Site::ALL {
        let lots =
            DECK.iter().flat_map(|&(kind, copies)| (1..=copies).filter_map(move |n| Lot::new(kind, n)));
        all.extend(lots.map(|cards| Action::Lay { cards, site }));
        all.extend(columns().map(|column| Action::Cover { site, column }));
        for (token, _) in TOKENS {
            all.extend(columns().map(|column| Action::Claim { token, site, column }));
        }
    }
    all
}

#[test]
fn great_wall_keeps_its_promises_and_laws() {
    check_games::<GreatWall, _>(0..2000, &every_spelling(), || {
        let mut laws = Laws::default();
        move |step: &PlayedDecision<GreatWall>| laws.hold(step)
    });
}

#[test]
fn drawing_an_action_is_like_picking_one_from_the_list() {
    check_sampling::<GreatWall>(0..200);
}

#[test]
fn playing_on_allocates_nothing() {
    check_allocates_nothing::<GreatWall>(0..200);
}
