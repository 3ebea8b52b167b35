//! Figures of the rules: positions made by hand and what the rules make of them, drawn by the same code that draws
//! the table. The worked first turns are those of `lessons`, and where a lesson shows the same, its position is the figure's. What a figure shows after an action is what the action really does, and so no figure can contradict
//! the rules.
//!
//! The captions are `rules-GAME-NAME` in the `figures.ftl` of the game; everything else that a figure says is told by the game.

games::modules!();
mod callouts;

use crate::board::{Board, mark};
use game::{Event as _, Game, Refusal, Seat, Viewer};
use lessons::{Flaw, Taught, people_names};
use maud::{Markup, PreEscaped, html};
use words::{Language, People};

pub use callouts::Callout;

/// A game whose rules are a book with figures.
pub trait Illustrated: Board + Taught {
    /// The paragraphs that one looks up while playing: they stand on its sheet of paper.
    const CARD: &'static [&'static str];
    /// Its figures, in the order of the paragraphs.
    const FIGURES: &'static [Figure<Self>];
}

/// A figure: a position, and what is done there.
pub struct Figure<G: Game> {
    /// The paragraph it illustrates, or a place of the short chapter ([`rulebook::IN_SHORT`](crate::rulebook::IN_SHORT),
    /// [`rulebook::WORKED`](crate::rulebook::WORKED)).
    pub paragraph: &'static str,
    /// Its own name among the figures of the game.
    pub name: &'static str,
    /// What is to be seen of the board.
    pub window: Window,
    /// Through whose eyes; without, what everybody sees.
    pub viewer: Option<u8>,
    /// Whether it shows what everybody sees of the seats besides the board.
    pub seats: bool,
    /// The position.
    pub position: fn() -> Result<G, Flaw>,
    /// What is done there, one picture after the other.
    pub steps: &'static [FigureStep],
    /// What is pointed at by numbers, each explained below the pictures.
    pub callouts: &'static [Callout],
}

/// What a picture shows of a board.
pub enum Window {
    /// All of it.
    Whole,
    /// A part of a drawing, as its `viewBox`.
    Rectangle(&'static str),
    /// One part of a board that is made of several, by the name that the stylesheet has for it (`only-NAME`).
    Part(&'static str),
}

/// What leads from one picture to the next. An action is a seat and a spelling.
pub enum FigureStep {
    Plays(&'static [(u8, &'static str)]),
    /// A turn of the game's worked example, by its number.
    Turn(usize),
    /// An action that the rules refuse.
    Tries(u8, &'static str),
}

/// A figure, drawn, and the paragraph at whose end it stands.
pub struct Illustration {
    pub paragraph: &'static str,
    pub drawn: Markup,
}

/// All figures of a game that can be drawn, with captions.
pub fn illustrations<G: Illustrated>(language: Language) -> Vec<Illustration> {
    let drawn = G::FIGURES.iter().filter_map(|figure| {
        let pictures = figure.pictures(language).ok()?;
        Some(Illustration { paragraph: figure.paragraph, drawn: figure.bound(&pictures, language) })
    });
    drawn.collect()
}

/// One picture of a figure.
struct Picture {
    /// The text above it: before, after, or not allowed. None where there is only one moment.
    heading: Option<&'static str>,
    drawn: Markup,
    /// What the game tells of it.
    told: Vec<String>,
}

impl<G: Illustrated> Figure<G> {
    fn pictures(&self, language: Language) -> Result<Vec<Picture>, Flaw> {
        let mut game = (self.position)()?;
        let mut pictures = vec![];
        // What is refused changes nothing, so it needs no picture of before.
        if !matches!(self.steps, [FigureStep::Tries(..), ..]) {
            let heading = (!self.steps.is_empty()).then_some("rules-figure-before");
            pictures.push(Picture { heading, drawn: self.draw(&game, None, language), told: vec![] });
        }
        for step in self.steps {
            pictures.push(match *step {
                FigureStep::Plays(actions) => self.played(&mut game, actions, language)?,
                FigureStep::Turn(number) => {
                    let turn = G::FIRST_TURNS.turns.get(number).ok_or("there is no such turn")?;
                    self.played(&mut game, turn, language)?
                }
                FigureStep::Tries(seat, action) => self.refused(&game, seat, action, language)?,
            });
        }
        Ok(pictures)
    }

    fn played(&self, game: &mut G, actions: &[(u8, &str)], language: Language) -> Result<Picture, Flaw> {
        let (names, mut told) = (people_names::<G>(), vec![]);
        let people = People { names: &names, you: None };
        for (seat, action) in actions {
            let mut events: Vec<G::Event> = vec![];
            game.apply(Seat::new(*seat).ok_or("there is no such seat")?, action.parse()?, &mut events)
                .map_err(|refusal| format!("{action}: {refusal}"))?;
            let seen: Vec<G::Event> =
                events.iter().filter_map(|event| event.seen_by(self.viewer())).collect();
            told.extend(words::story::<G>(&seen, &people, language).into_iter().map(|line| line.text));
        }
        Ok(Picture { heading: Some("rules-figure-after"), drawn: self.draw(game, None, language), told })
    }

    fn refused(&self, game: &G, seat: u8, action: &str, language: Language) -> Result<Picture, Flaw> {
        let names = people_names::<G>();
        let seat = Seat::new(seat).ok_or("there is no such seat")?;
        let action: G::Action = action.parse()?;
        let Err(refusal @ Refusal::Rule(_)) = game.clone().apply(seat, action, &mut game::Nobody) else {
            return Err(format!("{action} is not refused").into());
        };
        let why = words::refusal::<G>(&refusal, &People { names: &names, you: None }, language).text;
        let ghost = G::ghost(&game.view(Viewer::Seat(seat)), action, &[]);
        let drawn = self.draw(game, Some(ghost), language);
        Ok(Picture { heading: Some("rules-figure-refused"), drawn, told: vec![why] })
    }

    fn viewer(&self) -> Viewer {
        self.viewer.and_then(Seat::new).map_or(Viewer::Public, Viewer::Seat)
    }

    fn draw(&self, game: &G, ghost: Option<Markup>, language: Language) -> Markup {
        let (view, names) = (game.view(self.viewer()), people_names::<G>());
        let board = G::board(&view, &People { names: &names, you: None }, language);
        let board = still(&board.into_string(), &ghost.unwrap_or_default().into_string());
        let board = match self.window {
            Window::Whole | Window::Part(_) => board,
            Window::Rectangle(rectangle) => seen_through(&board, rectangle),
        };
        let drawn = html! {
            (PreEscaped(board))
            @if self.seats {
                ul.players {
                    @for (seat, name) in game.seats().seats().zip(&names) {
                        li.plate.{ "of-" (seat) } { (mark::<G>(seat)) bdi.name { (name) } span.figures { (G::seat(&view, seat, language)) } }
                    }
                }
            }
        };
        PreEscaped(callouts::numbered(drawn.into_string(), self.callouts))
    }

    /// The pictures side by side, each with its heading and what is told of it, and the caption below.
    fn bound(&self, pictures: &[Picture], language: Language) -> Markup {
        let (id, caption) = (format!("figure-{}", self.name), format!("rules-{}-{}", G::ID, self.name));
        let part = if let Window::Part(part) = self.window { Some(format!("only-{part}")) } else { None };
        html! {
            figure id=(id) class=[part] {
                div.pictures {
                    @for (number, picture) in pictures.iter().enumerate() {
                        @let told = (!picture.told.is_empty()).then(|| format!("{id}-told-{number}"));
                        @let heading = picture.heading.map(|_| format!("{id}-{number} ")).unwrap_or_default();
                        div.picture-drawn {
                            @if let Some(heading) = picture.heading { p.heading id={ (id) "-" (number) } { (words::text(language, heading, &[])) } }
                            div role="img" aria-labelledby={ (heading) (id) "-caption" } aria-describedby=[told.as_deref()] {
                                div inert { (picture.drawn) }
                            }
                            @if let Some(told) = told { ul.told id=(told) { @for line in &picture.told { li { (line) } } } }
                        }
                    }
                }
                @if !self.callouts.is_empty() {
                    ol.callouts { @for callout in self.callouts { li { (words::text(language, &format!("rules-{}-{}-{}", G::ID, self.name, callout.name), &[])) } } }
                }
                figcaption id={ (id) "-caption" } { (words::text(language, &caption, &[])) }
            }
        }
    }
}

/// A board on which nobody plays: the place of the ghost is filled for good and has no id, as a page may have many
/// such boards.
fn still(board: &str, ghost: &str) -> String {
    match board.split_once(" id=\"ghost\">") {
        None => without_ids(board),
        Some((before, after)) => {
            format!("{}><g class=\"ghost\">{ghost}</g>{}", without_ids(before), without_ids(after))
        }
    }
}

/// A drawing without the ids of its parts: a page has several figures, and an id is there once.
fn without_ids(drawing: &str) -> String {
    let mut pieces = drawing.split(" id=\"");
    let first = pieces.next().unwrap_or_default().to_owned();
    pieces.fold(first, |text, piece| text + piece.split_once('"').map_or("", |(_, rest)| rest))
}

/// A drawing cropped to a part of it.
fn seen_through(drawing: &str, rectangle: &str) -> String {
    let Some((before, rest)) = drawing.split_once("viewBox=\"") else { return drawing.to_owned() };
    let after = rest.split_once('"').map_or("", |(_, after)| after);
    format!("{before}viewBox=\"{rectangle}\"{after}")
}

#[cfg(test)]
mod tests;
