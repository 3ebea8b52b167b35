//! What every analysis adds up to, in every game.

use crate::games_played::{finished, record};
use analysis::{Analysis, Cancelled, Effort, Finished, Progress, analyse};
use bots::{Budget, Judged};
use serde_json::Value;
use std::ops::ControlFlow;

fn analysed<G: Judged>(finished: &Finished<G>, iterations: u32, threads: usize) -> Analysis {
    let effort = Effort { threads, ..Effort::of(Budget::Iterations(iterations)) };
    analyse(finished, &effort, |_| ControlFlow::Continue(())).unwrap()
}

/// A number of what is written down.
fn number(of: &Value, name: &str) -> f64 {
    of[name].as_f64().unwrap()
}

fn check_sums(analysis: &Analysis, seats: usize) {
    let written: Value = serde_json::from_str(&serde_json::to_string(analysis).unwrap()).unwrap();
    let sum_of = |list: &str, name: &str, seat: usize| -> f64 {
        let of_seat = written[list].as_array().unwrap().iter().filter(|entry| entry["seat"] == seat);
        of_seat.map(|entry| number(entry, name)).sum()
    };
    let mut together = 0.0;
    for (seat, report) in written["seats"].as_array().unwrap().iter().enumerate() {
        let get = |name| number(report, name);
        let sum = get("start") - get("own_errors") + get("others_errors") + get("luck") + get("rest");
        assert!((sum - get("result")).abs() < 5e-7, "{report}");
        assert!((get("own_errors") - sum_of("decisions", "error", seat)).abs() < 5e-7, "{report}");
        assert!((get("luck") - sum_of("draws", "luck", seat)).abs() < 5e-7, "{report}");
        assert!((get("adjusted") - get("result") + get("luck")).abs() < 5e-7, "{report}");
        together += get("start") + get("luck") - get("own_errors") + get("others_errors");
    }
    // What one wins the others lose: only rounding is left.
    assert!((together - 1.0).abs() < 1e-3, "{together}");
    assert_eq!(analysis.seats.len(), seats);
    for decision in &analysis.decisions {
        let lost: f64 = decision.shifts.iter().sum();
        assert!(lost.abs() < 1e-4 && (decision.shifts[decision.seat.index()] + decision.error).abs() < 1e-4);
        assert!(decision.options.iter().any(|option| option.action == decision.action));
        assert!(!decision.forced || decision.error == 0.0);
    }
}

fn errors_luck_and_rest_add_up<G: Judged>() {
    let two = Finished::<G>::verify(&record::<G>(&["novice", "scholar"], 1)).unwrap();
    let analysis = analysed(&two, 40, 2);
    assert_eq!(analysis.decisions.len(), two.actions().len());
    assert_eq!(analysis.moments.len(), two.actions().len() + 1);
    check_sums(&analysis, 2);
    let read: Analysis = serde_json::from_value(serde_json::to_value(&analysis).unwrap()).unwrap();
    assert_eq!(read, analysis, "it reads back");
    let last = analysis.moments.last().unwrap();
    let results: Vec<f64> = analysis.seats.iter().map(|seat| seat.result).collect();
    assert_eq!(last.chances, results);
    if G::SEATS.1.get() > 2 {
        let three = finished::<G>(&["novice", "scholar", "random"], 2);
        check_sums(&analysed(&three, 20, 2), 3);
    }
}

games::tests!(errors_luck_and_rest_add_up);

fn iterations_give_the_same_analysis<G: Judged>() {
    let game = finished::<G>(&["novice", "random"], 3);
    let one = analysed(&game, 30, 1);
    assert_eq!(one, analysed(&game, 30, 3), "on any number of threads");
    assert_ne!(one, analysed(&game, 31, 1));
}

games::tests!(iterations_give_the_same_analysis);

#[test]
fn whoever_does_not_want_it_any_more_is_heard() {
    let game = finished::<sun_tzu::SunTzu>(&["random", "random"], 4);
    let mut steps = 0;
    let effort = Effort { threads: 1, ..Effort::of(Budget::Iterations(10)) };
    let cancelled = analyse(&game, &effort, |progress| {
        steps += 1;
        assert_eq!(progress.steps(), (steps, 2 * game.actions().len() + 1));
        assert!(steps > 1 || matches!(progress, Progress::Moment { moment, .. } if moment.number == 0));
        if steps == 5 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!((cancelled, steps), (Err(Cancelled), 5));
}

#[test]
fn a_seat_has_its_own_part_of_it() {
    let game = finished::<sun_tzu::SunTzu>(&["random", "random"], 5);
    let whole = analysed(&game, 10, 2);
    let seat = whole.seats[1].clone();
    let part = whole.of_seat(seat.seat);
    assert_eq!(part.seats, std::slice::from_ref(&seat));
    assert!(part.decisions.iter().all(|decision| decision.seat == seat.seat));
    let luck: f64 = part.draws.iter().map(|draw| draw.luck).sum();
    assert!((luck - seat.luck).abs() < 5e-7);
}
