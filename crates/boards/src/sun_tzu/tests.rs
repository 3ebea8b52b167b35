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

/// How often a thing, one word or several in a row, is named in an action: as the page's script counts.
fn times(action: &str, thing: &str) -> usize {
    let spaced = |text: &str| format!(" {} ", text.replace(' ', "  "));
    spaced(action).matches(&spaced(thing)).count()
}

fn means(action: &str, picks: &[&str]) -> bool {
    picks.iter().all(|pick| times(action, pick) >= picks.iter().filter(|same| *same == pick).count())
}

/// Whether the picks are named in the order in which they were picked.
fn in_order(action: &str, picks: &[&str]) -> bool {
    let text = format!(" {action} ");
    let mut from = 0;
    picks.iter().all(|pick| match text[from..].find(&format!(" {pick} ")) {
        Some(at) => {
            from += at;
            true
        }
        None => false,
    })
}

/// What the page's script takes these picks to mean.
fn meant<'a>(legal: &'a [String], picks: &[&str]) -> Option<&'a String> {
    let mut actions: Vec<&String> = legal.iter().filter(|action| means(action, picks)).collect();
    actions.sort_by_key(|action| !in_order(action, picks));
    let adds_to =
        |plain: &str, action: &str| plain.split(' ').all(|word| times(action, word) >= times(plain, word));
    actions.iter().copied().find(|plain| actions.iter().all(|action| adds_to(plain, action)))
}

/// The things of a page that an action names, in the order in which it names them, as often as it does. Of
/// “tibet 2” and “tibet” the longer one tells more.
fn picks_for<'a>(action: &str, things: &[&'a str]) -> Vec<&'a str> {
    let mut picks = vec![];
    let words: Vec<&str> = action.split(' ').collect();
    let mut at = 0;
    while at < words.len() {
        let longest = (at + 1..=words.len()).rev().find_map(|end| {
            let run = words[at..end].join(" ");
            things.iter().find(|thing| **thing == run).map(|thing| (*thing, end))
        });
        if let Some((thing, _)) = longest {
            picks.push(thing);
        }
        at = longest.map_or(at + 1, |(_, end)| end);
    }
    picks
}

#[test]
fn every_legal_action_can_be_picked() {
    let mut asked = 0;
    game_testing::play_games::<SunTzu>(GAMES, |step| {
        let view = step.before.view(Viewer::Seat(step.seat));
        let page = page(&view, Language::English);
        let things = things(&page);
        let legal: Vec<String> = view.legal().iter().map(ToString::to_string).collect();
        // The action that is played is drawn from all of them.
        let action = step.action.to_string();
        let picks = picks_for(&action, &things);
        assert_eq!(meant(&legal, &picks), Some(&action), "by picking {picks:?} among {things:?}");
        asked += 1;
    });
    assert!(asked > 10_000, "{asked}");
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
            things(&page).into_iter().filter(|thing| !legal.iter().any(|action| means(action, &[thing])))
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
