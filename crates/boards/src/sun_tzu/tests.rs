//! What the page shows of games played at random, over all options.

use crate::board::Board;
use game::{Game, Seat, View as _, Viewer};
use games::sun_tzu::{Phase, Side, Slot, SunTzu, View};
use maud::html;
use words::{Language, People};

/// One game for every combination of options.
const GAMES: std::ops::Range<u64> = 0..256;

/// Everything of the page that is drawn by this game.
fn page(view: &View, language: Language) -> String {
    let names = ["Ada".to_owned(), "Bob".to_owned()];
    let you = Side::BOTH.map(Side::seat).into_iter().find(|&seat| view.viewer.is(seat));
    let people = People { names: &names, you };
    let seats = Side::BOTH.map(|side| SunTzu::seat(view, side.seat(), language));
    html! {
        (SunTzu::board(view, &people, language))
        div.hand { (<SunTzu as Board>::hand(view, language)) }
        @for seat in &seats { (seat) }
        (SunTzu::beside(view, language))
    }
    .into_string()
}

/// What can be picked.
fn things(page: &str) -> Vec<&str> {
    page.split("data-thing=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// Whether an action names a thing: one word, or several in a row.
fn names(action: &str, thing: &str) -> bool {
    format!(" {action} ").contains(&format!(" {thing} "))
}

#[test]
fn nobody_sees_a_card_that_is_secret() {
    game_testing::play_games::<SunTzu>(GAMES, |step| {
        for viewer in [Viewer::Public, Viewer::Seat(Seat::FIRST), Viewer::Seat(Side::KingShao.seat())] {
            let view = step.before.view(viewer);
            let people = People { names: &["Ada".to_owned(), "Bob".to_owned()], you: None };
            let board = SunTzu::board(&view, &people, Language::English).into_string();
            let owned = Side::BOTH.into_iter().filter(|side| viewer.is(side.seat()));
            let own = owned.flat_map(|side| view.provinces.0.iter().map(move |shown| shown.cards[side]));
            let own = own.filter(|slot| matches!(slot, Slot::Face(_))).count();
            let open = board.matches("class=\"st-card").count();
            if view.phase == Phase::Plan {
                assert_eq!(open, own, "while plans are made, {viewer:?} sees no card but his own");
                assert!(!board.contains("st-back"), "nor how many cards lie");
            }
            if viewer == Viewer::Public {
                assert_eq!(<SunTzu as Board>::hand(&view, Language::English).into_string(), "");
            }
        }
    });
}

#[test]
fn every_moment_can_be_drawn_in_both_languages() {
    game_testing::play_games::<SunTzu>(0..64, |step| {
        for viewer in [Viewer::Public, Viewer::Seat(Seat::FIRST), Viewer::Seat(Side::KingShao.seat())] {
            for language in Language::ALL {
                let page = page(&step.after.view(viewer), language);
                assert!(!page.contains("{board-"), "{page}");
            }
        }
        let view = step.before.view(Viewer::Seat(step.seat));
        let ghost = SunTzu::ghost(&view, step.action).into_string();
        assert_eq!(ghost.is_empty(), !is_on_the_map(step.action), "{}: {ghost}", step.action);
    });
}

#[test]
fn what_cannot_be_had_is_refused_with_a_reason() {
    game_testing::play_games::<SunTzu>(0..64, |step| {
        let view = step.before.view(Viewer::Seat(step.seat));
        let legal: Vec<String> = view.legal().iter().map(ToString::to_string).collect();
        let page = page(&view, Language::English);
        for thing in
            things(&page).into_iter().filter(|thing| !legal.iter().any(|action| names(action, thing)))
        {
            for action in SunTzu::meant(&view, &[thing]) {
                assert!(step.before.clone().apply(step.seat, action, &mut game::Nobody).is_err(), "{action}");
            }
            assert!(!SunTzu::meant(&view, &[thing]).is_empty(), "why not {thing}? {legal:?}");
        }
    });
}

/// Whether an action changes something on the map that can be shown beforehand.
fn is_on_the_map(action: games::sun_tzu::Action) -> bool {
    use games::sun_tzu::Action::{Lay, March, Pay, Raid, Reinforce, Reveal, Withdraw};
    matches!(action, Lay(..) | Reveal(_) | Reinforce(_) | Raid(_) | March(..) | Pay(_) | Withdraw(_))
}
