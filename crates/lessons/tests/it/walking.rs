//! Walks all lessons through the library: the answer that we know is accepted step by step, the mistake is not, and
//! everything is said in both languages.

use game::View;
use lessons::{Answer, Attempt, LEARNER, Lesson, Taught, minutes, people_names};
use std::collections::BTreeSet;
use words::{Language, People, Rulebook};

/// Follows spellings that are all steps towards the goal.
fn follow<'a, G: Taught>(mut attempt: Attempt<'a, G>, spellings: &[&str], lesson: &str) -> Attempt<'a, G> {
    for spelling in spellings {
        assert!(!attempt.is_solved(), "{lesson} is solved before {spelling}");
        attempt = match attempt.answer(spelling.parse().unwrap()) {
            Answer::Accepted(next) => next,
            Answer::Refused(refusal) => panic!("{lesson}: {spelling} is refused: {refusal}"),
            Answer::Astray(events) => panic!("{lesson}: {spelling} leads astray: {events:?}"),
        };
    }
    attempt
}

fn begin<G: Taught>(lesson: &Lesson<G>) -> Attempt<'_, G> {
    lesson.begin().unwrap_or_else(|flaw| panic!("{} {}: {flaw}", G::ID, lesson.name))
}

fn every_lesson_can_be_walked_to_its_end<G: Taught>() {
    for lesson in G::lessons() {
        let name = format!("{} {}", G::ID, lesson.name);
        let start = begin(lesson);
        assert!(start.view().awaited().contains(LEARNER), "{name}: the learner is asked first");
        assert!(start.view().legal().len() > 1, "{name}: there is something to choose");
        let solved = follow(start.clone(), lesson.solution, &name);
        assert!(solved.is_solved(), "{name}: {:?}", solved.events());
        let played: Vec<G::Action> = lesson.solution.iter().map(|action| action.parse().unwrap()).collect();
        assert_eq!(solved.played(), played, "{name}");
        assert!(lesson.resume(&played).unwrap().is_solved(), "{name}: it can be taken up again");
    }
}

fn a_mistake_is_answered_and_changes_nothing<G: Taught>() {
    let names = people_names::<G>();
    let mut refused = 0;
    for lesson in G::lessons() {
        let name = format!("{} {}", G::ID, lesson.name);
        let (last, before) = lesson.mistake.split_last().unwrap_or_else(|| panic!("{name} has no mistake"));
        let attempt = follow(begin(lesson), before, &name);
        for language in Language::ALL {
            let people = People { names: &names, you: Some(LEARNER) };
            match attempt.answer(last.parse().unwrap()) {
                Answer::Accepted(_) => panic!("{name}: {last} is a step towards the goal"),
                Answer::Astray(events) => {
                    let told = words::story::<G>(&events, &people, language);
                    assert!(!told.is_empty(), "{name}: nothing is told of {last}");
                }
                Answer::Refused(refusal) => {
                    refused += 1;
                    assert!(refusal.rule().is_some(), "{name}: {refusal}");
                    assert!(!words::refusal::<G>(&refusal, &people, language).text.is_empty());
                }
            }
        }
        let tried = lesson.mistake.iter().map(|action| action.parse().unwrap()).collect::<Vec<_>>();
        assert!(lesson.resume(&tried).is_none(), "{name}: a mistake is no step");
    }
    assert!(refused > 0, "{}: no lesson shows a refusal", G::ID);
}

fn lessons_are_short_and_told_in_both_languages<G: Taught>() {
    let lessons = G::lessons();
    let count = lessons.len();
    assert!((8..=12).contains(&count), "{} has {count} lessons", G::ID);
    let names: BTreeSet<&str> = lessons.iter().map(|lesson| lesson.name).collect();
    assert_eq!(names.len(), count, "{}: two lessons have one name", G::ID);
    for language in Language::ALL {
        let rules = Rulebook::parse(G::rulebook(language));
        let numbers: BTreeSet<&str> = rules.numbers().collect();
        let mut titles = BTreeSet::new();
        for lesson in lessons {
            let text = lesson.text(language);
            assert!(numbers.contains(lesson.paragraph), "{}: there is no {}", G::ID, lesson.paragraph);
            assert!(titles.insert(text.title.clone()), "{} is there twice", text.title);
            for said in [&text.idea, &text.task, &text.done] {
                assert!(said.ends_with(['.', '?', '!']), "{} {}: {said}", G::ID, lesson.name);
            }
        }
        let minutes = minutes::<G>(language);
        println!("{} in {language:?}: {count} lessons, {minutes} minutes", G::ID);
        assert!((5..20).contains(&minutes), "{} in {language:?} takes {minutes} minutes", G::ID);
    }
    let solutions = lessons.iter().map(|lesson| lesson.solution.len());
    assert!(solutions.max() >= Some(1) && lessons[0].solution.len() == 1, "the first is one action");
}

games::tests!(every_lesson_can_be_walked_to_its_end);
games::tests!(a_mistake_is_answered_and_changes_nothing);
games::tests!(lessons_are_short_and_told_in_both_languages);
