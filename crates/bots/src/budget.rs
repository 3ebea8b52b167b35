//! How long a bot may think: a number of rounds of thought, or a length of time. The only clock in this crate.

use std::time::{Duration, Instant};

/// What a bot may spend on one decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Budget {
    /// A number of rounds of thought, an imagined game each. The answer depends on nothing but view and dice.
    Iterations(u32),
    /// A length of time. The answer is the best found by then.
    Time(Duration),
}

impl Budget {
    /// Begins to spend it.
    pub fn begin(self) -> Spending {
        let begun = Instant::now();
        match self {
            Budget::Iterations(most) => Spending { left: most.max(1), taken: 0, begun, ends: None },
            Budget::Time(time) => Spending { left: u32::MAX, taken: 0, begun, ends: begun.checked_add(time) },
        }
    }

    /// This part of it, from 0 to 1; always at least one round of thought.
    pub fn part(self, part: f64) -> Budget {
        match self {
            Budget::Iterations(most) => Budget::Iterations((f64::from(most) * part).ceil().max(1.0) as u32),
            Budget::Time(time) => Budget::Time(time.mul_f64(part)),
        }
    }

    /// The same budget, but no more than this many rounds of thought.
    pub(crate) fn begin_at_most(self, rounds: u32) -> Spending {
        let spending = self.begin();
        Spending { left: spending.left.min(rounds.max(1)), ..spending }
    }
}

/// A budget being spent.
#[derive(Debug, Clone, Copy)]
pub struct Spending {
    left: u32,
    taken: u32,
    begun: Instant,
    ends: Option<Instant>,
}

impl Spending {
    /// Whether there may be another round of thought; takes it from the budget.
    #[inline]
    pub(crate) fn another(&mut self) -> bool {
        if self.left == 0 || self.is_late() {
            return false;
        }
        self.left -= 1;
        self.taken += 1;
        true
    }

    /// The most rounds of thought that are left.
    pub(crate) fn rounds(&self) -> u32 {
        self.left
    }

    /// How many rounds of thought can still be expected, at the pace so far.
    pub(crate) fn rounds_to_come(&self) -> u32 {
        let Some(ends) = self.ends else { return self.left };
        let now = Instant::now();
        let gone = now.saturating_duration_since(self.begun).as_secs_f32();
        let to_come = ends.saturating_duration_since(now).as_secs_f32();
        self.left.min((self.taken as f32 * to_come / gone) as u32)
    }

    /// Whether the time is over.
    #[inline]
    pub(crate) fn is_late(&self) -> bool {
        self.ends.is_some_and(|end| Instant::now() >= end)
    }

    /// An equal part of the rounds for each of several cores; time runs for all alike.
    pub(crate) fn part(self, core: usize, cores: usize) -> Spending {
        if self.ends.is_some() && self.left == u32::MAX {
            return self;
        }
        let (each, rest) = (self.left / cores as u32, self.left % cores as u32);
        Spending { left: each + u32::from((core as u32) < rest), ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cores_share_the_rounds_without_losing_any() {
        let whole = Budget::Iterations(7).begin();
        let parts: Vec<u32> = (0..3).map(|core| whole.part(core, 3).left).collect();
        assert_eq!(parts, [3, 2, 2]);
    }

    #[test]
    fn the_pace_so_far_tells_what_is_to_come() {
        let begun = Instant::now();
        let mut spending = Budget::Time(Duration::from_hours(1)).begin();
        while begun.elapsed() < Duration::from_millis(2) {
            spending.another();
        }
        let expected = spending.rounds_to_come();
        assert!(expected / 1000 > spending.taken, "{expected} rounds after {}", spending.taken);
        assert_eq!(Budget::Iterations(9).begin().rounds_to_come(), 9);
    }

    #[test]
    fn no_time_is_spent_at_once() {
        assert!(!Budget::Time(Duration::ZERO).begin().another());
        let mut one = Budget::Iterations(0).begin();
        assert!(one.another() && !one.another(), "there is always one thought");
    }
}
