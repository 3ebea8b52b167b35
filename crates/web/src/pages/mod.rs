//! Pages: each handler reads the request, asks the room or the store, and answers.

pub mod layout;
pub mod at_table;
pub mod lobby;
pub mod new_table;
pub mod rematch;
pub mod table;
mod table_parts;
pub mod stream;
mod recap;
pub mod joining;
mod waiting;
mod invitation;
pub mod play;
pub mod preview;
pub mod replay;
mod fairness;
pub mod records;
pub mod me;
pub mod devices;
pub mod preferences;
pub mod rules;
