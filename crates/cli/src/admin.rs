//! `mandate admin`: what an operator does with the file that keeps everything.
//!
//! Reading works beside a running server, and so does changing names. What takes tables out or replaces the file says
//! that the server must be stopped first. Nothing here makes a file that was not there, but a backup, an export, or
//! what is restored.

mod args;
mod upkeep;
mod copying;
mod tables;
mod names;
mod export;

pub use args::AdminArguments;

use crate::trouble::Trouble;
use args::AdminCommand;

pub fn run(arguments: &AdminArguments) -> Result<(), Trouble> {
    let data = arguments.data.as_path();
    match &arguments.command {
        AdminCommand::Backup { to, force } => upkeep::backup(data, to, *force),
        AdminCommand::Restore { from, force } => upkeep::restore(data, from, *force),
        AdminCommand::Copy { from, to } => copying::copy(from, to),
        AdminCommand::Check => upkeep::check(data),
        AdminCommand::List(which) => tables::list(data, which),
        AdminCommand::Show { id } => tables::show(data, id),
        AdminCommand::Delete { ids, yes } => tables::delete(data, ids, *yes),
        AdminCommand::Prune { older_than, finished, yes } => {
            tables::prune(data, *older_than, *finished, *yes)
        }
        AdminCommand::People { named } => names::people(data, named.as_deref()),
        AdminCommand::Rename { person, name } => names::rename(data, person, name),
        AdminCommand::Block { name } => names::block(data, name.as_deref()),
        AdminCommand::Unblock { name } => names::unblock(data, name),
        AdminCommand::Forget { person, yes } => names::forget(data, person, *yes),
        AdminCommand::Export { ids, to, with_secrets } => export::export(data, ids, to, *with_secrets),
    }
}
