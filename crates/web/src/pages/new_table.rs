//! Opening a table: at once against bots, or with seats and options chosen in a form.

use super::fairness::committed;
use super::layout::{page, say};
use super::lobby::facts;
use super::me::refuse_blocked;
use super::{pace, readers};
use crate::App;
use crate::bot;
use crate::fair_deal::{DealFields, SignedCommitment, contribution, secret_of};
use crate::notice::Notice;
use crate::preferences::{Coach, Preference};
use crate::registry::{self, GameEntry};
use crate::rooms::InternalError;
use crate::visitor::Visitor;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::cookie::CookieJar;
use bots::Level;
use game::options::{Offered, OptionInfo};
use game::{Contribution, Contributions, Origin, Seat};
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::Value;
use std::time::SystemTime;
use store::{Chair, Customs, Opening, TableId};
use words::Language;

pub use table::LONGEST_NAME;

/// `POST /play/GAME`: a table against bots, at once.
pub async fn play_now(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(PlayNow { promise, chance, level, coach }): Form<PlayNow>,
) -> Result<Response, Notice> {
    let (game, deal) = (find(&id)?, DealFields { promise, chance });
    let coach = coach.and_then(|name| Coach::from_name(&name)).filter(|coach| *coach == Coach::On);
    let level = match level.and_then(|level| Level::from_id(&level)) {
        Some(level) => level,
        None if coach.is_some() => Level::Novice,
        None => usual_level(app.rooms.store().tables_of(&visitor.person, 1).await?.is_empty()),
    };
    let bots = (1..game.seats.0.get()).map(|_| Chair::Bot { level: level.id().into() });
    let me = Chair::person(visitor.person.clone(), visitor.name.clone());
    let options = (game.read_options)(&[])
        .map_err(|error| Notice::invalid(words::option_error(&error, visitor.language)))?;
    let chairs = [me].into_iter().chain(bots).collect();
    let setup = TableSetup { options, chairs, open_to_all: false, customs: Customs::default() };
    let opened = open(&app, &visitor, game, setup, &deal).await?;
    let cookies = coach.map(|coach| CookieJar::new().add(coach.cookie(visitor.https)));
    Ok((cookies, opened).into_response())
}

/// What a button sends that opens a table against bots at once.
#[derive(Deserialize)]
pub struct PlayNow {
    promise: Option<String>,
    chance: Option<String>,
    /// The level of the bots; without one, the novice in a first game.
    level: Option<String>,
    /// Whether a coach is wanted from now on.
    coach: Option<String>,
}

/// The level that is offered: the novice to whoever has no tables yet.
pub fn usual_level(is_first_game: bool) -> Level {
    if is_first_game { Level::Novice } else { bot::DEFAULT_LEVEL }
}

/// The form whose button opens a first game: against the novice, with a coach. `deal` are the hidden fields of a commitment.
pub fn first_game(game: &GameEntry, deal: &Markup, button: &Markup) -> Markup {
    html! {
        form method="post" action={ "/play/" (game.id) } {
            (deal)
            input type="hidden" name="level" value=(Level::Novice.id());
            input type="hidden" name=(Coach::NAME) value=(Coach::On.name());
            (button)
        }
    }
}

/// The choice of a level, with a line on each.
pub fn level_choice(game: &GameEntry, offered: Level, language: Language) -> Markup {
    html! {
        select.level name="level" aria-label={ (say(language, "level")) " \u{b7} " ((game.title)(language)) } {
            @for level in Level::ALL {
                option value=(level.id()) selected[level == offered] {
                    (say(language, &format!("level-{}", level.id())))
                }
            }
        }
    }
}

/// `GET /new/GAME`: the form.
pub async fn form(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Markup, Notice> {
    form_page(&app, &visitor, find(&id)?, &Fields(vec![]), None)
}

/// `POST /new/GAME`: opens the table, or shows the form again as it was filled in, with the problem beside it.
pub async fn create(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, Notice> {
    let (game, fields) = (find(&id)?, Fields(fields));
    match TableSetup::read(game, &visitor, &fields) {
        Ok(setup) => {
            let guests = fields.0.iter().filter(|(field, _)| field.starts_with("name-"));
            let guests: Vec<String> = guests.map(|(_, name)| name.clone()).collect();
            refuse_blocked(&app, &guests).await?;
            Ok(open(&app, &visitor, game, setup, &fields.deal()).await?.into_response())
        }
        Err(problem) => {
            let page = form_page(&app, &visitor, game, &fields, Some(&problem))?;
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
    }
}

/// A name as it may be shown, if the text can be one: the same rules hold here and in the terminal.
pub fn clean_name(text: &str) -> Option<String> {
    table::clean_name(text).ok()
}

pub fn find(game: &str) -> Result<&'static GameEntry, Notice> {
    registry::find(game).ok_or_else(Notice::not_found)
}

/// Seats and options of a new table.
pub struct TableSetup {
    pub options: Value,
    pub chairs: Vec<Chair>,
    pub open_to_all: bool,
    pub customs: Customs,
}

/// The fields of the form, as somebody has filled it in.
struct Fields(Vec<(String, String)>);

impl Fields {
    fn field(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str())
    }

    fn deal(&self) -> DealFields {
        let text = |name| self.field(name).map(str::to_owned);
        DealFields { promise: text("promise"), chance: text("chance") }
    }
}

/// What is wrong with a form, and where.
struct Problem {
    text: String,
    /// The seat that it is about; `None` if it is about the form as a whole.
    seat: Option<usize>,
}

impl Problem {
    fn new(visitor: &Visitor, key: &str) -> Problem {
        Problem { text: say(visitor, key), seat: None }
    }
}

impl TableSetup {
    /// Reads the form, or says what is wrong with it.
    fn read(game: &GameEntry, visitor: &Visitor, fields: &Fields) -> Result<TableSetup, Problem> {
        let mut chairs = vec![];
        for seat in 0..game.seats.1.get() {
            let choice = fields.field(&format!("seat-{seat}")).unwrap_or("nobody");
            chairs.extend(chair(visitor, fields, seat, choice)?);
        }
        if chairs.len() < game.seats.0.get() || chairs.len() > game.seats.1.get() {
            return Err(Problem::new(visitor, "notice-seats"));
        }
        if !chairs.iter().any(|chair| chair.taken_by().is_some()) {
            return Err(Problem::new(visitor, "notice-no-me"));
        }
        let options = fields.0.iter();
        let options =
            options.filter_map(|(field, value)| Some((field.strip_prefix("option-")?, value.as_str())));
        let options: Vec<(&str, &str)> = options.collect();
        let options = (game.read_options)(&options)
            .map_err(|error| Problem { text: words::option_error(&error, visitor.language), seat: None })?;
        let pace = pace::read(|name| fields.field(name));
        let pace = pace.map_err(|pace::NotSensible| Problem::new(visitor, "notice-pace"))?;
        let rated = fields.field("rated") == Some("yes");
        if rated && chairs.iter().filter(|chair| chair.taken_by().is_some()).count() > 1 {
            return Err(Problem::new(visitor, "notice-rated"));
        }
        // Without a clock, whoever is about to lose need only stay away: nobody is replaced in a rated match.
        if rated && pace.is_none() && chairs.iter().any(Chair::is_empty) {
            return Err(Problem::new(visitor, "notice-rated-clock"));
        }
        let customs = Customs { pace, rated, words: readers::read(fields.field("words")) };
        Ok(TableSetup { options, chairs, open_to_all: fields.field("open") == Some("yes"), customs })
    }
}

/// Who is to sit in a seat, by the choice in the form; `None` if the table does not have this seat.
fn chair(visitor: &Visitor, fields: &Fields, seat: usize, choice: &str) -> Result<Option<Chair>, Problem> {
    Ok(match choice {
        "nobody" => None,
        "me" => Some(Chair::person(visitor.person.clone(), visitor.name.clone())),
        "guest" => Some(Chair::person(visitor.person.clone(), guest_name(visitor, fields, seat)?)),
        "friend" => Some(Chair::Free),
        bot => {
            let level = bot.strip_prefix("bot-").and_then(Level::from_id);
            let unknown = || Problem::new(visitor, "notice-unknown-player");
            Some(Chair::Bot { level: level.ok_or_else(unknown)?.id().to_owned() })
        }
    })
}

/// The name of another player at this device: as the form says, or by the seat if it says nothing.
fn guest_name(visitor: &Visitor, fields: &Fields, seat: usize) -> Result<String, Problem> {
    let written = fields.field(&format!("name-{seat}")).unwrap_or_default();
    if written.trim().is_empty() {
        let number = (seat + 1).to_string();
        return Ok(words::text(visitor.language, "new-guest-usual", &[("number", &number)]));
    }
    clean_name(written).ok_or_else(|| Problem { text: say(visitor, "notice-name"), seat: Some(seat) })
}

/// Opens the table that the form was shown the commitment of, and leads there.
async fn open(
    app: &App,
    visitor: &Visitor,
    game: &'static GameEntry,
    setup: TableSetup,
    deal: &DealFields,
) -> Result<Redirect, Notice> {
    let id = SignedCommitment::table(&app.signer, game.id, deal.promise.as_deref())?;
    let contribution = contribution(deal.chance.as_deref())?;
    if !app.rooms.may_open(&visitor.person, &id).await {
        return Err(Notice::new(StatusCode::TOO_MANY_REQUESTS, "notice-many-tables"));
    }
    store_table(app, visitor, game, &id, setup, contribution).await?;
    Ok(Redirect::to(&format!("/t/{id}")))
}

/// Stores a new table. The server committed to its secret before the visitor's contribution came. A table that exists
/// already was opened by the same form, and is left as it is.
pub async fn store_table(
    app: &App,
    visitor: &Visitor,
    game: &'static GameEntry,
    id: &TableId,
    setup: TableSetup,
    contribution: Contribution,
) -> Result<(), InternalError> {
    let TableSetup { options, chairs, open_to_all, customs } = setup;
    let is_mine = |chair: &&Chair| chair.taken_by() == Some(&visitor.person);
    let seat = (0..).map_while(Seat::new).zip(&chairs).find(|(_, chair)| is_mine(chair));
    let contributions: Contributions = seat.map(|(seat, _)| (seat, contribution)).into_iter().collect();
    let opening = Opening {
        game: game.id.into(),
        rules: game.version,
        options,
        chairs,
        origin: Origin::Shared { secret: secret_of(&app.signer, id), contributions },
        by: visitor.person.clone(),
        open_to_all,
        customs,
    };
    app.rooms.store().open_table(id, &opening, &[]).await?;
    app.rooms.table_opened(id);
    Ok(())
}

/// The page of the form, empty or as somebody has filled it in.
fn form_page(
    app: &App,
    visitor: &Visitor,
    game: &'static GameEntry,
    fields: &Fields,
    problem: Option<&Problem>,
) -> Result<Markup, Notice> {
    let commitment = SignedCommitment::fresh(&app.signer, game.id, SystemTime::now())?;
    let title = (game.title)(visitor.language);
    let offered = |wanted: Offered| game.options.iter().filter(move |option| option.offered == wanted);
    let body = html! {
        main.narrow id="content" {
            h1 { (words::text(visitor.language, "new-title", &[("game", &title)])) }
            p.facts { (facts(game, visitor.language)) }
            @if let Some(problem) = problem.filter(|problem| problem.seat.is_none()) {
                p.problem role="alert" { (problem.text) }
            }
            form.new method="post" action={ "/new/" (game.id) } {
                (commitment.fields())
                fieldset {
                    legend { (say(visitor, "new-seats")) }
                    p.small { (say(visitor, "new-seats-help")) }
                    @for seat in 0..game.seats.1.get() { (seat_choice(game, seat, fields, problem, visitor)) }
                    label.check {
                        input type="checkbox" name="open" value="yes" checked[fields.field("open") == Some("yes")];
                        (say(visitor, "new-open"))
                    }
                    label.check {
                        input type="checkbox" name="rated" value="yes" checked[fields.field("rated") == Some("yes")];
                        (say(visitor, "new-rated"))
                    }
                }
                (pace::choice(|name| fields.field(name), visitor))
                (readers::choice(fields.field("words"), visitor))
                fieldset {
                    legend { (say(visitor, "new-options")) }
                    @for option in offered(Offered::Openly) { (option_choice(game, option, fields, visitor)) }
                    @if offered(Offered::BehindMore).next().is_some() {
                        details open[problem.is_some()] {
                            summary { (say(visitor, "new-more")) }
                            @for option in offered(Offered::BehindMore) { (option_choice(game, option, fields, visitor)) }
                        }
                    }
                }
                (committed(commitment.commitment, visitor))
                button.primary { (say(visitor, "new-open-table")) }
            }
        }
    };
    Ok(page(visitor, &title, &html! {}, &body))
}

fn seat_choice(
    game: &GameEntry,
    seat: usize,
    fields: &Fields,
    problem: Option<&Problem>,
    visitor: &Visitor,
) -> Markup {
    let needed = seat < game.seats.0.get();
    let default = match seat {
        0 => "me",
        1 => "friend",
        _ => "nobody",
    };
    let (seat_field, name_field) = (format!("seat-{seat}"), format!("name-{seat}"));
    let chosen = fields.field(&seat_field).unwrap_or(default);
    let choice =
        |value: &str, text: String| html! { option value=(value) selected[value == chosen] { (text) } };
    let number = (seat + 1).to_string();
    let label = words::text(visitor.language, "new-seat", &[("number", &number)]);
    let side = (0..).map_while(Seat::new).nth(seat).and_then(|seat| (game.side)(seat, visitor.language));
    let problem = problem.filter(|problem| problem.seat == Some(seat));
    let problem_id = format!("problem-{seat}");
    html! {
        div.seat-choice {
            label for=(seat_field) { (label) @if let Some(side) = side { span.side { (side) } } }
            select id=(seat_field) name=(seat_field) {
                (choice("me", words::text(visitor.language, "new-me", &[("name", &visitor.name)])))
                (choice("friend", say(visitor, "new-friend")))
                (choice("guest", say(visitor, "new-guest")))
                @for level in Level::ALL {
                    @let name = level.name(visitor.language.code());
                    (choice(&format!("bot-{}", level.id()), words::text(visitor.language, "new-bot", &[("name", name)])))
                }
                @if !needed { (choice("nobody", say(visitor, "new-nobody"))) }
            }
            input name=(name_field) value=[fields.field(&name_field)] maxlength=(LONGEST_NAME) aria-label=(say(visitor, "new-guest-name"))
                placeholder=(say(visitor, "new-guest-name")) autocomplete="off"
                aria-invalid=[problem.map(|_| "true")] aria-describedby=[problem.map(|_| problem_id.as_str())];
            @if let Some(problem) = problem { p.problem id=(problem_id) role="alert" { (problem.text) } }
        }
    }
}

fn option_choice(game: &GameEntry, option: &OptionInfo, fields: &Fields, visitor: &Visitor) -> Markup {
    let language = visitor.language;
    let field = format!("option-{}", option.name);
    html! {
        div.option {
            label for=(field) { ((game.option)(option.name, language)) }
            select id=(field) name=(field) aria-describedby={ "help-" (option.name) } {
                @for value in option.values {
                    @let value = value.to_string();
                    option value=(value) selected[fields.field(&field) == Some(value.as_str())] {
                        ((game.option_value)(option.name, &value, language))
                    }
                }
            }
            p.small id={ "help-" (option.name) } { ((game.option_help)(option.name, language)) }
        }
    }
}
