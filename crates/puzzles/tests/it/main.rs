//! The puzzles in the repository: that each can be asked, and that what they claim is so.
#![expect(clippy::unwrap_used, clippy::panic, reason = "a test reports what it found by panicking")]

use bots::{Budget, Judged, Level, Question, appraise};
use game::View;
use puzzles::{Answer, Posed, Puzzle, of_game};
use std::collections::BTreeSet;

/// The fewest puzzles of a game.
const FEWEST: usize = 60;
/// By how much the best option is better than every other that was looked at closely.
const SMALLEST_GAP: f32 = 0.029;
/// How many puzzles of a game are solved again, and how deeply.
const SOLVED_AGAIN: usize = 4;
const ITERATIONS: u32 = 1200;

fn every_puzzle_can_be_asked<G: Judged>() {
    let puzzles = of_game(G::ID);
    assert!(puzzles.len() >= FEWEST, "{}: {}", G::ID, puzzles.len());
    let mut positions = BTreeSet::new();
    for (number, puzzle) in (1..).zip(puzzles) {
        let posed = Posed::<G>::new(puzzle).unwrap_or_else(|flaw| panic!("{} {number}: {flaw}", G::ID));
        assert!(
            positions.insert((puzzle.seed.clone(), puzzle.actions.len())),
            "{} {number} is there twice",
            G::ID
        );
        assert_eq!(posed.answer(posed.best), Answer::Best);
        let Answer::Worse { loses: Some(loses) } = posed.answer(posed.tempting) else {
            panic!("{} {number}: the tempting option was looked at closely", G::ID)
        };
        assert!(loses >= 3 && puzzle.gap() >= SMALLEST_GAP, "{} {number}: {loses}", G::ID);
        assert!(puzzle.why.iter().any(|why| why.worth > 0.0), "{} {number}: something speaks for it", G::ID);
        assert!(
            puzzle.why.iter().all(|why| G::FEATURES.contains(&why.feature.as_str())),
            "{} {number}",
            G::ID
        );
        assert!(puzzle.levels.iter().all(|level| Level::from_id(level).is_some()), "{} {number}", G::ID);
        assert!(!puzzle.levels.contains(&"scholar".to_owned()), "{} {number}: planners miss it", G::ID);
    }
}

games::tests!(every_puzzle_can_be_asked);

/// Whether a search in imagined games of its own finds the same option best, and the tempting one worse.
fn is_found_again<G: Judged>(puzzle: &Puzzle) -> bool {
    let posed = Posed::<G>::new(puzzle).unwrap();
    assert!(posed.view.legal().contains(&posed.best));
    let closely = vec![posed.best, posed.tempting];
    let question = Question { budget: Budget::Iterations(ITERATIONS), closely, sample: 7_777 };
    let appraisal = appraise::<G>(&posed.view, &question);
    let chance = |action| appraisal.of(action).map(|option| option.chance);
    appraisal.options[0].action == posed.best && chance(posed.best) > chance(posed.tempting)
}

fn a_sample_is_solved_again<G: Judged>() {
    let puzzles = of_game(G::ID);
    for number in 0..SOLVED_AGAIN {
        let index = number * puzzles.len() / SOLVED_AGAIN;
        assert!(is_found_again::<G>(&puzzles[index]), "{} {}", G::ID, index + 1);
    }
}

games::tests!(a_sample_is_solved_again);
