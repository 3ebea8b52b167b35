//! All puzzles of all games, as they are in the files of `data`, and the one of a day.

use crate::Puzzle;
use std::sync::LazyLock;
use std::time::{SystemTime, UNIX_EPOCH};

/// The seconds of a day.
const DAY: u64 = 24 * 60 * 60;

static FILES: [(&str, &str); games::IDS.len()] = games::files!("../data/", ".jsonl");

static SHELF: LazyLock<Vec<(&str, Vec<Puzzle>)>> = LazyLock::new(|| {
    // A line that cannot be read is left out: a test sees that there is none.
    let read = |text: &str| text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
    FILES.iter().map(|&(id, text)| (id, read(text))).collect()
});

/// The puzzles of a game; none of a game that does not exist.
pub fn of_game(id: &str) -> &'static [Puzzle] {
    SHELF.iter().find(|(game, _)| *game == id).map_or(&[], |(_, puzzles)| puzzles)
}

/// The number of today's puzzle among those of a game, counted from 0. A new one comes at midnight, universal time.
pub fn of_today(id: &str, now: SystemTime) -> Option<usize> {
    let since = now.duration_since(UNIX_EPOCH).unwrap_or_default();
    of_the_day(id, since.as_secs() / DAY)
}

/// The same on a day counted from 1970. All puzzles come in turn, and neighbours in the file, which may come from the
/// same deal, on days far apart.
fn of_the_day(id: &str, day: u64) -> Option<usize> {
    let count = of_game(id).len() as u64;
    let stride = (1..count).rev().find(|&stride| stride <= count * 5 / 8 && coprime(stride, count));
    (count > 0).then(|| (day * stride.unwrap_or(1) % count) as usize)
}

fn coprime(one: u64, other: u64) -> bool {
    let (mut one, mut other) = (one, other);
    while other > 0 {
        (one, other) = (other, one % other);
    }
    one == 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_line_is_a_puzzle() {
        for (id, text) in FILES {
            assert_eq!(of_game(id).len(), text.lines().count(), "{id}");
        }
        assert!(of_game("chess").is_empty());
    }

    #[test]
    fn every_puzzle_has_its_day() {
        for id in games::IDS {
            let count = of_game(id).len();
            let days: BTreeSet<usize> =
                (20_000..).take(count).filter_map(|day| of_the_day(id, day)).collect();
            assert_eq!(days.len(), count, "{id}");
        }
        assert_eq!(of_the_day("chess", 1), None);
    }
}
