//! Whatever cites RULES.md cites a paragraph that is there.
#![expect(clippy::unwrap_used, reason = "the helpers of a test fail as tests do")]

use game::Reason;
use great_wall::{Column, Illegal, Kind, Lot, Site, Token};
use std::path::{Path, PathBuf};

fn has_paragraph(number: &str) -> bool {
    include_str!("../RULES.md").contains(&format!("\n**{number}** "))
}

#[test]
fn every_refusal_names_a_paragraph_of_the_rules() {
    let (site, column, token) = (Site::new(1).unwrap(), Column::new(1).unwrap(), Token::Five);
    for reason in [
        Illegal::NoSuchSite(site),
        Illegal::SiteClosed(site),
        Illegal::NoSuchColumn { site, column },
        Illegal::ClaimFirst(site),
        Illegal::ClaimInOrder { site, asked: site },
        Illegal::NothingToClaim(site),
        Illegal::NoSuchToken { site, token },
        Illegal::NotYourCard { site, column },
        Illegal::CardIsCovered { site, column },
        Illegal::OnlyScoring,
        Illegal::DeckEmpty,
        Illegal::NoPassing,
        Illegal::NotInHand(Lot::single(Kind::Noble)),
        Illegal::Protected { site, column },
    ] {
        assert!(has_paragraph(reason.rule()), "RULES.md has no paragraph {}", reason.rule());
        let text = reason.to_string();
        assert!(text.starts_with(char::is_lowercase) && !text.ends_with('.'), "{text}");
    }
}

/// The files of a folder and of those in it.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

#[test]
fn every_paragraph_cited_in_the_source_exists() {
    for path in sources(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))) {
        let source = std::fs::read_to_string(&path).unwrap();
        for citation in source.split("RULES ").skip(1) {
            let words =
                citation.split_whitespace().map(|word| word.trim_end_matches([',', '.', ':', ';', ')']));
            let cited = words.take_while(|word| word.starts_with(|first: char| first.is_ascii_digit()));
            for number in cited.filter(|number| number.contains('.')) {
                assert!(has_paragraph(number), "RULES.md has no paragraph {number}");
            }
        }
    }
}
