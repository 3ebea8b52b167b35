//! What every game promises to everybody: lists and refusals agree, spellings and deals survive being written,
//! games end, and the same seed and actions give the same game.

use crate::secrecy;
use crate::trial::{PlayedDecision, Trial};
use game::chance::below;
use game::{Game, Refusal, Seat, Turn, View, Viewer};
use std::collections::HashSet;
use std::num::NonZero;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// How many listed and how many other actions are tried at each decision; all of them at every sixteenth.
const TRIED: usize = 12;
/// How many actions are refused before the game is compared with what it was.
const COMPARED: usize = 64;

/// Plays the games with these numbers, over all seat counts and options in turn, and holds every position to
/// the promises of [`Game`].
///
/// `every_spelling` are all actions that can be written down at all, whatever the position.
pub fn check_contract<G: Game>(games: Range<u64>, every_spelling: &[G::Action]) {
    check_games::<G, _>(games, every_spelling, || |_: &PlayedDecision<G>| {});
}

/// The same, and shows every decision to laws of the game's own: a game is played once for all of them.
///
/// `laws` is called for each game, so that laws can count from its first decision to its last. Games are shared out
/// among all cores.
pub fn check_games<G: Game, L: FnMut(&PlayedDecision<G>)>(
    games: Range<u64>,
    every_spelling: &[G::Action],
    laws: impl Fn() -> L + Sync,
) {
    let next = AtomicU64::new(games.start);
    let work = || {
        let mut checks = Checks { every_spelling, read_back: HashSet::new() };
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games.end {
                return;
            }
            check_game(number, &mut checks, laws());
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, NonZero::get) {
            scope.spawn(work);
        }
    });
}

/// What is the same for all games.
struct Checks<'a, G: Game> {
    every_spelling: &'a [G::Action],
    /// The actions whose spelling is known to read back. A spelling does not depend on the position.
    read_back: HashSet<G::Action>,
}

fn check_game<G: Game>(number: u64, checks: &mut Checks<G>, mut law: impl FnMut(&PlayedDecision<G>)) {
    let every_spelling = checks.every_spelling;
    let mut trial = Trial::<G>::new(number);
    check_deal(&trial);
    let mut story: Vec<(G, Vec<G::Event>)> = vec![];
    while trial.awaits() {
        check_turn(&mut trial, checks);
        secrecy::check(&mut trial, every_spelling);
        let (seat, action) = trial.draw();
        secrecy::check_sealed(&mut trial, seat, action);
        let before = trial.state.clone();
        let events = trial.play(seat, action);
        trial.show(&before, seat, action, &events, &mut law);
        story.push((before, events));
    }
    check_end(&mut trial, every_spelling);
    check_replay(&trial, &story);
}

/// The same seed deals the same, and deal and options are the same after a journey through JSON.
fn check_deal<G: Game>(trial: &Trial<G>) {
    let again = G::deal(trial.seats, &trial.options, &Trial::<G>::seed(trial.number));
    trial.require(again == trial.deal, || "the same seed dealt differently".into());
    let read = serde_json::to_string(&trial.deal).and_then(|json| serde_json::from_str::<G::Deal>(&json));
    trial.require(read.is_ok_and(|deal| deal == trial.deal), || "the deal changes when written down".into());
    let read = serde_json::to_value(&trial.options).map(|json| game::options::from_json::<G>(&json));
    trial.require(read.is_ok_and(|options| options == Ok(trial.options.clone())), || {
        "the options change when written down".into()
    });
}

fn check_turn<G: Game>(trial: &mut Trial<G>, checks: &mut Checks<G>) {
    let awaited = trial.state.turn().awaited();
    trial.require(!awaited.is_empty(), || "nobody owes a decision, and the game is not over".into());
    trial.require(trial.state.ending().is_none(), || "a running game names its ending".into());
    for seat in trial.seats.seats() {
        let listed = listed(trial, seat);
        trial.require(listed.is_empty() != awaited.contains(seat), || {
            format!("seat {seat} has {} options, and the seats awaited are {awaited:?}", listed.len())
        });
        check_spellings(trial, &listed, checks);
        check_lists_agree(trial, seat, &listed, checks.every_spelling);
    }
    let viewers: Vec<Viewer> = Viewer::everyone(trial.seats).collect();
    check_view(trial, viewers[trial.actions.len() % viewers.len()]);
}

/// The legal list of a seat, sorted.
fn listed<G: Game>(trial: &Trial<G>, seat: Seat) -> Vec<G::Action> {
    let mut list = vec![];
    trial.state.legal_actions(seat, &mut list);
    list.sort_unstable();
    let twice = list.windows(2).find(|pair| pair[0] == pair[1]);
    trial.require(twice.is_none(), || format!("seat {seat} is offered an action twice: {twice:?}"));
    list
}

/// Every spelling reads back, so that no two actions have the same.
fn check_spellings<G: Game>(trial: &Trial<G>, listed: &[G::Action], checks: &mut Checks<G>) {
    for &action in listed {
        if checks.read_back.insert(action) {
            let spelt = action.to_string();
            trial.require(spelt.parse() == Ok(action), || {
                format!("\u{201c}{spelt}\u{201d} does not read back")
            });
        }
    }
}

/// Every listed action is accepted, every other one is refused, tells nothing and changes nothing.
fn check_lists_agree<G: Game>(
    trial: &mut Trial<G>,
    seat: Seat,
    listed: &[G::Action],
    every_spelling: &[G::Action],
) {
    let thorough = trial.actions.len().is_multiple_of(16);
    for &action in pick(trial, listed, thorough) {
        let mut next = trial.state.clone();
        if let Err(refusal) = next.apply(seat, action, &mut vec![]) {
            trial.fail(format!("seat {seat} is offered \u{201c}{action}\u{201d} and refused it: {refusal}"));
        }
    }
    let others = pick(trial, every_spelling, thorough);
    let others: Vec<G::Action> =
        others.into_iter().copied().filter(|action| listed.binary_search(action).is_err()).collect();
    check_refused(trial, seat, &others);
}

/// Every one of these actions is refused. Whether the game is as it was is looked at after every few of them, and
/// after each only to name the culprit: comparing whole games takes longer than refusing.
fn check_refused<G: Game>(trial: &Trial<G>, seat: Seat, actions: &[G::Action]) {
    let mut next = trial.state.clone();
    for some in actions.chunks(COMPARED) {
        for &action in some {
            refuse(trial, &mut next, seat, action);
        }
        if next != trial.state {
            for &action in some {
                let mut next = trial.state.clone();
                refuse(trial, &mut next, seat, action);
                trial.require(next == trial.state, || {
                    format!("refusing \u{201c}{action}\u{201d} changed the game")
                });
            }
            trial.fail(format!("refusing {some:?} one after the other changed the game"));
        }
    }
}

fn refuse<G: Game>(trial: &Trial<G>, game: &mut G, seat: Seat, action: G::Action) {
    let mut events = vec![];
    let Err(refusal) = game.apply(seat, action, &mut events) else {
        trial.fail(format!("seat {seat} may play \u{201c}{action}\u{201d}, which is not offered"));
    };
    trial.require(events.is_empty(), || format!("refusing \u{201c}{action}\u{201d} told {events:?}"));
    let expected = match trial.state.turn() {
        Turn::Over(_) => refusal == Refusal::GameOver,
        Turn::Awaiting(seats) if !seats.contains(seat) => refusal == Refusal::NotYourTurn,
        Turn::Awaiting(_) => refusal.rule().is_some_and(|rule| !rule.is_empty()),
    };
    trial.require(expected, || {
        format!("seat {seat}, \u{201c}{action}\u{201d}: the refusal is \u{201c}{refusal}\u{201d}")
    });
}

/// All of the list, or a few of it drawn at random.
fn pick<'a, G: Game, T>(trial: &mut Trial<G>, list: &'a [T], all: bool) -> Vec<&'a T> {
    if all || list.len() <= TRIED {
        return list.iter().collect();
    }
    (0..TRIED).map(|_| &list[below(&mut trial.dice, list.len() as u32) as usize]).collect()
}

/// A view says whose it is, and its list and outcome are those of the game.
fn check_view<G: Game>(trial: &Trial<G>, viewer: Viewer) {
    let view = trial.state.view(viewer);
    trial.require(view.viewer() == viewer, || format!("the view of {viewer:?} is {:?}'s", view.viewer()));
    trial.require(view.outcome() == trial.state.turn().outcome(), || {
        format!("{viewer:?} sees another outcome")
    });
    let mut shown = view.legal().to_vec();
    shown.sort_unstable();
    let mut listed = vec![];
    if let Viewer::Seat(seat) = viewer {
        trial.state.legal_actions(seat, &mut listed);
        let (owes, told) = (trial.state.turn().awaited().contains(seat), view.awaited().contains(seat));
        trial.require(owes == told, || format!("seat {seat} is not told rightly whether it owes a decision"));
    }
    listed.sort_unstable();
    trial.require(shown == listed, || format!("the view of {viewer:?} lists other actions than the game"));
}

fn check_end<G: Game>(trial: &mut Trial<G>, every_spelling: &[G::Action]) {
    let Turn::Over(outcome) = trial.state.turn() else { trial.fail("the game is not over") };
    trial.require(!outcome.winners().is_empty(), || "nobody won".into());
    trial.require(outcome.scores().len() == trial.seats.get(), || "not every seat has a score".into());
    trial.require(trial.state.ending().is_some(), || "the game does not say how it ended".into());
    for seat in trial.seats.seats() {
        trial.require(listed(trial, seat).is_empty(), || "something can be done after the end".into());
        let some: Vec<G::Action> = pick(trial, every_spelling, false).into_iter().copied().collect();
        check_refused(trial, seat, &some);
    }
    for viewer in Viewer::everyone(trial.seats) {
        check_view(trial, viewer);
    }
}

/// The deal and the actions give the same positions and events again: that is what undo and replay rely on.
fn check_replay<G: Game>(trial: &Trial<G>, story: &[(G, Vec<G::Event>)]) {
    let mut again = Trial::<G>::new(trial.number);
    for (&(seat, action), (before, events)) in trial.actions.iter().zip(story) {
        trial.require(again.state == *before, || {
            format!("replaying up to \u{201c}{action}\u{201d} gives another position")
        });
        let told = again.play(seat, action);
        trial.require(told == *events, || format!("replaying \u{201c}{action}\u{201d} tells other events"));
    }
    trial.require(again.state == trial.state, || "replaying gives another final position".into());
}
