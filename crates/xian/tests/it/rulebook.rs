//! The worked examples of the rules: `rulebook.toml` beside this file, and the arithmetic of the scoring.

use game::{Game, Seat, SeatCount, Viewer};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use xian::scene::Scene;
use xian::scoring::{majority, matches, sets};
use xian::{Action, BySeat, Equipment, EquipmentSet, Section, Xian};

#[derive(Deserialize)]
struct Rulebook {
    vector: Vec<Vector>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Vector {
    id: String,
    tells: String,
    given: Scene,
    #[serde(default)]
    play: Vec<String>,
    legal: Option<Vec<String>>,
    #[serde(default)]
    offers: Vec<String>,
    #[serde(default)]
    withholds: Vec<String>,
    #[serde(default)]
    refused: BTreeMap<String, String>,
    #[serde(default)]
    then: Value,
}

fn vectors() -> Vec<Vector> {
    toml::from_str::<Rulebook>(include_str!("rulebook.toml")).unwrap().vector
}

#[test]
fn every_example_of_the_rules_comes_out_as_told() {
    for vector in vectors() {
        check(&vector);
    }
}

#[test]
fn no_example_is_missing() {
    let told: BTreeSet<String> = vectors().into_iter().map(|vector| vector.id).collect();
    let scored = ["V-14", "V-15", "V-16", "V-17", "V-18", "D-21", "D-22", "D-23"];
    for (letter, last) in [('V', 18), ('D', 35), ('N', 18)] {
        for number in 1..=last {
            let id = format!("{letter}-{number:02}");
            assert!(told.contains(&id) || scored.contains(&id.as_str()), "{id} is missing");
        }
    }
}

fn check(vector: &Vector) {
    let name = format!("{} ({})", vector.id, vector.tells);
    let mut game = vector.given.set().unwrap_or_else(|error| panic!("{name}: {error}"));
    for spelling in &vector.play {
        let seat = game.turn().awaited().first().unwrap();
        if let Err(refusal) = game.apply(seat, read(spelling), &mut vec![]) {
            panic!("{name}: {spelling} was refused: {refusal}");
        }
    }
    let legal = legal(&game);
    if let Some(expected) = &vector.legal {
        assert_eq!(&legal, expected, "{name}: what is legal");
    }
    for spelling in &vector.offers {
        assert!(legal.contains(spelling), "{name}: {spelling} is not offered, but {legal:?}");
    }
    for spelling in &vector.withholds {
        assert!(!legal.contains(spelling), "{name}: {spelling} is offered");
    }
    for (spelling, why) in &vector.refused {
        assert_eq!(&refusal(&game, spelling), why, "{name}: {spelling}");
    }
    check_facts(&facts(&game), &vector.then, &name);
}

fn read(spelling: &str) -> Action {
    spelling.parse().unwrap()
}

/// What the lowest awaited seat may do, sorted as in a trace.
fn legal(game: &Xian) -> Vec<String> {
    let mut actions = vec![];
    if let Some(seat) = game.turn().awaited().first() {
        game.legal_actions(seat, &mut actions);
    }
    let mut legal: Vec<String> = actions.iter().map(ToString::to_string).collect();
    legal.sort();
    legal
}

/// The name of the reason for which an action is refused.
fn refusal(game: &Xian, spelling: &str) -> String {
    let seat = game.turn().awaited().first().unwrap();
    match game.clone().apply(seat, read(spelling), &mut vec![]) {
        Ok(()) => "nothing".to_owned(),
        Err(game::Refusal::Rule(reason)) => match json!(reason) {
            Value::Object(variant) => variant.keys().next().cloned().unwrap(),
            variant => variant.as_str().unwrap().to_owned(),
        },
        Err(other) => other.to_string(),
    }
}

/// The open table, and what each seat sees of itself.
fn facts(game: &Xian) -> Value {
    let public = game.view(Viewer::Public);
    let mut facts = json!(public.table);
    let own = |seat: Seat| json!(game.view(Viewer::Seat(seat)).seats[seat.index()]);
    facts["seats"] = game.seats().seats().map(own).collect();
    facts["prompt"] = json!(public.prompt);
    facts["statues"] = json!(public.statues);
    facts["track"] = json!(public.track);
    facts["ties"] = json!(public.ties);
    facts["outcome"] = json!(public.outcome);
    facts["buildings_now"] = json!(public.buildings);
    facts
}

/// Everything expected is there; what is expected as `{}` may be anything.
fn check_facts(facts: &Value, expected: &Value, path: &str) {
    match expected {
        Value::Null => {}
        Value::Object(expected) => {
            for (key, value) in expected {
                let fact = facts.get(key).unwrap_or_else(|| panic!("{path}: there is no {key} in {facts}"));
                check_facts(fact, value, &format!("{path}.{key}"));
            }
        }
        Value::Array(expected) if expected.iter().any(Value::is_object) => {
            let facts = facts.as_array().unwrap_or_else(|| panic!("{path}: {facts} is no list"));
            assert_eq!(facts.len(), expected.len(), "{path}: {facts:?}");
            for (index, (fact, value)) in facts.iter().zip(expected).enumerate() {
                check_facts(fact, value, &format!("{path}[{index}]"));
            }
        }
        expected => assert_eq!(facts, expected, "{path}"),
    }
}

fn check_majority<const N: usize>(section: Section, soldiers: [u8; N], points: [u8; N]) {
    let mut counts = BySeat::all(SeatCount::new(N).unwrap(), 0);
    counts.as_mut_slice().copy_from_slice(&soldiers);
    let scored: Vec<u8> = counts.seats().seats().map(|seat| majority(&counts, section, seat)).collect();
    assert_eq!(scored, points);
}

fn cards(names: &[&str]) -> EquipmentSet {
    names.iter().map(|name| Equipment::from_name(name).unwrap()).collect()
}

#[test]
fn v_14_two_ties_share_four_places() {
    check_majority(Section::C, [2, 2, 1, 1], [10, 10, 2, 2]);
}

#[test]
fn v_15_seats_without_a_soldier_take_no_place() {
    check_majority(Section::B, [2, 1, 0, 0], [12, 6, 0, 0]);
}

#[test]
fn v_16_four_equal_seats_share_three_values() {
    check_majority(Section::A, [1, 1, 1, 1], [4, 4, 4, 4]);
}

#[test]
fn d_21_two_equal_seats_share_first_and_second() {
    check_majority(Section::A, [1, 1], [7, 7]);
}

#[test]
fn d_22_three_seats_share_second_third_and_nothing() {
    check_majority(Section::A, [3, 1, 1, 1], [10, 2, 2, 2]);
}

const V_17: [&str; 5] = ["arrowheads-1", "halberd-1", "halberd-2", "sword-1", "chariot-1"];

#[test]
fn v_17_each_material_is_split_into_its_best_sets() {
    assert_eq!(sets(cards(&V_17)), 14);
}

#[test]
fn v_18_each_card_is_matched_with_one_soldier_of_its_section() {
    assert_eq!(matches(cards(&V_17), |section| [1, 0, 2][section.index()]), 6);
}

#[test]
fn d_23_three_two_and_one_of_a_kind_make_three_sets() {
    let bronze = ["sword-1", "sword-2", "sword-3", "halberd-1", "halberd-2", "arrowheads-1"];
    assert_eq!(sets(cards(&bronze)), 17);
}
