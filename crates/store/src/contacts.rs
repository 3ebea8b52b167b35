//! Where people want to hear that others wait for them while they are away, and what is still to be sent there. The tests
//! of the promises are in `tests/it/contacts.rs`.
//!
//! A message is written down once for each turn, and outlives the server that wrote it. Whoever takes one has it for a
//! while: no other server gets it before that time is over, so that one of them sends it.

use crate::ids::{PersonId, TableId};
use crate::interface::StoreError;
use crate::sessions::Timestamp;
use async_trait::async_trait;
use std::time::Duration;

/// By what somebody is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Channel {
    Webhook,
    Mail,
}

impl Channel {
    pub const ALL: [Channel; 2] = [Channel::Webhook, Channel::Mail];

    pub fn name(self) -> &'static str {
        match self {
            Channel::Webhook => "webhook",
            Channel::Mail => "mail",
        }
    }

    pub(crate) fn named(name: &str) -> Result<Channel, StoreError> {
        let channel = Channel::ALL.into_iter().find(|channel| channel.name() == name);
        channel.ok_or_else(|| StoreError::Unusable(format!("nobody is told by {name}").into()))
    }
}

/// The SHA-256 of the secret part of a link. The secret is never kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LinkHash(pub [u8; 32]);

/// An address at which somebody wants to be told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contact {
    pub person: PersonId,
    pub channel: Channel,
    pub address: String,
    /// The code of the language in which they read.
    pub language: String,
    /// When they gave it.
    pub made: Timestamp,
    pub standing: Standing,
    /// The link by which whoever gets the messages ends them.
    pub ending: LinkHash,
}

/// Whether something may be sent to an address.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    Confirmed,
    /// Whoever reads what is sent there has to say so first, by a link that can be followed until then.
    Asked {
        link: LinkHash,
        until: Timestamp,
    },
}

/// That others wait for somebody at a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Awaited {
    pub person: PersonId,
    pub table: TableId,
    /// Tells it from the turns before and after, which have lower and higher numbers.
    pub turn: usize,
}

/// A message that is to be sent now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    pub contact: Contact,
    pub table: TableId,
    pub turn: usize,
    /// How often it has been taken, this time included.
    pub tries: usize,
}

/// A message as it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptMessage {
    pub channel: Channel,
    pub table: TableId,
    pub turn: usize,
    /// When it is to be sent; `None` if that is done, or is not to be.
    pub due: Option<Timestamp>,
}

/// What is counted: a keyed hash, which tells nobody of whom or of what.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counted(pub [u8; 32]);

/// Keeps contacts, and messages to them.
#[async_trait]
pub trait Contacts: Send + Sync {
    /// Keeps a contact in the place of an earlier one by the same channel, of which nothing more is sent.
    async fn keep_contact(&self, contact: &Contact) -> Result<(), StoreError>;

    /// Where a person wants to be told.
    async fn contacts_of(&self, person: &PersonId) -> Result<Vec<Contact>, StoreError>;

    /// Ends a contact. What was still to be sent there is not.
    async fn end_contact(&self, person: &PersonId, channel: Channel) -> Result<(), StoreError>;

    /// The contact that is confirmed by a link, if that can be followed now.
    async fn asked_by(&self, link: &LinkHash, now: Timestamp) -> Result<Option<Contact>, StoreError>;

    /// Confirms the contact that is confirmed by a link, if that can be followed now; whether there was one.
    async fn confirm_contact(&self, link: &LinkHash, now: Timestamp) -> Result<bool, StoreError>;

    /// The contact that is ended by a link.
    async fn ended_by(&self, link: &LinkHash) -> Result<Option<Contact>, StoreError>;

    /// Who can be told by these channels, and since when.
    async fn reachable(&self, channels: &[Channel]) -> Result<Vec<(PersonId, Timestamp)>, StoreError>;

    /// Writes down that somebody is to be told by these channels that others wait for them, once for each turn: of one
    /// that was written down before, or of an earlier one, nothing is written.
    async fn announce(
        &self,
        awaited: &Awaited,
        channels: &[Channel],
        due: Timestamp,
    ) -> Result<(), StoreError>;

    /// Takes messages that are due, so many at most, those that wait longest first. They are not due again before `until`.
    async fn take_due(
        &self,
        channel: Channel,
        now: Timestamp,
        until: Timestamp,
        most: usize,
    ) -> Result<Vec<Message>, StoreError>;

    /// Ends a message that was taken, or says when it is due again; nothing happens if a later turn has begun meanwhile.
    async fn settle(&self, message: &Message, again: Option<Timestamp>) -> Result<(), StoreError>;

    /// The messages to a person that are kept.
    async fn messages_to(&self, person: &PersonId) -> Result<Vec<KeptMessage>, StoreError>;

    /// Counts something that may be done so often within a time, which begins with the first; whether it may be done.
    async fn count_once(
        &self,
        what: &Counted,
        most: usize,
        within: Duration,
        now: Timestamp,
    ) -> Result<bool, StoreError>;

    /// Forgets what is of no use any more: contacts that were not confirmed in time, messages of tables that are over,
    /// and what was counted longer ago than `within`.
    async fn tidy_contacts(&self, within: Duration, now: Timestamp) -> Result<(), StoreError>;
}

/// The columns of a contact, in the order in which it is read.
pub(crate) const COLUMNS: &str = "person, channel, address, language, made, link, expires, ending";

/// A row of [`COLUMNS`].
pub(crate) struct ContactRow {
    pub person: String,
    pub channel: String,
    pub address: String,
    pub language: String,
    pub made: i64,
    pub link: Option<Vec<u8>>,
    pub expires: Option<i64>,
    pub ending: Vec<u8>,
}

impl ContactRow {
    pub(crate) fn read(self) -> Result<Contact, StoreError> {
        let person = PersonId::try_from(self.person).map_err(|error| StoreError::Unusable(error.into()))?;
        let standing = match (self.link, self.expires) {
            (Some(link), Some(expires)) => Standing::Asked { link: hash(&link)?, until: Timestamp(expires) },
            _ => Standing::Confirmed,
        };
        Ok(Contact {
            person,
            channel: Channel::named(&self.channel)?,
            address: self.address,
            language: self.language,
            made: Timestamp(self.made),
            standing,
            ending: hash(&self.ending)?,
        })
    }
}

impl Standing {
    /// The link and until when it can be followed, as they are kept.
    pub(crate) fn columns(&self) -> (Option<&[u8]>, Option<i64>) {
        match self {
            Standing::Confirmed => (None, None),
            Standing::Asked { link, until } => (Some(&link.0), Some(until.0)),
        }
    }
}

fn hash(bytes: &[u8]) -> Result<LinkHash, StoreError> {
    let hash = bytes.try_into().map_err(|_| {
        StoreError::Unusable(format!("the hash of a link has {} bytes, not 32", bytes.len()).into())
    })?;
    Ok(LinkHash(hash))
}

/// The table of a message as it is kept.
pub(crate) fn table(id: &str) -> Result<TableId, StoreError> {
    TableId::new(id).ok_or_else(|| StoreError::Unusable(format!("{id} is no table").into()))
}
