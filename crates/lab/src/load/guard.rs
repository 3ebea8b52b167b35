//! Whether the generator was light enough: one that takes much of the machine, or whose own tasks run late, measures
//! itself. Then nothing is reported.

use super::process::{Process, cores};
use super::report::quantile;
use super::trouble::LoadTrouble;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::task::AbortHandle;

/// How often it is looked whether tasks run in time.
const EVERY: Duration = Duration::from_millis(10);

/// What the generator may take at most.
#[derive(Debug, Clone, Copy)]
pub struct Bounds {
    /// Of all cores together, in percent.
    pub share: f64,
    /// How late its tasks may run, as the 99th percentile, in milliseconds.
    pub lag: f64,
}

/// Watches the generator itself.
pub struct Guard {
    watched: Arc<Watched>,
    task: AbortHandle,
    /// Its processor time and the time that passed, while it was measured.
    spent: Duration,
    passed: Duration,
}

#[derive(Default)]
struct Watched {
    /// Whether a part of the run is being measured: how late tasks run while tables are opened does not matter.
    counts: AtomicBool,
    /// In milliseconds.
    lags: Mutex<Vec<f64>>,
}

/// What the generator took.
#[derive(Debug, Clone, Copy)]
pub struct Taken {
    pub share: f64,
    pub lag: f64,
}

/// A part of a run that is measured.
pub struct Leg {
    cpu: Duration,
    begun: Instant,
}

impl Guard {
    pub fn new() -> Guard {
        let watched = Arc::<Watched>::default();
        let kept = watched.clone();
        let task = tokio::spawn(async move {
            loop {
                let begun = Instant::now();
                tokio::time::sleep(EVERY).await;
                let late = begun.elapsed().saturating_sub(EVERY);
                if kept.counts.load(Ordering::Relaxed) {
                    let mut lags = kept.lags.lock().unwrap_or_else(PoisonError::into_inner);
                    lags.push(late.as_secs_f64() * 1000.0);
                }
            }
        });
        Guard { watched, task: task.abort_handle(), spent: Duration::ZERO, passed: Duration::ZERO }
    }

    pub fn begin(&self) -> Result<Leg, LoadTrouble> {
        self.watched.counts.store(true, Ordering::Relaxed);
        Ok(Leg { cpu: Process::own().cpu()?, begun: Instant::now() })
    }

    pub fn end(&mut self, leg: &Leg) -> Result<(), LoadTrouble> {
        self.watched.counts.store(false, Ordering::Relaxed);
        self.spent += Process::own().cpu()?.saturating_sub(leg.cpu);
        self.passed += leg.begun.elapsed();
        Ok(())
    }

    /// What the generator took, unless that was too much.
    pub fn check(&self, bounds: Bounds) -> Result<Taken, LoadTrouble> {
        let capacity = self.passed.as_secs_f64() * cores() as f64;
        let share = 100.0 * self.spent.as_secs_f64() / capacity.max(f64::MIN_POSITIVE);
        let mut lags = std::mem::take(&mut *self.watched.lags.lock().unwrap_or_else(PoisonError::into_inner));
        let lag = quantile(&mut lags, 0.99).unwrap_or(0.0);
        if share > bounds.share {
            return Err(LoadTrouble::TooBusy { percent: share, bound: bounds.share });
        }
        if lag > bounds.lag {
            return Err(LoadTrouble::TooLate { milliseconds: lag, bound: bounds.lag });
        }
        Ok(Taken { share, lag })
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        self.task.abort();
    }
}
