//! Rules from Markdown to HTML, with an address for every numbered section and paragraph.

use maud::{Markup, PreEscaped};
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd};

/// The rules as HTML. The paragraph that begins with a bold `4.1` has the id `rule-4.1`, the section `4 Where …`
/// the id `rule-4`.
pub fn html(markdown: &str) -> Markup {
    let mut events: Vec<Event> = vec![];
    let mut waits_for_number = None;
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        match &event {
            Event::Start(Tag::Heading { level: HeadingLevel::H2, .. } | Tag::Strong) => {
                waits_for_number = Some(events.len());
            }
            Event::Text(text) => {
                if let (Some(place), Some(number)) = (waits_for_number.take(), number(text)) {
                    let anchor = format!("<span id=\"rule-{number}\" class=\"anchor\"></span>");
                    events.insert(place, Event::InlineHtml(CowStr::from(anchor)));
                }
            }
            Event::End(TagEnd::Strong) => waits_for_number = None,
            _ => {}
        }
        events.push(event);
    }
    let mut written = String::new();
    pulldown_cmark::html::push_html(&mut written, events.into_iter());
    PreEscaped(written)
}

/// The number with which a text begins, such as `4.1`.
fn number(text: &str) -> Option<&str> {
    let word = text.split_whitespace().next()?.trim_end_matches('.');
    let is_number = word.starts_with(|first: char| first.is_ascii_digit())
        && word.chars().all(|letter| letter.is_ascii_digit() || letter == '.');
    is_number.then_some(word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shelf::SHELF;

    #[test]
    fn numbered_paragraphs_have_addresses() {
        let html =
            html("## 4 Where\n\n**4.1** The tile.\n\n**4.2 Both.** Its **three** squares.").into_string();
        for id in ["rule-4\"", "rule-4.1\"", "rule-4.2\""] {
            assert_eq!(html.matches(id).count(), 1, "{id}: {html}");
        }
        assert_eq!(html.matches("id=").count(), 3, "{html}");
    }

    #[test]
    fn every_rulebook_on_the_shelf_has_addresses() {
        for game in &SHELF {
            let html = html(game.rules).into_string();
            assert!(html.contains("id=\"rule-4\"") && html.contains("id=\"rule-4.1\""), "{}", game.id);
        }
    }
}
