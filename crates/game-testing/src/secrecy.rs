//! What every game promises to those who keep a secret: nothing a viewer is shown depends on what that viewer
//! may not know, and nothing about a sealed decision shows before its time.

use crate::trial::Trial;
use game::chance::{below, dice};
use game::{Event, Game, Seat, View, Viewer};

/// Imagines the position from somebody's view, and compares the two games as that viewer sees them.
pub fn check<G: Game>(trial: &mut Trial<G>, every_spelling: &[G::Action]) {
    let viewers: Vec<Viewer> = Viewer::everyone(trial.seats).collect();
    let viewer = viewers[below(&mut trial.dice, viewers.len() as u32) as usize];
    let view = trial.state.view(viewer);
    let twin = G::imagine(&view, &mut trial.dice);
    trial.require(twin.view(viewer) == view, || {
        format!("what {viewer:?} imagines looks different:\n{:?}\ninstead of\n{view:?}", twin.view(viewer))
    });
    if let Viewer::Seat(seat) = viewer {
        check_same_refusals(trial, &twin, seat, every_spelling);
        if let Some(&action) = pick(trial, view.legal()) {
            check_same_story(trial, &twin, viewer, seat, action);
        }
    }
    for seat in trial.state.turn().awaited().iter().filter(|&seat| !viewer.is(seat)) {
        let mut list = vec![];
        trial.state.legal_actions(seat, &mut list);
        if let Some(&action) = pick(trial, &list) {
            check_same_story(trial, &twin, viewer, seat, action);
        }
    }
    if trial.actions.len().is_multiple_of(32) {
        play_out(trial, twin);
    }
    check_reshuffled(trial, viewer);
}

/// What nobody has seen can come in another order without anybody noticing.
fn check_reshuffled<G: Game>(trial: &Trial<G>, viewer: Viewer) {
    let mut other = trial.state.clone();
    other.reshuffle(&mut dice(trial.actions.len() as u64));
    trial.require(other.view(viewer) == trial.state.view(viewer), || {
        format!("{viewer:?} can tell that what nobody has seen was reshuffled")
    });
}

fn pick<'a, G: Game, T>(trial: &mut Trial<G>, list: &'a [T]) -> Option<&'a T> {
    list.get(below(&mut trial.dice, list.len() as u32) as usize)
}

/// A refusal must not tell a seat what it cannot know either.
fn check_same_refusals<G: Game>(trial: &mut Trial<G>, twin: &G, seat: Seat, every_spelling: &[G::Action]) {
    for _ in 0..4 {
        let Some(&action) = pick(trial, every_spelling) else { return };
        let answer = |game: &G| game.clone().apply(seat, action, &mut vec![]).err();
        let (real, imagined) = (answer(&trial.state), answer(twin));
        trial.require(real == imagined, || {
            format!(
                "seat {seat}, \u{201c}{action}\u{201d}: the answer tells a secret ({real:?} or {imagined:?})"
            )
        });
    }
}

/// The same action in both games: as long as nothing comes to light for the viewer, both look the same to it.
fn check_same_story<G: Game>(trial: &Trial<G>, twin: &G, viewer: Viewer, seat: Seat, action: G::Action) {
    let play = |game: &G| {
        let (mut next, mut events) = (game.clone(), vec![]);
        next.apply(seat, action, &mut events).is_ok().then_some((next, events))
    };
    let (real, imagined) = (play(&trial.state), play(twin));
    let Some((real, real_events)) = real else {
        trial.fail(format!("\u{201c}{action}\u{201d} was offered and refused"))
    };
    let Some((imagined, imagined_events)) = imagined else {
        // Somebody else's hidden hand may differ; the viewer's own options may not.
        trial.require(!viewer.is(seat), || {
            format!("\u{201c}{action}\u{201d} is legal only in one of two equal views")
        });
        return;
    };
    let news = |events: &[G::Event]| events.iter().any(|event| event.reveals_to().includes(viewer));
    if news(&real_events) || news(&imagined_events) {
        return;
    }
    let seen =
        |events: &[G::Event]| events.iter().filter_map(|event| event.seen_by(viewer)).collect::<Vec<_>>();
    trial.require(seen(&real_events) == seen(&imagined_events), || {
        format!(
            "seat {seat} plays \u{201c}{action}\u{201d}: what {viewer:?} is told depends on a secret\n{:?}\nor\n{:?}",
            seen(&real_events),
            seen(&imagined_events)
        )
    });
    trial.require(real.view(viewer) == imagined.view(viewer), || {
        format!(
            "seat {seat} plays \u{201c}{action}\u{201d}: the view of {viewer:?} depends on a secret\n{:?}\nor\n{:?}",
            real.view(viewer),
            imagined.view(viewer)
        )
    });
}

/// While others still owe their part of a decision, a sealed action tells them nothing: not what it was, and
/// as long as its seat is not done, not even that it was made.
pub fn check_sealed<G: Game>(trial: &mut Trial<G>, seat: Seat, action: G::Action) {
    let awaited = trial.state.turn().awaited();
    if !trial.state.is_sealed(seat, action) {
        return;
    }
    let mut list = vec![];
    trial.state.legal_actions(seat, &mut list);
    let Some(&instead) = pick(trial, &list) else { return };
    let (one, events) = after(trial, seat, action);
    let (other, _) = after(trial, seat, instead);
    let still_open =
        |game: &G| awaited.without(seat).iter().all(|rival| game.turn().awaited().contains(rival));
    if awaited.without(seat).is_empty() || !still_open(&one) || !still_open(&other) {
        return;
    }
    let same_progress = one.turn() == other.turn() && trial.state.is_sealed(seat, instead);
    for viewer in Viewer::everyone(trial.seats).filter(|viewer| !viewer.is(seat)) {
        trial.require(
            events
                .iter()
                .all(|event| event.seen_by(viewer).is_none_or(|_| !one.turn().awaited().contains(seat))),
            || format!("{viewer:?} is told of \u{201c}{action}\u{201d}, which is sealed"),
        );
        trial.require(!same_progress || one.view(viewer) == other.view(viewer), || {
            format!("{viewer:?} can tell \u{201c}{action}\u{201d} from \u{201c}{instead}\u{201d}, and both are sealed")
        });
        let unfinished = one.turn() == trial.state.turn();
        trial.require(!unfinished || one.view(viewer) == trial.state.view(viewer), || {
            format!("{viewer:?} can tell that \u{201c}{action}\u{201d} was played, which is sealed")
        });
    }
}

fn after<G: Game>(trial: &Trial<G>, seat: Seat, action: G::Action) -> (G, Vec<G::Event>) {
    let (mut next, mut events) = (trial.state.clone(), vec![]);
    if let Err(refusal) = next.apply(seat, action, &mut events) {
        trial.fail(format!("\u{201c}{action}\u{201d} was offered and refused: {refusal}"));
    }
    (next, events)
}

/// An imagined game is a game: it can be played to its end.
fn play_out<G: Game>(trial: &mut Trial<G>, mut twin: G) {
    let mut scratch = vec![];
    for _ in 0..20_000 {
        let Some(seat) = twin.turn().awaited().first() else { return };
        let Some(action) = twin.sample(seat, &mut trial.dice, &mut scratch) else {
            trial.fail(format!("in an imagined game seat {seat} owes a decision and has no option"));
        };
        if let Err(refusal) = twin.apply(seat, action, &mut vec![]) {
            trial.fail(format!(
                "in an imagined game \u{201c}{action}\u{201d} is offered and refused: {refusal}"
            ));
        }
    }
    trial.fail("an imagined game does not end");
}
