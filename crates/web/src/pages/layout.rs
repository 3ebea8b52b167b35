//! What every page has: its head, the bar at the top, the choice of language and theme, the foot.

use super::install::THEME;
use super::sharing::Shared;
use crate::assets::{ICON, SCRIPT, STYLE, TURN_ICON, style_of};
use crate::preferences::{Owners, Preference, Theme};
use crate::registry::GameEntry;
use crate::visitor::Visitor;
use boards::{icon, shared_shapes};
use maud::{DOCTYPE, Markup, Render, html};
use words::Language;

/// Where in a game a page is, as the bar says it.
pub struct GameBar<'a> {
    pub game: &'a str,
    /// Where its rules are.
    pub rules: Option<String>,
    /// Where its replay is.
    pub replay: Option<String>,
    /// Whether the page can be heard.
    pub sounds: bool,
}

/// A whole page. `shapes` are SVG symbols that its pictures refer to.
pub fn page(visitor: &Visitor, title: &str, shapes: &Markup, body: &Markup) -> Markup {
    page_around(visitor, title, &below_bar(visitor.language, shapes, body))
}

/// A whole page around everything that stands below its bar.
pub fn page_around(visitor: &Visitor, title: &str, below: &impl Render) -> Markup {
    whole(visitor, title, &Kind::default(), below)
}

/// A page of text with drawings of a game, around everything that stands below its bar.
pub fn page_about(visitor: &Visitor, title: &str, game: &GameEntry, below: &impl Render) -> Markup {
    whole(visitor, title, &Kind { draws: Some(game), ..Kind::default() }, below)
}

/// A page that is shared in chats.
pub fn shared_page(visitor: &Visitor, title: &str, shared: &Shared, body: &Markup) -> Markup {
    let kind = Kind { shared: Some(shared), ..Kind::default() };
    whole(visitor, title, &kind, &below_bar(visitor.language, &html! {}, body))
}

/// A page where a game is played, which is shared in chats.
pub fn shared_page_at(
    visitor: &Visitor,
    place: &GameBar,
    shared: &Shared,
    game: &GameEntry,
    body: &Markup,
) -> Markup {
    let kind = Kind { place: Some(place), shared: Some(shared), draws: Some(game) };
    whole(visitor, place.game, &kind, &html! { (defined(&(game.shapes)())) (body) })
}

/// A page that is nobody's: without a bar, without a script, with nothing of whoever asked for it.
pub fn bare_page(language: Language, title: &str, body: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(language.code()) {
            head { (common_head(title, Theme::Device)) }
            body { (body) (foot(language)) }
        }
    }
}

/// What the head of every page begins with. The bar has the same colour by day and by night.
fn common_head(title: &str, theme: Theme) -> Markup {
    html! {
        meta charset="utf-8";
        meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
        meta name="color-scheme" content=(match theme { Theme::Device => "light dark", Theme::Light => "light", Theme::Dark => "dark" });
        meta name="theme-color" content=(THEME);
        title { (title) " \u{b7} Mandate" }
        link rel="icon" href=(ICON.address) data-turn=(TURN_ICON.address);
        link rel="stylesheet" href=(STYLE.address);
    }
}

/// Everything of a page that stands below its bar.
pub fn below_bar(language: Language, shapes: &Markup, body: &Markup) -> Markup {
    html! { (defined(shapes)) (body) (foot(language)) }
}

/// A page where a game is played or looked at, which fills the window.
pub fn page_at(visitor: &Visitor, place: &GameBar, game: &GameEntry, body: &Markup) -> Markup {
    let kind = Kind { place: Some(place), shared: None, draws: Some(game) };
    whole(visitor, place.game, &kind, &html! { (defined(&(game.shapes)())) (body) })
}

/// What a page may be besides text.
#[derive(Default)]
struct Kind<'a> {
    /// Where in a game it is.
    place: Option<&'a GameBar<'a>>,
    /// What a chat shows of it.
    shared: Option<&'a Shared>,
    /// The game that is drawn on it.
    draws: Option<&'a GameEntry>,
}

/// The shapes that the pictures of a page refer to.
pub fn defined(shapes: &Markup) -> Markup {
    html! { svg.shapes aria-hidden="true" width="0" height="0" { (shared_shapes()) (shapes) } }
}

fn whole(visitor: &Visitor, title: &str, kind: &Kind, below: &impl Render) -> Markup {
    let (language, &Kind { place, shared, draws }) = (visitor.language, kind);
    html! {
        (DOCTYPE)
        html lang=(language.code()) data-theme=(visitor.theme.name()) data-letters[visitor.owners == Owners::Letters]
            data-confirming=(visitor.confirming.name()) {
            head {
                (common_head(title, visitor.theme))
                @if let Some(style) = draws.and_then(style_of) { link rel="stylesheet" href=(style); }
                link rel="manifest" href="/manifest.webmanifest";
                @if let Some(shared) = shared { (shared.head()) }
                script type="module" src=(SCRIPT.address) {}
            }
            body.at-table[place.is_some()] {
                a.skip href="#content" { (say(visitor, "skip")) }
                (bar(visitor, place))
                (below)
                // A page of text may be prepared with its foot.
                @if place.is_some() {
                    (foot(language))
                    // Filled by the script when a sign is asked what it means; those who listen hear its title anyway.
                    p.tip id="tip" aria-hidden="true" hidden {}
                }
            }
        }
    }
}

/// A message of `pages.ftl` in the reader's language.
pub fn say(reader: impl Into<Language>, key: &str) -> String {
    words::text(reader.into(), key, &[])
}

/// What stands at the foot of every page.
pub fn foot(language: Language) -> Markup {
    html! { footer.foot { p { (say(language, "unofficial")) } } }
}

fn bar(visitor: &Visitor, place: Option<&GameBar>) -> Markup {
    html! {
        header.bar {
            a.brand href="/" title=(say(visitor, "to-lobby")) {
                svg viewBox="0 0 60 60" aria-hidden="true" { use href="#mandate-seal" {} }
                span { "Mandate" }
            }
            @if let Some(place) = place {
                span.where { (place.game) }
                nav.doors aria-label=(place.game) {
                    @if let Some(rules) = &place.rules { (door(visitor, "rules", rules)) }
                    @if let Some(replay) = &place.replay { (door(visitor, "replay", replay)) }
                    // On a phone the tools lie below the board.
                    @if place.sounds && place.replay.is_some() { span.more { (door(visitor, "tools", "#tools")) } }
                    @if place.sounds {
                        button.door type="button" id="sound" aria-pressed="false" title=(say(visitor, "sound")) {
                            (icon("sound")) (icon("silent")) span { (say(visitor, "sound")) }
                        }
                        input id="volume" type="range" min="0" max="100" step="5" value="70" aria-label=(say(visitor, "volume"));
                    }
                }
            }
            nav.settings aria-label=(say(visitor, "nav")) {
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

/// A link of the bar: an icon and, where there is room, its word.
fn door(visitor: &Visitor, key: &str, to: &str) -> Markup {
    html! { a.door href=(to) title=(say(visitor, key)) { (icon(key)) span { (say(visitor, key)) } } }
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
