//! The strong player: a search over imagined games that asks the judge instead of playing to the end.
//!
//! Every round of thought imagines a complete game that looks like the view and walks into it. Each seat on the
//! way decides by what it knows: its information set is the list of the actions it has seen since the root, with
//! a blank for those that were sealed. So nobody's search reacts to a hidden hand or a secret decision. A new
//! information set is judged; a known one weighs what its actions have brought its own seat against what the judge
//! promises of those that were seldom tried.

use crate::bot::fresh_dice;
use crate::budget::Spending;
use crate::judge::{BySeat, Look, chances, settle};
use crate::{Bot, Budget, Judged};
use game::chance::{Dice, below, dice};
use game::{MAX_SEATS, Nobody, Rng, Seat, Turn, View, Viewer};
use rustc_hash::{FxHashMap, FxHasher};
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::thread;

/// How curious the strongest search is, for chances from 0 to 1.
const EXPLORATION: f32 = 0.6;
/// An action that the judge likes less by this much gets a third of the attention at first.
const DOUBT: f32 = 0.05;
/// After so many rounds of thought it sees whether it has made up its mind.
const PAUSE: u32 = 32;

/// How a search thinks.
#[derive(Debug, Clone, Copy)]
pub struct Style {
    /// The weight of exploration, for chances from 0 to 1.
    pub exploration: f32,
    /// The most rounds of thought, whatever the budget.
    pub rounds: u32,
    /// Whether secret decisions are solved or at least mixed; otherwise they are searched as if nobody minded.
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

/// What a search thinks of all its options, and how it came to think so.
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
    /// So many imagined games were walked through.
    Searched(u32),
}

/// How long a search goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Until {
    /// As long as the budget lasts.
    Spent,
    /// No longer than until what is left of the budget cannot change the answer.
    Decided,
}

pub struct Search<G: Judged> {
    style: Style,
    look: Look,
    dice: Dice,
    cores: usize,
    game: PhantomData<fn(&G)>,
}

impl<G: Judged> Search<G> {
    pub fn new(style: Style) -> Search<G> {
        Search { style, look: Look::Standings, dice: fresh_dice(), cores: 1, game: PhantomData }
    }

    /// What it thinks of every legal action.
    pub fn consider(&mut self, view: &G::View, budget: Budget) -> Advice<G::Action> {
        self.think(view, budget, Until::Spent)
    }

    fn think(&mut self, view: &G::View, budget: Budget, until: Until) -> Advice<G::Action> {
        let spending = budget.begin_at_most(self.style.rounds);
        if self.style.guarded
            && let Some(opinions) = G::solve(view, &self.look, spending)
        {
            return Advice { opinions, thought: Thought::Solved };
        }
        let cores = self.cores.max(1);
        let seeds: Vec<u64> = (0..cores).map(|_| self.dice.next_u64()).collect();
        let explore = |core: usize| {
            let mut tree = Tree::new(self.style, self.look.clone(), dice(seeds[core]));
            tree.think(view, spending.part(core, cores), until);
            tree
        };
        let trees: Vec<Tree<G>> = thread::scope(|scope| {
            let explore = &explore;
            let helpers: Vec<_> = (1..cores).map(|core| scope.spawn(move || explore(core))).collect();
            let own = explore(0);
            std::iter::once(own).chain(helpers.into_iter().filter_map(|helper| helper.join().ok())).collect()
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
fn is_secret<G: Judged>(view: &G::View, dice: &mut Dice) -> bool {
    let Viewer::Seat(seat) = view.viewer() else { return false };
    let game = G::imagine(view, dice);
    view.legal().iter().any(|&action| game.is_sealed(seat, action))
}

/// An option that got less than this part of the attention of the first was only looked at.
const LOOKED_AT: f32 = 0.25;

/// Draws one of several options, each as likely as its part says.
pub(crate) fn draw<A: Copy>(mixture: &[(A, f32)], dice: &mut Dice) -> Option<A> {
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
    let rounds: u32 = trees.iter().map(|tree| tree.rounds).sum();
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

/// What one core has thought so far.
pub(crate) struct Tree<G: Judged> {
    style: Style,
    look: Look,
    dice: Dice,
    rounds: u32,
    /// The information sets, by what their seats have seen; the root stands first.
    places: FxHashMap<u64, usize>,
    nodes: Vec<Node<G::Action>>,
    legal: Vec<G::Action>,
    options: Vec<usize>,
    scratch: Vec<G::Action>,
    path: Vec<(usize, usize, Seat)>,
}

struct Node<A> {
    edges: Vec<Edge<A>>,
    index: FxHashMap<A, usize>,
}

struct Edge<A> {
    action: A,
    /// How often it was chosen; the judge's first opinion counts as once.
    visits: f32,
    total: f32,
    /// How much attention the judge's first opinion asks for, beside others at the same place.
    promise: f32,
}

impl<G: Judged> Tree<G> {
    pub(crate) fn new(style: Style, look: Look, dice: Dice) -> Tree<G> {
        Tree {
            style,
            look,
            dice,
            rounds: 0,
            places: FxHashMap::default(),
            nodes: vec![],
            legal: vec![],
            options: vec![],
            scratch: vec![],
            path: vec![],
        }
    }

    fn root_edge(&self, action: G::Action) -> Option<&Edge<G::Action>> {
        let root = self.nodes.first()?;
        root.index.get(&action).map(|&edge| &root.edges[edge])
    }

    fn think(&mut self, view: &G::View, mut spending: Spending, until: Until) {
        let Viewer::Seat(viewer) = view.viewer() else { return };
        while spending.another() {
            self.walk(view, viewer, &spending);
            if until == Until::Decided && self.rounds.is_multiple_of(PAUSE) && self.is_decided(&spending) {
                return;
            }
        }
    }

    /// Whether the first option stays first even if all that is left goes to the second.
    fn is_decided(&self, spending: &Spending) -> bool {
        let Some(root) = self.nodes.first() else { return false };
        let (first, second) = root.edges.iter().fold((0.0, 0.0), |(first, second), edge| {
            if edge.visits > first { (edge.visits, first) } else { (first, edge.visits.max(second)) }
        });
        first - second > spending.rounds_to_come() as f32
    }

    /// One round of thought.
    pub(crate) fn walk(&mut self, view: &G::View, viewer: Seat, spending: &Spending) {
        let game = G::imagine(view, &mut self.dice);
        self.iterate(game, viewer, spending);
        self.rounds += 1;
    }

    /// The chance of the viewer with the option that got most attention.
    pub(crate) fn chance(&self) -> Option<f32> {
        let best =
            self.nodes.first()?.edges.iter().max_by(|one, other| one.visits.total_cmp(&other.visits))?;
        Some(best.total / best.visits)
    }

    /// One walk from the root to a new information set or the end of the game.
    fn iterate(&mut self, mut game: G, viewer: Seat, spending: &Spending) {
        self.path.clear();
        let mut seen = [0_u64; MAX_SEATS];
        let reached = loop {
            let Turn::Awaiting(awaited) = game.turn() else { break chances(&game, &self.look) };
            let at_root = self.path.is_empty() && awaited.contains(viewer);
            let Some(seat) = (if at_root { Some(viewer) } else { awaited.first() }) else {
                break chances(&game, &self.look);
            };
            let key = hash(&(seen[seat.index()], seat));
            let known = self.places.get(&key).copied();
            let node = known.unwrap_or_else(|| self.add_node(key));
            if known.is_none() && node > 0 {
                break self.judge(game);
            }
            let Some(edge) = self.select(node, &game, seat, spending) else {
                break chances(&game, &self.look);
            };
            self.path.push((node, edge, seat));
            let action = self.nodes[node].edges[edge].action;
            let sealed = game.is_sealed(seat, action);
            let _legal = game.apply(seat, action, &mut Nobody);
            let (known, blank) = (hash(&(seat, action)), hash(&seat));
            for observer in game.seats().seats() {
                let sight = if sealed && observer != seat { blank } else { known };
                seen[observer.index()] = hash(&(seen[observer.index()], sight));
            }
        };
        self.tell(&reached);
    }

    /// What the seats can expect in a new position.
    fn judge(&mut self, mut game: G) -> BySeat {
        settle(&mut game, &self.look, &mut self.dice, &mut self.scratch);
        chances(&game, &self.look)
    }

    /// Every decision on the way counts what it led to, each for its own seat.
    fn tell(&mut self, reached: &BySeat) {
        for &(node, edge, seat) in &self.path {
            let edge = &mut self.nodes[node].edges[edge];
            edge.visits += 1.0;
            edge.total += reached[seat.index()];
        }
    }

    fn add_node(&mut self, key: u64) -> usize {
        self.places.insert(key, self.nodes.len());
        self.nodes.push(Node { edges: vec![], index: FxHashMap::default() });
        self.nodes.len() - 1
    }

    /// The legal action that is worth most attention: for what it has brought so far, or for what the judge
    /// promised of it as long as it was seldom tried. One that comes up for the first time is judged.
    fn select(&mut self, node: usize, game: &G, seat: Seat, spending: &Spending) -> Option<usize> {
        let (mut legal, mut options) = (std::mem::take(&mut self.legal), std::mem::take(&mut self.options));
        legal.clear();
        options.clear();
        game.legal_actions(seat, &mut legal);
        for &action in &legal {
            options.push(match self.nodes[node].index.get(&action) {
                Some(&edge) => edge,
                None if !options.is_empty() && spending.is_late() => break,
                None => self.add_edge(node, game, seat, action),
            });
        }
        let edges = &self.nodes[node].edges;
        let (visits, promises) = (options.iter().map(|&edge| &edges[edge]))
            .fold((0.0, 0.0), |(visits, promises), edge| (visits + edge.visits, promises + edge.promise));
        let curiosity = self.style.exploration * f32::sqrt(visits) / promises;
        let worth = |edge: &Edge<G::Action>| (edge.total + curiosity * edge.promise) / edge.visits;
        let best = options
            .iter()
            .copied()
            .max_by(|&one, &other| worth(&edges[one]).total_cmp(&worth(&edges[other])));
        (self.legal, self.options) = (legal, options);
        best
    }

    /// A new option, with the judge's opinion of it.
    fn add_edge(&mut self, node: usize, game: &G, seat: Seat, action: G::Action) -> usize {
        let mut next = game.clone();
        let _legal = next.apply(seat, action, &mut Nobody);
        settle(&mut next, &self.look, &mut self.dice, &mut self.scratch);
        let chance = chances(&next, &self.look)[seat.index()];
        let node = &mut self.nodes[node];
        let edge = node.edges.len();
        node.index.insert(action, edge);
        node.edges.push(Edge { action, visits: 1.0, total: chance, promise: (chance / DOUBT).exp() });
        edge
    }
}

fn hash(thing: &impl Hash) -> u64 {
    let mut hasher = FxHasher::default();
    thing.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::next_at_random;
    use game::{Game, SeatCount, Seed};
    use great_wall::{GreatWall, Options};

    /// The first option of a search that goes on for so long, and its rounds of thought.
    fn think(view: &great_wall::View, number: u64, until: Until) -> (Option<great_wall::Action>, u32) {
        let mut tree = Tree::<GreatWall>::new(Style::default(), Look::Standings, dice(number));
        tree.think(view, Budget::Iterations(600).begin(), until);
        let advice = weigh(view.legal(), std::slice::from_ref(&tree));
        (advice.opinions.first().map(|opinion| opinion.action), tree.rounds)
    }

    #[test]
    fn who_stops_early_would_not_have_changed_their_mind() {
        let mut rounds = [0, 0];
        for number in 0..12 {
            let deal =
                GreatWall::deal(SeatCount::TWO, &Options::default(), &Seed::from_text("early", number));
            let Ok(mut game) = GreatWall::set_up(SeatCount::TWO, &Options::default(), &deal) else {
                continue;
            };
            let (mut dice, mut scratch) = (dice(number), vec![]);
            for _ in 0..3 * number {
                if let Some((seat, action)) = next_at_random(&game, &mut dice, &mut scratch) {
                    let _legal = game.apply(seat, action, &mut Nobody);
                }
            }
            let Some(seat) = game.turn().awaited().first() else { continue };
            let view = game.view(Viewer::Seat(seat));
            let [(whole, all), (early, some)] =
                [Until::Spent, Until::Decided].map(|until| think(&view, number, until));
            assert_eq!(whole, early);
            rounds[0] += all;
            rounds[1] += some;
        }
        assert!(rounds[1] < rounds[0] && rounds[1] > 0, "{rounds:?}");
    }
}
