//! How far a visitor has come with the lessons: a cookie of this browser with the lessons that are done. Nothing of it
//! is stored on the server.

use crate::game_cookie;
use axum::http::HeaderMap;
use axum_extra::extract::cookie::Cookie;
use std::collections::BTreeSet;

const LESSONS: &str = "lessons";

/// The lessons that are done, each as a game and a name.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Progress(BTreeSet<(String, String)>);

impl Progress {
    /// What the cookie of a request says; nothing where it makes no sense.
    pub fn read(headers: &HeaderMap) -> Progress {
        Progress(game_cookie::read(headers, LESSONS).into_iter().collect())
    }

    pub fn has(&self, game: &str, lesson: &str) -> bool {
        self.0.contains(&(game.to_owned(), lesson.to_owned()))
    }

    /// The cookie that remembers one lesson more.
    pub fn with(mut self, game: &str, lesson: &str, https: bool) -> Cookie<'static> {
        self.0.insert((game.to_owned(), lesson.to_owned()));
        let done = self.0.iter().map(|(game, lesson)| (game.as_str(), lesson.clone()));
        game_cookie::write(LESSONS, done, https)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::header::COOKIE;

    fn read(cookie: &str) -> Progress {
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, cookie.parse().unwrap());
        Progress::read(&headers)
    }

    #[test]
    fn a_cookie_remembers_what_is_done() {
        let cookie = read("").with("qin", "founding", false);
        assert!(cookie.http_only() == Some(true) && cookie.max_age().is_some());
        let cookie = read(&cookie.to_string()).with("xian", "model", false);
        let progress = read(&format!("theme=dark; lessons={}", cookie.value()));
        assert!(progress.has("qin", "founding") && progress.has("xian", "model"));
        assert!(!progress.has("xian", "founding"));
    }

    #[test]
    fn whatever_else_is_in_the_cookie_counts_for_nothing() {
        for cookie in [
            "lessons=",
            "lessons=qin",
            "lessons=~~",
            "lessons=%ff",
            &format!("lessons={}", "x~".repeat(9000)),
        ] {
            assert_eq!(read(cookie), Progress::default(), "{cookie:.40}");
        }
    }
}
