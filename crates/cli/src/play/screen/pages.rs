//! Pages to read: the curtain, the whole table, the log, rules and keys.

use super::draw::{bullets, lines, say, write};
use super::model::{Model, Page};
use crate::boards::Drawn;
use crate::play::turns::{Bookmark, Next};
use crate::wrap::{wrap, wrap_drawing};
use bots::Judged;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Stylize;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

/// The curtain: who comes next, and what everybody saw.
pub fn draw_curtain<G: Judged + Drawn>(frame: &mut Frame, area: Rect, model: &Model<G>) {
    let Page::Curtain(seat) = model.page else { return };
    let width = area.width as usize;
    let name = [("name", model.sitting.name(seat))];
    let language = model.sitting.language;
    let mut text = vec![Line::default(), Line::from(words::text(language, "terminal-curtain", &name).bold())];
    text.extend(lines(wrap(&words::text(language, "terminal-curtain-text", &name), width)));
    text.push(Line::default());
    // Whoever comes to the keyboard at a secret moment has seen the news there.
    if !matches!(model.next, Next::Moment(_)) {
        add_news(&mut text, model, area);
    }
    write(frame, area, text);
}

/// Everybody is asked whether somebody plays a secret card, with what everybody saw; or somebody came forward who has
/// none.
pub fn draw_moment<G: Judged + Drawn>(frame: &mut Frame, area: Rect, model: &Model<G>) {
    let width = area.width as usize;
    let (language, seats) = (model.sitting.language, model.sitting.seats_with_names());
    let mut text = vec![Line::default()];
    if model.page == Page::Nothing {
        text.extend(lines(wrap(&say(model, "terminal-nothing"), width)));
        return write(frame, area, text);
    }
    text.push(Line::from(say(model, "terminal-moment").bold()));
    text.extend(lines(wrap(&words::text(language, "terminal-moment-text", &[("seats", &seats)]), width)));
    text.push(Line::default());
    add_news(&mut text, model, area);
    write(frame, area, text);
}

/// The latest events, as many as there is room for.
fn add_news<G: Judged + Drawn>(text: &mut Vec<Line<'static>>, model: &Model<G>, area: Rect) {
    let news = bullets(&model.news(), area.width as usize);
    let first = news.len().saturating_sub((area.height as usize).saturating_sub(text.len()));
    text.extend(news.into_iter().skip(first));
}

/// A page to read, scrolled no further than its end.
pub fn draw_page<G: Judged + Drawn>(frame: &mut Frame, area: Rect, model: &mut Model<G>) {
    let width = area.width as usize;
    let text = match model.page {
        Page::Table => {
            let view = [model.sitting.view(model.at)];
            let (people, language) = (model.sitting.people(model.at), model.sitting.language);
            let players = G::players(&view, &people, language);
            let drawn = [G::board(&view, &people, language)].into_iter().chain(players);
            let mut drawn: Vec<Line> = drawn.flat_map(|text| wrap_drawing(text, width)).collect();
            drawn.push(Line::default());
            drawn.extend(lines(wrap(&G::legend(language), width)));
            drawn
        }
        Page::Log => {
            let story = model.sitting.story(Bookmark::before(0), model.at);
            let nothing = vec![say(model, "terminal-log-empty")];
            bullets(if story.is_empty() { &nothing } else { &story }, width)
        }
        Page::Play | Page::Curtain(_) | Page::Moment | Page::Nothing | Page::Help => help(model, width),
    };
    model.scrolled = model.scrolled.min((text.len() as u16).saturating_sub(area.height));
    frame.render_widget(Paragraph::new(text).scroll((model.scrolled, 0)), area);
}

/// The rule behind the last refusal or the prompt, the keys, and the signs of the drawing.
fn help<G: Judged + Drawn>(model: &Model<G>, width: usize) -> Vec<Line<'static>> {
    let refused = model.notice.as_ref();
    let number = refused.and_then(|answer| answer.rule).unwrap_or_else(|| model.sitting.rule_asked(model.at));
    let language = model.sitting.language;
    let rule = words::text(language, "terminal-rules", &[("number", number)]);
    let refusal = refused.filter(|answer| answer.rule.is_some()).map(|answer| answer.text.clone());
    let parts = [
        (rule, [refusal, model.sitting.rule(number)].into_iter().flatten().collect::<Vec<_>>().join("\n\n")),
        (say(model, "terminal-keys"), say(model, "terminal-keys-text")),
        (say(model, "terminal-signs"), G::legend(language)),
    ];
    let mut text = vec![];
    for (title, part) in parts {
        text.push(Line::from(title.bold().underlined()));
        text.extend(lines(wrap(&part, width)));
        text.push(Line::default());
    }
    text
}
