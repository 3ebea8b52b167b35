//! The site without a port: who may do and see what, how it says no, and whole games through its forms.
#![expect(clippy::unwrap_used, clippy::panic, reason = "helpers of tests")]

mod great_wall;
mod guest;
mod pages;
mod rules;
mod safety;
mod sessions;
mod speed;
mod sun_tzu;
mod xian;
