//! Which puzzles a visitor has solved: a cookie of this browser. Nothing of it is stored on the server.

use crate::game_cookie;
use axum::http::HeaderMap;
use axum_extra::extract::cookie::Cookie;
use std::collections::BTreeMap;

const PUZZLES: &str = "puzzles";
/// How many puzzles of a game can be remembered: one bit each.
const MOST: usize = 128;

/// The puzzles that are solved, each a bit of its game's number.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Solved(BTreeMap<String, u128>);

impl Solved {
    /// What the cookie of a request says; nothing where it makes no sense.
    pub fn read(headers: &HeaderMap) -> Solved {
        let games = game_cookie::read(headers, PUZZLES).into_iter();
        let known = games.filter(|(game, _)| games::IDS.contains(&game.as_str()));
        Solved(known.filter_map(|(game, bits)| Some((game, u128::from_str_radix(&bits, 16).ok()?))).collect())
    }

    /// Whether the puzzle of this number, counted from 0, is solved.
    pub fn has(&self, game: &str, number: usize) -> bool {
        number < MOST && self.0.get(game).is_some_and(|bits| bits >> number & 1 == 1)
    }

    /// The cookie that remembers one puzzle more.
    pub fn with(mut self, game: &str, number: usize, https: bool) -> Cookie<'static> {
        if number < MOST {
            *self.0.entry(game.to_owned()).or_default() |= 1 << number;
        }
        let games = self.0.iter().map(|(game, bits)| (game.as_str(), format!("{bits:x}")));
        game_cookie::write(PUZZLES, games, https)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::header::COOKIE;

    fn read(cookie: &str) -> Solved {
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, cookie.parse().unwrap());
        Solved::read(&headers)
    }

    #[test]
    fn a_cookie_remembers_what_is_solved() {
        let cookie = read("").with("qin", 63, false);
        let cookie = read(&cookie.to_string()).with("xian", 0, false);
        let solved = read(&format!("theme=dark; puzzles={}", cookie.value()));
        assert!(solved.has("qin", 63) && solved.has("xian", 0));
        assert!(!solved.has("qin", 0) && !solved.has("sun-tzu", 0) && !solved.has("qin", 9999));
    }

    #[test]
    fn whatever_else_is_in_the_cookie_counts_for_nothing() {
        for cookie in ["puzzles=", "puzzles=qin", "puzzles=qin.x", "puzzles=chess.1", "puzzles=~.~"] {
            assert_eq!(read(cookie), Solved::default(), "{cookie}");
        }
    }
}
