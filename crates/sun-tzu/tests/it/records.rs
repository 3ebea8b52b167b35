//! What is written down: options, deals, spellings, traces, a recorded game, and the rules themselves.

use crate::example::{B, Example, W, cards};
use game::{Game, Reason, SeatCount, Seed, SetUpError};
use proptest::prelude::*;
use serde_json::Value;
use sun_tzu::scene::{Scene, SceneError};
use sun_tzu::{Action, Card, Deal, Illegal, Options, Province, Question, Side, SunTzu, Warlord, Window};

const DEAL: &str = r#"{"tiles":["1-4-3","3-1-5","5-2-3","2-3-4","3-2-4"],
    "piles":[["+1","+1","-1","7","-1","-1","9","8","plague","10","plague","+1"],
             ["plague","7","8","+1","+1","-1","plague","10","9","+1","-1","-1"]]}"#;

#[test]
fn options_are_written_in_full_and_missing_ones_have_their_defaults() {
    let all = r#"{"mode":"basic","warlords":false,"scoring_order_variant":false,"reveal_choice":"stepwise","plague_survivors":"floor","plague_cancels_card":false,"initial_draw":0,"track_limit":10}"#;
    assert_eq!(serde_json::to_string(&Options::default()).unwrap(), all);
    assert_eq!(serde_json::from_str::<Options>("{}").unwrap(), Options::default());
    assert_eq!(game::options::combinations::<SunTzu>(), 256);
    let wrong = [
        r#"{"edition":"2005"}"#,
        r#"{"mode":"expert"}"#,
        r#"{"initial_draw":3}"#,
        r#"{"track_limit":8}"#,
        r#"{"warlords":1}"#,
    ];
    for options in wrong {
        assert!(serde_json::from_str::<Options>(options).is_err(), "{options}");
    }
}

#[test]
fn the_sample_deal_starts_as_told() {
    let table = Example::dealt(r#"{"initial_draw":4}"#, DEAL);
    assert_eq!(table.hand(W), cards("1 2 3 4 5 6 7 +1 +1 -1"));
    assert_eq!(table.hand(B), cards("1 2 3 4 5 6 7 8 +1 plague"));
    assert_eq!((table.pile(W), table.pile(B), table.reserve()), (8, 8, [21, 21]));
    let view = table.view();
    assert_eq!((view.track, view.dynasty, view.order_holder), (0, 1, None));
    assert_eq!(
        view.provinces.0.map(|seen| seen.tile.to_string()),
        ["1-4-3", "3-1-5", "5-2-3", "2-3-4", "3-2-4"]
    );
    assert_eq!(table.awaited(), [W, B]);
}

#[test]
fn the_sample_trace_replays_with_the_same_legal_lists() {
    let mut lines =
        include_str!("sample.jsonl").lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let opening = lines.next().unwrap();
    let mut table = Example::dealt(&opening["options"].to_string(), &opening["deal"].to_string());
    for line in lines {
        let side = if line["seat"] == 0 { W } else { B };
        assert_eq!(table.awaited().first(), Some(&side));
        assert_eq!(serde_json::to_value(table.asked(side)).unwrap(), line["legal"]);
        table.play(side, line["action"].as_str().unwrap());
    }
    assert_eq!(table.view().dynasty, 2);
}

fn set_up(options: &str, deal: &str) -> Result<SunTzu, SetUpError> {
    let options: Options = serde_json::from_str(options).unwrap();
    let deal: Deal = serde_json::from_str(deal).unwrap();
    SunTzu::set_up(SeatCount::TWO, &options, &deal)
}

#[test]
fn a_deal_with_wrong_pieces_is_refused() {
    let check = |options: &str, deal: &str, sentence: &str| {
        let error = set_up(options, deal).unwrap_err();
        assert_eq!(error.to_string(), format!("the deal does not fit: {sentence}"));
    };
    check("{}", &DEAL.replace(r#""1-4-3","#, ""), "five tiles lie on the map, not 4");
    check("{}", &DEAL.replace("1-4-3", "3-1-5"), "there is only one tile 3-1-5");
    check(
        "{}",
        r#"{"tiles":["1-2-5","1-3-5","1-4-3","2-2-4","2-3-4"],"piles":[]}"#,
        "there is a pile for each of 2 seats, not 0",
    );
    check("{}", &DEAL.replace(r#""10","9""#, r#""9","9""#), "the pile of seat 1 is not the 12 white cards");
    check(
        "{}",
        &DEAL.replace(r#"["+1","+1""#, r#"["1","+1""#),
        "the pile of seat 0 is not the 12 white cards",
    );
    check(r#"{"mode":"advanced"}"#, DEAL, "the pile of seat 0 is not the 14 white cards");
    assert!(serde_json::from_str::<Deal>(&DEAL.replace("1-4-3", "1-4-4")).is_err());
    assert!(serde_json::from_str::<Deal>(&DEAL.replace("\"7\"", "\"11\"")).is_err());
}

#[test]
fn a_scene_asks_for_no_more_than_the_box_has() {
    let refused = |change: &dyn Fn(&mut Scene)| {
        let mut scene = Scene::default();
        change(&mut scene);
        scene.set().unwrap_err()
    };
    let armies = |scene: &mut Scene| {
        scene.armies(Province::Tibet, B, 16).armies(Province::Qinghai, B, 16);
    };
    assert_eq!(refused(&armies), SceneError::Armies(B));
    assert_eq!(refused(&|scene| _ = scene.removed(W, 250).aside(W, 10)), SceneError::Armies(W));
    assert_eq!(refused(&|scene| _ = scene.hand(W, &[Card::Ten; 3])), SceneError::Cards(W));
    assert_eq!(refused(&|scene| _ = scene.pile(B, &[Card::Six])), SceneError::Cards(B));
    assert_eq!(
        refused(&|scene| {
            scene.laid(Province::Tibet, Card::One, Card::Two).laid(Province::Qinghai, Card::One, Card::Three);
        }),
        SceneError::Cards(W)
    );
}

#[test]
fn only_two_can_play() {
    let deal: Deal = serde_json::from_str(DEAL).unwrap();
    let refused = SunTzu::set_up(SeatCount::THREE, &Options::default(), &deal);
    assert!(matches!(refused, Err(SetUpError::Seats { .. })));
}

#[test]
fn the_deal_of_a_seed_never_changes() {
    let deal = SunTzu::deal(SeatCount::TWO, &Options::default(), &Seed::from_text("sample", 0));
    insta::assert_snapshot!(serde_json::to_string(&deal).unwrap(), @r#"{"tiles":["2-3-5","2-2-4","1-2-5","3-1-5","3-2-4"],"piles":[["+1","-1","plague","+1","7","8","-1","+1","plague","9","-1","10"],["+1","+1","-1","-1","10","8","plague","+1","plague","-1","7","9"]]}"#);
}

#[test]
fn only_the_one_spelling_can_be_read() {
    let readable = [
        "warlord head start",
        "mandarin +1",
        "trade 7 -1 -1",
        "no trade",
        "march qinghai tibet",
        "pay tibet 1 mandarin 1",
        "withdraw xinjiang 21",
        "keep 7 +1",
        "great plague",
    ];
    for text in readable {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    let unreadable = [
        "",
        " ",
        "Tibet 1",
        "tibet  1",
        "tibet 1 ",
        "tibet 01",
        "tibet 11",
        "warlord",
        "warlord sun tzu",
        "trade",
        "trade 3",
        "trade -1 7",
        "trade 7 8 9 10",
        "keep 7 8 9",
        "keep +1 7",
        "pay",
        "pay tibet",
        "pay tibet 0",
        "pay tibet 22",
        "pay tibet +1",
        "pay tibet 1 xinjiang 1",
        "pay tibet 1 tibet 1",
        "march tibet",
        "reveal",
        "no  trade",
    ];
    for text in unreadable {
        assert!(text.parse::<Action>().is_err(), "{text:?}");
    }
}

proptest! {
    #[test]
    fn any_text_is_refused_or_reads_back(text in "\\PC*") {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }

    #[test]
    fn words_in_any_order_are_refused_or_read_back(words in prop::collection::vec(prop::sample::select(WORDS), 1..6)) {
        let text = words.join(" ");
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }
}

const WORDS: &[&str] = &[
    "warlord", "raid", "feint", "march", "head", "start", "trade", "no", "keep", "pay", "withdraw", "reveal",
    "pass", "draw", "tibet", "qinghai", "mandarin", "1", "2", "6", "7", "10", "21", "22", "+1", "-1",
    "plague", "great", "+3",
];

/// A game of the advanced rules with warlords and the scoring-order variant, from the first to the last decision.
#[test]
fn a_recorded_game_replays_to_its_score() {
    let record: Value = serde_json::from_str(include_str!("recorded.json")).unwrap();
    let mut table = Example::dealt(&record["options"].to_string(), &record["deal"].to_string());
    for play in record["actions"].as_array().unwrap() {
        let side = if play[0] == 0 { Side::SunTzu } else { Side::KingShao };
        table.play(side, play[1].as_str().unwrap());
    }
    assert_eq!(serde_json::to_value(table.outcome().unwrap()).unwrap(), record["outcome"]);
}

const RULES: &str = include_str!("../../RULES.md");

/// The paragraphs open with their number in bold, alone or with a heading.
fn has_paragraph(number: &str) -> bool {
    RULES.contains(&format!("**{number}** ")) || RULES.contains(&format!("**{number} "))
}

#[test]
fn every_refusal_names_a_paragraph_of_the_rules() {
    let (tibet, cause) = (Province::Tibet, Warlord::Raid);
    let questions = [
        Question::Warlord,
        Question::Lay(tibet),
        Question::Trade,
        Question::Window(Window::Before),
        Question::Reveal,
        Question::Pay(tibet),
        Question::Reaction(tibet),
        Question::Withdraw(tibet, 2),
        Question::DrawOrPass,
        Question::Keep,
    ];
    let others = [
        Illegal::NotYourWarlord(cause),
        Illegal::NotTheNextProvince(tibet),
        Illegal::NotInHand(Card::Nine),
        Illegal::SixAlreadyPlayed(tibet),
        Illegal::MoreThanAside { aside: 1 },
        Illegal::NotYourCard(cause),
        Illegal::Expired(cause),
        Illegal::Expired(Warlord::March),
        Illegal::EmptyReserve,
        Illegal::NothingToReinforce(tibet),
        Illegal::NothingToRaid(tibet),
        Illegal::NothingToMarch(tibet),
        Illegal::NotAdjacent { from: tibet, to: Province::Mongolia },
        Illegal::EnemyAhead(tibet),
        Illegal::AlreadyNamed(tibet),
        Illegal::TooManyArmies { province: tibet, armies: 1 },
        Illegal::WrongTotal { missing: 2, given: 1 },
        Illegal::FromTheSameProvince(tibet),
        Illegal::NeighboursFirst(tibet),
        Illegal::WrongNumberKept { keep: 1 },
        Illegal::NotLookedAt(Card::Nine),
    ];
    for illegal in questions.map(Illegal::AnotherQuestion).into_iter().chain(others) {
        assert!(has_paragraph(illegal.rule()), "{illegal:?} names {}", illegal.rule());
        let text = illegal.to_string();
        assert!(!text.ends_with('.') && !text.starts_with(char::is_uppercase), "{text}");
    }
}

/// Comments cite the rules they keep; a number that does not exist would lead nowhere.
#[test]
fn every_paragraph_cited_in_the_source_exists() {
    game_testing::check_citations(env!("CARGO_MANIFEST_DIR"));
}
