//! The lobby: the games, my tables, and tables to watch or to join.

use super::layout::{page, say};
use crate::App;
use crate::live::{Live, Trouble};
use crate::notice::Notice;
use crate::promise::Promise;
use crate::shelf::{self, SHELF, Shelved};
use crate::visitor::Visitor;
use axum::extract::State;
use boards::seat_mark;
use game::Viewer;
use maud::{Markup, html};
use std::sync::Arc;
use std::time::SystemTime;
use store::Listed;
use words::Language;

/// The most tables a list shows.
const MOST: usize = 12;

/// `GET /`.
pub async fn lobby(State(app): State<App>, visitor: Visitor) -> Result<Markup, Notice> {
    let trouble = |trouble: Trouble| Notice::trouble(&visitor, trouble);
    let person = visitor.person.clone();
    let lists =
        app.rooms.stored(move |store| Ok((store.tables_of(&person, MOST)?, store.latest_tables(2 * MOST)?)));
    let (mine, latest) = lists.await.and_then(|lists| lists.map_err(Trouble::Store)).map_err(trouble)?;
    let others: Vec<Listed> = latest.into_iter().filter(|listed| !mine.contains(listed)).collect();
    let (mut mine, others) = (rooms(&app, mine).await, rooms(&app, others).await);
    // Where it is my turn comes first; the order is kept otherwise.
    mine.sort_by_key(|live| standing(live, &visitor));
    let watchable: Vec<_> =
        others.into_iter().filter(|live| live.room().turn().outcome().is_none()).take(MOST).collect();
    let promises = SHELF.iter().map(|game| Promise::fresh(&app.signer, game.id, SystemTime::now()));
    let promises: Vec<Promise> =
        promises.collect::<Result<_, _>>().map_err(|error| Notice::trouble(&visitor, error))?;
    let shapes = html! { @for game in &SHELF { ((game.shapes)()) } };
    let body = html! {
        main.lobby id="content" {
            section.welcome {
                h1 { (say(&visitor, "lobby-title")) }
                p { (say(&visitor, "lobby-text")) }
            }
            section.games aria-label=(say(&visitor, "lobby-games")) {
                @for (game, promise) in SHELF.iter().zip(&promises) { (card(game, promise, &visitor)) }
            }
            @if !mine.is_empty() {
                section.tables {
                    h2 { (say(&visitor, "lobby-mine")) }
                    ul { @for live in &mine { (row(live, &visitor)) } }
                }
            }
            @if !watchable.is_empty() {
                section.tables {
                    h2 { (say(&visitor, "lobby-watch")) }
                    ul { @for live in &watchable { (row(live, &visitor)) } }
                }
            }
            p.small { a href="/records" { (say(&visitor, "lobby-records")) } }
        }
    };
    Ok(page(&visitor, &say(&visitor, "lobby"), &shapes, &body))
}

/// The rooms of a list, which goes on without those that cannot be read.
async fn rooms(app: &App, listed: Vec<Listed>) -> Vec<Arc<Live>> {
    let mut found = vec![];
    for table in listed {
        match app.rooms.look_at(&table.id).await {
            Ok(live) => found.extend(live),
            Err(trouble) => {
                tracing::warn!(table = %table.id, error = %trouble, "a table is left out of a list");
            }
        }
    }
    found
}

/// How a table stands for a visitor, the most urgent first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Standing {
    MyTurn,
    FreeSeat,
    Waiting,
    Running,
    Over,
}

fn standing(live: &Live, visitor: &Visitor) -> Standing {
    let room = live.scene().seen_by(&visitor.person).room;
    let mine = room.sheet().seats_of(&visitor.person);
    if room.turn().outcome().is_some() {
        Standing::Over
    } else if room.sheet().free_for(&visitor.person).is_some() {
        Standing::FreeSeat
    } else if !room.sheet().is_full() {
        Standing::Waiting
    } else if mine.iter().any(|seat| room.awaited(Viewer::Seat(seat)).contains(seat)) {
        Standing::MyTurn
    } else {
        Standing::Running
    }
}

fn card(game: &Shelved, promise: &Promise, visitor: &Visitor) -> Markup {
    let language = visitor.language;
    let title = (game.title)(language);
    html! {
        article.card {
            ((game.picture)())
            div {
                h2 { (title) }
                p.facts { (facts(game, language)) }
                p { ((game.tagline)(language)) }
                div.choices {
                    form method="post" action={ "/play/" (game.id) } {
                        (promise.fields())
                        button.primary aria-label=(words::page(language, "play-now-game", &[("game", &title)])) {
                            (say(visitor, "play-now"))
                        }
                    }
                    a.button href={ "/new/" (game.id) } { (say(visitor, "new-table")) }
                    a.quiet href={ "/rules/" (game.id) } { (say(visitor, "rules")) }
                }
            }
        }
    }
}

/// How many play, and how long.
pub fn facts(game: &Shelved, language: Language) -> String {
    let (fewest, most) = (game.seats.0.to_string(), game.seats.1.to_string());
    let key = if fewest == most { "facts-exact" } else { "facts" };
    let minutes = game.minutes.to_string();
    words::page(language, key, &[("fewest", &fewest), ("most", &most), ("minutes", &minutes)])
}

fn row(live: &Live, visitor: &Visitor) -> Markup {
    let room = live.room();
    let sheet = room.sheet();
    let title =
        shelf::find(&sheet.opening.game).map(|game| (game.title)(visitor.language)).unwrap_or_default();
    let standing = standing(live, visitor);
    let key = match standing {
        Standing::MyTurn => "standing-my-turn",
        Standing::FreeSeat => "standing-free-seat",
        Standing::Waiting => "standing-waiting",
        Standing::Running => "standing-running",
        Standing::Over => "standing-over",
    };
    html! {
        li.my-turn[standing == Standing::MyTurn] {
            a href={ "/t/" (sheet.id) } {
                b { (title) }
                span.people {
                    @for ((seat, _), name) in sheet.seats().zip(sheet.names(visitor.language)) {
                        span.who { (seat_mark(seat)) (name) }
                    }
                }
                span.standing { (say(visitor, key)) }
            }
        }
    }
}
