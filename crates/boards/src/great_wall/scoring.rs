//! The turns after the last round, one by one: they are only scored, and mostly nobody is asked anything in them,
//! so that the board alone would jump to the end.

use super::art;
use crate::marks::seat_mark;
use game::Seat;
use games::great_wall::{Event, GreatWall, Token};
use maud::{Markup, html};
use words::{Language, Line, People, Speaks};

/// All scoring turns so far and the end they lead to; what the last action has led to comes in step by step.
pub fn turns(moves: &[Vec<Event>], people: &People, language: Language) -> Markup {
    let Scoring { turns, end } = Scoring::of(moves);
    html! {
        @if !turns.is_empty() || end.is_some() {
            section.scoring data-story aria-label=(words::text(language, "board-great-wall-scoring", &[])) {
                h2 { (words::text(language, "board-great-wall-scoring", &[])) }
                ol {
                    @for turn in &turns { (shown(turn, people, language)) }
                    @if let Some(end) = end.and_then(|end| GreatWall::event(end, people, language)) {
                        li.new { span {} p { (end.text) } }
                    }
                }
            }
        }
    }
}

/// What has happened since the last round was over.
#[derive(Default)]
struct Scoring<'a> {
    turns: Vec<Turn<'a>>,
    end: Option<&'a Event>,
}

/// One turn that is only scored.
struct Turn<'a> {
    seat: Seat,
    /// Whether the last action led to it.
    new: bool,
    events: Vec<&'a Event>,
}

impl Scoring<'_> {
    fn of(moves: &[Vec<Event>]) -> Scoring<'_> {
        let mut scoring = Scoring::default();
        let events = |(number, events)| std::iter::repeat(number).zip(events);
        let events = moves.iter().enumerate().flat_map(events);
        for (number, event) in events.skip_while(|(_, event)| !matches!(event, Event::ScoringOnlyBegan)) {
            match (event, scoring.turns.last_mut()) {
                (&Event::TurnBegan { seat }, _) => {
                    scoring.turns.push(Turn { seat, new: number + 1 == moves.len(), events: vec![] });
                }
                (Event::Ended { .. }, _) => scoring.end = Some(event),
                (_, Some(turn)) => turn.events.push(event),
                (_, None) => {}
            }
        }
        // In the last turn a claim is still awaited, and perhaps nothing has happened yet.
        if scoring.end.is_none() {
            scoring.turns.pop_if(|turn| turn.events.is_empty());
        }
        scoring
    }
}

impl Turn<'_> {
    /// What was claimed or completed, in words.
    fn told(&self, people: &People, language: Language) -> Vec<Line> {
        let scored = |event: &&&Event| matches!(event, Event::Claimed { .. } | Event::Completed { .. });
        let told = self.events.iter().filter(scored);
        told.filter_map(|event| GreatWall::event(event, people, language)).collect()
    }

    fn won(&self) -> impl Iterator<Item = (Seat, Token)> {
        self.events.iter().filter_map(|event| match **event {
            Event::Won { seat, token, .. } => Some((seat, token)),
            _ => None,
        })
    }
}

fn shown(turn: &Turn, people: &People, language: Language) -> Markup {
    let lines = turn.told(people, language);
    html! {
        li.new[turn.new] {
            (seat_mark(turn.seat))
            div {
                @if lines.is_empty() { p.small { (words::text(language, "board-great-wall-scores-nothing", &[])) } }
                @for line in &lines { p data-places=(line.places.join("|")) { (line.text) } }
            }
            span.tokens {
                @for (seat, token) in turn.won() {
                    @let told = [("name", people.names[seat.index()].as_str()), ("token", &token.to_string())];
                    span.won role="img" aria-label=(words::text(language, "board-great-wall-wins", &told)) { (seat_mark(seat)) (art::token(token)) }
                }
            }
        }
    }
}
