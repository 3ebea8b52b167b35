//! Boards: the games drawn. A view becomes a board in SVG, a hand to pick from, a preview of an action; a rulebook
//! becomes HTML with figures. The stylesheets of all that are here too.
//!
//! Drawings know views and words. They know nothing of requests, rooms, tables or bots, and never a state that is being
//! played: what a viewer may not know cannot be drawn.

mod board;
mod recap;
mod marks;
mod qin;
mod great_wall;
mod sun_tzu;
mod xian;
mod figures;
pub mod rulebook;
#[cfg(test)]
mod tests;

pub use board::{Board, Draft, foretell};
pub use figures::{Figure, Flaw, Illustrated, Step, Window, illustrations};
pub use marks::seat_mark;
pub use recap::{Recap, RecapStep};
