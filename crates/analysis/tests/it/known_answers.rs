//! Positions whose answers are known by the rules alone.

use crate::last_pairs::last_pairs;
use analysis::{Depth, Effort, Finished, Mark, Why, decision, decision_with};
use bots::Budget;
use game::chance::{Dice, dice};
use game::{Game, Nobody, Seat, SeatCount, Seed, Turn, Viewer};
use qin::Qin;
use xian::Xian;

const EFFORT: Budget = Budget::Iterations(600);

fn legal<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut legal = vec![];
    game.legal_actions(seat, &mut legal);
    legal
}

/// Plays on at random to the end.
fn play_out<G: Game>(game: &mut G, actions: &mut Vec<(Seat, G::Action)>, dice: &mut Dice) {
    let mut scratch = vec![];
    while let Some(seat) = game.turn().awaited().first() {
        let action = game.sample(seat, dice, &mut scratch).unwrap();
        game.apply(seat, action, &mut Nobody).unwrap();
        actions.push((seat, action));
    }
}

/// Whether an action wins at once.
fn wins<G: Game>(game: &G, seat: Seat, action: G::Action) -> bool {
    let mut next = game.clone();
    next.apply(seat, action, &mut Nobody).unwrap();
    matches!(next.turn(), Turn::Over(outcome) if outcome.winners().contains(seat))
}

/// A random game of Qin in which somebody could have won at once and played something else.
fn missed_win(number: u64) -> Option<(Finished<Qin>, usize)> {
    let (options, seed) = (qin::Options::default(), Seed::from_text("missed", number));
    let mut game =
        Qin::set_up(SeatCount::TWO, &options, &Qin::deal(SeatCount::TWO, &options, &seed)).unwrap();
    let (mut actions, mut throws, mut scratch) = (vec![], dice(number), vec![]);
    while let Some(seat) = game.turn().awaited().first() {
        let winning = legal(&game, seat).into_iter().any(|action| wins(&game, seat, action));
        let action = game.sample(seat, &mut throws, &mut scratch).unwrap();
        let missed = winning && !wins(&game, seat, action);
        game.apply(seat, action, &mut Nobody).unwrap();
        actions.push((seat, action));
        if missed {
            let index = actions.len() - 1;
            play_out(&mut game, &mut actions, &mut throws);
            let names = vec!["Ada".to_owned(), "Lin".to_owned()];
            let finished = Finished::replay(names, options, &seed, actions).unwrap()?;
            return Some((finished, index));
        }
    }
    None
}

#[test]
fn a_missed_win_is_an_error() {
    let (mut found, mut marked) = (0, 0);
    for (finished, index) in (0..).filter_map(missed_win).take(4) {
        let decision = decision(&finished, index, &Effort::of(EFFORT)).unwrap();
        let view = finished.view(index, Viewer::Seat(decision.seat)).unwrap();
        let best = decision.best_action.parse().unwrap();
        assert!(view.legal.contains(&best));
        assert!(decision.best > 0.999, "the best option wins for sure: {decision:?}");
        assert!(
            (decision.best - decision.played - decision.uncertainty - decision.error).abs() < 1e-3
                || decision.error == 0.0,
            "{decision:?}"
        );
        if decision.error > 0.0 {
            assert_eq!(decision.why, Some(Why::Wins), "{decision:?}");
            marked += usize::from(decision.mark >= Some(Mark::Inaccuracy));
        }
        found += 1;
    }
    assert!(found == 4 && marked > 0, "{marked} of {found}");
}

#[test]
fn whoever_tries_the_missed_win_has_won() {
    let (finished, index) = (0..).find_map(missed_win).unwrap();
    let (seat, played) = finished.actions()[index];
    let effort = Effort::of(EFFORT);
    let here = finished.variation(index, &[]).unwrap();
    assert_eq!(here.decision(seat, played, &effort), decision(&finished, index, &effort), "as it was played");
    let best = here.best(seat, &effort).unwrap();
    assert!(best.best > 0.999 && best.error == 0.0 && best.action == best.best_action, "{best:?}");
    let won = finished.variation(index, &[(seat, best.action.parse().unwrap())]).unwrap();
    assert!(matches!(won.turn(), Turn::Over(outcome) if outcome.winners().contains(seat)));
    assert_eq!(won.best(seat, &effort), None, "nothing is left to decide");
    let rival = SeatCount::TWO.seats().find(|&other| other != seat).unwrap();
    assert!(finished.variation(index, &[(rival, played)]).is_none(), "it is not the rival's turn");
    assert!(finished.variation(finished.actions().len() + 1, &[]).is_none());
}

#[test]
fn as_much_thought_as_needed_goes_to_what_is_not_settled() {
    let finished = crate::games_played::finished::<Qin>(&["random", "random"], 0);
    let (first, most) = (60, 960);
    let effort = Effort::of(Depth::AsNeeded { first, most });
    let looks = (0..finished.actions().len()).step_by(4).map(|index| {
        let decision = decision(&finished, index, &effort).unwrap();
        if decision.forced {
            assert_eq!(decision.iterations, first, "one look is enough: {decision:?}");
        } else {
            // Two looks at least must agree.
            assert!(decision.iterations > first && decision.iterations <= most, "{decision:?}");
        }
        let again = decision_with(
            &finished,
            index,
            finished.actions()[index].1,
            &Effort::of(Budget::Iterations(decision.iterations)),
        );
        assert_eq!(again.as_ref(), Some(&decision), "the last look is a whole one");
        decision.iterations
    });
    let looks: Vec<u32> = looks.collect();
    assert!(looks.contains(&most) && looks.iter().any(|&games| games < most), "{looks:?}");
}

#[test]
fn a_forced_move_is_no_error() {
    let finished = crate::games_played::finished::<Xian>(&["random", "random"], 0);
    let mut forced = 0;
    for (index, &(seat, action)) in finished.actions().iter().enumerate() {
        let view = finished.view(index, Viewer::Seat(seat)).unwrap();
        if view.legal.len() > 1 {
            continue;
        }
        let decision = decision(&finished, index, &Effort::of(Budget::Iterations(30))).unwrap();
        assert!(decision.forced && decision.error == 0.0 && decision.mark.is_none(), "{decision:?}");
        assert_eq!((decision.best_action, decision.why), (action.to_string(), None));
        forced += 1;
    }
    assert!(forced > 0);
}

/// Games in which everything depends on the last guess: whoever guesses the other's order wins. The same that
/// `bots` solves exactly, by the rules alone, to see how exploitable it is.
const GUESSES: [u64; 3] = [1500, 3205, 5343];

#[test]
fn a_sure_guess_of_one_in_two_is_no_error() {
    for number in GUESSES {
        let (game, before) = last_pairs(number);
        for choice in 0..4 {
            let (mut game, mut actions) = (game, before.clone());
            for (seat, bit) in SeatCount::TWO.seats().zip([choice & 1, choice >> 1]) {
                let action = legal(&game, seat)[bit];
                game.apply(seat, action, &mut Nobody).unwrap();
                actions.push((seat, action));
            }
            play_out(&mut game, &mut actions, &mut dice(number));
            let options = xian::Options { open_equipment: true, ..xian::Options::default() };
            let names = vec!["Ada".to_owned(), "Lin".to_owned()];
            let seed = Seed::from_text("exploitability", number);
            let finished = Finished::<Xian>::replay(names, options, &seed, actions).unwrap().unwrap();
            for index in [before.len(), before.len() + 1] {
                let decision = decision(&finished, index, &Effort::of(Budget::Iterations(6000))).unwrap();
                assert!(decision.secret && decision.solved, "{decision:?}");
                assert!(decision.error < 0.02 && decision.mark.is_none(), "{decision:?}");
            }
        }
    }
}
