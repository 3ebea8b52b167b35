//! Hundreds of seeded games, told to everybody in both languages: every event, prompt, refusal, action and
//! ending has words, and they are well formed. In tests a message that does not fit its arguments panics.

use crate::messages;
use game::chance::{below, dice};
use game::{Event as _, Seat, View, Viewer};
use std::collections::BTreeSet;
use words::{Language, Line, People, Speaks};

/// How many actions that were legal at some other time are tried at each decision.
const TRIED: u32 = 6;

/// The kinds of decision that came up.
fn tell_games<G: Speaks>(games: u64) -> BTreeSet<&'static str> {
    let names = ["Ada", "Bob", "Chloé", "Étienne", "Yves"].map(str::to_owned);
    let (mut dice, mut known, mut endings) = (dice(games), vec![], BTreeSet::new());
    let mut subjects = BTreeSet::new();
    game_testing::play_games::<G>(0..games, |step| {
        known.push(step.action);
        for viewer in Viewer::everyone(step.seats) {
            let you = step.seats.seats().find(|&seat| viewer.is(seat));
            let people = People { names: &names[..step.seats.get()], you };
            for language in Language::ALL {
                for event in step.events.iter().filter_map(|event| event.seen_by(viewer)) {
                    if let Some(line) = G::event(&event, &people, language) {
                        check_line(&line, language);
                    }
                }
                check(&G::prompt(&step.after.view(viewer), &people, language), language);
            }
        }
        for language in Language::ALL {
            check(&G::action(&step.action, language), language);
        }
        for seat in step.seats.seats() {
            let view = step.after.view(Viewer::Seat(seat));
            if !view.legal().is_empty() {
                subjects.extend(G::subjects(&view));
            }
        }
        for _ in 0..TRIED {
            let action = known[below(&mut dice, known.len() as u32) as usize];
            for seat in step.seats.seats() {
                tell_refusal(step.after, seat, action, &names);
            }
        }
        endings.extend(step.after.ending());
    });
    for language in Language::ALL {
        let told: BTreeSet<String> =
            endings.iter().map(|ending| <G as Speaks>::ending(ending, language)).collect();
        assert_eq!(told.len(), endings.len(), "{told:?}");
        for ending in &told {
            check(ending, language);
        }
        // What a coach says about every kind of decision.
        let told: BTreeSet<String> = subjects.iter().map(|subject| G::about(subject, language)).collect();
        assert_eq!(told.len(), subjects.len(), "{subjects:?}");
        for about in &told {
            check(about, language);
            assert!(about.ends_with('.'), "{about}");
        }
    }
    subjects
}

fn tell_refusal<G: Speaks>(game: &G, seat: Seat, action: G::Action, names: &[String]) {
    let Err(refusal) = game.clone().apply(seat, action, &mut game::Nobody) else { return };
    for you in [Some(seat), None] {
        for language in Language::ALL {
            check_line(&words::refusal::<G>(&refusal, &People { names, you }, language), language);
        }
    }
}

#[track_caller]
fn check_line(line: &Line, language: Language) {
    check(&line.text, language);
    assert!(line.places.iter().all(|place| !place.is_empty()), "{line:?}");
}

/// A sentence: one line that begins with a capital or a number, without a hole, a doubled space or a space where none belongs.
#[track_caller]
fn check(text: &str, language: Language) {
    let begins_well = text.chars().next().is_some_and(|first| first.is_uppercase() || first.is_numeric());
    assert!(begins_well, "“{text}”");
    for wrong in ["{", "}", "  ", " ,", " .", "\n", "'", "\""] {
        assert!(!text.contains(wrong), "“{text}”");
    }
    assert_eq!(text.trim(), text);
    if language == Language::French {
        for wrong in [" :", " ;", " !", " ?", " de Ada", " de Étienne", " de Yves"] {
            assert!(!text.contains(wrong), "“{text}”");
        }
    }
}

fn two_hundred_games_are_told<G: Speaks>() {
    let subjects = tell_games::<G>(200);
    let explained = messages::of_game(G::ID).filter(|id| id.starts_with("coach-")).count();
    assert_eq!(subjects.len(), explained, "a coach explains what comes up, and nothing else: {subjects:?}");
}

games::tests!(two_hundred_games_are_told);

/// Titles, invitations, options and their values; no two values of an option are called the same.
fn tell_the_box<G: Speaks>() {
    for language in Language::ALL {
        for text in [G::title(language), G::tagline(language)] {
            check(&text, language);
        }
        for info in G::OPTIONS {
            check(&G::option(info.name, language), language);
            assert!(G::option_help(info.name, language).ends_with('.'));
            let values: BTreeSet<String> = info
                .values
                .iter()
                .map(|value| G::option_value(info.name, &value.to_string(), language))
                .collect();
            assert_eq!(values.len(), info.values.len(), "{values:?}");
            for value in &values {
                check(value, language);
            }
        }
        assert_eq!(G::option("nonsense", language), "nonsense");
        assert_eq!(G::option_help("nonsense", language), "");
        assert_eq!(G::option_value("nonsense", "maybe", language), "maybe");
        assert_eq!(G::option_value(G::OPTIONS[0].name, "maybe", language), "maybe");
    }
}

#[test]
fn every_game_introduces_itself() {
    games::for_each!(tell_the_box);
}

#[test]
fn pieces_have_names_of_their_own() {
    let name = |language| words::text(language, "qin-tile", &[("tile", "ry")]);
    assert_eq!(Language::ALL.map(name), ["a red and yellow tile", "une tuile rouge et jaune"]);
}
