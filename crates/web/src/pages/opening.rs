//! Opening tables: at once against bots, with everything chosen, or the same people again.

use super::layout::{page, say};
use super::lobby::facts;
use super::me::refuse_blocked;
use super::room;
use crate::App;
use crate::live::{Change, Trouble};
use crate::notice::Notice;
use crate::players;
use crate::shelf::{self, Shelved};
use crate::visitor::Visitor;
use axum::Form;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Redirect;
use bots::Level;
use game::options::{Offered, OptionInfo};
use maud::{Markup, html};
use serde_json::Value;
use store::{Chair, Entry, Opening, TableId};

pub use table::LONGEST_NAME;

/// `POST /play/GAME`: a table against bots, at once.
pub async fn play_now(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Redirect, Notice> {
    let game = find(&visitor, &id)?;
    let bots = (1..game.seats.0.get()).map(|_| Chair::Bot { level: players::USUAL.id().into() });
    let me = Chair::person(visitor.person.clone(), visitor.name.clone());
    let options = read_options(game, &visitor, &[])?;
    open(&app, &visitor, game, options, [me].into_iter().chain(bots).collect(), false).await
}

/// `GET /new/GAME`: the form.
pub async fn form(visitor: Visitor, Path(id): Path<String>) -> Result<Markup, Notice> {
    let game = find(&visitor, &id)?;
    let title = (game.title)(visitor.language);
    let offered = |wanted: Offered| game.options.iter().filter(move |option| option.offered == wanted);
    let body = html! {
        main.narrow id="content" {
            h1 { (words::page(visitor.language, "new-title", &[("game", &title)])) }
            p.facts { (facts(game, visitor.language)) }
            form.new method="post" action={ "/new/" (game.id) } {
                fieldset {
                    legend { (say(&visitor, "new-seats")) }
                    p.small { (say(&visitor, "new-seats-help")) }
                    @for seat in 0..game.seats.1.get() { (seat_choice(game, seat, &visitor)) }
                    label.check {
                        input type="checkbox" name="open" value="yes";
                        (say(&visitor, "new-open"))
                    }
                }
                fieldset {
                    legend { (say(&visitor, "new-options")) }
                    @for option in offered(Offered::Openly) { (option_choice(game, option, &visitor)) }
                    @if offered(Offered::BehindMore).next().is_some() {
                        details {
                            summary { (say(&visitor, "new-more")) }
                            @for option in offered(Offered::BehindMore) { (option_choice(game, option, &visitor)) }
                        }
                    }
                }
                button.primary { (say(&visitor, "new-open-table")) }
            }
        }
    };
    Ok(page(&visitor, &title, &html! {}, &body))
}

/// `POST /new/GAME`.
pub async fn create(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Redirect, Notice> {
    let game = find(&visitor, &id)?;
    let field = |name: &str| fields.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str());
    let mut chairs = vec![];
    for seat in 0..game.seats.1.get() {
        let wish = field(&format!("seat-{seat}")).unwrap_or("nobody");
        let name = field(&format!("name-{seat}")).unwrap_or_default();
        chairs.extend(chair(&visitor, wish, name)?);
    }
    if chairs.len() < game.seats.0.get() || chairs.len() > game.seats.1.get() {
        return Err(Notice::new(&visitor, StatusCode::UNPROCESSABLE_ENTITY, "notice-seats"));
    }
    if !chairs.iter().any(|chair| chair.taken_by().is_some()) {
        return Err(Notice::new(&visitor, StatusCode::UNPROCESSABLE_ENTITY, "notice-no-me"));
    }
    let guests = (0..game.seats.1.get()).filter_map(|seat| field(&format!("name-{seat}")));
    let guests = guests.map(str::to_owned).collect();
    refuse_blocked(&app, &visitor, guests).await?;
    let chosen: Vec<(&str, &str)> = fields
        .iter()
        .filter_map(|(field, value)| Some((field.strip_prefix("option-")?, value.as_str())))
        .collect();
    let options = read_options(game, &visitor, &chosen)?;
    open(&app, &visitor, game, options, chairs, field("open") == Some("yes")).await
}

/// `POST /t/ID/rematch`: the same people and options, one seat further.
pub async fn rematch(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Redirect, Notice> {
    let live = room(&app, &visitor, &id).await?;
    let old = live.room();
    let sheet = old.sheet();
    if let Some(next) = &sheet.rematch {
        return Ok(Redirect::to(&format!("/t/{next}")));
    }
    if sheet.seats_of(&visitor.person).is_empty() || old.turn().outcome().is_none() {
        return Err(Notice::new(&visitor, StatusCode::FORBIDDEN, "notice-not-yours"));
    }
    let game = find(&visitor, &sheet.opening.game)?;
    let mut chairs = sheet.chairs.clone();
    chairs.rotate_left(1);
    let opening = &sheet.opening;
    let table = keep(&app, &visitor, game, opening.options.clone(), chairs, opening.open_to_all).await?;
    let entry = Entry::Rematch { table: table.clone() };
    let change = Change::to(&*old, entry).map_err(|trouble| Notice::trouble(&visitor, trouble))?;
    app.rooms
        .write(&live, change, visitor.language)
        .await
        .map_err(|refused| Notice::refused(&visitor, refused))?;
    Ok(Redirect::to(&format!("/t/{table}")))
}

/// A name as people may have it: what every name is held to, here and in the terminal.
pub fn clean_name(text: &str) -> Option<String> {
    table::clean_name(text).ok()
}

fn find(visitor: &Visitor, id: &str) -> Result<&'static Shelved, Notice> {
    shelf::find(id).ok_or_else(|| Notice::not_found(visitor))
}

fn read_options(game: &Shelved, visitor: &Visitor, chosen: &[(&str, &str)]) -> Result<Value, Notice> {
    (game.read_options)(chosen)
        .map_err(|error| Notice::told(visitor, StatusCode::UNPROCESSABLE_ENTITY, &error.to_string()))
}

/// Who is to sit in a seat, from the words of the form; `None` if the seat is not there.
fn chair(visitor: &Visitor, wish: &str, name: &str) -> Result<Option<Chair>, Notice> {
    let unknown = || Notice::new(visitor, StatusCode::UNPROCESSABLE_ENTITY, "notice-unknown-player");
    Ok(match wish {
        "nobody" => None,
        "me" => Some(Chair::person(visitor.person.clone(), visitor.name.clone())),
        "guest" => {
            let name = clean_name(name)
                .ok_or_else(|| Notice::new(visitor, StatusCode::UNPROCESSABLE_ENTITY, "notice-name"))?;
            Some(Chair::person(visitor.person.clone(), name))
        }
        "friend" => Some(Chair::Free),
        bot => {
            let level = bot.strip_prefix("bot-").and_then(Level::from_id);
            Some(Chair::Bot { level: level.ok_or_else(unknown)?.id().to_owned() })
        }
    })
}

async fn open(
    app: &App,
    visitor: &Visitor,
    game: &'static Shelved,
    options: Value,
    chairs: Vec<Chair>,
    open_to_all: bool,
) -> Result<Redirect, Notice> {
    let id = keep(app, visitor, game, options, chairs, open_to_all).await?;
    Ok(Redirect::to(&format!("/t/{id}")))
}

/// Deals, and keeps the new table.
async fn keep(
    app: &App,
    visitor: &Visitor,
    game: &'static Shelved,
    options: Value,
    chairs: Vec<Chair>,
    open_to_all: bool,
) -> Result<TableId, Notice> {
    let kept = async {
        let opening = Opening {
            game: game.id.into(),
            rules: game.version,
            options,
            chairs,
            seed: table::fresh_seed()?,
            by: visitor.person.clone(),
            open_to_all,
        };
        let id = TableId::fresh()?;
        let named = id.clone();
        app.rooms.stored(move |store| store.open_table(&named, &opening, &[])).await??;
        Ok::<TableId, Trouble>(id)
    };
    kept.await.map_err(|trouble| Notice::trouble(visitor, trouble))
}

fn seat_choice(game: &Shelved, seat: usize, visitor: &Visitor) -> Markup {
    let needed = seat < game.seats.0.get();
    let usual = match seat {
        0 => "me",
        1 => "friend",
        _ => "nobody",
    };
    let choice =
        |value: &str, text: String| html! { option value=(value) selected[value == usual] { (text) } };
    let number = (seat + 1).to_string();
    let label = words::page(visitor.language, "new-seat", &[("number", &number)]);
    html! {
        div.seat-choice {
            label for={ "seat-" (seat) } { (label) }
            select id={ "seat-" (seat) } name={ "seat-" (seat) } {
                (choice("me", words::page(visitor.language, "new-me", &[("name", &visitor.name)])))
                (choice("friend", say(visitor, "new-friend")))
                (choice("guest", say(visitor, "new-guest")))
                @for level in Level::ALL {
                    @let name = level.name(visitor.language.code());
                    (choice(&format!("bot-{}", level.id()), words::page(visitor.language, "new-bot", &[("name", name)])))
                }
                @if !needed { (choice("nobody", say(visitor, "new-nobody"))) }
            }
            input name={ "name-" (seat) } maxlength=(LONGEST_NAME) aria-label=(say(visitor, "new-guest-name"))
                placeholder=(say(visitor, "new-guest-name")) autocomplete="off";
        }
    }
}

fn option_choice(game: &Shelved, option: &OptionInfo, visitor: &Visitor) -> Markup {
    let language = visitor.language;
    html! {
        div.option {
            label for={ "option-" (option.name) } { ((game.option)(option.name, language)) }
            select id={ "option-" (option.name) } name={ "option-" (option.name) }
                aria-describedby={ "help-" (option.name) } {
                @for value in option.values {
                    @let value = value.to_string();
                    option value=(value) { ((game.option_value)(option.name, &value, language)) }
                }
            }
            p.small id={ "help-" (option.name) } { ((game.option_help)(option.name, language)) }
        }
    }
}
