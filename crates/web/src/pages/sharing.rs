//! What a link to a table shows when it is shared in a chat: a title, a sentence, and a picture of the position as
//! everybody sees it (`boards::card`).

use super::at_table::AtTable;
use super::layout::say;
use crate::App;
use crate::accepted::has;
use crate::notice::Notice;
use crate::pictures::{Drawing, PictureError};
use crate::proxy::Client;
use crate::registry;
use crate::room::Room;
use crate::rooms::RoomHandle;
use crate::visitor::Visitor;
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, RETRY_AFTER};
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::{IntoResponse, Response};
use boards::card;
use game::Viewer;
use maud::{Markup, html};
use std::sync::Arc;
use store::TableId;

/// For how many seconds a chat may keep a picture; its address changes with the position anyway.
const KEEP: &str = "public, max-age=300";

/// The elements of a page's head that a chat reads.
pub struct Shared {
    title: String,
    text: String,
    picture: String,
}

impl Shared {
    /// A table: who plays what, and how far they have come.
    pub fn table(room: &dyn Room, visitor: &Visitor) -> Shared {
        let names = room.info().names(visitor.language).join(", ");
        let text = match room.winners() {
            _ if room.info().closed => say(visitor, "closed-title"),
            _ if !room.info().is_full() => say(visitor, "shared-waiting"),
            _ if !room.is_over() => say(visitor, "shared-playing"),
            won if won.is_empty() => say(visitor, "lobby-no-result"),
            won => {
                let names = room.info().names(visitor.language);
                let won: Vec<&str> = won.iter().map(|seat| names[seat.index()].as_str()).collect();
                let count = won.len().to_string();
                words::text(
                    visitor.language,
                    "ending-winners",
                    &[("names", &won.join(", ")), ("count", &count)],
                )
            }
        };
        Shared::new(
            room,
            visitor,
            words::text(
                visitor.language,
                "shared-title",
                &[("game", &title(room, visitor)), ("names", &names)],
            ),
            text,
        )
    }

    /// An invitation to a seat, with the sentence that it begins with.
    pub fn invitation(room: &dyn Room, visitor: &Visitor, title: String) -> Shared {
        let tagline = registry::find(&room.info().opening.game).map(|game| (game.tagline)(visitor.language));
        Shared::new(room, visitor, title, tagline.unwrap_or_default())
    }

    fn new(room: &dyn Room, visitor: &Visitor, title: String, text: String) -> Shared {
        let (id, version) = (&room.info().id, room.version(Viewer::Public));
        Shared { title, text, picture: visitor.url(&format!("/t/{id}/card.png?v={version}")) }
    }

    pub fn head(&self) -> Markup {
        let (width, height) = card::SIZE;
        html! {
            meta name="description" content=(self.text);
            meta property="og:site_name" content="Mandate";
            meta property="og:type" content="website";
            meta property="og:title" content=(self.title);
            meta property="og:description" content=(self.text);
            meta property="og:image" content=(self.picture);
            meta property="og:image:type" content="image/png";
            meta property="og:image:width" content=(width);
            meta property="og:image:height" content=(height);
            meta name="twitter:card" content="summary_large_image";
        }
    }
}

fn title(room: &dyn Room, visitor: &Visitor) -> String {
    registry::title_of(&room.info().opening.game, visitor.language)
}

/// `GET /t/ID/card.svg`: the same as a drawing, for lists of tables. Being looked at there wakes no bot.
pub async fn drawing(
    State(app): State<App>,
    Path(id): Path<String>,
    asked: HeaderMap,
) -> Result<Response, Notice> {
    let id = TableId::new(&id).ok_or_else(Notice::not_found)?;
    let handle = app.rooms.peek(&id).await?.ok_or_else(Notice::not_found)?;
    let drawing = drawn(&app, &handle);
    let tag = drawing.print.tag();
    let is_known = has(&asked, &tag);
    let headers = [(CONTENT_TYPE, "image/svg+xml".to_owned()), (CACHE_CONTROL, KEEP.into()), (ETAG, tag)];
    Ok(if is_known {
        (StatusCode::NOT_MODIFIED, headers).into_response()
    } else {
        (headers, drawing.svg.clone()).into_response()
    })
}

/// The position of a table as everybody sees it.
fn drawn(app: &App, handle: &RoomHandle) -> Arc<Drawing> {
    let room = handle.public_room();
    app.pictures.drawing((room.info().id.clone(), room.info().entries), || room.card())
}

/// `GET /t/ID/card.png`: the position as everybody sees it.
pub async fn picture(at: AtTable, Extension(client): Extension<Client>, asked: HeaderMap) -> Response {
    let drawing = drawn(&at.app, &at.handle);
    let headers = |tag: String| -> [(HeaderName, String); 3] {
        [(CONTENT_TYPE, "image/png".into()), (CACHE_CONTROL, KEEP.into()), (ETAG, tag)]
    };
    let tag = drawing.print.tag();
    if has(&asked, &tag) {
        return (StatusCode::NOT_MODIFIED, headers(tag)).into_response();
    }
    match at.app.pictures.png(drawing, client.network).await {
        Ok(png) => (headers(tag), png).into_response(),
        Err(PictureError::Busy) => (StatusCode::SERVICE_UNAVAILABLE, [(RETRY_AFTER, "2")]).into_response(),
        Err(error) => {
            tracing::error!(%error, "no picture of a table");
            StatusCode::INTERNAL_SERVER_ERROR.into_response()
        }
    }
}
