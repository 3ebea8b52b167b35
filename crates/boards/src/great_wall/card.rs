//! Great Wall of China as a picture for a chat: the sites with their cards, what each is worth, and the tokens beside
//! them. Knows the view; plain SVG only (`card`).

use crate::card::{disc, figures, paint, paths};
use games::great_wall::{ColumnView, Lead, SiteView, Token, View};
use maud::{Markup, html};

const SHAPES: &str = include_str!("../../assets/great-wall.svg");
/// The room that a picture has for a board.
const WIDTH: usize = 820;
const HEIGHT: usize = 560;
/// The size of a card, and how far the next one lies from it if there is room.
const CARD: (usize, usize) = (60, 84);
const STEP: usize = 66;
/// Where the cards of a site begin, and where they end.
const CARDS: (usize, usize) = (130, 730);

pub fn card(view: &View) -> Markup {
    let height = HEIGHT / view.sites.len().max(1);
    html! {
        g transform="translate(40 35)" {
            @for (place, site) in view.sites.iter().enumerate() {
                g transform=(format!("translate(0 {})", place * height)) { (site_drawn(site, height - 12)) }
            }
        }
    }
}

/// One site: a stretch of land with its wall, tokens at the left, cards on the wall, its leader at the right.
fn site_drawn(site: &SiteView, height: usize) -> Markup {
    let ground = if site.open { "#cdd3a8" } else { "#8f8a78" };
    let middle = height / 2;
    let (first, last) = CARDS;
    let step = (last - first - CARD.0)
        .checked_div(site.columns.len().saturating_sub(1))
        .map_or(STEP, |fits| fits.min(STEP));
    html! {
        rect width=(WIDTH) height=(height) rx="12" fill=(ground) stroke="#c8953a" stroke-width="2" {}
        path fill="#8fa577" d=(format!("M4 {0}C120 {1} 220 {0} 330 {2}S560 {1} 640 {2} 760 {1} {3} {0}V{4}H4Z", middle, middle - 40, middle - 14, WIDTH - 4, height - 4)) {}
        path fill="#d8bd86" stroke="#33240f" stroke-width="1.5" d=(wall(height)) {}
        @for (place, token) in site.free.iter().enumerate() { (token_drawn(*token, 42 + place * 52, middle)) }
        @for (place, column) in site.columns.iter().enumerate() {
            g transform=(format!("translate({} {})", first + place * step, middle.saturating_sub(CARD.1 / 2))) { (column_drawn(column)) }
        }
        @if let Lead::Sole(leader) = site.lead { (disc(leader, WIDTH - 46, middle, 24)) }
    }
}

/// A wall with merlons along the foot of a site.
fn wall(height: usize) -> String {
    let merlons: String = (0..WIDTH / 40).map(|_| "v-8h20v8h20").collect();
    format!("M4 {}{merlons}V{}H4Z", height - 16, height - 4)
}

/// The uncovered card of a column, with the edges of those that it covers.
fn column_drawn(column: &ColumnView) -> Markup {
    let paint = paint(column.top.owner());
    html! {
        @for covered in 1..=column.covered.len().min(2) {
            rect x="0" y=(format!("-{}", covered * 7)) width=(CARD.0) height=(CARD.1) rx="6" fill="#cbbd9c" stroke="#33240f" {}
        }
        rect width=(CARD.0) height=(CARD.1) rx="6" fill="#f6ead0" stroke="#33240f" stroke-width="1.5" {}
        path fill=(paint.seat) stroke=(paint.rim) d="M0 30V6A6 6 0 0 1 6 0H54A6 6 0 0 1 60 6V30Z" {}
        (figures(i32::from(column.value), 16, 15, 19, paint.on))
        @for (_, d) in paths(SHAPES, &format!("gs-{}", column.top.kind())) { path transform="translate(7 34) scale(2.3)" fill-rule="evenodd" fill="#33240f" d=(d) {} }
        @if let Some(token) = column.token { (token_drawn(token, 46, 15)) }
    }
}

fn token_drawn(token: Token, x: usize, y: usize) -> Markup {
    let at = |place: usize| i32::try_from(place).unwrap_or(0);
    html! {
        circle cx=(x) cy=(y) r="21" fill="#d9ab55" stroke="#5a3a0c" stroke-width="2" {}
        circle cx=(x) cy=(y) r="14" fill="#fbf6ea" {}
        (figures(i32::from(token.points()), at(x), at(y), 16, "#2a2320"))
    }
}
