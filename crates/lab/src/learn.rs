//! `lab learn`: bots play themselves and find out how much each feature of a position counts.

use crate::args::LearnArguments;
use crate::trouble::Trouble;
use bots::{Judged, MOMENTS};
use game::SeatCount;
use lab::learning::Learner;
use lab::{progress, threads};
use std::fmt::Write as _;
use std::io::{self, Write as _};

/// The mean of the weights is taken over the second half of the games.
const HALVES: u64 = 2;

pub fn run(arguments: &LearnArguments) -> Result<(), Trouble> {
    let table = (arguments.game.learn)(arguments)?;
    Ok(io::stdout().write_all(table.as_bytes())?)
}

/// Learns for every number of seats and writes the table as the judges include it.
pub fn learn<G: Judged>(arguments: &LearnArguments) -> Result<String, Trouble> {
    let threads = threads::pool(arguments.threads)?;
    if arguments.games == 0 {
        return Err(Trouble::NoGames);
    }
    let counts: Vec<SeatCount> = (G::SEATS.0.get()..=G::SEATS.1.get()).filter_map(SeatCount::new).collect();
    let bar = progress::bar(arguments.games * counts.len() as u64, false);
    let mut columns = vec![];
    for &seats in &counts {
        let mut learner = Learner::<G>::new(seats, G::Options::default(), &arguments.seed);
        let mut played = 0;
        while played < arguments.games {
            if played * HALVES < arguments.games {
                learner.settle();
            }
            let games = threads.install(|| learner.practise())?;
            played += games;
            bar.inc(games);
        }
        columns.push(learner.learned());
    }
    bar.finish_and_clear();
    Ok(table::<G>(arguments, &columns))
}

/// The table as Rust: a row for each feature, with its weights for every number of seats.
fn table<G: Judged>(arguments: &LearnArguments, columns: &[Vec<[f32; MOMENTS]>]) -> String {
    let LearnArguments { games, seed, .. } = arguments;
    let (fewest, most) = G::SEATS;
    let mut text = format!(
        "//! Made by `lab learn {} --games {games} --seed {seed}`: for {fewest} to {most} seats, the weights of each\n\
         //! feature from the start of a game to its end.\n\n\
         use crate::FeatureWeights;\n\n\
         #[rustfmt::skip]\n\
         pub const TABLE: [FeatureWeights<{}>; {}] = [\n",
        G::ID,
        columns.len(),
        G::FEATURES.len()
    );
    for (feature, name) in G::FEATURES.iter().enumerate() {
        let weights: Vec<String> = (columns.iter())
            .map(|column| format!("[{}]", column[feature].map(|weight| format!("{weight:7.4}")).join(", ")))
            .collect();
        let _ = writeln!(text, "    (\"{name}\", [{}]),", weights.join(", "));
    }
    text + "];\n"
}
