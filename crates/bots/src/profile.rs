//! What the search spends its time on: rules, evaluation, and the tree itself.
//!
//! The game is wrapped into one that keeps the time of what it is asked, so the search need not know that it is
//! being watched. Looking at a clock takes longer than most rules do: one call of many is timed and stands for the
//! others, and what the clock itself takes is subtracted.

use crate::judge::{BySeat, Judged, Levels};
use crate::{Bot, Budget, Description, Search, Style, Weights};
use game::chance::dice;
use game::options::OptionInfo;
use game::{Game, Refusal, Rng, Seat, SeatCount, Seed, SetUpError, Turn, Viewer, Witness};
use std::cell::Cell;
use std::time::{Duration, Instant};

/// How fast a search is, and the parts of its time.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Profile {
    /// Imagined games that one core thinks through in a second.
    pub per_second: f64,
    /// Imagining, copying, listing and applying.
    pub rules: f64,
    /// Judging positions.
    pub evaluation: f64,
    /// Everything else: finding, choosing and counting.
    pub tree: f64,
}

/// One call of so many is timed.
const ONE_OF: u32 = 17;
/// The clock is looked at so often to find out what that costs; the quickest of several rounds was least disturbed.
const LOOKS: u32 = 1_000;
const ROUNDS: u32 = 20;

/// Searches for the seat that decides next, on one core and also where the decision would rather be solved.
pub fn profile<G: Judged>(game: &G, games: u32) -> Profile {
    let Some(seat) = game.turn().awaited().first() else {
        return Profile { per_second: 0.0, rules: 0.0, evaluation: 0.0, tree: 0.0 };
    };
    let view = game.view(Viewer::Seat(seat));
    let mut search = Search::<Watched<G>>::new(Style::default());
    search.take_dice(dice(0));
    CLOCKS.with(|clocks| clocks.iter().for_each(Clock::reset));
    let begun = Instant::now();
    let _advice = search.consider(&view, Budget::Iterations(games));
    let whole = begun.elapsed().as_secs_f64();
    let look = cost_of_a_look();
    let [rules, evaluation] = CLOCKS.with(|clocks| {
        [Part::Rules, Part::Evaluation].map(|part| (clocks[part as usize].seconds(look) / whole).min(1.0))
    });
    Profile { per_second: f64::from(games) / whole, rules, evaluation, tree: 1.0 - rules - evaluation }
}

/// The seconds that it takes to look at the clock before and after a call.
fn cost_of_a_look() -> f64 {
    let round = || {
        let looks = (0..LOOKS).map(|_| Instant::now().elapsed());
        looks.sum::<Duration>().as_secs_f64() / f64::from(LOOKS)
    };
    (0..ROUNDS).map(|_| round()).fold(f64::MAX, f64::min)
}

#[derive(Clone, Copy)]
enum Part {
    Rules,
    Evaluation,
}

thread_local! {
    static CLOCKS: [Clock; 2] = const { [Clock::new(), Clock::new()] };
}

/// How often a part was asked, and the time of those calls that were timed.
struct Clock {
    calls: Cell<u32>,
    time: Cell<Duration>,
}

impl Clock {
    const fn new() -> Clock {
        Clock { calls: Cell::new(0), time: Cell::new(Duration::ZERO) }
    }

    fn reset(&self) {
        self.calls.set(0);
        self.time.set(Duration::ZERO);
    }

    /// The time of all calls, without that of the clock.
    fn seconds(&self, look: f64) -> f64 {
        let timed = f64::from(self.calls.get().div_ceil(ONE_OF));
        (self.time.get().as_secs_f64() - timed * look).max(0.0) * f64::from(ONE_OF)
    }

    #[inline]
    fn time<T>(&self, call: impl FnOnce() -> T) -> T {
        let calls = self.calls.get();
        self.calls.set(calls.wrapping_add(1));
        if !calls.is_multiple_of(ONE_OF) {
            return call();
        }
        let begun = Instant::now();
        let answer = call();
        self.time.set(self.time.get() + begun.elapsed());
        answer
    }
}

#[inline]
fn timed<T>(part: Part, call: impl FnOnce() -> T) -> T {
    CLOCKS.with(|clocks| clocks[part as usize].time(call))
}

/// A game that keeps the time of what it is asked.
#[derive(Debug, PartialEq, Eq)]
struct Watched<G>(G);

impl<G: Clone> Clone for Watched<G> {
    fn clone(&self) -> Watched<G> {
        timed(Part::Rules, || Watched(self.0.clone()))
    }
}

impl<G: Game> Game for Watched<G> {
    const ID: &'static str = G::ID;
    const RULES: u32 = G::RULES;
    const SEATS: (SeatCount, SeatCount) = G::SEATS;
    const OPTIONS: &'static [OptionInfo] = G::OPTIONS;

    type Options = G::Options;
    type Deal = G::Deal;
    type Action = G::Action;
    type Event = G::Event;
    type View = G::View;
    type Illegal = G::Illegal;

    fn deal(seats: SeatCount, options: &G::Options, seed: &Seed) -> G::Deal {
        G::deal(seats, options, seed)
    }

    fn set_up(seats: SeatCount, options: &G::Options, deal: &G::Deal) -> Result<Watched<G>, SetUpError> {
        G::set_up(seats, options, deal).map(Watched)
    }

    fn seats(&self) -> SeatCount {
        self.0.seats()
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<G::Action>) {
        timed(Part::Rules, || self.0.legal_actions(seat, out));
    }

    fn sample(&self, seat: Seat, rng: &mut impl Rng, scratch: &mut Vec<G::Action>) -> Option<G::Action> {
        timed(Part::Rules, || self.0.sample(seat, rng, scratch))
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: G::Action,
        witness: &mut impl Witness<G::Event>,
    ) -> Result<(), Refusal<G::Illegal>> {
        timed(Part::Rules, || self.0.apply(seat, action, witness))
    }

    fn is_sealed(&self, seat: Seat, action: G::Action) -> bool {
        self.0.is_sealed(seat, action)
    }

    fn view(&self, viewer: Viewer) -> G::View {
        self.0.view(viewer)
    }

    fn imagine(view: &G::View, rng: &mut impl Rng) -> Watched<G> {
        timed(Part::Rules, || Watched(G::imagine(view, rng)))
    }

    fn ending(&self) -> Option<&'static str> {
        self.0.ending()
    }
}

impl<G: Judged> Judged for Watched<G> {
    const FEATURES: &'static [&'static str] = G::FEATURES;
    const LEVELS: Levels = G::LEVELS;

    fn describe(&self) -> Description {
        self.0.describe()
    }

    fn weights(seats: SeatCount) -> &'static Weights {
        G::weights(seats)
    }

    fn standings(&self) -> BySeat {
        timed(Part::Evaluation, || self.0.standings())
    }

    fn points(&self) -> BySeat {
        self.0.points()
    }

    fn is_quiet(&self) -> bool {
        self.0.is_quiet()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use great_wall::{GreatWall, Options};

    #[test]
    fn the_parts_of_the_time_are_a_whole() {
        let (seats, options) = (SeatCount::TWO, Options::default());
        let deal = GreatWall::deal(seats, &options, &Seed::from_text("a profile", 0));
        let profile = profile(&GreatWall::set_up(seats, &options, &deal).unwrap(), 500);
        let Profile { per_second, rules, evaluation, tree } = profile;
        assert!(per_second > 0.0 && rules > 0.0 && evaluation > 0.0, "{profile:?}");
        assert!((rules + evaluation + tree - 1.0).abs() < 1e-6, "{profile:?}");
    }
}
