//! Every figure can be drawn, shows what it promises, and has a name for those who do not see it.

use super::*;
use std::collections::BTreeSet;

fn every_figure_can_be_drawn<G: Illustrated>() {
    let names: BTreeSet<&str> = G::FIGURES.iter().map(|figure| figure.name).collect();
    assert!(names.len() >= 4 && names.len() == G::FIGURES.len(), "{}: {names:?}", G::ID);
    assert!(G::FIGURES.iter().filter(|figure| !figure.steps.is_empty()).count() >= 2, "{}", G::ID);
    for language in Language::ALL {
        for figure in G::FIGURES {
            let name = figure.name;
            let pictures =
                figure.pictures(language).unwrap_or_else(|flaw| panic!("{} {name}: {flaw}", G::ID));
            assert!(!pictures.is_empty() && pictures.len() >= figure.steps.len(), "{name}");
            for pair in pictures.windows(2) {
                let [before, after] = pair else { continue };
                assert_ne!(before.drawn.0, after.drawn.0, "{name} shows nothing new");
                assert!(!after.told.is_empty(), "{name} tells nothing");
            }
        }
        check_names::<G>(language);
        check_callouts::<G>(language);
    }
}

/// The whole table has its parts numbered, every number is there once, and each is explained.
fn check_callouts<G: Illustrated>(language: Language) {
    let first = G::FIGURES.first().map_or(&[][..], |figure| figure.callouts);
    assert!(first.len() >= 6, "{}: the table has more parts", G::ID);
    let html = illustrations::<G>(language).remove(0).drawn.into_string();
    for number in 1..=first.len() {
        let signs = html.matches(&format!("callout\">{number}</span>")).count();
        let drawn = html.matches(&format!("text-anchor=\"middle\">{number}</text></g>")).count();
        assert_eq!(signs + drawn, 1, "{} {number}: {html}", G::ID);
    }
    let (_, list) = html.split_once("<ol class=\"callouts\">").unwrap_or_else(|| panic!("{html}"));
    let (list, _) = list.split_once("</ol>").unwrap_or_default();
    assert_eq!(list.matches("<li>").count(), first.len(), "{list}");
    assert!(!list.contains("rules-"), "every number is explained: {list}");
}

/// A picture is named by texts that are there, and nobody can play on it.
fn check_names<G: Illustrated>(language: Language) {
    for illustration in illustrations::<G>(language) {
        let html = illustration.drawn.into_string();
        assert!(!html.contains("id=\"ghost\""), "{html}");
        let ids: Vec<&str> = html.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        let once: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(ids.len(), once.len(), "an id is there twice: {ids:?}");
        let pictures: Vec<&str> = html.split(" role=\"img\" aria-labelledby=\"").skip(1).collect();
        assert!(!pictures.is_empty() && html.matches("<div inert>").count() == pictures.len(), "{html}");
        for picture in pictures {
            let ids = picture.split('"').next().unwrap_or_default();
            for id in ids.split(' ') {
                assert_eq!(html.matches(&format!(" id=\"{id}\"")).count(), 1, "{id}: {html}");
            }
        }
    }
}

games::tests!(every_figure_can_be_drawn);
