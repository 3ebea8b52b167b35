//! Live streams of tables, as server-sent events: whenever what a viewer may see changes, they are sent what is new in
//! their own view of the table (`frames.rs`). A stream begins with the whole present, unless the viewer has it; so whoever
//! was away has missed nothing. A browser with many tabs follows all its tables over one connection
//! (`assets/streams.js`), because browsers open only a few to one server.

use super::at_table::{AtTable, open_room};
use super::lobby;
use super::table::{Asked, frame};
use crate::App;
use crate::frames::Fingerprint;
use crate::rooms::RoomHandle;
use crate::visitor::Visitor;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use game::Seat;
use serde::Deserialize;
use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;
use tokio_stream::wrappers::WatchStream;
use tokio_stream::{Stream, StreamExt, StreamMap};

/// How long a stream may be silent: a client that has vanished is noticed only when something is sent that it does not
/// confirm (`server/listen.rs`).
const KEEP_ALIVE: Duration = Duration::from_secs(10);

/// How many tables one stream may follow.
const MOST_FOLLOWED: usize = 64;

/// `GET /t/ID/live`: what is new on the table page after every change that this viewer can see. The id of an event is the
/// fingerprint of what the page shows then.
pub async fn table(
    at: AtTable,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let resumed = headers.get("last-event-id").and_then(|value| value.to_str().ok().map(str::to_owned));
    let changes = changes(&at.app, &at.handle, asked.seat, &at.visitor, resumed.or(asked.have));
    let events = changes.map(|push| Ok(event("table", &push)));
    Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE))
}

/// What the lobby is called among tables; no table has such an id.
const LOBBY: &str = "lobby";

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
    let mut streams: StreamMap<String, Pin<Box<dyn Stream<Item = Push> + Send>>> = StreamMap::new();
    for table in followed.tables.split(',').take(MOST_FOLLOWED) {
        let mut parts = table.splitn(3, ':');
        let (id, seat) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
        let have = parts.next().map(str::to_owned);
        if id == LOBBY {
            streams.insert(format!("{LOBBY}:"), Box::pin(lobby::changes(&app, &visitor, have)));
        } else if let Ok(handle) = open_room(&app, id).await {
            let seat = seat.parse().ok().and_then(Seat::new);
            let name = format!("{}:{}", handle.id(), seat.map_or(String::new(), |seat| seat.to_string()));
            streams.insert(name, Box::pin(changes(&app, &handle, seat, &visitor, have)));
        }
    }
    let events = streams.map(|(name, push)| Ok(event(&name, &push)));
    Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE))
}

/// What a viewer is sent: a state of the table or the lobby, or what leads to it from the state before.
pub struct Push {
    pub fingerprint: Fingerprint,
    pub data: Arc<str>,
}

/// What a viewer is sent of a table after every change that they can see. First of all they are sent everything, unless
/// they have it already; then what has changed since.
fn changes(
    app: &App,
    handle: &Arc<RoomHandle>,
    seat: Option<Seat>,
    visitor: &Visitor,
    claimed: Option<String>,
) -> impl Stream<Item = Push> + use<> {
    let (app, handle, visitor) = (app.clone(), handle.clone(), visitor.clone());
    let mut sent: Option<Fingerprint> = None;
    let following = app.rooms.follow(&handle, &visitor.person, &visitor.session);
    WatchStream::new(handle.subscribe()).filter_map(move |state| {
        let _ = &following;
        let frame = frame(&app, &handle, &state, seat, &visitor);
        let fingerprint = frame.fingerprint.clone();
        let data = match sent.replace(fingerprint.clone()) {
            Some(sent) if sent == fingerprint => return None,
            Some(sent) => frame.since(&sent),
            None if claimed.as_deref() == Some(fingerprint.as_str()) => return None,
            None => frame.whole(),
        };
        Some(Push { fingerprint, data })
    })
}

fn event(name: &str, push: &Push) -> Event {
    Event::default().id(push.fingerprint.as_str()).event(name).data(&*push.data)
}
