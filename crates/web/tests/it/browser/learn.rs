//! Lessons in the browser, by clicks: every one at a desk in English, and some on a phone in French.

use super::stage::{Browser, Stage};
use lessons::Taught;
use serde_json::json;
use std::time::Duration;

/// What is played in a lesson.
struct Lesson {
    path: String,
    solution: &'static [&'static str],
    mistake: &'static [&'static str],
}

fn course<G: Taught>() -> Vec<Lesson> {
    let lessons = G::lessons().iter().map(|lesson| Lesson {
        path: format!("/learn/{}/{}", G::ID, lesson.name),
        solution: lesson.solution,
        mistake: lesson.mistake,
    });
    lessons.collect()
}

impl Browser {
    /// Picks an action from the page and confirms it. A piece that is turned at its place is turned until it lies right.
    pub async fn try_in_lesson(&self, action: &str) {
        if self.has("#table[data-turns]").await {
            let mut words = action.split(' ');
            self.click(&format!(".hand [data-thing='{}']", words.next().unwrap())).await;
            self.click(&format!(".board [data-thing='{}']", words.next().unwrap())).await;
            self.wait("#consequences .action").await;
            let chosen = "return document.querySelector('#confirm [name=action]').value";
            for _ in 0..8 {
                if self.run(chosen).await == json!(action) {
                    break;
                }
                self.click("#turn:enabled").await;
            }
            assert_eq!(self.run(chosen).await, json!(action));
        } else {
            self.pick(&json!(action).to_string()).await;
        }
        self.click("#confirm button.primary:enabled").await;
    }

    /// Whether the page offers an action.
    async fn offers(&self, action: &str) -> bool {
        let legal = format!("return legalActions().includes({})", json!(action));
        self.run(&legal).await == json!(true)
    }

    async fn walk(&self, lesson: &Lesson) {
        // Whoever comes from the lesson before is there already.
        if self.path().await != lesson.path {
            self.go(&lesson.path).await;
        }
        self.wait("#table[data-legal]").await;
        if let [mistake] = lesson.mistake
            && self.offers(mistake).await
        {
            self.try_in_lesson(mistake).await;
            self.wait(".verdict.wrong").await;
        }
        for (number, action) in lesson.solution.iter().enumerate() {
            self.wait(&format!("#table[data-version='{number}']")).await;
            self.try_in_lesson(action).await;
            self.wait(&format!("#table[data-version='{}']", number + 1)).await;
        }
        self.wait(".verdict.right").await;
        self.wait_until("document.activeElement?.id === 'next'").await;
    }
}

#[tokio::test]
async fn every_lesson_is_walked_by_clicks() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    for lessons in games::list!(course) {
        for pair in lessons.windows(2) {
            ada.walk(&pair[0]).await;
            ada.click("#next").await;
            ada.wait_until(&format!("location.pathname === '{}'", pair[1].path)).await;
        }
        ada.walk(lessons.last().unwrap()).await;
        // After the last one the first game begins, with the coach.
        ada.click("#next").await;
        ada.wait("main[data-coach=on] #table[data-seat]").await;
        ada.wait_until("location.pathname.startsWith('/t/')").await;
    }
    ada.go("/learn/qin").await;
    ada.wait(".lessons li.done:last-child").await;
    ada.close().await;
}

#[tokio::test]
async fn lessons_fit_a_phone() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.phone().await;
    for lessons in games::list!(course) {
        for lesson in [&lessons[0], lessons.last().unwrap()] {
            ada.walk(lesson).await;
            let widths = ada.run("return [innerWidth, document.documentElement.scrollWidth]").await;
            assert_eq!(widths, json!([390, 390]), "{}", lesson.path);
        }
    }
    ada.close().await;
}

#[tokio::test]
async fn an_illegal_place_says_why_and_the_rule_opens_beside_the_lesson() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    ada.go("/learn/qin/first-tile").await;
    ada.click(".hand [data-thing='ry']").await;
    ada.click(".board [data-thing='c3']").await;
    ada.wait("#notice.shown .cited").await;
    ada.click("#notice .cited").await;
    ada.wait("#rules[open] [id='rule-4.3']:target").await;
    ada.close().await;
}

#[tokio::test]
async fn lessons_are_accessible() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    for lessons in games::list!(course) {
        let overview = lessons[0].path.rsplit_once('/').unwrap().0;
        for path in [overview, &lessons[0].path, &lessons.last().unwrap().path] {
            ada.go(path).await;
            ada.is_accessible(path).await;
        }
    }
    ada.close().await;
}

#[tokio::test]
async fn a_lesson_of_every_game_goes_by_keyboard() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    for lessons in games::list!(course) {
        // One whose only action takes something of the hand to the board, where there is such a one.
        let words = |lesson: &&Lesson| match lesson.solution {
            [only] => only.split(' ').count(),
            _ => 0,
        };
        let lesson = lessons.iter().max_by_key(words).unwrap();
        ada.go(&lesson.path).await;
        ada.wait("#table[data-legal]").await;
        ada.play_by_keys(lesson.solution[0]).await;
        ada.wait(".verdict.right").await;
        ada.wait_until("document.activeElement?.id === 'next'").await;
    }
    ada.close().await;
}
