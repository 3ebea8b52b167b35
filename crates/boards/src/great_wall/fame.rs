//! The fame that everybody has won, when the game is over: the tokens turn over one by one, the lowest first.

use super::art;
use crate::marks::seat_mark;
use game::Seat;
use games::great_wall::{Event, Token};
use maud::{Markup, html};
use words::{Language, People};

/// Everybody's tokens, whoever has most fame first.
pub fn course(moves: &[Vec<Event>], people: &People, language: Language) -> Markup {
    let mut won: Vec<(Seat, Vec<Token>)> =
        (0..).map_while(Seat::new).take(people.names.len()).map(|seat| (seat, vec![])).collect();
    for event in moves.iter().flatten() {
        if let Event::Won { seat, token, .. } = event
            && let Some((_, tokens)) = won.get_mut(seat.index())
        {
            tokens.push(*token);
        }
    }
    let fame = |tokens: &[Token]| -> u32 { tokens.iter().map(|token| u32::from(token.points())).sum() };
    for (_, tokens) in &mut won {
        tokens.sort_unstable_by_key(|token| token.points());
    }
    won.sort_by_key(|(_, tokens)| std::cmp::Reverse(fame(tokens)));
    html! {
        section.fame-turned data-story {
            h3 { (words::text(language, "board-great-wall-fame", &[])) }
            ol {
                @for (seat, tokens) in &won {
                    li {
                        (seat_mark(*seat))
                        span.tokens aria-hidden="true" { @for token in tokens { (art::token(*token)) } }
                        span.visually-hidden { (super::listed(tokens.iter().copied())) }
                        b { (words::text(language, "board-great-wall-sum", &[("count", &fame(tokens).to_string())])) }
                    }
                }
            }
        }
    }
}
