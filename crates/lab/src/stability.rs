//! `lab stability`: how far the errors of an analysis depend on how long it thinks, and what a whole one takes.
//!
//! What a decision is analysed with is compared with ten times as many imagined games and other dice: had they found more,
//! the error would have moved. Time is that of the processor, whatever else the machine does.

use crate::args::StabilityArguments;
use crate::lineup::{between_levels, lineup};
use crate::load::process::{Process, load_average};
use crate::registry::GAMES;
use crate::trouble::Trouble;
use analysis::{Decision, Depth, Effort, Finished, SETTLED, analyse, decision};
use bots::{Budget, Judged};
use lab::progress;
use lab::statistics::Estimate;
use std::fmt::Write as _;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::time::Duration;

/// How many times as much thought the second look has.
const DEEPER: u32 = 10;
/// The dice of the second look.
const OTHER_DICE: u64 = 0x006d_616e_6461_7465;

/// What was measured of a game.
pub struct Stability {
    game: &'static str,
    /// The decisions with a choice, and the imagined games for each of them.
    thought: Vec<u32>,
    /// What each game took, from the deal to the end.
    times: Vec<Duration>,
    /// The errors of decisions that were looked at again: as they were, and with more thought.
    errors: Vec<(f64, f64)>,
}

pub fn run(arguments: &StabilityArguments) -> Result<(), Trouble> {
    if arguments.games == 0 {
        return Err(Trouble::NoGames);
    }
    let mut out = io::stdout().lock();
    let busy =
        load_average().map_or_else(String::new, |load| format!(" The load of the machine was {load:.1}."));
    writeln!(out, "Processor time on one core.{busy}\n\n{}", heading())?;
    for game in GAMES.iter().filter(|game| arguments.game.is_none_or(|only| only.id == game.id)) {
        writeln!(out, "{}", (game.stability)(arguments)?.line())?;
    }
    Ok(())
}

/// Analyses games of bots, and looks again at some of their decisions.
pub fn measure<G: Judged>(arguments: &StabilityArguments) -> Result<Stability, Trouble> {
    let tournament = between_levels::<G>(arguments.play, &arguments.seed);
    let effort = Effort { threads: 1, ..Effort::of(depth::<G>(arguments)) };
    let (mut times, mut chosen) = (vec![], vec![]);
    let bar = progress::bar_of("looks", arguments.games + arguments.again as u64, false);
    for number in 0..arguments.games {
        // Every second lineup has the same two players with the seats changed round.
        let finished = tournament.play_game(&lineup(2 * number), number)?;
        let (time, decisions) = analysed(&finished, &effort)?;
        times.push(time);
        chosen.extend(
            decisions.into_iter().filter(|decision| !decision.forced).map(|decision| (number, decision)),
        );
        bar.inc(1);
    }
    let mut errors = vec![];
    for number in 0..arguments.games {
        let finished = tournament.play_game(&lineup(2 * number), number)?.with_dice(OTHER_DICE ^ number);
        let again = evenly(&chosen, arguments.again).filter(|(game, _)| *game == number);
        for (_, before) in again {
            let deeper = Effort::of(Budget::Iterations(before.iterations.saturating_mul(DEEPER)));
            let after = decision(&finished, before.number - 1, &deeper);
            errors.extend(after.map(|after| (before.error, after.error)));
            bar.inc(1);
        }
    }
    bar.finish_and_clear();
    let thought = chosen.iter().map(|(_, decision)| decision.iterations).collect();
    Ok(Stability { game: G::ID, thought, times, errors })
}

fn depth<G: Judged>(arguments: &StabilityArguments) -> Depth {
    match (arguments.iterations, arguments.first.zip(arguments.most)) {
        (Some(games), _) => Budget::Iterations(games).into(),
        (None, Some((first, most))) => Depth::AsNeeded { first, most },
        (None, None) => Depth::useful::<G>(),
    }
}

/// A whole analysis, and the processor time that it took.
fn analysed<G: Judged>(
    finished: &Finished<G>,
    effort: &Effort,
) -> Result<(Duration, Vec<Decision>), Trouble> {
    let process = Process::own();
    let before = process.cpu()?;
    let Ok(analysis) = analyse(finished, effort, |_| ControlFlow::Continue(())) else {
        return Ok((Duration::ZERO, vec![]));
    };
    Ok((process.cpu()?.saturating_sub(before), analysis.decisions))
}

/// At most this many of some things, spread evenly from first to last.
fn evenly<T>(things: &[T], most: usize) -> impl Iterator<Item = &T> {
    let step = things.len().div_ceil(most.max(1)).max(1);
    things.iter().step_by(step)
}

fn heading() -> String {
    format!(
        "| game | games | time for one | longest | decisions | imagined games each, median | mean | looked at again | moved by \
         at most {:.0} points | 95 % interval | farthest |\n\
         | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |",
        100.0 * SETTLED
    )
}

impl Stability {
    /// How many points of chance each error moved by, the most first.
    fn moved(&self) -> Vec<f64> {
        let mut moved: Vec<f64> = self.errors.iter().map(|(before, after)| (before - after).abs()).collect();
        moved.sort_by(|one, other| other.total_cmp(one));
        moved
    }

    /// A line of the table.
    fn line(&self) -> String {
        let seconds: Vec<f64> = self.times.iter().map(Duration::as_secs_f64).collect();
        let mut thought = self.thought.clone();
        thought.sort_unstable();
        let count = thought.len().max(1);
        let mean = thought.iter().copied().map(f64::from).sum::<f64>() / count as f64;
        let moved = self.moved();
        let stable: Vec<f64> =
            moved.iter().map(|moved| if *moved <= f64::from(SETTLED) { 1.0 } else { 0.0 }).collect();
        let Estimate { mean: share, low, high } = Estimate::of(&stable, 1);
        let mut line = format!("| {} | {} |", self.game, self.times.len());
        let _ = write!(
            line,
            " {:.1} s | {:.1} s | {} | {} | {mean:.0} | {} | {:.0} % | {:.0} to {:.0} | {:.1} |",
            seconds.iter().sum::<f64>() / seconds.len().max(1) as f64,
            seconds.iter().copied().fold(0.0, f64::max),
            thought.len(),
            thought.get(thought.len() / 2).copied().unwrap_or_default(),
            moved.len(),
            100.0 * share,
            100.0 * low,
            100.0 * high,
            100.0 * moved.first().copied().unwrap_or_default()
        );
        line
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_counts_the_errors_that_moved_by_two_points_at_most() {
        let measured = Stability {
            game: "qin",
            thought: vec![200, 3200, 200],
            times: vec![Duration::from_secs(3), Duration::from_secs(5)],
            errors: vec![(0.0, 0.019), (0.1, 0.14), (0.05, 0.031), (0.0, 0.0)],
        };
        let line = measured.line();
        assert!(line.starts_with("| qin | 2 | 4.0 s | 5.0 s | 3 | 200 | 1200 | 4 | 75 % |"), "{line}");
        assert!(line.ends_with("| 4.0 |"), "{line}");
    }

    #[test]
    fn things_are_taken_evenly() {
        let things: Vec<u32> = (0..10).collect();
        assert_eq!(evenly(&things, 5).copied().collect::<Vec<_>>(), [0, 2, 4, 6, 8]);
        assert_eq!(evenly(&things, 100).count(), 10);
        assert_eq!(evenly(&things, 0).count(), 1);
    }
}
