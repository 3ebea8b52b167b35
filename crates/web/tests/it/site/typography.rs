//! French pages are set with care, also where the program joins texts: spaces before marks do not break.

use crate::site::guest::{Guest, every_game, site};

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
        for path in [format!("/new/{game}"), format!("/rules/{game}")] {
            check(&guest.get(&path).await.text, &path);
        }
        for seats in [fewest, most] {
            let table = guest.open_for_all(game, seats, "").await;
            for page in [format!("{table}?as=0"), format!("{table}/replay?at=0")] {
                check(&guest.get(&page).await.text, &format!("{page} of {game}"));
            }
        }
    }
}
