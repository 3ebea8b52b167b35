//! Puzzles without a browser: every one is shown in both languages, wrong tries and right ones are answered, and the
//! browser remembers what is solved.

use super::guest::{Guest, site, spelt};
use axum::http::StatusCode;
use puzzles::of_game;

fn form(action: &str) -> String {
    format!("action={}", spelt(action))
}

#[tokio::test]
async fn every_puzzle_is_asked_and_a_sample_is_solved_by_its_forms() {
    let site = site().await;
    for language in ["en", "fr"] {
        let guest = Guest::speaking(&site, language).await;
        for game in games::IDS {
            let overview = guest.get(&format!("/puzzles/{game}")).await.text;
            for (number, puzzle) in (1..).zip(of_game(game)) {
                let here = format!("/puzzles/{game}/{number}");
                assert!(overview.contains(&format!("href=\"{here}\"")), "{here}");
                if number % 8 != 1 {
                    continue;
                }
                let asked = guest.get(&here).await;
                assert_eq!(asked.status, StatusCode::OK, "{here}");
                assert!(asked.text.contains(&format!("action=\"{here}/play\"")), "{here}");
                let preview = guest.get(&format!("{here}/preview?{}", form(&puzzle.best))).await;
                assert_eq!(preview.status, StatusCode::OK, "{here}: {}", puzzle.best);
                let wrong = guest.post(&format!("{here}/play"), &form(&puzzle.tempting)).await;
                let wrong = guest.get(wrong.location()).await.text;
                assert!(
                    wrong.contains("class=\"verdict wrong\"") && wrong.contains("id=\"confirm\""),
                    "{here}"
                );
                let right = guest.post(&format!("{here}/play"), &form(&puzzle.best)).await;
                let right = guest.get(right.location()).await.text;
                assert!(right.contains("class=\"verdict right\""), "{here}");
                assert!(right.contains("class=\"why\"") && !right.contains("id=\"confirm\""), "{here}");
            }
        }
    }
}

#[tokio::test]
async fn the_browser_remembers_what_is_solved() {
    let guest = Guest::new(&site().await).await;
    let puzzle = &of_game("great-wall")[2];
    assert!(!guest.get("/puzzles/great-wall").await.text.contains("<li class=\"done\">"));
    let solved = guest.post("/puzzles/great-wall/3/play", &form(&puzzle.best)).await;
    let cookie = solved.cookie("puzzles").unwrap();
    assert_eq!(cookie, "puzzles=great-wall.4");
    let later = Guest { cookie: format!("{}; {cookie}", guest.cookie), ..guest };
    assert!(later.get("/puzzles/great-wall").await.text.contains("<li class=\"done\">"));
}

#[tokio::test]
async fn there_is_one_puzzle_a_day_and_no_page_beyond_the_last() {
    let guest = Guest::new(&site().await).await;
    let today = guest.get("/puzzles/qin/today").await;
    assert!(today.location().starts_with("/puzzles/qin/"));
    assert_eq!(guest.get(today.location()).await.status, StatusCode::OK);
    for nowhere in ["/puzzles/chess", "/puzzles/qin/0", "/puzzles/qin/9999", "/puzzles/chess/today"] {
        assert_eq!(guest.get(nowhere).await.status, StatusCode::NOT_FOUND, "{nowhere}");
    }
}
