//! The ratings of an arena as a picture: one line per player, with its interval. Own drawing, plain SVG.

use crate::ranking::{Ranking, Rated};
use std::fmt::Write;

const WIDTH: f64 = 640.0;
const LINE: f64 = 32.0;
/// Room for the names on the left, and around everything.
const NAMES: f64 = 120.0;
const MARGIN: f64 = 24.0;
const TOP: f64 = 56.0;

/// An SVG document.
pub fn ratings(ranking: &Ranking) -> String {
    let players = &ranking.players;
    let low = players.iter().map(|player| player.rating.low).fold(0.0, f64::min);
    let high = players.iter().map(|player| player.rating.high).fold(0.0, f64::max);
    let across = |points: f64| {
        let room = WIDTH - NAMES - 2.0 * MARGIN;
        NAMES + MARGIN + room * (points - low) / (high - low).max(1.0)
    };
    let height = TOP + LINE * players.len() as f64 + MARGIN;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" \
         font-size=\"14\">\n<title>Ratings of {game} bots</title>\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fbf7ef\"/>\n\
         <text x=\"{MARGIN}\" y=\"30\" font-size=\"18\" fill=\"#3a2a1a\">{game}: ratings with 95 % intervals</text>\n",
        game = ranking.game
    );
    let zero = across(0.0);
    let bottom = height - MARGIN;
    let _ = writeln!(
        svg,
        "<line x1=\"{zero:.1}\" x2=\"{zero:.1}\" y1=\"{TOP}\" y2=\"{bottom}\" stroke=\"#c9b99b\"/>"
    );
    for (place, player) in players.iter().enumerate() {
        draw_player(&mut svg, player, TOP + LINE * (place as f64 + 0.5), across);
    }
    svg.push_str("</svg>\n");
    svg
}

fn draw_player(svg: &mut String, player: &Rated, y: f64, across: impl Fn(f64) -> f64) {
    let Rated { name, rating } = player;
    let (low, high, middle) = (across(rating.low), across(rating.high), across(rating.points));
    let _ = write!(
        svg,
        "<text x=\"{MARGIN}\" y=\"{:.1}\" fill=\"#3a2a1a\">{name}</text>\n\
         <line x1=\"{low:.1}\" x2=\"{high:.1}\" y1=\"{y:.1}\" y2=\"{y:.1}\" stroke=\"#9b2d1f\" stroke-width=\"3\"/>\n\
         <circle cx=\"{middle:.1}\" cy=\"{y:.1}\" r=\"5\" fill=\"#9b2d1f\"/>\n\
         <text x=\"{middle:.1}\" y=\"{:.1}\" font-size=\"11\" text-anchor=\"middle\" fill=\"#3a2a1a\">{:+.0}</text>\n",
        y + 5.0,
        y - 8.0,
        rating.points
    );
}
