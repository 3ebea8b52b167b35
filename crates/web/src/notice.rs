//! How a page says that something did not work: one sentence, and the way back.
//!
//! A handler returns a [`Notice`] as its error, in no language yet. The middleware that knows the visitor
//! ([`crate::visitor::attach`]) renders it as a page.

use crate::pages::layout::page;
use crate::pages::rules;
use crate::room::Broken;
use crate::rooms::{InternalError, WriteError};
use crate::snapshot::Explanation;
use crate::visitor::Visitor;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use store::StoreError;

/// Why a request was not carried out. Nothing has changed.
#[derive(Debug, Clone)]
pub struct Notice {
    status: StatusCode,
    message: Message,
}

#[derive(Debug, Clone)]
enum Message {
    /// A message of `pages.ftl`, with its variables.
    Key(&'static str, Vec<(&'static str, String)>),
    /// A sentence as it is.
    Text(String),
    /// The rules, or the room, forbid it.
    NotAllowed(Explanation),
}

impl Notice {
    /// A message of `pages.ftl`.
    pub fn new(status: StatusCode, key: &'static str) -> Notice {
        Notice::with(status, key, vec![])
    }

    /// A message of `pages.ftl` with variables.
    pub fn with(status: StatusCode, key: &'static str, variables: Vec<(&'static str, String)>) -> Notice {
        Notice { status, message: Message::Key(key, variables) }
    }

    /// What was sent makes no sense; the problem is told in the visitor's language already.
    pub fn invalid(problem: String) -> Notice {
        Notice { status: StatusCode::UNPROCESSABLE_ENTITY, message: Message::Text(problem) }
    }

    pub fn not_found() -> Notice {
        Notice::new(StatusCode::NOT_FOUND, "notice-not-found")
    }

    /// Renders the notice that a response carries, if it does.
    pub fn render(response: Response, visitor: &Visitor) -> Response {
        match response.extensions().get::<Notice>() {
            None => response,
            Some(notice) => (notice.status, notice.page(visitor)).into_response(),
        }
    }

    fn page(&self, visitor: &Visitor) -> Markup {
        let title = words::text(visitor.language, "notice-title", &[]);
        let body = html! {
            main.narrow id="content" {
                // The seal of the house, cracked.
                svg.cracked viewBox="0 0 60 60" aria-hidden="true" {
                    use href="#mandate-seal" {}
                    path d="M36 1 29 16 36 26 24 38 31 47 25 59" {}
                }
                h1 { (title) }
                p role="alert" { (self.message.sentence(visitor)) }
                p { a.button href="/" { (words::text(visitor.language, "to-lobby", &[])) } }
            }
        };
        page(visitor, &title, &html! {}, &body)
    }
}

impl Message {
    fn sentence(&self, visitor: &Visitor) -> Markup {
        match self {
            Message::Text(text) => html! { (text) },
            Message::NotAllowed(why) => rules::why_not(why, visitor),
            Message::Key(key, variables) => {
                let variables: Vec<(&str, &str)> =
                    variables.iter().map(|(name, value)| (*name, value.as_str())).collect();
                html! { (words::text(visitor.language, key, &variables)) }
            }
        }
    }
}

impl From<Explanation> for Notice {
    fn from(why: Explanation) -> Notice {
        Notice { status: StatusCode::UNPROCESSABLE_ENTITY, message: Message::NotAllowed(why) }
    }
}

impl From<WriteError> for Notice {
    fn from(error: WriteError) -> Notice {
        match error {
            WriteError::NotAllowed(why) => why.into(),
            WriteError::Stale => Notice::new(StatusCode::CONFLICT, "notice-stale"),
            WriteError::Internal(error) => error.into(),
        }
    }
}

impl From<InternalError> for Notice {
    /// Our own fault; what exactly went wrong is for the log. That a table was opened under other rules is nobody's.
    fn from(error: InternalError) -> Notice {
        if let InternalError::Broken(Broken::OtherRules { found, known, .. }) = error {
            let variables = vec![("found", found.to_string()), ("known", known.to_string())];
            return Notice::with(StatusCode::CONFLICT, "notice-other-rules", variables);
        }
        tracing::error!(%error, "a request failed");
        if let InternalError::Store(error) = &error
            && error.is_passing()
        {
            // Until then, pages send again what was not saved.
            return Notice::new(StatusCode::SERVICE_UNAVAILABLE, "notice-no-database");
        }
        Notice::new(StatusCode::INTERNAL_SERVER_ERROR, "notice-trouble")
    }
}

impl From<StoreError> for Notice {
    fn from(error: StoreError) -> Notice {
        InternalError::from(error).into()
    }
}

impl From<store::NoRandomness> for Notice {
    fn from(error: store::NoRandomness) -> Notice {
        InternalError::from(error).into()
    }
}

impl IntoResponse for Notice {
    /// Carries the notice to where it is rendered; whoever forgets to gets the status alone.
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}
