//! What the page shows of games played at random, over all options.

use super::keyframes::{Position, keyframes};
use crate::board::Board;
use crate::drama::Drama;
use crate::tests::{Dramas, Kept, Previews, check_games, check_signs};
use game::{Event as _, Game, Seat, View as _, Viewer};
use game_testing::PlayedDecision;
use games::sun_tzu::{Event, Phase, Side, Slot, SunTzu, View};
use maud::html;
use words::{Language, People};

/// One game for every combination of options.
const ALL_OPTIONS: u64 = 256;

type Decision<'a> = PlayedDecision<'a, SunTzu>;

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
fn every_sign_explains_itself() {
    check_signs::<SunTzu>(2);
}

#[test]
fn drawings_keep_their_promises() {
    let (mut scored, mut turned) = (0, 0);
    let foretold = ["Raided", "Marched", "Reinforced", "TradeSettled", "Kept", "Placed"];
    check_games::<SunTzu>(&mut [
        (80, &mut Previews::new(&[], &foretold)),
        (3, &mut Kept::default()),
        (10, &mut Dramas::all(&[Drama::LastRound, Drama::Opening])),
        (ALL_OPTIONS, &mut nobody_sees_a_card_that_is_secret),
        (64, &mut every_moment_can_be_drawn_in_both_languages),
        (ALL_OPTIONS, &mut |step: &Decision| {
            scored += usize::from(going_back_from_what_is_to_be_seen_leads_to_what_was(step));
        }),
        (64, &mut |step: &Decision| {
            turned += a_recap_shows_no_card_before_its_step_but_to_its_owner(step);
        }),
        (64, &mut what_cannot_be_had_is_refused_with_a_reason),
    ]);
    assert!(scored > 100, "the pawn has moved many times: {scored}");
    assert!(turned > 500, "many cards were turned: {turned}");
}

fn nobody_sees_a_card_that_is_secret(step: &Decision) {
    for viewer in [Viewer::Public, Viewer::Seat(Seat::FIRST), Viewer::Seat(Side::KingShao.seat())] {
        let view = step.before.view(viewer);
        let people = People { names: &["Ada".to_owned(), "Bob".to_owned()], you: None };
        let board = SunTzu::board(&view, &people, Language::English).into_string();
        let owned = Side::BOTH.into_iter().filter(|side| viewer.is(side.seat()));
        let own = owned.flat_map(|side| view.provinces.0.iter().map(move |shown| shown.cards[side]));
        let own = own.filter(|slot| matches!(slot, Slot::Face(_))).count();
        let open = board.matches("class=\"st-card\"").count();
        if view.phase == Phase::Plan && view.outcome.is_none() {
            assert_eq!(open, own, "while plans are made, {viewer:?} sees no card but his own");
            // Whoever is ready has laid five cards, as everybody knows; of others not even the number is told.
            let ready = Side::BOTH.into_iter().filter(|side| !view.awaited.contains(side.seat()));
            let hidden = ready.filter(|side| !viewer.is(side.seat())).count();
            assert_eq!(board.matches("class=\"st-back ").count(), 5 * hidden, "nor how many cards lie");
        }
        if viewer == Viewer::Public {
            assert_eq!(<SunTzu as Board>::hand(&view, Language::English).into_string(), "");
        }
    }
}

fn every_moment_can_be_drawn_in_both_languages(step: &Decision) {
    for viewer in [Viewer::Public, Viewer::Seat(Seat::FIRST), Viewer::Seat(Side::KingShao.seat())] {
        for language in Language::ALL {
            let page = page(&step.after.view(viewer), language);
            assert!(!page.contains("{board-"), "{page}");
        }
    }
    let view = step.before.view(Viewer::Seat(step.seat));
    let ghost = SunTzu::ghost(&view, step.action, &[]).into_string();
    assert_eq!(ghost.is_empty(), !is_on_the_map(step.action), "{}: {ghost}", step.action);
}

/// Whether the pawn has moved.
fn going_back_from_what_is_to_be_seen_leads_to_what_was(step: &Decision) -> bool {
    let (was, is) = (step.before.view(Viewer::Public), step.after.view(Viewer::Public));
    let events: Vec<Event> = step.events.iter().filter_map(|event| event.seen_by(Viewer::Public)).collect();
    let keyframes = keyframes(&is, &[&events]);
    assert_eq!(keyframes[0].after, Position::of(&is));
    assert_eq!(keyframes[0].before, Position::of(&was), "{}: {events:?}", step.action);
    keyframes[0].before.track != keyframes[0].after.track
}

/// How many battles were told in it.
fn a_recap_shows_no_card_before_its_step_but_to_its_owner(step: &Decision) -> usize {
    let mut turned = 0;
    if !step.events.iter().any(|event| matches!(event, Event::PlansReady)) {
        return 0;
    }
    for viewer in [Viewer::Public, Viewer::Seat(Seat::FIRST)] {
        let seen: Vec<Event> = step.events.iter().filter_map(|event| event.seen_by(viewer)).collect();
        let (names, view) = (["Ada".to_owned(), "Bob".to_owned()], step.after.view(viewer));
        let people = People { names: &names, you: None };
        let recap = super::recap::recap(&view, &[seen], &people, Language::English);
        let stage = recap.stage.into_string();
        for (number, told) in recap.steps.iter().enumerate().map(|(at, told)| (at + 1, told)) {
            assert!(
                !told.title.is_empty() && stage.contains(&format!("data-at-steps=\"{number}\"")),
                "{stage}"
            );
        }
        // The public sees both cards of every battle turn over, a player only the other side's.
        let battles = recap.steps.iter().filter(|told| told.identity.starts_with("Some(Revealed")).count();
        let sides = if viewer == Viewer::Public { 2 } else { 1 };
        assert_eq!(stage.matches("st-turn-out").count(), sides * battles, "{stage}");
        turned += battles;
    }
    turned
}

fn what_cannot_be_had_is_refused_with_a_reason(step: &Decision) {
    let view = step.before.view(Viewer::Seat(step.seat));
    let legal: Vec<String> = view.legal().iter().map(ToString::to_string).collect();
    let page = page(&view, Language::English);
    for thing in things(&page).into_iter().filter(|thing| !legal.iter().any(|action| names(action, thing))) {
        for action in SunTzu::meant(&view, &[thing]) {
            assert!(step.before.clone().apply(step.seat, action, &mut game::Nobody).is_err(), "{action}");
        }
        assert!(!SunTzu::meant(&view, &[thing]).is_empty(), "why not {thing}? {legal:?}");
    }
}

/// Whether an action changes something on the map that can be shown beforehand.
fn is_on_the_map(action: games::sun_tzu::Action) -> bool {
    use games::sun_tzu::Action::{Lay, March, Pay, Raid, Reinforce, Reveal, Withdraw};
    matches!(action, Lay(..) | Reveal(_) | Reinforce(_) | Raid(_) | March(..) | Pay(_) | Withdraw(_))
}
