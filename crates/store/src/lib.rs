//! Keeps tables. The append-only log of a table is the truth about it: whatever is in memory elsewhere is a
//! cache that can be read again from here.
//!
//! Knows nothing of games: actions are spellings. [`Store`] is the interface; [`Sqlite`] keeps everything in one file for
//! one server, [`Postgres`] in a database that several servers share. What an implementation promises is written as tests
//! against the interface, which run on all of them. [`copy()`] moves everything from one to another.
//!
//! ```
//! use store::{Append, Chair, Entry, Opening, PersonId, Sqlite, Store, TableId, Token};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
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
//!     customs: store::Customs::default(),
//! };
//! let id = TableId::fresh()?;
//! store.open_table(&id, &opening, &[]).await?;
//!
//! let entry = Entry::Played { seat: game::Seat::FIRST, action: "ry e8 e9".into() };
//! store.append(&id, &Append::new(0, Token::fresh()?, vec![entry.clone()])).await?;
//! assert_eq!(store.table(&id).await?.map(|kept| kept.entries), Some(vec![entry]));
//! # Ok(())
//! # }
//! ```

mod ids;
mod names;
mod pace;
mod entry;
mod stage;
mod interface;
mod sessions;
mod leases;
mod attendance;
mod forgetting;
mod clocks;
mod words;
mod feeds;
mod contacts;
mod thinking;
mod changes;
mod copy;
mod lock;
mod sqlite;
mod postgres;
pub mod maintenance;

pub use attendance::{Arrivals, Attendances, Elsewhere, Place};
pub use changes::{Changed, Changes};
pub use clocks::Clocks;
pub use contacts::{Awaited, Channel, Contact, Contacts, Counted, KeptMessage, LinkHash, Message, Standing};
pub use copy::{Copied, CopyError, Portable, copy};
pub use entry::{Chair, Entry, Opening};
pub use feeds::{Feed, FeedHash, Feeds};
pub use ids::{NoRandomness, PersonId, SessionId, TableId, Token};
pub use interface::{Append, AppendError, Appended, Kept, Opened, Store, StoreError, Visibility};
pub use leases::{Holder, Lease, Leases, Renewal, Rules};
pub use pace::{Allowance, ClockReading, Customs, Outage, Pace, Readers, WhenUp};
pub use postgres::{DatabaseError, Postgres};
pub use sessions::{Endings, KeptSession, PassHash, Sessions, Timestamp};
pub use sqlite::Sqlite;
pub use stage::{Listed, Stage};
pub use thinking::{Claimed, Offers, Task, Thinker, Thinking, Urgency};
pub use words::{Said, Saying, Spoken, Words};
