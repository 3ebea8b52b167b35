//! What each viewer sees, and what is dealt anew when a viewer imagines the rest.

use game::chance::dice;
use game::{Event as _, Game, Seat, SeatCount, Viewer};
use serde_json::json;
use xian::scene::{Scene, SceneMoment};
use xian::{
    Action, Building, Card, CardSet, Event, Forecast, Gain, Hand, Illegal, Owned, Pile, Verdict, View, Xian,
};

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn scene(toml: &str) -> Xian {
    toml::from_str::<Scene>(toml).unwrap().set().unwrap()
}

fn seen_by_first(toml: &str) -> View {
    scene(toml).view(Viewer::Seat(Seat::FIRST))
}

fn play(game: &mut Xian, spelling: &str) -> Vec<Event> {
    let (mut events, seat) = (vec![], game.turn().awaited().first().unwrap());
    game.apply(seat, spelling.parse().unwrap(), &mut events).unwrap();
    events
}

const TWO_HANDS: &str = r#"
    moment = "commit"
    players = [
        { hand = ["y1", "r3", "g2", "b6"], equipment = ["sword-1"] },
        { hand = ["y2", "r4"], equipment = ["horse-1", "horse-2"] },
    ]"#;

#[test]
fn a_hand_is_open_to_its_owner_and_a_number_to_others() {
    let game = scene(TWO_HANDS);
    let hands = |viewer| {
        let seats = game.view(viewer).seats;
        json!(seats.iter().map(|seat| (seat.hand, seat.equipment)).collect::<Vec<_>>()).to_string()
    };
    insta::assert_snapshot!(hands(Viewer::Seat(Seat::FIRST)), @r#"[[{"open":{"cards":["y1","r3","g2","b6"],"sealed":"nothing","under_deck":[]}},{"open":["sword-1"]}],[{"hidden":{"cards":4}},{"face_down":{"cards":2}}]]"#);
    insta::assert_snapshot!(hands(Viewer::Public), @r#"[[{"hidden":{"cards":4}},{"face_down":{"cards":1}}],[{"hidden":{"cards":4}},{"face_down":{"cards":2}}]]"#);
}

#[test]
fn a_sealed_pair_is_open_to_its_owner_only() {
    let mut game = scene(TWO_HANDS);
    let events = play(&mut game, "y1 on b6");
    let told = |viewer| json!(events[0].seen_by(viewer)).to_string();
    assert_eq!(
        told(Viewer::Seat(Seat::FIRST)),
        r#"{"pair_laid":{"pair":{"bottom":"b6","top":"y1"},"seat":0}}"#
    );
    assert_eq!(told(Viewer::Seat(seat(1))), r#"{"pair_laid":{"pair":null,"seat":0}}"#);
    let sealed = |viewer| json!(game.view(viewer).seats[0].hand).to_string();
    assert!(sealed(Viewer::Seat(Seat::FIRST)).contains(r#""sealed":{"pair":{"bottom":"b6","top":"y1"}}"#));
    assert_eq!(sealed(Viewer::Public), r#"{"hidden":{"cards":4}}"#);
}

#[test]
fn with_open_equipment_everybody_sees_it() {
    let view = seen_by_first("options.open_equipment = true\nplayers = [{}, { equipment = ['horse-1'] }]");
    assert!(matches!(view.seats[1].equipment, Owned::Open(cards) if cards.len() == 1));
    assert!(matches!(view.seats[1].forecast, Forecast::Known { .. }));
}

#[test]
fn after_the_game_everything_is_open() {
    let mut game = scene(
        "round = 6\nphase = 2\nmoment = 'building'\norder = [1, 0]\nplayers = [{}, { equipment = ['horse-1'] }]",
    );
    play(&mut game, "pass");
    let view = game.view(Viewer::Public);
    assert!(view.seats.iter().all(|seat| matches!(seat.equipment, Owned::Open(_))));
    assert!(matches!(&view.request_pile, Pile::Open(tokens) if tokens.len() == 3));
    assert!(matches!(&view.equipment_deck, Pile::Open(cards) if cards.len() == 23));
    assert_eq!(Xian::imagine(&view, &mut dice(1)).view(Viewer::Public), view);
}

#[test]
fn a_building_says_what_it_costs_or_why_it_is_closed() {
    let view = seen_by_first(
        r#"
        moment = "building"
        prime_minister = "workshop"
        slots = ["crossbow-1", "chariot-1", "", "sword-1"]
        players = [{ coins = 3, prestige = 9 }, { builders = ["armory", "palace"] }]"#,
    );
    let entry = |building: Building| {
        let shown = view.buildings.iter().find(|shown| shown.building == building).unwrap();
        shown.entry.unwrap().plain
    };
    let Verdict::Allowed(armory) = entry(Building::Armory) else { panic!("the armory is open") };
    assert_eq!((armory.fee, armory.missing_coins, armory.coins_left), (2, 0, 1));
    assert_eq!(
        view.display.iter().map(|slot| slot.within_reach).collect::<Vec<_>>(),
        [true, false, false, false]
    );
    assert_eq!(entry(Building::Workshop), Verdict::Refused(Illegal::NothingToModel));
    assert_eq!(entry(Building::Laboratory), Verdict::Refused(Illegal::NothingToPaint));
}

#[test]
fn a_hand_shows_what_its_workers_would_bring() {
    let view = seen_by_first(
        r#"
        moment = "commit"
        round = 3
        players = [{ hand = ["y6", "r1", "g6", "b4"], assistants = ["accountant"] }]"#,
    );
    let gains: Vec<Gain> = view.workers.iter().map(|worker| worker.main).collect();
    assert_eq!(
        json!(gains).to_string(),
        r#"[{"coins":5},{"clay":1},{"recruit":{"assistant":"officer","prestige":3}},{"pigments":{"exhausted":[],"taken":["yellow","red"]}}]"#
    );
}

#[test]
fn the_absent_play_neutrally() {
    let neutral = |toml: &str| seen_by_first(toml).neutral.map(|action: Action| action.to_string());
    assert_eq!(neutral("moment = 'favour'").as_deref(), Some("keep all"));
    let hand = "moment = 'commit'\nplayers = [{ hand = ['y1', 'r5', 'b5', 'g2'] }]";
    assert_eq!(neutral(hand).as_deref(), Some("b5 on r5"));
    assert_eq!(neutral("moment = 'worker'").as_deref(), Some("main"));
    assert_eq!(neutral("moment = 'building'").as_deref(), Some("pass"));
    assert_eq!(
        neutral("moment = 'end'\nplayers = [{ supervisor = 2, coins = 1 }]").as_deref(),
        Some("end turn")
    );
    assert_eq!(neutral("moment = 'worker'\nactive = 1"), None);
}

#[test]
fn what_went_under_the_own_deck_stays_there_in_imagination() {
    let mut game = scene("moment = 'favour'\nplayers = [{ hand = ['y1', 'b1', 'r3', 'r4'] }]");
    play(&mut game, "return y1 r3");
    play(&mut game, "keep all");
    let view = game.view(Viewer::Seat(Seat::FIRST));
    let under = |view: &View| match view.seats[0].hand {
        Hand::Open { under_deck, .. } => under_deck,
        Hand::Hidden { .. } => CardSet::EMPTY,
    };
    let mut dice = dice(5);
    for _ in 0..50 {
        let imagined = Xian::imagine(&view, &mut dice).view(Viewer::Seat(Seat::FIRST));
        assert_eq!(under(&imagined), ["y1", "r3"].into_iter().filter_map(Card::from_name).collect());
    }
}

#[test]
fn every_card_a_rival_may_hold_is_imagined_equally_often() {
    let game = Scene { moment: SceneMoment::Commit, round: 3, seats: 3, ..Scene::default() }.set().unwrap();
    assert_eq!(game.seats(), SeatCount::THREE);
    let view = game.view(Viewer::Seat(Seat::FIRST));
    let unplayed = view.seats[1].unplayed;
    let (mut dice, mut held) = (dice(7), [0; 24]);
    for _ in 0..8_000 {
        let imagined = Xian::imagine(&view, &mut dice).view(Viewer::Seat(seat(1)));
        let Hand::Open { cards, .. } = imagined.seats[1].hand else { panic!("the own hand is open") };
        Card::all().zip(&mut held).for_each(|(card, count)| *count += i32::from(cards.contains(card)));
    }
    for (card, count) in Card::all().zip(held) {
        let expected = if unplayed.contains(card) { 1_800..2_200 } else { 0..1 };
        assert!(expected.contains(&count), "{card} was imagined {count} times");
    }
}
