//! `lab load` and `lab load spectators`: tables that are played, and what that costs the server.
//!
//! A run is made of legs. In each, all tables are opened before anything is measured, and played together until the first
//! match is over or the run is: so nothing but moves is measured, and always with all tables.

use super::guard::{Bounds, Guard};
use super::playing::{Opening, PlayedTable, Progress, Tally};
use super::process::load_average;
use super::report::{Column, Figures, median, quantile};
use super::server::Server;
use super::trouble::LoadTrouble;
use super::viewer::{Pushes, Traffic};
use super::visitor::Encoding;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval_at};

/// How many tables are opened at once.
const OPENED_TOGETHER: usize = 16;

/// What a run plays.
#[derive(Clone)]
pub struct Plan {
    pub game: &'static str,
    pub tables: u64,
    /// Of each table.
    pub spectators: u64,
    /// Moves a second at all tables together; as many as possible if nothing is said.
    pub rate: Option<f64>,
    pub time: Duration,
    pub most_moves: u64,
    pub encoding: Encoding,
    pub bounds: Bounds,
}

pub const COLUMNS: &[Column] = &[
    Column { key: "tables", heading: "tables", decimals: 0 },
    Column { key: "spectators", heading: "spectators each", decimals: 0 },
    Column { key: "seconds", heading: "seconds", decimals: 1 },
    Column { key: "acknowledged", heading: "moves acknowledged", decimals: 0 },
    Column { key: "seen", heading: "seen by the other", decimals: 0 },
    Column { key: "secret", heading: "decided in secret", decimals: 0 },
    Column { key: "refused", heading: "refused", decimals: 0 },
    Column { key: "fetched", heading: "pages fetched", decimals: 0 },
    Column { key: "moves_per_second", heading: "moves/s", decimals: 1 },
    Column { key: "cpu_ms_per_move", heading: "CPU ms/move", decimals: 3 },
    Column { key: "player_push_bytes", heading: "push to a player, median bytes", decimals: 0 },
    Column { key: "spectator_push_bytes", heading: "to a spectator", decimals: 0 },
    Column { key: "wire_bytes_per_push", heading: "on the wire, mean bytes", decimals: 0 },
    Column { key: "p50_ms", heading: "p50 ms", decimals: 2 },
    Column { key: "p99_ms", heading: "p99 ms", decimals: 2 },
    Column { key: "rss_mb", heading: "RSS MB", decimals: 1 },
    Column { key: "generator_percent", heading: "generator % of the machine", decimals: 1 },
    Column { key: "generator_lag_ms", heading: "its lag ms", decimals: 1 },
    Column { key: "load_average", heading: "load average", decimals: 1 },
];

/// What all legs of a run have brought.
#[derive(Default)]
struct Sum {
    tally: Tally,
    pushes: Pushes,
    passed: Duration,
    cpu: Option<Duration>,
    memory: Option<u64>,
}

/// When a leg ends.
struct Ending {
    deadline: Instant,
    /// Moves that may still be begun.
    left: AtomicU64,
    /// A match is over.
    is_over: AtomicBool,
}

impl Ending {
    /// Whether another move may be begun; if so, it counts.
    fn begin_move(&self) -> bool {
        let one_less = |left: u64| left.checked_sub(1);
        !self.is_over.load(Ordering::Relaxed)
            && Instant::now() < self.deadline
            && self.left.try_update(Ordering::Relaxed, Ordering::Relaxed, one_less).is_ok()
    }
}

/// Plays a run at a server; its figures in the order of [`COLUMNS`].
pub async fn run(plan: &Plan, server: &Server) -> Result<Figures, LoadTrouble> {
    let load = load_average();
    let traffic = Arc::<Traffic>::default();
    let opening = Opening {
        server: server.address,
        game: plan.game,
        spectators: plan.spectators,
        encoding: plan.encoding,
        traffic: traffic.clone(),
    };
    let (mut guard, mut sum, mut number) = (Guard::new(), Sum::default(), 0);
    while sum.passed < plan.time && sum.tally.acknowledged < plan.most_moves {
        let tables = open(&opening, plan.tables, number).await?;
        number += plan.tables;
        let ending = Arc::new(Ending {
            deadline: Instant::now() + plan.time.saturating_sub(sum.passed),
            left: AtomicU64::new(plan.most_moves - sum.tally.acknowledged),
            is_over: AtomicBool::new(false),
        });
        let (leg, begun) = (guard.begin()?, Instant::now());
        let cpu = server.process.map(super::process::Process::cpu).transpose()?;
        traffic.counts.store(true, Ordering::Relaxed);
        let tally = play(tables, plan.rate, &ending).await?;
        traffic.counts.store(false, Ordering::Relaxed);
        sum.passed += begun.elapsed();
        guard.end(&leg)?;
        if let (Some(process), Some(before)) = (server.process, cpu) {
            *sum.cpu.get_or_insert_default() += process.cpu()?.saturating_sub(before);
            sum.memory = sum.memory.max(Some(process.memory()?));
        }
        if tally.acknowledged == 0 && sum.passed < plan.time {
            return Err(LoadTrouble::Stuck("every table".to_owned()));
        }
        sum.tally.add(tally);
        sum.pushes.add(traffic.pushes());
    }
    let taken = guard.check(plan.bounds)?;
    let moves = sum.tally.acknowledged as f64;
    let milliseconds = |time: &Duration| time.as_secs_f64() * 1000.0;
    let mut delays: Vec<f64> = sum.tally.delays.iter().map(milliseconds).collect();
    let sizes = |sizes: &[u32]| median(&mut sizes.iter().map(|&size| f64::from(size)).collect::<Vec<f64>>());
    let pushes = sum.pushes.to_players.len() + sum.pushes.to_spectators.len();
    Ok(vec![
        Some(plan.tables as f64),
        Some(plan.spectators as f64),
        Some(sum.passed.as_secs_f64()),
        Some(moves),
        Some(sum.tally.seen as f64),
        Some(sum.tally.secret as f64),
        Some(sum.tally.refused as f64),
        Some(sum.tally.fetched as f64),
        Some(moves / sum.passed.as_secs_f64()),
        sum.cpu.map(|cpu| milliseconds(&cpu) / moves),
        sizes(&sum.pushes.to_players),
        sizes(&sum.pushes.to_spectators),
        (pushes > 0).then(|| sum.pushes.on_the_wire as f64 / pushes as f64),
        quantile(&mut delays, 0.5),
        quantile(&mut delays, 0.99),
        sum.memory.map(|bytes| bytes as f64 / 1e6),
        Some(taken.share),
        Some(taken.lag),
        load,
    ])
}

/// Opens tables, a few at a time; their dice are numbered from a number on.
pub async fn open(opening: &Opening, count: u64, number: u64) -> Result<Vec<PlayedTable>, LoadTrouble> {
    let (mut opened, mut tables) = (JoinSet::new(), vec![]);
    for number in number..number + count {
        if opened.len() == OPENED_TOGETHER {
            tables.extend(joined(&mut opened).await?);
        }
        let opening = opening.clone();
        let dice = Xoshiro256PlusPlus::seed_from_u64(number);
        opened.spawn(async move { PlayedTable::open(&opening, dice).await });
    }
    while let Some(table) = joined(&mut opened).await? {
        tables.push(table);
    }
    Ok(tables)
}

/// Plays all tables of a leg until it ends.
async fn play(
    tables: Vec<PlayedTable>,
    rate: Option<f64>,
    ending: &Arc<Ending>,
) -> Result<Tally, LoadTrouble> {
    let (mut played, begun) = (JoinSet::new(), tokio::time::Instant::now());
    // Every table has its beat, and they are spread evenly.
    let beat = rate.map(|rate| Duration::from_secs_f64(tables.len() as f64 / rate));
    let tables_in_all = tables.len() as f64;
    for (number, mut table) in tables.into_iter().enumerate() {
        let ending = ending.clone();
        let mut beats = beat.map(|beat| {
            let mut beats = interval_at(begun + beat.mul_f64(number as f64 / tables_in_all), beat);
            // A table that falls behind does not catch up: the others would have to wait.
            beats.set_missed_tick_behavior(MissedTickBehavior::Skip);
            beats
        });
        played.spawn(async move {
            loop {
                if let Some(beats) = &mut beats {
                    beats.tick().await;
                }
                if !ending.begin_move() {
                    break;
                }
                if table.play().await? == Progress::Over {
                    ending.left.fetch_add(1, Ordering::Relaxed);
                    ending.is_over.store(true, Ordering::Relaxed);
                    break;
                }
            }
            Ok(table)
        });
    }
    let (mut tally, mut left) = (Tally::default(), vec![]);
    while let Some(mut table) = joined(&mut played).await? {
        tally.add(std::mem::take(&mut table.tally));
        // Streams are closed when nothing is measured any more.
        left.push(table);
    }
    Ok(tally)
}

/// The next of several tasks that is done.
async fn joined<T: 'static>(tasks: &mut JoinSet<Result<T, LoadTrouble>>) -> Result<Option<T>, LoadTrouble> {
    match tasks.join_next().await {
        None => Ok(None),
        Some(Ok(done)) => done.map(Some),
        Some(Err(error)) => Err(LoadTrouble::Connection(std::io::Error::other(error))),
    }
}

impl Pushes {
    fn add(&mut self, other: Pushes) {
        self.to_players.extend(other.to_players);
        self.to_spectators.extend(other.to_spectators);
        self.on_the_wire += other.on_the_wire;
    }
}
