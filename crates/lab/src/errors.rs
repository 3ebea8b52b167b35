//! `lab errors`: who errs most. Levels of all strengths decide in the same positions, drawn from games between all pairs of
//! them, and an analysis that thinks far more than any of them says what each lost there. Every game is one line of a file,
//! so a run that was interrupted goes on where it was.

use crate::args::ErrorsArguments;
use crate::erred::{Erred, Look, Lost, Settings, report};
use crate::lines::{Lines, read};
use crate::lineup::{TIMES, between_levels, lineup};
use crate::registry::GAMES;
use crate::trouble::Trouble;
use analysis::Finished;
use bots::{Budget, Judged, Level, Question, appraise};
use game::chance::{Dice, dice, shuffle};
use game::{Rng, Seed, View, Viewer};
use lab::{progress, threads};
use rayon::iter::{ParallelBridge, ParallelIterator};
use std::collections::HashSet;
use std::io::{self, Write};

pub fn run(arguments: &ErrorsArguments) -> Result<(), Trouble> {
    let chosen = || GAMES.iter().filter(|game| arguments.game.is_none_or(|only| only.id == game.id));
    for game in chosen() {
        (game.errors)(arguments)?;
    }
    let erred: Vec<Erred> = read(&arguments.results)?;
    let mut out = io::stdout().lock();
    for game in chosen() {
        let of_game: Vec<&Erred> = erred.iter().filter(|line| line.settings.game == game.id).collect();
        out.write_all(report(game.id, &of_game).as_bytes())?;
    }
    Ok(())
}

/// Plays what is missing of a game, and looks at some of its decisions.
pub fn errors<G: Judged>(arguments: &ErrorsArguments) -> Result<(), Trouble> {
    let threads = threads::pool(arguments.threads)?;
    let settings = Settings {
        game: G::ID.to_owned(),
        play: arguments.play,
        iterations: arguments.iterations,
        decisions: arguments.decisions,
        seed: arguments.seed.clone(),
    };
    let known: Vec<Erred> = read(&arguments.results)?;
    let known: HashSet<u64> =
        known.into_iter().filter(|line| line.settings == settings).map(|line| line.number).collect();
    let tournament = between_levels::<G>(arguments.play, &arguments.seed);
    let missing: Vec<u64> = (0..arguments.games).filter(|number| !known.contains(number)).collect();
    let (lines, bar) = (Lines::open(&arguments.results)?, progress::bar(missing.len() as u64, false));
    let study = |number: u64| {
        let finished = tournament.play_game(&lineup(number), number / TIMES)?;
        // Dice of their own: what is looked at has nothing to do with what was dealt and played.
        let mut throws = Seed::from_text(&format!("looks, {}", settings.seed), number).dice(0);
        let drawn = drawn(&finished, settings.decisions, &mut throws);
        let looks = drawn.into_iter().filter_map(|index| look(&finished, index, &settings, &mut throws));
        lines.add(&Erred { settings: settings.clone(), number, looks: looks.collect() })?;
        bar.inc(1);
        Ok::<(), Trouble>(())
    };
    threads.install(|| missing.into_iter().par_bridge().try_for_each(study))?;
    bar.finish_and_clear();
    Ok(())
}

/// Some decisions with a choice: as many of each seat, any as likely as the others.
fn drawn<G: Judged>(finished: &Finished<G>, of_each: usize, throws: &mut Dice) -> Vec<usize> {
    let mut drawn = vec![];
    for seat in finished.seats().seats() {
        let has_choice = |&index: &usize| {
            let view = finished.view(index, Viewer::Seat(seat));
            finished.actions()[index].0 == seat && view.is_some_and(|view| view.legal().len() > 1)
        };
        let mut choices: Vec<usize> = (0..finished.actions().len()).filter(has_choice).collect();
        shuffle(throws, &mut choices);
        drawn.extend(choices.into_iter().take(of_each));
    }
    drawn
}

/// Lets every level decide where this decision was made, and says what each lost.
fn look<G: Judged>(
    finished: &Finished<G>,
    index: usize,
    settings: &Settings,
    throws: &mut Dice,
) -> Option<Look> {
    let &(seat, _) = finished.actions().get(index)?;
    let view = finished.view(index, Viewer::Seat(seat))?;
    let decided = Level::ALL.map(|level| {
        let mut bot = level.bot::<G>();
        bot.take_dice(dice(throws.next_u64()));
        bot.choose(&view, Budget::Iterations(settings.play))
    });
    let mut closely = vec![];
    for action in decided {
        if !closely.contains(&action) {
            closely.push(action);
        }
    }
    let budget = Budget::Iterations(settings.iterations);
    let appraisal = appraise::<G>(&view, &Question { budget, closely, sample: throws.next_u64() });
    let lost = decided.map(|action| {
        let option = appraisal.of(action)?;
        let error = appraisal.loss(action)?.error;
        Some(Lost { error: error.into(), plainly: (appraisal.before - option.chance).into() })
    });
    let lost: Option<Vec<Lost>> = lost.into_iter().collect();
    Some(Look { decision: index + 1, lost: lost? })
}
