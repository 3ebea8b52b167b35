//! The books on the shelf: both languages tell the same rules in the same paragraphs, set with care, and whatever
//! the games cite can be read.

use super::*;
use game::Viewer;
use game::chance::{below, dice};
use pulldown_cmark::{Event, Parser};
use std::collections::{BTreeMap, BTreeSet};

/// The addresses in a book.
fn ids(book: &Book) -> Vec<&str> {
    let parts = book.text.0.split(" id=\"").skip(1);
    parts.filter_map(|part| part.split('"').next()).collect()
}

fn numbers(book: &Book) -> Vec<&str> {
    ids(book).into_iter().filter_map(|id| id.strip_prefix("rule-")).collect()
}

fn both(game: &Shelved) -> [&Book; 2] {
    Language::ALL.map(|language| game.book(language))
}

#[test]
fn both_languages_have_the_same_paragraphs() {
    for game in &SHELF {
        let [english, french] = both(game);
        assert_eq!(numbers(english), numbers(french), "{}", game.id);
        assert!(numbers(english).len() > 30, "{}", game.id);
        let chapters =
            |book: &Book| book.chapters.iter().map(|chapter| chapter.id.clone()).collect::<Vec<_>>();
        assert_eq!(chapters(english), chapters(french));
        assert_eq!(chapters(english)[0], rulebook::IN_SHORT, "{} begins in short", game.id);
    }
}

#[test]
fn every_link_in_a_book_leads_somewhere() {
    for book in SHELF.iter().flat_map(both) {
        let known: BTreeSet<&str> = ids(book).into_iter().collect();
        assert_eq!(known.len(), ids(book).len(), "an address is there twice");
        let links: Vec<&str> =
            book.text.0.split("href=\"#rule-").skip(1).filter_map(|part| part.split('"').next()).collect();
        assert!(links.len() > numbers(book).len(), "a paragraph cites another");
        for link in links {
            assert!(known.contains(format!("rule-{link}").as_str()), "{link}");
        }
    }
}

#[test]
fn every_figure_stands_in_both_languages() {
    for game in &SHELF {
        let figures = |book: &Book| -> BTreeSet<String> {
            ids(book).into_iter().filter(|id| id.starts_with("figure-")).map(str::to_owned).collect()
        };
        let [english, french] = both(game).map(figures);
        assert_eq!(english, french);
        assert!(english.iter().filter(|id| id.ends_with("-caption")).count() >= 4, "{english:?}");
    }
}

/// The spellings in each paragraph: both languages write actions and options alike.
fn spellings(markdown: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut paragraph = String::new();
    let mut spellings: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for event in Parser::new_ext(markdown, pulldown_cmark::Options::ENABLE_TABLES) {
        match event {
            Event::Text(text) if text.starts_with(|first: char| first.is_ascii_digit()) => {
                let number = text.split(' ').next().unwrap_or_default();
                if number.contains('.') {
                    number.clone_into(&mut paragraph);
                }
            }
            Event::Code(code) => {
                spellings.entry(paragraph.clone()).or_default().insert(code.to_string());
            }
            _ => {}
        }
    }
    spellings
}

fn check_spellings<G: Illustrated>() {
    let [english, french] = Language::ALL.map(|language| spellings(G::rulebook(language)));
    assert_eq!(english, french, "{}", G::ID);
    assert!(!english.is_empty());
}

#[test]
fn both_languages_spell_actions_alike() {
    check_spellings::<qin::Qin>();
    check_spellings::<great_wall::GreatWall>();
    check_spellings::<sun_tzu::SunTzu>();
    check_spellings::<xian::Xian>();
}

/// Typographic apostrophes; in French, spaces that do not break before `: ; ! ? »` and after `«`.
#[test]
fn books_are_set_with_care() {
    for game in &SHELF {
        for language in Language::ALL {
            let text = prose(&game.book(language).text.0);
            for wrong in ["'", "\"", "  ", "..."] {
                assert!(!text.contains(wrong), "{} in {language:?}: {:?}", game.id, around(&text, wrong));
            }
            if language == Language::French {
                for wrong in [" :", " ;", " !", " ?", " »", "« "] {
                    assert!(!text.contains(wrong), "{}: {:?}", game.id, around(&text, wrong));
                }
            }
        }
    }
}

/// A book without its figures, spellings, tags and the spaces of lines.
fn prose(html: &str) -> String {
    let mut text = String::new();
    let mut hidden = 0;
    for part in html.split('<') {
        let (tag, rest) = part.split_once('>').unwrap_or(("", part));
        match tag.split(' ').next().unwrap_or_default() {
            "figure" | "pre" | "code" => hidden += 1,
            "/figure" | "/pre" | "/code" => hidden -= 1,
            _ => {}
        }
        if hidden == 0 {
            text.push_str(&rest.replace('\n', " "));
        }
    }
    text.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Where a text is wrong, for the report of a test.
fn around<'a>(text: &'a str, wrong: &str) -> Option<&'a str> {
    let place = text.find(wrong)?;
    let from = (0..=place.saturating_sub(30)).rev().find(|&from| text.is_char_boundary(from))?;
    text[from..].lines().next()
}

/// What the rules of a game answer in its sources: every refusal and every question has its number there.
fn answered(sources: &[&str]) -> BTreeSet<String> {
    let answers = sources.iter().flat_map(|source| source.split("=> \"").skip(1));
    let numbers = answers.filter_map(|answer| answer.split('"').next());
    let is_number = |text: &&str| text.starts_with(|first: char| first.is_ascii_digit());
    numbers.filter(is_number).map(str::to_owned).collect()
}

/// What refusals and prompts cite in many games, with actions tried that were possible at some other time.
fn cited<G: Illustrated>(games: u64) -> BTreeSet<String> {
    let (mut dice, mut known, mut cited) = (dice(games), vec![], BTreeSet::new());
    game_testing::play_games::<G>(0..games, |step| {
        known.push(step.action);
        for viewer in Viewer::everyone(step.seats) {
            cited.insert(G::paragraph(&step.after.view(viewer)).to_owned());
        }
        for seat in step.seats.seats() {
            let tried = known[below(&mut dice, known.len() as u32) as usize];
            let refusal = step.after.clone().apply(seat, tried, &mut game::Nobody).err();
            cited.extend(refusal.and_then(|refusal| refusal.rule()).map(str::to_owned));
        }
    });
    cited
}

fn check_citations<G: Illustrated>(sources: &[&str]) {
    let answered = answered(sources);
    assert!(answered.len() > 4, "{answered:?}");
    let cited = cited::<G>(60);
    for language in Language::ALL {
        let book = rulebook::set(G::rulebook(language), &[]);
        let paragraphs: BTreeSet<String> = numbers(&book).into_iter().map(str::to_owned).collect();
        for number in answered.union(&cited) {
            assert!(paragraphs.contains(number), "{} has no paragraph {number} in {language:?}", G::ID);
        }
    }
}

#[test]
fn every_refusal_and_prompt_of_qin_can_be_read() {
    check_citations::<qin::Qin>(&[
        include_str!("../../../qin/src/illegal.rs"),
        include_str!("../../../boards/src/qin.rs"),
    ]);
}

#[test]
fn every_refusal_and_prompt_of_great_wall_of_china_can_be_read() {
    check_citations::<great_wall::GreatWall>(&[
        include_str!("../../../great-wall/src/illegal.rs"),
        include_str!("../../../boards/src/great_wall/mod.rs"),
    ]);
}

#[test]
fn every_refusal_and_prompt_of_sun_tzu_can_be_read() {
    check_citations::<sun_tzu::SunTzu>(&[
        include_str!("../../../sun-tzu/src/illegal.rs"),
        include_str!("../../../boards/src/sun_tzu/mod.rs"),
    ]);
}

#[test]
fn every_refusal_and_prompt_of_xian_can_be_read() {
    check_citations::<xian::Xian>(&[
        include_str!("../../../xian/src/illegal.rs"),
        include_str!("../../../xian/src/prompt.rs"),
    ]);
}
