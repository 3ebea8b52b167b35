//! Puzzles in the browser, by clicks: a sample of every game at a desk and on a phone, a wrong try first.

use super::keys::ENTER;
use super::stage::{Browser, Stage};
use puzzles::of_game;
use serde_json::json;
use std::time::Duration;

impl Browser {
    /// Tries what is tempting, and then what is right.
    async fn solve(&self, game: &str, number: usize) {
        let puzzle = &of_game(game)[number - 1];
        self.go(&format!("/puzzles/{game}/{number}")).await;
        self.wait("#table[data-legal]").await;
        self.try_in_lesson(&puzzle.tempting).await;
        self.wait(".verdict.wrong").await;
        self.try_in_lesson(&puzzle.best).await;
        self.wait(".verdict.right .why").await;
        self.wait_until("document.activeElement?.id === 'next'").await;
    }
}

#[tokio::test]
async fn a_sample_of_puzzles_is_solved_by_clicks() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    for game in games::IDS {
        for number in [1, of_game(game).len() / 2, of_game(game).len()] {
            ada.solve(game, number).await;
        }
        ada.is_accessible(game).await;
        // After the last comes the first.
        ada.click("#next").await;
        ada.wait_until(&format!("location.pathname === '/puzzles/{game}/1'")).await;
        ada.is_accessible(game).await;
        ada.go(&format!("/puzzles/{game}")).await;
        ada.wait(".puzzles li.done").await;
        ada.is_accessible(game).await;
    }
    ada.close().await;
}

#[tokio::test]
async fn a_puzzle_of_every_game_is_solved_by_keyboard() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    for game in games::IDS {
        ada.go(&format!("/puzzles/{game}/1")).await;
        ada.wait("#table[data-legal]").await;
        ada.play_by_keys(&of_game(game)[0].best).await;
        ada.wait(".verdict.right").await;
        ada.wait_until("document.activeElement?.id === 'next'").await;
        ada.keys(ENTER).await;
        ada.wait_until(&format!("location.pathname === '/puzzles/{game}/2'")).await;
    }
    ada.close().await;
}

#[tokio::test]
async fn puzzles_fit_a_phone() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.phone().await;
    for game in games::IDS {
        ada.solve(game, 2).await;
        let widths = ada.run("return [innerWidth, document.documentElement.scrollWidth]").await;
        assert_eq!(widths, json!([390, 390]), "{game}");
    }
    ada.close().await;
}
