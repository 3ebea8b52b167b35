//! What previews promise, in many games.

use crate::board::{Board, foretell};
use game::{Event, Viewer};
use maud::Markup;
use std::collections::BTreeSet;
use words::{Language, People};

/// The name of an event.
fn kind<E: std::fmt::Debug>(event: &E) -> String {
    format!("{event:?}").split([' ', '{', '(']).next().unwrap_or_default().to_owned()
}

/// A preview says that nothing else follows only if nothing does: all that happens then is the action itself, told in
/// the same words, or what changes no position (`silent`). Events that were hidden behind others are foretold too.
fn check<G: Board>(games: u64, silent: &[&str], foretold: &[&str]) {
    let names = ["Ada", "Lin", "Eve", "Bob", "Kim"].map(str::to_owned);
    let mut told = BTreeSet::new();
    game_testing::play_games::<G>(0..games, |step| {
        let (viewer, people) = (Viewer::Seat(step.seat), People { names: &names, you: Some(step.seat) });
        let seen: Vec<G::Event> = step.events.iter().filter_map(|event| event.seen_by(viewer)).collect();
        let known = seen.iter().take_while(|event| !event.reveals_to().includes(viewer)).count();
        let lines = foretell::<G>(&seen[..known], &people, Language::English);
        let (before, after) = (step.before.view(viewer), step.after.view(viewer));
        let foreseen = G::EXTRAS.foreseen.map_or_else(Markup::default, |foreseen| {
            foreseen(&before, &after, step.action, &people, Language::English)
        });
        let kinds: Vec<String> =
            seen.iter().map(kind).filter(|kind| !silent.contains(&kind.as_str())).collect();
        if !lines.is_empty() || !foreseen.0.is_empty() || known < seen.len() {
            told.extend(
                seen[..known]
                    .iter()
                    .filter(|event| {
                        !foretell::<G>(std::slice::from_ref(*event), &people, Language::English).is_empty()
                    })
                    .map(kind),
            );
            return;
        }
        assert!(
            kinds.len() <= 1,
            "{} would bring about {kinds:?}, and its preview says nothing",
            step.action
        );
        assert!(
            seen.iter().all(|event| G::echoes(event) || silent.contains(&kind(event).as_str())),
            "{}",
            step.action
        );
    });
    for kind in foretold {
        assert!(told.contains(*kind), "{}: {kind} is never foretold, only {told:?}", G::ID);
    }
}

#[test]
fn a_preview_says_what_follows_in_all_games() {
    check::<qin::Qin>(10, &["Lone"], &["Founded", "VillageTaken"]);
    check::<great_wall::GreatWall>(20, &[], &["StandingChanged", "Covered", "TurnBegan"]);
    check::<sun_tzu::SunTzu>(80, &[], &["Raided", "Marched", "Reinforced", "TradeSettled", "Kept", "Placed"]);
    check::<xian::Xian>(10, &[], &["MarketGiven", "MarketTaken", "FeePaid", "TurnEnded"]);
}
