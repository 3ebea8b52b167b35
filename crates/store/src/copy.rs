//! Moves everything from one store to another, whatever keeps the bytes, and makes sure that all of it has arrived.
//!
//! Rows are taken at one moment and written in one transaction, so that a copy that is interrupted leaves nothing. Texts
//! are not looked at: they arrive byte for byte. What belongs to running servers, leases and the like, stays behind.

use crate::interface::StoreError;
use async_trait::async_trait;
use sha2::{Digest, Sha256};
use std::fmt::Write;
use tokio::sync::mpsc;

/// Why everything was not copied.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    #[error("the store to copy to holds something already: choose one that is empty")]
    NotEmpty,
    #[error("the copy was interrupted; nothing of it was kept")]
    Interrupted,
    #[error("the copy is not what was copied: {section} differ; do not use it")]
    Differs { section: &'static str },
}

/// What was copied.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Copied {
    /// How many rows each section has.
    pub rows: Vec<(&'static str, usize)>,
    /// The SHA-256 of everything, the same for both stores.
    pub digest: String,
}

impl Copied {
    /// How many rows a section has.
    pub fn count(&self, section: &str) -> usize {
        self.rows.iter().find(|(name, _)| *name == section).map_or(0, |(_, rows)| *rows)
    }
}

/// A store whose rows can be taken out and put in.
#[async_trait]
pub trait Portable: Send + Sync {
    /// Hands over all rows as they are at one moment, section by section, each in the order of its key.
    async fn export(&self, rows: mpsc::Sender<Parcel>) -> Result<(), StoreError>;

    /// Takes over all rows, if there are none yet: all of them, or nothing if they do not end well.
    async fn import(&self, rows: mpsc::Receiver<Parcel>) -> Result<(), StoreError>;
}

/// What stores hand to each other.
pub enum Parcel {
    Rows {
        /// The place of the section in [`SECTIONS`].
        section: usize,
        rows: Vec<Row>,
    },
    /// That was all.
    End,
}

/// The values of a row, one for each column of its section.
pub type Row = Vec<Value>;

/// A value of a row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value {
    Nothing,
    Number(i64),
    Text(String),
    Bytes(Vec<u8>),
}

/// A kind of rows.
pub(crate) struct Section {
    pub name: &'static str,
    pub columns: &'static [(&'static str, Kind)],
    /// The columns that tell its rows apart.
    pub key: &'static str,
}

/// What values a column has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Number,
    Text,
    Bytes,
}

/// Everything that is copied, in an order in which no row refers to a later one.
pub(crate) const SECTIONS: &[Section] = {
    use Kind::{Bytes, Number, Text};
    &[
        Section { name: "settings", columns: &[("name", Text), ("value", Bytes)], key: "name" },
        Section { name: "people", columns: &[("id", Text), ("name", Text)], key: "id" },
        Section { name: "blocked_names", columns: &[("name", Text)], key: "name" },
        Section {
            name: "tables",
            columns: &[
                ("id", Text),
                ("game", Text),
                ("opening", Text),
                ("touched", Number),
                ("uploaded_by", Text),
                ("due", Number),
                ("begun", Number),
                ("ended", Number),
            ],
            key: "id",
        },
        Section {
            name: "entries",
            columns: &[("table_id", Text), ("number", Number), ("token", Text), ("entry", Text)],
            key: "table_id, number",
        },
        Section {
            name: "sitters",
            columns: &[("person", Text), ("table_id", Text)],
            key: "person, table_id",
        },
        Section {
            name: "words",
            columns: &[
                ("table_id", Text),
                ("number", Number),
                ("token", Text),
                ("person", Text),
                ("at", Number),
                ("words", Text),
            ],
            key: "table_id, number",
        },
        Section { name: "analyses", columns: &[("table_id", Text), ("analysis", Text)], key: "table_id" },
        Section { name: "counting", columns: &[("id", Number), ("at", Number)], key: "id" },
        Section { name: "outages", columns: &[("began", Number), ("ended", Number)], key: "began" },
        Section {
            name: "sessions",
            columns: &[
                ("id", Text),
                ("person", Text),
                ("begun", Number),
                ("seen", Number),
                ("ended", Number),
            ],
            key: "id",
        },
        Section {
            name: "cutoffs",
            columns: &[("person", Text), ("at", Number), ("kept", Text)],
            key: "person",
        },
        Section {
            name: "passes",
            columns: &[("hash", Bytes), ("person", Text), ("expires", Number)],
            key: "hash",
        },
        Section {
            name: "feeds",
            columns: &[("hash", Bytes), ("person", Text), ("made", Number)],
            key: "hash",
        },
        Section {
            name: "contacts",
            columns: &[
                ("person", Text),
                ("channel", Text),
                ("address", Text),
                ("language", Text),
                ("made", Number),
                ("link", Bytes),
                ("expires", Number),
                ("ending", Bytes),
            ],
            key: "person, channel",
        },
        Section {
            name: "messages",
            columns: &[
                ("person", Text),
                ("channel", Text),
                ("table_id", Text),
                ("turn", Number),
                ("due", Number),
                ("tries", Number),
            ],
            key: "person, channel, table_id",
        },
    ]
};

/// How many rows are handed over at a time.
pub(crate) const TOGETHER: usize = 500;

impl Section {
    /// The names of the columns, as in a statement.
    pub(crate) fn column_names(&self) -> String {
        let names: Vec<&str> = self.columns.iter().map(|(name, _)| *name).collect();
        names.join(", ")
    }

    /// The query for all rows. Those of tables come from `tables`, and are in lists in the order of `list_order`; no two
    /// of them are touched in the same millisecond afterwards, so that the order is the same in a store that knows
    /// nothing but the time.
    pub(crate) fn query(&self, tables: &str, list_order: &str) -> String {
        let (columns, key) = (self.column_names(), self.key);
        let rows = match self.name {
            "tables" => format!(
                "(SELECT id, game, opening, uploaded_by, due, begun, ended,
                     CASE WHEN uploaded_by IS NULL
                         THEN max(touched - place) OVER (PARTITION BY uploaded_by IS NULL ORDER BY place) + place
                         ELSE touched END AS touched
                 FROM (SELECT *, row_number()
                         OVER (PARTITION BY uploaded_by IS NULL ORDER BY {list_order}) AS place
                     FROM {tables}) AS placed) AS tables"
            ),
            name => name.to_owned(),
        };
        format!("SELECT {columns} FROM {rows} ORDER BY {key}")
    }
}

/// Copies everything from one store to another, which must be empty, and compares the two row by row.
pub async fn copy(from: &dyn Portable, to: &dyn Portable) -> Result<Copied, StoreError> {
    let (send, mut taken) = mpsc::channel(2);
    let (pass_on, given) = mpsc::channel(2);
    let pass = async {
        let mut tally = Tally::new();
        while let Some(parcel) = taken.recv().await {
            tally.add(&parcel);
            if pass_on.send(parcel).await.is_err() {
                break;
            }
        }
        // Whoever takes and whoever gives learn that it is over.
        drop((taken, pass_on));
        tally.total()
    };
    let (exported, original, imported) = tokio::join!(from.export(send), pass, to.import(given));
    exported.and(imported)?;
    compare(&original, &tallied(to).await?)?;
    Ok(original)
}

/// Counts and hashes everything in a store.
async fn tallied(store: &dyn Portable) -> Result<Copied, StoreError> {
    let (send, mut taken) = mpsc::channel(2);
    let count = async {
        let mut tally = Tally::new();
        while let Some(parcel) = taken.recv().await {
            tally.add(&parcel);
        }
        tally.total()
    };
    let (exported, total) = tokio::join!(store.export(send), count);
    exported.map(|()| total)
}

fn compare(original: &Copied, copy: &Copied) -> Result<(), CopyError> {
    for (original, copied) in original.rows.iter().zip(&copy.rows) {
        if original != copied {
            return Err(CopyError::Differs { section: original.0 });
        }
    }
    if original.digest == copy.digest { Ok(()) } else { Err(CopyError::Differs { section: "rows" }) }
}

/// Counts and hashes rows as they come by.
struct Tally {
    rows: Vec<usize>,
    hash: Sha256,
}

impl Tally {
    fn new() -> Tally {
        Tally { rows: vec![0; SECTIONS.len()], hash: Sha256::new() }
    }

    fn add(&mut self, parcel: &Parcel) {
        let Parcel::Rows { section, rows } = parcel else { return };
        self.rows[*section] += rows.len();
        for row in rows {
            self.hash.update([*section as u8]);
            for value in row {
                self.add_value(value);
            }
        }
    }

    /// Each with its kind and its length, so that different rows are different bytes.
    fn add_value(&mut self, value: &Value) {
        let number;
        let (kind, bytes): (u8, &[u8]) = match value {
            Value::Nothing => (0, &[]),
            Value::Number(value) => {
                number = value.to_le_bytes();
                (1, &number)
            }
            Value::Text(text) => (2, text.as_bytes()),
            Value::Bytes(bytes) => (3, bytes),
        };
        self.hash.update([kind]);
        self.hash.update((bytes.len() as u64).to_le_bytes());
        self.hash.update(bytes);
    }

    fn total(self) -> Copied {
        let rows = SECTIONS.iter().map(|section| section.name).zip(self.rows).collect();
        let digest = self.hash.finalize().iter().fold(String::new(), |mut digest, byte| {
            let _ = write!(digest, "{byte:02x}");
            digest
        });
        Copied { rows, digest }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sqlite::Sqlite;

    /// A store that breaks down before all is told.
    struct Broken;

    #[async_trait]
    impl Portable for Broken {
        async fn export(&self, rows: mpsc::Sender<Parcel>) -> Result<(), StoreError> {
            let secret = vec![Value::Text("secret".into()), Value::Bytes(vec![7; 32])];
            let _ = rows.send(Parcel::Rows { section: 0, rows: vec![secret] }).await;
            Err(StoreError::Unusable("the disk is gone".into()))
        }

        async fn import(&self, _: mpsc::Receiver<Parcel>) -> Result<(), StoreError> {
            Err(StoreError::Unusable("the disk is gone".into()))
        }
    }

    #[tokio::test]
    async fn a_copy_that_does_not_end_well_leaves_nothing() {
        let store = Sqlite::in_memory().unwrap();
        assert!(copy(&Broken, &store).await.is_err());
        assert_eq!(tallied(&store).await.unwrap().count("settings"), 0);
        assert!(copy(&store, &Broken).await.is_err());
    }

    #[test]
    fn other_rows_have_another_digest() {
        let digest = |rows: Vec<Row>| {
            let mut tally = Tally::new();
            tally.add(&Parcel::Rows { section: 1, rows });
            tally.total().digest
        };
        let text = |text: &str| Value::Text(text.into());
        let all = [
            digest(vec![]),
            digest(vec![vec![text("ab"), text("c")]]),
            digest(vec![vec![text("a"), text("bc")]]),
            digest(vec![vec![text("a"), text("bc")], vec![]]),
            digest(vec![vec![Value::Bytes(b"a".to_vec()), text("bc")]]),
            digest(vec![vec![Value::Nothing, text("bc")]]),
            digest(vec![vec![Value::Number(97), text("bc")]]),
        ];
        let different: std::collections::BTreeSet<&String> = all.iter().collect();
        assert_eq!(different.len(), all.len());
    }
}
