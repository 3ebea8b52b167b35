//! `mandate think`: thinks for the servers that share a database, as a process of its own.

use crate::args::ThinkArguments;
use crate::serve::log;
use crate::serve::settings::Settings;
use crate::trouble::Trouble;
use std::io::Write;
use web::{ListenAddress, ThinkSetup};

pub fn run(arguments: &ThinkArguments) -> Result<(), Trouble> {
    let settings = Settings::resolve(&arguments.settings(), arguments.config.as_deref())?;
    let store = settings.store.clone().ok_or(Trouble::NoDatabase)?;
    log::start(&settings)?;
    let setup = ThinkSetup {
        store,
        threads: arguments.threads.map(std::num::NonZeroUsize::get),
        metrics_listen: arguments.metrics_listen.clone().unwrap_or_default(),
    };
    Ok(web::think(&setup, announce)?)
}

/// Says that it thinks. Whoever started us may not listen any more.
fn announce(threads: usize, metrics: &[ListenAddress], store: &str) {
    let mut out = std::io::stdout();
    let _ = writeln!(out, "Mandate thinks in {threads} threads for the servers of {store}");
    let metrics: Vec<String> = metrics.iter().map(|address| address.url() + "/metrics").collect();
    if !metrics.is_empty() {
        let _ = writeln!(out, "Metrics are at {}", metrics.join(" and "));
    }
    let _ = out.flush();
}
