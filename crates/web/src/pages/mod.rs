//! Pages: each reads what was asked, asks the room or the store, and answers.

pub mod layout;
pub mod lobby;
pub mod opening;
pub mod table;
pub mod recap;
pub mod seating;
pub mod play;
pub mod replay;
pub mod records;
pub mod me;
pub mod rules;

use crate::App;
use crate::live::Live;
use crate::notice::Notice;
use crate::visitor::Visitor;
use std::sync::Arc;
use store::TableId;

/// The room of an address.
pub async fn room(app: &App, visitor: &Visitor, id: &str) -> Result<Arc<Live>, Notice> {
    let id = TableId::new(id).ok_or_else(|| Notice::not_found(visitor))?;
    let live = app.rooms.open(&id).await.map_err(|trouble| Notice::trouble(visitor, trouble))?;
    live.ok_or_else(|| Notice::not_found(visitor))
}
