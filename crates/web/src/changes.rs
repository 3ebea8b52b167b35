//! What other servers have changed in a store that they share with this one: rooms, names and sessions in memory
//! follow.

use crate::rooms::Rooms;
use crate::session::Sessions;
use std::sync::Arc;
use store::{Changed, Changes};

/// Follows what others change, for as long as the server runs.
pub async fn follow(mut changes: Changes, rooms: Arc<Rooms>, sessions: Arc<Sessions>) {
    loop {
        match changes.next().await {
            Changed::Table { id, length } => rooms.table_changed(&id, length),
            Changed::Name(person) => rooms.name_changed(&person),
            Changed::Endings(endings) => sessions.take(endings),
        }
    }
}
