//! The page for playing: what is asked, the table, what can be chosen and what would follow.

use super::draw::{bullets, lines, say, write};
use super::model::Model;
use crate::boards::{BESIDE, Drawn, Mark, WIDTH};
use crate::play::about_file;
use crate::play::choice::Item;
use crate::play::turns::Next;
use crate::wrap::{wrap, wrap_drawing};
use bots::Judged;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style, Stylize};
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

/// The lines that choosing takes below a board.
const BELOW: u16 = 8;

/// What is asked, the table, what can be chosen and what would follow.
pub fn draw_play<G: Judged + Drawn>(frame: &mut Frame, area: Rect, model: &mut Model<G>) {
    let prompt = match model.next {
        Next::Bot(seat) => {
            words::text(model.sitting.language, "terminal-thinking", &[("name", model.sitting.name(seat))])
        }
        Next::Moment(_) => say(model, "prompt-resting"),
        Next::Person(_) | Next::Over(_) => model.sitting.prompt(model.at),
    };
    let prompt: Vec<Line> =
        wrap(&prompt, area.width as usize).into_iter().map(|line| Line::from(line.bold())).collect();
    let [asked, area] =
        area.layout(&Layout::vertical([Constraint::Length(prompt.len() as u16), Constraint::Fill(1)]));
    write(frame, asked, prompt);

    // How it ended is told in full; of what can be chosen, a part.
    let over = matches!(model.next, Next::Over(_));
    if G::NARROW {
        let columns =
            [Constraint::Length((WIDTH - BESIDE) as u16), Constraint::Length(1), Constraint::Fill(1)];
        let [table, _, beside] = area.layout(&Layout::horizontal(columns));
        draw_table(frame, table, model);
        let most = if over { beside.height } else { beside.height / 2 };
        let chosen = choosing(model, beside.width as usize, most as usize);
        let rows = [Constraint::Length(chosen.len() as u16), Constraint::Fill(1)];
        let [list, told] = beside.layout(&Layout::vertical(rows));
        write(frame, list, chosen);
        draw_told(frame, told, model);
    } else {
        let width = (area.width as usize).saturating_sub(1) / 2;
        let most = if over { area.height } else { BELOW };
        let chosen = choosing(model, width, most as usize);
        let below = BELOW.max(chosen.len() as u16);
        let needed = TableLines::of(model, area.width).height();
        let height = needed.min(area.height.saturating_sub(below));
        let [table, below] =
            area.layout(&Layout::vertical([Constraint::Length(height), Constraint::Fill(1)]));
        draw_table(frame, table, model);
        let halves = [Constraint::Length(width as u16), Constraint::Length(1), Constraint::Fill(1)];
        let [list, _, told] = below.layout(&Layout::horizontal(halves));
        // Where there is more room than needed, the list has it.
        write(frame, list, choosing(model, width, list.height as usize));
        draw_told(frame, told, model);
    }
}

/// The drawn table: what can be scrolled, and what always stays in sight.
struct TableLines {
    board_and_others: Vec<Line<'static>>,
    own: Vec<Line<'static>>,
}

impl TableLines {
    fn of<G: Judged + Drawn>(model: &Model<G>, width: u16) -> TableLines {
        let view = [model.sitting.view(model.at)];
        let (people, language) = (model.sitting.people(model.at), model.sitting.language);
        let mut board_and_others = wrap_drawing(G::board(&view, &people, language), width as usize);
        let mut own = vec![];
        for (seat, player) in G::players(&view, &people, language).into_iter().enumerate() {
            let lines = wrap_drawing(player, width as usize);
            match model.at {
                Some(at) if at.index() == seat => own = lines,
                _ => board_and_others.extend(lines),
            }
        }
        TableLines { board_and_others, own }
    }

    fn height(&self) -> u16 {
        (self.board_and_others.len() + self.own.len()) as u16
    }
}

/// The table as far as it fits, with what is meant written over it, and the keys that show the rest.
fn draw_table<G: Judged + Drawn>(frame: &mut Frame, area: Rect, model: &mut Model<G>) {
    let TableLines { board_and_others: drawn, own } = TableLines::of(model, area.width);
    let height = (drawn.len() as u16).min(area.height.saturating_sub(own.len() as u16));
    let [area, below] = area.layout(&Layout::vertical([Constraint::Length(height), Constraint::Fill(1)]));
    write(frame, below, own);
    let hidden = (drawn.len() as u16).saturating_sub(area.height);
    model.table_scrolled = model.table_scrolled.min(hidden);
    let scrolled = model.table_scrolled;
    frame.render_widget(Paragraph::new(drawn).scroll((scrolled, 0)), area);
    let marks = model.meant().map(|action| G::marks(&action)).unwrap_or_default();
    mark(frame, area, scrolled, &marks);
    let language = model.sitting.language;
    let mut note = |id, line| {
        let text = words::text(language, id, &[]);
        let column = area.right().saturating_sub(text.chars().count() as u16);
        frame.buffer_mut().set_string(column, line, text, Style::new().add_modifier(Modifier::REVERSED));
    };
    if scrolled > 0 {
        note("terminal-above", area.y);
    }
    if scrolled < hidden {
        note("terminal-below", area.bottom() - 1);
    }
}

/// What is meant, written over the board.
fn mark(frame: &mut Frame, area: Rect, scrolled: u16, marks: &[Mark]) {
    for mark in marks {
        let Some(line) = mark.line.checked_sub(scrolled).filter(|line| *line < area.height) else { continue };
        let style = Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD);
        frame.buffer_mut().set_string(area.x + mark.column, area.y + line, &mark.text, style);
    }
}

/// What can be chosen, in at most this many lines with the marked one among them; or how the match ended.
fn choosing<G: Judged + Drawn>(model: &Model<G>, width: usize, height: usize) -> Vec<Line<'static>> {
    match model.next {
        Next::Bot(_) | Next::Moment(_) => vec![],
        Next::Over(outcome) => {
            let text = model.sitting.ending(outcome).into_iter().chain([about_file(model.sitting)]);
            text.flat_map(|text| wrap(&text, width)).map(Line::from).collect()
        }
        Next::Person(_) => list(model, width, height),
    }
}

fn list<G: Judged + Drawn>(model: &Model<G>, width: usize, height: usize) -> Vec<Line<'static>> {
    let language = model.sitting.language;
    let items = if model.is_walking() { vec![] } else { model.items() };
    if let (Some(typed), true) = (&model.typed, items.is_empty()) {
        return lines(wrap(&words::text(language, "terminal-nothing-fits", &[("text", typed)]), width));
    }
    let named = |beginning: &str| {
        let name = G::named(beginning, language).unwrap_or_else(|| "\u{2026}".into());
        format!("{beginning} {name}")
    };
    let shown = height.saturating_sub(1);
    let mut title = match model.choice.beginning() {
        "" => say(model, "terminal-choose"),
        beginning => named(beginning),
    };
    if items.len() > shown {
        title = format!("{title} ({}/{})", model.marked + 1, items.len());
    }
    let row = |(number, item): (usize, &Item<G::Action>)| {
        let text = match item {
            // What does not fit stands there by its spelling.
            Item::Action(spelled) if spelled.sentence.chars().count() + 2 > width => spelled.spelling.clone(),
            Item::Action(spelled) => spelled.sentence.clone(),
            Item::Group { beginning, ways } => format!("{} ({ways})", named(beginning)),
        };
        if number == model.marked {
            Line::from(format!("> {text}").reversed())
        } else {
            Line::from(format!("  {text}"))
        }
    };
    let first = (model.marked + 1).saturating_sub(shown);
    let rows = items.iter().enumerate().skip(first).take(shown).map(row);
    [Line::from(title.underlined())].into_iter().chain(rows).collect()
}

/// What would follow from what is marked, and what has happened since.
fn draw_told<G: Judged + Drawn>(frame: &mut Frame, area: Rect, model: &Model<G>) {
    let width = area.width as usize;
    let mut told: Vec<Line> = vec![];
    if let (Some(action), Some(seat)) = (model.meant(), model.at) {
        let sentence = G::action(&action, model.sitting.language);
        told.extend(
            wrap(&format!("{sentence} ({action})"), width).into_iter().map(|line| Line::from(line.bold())),
        );
        let foretold = model.sitting.foretold(seat, action);
        let foretold =
            if foretold.is_empty() { vec![say(model, "terminal-would-unknown")] } else { foretold };
        told.push(Line::from(say(model, "terminal-would").underlined()));
        told.extend(bullets(&foretold, width));
    }
    let news = bullets(&model.news(), width);
    let room = (area.height as usize).saturating_sub(told.len() + 1);
    if !news.is_empty() && room > 0 {
        told.push(Line::from(say(model, "terminal-since").underlined()));
        let first = news.len().saturating_sub(room);
        told.extend(news.into_iter().skip(first));
    }
    write(frame, area, told);
}
