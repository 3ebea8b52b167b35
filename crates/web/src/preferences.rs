//! What a visitor has chosen for this browser, each choice in a cookie of its own; and what every cookie of this site has
//! in common.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use std::time::Duration;
use words::Language;

const LANGUAGE: &str = "language";

/// How long a browser keeps a cookie after it was set.
const COOKIE_LIFETIME: Duration = Duration::from_hours(365 * 24);

/// What a visitor has chosen.
#[derive(Debug, Clone, Copy)]
pub struct Preferences {
    pub language: Language,
    pub theme: Theme,
    pub owners: Owners,
    pub confirming: Confirming,
    pub coach: Coach,
}

impl Preferences {
    /// What the cookies of a request say; without one, the language that the browser prefers, and the first of
    /// everything else.
    pub fn read(headers: &HeaderMap) -> Preferences {
        let jar = CookieJar::from_headers(headers);
        let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let language = jar.get(LANGUAGE).and_then(|cookie| cookie.value().parse().ok());
        Preferences {
            language: language.unwrap_or_else(|| Language::from_accept_language(accepted)),
            theme: Theme::chosen(&jar),
            owners: Owners::chosen(&jar),
            confirming: Confirming::chosen(&jar),
            coach: Coach::chosen(&jar),
        }
    }

    /// The cookie that remembers a language.
    pub fn language_cookie(language: Language, https: bool) -> Cookie<'static> {
        lasting_cookie(LANGUAGE, language.code(), https)
    }
}

/// One of a few things to choose from. The first of them is chosen by those who have not chosen.
pub trait Preference: Copy + PartialEq + 'static {
    /// The name of its cookie, and of its field in forms.
    const NAME: &'static str;
    const ALL: &'static [Self];

    /// The name of the choice, in the cookie and in forms.
    fn name(self) -> &'static str;

    /// The choice with this name.
    fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|choice| choice.name() == name)
    }

    /// What the cookies say.
    fn chosen(jar: &CookieJar) -> Self {
        jar.get(Self::NAME).and_then(|cookie| Self::from_name(cookie.value())).unwrap_or(Self::ALL[0])
    }

    /// The cookie that remembers the choice.
    fn cookie(self, https: bool) -> Cookie<'static> {
        lasting_cookie(Self::NAME, self.name(), https)
    }
}

/// Light or dark: as the device is set, or chosen here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Theme {
    Device,
    Light,
    Dark,
}

impl Preference for Theme {
    const NAME: &'static str = "theme";
    const ALL: &'static [Theme] = &[Theme::Device, Theme::Light, Theme::Dark];

    fn name(self) -> &'static str {
        match self {
            Theme::Device => "device",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

/// What tells the owners of pieces apart, besides colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Owners {
    Devices,
    Letters,
}

impl Preference for Owners {
    const NAME: &'static str = "owners";
    const ALL: &'static [Owners] = &[Owners::Devices, Owners::Letters];

    fn name(self) -> &'static str {
        match self {
            Owners::Devices => "devices",
            Owners::Letters => "letters",
        }
    }
}

/// Which decisions wait for a confirmation once they are chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Confirming {
    /// Those that cannot be taken back.
    Final,
    All,
    Nothing,
}

impl Preference for Confirming {
    const NAME: &'static str = "confirming";
    const ALL: &'static [Confirming] = &[Confirming::Final, Confirming::All, Confirming::Nothing];

    fn name(self) -> &'static str {
        match self {
            Confirming::All => "all",
            Confirming::Final => "final",
            Confirming::Nothing => "nothing",
        }
    }
}

/// Whether a coach speaks at tables against bots alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Coach {
    Off,
    On,
}

impl Preference for Coach {
    const NAME: &'static str = "coach";
    const ALL: &'static [Coach] = &[Coach::Off, Coach::On];

    fn name(self) -> &'static str {
        match self {
            Coach::Off => "off",
            Coach::On => "on",
        }
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
