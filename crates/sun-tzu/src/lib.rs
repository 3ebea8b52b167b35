//! The rules of Sun Tzu, by Alan M. Newman: two sides, five provinces, nine dynasties.
//!
//! Each dynasty both sides secretly lay a card beside every province; the higher card wins by the difference,
//! and the winner's armies march in. `RULES.md` beside this crate has the rules in our words; the numbers in
//! comments are its paragraphs.
//!
//! A game here is pure rules: no clock, no file, no page. All chance is in the [`Deal`].
//!
//! ```
//! use game::{Game, Seat, SeatCount, Seed};
//! use sun_tzu::{Action, Options, SunTzu};
//!
//! let options = Options::default();
//! let deal = SunTzu::deal(SeatCount::TWO, &options, &Seed::from_text("a siege", 0));
//! let mut game = SunTzu::set_up(SeatCount::TWO, &options, &deal)?;
//!
//! // Both lay their cards at the same time; either may begin.
//! let mut events = vec![];
//! game.apply(Seat::FIRST, "xinjiang 6".parse::<Action>()?, &mut events)?;
//! let refusal = game.apply(Seat::FIRST, "tibet 6".parse()?, &mut events).unwrap_err();
//! assert_eq!(refusal.to_string(), "there is no 6 left in the hand");
//! assert_eq!(game.turn().awaited().len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![warn(clippy::disallowed_types, clippy::disallowed_methods)]

// The pieces, as printed.
mod side;
mod card;
mod province;
mod tile;
mod warlord;
// What the table agrees on, and what chance decides.
mod options;
mod deal;
// Decisions and their spelling, refusals and consequences.
mod action;
mod notation;
mod question;
mod illegal;
mod event;
// The state, and whose turn it is.
mod pile;
mod garrison;
mod state;
mod turn;
// The rulebook's chapters.
mod planning;
mod windows;
mod ordering;
mod resolving;
mod battle;
mod levy;
mod reaction;
mod placing;
mod tidying;
mod scoring;
mod listing;
// What one viewer may know, and the way back to a game.
mod view;
mod imagine;
// Positions made by hand.
pub mod scene;

pub use action::{Action, Shares, Whites};
pub use battle::{Victory, margin, survivors};
pub use card::{Card, Cards, Face};
pub use deal::Deal;
pub use event::Event;
pub use illegal::Illegal;
pub use options::{InitialDraw, Mode, Options, RevealChoice, Rounding, TrackLimit};
pub use province::{ByProvince, Province, Provinces};
pub use question::{Question, Window};
pub use scoring::Ending;
pub use side::{Both, Side};
pub use state::{ARMIES, DYNASTIES, Moment, Phase, SunTzu};
pub use tidying::DrawSize;
pub use tile::Tile;
pub use view::{Hand, PileView, Prompt, ProvinceView, SideView, Slot, View, WarlordView};
pub use warlord::{Timing, Warlord};
