//! Rules from Markdown to HTML: every numbered section and paragraph has an address, whatever cites a paragraph
//! leads to it, and figures stand at the paragraphs they illustrate. Knows no game.

use maud::{Markup, PreEscaped};
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd};
use std::collections::BTreeSet;

/// The rules of a game in one language.
pub struct Book {
    pub chapters: Vec<Chapter>,
    /// The text. Chapter 4 has the id `rule-4`, paragraph 4.1 the id `rule-4.1`.
    pub text: Markup,
}

/// A line of the table of contents.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chapter {
    /// Its id in the text.
    pub id: String,
    pub title: String,
}

/// A figure and the paragraph at whose end it stands.
pub struct Illustration {
    pub paragraph: &'static str,
    pub drawn: Markup,
}

/// The first chapter, which has no number and tells the game in short. Later ones without a number have ids by their
/// places.
pub const IN_SHORT: &str = "in-short";

/// A paragraph of the rules of a game, or a whole chapter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Paragraph {
    pub game: &'static str,
    pub number: &'static str,
}

impl Paragraph {
    /// Where it can be read.
    pub fn address(self) -> String {
        format!("/rules/{}#rule-{}", self.game, self.number)
    }
}

/// Sets a book from Markdown.
pub fn set(markdown: &str, illustrations: &[Illustration]) -> Book {
    let mut press =
        Press { cited: numbers(markdown), illustrations, chapters: vec![], open: None, set: vec![] };
    let events: Vec<Event> = parse(markdown).collect();
    let mut rest = &events[..];
    while !rest.is_empty() {
        rest = press.take(rest);
    }
    press.close();
    let mut text = String::new();
    pulldown_cmark::html::push_html(&mut text, press.set.into_iter());
    // What may be wider than the page can be scrolled by keys.
    Book { chapters: press.chapters, text: PreEscaped(text.replace("<pre>", "<pre tabindex=\"0\">")) }
}

fn parse(markdown: &str) -> Parser<'_> {
    Parser::new_ext(markdown, Options::ENABLE_TABLES | Options::ENABLE_SMART_PUNCTUATION)
}

/// The numbers of all chapters and paragraphs.
fn numbers(markdown: &str) -> BTreeSet<String> {
    let events: Vec<Event> = parse(markdown).collect();
    let numbered = events.windows(3).filter_map(|events| match events {
        [Event::Start(Tag::Heading { .. }), Event::Text(text), _]
        | [Event::Start(Tag::Paragraph), Event::Start(Tag::Strong), Event::Text(text)] => number(text),
        _ => None,
    });
    numbered.map(str::to_owned).collect()
}

/// The number with which a text begins, such as `4.1`.
fn number(text: &str) -> Option<&str> {
    let word = text.split_whitespace().next()?.trim_end_matches('.');
    let is_number = word.starts_with(|first: char| first.is_ascii_digit())
        && word.chars().all(|letter| letter.is_ascii_digit() || letter == '.');
    is_number.then_some(word)
}

/// A book being set.
struct Press<'a> {
    /// The numbers that can be cited.
    cited: BTreeSet<String>,
    illustrations: &'a [Illustration],
    chapters: Vec<Chapter>,
    /// The paragraph that is being set; what has no number belongs to the one before.
    open: Option<String>,
    set: Vec<Event<'a>>,
}

impl<'a> Press<'a> {
    /// Sets what comes next; what is left.
    fn take<'b>(&mut self, events: &'b [Event<'a>]) -> &'b [Event<'a>] {
        match events {
            [Event::Start(Tag::Heading { level: HeadingLevel::H2, .. }), rest @ ..] => {
                let end = rest.iter().position(|event| matches!(event, Event::End(TagEnd::Heading(_))));
                let (title, rest) = rest.split_at(end.unwrap_or(rest.len()));
                self.begin_chapter(title);
                rest
            }
            [Event::Start(Tag::Paragraph), Event::Start(Tag::Strong), Event::Text(text), rest @ ..]
                if number(text).is_some() =>
            {
                self.begin_paragraph(text, rest)
            }
            [Event::Text(text), rest @ ..] => {
                self.text(text);
                rest
            }
            [other, rest @ ..] => {
                self.set.push(other.clone());
                rest
            }
            [] => events,
        }
    }

    fn begin_chapter(&mut self, title: &[Event<'a>]) {
        self.close();
        let words =
            title.iter().filter_map(|event| if let Event::Text(text) = event { Some(&**text) } else { None });
        let words: String = words.collect();
        let id = match (number(&words), self.chapters.len()) {
            (Some(number), _) => format!("rule-{number}"),
            (None, 0) => IN_SHORT.to_owned(),
            (None, before) => format!("part-{}", before + 1),
        };
        self.html(format!("<h2 id=\"{id}\">"));
        self.set.extend_from_slice(title);
        self.chapters.push(Chapter { id, title: words });
    }

    /// The number of a paragraph is its address; the title that may follow stays bold.
    fn begin_paragraph<'b>(&mut self, bold: &str, rest: &'b [Event<'a>]) -> &'b [Event<'a>] {
        self.close();
        let number = number(bold).unwrap_or_default();
        self.html(format!("<div class=\"rule\" id=\"rule-{number}\">"));
        self.set.push(Event::Start(Tag::Paragraph));
        self.html(format!("<a class=\"number\" href=\"#rule-{number}\">{number}</a> "));
        self.open = Some(number.to_owned());
        match (bold[number.len()..].trim_start(), rest) {
            ("", [Event::End(TagEnd::Strong), rest @ ..]) => rest,
            (title, _) => {
                self.set.push(Event::Start(Tag::Strong));
                self.text(title);
                rest
            }
        }
    }

    /// Ends the open paragraph with its figures.
    fn close(&mut self) {
        let Some(number) = self.open.take() else { return };
        for illustration in self.illustrations.iter().filter(|figure| figure.paragraph == number) {
            self.html(illustration.drawn.0.clone());
        }
        self.html("</div>".to_owned());
    }

    fn html(&mut self, html: String) {
        self.set.push(Event::InlineHtml(CowStr::from(html)));
    }

    /// A text, in which the numbers of paragraphs are links.
    fn text(&mut self, text: &str) {
        let (mut done, mut from) = (0, 0);
        while let Some(start) = text[from..].find(|letter: char| letter.is_ascii_digit()) {
            let start = from + start;
            let run = &text[start..];
            let end = run.find(|letter: char| !letter.is_ascii_digit() && letter != '.').unwrap_or(run.len());
            let word = run[..end].trim_end_matches('.');
            from = start + word.len();
            let in_brackets = text[..start].ends_with('(') && text[from..].starts_with(')');
            if self.cited.contains(word) && (word.contains('.') || in_brackets) {
                self.plain(&text[done..start]);
                self.html(format!("<a href=\"#rule-{word}\">{word}</a>"));
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
mod tests {
    use super::*;
    use maud::html;

    fn text(markdown: &str) -> String {
        set(markdown, &[]).text.into_string()
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
        let book = set("## 1 One\n\n**1.1** First.\n\nMore of it.\n\n**1.2** Second.", &figures);
        let html = book.text.into_string();
        let places = ["More of it", "<figure>", "</div>", "Second"].map(|text| html.find(text));
        assert!(places.is_sorted() && places[0].is_some(), "{html}");
    }

    #[test]
    fn chapters_are_the_contents() {
        let titles = |book: Book| book.chapters.into_iter().map(|chapter| (chapter.id, chapter.title));
        let contents: Vec<(String, String)> =
            titles(set("# All\n\n## Short\n\n## 1 One\n\n## Ours", &[])).collect();
        let expected = [(IN_SHORT, "Short"), ("rule-1", "1 One"), ("part-3", "Ours")];
        assert_eq!(contents, expected.map(|(id, title)| (id.to_owned(), title.to_owned())));
    }
}
