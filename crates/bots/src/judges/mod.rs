//! How positions are judged: one file per game, each an evaluation in points of that game.

mod learned;
mod great_wall;
mod qin;
mod sun_tzu;
mod deployment;
mod contest;
mod xian;
mod pairs;
