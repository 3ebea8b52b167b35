//! Playing on allocates nothing.

use crate::trial::Trial;
use game::{Game, Nobody, Turn};
use std::ops::Range;

/// Plays these games at random with nobody listening, and counts what they allocate after set-up: nothing.
pub fn check_allocates_nothing<G: Game>(games: Range<u64>) {
    let mut scratch = Vec::with_capacity(4096);
    for number in games {
        let mut trial = Trial::<G>::new(number);
        let start = trial.state.clone();
        let view = match trial.state.turn().awaited().first() {
            Some(seat) => trial.state.view(game::Viewer::Seat(seat)),
            None => continue,
        };
        let mut decisions = 0_u32;
        let used = allocation_counter::measure(|| {
            let imagined = G::imagine(&view, &mut trial.dice);
            for mut game in [start, imagined] {
                while let Turn::Awaiting(seats) = game.turn() {
                    let Some(seat) = seats.first() else { break };
                    let Some(action) = game.sample(seat, &mut trial.dice, &mut scratch) else { break };
                    scratch.clear();
                    game.legal_actions(seat, &mut scratch);
                    if game.apply(seat, action, &mut Nobody).is_err() {
                        break;
                    }
                    decisions += 1;
                }
            }
        });
        trial.require(decisions > 1, || "nothing was played".into());
        trial.require(used.count_total == 0, || {
            format!("{} allocations in {decisions} decisions and one imagined game", used.count_total)
        });
    }
}
