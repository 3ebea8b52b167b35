//! Every lesson can be walked to its end, and teaches what it promises.
#![expect(clippy::unwrap_used, clippy::panic, reason = "helpers of tests")]

mod walking;
mod first_turns;
