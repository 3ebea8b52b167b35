//! Great Wall of China, a card game by Reiner Knizia, for two to five: the rules, and nothing but the rules.
//!
//! Players lay cards in one row per site, and whoever is ahead at a site when their turn begins takes a fame
//! token there. `RULES.md` beside this crate says how, in numbered paragraphs; comments and refusals cite them.
//!
//! ```
//! use game::{Game, Nobody, Seat, SeatCount, Seed, Viewer};
//! use great_wall::{Action, GreatWall, Options};
//!
//! let (seats, options) = (SeatCount::TWO, Options::default());
//! let deal = GreatWall::deal(seats, &options, &Seed::from_text("a rainy evening", 0));
//! let mut game = GreatWall::set_up(seats, &options, &deal)?;
//!
//! // A view says what its viewer may know and do; an action is applied or refused with a reason.
//! let seat = game.table().current;
//! let view = game.view(Viewer::Seat(seat));
//! assert!(view.legal.contains(&Action::Draw));
//! game.apply(seat, "draw".parse()?, &mut Nobody)?;
//! let refusal = game.apply(seat, "pass".parse()?, &mut Nobody).unwrap_err();
//! assert_eq!(refusal.to_string(), "an action can be declined in the last round only");
//! assert_eq!(refusal.rule(), Some("6.8"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![warn(clippy::disallowed_types, clippy::disallowed_methods)]

// The pieces, as printed.
mod pieces;
mod cards;
mod tokens;
mod places;
mod colour;
// What the table agrees on, and what chance decides.
mod options;
mod deal;
// Decisions and their spelling, refusals and consequences.
mod action;
mod notation;
mod illegal;
mod event;
// The state, and whose turn it is.
mod row;
mod section;
mod position;
mod state;
mod turn;
// The rulebook's chapters.
mod scoring;
mod acting;
mod listing;
// What one viewer may know, and the way back to a game.
mod view;
mod imagine;
// Positions made by hand.
pub mod scene;

pub use action::Action;
pub use cards::{Card, Cards, DECK, DECK_SIZE, Deck, Kind, Lot, OPENING_HAND};
pub use colour::Colour;
pub use deal::Deal;
pub use event::Event;
pub use illegal::Illegal;
pub use options::{Options, Start};
pub use pieces::{Bag, Piece, Pile};
pub use places::{Column, MOST_COLUMNS, MOST_SITES, SITES, Site, SiteSet};
pub use position::{Duty, Ending, Owed, Phase, Position};
pub use row::Row;
pub use section::{Claim, Lead, Section, Stage, Standing, Sum};
pub use state::GreatWall;
pub use tokens::{Pool, TOKEN_COUNT, TOKENS, Token, Tokens};
pub use view::{
    ColumnView, FaceDown, Forecast, Gain, Hand, Offer, PlayerView, Prompt, SiteView, TotalView, View, Won,
};
