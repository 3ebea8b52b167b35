//! What came of matches that are over, seat by seat. Worked out from the rooms whenever somebody asks: nothing of it is
//! stored, and what is remembered is compared with the store each time.

use crate::room::Room;
use crate::rooms::{InternalError, Rooms};
use game::Seat;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{Chair, Listed, PersonId, TableId, Timestamp};
use table::{Ended, Notes};

/// How many tables are remembered; when there are more, all are forgotten, and looked at again when somebody asks.
const REMEMBERED: usize = 20_000;

/// A match that is over.
#[derive(Debug, PartialEq, Eq)]
pub struct Played {
    pub table: TableId,
    pub game: String,
    /// Who had each seat.
    pub players: Vec<Player>,
    /// The place of each seat: the winners have 0, and equal seats the same. `None` if the match has no result.
    pub places: Option<Vec<usize>>,
}

/// Who has had a seat until the end, or until a bot took it over.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Player {
    /// A bot, by its level.
    Bot(String),
    Person(PersonId),
}

/// What a match was for one seat against another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Comparison {
    Won,
    Drawn,
    Lost,
}

impl Played {
    /// A match, unless it is not over, or was not played here.
    pub fn of(room: &dyn Room) -> Option<Played> {
        let info = room.info();
        if !room.is_over() {
            return None;
        }
        let players = info.seats().map(|(seat, chair)| {
            let chair = info.replaced.get(&seat).map_or(chair, |gone| &gone.chair);
            match chair {
                Chair::Person { person, .. } => Some(Player::Person(person.clone())),
                Chair::Bot { level } => Some(Player::Bot(level.clone())),
                Chair::Free | Chair::Kept { .. } | Chair::Elsewhere { .. } => None,
            }
        });
        Some(Played {
            table: info.id.clone(),
            game: info.opening.game.clone(),
            players: players.collect::<Option<_>>()?,
            places: places(room),
        })
    }

    /// The only seat of a person; `None` if they have none, or shared their device with others.
    pub fn seat_of(&self, person: &PersonId) -> Option<usize> {
        let is_mine = |player: &Player| matches!(player, Player::Person(sitter) if sitter == person);
        let mut own = self.players.iter().enumerate().filter(|(_, player)| is_mine(player));
        own.next().map(|(seat, _)| seat).filter(|_| own.next().is_none())
    }

    /// What it was for a seat against another; `None` if it has no result.
    pub fn against(&self, seat: usize, other: usize) -> Option<Comparison> {
        let places = self.places.as_ref()?;
        Some(match places.get(seat)?.cmp(places.get(other)?) {
            std::cmp::Ordering::Less => Comparison::Won,
            std::cmp::Ordering::Equal => Comparison::Drawn,
            std::cmp::Ordering::Greater => Comparison::Lost,
        })
    }
}

/// The place of every seat. Whoever has resigned, has used up their time or has not come back to play, is last.
fn places(room: &dyn Room) -> Option<Vec<usize>> {
    let seats: Vec<Seat> = room.info().seats().map(|(seat, _)| seat).collect();
    match room.notes().and_then(Notes::ended) {
        Some(Ended::Agreed) => return None,
        Some(Ended::Resigned(loser) | Ended::TimedOut(loser)) => {
            return Some(seats.iter().map(|&seat| usize::from(seat == loser)).collect());
        }
        None => {}
    }
    let outcome = room.turn().outcome()?;
    // Whoever has left is behind all others, then those who have not won, then by points.
    let rank = |seat: Seat| {
        let left = room.info().replaced.contains_key(&seat);
        let score = outcome.scores().get(seat.index()).copied().unwrap_or_default();
        let points = if outcome.winners().contains(seat) { None } else { Some(-i64::from(score)) };
        if left { (true, None) } else { (false, points) }
    };
    let better = |seat: Seat| seats.iter().filter(|&&other| rank(other) < rank(seat)).count();
    Some(seats.iter().map(|&seat| better(seat)).collect())
}

/// Matches that are over, as far as they have been asked for.
#[derive(Default)]
pub struct Results(Mutex<HashMap<TableId, Known>>);

/// What is known of a match that was over, at a table that was last touched at this time.
struct Known {
    touched: Timestamp,
    played: Arc<Played>,
}

impl Results {
    /// Those of some tables that are over, in the same order. A table that cannot be loaded is left out.
    pub async fn of(&self, rooms: &Arc<Rooms>, tables: Vec<Listed>) -> Vec<Arc<Played>> {
        let mut found = vec![];
        for table in tables {
            match self.remembered(&table) {
                Some(played) => found.push(played),
                None => match self.look(rooms, &table).await {
                    Ok(played) => found.extend(played),
                    Err(error) => tracing::warn!(table = %table.id, %error, "a table is left out of results"),
                },
            }
        }
        found
    }

    fn remembered(&self, table: &Listed) -> Option<Arc<Played>> {
        let known = self.known();
        known.get(&table.id).filter(|known| known.touched == table.touched).map(|known| known.played.clone())
    }

    async fn look(&self, rooms: &Arc<Rooms>, table: &Listed) -> Result<Option<Arc<Played>>, InternalError> {
        let room = rooms.peek(&table.id).await?.map(|handle| handle.public_room());
        let Some(played) = room.as_deref().and_then(Played::of).map(Arc::new) else { return Ok(None) };
        let mut known = self.known();
        if known.len() >= REMEMBERED {
            known.clear();
        }
        known.insert(table.id.clone(), Known { touched: table.touched, played: played.clone() });
        Ok(Some(played))
    }

    fn known(&self) -> MutexGuard<'_, HashMap<TableId, Known>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
