//! The trait that a rulebook implements, and what it promises.

use crate::chance::{self, Dice};
use crate::options::OptionInfo;
use crate::{
    Event, Outcome, Reason, Refusal, Seat, SeatCount, SeatSet, Seed, SetUpError, Turn, Unreadable, Viewer,
    Witness,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// A game in progress: the complete, secret state, and the rules that move it on.
///
/// Bots copy and play states by the hundred thousand. So a state is small and flat, and `turn`,
/// `legal_actions`, `sample`, `apply` and `imagine` allocate nothing of their own.
///
/// The crate `game-testing` holds every game to the promises written here.
///
/// Whoever knows the trait can play any game, without knowing which:
///
/// ```
/// use game::chance::dice;
/// use game::{Game, SeatCount, SeatSet, Seed, SetUpError, Turn};
///
/// /// Who wins when everybody plays at random.
/// fn winners<G: Game>(seats: SeatCount, seed: &Seed) -> Result<SeatSet, SetUpError> {
///     let options = G::Options::default();
///     let deal = G::deal(seats, &options, seed);
///     let mut game = G::set_up(seats, &options, &deal)?;
///     let (mut dice, mut scratch) = (dice(1), vec![]);
///     loop {
///         match game.turn() {
///             Turn::Over(outcome) => return Ok(outcome.winners()),
///             Turn::Awaiting(seats) => {
///                 for seat in seats.iter() {
///                     if let Some(action) = game.sample(seat, &mut dice, &mut scratch) {
///                         game.play_legal(seat, action);
///                     }
///                 }
///             }
///         }
///     }
/// }
///
/// let seed = Seed::from_text("a rainy evening", 0);
/// assert!(!winners::<qin::Qin>(SeatCount::THREE, &seed)?.is_empty());
/// assert_eq!(winners::<qin::Qin>(SeatCount::THREE, &seed), winners::<qin::Qin>(SeatCount::THREE, &seed));
/// # Ok::<(), SetUpError>(())
/// ```
///
/// People write their actions, see views, and are told why something is refused:
///
/// ```
/// use game::{Game, Refusal, Seat, SeatCount, Seed, View, Viewer};
/// use qin::{Options, Placement, Qin, Start};
///
/// let options = Options { start: Start::First, ..Options::default() };
/// let deal = Qin::deal(SeatCount::TWO, &options, &Seed::from_text("a rainy evening", 0));
/// let mut game = Qin::set_up(SeatCount::TWO, &options, &deal)?;
///
/// let view = game.view(Viewer::Seat(Seat::FIRST));
/// let action: Placement = view.legal()[0].to_string().parse()?;
/// let mut events = vec![];
/// game.apply(Seat::FIRST, action, &mut events)?;
/// assert!(!events.is_empty());
/// assert_eq!(game.apply(Seat::FIRST, action, &mut events), Err(Refusal::NotYourTurn));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// Its name in records, on the command line and in addresses.
    const ID: &'static str;
    /// The version of its rules. A change that would make an old record replay differently raises it.
    const RULES: u32;
    /// The fewest and the most seats.
    const SEATS: (SeatCount, SeatCount);
    /// Its options. As JSON, [`Game::Options`] is an object with exactly these names.
    const OPTIONS: &'static [OptionInfo];

    /// What the table agreed on before the deal; its default is each option's first value.
    type Options: Clone + Eq + Debug + Default + Serialize + DeserializeOwned + Send + Sync;
    /// Everything that chance decides, as data.
    type Deal: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One small decision. Displaying and parsing it is its one spelling.
    type Action: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = Unreadable> + Send + Sync;
    /// One consequence of an action.
    type Event: Event;
    /// What one viewer may know.
    type View: View<Action = Self::Action>;
    /// Why the rules forbid an action.
    type Illegal: Reason;

    /// Deals from a seed. Equal arguments give equal deals, for ever.
    fn deal(seats: SeatCount, options: &Self::Options, seed: &Seed) -> Self::Deal;

    /// The start position. A deal that does not hold the pieces of the game is refused.
    fn set_up(seats: SeatCount, options: &Self::Options, deal: &Self::Deal) -> Result<Self, SetUpError>;

    /// How many play.
    fn seats(&self) -> SeatCount;

    /// Who owes a decision, or how the game ended. Somebody can act until it is over.
    fn turn(&self) -> Turn;

    /// Adds every action that is legal for a seat, each once, in any order; none for a seat that owes nothing.
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// A legal action of the seat, all equally likely; `None` if it owes nothing.
    ///
    /// `scratch` is room for a list, so that nobody allocates. A game that can draw one without listing them
    /// all does so.
    fn sample(&self, seat: Seat, dice: &mut Dice, scratch: &mut Vec<Self::Action>) -> Option<Self::Action> {
        scratch.clear();
        self.legal_actions(seat, scratch);
        scratch.get(chance::below(dice, scratch.len() as u32) as usize).copied()
    }

    /// Carries an action out, with everything that follows from it up to the next decision, and tells the
    /// witness in order. A refused action leaves the state as it was and tells nothing.
    ///
    /// Exactly the actions that `legal_actions` lists are accepted.
    #[inline]
    fn apply(
        &mut self,
        seat: Seat,
        action: Self::Action,
        witness: &mut impl Witness<Self::Event>,
    ) -> Result<(), Refusal<Self::Illegal>> {
        match witness.list() {
            Some(events) => self.apply_witnessed(seat, action, events),
            None => self.apply_unwitnessed(seat, action),
        }
    }

    /// [`Game::apply`] with a list that is told.
    ///
    /// Every game has this and the next method itself, so that its rules are compiled once for each, in its own
    /// crate, and not again by everybody who plays.
    fn apply_witnessed(
        &mut self,
        seat: Seat,
        action: Self::Action,
        events: &mut Vec<Self::Event>,
    ) -> Result<(), Refusal<Self::Illegal>>;

    /// [`Game::apply`] with nobody listening.
    fn apply_unwitnessed(&mut self, seat: Seat, action: Self::Action) -> Result<(), Refusal<Self::Illegal>>;

    /// Carries out an action taken from the legal list, with nobody listening.
    ///
    /// A refusal would be a mistake of the caller: debug builds stop there, others leave the game as it was.
    #[inline]
    fn play_legal(&mut self, seat: Seat, action: Self::Action) {
        let answer = self.apply_unwitnessed(seat, action);
        debug_assert!(answer.is_ok(), "seat {seat} may not play \u{201c}{action}\u{201d}: {answer:?}");
    }

    /// Whether this legal action is secret when it is made: the others learn what it was only later, if ever.
    /// While others owe their part of the same decision, they can tell nothing from it.
    fn is_sealed(&self, seat: Seat, action: Self::Action) -> bool {
        let _ = (seat, action);
        false
    }

    /// What a viewer may know. Two states that differ only in what the viewer may not know give equal views.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A complete game that looks like this view to its viewer: what the viewer cannot see is dealt anew, as
    /// it could be. `imagine(view).view(viewer)` is `view` again.
    fn imagine(view: &Self::View, dice: &mut Dice) -> Self;

    /// Puts whatever nobody has seen yet into another order: decks, piles and stocks, but no hand, nor a card that
    /// somebody has looked at or put back. Every view stays as it is while the game runs.
    ///
    /// Players decide by their views, and no view depends on that order. So whatever has been played, all orders were
    /// equally likely: this is what else could have come.
    fn reshuffle(&mut self, dice: &mut Dice);

    /// Which of the game's ways to end it took, in one word; `None` while it runs.
    fn ending(&self) -> Option<&'static str>;
}

/// What every game's view has, whatever else is in it. There is no way from a view to what its viewer may not
/// know: a secret has no field to stand in.
///
/// ```
/// use game::{Game, SeatCount, Seed, View, Viewer};
/// use qin::{Options, Qin};
///
/// /// How many options everybody at the table has, as they see it themselves.
/// fn options<G: Game>(game: &G) -> Vec<usize> {
///     game.seats().seats().map(|seat| game.view(Viewer::Seat(seat)).legal().len()).collect()
/// }
///
/// let deal = Qin::deal(SeatCount::THREE, &Options::default(), &Seed::from_text("an example", 0));
/// let game = Qin::set_up(SeatCount::THREE, &Options::default(), &deal)?;
/// let counts = options(&game);
/// assert!(SeatCount::THREE.seats().all(|seat| (counts[seat.index()] > 0) == (seat == deal.start)));
/// # Ok::<(), game::SetUpError>(())
/// ```
pub trait View: Clone + Eq + Debug + Serialize + Send + Sync + 'static {
    /// The game's action.
    type Action;

    /// Whose view it is.
    fn viewer(&self) -> Viewer;

    /// The seats that owe a decision, as far as this viewer may know. A viewer in a seat always knows whether
    /// it owes one itself.
    fn awaited(&self) -> SeatSet;

    /// What the viewer may do now; empty for the public and for a seat that owes nothing.
    fn legal(&self) -> &[Self::Action];

    /// The outcome, if the game is over.
    fn outcome(&self) -> Option<Outcome>;
}
