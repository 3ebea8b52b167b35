//! wip
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
mod scoring;
mod view;
mod imagine;
mod play;
pub mod scene;

pub use action::{Action, Returned};
pub use buildings::{Building, Verb};
pub use deal::Deal;
pub use entering::Entry;
pub use equipment::{Equipment, EquipmentSet, Kind, Material, Slot};
pub use event::Event;
pub use formations::{Bonus, Face, Print};
pub use hidden::Sealed;
pub use illegal::Illegal;
pub use mausoleum::{Door, EndTile, EndTiles, Supervisor, Tile};
pub use options::Options;
pub use pit::{Section, Space, SpaceSet};
pub use play::Xian;
pub use prompt::{Asked, Decision, Moment, Prompt, Step};
pub use requests::{Payment, Price, Request, Requests};
pub use resources::{Colour, OneOrTwo, Reserve, Resource, Stock};
pub use scoring::{Breakdown, majority, matches, sets};
pub use set::{Element, Set};
pub use table::{BySeat, Player, Table};
pub use turn_order::Rank;
pub use view::{
    BuildingView, EntryView, Figure, Forecast, Gain, Hand, Offer, Owned, PaintingView, Pile, SeatView,
    SlotView, SpaceView, Verdict, View, WorkerView,
};
pub use workers::{Assistant, Assistants, Card, CardSet, Pair, Work};
