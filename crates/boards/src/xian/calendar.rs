//! The calendar: which round and phase it is, and who goes when, with the cards that decided it.

use super::art::chip;
use super::name;
use crate::marks::seat_mark;
use games::xian::{Pair, Prompt, Rank, View};
use markup::kept;
use maud::{Markup, html};
use words::{Language, People};

/// RULES 1.1: the rounds of a game.
const ROUNDS: u8 = 6;

/// The round and its phase, in a few words.
pub fn period(view: &View, language: Language) -> String {
    let (round, phase) = (view.table.round.to_string(), view.table.phase.to_string());
    words::text(language, "board-xian-round", &[("round", &round), ("phase", &phase)])
}

pub fn calendar(view: &View, people: &People, language: Language) -> Markup {
    let pairs: Vec<Option<Pair>> = view.table.players.iter().map(|player| player.pair).collect();
    let order = (view.prompt, &view.table.order, pairs, &view.ties, view.outcome.is_some());
    kept("xian-calendar", (view.table.round, view.table.phase, order, people.names, language), || {
        drawn_calendar(view, people, language)
    })
}

fn drawn_calendar(view: &View, people: &People, language: Language) -> Markup {
    let (now, phase) = (view.table.round, view.table.phase);
    html! {
        div.xian-calendar id="calendar" {
            strong { (period(view, language)) }
            ol.xian-rounds aria-hidden="true" {
                @for round in 1..=ROUNDS {
                    li.past[round < now].now[round == now].second[round == now && phase == 2] { (round) }
                }
            }
            @if matches!(view.prompt, Prompt::Turn(_)) {
                ol.xian-order aria-label=(words::text(language, "board-xian-order", &[])) {
                    @for rank in &view.table.order { (turn(view, *rank, people, language)) }
                }
            } @else if view.outcome.is_none() {
                (ties(view, people, language))
            }
        }
    }
}

/// Who goes first on equal numbers, while the pairs are still to be laid.
fn ties(view: &View, people: &People, language: Language) -> Markup {
    html! {
        span.xian-ties title=(words::text(language, "board-xian-ties-help", &[])) {
            span.small { (words::text(language, "board-xian-ties", &[])) }
            ol { @for &seat in &view.ties { li title=(name(people, seat)) { (seat_mark(seat)) span.visually-hidden { (name(people, seat)) } } } }
        }
    }
}

/// One place in the order: the worker that was revealed there, and the number that decided.
fn turn(view: &View, rank: Rank, people: &People, language: Language) -> Markup {
    let Prompt::Turn(moment) = view.prompt else { return html! {} };
    let place = |seat| view.table.order.iter().position(|other| other.seat == seat);
    let (now, done) = (moment.seat == rank.seat, place(rank.seat) < place(moment.seat));
    let (initiative, space) = (rank.initiative.to_string(), rank.supervisor.space.to_string());
    let told = [("name", name(people, rank.seat)), ("initiative", &initiative), ("space", &space)];
    let label = words::text(language, "board-xian-rank", &told);
    html! {
        li.now[now].done[done] title=(label) aria-current=[now.then_some("step")] {
            (seat_mark(rank.seat))
            @if let Some(pair) = view.table.players[rank.seat].pair { (chip(pair.top, language)) }
            span.xian-number aria-hidden="true" { (rank.initiative) }
            span.visually-hidden { (label) }
        }
    }
}
