//! Opening tables: at once against bots, with everything chosen, or the same people again.

use super::layout::{page, say};
use super::lobby::facts;
use super::me::refuse_blocked;
use super::replay::promised;
use super::room;
use super::seating::sit_where_kept;
use crate::App;
use crate::live::{Change, Refused, Trouble};
use crate::notice::Notice;
use crate::players;
use crate::promise::{Promise, chance, rematch_of, secret_of};
use crate::shelf::{self, Shelved};
use crate::visitor::Visitor;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use bots::Level;
use game::options::{Offered, OptionInfo};
use game::{Contribution, Contributions, Origin, Seat};
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::Value;
use std::time::SystemTime;
use store::{Chair, Entry, Opening, PersonId, TableId};

pub use table::LONGEST_NAME;

/// What every form carries that seats somebody.
#[derive(Default, Deserialize)]
pub struct Sitting {
    promise: Option<String>,
    chance: Option<String>,
}

/// `POST /play/GAME`: a table against bots, at once.
pub async fn play_now(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(sitting): Form<Sitting>,
) -> Result<Redirect, Notice> {
    let game = find(&visitor, &id)?;
    let bots = (1..game.seats.0.get()).map(|_| Chair::Bot { level: players::USUAL.id().into() });
    let me = Chair::person(visitor.person.clone(), visitor.name.clone());
    let options = (game.read_options)(&[])
        .map_err(|error| words::option_error(&error, visitor.language))
        .map_err(|reason| Notice::told(&visitor, StatusCode::UNPROCESSABLE_ENTITY, &reason))?;
    let agreed = Agreed { options, chairs: [me].into_iter().chain(bots).collect(), open_to_all: false };
    open(&app, &visitor, game, agreed, &sitting).await
}

/// `GET /new/GAME`: the form.
pub async fn form(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Markup, Notice> {
    let game = find(&visitor, &id)?;
    form_page(&app, &visitor, game, &Filled(vec![]), None)
}

/// `POST /new/GAME`: what cannot be comes back with the form as it was filled in, and the reason beside it.
pub async fn create(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, Notice> {
    let game = find(&visitor, &id)?;
    let filled = Filled(fields);
    let sitting = Sitting {
        promise: filled.field("promise").map(str::to_owned),
        chance: filled.field("chance").map(str::to_owned),
    };
    match agreed(game, &visitor, &filled) {
        Ok(agreed) => {
            let guests = filled.0.iter().filter(|(field, _)| field.starts_with("name-"));
            refuse_blocked(&app, &visitor, guests.map(|(_, name)| name.clone()).collect()).await?;
            Ok(open(&app, &visitor, game, agreed, &sitting).await?.into_response())
        }
        Err(problem) => {
            let page = form_page(&app, &visitor, game, &filled, Some(&problem))?;
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
    }
}

/// `POST /t/ID/rematch`: the same people and options, one seat further. Whoever asks first opens the table, the others
/// find their seats kept; everybody adds to the deal when they come.
pub async fn rematch(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(sitting): Form<Sitting>,
) -> Result<Redirect, Notice> {
    let live = room(&app, &visitor, &id).await?;
    let old = live.room();
    let sheet = old.sheet();
    let to = |next: &TableId| Redirect::to(&format!("/t/{next}"));
    if sheet.seats_of(&visitor.person).is_empty() || old.turn().outcome().is_none() {
        let others = sheet.rematch.as_ref().map(to);
        return others.ok_or_else(|| Notice::new(&visitor, StatusCode::FORBIDDEN, "notice-not-yours"));
    }
    let next = sheet.rematch.clone().unwrap_or_else(|| rematch_of(&app.signer, &sheet.id));
    let trouble = |trouble: Trouble| Notice::trouble(&visitor, trouble);
    let chance = chance(sitting.chance.as_deref()).map_err(trouble)?;
    if sheet.rematch.is_none() {
        let game = find(&visitor, &sheet.opening.game)?;
        let mut chairs = kept_for_others(&sheet.chairs, &visitor.person);
        chairs.rotate_left(1);
        let Opening { options, open_to_all, .. } = sheet.opening.clone();
        let agreed = Agreed { options, chairs, open_to_all };
        keep(&app, &visitor, game, &next, agreed, chance).await.map_err(trouble)?;
        let told = Change::to(&*old, Entry::Rematch { table: next.clone() }).map_err(trouble)?;
        match app.rooms.write(&live, told, visitor.language).await {
            // Somebody else was faster, and has told the same.
            Ok(()) | Err(Refused::Stale) => {}
            Err(refused) => return Err(Notice::refused(&visitor, refused)),
        }
    }
    sit_where_kept(&app, &visitor, &next, chance).await?;
    Ok(to(&next))
}

/// The same chairs, with those of other people kept for them until they come.
fn kept_for_others(chairs: &[Chair], me: &PersonId) -> Vec<Chair> {
    let kept = |chair: &Chair| match chair {
        Chair::Person { person, name } if person != me => {
            Chair::Kept { person: person.clone(), name: name.clone() }
        }
        chair => chair.clone(),
    };
    chairs.iter().map(kept).collect()
}

/// A name as people may have it: what every name is held to, here and in the terminal.
pub fn clean_name(text: &str) -> Option<String> {
    table::clean_name(text).ok()
}

fn find(visitor: &Visitor, id: &str) -> Result<&'static Shelved, Notice> {
    shelf::find(id).ok_or_else(|| Notice::not_found(visitor))
}

/// What was agreed on in the form of a new table.
struct Agreed {
    options: Value,
    chairs: Vec<Chair>,
    open_to_all: bool,
}

/// The form of a new table as somebody has filled it in.
struct Filled(Vec<(String, String)>);

impl Filled {
    fn field(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str())
    }
}

/// What is wrong with a form, and where.
struct Problem {
    said: String,
    /// The seat whose guest it is about.
    seat: Option<usize>,
}

impl Problem {
    fn new(visitor: &Visitor, key: &str) -> Problem {
        Problem { said: say(visitor, key), seat: None }
    }
}

/// Reads what was agreed on, if such a table can be.
fn agreed(game: &Shelved, visitor: &Visitor, filled: &Filled) -> Result<Agreed, Problem> {
    let mut chairs = vec![];
    for seat in 0..game.seats.1.get() {
        let wish = filled.field(&format!("seat-{seat}")).unwrap_or("nobody");
        chairs.extend(chair(visitor, filled, seat, wish)?);
    }
    if chairs.len() < game.seats.0.get() || chairs.len() > game.seats.1.get() {
        return Err(Problem::new(visitor, "notice-seats"));
    }
    if !chairs.iter().any(|chair| chair.taken_by().is_some()) {
        return Err(Problem::new(visitor, "notice-no-me"));
    }
    let chosen =
        filled.0.iter().filter_map(|(field, value)| Some((field.strip_prefix("option-")?, value.as_str())));
    let chosen: Vec<(&str, &str)> = chosen.collect();
    let options = (game.read_options)(&chosen)
        .map_err(|error| Problem { said: words::option_error(&error, visitor.language), seat: None })?;
    Ok(Agreed { options, chairs, open_to_all: filled.field("open") == Some("yes") })
}

/// Who is to sit in a seat, from the words of the form; `None` if the seat is not there.
fn chair(visitor: &Visitor, filled: &Filled, seat: usize, wish: &str) -> Result<Option<Chair>, Problem> {
    Ok(match wish {
        "nobody" => None,
        "me" => Some(Chair::person(visitor.person.clone(), visitor.name.clone())),
        "guest" => Some(Chair::person(visitor.person.clone(), guest_name(visitor, filled, seat)?)),
        "friend" => Some(Chair::Free),
        bot => {
            let level = bot.strip_prefix("bot-").and_then(Level::from_id);
            let unknown = || Problem::new(visitor, "notice-unknown-player");
            Some(Chair::Bot { level: level.ok_or_else(unknown)?.id().to_owned() })
        }
    })
}

/// What a guest at this device is called: as the form says, or by the seat if it says nothing.
fn guest_name(visitor: &Visitor, filled: &Filled, seat: usize) -> Result<String, Problem> {
    let written = filled.field(&format!("name-{seat}")).unwrap_or_default();
    if written.trim().is_empty() {
        let number = (seat + 1).to_string();
        return Ok(words::page(visitor.language, "new-guest-usual", &[("number", &number)]));
    }
    clean_name(written).ok_or_else(|| Problem { said: say(visitor, "notice-name"), seat: Some(seat) })
}

async fn open(
    app: &App,
    visitor: &Visitor,
    game: &'static Shelved,
    agreed: Agreed,
    sitting: &Sitting,
) -> Result<Redirect, Notice> {
    let opened = async {
        let id = Promise::kept(&app.signer, game.id, sitting.promise.as_deref())?;
        let chance = chance(sitting.chance.as_deref())?;
        if !app.rooms.may_open(&visitor.person, &id).await {
            return Ok(None);
        }
        keep(app, visitor, game, &id, agreed, chance).await?;
        Ok::<Option<TableId>, Trouble>(Some(id))
    };
    let id = opened.await.map_err(|trouble| Notice::trouble(visitor, trouble))?;
    let id = id.ok_or_else(|| Notice::new(visitor, StatusCode::TOO_MANY_REQUESTS, "notice-many-tables"))?;
    Ok(Redirect::to(&format!("/t/{id}")))
}

/// Keeps a new table. The promise of its secret was made before the visitor's contribution came; a table that is there
/// already was opened by the same form, and is left as it is.
async fn keep(
    app: &App,
    visitor: &Visitor,
    game: &'static Shelved,
    id: &TableId,
    agreed: Agreed,
    chance: Contribution,
) -> Result<(), Trouble> {
    let Agreed { options, chairs, open_to_all } = agreed;
    let is_mine = |chair: &&Chair| chair.taken_by() == Some(&visitor.person);
    let seat = (0..).map_while(Seat::new).zip(&chairs).find(|(_, chair)| is_mine(chair));
    let contributions: Contributions = seat.map(|(seat, _)| (seat, chance)).into_iter().collect();
    let opening = Opening {
        game: game.id.into(),
        rules: game.version,
        options,
        chairs,
        origin: Origin::Shared { secret: secret_of(&app.signer, id), contributions },
        by: visitor.person.clone(),
        open_to_all,
    };
    let id = id.clone();
    app.rooms.stored(move |store| store.open_table(&id, &opening, &[])).await??;
    Ok(())
}

/// The page of the form, empty or as somebody has filled it in.
fn form_page(
    app: &App,
    visitor: &Visitor,
    game: &'static Shelved,
    filled: &Filled,
    problem: Option<&Problem>,
) -> Result<Markup, Notice> {
    let promise = Promise::fresh(&app.signer, game.id, SystemTime::now());
    let promise = promise.map_err(|trouble| Notice::trouble(visitor, trouble))?;
    let title = (game.title)(visitor.language);
    let offered = |wanted: Offered| game.options.iter().filter(move |option| option.offered == wanted);
    let body = html! {
        main.narrow id="content" {
            h1 { (words::page(visitor.language, "new-title", &[("game", &title)])) }
            p.facts { (facts(game, visitor.language)) }
            @if let Some(problem) = problem.filter(|problem| problem.seat.is_none()) {
                p.problem role="alert" { (problem.said) }
            }
            form.new method="post" action={ "/new/" (game.id) } {
                (promise.fields())
                fieldset {
                    legend { (say(visitor, "new-seats")) }
                    p.small { (say(visitor, "new-seats-help")) }
                    @for seat in 0..game.seats.1.get() { (seat_choice(game, seat, filled, problem, visitor)) }
                    label.check {
                        input type="checkbox" name="open" value="yes" checked[filled.field("open") == Some("yes")];
                        (say(visitor, "new-open"))
                    }
                }
                fieldset {
                    legend { (say(visitor, "new-options")) }
                    @for option in offered(Offered::Openly) { (option_choice(game, option, filled, visitor)) }
                    @if offered(Offered::BehindMore).next().is_some() {
                        details open[problem.is_some()] {
                            summary { (say(visitor, "new-more")) }
                            @for option in offered(Offered::BehindMore) { (option_choice(game, option, filled, visitor)) }
                        }
                    }
                }
                (promised(promise.commitment, visitor))
                button.primary { (say(visitor, "new-open-table")) }
            }
        }
    };
    Ok(page(visitor, &title, &html! {}, &body))
}

fn seat_choice(
    game: &Shelved,
    seat: usize,
    filled: &Filled,
    problem: Option<&Problem>,
    visitor: &Visitor,
) -> Markup {
    let needed = seat < game.seats.0.get();
    let usual = match seat {
        0 => "me",
        1 => "friend",
        _ => "nobody",
    };
    let (wish, name) = (format!("seat-{seat}"), format!("name-{seat}"));
    let chosen = filled.field(&wish).unwrap_or(usual);
    let choice =
        |value: &str, text: String| html! { option value=(value) selected[value == chosen] { (text) } };
    let number = (seat + 1).to_string();
    let label = words::page(visitor.language, "new-seat", &[("number", &number)]);
    let problem = problem.filter(|problem| problem.seat == Some(seat));
    let told = format!("problem-{seat}");
    html! {
        div.seat-choice {
            label for=(wish) { (label) }
            select id=(wish) name=(wish) {
                (choice("me", words::page(visitor.language, "new-me", &[("name", &visitor.name)])))
                (choice("friend", say(visitor, "new-friend")))
                (choice("guest", say(visitor, "new-guest")))
                @for level in Level::ALL {
                    @let name = level.name(visitor.language.code());
                    (choice(&format!("bot-{}", level.id()), words::page(visitor.language, "new-bot", &[("name", name)])))
                }
                @if !needed { (choice("nobody", say(visitor, "new-nobody"))) }
            }
            input name=(name) value=[filled.field(&name)] maxlength=(LONGEST_NAME) aria-label=(say(visitor, "new-guest-name"))
                placeholder=(say(visitor, "new-guest-name")) autocomplete="off"
                aria-invalid=[problem.map(|_| "true")] aria-describedby=[problem.map(|_| told.as_str())];
            @if let Some(problem) = problem { p.problem id=(told) role="alert" { (problem.said) } }
        }
    }
}

fn option_choice(game: &Shelved, option: &OptionInfo, filled: &Filled, visitor: &Visitor) -> Markup {
    let language = visitor.language;
    let field = format!("option-{}", option.name);
    html! {
        div.option {
            label for=(field) { ((game.option)(option.name, language)) }
            select id=(field) name=(field) aria-describedby={ "help-" (option.name) } {
                @for value in option.values {
                    @let value = value.to_string();
                    option value=(value) selected[filled.field(&field) == Some(value.as_str())] {
                        ((game.option_value)(option.name, &value, language))
                    }
                }
            }
            p.small id={ "help-" (option.name) } { ((game.option_help)(option.name, language)) }
        }
    }
}
