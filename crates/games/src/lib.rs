//! The one list of games. Knows their rules crates, and nothing of what is done with them.
//!
//! Every registry of games – words, judges, boards, terminal drawings, command lines, tests – is made from this list,
//! by the macros below. A game that lacks its files or one of the traits does not compile.
//!
//! ```
//! use game::{Game, SeatCount};
//!
//! fn most_seats<G: Game>() -> (&'static str, SeatCount) {
//!     (G::ID, G::SEATS.1)
//! }
//!
//! let seats = games::list!(most_seats);
//! assert!(seats.contains(&("great-wall", SeatCount::FIVE)));
//! ```

pub use great_wall;
pub use qin;
pub use sun_tzu;
pub use xian;

use std::error::Error;
use std::fmt;

/// The ids of all games, in the order of the list.
pub const IDS: &[&str] = &every_game! { ids () };

/// There is no game with the id that was asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoSuchGame;

impl fmt::Display for NoSuchGame {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "there is no such game; there are {}", IDS.join(", "))
    }
}

impl Error for NoSuchGame {}

/// The list: the module that holds a game's files in every crate, the game's id, its type. Adding a game is a line here.
#[doc(hidden)]
#[macro_export]
macro_rules! every_game {
    ($macro:ident $arguments:tt) => {
        $crate::$macro! { $arguments
            qin "qin" Qin;
            great_wall "great-wall" GreatWall;
            sun_tzu "sun-tzu" SunTzu;
            xian "xian" Xian;
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! ids {
    (() $($module:ident $id:literal $game:ident;)*) => { [$($id),*] };
}

/// `games::modules!();` declares one module for every game: `mod qin;` and so on. `cargo fmt` does not follow modules
/// that a macro declares; `./check` formats every file by its name.
#[macro_export]
macro_rules! modules {
    () => { $crate::every_game! { modules () } };
    (() $($module:ident $id:literal $game:ident;)*) => { $(mod $module;)* };
}

/// `games::list!(entry)` is the array `[entry::<Qin>(), …]`.
#[macro_export]
macro_rules! list {
    ($entry:ident) => { $crate::every_game! { list ($entry) } };
    (($entry:ident) $($module:ident $id:literal $game:ident;)*) => { [$($entry::<$crate::$module::$game>()),*] };
}

/// `games::for_each!(check);` calls `check::<Qin>()`, `check::<GreatWall>()`, …, one after the other.
#[macro_export]
macro_rules! for_each {
    ($check:ident) => { $crate::every_game! { for_each ($check) } };
    (($check:ident) $($module:ident $id:literal $game:ident;)*) => { $($check::<$crate::$module::$game>();)* };
}

/// `games::files!("folder/", "/file")` is an array of every game's id with the text of its file, such as
/// `folder/great-wall/file`. The path is relative to the file in which this is written.
#[macro_export]
macro_rules! files {
    ($before:expr, $after:literal) => { $crate::every_game! { files ($before, $after) } };
    (($before:expr, $after:literal) $($module:ident $id:literal $game:ident;)*) => {
        [$(($id, include_str!(concat!($before, $id, $after)))),*]
    };
}

/// `games::tests!(check);` is one `#[test]` for every game, named after it, that calls `check::<Qin>()` and so on.
#[macro_export]
macro_rules! tests {
    ($check:ident) => { $crate::every_game! { tests ($check) } };
    (($check:ident) $($module:ident $id:literal $game:ident;)*) => {
        mod $check {
            $(#[test]
            fn $module() {
                super::$check::<$crate::$module::$game>();
            })*
        }
    };
}

#[cfg(test)]
mod tests {
    use game::Game;

    fn id<G: Game>() -> &'static str {
        G::ID
    }

    #[test]
    fn the_list_names_every_game_by_its_own_id() {
        let files = crate::files!("../../", "/RULES.md");
        assert_eq!(crate::IDS, crate::list!(id));
        assert_eq!(crate::IDS, files.map(|(id, _)| id));
        assert!(files.iter().all(|(_, rules)| rules.starts_with("# ")));
    }
}
