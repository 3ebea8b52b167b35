//! A table as a whole: matches, what can be taken back, and what can be foreseen.

mod matches;
mod notes;
mod undo;
mod foresee;
