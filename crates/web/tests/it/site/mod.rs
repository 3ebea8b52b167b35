//! The site without a port: who may do and see what, how it says no, and whole games through its forms.

mod deciding;
mod fairness;
mod great_wall;
pub mod guest;
mod instrumented;
mod joining;
mod limits;
mod pages;
mod rules;
mod safety;
mod secrecy;
mod sessions;
mod speed;
mod stream;
mod sun_tzu;
mod thinking;
mod typography;
mod writing;
mod xian;
