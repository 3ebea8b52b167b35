//! The reference opponent: information-set Monte Carlo tree search as the textbook has it (Cowling, Powley and
//! Whitehouse, 2012). One tree, uniform rollouts to the end, no judgement of positions. It stays as it is, so
//! that strength can be measured against it.

use crate::bot::fresh_dice;
use crate::judge::{BySeat, next_at_random, won};
use crate::{Bot, Budget};
use game::chance::{Dice, below};
use game::{Game, MAX_SEATS, Seat, View, Viewer};

/// The weight of exploration for rewards from 0 to 1, as the authors chose it.
const EXPLORATION: f32 = 0.7;

pub struct Textbook(Dice);

impl Default for Textbook {
    fn default() -> Textbook {
        Textbook(fresh_dice())
    }
}

impl<G: Game> Bot<G> for Textbook {
    fn choose(&mut self, view: &G::View, budget: Budget) -> G::Action {
        let legal = view.legal();
        let (Viewer::Seat(seat), true) = (view.viewer(), legal.len() > 1) else { return legal[0] };
        let mut tree = Tree::<G>::default();
        let mut spending = budget.begin();
        while spending.another() {
            tree.iterate(G::imagine(view, &mut self.0), seat, &mut self.0);
        }
        let visits = |action: &G::Action| {
            tree.children(0)
                .find(|&child| tree.nodes[child].action == Some(*action))
                .map(|child| tree.nodes[child].visits)
        };
        legal.iter().copied().max_by_key(|action| visits(action)).unwrap_or(legal[0])
    }

    fn take_dice(&mut self, dice: Dice) {
        self.0 = dice;
    }
}

struct Tree<G: Game> {
    nodes: Vec<Node<G>>,
    legal: Vec<G::Action>,
    untried: Vec<G::Action>,
    path: Vec<usize>,
}

/// A node, and the action by which its seat came to it.
struct Node<G: Game> {
    action: Option<G::Action>,
    seat: Seat,
    visits: u32,
    available: u32,
    won: f32,
    first_child: Option<usize>,
    next_sibling: Option<usize>,
}

impl<G: Game> Default for Tree<G> {
    fn default() -> Tree<G> {
        let root = Node::new(None, Seat::FIRST, None);
        Tree { nodes: vec![root], legal: vec![], untried: vec![], path: vec![] }
    }
}

impl<G: Game> Node<G> {
    fn new(action: Option<G::Action>, seat: Seat, next_sibling: Option<usize>) -> Node<G> {
        Node { action, seat, visits: 0, available: 1, won: 0.0, first_child: None, next_sibling }
    }

    fn upper_bound(&self) -> f32 {
        let visits = self.visits as f32;
        self.won / visits + EXPLORATION * ((self.available as f32).ln() / visits).sqrt()
    }
}

impl<G: Game> Tree<G> {
    fn children(&self, node: usize) -> impl Iterator<Item = usize> + '_ {
        let mut next = self.nodes[node].first_child;
        std::iter::from_fn(move || {
            let child = next?;
            next = self.nodes[child].next_sibling;
            Some(child)
        })
    }

    /// Selects down to an action never tried in this imagined game, adds it, plays to the end at random and
    /// tells everybody on the way how it ended.
    fn iterate(&mut self, mut game: G, viewer: Seat, dice: &mut Dice) {
        self.path.clear();
        let mut node = 0;
        loop {
            let awaited = game.turn().awaited();
            let at_root = node == 0 && awaited.contains(viewer);
            let Some(seat) = (if at_root { Some(viewer) } else { awaited.first() }) else { break };
            self.legal.clear();
            game.legal_actions(seat, &mut self.legal);
            self.untried.clear();
            self.untried.extend_from_slice(&self.legal);
            let mut best: Option<(usize, f32)> = None;
            let mut next = self.nodes[node].first_child;
            while let Some(child) = next {
                next = self.nodes[child].next_sibling;
                let known = self.nodes[child].action;
                let Some(place) = self.untried.iter().position(|&action| known == Some(action)) else {
                    continue;
                };
                self.untried.swap_remove(place);
                self.nodes[child].available += 1;
                let bound = self.nodes[child].upper_bound();
                if best.is_none_or(|(_, best)| bound > best) {
                    best = Some((child, bound));
                }
            }
            let new = self.untried.get(below(dice, self.untried.len() as u32) as usize).copied();
            let child = match (new, best) {
                (Some(action), _) => self.add(node, seat, action),
                (None, Some((child, _))) => child,
                (None, None) => break,
            };
            let Some(action) = self.nodes[child].action else { break };
            game.play_legal(seat, action);
            self.path.push(child);
            node = child;
            if new.is_some() {
                break;
            }
        }
        let won = play_out(game, dice, &mut self.legal);
        for &node in &self.path {
            let node = &mut self.nodes[node];
            node.visits += 1;
            node.won += won[node.seat.index()];
        }
    }

    fn add(&mut self, parent: usize, seat: Seat, action: G::Action) -> usize {
        let child = self.nodes.len();
        let sibling = self.nodes[parent].first_child.replace(child);
        self.nodes.push(Node::new(Some(action), seat, sibling));
        child
    }
}

/// Plays to the end at random: what everybody won.
fn play_out<G: Game>(mut game: G, dice: &mut Dice, scratch: &mut Vec<G::Action>) -> BySeat {
    while let Some((seat, action)) = next_at_random(&game, dice, scratch) {
        game.play_legal(seat, action);
    }
    game.turn().outcome().as_ref().map_or([0.0; MAX_SEATS], won)
}
