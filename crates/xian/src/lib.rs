//! The rules of Xi'an, a board game for two to four by Marco Legato and Francesco Testini. `RULES.md` beside
//! this crate says them in words; comments cite its numbers.
//!
//! First come the pieces (what is printed on them), then the position: what lies open ([`Table`]), what lies
//! face down, and what is asked ([`Prompt`]). After the words of the game (actions, events, refusals) there is
//! one module for each rule, in the order of a turn. Rules that need only the open table are written on
//! [`Table`], so they cannot give a secret away.
//!
//! ```
//! use game::{Game, Seat, SeatCount, Seed, Viewer};
//! use xian::{Options, Xian};
//!
//! let options = Options::default();
//! let deal = Xian::deal(SeatCount::TWO, &options, &Seed::from_text("a rainy evening", 0));
//! let mut game = Xian::set_up(SeatCount::TWO, &options, &deal)?;
//!
//! // Both decide secretly whether to exchange cards; then both lay a pair.
//! for seat in SeatCount::TWO.seats() {
//!     game.apply(seat, "keep all".parse()?, &mut vec![])?;
//! }
//! let view = game.view(Viewer::Seat(Seat::FIRST));
//! assert_eq!(view.legal.len(), 12);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![warn(clippy::disallowed_types, clippy::disallowed_methods)]

mod named;
mod set;
mod resources;
mod workers;
mod pit;
mod formations;
mod equipment;
mod requests;
mod buildings;
mod mausoleum;
mod options;
mod by_seat;
mod table;
mod hidden;
mod prompt;
mod action;
mod notation;
mod illegal;
mod event;
mod deal;
mod pairs;
mod turn_order;
mod turn;
mod worker;
mod entering;
mod ways;
mod modelling;
mod painting;
mod forging;
mod advancing;
mod market;
mod upkeep;
pub mod scoring;
mod facts;
mod absent;
mod view;
mod imagine;
mod play;
pub mod scene;

pub use action::{Action, Returned};
pub use buildings::{Building, Verb};
pub use by_seat::BySeat;
pub use deal::Deal;
pub use entering::Entry;
pub use equipment::{Equipment, EquipmentSet, Kind, Material, Slot};
pub use event::Event;
pub use facts::{
    BuildingView, EntryView, Figure, Gain, Offer, SectionView, SlotView, SpaceView, Verdict, WorkerView,
};
pub use formations::{Bonus, Face, Print};
pub use hidden::Sealed;
pub use illegal::Illegal;
pub use mausoleum::{Door, EndTile, EndTiles, Supervisor, Tile};
pub use options::Options;
pub use pit::{Section, Space, SpaceSet};
pub use play::Xian;
pub use prompt::{Asked, Decision, Moment, Prompt, Step};
pub use requests::{Payment, Price, Request, RequestSlot, Requests};
pub use resources::{Colour, OneOrTwo, Reserve, Resource, Stock};
pub use scoring::Breakdown;
pub use set::Set;
pub use table::{Player, Table};
pub use turn_order::Rank;
pub use view::{Forecast, Hand, Owned, Pile, SeatView, View};
pub use workers::{Assistant, Assistants, Card, CardSet, Pair, Work};
