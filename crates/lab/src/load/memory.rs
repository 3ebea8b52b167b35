//! `lab load memory`: what an open table, a stream that only waits and a stored match take, in bytes.

use super::moves::open;
use super::playing::{Opening, PlayedTable, Progress};
use super::report::{Column, Figures};
use super::server::Server;
use super::trouble::LoadTrouble;
use super::viewer::Traffic;
use super::visitor::Encoding;
use std::sync::Arc;

/// What is opened at each server.
#[derive(Clone)]
pub struct Plan {
    pub game: &'static str,
    pub tables: u64,
    pub spectators: u64,
}

pub const COLUMNS: &[Column] = &[
    Column { key: "tables", heading: "tables", decimals: 0 },
    Column { key: "spectators", heading: "spectators", decimals: 0 },
    Column { key: "moves_per_match", heading: "moves of a match", decimals: 1 },
    Column { key: "stream_bytes", heading: "bytes for a stream that waits", decimals: 0 },
    Column { key: "table_bytes", heading: "for an open table with two streams", decimals: 0 },
    Column { key: "played_table_bytes", heading: "the same after its match", decimals: 0 },
    Column { key: "match_bytes", heading: "stored for a match", decimals: 0 },
    Column { key: "rss_mb", heading: "RSS MB in the end", decimals: 1 },
];

/// Opens tables, plays them to their end, and lets spectators come to one of them.
pub async fn run(plan: &Plan, server: &Server) -> Result<Figures, LoadTrouble> {
    let traffic = Arc::<Traffic>::default();
    let opening = |spectators: u64| Opening {
        server: server.address,
        game: plan.game,
        spectators,
        encoding: Encoding::Plain,
        traffic: traffic.clone(),
    };
    let memory = || server.process.map(super::process::Process::memory).transpose();
    // What every server needs once is needed by the first tables: one of them is watched by somebody.
    let mut first = open(&opening(1), 1, 0).await?;
    let (mut moves, empty) = (play_out(&mut first).await?, memory()?);
    let mut tables = open(&opening(0), plan.tables, 1).await?;
    let (opened, stored) = (memory()?, server.stored());
    moves += play_out(&mut tables).await?;
    let (played, stored_in_the_end) = (memory()?, server.stored());
    let watched = open(&opening(plan.spectators), 1, plan.tables + 1).await?;
    let in_the_end = memory()?;
    drop((first, tables, watched));
    let each = |from: Option<u64>, to: Option<u64>, count: u64| {
        from.zip(to).filter(|_| count > 0).map(|(from, to)| (to as f64 - from as f64) / count as f64)
    };
    Ok(vec![
        Some(plan.tables as f64),
        Some(plan.spectators as f64),
        Some(moves as f64 / (plan.tables + 1) as f64),
        each(played, in_the_end, plan.spectators),
        each(empty, opened, plan.tables),
        each(empty, played, plan.tables),
        each(stored, stored_in_the_end, plan.tables),
        in_the_end.map(|bytes| bytes as f64 / 1e6),
    ])
}

/// Plays matches to their end; how many moves they took.
async fn play_out(tables: &mut [PlayedTable]) -> Result<u64, LoadTrouble> {
    let mut moves = 0;
    for table in tables {
        while table.play().await? == Progress::Played {}
        moves += table.tally.acknowledged;
    }
    Ok(moves)
}
