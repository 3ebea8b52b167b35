//! What every page has: its head, the bar at the top, the choice of language and theme.

use crate::assets::{ICON, SCRIPT, STYLE};
use crate::preferences::Theme;
use crate::visitor::Visitor;
use maud::{DOCTYPE, Markup, html};
use words::Language;

/// A whole page. `shapes` are SVG symbols that its pictures refer to.
pub fn page(visitor: &Visitor, title: &str, shapes: &Markup, body: &Markup) -> Markup {
    let language = visitor.language;
    html! {
        (DOCTYPE)
        html lang=(language.code()) data-theme=(visitor.theme.name()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                title { (title) " \u{b7} Mandate" }
                link rel="icon" href=(ICON.address);
                link rel="stylesheet" href=(STYLE.address);
                script type="module" src=(SCRIPT.address) {}
            }
            body {
                a.skip href="#content" { (say(visitor, "skip")) }
                (bar(visitor))
                svg.shapes aria-hidden="true" width="0" height="0" { (shapes) }
                (body)
            }
        }
    }
}

/// A message of `pages.ftl` in the visitor's language.
pub fn say(visitor: &Visitor, key: &str) -> String {
    words::text(visitor.language, key, &[])
}

fn bar(visitor: &Visitor) -> Markup {
    html! {
        header.bar {
            a.brand href="/" {
                svg viewBox="0 0 32 32" aria-hidden="true" {
                    rect.seal x="2" y="2" width="28" height="28" rx="5" {}
                    path.carve d="M8 10h16M16 10v13M9 16.5h14M7 23h18" {}
                }
                span { "Mandate" }
            }
            nav aria-label=(say(visitor, "nav")) {
                a.person href="/me" { (visitor.name) }
                form.preferences method="post" action="/preferences" {
                    @for language in Language::ALL {
                        button name="language" value=(language.code()) lang=(language.code()) title=(language.name())
                            aria-pressed=(language == visitor.language) { (language.code().to_uppercase()) }
                    }
                }
                form.preferences method="post" action="/preferences" {
                    @let next = next_theme(visitor.theme);
                    button name="theme" value=(next.name())
                        title=(words::text(visitor.language, "theme", &[("now", visitor.theme.name())])) {
                        span aria-hidden="true" { (theme_sign(visitor.theme)) }
                        span.visually-hidden { (words::text(visitor.language, "theme", &[("now", visitor.theme.name())])) }
                    }
                }
            }
        }
    }
}

fn next_theme(theme: Theme) -> Theme {
    match theme {
        Theme::Device => Theme::Light,
        Theme::Light => Theme::Dark,
        Theme::Dark => Theme::Device,
    }
}

fn theme_sign(theme: Theme) -> &'static str {
    match theme {
        Theme::Device => "\u{25d0}",
        Theme::Light => "\u{2600}\u{fe0e}",
        Theme::Dark => "\u{263e}",
    }
}
