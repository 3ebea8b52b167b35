//! A game on one sheet of paper, for the table: the short chapter of its rules without the worked example, and the
//! paragraphs that one looks up while playing.

use super::{EXAMPLE, Page, parts};
use crate::figures::Illustrated;
use maud::{Markup, PreEscaped};
use pulldown_cmark::{Event, HeadingLevel, Tag, TagEnd};
use words::{Language, Rulebook};

/// What a game's sheet says.
pub fn card<G: Illustrated>(language: Language) -> Markup {
    let rulebook = Rulebook::parse(G::rulebook(language));
    let mut page = Page { numbers: std::collections::BTreeSet::new(), set: vec![] };
    let in_short = rulebook.chapters.iter().take(1).flat_map(|chapter| parts(chapter).1);
    for (number, part) in in_short.enumerate() {
        // There is no room for the worked example.
        if number != EXAMPLE {
            page.html("<section>".to_owned());
            page.linked(&part.iter().map(heading_of_sheet).collect::<Vec<_>>());
            page.html("</section>".to_owned());
        }
    }
    let paragraphs = rulebook.chapters.iter().flat_map(|chapter| &chapter.paragraphs);
    for paragraph in paragraphs.filter(|paragraph| G::CARD.contains(&paragraph.number.as_str())) {
        page.html(format!("<section><b class=\"number\">{}</b>", paragraph.number));
        page.linked(&paragraph.text);
        page.html("</section>".to_owned());
    }
    let mut text = String::new();
    pulldown_cmark::html::push_html(&mut text, page.set.into_iter());
    PreEscaped(text)
}

/// The sheet has no headings of chapters: those of their parts stand right below its title.
fn heading_of_sheet<'a>(event: &Event<'a>) -> Event<'a> {
    let mut event = event.clone();
    if let Event::Start(Tag::Heading { level, .. }) | Event::End(TagEnd::Heading(level)) = &mut event {
        *level = HeadingLevel::H2;
    }
    event
}

#[cfg(test)]
mod tests {
    use super::*;

    fn a_card_has_what_is_looked_up<G: Illustrated>() {
        for language in Language::ALL {
            let rulebook = Rulebook::parse(G::rulebook(language));
            assert_eq!(parts(&rulebook.chapters[0]).1.len(), 5, "{}: aim, turn, example, end, advice", G::ID);
            let html = card::<G>(language).into_string();
            assert_eq!(html.matches("<section>").count(), 4 + G::CARD.len(), "{}: {html}", G::ID);
            assert!(!html.contains("href="), "a sheet of paper leads nowhere");
            assert_eq!(
                (html.matches("<h2>").count(), html.matches("</h2>").count()),
                (4, 4),
                "{}: {html}",
                G::ID
            );
        }
    }

    games::tests!(a_card_has_what_is_looked_up);
}
