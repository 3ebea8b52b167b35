//! The site in a real browser: Chromium, driven through `chromedriver`. Both must be installed; without them
//! these tests fail.

mod driver;
mod access;
mod morph;
mod motion;
pub mod picking;
mod sending;
mod streams;
mod great_wall;
mod preferences;
mod qin;
mod rules;
mod stage;
mod wire;
mod sun_tzu;
mod xian;
