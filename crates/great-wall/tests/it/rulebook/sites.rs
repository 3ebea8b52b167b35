//! What sites are worth and who leads them: the vectors of `sites.toml` (RULES 3).

use super::{after, letter, site};
use game::{Game, Viewer};
use great_wall::{Lead, SiteView, Token};
use std::collections::BTreeMap;

/// One example.
struct Example {
    id: String,
    site: String,
    totals: BTreeMap<String, i8>,
    leader: String,
}

fn examples() -> Vec<Example> {
    let file: toml::Table = toml::from_str(include_str!("sites.toml")).unwrap();
    let text = |site: &toml::Value, key: &str| site[key].as_str().unwrap().to_owned();
    let total =
        |(letter, total): (&String, &toml::Value)| (letter.clone(), total.as_integer().unwrap() as i8);
    let example = |site: &toml::Value| Example {
        id: text(site, "id"),
        site: text(site, "site"),
        totals: site["totals"].as_table().unwrap().iter().map(total).collect(),
        leader: text(site, "leader"),
    };
    file["site"].as_array().unwrap().iter().map(example).collect()
}

/// The example as site 1 of a game of five. In the last round nobody minds that Red may have laid everything.
fn view(example: &Example) -> SiteView {
    let game = after(&format!("5 seats\nsite 1: {}\nlast round of N\nR acts", example.site), &[]);
    assert_eq!(site(&game, 1), example.site, "{}", example.id);
    game.view(Viewer::Public).sites.swap_remove(0)
}

#[test]
fn every_example_has_its_totals_and_its_leader() {
    assert_eq!(examples().len(), 44);
    for example in examples() {
        let view = view(&example);
        let totals: BTreeMap<String, i8> =
            view.totals.iter().map(|total| (letter(total.seat).to_string(), total.total)).collect();
        assert_eq!(totals, example.totals, "{}", example.id);
        let leader = match view.lead {
            Lead::Sole(seat) => letter(seat).to_string(),
            Lead::Nobody | Lead::Tied(_) => String::new(),
        };
        assert_eq!(leader, example.leader, "{}", example.id);
    }
}

#[test]
fn every_total_is_the_sum_it_is_shown_as() {
    for example in examples() {
        let view = view(&example);
        for total in &view.totals {
            let cards: u8 = total.cards.iter().sum();
            let token = total.token.map_or(0, Token::points);
            assert_eq!(cards as i8 - token as i8, total.total, "{}", example.id);
            let on_columns = view.columns.iter().filter(|column| column.top.owner() == total.seat);
            assert_eq!(
                on_columns.map(|column| column.value).collect::<Vec<_>>(),
                total.cards,
                "{}",
                example.id
            );
        }
    }
}
