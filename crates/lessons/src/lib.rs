//! Lessons: the games taught, one idea at a time. A lesson is a position made by hand and a task; the rules themselves
//! say whether it is solved, by what happened, and answer a wrong try with a refusal or with what would have come of it.
//!
//! Knows games and words; nothing of pages, terminals or bots. The texts of the lessons are in the `lessons.ftl` of each
//! game. The figures of the rules show the worked examples that are here, and the positions of some lessons.
//!
//! ```
//! use game::Refusal;
//! use lessons::{Answer, Taught};
//! use qin::Qin;
//!
//! let founding = Qin::lessons().iter().find(|lesson| lesson.name == "founding").ok_or("it is the second")?;
//! let attempt = founding.begin().map_err(ToString::to_string)?;
//!
//! // A tile that touches no province is refused, one that founds nothing is answered by what would come of it.
//! assert!(matches!(attempt.answer("ry a1 b1".parse()?), Answer::Refused(Refusal::Rule(_))));
//! assert!(matches!(attempt.answer("yb e9 f9".parse()?), Answer::Astray(_)));
//!
//! // The red half lies beside a red square: a province is founded, and that was the task.
//! let Answer::Accepted(solved) = attempt.answer("ry f8 g8".parse()?) else { return Err("this is the way".into()) };
//! assert!(solved.is_solved());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod lesson;
mod attempt;
mod worked;
games::modules!();

pub use attempt::{Answer, Attempt};
pub use lesson::{Flaw, LEARNER, Lesson, Taught, minutes, people_names};
pub use worked::WorkedExample;
