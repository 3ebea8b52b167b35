//! Contacts in the database, and messages to them.

use super::sessions::person;
use super::{Postgres, number};
use crate::contacts::{
    Awaited, COLUMNS, Channel, Contact, ContactRow, Contacts, Counted, KeptMessage, LinkHash, Message, table,
};
use crate::ids::PersonId;
use crate::interface::StoreError;
use crate::sessions::Timestamp;
use async_trait::async_trait;
use std::time::Duration;
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

/// What others take at the same moment is left to them.
const TAKE: &str = "
    WITH next AS (
        SELECT person, channel, table_id FROM messages WHERE channel = $1 AND due <= $2
        ORDER BY due, table_id LIMIT $4 FOR UPDATE SKIP LOCKED)
    UPDATE messages SET due = $3, tries = tries + 1 FROM next JOIN contacts USING (person, channel)
    WHERE messages.person = next.person AND messages.channel = next.channel AND messages.table_id = next.table_id
    RETURNING next.person, next.channel, address, language, made, link, expires, ending,
        messages.table_id, turn, tries";

#[async_trait]
impl Contacts for Postgres {
    async fn keep_contact(&self, contact: &Contact) -> Result<(), StoreError> {
        let (link, expires) = contact.standing.columns();
        let keep = format!(
            "WITH void AS (DELETE FROM messages WHERE person = $1 AND channel = $2)
            INSERT INTO contacts ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
            ON CONFLICT (person, channel) DO UPDATE SET
                (address, language, made, link, expires, ending) =
                (excluded.address, excluded.language, excluded.made, excluded.link, excluded.expires, excluded.ending)"
        );
        self.query(
            &keep,
            &[
                &contact.person.as_str(),
                &contact.channel.name(),
                &contact.address,
                &contact.language,
                &contact.made.0,
                &link,
                &expires,
                &contact.ending.0.as_slice(),
            ],
        )
        .await?;
        Ok(())
    }

    async fn contacts_of(&self, person: &PersonId) -> Result<Vec<Contact>, StoreError> {
        self.contacts("person = $1 ORDER BY channel", &[&person.as_str()]).await
    }

    async fn end_contact(&self, person: &PersonId, channel: Channel) -> Result<(), StoreError> {
        let delete = "DELETE FROM contacts WHERE person = $1 AND channel = $2";
        self.query(delete, &[&person.as_str(), &channel.name()]).await?;
        Ok(())
    }

    async fn asked_by(&self, link: &LinkHash, now: Timestamp) -> Result<Option<Contact>, StoreError> {
        Ok(self.contacts("link = $1 AND expires > $2", &[&link.0.as_slice(), &now.0]).await?.pop())
    }

    async fn confirm_contact(&self, link: &LinkHash, now: Timestamp) -> Result<bool, StoreError> {
        let confirm = "UPDATE contacts SET link = NULL, expires = NULL WHERE link = $1 AND expires > $2
            RETURNING 1";
        Ok(!self.query(confirm, &[&link.0.as_slice(), &now.0]).await?.is_empty())
    }

    async fn ended_by(&self, link: &LinkHash) -> Result<Option<Contact>, StoreError> {
        Ok(self.contacts("ending = $1", &[&link.0.as_slice()]).await?.pop())
    }

    async fn reachable(&self, channels: &[Channel]) -> Result<Vec<(PersonId, Timestamp)>, StoreError> {
        let query =
            "SELECT person, min(made) FROM contacts WHERE link IS NULL AND channel = ANY($1) GROUP BY person";
        let rows = self.query(query, &[&names(channels)]).await?;
        rows.iter().map(|row| Ok((person(row, 0)?, Timestamp(row.get(1))))).collect()
    }

    async fn announce(
        &self,
        awaited: &Awaited,
        channels: &[Channel],
        due: Timestamp,
    ) -> Result<(), StoreError> {
        let Awaited { person, table, turn } = awaited;
        let announce = "INSERT INTO messages (person, channel, table_id, turn, due)
            SELECT person, channel, $2, $3, $4 FROM contacts
            WHERE person = $1 AND link IS NULL AND channel = ANY($5)
            ON CONFLICT (person, channel, table_id) DO UPDATE SET turn = excluded.turn, due = excluded.due, tries = 0
                WHERE messages.turn < excluded.turn";
        let (person, table, turn) = (person.as_str(), table.as_str(), number(*turn));
        self.query(announce, &[&person, &table, &turn, &due.0, &names(channels)]).await?;
        Ok(())
    }

    async fn take_due(
        &self,
        channel: Channel,
        now: Timestamp,
        until: Timestamp,
        most: usize,
    ) -> Result<Vec<Message>, StoreError> {
        let rows = self.query(TAKE, &[&channel.name(), &now.0, &until.0, &number(most)]).await?;
        let message = |row: &Row| {
            Ok(Message {
                contact: contact(row)?,
                table: table(row.get(8))?,
                turn: row.get::<_, i64>(9) as usize,
                tries: row.get::<_, i64>(10) as usize,
            })
        };
        rows.iter().map(message).collect()
    }

    async fn settle(&self, message: &Message, again: Option<Timestamp>) -> Result<(), StoreError> {
        let Message { contact, table, turn, .. } = message;
        let settle = "UPDATE messages SET due = $5
            WHERE person = $1 AND channel = $2 AND table_id = $3 AND turn = $4";
        let (person, channel) = (contact.person.as_str(), contact.channel.name());
        let again = again.map(|again| again.0);
        self.query(settle, &[&person, &channel, &table.as_str(), &number(*turn), &again]).await?;
        Ok(())
    }

    async fn messages_to(&self, person: &PersonId) -> Result<Vec<KeptMessage>, StoreError> {
        let query =
            "SELECT channel, table_id, turn, due FROM messages WHERE person = $1 ORDER BY channel, table_id";
        let rows = self.query(query, &[&person.as_str()]).await?;
        let kept = |row: &Row| {
            Ok(KeptMessage {
                channel: Channel::named(row.get(0))?,
                table: table(row.get(1))?,
                turn: row.get::<_, i64>(2) as usize,
                due: row.get::<_, Option<i64>>(3).map(Timestamp),
            })
        };
        rows.iter().map(kept).collect()
    }

    async fn count_once(
        &self,
        what: &Counted,
        most: usize,
        within: Duration,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        let count = "INSERT INTO counted (what, since, times) VALUES ($1, $2, 1)
            ON CONFLICT (what) DO UPDATE SET
                times = CASE WHEN counted.since <= $3 THEN 1 ELSE counted.times + 1 END,
                since = CASE WHEN counted.since <= $3 THEN excluded.since ELSE counted.since END
            WHERE counted.since <= $3 OR counted.times < $4 RETURNING 1";
        let past = now.before(within);
        let counted = self.query(count, &[&what.0.as_slice(), &now.0, &past.0, &number(most)]).await?;
        Ok(!counted.is_empty())
    }

    async fn tidy_contacts(&self, within: Duration, now: Timestamp) -> Result<(), StoreError> {
        let tidy = "WITH unconfirmed AS (DELETE FROM contacts WHERE expires <= $1),
            over AS (DELETE FROM messages WHERE table_id IN (SELECT id FROM tables WHERE ended IS NOT NULL))
            DELETE FROM counted WHERE since <= $2";
        self.query(tidy, &[&now.0, &now.before(within).0]).await?;
        Ok(())
    }
}

impl Postgres {
    /// The contacts of which something is true.
    async fn contacts(
        &self,
        is_wanted: &str,
        parameters: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<Contact>, StoreError> {
        let rows =
            self.query(&format!("SELECT {COLUMNS} FROM contacts WHERE {is_wanted}"), parameters).await?;
        rows.iter().map(contact).collect()
    }
}

fn names(channels: &[Channel]) -> Vec<&'static str> {
    channels.iter().map(|channel| channel.name()).collect()
}

/// The contact in the first columns of a row.
fn contact(row: &Row) -> Result<Contact, StoreError> {
    let row = ContactRow {
        person: row.get(0),
        channel: row.get(1),
        address: row.get(2),
        language: row.get(3),
        made: row.get(4),
        link: row.get(5),
        expires: row.get(6),
        ending: row.get(7),
    };
    row.read()
}
