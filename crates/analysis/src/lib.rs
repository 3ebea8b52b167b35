//! What happened in a finished game, where it was won, and how much of it was luck.
//!
//! Takes a [`Finished`] game, which only a whole, verified record becomes: a running game cannot be analysed, by type.
//! Knows games through their traits and thinks with `bots`; has threads, but no words, pages or files. What it finds is
//! data that can be written down and read again. docs/analysis.md says what the numbers mean.
//!
//! ```
//! use analysis::{Effort, Finished, analyse};
//! use bots::Budget;
//! use game::Seed;
//! use qin::{Options, Qin};
//! use std::ops::ControlFlow;
//! use table::{Player, Table};
//!
//! let players = vec![Player::named("Ada"), Player::named("Lin")];
//! let mut table = Table::<Qin>::open(players, Options::default(), Seed::from_text("tea", 0))?;
//! assert!(Finished::<Qin>::verify(&table.record()).is_err(), "it has only begun");
//! while let Some(seat) = table.turn().awaited().first() {
//!     let action = table.view(game::Viewer::Seat(seat)).legal[0];
//!     table.play(seat, action)?;
//! }
//! let finished = Finished::<Qin>::verify(&table.record())?;
//! let mut steps = 0;
//! let analysis = analyse(&finished, &Effort::of(Budget::Iterations(20)), |_progress| {
//!     steps += 1;
//!     ControlFlow::Continue(())
//! })?;
//! assert_eq!(analysis.decisions.len(), finished.actions().len());
//! let [ada, _] = &analysis.seats[..] else { return Err("two played".into()) };
//! let sum = ada.start - ada.own_errors + ada.others_errors + ada.luck + ada.rest;
//! assert!((sum - ada.result).abs() < 1e-9);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod finished;
mod effort;
mod mark;
mod variation;
mod decision;
mod luck;
mod report;
mod analyse;
pub mod picture;

pub use analyse::{Cancelled, Findings, Found, Progress, analyse, steps, take_step};
pub use decision::{Choice, Decision, Why, decision, decision_with};
pub use effort::{Depth, Effort, SETTLED};
pub use finished::{CannotAnalyse, Finished};
pub use luck::{Draw, luck};
pub use mark::Mark;
pub use report::{Analysis, FORMAT, Moment, SeatReport};
pub use variation::Variation;
