//! What one core thinks of a decision: the information sets it has come through, and what their options brought.
//!
//! Nodes and edges stand in lists that grow by doubling, so a walk allocates nothing of its own.

use crate::Judged;
use crate::budget::Spending;
use crate::judge::{BySeat, Evaluator, chances, settle};
use crate::search::Style;
use game::chance::Dice;
use game::{MAX_SEATS, Seat, Turn, View, Viewer};
use rustc_hash::{FxHashMap, FxHasher};
use std::hash::{Hash, Hasher};

/// An action that the judge likes less by this much gets a third of the attention at first.
const DOUBT: f32 = 0.05;
/// How many rounds of thought pass before it checks whether it has made up its mind.
const PAUSE: u32 = 32;

/// How long a search goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Until {
    /// As long as the budget lasts.
    Spent,
    /// No longer than until what is left of the budget cannot change the answer.
    Decided,
}

/// What one core has thought so far.
pub(crate) struct Tree<G: Judged> {
    style: Style,
    evaluator: Evaluator,
    dice: Dice,
    rounds: u32,
    /// The information sets, by what their seats have seen; the root stands first.
    places: FxHashMap<u64, usize>,
    nodes: Vec<Node>,
    edges: Vec<Edge<G::Action>>,
    /// The edges by their information sets and actions.
    index: FxHashMap<(usize, G::Action), usize>,
    legal: Vec<G::Action>,
    options: Vec<usize>,
    scratch: Vec<G::Action>,
    path: Vec<Passed>,
}

/// A decision on a walk.
struct Passed {
    edge: usize,
    seat: Seat,
    sealed: bool,
}

/// The edge that was added last to an information set, if there is one. The first comes after it.
type Node = Option<usize>;

pub(crate) struct Edge<A> {
    action: A,
    /// How often it was chosen; the judge's first opinion counts as once.
    pub visits: f32,
    pub total: f32,
    /// How much attention the judge's first opinion asks for, beside others at the same place.
    promise: f32,
    /// The next edge of the same information set; after the last one comes the first.
    next: usize,
}

impl<G: Judged> Tree<G> {
    pub fn new(style: Style, evaluator: Evaluator, dice: Dice) -> Tree<G> {
        Tree {
            style,
            evaluator,
            dice,
            rounds: 0,
            places: FxHashMap::default(),
            nodes: vec![],
            edges: vec![],
            index: FxHashMap::default(),
            legal: vec![],
            options: vec![],
            scratch: vec![],
            path: vec![],
        }
    }

    /// How many imagined games were walked through.
    pub fn rounds(&self) -> u32 {
        self.rounds
    }

    /// The options of the decision that is thought about.
    fn root_edges(&self) -> impl Iterator<Item = &Edge<G::Action>> {
        let last = self.nodes.first().copied().flatten();
        let mut next = last.map(|last| self.edges[last].next);
        std::iter::from_fn(move || {
            let edge = next?;
            next = if Some(edge) == last { None } else { Some(self.edges[edge].next) };
            Some(&self.edges[edge])
        })
    }

    /// What is thought of an option.
    pub fn root_edge(&self, action: G::Action) -> Option<&Edge<G::Action>> {
        self.root_edges().find(|edge| edge.action == action)
    }

    pub fn think(&mut self, view: &G::View, mut spending: Spending, until: Until) {
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
        let (first, second) = self.root_edges().fold((0.0, 0.0), |(first, second), edge| {
            if edge.visits > first { (edge.visits, first) } else { (first, edge.visits.max(second)) }
        });
        first - second > spending.rounds_to_come() as f32
    }

    /// One round of thought.
    pub fn walk(&mut self, view: &G::View, viewer: Seat, spending: &Spending) {
        let game = G::imagine(view, &mut self.dice);
        self.walk_into(game, viewer, spending);
    }

    /// One round of thought in this game.
    pub fn walk_into(&mut self, game: G, viewer: Seat, spending: &Spending) {
        let reached = self.iterate(game, viewer, None, spending);
        self.tell(&reached, None);
        self.rounds += 1;
    }

    /// The same, beginning with this action of the viewer: what all seats can expect where it led. If it is secret, the others must not come to expect it: they
    /// learn only from walks in which it was chosen freely.
    pub fn walk_after(&mut self, game: G, viewer: Seat, action: G::Action, spending: &Spending) -> BySeat {
        let reached = self.iterate(game, viewer, Some(action), spending);
        self.tell(&reached, Some(viewer));
        self.rounds += 1;
        reached
    }

    /// Dice for whoever imagines the games to walk into.
    pub fn dice(&mut self) -> &mut Dice {
        &mut self.dice
    }

    /// The chance of the viewer with the option that got most attention.
    pub fn chance(&self) -> Option<f32> {
        let best = self.root_edges().max_by(|one, other| one.visits.total_cmp(&other.visits))?;
        Some(best.total / best.visits)
    }

    /// One walk from the root to a new information set or the end of the game.
    fn iterate(
        &mut self,
        mut game: G,
        viewer: Seat,
        first: Option<G::Action>,
        spending: &Spending,
    ) -> BySeat {
        self.path.clear();
        let mut seen = [0_u64; MAX_SEATS];
        loop {
            let Turn::Awaiting(awaited) = game.turn() else { break chances(&game, &self.evaluator) };
            let at_root = self.path.is_empty() && awaited.contains(viewer);
            let Some(seat) = (if at_root { Some(viewer) } else { awaited.first() }) else {
                break chances(&game, &self.evaluator);
            };
            let key = hash(&(seen[seat.index()], seat));
            let known = self.places.get(&key).copied();
            let node = known.unwrap_or_else(|| self.add_node(key));
            if known.is_none() && node > 0 {
                break self.judge(game);
            }
            let Some(mut edge) = self.select(node, &game, seat, spending) else {
                break chances(&game, &self.evaluator);
            };
            if let Some(action) = first.filter(|_| self.path.is_empty()) {
                let known = self.index.get(&(node, action)).copied();
                edge = known.unwrap_or_else(|| self.add_edge(node, &game, seat, action));
            }
            let action = self.edges[edge].action;
            let sealed = game.is_sealed(seat, action);
            self.path.push(Passed { edge, seat, sealed });
            game.play_legal(seat, action);
            let (known, blank) = (hash(&(seat, action)), hash(&seat));
            for observer in game.seats().seats() {
                let sight = if sealed && observer != seat { blank } else { known };
                seen[observer.index()] = hash(&(seen[observer.index()], sight));
            }
        }
    }

    /// What the seats can expect in a new position.
    fn judge(&mut self, mut game: G) -> BySeat {
        settle(&mut game, &self.evaluator, &mut self.dice, &mut self.scratch);
        chances(&game, &self.evaluator)
    }

    /// Every decision on the way counts what it led to, each for its own seat; if somebody was made to begin with an
    /// action, no secret decision of the others does.
    fn tell(&mut self, reached: &BySeat, made: Option<Seat>) {
        for &Passed { edge, seat, sealed } in &self.path {
            if sealed && made.is_some_and(|viewer| viewer != seat) {
                continue;
            }
            let edge = &mut self.edges[edge];
            edge.visits += 1.0;
            edge.total += reached[seat.index()];
        }
    }

    fn add_node(&mut self, key: u64) -> usize {
        self.places.insert(key, self.nodes.len());
        self.nodes.push(None);
        self.nodes.len() - 1
    }

    /// The legal action that is worth most attention: for what it has brought so far, or for what the judge
    /// promised of it as long as it was seldom tried. One that comes up for the first time is judged.
    fn select(&mut self, node: usize, game: &G, seat: Seat, spending: &Spending) -> Option<usize> {
        let (mut legal, mut options) = (std::mem::take(&mut self.legal), std::mem::take(&mut self.options));
        legal.clear();
        options.clear();
        game.legal_actions(seat, &mut legal);
        // Lists mostly name the same actions in the same order: the next is expected after the one before it.
        let mut expected = self.nodes[node].map(|last| self.edges[last].next);
        let is_new = expected.is_none();
        for &action in &legal {
            let known = if is_new { None } else { expected.and_then(|edge| self.find(node, edge, action)) };
            let edge = match known {
                Some(edge) => edge,
                None if !options.is_empty() && spending.is_late() => break,
                None => self.add_edge(node, game, seat, action),
            };
            expected = Some(self.edges[edge].next);
            options.push(edge);
        }
        let edges = &self.edges;
        let (visits, promises) = (options.iter().map(|&edge| &edges[edge]))
            .fold((0.0, 0.0), |(visits, promises), edge| (visits + edge.visits, promises + edge.promise));
        let curiosity = self.style.exploration * f32::sqrt(visits) / promises;
        let worth = |edge: &Edge<G::Action>| (edge.total + curiosity * edge.promise) / edge.visits;
        let rated = options.iter().map(|&edge| (edge, worth(&edges[edge])));
        let best = rated.max_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(edge, _)| edge);
        (self.legal, self.options) = (legal, options);
        best
    }

    /// The edge of an action: the one that is expected, or else any that is known.
    fn find(&self, node: usize, expected: usize, action: G::Action) -> Option<usize> {
        if self.edges[expected].action == action {
            return Some(expected);
        }
        self.index.get(&(node, action)).copied()
    }

    /// A new option, with the judge's opinion of it.
    fn add_edge(&mut self, node: usize, game: &G, seat: Seat, action: G::Action) -> usize {
        let mut next = game.clone();
        next.play_legal(seat, action);
        settle(&mut next, &self.evaluator, &mut self.dice, &mut self.scratch);
        let chance = chances(&next, &self.evaluator)[seat.index()];
        let edge = self.edges.len();
        let first = match self.nodes[node].replace(edge) {
            Some(last) => std::mem::replace(&mut self.edges[last].next, edge),
            None => edge,
        };
        self.index.insert((node, action), edge);
        let promise = (chance / DOUBT).exp();
        self.edges.push(Edge { action, visits: 1.0, total: chance, promise, next: first });
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
    use crate::Budget;
    use crate::judge::next_at_random;
    use game::chance::dice;
    use game::{Game, SeatCount, Seed};
    use great_wall::{GreatWall, Options};

    /// The first option of a search with this limit, and how many iterations it made.
    fn think(view: &great_wall::View, number: u64, until: Until) -> (Option<great_wall::Action>, u32) {
        let mut tree = Tree::<GreatWall>::new(Style::default(), Evaluator::Standings, dice(number));
        tree.think(view, Budget::Iterations(600).begin(), until);
        let best = tree.root_edges().max_by(|one, other| one.visits.total_cmp(&other.visits));
        (best.map(|edge| edge.action), tree.rounds)
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
                    game.play_legal(seat, action);
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
