//! Where somebody is told that others wait for them: the forms of their own page, and what the links of mails lead to.

use super::feed::feed_section;
use super::layout::{page, say};
use crate::App;
use crate::clock;
use crate::heralds::Heralds;
use crate::heralds::letters::{question, trial};
use crate::heralds::mail::{Mailer, read_address};
use crate::heralds::webhook::{Poster, Target, Unfit};
use crate::link_secret::LinkSecret;
use crate::notice::Notice;
use crate::proxy::Client;
use crate::rooms::InternalError;
use crate::visitor::Visitor;
use axum::Form;
use axum::extract::{Extension, Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use serde::Deserialize;
use std::time::Duration;
use store::{Channel, Contact, LinkHash, Standing};

/// How long the link can be followed that confirms an address.
const CONFIRMED_WITHIN: Duration = Duration::from_hours(24);

/// How many mails that ask for a confirmation a person, an address and a network may cause in a day.
const ASKED_BY_PERSON: usize = 5;
const ASKED_AT_ADDRESS: usize = 3;
const ASKED_FROM_NETWORK: usize = 20;

/// How often a person may look up an address for a webhook, or try theirs, in a day.
const TRIALS: usize = 30;

/// The section of a visitor's own page that is about how they hear of their turns.
pub async fn turns_section(app: &App, visitor: &Visitor) -> Result<Markup, InternalError> {
    let contacts = match &app.heralds {
        Some(_) => app.rooms.store().contacts().contacts_of(&visitor.person).await?,
        None => vec![],
    };
    let contact = |channel| contacts.iter().find(|contact: &&Contact| contact.channel == channel);
    let (poster, mailer) = app
        .heralds
        .as_ref()
        .map_or((None, None), |heralds| (heralds.poster.as_ref(), heralds.mailer.as_ref()));
    Ok(html! {
        section.ways id="turns" {
            h2 { (say(visitor, "me-turns")) }
            (feed_section(app, visitor).await?)
            @if poster.is_some() { (webhook_part(contact(Channel::Webhook), visitor)) }
            @if let Some(mailer) = mailer { (mail_part(contact(Channel::Mail), mailer, visitor)) }
            p.small { (say(visitor, "me-push-none")) }
        }
    })
}

fn webhook_part(contact: Option<&Contact>, visitor: &Visitor) -> Markup {
    let there = contact.and_then(|contact| Target::read(&contact.address).ok());
    html! {
        div.devices id="webhook" {
            h3 { (say(visitor, "me-webhook")) }
            p { (say(visitor, "me-webhook-text")) }
            @if let Some(target) = there {
                p { (words::text(visitor.language, "me-webhook-there", &[("host", target.host())])) }
                div.buttons {
                    form method="post" action="/me/webhook/try" { button { (say(visitor, "me-webhook-try")) } }
                    form method="post" action="/me/webhook/end" { button { (say(visitor, "me-webhook-end")) } }
                }
            }
            (webhook_form("", None, visitor))
        }
    }
}

fn webhook_form(typed: &str, problem: Option<&str>, visitor: &Visitor) -> Markup {
    let field = Field {
        channel: Channel::Webhook,
        label: "me-webhook-address",
        button: "me-webhook-save",
        kind: "url",
        hint: "https://",
        autocomplete: "off",
    };
    form(&field, typed, problem, visitor)
}

fn mail_part(contact: Option<&Contact>, mailer: &Mailer, visitor: &Visitor) -> Markup {
    html! {
        div.devices id="mail" {
            h3 { (say(visitor, "me-mail")) }
            p { (say(visitor, "me-mail-text")) }
            @if !mailer.works() { p.problem { (say(visitor, "me-mail-broken")) } }
            @if let Some(contact) = contact {
                @let told = [("address", contact.address.as_str())];
                p {
                    @match contact.standing {
                        Standing::Confirmed => { (words::text(visitor.language, "me-mail-there", &told)) }
                        Standing::Asked { .. } => { (words::text(visitor.language, "me-mail-asked", &told)) }
                    }
                }
                form method="post" action="/me/mail/end" { button { (say(visitor, "me-mail-end")) } }
            }
            (mail_form("", None, visitor))
        }
    }
}

fn mail_form(typed: &str, problem: Option<&str>, visitor: &Visitor) -> Markup {
    let field = Field {
        channel: Channel::Mail,
        label: "me-mail-address",
        button: "me-mail-save",
        kind: "email",
        hint: "",
        autocomplete: "email",
    };
    form(&field, typed, problem, visitor)
}

/// The field in which an address is typed.
struct Field {
    channel: Channel,
    label: &'static str,
    button: &'static str,
    kind: &'static str,
    hint: &'static str,
    autocomplete: &'static str,
}

/// Asks for an address; says what is wrong with the one that was typed.
fn form(field: &Field, typed: &str, problem: Option<&str>, visitor: &Visitor) -> Markup {
    let name = field.channel.name();
    let (id, problem_id) = (format!("{name}-address"), format!("{name}-problem"));
    html! {
        form.devices.address method="post" action={ "/me/" (name) } {
            label for=(id) { (say(visitor, field.label)) }
            input id=(id) name="address" type=(field.kind) value=(typed) placeholder=(field.hint) required
                autocomplete=(field.autocomplete) autocapitalize="off" spellcheck="false" autofocus[problem.is_some()]
                aria-invalid=[problem.map(|_| "true")] aria-describedby=[problem.map(|_| problem_id.as_str())];
            @if let Some(problem) = problem { p.problem id=(problem_id) role="alert" { (say(visitor, problem)) } }
            button { (say(visitor, field.button)) }
        }
    }
}

/// A page about one thing: what has come of it, and the way back.
fn small_page(visitor: &Visitor, title: &str, body: &Markup) -> Markup {
    let title = say(visitor, title);
    let body = html! {
        main.narrow id="content" {
            h1 { (title) }
            (body)
            p { a href="/me#turns" { (say(visitor, "me-back")) } }
        }
    };
    page(visitor, &title, &html! {}, &body)
}

/// The same with a sentence.
fn answer(visitor: &Visitor, title: &str, sentence: &str) -> Markup {
    small_page(visitor, title, &html! { p role="status" { (say(visitor, sentence)) } })
}

/// Addresses at which something is done by a button only.
pub async fn back() -> Redirect {
    Redirect::to("/me#turns")
}

fn heralds(app: &App) -> Result<&Heralds, Notice> {
    app.heralds.as_deref().ok_or_else(Notice::not_found)
}

fn poster(app: &App) -> Result<(&Heralds, &Poster), Notice> {
    let heralds = heralds(app)?;
    Ok((heralds, heralds.poster.as_ref().ok_or_else(Notice::not_found)?))
}

fn mailer(app: &App) -> Result<(&Heralds, &Mailer), Notice> {
    let heralds = heralds(app)?;
    Ok((heralds, heralds.mailer.as_ref().ok_or_else(Notice::not_found)?))
}

#[derive(Deserialize)]
pub struct Typed {
    address: String,
}

/// `POST /me/webhook`.
pub async fn set_webhook(
    State(app): State<App>,
    visitor: Visitor,
    Form(Typed { address }): Form<Typed>,
) -> Result<Response, Notice> {
    let (heralds, poster) = poster(&app)?;
    let refuse = |status, problem| {
        let again = webhook_form(&address, Some(problem), &visitor);
        Ok((status, small_page(&visitor, "me-webhook", &again)).into_response())
    };
    if !heralds.may("trial", visitor.person.as_str(), TRIALS).await? {
        return refuse(StatusCode::TOO_MANY_REQUESTS, "webhook-too-often");
    }
    let judged = match Target::read(&address) {
        Ok(target) => poster.judge(&target).await.map(|()| target),
        Err(unfit) => Err(unfit),
    };
    let target = match judged {
        Ok(target) => target,
        Err(unfit) => return refuse(StatusCode::UNPROCESSABLE_ENTITY, sentence(unfit)),
    };
    let contact = heralds.contact(
        &visitor.person,
        Channel::Webhook,
        target.as_str(),
        visitor.language,
        Standing::Confirmed,
    );
    app.rooms.store().contacts().keep_contact(&contact).await?;
    Ok(Redirect::to("/me#webhook").into_response())
}

/// What is wrong with an address.
fn sentence(unfit: Unfit) -> &'static str {
    match unfit {
        Unfit::Unreadable => "webhook-unreadable",
        Unfit::WithUser => "webhook-with-user",
        Unfit::Unknown => "webhook-unknown",
        Unfit::Closed => "webhook-closed",
    }
}

/// `POST /me/webhook/try`: says only whether a message has arrived.
pub async fn try_webhook(State(app): State<App>, visitor: Visitor) -> Result<Response, Notice> {
    let (heralds, poster) = poster(&app)?;
    let contacts = app.rooms.store().contacts().contacts_of(&visitor.person).await?;
    let contact = contacts.iter().find(|contact| contact.channel == Channel::Webhook);
    let target = contact.and_then(|contact| Target::read(&contact.address).ok());
    let target = target.ok_or_else(Notice::not_found)?;
    if !heralds.may("trial", visitor.person.as_str(), TRIALS).await? {
        let told = answer(&visitor, "me-webhook", "webhook-too-often");
        return Ok((StatusCode::TOO_MANY_REQUESTS, told).into_response());
    }
    let arrived = poster.post(&target, &trial(&heralds.site, visitor.language)).await.is_ok();
    let sentence = if arrived { "webhook-arrived" } else { "webhook-not-arrived" };
    Ok(answer(&visitor, "me-webhook", sentence).into_response())
}

/// `POST /me/webhook/end`. One can also give up what the operator does not allow any more.
pub async fn end_webhook(State(app): State<App>, visitor: Visitor) -> Result<Redirect, Notice> {
    app.rooms.store().contacts().end_contact(&visitor.person, Channel::Webhook).await?;
    Ok(Redirect::to("/me#turns"))
}

/// `POST /me/mail`: asks at the address whether whoever reads there wants this.
pub async fn set_mail(
    State(app): State<App>,
    visitor: Visitor,
    client: Option<Extension<Client>>,
    Form(Typed { address }): Form<Typed>,
) -> Result<Response, Notice> {
    let (heralds, mailer) = mailer(&app)?;
    let refuse = |status, problem| {
        let again = mail_form(&address, Some(problem), &visitor);
        Ok((status, small_page(&visitor, "me-mail", &again)).into_response())
    };
    let Some(mailbox) = read_address(&address) else {
        return refuse(StatusCode::UNPROCESSABLE_ENTITY, "mail-unreadable");
    };
    let mailbox = mailbox.to_string();
    let network = client.map(|Extension(client)| client.network.to_string()).unwrap_or_default();
    let may_ask = heralds.may("mail by", visitor.person.as_str(), ASKED_BY_PERSON).await?
        && heralds.may("mail from", &network, ASKED_FROM_NETWORK).await?
        && heralds.may("mail to", &mailbox.to_lowercase(), ASKED_AT_ADDRESS).await?;
    if !may_ask {
        return refuse(StatusCode::TOO_MANY_REQUESTS, "mail-too-often");
    }
    let link = LinkSecret::fresh()?;
    let page = heralds.site.url(&format!("/mail/confirm/{}", link.as_str()));
    if mailer.send(&mailbox, &question(&heralds.site, visitor.language, &page)).await.is_err() {
        return refuse(StatusCode::SERVICE_UNAVAILABLE, "mail-not-sent");
    }
    let standing =
        Standing::Asked { link: LinkHash(link.hash()), until: clock::now().after(CONFIRMED_WITHIN) };
    let contact = heralds.contact(&visitor.person, Channel::Mail, &mailbox, visitor.language, standing);
    app.rooms.store().contacts().keep_contact(&contact).await?;
    Ok(Redirect::to("/me#mail").into_response())
}

/// `POST /me/mail/end`.
pub async fn end_mail(State(app): State<App>, visitor: Visitor) -> Result<Redirect, Notice> {
    app.rooms.store().contacts().end_contact(&visitor.person, Channel::Mail).await?;
    Ok(Redirect::to("/me#turns"))
}

/// `GET /mail/confirm/SECRET`: programs look at links in mails too, so nothing is confirmed before somebody says so.
pub async fn ask_confirmation(
    State(app): State<App>,
    visitor: Visitor,
    Path(secret): Path<String>,
) -> Result<Markup, Notice> {
    let link = LinkSecret::new(&secret).ok_or_else(void)?;
    let asked = app.rooms.store().contacts().asked_by(&LinkHash(link.hash()), clock::now()).await?;
    let asked = asked.ok_or_else(void)?;
    let told = [("address", asked.address.as_str())];
    Ok(small_page(
        &visitor,
        "me-mail",
        &html! {
            p { (words::text(visitor.language, "mail-confirm", &told)) }
            form method="post" action={ "/mail/confirm/" (link.as_str()) } {
                button.primary { (say(&visitor, "mail-confirm-button")) }
            }
        },
    ))
}

/// `POST /mail/confirm/SECRET`.
pub async fn confirm(
    State(app): State<App>,
    visitor: Visitor,
    Path(secret): Path<String>,
) -> Result<Markup, Notice> {
    let link = LinkSecret::new(&secret).ok_or_else(void)?;
    if !app.rooms.store().contacts().confirm_contact(&LinkHash(link.hash()), clock::now()).await? {
        return Err(void());
    }
    Ok(answer(&visitor, "me-mail", "mail-confirmed"))
}

fn void() -> Notice {
    Notice::new(StatusCode::NOT_FOUND, "notice-mail-link-void")
}

/// `GET /mail/end/SECRET`: asks whether mails are to end.
pub async fn ask_ending(visitor: Visitor, Path(secret): Path<String>) -> Result<Markup, Notice> {
    let link = LinkSecret::new(&secret).ok_or_else(Notice::not_found)?;
    Ok(small_page(
        &visitor,
        "me-mail",
        &html! {
            p { (say(&visitor, "mail-end")) }
            form method="post" action={ "/mail/end/" (link.as_str()) } {
                button.primary { (say(&visitor, "mail-end-button")) }
            }
        },
    ))
}

/// `POST /mail/end/SECRET`, by the button of that page or by a program that reads mail: without a session, and as often as
/// one likes.
pub async fn end(
    State(app): State<App>,
    visitor: Visitor,
    Path(secret): Path<String>,
) -> Result<Markup, Notice> {
    let link = LinkSecret::new(&secret).ok_or_else(Notice::not_found)?;
    let contacts = app.rooms.store().contacts();
    if let Some(contact) = contacts.ended_by(&LinkHash(link.hash())).await? {
        contacts.end_contact(&contact.person, contact.channel).await?;
    }
    Ok(answer(&visitor, "me-mail", "mail-ended"))
}
