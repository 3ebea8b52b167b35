//! Advice for somebody who plays against bots alone: what a good move would be and why, and what a coach says in a first
//! game. From the views of one seat; nothing here plays, and nothing is kept.

use crate::registry::Playable;
use bots::{Budget, Explained, Reason, Thought, explain, explain_plan, gains};
use game::chance::dice;
use game::{Seat, View, Viewer};
use maud::{Markup, html};
use serde::{Deserialize, Serialize};
use std::time::Duration;
use table::{Table, foresee};
use words::{Language, Line, People};

/// How many options a hint has.
const OPTIONS: usize = 3;
/// An option that got less of the attention than this is not worth a word.
const LOOKED_AT: f32 = 0.04;
/// How far ahead the judge looks for reasons, in decisions: farther would take longer than the search.
const FARTHEST: usize = 4;
/// How many of a player's own decisions a coach has something to say about, and up to which of them about the bots.
const SPEAKS: usize = 60;
const SPEAKS_OF_BOTS: usize = 6;
/// How many gains of a bot are told, and what the least of them is worth.
const GAINS: usize = 2;
const SLIGHT: f32 = 0.05;

/// What a good move would be.
#[derive(Serialize, Deserialize)]
pub struct Hint {
    /// The best first.
    pub options: Vec<HintedOption>,
    /// Whether rivals must guess, so that playing the best option always would be a mistake.
    pub mixed: bool,
}

/// A move that a hint talks about.
#[derive(Serialize, Deserialize)]
pub struct HintedOption {
    /// Its spelling; that of the first action, if it is a plan of several.
    pub action: String,
    /// What is done, one after the other.
    pub steps: Vec<String>,
    /// How many games of a hundred are won with it.
    pub chance: u32,
    /// How it would lie on the board.
    #[serde(with = "as_text")]
    pub ghost: Markup,
    pub why: Option<Reasons>,
}

/// Reasons in words.
#[derive(Serialize, Deserialize)]
pub struct Reasons {
    pub speaks_for: Vec<String>,
    pub against: Vec<String>,
    pub horizon: Horizon,
}

/// How far ahead one must look to see that a move is the better one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Horizon {
    AtOnce,
    Later,
    OnlyInSearch,
    /// To the end of a plan, beside plans drawn at random.
    BesideOtherPlans,
}

/// How markup is written down. It is ours, whoever of us has drawn it.
mod as_text {
    use maud::{Markup, PreEscaped};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub fn serialize<S: Serializer>(markup: &Markup, serializer: S) -> Result<S::Ok, S::Error> {
        markup.0.serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Markup, D::Error> {
        String::deserialize(deserializer).map(PreEscaped)
    }
}

/// What a coach says.
pub struct Coaching {
    /// The aim of the game, at the first decision.
    pub aim: Option<String>,
    /// What this decision is about, as far as that comes up for the first time.
    pub about: Vec<String>,
    /// What the bots have done since, as long as there is little to compare it with.
    pub bots: Vec<BotMove>,
}

/// What a bot has done, and what it gained by it as far as one can see.
pub struct BotMove {
    pub seat: Seat,
    pub name: String,
    pub lines: Vec<Line>,
    pub gains: Vec<String>,
}

/// Why, in words.
pub fn reasons_in_words<G: Playable>(
    reasons: impl Iterator<Item = (String, f32)>,
    ahead: Option<usize>,
    language: Language,
) -> Reasons {
    let (speaks_for, against): (Vec<_>, Vec<_>) = reasons.partition(|(_, worth)| *worth > 0.0);
    let words = |reasons: Vec<(String, f32)>| {
        reasons.into_iter().map(|(feature, _)| G::feature(&feature, language)).collect()
    };
    let horizon = match ahead {
        Some(0) => Horizon::AtOnce,
        Some(_) => Horizon::Later,
        None => Horizon::OnlyInSearch,
    };
    Reasons { speaks_for: words(speaks_for), against: words(against), horizon }
}

/// Thinks about a decision for a while. A decision that is drafted as a whole is advised as a whole.
pub fn hint<G: Playable>(view: &G::View, seat: Seat, time: Duration, language: Language) -> Option<Hint> {
    let drafted = |action| G::EXTRAS.drafts.is_some_and(|drafts| (drafts.is_drafted)(action));
    let advice = G::strongest(view, Budget::Time(time / 2), 1);
    let (best, mixed) = (advice.opinions.first()?, advice.thought == Thought::Solved);
    if drafted(best.action) {
        return plan::<G>(view, seat, time / 2, language);
    }
    let worthy = advice.opinions.iter().filter(|opinion| opinion.attention >= LOOKED_AT).take(OPTIONS);
    let told = worthy.map(|opinion| {
        // The best is compared with the next.
        let why =
            (opinion.action == best.action).then(|| advice.opinions.get(1)).flatten().and_then(|second| {
                let Explained { reasons, ahead } =
                    explain::<G>(view, opinion.action, second.action, FARTHEST)?;
                let reasons =
                    reasons.into_iter().map(|Reason { feature, worth }| (feature.to_owned(), worth));
                Some(reasons_in_words::<G>(reasons, ahead, language))
            });
        let foreseen = foresee(G::imagine(view, &mut dice(0)), seat, opinion.action);
        HintedOption {
            action: opinion.action.to_string(),
            steps: vec![G::action(&opinion.action, language)],
            chance: percent(opinion.chance),
            ghost: foreseen
                .map(|foreseen| G::ghost(view, opinion.action, &foreseen.events))
                .unwrap_or_default(),
            why,
        }
    });
    Some(Hint { options: told.collect(), mixed })
}

/// A decision of several actions that are drafted together: one good plan.
fn plan<G: Playable>(view: &G::View, seat: Seat, time: Duration, language: Language) -> Option<Hint> {
    let drafts = G::EXTRAS.drafts?;
    let (empty, mut game) = (view, G::imagine(view, &mut dice(0)));
    let (mut plan, mut chance, mut ghosts) = (vec![], None, vec![]);
    let mut view = view.clone();
    while !view.legal().is_empty() {
        let advice = G::strongest(&view, Budget::Time(time / 4), 1);
        let best = advice.opinions.first()?;
        if !(drafts.is_drafted)(best.action) {
            break;
        }
        chance.get_or_insert(best.chance);
        plan.push(best.action);
        ghosts.push(G::ghost(&view, best.action, &[]));
        game.apply(seat, best.action, &mut game::Nobody).ok()?;
        view = game.view(Viewer::Seat(seat));
    }
    let reasons = explain_plan::<G>(empty, &plan);
    let reasons = reasons.into_iter().map(|Reason { feature, worth }| (feature.to_owned(), worth));
    let option = HintedOption {
        action: plan.first()?.to_string(),
        steps: plan.iter().map(|action| G::action(action, language)).collect(),
        chance: percent(chance?),
        ghost: html! { @for ghost in &ghosts { (ghost) } },
        why: Some(Reasons {
            horizon: Horizon::BesideOtherPlans,
            ..reasons_in_words::<G>(reasons, None, language)
        }),
    };
    Some(Hint { options: vec![option], mixed: true })
}

fn percent(chance: f32) -> u32 {
    (100.0 * chance).round() as u32
}

/// What a coach says to a seat that is to decide: what is new to it in this match, less as the match goes on.
pub fn coaching<G: Playable>(
    table: &Table<G>,
    view: &G::View,
    seat: Seat,
    people: &People,
    language: Language,
) -> Coaching {
    let viewer = Viewer::Seat(seat);
    let own: Vec<usize> = (table.moves().iter().enumerate())
        .filter(|(_, played)| played.seat == seat)
        .map(|(number, _)| number)
        .collect();
    let is_known = |subject: &&str| {
        own.iter().any(|&number| {
            table.view_at(number, viewer).is_some_and(|then| G::subjects(&then).contains(subject))
        })
    };
    let mut subjects = if own.len() < SPEAKS { G::subjects(view) } else { vec![] };
    subjects.retain(|subject| !is_known(subject));
    let since = own.last().map_or(0, |last| last + 1);
    let bots = if own.len() <= SPEAKS_OF_BOTS {
        bot_moves(table, view, since, seat, people, language)
    } else {
        vec![]
    };
    Coaching {
        aim: own.is_empty().then(|| G::aim(language)),
        about: subjects.into_iter().map(|subject| G::about(subject, language)).collect(),
        bots,
    }
}

/// What each bot has done since an action, as far as a seat knows.
fn bot_moves<G: Playable>(
    table: &Table<G>,
    view: &G::View,
    since: usize,
    seat: Seat,
    people: &People,
    language: Language,
) -> Vec<BotMove> {
    let viewer = Viewer::Seat(seat);
    let Some(before) = table.view_at(since, viewer) else { return vec![] };
    let others = (0..).map_while(Seat::new).take(people.names.len()).filter(|&other| other != seat);
    let told = others.filter_map(|other| {
        let numbers = (since..table.len()).filter(|&number| table.moves()[number].seat == other);
        let events: Vec<G::Event> = numbers.flat_map(|number| table.story(number, viewer)).collect();
        let lines = words::story::<G>(&events, people, language);
        let gains = gains::<G>(&before, view, other);
        let gains = gains.iter().filter(|gain| gain.worth >= SLIGHT).take(GAINS);
        Some(BotMove {
            seat: other,
            name: people.names.get(other.index())?.clone(),
            gains: gains.map(|gain| G::feature(gain.feature, language)).collect(),
            lines,
        })
        .filter(|told| !told.lines.is_empty())
    });
    told.collect()
}
