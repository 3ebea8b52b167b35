//! Threads that work is shared out among.
//!
//! What is done in their [`ThreadPool::install`] runs on them: in any order where an iterator is bridged, so that whoever is
//! free takes the next piece; and always with the results in the order of the work where they are collected.

use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};

/// Why there are no threads to work with.
#[derive(Debug, thiserror::Error)]
pub enum NoThreads {
    #[error("there must be at least one thread")]
    NoneAsked,
    #[error("the threads cannot be started: {0}")]
    NotStarted(#[from] ThreadPoolBuildError),
}

/// As many threads as were asked for, or as there are cores.
pub fn pool(asked: Option<usize>) -> Result<ThreadPool, NoThreads> {
    if asked == Some(0) {
        return Err(NoThreads::NoneAsked);
    }
    // To the builder, 0 stands for all cores.
    Ok(ThreadPoolBuilder::new().num_threads(asked.unwrap_or(0)).build()?)
}
