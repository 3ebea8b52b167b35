//! Books are set as promised, and those of all games are good: both languages tell the same rules in the same
//! paragraphs, set with care.

use super::*;
use crate::figures::Figure;
use maud::html;
use std::collections::BTreeMap;

fn text(markdown: &str) -> String {
    set(&Rulebook::parse(markdown), &[], &|_| None).text.into_string()
}

#[test]
fn numbered_paragraphs_have_addresses() {
    let html = text("## 4 Where\n\n**4.1** The tile.\n\n**4.2 Both.** Its **three** squares.");
    for id in ["rule-4\"", "rule-4.1\"", "rule-4.2\""] {
        assert_eq!(html.matches(&format!("id=\"{id}")).count(), 1, "{id}: {html}");
    }
    assert_eq!(html.matches("id=").count(), 3, "{html}");
    assert!(html.contains("href=\"#rule-4.2\">4.2</a> <strong>Both.</strong> Its"), "{html}");
}

#[test]
fn a_citation_leads_to_its_paragraph_and_no_other_number_does() {
    let html = text("## 4 Where (2012)\n\n**4.1** As in 4.2.\n\n**4.2** A 4 (4), never 9.9 or `4.1`.");
    assert!(html.contains("As in <a href=\"#rule-4.2\">4.2</a>."), "{html}");
    assert!(html.contains("A 4 (<a href=\"#rule-4\">4</a>), never 9.9 or <code>4.1</code>."), "{html}");
}

#[test]
fn a_figure_stands_at_the_end_of_its_paragraph() {
    let drawn = html! { figure {} };
    let figures = [Illustration { paragraph: "1.1", drawn }];
    let book = set(
        &Rulebook::parse("## 1 One\n\n**1.1** First.\n\nMore of it.\n\n**1.2** Second."),
        &figures,
        &|_| None,
    );
    let html = book.text.into_string();
    let places = ["More of it", "<figure>", "</div>", "Second"].map(|text| html.find(text));
    assert!(places.is_sorted() && places[0].is_some(), "{html}");
}

#[test]
fn chapters_are_the_contents() {
    let book = set(&Rulebook::parse("# All\n\n## Short\n\n## 1 One\n\n## Ours"), &[], &|_| None);
    let expected = [(IN_SHORT, "Short"), ("rule-1", "1 One"), ("part-3", "Ours")];
    let expected = expected.map(|(id, title)| ContentsLine { id: id.to_owned(), title: title.to_owned() });
    assert_eq!(book.contents, expected);
}

/// The addresses in a book.
fn ids(book: &Book) -> Vec<&str> {
    let parts = book.text.0.split(" id=\"").skip(1);
    parts.filter_map(|part| part.split('"').next()).collect()
}

fn numbers(book: &Book) -> Vec<&str> {
    ids(book).into_iter().filter_map(|id| id.strip_prefix("rule-")).collect()
}

/// A game's book in both languages.
struct Books {
    game: &'static str,
    books: [Book; 2],
}

fn books<G: Illustrated>() -> Books {
    Books { game: G::ID, books: Language::ALL.map(|language| book::<G>(language, &|_| None)) }
}

fn all_books() -> Vec<Books> {
    games::list!(books).into()
}

#[test]
fn both_languages_have_the_same_paragraphs() {
    for Books { game, books: [english, french] } in &all_books() {
        assert_eq!(numbers(english), numbers(french), "{game}");
        assert!(numbers(english).len() > 30, "{game}");
        let chapters = |book: &Book| book.contents.iter().map(|line| line.id.clone()).collect::<Vec<_>>();
        assert_eq!(chapters(english), chapters(french));
        assert_eq!(chapters(english)[0], IN_SHORT, "{game} begins in short");
    }
}

#[test]
fn every_link_in_a_book_leads_somewhere() {
    for book in all_books().iter().flat_map(|game| &game.books) {
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
    for Books { books, .. } in &all_books() {
        let figures = |book: &Book| -> BTreeSet<String> {
            ids(book).into_iter().filter(|id| id.starts_with("figure-")).map(str::to_owned).collect()
        };
        let [english, french] = books.each_ref().map(figures);
        assert_eq!(english, french);
        assert!(english.iter().filter(|id| id.ends_with("-caption")).count() >= 4, "{english:?}");
    }
}

/// Every figure is set once, and those of the worked example between its heading and the next.
fn figures_stand_where_they_belong<G: Illustrated>() {
    for language in Language::ALL {
        let html = book::<G>(language, &|_| None).text.into_string();
        let at = |figure: &Figure<G>| {
            let id = format!("<figure id=\"figure-{}\"", figure.name);
            assert_eq!(html.matches(&id).count(), 1, "{} {}", G::ID, figure.name);
            html.find(&id)
        };
        let headings: Vec<usize> = html.match_indices("<h3>").map(|(at, _)| at).collect();
        let mut worked = 0;
        for figure in G::FIGURES {
            let place = at(figure);
            if WORKED.contains(&figure.paragraph) {
                assert!(place > headings.get(EXAMPLE).copied(), "{} {}", G::ID, figure.name);
                assert!(place < headings.get(EXAMPLE + 1).copied(), "{} {}", G::ID, figure.name);
                worked += 1;
            }
        }
        assert_eq!(worked, G::FIRST_TURNS.turns.len(), "{}: every turn that is told is drawn", G::ID);
    }
}

games::tests!(figures_stand_where_they_belong);

/// The spellings in each paragraph: both languages write actions and options alike.
fn spellings(markdown: &str) -> BTreeMap<String, BTreeSet<String>> {
    let rulebook = Rulebook::parse(markdown);
    let mut spellings: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut note = |number: &str, events: &[Event]| {
        let codes = events.iter().filter_map(|event| match event {
            Event::Code(code) => Some(code.to_string()),
            _ => None,
        });
        spellings.entry(number.to_owned()).or_default().extend(codes);
    };
    note("", &rulebook.preface);
    for chapter in &rulebook.chapters {
        let number = chapter.number.as_deref().unwrap_or(IN_SHORT);
        note(number, &chapter.title);
        note(number, &chapter.introduction);
        for paragraph in &chapter.paragraphs {
            note(&paragraph.number, &paragraph.text);
        }
    }
    spellings
}

fn check_spellings<G: Illustrated>() {
    let [english, french] = Language::ALL.map(|language| spellings(G::rulebook(language)));
    assert_eq!(english, french, "{}", G::ID);
    assert!(english.values().any(|spellings| !spellings.is_empty()), "{}", G::ID);
}

#[test]
fn both_languages_spell_actions_alike() {
    games::for_each!(check_spellings);
}

/// Typographic apostrophes; in French, spaces that do not break before `: ; ! ? »` and after `«`.
#[test]
fn books_are_set_with_care() {
    for Books { game, books } in &all_books() {
        for (language, book) in Language::ALL.iter().zip(books) {
            let text = prose(&book.text.0);
            for wrong in ["'", "\"", "  ", "..."] {
                assert!(!text.contains(wrong), "{game} in {language:?}: {:?}", around(&text, wrong));
            }
            if *language == Language::French {
                for wrong in [" :", " ;", " !", " ?", " »", "« "] {
                    assert!(!text.contains(wrong), "{game}: {:?}", around(&text, wrong));
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
