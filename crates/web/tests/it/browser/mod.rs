//! The site in a real browser: Chromium, driven through `chromedriver`. Both must be installed; without them
//! these tests fail.

mod driver;
mod access;
mod morph;
mod motion;
pub mod picking;
mod sending;
mod streams;
mod preferences;
mod rules;
mod stage;
mod wire;
games::modules!();
