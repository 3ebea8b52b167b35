//! Seating bots by their names.

use crate::trouble::Trouble;
use bots::{Bot, Judged};
use game::{SeatCount, Seed};
use lab::arena::ArenaError;

/// A name for every seat: one name stands for all.
pub fn seated(names: &[String], seats: SeatCount) -> Result<Vec<String>, Trouble> {
    match names {
        [all] => Ok(vec![all.clone(); seats.get()]),
        each if each.len() == seats.get() => Ok(each.to_vec()),
        _ => Err(Trouble::Players { players: names.len(), seats: seats.get() }),
    }
}

/// Random players need no views: their games can be played much faster.
pub fn are_random(names: &[String]) -> bool {
    names.iter().all(|name| name == "random")
}

/// The bots of a game, each with dice of its own.
pub fn seat<G: Judged>(
    names: &[String],
    players: &Seed,
    number: u64,
) -> Result<Vec<Box<dyn Bot<G>>>, Trouble> {
    let first = number * game::MAX_SEATS as u64;
    names.iter().zip(first..).map(|(name, number)| seat_bot(name, Some(players), number)).collect()
}

/// A bot with the dice of this number, or with dice that nobody can foresee.
pub fn seat_bot<G: Judged>(
    name: &str,
    players: Option<&Seed>,
    number: u64,
) -> Result<Box<dyn Bot<G>>, Trouble> {
    let mut bot = bots::player::<G>(name).ok_or_else(|| ArenaError::UnknownPlayer(name.to_owned()))?;
    if let Some(players) = players {
        bot.take_dice(players.dice(number));
    }
    Ok(bot)
}
