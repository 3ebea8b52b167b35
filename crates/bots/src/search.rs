//! The strong player: a search over imagined games that asks the judge instead of playing to the end.
//!
//! Every round of thought imagines a complete game that looks like the view and walks into it. Each seat on the
//! way decides by what it knows: its information set is the list of the actions it has seen since the root, with
//! a blank for those that were sealed. So nobody's search reacts to a hidden hand or a secret decision. A new
//! information set is judged; a known one weighs what its actions have brought its own seat against what the judge
//! promises of those that were seldom tried.

use crate::bot::fresh_dice;
use crate::judge::{Evaluator, Solving};
use crate::tree::{Tree, Until};
use crate::{Bot, Budget, Judged};
use game::chance::{Dice, below, dice};
use game::{Rng, View, Viewer};
use std::marker::PhantomData;
use std::panic::resume_unwind;
use std::thread;

/// How curious the strongest search is, for chances from 0 to 1.
const EXPLORATION: f32 = 0.6;

/// How a search thinks.
#[derive(Debug, Clone, Copy)]
pub struct Style {
    /// The weight of exploration, for chances from 0 to 1.
    pub exploration: f32,
    /// The most rounds of thought, whatever the budget.
    pub rounds: u32,
    /// Whether secret decisions are solved or at least mixed; otherwise they are searched like open ones.
    pub guarded: bool,
}

/// The strongest that is known.
impl Default for Style {
    fn default() -> Style {
        Style { exploration: EXPLORATION, rounds: u32::MAX, guarded: true }
    }
}

/// What a search thinks of one of its options.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Opinion<A> {
    pub action: A,
    /// The chance to win that it saw with it.
    pub chance: f32,
    /// The part of its thoughts that went into it.
    pub attention: f32,
}

/// What a search thinks of all its options, and how it came to think so. This is what a hint is made of:
///
/// ```
/// use bots::{Budget, Judged, reasons};
/// # use game::{Game, SeatCount, Seed, View, Viewer};
/// # use qin::{Options, Qin};
/// # let options = Options::default();
/// # let deal = Qin::deal(SeatCount::TWO, &options, &Seed::from_text("an example", 0));
/// # let game = Qin::set_up(SeatCount::TWO, &options, &deal)?;
/// # let seat = game.turn().awaited().first().ok_or("somebody starts")?;
/// # let view = game.view(Viewer::Seat(seat));
///
/// let advice = Qin::strongest(&view, Budget::Iterations(50), 1);
/// let [best, second, ..] = &advice.opinions[..] else { return Err("there are many options".into()) };
/// println!("{} wins {:.0} games of 100", best.action, 100.0 * best.chance);
/// // What the judge sees in it at first sight, beside the second; the weightiest first.
/// for reason in reasons::<Qin>(&view, best.action, second.action).iter().take(3) {
///     println!("{:+.2} {}", reason.worth, reason.feature);
/// }
/// assert!(best.attention >= second.attention);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Advice<A> {
    /// Of every legal action, best first.
    pub opinions: Vec<Opinion<A>>,
    pub thought: Thought,
}

/// How a decision was thought about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Thought {
    /// The game's judge has a solution for it.
    Solved,
    /// How many imagined games were walked through.
    Searched(u32),
}

/// What the strongest search thinks of every option, the best first. By iterations it always thinks the same.
pub(crate) fn consider<G: Judged>(view: &G::View, budget: Budget, cores: usize) -> Advice<G::Action> {
    let mut search = Search::<G>::new(Style::default());
    search.use_cores(cores);
    if let Budget::Iterations(_) = budget {
        search.take_dice(dice(0));
    }
    search.consider(view, budget)
}

/// The search of the strongest levels, in any style.
///
/// ```
/// use bots::{Budget, Search, Style, Thought};
/// # use game::{Game, SeatCount, Seed, View, Viewer};
/// # use qin::{Options, Qin};
/// # let options = Options::default();
/// # let deal = Qin::deal(SeatCount::TWO, &options, &Seed::from_text("an example", 0));
/// # let game = Qin::set_up(SeatCount::TWO, &options, &deal)?;
/// # let seat = game.turn().awaited().first().ok_or("somebody starts")?;
/// # let view = game.view(Viewer::Seat(seat));
///
/// let mut search = Search::<Qin>::new(Style { exploration: 0.3, ..Style::default() });
/// let advice = search.consider(&view, Budget::Iterations(50));
/// assert_eq!(advice.opinions.len(), view.legal().len());
/// assert_eq!(advice.thought, Thought::Searched(50));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Search<G: Judged> {
    style: Style,
    evaluator: Evaluator,
    dice: Dice,
    cores: usize,
    game: PhantomData<fn(&G)>,
}

impl<G: Judged> Search<G> {
    pub fn new(style: Style) -> Search<G> {
        Search { style, evaluator: Evaluator::Standings, dice: fresh_dice(), cores: 1, game: PhantomData }
    }

    /// What it thinks of every legal action.
    pub fn consider(&mut self, view: &G::View, budget: Budget) -> Advice<G::Action> {
        self.think(view, budget, Until::Spent)
    }

    fn think(&mut self, view: &G::View, budget: Budget, until: Until) -> Advice<G::Action> {
        let spending = budget.begin_at_most(self.style.rounds);
        if self.style.guarded
            && let Some(opinions) = G::solve(view, &self.evaluator, spending, Solving::default())
        {
            return Advice { opinions, thought: Thought::Solved };
        }
        let cores = self.cores.max(1);
        let seeds: Vec<u64> = (0..cores).map(|_| self.dice.next_u64()).collect();
        let explore = |core: usize| {
            let mut tree = Tree::new(self.style, self.evaluator.clone(), dice(seeds[core]));
            tree.think(view, spending.part(core, cores), until);
            tree
        };
        // Threads of its own, not of a pool: time runs for all alike, so nobody may wait for a place.
        let trees: Vec<Tree<G>> = thread::scope(|scope| {
            let explore = &explore;
            let helpers: Vec<_> = (1..cores).map(|core| scope.spawn(move || explore(core))).collect();
            let own = explore(0);
            let theirs =
                helpers.into_iter().map(|helper| helper.join().unwrap_or_else(|panic| resume_unwind(panic)));
            std::iter::once(own).chain(theirs).collect()
        });
        weigh(view.legal(), &trees)
    }

    /// How often it would play each action: the best one always, except that a secret decision must not be
    /// foreseeable. Then options are played as often as a solution says, or as often as they were thought about,
    /// those that were only looked at excepted.
    pub fn mixture(&mut self, view: &G::View, budget: Budget) -> Vec<(G::Action, f32)> {
        let guessed = self.style.guarded && is_secret::<G>(view, &mut self.dice);
        let until = if guessed { Until::Spent } else { Until::Decided };
        let Advice { opinions, thought } = self.think(view, budget, until);
        let Some(best) = opinions.first() else { return vec![] };
        if !guessed {
            return vec![(best.action, 1.0)];
        }
        let least = if thought == Thought::Solved { 0.0 } else { LOOKED_AT * best.attention };
        let weight = |opinion: &Opinion<G::Action>| (opinion.attention - least).max(0.0);
        let all: f32 = opinions.iter().map(weight).sum();
        opinions.iter().map(|opinion| (opinion.action, weight(opinion) / all)).collect()
    }
}

impl<G: Judged> Bot<G> for Search<G> {
    fn choose(&mut self, view: &G::View, budget: Budget) -> G::Action {
        let legal = view.legal();
        if legal.len() == 1 {
            return legal[0];
        }
        let mixture = self.mixture(view, budget);
        draw(&mixture, &mut self.dice).unwrap_or(legal[0])
    }

    fn take_dice(&mut self, dice: Dice) {
        self.dice = dice;
    }

    fn use_cores(&mut self, cores: usize) {
        self.cores = cores;
    }
}

/// Whether rivals must guess this decision.
pub(crate) fn is_secret<G: Judged>(view: &G::View, dice: &mut Dice) -> bool {
    let Viewer::Seat(seat) = view.viewer() else { return false };
    let game = G::imagine(view, dice);
    view.legal().iter().any(|&action| game.is_sealed(seat, action))
}

/// An option that got less than this part of the attention of the first was only looked at.
const LOOKED_AT: f32 = 0.25;

/// Draws one of several options, each as likely as its part says.
pub fn draw<A: Copy>(mixture: &[(A, f32)], dice: &mut Dice) -> Option<A> {
    let mut left = below(dice, 1 << 20) as f32 / (1 << 20) as f32;
    for &(option, part) in mixture {
        left -= part;
        if left < 0.0 {
            return Some(option);
        }
    }
    mixture.first().map(|&(option, _)| option)
}

/// What several searches think together.
fn weigh<G: Judged>(legal: &[G::Action], trees: &[Tree<G>]) -> Advice<G::Action> {
    let rounds: u32 = trees.iter().map(Tree::rounds).sum();
    let mut opinions: Vec<Opinion<G::Action>> = (legal.iter())
        .map(|&action| {
            let edges = trees.iter().filter_map(|tree| tree.root_edge(action));
            let (visits, total) =
                edges.fold((0.0, 0.0), |(visits, total), edge| (visits + edge.visits, total + edge.total));
            let (chance, attention) =
                if visits > 0.0 { (total / visits, visits / rounds.max(1) as f32) } else { (0.0, 0.0) };
            Opinion { action, chance, attention }
        })
        .collect();
    opinions.sort_by(|one, other| {
        other.attention.total_cmp(&one.attention).then(other.chance.total_cmp(&one.chance))
    });
    Advice { opinions, thought: Thought::Searched(rounds) }
}
