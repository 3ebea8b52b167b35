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

/// Positions from random games, each with the seat that decides next: so many of each game.
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

/// How long after its time a bot may still answer.
const GRACE: Duration = Duration::from_millis(50);

/// While both cores are busy with other bots, every answer comes in time. The machine may be busy with things of
/// its own, so an answer that comes late gets two more chances: a bot that does not watch the clock fails all.
fn answer_in_time<G: Judged>() {
    let budget = Duration::from_millis(20);
    let view = start::<G>(G::SEATS.1, 0);
    let seat = view.turn().awaited().first().unwrap();
    let view = view.view(Viewer::Seat(seat));
    let is_late = |id: &str| {
        let mut bot = player::<G>(id).unwrap();
        let begun = Instant::now();
        bot.choose(&view, Budget::Time(budget));
        begun.elapsed() > budget + GRACE
    };
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| Level::Master.bot::<G>().choose(&view, Budget::Time(Duration::from_millis(400))));
        }
        for id in PLAYERS {
            assert!(!(0..3).all(|_| is_late(id)), "{id} of {} answers too late", G::ID);
        }
    });
}

/// Every number of seats has weights of its own.
fn judge_every_number_of_seats<G: Judged>() {
    let (fewest, most) = G::SEATS;
    for seats in (fewest.get()..=most.get()).filter_map(SeatCount::new) {
        assert!(!std::ptr::eq(G::weights(seats), G::weights(fewest)) || seats == fewest, "{}", G::ID);
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
