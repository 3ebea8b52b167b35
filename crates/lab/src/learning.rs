//! Learning to judge: bots play themselves, and every position they come through is compared with how it ended.
//!
//! The chance of a seat is the softmax of the standings, so fitting the weights is logistic regression: each
//! position moves them along the gradient of its likelihood. The next games are played with what was learned so far.

use bots::{
    Bot, Budget, BySeat, Evaluator, Features, Judged, MOMENTS, Planner, Rival, Solving, Weights, draw,
    softmax, won,
};
use game::chance::{Dice, below, shuffle};
use game::{MAX_SEATS, SeatCount, Seed, SetUpError, Viewer};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use std::sync::Arc;

/// How many games are played between two lessons.
const GAMES_PER_LESSON: u64 = 32;
/// One decision in this many is made at random, so that unusual positions are judged too.
const EXPLORATION: u32 = 12;
/// Imagined games for each decision of self-play.
const THOUGHT: Budget = Budget::Iterations(2);
/// Rounds of thought where decisions are solved.
const SOLVING: Budget = Budget::Iterations(40);
/// While weights are learned by self-play, nobody is taken to be naive.
const WARY: Solving = Solving { rival: Rival::Perfect, sample: 0 };
/// How fast it learns.
const RATE: f32 = 0.1;

/// Learns the weights of a game's features for one number of seats.
pub struct Learner<G: Judged> {
    seats: SeatCount,
    options: G::Options,
    seed: String,
    played: u64,
    weights: Weights,
    /// The sum of the squares of all gradients: a weight that has moved much moves less.
    squares: Weights,
    /// The sum of the weights after each lesson, and how many there were: the mean is steadier than the last.
    sum: Weights,
    lessons: f32,
}

/// A position that somebody came to, and how the game ended.
struct Lesson {
    features: Features,
    won: BySeat,
}

impl<G: Judged> Learner<G> {
    /// Knows nothing yet. What it learns depends on the seed and the number of games alone.
    pub fn new(seats: SeatCount, options: G::Options, seed: &str) -> Learner<G> {
        Learner {
            seats,
            options,
            seed: seed.to_owned(),
            played: 0,
            weights: Weights::ZERO,
            squares: Weights::ZERO,
            sum: Weights::ZERO,
            lessons: 0.0,
        }
    }

    /// Plays some games, on the threads in which it is called, and learns from them. Returns how many they were.
    pub fn practise(&mut self) -> Result<u64, SetUpError> {
        let mut lessons: Vec<Lesson> = self.play()?.into_iter().flatten().collect();
        self.played += GAMES_PER_LESSON;
        let mut dice = Seed::from_text(&self.seed, self.played).dice(1);
        shuffle(&mut dice, &mut lessons);
        for lesson in &lessons {
            self.learn(lesson);
        }
        self.sum.iter_mut().zip(self.weights.iter()).for_each(|(sum, weight)| *sum += weight);
        self.lessons += 1.0;
        Ok(GAMES_PER_LESSON)
    }

    /// Forgets the way to the present weights, so that the mean is taken from here on.
    pub fn settle(&mut self) {
        self.sum = Weights::ZERO;
        self.lessons = 0.0;
    }

    /// What it has learned: by features, the weights from the start of a game to its end.
    pub fn learned(&self) -> Vec<[f32; MOMENTS]> {
        let lessons = self.lessons.max(1.0);
        (0..G::FEATURES.len()).map(|feature| self.sum.of(feature).map(|sum| sum / lessons)).collect()
    }

    /// What the games up to the next lesson teach, in their order.
    fn play(&self) -> Result<Vec<Vec<Lesson>>, SetUpError> {
        let evaluator = Evaluator::Weights(Arc::new(self.weights.clone()));
        let numbers = self.played..self.played + GAMES_PER_LESSON;
        numbers.into_par_iter().map(|number| self.play_game(number, &evaluator)).collect()
    }

    fn play_game(&self, number: u64, evaluator: &Evaluator) -> Result<Vec<Lesson>, SetUpError> {
        let seed = Seed::from_text(&self.seed, number);
        let mut game = G::set_up(self.seats, &self.options, &G::deal(self.seats, &self.options, &seed))?;
        let mut dice: Dice = seed.dice(0);
        let mut bot = Planner::<G>::evaluating(evaluator.clone());
        bot.take_dice(seed.dice(1));
        let (mut positions, mut scratch) = (vec![], vec![]);
        while let Some(seat) = game.turn().awaited().first() {
            if game.is_quiet() {
                positions.push(game.features());
            }
            let drawn = if below(&mut dice, EXPLORATION) == 0 {
                game.sample(seat, &mut dice, &mut scratch)
            } else {
                None
            };
            let action = drawn.unwrap_or_else(|| {
                let view = game.view(Viewer::Seat(seat));
                let solved = G::solve(&view, evaluator, SOLVING.begin(), WARY).unwrap_or_default();
                let mixture: Vec<_> = solved.iter().map(|option| (option.action, option.attention)).collect();
                draw(&mixture, &mut dice).unwrap_or_else(|| bot.choose(&view, THOUGHT))
            });
            game.play_legal(seat, action);
        }
        let won = game.turn().outcome().as_ref().map_or([0.0; MAX_SEATS], won);
        Ok(positions.into_iter().map(|features| Lesson { features, won }).collect())
    }

    /// One step of the weights towards what would have foreseen how it ended.
    fn learn(&mut self, lesson: &Lesson) {
        let foreseen = softmax(lesson.features.standings(&self.weights), self.seats);
        let mut missed = lesson.won;
        missed.iter_mut().zip(foreseen).for_each(|(missed, foreseen)| *missed -= foreseen);
        let gradient = lesson.features.gradient(&missed);
        let each = self.weights.iter_mut().zip(self.squares.iter_mut()).zip(gradient.iter());
        for ((weight, square), step) in each {
            *square += step * step;
            *weight += RATE * step / (1.0 + *square).sqrt();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use great_wall::{GreatWall, Options};

    fn learn(threads: usize, lessons: usize) -> Vec<[f32; MOMENTS]> {
        let mut learner = Learner::<GreatWall>::new(SeatCount::TWO, Options::default(), "a test");
        let threads = crate::threads::pool(Some(threads)).unwrap();
        for _ in 0..lessons {
            threads.install(|| learner.practise()).unwrap();
        }
        learner.learned()
    }

    #[test]
    fn it_learns_the_same_on_any_number_of_threads() {
        assert_eq!(learn(1, 2), learn(3, 2));
    }

    #[test]
    fn it_finds_out_that_fame_wins() {
        let fame = GreatWall::FEATURES.iter().position(|&name| name == "fame won");
        let [.., at_the_end] = learn(2, 6)[fame.unwrap_or(usize::MAX)];
        assert!(at_the_end > 0.05, "{at_the_end}");
    }
}
