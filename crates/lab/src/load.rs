//! `lab load`: a server under load. Raw HTTP clients play real legal moves at it, look at its pages, and measure what that
//! costs the server's process. Knows the site by its forms and streams alone, as a browser does, and games only by their
//! names.

mod trouble;
mod address;
pub mod process;
mod server;
mod markup;
mod events;
mod visitor;
mod viewer;
mod playing;
mod guard;
mod report;
mod moves;
mod pages;
mod memory;

use crate::args::{
    LoadArguments, LoadCommand, MemoryArguments, MovesArguments, PagesArguments, ServerArguments,
    SpectatorsArguments,
};
use crate::registry::GAMES;
use crate::trouble::Trouble;
use guard::Bounds;
use lab::progress;
use process::{Process, cores};
use report::{Column, Measured, Row, medians};
use server::Target;
use std::io::{self, Write};
use std::time::Duration;
use tokio::runtime::Runtime;
use tokio::signal::unix::{SignalKind, signal};
pub use trouble::LoadTrouble;
use visitor::Encoding;

/// Files that a generator with a thousand tables or ten thousand spectators has open: as many as the system gives.
const OPEN_FILES: u64 = 60_000;

pub fn run(arguments: &LoadArguments) -> Result<(), Trouble> {
    match &arguments.command {
        None => play(&arguments.moves),
        Some(LoadCommand::Spectators(arguments)) => play(&moves_of(arguments)),
        Some(LoadCommand::Pages(arguments)) => look(arguments),
        Some(LoadCommand::Memory(arguments)) => hold(arguments),
    }
}

/// Spectators of one table are a run with one table.
fn moves_of(arguments: &SpectatorsArguments) -> MovesArguments {
    MovesArguments {
        game: arguments.game,
        tables: 1,
        spectators: arguments.spectators,
        rate: arguments.rate,
        seconds: arguments.seconds,
        moves: arguments.moves,
        gzip: arguments.gzip,
        server: arguments.server.clone(),
    }
}

fn play(arguments: &MovesArguments) -> Result<(), Trouble> {
    for (count, what) in
        [(arguments.tables, "table"), (arguments.seconds, "second"), (arguments.moves.unwrap_or(1), "move")]
    {
        if count == 0 {
            return Err(LoadTrouble::None(what).into());
        }
    }
    if arguments.rate.is_some_and(|rate| !rate.is_normal() || rate < 0.0) {
        return Err(LoadTrouble::NoRate.into());
    }
    let games = GAMES.iter().filter(|game| arguments.game.is_none_or(|chosen| chosen.id == game.id));
    let plans: Vec<moves::Plan> = games
        .map(|game| moves::Plan {
            game: game.id,
            tables: arguments.tables,
            spectators: arguments.spectators,
            rate: arguments.rate,
            time: Duration::from_secs(arguments.seconds),
            most_moves: arguments.moves.unwrap_or(u64::MAX),
            encoding: encoding(arguments.gzip),
            bounds: bounds(&arguments.server),
        })
        .collect();
    let runs = Runs { columns: moves::COLUMNS, servers: &arguments.server };
    runs.report(&async |target: &Target| {
        let mut rows = vec![];
        for plan in &plans {
            let server = target.serve().await?;
            let figures = moves::run(plan, &server).await;
            server.stop().await;
            rows.push(Row { what: plan.game.to_owned(), figures: figures? });
        }
        Ok(rows)
    })
}

fn look(arguments: &PagesArguments) -> Result<(), Trouble> {
    if arguments.requests == 0 {
        return Err(LoadTrouble::None("request").into());
    }
    let plan = pages::Plan {
        requests: arguments.requests,
        encoding: encoding(!arguments.plain),
        bounds: bounds(&arguments.server),
    };
    let runs = Runs { columns: pages::COLUMNS, servers: &arguments.server };
    runs.report(&async |target: &Target| {
        let server = target.serve().await?;
        let rows = pages::run(&plan, &server).await;
        server.stop().await;
        rows
    })
}

fn hold(arguments: &MemoryArguments) -> Result<(), Trouble> {
    if arguments.tables == 0 {
        return Err(LoadTrouble::None("table").into());
    }
    let games = GAMES.iter().filter(|game| arguments.game.is_none_or(|chosen| chosen.id == game.id));
    let plans: Vec<memory::Plan> = games
        .map(|game| memory::Plan {
            game: game.id,
            tables: arguments.tables,
            spectators: arguments.spectators,
        })
        .collect();
    let runs = Runs { columns: memory::COLUMNS, servers: &arguments.server };
    runs.report(&async |target: &Target| {
        let mut rows = vec![];
        for plan in &plans {
            let server = target.serve().await?;
            let figures = memory::run(plan, &server).await;
            server.stop().await;
            rows.push(Row { what: plan.game.to_owned(), figures: figures? });
        }
        Ok(rows)
    })
}

fn encoding(gzip: bool) -> Encoding {
    if gzip { Encoding::Gzip } else { Encoding::Plain }
}

fn bounds(arguments: &ServerArguments) -> Bounds {
    Bounds { share: arguments.most_share, lag: arguments.most_lag }
}

/// The runs at one server, or at two in turn.
struct Runs<'a> {
    columns: &'static [Column],
    servers: &'a ServerArguments,
}

impl Runs<'_> {
    /// Runs everything as often as was asked for, and prints the medians.
    fn report<R: AsyncFn(&Target) -> Result<Vec<Row>, LoadTrouble>>(&self, run: &R) -> Result<(), Trouble> {
        let (targets, rounds) = (self.targets()?, self.servers.rounds);
        if rounds == 0 {
            return Err(LoadTrouble::None("round").into());
        }
        rlimit::increase_nofile_limit(OPEN_FILES).map_err(LoadTrouble::Runtime)?;
        let runtime = Runtime::new().map_err(LoadTrouble::Runtime)?;
        let bar = progress::bar_of("runs", rounds * targets.len() as u64, false);
        let runs = async {
            let mut runs = vec![vec![]; targets.len()];
            for _ in 0..rounds {
                for (target, runs) in targets.iter().zip(&mut runs) {
                    runs.push(run(target).await?);
                    bar.inc(1);
                }
            }
            Ok::<_, LoadTrouble>(runs)
        };
        let runs = runtime.block_on(async {
            tokio::select! { runs = runs => runs, trouble = interrupted() => Err(trouble) }
        })?;
        bar.finish_and_clear();
        let measured: Vec<Measured> = targets
            .iter()
            .zip(&runs)
            .map(|(target, runs)| Measured { server: target.name(), rows: medians(runs) })
            .collect();
        let mut out = io::stdout().lock();
        if self.servers.json {
            let document = report::document(self.columns, &measured, rounds, cores());
            return Ok(writeln!(out, "{document:#}")?);
        }
        Ok(out.write_all(report::table(self.columns, &measured).as_bytes())?)
    }

    fn targets(&self) -> Result<Vec<Target>, LoadTrouble> {
        let ServerArguments { server, at, process, against, .. } = self.servers;
        let running = at.as_ref().map(|at| {
            Ok::<_, LoadTrouble>(Target::Running { at: at.parse()?, process: process.map(Process) })
        });
        let programs = [server, against].into_iter().flatten().cloned().map(Target::Program);
        Ok(running.transpose()?.into_iter().chain(programs).collect())
    }
}

/// Waits until somebody wants the generator to stop: then the server that it started must end too.
async fn interrupted() -> LoadTrouble {
    let (interrupt, terminate) = (signal(SignalKind::interrupt()), signal(SignalKind::terminate()));
    let (Ok(mut interrupt), Ok(mut terminate)) = (interrupt, terminate) else {
        return std::future::pending().await;
    };
    tokio::select! { _ = interrupt.recv() => {}, _ = terminate.recv() => {} }
    LoadTrouble::Interrupted
}
