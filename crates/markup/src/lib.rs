//! Markup that is drawn again and again with small changes. Pieces of it are kept from one drawing to the next, so that
//! only what changed is drawn; and the difference of two drawings is found without looking at what they share.
//!
//! Whoever draws says of an element what it depends on ([`kept`]). Whoever shows drawings has a [`Keep`] beside them;
//! without one everything is drawn anew, and looks the same. Knows no game, no page and no words.
//!
//! ```
//! use markup::{Keep, difference, kept};
//! use maud::{Markup, html};
//!
//! fn square(number: u32, colour: &str) -> Markup {
//!     kept("square", (number, colour), || html! { p id=(number) { "a " (colour) " square" } })
//! }
//! fn board(last: &str) -> Markup {
//!     html! { div { (square(1, "red")) (square(2, "red")) (square(3, last)) } }
//! }
//!
//! let mut keep = Keep::default();
//! let [before, after] = ["red", "blue"].map(|last| keep.draw(|| board(last)));
//! assert_eq!(after.html(), board("blue").into_string());
//! assert_eq!(difference(&before, &after), r#"<div><!--0-1--><!--2~--><p>a blue square</p></div>"#);
//! ```

mod keep;
mod piece;
mod difference;

pub use difference::difference;
pub use keep::{Keep, kept};
pub use piece::Piece;
