//! Xi'an: the final scoring as it would be now, and what resources, assistants and signatures can still become.

use crate::judge::{BySeat, Judged};
use game::{Game, MAX_SEATS, Seat};
use xian::{Asked, Colour, Prompt, Xian};

const ROUNDS: u8 = 6;
/// Points per resource while there are turns to use it in; of one colour or of clay, only so many find a use soon.
const COIN: f32 = 0.75;
const CLAY: f32 = 1.0;
const PIGMENT: f32 = 1.0;
const SURPLUS: f32 = 0.3;
const USEFUL_CLAY: u8 = 4;
const USEFUL_PIGMENTS: u8 = 2;
const USEFUL_COINS: u8 = 6;
/// Three leftovers are one point.
const LEFTOVER: f32 = 1.0 / 3.0;
/// With fewer turns to come, resources fade to leftovers.
const TURNS_TO_USE: f32 = 2.0;
/// What an assistant does for its employer in a round.
const ASSISTANT: f32 = 0.3;
/// A signed statue that is still to be painted.
const SIGNATURE: f32 = 1.0;
/// A step of the supervisor on the way to an end tile.
const STEP: f32 = 0.8;
/// How much of a majority is sure in the first round, and what each further round adds.
const MAJORITY: f32 = 0.4;
const MAJORITY_PER_ROUND: f32 = 0.1;

impl Judged for Xian {
    fn spread(&self) -> f32 {
        3.0 + 0.8 * turns_to_come(self)
    }

    fn standings(&self) -> BySeat {
        by_seat(self, |seat| {
            let (table, score) = (self.table(), self.breakdown(seat));
            let player = &table.players[seat];
            let rounds_to_come = f32::from(ROUNDS - table.round);
            let majorities: u8 = score.majorities.iter().sum();
            let secure = MAJORITY + MAJORITY_PER_ROUND * f32::from(table.round);
            let unpainted = player.signed.minus(player.soldiers).len() as f32;
            let on_the_way = if player.end_tile.is_none() { f32::from(player.supervisor.space) } else { 0.0 };
            f32::from(score.prestige)
                + secure * f32::from(majorities)
                + f32::from(score.sets + score.matches + score.unused_tiles + score.end_tile)
                + resources(self, seat)
                + rounds_to_come * ASSISTANT * player.assistants.len() as f32
                + rounds_to_come.min(1.0) * (SIGNATURE * unpainted + STEP * on_the_way)
        })
    }

    fn points(&self) -> BySeat {
        by_seat(self, |seat| f32::from(self.table().players[seat].prestige))
    }

    /// Between entering a building and its action, everything is paid and nothing is gained.
    fn is_quiet(&self) -> bool {
        match self.prompt() {
            Prompt::Turn(moment) => moment.asked == Asked::Anything,
            Prompt::Favour { .. } | Prompt::Commit { .. } | Prompt::Over => true,
        }
    }
}

fn by_seat(game: &Xian, of: impl Fn(Seat) -> f32) -> BySeat {
    let mut numbers = [0.0; MAX_SEATS];
    for seat in game.seats().seats() {
        numbers[seat.index()] = of(seat);
    }
    numbers
}

/// Turns that everybody has still to come, this one included: two in each round.
fn turns_to_come(game: &Xian) -> f32 {
    let table = game.table();
    2.0 * f32::from(ROUNDS - table.round) + 3.0 - f32::from(table.phase)
}

/// What the resources of a seat are worth: less and less beyond what it can use, and little at the end.
fn resources(game: &Xian, seat: Seat) -> f32 {
    let stock = &game.table().players[seat].stock;
    let worth = |amount: u8, useful: u8, each: f32| {
        each * (f32::from(amount.min(useful)) + SURPLUS * f32::from(amount.saturating_sub(useful)))
    };
    let pigments: f32 =
        Colour::ALL.iter().map(|&colour| worth(stock.pigment(colour), USEFUL_PIGMENTS, PIGMENT)).sum();
    let in_use = worth(stock.coins(), USEFUL_COINS, COIN) + worth(stock.clay(), USEFUL_CLAY, CLAY) + pigments;
    let use_for = ((turns_to_come(game) - 1.0) / TURNS_TO_USE).clamp(0.0, 1.0);
    use_for * in_use + (1.0 - use_for) * LEFTOVER * f32::from(stock.total())
}
