//! What can be written after `mandate admin`.

use crate::serve::settings::DATA;
use clap::{Args, Subcommand};
use std::path::PathBuf;
use store::{PersonId, TableId};

#[derive(Args)]
pub struct AdminArguments {
    /// The file that keeps everything: the one that the server would use, unless another is named
    #[arg(long, value_name = "FILE", env = "MANDATE_DATA", default_value = DATA, global = true)]
    pub data: PathBuf,
    #[command(subcommand)]
    pub command: AdminCommand,
}

#[derive(Subcommand)]
pub enum AdminCommand {
    /// Copies everything to another file while the server runs, and checks the copy
    Backup {
        /// Where the copy goes
        to: PathBuf,
        /// Overwrites what is there
        #[arg(long)]
        force: bool,
    },
    /// Puts a backup in the place of the file, which is kept aside; the server must be stopped
    Restore {
        /// The backup
        from: PathBuf,
        /// Also replaces a file that is not a database of Mandate
        #[arg(long)]
        force: bool,
    },
    /// Copies everything to an empty store, from a file to a database or back, and compares the two; the servers must be
    /// stopped
    Copy {
        /// A file, or the address of a PostgreSQL database, as in `postgres://mandate@localhost/mandate`
        from: String,
        /// The same; a file that is not there is made
        to: String,
    },
    /// Looks whether the file is whole, and replays every table by the rules of its game
    Check,
    /// Lists tables, the last touched first
    List(ListArguments),
    /// Shows what is kept of one table, but no secret
    Show {
        #[arg(value_parser = a_table)]
        id: TableId,
    },
    /// Deletes tables; the server must be stopped
    Delete {
        #[arg(value_parser = a_table, required = true, value_name = "ID")]
        ids: Vec<TableId>,
        /// Does not ask
        #[arg(long)]
        yes: bool,
    },
    /// Says which old tables could be deleted, and deletes them with --yes; then the server must be stopped
    Prune {
        /// Tables at which nothing has happened for so long
        #[arg(long, value_name = "DAYS")]
        older_than: u32,
        /// Only those whose match is over
        #[arg(long)]
        finished: bool,
        /// Deletes them
        #[arg(long)]
        yes: bool,
    },
    /// Lists people: who has a name, or sits at a table
    People {
        /// Only those whose name contains this
        named: Option<String>,
    },
    /// Gives a person another name, at all their tables too
    Rename {
        #[arg(value_parser = a_person)]
        person: PersonId,
        name: String,
    },
    /// Lets nobody have a name; who has it gets the usual name of a guest. Without a name: lists those that are blocked
    Block { name: Option<String> },
    /// Lets people have a blocked name again
    Unblock { name: String },
    /// Deletes what is kept about a person: their names, everywhere, for good; the server must be stopped
    Forget {
        #[arg(value_parser = a_person)]
        person: PersonId,
        /// Does not ask
        #[arg(long)]
        yes: bool,
    },
    /// Writes tables as records, one file each: those that are over as `mandate verify` takes them, those being played
    /// as the public may see them
    Export {
        /// Which tables [default: all]
        #[arg(value_parser = a_table, value_name = "ID")]
        ids: Vec<TableId>,
        /// The folder; it is made if it is not there
        #[arg(long, value_name = "FOLDER")]
        to: PathBuf,
        /// Tables that are being played with their seed and deal, too: whoever reads the file can cheat
        #[arg(long)]
        with_secrets: bool,
    },
}

#[derive(Args)]
pub struct ListArguments {
    /// Only tables of this game
    #[arg(long, value_name = "GAME")]
    pub game: Option<String>,
    /// Only tables at which this person sits, by id or by name
    #[arg(long, value_name = "PERSON")]
    pub person: Option<String>,
    /// Only tables at which nothing has happened for so long
    #[arg(long, value_name = "DAYS")]
    pub older_than: Option<u32>,
    /// As JSON
    #[arg(long)]
    pub json: bool,
}

fn a_table(text: &str) -> Result<TableId, String> {
    TableId::new(text)
        .ok_or_else(|| "that is not the id of a table: it is in the table's address, after /t/".into())
}

fn a_person(text: &str) -> Result<PersonId, String> {
    PersonId::new(text)
        .ok_or_else(|| "that is not the id of a person; `mandate admin people` lists them".into())
}
