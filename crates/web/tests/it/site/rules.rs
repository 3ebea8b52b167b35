//! The rules pages: every game in every language, to be learnt from, cited and found.

use super::guest::{Guest, site, token};
use axum::http::StatusCode;

const GAMES: [(&str, &str); 4] = [
    ("qin", "Reiner Knizia"),
    ("great-wall", "Reiner Knizia"),
    ("sun-tzu", "Alan M. Newman"),
    ("xian", "Marco Legato"),
];

#[tokio::test]
async fn every_game_can_be_learnt_in_both_languages() {
    let site = site().await;
    for (game, designer) in GAMES {
        for (language, short) in [("en", "The game in five minutes"), ("fr", "Le jeu en cinq minutes")] {
            let page = Guest::speaking(&site, language).await.get(&format!("/rules/{game}")).await.text;
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
    let guest = Guest::new(&site().await).await;
    for page in ["/", "/rules/qin"] {
        let page = guest.get(page).await.text;
        for (game, _) in GAMES.iter().skip(1) {
            assert!(page.contains(&format!("href=\"/rules/{game}\"")), "{game}");
        }
    }
}

#[tokio::test]
async fn prompts_and_refusals_lead_to_their_paragraphs() {
    let mut guest = Guest::new(&site().await).await;
    let table = guest.open("qin", "seat-0=me&seat-1=bot-novice&option-start=first").await;
    let tile = guest.get(&table).await.legal()[0][..2].to_owned();
    for (language, cited) in [("en", "Rule"), ("fr", "Règle")] {
        guest.language = language;
        let page = guest.get(&table).await.text;
        assert!(
            page.contains(&format!("<a class=\"cited\" href=\"/rules/qin#rule-4\">{cited} 4</a>")),
            "{page}"
        );
        let refused = guest.play(&table, 0, 0, &token(1), &format!("{tile} a13 b13")).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
        let link = format!("href=\"/rules/qin#rule-4.2\">{cited} 4.2</a>");
        assert!(refused.text.contains(&link), "{}", refused.text);
        let preview = format!("{table}/preview?seat=0&action={tile}+a13+b13");
        assert!(guest.get(&preview).await.text.contains(&link));
    }
}
