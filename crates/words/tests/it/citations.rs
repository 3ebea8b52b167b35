//! Whatever the games cite can be read: every refusal and every prompt names a paragraph of the rulebook, which is there
//! in both languages.

use crate::messages::{files_below, folder};
use game::Viewer;
use game::chance::{below, dice};
use std::collections::BTreeSet;
use std::fs;
use words::{Language, Rulebook, Speaks};

/// The numbers that the sources of a game answer with: those of its rules, and those of its words.
fn answered<G: Speaks>() -> BTreeSet<String> {
    let words = format!("words/src/{}", G::ID.replace('-', "_"));
    let places = [format!("{}/src/", G::ID), format!("{words}/"), format!("{words}.rs")];
    let files = files_below(&folder(".."));
    let own = files.iter().filter(|(path, _)| places.iter().any(|place| path.starts_with(place)));
    let mut answered = BTreeSet::new();
    for (_, file) in own {
        let source = fs::read_to_string(file).unwrap();
        let answers = source.split("=> \"").skip(1).filter_map(|answer| answer.split('"').next());
        let numbers = answers.filter(|text| text.starts_with(|first: char| first.is_ascii_digit()));
        answered.extend(numbers.map(str::to_owned));
    }
    answered
}

/// What refusals and prompts cite in many games, with actions tried that were possible at some other time.
fn cited<G: Speaks>(games: u64) -> BTreeSet<String> {
    let (mut dice, mut known, mut cited) = (dice(games), vec![], BTreeSet::new());
    game_testing::play_games::<G>(0..games, |step| {
        known.push(step.action);
        for viewer in Viewer::everyone(step.seats) {
            cited.insert(G::paragraph(&step.after.view(viewer)).to_owned());
        }
        for seat in step.seats.seats() {
            let tried = known[below(&mut dice, known.len() as u32) as usize];
            let refusal = step.after.clone().apply(seat, tried, &mut game::Nobody).err();
            cited.extend(refusal.and_then(|refusal| refusal.rule()).map(str::to_owned));
        }
    });
    cited
}

fn every_refusal_and_prompt_can_be_read<G: Speaks>() {
    let answered = answered::<G>();
    assert!(answered.len() > 4, "{answered:?}");
    let cited = cited::<G>(60);
    for language in Language::ALL {
        let rulebook = Rulebook::parse(G::rulebook(language));
        for number in answered.union(&cited).map(String::as_str).chain(rulebook.numbers()) {
            let text = rulebook.plain(number);
            assert!(
                text.is_some_and(|text| text.len() > 20),
                "{} has no paragraph {number} in {language:?}",
                G::ID
            );
        }
    }
}

games::tests!(every_refusal_and_prompt_can_be_read);
