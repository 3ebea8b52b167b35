//! One match at one table: who sits there, what was agreed, the seed, and the list of actions.
//!
//! Knows games only through [`game::Game`]. It hands out views, never the state; it has no clock and keeps
//! nothing on disk.
//!
//! ```
//! use game::{Seed, Viewer};
//! use qin::Qin;
//! use table::{Player, Table, verify};
//!
//! let players = vec![Player::named("Ada"), Player::named("Lin")];
//! let mut table = Table::<Qin>::open(players, qin::Options::default(), Seed::from_text("tea", 0))?;
//! let promise = table.commitment();
//!
//! while let Some(seat) = table.turn().awaited().first() {
//!     let action = table.view(Viewer::Seat(seat)).legal[0];
//!     table.play(seat, action)?;
//! }
//! let record = table.record();
//! assert_eq!(record.commitment, promise);
//! assert!(verify::<Qin>(&record)?.is_over());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod seeds;
mod table;
mod undo;
mod notes;
mod foresee;
mod name;
mod record;
mod verify;

pub use foresee::{Foreseen, foresee};
pub use name::{LONGEST_NAME, NotAName, clean_name, clean_text, printable, recorded_name};
pub use notes::{CannotNote, Ended, Note, Noted, Notes, Overtime, Proposal, Question};
pub use record::{FORMAT, Player, Record};
pub use seeds::{NoSeed, fresh_contribution, fresh_seed};
pub use table::{Move, Table};
pub use undo::CannotUndo;
pub use verify::{RecordError, reopen, verify};
