//! Keeps tables. The append-only log of a table is the truth about it: whatever is in memory elsewhere is a
//! cache that can be read again from here.
//!
//! Knows nothing of games: actions are spellings. [`Store`] is the interface, [`Sqlite`] keeps everything in
//! one file. What an implementation promises is written as tests against the interface.
//!
//! ```
//! use store::{Chair, Entry, Opening, PersonId, Sqlite, Store, TableId, Token, Visibility};
//!
//! let store = Sqlite::in_memory()?;
//! let ada = PersonId::fresh()?;
//! let opening = Opening {
//!     game: "qin".into(),
//!     rules: 1,
//!     options: serde_json::json!({}),
//!     chairs: vec![Chair::person(ada.clone(), "Ada"), Chair::Bot { level: "random".into() }],
//!     origin: game::Origin::Whole(game::Seed::from_text("tea", 0)),
//!     by: ada,
//!     open_to_all: false,
//! };
//! let id = TableId::fresh()?;
//! store.open_table(&id, &opening, &[])?;
//!
//! let entry = Entry::Played { seat: game::Seat::FIRST, action: "ry e8 e9".into() };
//! let written = [entry];
//! store.append(&id, 0, &Token::fresh()?, &written, Visibility::Public)?;
//! assert_eq!(store.table(&id)?.map(|kept| kept.entries), Some(written.to_vec()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod ids;
mod entry;
mod interface;
mod sessions;
mod connections;
mod lock;
mod sqlite;
pub mod maintenance;

pub use entry::{Chair, Entry, Opening};
pub use ids::{NoRandomness, PersonId, SessionId, TableId, Token};
pub use interface::{AppendError, Appended, Kept, Listed, Opened, Store, StoreError, Visibility};
pub use sessions::{Endings, KeptSession, PassHash, Sessions, Timestamp};
pub use sqlite::Sqlite;
