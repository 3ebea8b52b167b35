//! What a person has played: their games, and their results against each level of bot and each person, game by game.

use super::layout::say;
use super::lobby_rows::Row;
use crate::App;
use crate::bot;
use crate::registry::GAMES;
use crate::results::{Comparison, Played, Player};
use crate::rooms::InternalError;
use crate::visitor::{Visitor, name_of};
use bots::Level;
use maud::{Markup, html};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::Arc;

/// How many tables the results are made of, the latest first.
pub const MOST_TABLES: usize = 10_000;

/// How many games that are over are listed.
const MOST_OVER: usize = 48;

/// How many games are shown at once; the others are behind a click.
const SHOWN: usize = 8;

/// How often somebody has won, drawn and lost.
#[derive(Default)]
struct Tally {
    won: usize,
    drawn: usize,
    lost: usize,
}

impl Tally {
    fn count(&mut self, result: Comparison) {
        match result {
            Comparison::Won => self.won += 1,
            Comparison::Drawn => self.drawn += 1,
            Comparison::Lost => self.lost += 1,
        }
    }

    fn games(&self) -> usize {
        self.won + self.drawn + self.lost
    }
}

/// The latest games of the visitor, each with a link to its table.
pub async fn games(app: &App, visitor: &Visitor) -> Result<Markup, InternalError> {
    let own = app.rooms.own_tables(&visitor.person, MOST_OVER).await?;
    let own = own.iter().filter(|listed| !listed.handle.public_room().info().closed);
    let mut rows: Vec<Row> = own.map(|listed| Row::of(listed, &visitor.person, visitor.language)).collect();
    rows.sort_by_key(|row| Reverse(row.since));
    Ok(html! {
        section.my-games id="games" aria-labelledby="games-title" {
            h2 id="games-title" { (say(visitor, "me-games")) }
            @if rows.is_empty() { p { (say(visitor, "me-games-none")) } }
            @let (first, more) = rows.split_at(rows.len().min(SHOWN));
            @if !first.is_empty() { ul { @for row in first { (row.line(visitor.language)) } } }
            @if !more.is_empty() {
                details {
                    summary { (words::text(visitor.language, "me-games-more", &[("count", &more.len().to_string())])) }
                    ul { @for row in more { (row.line(visitor.language)) } }
                }
            }
        }
    })
}

/// The results of the visitor in all their matches that are over. Where several people shared their device, nobody knows
/// which of them they were, and nothing is counted.
pub async fn results(app: &App, visitor: &Visitor) -> Result<Markup, InternalError> {
    let tables = app.rooms.store().tables_of(&visitor.person, MOST_TABLES).await?;
    let played = app.results.of(&app.rooms, tables).await;
    let mut sections = vec![];
    for game in &GAMES {
        let of_game: Vec<&Arc<Played>> = played.iter().filter(|played| played.game == game.id).collect();
        let (opponents, unfinished) = tallies(&of_game, visitor);
        if !opponents.is_empty() || unfinished > 0 {
            sections.push(html! {
                @if !opponents.is_empty() {
                    (tally_table(app, &(game.title)(visitor.language), opponents, visitor).await?)
                } @else {
                    h3 { ((game.title)(visitor.language)) }
                }
                @if unfinished > 0 {
                    p.small { (words::text(visitor.language, "me-results-unfinished", &[("count", &unfinished.to_string())])) }
                }
            });
        }
    }
    Ok(html! {
        section.results id="results" aria-labelledby="results-title" {
            h2 id="results-title" { (say(visitor, "me-results")) }
            @if sections.is_empty() { p { (say(visitor, "me-results-none")) } }
            @for section in &sections { (section) }
        }
    })
}

/// The visitor's results against everybody they have played with, and how many matches have none.
fn tallies(played: &[&Arc<Played>], visitor: &Visitor) -> (Vec<(Player, Tally)>, usize) {
    let mut opponents: BTreeMap<Player, Tally> = BTreeMap::new();
    let mut unfinished = 0;
    for played in played {
        let Some(seat) = played.seat_of(&visitor.person) else { continue };
        unfinished += usize::from(played.places.is_none());
        for (other, player) in played.players.iter().enumerate().filter(|(other, _)| *other != seat) {
            if let Some(result) = played.against(seat, other) {
                opponents.entry(player.clone()).or_default().count(result);
            }
        }
    }
    let mut opponents: Vec<(Player, Tally)> = opponents.into_iter().collect();
    // People come first, those one has played with most; then bots by their strength.
    opponents.sort_by_key(|(player, tally)| match player {
        Player::Person(_) => (false, usize::MAX - tally.games()),
        Player::Bot(level) => {
            (true, Level::ALL.iter().position(|known| known.id() == level).unwrap_or(usize::MAX))
        }
    });
    (opponents, unfinished)
}

async fn tally_table(
    app: &App,
    title: &str,
    opponents: Vec<(Player, Tally)>,
    visitor: &Visitor,
) -> Result<Markup, InternalError> {
    let mut rows = vec![];
    for (player, tally) in opponents {
        rows.push((player_name(app, &player, visitor).await?, tally));
    }
    Ok(html! {
        table.scores-of {
            caption { (title) }
            thead {
                tr {
                    th scope="col" { (say(visitor, "me-results-opponent")) }
                    th scope="col" { (say(visitor, "me-results-won")) }
                    th scope="col" { (say(visitor, "me-results-drawn")) }
                    th scope="col" { (say(visitor, "me-results-lost")) }
                }
            }
            tbody {
                @for (name, tally) in &rows {
                    tr {
                        th scope="row" { bdi { (name) } }
                        td { (tally.won) }
                        td { (tally.drawn) }
                        td { (tally.lost) }
                    }
                }
            }
        }
    })
}

/// What a player is called now.
pub async fn player_name(app: &App, player: &Player, visitor: &Visitor) -> Result<String, InternalError> {
    Ok(match player {
        Player::Bot(level) => {
            words::text(visitor.language, "me-results-bot", &[("level", &bot::name(level, visitor.language))])
        }
        Player::Person(person) => name_of(app, person, visitor.language).await?,
    })
}
