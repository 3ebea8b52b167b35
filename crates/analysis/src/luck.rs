//! Luck: what came, less the mean of what could have come.
//!
//! Whatever nobody has seen yet could lie in any order. So after each action the same action is played again with the
//! unseen things reshuffled, and what came is compared with what came then. Decisions depend on views, and no view on the
//! unseen: whatever was played before, what really came was as likely as each of the others. All of them are valued in the
//! same way, with the same dice. So the mean of luck is zero, whoever plays and however well positions are valued.
//!
//! What is valued is the whole truth, all hands included: what a card is worth depends on what the others really hold.

use crate::effort::Effort;
use crate::finished::Finished;
use crate::report::digits;
use bots::{BySeat, Judged, expect, won};
use game::chance::{Dice, dice};
use game::{Audience, Event, Game, MAX_SEATS, Rng, Seat, Seed, Turn, Viewer};
use serde::{Deserialize, Serialize};

/// What chance brought a seat.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Draw {
    /// After how many actions it came; the deal comes after none.
    pub number: usize,
    /// Whom it helped or hurt.
    pub seat: Seat,
    /// By how much.
    pub luck: f64,
    /// Who alone saw what came; `None` if all did.
    pub drawn_by: Option<Seat>,
}

/// The luck of every seat in a finished game: what the deal and all draws brought it.
pub fn luck<G: Judged>(finished: &Finished<G>, effort: &Effort) -> Vec<f64> {
    let mut sums = vec![0.0; finished.seats().get()];
    for after in 0..finished.positions.len() {
        for draw in draws(finished, after, effort).draws {
            sums[draw.seat.index()] += draw.luck;
        }
    }
    sums
}

/// What chance did between an action and the next.
pub struct Met {
    pub draws: Vec<Draw>,
    /// What all seats could expect on average over all that could have come. For the deal, where a game starts.
    pub expected: Vec<f64>,
}

/// Looks at what came after this many actions.
pub fn draws<G: Judged>(finished: &Finished<G>, after: usize, effort: &Effort) -> Met {
    let worlds = Worlds::of(finished, after, effort.alternatives);
    let seats = finished.seats();
    let mut met = Met { draws: vec![], expected: vec![0.0; seats.get()] };
    if after > 0 && !worlds.differ() {
        return met;
    }
    let value = |world: &G| bots::value(world, effort.orders, finished.sample(after));
    let (came, mean) = (value(&worlds.came), mean_of(worlds.others.iter().map(value)));
    for seat in seats.seats() {
        let luck = digits(G::LASTING * (came[seat.index()] - mean[seat.index()]));
        met.draws.push(Draw { number: after, seat, luck, drawn_by: worlds.drawn_by });
        met.expected[seat.index()] = mean[seat.index()].into();
    }
    met
}

/// Every seat's chance after this many actions, as that seat knows it.
pub fn chances<G: Judged>(finished: &Finished<G>, after: usize, effort: &Effort) -> Vec<f64> {
    let position = &finished.positions[after];
    let chance = |seat: Seat| match position.turn() {
        Turn::Over(outcome) => won(&outcome)[seat.index()],
        Turn::Awaiting(_) => {
            expect::<G>(&position.view(Viewer::Seat(seat)), effort.games, finished.sample(after))
                [seat.index()]
        }
    };
    finished.seats().seats().map(chance).map(digits).collect()
}

/// What came of an action, and what could have come of it.
struct Worlds<G: Game> {
    came: G,
    others: Vec<G>,
    /// The seat that alone sees what comes; `None` if several do.
    drawn_by: Option<Seat>,
}

impl<G: Judged> Worlds<G> {
    fn of(finished: &Finished<G>, after: usize, alternatives: u32) -> Worlds<G> {
        let mut throws = dice(finished.sample(after));
        match after.checked_sub(1) {
            None => Worlds::dealt(finished, alternatives, &mut throws),
            Some(index) => Worlds::played(finished, index, alternatives, &mut throws),
        }
    }

    /// Other deals.
    fn dealt(finished: &Finished<G>, alternatives: u32, throws: &mut Dice) -> Worlds<G> {
        let (seats, options) = (finished.seats(), finished.options());
        let others = (0..alternatives).filter_map(|_| {
            let mut bytes = [0; 32];
            throws.fill_bytes(&mut bytes);
            let deal = G::deal(seats, options, &Seed::from_bytes(bytes));
            G::set_up(seats, options, &deal).ok()
        });
        Worlds { others: others.collect(), came: finished.positions[0].clone(), drawn_by: None }
    }

    /// The same action, with what nobody had seen in another order.
    fn played(finished: &Finished<G>, index: usize, alternatives: u32, throws: &mut Dice) -> Worlds<G> {
        let (before, (seat, action)) = (&finished.positions[index], finished.actions()[index]);
        let (mut others, mut events) = (vec![], vec![]);
        for _ in 0..alternatives {
            let mut world = before.clone();
            world.reshuffle(throws);
            if world.apply(seat, action, &mut events).is_ok() {
                others.push(world);
            }
        }
        Worlds { came: finished.positions[index + 1].clone(), others, drawn_by: only_one(&events) }
    }

    /// Whether anybody can tell any of the worlds apart. After the end, only by who has won.
    fn differ(&self) -> bool {
        match self.came.turn() {
            Turn::Over(_) => self.others.iter().any(|other| other.turn() != self.came.turn()),
            Turn::Awaiting(_) => {
                let viewers = || self.came.seats().seats().map(Viewer::Seat).chain([Viewer::Public]);
                let views: Vec<G::View> = viewers().map(|viewer| self.came.view(viewer)).collect();
                let differs =
                    |other: &G| viewers().zip(&views).any(|(viewer, view)| other.view(viewer) != *view);
                self.others.iter().any(differs)
            }
        }
    }
}

/// The seat to which alone events are news, if it is one.
fn only_one<E: Event>(events: &[E]) -> Option<Seat> {
    let mut news = events.iter().map(Event::reveals_to).filter(|audience| *audience != Audience::Nobody);
    match news.next()? {
        first @ Audience::Only(seat) => news.all(|audience| audience == first).then_some(seat),
        _ => None,
    }
}

fn mean_of(values: impl Iterator<Item = BySeat>) -> BySeat {
    let (mut sum, mut count) = ([0.0; MAX_SEATS], 0.0);
    for value in values {
        sum.iter_mut().zip(value).for_each(|(sum, value)| *sum += value);
        count += 1.0;
    }
    sum.map(|sum| sum / f32::max(count, 1.0))
}
