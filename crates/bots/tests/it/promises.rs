//! What every bot promises in every game: legal actions, the same answer to the same view, punctuality.

use bots::{Budget, Judged, Level, PLAYERS, player};
use game::chance::{below, dice};
use game::{Game, Nobody, SeatCount, Seed, Turn, View, Viewer};
use qin::Qin;
use std::time::{Duration, Instant};

fn start<G: Game>(seats: SeatCount, number: u64) -> G {
    let options = game::options::combination::<G>(number).unwrap();
    G::set_up(seats, &options, &G::deal(seats, &options, &Seed::from_text("bots", number))).unwrap()
}

/// Positions from this many random games, each with the seat that decides next.
fn positions<G: Game>(games: u64, mut look: impl FnMut(&G, &G::View)) {
    let (fewest, most) = G::SEATS;
    for number in 0..games {
        let seats =
            SeatCount::new(fewest.get() + (number as usize) % (most.get() - fewest.get() + 1)).unwrap();
        let (mut game, mut dice, mut scratch) = (start::<G>(seats, number), dice(number), vec![]);
        while let Turn::Awaiting(awaited) = game.turn() {
            let seat = awaited.iter().last().unwrap();
            if below(&mut dice, 12) == 0 {
                look(&game, &game.view(Viewer::Seat(seat)));
            }
            let action = game.sample(seat, &mut dice, &mut scratch).unwrap();
            game.apply(seat, action, &mut Nobody).unwrap();
        }
    }
}

/// Whole games by every player: the rules accept whatever they play.
fn play_legally<G: Judged>() {
    let (fewest, most) = G::SEATS;
    for (number, id) in PLAYERS.iter().enumerate() {
        for seats in [fewest, most] {
            let mut game = start::<G>(seats, number as u64);
            let mut bots: Vec<_> = seats.seats().map(|_| player::<G>(id).unwrap()).collect();
            while let Some(seat) = game.turn().awaited().first() {
                let action = bots[seat.index()].choose(&game.view(Viewer::Seat(seat)), Budget::Iterations(6));
                let played = game.apply(seat, action, &mut Nobody);
                assert!(played.is_ok(), "{id} played \u{201c}{action}\u{201d} in {}", G::ID);
            }
        }
    }
}

fn answer<G: Judged>(id: &str, view: &G::View, number: u64, cores: usize) -> G::Action {
    let mut bot = player::<G>(id).unwrap();
    bot.take_dice(dice(number));
    bot.use_cores(cores);
    bot.choose(view, Budget::Iterations(40))
}

/// Equal views and dice give equal answers, on one core and on two, and an answer is one of those the view lists.
/// What is hidden cannot change them: a bot gets nothing but the view, and the contract of each game holds the
/// views of games that differ only in what is hidden to be equal.
fn answer_the_view_alone<G: Judged>() {
    positions::<G>(6, |_, view| {
        for id in PLAYERS {
            let first = answer::<G>(id, view, 5, 1);
            assert_eq!(first, answer::<G>(id, view, 5, 1), "{id} of {}", G::ID);
            assert_eq!(
                answer::<G>(id, view, 5, 2),
                answer::<G>(id, view, 5, 2),
                "{id} of {}, two cores",
                G::ID
            );
            assert!(view.legal().contains(&first));
        }
    });
}

/// What a bot is given, and how many times as long the time is of which this is a small part.
const SHORT: Duration = Duration::from_millis(5);
const LONGER: u32 = 20;

/// How often a bot may try.
const CHANCES: usize = 10;

/// Whoever is given a small part of a time is done in less than half of it. The machine may be busy with things of its own,
/// so there are several chances: a bot that does not watch the clock fails them all.
fn answer_in_time<G: Judged>() {
    let game = start::<G>(G::SEATS.1, 0);
    let view = game.view(Viewer::Seat(game.turn().awaited().first().unwrap()));
    let taken = |id: &str, budget: Duration| {
        let mut bot = player::<G>(id).unwrap();
        let begun = Instant::now();
        bot.choose(&view, Budget::Time(budget));
        begun.elapsed()
    };
    let is_punctual = |id: &str| 2 * taken(id, SHORT) < LONGER * SHORT;
    for id in PLAYERS {
        assert!((0..CHANCES).any(|_| is_punctual(id)), "{id} of {} does not watch the clock", G::ID);
    }
}

/// Every feature counts for some number of seats, and every number of seats has weights of its own, in which most features
/// count.
fn judge_every_number_of_seats<G: Judged>() {
    let (fewest, most) = G::SEATS;
    let all: Vec<SeatCount> = (fewest.get()..=most.get()).filter_map(SeatCount::new).collect();
    let counts = |seats: SeatCount, feature: usize| {
        G::weights(seats).of(feature).iter().any(|weight| weight.abs() > f32::EPSILON)
    };
    let features = 0..G::FEATURES.len();
    for (feature, name) in features.clone().zip(G::FEATURES) {
        assert!(all.iter().any(|&seats| counts(seats, feature)), "{name} never counts in {}", G::ID);
    }
    for (number, &seats) in all.iter().enumerate() {
        let counting = features.clone().filter(|&feature| counts(seats, feature)).count();
        assert!(2 * counting > features.len(), "{} with {seats:?}: {counting} features count", G::ID);
        for &other in &all[..number] {
            let differ = !G::weights(seats).iter().eq(G::weights(other).iter());
            assert!(differ, "{} has the same weights with {seats:?} and {other:?}", G::ID);
        }
    }
}

games::tests!(play_legally);
games::tests!(answer_the_view_alone);
games::tests!(answer_in_time);
games::tests!(judge_every_number_of_seats);

#[test]
fn every_player_and_level_has_a_name() {
    for level in Level::ALL {
        assert!(PLAYERS.contains(&level.id()));
        assert_eq!(Level::from_id(level.id()), Some(level));
    }
    assert_eq!(Level::Master.name("fr"), "Ma\u{ee}tre");
    assert_eq!(Level::Master.name("en"), "Master");
    assert!(player::<Qin>("nobody").is_none());
}
