//! The start position, and deals that are none.

use game::{Game, Seat, SeatCount, Seed, SetUpError, Viewer};
use serde_json::{Value, json};
use xian::scene::{Scene, SceneError};
use xian::{Colour, Deal, Options, Xian};

fn deal() -> Deal {
    Xian::deal(SeatCount::TWO, &Options::default(), &Seed::from_text("a deal", 0))
}

/// The complaint about a deal with one field changed.
fn complaint(field: &str, value: Value) -> String {
    let mut json = json!(deal());
    json[field] = value;
    let Ok(changed) = serde_json::from_value::<Deal>(json) else { return "unreadable".to_owned() };
    match Xian::set_up(SeatCount::TWO, &Options::default(), &changed) {
        Ok(_) => "none".to_owned(),
        Err(SetUpError::Deal(sentence)) => sentence,
        Err(other) => other.to_string(),
    }
}

#[test]
fn a_deal_holds_exactly_the_pieces_of_the_game() {
    let decks = json!(deal().workers);
    let workers = "each deck of workers has the 24 cards, each once";
    assert_eq!(
        complaint("formations", json!(["A1", "C1", "B1"])),
        "formations names one side of A, one of B and one of C"
    );
    assert_eq!(
        complaint("formations", json!(["A1"])),
        "formations names one side of A, one of B and one of C"
    );
    assert_eq!(complaint("formations", json!(["A1", "B1", "C5"])), "unreadable");
    assert_eq!(complaint("workers", json!([decks[0]])), "workers has one deck for each seat");
    assert_eq!(complaint("workers", json!([decks[0], ["y1"]])), workers);
    let mut twice = decks[0].clone();
    twice[0] = twice[1].clone();
    assert_eq!(complaint("workers", json!([decks[0], twice])), workers);
    assert_eq!(complaint("equipment", json!(["sword-1"])), "equipment names the 24 cards, each once");
    assert_eq!(complaint("equipment", json!(["sword-5"])), "unreadable");
    assert_eq!(complaint("requests", json!([1, 2, 3])), "requests names 1 to 12, each once");
    assert_eq!(complaint("requests", json!([0])), "unreadable");
    assert_eq!(
        complaint("buildings", json!(["palace", "palace", "armory", "workshop"])),
        "buildings names the four, each once"
    );
    let tiles = "end_tiles names four different tiles";
    assert_eq!(complaint("end_tiles", json!(["flat", "flat", "tens", "pairs"])), tiles);
    assert_eq!(complaint("end_tiles", json!(["flat", "flat", "tens", "pairs", "soldiers"])), tiles);
    let start = "start_tiles has a different number from 1 to 4 for each seat";
    for numbers in [json!([1]), json!([1, 1]), json!([0, 1]), json!([1, 5]), json!([1, 2, 3])] {
        assert_eq!(complaint("start_tiles", numbers), start);
    }
    assert_eq!(complaint("start_tiles", json!([4, 2])), "none");
    assert_eq!(complaint("weather", json!("fine")), "unreadable");
}

#[test]
fn five_are_too_many() {
    let refused = Xian::set_up(SeatCount::FIVE, &Options::default(), &deal()).unwrap_err();
    assert_eq!(refused.to_string(), "this game seats 2 to 4, not 5");
}

#[test]
fn options_have_defaults_and_no_other_names() {
    assert_eq!(serde_json::from_value::<Options>(json!({})).unwrap(), Options::default());
    assert!(serde_json::from_value::<Options>(json!({"weather": true})).is_err());
    assert_eq!(json!(Options::default()), json!({"negative_prestige": false, "open_equipment": false}));
}

/// The example of a deal: what its text says about the start position.
#[test]
fn the_example_deal_sets_up_as_described() {
    let opening: Value = serde_json::from_str(include_str!("opening.jsonl").lines().next().unwrap()).unwrap();
    let deal: Deal = serde_json::from_value(opening["deal"].clone()).unwrap();
    let view = Xian::set_up(SeatCount::TWO, &Options::default(), &deal).unwrap().view(Viewer::Public);
    let facts = json!(view);
    assert_eq!(facts["sections"][0]["colours"], json!(["red"]));
    assert_eq!(facts["sections"][0]["of_any_colour"], json!(1));
    assert_eq!(facts["sections"][1]["colours"], json!(["blue", "blue"]));
    assert_eq!(facts["sections"][2]["colours"], json!(["yellow", "yellow"]));
    assert_eq!(facts["table"]["prime_minister"], json!("workshop"));
    assert_eq!(facts["track"][0], json!([1, 0]));
    for (seat, pigment) in ["yellow", "red"].into_iter().enumerate() {
        let stock = &facts["table"]["players"][seat]["stock"];
        assert_eq!((&stock["coin"], &stock["clay"], &stock[pigment]), (&json!(2), &json!(1), &json!(1)));
    }
    assert_eq!(facts["statues"], json!(6));
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<Xian>() <= 640, "{}", size_of::<Xian>());
}

#[test]
fn a_scene_asks_for_no_more_than_the_box_has() {
    let check = |toml: &str, refused: SceneError| {
        assert_eq!(toml::from_str::<Scene>(toml).unwrap().set(), Err(refused), "{toml}");
    };
    let deal = |sentence: &str| SceneError::Deal(SetUpError::Deal(sentence.to_owned()));
    let first = Seat::FIRST;
    check(
        "players = [{ pigments = ['red', 'red', 'red', 'red'] }, { pigments = ['red', 'red', 'red'] }]",
        SceneError::Pigments(Colour::Red),
    );
    check("players = [{ soldiers = ['a1'] }, { soldiers = ['a1'] }]", SceneError::SharedSpace);
    check("players = [{ signed = ['a1', 'a3', 'a4'] }]", SceneError::Signatures(first));
    check("players = [{ builders = ['palace', 'palace', 'palace'] }]", SceneError::Builders(first));
    check("players = [{ supervisor = 6 }]", SceneError::Supervisor(first));
    check("players = [{ used = ['market'] }]", SceneError::Used(first));
    check("players = [{ assistants = ['officer'] }]", SceneError::Assistants);
    check(
        "players = [{ top = 'y1', bottom = 'y1' }]",
        deal("each deck of workers has the 24 cards, each once"),
    );
    check("slots = ['sword-1', 'sword-1', '', '']", deal("equipment names the 24 cards, each once"));
    check("requests = [1, 1, 2, 3]", deal("requests names 1 to 12, each once"));
    check("active = 2", SceneError::Active(SeatCount::THREE.seats().next_back().unwrap()));
    check("order = [0, 0]", SceneError::Order);
    check("round = 7", SceneError::Round);
    check("seats = 6", SceneError::Players);
}

#[test]
fn every_paragraph_cited_in_the_source_exists() {
    game_testing::check_citations(env!("CARGO_MANIFEST_DIR"));
}
