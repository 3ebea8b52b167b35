//! Players who see only a view, and their levels.
//!
//! A [`Bot`] is given a view and a [`Budget`] and answers with an action: by type it cannot reach the state of a
//! game. It thinks by imagining complete games that look like the view. Games are known through their trait; what
//! a bot knows of a game beyond its rules is in one folder of `judges`. How strong they are is measured in the crate `lab`.
//!
//! ```
//! use bots::{Bot, Budget, player};
//! use game::{Game, Seat, SeatCount, Seed, View, Viewer};
//! use qin::{Options, Qin};
//!
//! let options = Options::default();
//! let deal = Qin::deal(SeatCount::TWO, &options, &Seed::from_text("an example", 0));
//! let game = Qin::set_up(SeatCount::TWO, &options, &deal)?;
//! let seat = game.turn().awaited().first().ok_or("somebody starts")?;
//!
//! let view = game.view(Viewer::Seat(seat));
//! let mut bot = player::<Qin>("apprentice").ok_or("there is an apprentice")?;
//! let action = bot.choose(&view, Budget::Iterations(3));
//! assert!(view.legal().contains(&action));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod budget;
mod bot;
mod features;
pub mod matrix;
mod judge;
mod judges;
mod random;
mod planner;
mod textbook;
mod tree;
mod search;
mod level;
mod reasons;
mod appraise;

pub use appraise::{Appraisal, Appraised, Loss, Question, appraise, expect, value};
pub use bot::Bot;
pub use budget::{Budget, Spending};
pub use features::{FeatureWeights, Features, MOMENTS, MOST_FEATURES, Weights};
pub use judge::{BySeat, Evaluator, Judged, Levels, Rival, Solving, softmax, won};
pub use level::{Level, PLAYERS, player};
pub use planner::Planner;
pub use random::Random;
pub use reasons::{Explained, Reason, explain, explain_plan, gains, reasons};
pub use search::{Advice, Opinion, Search, Style, Thought, draw};
pub use textbook::Textbook;
