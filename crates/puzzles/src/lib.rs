//! Puzzles: positions in which one option is clearly the best, and the obvious one is not. They were found in games of
//! the strongest bots by `lab puzzles`, which writes the files in `data`; here they are read and asked.
//!
//! Knows games and tables; nothing of words, pages or bots. Whoever solves a puzzle is given the view of one seat and
//! nothing else, and so was the search that found the answer.
//!
//! ```
//! use puzzles::{Answer, Posed, of_game};
//! use qin::Qin;
//!
//! let puzzle = &of_game("qin")[0];
//! let posed = Posed::<Qin>::new(puzzle)?;
//! assert!(matches!(posed.answer(posed.best), Answer::Best));
//! assert!(matches!(posed.answer(posed.tempting), Answer::Worse { loses: Some(_) }));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod puzzle;
mod posed;
mod shelf;

pub use posed::{Answer, Flaw, Posed};
pub use puzzle::{Difficulty, FeatureWorth, Other, Puzzle};
pub use shelf::{of_game, of_today};
