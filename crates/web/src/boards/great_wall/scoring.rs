//! The turns after the last round, one by one: they are only scored, and mostly nobody is asked anything in them,
//! so that the board alone would jump to the end.

use super::art;
use crate::boards::seat_mark;
use game::Seat;
use great_wall::{Event, GreatWall, Token};
use maud::{Markup, html};
use words::{Language, People, Speaks, page};

/// All scoring turns so far; those of the last action come in one after the other.
pub fn turns(moves: &[Vec<Event>], people: &People, language: Language) -> Markup {
    let turns = Turn::list(moves);
    html! {
        @if !turns.is_empty() {
            section.scoring aria-label=(page(language, "board-great-wall-scoring", &[])) {
                h3 { (page(language, "board-great-wall-scoring", &[])) }
                ol { @for turn in &turns { (shown(turn, people, language)) } }
            }
        }
    }
}

/// One turn that is only scored.
struct Turn<'a> {
    seat: Seat,
    /// Whether the last action led to it.
    new: bool,
    events: Vec<&'a Event>,
}

impl Turn<'_> {
    /// The turns that have been scored: in the last one perhaps a claim is still awaited.
    fn list(moves: &[Vec<Event>]) -> Vec<Turn<'_>> {
        let events = |(number, events)| std::iter::repeat(number).zip(events);
        let events = moves.iter().enumerate().flat_map(events);
        let mut turns: Vec<Turn> = vec![];
        for (number, event) in events.skip_while(|(_, event)| !matches!(event, Event::ScoringOnlyBegan)) {
            if let Event::TurnBegan { seat } = *event {
                turns.push(Turn { seat, new: number + 1 == moves.len(), events: vec![] });
            } else if let Some(turn) = turns.last_mut() {
                turn.events.push(event);
            }
        }
        turns.pop_if(|turn| turn.events.is_empty());
        turns
    }

    fn won(&self) -> impl Iterator<Item = (Seat, Token)> {
        self.events.iter().filter_map(|event| match **event {
            Event::Won { seat, token, .. } => Some((seat, token)),
            _ => None,
        })
    }
}

/// What was claimed or completed in a turn in words, and the tokens that were won.
fn shown(turn: &Turn, people: &People, language: Language) -> Markup {
    let told = |event: &&Event| match event {
        Event::Claimed { .. } | Event::Completed { .. } | Event::Ended { .. } => {
            GreatWall::event(event, people, language)
        }
        _ => None,
    };
    let lines: Vec<_> = turn.events.iter().filter_map(told).collect();
    html! {
        li.new[turn.new] {
            (seat_mark(turn.seat))
            div {
                @if lines.is_empty() { p.small { (page(language, "board-great-wall-scores-nothing", &[])) } }
                @for line in &lines { p data-places=(line.places.join("|")) { (line.text) } }
            }
            span.tokens {
                @for (seat, token) in turn.won() {
                    @let told = [("name", people.names[seat.index()].as_str()), ("token", &token.to_string())];
                    span.won role="img" aria-label=(page(language, "board-great-wall-wins", &told)) { (seat_mark(seat)) (art::token(token)) }
                }
            }
        }
    }
}
