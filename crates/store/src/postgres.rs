//! A PostgreSQL database that several servers share. Any of them can serve any table.
//!
//! A write is one statement, and one round trip: what it has to look at and to change is a function in the database
//! (`postgres/schema-1.sql`). Connections come from a pool; one that is lost is replaced. A database that does not
//! answer becomes an error within seconds; whether a write has happened then is found out by its token.

mod address;
mod schema;
mod sessions;
mod leases;
mod attendance;
mod clocks;
mod stages;
mod words;
mod feeds;
mod contacts;
mod thinking;
mod notices;
mod rows;

pub use address::DatabaseError;

use crate::attendance::Attendances;
use crate::changes::{Changed, Changes};
use crate::clocks::Clocks;
use crate::contacts::Contacts;
use crate::entry::{Entry, Opening};
use crate::feeds::Feeds;
use crate::forgetting::erase;
use crate::ids::{PersonId, TableId, Token, fresh_secret, fresh_token};
use crate::interface::{
    Append, AppendError, Appended, Kept, Opened, Store, StoreError, Visibility, written_entries,
};
use crate::leases::Leases;
use crate::names;
use crate::sessions::Sessions;
use crate::stage::{Listed, Stage};
use crate::thinking::Thinking;
use crate::words::Words;
use address::{Address, PATIENCE};
use async_trait::async_trait;
use deadpool_postgres::{
    Manager, ManagerConfig, Object, Pool, PoolError, RecyclingMethod, Runtime, TimeoutType,
};
use notices::Notices;
use std::collections::BTreeSet;
use tokio_postgres::types::ToSql;
use tokio_postgres::{NoTls, Row};

/// How many statements run at once for one server. Two more connections tell and hear of changes.
const CONNECTIONS: usize = 16;

/// A store in a database.
pub struct Postgres {
    address: Address,
    pool: Pool,
    notices: Notices,
}

/// What a statement is given.
type Parameters<'a> = &'a [&'a (dyn ToSql + Sync)];

impl Postgres {
    /// Connects to the database to serve from it: an empty one gets the schema, an older one is brought up to date. It
    /// must be ours, and we must be able to write to it.
    pub async fn connect(address: &str) -> Result<Postgres, StoreError> {
        let address = Address::read(address)?;
        let (mut client, connection) = address.connect().await?;
        let driver = tokio::spawn(connection);
        let prepared = schema::prepare(&address, &mut client).await;
        drop(client);
        let _ = driver.await;
        prepared?;
        let recycling = ManagerConfig { recycling_method: RecyclingMethod::Fast };
        let pool = Pool::builder(Manager::from_config(address.config().clone(), NoTls, recycling))
            .max_size(CONNECTIONS)
            .wait_timeout(Some(PATIENCE))
            .create_timeout(Some(PATIENCE))
            .runtime(Runtime::Tokio1)
            .build()
            .map_err(|error| StoreError::Unusable(Box::new(error)))?;
        let notices = Notices::start(address.clone(), Token::fresh()?);
        Ok(Postgres { address, pool, notices })
    }

    /// Which database it is and where, without any password.
    pub fn place(&self) -> String {
        format!("the database {} at {}", self.address.database(), self.address.place())
    }

    /// Refuses to go on while a server drives tables in the database: what it writes meanwhile would be left behind.
    pub async fn refuse_served(&self) -> Result<(), StoreError> {
        let served = "SELECT EXISTS (SELECT 1 FROM holders WHERE expires > clock_timestamp())";
        if self.query_one(served, &[]).await?.get(0) {
            return Err(DatabaseError::Served(self.address.database()).into());
        }
        Ok(())
    }

    /// Runs a statement, which is prepared once for each connection.
    async fn query(&self, statement: &str, parameters: Parameters<'_>) -> Result<Vec<Row>, StoreError> {
        let client = self.pool.get().await.map_err(|error| self.no_connection(error))?;
        let work = async {
            let statement = client.prepare_cached(statement).await?;
            client.query(&statement, parameters).await
        };
        let answer = match tokio::time::timeout(PATIENCE, work).await {
            Ok(answer) => answer.map_err(|error| self.address.explained(error)),
            Err(_) => Err(DatabaseError::Silent.into()),
        };
        if let Err(StoreError::Database(DatabaseError::Silent | DatabaseError::Lost(_))) = answer {
            // Nobody else shall have this connection, even if it does not yet know that it has ended.
            drop(Object::take(client));
        }
        answer
    }

    /// The one row that a statement gives.
    async fn query_one(&self, statement: &str, parameters: Parameters<'_>) -> Result<Row, StoreError> {
        let rows = self.query(statement, parameters).await?;
        rows.into_iter().next().ok_or_else(|| DatabaseError::Failed("a row is missing".into()).into())
    }

    fn no_connection(&self, error: PoolError) -> StoreError {
        match error {
            PoolError::Backend(error) => self.address.explained(error),
            PoolError::Timeout(TimeoutType::Wait | TimeoutType::Create | TimeoutType::Recycle) => {
                DatabaseError::Silent.into()
            }
            error => StoreError::Unusable(Box::new(error)),
        }
    }

    async fn blocked_names(&self) -> Result<Vec<String>, StoreError> {
        let rows = self.query("SELECT name FROM blocked_names", &[]).await?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }
}

#[async_trait]
impl Store for Postgres {
    async fn secret(&self) -> Result<[u8; 32], StoreError> {
        let kept = "SELECT value FROM settings WHERE name = 'secret'";
        if self.query(kept, &[]).await?.is_empty() {
            // Another server may be faster; then its secret is everybody's.
            let insert = "INSERT INTO settings (name, value) VALUES ('secret', $1) ON CONFLICT DO NOTHING";
            self.query(insert, &[&fresh_secret()?.as_slice()]).await?;
        }
        let value: Vec<u8> = self.query_one(kept, &[]).await?.get(0);
        let length = value.len();
        value.try_into().map_err(|_| {
            StoreError::Unusable(format!("the secret of the server has {length} bytes, not 32").into())
        })
    }

    async fn open_table(
        &self,
        id: &TableId,
        opening: &Opening,
        entries: &[Entry],
    ) -> Result<Opened, StoreError> {
        let written = serde_json::to_string(opening)?;
        let uploaded_by = opening.is_uploaded().then(|| opening.by.as_str());
        let people: Vec<&str> = opening.people().map(PersonId::as_str).collect();
        let entries = written_entries(entries)?;
        let tokens = tokens(fresh_token()?, entries.len())?;
        let tokens: Vec<&str> = tokens.iter().map(Token::as_str).collect();
        let row = self
            .query_one(
                "SELECT open_table($1, $2, $3, $4, $5, $6, $7, $8)",
                &[
                    &id.as_str(),
                    &opening.game,
                    &written,
                    &uploaded_by,
                    &people,
                    &tokens,
                    &entries,
                    &opening.is_full(),
                ],
            )
            .await?;
        if !row.get::<_, bool>(0) {
            return Ok(Opened::Before);
        }
        self.notices.tell(&Changed::Table { id: id.clone(), length: entries.len() });
        Ok(Opened::Now)
    }

    async fn table(&self, id: &TableId) -> Result<Option<Kept>, StoreError> {
        // One statement, so that opening and log are of the same moment.
        let rows = self
            .query(
                "SELECT 0, opening, -1 AS place FROM openings WHERE id = $1
                 UNION ALL SELECT 1, entry, number FROM entries WHERE table_id = $1
                 ORDER BY 1, place",
                &[&id.as_str()],
            )
            .await?;
        let Some((opening, entries)) = rows.split_first() else { return Ok(None) };
        let opening = serde_json::from_str(opening.get(1))?;
        let entries = entries.iter().map(|row| serde_json::from_str(row.get(1)));
        Ok(Some(Kept { opening, entries: entries.collect::<Result<_, _>>()? }))
    }

    async fn entries_from(&self, id: &TableId, place: usize) -> Result<Vec<Entry>, StoreError> {
        let rows = self
            .query(
                "SELECT entry FROM entries WHERE table_id = $1 AND number >= $2 ORDER BY number",
                &[&id.as_str(), &number(place)],
            )
            .await?;
        Ok(rows.iter().map(|row| serde_json::from_str(row.get(0))).collect::<Result<_, _>>()?)
    }

    async fn append(&self, id: &TableId, append: &Append) -> Result<Appended, AppendError> {
        let written = written_entries(&append.entries)?;
        let tokens = tokens(append.token.clone(), written.len())?;
        let tokens: Vec<&str> = tokens.iter().map(Token::as_str).collect();
        let sitters: Vec<&str> = append.sitters().map(PersonId::as_str).collect();
        let fence = append.lease.as_ref().map(|lease| lease.fence);
        let clocks = append.clocks();
        let row = self
            .query_one(
                "SELECT outcome, place
                 FROM append_entries($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
                &[
                    &id.as_str(),
                    &number(append.expected),
                    &append.token.as_str(),
                    &tokens,
                    &written,
                    &sitters,
                    &(append.visibility == Visibility::Public),
                    &fence,
                    &clocks.is_some(),
                    &clocks.and_then(|clocks| clocks.due).map(|due| due.0),
                    &clocks.map(|clocks| clocks.offered.0),
                    &append.reaches.is_some_and(Stage::has_begun),
                    &append.reaches.is_some_and(Stage::has_ended),
                ],
            )
            .await?;
        let place = row.get::<_, Option<i64>>(1).unwrap_or_default() as usize;
        match row.get(0) {
            "now" => {
                self.notices.tell(&Changed::Table { id: id.clone(), length: place + written.len() });
                Ok(Appended::Now(place))
            }
            "before" => Ok(Appended::Before(place)),
            "conflict" => Err(AppendError::Conflict { expected: append.expected, actual: place }),
            "lease lost" => Err(AppendError::LeaseLost),
            _ => Err(AppendError::NoSuchTable),
        }
    }

    async fn tables_of(&self, person: &PersonId, most: usize) -> Result<Vec<Listed>, StoreError> {
        let rows = self
            .query(
                "SELECT id, game, touched, begun, ended FROM tables JOIN sitters ON table_id = id WHERE person = $1
                 ORDER BY touch DESC LIMIT $2",
                &[&person.as_str(), &number(most)],
            )
            .await?;
        Ok(listed(&rows))
    }

    async fn latest_tables(&self, most: usize) -> Result<Vec<Listed>, StoreError> {
        let rows = self
            .query(
                "SELECT id, game, touched, begun, ended FROM tables WHERE uploaded_by IS NULL ORDER BY touch DESC LIMIT $1",
                &[&number(most)],
            )
            .await?;
        Ok(listed(&rows))
    }

    async fn tables_at(
        &self,
        stages: &[(Stage, usize)],
        person: &PersonId,
    ) -> Result<Vec<Listed>, StoreError> {
        self.of_person(stages, person).await
    }

    async fn shared_tables(&self, stages: &[(Stage, usize)]) -> Result<Vec<Listed>, StoreError> {
        self.shared(stages).await
    }

    async fn correct_stages(&self, stages: &[(TableId, Stage)]) -> Result<(), StoreError> {
        self.correct(stages).await
    }

    async fn rated_tables(&self) -> Result<Vec<Listed>, StoreError> {
        let list = "SELECT id, game, touched, begun, ended FROM tables JOIN openings USING (id)
            WHERE uploaded_by IS NULL AND (opening::json -> 'customs' ->> 'rated')::boolean
            ORDER BY coalesce(ended, touched), id";
        Ok(listed(&self.query(list, &[]).await?))
    }

    async fn uploaded_by(&self, person: &PersonId) -> Result<Vec<Listed>, StoreError> {
        let list =
            "SELECT id, game, touched, begun, ended FROM tables WHERE uploaded_by = $1 ORDER BY touch DESC";
        Ok(listed(&self.query(list, &[&person.as_str()]).await?))
    }

    fn hurry(&self, id: &TableId) {
        self.notices.tell(&Changed::Hurry(id.clone()));
    }

    async fn forget(&self, person: &PersonId) -> Result<(), StoreError> {
        let theirs = "SELECT table_id FROM sitters WHERE person = $1
            UNION SELECT id FROM tables WHERE uploaded_by = $1";
        let rows = self.query(theirs, &[&person.as_str()]).await?;
        let (mut opened, mut openings) = (vec![], vec![]);
        let (mut tables, mut places, mut entries) = (vec![], vec![], vec![]);
        for id in rows.iter().filter_map(|row| TableId::new(row.get(0))) {
            let Some(kept) = self.table(&id).await? else { continue };
            let erased = erase(kept, person, "");
            if let Some(opening) = &erased.opening {
                opened.push(id.as_str().to_owned());
                openings.push(serde_json::to_string(opening)?);
            }
            for (place, entry) in &erased.entries {
                tables.push(id.as_str().to_owned());
                places.push(number(*place));
                entries.push(serde_json::to_string(entry)?);
            }
        }
        // One statement: all of it or nothing. A log only grows, so what was read is still there.
        let forget = "WITH reopened AS (UPDATE openings SET opening = new.opening
                FROM unnest($2::text[], $3::text[]) AS new (id, opening) WHERE openings.id = new.id),
            rewritten AS (UPDATE entries SET entry = new.entry
                FROM unnest($4::text[], $5::bigint[], $6::text[]) AS new (id, number, entry)
                WHERE table_id = new.id AND entries.number = new.number),
            void AS (DELETE FROM passes WHERE person = $1),
            changed AS (UPDATE people SET change = pg_current_xact_id() WHERE id = $1),
            unread AS (DELETE FROM feeds WHERE person = $1),
            untold AS (DELETE FROM contacts WHERE person = $1),
            signed_out AS (DELETE FROM sessions WHERE person = $1)
            UPDATE words SET words = NULL, change = pg_current_xact_id()
                WHERE person = $1 AND words IS NOT NULL RETURNING table_id";
        let silenced =
            self.query(forget, &[&person.as_str(), &opened, &openings, &tables, &places, &entries]).await?;
        let silenced: BTreeSet<TableId> =
            silenced.iter().filter_map(|row| TableId::new(row.get(0))).collect();
        for table in silenced {
            self.notices.tell(&Changed::Words(table));
        }
        self.notices.tell(&Changed::Forgotten(person.clone()));
        Ok(())
    }

    async fn analysis(&self, id: &TableId) -> Result<Option<String>, StoreError> {
        let rows = self.query("SELECT analysis FROM analyses WHERE table_id = $1", &[&id.as_str()]).await?;
        Ok(rows.first().map(|row| row.get(0)))
    }

    async fn keep_analysis(&self, id: &TableId, analysis: &str) -> Result<(), StoreError> {
        let keep = "INSERT INTO analyses (table_id, analysis) VALUES ($1, $2)
            ON CONFLICT (table_id) DO UPDATE SET analysis = excluded.analysis";
        self.query(keep, &[&id.as_str(), &analysis]).await?;
        Ok(())
    }

    async fn uploads_of(&self, person: &PersonId) -> Result<usize, StoreError> {
        let count = "SELECT count(*) FROM tables WHERE uploaded_by = $1";
        Ok(self.query_one(count, &[&person.as_str()]).await?.get::<_, i64>(0) as usize)
    }

    async fn name_of(&self, person: &PersonId) -> Result<Option<String>, StoreError> {
        let rows = self.query("SELECT name FROM people WHERE id = $1", &[&person.as_str()]).await?;
        Ok(rows.first().map(|row| row.get(0)))
    }

    async fn is_blocked(&self, name: &str) -> Result<bool, StoreError> {
        Ok(names::is_among(&self.blocked_names().await?, name))
    }

    async fn set_name(&self, person: &PersonId, name: &str) -> Result<(), StoreError> {
        let upsert = "INSERT INTO people (id, name) VALUES ($1, $2)
            ON CONFLICT (id) DO UPDATE SET name = excluded.name, change = excluded.change";
        self.query(upsert, &[&person.as_str(), &name]).await?;
        self.notices.tell(&Changed::Name(person.clone()));
        Ok(())
    }

    async fn changes(&self) -> Result<Changes, StoreError> {
        self.notices.follow().await
    }

    fn sessions(&self) -> &dyn Sessions {
        self
    }

    fn leases(&self) -> &dyn Leases {
        self
    }

    fn attendances(&self) -> &dyn Attendances {
        self
    }

    fn clocks(&self) -> &dyn Clocks {
        self
    }

    fn words(&self) -> &dyn Words {
        self
    }

    fn feeds(&self) -> &dyn Feeds {
        self
    }

    fn contacts(&self) -> &dyn Contacts {
        self
    }

    fn thinking(&self) -> &dyn Thinking {
        self
    }
}

/// Counts as the database has them; no count is so high that it does not fit.
fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

/// The tokens of entries that are written together: the first names the write, the others nothing.
fn tokens(first: Token, count: usize) -> Result<Vec<Token>, StoreError> {
    let mut tokens = vec![first];
    for _ in 1..count {
        tokens.push(fresh_token()?);
    }
    tokens.truncate(count);
    Ok(tokens)
}

fn listed(rows: &[Row]) -> Vec<Listed> {
    let rows = rows.iter().map(|row| (row.get(0), row.get(1), row.get(2), row.get(3), row.get(4)));
    Listed::readable(rows.collect())
}
