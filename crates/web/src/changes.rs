//! What other servers have changed in a store that they share with this one: rooms, names and sessions in memory
//! follow.

use crate::rooms::Rooms;
use crate::session::SessionRegistry;
use std::sync::Arc;
use store::{Changed, Changes};

/// Follows what others change, for as long as the server runs.
pub async fn follow(mut changes: Changes, rooms: Arc<Rooms>, sessions: Arc<SessionRegistry>) {
    loop {
        match changes.next().await {
            Changed::Table { id, length } => rooms.table_changed(&id, length),
            Changed::Name(person) => rooms.name_changed(&person),
            Changed::Words(table) => drop(tokio::spawn(rooms.clone().words_changed(table))),
            Changed::Forgotten(person) => rooms.person_forgotten(&person),
            Changed::Answered(holder) => rooms.answered(holder),
            Changed::Hurry(id) => rooms.hurry_here(&id),
            Changed::Endings(endings) => sessions.take(endings),
        }
    }
}
