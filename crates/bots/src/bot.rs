//! What a bot is: it is shown a view, and answers. There is no way from here to the state of a game.

use crate::Budget;
use game::Game;
use game::chance::{Dice, dice};

/// Somebody who plays a game by its views.
///
/// An answer depends on the view, the budget and the bot's own dice, and on nothing that the viewer may not
/// know: a bot is never given more.
///
/// ```
/// use bots::{Bot, Budget};
/// use game::chance::Dice;
/// use game::{Game, View};
///
/// /// Always takes the first of its options.
/// struct First;
///
/// impl<G: Game> Bot<G> for First {
///     fn choose(&mut self, view: &G::View, _budget: Budget) -> G::Action {
///         view.legal()[0]
///     }
///
///     fn take_dice(&mut self, _dice: Dice) {}
/// }
///
/// # use game::{SeatCount, Seed, Viewer};
/// # use qin::{Options, Qin};
/// # let options = Options::default();
/// # let deal = Qin::deal(SeatCount::TWO, &options, &Seed::from_text("an example", 0));
/// # let game = Qin::set_up(SeatCount::TWO, &options, &deal)?;
/// # let seat = game.turn().awaited().first().ok_or("somebody starts")?;
/// # let view = game.view(Viewer::Seat(seat));
/// let action = Bot::<Qin>::choose(&mut First, &view, Budget::Iterations(1));
/// assert_eq!(action, view.legal()[0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Bot<G: Game>: Send {
    /// One of the legal actions of the view, whose viewer owes a decision.
    ///
    /// # Panics
    /// If there is no legal action in the view: then nobody should have asked.
    fn choose(&mut self, view: &G::View, budget: Budget) -> G::Action;

    /// Gives the bot other dice. Equal dice, views and [`Budget::Iterations`] give equal answers.
    fn take_dice(&mut self, dice: Dice);

    /// Lets it think on several cores at once; some know how to.
    fn use_cores(&mut self, cores: usize) {
        let _ = cores;
    }
}

/// Dice that nobody can foresee. On a system without randomness they always fall the same way: then bots are
/// predictable, and still play.
pub(crate) fn fresh_dice() -> Dice {
    let mut number = [0; 8];
    let drawn = getrandom::fill(&mut number);
    dice(if drawn.is_ok() { u64::from_le_bytes(number) } else { 0 })
}
