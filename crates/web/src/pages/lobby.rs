//! The lobby: my tables, seats that I can take, games to watch, and the games. What it lists is live.

use super::layout::{defined, foot, page_around, say};
use super::lobby_rows::{Others, Row, Standing};
use super::new_table::{first_game, level_choice, usual_level};
use super::stream::Push;
use crate::App;
use crate::assets::STREAMS;
use crate::fair_deal::SignedCommitment;
use crate::frames::Frame;
use crate::notice::Notice;
use crate::prepared::{self, CachePolicy, Part};
use crate::registry::{GAMES, GameEntry};
use crate::rooms::ListedRoom;
use crate::visitor::Visitor;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use maud::{Markup, PreEscaped, html};
use std::cmp::Reverse;
use std::sync::{Arc, LazyLock};
use std::time::SystemTime;
use store::StoreError;
use tokio::sync::mpsc;
use tokio_stream::Stream;
use tokio_stream::wrappers::ReceiverStream;
use words::Language;

/// How many tables a list shows at most, and how many that are over. Of one's own, the others are behind a click.
const MOST: usize = 12;
const MOST_OVER: usize = 6;

/// `GET /`.
pub async fn lobby(State(app): State<App>, visitor: Visitor, asked: HeaderMap) -> Result<Response, Notice> {
    let (own, shared) = tokio::try_join!(own_tables(&app, &visitor), app.rooms.shared_tables())?;
    let frame = frame(&app, &own, &shared, &visitor, None);
    let commitments =
        GAMES.iter().map(|game| SignedCommitment::fresh(&app.signer, game.id, SystemTime::now()));
    let commitments: Vec<SignedCommitment> = commitments.collect::<Result<_, _>>()?;
    let body = html! {
        main.lobby id="content" data-have=(frame.fingerprint.as_str()) data-streams=(STREAMS.address) {
            section.welcome {
                (*PANORAMA)
                div.greet {
                    h1 { (say(&visitor, "lobby-title")) }
                    p { (say(&visitor, "lobby-text")) }
                }
            }
            (PreEscaped(frame.html()))
            section.games aria-label=(say(&visitor, "lobby-games")) {
                @for (cards, commitment) in CARDS.iter().zip(&commitments) {
                    (cards[visitor.language as usize][usize::from(own.is_empty())].with(commitment))
                }
            }
            p.small { a href="/records" { (say(&visitor, "lobby-records")) } }
        }
    };
    let below = html! { (*SHAPES) (body) (foot(visitor.language)) };
    let page = page_around(&visitor, &say(&visitor, "lobby"), &below);
    Ok(prepared::answer(&page, &asked, CachePolicy::Never))
}

/// The tables of the visitor that the lobby may show.
async fn own_tables(app: &App, visitor: &Visitor) -> Result<Arc<[ListedRoom]>, StoreError> {
    app.rooms.own_tables(&visitor.person, MOST_OVER).await
}

/// The part of the page that changes: the tables, as somebody sees them now who has seen this before.
fn frame(
    app: &App,
    own: &[ListedRoom],
    shared: &Arc<[ListedRoom]>,
    visitor: &Visitor,
    before: Option<Arc<Frame>>,
) -> Arc<Frame> {
    let others = app.others.of(shared, visitor.language);
    let lists = Lists::of(own, &others, visitor);
    app.gallery.frame(before, || lists.markup(app, visitor.language))
}

/// What is sent to somebody who looks at the lobby, whenever what they see changes. First of all everything, unless they
/// have it already.
pub fn changes(app: &App, visitor: &Visitor, claimed: Option<String>) -> impl Stream<Item = Push> + use<> {
    let (sender, pushes) = mpsc::channel(1);
    tokio::spawn(follow(app.clone(), visitor.clone(), claimed, sender));
    ReceiverStream::new(pushes)
}

/// Follows the lobby for somebody until they go.
async fn follow(app: App, visitor: Visitor, claimed: Option<String>, pushes: mpsc::Sender<Push>) {
    let mut editions = app.rooms.editions();
    let mut own: Arc<[ListedRoom]> = Arc::default();
    let mut shown: Option<Arc<Frame>> = None;
    loop {
        let edition = editions.borrow_and_update().clone();
        let is_first = shown.is_none();
        let looked_up = async {
            if is_first || app.rooms.concerns(&edition, &visitor.person, &own) {
                own = own_tables(&app, &visitor).await?;
            }
            let shared = app.rooms.shared_tables().await?;
            Ok::<_, StoreError>(frame(&app, &own, &shared, &visitor, shown.clone()))
        };
        match looked_up.await {
            Ok(next) => {
                let data = match &shown {
                    Some(before) if before.fingerprint == next.fingerprint => None,
                    Some(before) => Some(next.since(&before.fingerprint)),
                    None if claimed.as_deref() == Some(next.fingerprint.as_str()) => None,
                    None => Some(next.whole()),
                };
                let fingerprint = next.fingerprint.clone();
                shown = Some(next);
                if let Some(data) = data
                    && pushes.send(Push { fingerprint, data }).await.is_err()
                {
                    return;
                }
            }
            Err(error) => {
                tracing::warn!(%error, "somebody who looks at the lobby is not told what has changed");
            }
        }
        tokio::select! {
            () = pushes.closed() => return,
            changed = editions.changed() => if changed.is_err() { return },
        }
    }
}

/// The lists of the lobby, as one person sees them.
struct Lists<'a> {
    mine: Vec<Row>,
    /// Those of theirs that come after these.
    more_mine: Vec<Row>,
    /// Where they can take a seat.
    open: Vec<&'a Row>,
    /// Matches of others that they can watch.
    watch: Vec<&'a Row>,
    /// Their own tables that are over.
    over: Vec<Row>,
}

impl Lists<'_> {
    fn of<'a>(own: &[ListedRoom], others: &'a Others, visitor: &Visitor) -> Lists<'a> {
        let row = |listed: &ListedRoom| Row::of(listed, &visitor.person, visitor.language);
        let is_closed = |listed: &&ListedRoom| listed.handle.public_room().info().closed;
        let rows = own.iter().filter(|listed| !is_closed(listed)).map(row);
        let (mut over, mut mine): (Vec<Row>, Vec<Row>) = rows.partition(|row| row.standing == Standing::Over);
        // The most urgent come first; otherwise they keep their order.
        mine.sort_by_key(|row| row.standing);
        over.sort_by_key(|row| Reverse(row.since));
        Lists {
            open: others.open(visitor).take(MOST).collect(),
            watch: others.watch(visitor).take(MOST).collect(),
            more_mine: mine.split_off(mine.len().min(MOST)),
            mine,
            over: over.into_iter().take(MOST_OVER).collect(),
        }
    }

    fn markup(&self, app: &App, language: Language) -> Markup {
        let list = |rows: &[&Row], more: &[Row], heading: &str| {
            html! {
                @if !rows.is_empty() {
                    section id=(heading) aria-labelledby={ (heading) "-title" } {
                        h2 id={ (heading) "-title" } { (say(language, heading)) }
                        ul.boards { @for row in rows { (row.running(language)) } }
                        @if !more.is_empty() {
                            details id={ (heading) "-more" } {
                                summary { (words::text(language, "lobby-more", &[("count", &more.len().to_string())])) }
                                ul.boards { @for row in more { (row.running(language)) } }
                            }
                        }
                    }
                }
            }
        };
        html! {
            div.tables id="tables" {
                (list(&self.mine.iter().collect::<Vec<_>>(), &self.more_mine, "lobby-mine"))
                (list(&self.open, &[], "lobby-open"))
                (list(&self.watch, &[], "lobby-watch"))
                @if !self.over.is_empty() {
                    section id="lobby-over" aria-labelledby="lobby-over-title" {
                        h2 id="lobby-over-title" { (say(language, "lobby-over")) }
                        ul { @for row in &self.over { (row.over(&app.signer, language)) } }
                        @if self.over.len() == MOST_OVER { p.small { a href="/me#games" { (say(language, "lobby-all-over")) } } }
                    }
                }
            }
        }
    }
}

/// The landscape behind the welcome.
static PANORAMA: LazyLock<Part> =
    LazyLock::new(|| Part::new(PreEscaped(include_str!("../../assets/panorama.svg").to_owned())));

/// The seal of each game.
static SHAPES: LazyLock<Part> = LazyLock::new(|| {
    let shapes = html! {
        @for game in &GAMES { symbol id={ "seal-" (game.id) } viewBox="0 0 24 24" { path d=(game.seal) {} } }
    };
    Part::new(defined(&shapes))
});

/// The seal of a game, if there is such a game.
fn chop(game: &str) -> Markup {
    html! { svg.chop viewBox="0 0 24 24" aria-hidden="true" { use href={ "#seal-" (game) } {} } }
}

/// Where the hidden fields of a commitment stand in a card that is prepared. Text cannot look like that: it is escaped.
const DEAL: &str = "<!--deal-->";

/// The card of a game, as everybody sees it who reads a language: its pieces between the fields of a commitment, which is
/// another one for every visitor.
struct Card(Vec<Part>);

impl Card {
    fn new(game: &GameEntry, is_new: bool, language: Language) -> Card {
        let card = card(game, &PreEscaped(DEAL.to_owned()), is_new, language).into_string();
        Card(card.split(DEAL).map(|piece| Part::new(PreEscaped(piece.to_owned()))).collect())
    }

    fn with(&self, commitment: &SignedCommitment) -> Markup {
        html! {
            @for (number, piece) in self.0.iter().enumerate() {
                @if number > 0 { (commitment.fields()) }
                (piece)
            }
        }
    }
}

/// The cards of every game, in every language, for those who have played before and for those who have not.
static CARDS: LazyLock<Vec<[[Card; 2]; Language::ALL.len()]>> = LazyLock::new(|| {
    let cards =
        |game| Language::ALL.map(|language| [false, true].map(|is_new| Card::new(game, is_new, language)));
    GAMES.iter().map(cards).collect()
});

fn card(game: &GameEntry, deal: &Markup, is_new: bool, language: Language) -> Markup {
    let title = (game.title)(language);
    html! {
        article.card {
            div.frame { (PreEscaped(game.cover)) }
            div.body {
                (chop(game.id))
                h2 { (title) }
                p.facts { (facts(game, language)) }
                p.tag { ((game.tagline)(language)) }
                div.choices {
                    form method="post" action={ "/play/" (game.id) } {
                        (deal)
                        button.primary aria-label=(words::text(language, "play-now-game", &[("game", &title)])) {
                            (say(language, "play-now"))
                        }
                        (level_choice(game, usual_level(is_new), language))
                    }
                    @if is_new {
                        (first_game(game, deal, &html! {
                            button title=(say(language, "first-game-text")) { (say(language, "first-game")) }
                        }))
                    }
                    a.button href={ "/new/" (game.id) } { (say(language, "new-table")) }
                    p.further {
                        a.quiet href={ "/learn/" (game.id) } { (say(language, "learn")) }
                        a.quiet href={ "/puzzles/" (game.id) } { (say(language, "puzzles")) }
                        a.quiet href={ "/rules/" (game.id) } { (say(language, "rules")) }
                    }
                }
            }
        }
    }
}

/// How many people play the game, and how long it takes.
pub fn facts(game: &GameEntry, language: Language) -> String {
    let (fewest, most) = (game.seats.0.to_string(), game.seats.1.to_string());
    let key = if fewest == most { "facts-exact" } else { "facts" };
    let minutes = game.minutes.to_string();
    words::text(language, key, &[("fewest", &fewest), ("most", &most), ("minutes", &minutes)])
}
