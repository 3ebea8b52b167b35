//! The rules pages: every game in every language, to be learnt from, cited and found.

use super::guest::{Guest, site};
use games::IDS;
use words::{Language, Speaks};

/// A game's id, and who designed it in each language.
fn designed<G: Speaks>() -> (&'static str, [String; 2]) {
    (G::ID, Language::ALL.map(G::designers))
}

#[tokio::test]
async fn every_game_can_be_learnt_in_both_languages() {
    let site = site().await;
    for (game, designers) in games::list!(designed) {
        let short = [("en", "The game in five minutes"), ("fr", "Le jeu en cinq minutes")];
        for ((language, short), designers) in short.into_iter().zip(designers) {
            let page = Guest::speaking(&site, language).await.get(&format!("/rules/{game}")).await.text;
            assert!(page.contains(&format!("<html lang=\"{language}\"")), "{game} in {language}");
            assert!(page.contains(&format!("id=\"rulebook\" lang=\"{language}\"")), "{game} in {language}");
            assert!(page.contains(&designers), "{game} has a designer");
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
        for game in IDS.iter().skip(1) {
            assert!(page.contains(&format!("href=\"/rules/{game}\"")), "{game}");
        }
    }
}
