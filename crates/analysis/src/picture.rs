//! The course of a game as a picture: every seat's chance to win from the deal to the end, with marks and draws.
//! Own drawing, plain SVG; whoever asks brings the words.

use crate::mark::Mark;
use crate::report::Analysis;
use std::fmt::Write as _;

const WIDTH: f64 = 960.0;
const HEIGHT: f64 = 420.0;
/// Room around the curves, and for the names above them.
const LEFT: f64 = 56.0;
const RIGHT: f64 = 24.0;
const TOP: f64 = 76.0;
const BOTTOM: f64 = 44.0;
/// A draw that moved the chance by less is not worth a line.
const WEIGHTY: f64 = 0.03;

/// A colour and a pattern of dashes for every seat: nobody needs to tell colours apart.
const LINES: [(&str, &str); game::MAX_SEATS] =
    [("#9b2d1f", ""), ("#1f4e79", "8 4"), ("#2f6b3c", "2 4"), ("#7a4a00", "12 4 2 4"), ("#5b2a86", "4 2")];

/// What stands in the picture.
pub struct Captions {
    pub title: String,
    pub chance: String,
    pub actions: String,
    /// What the marks are called, in the order of [`Mark::ALL`].
    pub marks: [String; Mark::ALL.len()],
    pub draw: String,
}

/// An SVG document.
pub fn course(analysis: &Analysis, names: &[String], captions: &Captions) -> String {
    let last = analysis.moments.last().map_or(1, |moment| moment.number).max(1) as f64;
    let across = |number: usize| LEFT + (WIDTH - LEFT - RIGHT) * number as f64 / last;
    let up = |chance: f64| HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * chance.clamp(0.0, 1.0);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" \
         font-size=\"13\" role=\"img\">\n<title>{title}</title>\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fbf7ef\"/>\n\
         <text x=\"{LEFT}\" y=\"28\" font-size=\"18\" fill=\"#3a2a1a\">{title}</text>\n",
        title = escaped(&captions.title)
    );
    draw_frame(&mut svg, captions, last, across, up);
    for draw in analysis.draws.iter().filter(|draw| draw.luck.abs() >= WEIGHTY) {
        let Some(chance) = analysis.chance(draw.seat, draw.number) else { continue };
        let (x, y) = (across(draw.number), up(chance));
        let (colour, _) = LINES[draw.seat.index()];
        let _ = writeln!(
            svg,
            "<line x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{y:.1}\" y2=\"{:.1}\" stroke=\"{colour}\" stroke-width=\"5\" \
             opacity=\"0.35\"><title>{} {}: {:+.1}</title></line>",
            up(chance - draw.luck),
            escaped(&captions.draw),
            draw.number,
            100.0 * draw.luck
        );
    }
    for (seat, name) in names.iter().enumerate() {
        draw_seat(&mut svg, analysis, seat, name, across, up);
    }
    for decision in &analysis.decisions {
        let Some(mark) = decision.mark else { continue };
        let Some(chance) = analysis.chance(decision.seat, decision.number) else { continue };
        let (x, y, (colour, _)) = (across(decision.number), up(chance), LINES[decision.seat.index()]);
        let _ = writeln!(
            svg,
            "<g><title>{number}. {action}: {name}, {error:.1}</title>\
             <circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"8\" fill=\"#fbf7ef\" stroke=\"{colour}\" stroke-width=\"2\"/>\
             <text x=\"{x:.1}\" y=\"{:.1}\" font-size=\"10\" text-anchor=\"middle\" fill=\"{colour}\">{}</text></g>",
            y + 3.5,
            sign(mark),
            number = decision.number,
            action = escaped(&decision.action),
            name = escaped(&captions.marks[mark as usize]),
            error = -100.0 * decision.error,
        );
    }
    svg.push_str("</svg>\n");
    svg
}

/// The sign of a mark, as players of other games know it.
pub const fn sign(mark: Mark) -> &'static str {
    match mark {
        Mark::Inaccuracy => "?!",
        Mark::Mistake => "?",
        Mark::Blunder => "??",
    }
}

fn draw_frame(
    svg: &mut String,
    captions: &Captions,
    last: f64,
    across: impl Fn(usize) -> f64,
    up: impl Fn(f64) -> f64,
) {
    for percent in [0, 25, 50, 75, 100] {
        let y = up(f64::from(percent) / 100.0);
        let _ = write!(
            svg,
            "<line x1=\"{LEFT}\" x2=\"{:.1}\" y1=\"{y:.1}\" y2=\"{y:.1}\" stroke=\"#d9ccb4\"/>\n\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\" fill=\"#5a4a3a\">{percent}</text>\n",
            WIDTH - RIGHT,
            LEFT - 8.0,
            y + 4.5
        );
    }
    let step = (last / 8.0).ceil().max(1.0) as usize;
    for number in (0..=last as usize).step_by(step) {
        let _ = writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\" fill=\"#5a4a3a\">{number}</text>",
            across(number),
            HEIGHT - BOTTOM + 18.0
        );
    }
    let _ = write!(
        svg,
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\" fill=\"#5a4a3a\">{}</text>\n\
         <text x=\"8\" y=\"{:.1}\" fill=\"#5a4a3a\">{}</text>\n",
        WIDTH - RIGHT,
        HEIGHT - 8.0,
        escaped(&captions.actions),
        HEIGHT - 8.0,
        escaped(&captions.chance)
    );
}

fn draw_seat(
    svg: &mut String,
    analysis: &Analysis,
    seat: usize,
    name: &str,
    across: impl Fn(usize) -> f64,
    up: impl Fn(f64) -> f64,
) {
    let (colour, dashes) = LINES[seat];
    let points: Vec<String> = (analysis.moments.iter())
        .filter_map(|moment| {
            let chance = moment.chances.get(seat)?;
            Some(format!("{:.1},{:.1}", across(moment.number), up(*chance)))
        })
        .collect();
    let x = LEFT + 180.0 * seat as f64;
    let _ = write!(
        svg,
        "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\" stroke-dasharray=\"{dashes}\"/>\n\
         <line x1=\"{x:.1}\" x2=\"{:.1}\" y1=\"50\" y2=\"50\" stroke=\"{colour}\" stroke-width=\"3\" \
         stroke-dasharray=\"{dashes}\"/>\n\
         <text x=\"{:.1}\" y=\"54.5\" fill=\"#3a2a1a\">{}</text>\n",
        points.join(" "),
        x + 28.0,
        x + 36.0,
        escaped(name)
    );
}

/// Text as it stands in markup.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
