//! The settings of the server. Each can be given as a flag, in the environment (`MANDATE_…`) or in a TOML file, in this
//! order of precedence; what is said nowhere has a default.

use super::log::read_filter;
use crate::trouble::Trouble;
use clap::{Args, ValueEnum};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;
use web::{
    Config, ForwardingHeader, Limits, ListenAddress, MailServer, Proxies, Rates, Setup, SiteAddress,
    StorePlace, Telling, TrustedProxy, Webhooks,
};

/// The file that keeps everything, unless another is named.
pub const DATA: &str = "mandate.db";

/// What somebody said about the server; `None` where they said nothing.
#[derive(Debug, Clone, PartialEq, Default, Args, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Settings {
    /// Where to listen: an address with a port, where port 0 takes any that is free, or `unix:/path/to.sock`; may be
    /// given several times [default: 127.0.0.1:8080]
    #[arg(long, value_name = "ADDRESS", env = "MANDATE_LISTEN", value_delimiter = ',')]
    pub listen: Option<Vec<ListenAddress>>,
    /// The file that keeps everything; it is made if it is not there [default: mandate.db]
    #[arg(long, value_name = "FILE", env = "MANDATE_DATA")]
    pub data: Option<PathBuf>,
    /// A PostgreSQL database that keeps everything instead of a file, as in `postgres://mandate@localhost/mandate`; several
    /// servers can share one
    #[arg(long, value_name = "ADDRESS", env = "MANDATE_STORE", hide_env_values = true)]
    pub store: Option<String>,
    /// Where /metrics can be fetched; nowhere, if this is not said
    #[arg(long, value_name = "ADDRESS", env = "MANDATE_METRICS_LISTEN", value_delimiter = ',')]
    pub metrics_listen: Option<Vec<ListenAddress>>,
    /// Proxies that are believed when they say who their client is: addresses, networks such as 10.0.0.0/8, or unix
    #[arg(long, value_name = "PROXY", env = "MANDATE_TRUSTED_PROXIES", value_delimiter = ',')]
    pub trusted_proxies: Option<Vec<Proxy>>,
    /// The header by which they say it [default: x-forwarded]
    #[arg(long, value_enum, env = "MANDATE_PROXY_HEADER")]
    pub proxy_header: Option<ProxyHeader>,
    /// The address of the site, as in `https://mandate.example`: for the links in messages to people who are away
    #[arg(long, value_name = "ADDRESS", env = "MANDATE_SITE")]
    pub site: Option<String>,
    /// Lets people have messages about their turns posted to public addresses of their choice; needs --site
    #[arg(
        long,
        value_name = "true|false",
        env = "MANDATE_WEBHOOKS",
        num_args = 0..=1,
        default_missing_value = "true"
    )]
    pub webhooks: Option<bool>,
    /// The server through which mails about their turns are sent to people who want them, as in
    /// `smtps://USER:PASSWORD@mail.example.org`; needs --site and --mail-from
    #[arg(long, value_name = "ADDRESS", env = "MANDATE_MAIL_SERVER", hide_env_values = true)]
    pub mail_server: Option<String>,
    /// Who writes these mails, as in `Mandate <table@example.org>`
    #[arg(long, value_name = "SENDER", env = "MANDATE_MAIL_FROM")]
    pub mail_from: Option<String>,
    /// What is logged: error, warn, info, debug or trace, also for a part only, as in info,access=debug
    /// [default: info]
    #[arg(long, value_name = "FILTER", env = "MANDATE_LOG")]
    pub log: Option<String>,
    /// How it is logged [default: text]
    #[arg(long, value_enum, env = "MANDATE_LOG_FORMAT")]
    pub log_format: Option<LogFormat>,
    /// Connections that may be open in all
    #[arg(long, value_name = "N", env = "MANDATE_CONNECTIONS", hide_short_help = true)]
    pub connections: Option<usize>,
    /// Connections that one address may have open
    #[arg(long, value_name = "N", env = "MANDATE_CONNECTIONS_PER_ADDRESS", hide_short_help = true)]
    pub connections_per_address: Option<usize>,
    /// Live streams that may be open in all
    #[arg(long, value_name = "N", env = "MANDATE_STREAMS", hide_short_help = true)]
    pub streams: Option<usize>,
    /// Live streams that one address may have open
    #[arg(long, value_name = "N", env = "MANDATE_STREAMS_PER_ADDRESS", hide_short_help = true)]
    pub streams_per_address: Option<usize>,
    /// Live streams that one person may have open
    #[arg(long, value_name = "N", env = "MANDATE_STREAMS_PER_PERSON", hide_short_help = true)]
    pub streams_per_person: Option<usize>,
    /// Seconds until the headers of a request must be there
    #[arg(long, value_name = "SECONDS", env = "MANDATE_HEADER_TIMEOUT", hide_short_help = true)]
    pub header_timeout: Option<Seconds>,
    /// Seconds until the body of a request must be there
    #[arg(long, value_name = "SECONDS", env = "MANDATE_BODY_TIMEOUT", hide_short_help = true)]
    pub body_timeout: Option<Seconds>,
    /// Seconds until a connection without a request is closed
    #[arg(long, value_name = "SECONDS", env = "MANDATE_IDLE_TIMEOUT", hide_short_help = true)]
    pub idle_timeout: Option<Seconds>,
    /// Seconds until an answer must be fetched
    #[arg(long, value_name = "SECONDS", env = "MANDATE_ANSWER_TIMEOUT", hide_short_help = true)]
    pub answer_timeout: Option<Seconds>,
    /// Pages a person may ask for each second, in the long run
    #[arg(long, value_name = "N", env = "MANDATE_READS_PER_SECOND", hide_short_help = true)]
    pub reads_per_second: Option<NonZeroU32>,
    /// Forms a person may send each second, in the long run
    #[arg(long, value_name = "N", env = "MANDATE_WRITES_PER_SECOND", hide_short_help = true)]
    pub writes_per_second: Option<NonZeroU32>,
}

/// How the log is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LogFormat {
    #[default]
    Text,
    Json,
}

/// How proxies say who their client is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ProxyHeader {
    /// X-Forwarded-For and X-Forwarded-Proto
    XForwarded,
    /// Forwarded, as in RFC 7239
    Forwarded,
}

/// A proxy that is believed, in one word.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Proxy(TrustedProxy);

impl FromStr for Proxy {
    type Err = web::InvalidProxy;

    fn from_str(text: &str) -> Result<Proxy, web::InvalidProxy> {
        text.parse().map(Proxy)
    }
}

impl TryFrom<String> for Proxy {
    type Error = web::InvalidProxy;

    fn try_from(text: String) -> Result<Proxy, web::InvalidProxy> {
        text.parse()
    }
}

impl From<Proxy> for String {
    fn from(proxy: Proxy) -> String {
        proxy.0.to_string()
    }
}

/// A time that is not nothing.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "f64", into = "f64")]
pub struct Seconds(Duration);

/// This is no time to wait.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoTime;

impl fmt::Display for NoTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a time is a number of seconds, more than 0 and less than a million")
    }
}

impl std::error::Error for NoTime {}

impl TryFrom<f64> for Seconds {
    type Error = NoTime;

    fn try_from(seconds: f64) -> Result<Seconds, NoTime> {
        let time = Duration::try_from_secs_f64(seconds).ok();
        time.filter(|time| !time.is_zero() && time.as_secs() < 1_000_000).map(Seconds).ok_or(NoTime)
    }
}

impl FromStr for Seconds {
    type Err = NoTime;

    fn from_str(text: &str) -> Result<Seconds, NoTime> {
        text.parse::<f64>().map_err(|_| NoTime)?.try_into()
    }
}

impl From<Seconds> for f64 {
    fn from(seconds: Seconds) -> f64 {
        seconds.0.as_secs_f64()
    }
}

impl Settings {
    /// What holds in the end: flags and environment, else the file, else the defaults. Nothing is left open.
    pub fn resolve(flags: &Settings, file: Option<&Path>) -> Result<Settings, Trouble> {
        let mut merged = Settings::defaults().to_table()?;
        if let Some(file) = file {
            merged.extend(Settings::read(file)?.to_table()?);
        }
        merged.extend(flags.to_table()?);
        let settings: Settings = merged.try_into().map_err(unwritable)?;
        read_filter(settings.log.as_deref().unwrap_or_default())?;
        settings.telling()?;
        Ok(settings)
    }

    /// As a file that gives the same settings when it is read.
    pub fn to_toml(&self) -> Result<String, Trouble> {
        toml::to_string(self).map_err(unwritable)
    }

    fn read(file: &Path) -> Result<Settings, Trouble> {
        let unreadable = |error| Trouble::CannotRead { file: file.to_owned(), error };
        let text = std::fs::read_to_string(file).map_err(unreadable)?;
        toml::from_str(&text).map_err(|error: toml::de::Error| {
            let before = error.span().and_then(|span| text.get(..span.start));
            let line = before.map_or(1, |before| before.matches('\n').count() + 1);
            Trouble::NoSettings { file: file.to_owned(), line, why: error.message().to_owned() }
        })
    }

    fn to_table(&self) -> Result<toml::Table, Trouble> {
        toml::Table::try_from(self).map_err(unwritable)
    }

    fn defaults() -> Settings {
        let (limits, rates) = (Limits::default(), Rates::default());
        Settings {
            listen: Some(vec![ListenAddress::Network(([127, 0, 0, 1], 8080).into())]),
            data: Some(DATA.into()),
            store: None,
            metrics_listen: Some(vec![]),
            trusted_proxies: Some(vec![]),
            proxy_header: Some(ProxyHeader::XForwarded),
            site: None,
            webhooks: Some(false),
            mail_server: None,
            mail_from: None,
            log: Some("info".into()),
            log_format: Some(LogFormat::Text),
            connections: Some(limits.connections),
            connections_per_address: Some(limits.connections_per_address),
            streams: Some(limits.streams),
            streams_per_address: Some(limits.streams_per_address),
            streams_per_person: Some(limits.streams_per_person),
            header_timeout: Some(Seconds(limits.header_timeout)),
            body_timeout: Some(Seconds(limits.body_timeout)),
            idle_timeout: Some(Seconds(limits.idle_timeout)),
            answer_timeout: Some(Seconds(limits.answer_timeout)),
            reads_per_second: Some(rates.reads),
            writes_per_second: Some(rates.writes),
        }
    }

    /// The settings as the site takes them.
    pub fn setup(&self) -> Result<Setup, Trouble> {
        let (limits, rates) = (Limits::default(), Rates::default());
        let time = |set: Option<Seconds>, default| set.map_or(default, |seconds| seconds.0);
        let trusted = self.trusted_proxies.iter().flatten().map(|proxy| proxy.0).collect();
        let header = match self.proxy_header {
            Some(ProxyHeader::Forwarded) => ForwardingHeader::Forwarded,
            Some(ProxyHeader::XForwarded) | None => ForwardingHeader::XForwarded,
        };
        let config = Config {
            proxies: Proxies { trusted, header },
            rates: Some(Rates {
                reads: self.reads_per_second.unwrap_or(rates.reads),
                writes: self.writes_per_second.unwrap_or(rates.writes),
            }),
            limits: Limits {
                connections: self.connections.unwrap_or(limits.connections),
                connections_per_address: self
                    .connections_per_address
                    .unwrap_or(limits.connections_per_address),
                streams: self.streams.unwrap_or(limits.streams),
                streams_per_address: self.streams_per_address.unwrap_or(limits.streams_per_address),
                streams_per_person: self.streams_per_person.unwrap_or(limits.streams_per_person),
                header_timeout: time(self.header_timeout, limits.header_timeout),
                body_timeout: time(self.body_timeout, limits.body_timeout),
                idle_timeout: time(self.idle_timeout, limits.idle_timeout),
                answer_timeout: time(self.answer_timeout, limits.answer_timeout),
            },
            telling: self.telling()?,
            ..Config::default()
        };
        Ok(Setup {
            listen: self.listen.clone().unwrap_or_default(),
            metrics_listen: self.metrics_listen.clone().unwrap_or_default(),
            store: match &self.store {
                Some(address) => StorePlace::Database(address.clone()),
                None => StorePlace::File(self.data.clone().unwrap_or_default()),
            },
            config,
        })
    }

    /// How people are told of their turns, if the operator wants them to be.
    fn telling(&self) -> Result<Option<Telling>, Trouble> {
        let site = self.site.as_deref().map(str::parse::<SiteAddress>).transpose()?;
        let webhooks = self.webhooks.unwrap_or_default();
        if !webhooks && self.mail_server.is_none() && self.mail_from.is_none() {
            return Ok(None);
        }
        let site = site.ok_or(Trouble::NoSite)?;
        let mail = match (&self.mail_server, &self.mail_from) {
            (Some(server), Some(from)) => Some(MailServer::new(server, from, &site)?),
            (None, None) => None,
            _ => return Err(Trouble::HalfOfMail),
        };
        let webhooks = webhooks.then(|| Webhooks { judge: web::is_public, roots: vec![] });
        Ok(Some(Telling { site, webhooks, mail }))
    }
}

fn unwritable(error: impl std::error::Error) -> Trouble {
    Trouble::OurFault(error.to_string())
}
