//! The rules of Xi'an, a board game for two to four by Marco Legato and Francesco Testini. `RULES.md` beside
//! this crate says them in words; comments cite its numbers.
//!
//! First come the pieces (what is printed on them), then the position: what lies open ([`Position`]), what lies
//! face down, and what is asked ([`Prompt`]). After the state and the turn there is one module for each rule, in
//! the order of a turn. Rules that need only what lies open are written on [`Position`], so they cannot give a
//! secret away.
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

// The pieces, as printed.
mod resources;
mod workers;
mod pit;
mod formations;
mod equipment;
mod requests;
mod buildings;
mod mausoleum;
// What the table agrees on, and what chance decides.
mod options;
mod deal;
// Decisions and their spelling, refusals and consequences.
mod action;
mod notation;
mod illegal;
mod event;
// The state, and whose turn it is.
mod by_seat;
mod position;
mod hidden;
mod prompt;
mod state;
mod turn;
mod turn_order;
// The rulebook's chapters.
mod pairs;
mod worker;
mod entering;
mod ways;
mod modelling;
mod painting;
mod forging;
mod advancing;
mod tiles;
mod market;
mod ending;
pub mod scoring;
mod absent;
mod listing;
// What one viewer may know, and the way back to a game.
mod view;
mod imagine;
// Positions made by hand.
pub mod scene;

pub use action::{Action, Returned};
pub use buildings::{Building, Verb};
pub use by_seat::BySeat;
pub use deal::Deal;
pub use entering::Entry;
pub use equipment::{Equipment, EquipmentSet, Kind, Material, Slot};
pub use event::Event;
pub use formations::{Bonus, Face, Print};
pub use game::Set;
pub use hidden::Sealed;
pub use illegal::Illegal;
pub use mausoleum::{Door, EndTile, EndTiles, Supervisor, Tile};
pub use options::Options;
pub use pit::{Section, Space, SpaceSet};
pub use position::{Player, Position};
pub use prompt::{Asked, Decision, Moment, Prompt, TurnStage};
pub use requests::{Payment, Price, Request, RequestSlot, Requests};
pub use resources::{Colour, OneOrTwo, Reserve, Resource, Stock};
pub use scoring::Breakdown;
pub use state::Xian;
pub use turn_order::Rank;
pub use view::facts::{
    BuildingView, EntryView, Figure, Gain, Offer, SectionView, SlotView, SpaceView, Verdict, WorkerView,
};
pub use view::{Forecast, Hand, Owned, Pile, SeatView, View};
pub use workers::{Assistant, Assistants, Card, CardSet, Pair, Work};
