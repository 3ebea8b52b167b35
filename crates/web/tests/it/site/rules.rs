//! The rules pages: every game in every language, to be learnt from, cited and found.

use super::guest::{Guest, site};
use super::study::{finished, upload};
use axum::http::StatusCode;
use games::IDS;
use games::qin::Qin;
use lessons::Taught;
use words::{Language, Speaks, Term};

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

#[tokio::test]
async fn every_game_has_a_card_and_says_who_made_the_site() {
    let site = site().await;
    for (language, unofficial) in [("en", "not affiliated"), ("fr", "sans lien avec")] {
        let guest = Guest::speaking(&site, language).await;
        for game in IDS {
            let page = guest.get(&format!("/rules/{game}/card")).await;
            assert_eq!(page.status, StatusCode::OK);
            let card = page.between("class=\"columns\"", "</main>");
            assert!(card.matches("<section>").count() > 8 && !card.contains("href="), "{game}: {card}");
            assert!(page.text.contains(&format!("href=\"/rules/{game}\"")), "{game}: the rules are near");
            assert_eq!(page.text.matches(unofficial).count(), 1, "{game} in {language}");
        }
    }
    let guest = Guest::new(&site).await;
    for path in ["/rules/chess/card", "/rules/chess/glossary"] {
        assert_eq!(guest.get(path).await.status, StatusCode::NOT_FOUND);
    }
}

/// The words of a game, in each language.
fn glossary<G: Taught>() -> (&'static str, Vec<[Term; 2]>) {
    let terms = G::GLOSSARY.iter().map(|name| Language::ALL.map(|language| Term::of::<G>(name, language)));
    (G::ID, terms.collect())
}

#[tokio::test]
async fn a_glossary_has_both_languages_side_by_side_and_says_what_words_mean() {
    let site = site().await;
    for (at, language) in Language::ALL.into_iter().enumerate() {
        let guest = Guest::speaking(&site, language.code()).await;
        for (game, terms) in games::list!(glossary) {
            let page = guest.get(&format!("/rules/{game}/glossary")).await;
            let rows: Vec<&str> = page.between("<tbody>", "</tbody>").split("<tr>").skip(1).collect();
            assert_eq!(rows.len(), terms.len(), "{game}");
            for (row, both) in rows.iter().zip(&terms) {
                for (language, term) in Language::ALL.into_iter().zip(both) {
                    let cell = format!("<td lang=\"{}\"><b>{}</b></td>", language.code(), term.word);
                    assert!(row.contains(&cell), "{game}: {cell} in {row}");
                }
                assert!(row.contains(&format!("<td>{}</td>", both[at].meaning)), "{game}: {row}");
            }
        }
    }
}

#[tokio::test]
async fn the_foot_of_every_page_says_that_this_is_unofficial() {
    let guest = Guest::new(&site().await).await;
    let table = guest.open_for_all("qin", 2, "").await;
    let replay = format!("{table}/replay?at=0");
    let finished = upload(&guest, &finished::<Qin>()).await;
    let analysis = format!("{finished}/analysis");
    for path in [
        "/",
        "/me",
        "/new/qin",
        "/rules/qin",
        "/learn/qin",
        "/learn/qin/founding",
        "/puzzles/qin",
        "/puzzles/qin/1",
        &table,
        &replay,
        &analysis,
    ] {
        let page = guest.get(path).await.text;
        let (_, foot) =
            page.split_once("<footer class=\"foot\">").unwrap_or_else(|| panic!("{path}: {page}"));
        assert!(foot.contains("not affiliated") && !foot.contains("<footer"), "{path}: once");
    }
}
