//! A rulebook as HTML: every chapter and every numbered paragraph has an address, whatever cites a paragraph leads to
//! it, and figures stand at the paragraphs they illustrate. The book itself is parsed by [`words::Rulebook`].

mod card;

use crate::figures::{Illustrated, Illustration, illustrations};
use maud::{Markup, PreEscaped};
use pulldown_cmark::{CodeBlockKind, CowStr, Event, HeadingLevel, Tag, TagEnd};
use std::collections::BTreeSet;
use words::{Chapter, Language, Paragraph, Rulebook};

pub use card::card;

/// The styles of books and their figures.
pub const STYLESHEET: &str = include_str!("../../assets/rules.css");

/// The address of the first chapter, which has no number and tells the game in short. Later ones without a number have
/// addresses by their places.
pub const IN_SHORT: &str = "in-short";

/// Where figures of the worked example stand: below one of its blocks, counted from its heading.
pub const WORKED: [&str; 8] =
    ["worked-0", "worked-1", "worked-2", "worked-3", "worked-4", "worked-5", "worked-6", "worked-7"];

/// Which parts of the short chapter tell the aim, and work an example.
const AIM: usize = 0;
const EXAMPLE: usize = 2;

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

/// The book of a game, with its figures, and below a paragraph where it can be practised.
pub fn book<G: Illustrated>(language: Language, practised: &dyn Fn(&str) -> Option<Markup>) -> Book {
    set(&Rulebook::parse(G::rulebook(language)), &illustrations::<G>(language), practised)
}

/// Sets a book.
fn set(
    rulebook: &Rulebook,
    illustrations: &[Illustration],
    practised: &dyn Fn(&str) -> Option<Markup>,
) -> Book {
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
        let in_short = contents.len() == 1 && chapter.number.is_none();
        if in_short {
            page.in_short(chapter, illustrations);
        } else {
            page.linked(&chapter.introduction);
        }
        for paragraph in &chapter.paragraphs {
            page.paragraph(paragraph, illustrations, practised);
        }
    }
    let mut text = String::new();
    pulldown_cmark::html::push_html(&mut text, page.set.into_iter());
    // What may be wider than the page can be scrolled by keys.
    Book { contents, text: PreEscaped(text.replace("<pre>", "<pre tabindex=\"0\">")) }
}

/// What stands in a chapter before its first part, and its parts, each with its heading.
fn parts<'b, 'a>(chapter: &'b Chapter<'a>) -> (&'b [Event<'a>], Vec<&'b [Event<'a>]>) {
    let begins = |event: &Event| matches!(event, Event::Start(Tag::Heading { level: HeadingLevel::H3, .. }));
    let events = &chapter.introduction[..];
    let starts: Vec<usize> =
        events.iter().enumerate().filter(|(_, event)| begins(event)).map(|(at, _)| at).collect();
    let before = &events[..starts.first().copied().unwrap_or(events.len())];
    let ends = starts.iter().skip(1).copied().chain([events.len()]);
    (before, starts.iter().zip(ends).map(|(&start, end)| &events[start..end]).collect())
}

/// A book being set.
struct Page<'a> {
    /// The numbers that can be cited.
    numbers: BTreeSet<&'a str>,
    set: Vec<Event<'a>>,
}

impl<'a> Page<'a> {
    /// The short chapter: after the aim the table is shown, and the worked example step by step.
    fn in_short(&mut self, chapter: &Chapter<'a>, illustrations: &[Illustration]) {
        let (before, parts) = parts(chapter);
        self.linked(before);
        for (number, part) in parts.into_iter().enumerate() {
            match number {
                EXAMPLE => self.worked(part, illustrations),
                _ => self.linked(part),
            }
            if number == AIM {
                self.figures(IN_SHORT, illustrations);
            }
        }
    }

    /// The worked example; below each of its blocks stands what was done there.
    fn worked(&mut self, part: &[Event<'a>], illustrations: &[Illustration]) {
        let (mut depth, mut blocks) = (0_usize, WORKED.into_iter());
        for event in part {
            self.linked(std::slice::from_ref(event));
            match event {
                Event::Start(_) => depth += 1,
                Event::End(_) => depth = depth.saturating_sub(1),
                _ => continue,
            }
            if depth == 0 {
                blocks.next().into_iter().for_each(|block| self.figures(block, illustrations));
            }
        }
    }

    /// A paragraph, whose number is a link to itself, and its figures below it. A drawing made of letters gives way to them.
    fn paragraph(
        &mut self,
        paragraph: &Paragraph<'a>,
        illustrations: &[Illustration],
        practised: &dyn Fn(&str) -> Option<Markup>,
    ) {
        let (number, id) = (&paragraph.number, anchor(&paragraph.number));
        self.html(format!("<div class=\"rule\" id=\"{id}\">"));
        let (start, rest) = paragraph.text.split_at(1);
        self.set.extend_from_slice(start);
        self.html(format!("<a class=\"number\" href=\"#{id}\">{number}</a> "));
        if illustrations.iter().any(|figure| figure.paragraph == number) {
            self.linked(&without_drawings(rest));
        } else {
            self.linked(rest);
        }
        self.figures(number, illustrations);
        if let Some(practised) = practised(number) {
            self.html(practised.0);
        }
        self.html("</div>".to_owned());
    }

    /// The figures that stand here.
    fn figures(&mut self, here: &str, illustrations: &[Illustration]) {
        for illustration in illustrations.iter().filter(|figure| figure.paragraph == here) {
            self.html(illustration.drawn.0.clone());
        }
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

/// Events without the blocks of plain text in which boards are drawn with letters.
fn without_drawings<'a>(events: &[Event<'a>]) -> Vec<Event<'a>> {
    let mut drawing = false;
    let mut kept = vec![];
    for event in events {
        match event {
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(kind))) if &**kind == "text" => drawing = true,
            Event::End(TagEnd::CodeBlock) if drawing => drawing = false,
            other if !drawing => kept.push(other.clone()),
            _ => {}
        }
    }
    kept
}

#[cfg(test)]
mod tests;
