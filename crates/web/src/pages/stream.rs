//! Live streams of tables, as server-sent events: whenever what a viewer may see changes, they are sent their own view of
//! the table, whole. Whoever was away gets the present at once, and has missed nothing. A browser with many tabs follows
//! all its tables over one connection (`assets/streams.js`), because browsers open only a few to one server.

use super::at_table::{AtTable, open_room};
use super::table::{Asked, fragment};
use crate::App;
use crate::rooms::RoomHandle;
use crate::visitor::Visitor;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use game::Seat;
use maud::Markup;
use serde::Deserialize;
use sha2::{Digest, Sha256};
use std::convert::Infallible;
use tokio_stream::wrappers::WatchStream;
use tokio_stream::{Stream, StreamExt, StreamMap};

/// How many tables one stream may follow.
const MOST_FOLLOWED: usize = 64;

/// `GET /t/ID/live`: the fragment of the table page after every change that this viewer can see. The id of an event is
/// the fingerprint of its content, which tells neither number nor time of what is hidden.
pub async fn table(
    at: AtTable,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let resumed = headers.get("last-event-id").and_then(|value| value.to_str().ok().map(str::to_owned));
    let changes = changes(&at.app, &at.handle, asked.seat, &at.visitor, resumed.or(asked.have));
    let events = changes.map(|(print, shown)| Ok(event("table", print, shown)));
    Sse::new(events).keep_alive(KeepAlive::default())
}

/// The tables that one browser follows: `ID:SEAT:HAVE` for each, separated by commas. The seat may be empty.
#[derive(Deserialize)]
pub struct Followed {
    tables: String,
}

/// `GET /live`: the streams of several tables as one. The name of an event is the table's id and the seat that was asked
/// for. A table that does not exist is left out.
pub async fn tables(
    State(app): State<App>,
    visitor: Visitor,
    Query(followed): Query<Followed>,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let mut streams = StreamMap::new();
    for table in followed.tables.split(',').take(MOST_FOLLOWED) {
        let mut parts = table.splitn(3, ':');
        let (id, seat) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
        let have = parts.next().map(str::to_owned);
        if let Ok(handle) = open_room(&app, id).await {
            let seat = seat.parse().ok().and_then(Seat::new);
            let name = format!("{}:{}", handle.id(), seat.map_or(String::new(), |seat| seat.to_string()));
            streams.insert(name, Box::pin(changes(&app, &handle, seat, &visitor, have)));
        }
    }
    let events = streams.map(|(name, (print, shown))| Ok(event(&name, print, shown)));
    Sse::new(events).keep_alive(KeepAlive::default())
}

/// What a viewer sees of a table after every change that they can see, with its fingerprint. What they have already is
/// not sent again.
fn changes(
    app: &App,
    handle: &RoomHandle,
    seat: Option<Seat>,
    visitor: &Visitor,
    mut have: Option<String>,
) -> impl Stream<Item = (String, Markup)> + use<> {
    let (app, visitor) = (app.clone(), visitor.clone());
    WatchStream::new(handle.subscribe()).filter_map(move |state| {
        let shown = fragment(&app, &state, seat, &visitor);
        let print = fingerprint(&shown);
        (have.replace(print.clone()).as_ref() != Some(&print)).then_some((print, shown))
    })
}

fn event(name: &str, print: String, shown: Markup) -> Event {
    Event::default().id(print).event(name).data(shown.into_string())
}

/// What tells one state of a page from another.
pub fn fingerprint(shown: &Markup) -> String {
    hex::encode(&Sha256::digest(shown.0.as_bytes())[..8])
}
