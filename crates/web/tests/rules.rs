//! The rules pages: every game in every language, to be learnt from, cited and found.
#![expect(clippy::unwrap_used, reason = "helpers of tests")]

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode, header};
use std::sync::Arc;
use std::time::Duration;
use store::Sqlite;
use tower::ServiceExt;

const GAMES: [(&str, &str); 4] = [
    ("qin", "Reiner Knizia"),
    ("great-wall", "Reiner Knizia"),
    ("sun-tzu", "Alan M. Newman"),
    ("xian", "Marco Legato"),
];

fn site() -> Router {
    web::app(Arc::new(Sqlite::in_memory().unwrap()), Duration::ZERO).unwrap()
}

async fn read(site: &Router, path: &str, language: &str) -> String {
    let request = Request::get(path).header(header::HOST, "table.example");
    let request = request.header(header::ACCEPT_LANGUAGE, language).body(Body::empty()).unwrap();
    let answer = site.clone().oneshot(request).await.unwrap();
    assert_eq!(answer.status(), StatusCode::OK, "{path}");
    String::from_utf8(to_bytes(answer.into_body(), usize::MAX).await.unwrap().to_vec()).unwrap()
}

#[tokio::test]
async fn every_game_can_be_learnt_in_both_languages() {
    let site = site();
    for (game, designer) in GAMES {
        for (language, short) in [("en", "The game in five minutes"), ("fr", "Le jeu en cinq minutes")] {
            let page = read(&site, &format!("/rules/{game}"), language).await;
            assert!(page.contains(&format!("<html lang=\"{language}\"")), "{game} in {language}");
            assert!(page.contains(&format!("id=\"rulebook\" lang=\"{language}\"")), "{game} in {language}");
            assert!(page.contains(designer), "{game} has a designer");
            assert_eq!(
                page.matches(short).count(),
                2,
                "{game} in {language}: in the contents and in the text"
            );
            assert!(page.contains("href=\"#rule-1\"") && page.contains("id=\"rule-1.1\""));
            assert!(page.matches("role=\"img\" aria-labelledby=").count() >= 4, "{game} has pictures");
            assert!(page.contains("<defs>"), "pictures have their shapes");
        }
    }
}

#[tokio::test]
async fn the_lobby_and_other_rules_lead_to_the_rules() {
    let site = site();
    for page in ["/", "/rules/qin"] {
        let page = read(&site, page, "en").await;
        for (game, _) in GAMES.iter().skip(1) {
            assert!(page.contains(&format!("href=\"/rules/{game}\"")), "{game}");
        }
    }
}
