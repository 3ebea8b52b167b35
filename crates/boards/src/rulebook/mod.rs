//! A rulebook as HTML: every chapter and every numbered paragraph has an address, whatever cites a paragraph leads to
//! it, and figures stand at the paragraphs they illustrate. The book itself is parsed by [`words::Rulebook`].

use crate::figures::{Illustrated, Illustration, illustrations};
use maud::{Markup, PreEscaped};
use pulldown_cmark::{CowStr, Event, HeadingLevel, TagEnd};
use std::collections::BTreeSet;
use words::{Language, Paragraph, Rulebook};

/// The styles of books and their figures.
pub const STYLESHEET: &str = include_str!("../../assets/rules.css");

/// The address of the first chapter, which has no number and tells the game in short. Later ones without a number have
/// addresses by their places.
pub const IN_SHORT: &str = "in-short";

/// The rules of a game in one language, ready for a page.
pub struct Book {
    /// The table of contents.
    pub contents: Vec<ContentsLine>,
    /// Chapter 4 has the id `rule-4`, paragraph 4.1 the id `rule-4.1`.
    pub text: Markup,
}

/// A line of the table of contents: a chapter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ContentsLine {
    /// The id of the chapter in the text.
    pub id: String,
    pub title: String,
}

/// The id of a chapter or a paragraph within its book, by its number.
pub fn anchor(number: &str) -> String {
    format!("rule-{number}")
}

/// The book of a game, with its figures.
pub fn book<G: Illustrated>(language: Language) -> Book {
    set(&Rulebook::parse(G::rulebook(language)), &illustrations::<G>(language))
}

/// Sets a book.
fn set(rulebook: &Rulebook, illustrations: &[Illustration]) -> Book {
    let mut page = Page { numbers: rulebook.numbers().collect(), set: vec![] };
    let mut contents = vec![];
    page.linked(&rulebook.preface);
    for chapter in &rulebook.chapters {
        let id = match (&chapter.number, contents.len()) {
            (Some(number), _) => anchor(number),
            (None, 0) => IN_SHORT.to_owned(),
            (None, before) => format!("part-{}", before + 1),
        };
        page.html(format!("<h2 id=\"{id}\">"));
        page.set.extend_from_slice(&chapter.title);
        page.set.push(Event::End(TagEnd::Heading(HeadingLevel::H2)));
        contents.push(ContentsLine { id, title: chapter.heading() });
        page.linked(&chapter.introduction);
        for paragraph in &chapter.paragraphs {
            page.paragraph(paragraph, illustrations);
        }
    }
    let mut text = String::new();
    pulldown_cmark::html::push_html(&mut text, page.set.into_iter());
    // What may be wider than the page can be scrolled by keys.
    Book { contents, text: PreEscaped(text.replace("<pre>", "<pre tabindex=\"0\">")) }
}

/// A book being set.
struct Page<'a> {
    /// The numbers that can be cited.
    numbers: BTreeSet<&'a str>,
    set: Vec<Event<'a>>,
}

impl<'a> Page<'a> {
    /// A paragraph, whose number is a link to itself, and its figures below it.
    fn paragraph(&mut self, paragraph: &Paragraph<'a>, illustrations: &[Illustration]) {
        let (number, id) = (&paragraph.number, anchor(&paragraph.number));
        self.html(format!("<div class=\"rule\" id=\"{id}\">"));
        let (start, rest) = paragraph.text.split_at(1);
        self.set.extend_from_slice(start);
        self.html(format!("<a class=\"number\" href=\"#{id}\">{number}</a> "));
        self.linked(rest);
        for illustration in illustrations.iter().filter(|figure| figure.paragraph == number) {
            self.html(illustration.drawn.0.clone());
        }
        self.html("</div>".to_owned());
    }

    /// Events in whose texts the numbers of paragraphs are links.
    fn linked(&mut self, events: &[Event<'a>]) {
        for event in events {
            match event {
                Event::Text(text) => self.text(text),
                other => self.set.push(other.clone()),
            }
        }
    }

    fn html(&mut self, html: String) {
        self.set.push(Event::InlineHtml(CowStr::from(html)));
    }

    fn text(&mut self, text: &str) {
        let (mut done, mut from) = (0, 0);
        while let Some(start) = text[from..].find(|letter: char| letter.is_ascii_digit()) {
            let start = from + start;
            let run = &text[start..];
            let end = run.find(|letter: char| !letter.is_ascii_digit() && letter != '.').unwrap_or(run.len());
            let word = run[..end].trim_end_matches('.');
            from = start + word.len();
            let in_brackets = text[..start].ends_with('(') && text[from..].starts_with(')');
            if self.numbers.contains(word) && (word.contains('.') || in_brackets) {
                self.plain(&text[done..start]);
                self.html(format!("<a href=\"#{}\">{word}</a>", anchor(word)));
                done = from;
            }
        }
        self.plain(&text[done..]);
    }

    fn plain(&mut self, text: &str) {
        if !text.is_empty() {
            self.set.push(Event::Text(CowStr::from(text.to_owned())));
        }
    }
}

#[cfg(test)]
mod tests;
