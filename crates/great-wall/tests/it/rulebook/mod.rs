//! The worked examples of the rules. Positions are drawn as `great_wall::scene` says; each test names the
//! example it plays (T1 to T36, the sites S, P and X, and the lists and the trace that spell actions).

mod actions;
mod ending;
mod lists;
mod refills;
mod scoring;
mod sites;

use crate::draw;
use game::{Game, Nobody, Refusal, Seat, Turn};
use great_wall::scene::show_site;
use great_wall::{Action, Colour, Column, GreatWall, Illegal, Phase, Site, Sum};

/// The position of a drawing after some actions, each by whoever's turn it is.
fn after(drawing: &str, actions: &[&str]) -> GreatWall {
    let mut game = draw(drawing).unwrap_or_else(|error| panic!("{error}"));
    for action in actions {
        let seat = game.table().current;
        let done = game.apply(seat, read(action), &mut Nobody);
        done.unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
    }
    game
}

fn read(action: &str) -> Action {
    action.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// Why an action of whoever's turn it is gets refused.
fn refusal(game: &GreatWall, action: &str) -> Illegal {
    let mut game = *game;
    match game.apply(game.table().current, read(action), &mut Nobody) {
        Err(Refusal::Rule(reason)) => reason,
        other => panic!("{action}: {other:?}"),
    }
}

/// What may be done, sorted as in traces.
fn legal(game: &GreatWall) -> Vec<String> {
    let mut list = vec![];
    game.legal_actions(game.table().current, &mut list);
    let mut spelt: Vec<String> = list.iter().map(Action::to_string).collect();
    spelt.sort();
    spelt
}

/// The legal actions that begin with these words.
fn legal_like(game: &GreatWall, start: &str) -> Vec<String> {
    legal(game).into_iter().filter(|action| action.starts_with(start)).collect()
}

fn at(site: u8) -> Site {
    Site::new(site).unwrap()
}

fn on(column: u8) -> Column {
    Column::new(column).unwrap()
}

/// A site as drawn.
fn site(game: &GreatWall, number: u8) -> String {
    show_site(game.table().section(at(number)))
}

/// The totals of a site: `R -1, G 2`.
fn totals(game: &GreatWall, number: u8) -> String {
    let standing = game.table().section(at(number)).standing();
    let show = |(seat, sum): (Seat, Sum)| format!("{} {}", letter(seat), sum.total());
    standing.present().map(show).collect::<Vec<_>>().join(", ")
}

/// Won tokens by colour, lowest first: `R 3 7, B 5`.
fn won(game: &GreatWall) -> String {
    let show = |seat| {
        let tokens = game.table().won(seat).iter().map(|token| token.to_string());
        std::iter::once(letter(seat).to_string()).chain(tokens).collect::<Vec<_>>().join(" ")
    };
    let winners = game.seats().seats().filter(|&seat| !game.table().won(seat).is_empty());
    winners.map(show).collect::<Vec<_>>().join(", ")
}

/// Whose turn it is, as a letter.
fn turn(game: &GreatWall) -> char {
    letter(game.table().current)
}

fn letter(seat: Seat) -> char {
    Colour::of(seat).letter()
}

fn seat(letter: char) -> Seat {
    Colour::seat_of(letter).unwrap()
}

fn scores(game: &GreatWall) -> (Vec<i32>, String) {
    let Turn::Over(outcome) = game.turn() else { panic!("the game is not over") };
    (outcome.scores().to_vec(), outcome.winners().iter().map(letter).collect())
}

fn is_scoring_only(game: &GreatWall) -> bool {
    matches!(game.table().phase, Phase::ScoringOnly { .. })
}

fn is_last_round(game: &GreatWall) -> bool {
    matches!(game.table().phase, Phase::LastRound { .. })
}

fn is_over(game: &GreatWall) -> bool {
    matches!(game.turn(), Turn::Over(_))
}
