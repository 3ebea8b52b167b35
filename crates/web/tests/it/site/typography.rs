//! French pages are set with care, also where the program joins texts: spaces before marks do not break.

use crate::site::guest::{Guest, every_game, site, spelt, token};
use crate::site::study::{analysed, finished, upload};
use games::qin::Qin;
use games::sun_tzu::SunTzu;
use lessons::Taught;

/// What can be read or heard on a page: texts, labels and titles, but neither scripts nor what is spelt in plain letters.
fn texts(page: &str) -> Vec<String> {
    let mut texts = vec![];
    let mut unread = page.split('<');
    while let Some(part) = unread.next() {
        let Some((tag, text)) = part.split_once('>') else { continue };
        let name = tag.split(' ').next().unwrap_or_default();
        for label in [" aria-label=\"", " title=\""] {
            texts.extend(
                tag.split(label).skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned),
            );
        }
        if ["script", "style", "code", "pre"].contains(&name) {
            // What stands inside is not prose.
            unread.by_ref().find(|part| part.starts_with(&format!("/{name}>")));
            continue;
        }
        texts.push(text.to_owned());
    }
    texts.iter().map(|text| text.replace("&amp;", "&").replace("&quot;", "\"").replace("&lt;", "<")).collect()
}

fn check(page: &str, place: &str) {
    let texts = texts(page);
    assert!(texts.len() > 20, "{place}: {page}");
    for text in texts {
        let letters: Vec<char> = text.chars().collect();
        for pair in letters.windows(2) {
            let right = match pair {
                // The mark of a doubtful move is one.
                ['?' | '!', '?' | '!'] => true,
                [before, ':' | '»' | '%'] => *before == '\u{a0}',
                [before, ';' | '!' | '?'] => *before == '\u{202f}',
                ['«', after] => *after == '\u{a0}',
                _ => true,
            };
            assert!(right, "{place}: “{text}”");
        }
    }
}

#[tokio::test]
async fn no_mark_stands_alone_at_the_beginning_of_a_line() {
    let site = site().await;
    let guest = Guest::speaking(&site, "fr").await;
    for path in ["/", "/records"] {
        check(&guest.get(path).await.text, path);
    }
    for (game, fewest, most) in every_game() {
        for path in ["new/GAME", "rules/GAME", "rules/GAME/card", "rules/GAME/glossary", "learn/GAME"] {
            let path = format!("/{}", path.replace("GAME", game));
            check(&guest.get(&path).await.text, &path);
        }
        for number in [1, puzzles::of_game(game).len()] {
            let puzzle = &puzzles::of_game(game)[number - 1];
            for tried in [&puzzle.tempting, &puzzle.best] {
                let path = format!("/puzzles/{game}/{number}?tried={}", spelt(tried));
                check(&guest.get(&path).await.text, &path);
            }
        }
        for seats in [fewest, most] {
            let table = guest.open_for_all(game, seats, "").await;
            for page in [format!("{table}?as=0"), format!("{table}/replay?at=0")] {
                check(&guest.get(&page).await.text, &format!("{page} of {game}"));
            }
        }
    }
}

/// Every page of a lesson: its beginning, and after each action of its solution and of its mistake.
fn pages_of_lessons<G: Taught>() -> Vec<String> {
    let of_lesson = |name: &str, solution: &[&str], mistake: &[&str]| {
        let here =
            |played: &[&str]| format!("/learn/{}/{name}/{}", G::ID, played.join(".").replace(' ', "_"));
        let steps =
            (0..=solution.len()).map(|steps| here(&solution[..steps]).trim_end_matches('/').to_owned());
        let (last, before) = mistake.split_last().unwrap();
        let tried = format!("{}?tried={}", here(before).trim_end_matches('/'), spelt(last));
        steps.chain([tried]).collect::<Vec<_>>()
    };
    G::lessons().iter().flat_map(|lesson| of_lesson(lesson.name, lesson.solution, lesson.mistake)).collect()
}

#[tokio::test]
async fn lessons_are_set_with_care() {
    let guest = Guest::speaking(&site().await, "fr").await;
    for path in games::list!(pages_of_lessons).into_iter().flatten() {
        let page = guest.get(&path).await;
        assert!(page.status.is_success(), "{path}");
        check(&page.text, &path);
    }
}

#[tokio::test]
async fn a_plan_that_is_drafted_is_set_with_care() {
    let guest = Guest::speaking(&site().await, "fr").await;
    let table = guest.open_for_all("sun-tzu", 2, "").await;
    for (number, change) in ["xinjiang 4", "tibet 2", "qinghai 6"].into_iter().enumerate() {
        let form = format!("seat=0&action={}&token={}", spelt(change), token(number));
        assert!(guest.post(&format!("{table}/draft"), &form).await.status.is_redirection());
    }
    let page = guest.get(&format!("{table}?as=0")).await.text;
    assert_eq!(page.matches("id=\"st-laid-").count(), 3, "{page}");
    check(&page, "a plan");
}

#[tokio::test]
async fn a_game_that_is_looked_back_at_is_set_with_care() {
    let guest = Guest::speaking(&site().await, "fr").await;
    for table in [upload(&guest, &finished::<Qin>()).await, upload(&guest, &finished::<SunTzu>()).await] {
        let analysis = analysed(&guest, &table).await;
        assert!(analysis.contains("waterfall"), "{analysis}");
        check(&analysis, "an analysis");
        let (_, retried) = analysis.split_once("/retry/").unwrap();
        let number = retried.split('"').next().unwrap();
        check(&guest.get(&format!("{table}/retry/{number}")).await.text, "a mistake to be tried again");
        check(&guest.get(&table).await.text, "the end of a game");
    }
}
