//! `mandate serve`: the web table, from a file or a database. Settings come from flags, the environment and a file.

pub mod log;
pub mod settings;

use crate::args::ServeArguments;
use crate::trouble::Trouble;
use settings::Settings;
use std::io::Write;
use web::Listening;

/// Open files that are not connections: the store, the listeners, the log.
const OTHER_FILES: u64 = 64;

pub fn run(arguments: &ServeArguments) -> Result<(), Trouble> {
    let settings = Settings::resolve(&arguments.settings, arguments.config.as_deref())?;
    let mut setup = settings.setup()?;
    if arguments.print_config {
        return Ok(write!(std::io::stdout(), "{}", settings.to_toml()?)?);
    }
    log::start(&settings)?;
    let places = connections_that_fit(setup.config.limits.connections);
    if places < setup.config.limits.connections {
        tracing::warn!(places, "the system allows fewer open files than connections are configured");
        setup.config.limits.connections = places;
    }
    Ok(web::serve(&setup, announce)?)
}

/// Says where the site is. Whoever started us may not listen any more; people can still play.
fn announce(listening: &Listening, store: &str) {
    let mut out = std::io::stdout();
    let at = |addresses: &[web::ListenAddress], path: &str| {
        let told: Vec<String> = addresses.iter().map(|address| address.url() + path).collect();
        told.join(" and ")
    };
    let site = at(&listening.site, "");
    let _ = writeln!(out, "Mandate is at {site} and keeps everything in {store}");
    if !listening.metrics.is_empty() {
        let _ = writeln!(out, "Metrics are at {}", at(&listening.metrics, "/metrics"));
    }
    let _ = out.flush();
}

/// How many of these connections the system has files for, when it is asked for as many as it gives.
fn connections_that_fit(wanted: usize) -> usize {
    let files = rlimit::increase_nofile_limit(wanted as u64 + OTHER_FILES).unwrap_or(u64::MAX);
    wanted.min(files.saturating_sub(OTHER_FILES) as usize)
}
