//! What a viewer is shown, and what it can imagine (RULES 9).

use crate::draw;
use game::chance::dice;
use game::{Audience, Event as _, Game, Nobody, Seat, Viewer};
use great_wall::{Action, Event, FaceDown, Forecast, Gain, GreatWall, Hand, Kind, Prompt, Token, View, Won};
use serde::Serialize;

const RED: Seat = Seat::FIRST;
const GREEN: Seat = Seat::new(1).unwrap();
const BLUE: Seat = Seat::new(2).unwrap();

/// Green owes two actions; Red is behind its own token, Blue holds a covered noble.
const POSITION: &str = "3 seats
    site 1: 5 | R:warrior[3] R:warrior G:gate B:noble>G:dragon
    site 2: 7 2
    site 3: 4 4 | B:wall R:wall
    G hand: 2 walls, horseman
    R won: 8
    R hand: wall
    R deck: gate
    G acts";

fn view(drawing: &str, viewer: Viewer) -> View {
    draw(drawing).unwrap().view(viewer)
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap()
}

#[test]
fn a_seat_sees_its_own_hand_and_of_others_only_numbers() {
    let view = view(POSITION, Viewer::Seat(GREEN));
    insta::assert_snapshot!(json(&view.prompt), @r#"{"act":{"seat":1,"owed":2,"may_pass":false,"horsemen":1}}"#);
    insta::assert_snapshot!(json(&view.players[0]), @r#"{"seat":0,"colour":"red","hand":{"hidden":{"count":1}},"deck":{"hidden":{"count":1}},"unlaid":["wall","gate"],"won":{"hidden":{"count":1}}}"#);
    insta::assert_snapshot!(json(&view.players[1].hand), @r#"{"open":{"cards":["wall","wall","horseman"]}}"#);
    insta::assert_snapshot!(json(&view.legal), @r#"["draw","lay wall at 1","lay 2 walls at 1","lay horseman at 1","lay wall at 2","lay 2 walls at 2","lay horseman at 2","lay wall at 3","lay 2 walls at 3","lay horseman at 3"]"#);
}

#[test]
fn the_public_sees_the_table_and_is_asked_nothing() {
    let view = view(POSITION, Viewer::Public);
    insta::assert_snapshot!(json(&view.prompt), @r#"{"act":{"seat":1,"owed":2,"may_pass":false,"horsemen":null}}"#);
    insta::assert_snapshot!(json(&view.players[1].hand), @r#"{"hidden":{"count":3}}"#);
    insta::assert_snapshot!(json(&view.sites[0]), @r#"{"site":1,"open":true,"free":[5],"claim":{"seat":0,"token":3,"column":1},"noble":false,"columns":[{"column":1,"top":{"seat":0,"kind":"warrior"},"value":1,"covered":[],"token":3},{"column":2,"top":{"seat":0,"kind":"warrior"},"value":2,"covered":[],"token":null},{"column":3,"top":{"seat":1,"kind":"gate"},"value":2,"covered":[],"token":null},{"column":4,"top":{"seat":1,"kind":"dragon"},"value":1,"covered":[{"seat":2,"kind":"noble"}],"token":null}],"totals":[{"seat":0,"cards":[1,2],"token":3,"total":0},{"seat":1,"cards":[2,1],"token":null,"total":3}],"lead":{"sole":1},"forecast":{"seat":1,"turns":3,"gain":{"both_tokens":{"free":5,"claimed":3,"claimed_to":0}}}}"#);
    assert!(view.legal.is_empty());
}

#[test]
fn won_tokens_of_others_are_only_counted_unless_scores_are_open() {
    let won = |viewer| view(POSITION, viewer).players[0].won;
    assert!(matches!(won(Viewer::Seat(RED)), Won::Open { points: 8, .. }));
    assert_eq!(won(Viewer::Seat(GREEN)), Won::Hidden { count: 1 });
    assert_eq!(won(Viewer::Public), Won::Hidden { count: 1 });
    let open = view(&format!("{POSITION}\nopen scores"), Viewer::Public).players[0].won;
    assert!(matches!(open, Won::Open { points: 8, .. }));
    let shown = |won: &str| json(&view(&POSITION.replace("R won: 8", won), Viewer::Seat(GREEN)));
    assert_eq!(shown("R won: 8 8"), shown("R won: 1 1"), "nothing that is shown depends on their values");
}

#[test]
fn when_the_game_is_over_everything_is_open() {
    let view = view(
        "3 seats\nsite 1: 7 3\nG hand: wall\nR won: 8\nonly scoring after R\nR begins",
        Viewer::Seat(BLUE),
    );
    assert!(matches!(view.prompt, Prompt::Over { .. }));
    assert!(view.players.iter().all(|player| matches!(player.hand, Hand::Open { .. })));
    assert!(view.players.iter().all(|player| matches!(player.won, Won::Open { .. })));
    assert!(matches!(view.pool, FaceDown::Open { .. }));
}

#[test]
fn a_forecast_says_who_gets_what_and_when() {
    let forecasts = |drawing: &str| {
        let sites = view(drawing, Viewer::Public).sites;
        sites.into_iter().map(|site| site.forecast).collect::<Vec<_>>()
    };
    let both = Gain::BothTokens { free: Token::Five, claimed: Token::Three, claimed_to: RED };
    let green = Forecast { seat: GREEN, turns: 3, gain: both };
    assert_eq!(forecasts(POSITION), [Some(green), None, None], "Green's next turn is a whole round away");

    let first = |seat, turns| {
        Some(Forecast { seat, turns, gain: Gain::FirstToken { of: [Token::Seven, Token::Two] } })
    };
    let led = |seat: char, turn: &str| format!("3 seats\nsite 1: 7 2 | {seat}:wall\nsite 2: 5 3\n{turn}");
    assert_eq!(forecasts(&led('R', "R begins"))[0], first(RED, 0), "Red is choosing right now");
    assert_eq!(forecasts(&led('R', "G acts"))[0], first(RED, 2));
    assert_eq!(forecasts(&led('B', "G acts"))[0], first(BLUE, 1));
}

#[test]
fn a_drawn_card_is_seen_by_its_owner_only() {
    let mut game = draw(POSITION).unwrap();
    let mut events = vec![];
    game.apply(GREEN, Action::Draw, &mut events).unwrap();
    let seen = |viewer| events[0].seen_by(viewer);
    assert_eq!(
        seen(Viewer::Seat(GREEN)),
        Some(Event::Drew { seat: GREEN, card: Some(Kind::Wall), left_in_deck: 14 })
    );
    for viewer in [Viewer::Seat(RED), Viewer::Public] {
        assert_eq!(seen(viewer), Some(Event::Drew { seat: GREEN, card: None, left_in_deck: 14 }));
    }
    assert_eq!(events[0].reveals_to(), Audience::Only(GREEN));
}

#[test]
fn laying_cards_tells_the_sums_and_can_be_undone() {
    let mut game = draw(POSITION).unwrap();
    let mut events = vec![];
    game.apply(GREEN, "lay 2 walls at 3".parse().unwrap(), &mut events).unwrap();
    insta::assert_snapshot!(json(&events), @r#"[{"event":"laid","seat":1,"kind":"wall","count":2,"site":3,"first":3,"free":false},{"event":"standing_changed","site":3,"before":[{"seat":0,"cards":1,"token":null,"total":1},{"seat":2,"cards":1,"token":null,"total":1}],"after":[{"seat":0,"cards":1,"token":null,"total":1},{"seat":1,"cards":2,"token":null,"total":2},{"seat":2,"cards":1,"token":null,"total":1}],"lead_before":{"tied":[0,2]},"lead_after":{"sole":1}}]"#);
    assert!(events.iter().all(|event| event.reveals_to() == Audience::Nobody));
}

#[test]
fn new_tokens_come_to_light_for_everyone() {
    let mut game = draw("site 1: 5 | G:gate[3]\nsite 2: 7 2\npool: 8 4\nR acts once").unwrap();
    let mut events = vec![];
    game.apply(RED, Action::Draw, &mut events).unwrap();
    let news: Vec<&Event> = events.iter().filter(|event| event.reveals_to() == Audience::Everyone).collect();
    insta::assert_snapshot!(json(&news), @r#"[{"event":"opened","site":1,"tokens":[8,4],"left_in_pool":0}]"#);
}

#[test]
fn imagining_deals_what_is_known_to_be_left_evenly() {
    const TIMES: u32 = 4000;
    let game = draw(POSITION).unwrap();
    let view = game.view(Viewer::Seat(GREEN));
    let mut dice = dice(1);
    let (mut red_holds_wall, mut blue_holds_dragon, mut green_draws_gate) = (0, 0, 0);
    for _ in 0..TIMES {
        let imagined = GreatWall::imagine(&view, &mut dice);
        assert_eq!(imagined.hand(GREEN), game.hand(GREEN));
        for seat in [RED, GREEN, BLUE] {
            assert_eq!(imagined.unlaid(seat), game.unlaid(seat));
        }
        assert_eq!(imagined.pool().bag(), game.pool().bag());
        assert_eq!(imagined.table(), game.table(), "won tokens were seen and are remembered");
        red_holds_wall += u32::from(imagined.hand(RED).count(Kind::Wall));
        blue_holds_dragon += u32::from(imagined.deck(BLUE).iter().next() == Some(Kind::Dragon));
        green_draws_gate += u32::from(imagined.deck(GREEN).iter().next() == Some(Kind::Gate));
    }
    // Red's two cards are a wall and a gate; Blue's dragon is one of 18 cards; Green has 2 gates in 15.
    let near = |count: u32, expected: u32| count.abs_diff(expected) < TIMES / 40;
    assert!(near(red_holds_wall, TIMES / 2), "{red_holds_wall}");
    assert!(near(blue_holds_dragon, TIMES / 18), "{blue_holds_dragon}");
    assert!(near(green_draws_gate, TIMES * 2 / 15), "{green_draws_gate}");
}

#[test]
fn an_imagined_end_is_the_end() {
    let mut game = draw("site 1: 7 3 | R:wall\nonly scoring after R\nR begins").unwrap();
    game.apply(RED, "claim 7 at 1 on 1".parse().unwrap(), &mut Nobody).unwrap();
    let view = game.view(Viewer::Public);
    assert_eq!(GreatWall::imagine(&view, &mut dice(1)), game);
}
