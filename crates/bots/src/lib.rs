//! Players who see only a view, and the arena that rates them.
mod budget;
mod bot;
mod judge;
mod judges;
mod random;
mod planner;
mod textbook;
mod search;
mod level;
pub mod arena;
pub mod statistics;

pub use bot::Bot;
pub use budget::Budget;
pub use judge::{BySeat, Judged};
pub use level::{Level, PLAYERS, player};
pub use planner::Planner;
pub use random::Random;
pub use search::{Opinion, Search, Style};
pub use textbook::Textbook;
