//! Whatever cites RULES.md cites a paragraph that is there.

use game::Reason;
use great_wall::{Column, Illegal, Kind, Lot, Site, Token};

fn has_paragraph(number: &str) -> bool {
    include_str!("../../RULES.md").contains(&format!("\n**{number}** "))
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

#[test]
fn every_paragraph_cited_in_the_source_exists() {
    game_testing::check_citations(env!("CARGO_MANIFEST_DIR"));
}
