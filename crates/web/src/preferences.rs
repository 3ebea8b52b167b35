//! What a visitor has chosen for this browser, language and theme, each in a cookie of its own; and what every cookie of
//! this site has in common.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use std::time::Duration;
use words::Language;

const LANGUAGE: &str = "language";
const THEME: &str = "theme";

/// How long a browser keeps a cookie after it was set.
const COOKIE_LIFETIME: Duration = Duration::from_hours(365 * 24);

/// Language and theme of a visitor.
#[derive(Debug, Clone, Copy)]
pub struct Preferences {
    pub language: Language,
    pub theme: Theme,
}

impl Preferences {
    /// What the cookies of a request say; without one, the language that the browser prefers, and its theme.
    pub fn read(headers: &HeaderMap) -> Preferences {
        let jar = CookieJar::from_headers(headers);
        let chosen = |name| jar.get(name).map(Cookie::value);
        let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let language = chosen(LANGUAGE).and_then(|code| code.parse().ok());
        Preferences {
            language: language.unwrap_or_else(|| Language::from_accept_language(accepted)),
            theme: chosen(THEME).and_then(Theme::from_name).unwrap_or_default(),
        }
    }

    /// The cookie that remembers a language.
    pub fn language_cookie(language: Language, https: bool) -> Cookie<'static> {
        lasting_cookie(LANGUAGE, language.code(), https)
    }

    /// The cookie that remembers a theme.
    pub fn theme_cookie(theme: Theme, https: bool) -> Cookie<'static> {
        lasting_cookie(THEME, theme.name(), https)
    }
}

/// Light or dark: as the device is set, or chosen here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Theme {
    #[default]
    Device,
    Light,
    Dark,
}

impl Theme {
    pub const ALL: [Theme; 3] = [Theme::Device, Theme::Light, Theme::Dark];

    pub const fn name(self) -> &'static str {
        match self {
            Theme::Device => "device",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    pub fn from_name(name: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.name() == name)
    }
}

/// A cookie for a year, which no script can read and no other site can make a browser post. A visitor who came over
/// HTTPS sends it over HTTPS only.
pub fn lasting_cookie(name: &'static str, value: impl Into<String>, https: bool) -> Cookie<'static> {
    Cookie::build((name, value.into()))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(https)
        // A year is within the range of either type.
        .max_age(COOKIE_LIFETIME.try_into().unwrap_or_default())
        .build()
}

/// Makes the browser forget a cookie.
pub fn removed_cookie(name: &'static str) -> CookieJar {
    CookieJar::new().add(Cookie::build((name, "")).path("/").removal().build())
}
