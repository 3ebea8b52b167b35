//! The screen as it is drawn from the model. Decides about places and styles, and about nothing else.

use super::desk::draw_play;
use super::model::{Model, Page};
use super::pages::{draw_curtain, draw_moment, draw_page};
use crate::boards::{Drawn, WIDTH};
use crate::play::turns::Next;
use crate::wrap::wrap;
use bots::Judged;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::style::{Color, Stylize};
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

/// This many lines are enough for everything.
const HEIGHT: u16 = 24;
/// On a smaller screen nothing can be read.
const LEAST: (u16, u16) = (60, 16);

/// Draws everything. Only the drawing knows how far the page can be scrolled, so it tells the model.
pub fn draw<G: Judged + Drawn>(frame: &mut Frame, model: &mut Model<G>, colours: bool) {
    let area = frame.area();
    let notice = notice(model, area.width as usize);
    let rows = [
        Constraint::Length(1),
        Constraint::Fill(1),
        Constraint::Length(notice.len() as u16),
        Constraint::Length(1),
    ];
    let [title, body, below, keys] = area.layout(&Layout::vertical(rows));
    if area.width < LEAST.0 || area.height < LEAST.1 {
        let (columns, rows) = (WIDTH.to_string(), HEIGHT.to_string());
        let text = words::text(
            model.sitting.language,
            "terminal-too-small",
            &[("columns", &columns), ("rows", &rows)],
        );
        write(frame, area, lines(wrap(&text, area.width as usize)));
        return;
    }
    draw_title(frame, title, model);
    match model.page {
        Page::Play => draw_play(frame, body, model),
        Page::Curtain(_) => draw_curtain(frame, body, model),
        Page::Moment | Page::Nothing => draw_moment(frame, body, model),
        Page::Table | Page::Log | Page::Help => draw_page(frame, body, model),
    }
    write(frame, below, notice);
    let typed = model.typed.as_ref().map(|typed| format!("/ {typed}"));
    let key_line = say(model, key_line(model));
    match typed {
        Some(typed) => {
            write(frame, keys, vec![Line::from(vec![typed.clone().bold(), format!("   {key_line}").dim()])]);
            frame.set_cursor_position(Position::new(keys.x + typed.chars().count() as u16, keys.y));
        }
        None => write(frame, keys, vec![Line::from(key_line.dim())]),
    }
    if !colours {
        for cell in &mut frame.buffer_mut().content {
            (cell.fg, cell.bg) = (Color::Reset, Color::Reset);
        }
    }
}

fn draw_title<G: Judged + Drawn>(frame: &mut Frame, area: Rect, model: &Model<G>) {
    let game = G::title(model.sitting.language);
    let text = match (model.page, model.at) {
        (Page::Table, _) => say(model, "terminal-board"),
        (Page::Log, _) => say(model, "terminal-log"),
        (Page::Help, _) => say(model, "terminal-help"),
        (_, Some(seat)) => model.sitting.name(seat).to_owned(),
        (_, None) => String::new(),
    };
    let text = if text.is_empty() { format!(" {game}") } else { format!(" {game} \u{b7} {text}") };
    frame.render_widget(Paragraph::new(text).reversed(), area);
}

/// Which keys do something now.
fn key_line<G: Judged + Drawn>(model: &Model<G>) -> &'static str {
    match (model.page, model.next) {
        _ if model.typed.is_some() => "terminal-keys-type",
        (Page::Curtain(_), _) => "terminal-keys-curtain",
        (Page::Moment, _) => "terminal-keys-moment",
        (Page::Nothing, _) => "terminal-keys-nothing",
        (Page::Table | Page::Log | Page::Help, _) => "terminal-keys-page",
        (Page::Play, Next::Over(_)) => "terminal-keys-over",
        (Page::Play, Next::Bot(_) | Next::Moment(_)) => "terminal-keys-wait",
        (Page::Play, Next::Person(_)) if model.is_walking() => "terminal-keys-walk",
        (Page::Play, Next::Person(_)) => "terminal-keys-list",
    }
}

/// The answer to the last key.
fn notice<G: Judged + Drawn>(model: &Model<G>, width: usize) -> Vec<Line<'static>> {
    let Some(answer) = model.notice.as_ref().filter(|_| matches!(model.page, Page::Play | Page::Curtain(_)))
    else {
        return vec![];
    };
    let rule = answer.rule.map(|number| {
        let rule = words::text(model.sitting.language, "terminal-rules", &[("number", number)]);
        format!(" ({rule}, ?)")
    });
    let text = format!("{}{}", answer.text, rule.unwrap_or_default());
    wrap(&text, width).into_iter().map(|line| Line::from(line.bold())).collect()
}

/// Sentences as a list.
pub fn bullets(sentences: &[String], width: usize) -> Vec<Line<'static>> {
    let sentence = |text: &String| {
        let lines = wrap(text, width.saturating_sub(2)).into_iter().enumerate();
        lines
            .map(|(number, line)| {
                Line::from(if number == 0 { format!("\u{b7} {line}") } else { format!("  {line}") })
            })
            .collect::<Vec<_>>()
    };
    sentences.iter().flat_map(sentence).collect()
}

/// Texts without a style.
pub fn lines(texts: Vec<String>) -> Vec<Line<'static>> {
    texts.into_iter().map(Line::from).collect()
}

/// A text of the terminal that needs no arguments.
pub fn say<G: Judged + Drawn>(model: &Model<G>, id: &str) -> String {
    words::text(model.sitting.language, id, &[])
}

pub fn write(frame: &mut Frame, area: Rect, text: Vec<Line<'static>>) {
    frame.render_widget(Paragraph::new(text), area);
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    #[test]
    fn the_keys_fit_into_the_last_line() {
        for language in Language::ALL {
            for keys in ["list", "walk", "type", "page", "over", "curtain", "moment", "nothing", "wait"] {
                let line = words::text(language, &format!("terminal-keys-{keys}"), &[]);
                assert!(line.chars().count() <= WIDTH, "{line}");
            }
        }
    }
}
