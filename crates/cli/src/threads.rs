//! Work shared out among threads: whoever is free takes the next piece.

use crate::trouble::Trouble;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// As many threads as were asked for, or as there are cores.
pub fn count(asked: Option<usize>) -> Result<usize, Trouble> {
    match asked.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from)) {
        0 => Err(Trouble::NothingToDo),
        threads => Ok(threads),
    }
}

/// Does every piece of work once; after the first trouble, no more is begun.
pub fn share_out<W: Sync>(
    work: &[W],
    threads: usize,
    carry_out: impl Fn(&W) -> Result<(), Trouble> + Sync,
) -> Result<(), Trouble> {
    let next = AtomicUsize::new(0);
    let do_some = || -> Result<(), Trouble> {
        while let Some(piece) = work.get(next.fetch_add(1, Ordering::Relaxed)) {
            carry_out(piece).inspect_err(|_| next.store(work.len(), Ordering::Relaxed))?;
        }
        Ok(())
    };
    thread::scope(|scope| {
        let helpers: Vec<_> = (1..threads).map(|_| scope.spawn(do_some)).collect();
        let own = do_some();
        let stopped = |_| Trouble::OurFault("a thread stopped".into());
        helpers.into_iter().map(|helper| helper.join().map_err(stopped)?).fold(own, Result::and)
    })
}
