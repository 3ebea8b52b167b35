//! What a game must say about itself to be played well: how the seats stand. `judges` has one folder per game.

use crate::budget::Spending;
use crate::{Advice, Appraisal, Bot, Budget, Features, Opinion, Question, Weights};
use game::chance::Dice;
use game::{Game, MAX_SEATS, Outcome, Seat, SeatCount, Turn};
use std::sync::Arc;

/// A number for every seat; those beyond the table are zero.
pub type BySeat = [f32; MAX_SEATS];

/// A game whose positions can be judged.
///
/// ```
/// use bots::{Judged, softmax};
/// # use game::{Game, SeatCount, Seed, View, Viewer};
/// # use qin::{Options, Qin};
/// # let options = Options::default();
/// # let deal = Qin::deal(SeatCount::TWO, &options, &Seed::from_text("an example", 0));
/// # let game = Qin::set_up(SeatCount::TWO, &options, &deal)?;
///
/// // Every feature has a name, and each seat has some amount of it.
/// assert!(Qin::FEATURES.contains(&"pagodas on the board"));
/// let standings = game.features().standings(Qin::weights(game.seats()));
/// assert_eq!(standings, game.standings());
///
/// // At the start, the one who is on the move has slightly the better chances.
/// let chances = softmax(standings, game.seats());
/// let mover = game.turn().awaited().first().ok_or("somebody starts")?;
/// assert!(chances[mover.index()] > 0.5);
/// assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-6);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Judged: Game {
    /// The names of the features, in the order in which [`Judged::features`] counts them.
    const FEATURES: &'static [&'static str];

    /// What makes the levels of this game as far apart as they should be.
    const LEVELS: Levels;

    /// How much of what the judge sees in a draw lasts: by how much results follow luck, as `lab luck` measures it. A judge
    /// who sees only the moment exaggerates what a draw is worth. docs/analysis.md says on which deals it was measured, and
    /// on which others it was tested.
    const LASTING: f32;

    /// In how many imagined games a decision of a finished game is looked at: at first, and at most if its error does not
    /// settle. Games differ in how much they need and in what an imagined game costs; `lab stability` measures both.
    const STUDIED: (u32, u32);

    /// What there is to see in a position, by features.
    fn features(&self) -> Features;

    /// How much each feature counts with this many seats, as it was learned.
    fn weights(seats: SeatCount) -> &'static Weights;

    /// How the seats stand: who is ahead of one rival by 1 wins about 73 games in 100.
    fn standings(&self) -> BySeat {
        self.features().standings(Self::weights(self.seats()))
    }

    /// What a beginner sees: the points on the table, and those that plainly come next.
    fn points(&self) -> BySeat;

    /// Whether a position can be judged as it stands. In the middle of something that was paid for and not yet
    /// carried out it cannot.
    fn is_quiet(&self) -> bool {
        true
    }

    /// How many decisions are played on greedily before the judge can tell what a draw was worth: none
    /// if it sees hands, and otherwise as many as it takes until what was drawn can be used.
    fn foresight(seats: SeatCount) -> usize {
        let _ = seats;
        0
    }

    /// Some decisions are better solved than searched. If the view asks for one, this is the answer: what it
    /// thinks of every option, the attention being how often each should be played.
    fn solve(
        view: &Self::View,
        evaluator: &Evaluator,
        spending: Spending,
        solving: Solving,
    ) -> Option<Vec<Opinion<Self::Action>>> {
        let _ = (view, evaluator, spending, solving);
        None
    }

    /// The player of an id. Every game says `build_player` here: its bots are compiled once, with its judge, and not
    /// again by every program that asks for one.
    fn player(id: &str) -> Option<Box<dyn Bot<Self>>>;

    /// What the strongest search thinks of every option. Every game says `consider` here, for the same reason.
    fn strongest(view: &Self::View, budget: Budget, cores: usize) -> Advice<Self::Action>;

    /// The chances of every option, and how far they can be trusted; see [`crate::appraise`]. Every game says
    /// `appraise_view` here, for the same reason.
    fn appraise(view: &Self::View, question: &Question<Self::Action>) -> Appraisal<Self::Action>;

    /// What all seats can expect, as far as a viewer knows; see [`crate::expect`]. Every game says `expect_view` here,
    /// for the same reason.
    fn expect(view: &Self::View, games: u32, sample: u64) -> BySeat;

    /// What all seats can expect in a game all of which is known; see [`crate::value`]. Every game says `value_game` here,
    /// for the same reason.
    fn value(game: &Self, orders: u32, sample: u64) -> BySeat;
}

/// How a decision is solved.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Solving {
    pub rival: Rival,
    /// Which of many equally good samples of hidden hands is looked at.
    pub sample: u64,
}

/// What is expected of whoever decides at the same time.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Rival {
    /// Somebody who may be naive: whoever reckons with that wins more often.
    #[default]
    Fallible,
    /// Somebody who answers in the best way.
    Perfect,
}

/// How weak the levels below the master are.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Levels {
    /// The part of its options that the novice notices.
    pub novice: f32,
    /// The part of its options that the apprentice notices.
    pub apprentice: f32,
    /// How many imagined games the general thinks through.
    pub general: u32,
}

/// How positions are evaluated.
#[derive(Debug, Clone)]
pub enum Evaluator {
    /// As a beginner does: by [`Judged::points`].
    Points,
    /// As the judge does: by [`Judged::standings`].
    Standings,
    /// With these weights of the features, as learning tries them out.
    Weights(Arc<Weights>),
}

impl Evaluator {
    /// The weights that learning is trying out.
    pub(crate) fn weights(&self) -> Option<&Weights> {
        match self {
            Evaluator::Weights(weights) => Some(weights),
            Evaluator::Points | Evaluator::Standings => None,
        }
    }
}

/// Every seat's chance to win, as an evaluator sees it; exactly what it won, when the game is over.
pub(crate) fn chances<G: Judged>(game: &G, evaluator: &Evaluator) -> BySeat {
    if let Turn::Over(outcome) = game.turn() {
        return won(&outcome);
    }
    match evaluator {
        Evaluator::Points => softmax(game.points(), game.seats()),
        Evaluator::Standings => softmax(game.standings(), game.seats()),
        Evaluator::Weights(weights) => softmax(game.features().standings(weights), game.seats()),
    }
}

/// The part of the victory that every seat has.
pub fn won(outcome: &Outcome) -> BySeat {
    let mut won = [0.0; MAX_SEATS];
    for winner in outcome.winners().iter() {
        won[winner.index()] = 1.0 / outcome.winners().len() as f32;
    }
    won
}

/// Chances that add up to 1, from how the seats stand.
pub fn softmax(standings: BySeat, seats: SeatCount) -> BySeat {
    let (mut chances, seats) = (standings, seats.get());
    let best = chances[..seats].iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for chance in &mut chances[..seats] {
        *chance = (*chance - best).exp();
        sum += *chance;
    }
    chances[..seats].iter_mut().for_each(|chance| *chance /= sum);
    chances
}

/// Plays on until the position can be judged: sealed decisions are made at random, because half of the cards
/// lie face down, and what has been begun is finished greedily.
pub(crate) fn settle<G: Judged>(
    game: &mut G,
    evaluator: &Evaluator,
    dice: &mut Dice,
    scratch: &mut Vec<G::Action>,
) {
    while !game.is_quiet() {
        let Some((seat, drawn)) = next_at_random(game, dice, scratch) else { return };
        let action = if game.is_sealed(seat, drawn) {
            drawn
        } else {
            best_at_sight(game, seat, evaluator, scratch).unwrap_or(drawn)
        };
        game.play_legal(seat, action);
    }
}

/// The action after which the position looks best.
pub(crate) fn best_at_sight<G: Judged>(
    game: &G,
    seat: Seat,
    evaluator: &Evaluator,
    scratch: &mut Vec<G::Action>,
) -> Option<G::Action> {
    scratch.clear();
    game.legal_actions(seat, scratch);
    let chance = |action: &G::Action| {
        let mut next = game.clone();
        next.play_legal(seat, *action);
        chances(&next, evaluator)[seat.index()]
    };
    let rated = scratch.iter().map(|action| (chance(action), *action));
    rated.max_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(_, action)| action)
}

/// Somebody who owes a decision, and one of the options.
pub(crate) fn next_at_random<G: Game>(
    game: &G,
    dice: &mut Dice,
    scratch: &mut Vec<G::Action>,
) -> Option<(Seat, G::Action)> {
    let seat = game.turn().awaited().first()?;
    Some((seat, game.sample(seat, dice, scratch)?))
}
