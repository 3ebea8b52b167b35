//! How a page says that something did not work: one sentence, and the way back.

use crate::live::{Refused, Trouble};
use crate::pages::layout::page;
use crate::pages::rules;
use crate::room::Broken;
use crate::snapshot::Explanation;
use crate::visitor::Visitor;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};

/// A sentence for somebody whose wish cannot be fulfilled. Nothing has changed.
pub struct Notice {
    status: StatusCode,
    said: Markup,
    visitor: Box<Visitor>,
}

impl Notice {
    /// A sentence of `pages.ftl`.
    pub fn new(visitor: &Visitor, status: StatusCode, key: &str) -> Notice {
        Notice::told(visitor, status, &words::page(visitor.language, key, &[]))
    }

    pub fn told(visitor: &Visitor, status: StatusCode, text: &str) -> Notice {
        Notice { status, said: html! { (text) }, visitor: Box::new(visitor.clone()) }
    }

    /// The rules, or the room, say no.
    pub fn why_not(visitor: &Visitor, why: &Explanation) -> Notice {
        let said = rules::why_not(why, visitor);
        Notice { status: StatusCode::UNPROCESSABLE_ENTITY, said, visitor: Box::new(visitor.clone()) }
    }

    pub fn not_found(visitor: &Visitor) -> Notice {
        Notice::new(visitor, StatusCode::NOT_FOUND, "notice-not-found")
    }

    /// Our own fault: what exactly goes to the log of the server. That a table is of other rules is nobody's.
    pub fn trouble(visitor: &Visitor, trouble: impl Into<Trouble>) -> Notice {
        let trouble = trouble.into();
        if let Trouble::Broken(Broken::OtherRules { found, known, .. }) = trouble {
            let (found, known) = (found.to_string(), known.to_string());
            let text =
                words::page(visitor.language, "notice-other-rules", &[("found", &found), ("known", &known)]);
            return Notice::told(visitor, StatusCode::CONFLICT, &text);
        }
        tracing::error!(%trouble, "a request failed");
        Notice::new(visitor, StatusCode::INTERNAL_SERVER_ERROR, "notice-trouble")
    }

    pub fn refused(visitor: &Visitor, refused: Refused) -> Notice {
        match refused {
            Refused::Rule(why) => Notice::why_not(visitor, &why),
            Refused::Stale => Notice::new(visitor, StatusCode::CONFLICT, "notice-stale"),
            Refused::Trouble(trouble) => Notice::trouble(visitor, trouble),
        }
    }
}

impl IntoResponse for Notice {
    fn into_response(self) -> Response {
        let visitor = &*self.visitor;
        let title = words::page(visitor.language, "notice-title", &[]);
        let body = html! {
            main.narrow id="content" {
                h1 { (title) }
                p role="alert" { (self.said) }
                p { a href="/" { (words::page(visitor.language, "to-lobby", &[])) } }
            }
        };
        (self.status, page(visitor, &title, &html! {}, &body)).into_response()
    }
}
