//! Qin, a game by Reiner Knizia: provinces of one colour grow, merge and change hands under dominoes, and the
//! first to place every pagoda wins. The numbers in comments are those of `RULES.md` beside this crate.
//!
//! Pure rules: no clock, no files, no randomness but the seed's.
//!
//! ```
//! use game::{Game, Nobody, SeatCount, Seed, Viewer};
//! use qin::{Hand, Options, Qin};
//!
//! let options = Options::default();
//! let deal = Qin::deal(SeatCount::TWO, &options, &Seed::from_text("an example", 0));
//! let mut game = Qin::set_up(SeatCount::TWO, &options, &deal)?;
//!
//! // Everybody lays one of the tiles they may lay; a tile that touches nothing is refused, and the rule named.
//! for _ in 0..3 {
//!     let seat = game.turn().awaited().first().ok_or("somebody is to move")?;
//!     let view = game.view(Viewer::Seat(seat));
//!     let Hand::Open(hand) = view.players[seat.index()].hand else { unreachable!("one sees one's own hand") };
//!     let kind = hand.kinds().next().ok_or("a hand has three tiles")?;
//!     let refusal = game.apply(seat, format!("{kind} g1 h1").parse()?, &mut Nobody).unwrap_err();
//!     assert_eq!(refusal.rule(), Some("4.3"));
//!     game.apply(seat, view.legal[0], &mut Nobody)?;
//! }
//! assert_eq!(game.position().laid().len(), 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![warn(clippy::disallowed_types, clippy::disallowed_methods)]

// The pieces, as printed.
mod space;
mod tiles;
mod board;
// What the table agrees on, and what chance decides.
mod options;
mod deal;
// Decisions and their spelling, refusals and consequences.
mod action;
mod notation;
mod illegal;
mod event;
// The state, and whose turn it is.
mod province;
mod position;
mod state;
mod turn;
// The rulebook's chapters.
mod joining;
mod resolving;
mod listing;
// What one viewer may know, and the way back to a game.
mod view;
mod imagine;
// Positions made by hand.
pub mod scene;

pub use action::Placement;
pub use board::{Board, Side, Terrain, Village};
pub use deal::Deal;
pub use event::{Ending, Event, Place};
pub use illegal::{Illegal, Obstacle};
pub use options::{Games, Options, Sides, Start};
pub use position::{MAX_SEATS, Position, pagodas};
pub use province::{MAJOR, Province};
pub use space::{SIDE, Space, SpaceSet};
pub use state::Qin;
pub use tiles::{Colour, Kind, TILES, Tiles};
pub use turn::HAND;
pub use view::{Hand, Player, Prompt, View};
