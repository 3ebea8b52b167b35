//! Lessons without a browser: every page in both languages, right and wrong answers, and what the browser remembers.

use super::guest::{Guest, site};
use axum::http::{StatusCode, header};
use lessons::Taught;
use words::Language;

fn form(action: &str) -> String {
    format!("action={}", action.replace('+', "%2B").replace(' ', "+"))
}

/// What the tests need of a game's lessons.
struct Taken {
    game: &'static str,
    lessons: Vec<Lesson>,
}

struct Lesson {
    name: &'static str,
    titles: [String; 2],
    done: [String; 2],
    solution: &'static [&'static str],
    mistake: &'static [&'static str],
}

fn taken<G: Taught>() -> Taken {
    let lessons = G::lessons().iter().map(|lesson| Lesson {
        name: lesson.name,
        titles: Language::ALL.map(|language| lesson.text(language).title),
        done: Language::ALL.map(|language| lesson.text(language).done),
        solution: lesson.solution,
        mistake: lesson.mistake,
    });
    Taken { game: G::ID, lessons: lessons.collect() }
}

#[tokio::test]
async fn every_lesson_is_solved_by_the_forms_of_its_pages() {
    let site = site().await;
    for (language, at) in [("en", 0), ("fr", 1)] {
        let guest = Guest::speaking(&site, language).await;
        for Taken { game, lessons } in games::list!(taken) {
            let overview = guest.get(&format!("/learn/{game}")).await.text;
            for lesson in &lessons {
                assert!(
                    overview.contains(&lesson.titles[at].replace('\'', "&#39;")),
                    "{game} {}",
                    lesson.name
                );
                let start = format!("/learn/{game}/{}", lesson.name);
                let mut here = start.clone();
                for action in lesson.solution {
                    let page = guest.get(&here).await;
                    assert_eq!(page.status, StatusCode::OK, "{here}");
                    assert!(page.text.contains(&format!("action=\"{here}/play\"")), "{here}");
                    let preview = guest.get(&format!("{here}/preview?{}", form(action))).await;
                    assert_eq!(preview.status, StatusCode::OK, "{here}: {action}");
                    here = guest.post(&format!("{here}/play"), &form(action)).await.location().to_owned();
                    assert!(!here.contains("tried="), "{here}");
                }
                let end = guest.get(&here).await.text;
                assert!(end.contains("class=\"verdict right\"") && end.contains(&lesson.done[at]), "{here}");
                assert!(!end.contains("id=\"confirm\""), "{here}: nothing is left to do");
            }
        }
    }
}

#[tokio::test]
async fn a_mistake_is_answered_where_it_was_made() {
    let guest = Guest::new(&site().await).await;
    for Taken { game, lessons } in games::list!(taken) {
        for lesson in &lessons {
            let mut here = format!("/learn/{game}/{}", lesson.name);
            let (last, before) = lesson.mistake.split_last().unwrap();
            for action in before {
                here = guest.post(&format!("{here}/play"), &form(action)).await.location().to_owned();
            }
            let answer = guest.post(&format!("{here}/play"), &form(last)).await;
            assert!(answer.headers.get(header::SET_COOKIE).is_none(), "{here}: nothing is done yet");
            let back = answer.location().to_owned();
            assert!(back.starts_with(&format!("{here}?tried=")), "{back}");
            let page = guest.get(&back).await.text;
            assert!(page.contains("class=\"verdict wrong\"") && page.contains("id=\"confirm\""), "{back}");
        }
    }
}

#[tokio::test]
async fn the_browser_remembers_what_is_done() {
    let guest = Guest::new(&site().await).await;
    let answer = guest.post("/learn/qin/founding/play", "action=ry+f8+g8").await;
    let cookie = answer.headers.get(header::SET_COOKIE).unwrap().to_str().unwrap();
    assert!(cookie.starts_with("lessons=qin.founding;") && cookie.contains("HttpOnly"), "{cookie}");
    let cookie = format!("{}; {}", guest.cookie, cookie.split(';').next().unwrap());
    let later = Guest { cookie, ..guest };
    let overview = later.get("/learn/qin").await.text;
    assert!(overview.contains("1 of 10 done"), "{overview}");
    assert_eq!(overview.matches("<li class=\"done\">").count(), 1);
    assert!(
        overview.contains("class=\"button primary\" href=\"/learn/qin/first-tile\""),
        "the first that is not done"
    );
}

#[tokio::test]
async fn what_is_no_lesson_is_not_found() {
    let guest = Guest::new(&site().await).await;
    for path in [
        "/learn/chess",
        "/learn/qin/nothing",
        "/learn/qin/founding/nonsense",
        "/learn/qin/founding/yb_e9_f9",
        "/learn/qin/founding/ry_f8_g8.ry_f8_g8",
        "/learn/qin/founding/preview?action=nonsense",
    ] {
        assert_eq!(guest.get(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    let answer = guest.post("/learn/qin/founding/play", "action=<b>").await;
    let back = answer.location().to_owned();
    assert_eq!(back, "/learn/qin/founding?tried=%3Cb%3E");
    let page = guest.get("/learn/qin/founding?tried=%3Cscript%3E").await.text;
    assert!(page.contains("No action is spelt like that") && !page.contains("<script>"));
}

#[tokio::test]
async fn an_illegal_pick_is_explained() {
    let guest = Guest::new(&site().await).await;
    let why = guest.get("/learn/qin/first-tile/why?seat=0&things=ry,c3").await.text;
    assert!(why.contains("href=\"/rules/qin#rule-4.3\""), "{why}");
}
