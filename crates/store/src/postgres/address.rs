//! Where the database is, and in one sentence why it cannot be used. No password is ever told.

use crate::interface::StoreError;
use std::error::Error;
use std::time::Duration;
use tokio_postgres::config::{Host, SslMode};
use tokio_postgres::error::SqlState;
use tokio_postgres::{Config, NoTls};

/// How long to wait for a connection.
pub(super) const CONNECT_PATIENCE: Duration = Duration::from_secs(3);

/// How long a statement may last. After that, it has not happened or will be found to have happened.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);

/// Why a database cannot be used. Nothing was changed in it.
#[derive(Debug, thiserror::Error)]
pub enum DatabaseError {
    #[error("the address of the database cannot be read: {0}")]
    Address(String),
    #[error(
        "this program connects to databases without TLS only: connect by a Unix socket, a private network or a tunnel, \
         with sslmode=disable"
    )]
    NoTls,
    #[error("no database answers at {place}: {what}")]
    Unreachable { place: String, what: String },
    #[error("the database at {place} does not let {user} in: {what}")]
    Refused { place: String, user: String, what: String },
    #[error("there is no database {name} at {place}: make one with `createdb {name}`")]
    Missing { place: String, name: String },
    #[error("the database {0} belongs to another program: give Mandate one of its own")]
    Foreign(String),
    #[error("a server serves from the database {0}: stop it first")]
    Served(String),
    #[error("the database {0} cannot be written to")]
    ReadOnly(String),
    #[error("{user} may not do this in the database {name}: {what}")]
    Forbidden { name: String, user: String, what: String },
    #[error("the database runs on PostgreSQL {found}, and Mandate needs {needed} or later")]
    OldServer { found: i64, needed: i64 },
    #[error("the database does not answer in time")]
    Silent,
    #[error("the connection to the database was lost: {0}")]
    Lost(String),
    #[error("the database fails: {0}")]
    Failed(String),
}

/// Where the database is, and as whom to connect.
#[derive(Clone)]
pub(super) struct Address(Config);

impl Address {
    /// Reads an address, as in `postgres://mandate@localhost/mandate`.
    pub(super) fn read(text: &str) -> Result<Address, DatabaseError> {
        let is_strict = ["sslmode=verify-ca", "sslmode=verify-full"].iter().any(|mode| text.contains(mode));
        if is_strict {
            return Err(DatabaseError::NoTls);
        }
        let mut config: Config = text.parse().map_err(|error| DatabaseError::Address(whole(&error)))?;
        if config.get_ssl_mode() == SslMode::Require {
            return Err(DatabaseError::NoTls);
        }
        if config.get_hosts().is_empty() && config.get_hostaddrs().is_empty() {
            return Err(DatabaseError::Address("it names no host".into()));
        }
        config.connect_timeout(CONNECT_PATIENCE).tcp_user_timeout(PATIENCE).keepalives_idle(PATIENCE);
        if config.get_application_name().is_none() {
            config.application_name("mandate");
        }
        let address = Address(config);
        Ok(address.with_settings(&[
            ("statement_timeout", "5s"),
            ("idle_in_transaction_session_timeout", "10s"),
            ("default_transaction_isolation", r"read\ committed"),
        ]))
    }

    /// The same with settings for the connections.
    pub(super) fn with_settings(&self, settings: &[(&str, &str)]) -> Address {
        let settings = settings.iter().map(|(name, value)| format!("-c {name}={value}"));
        let options = self.0.get_options().map(str::to_owned).into_iter().chain(settings);
        let mut config = self.0.clone();
        config.options(options.collect::<Vec<_>>().join(" "));
        Address(config)
    }

    pub(super) fn config(&self) -> &Config {
        &self.0
    }

    /// A connection of its own. What drives it is to be run beside it.
    pub(super) async fn connect(
        &self,
    ) -> Result<
        (
            tokio_postgres::Client,
            tokio_postgres::Connection<tokio_postgres::Socket, tokio_postgres::tls::NoTlsStream>,
        ),
        StoreError,
    > {
        let connecting = tokio::time::timeout(PATIENCE, self.0.connect(NoTls)).await;
        connecting.map_err(|_| DatabaseError::Silent)?.map_err(|error| self.explained(error))
    }

    /// The name of the database.
    pub(super) fn database(&self) -> String {
        self.0.get_dbname().unwrap_or(self.user()).to_owned()
    }

    fn user(&self) -> &str {
        self.0.get_user().unwrap_or("nobody")
    }

    /// Host and port.
    pub(super) fn place(&self) -> String {
        let port = self.0.get_ports().first().copied().unwrap_or(5432);
        match self.0.get_hosts().first() {
            Some(Host::Tcp(name)) => format!("{name}:{port}"),
            #[cfg(unix)]
            Some(Host::Unix(folder)) => format!("{}:{port}", folder.display()),
            None => self.0.get_hostaddrs().first().map(|host| format!("{host}:{port}")).unwrap_or_default(),
        }
    }

    /// What an error means for whoever runs the server.
    #[expect(clippy::needless_pass_by_value, reason = "made for map_err")]
    pub(super) fn explained(&self, error: tokio_postgres::Error) -> StoreError {
        let (place, name, user) = (self.place(), self.database(), self.user().to_owned());
        let Some(told) = error.as_db_error() else {
            // The kind of such an error is told by its text only.
            let what = whole(&error);
            let explained = match error.to_string().as_str() {
                "invalid configuration" | "authentication error" => {
                    DatabaseError::Refused { place, user, what }
                }
                "error connecting to server" => DatabaseError::Unreachable { place, what },
                "error communicating with the server" | "connection closed" => DatabaseError::Lost(what),
                "timeout waiting for server" => DatabaseError::Silent,
                _ => DatabaseError::Failed(what),
            };
            return explained.into();
        };
        let what = told.message().to_owned();
        let explained = match *told.code() {
            SqlState::INVALID_PASSWORD | SqlState::INVALID_AUTHORIZATION_SPECIFICATION => {
                DatabaseError::Refused { place, user, what }
            }
            SqlState::INVALID_CATALOG_NAME => DatabaseError::Missing { place, name },
            SqlState::READ_ONLY_SQL_TRANSACTION => DatabaseError::ReadOnly(name),
            SqlState::INSUFFICIENT_PRIVILEGE => DatabaseError::Forbidden { name, user, what },
            SqlState::QUERY_CANCELED | SqlState::LOCK_NOT_AVAILABLE => DatabaseError::Silent,
            SqlState::CANNOT_CONNECT_NOW | SqlState::TOO_MANY_CONNECTIONS => {
                DatabaseError::Unreachable { place, what }
            }
            SqlState::ADMIN_SHUTDOWN | SqlState::CRASH_SHUTDOWN => DatabaseError::Lost(what),
            _ => DatabaseError::Failed(what),
        };
        explained.into()
    }
}

/// An error with all its causes, in one line.
fn whole(error: &dyn Error) -> String {
    let mut told = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        let more = error.to_string();
        if !told.contains(&more) {
            told = format!("{told}: {more}");
        }
        cause = error.source();
    }
    told
}
