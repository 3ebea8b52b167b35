//! `lab puzzles`: looks for puzzles in games of the master. By iterations everything is repeatable: a deal gives the same
//! puzzles whenever it is looked through.
//!
//! A decision becomes a puzzle if the planner, asked several times, never sees what the search likes; if a search ten times
//! as deep, in other imagined games, finds the same option better than every other by a clear gap; if shallower and deeper
//! ones like it best as well; and if the judge sees something that speaks for it, at first sight or a few decisions ahead.
//! All of them are shown nothing but the view of the seat that decides.

use crate::args::PuzzlesArguments;
use crate::lines::{Lines, read};
use crate::trouble::Trouble;
use ::puzzles::{FeatureWorth, Other, Puzzle};
use bots::{Advice, Bot, Budget, Judged, Level, Question, Reason, Thought, appraise, explain, player};
use game::chance::dice;
use game::{Game, Nobody, Seat, SeatCount, Seed, View, Viewer};
use lab::arena::ArenaError;

/// How much deeper than the first search the one is that confirms it.
const DEEPER: u32 = 10;
/// How much deeper two more are that must have the same favourite: a gap that one depth alone sees is no clear one.
const ALSO: [u32; 2] = [3, 30];
/// How often the planner, and every level, is asked.
const ASKED: u64 = 5;
/// The most options that are looked at closely.
const CLOSELY: usize = 12;
/// How often a secret option must be the right one, where options are mixed.
const SURE: f32 = 0.85;
/// A gap must be this many times as large as what is uncertain about it.
const STANDARD_ERRORS: f32 = 3.0;
/// The most puzzles of one game, and how many decisions lie between them.
const MOST_OF_A_GAME: usize = 2;
const APART: usize = 6;
/// How far ahead the judge looks for reasons, in decisions.
const FARTHEST: usize = 12;

pub fn run(arguments: &PuzzlesArguments) -> Result<(), Trouble> {
    (arguments.game.puzzles)(arguments)
}

/// Adds puzzles of a game to the file until it holds enough.
pub fn mine<G: Judged>(arguments: &PuzzlesArguments) -> Result<(), Trouble> {
    let known: Vec<Puzzle> = read(&arguments.file)?;
    let lines = Lines::open(&arguments.file)?;
    let (mut count, first) = (known.len(), known.last().map_or(0, |last| last.deal + 1));
    for deal in first.. {
        if count >= arguments.count {
            break;
        }
        let mut found = Miner::<G>::new(arguments, deal)?.puzzles()?;
        found.truncate(arguments.count - count);
        for puzzle in &found {
            lines.add(puzzle)?;
        }
        count += found.len();
        eprintln!("{}, deal {deal}: {} found, {count} in all", G::ID, found.len());
    }
    Ok(())
}

/// What the search likes, and what the planner plays instead.
struct Missed<A> {
    best: A,
    tempting: A,
}

/// Plays one deal and looks at every decision.
struct Miner<'a, G: Game> {
    arguments: &'a PuzzlesArguments,
    deal: u64,
    seed: Seed,
    options: G::Options,
    game: G,
    played: Vec<G::Action>,
}

impl<'a, G: Judged> Miner<'a, G> {
    fn new(arguments: &'a PuzzlesArguments, deal: u64) -> Result<Miner<'a, G>, Trouble> {
        let (options, seed) = (G::Options::default(), Seed::from_text(&arguments.seed, deal));
        let dealt = G::deal(SeatCount::TWO, &options, &seed);
        let game = G::set_up(SeatCount::TWO, &options, &dealt)?;
        Ok(Miner { arguments, deal, seed, options, game, played: vec![] })
    }

    /// What is found while masters play the deal to its end.
    fn puzzles(&mut self) -> Result<Vec<Puzzle>, Trouble> {
        let mut master = named::<G>("master")?;
        let mut found: Vec<Puzzle> = vec![];
        while let Some(seat) = self.game.turn().awaited().first() {
            let view = self.game.view(Viewer::Seat(seat));
            let budget = Budget::Iterations(self.arguments.iterations);
            let advice = G::strongest(&view, budget, 1);
            let last = found.last().map(|puzzle| puzzle.actions.len());
            if found.len() < MOST_OF_A_GAME && last.is_none_or(|last| self.played.len() >= last + APART) {
                found.extend(self.look_at(seat, &view, &advice)?);
            }
            // What the master would play; a secret decision it mixes.
            let action = match advice.opinions.first() {
                Some(best) if !self.game.is_sealed(seat, best.action) => best.action,
                _ => {
                    master.take_dice(dice(self.number(seat.index() as u64)));
                    master.choose(&view, budget)
                }
            };
            self.game.apply(seat, action, &mut Nobody).map_err(|refusal| ArenaError::Refused {
                player: "master".to_owned(),
                refusal: refusal.to_string(),
            })?;
            self.played.push(action);
        }
        Ok(found)
    }

    /// A number for dice: another for every deal, decision and purpose.
    fn number(&self, purpose: u64) -> u64 {
        (self.deal << 32) + ((self.played.len() as u64) << 16) + purpose
    }

    /// The decision as a puzzle, if it is one.
    fn look_at(
        &self,
        seat: Seat,
        view: &G::View,
        advice: &Advice<G::Action>,
    ) -> Result<Option<Puzzle>, Trouble> {
        if view.legal().len() < 2 {
            return Ok(None);
        }
        let gap = self.arguments.gap / 100.0;
        let Some(Missed { best, tempting }) = self.missed(view, advice, gap)? else { return Ok(None) };
        let Some((chance, others)) = self.confirmed(view, advice, best, tempting, gap) else {
            return Ok(None);
        };
        if !self.is_favourite_everywhere(view, best, tempting) {
            return Ok(None);
        }
        let Some(explained) = explain::<G>(view, best, tempting, FARTHEST) else { return Ok(None) };
        let why = |reason: &Reason| FeatureWorth {
            feature: reason.feature.to_owned(),
            worth: rounded(reason.worth),
        };
        Ok(Some(Puzzle {
            deal: self.deal,
            seats: self.game.seats().get() as u8,
            options: serde_json::to_value(&self.options).map_err(std::io::Error::from)?,
            seed: self.seed.disclose(),
            actions: self.played.iter().map(ToString::to_string).collect(),
            seat,
            best: best.to_string(),
            chance,
            others,
            tempting: tempting.to_string(),
            why: explained.reasons.iter().map(why).collect(),
            ahead: explained.ahead,
            levels: self.solvers(view, best)?,
        }))
    }

    /// What the search likes, and what the planner plays instead; nothing if the planner ever sees it too, or if they hardly
    /// differ.
    fn missed(
        &self,
        view: &G::View,
        advice: &Advice<G::Action>,
        gap: f32,
    ) -> Result<Option<Missed<G::Action>>, Trouble> {
        let Some(best) = advice.opinions.first() else { return Ok(None) };
        if advice.thought == Thought::Solved && best.attention < SURE {
            return Ok(None);
        }
        let mut tempting = None;
        for answer in self.asked("planner", view)? {
            let opinion = advice.opinions.iter().find(|opinion| opinion.action == answer);
            let loses = opinion.map_or(0.0, |opinion| best.chance - opinion.chance);
            if answer == best.action || advice.thought != Thought::Solved && loses < gap {
                return Ok(None);
            }
            tempting = tempting.or(Some(answer));
        }
        Ok(tempting.map(|tempting| Missed { best: best.action, tempting }))
    }

    /// What somebody answers, asked several times.
    fn asked(&self, id: &str, view: &G::View) -> Result<impl Iterator<Item = G::Action>, Trouble> {
        let mut bot = named::<G>(id)?;
        Ok((0..ASKED).map(move |time| {
            bot.take_dice(dice(self.number(100 + time)));
            bot.choose(view, Budget::Iterations(self.arguments.iterations))
        }))
    }

    /// The chances of the best option and of the others, if a deep search in other imagined games agrees.
    fn confirmed(
        &self,
        view: &G::View,
        advice: &Advice<G::Action>,
        best: G::Action,
        tempting: G::Action,
        gap: f32,
    ) -> Option<(f32, Vec<Other>)> {
        let mut rivals: Vec<_> = advice.opinions.iter().filter(|opinion| opinion.action != best).collect();
        rivals.sort_by(|one, other| other.chance.total_cmp(&one.chance));
        let mut closely = vec![best, tempting];
        closely.extend(rivals.iter().map(|rival| rival.action).filter(|&rival| rival != tempting));
        closely.truncate(CLOSELY);
        let budget = Budget::Iterations(DEEPER * self.arguments.iterations);
        let appraisal =
            appraise::<G>(view, &Question { budget, closely: closely.clone(), sample: self.number(200) });
        let found = appraisal.of(best)?;
        if appraisal.secret && found.share < SURE {
            return None;
        }
        let mut others = vec![];
        for option in appraisal.options.iter().filter(|option| option.action != best) {
            let lead = found.chance - option.chance;
            let uncertain = found.uncertainty.hypot(option.uncertainty);
            let close = closely.contains(&option.action);
            if lead < gap || close && lead < STANDARD_ERRORS * uncertain {
                return None;
            }
            if close {
                others.push(Other { action: option.action.to_string(), chance: rounded(option.chance) });
            }
        }
        others.sort_by(|one, other| other.chance.total_cmp(&one.chance));
        Some((rounded(found.chance), others))
    }

    /// Whether searches of other depths, in imagined games of their own, like the option best too.
    fn is_favourite_everywhere(&self, view: &G::View, best: G::Action, tempting: G::Action) -> bool {
        ALSO.into_iter().all(|deeper| {
            let budget = Budget::Iterations(deeper * self.arguments.iterations);
            let closely = vec![best, tempting];
            let sample = self.number(200 + u64::from(deeper));
            let appraisal = appraise::<G>(view, &Question { budget, closely, sample });
            let chance = |action| appraisal.of(action).map(|option| option.chance);
            appraisal.options.first().is_some_and(|first| first.action == best)
                && chance(best) > chance(tempting)
        })
    }

    /// The levels that solve it more often than not.
    fn solvers(&self, view: &G::View, best: G::Action) -> Result<Vec<String>, Trouble> {
        let mut solvers = vec![];
        for level in Level::ALL {
            let right = self.asked(level.id(), view)?.filter(|&answer| answer == best).count();
            if 2 * right as u64 > ASKED {
                solvers.push(level.id().to_owned());
            }
        }
        Ok(solvers)
    }
}

/// The player of this name.
fn named<G: Judged>(id: &str) -> Result<Box<dyn Bot<G>>, Trouble> {
    Ok(player::<G>(id).ok_or_else(|| ArenaError::UnknownPlayer(id.to_owned()))?)
}

/// To a thousandth: more is not known.
fn rounded(number: f32) -> f32 {
    (1000.0 * number).round() / 1000.0
}
