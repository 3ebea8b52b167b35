//! `lab load pages`: what a page of rules, the lobby and a file cost the server, asked for one after the other.

use super::guard::{Bounds, Guard};
use super::playing::open_table;
use super::process::{Process, load_average};
use super::report::{Column, Figures, Row, quantile};
use super::server::Server;
use super::trouble::LoadTrouble;
use super::visitor::{Encoding, Visitor};
use memchr::memmem;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::time::Instant;

/// How many tables of each game the lobby lists: open to all, and its visitor's own.
const LISTED: u64 = 2;

/// What is asked for.
#[derive(Clone)]
pub struct Plan {
    /// How many times each kind of page.
    pub requests: u64,
    pub encoding: Encoding,
    pub bounds: Bounds,
}

pub const COLUMNS: &[Column] = &[
    Column { key: "requests", heading: "requests", decimals: 0 },
    Column { key: "cpu_ms", heading: "CPU ms each", decimals: 3 },
    Column { key: "bytes", heading: "mean bytes", decimals: 0 },
    Column { key: "p50_ms", heading: "p50 ms", decimals: 2 },
    Column { key: "p99_ms", heading: "p99 ms", decimals: 2 },
    Column { key: "rss_mb", heading: "RSS MB", decimals: 1 },
    Column { key: "generator_percent", heading: "generator % of the machine", decimals: 1 },
    Column { key: "generator_lag_ms", heading: "its lag ms", decimals: 1 },
    Column { key: "load_average", heading: "load average", decimals: 1 },
];

/// Asks a server for its pages; a row for each kind.
pub async fn run(plan: &Plan, server: &Server) -> Result<Vec<Row>, LoadTrouble> {
    let mut visitor = Visitor::welcomed(server.address).await?;
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(0);
    for game in games::IDS {
        for _ in 0..LISTED {
            open_table(&mut visitor, game, "seat-0=me&seat-1=friend&open=yes", &mut dice).await?;
        }
    }
    let lobby = visitor.get("/", Encoding::Plain).await?;
    let rules = games::IDS.iter().map(|game| format!("/rules/{game}")).collect();
    let kinds = [("rules", rules), ("lobby", vec!["/".to_owned()]), ("asset", assets(&lobby)?)];
    let mut rows = vec![];
    for (kind, paths) in kinds {
        let figures = ask(plan, server.process, &mut visitor, &paths).await?;
        rows.push(Row { what: kind.to_owned(), figures });
    }
    Ok(rows)
}

/// The files that a page needs.
fn assets(page: &[u8]) -> Result<Vec<String>, LoadTrouble> {
    let starts = memmem::find_iter(page, b"\"/assets/");
    let paths = starts.filter_map(|start| page[start + 1..].split(|&byte| byte == b'"').next());
    let paths: Vec<String> = paths.map(|path| String::from_utf8_lossy(path).into_owned()).collect();
    if paths.is_empty() {
        return Err(LoadTrouble::Missing { what: "file", path: "/".to_owned() });
    }
    Ok(paths)
}

/// Asks for some pages in turn; the figures in the order of [`COLUMNS`].
async fn ask(
    plan: &Plan,
    process: Option<Process>,
    visitor: &mut Visitor,
    paths: &[String],
) -> Result<Figures, LoadTrouble> {
    let load = load_average();
    // What is made once and kept is not what a page costs.
    for path in paths {
        visitor.get(path, plan.encoding).await?;
    }
    let mut guard = Guard::new();
    let (mut bytes, mut delays) = (0, vec![]);
    let (leg, cpu) = (guard.begin()?, process.map(Process::cpu).transpose()?);
    for path in paths.iter().cycle().take(plan.requests as usize) {
        let begun = Instant::now();
        bytes += visitor.get(path, plan.encoding).await?.len();
        delays.push(begun.elapsed().as_secs_f64() * 1000.0);
    }
    let spent =
        process.map(Process::cpu).transpose()?.zip(cpu).map(|(after, before)| after.saturating_sub(before));
    guard.end(&leg)?;
    let taken = guard.check(plan.bounds)?;
    let requests = plan.requests as f64;
    Ok(vec![
        Some(requests),
        spent.map(|spent| spent.as_secs_f64() * 1000.0 / requests),
        Some(bytes as f64 / requests),
        quantile(&mut delays, 0.5),
        quantile(&mut delays, 0.99),
        process.map(Process::memory).transpose()?.map(|bytes| bytes as f64 / 1e6),
        Some(taken.share),
        Some(taken.lag),
        load,
    ])
}
