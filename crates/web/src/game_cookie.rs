//! Cookies in which a browser remembers something of each game, such as what is done: `GAME.VALUE~GAME.VALUE`. Nothing of
//! it is stored on the server.

use crate::preferences::lasting_cookie;
use axum::http::HeaderMap;
use axum_extra::extract::cookie::{Cookie, CookieJar};

/// What stands between two games, and between a game and its value: neither is in any of them.
const BETWEEN: char = '~';
const OF: char = '.';
/// How many letters of a cookie are looked at: far more than all lessons or puzzles of all games take.
const LONGEST: usize = 3000;

/// The games and values in the cookie of this name; none where it makes no sense.
pub fn read(headers: &HeaderMap, name: &str) -> Vec<(String, String)> {
    let jar = CookieJar::from_headers(headers);
    let value = jar.get(name).map(Cookie::value).unwrap_or_default();
    let value = value.get(..value.len().min(LONGEST)).unwrap_or_default();
    let pairs = value.split(BETWEEN).filter_map(|pair| pair.split_once(OF));
    pairs.map(|(game, value)| (game.to_owned(), value.to_owned())).collect()
}

/// The cookie that remembers these games and values.
pub fn write<'a>(
    name: &'static str,
    pairs: impl Iterator<Item = (&'a str, String)>,
    https: bool,
) -> Cookie<'static> {
    let pairs: Vec<String> = pairs.map(|(game, value)| format!("{game}{OF}{value}")).collect();
    lasting_cookie(name, pairs.join(&BETWEEN.to_string()), https)
}
