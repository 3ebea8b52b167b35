//! What nobody should miss: tokens claimed and sites completed since the viewer last decided. Tokens that the latest
//! action has brought somebody fly there.

use super::art;
use super::scoring;
use super::sites::token_piece;
use crate::marks::seat_mark;
use game::Seat;
use games::great_wall::{Event, GreatWall, Token};
use maud::{Markup, html};
use words::{Language, People, Speaks};

/// How many heralds stand above the sites at once; the log has them all.
const MOST: usize = 2;

/// What is told above the sites, and after the last round its turns one by one.
pub fn story(moves: &[Vec<Event>], people: &People, language: Language) -> Markup {
    let news: Vec<&Event> =
        since(moves, people.you).iter().flatten().filter(|event| is_news(event)).collect();
    let over = moves.last().is_some_and(|events| matches!(events.last(), Some(Event::Ended { .. })));
    html! {
        @if !news.is_empty() && !over {
            ol.heralds data-part="heralds" {
                @for event in news.iter().rev().take(MOST) { (herald(event, moves, people, language)) }
            }
        }
        @for event in moves.last().into_iter().flatten() {
            @if let Event::Won { seat, site, token, .. } = event {
                i data-flight=(token_piece(*site, *token, false)) data-to={ "seat-" (seat) } data-move=(moves.len()) aria-hidden="true" { (art::token(*token)) }
            }
        }
        (scoring::turns(moves, people, language))
    }
}

/// The moves from the latest one of the viewer on; for those who only watch, the latest move.
fn since(moves: &[Vec<Event>], you: Option<Seat>) -> &[Vec<Event>] {
    let last = moves.len().saturating_sub(1);
    let own = moves.iter().rposition(|events| you.is_some() && events.first().and_then(mover) == you);
    moves.get(own.unwrap_or(last)..).unwrap_or_default()
}

/// Who decided what led to an event.
fn mover(event: &Event) -> Option<Seat> {
    match *event {
        Event::Drew { seat, .. }
        | Event::Passed { seat }
        | Event::Laid { seat, .. }
        | Event::Covered { seat, .. }
        | Event::Claimed { seat, .. } => Some(seat),
        _ => None,
    }
}

fn is_news(event: &Event) -> bool {
    matches!(event, Event::Claimed { .. } | Event::Completed { .. })
}

/// One line of news, with the tokens that it is about.
fn herald(event: &Event, moves: &[Vec<Event>], people: &People, language: Language) -> Markup {
    let Some(line) = GreatWall::event(event, people, language) else { return html! {} };
    let (kind, seat, site) = match *event {
        Event::Claimed { seat, site, .. } => ("claim", seat, site),
        Event::Completed { seat, site, .. } => ("complete", seat, site),
        _ => return html! {},
    };
    let told = [("kind", kind), ("site", &site.to_string())];
    html! {
        li class={ "herald " (kind) } title=(line.text) data-places=[(!line.places.is_empty()).then(|| line.places.join("|"))] {
            (seat_mark(seat))
            span aria-hidden="true" { (words::text(language, "board-great-wall-herald", &told)) }
            span.visually-hidden { (line.text) }
            @for (seat, token) in tokens(event, moves) { span.won { (art::token(token)) @if let Some(seat) = seat { (seat_mark(seat)) } } }
        }
    }
}

/// The tokens of an event, and who has won them.
fn tokens(event: &Event, moves: &[Vec<Event>]) -> Vec<(Option<Seat>, Token)> {
    if let Event::Claimed { token, .. } = event {
        return vec![(None, *token)];
    }
    let after = moves.iter().flatten().skip_while(|other| !std::ptr::eq(*other, event)).skip(1);
    let won = after.map_while(|event| match event {
        Event::Won { seat, token, .. } => Some((Some(*seat), *token)),
        _ => None,
    });
    won.collect()
}
