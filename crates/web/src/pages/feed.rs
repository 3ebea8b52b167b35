//! A person's feed: at which tables others wait for them, for programs that read news. Its address holds a secret; whoever
//! has it reads the feed and nothing else.

use super::layout::{page, say};
use crate::App;
use crate::accepted::has;
use crate::atom::{self, Entry, Feed};
use crate::compression::Uncompressed;
use crate::link_secret::LinkSecret;
use crate::notice::Notice;
use crate::proxy::Client;
use crate::rooms::{InternalError, ListedRoom};
use crate::site_address::SiteAddress;
use crate::turns::{News, waiting_for};
use crate::visitor::Visitor;
use axum::Extension;
use axum::extract::{Path, Query, Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG};
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use store::{FeedHash, PersonId, StoreError, Timestamp};
use words::Language;

/// The part of a visitor's own page that is about their feed.
pub async fn feed_section(app: &App, visitor: &Visitor) -> Result<Markup, InternalError> {
    let is_there = app.rooms.store().feeds().feed_of(&visitor.person).await?.is_some();
    Ok(html! {
        div.devices id="feed" {
            h3 { (say(visitor, "me-feed")) }
            p { (say(visitor, if is_there { "me-feed-there" } else { "me-feed-text" })) }
            form method="post" action="/me/feed" {
                button { (say(visitor, if is_there { "me-feed-renew" } else { "me-feed-make" })) }
            }
            @if is_there {
                form method="post" action="/me/feed/end" { button { (say(visitor, "me-feed-end")) } }
            }
        }
    })
}

/// `POST /me/feed`: gives the visitor's feed an address, which is shown this once; an earlier one is void.
pub async fn make(State(app): State<App>, visitor: Visitor) -> Result<Response, Notice> {
    let secret = LinkSecret::fresh()?;
    let feeds = app.rooms.store().feeds();
    feeds.keep_feed(&FeedHash(secret.hash()), &visitor.person, Timestamp::now()).await?;
    let link = visitor.url(&format!("/me/feed/{}?language={}", secret.as_str(), visitor.language.code()));
    let body = html! {
        main.narrow id="content" {
            h1 { (say(&visitor, "me-feed")) }
            p { (say(&visitor, "me-feed-made")) }
            div.devices.address {
                label for="link" { (say(&visitor, "me-feed-address")) }
                input id="link" readonly value=(link) data-copy;
                button type="button" data-copies="link" data-done=(say(&visitor, "copied")) { (say(&visitor, "copy")) }
            }
            p { a href="/me" { (say(&visitor, "me-back")) } }
        }
    };
    let made = page(&visitor, &say(&visitor, "me-feed"), &html! {}, &body);
    Ok((Extension(Uncompressed), made).into_response())
}

/// `GET /me/feed`: addresses are made by the button only.
pub async fn no_address() -> Redirect {
    Redirect::to("/me")
}

/// `POST /me/feed/end`.
pub async fn end(State(app): State<App>, visitor: Visitor) -> Result<Redirect, Notice> {
    app.rooms.store().feeds().end_feed(&visitor.person).await?;
    Ok(Redirect::to("/me"))
}

/// How a feed is asked for.
#[derive(Deserialize)]
pub struct Asked {
    language: Option<String>,
}

/// `GET /me/feed/SECRET`, for programs: without a session, and in the language that the address says.
pub async fn read(
    State(app): State<App>,
    Path(secret): Path<String>,
    Query(asked): Query<Asked>,
    request: Request,
) -> Response {
    let Some(secret) = LinkSecret::new(&secret) else { return StatusCode::NOT_FOUND.into_response() };
    let site = SiteAddress::of(Client::of(&request), request.headers());
    let language = asked.language.and_then(|code| code.parse().ok()).unwrap_or_default();
    match feed(&app, &secret, &site, language).await {
        Ok(Some(feed)) => answer(&feed.to_string(), request.headers()),
        Ok(None) => StatusCode::NOT_FOUND.into_response(),
        Err(error) => {
            tracing::error!(%error, "a feed cannot be read");
            StatusCode::SERVICE_UNAVAILABLE.into_response()
        }
    }
}

/// A feed, unless the reader has it. No search engine is to list it, should its address come to one.
fn answer(feed: &str, asked: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", hex::encode(&Sha256::digest(feed)[..8]));
    let headers: [(HeaderName, &str); 4] = [
        (CONTENT_TYPE, atom::CONTENT_TYPE),
        (CACHE_CONTROL, "private, no-cache"),
        (ETAG, &tag),
        (HeaderName::from_static("x-robots-tag"), "noindex"),
    ];
    if has(asked, &tag) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    (headers, feed.to_owned()).into_response()
}

/// The feed at an address, if there is one.
async fn feed(
    app: &App,
    secret: &LinkSecret,
    site: &SiteAddress,
    language: Language,
) -> Result<Option<Feed>, StoreError> {
    let Some(found) = app.rooms.store().feeds().feed_at(&FeedHash(secret.hash())).await? else {
        return Ok(None);
    };
    let own = app.rooms.own_tables(&found.person, 0).await?;
    let entries: Vec<Entry> =
        own.iter().filter_map(|listed| entry(listed, &found.person, site, language)).collect();
    Ok(Some(Feed {
        address: site.url(&format!("/me/feed/{}", secret.as_str())),
        title: format!("Mandate: {}", say(language, "title-your-turn")),
        updated: entries.iter().map(|entry| entry.updated).max().unwrap_or(found.made),
        page: site.url("/"),
        language: language.code(),
        entries,
    }))
}

/// The news that others wait for somebody at a table, if they do.
fn entry(listed: &ListedRoom, person: &PersonId, site: &SiteAddress, language: Language) -> Option<Entry> {
    let room = listed.handle.public_room();
    let turn = waiting_for(&*room, person)?;
    let News { title, text } = News::of(&*room, turn, language);
    let page = site.url(&format!("/t/{}", room.info().id));
    Some(Entry { id: format!("{page}#turn-{}", turn.number), title, updated: listed.touched, text, page })
}
