//! The site in a real browser: Chromium, driven through `chromedriver`. Both must be installed; without them
//! these tests fail.

mod driver;
mod access;
mod install;
mod keys;
mod layout;
mod dragging;
mod drama;
mod morph;
mod motion;
mod people;
pub mod picking;
mod sending;
mod streams;
mod turn;
mod preferences;
mod rules;
mod signs;
mod learn;
mod puzzles;
mod advice;
mod stage;
mod states;
mod telling;
mod study;
mod wire;
mod words;
games::modules!();
