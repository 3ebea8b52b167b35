//! The log of the server: to the standard error, as text or as JSON, as much as was asked for.

use super::settings::{LogFormat, Settings};
use crate::trouble::Trouble;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt;
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::registry;
use tracing_subscriber::util::SubscriberInitExt;

/// What a filter says, such as `info` or `info,web=debug`.
pub fn read_filter(text: &str) -> Result<Targets, Trouble> {
    text.parse().map_err(|_| Trouble::LogFilter { text: text.to_owned() })
}

/// From now on, what happens is logged.
pub fn start(settings: &Settings) -> Result<(), Trouble> {
    let filter = read_filter(settings.log.as_deref().unwrap_or_default())?;
    let to_stderr = fmt::layer().with_writer(std::io::stderr);
    let layer = match settings.log_format.unwrap_or_default() {
        LogFormat::Text => to_stderr.with_ansi(false).boxed(),
        LogFormat::Json => to_stderr.json().boxed(),
    };
    registry().with(layer.with_filter(filter)).init();
    Ok(())
}
