//! One seeded game, played at random, that can say exactly which game it is.

use game::chance::{Dice, below, dice};
use game::{Game, Seat, SeatCount, Seed, Turn, options};
use std::fmt::Display;
use std::ops::Range;

/// More decisions than any game here comes near to; one that reaches it is not going to end.
const TOO_MANY_DECISIONS: usize = 20_000;

/// One decision of a played game: what was before, what was done, what came of it.
pub struct PlayedDecision<'a, G: Game> {
    /// The number of the game.
    pub number: u64,
    pub seats: SeatCount,
    pub options: &'a G::Options,
    pub before: &'a G,
    pub seat: Seat,
    pub action: G::Action,
    pub events: &'a [G::Event],
    pub after: &'a G,
}

/// Plays seeded games, over all seat counts and options in turn, and shows every decision.
pub fn play_games<G: Game>(games: Range<u64>, mut look: impl FnMut(&PlayedDecision<G>)) {
    for number in games {
        let mut trial = Trial::<G>::new(number);
        while trial.awaits() {
            let (seat, action) = trial.draw();
            let before = trial.state.clone();
            let events = trial.play(seat, action);
            trial.show(&before, seat, action, &events, &mut look);
        }
    }
}

pub(crate) struct Trial<G: Game> {
    pub number: u64,
    pub seats: SeatCount,
    pub options: G::Options,
    pub deal: G::Deal,
    pub state: G,
    pub actions: Vec<(Seat, G::Action)>,
    pub dice: Dice,
    scratch: Vec<G::Action>,
}

impl<G: Game> Trial<G> {
    /// Game `number`: its seat count, options, deal and moves all follow from the number.
    pub fn new(number: u64) -> Trial<G> {
        let (fewest, most) = G::SEATS;
        let counts = (most.get() - fewest.get() + 1) as u64;
        let Some(seats) = SeatCount::new(fewest.get() + (number % counts) as usize) else {
            panic!("{} allows a seat count that does not exist", G::ID);
        };
        // Steps through the combinations so that seat counts and options do not go in lockstep.
        let options = match options::combination::<G>(number / counts) {
            Ok(options) => options,
            Err(error) => panic!("{}: the table of options and their type disagree: {error}", G::ID),
        };
        let deal = G::deal(seats, &options, &Trial::<G>::seed(number));
        let state = match G::set_up(seats, &options, &deal) {
            Ok(state) => state,
            Err(error) => panic!("{}: game {number} cannot be set up from its own deal: {error}", G::ID),
        };
        Trial { number, seats, options, deal, state, actions: vec![], dice: dice(number), scratch: vec![] }
    }

    pub fn seed(number: u64) -> Seed {
        Seed::from_text("contract", number)
    }

    pub fn awaits(&self) -> bool {
        matches!(self.state.turn(), Turn::Awaiting(_))
    }

    /// Draws who decides next (where several may) and what.
    pub fn draw(&mut self) -> (Seat, G::Action) {
        let awaited: Vec<Seat> = self.state.turn().awaited().iter().collect();
        let choice = below(&mut self.dice, awaited.len() as u32) as usize;
        let Some(&seat) = awaited.get(choice) else { self.fail("nobody can act, and the game is not over") };
        let Some(action) = self.state.sample(seat, &mut self.dice, &mut self.scratch) else {
            self.fail(format!("seat {seat} owes a decision and has no option"));
        };
        (seat, action)
    }

    /// Applies an action that must be accepted.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Vec<G::Event> {
        let mut events = vec![];
        self.actions.push((seat, action));
        if let Err(refusal) = self.state.apply(seat, action, &mut events) {
            self.fail(format!("seat {seat} was offered \u{201c}{action}\u{201d}, then refused: {refusal}"));
        }
        if self.actions.len() > TOO_MANY_DECISIONS {
            self.fail("the game does not end");
        }
        events
    }

    /// Shows the decision that was made last. Whoever panics at the sight of it gets the game printed as well.
    pub fn show(
        &self,
        before: &G,
        seat: Seat,
        action: G::Action,
        events: &[G::Event],
        look: &mut impl FnMut(&PlayedDecision<G>),
    ) {
        let (number, seats, options, after) = (self.number, self.seats, &self.options, &self.state);
        let printing = PrintedOnPanic(self);
        look(&PlayedDecision { number, seats, options, before, seat, action, events, after });
        drop(printing);
    }

    pub fn require(&self, holds: bool, what: impl FnOnce() -> String) {
        if !holds {
            self.fail(what());
        }
    }

    pub fn fail(&self, what: impl Display) -> ! {
        panic!("{what}\n{}", self.described());
    }

    /// Everything needed to play the same game again.
    fn described(&self) -> String {
        let options = serde_json::to_string(&self.options).unwrap_or_default();
        let actions: Vec<String> =
            self.actions.iter().map(|(seat, action)| format!("[{seat},\"{action}\"]")).collect();
        format!(
            "  game {}, contract game {}, {} seats, options {options}\n  seed {}\n  actions [{}]",
            G::ID,
            self.number,
            self.seats,
            Trial::<G>::seed(self.number).disclose(),
            actions.join(",")
        )
    }
}

/// Prints the game if something panics while this is alive.
struct PrintedOnPanic<'a, G: Game>(&'a Trial<G>);

impl<G: Game> Drop for PrintedOnPanic<'_, G> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("{}", self.0.described());
        }
    }
}
