//! What a visitor chooses for this browser: language and theme in the bar of every page, the rest on their own page.

use crate::preferences::{Coach, Confirming, Owners, Preference, Preferences, Theme};
use crate::visitor::Visitor;
use axum::Form;
use axum::http::HeaderMap;
use axum::http::header::REFERER;
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::cookie::CookieJar;
use serde::Deserialize;
use words::Language;

#[derive(Deserialize)]
pub struct Chosen {
    language: Option<String>,
    theme: Option<String>,
    owners: Option<String>,
    confirming: Option<String>,
    coach: Option<String>,
}

/// `POST /preferences`: remembers the choice, and leads back to the page where it was made.
pub async fn choose(visitor: Visitor, headers: HeaderMap, Form(chosen): Form<Chosen>) -> Response {
    let mut cookies = CookieJar::new();
    if let Some(language) = chosen.language.and_then(|code| code.parse::<Language>().ok()) {
        cookies = cookies.add(Preferences::language_cookie(language, visitor.https));
    }
    cookies = remember::<Theme>(cookies, chosen.theme, &visitor);
    cookies = remember::<Owners>(cookies, chosen.owners, &visitor);
    cookies = remember::<Confirming>(cookies, chosen.confirming, &visitor);
    cookies = remember::<Coach>(cookies, chosen.coach, &visitor);
    let from = headers.get(REFERER).and_then(|from| from.to_str().ok());
    (cookies, Redirect::to(path_of(from.unwrap_or_default()))).into_response()
}

/// Adds the cookie of a choice, if there is such a choice.
fn remember<P: Preference>(cookies: CookieJar, name: Option<String>, visitor: &Visitor) -> CookieJar {
    match name.and_then(|name| P::from_name(&name)) {
        Some(choice) => cookies.add(choice.cookie(visitor.https)),
        None => cookies,
    }
}

/// The path of a page that a browser comes from, if it cannot lead to another site; else the lobby. That the request
/// comes from this site has been checked already.
fn path_of(referer: &str) -> &str {
    let path = referer.split_once("://").and_then(|(_, rest)| rest.find('/').map(|start| &rest[start..]));
    let is_clean = |path: &&str| {
        !path.starts_with("//") && !path.contains('\\') && path.bytes().all(|byte| byte.is_ascii_graphic())
    };
    path.filter(is_clean).unwrap_or("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_back_never_leads_to_another_site() {
        for (from, back) in [
            ("http://table.example/t/abc?as=1", "/t/abc?as=1"),
            ("https://table.example:8080/", "/"),
            ("https://table.example", "/"),
            ("http://table.example//evil.example", "/"),
            ("http://table.example/\\evil.example", "/"),
            ("http://table.example/\n", "/"),
            ("http://table.example/a b", "/"),
            ("//evil.example/a", "/"),
            ("/a", "/"),
            ("", "/"),
        ] {
            assert_eq!(path_of(from), back, "{from:?}");
        }
    }
}
