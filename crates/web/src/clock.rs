//! What time it is. It follows the clock that tasks sleep by, so that a test which lets an hour pass in no time finds
//! it an hour later here too.

use std::sync::LazyLock;
use store::Timestamp;
use tokio::time::Instant;

/// The same moment by both clocks.
static START: LazyLock<(Timestamp, Instant)> = LazyLock::new(|| (Timestamp::now(), Instant::now()));

/// What time it is.
pub fn now() -> Timestamp {
    let (time, instant) = *START;
    time.after(Instant::now().saturating_duration_since(instant))
}

/// The same moment by the clock that tasks sleep by.
pub fn instant(time: Timestamp) -> Instant {
    Instant::now() + time.since(now())
}

/// A time in seconds since 1970: the page's script tells how long ago that was.
pub const fn seconds(time: Timestamp) -> i64 {
    time.0.div_euclid(1000)
}
