//! What the other side must not notice: plans in the making, draws, and questions about secret warlord cards.

use crate::example::{B, Example, W, cards, lay, options, scene};
use game::{Event as _, Game, SeatSet, Viewer};
use sun_tzu::scene::{Scene, Start};
use sun_tzu::{Event, Prompt, Province, Side, Slot, WarlordView};

/// What a viewer has been told, in order.
fn told(table: &Example, viewer: Viewer) -> Vec<Event> {
    table.events.iter().filter_map(|event| event.seen_by(viewer)).collect()
}

fn strangers(side: Side) -> [Viewer; 2] {
    [Viewer::Seat(side.rival().seat()), Viewer::Public]
}

/// Nobody but this side can see that anything is asked.
fn check_asked_in_secret(table: &Example, side: Side) {
    assert_eq!(table.awaited(), [side]);
    assert_eq!(table.own_view(side).awaited, SeatSet::only(side.seat()));
    for viewer in strangers(side) {
        let view = table.game.view(viewer);
        assert_eq!((view.awaited, view.prompt), (SeatSet::EMPTY, Prompt::Pause), "{viewer:?}");
        assert!(view.legal.is_empty());
    }
}

fn one_battle(map: &str, clash: &str, side: Side, warlord: &str) -> Example {
    let mut scene = scene(map);
    scene.warlord(side, warlord.parse().unwrap());
    lay(&mut scene, clash);
    Example::of(&scene, Start::Battles)
}

#[test]
fn a_window_asks_in_secret() {
    check_asked_in_secret(&one_battle("MAN:B3", "XNJ 4/4", B, "raid"), B);
    check_asked_in_secret(&one_battle("MAN:W3", "XNJ 4/4", W, "march"), W);
}

#[test]
fn a_reaction_asks_in_secret() {
    check_asked_in_secret(&one_battle("", "XNJ 9/4", W, "feint"), W);
    check_asked_in_secret(&one_battle("XNJ:W8", "XNJ 9/plague", B, "great plague"), B);
}

/// Whoever passes and whoever has nothing to pass with look the same to the others, event by event.
#[test]
fn a_secret_pass_is_told_to_nobody_else() {
    let pass_all = |map: &str, clash: &str, side: Side, warlord: &str| {
        let mut table = one_battle(map, clash, side, warlord);
        while table.asked(side).contains(&"pass".to_owned()) {
            table.play(side, "pass");
        }
        table
    };
    for (map, clash, side, asked, silent) in [
        ("MAN:B3", "XNJ 4/2", B, "raid", "second six"),
        ("XNJ:W8", "XNJ 9/plague", B, "great plague", "second six"),
        ("XNJ:W2", "XNJ 9/4", W, "feint", "reinforcement"),
        ("XNJ:W2 TIB:W3", "QNG 9/-1", W, "march", "feint"),
    ] {
        let (asked, silent) = (pass_all(map, clash, side, asked), pass_all(map, clash, side, silent));
        assert!(asked.events.contains(&Event::Passed { side }));
        for viewer in strangers(side) {
            assert_eq!(told(&asked, viewer), told(&silent, viewer), "{clash}, {viewer:?}");
            assert_eq!(asked.game.view(viewer), silent.game.view(viewer), "{clash}, {viewer:?}");
        }
    }
    // A card that is used does show.
    let mut used = one_battle("XNJ:W2", "XNJ 9/4", W, "feint");
    used.play(W, "feint");
    assert!(
        told(&used, Viewer::Public)
            .contains(&Event::WarlordShown { side: W, warlord: sun_tzu::Warlord::Feint })
    );
}

#[test]
fn every_moment_that_goes_by_is_told_whether_or_not_anybody_was_asked() {
    let table = one_battle("XNJ:W2", "XNJ 9/4", B, "second six");
    let moments = table.events.iter().filter(|event| matches!(event, Event::MomentPassed { .. }));
    assert_eq!(moments.count(), 2, "before and after; no plague struck");
}

#[test]
fn a_plan_in_the_making_cannot_be_seen() {
    let mut scene = Scene::default();
    scene.options(options(r#"{"mode":"advanced"}"#)).hand(W, &cards("7 8"));
    let mut table = Example::of(&scene, Start::Plan);
    let before = strangers(W).map(|viewer| table.game.view(viewer));
    for action in ["xinjiang 7", "tibet 2", "qinghai 3", "mongolia 4", "mandarin 5"] {
        assert!(table.game.is_sealed(W.seat(), action.parse().unwrap()));
        table.play(W, action);
        assert_eq!(strangers(W).map(|viewer| table.game.view(viewer)), before, "{action}");
    }
    table.play(W, "trade 8");
    for viewer in strangers(W) {
        let view = table.game.view(viewer);
        assert_eq!(view.awaited, SeatSet::only(B.seat()), "that he is ready may be seen");
        assert_eq!(view.sides[W], before[0].sides[W]);
        assert!(view.provinces.0.iter().all(|seen| seen.cards[W] == Slot::Empty));
        assert!(told(&table, viewer).is_empty());
    }
    table.plan(B, "1 2 3 4 5");
    assert!(told(&table, Viewer::Public).contains(&Event::PlansReady));
}

#[test]
fn cards_lie_face_down_until_their_province_is_named() {
    let mut scene = scene("TIB:W3 MAN:B5");
    lay(&mut scene, "XNJ 1/1, TIB 2/2, QNG 3/3, MON 4/4, MAN 5/5");
    let mut table = Example::of(&scene, Start::Battles);
    table.play(W, "reveal tibet");
    let seen = table.view().provinces.0.map(|seen| seen.cards[B]);
    let tibet = Slot::Face(sun_tzu::Card::Two);
    assert_eq!(seen, [Slot::FaceDown, tibet, Slot::FaceDown, Slot::FaceDown, Slot::FaceDown]);
    assert_eq!(table.own_view(B).provinces[Province::Mandarin].cards[B], Slot::Face(sun_tzu::Card::Five));
}

#[test]
fn a_draw_shows_only_when_both_are_done() {
    let mut scene = Scene::default();
    scene.options(options(r#"{"mode":"advanced"}"#));
    for (first, second) in [("draw", Some("keep 7")), ("pass", None)] {
        let mut table = Example::of(&scene, Start::AfterBattles);
        table.events.clear();
        let before = strangers(W).map(|viewer| table.game.view(viewer).sides);
        table.play(W, first);
        if let Some(keep) = second {
            table.play(W, keep);
        }
        assert_eq!(strangers(W).map(|viewer| table.game.view(viewer).sides), before);
        assert!(strangers(W).into_iter().all(|viewer| told(&table, viewer).is_empty()));
        table.play(B, "pass");
        let pile = if second.is_some() { 13 } else { 14 };
        assert_eq!(table.pile(W), pile);
    }
}

#[test]
fn a_chosen_warlord_is_hidden_and_the_own_one_says_when_it_is_good() {
    let table = one_battle("", "XNJ 1/1", W, "raid");
    assert_eq!(table.own_view(B).sides[W].warlord, WarlordView::Hidden);
    assert!(matches!(table.own_view(W).sides[W].warlord, WarlordView::Kept { good: true, .. }));
}

#[test]
fn open_decisions_are_not_sealed() {
    let table = Example::of(&Scene::default(), Start::Plan);
    for action in ["reveal tibet", "pay tibet 1", "withdraw tibet 1", "raid tibet", "feint", "great plague"] {
        assert!(!table.game.is_sealed(W.seat(), action.parse().unwrap()), "{action}");
    }
    for action in ["warlord raid", "no trade", "trade 7", "pass", "draw", "keep 7"] {
        assert!(table.game.is_sealed(W.seat(), action.parse().unwrap()), "{action}");
    }
}
