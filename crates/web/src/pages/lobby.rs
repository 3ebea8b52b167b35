//! The lobby: the games, my tables, and tables to watch or to join.

use super::layout::{page, say};
use crate::App;
use crate::fair_deal::SignedCommitment;
use crate::notice::Notice;
use crate::rooms::RoomHandle;
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

/// How many tables a list shows at most.
const MOST: usize = 12;

/// `GET /`.
pub async fn lobby(State(app): State<App>, visitor: Visitor) -> Result<Markup, Notice> {
    let store = app.rooms.store();
    let (mine, latest) =
        tokio::try_join!(store.tables_of(&visitor.person, MOST), store.latest_tables(2 * MOST))?;
    let others: Vec<Listed> = latest.into_iter().filter(|listed| !mine.contains(listed)).collect();
    let (mut mine, others) = (rooms(&app, mine).await, rooms(&app, others).await);
    // The most urgent tables come first; otherwise they keep their order.
    mine.sort_by_key(|handle| standing(handle, &visitor));
    let is_running = |handle: &Arc<RoomHandle>| handle.public_room().turn().outcome().is_none();
    let watchable: Vec<_> = others.into_iter().filter(is_running).take(MOST).collect();
    let commitments =
        SHELF.iter().map(|game| SignedCommitment::fresh(&app.signer, game.id, SystemTime::now()));
    let commitments: Vec<SignedCommitment> = commitments.collect::<Result<_, _>>()?;
    let shapes = html! { @for game in &SHELF { ((game.shapes)()) } };
    let body = html! {
        main.lobby id="content" {
            section.welcome {
                h1 { (say(&visitor, "lobby-title")) }
                p { (say(&visitor, "lobby-text")) }
            }
            section.games aria-label=(say(&visitor, "lobby-games")) {
                @for (game, commitment) in SHELF.iter().zip(&commitments) { (card(game, commitment, &visitor)) }
            }
            @if !mine.is_empty() {
                section.tables {
                    h2 { (say(&visitor, "lobby-mine")) }
                    ul { @for handle in &mine { (row(handle, &visitor)) } }
                }
            }
            @if !watchable.is_empty() {
                section.tables {
                    h2 { (say(&visitor, "lobby-watch")) }
                    ul { @for handle in &watchable { (row(handle, &visitor)) } }
                }
            }
            p.small { a href="/records" { (say(&visitor, "lobby-records")) } }
        }
    };
    Ok(page(&visitor, &say(&visitor, "lobby"), &shapes, &body))
}

/// The rooms of a list. A table that cannot be loaded is left out.
async fn rooms(app: &App, listed: Vec<Listed>) -> Vec<Arc<RoomHandle>> {
    let mut found = vec![];
    for table in listed {
        match app.rooms.peek(&table.id).await {
            Ok(handle) => found.extend(handle),
            Err(error) => tracing::warn!(table = %table.id, %error, "a table is left out of a list"),
        }
    }
    found
}

/// What a table wants of a visitor, the most urgent first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Standing {
    MyTurn,
    FreeSeat,
    Waiting,
    Running,
    Over,
}

fn standing(handle: &RoomHandle, visitor: &Visitor) -> Standing {
    let room = handle.room_for(&visitor.person);
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

fn card(game: &Shelved, commitment: &SignedCommitment, visitor: &Visitor) -> Markup {
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
                        (commitment.fields())
                        button.primary aria-label=(words::text(language, "play-now-game", &[("game", &title)])) {
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

/// How many people play the game, and how long it takes.
pub fn facts(game: &Shelved, language: Language) -> String {
    let (fewest, most) = (game.seats.0.to_string(), game.seats.1.to_string());
    let key = if fewest == most { "facts-exact" } else { "facts" };
    let minutes = game.minutes.to_string();
    words::text(language, key, &[("fewest", &fewest), ("most", &most), ("minutes", &minutes)])
}

fn row(handle: &RoomHandle, visitor: &Visitor) -> Markup {
    let room = handle.public_room();
    let sheet = room.sheet();
    let title =
        shelf::find(&sheet.opening.game).map(|game| (game.title)(visitor.language)).unwrap_or_default();
    let standing = standing(handle, visitor);
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
