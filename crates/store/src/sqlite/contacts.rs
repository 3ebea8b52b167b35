//! Contacts in the file, and messages to them.

use super::Sqlite;
use crate::contacts::{
    Awaited, COLUMNS, Channel, Contact, ContactRow, Contacts, Counted, KeptMessage, LinkHash, Message, table,
};
use crate::ids::PersonId;
use crate::interface::StoreError;
use crate::sessions::Timestamp;
use async_trait::async_trait;
use rusqlite::{Connection, Params, Row, params};
use std::time::Duration;

/// The step of the schema that brings contacts. A message is due at no time when it has been sent, or is not to be: it
/// stays so that nobody is told twice.
pub(super) const SCHEMA: &str = "
    CREATE TABLE contacts (
        person TEXT NOT NULL,
        channel TEXT NOT NULL,
        address TEXT NOT NULL,
        language TEXT NOT NULL,
        made INTEGER NOT NULL,
        link BLOB UNIQUE,
        expires INTEGER,
        ending BLOB NOT NULL UNIQUE,
        PRIMARY KEY (person, channel)
    ) STRICT;
    CREATE TABLE messages (
        person TEXT NOT NULL,
        channel TEXT NOT NULL,
        table_id TEXT NOT NULL REFERENCES tables (id),
        turn INTEGER NOT NULL,
        due INTEGER,
        tries INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (person, channel, table_id),
        FOREIGN KEY (person, channel) REFERENCES contacts (person, channel) ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX messages_by_due ON messages (channel, due) WHERE due IS NOT NULL;
    CREATE INDEX messages_by_table ON messages (table_id);
    CREATE TABLE counted (what BLOB PRIMARY KEY, since INTEGER NOT NULL, times INTEGER NOT NULL) STRICT;
";

#[async_trait]
impl Contacts for Sqlite {
    async fn keep_contact(&self, contact: &Contact) -> Result<(), StoreError> {
        let contact = contact.clone();
        self.write(move |file| {
            end(file, &contact.person, contact.channel)?;
            let (link, expires) = contact.standing.columns();
            file.execute(
                &format!("INSERT INTO contacts ({COLUMNS}) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)"),
                params![
                    contact.person.as_str(),
                    contact.channel.name(),
                    contact.address,
                    contact.language,
                    contact.made.0,
                    link,
                    expires,
                    contact.ending.0,
                ],
            )?;
            Ok(())
        })
        .await
    }

    async fn contacts_of(&self, person: &PersonId) -> Result<Vec<Contact>, StoreError> {
        let person = person.clone();
        self.read(move |file| found(file, "person = ?1 ORDER BY channel", [person.as_str()])).await
    }

    async fn end_contact(&self, person: &PersonId, channel: Channel) -> Result<(), StoreError> {
        let person = person.clone();
        self.write(move |file| end(file, &person, channel)).await
    }

    async fn asked_by(&self, link: &LinkHash, now: Timestamp) -> Result<Option<Contact>, StoreError> {
        let link = *link;
        self.read(move |file| Ok(found(file, "link = ?1 AND expires > ?2", params![link.0, now.0])?.pop()))
            .await
    }

    async fn confirm_contact(&self, link: &LinkHash, now: Timestamp) -> Result<bool, StoreError> {
        let link = *link;
        self.write(move |file| {
            let confirm = "UPDATE contacts SET link = NULL, expires = NULL WHERE link = ?1 AND expires > ?2";
            Ok(file.execute(confirm, params![link.0, now.0])? > 0)
        })
        .await
    }

    async fn ended_by(&self, link: &LinkHash) -> Result<Option<Contact>, StoreError> {
        let link = *link;
        self.read(move |file| Ok(found(file, "ending = ?1", [link.0])?.pop())).await
    }

    async fn reachable(&self, channels: &[Channel]) -> Result<Vec<(PersonId, Timestamp)>, StoreError> {
        let channels = names(channels)?;
        self.read(move |file| {
            let mut query = file.prepare_cached(
                "SELECT person, min(made) FROM contacts
                 WHERE link IS NULL AND channel IN (SELECT value FROM json_each(?1)) GROUP BY person",
            )?;
            let rows = query.query_map([channels], |row| {
                Ok((super::sessions::person(row, 0)?, Timestamp(row.get(1)?)))
            })?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
        .await
    }

    async fn announce(
        &self,
        awaited: &Awaited,
        channels: &[Channel],
        due: Timestamp,
    ) -> Result<(), StoreError> {
        let (Awaited { person, table, turn }, channels) = (awaited.clone(), names(channels)?);
        self.write(move |file| {
            file.prepare_cached(
                "INSERT INTO messages (person, channel, table_id, turn, due)
                 SELECT person, channel, ?2, ?3, ?4 FROM contacts
                 WHERE person = ?1 AND link IS NULL AND channel IN (SELECT value FROM json_each(?5))
                 ON CONFLICT (person, channel, table_id)
                 DO UPDATE SET turn = excluded.turn, due = excluded.due, tries = 0 WHERE turn < excluded.turn",
            )?
            .execute(params![person.as_str(), table.as_str(), turn as i64, due.0, channels])?;
            Ok(())
        })
        .await
    }

    async fn take_due(
        &self,
        channel: Channel,
        now: Timestamp,
        until: Timestamp,
        most: usize,
    ) -> Result<Vec<Message>, StoreError> {
        let is_due = move |file: &Connection| {
            let mut query = file.prepare_cached("SELECT 1 FROM messages WHERE channel = ?1 AND due <= ?2")?;
            Ok(query.exists(params![channel.name(), now.0])?)
        };
        if !self.read(is_due).await? {
            return Ok(vec![]);
        }
        self.write(move |file| {
            let mut query = file.prepare_cached(&format!(
                "SELECT {COLUMNS}, table_id, turn, tries + 1 FROM messages JOIN contacts USING (person, channel)
                 WHERE channel = ?1 AND due <= ?2 ORDER BY due, table_id LIMIT ?3"
            ))?;
            let rows = query.query_map(params![channel.name(), now.0, most as i64], |row| {
                Ok((row_of(row)?, row.get(8)?, row.get(9)?, row.get(10)?))
            })?;
            let due: Vec<(ContactRow, String, i64, i64)> = rows.collect::<Result<_, _>>()?;
            let mut taken = vec![];
            for (contact, id, turn, tries) in due {
                file.prepare_cached(
                    "UPDATE messages SET due = ?4, tries = ?5 WHERE person = ?1 AND channel = ?2 AND table_id = ?3",
                )?
                .execute(params![contact.person, contact.channel, id, until.0, tries])?;
                let (turn, tries) = (turn as usize, tries as usize);
                taken.push(Message { contact: contact.read()?, table: table(&id)?, turn, tries });
            }
            Ok(taken)
        })
        .await
    }

    async fn settle(&self, message: &Message, again: Option<Timestamp>) -> Result<(), StoreError> {
        let message = message.clone();
        self.write(move |file| {
            file.execute(
                "UPDATE messages SET due = ?5 WHERE person = ?1 AND channel = ?2 AND table_id = ?3 AND turn = ?4",
                params![
                    message.contact.person.as_str(),
                    message.contact.channel.name(),
                    message.table.as_str(),
                    message.turn as i64,
                    again.map(|again| again.0)
                ],
            )?;
            Ok(())
        })
        .await
    }

    async fn messages_to(&self, person: &PersonId) -> Result<Vec<KeptMessage>, StoreError> {
        let person = person.clone();
        self.read(move |file| {
            let mut query = file.prepare_cached(
                "SELECT channel, table_id, turn, due FROM messages WHERE person = ?1 ORDER BY channel, table_id",
            )?;
            let rows = query.query_map([person.as_str()], |row| {
                Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?))
            })?;
            let mut kept = vec![];
            for row in rows {
                let (channel, id, turn, due): (String, String, i64, Option<i64>) = row?;
                let (channel, due) = (Channel::named(&channel)?, due.map(Timestamp));
                kept.push(KeptMessage { channel, table: table(&id)?, turn: turn as usize, due });
            }
            Ok(kept)
        })
        .await
    }

    async fn count_once(
        &self,
        what: &Counted,
        most: usize,
        within: Duration,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        let what = *what;
        self.write(move |file| {
            let count = "INSERT INTO counted (what, since, times) VALUES (?1, ?2, 1)
                ON CONFLICT (what) DO UPDATE SET times = iif(since <= ?3, 1, times + 1), since = iif(since <= ?3, ?2, since)
                WHERE since <= ?3 OR times < ?4";
            Ok(file.execute(count, params![what.0, now.0, now.before(within).0, most as i64])? > 0)
        })
        .await
    }

    async fn tidy_contacts(&self, within: Duration, now: Timestamp) -> Result<(), StoreError> {
        self.write(move |file| {
            file.execute("DELETE FROM contacts WHERE expires <= ?1", [now.0])?;
            file.execute(
                "DELETE FROM messages WHERE table_id IN (SELECT id FROM tables WHERE ended IS NOT NULL)",
                [],
            )?;
            file.execute("DELETE FROM counted WHERE since <= ?1", [now.before(within).0])?;
            Ok(())
        })
        .await
    }
}

fn end(file: &Connection, person: &PersonId, channel: Channel) -> Result<(), StoreError> {
    let delete = "DELETE FROM contacts WHERE person = ?1 AND channel = ?2";
    file.execute(delete, params![person.as_str(), channel.name()])?;
    Ok(())
}

/// The names of channels, as a list that a statement can take.
fn names(channels: &[Channel]) -> Result<String, StoreError> {
    let names: Vec<&str> = channels.iter().map(|channel| channel.name()).collect();
    Ok(serde_json::to_string(&names)?)
}

/// The contacts of which something is true.
fn found(file: &Connection, is_wanted: &str, parameters: impl Params) -> Result<Vec<Contact>, StoreError> {
    let mut query = file.prepare_cached(&format!("SELECT {COLUMNS} FROM contacts WHERE {is_wanted}"))?;
    let rows = query.query_map(parameters, row_of)?;
    rows.map(|row| row?.read()).collect()
}

fn row_of(row: &Row) -> rusqlite::Result<ContactRow> {
    Ok(ContactRow {
        person: row.get(0)?,
        channel: row.get(1)?,
        address: row.get(2)?,
        language: row.get(3)?,
        made: row.get(4)?,
        link: row.get(5)?,
        expires: row.get(6)?,
        ending: row.get(7)?,
    })
}
