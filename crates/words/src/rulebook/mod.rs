//! A rulebook: the rules of a game, parsed from Markdown into chapters and numbered paragraphs, for pages and terminal
//! alike. What is cited anywhere is cited by the numbers found here. Knows no game.

mod plain;

use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd};

/// The rules of a game in one language. Texts are events of `pulldown_cmark`, so that every front end can set them in
/// its own way.
pub struct Rulebook<'a> {
    /// What stands before the first chapter.
    pub preface: Vec<Event<'a>>,
    pub chapters: Vec<Chapter<'a>>,
}

/// A chapter: a heading of the second level and everything up to the next.
pub struct Chapter<'a> {
    /// Such as `4`; the chapter that tells the game in short has none.
    pub number: Option<String>,
    /// The words of its heading, with the number.
    pub title: Vec<Event<'a>>,
    /// What stands before its first numbered paragraph.
    pub introduction: Vec<Event<'a>>,
    pub paragraphs: Vec<Paragraph<'a>>,
}

/// A numbered paragraph, with everything up to the next number: lists, tables, drawings.
pub struct Paragraph<'a> {
    /// Such as `4.1`.
    pub number: String,
    /// What it says, without the number. It begins with the start of a paragraph.
    pub text: Vec<Event<'a>>,
}

impl<'a> Rulebook<'a> {
    pub fn parse(markdown: &'a str) -> Rulebook<'a> {
        let mut book = Rulebook { preface: vec![], chapters: vec![] };
        let options = Options::ENABLE_TABLES | Options::ENABLE_SMART_PUNCTUATION;
        let events: Vec<Event> = Parser::new_ext(markdown, options).collect();
        let mut rest = &events[..];
        while let Some(left) = book.take(rest) {
            rest = left;
        }
        book
    }

    /// The numbers of all chapters and paragraphs, in reading order.
    pub fn numbers(&self) -> impl Iterator<Item = &str> {
        self.chapters.iter().flat_map(|chapter| {
            let paragraphs = chapter.paragraphs.iter().map(|paragraph| paragraph.number.as_str());
            chapter.number.as_deref().into_iter().chain(paragraphs)
        })
    }

    /// A whole chapter `4`, or a paragraph `4.1`, as plain text; `None` if the rules have no such number.
    pub fn plain(&self, number: &str) -> Option<String> {
        self.chapters.iter().find_map(|chapter| {
            if chapter.number.as_deref() == Some(number) {
                return Some(chapter.plain());
            }
            chapter.paragraphs.iter().find(|paragraph| paragraph.number == number).map(Paragraph::plain)
        })
    }

    /// Takes the beginning of these events into the book; what is left of them.
    fn take<'b>(&mut self, events: &'b [Event<'a>]) -> Option<&'b [Event<'a>]> {
        match events {
            [] => None,
            [Event::Start(Tag::Heading { level: HeadingLevel::H2, .. }), rest @ ..] => {
                let end = rest.iter().position(|event| matches!(event, Event::End(TagEnd::Heading(_))));
                let (title, rest) = rest.split_at(end.unwrap_or(rest.len()));
                self.begin_chapter(title);
                Some(rest.get(1..).unwrap_or_default())
            }
            [Event::Start(Tag::Paragraph), Event::Start(Tag::Strong), Event::Text(bold), rest @ ..] => {
                match (leading_number(bold), self.chapters.last_mut()) {
                    (Some(number), Some(chapter)) => Some(chapter.begin_paragraph(number, bold, rest)),
                    _ => self.go_on(events),
                }
            }
            _ => self.go_on(events),
        }
    }

    fn begin_chapter(&mut self, title: &[Event<'a>]) {
        let number = leading_number(&words(title)).map(str::to_owned);
        self.chapters.push(Chapter {
            number,
            title: title.to_vec(),
            introduction: vec![],
            paragraphs: vec![],
        });
    }

    /// What has no number of its own belongs to what came before.
    fn go_on<'b>(&mut self, events: &'b [Event<'a>]) -> Option<&'b [Event<'a>]> {
        let (event, rest) = events.split_first()?;
        let text = match self.chapters.last_mut() {
            None => &mut self.preface,
            Some(chapter) => match chapter.paragraphs.last_mut() {
                None => &mut chapter.introduction,
                Some(paragraph) => &mut paragraph.text,
            },
        };
        text.push(event.clone());
        Some(rest)
    }
}

impl<'a> Chapter<'a> {
    /// Its heading in plain words, with the number.
    pub fn heading(&self) -> String {
        words(&self.title)
    }

    /// Begins a paragraph with bold words that start with its number; what is left after them.
    fn begin_paragraph<'b>(&mut self, number: &str, bold: &str, rest: &'b [Event<'a>]) -> &'b [Event<'a>] {
        let mut text = vec![Event::Start(Tag::Paragraph)];
        let rest = match (bold[number.len()..].trim_start(), rest) {
            ("", [Event::End(TagEnd::Strong), rest @ ..]) => rest,
            (title, _) => {
                text.extend([Event::Start(Tag::Strong), Event::Text(CowStr::from(title.to_owned()))]);
                rest
            }
        };
        self.paragraphs.push(Paragraph { number: number.to_owned(), text });
        rest
    }

    fn plain(&self) -> String {
        let paragraphs = self.paragraphs.iter().map(Paragraph::plain);
        let parts = [self.heading(), plain::plain(&self.introduction)].into_iter().chain(paragraphs);
        parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n\n")
    }
}

impl Paragraph<'_> {
    fn plain(&self) -> String {
        format!("{} {}", self.number, plain::plain(&self.text))
    }
}

/// The words of some events, without any marks.
fn words(events: &[Event]) -> String {
    let words = events.iter().filter_map(|event| match event {
        Event::Text(text) => Some(&**text),
        _ => None,
    });
    words.collect()
}

/// The number with which a text begins, such as `4.1`.
fn leading_number(text: &str) -> Option<&str> {
    let word = text.split_whitespace().next()?.trim_end_matches('.');
    let is_number = word.starts_with(|first: char| first.is_ascii_digit())
        && word.chars().all(|letter| letter.is_ascii_digit() || letter == '.');
    is_number.then_some(word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, Speaks};

    #[test]
    fn a_number_finds_its_paragraph() {
        let rules = Rulebook::parse(
            "# All\n\nBy us.\n\n## Short\n\nPlay.\n\n## 4 Where\n\nHere\nor there.\n\n**4.1** The *tile*.\n\n\
             - so `it` is\n\n**4.10 Both.** Yes.\n\n## 5 What\n\nNo.",
        );
        assert_eq!(rules.numbers().collect::<Vec<_>>(), ["4", "4.1", "4.10", "5"]);
        assert_eq!(rules.plain("4.1").as_deref(), Some("4.1 The tile.\n\n- so it is"));
        assert_eq!(rules.plain("4.10").as_deref(), Some("4.10 Both. Yes."));
        assert_eq!(
            rules.plain("4").as_deref(),
            Some("4 Where\n\nHere or there.\n\n4.1 The tile.\n\n- so it is\n\n4.10 Both. Yes.")
        );
        assert_eq!(rules.plain("6"), None);
    }

    #[test]
    fn a_number_without_a_chapter_is_a_text_like_any_other() {
        let rules = Rulebook::parse("**1.1** Nowhere.\n\n## Short\n\n**Play** well.");
        assert_eq!(rules.numbers().count(), 0);
        assert_eq!(plain::plain(&rules.preface), "1.1 Nowhere.");
        assert_eq!(rules.chapters[0].heading(), "Short");
    }

    #[test]
    fn every_rulebook_has_the_paragraphs_that_are_cited() {
        fn check<G: Speaks>(numbers: &[&str]) {
            for language in Language::ALL {
                let rules = Rulebook::parse(G::rulebook(language));
                for number in numbers {
                    let text = rules.plain(number);
                    assert!(
                        text.is_some_and(|text| text.len() > 20),
                        "{number} of {} in {language:?}",
                        G::ID
                    );
                }
            }
        }
        check::<::qin::Qin>(&["4", "4.3", "6"]);
        check::<::great_wall::GreatWall>(&["5.5", "6.1", "8.1"]);
        check::<::sun_tzu::SunTzu>(&["3.4", "5.2", "5.4", "6.3", "7.3", "7.8", "8.2", "9.3", "9.4", "11.1"]);
        check::<::xian::Xian>(&["4.2", "5.1", "9"]);
    }
}
