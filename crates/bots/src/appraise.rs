//! What a finished game is studied with: the chances of every option of a decision, how far they can be trusted, and what
//! all seats can expect of a position. Like the bots it sees views only.
//!
//! A search gives most of its attention to what it likes, so it knows little of what was really played. Here it only
//! finds the candidates; these are then walked through equally often, in the same imagined games, by several searches
//! that know nothing of each other. How far those disagree tells how far to trust them.

use crate::judge::{Evaluator, Rival, Solving, best_at_sight, chances, next_at_random, settle};
use crate::search::{Style, is_secret};
use crate::tree::{Tree, Until};
use crate::{Budget, BySeat, Judged, Thought, won};
use game::chance::{Dice, dice};
use game::{MAX_SEATS, Seat, Turn, View, Viewer};

/// How many searches compare the candidates, or solve a decision, each for itself.
const SAMPLES: usize = 6;
/// The part of a budget that goes into finding the candidates.
const FINDING: f64 = 0.4;
/// The most candidates besides the options that were asked about.
const CANDIDATES: usize = 3;
/// An option that got less than this part of the attention is no candidate.
const LOOKED_AT: f32 = 0.04;
/// The fewest rounds of thought for a solution: with fewer, some decisions cannot be solved.
const SOLVING: u32 = 400;
/// A loss is believed as far as it exceeds this many standard errors.
const STANDARD_ERRORS: f32 = 2.0;
/// How many games are imagined for each sample of a position in which there is nothing to decide.
const GLANCE: u32 = 16;

/// How a decision is looked at.
#[derive(Debug, Clone)]
pub struct Question<A> {
    pub budget: Budget,
    /// Options that must be known as well as the best, such as the one that was played.
    pub closely: Vec<A>,
    /// By iterations, equal samples give equal answers.
    pub sample: u64,
}

/// The chances of every option at a view, with their uncertainty, by a deep search: what the hint of a finished game,
/// and whoever looks for positions with one good move, asks for.
///
/// ```
/// use bots::{Budget, Question, appraise};
/// # use game::{Game, SeatCount, Seed, View, Viewer};
/// # use qin::{Options, Qin};
/// # let options = Options::default();
/// # let deal = Qin::deal(SeatCount::TWO, &options, &Seed::from_text("an example", 0));
/// # let game = Qin::set_up(SeatCount::TWO, &options, &deal)?;
/// # let seat = game.turn().awaited().first().ok_or("somebody starts")?;
/// # let view = game.view(Viewer::Seat(seat));
///
/// let played = view.legal()[0];
/// let question = Question { budget: Budget::Iterations(200), closely: vec![played], sample: 0 };
/// let appraisal = appraise::<Qin>(&view, &question);
/// let best = &appraisal.options[0];
/// println!("{} wins {:.0} \u{b1} {:.0} %", best.action, 100.0 * best.chance, 100.0 * best.uncertainty);
/// // What was played lost something, beyond what is uncertain.
/// let loss = appraisal.loss(played).ok_or("it was legal")?;
/// assert!(loss.error >= 0.0 && loss.error <= appraisal.before);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn appraise<G: Judged>(view: &G::View, question: &Question<G::Action>) -> Appraisal<G::Action> {
    G::appraise(view, question)
}

/// What all seats can expect, as far as a viewer knows: the judge's opinion on average over this many imagined games.
/// That is quick, and what is random about it hardly differs between views that hardly differ. Equal views and samples
/// give equal answers.
pub fn expect<G: Judged>(view: &G::View, games: u32, sample: u64) -> BySeat {
    G::expect(view, games, sample)
}

/// What all seats can expect in a game all of which is known, but for the order of what nobody has seen: the judge's
/// opinion on average over this many orders. For whoever studies a finished game.
pub fn value<G: Judged>(game: &G, orders: u32, sample: u64) -> BySeat {
    G::value(game, orders, sample)
}

/// What is known of the options of a decision.
#[derive(Debug, Clone, PartialEq)]
pub struct Appraisal<A> {
    /// Of every legal action, best first.
    pub options: Vec<Appraised<A>>,
    /// The chance to win for whoever decides well: with the best option, or, where rivals must guess, with the best
    /// mixture.
    pub before: f32,
    pub thought: Thought,
    /// Whether others must guess this decision.
    pub secret: bool,
    seat: Seat,
    /// The chances of all seats before, in each sample, by whoever decides well.
    well: Vec<BySeat>,
}

/// What is known of one option.
#[derive(Debug, Clone, PartialEq)]
pub struct Appraised<A> {
    pub action: A,
    /// The chance to win of whoever decides.
    pub chance: f32,
    /// The standard error of the chance.
    pub uncertainty: f32,
    /// How often it should be played, where rivals must guess; elsewhere the attention it got.
    pub share: f32,
    /// The chances of all seats in each sample; none if it was not looked at closely.
    samples: Vec<BySeat>,
}

/// What an option lost.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Loss {
    /// The loss of chance beyond what is uncertain.
    pub error: f32,
    /// What is uncertain about the loss.
    pub uncertainty: f32,
    /// What the error brought all seats: less to its own, more to others.
    pub shifts: BySeat,
}

impl<A: Copy + PartialEq> Appraisal<A> {
    pub fn of(&self, action: A) -> Option<&Appraised<A>> {
        self.options.iter().find(|option| option.action == action)
    }

    /// What an option lost that was looked at closely, or is the best; `None` for others.
    pub fn loss(&self, action: A) -> Option<Loss> {
        let option = self.of(action)?;
        let own = self.seat.index();
        let is_best = self.options.first().is_some_and(|best| best.action == action);
        if self.options.len() == 1 || is_best && !self.secret {
            let uncertainty = STANDARD_ERRORS * option.uncertainty;
            return Some(Loss { error: 0.0, uncertainty, shifts: [0.0; MAX_SEATS] });
        }
        if option.samples.is_empty() {
            return None;
        }
        let lost: Vec<f32> =
            self.well.iter().zip(&option.samples).map(|(well, played)| well[own] - played[own]).collect();
        let (mean, error_of_mean) = mean_and_error(&lost);
        // No mixture that was found is perfect: what its best part gains is no fault of the others.
        let regret = if self.secret { self.regret() } else { 0.0 };
        let uncertainty = STANDARD_ERRORS * error_of_mean + regret;
        let error = (mean - uncertainty).max(0.0);
        let mut shifts = [0.0; MAX_SEATS];
        if error > 0.0 {
            let (well, played) = (mean_of(&self.well), mean_of(&option.samples));
            for (shift, (well, played)) in shifts.iter_mut().zip(well.into_iter().zip(played)) {
                *shift = (played - well) * error / mean;
            }
        }
        Some(Loss { error, uncertainty, shifts })
    }

    /// By how much the error of an option could be larger than [`Appraisal::loss`] says: the most that it could have lost
    /// to anything that was compared with it, beyond that error. Nothing where there is no choice; `None` for an option
    /// that was not looked at closely.
    pub fn doubt(&self, action: A) -> Option<f32> {
        let (option, loss) = (self.of(action)?, self.loss(action)?);
        let own = self.seat.index();
        let could_lose = |better: &Vec<BySeat>| {
            let lost: Vec<f32> =
                better.iter().zip(&option.samples).map(|(better, tried)| better[own] - tried[own]).collect();
            let (mean, error_of_mean) = mean_and_error(&lost);
            mean + STANDARD_ERRORS * error_of_mean
        };
        let most = if self.secret {
            could_lose(&self.well) + self.regret()
        } else {
            let others = self.options.iter().filter(|other| other.action != action);
            let compared = others.map(|other| &other.samples).filter(|samples| !samples.is_empty());
            compared.map(could_lose).fold(0.0, f32::max)
        };
        Some(if self.options.len() == 1 { 0.0 } else { (most - loss.error).max(0.0) })
    }

    /// By how much the best option is better than the mixture.
    fn regret(&self) -> f32 {
        let best = self.options.iter().map(|option| option.chance).fold(0.0, f32::max);
        (best - self.before).max(0.0)
    }
}

/// Makes the appraisal.
pub(crate) fn appraise_view<G: Judged>(
    view: &G::View,
    question: &Question<G::Action>,
) -> Appraisal<G::Action> {
    let seat = match view.viewer() {
        Viewer::Seat(seat) => seat,
        Viewer::Public => Seat::FIRST,
    };
    let secret = is_secret::<G>(view, &mut dice(question.sample));
    let appraiser = Appraiser::<G> { view, seat, secret, question };
    match view.legal() {
        [] => appraiser.nothing(),
        [only] => appraiser.forced(*only),
        _ => appraiser.solve().unwrap_or_else(|| appraiser.search()),
    }
}

struct Appraiser<'a, G: Judged> {
    view: &'a G::View,
    seat: Seat,
    secret: bool,
    question: &'a Question<G::Action>,
}

impl<G: Judged> Appraiser<'_, G> {
    fn nothing(&self) -> Appraisal<G::Action> {
        let (thought, seat) = (Thought::Searched(0), self.seat);
        Appraisal { options: vec![], before: 0.0, thought, secret: false, seat, well: vec![] }
    }

    /// There is no choice; how the seats stand is seen at a glance.
    fn forced(&self, action: G::Action) -> Appraisal<G::Action> {
        let samples: Vec<BySeat> =
            self.numbers().map(|number| expect_view::<G>(self.view, GLANCE, number)).collect();
        let thought = Thought::Searched(GLANCE * SAMPLES as u32);
        let option = self.appraised(action, 1.0, samples.clone());
        Appraisal {
            before: option.chance,
            options: vec![option],
            thought,
            secret: self.secret,
            seat: self.seat,
            well: samples,
        }
    }

    /// A number for the dice of each sample.
    fn numbers(&self) -> impl Iterator<Item = u64> {
        let first = self.question.sample.wrapping_mul(SAMPLES as u64 + 1);
        (0..SAMPLES as u64).map(move |number| first.wrapping_add(number))
    }

    fn appraised(&self, action: G::Action, share: f32, samples: Vec<BySeat>) -> Appraised<G::Action> {
        let own: Vec<f32> = samples.iter().map(|chances| chances[self.seat.index()]).collect();
        let (chance, uncertainty) = mean_and_error(&own);
        Appraised { action, chance, uncertainty, share, samples }
    }

    /// The mixtures that several solutions find, each for its own sample of hidden hands.
    fn solve(&self) -> Option<Appraisal<G::Action>> {
        let budget = match self.question.budget.part(1.0 / SAMPLES as f64) {
            Budget::Iterations(rounds) => Budget::Iterations(rounds.max(SOLVING)),
            time @ Budget::Time(_) => time,
        };
        let solutions: Option<Vec<_>> = (self.numbers())
            .map(|sample| {
                let solving = Solving { rival: Rival::Perfect, sample };
                G::solve(self.view, &Evaluator::Standings, budget.begin(), solving)
            })
            .collect();
        let solutions = solutions?;
        let between_two = |chance: f32| {
            let mut chances = [0.0; MAX_SEATS];
            chances[..2].fill(1.0 - chance);
            chances[self.seat.index()] = chance;
            chances
        };
        let mut options = vec![];
        for &action in self.view.legal() {
            let found = solutions
                .iter()
                .filter_map(|opinions| opinions.iter().find(|opinion| opinion.action == action));
            let (mut samples, mut share) = (vec![], 0.0);
            for opinion in found {
                samples.push(between_two(opinion.chance));
                share += opinion.attention / SAMPLES as f32;
            }
            options.push(self.appraised(action, share, samples));
        }
        options.sort_by(|one, other| other.share.total_cmp(&one.share));
        let well: Vec<BySeat> = (solutions.iter())
            .map(|opinions| {
                between_two(opinions.iter().map(|opinion| opinion.attention * opinion.chance).sum())
            })
            .collect();
        let before = mean_of(&well)[self.seat.index()];
        Some(Appraisal {
            options,
            before,
            thought: Thought::Solved,
            secret: self.secret,
            seat: self.seat,
            well,
        })
    }

    fn search(&self) -> Appraisal<G::Action> {
        let numbers: Vec<u64> = self.numbers().collect();
        let mut finder = Self::tree(self.question.sample.wrapping_mul(SAMPLES as u64 + 1).wrapping_sub(1));
        finder.think(self.view, self.question.budget.part(FINDING).begin(), Until::Spent);
        let rounds = finder.rounds().max(1) as f32;
        let found = |&action: &G::Action| match finder.root_edge(action) {
            Some(edge) => (action, edge.total / edge.visits, edge.visits / rounds),
            None => (action, 0.0, 0.0),
        };
        let mut found: Vec<(G::Action, f32, f32)> = self.view.legal().iter().map(found).collect();
        found.sort_by(|(_, one, _), (_, other, _)| other.total_cmp(one));
        found.sort_by(|(.., one), (.., other)| other.total_cmp(one));
        let candidates = self.candidates(&found);
        let each = self.question.budget.part((1.0 - FINDING) / SAMPLES as f64);
        let mut samples: Vec<Vec<BySeat>> = vec![vec![]; candidates.len()];
        let mut walks = finder.rounds();
        for number in numbers {
            let (chances, rounds) = self.compare(&candidates, each, number);
            walks += rounds;
            samples.iter_mut().zip(chances).for_each(|(samples, chances)| samples.push(chances));
        }
        let mut compared = candidates.iter().copied().zip(samples);
        let mut options: Vec<Appraised<G::Action>> = vec![];
        let shares = |action: G::Action| {
            found.iter().find(|(other, ..)| *other == action).map_or(0.0, |(.., share)| *share)
        };
        options.extend(
            compared.by_ref().map(|(action, samples)| self.appraised(action, shares(action), samples)),
        );
        options.sort_by(|one, other| other.chance.total_cmp(&one.chance));
        let (before, well) = match options.first() {
            Some(best) => (best.chance, best.samples.clone()),
            None => (0.0, vec![]),
        };
        let others = found.iter().filter(|(action, ..)| !candidates.contains(action));
        options.extend(others.map(|&(action, chance, share)| {
            // As if every walk were won or lost: an upper bound.
            let uncertainty = 0.5 / (share * rounds).max(1.0).sqrt();
            Appraised { action, chance, uncertainty, share, samples: vec![] }
        }));
        let thought = Thought::Searched(walks);
        Appraisal { options, before, thought, secret: self.secret, seat: self.seat, well }
    }

    fn tree(number: u64) -> Tree<G> {
        Tree::new(Style::default(), Evaluator::Standings, dice(number))
    }

    /// What was asked about, and what the search liked.
    fn candidates(&self, found: &[(G::Action, f32, f32)]) -> Vec<G::Action> {
        let mut candidates = self.question.closely.clone();
        candidates.retain(|action| self.view.legal().contains(action));
        let liked = found.iter().filter(|(.., share)| *share >= LOOKED_AT).take(CANDIDATES);
        for &(action, ..) in found.iter().take(1).chain(liked) {
            if !candidates.contains(&action) {
                candidates.push(action);
            }
        }
        candidates
    }

    /// What each candidate brings all seats, by a search of its own: in every imagined game all of them are tried.
    fn compare(&self, candidates: &[G::Action], budget: Budget, number: u64) -> (Vec<BySeat>, u32) {
        let mut tree = Self::tree(number);
        let mut spending = budget.begin();
        let mut sums = vec![[0.0; MAX_SEATS]; candidates.len()];
        let mut rounds = 0.0_f32;
        // What is secret must be chosen freely too, or rivals would not guess.
        let free = usize::from(self.secret);
        while rounds < 2.0 || (0..candidates.len() + free).all(|_| spending.another()) {
            let game = G::imagine(self.view, tree.dice());
            if self.secret {
                tree.walk_into(game.clone(), self.seat, &spending);
            }
            for (sum, &action) in sums.iter_mut().zip(candidates) {
                let reached = tree.walk_after(game.clone(), self.seat, action, &spending);
                sum.iter_mut().zip(reached).for_each(|(sum, chance)| *sum += chance);
            }
            rounds += 1.0;
        }
        sums.iter_mut().flatten().for_each(|sum| *sum /= rounds);
        (sums, tree.rounds())
    }
}

/// What all seats can expect of a position. Every game is imagined with dice of its own, so that views that differ in
/// one card are valued in games that hardly differ elsewhere.
pub(crate) fn expect_view<G: Judged>(view: &G::View, games: u32, sample: u64) -> BySeat {
    if let Some(outcome) = view.outcome() {
        return won(&outcome);
    }
    let reached: Vec<BySeat> = throws_of(games, sample)
        .map(|mut throws| {
            let game = G::imagine(view, &mut throws);
            foreseen(game, &mut throws)
        })
        .collect();
    mean_of(&reached)
}

/// What all seats can expect of a game all of which is known, but for the order of what nobody has seen.
pub(crate) fn value_game<G: Judged>(game: &G, orders: u32, sample: u64) -> BySeat {
    if let Turn::Over(outcome) = game.turn() {
        return won(&outcome);
    }
    let reached: Vec<BySeat> = throws_of(orders, sample)
        .map(|mut throws| {
            let mut game = game.clone();
            game.reshuffle(&mut throws);
            foreseen(game, &mut throws)
        })
        .collect();
    mean_of(&reached)
}

/// Dice for each of several games.
fn throws_of(games: u32, sample: u64) -> impl Iterator<Item = Dice> {
    let first = sample.wrapping_mul(GAMES_APART);
    (0..u64::from(games.max(1))).map(move |number| dice(first.wrapping_add(number)))
}

/// The judge's opinion of a game, once it has gone on as far as the judge needs to see.
fn foreseen<G: Judged>(mut game: G, throws: &mut Dice) -> BySeat {
    let (evaluator, mut scratch) = (Evaluator::Standings, vec![]);
    settle(&mut game, &evaluator, throws, &mut scratch);
    for _ in 0..G::foresight(game.seats()) {
        let Some((seat, drawn)) = next_at_random(&game, throws, &mut scratch) else { break };
        if game.is_sealed(seat, drawn) {
            break;
        }
        let best = best_at_sight(&game, seat, &evaluator, &mut scratch);
        game.play_legal(seat, best.unwrap_or(drawn));
        settle(&mut game, &evaluator, throws, &mut scratch);
    }
    chances(&game, &evaluator)
}

/// Samples imagine different games, as long as they imagine fewer than this.
const GAMES_APART: u64 = 1 << 16;

fn mean_of(chances: &[BySeat]) -> BySeat {
    let mut mean = [0.0; MAX_SEATS];
    for chances in chances {
        mean.iter_mut().zip(chances).for_each(|(mean, chance)| *mean += chance);
    }
    mean.map(|sum| sum / chances.len().max(1) as f32)
}

/// The mean of some numbers and its standard error.
fn mean_and_error(numbers: &[f32]) -> (f32, f32) {
    let count = numbers.len() as f32;
    if numbers.len() < 2 {
        return (numbers.first().copied().unwrap_or(0.0), 0.0);
    }
    let mean = numbers.iter().sum::<f32>() / count;
    let squares: f32 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
    (mean, (squares / (count - 1.0) / count).sqrt())
}
