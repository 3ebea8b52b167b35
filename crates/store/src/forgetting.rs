//! What becomes of the log of a table when somebody wants to be forgotten: other names stand in the place of all they have
//! had there. Everything else stays, so the match can be played again as it was.

use crate::entry::{Chair, Entry, Opening};
use crate::ids::PersonId;
use crate::interface::Kept;

/// What has to be written anew.
pub(crate) struct Erased {
    pub opening: Option<Opening>,
    /// Entries with their places in the log.
    pub entries: Vec<(usize, Entry)>,
}

impl Erased {
    pub fn is_empty(&self) -> bool {
        self.opening.is_none() && self.entries.is_empty()
    }
}

/// Writes another name over all that a person has had at a table, and takes all names from a record that they have uploaded.
pub(crate) fn erase(kept: Kept, person: &PersonId, name: &str) -> Erased {
    let Kept { opening, entries } = kept;
    let mut next = opening.clone();
    for chair in &mut next.chairs {
        match chair {
            Chair::Person { person: sitter, name: had } | Chair::Kept { person: sitter, name: had }
                if sitter == person =>
            {
                name.clone_into(had);
            }
            Chair::Elsewhere { name: had } if opening.by == *person => had.clear(),
            _ => {}
        }
    }
    let renamed = entries.into_iter().enumerate().filter_map(|(place, entry)| match entry {
        Entry::Sat { seat, person: sitter, name: had, chance } if sitter == *person && had != name => {
            Some((place, Entry::Sat { seat, person: sitter, name: name.to_owned(), chance }))
        }
        _ => None,
    });
    Erased { entries: renamed.collect(), opening: Some(next).filter(|next| *next != opening) }
}
