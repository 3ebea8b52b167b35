//! Figures as strokes: each digit lies in a box of 10 by 16.

use maud::{Markup, html};

const DIGITS: [&str; 10] = [
    "M5 1C1 1 1 15 5 15S9 1 5 1Z",
    "M2.5 4 6 1V15",
    "M1.5 4.5C1.5 0 8.7 0 8.5 4.8 8.3 8 2.5 11 1.5 15H9",
    "M1.5 2.8C3.5 0 8.5 .6 8.3 4.3 8.2 6.6 6 7.4 4.3 7.4 6.6 7.4 8.9 8.5 8.8 11.2 8.6 15.4 3 16 1.2 12.8",
    "M7 15V1L1 11H9.5",
    "M8.5 1H2.8L2 7.2C4.6 5.5 9 6.5 9 10.4 9 15.2 3.4 16.3 1.2 13.4",
    "M8 1.6C4 .6 1.2 6 1.2 10.4 1.3 16.6 9 16.4 9 10.9 9 6.4 3 5.6 1.3 10.2",
    "M1 1H9L4 15",
    "M5 7.4C.6 7 1.2 1 5 1S9.4 7 5 7.4C-.2 8 .4 15 5 15S10.2 8 5 7.4Z",
    "M2 14.4C6 15.4 8.8 10 8.8 5.6 8.7-.6 1 -.4 1 5.1 1 9.6 7 10.4 8.7 5.8",
];
const MINUS: &str = "M2 8H8";
/// How far apart digits stand.
const STEP: usize = 12;

/// A number of this height, centred on a point.
pub fn figures(number: i32, x: i32, y: i32, height: usize, colour: &str) -> Markup {
    let digits = number.unsigned_abs().to_string();
    let sign = (number < 0).then_some(MINUS);
    let strokes: Vec<&str> =
        sign.into_iter().chain(digits.bytes().map(|digit| DIGITS[usize::from(digit - b'0')])).collect();
    let scale = height as f32 / 16.0;
    let left = (strokes.len() * STEP - 2) as f32 / -2.0;
    html! {
        g transform=(format!("translate({x} {y}) scale({scale:.2}) translate({left} -8)")) fill="none" stroke=(colour) stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" {
            @for (place, strokes) in strokes.into_iter().enumerate() { path transform=(format!("translate({} 0)", place * STEP)) d=(strokes) {} }
        }
    }
}
