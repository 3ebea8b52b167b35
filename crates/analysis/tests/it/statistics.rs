//! Small samples of what docs/analysis.md measures on many games: `lab luck` is for the large ones.

use crate::games_played::finished;
use analysis::{Effort, decision, luck};
use bots::{Budget, Judged};
use games::great_wall::GreatWall;

/// How many standard errors a mean may be off; with these seeds it is always the same.
const STANDARD_ERRORS: f64 = 3.0;

fn luck_has_the_mean_zero<G: Judged>() {
    let effort = Effort { games: 6, alternatives: 3, threads: 1, ..Effort::of(Budget::Iterations(1)) };
    let lucks: Vec<f64> =
        (0..40).map(|number| luck(&finished::<G>(&["random", "random"], number), &effort)[0]).collect();
    let count = lucks.len() as f64;
    let mean = lucks.iter().sum::<f64>() / count;
    let variance = lucks.iter().map(|luck| (luck - mean).powi(2)).sum::<f64>() / (count - 1.0);
    let error = (variance / count).sqrt();
    println!("{}: {mean:+.4} \u{b1} {error:.4}", G::ID);
    assert!(error > 0.0 && error < 0.1, "{}: there is luck, but not without measure: {error}", G::ID);
    assert!(mean.abs() < STANDARD_ERRORS * error, "{}: {mean} \u{b1} {error}", G::ID);
}

games::tests!(luck_has_the_mean_zero);

#[test]
fn weaker_levels_err_more() {
    let effort = Effort::of(Budget::Iterations(200));
    let mut rates = [0.0, 0.0];
    for number in 0..6 {
        let game = finished::<GreatWall>(&["novice", "scholar"], number);
        for index in 0..game.actions().len() {
            let decision = decision(&game, index, &effort).unwrap();
            rates[decision.seat.index()] += decision.error;
        }
    }
    let [novice, scholar] = rates;
    assert!(novice > 2.0 * scholar && scholar >= 0.0, "{novice} {scholar}");
}
