//! What a table promises: replay to any point, undo up to the last reveal, records that cannot be tampered with.
#![expect(clippy::unwrap_used, reason = "helpers of tests")]

use game::{Contribution, Contributions, Origin, Seat, SeatCount, Secret, Seed, Viewer};
use qin::{Event, Qin};
use serde_json::json;
use sun_tzu::{Side, SunTzu};
use table::{CannotUndo, Player, Record, RecordError, Table, reopen, verify};

fn players(count: usize) -> Vec<Player> {
    (0..count).map(|number| Player::named(format!("player {number}"))).collect()
}

fn opened(seats: usize) -> Table<Qin> {
    Table::open(players(seats), qin::Options::default(), Seed::from_text("table", seats as u64)).unwrap()
}

/// Plays the first legal action again and again.
fn play(table: &mut Table<Qin>, actions: usize) {
    for _ in 0..actions {
        let Some(seat) = table.turn().awaited().first() else { return };
        let action = table.view(Viewer::Seat(seat)).legal[0];
        table.play(seat, action).unwrap();
    }
}

fn finished() -> Table<Qin> {
    let mut table = opened(3);
    play(&mut table, 1000);
    assert!(table.is_over());
    table
}

#[test]
fn a_match_can_be_looked_at_after_any_of_its_actions() {
    let mut table = opened(2);
    let mut views = vec![table.view(Viewer::Public)];
    for _ in 0..20 {
        play(&mut table, 1);
        views.push(table.view(Viewer::Public));
    }
    for (number, view) in views.iter().enumerate() {
        assert_eq!(table.view_at(number, Viewer::Public).as_ref(), Some(view));
    }
    assert_eq!(table.view_at(21, Viewer::Public), None);
}

#[test]
fn a_refused_action_changes_nothing() {
    let mut table = opened(2);
    play(&mut table, 4);
    let before = table.record();
    let idle = SeatCount::TWO.after(table.turn().awaited().first().unwrap());
    assert!(table.play(idle, "rr a1 b1".parse().unwrap()).is_err());
    assert_eq!(table.record(), before);
}

#[test]
fn a_drawn_tile_cannot_be_put_back() {
    let mut table = opened(2);
    let seat = table.turn().awaited().first().unwrap();
    assert_eq!(table.undo(seat), Err(CannotUndo::Nothing));
    play(&mut table, 1);
    assert_eq!(table.undo(seat), Err(CannotUndo::Revealed));
    assert_eq!(table.len(), 1);
}

#[test]
fn only_who_draws_sees_the_tile() {
    let mut table = opened(2);
    let seat = table.turn().awaited().first().unwrap();
    play(&mut table, 1);
    let drawn = |viewer| {
        let story = table.story(0, viewer);
        story
            .into_iter()
            .find_map(|event| if let Event::Drew { kind, .. } = event { Some(kind) } else { None })
    };
    assert!(matches!(drawn(Viewer::Seat(seat)), Some(Some(_))));
    assert_eq!(drawn(Viewer::Seat(SeatCount::TWO.after(seat))), Some(None));
    assert_eq!(drawn(Viewer::Public), Some(None));
}

#[test]
fn a_record_brings_the_same_match_back() {
    let table = finished();
    let json = serde_json::to_string(&table.record()).unwrap();
    let again = verify::<Qin>(&serde_json::from_str(&json).unwrap()).unwrap();
    assert_eq!(again.record(), table.record());
    assert_eq!(again.view(Viewer::Public), table.view(Viewer::Public));
}

#[test]
fn while_a_match_runs_the_public_gets_neither_seed_nor_deal() {
    let mut table = opened(2);
    play(&mut table, 10);
    let public = table.public_record();
    assert_eq!((public.seed.as_ref(), public.deal.as_ref(), public.outcome.as_ref()), (None, None, None));
    assert_eq!(public.actions.len(), 10);
    assert_eq!(public.commitment, table.commitment());
    assert!(matches!(reopen::<Qin>(&public), Err(RecordError::NoDeal)));
    assert!(!format!("{table:?}").contains(&table.record().seed.unwrap()));
}

/// The error that verification finds after a change to a good record.
fn tampered(change: impl FnOnce(&mut Record)) -> RecordError {
    let mut record = finished().record();
    change(&mut record);
    verify::<Qin>(&record).unwrap_err()
}

#[test]
fn every_kind_of_tampering_is_found() {
    assert!(matches!(tampered(|r| r.format = "mandate/2".into()), RecordError::Format(_)));
    assert!(matches!(tampered(|r| r.game = "go".into()), RecordError::Game { .. }));
    assert!(matches!(tampered(|r| r.rules = 9), RecordError::Rules { found: 9, .. }));
    assert!(matches!(tampered(|r| r.options = json!({"side": "cat"})), RecordError::Options(_)));
    assert!(matches!(tampered(|r| r.options = json!(7)), RecordError::Options(_)));
    assert!(matches!(tampered(|r| r.seats.truncate(1)), RecordError::SetUp(_)));
    assert!(matches!(tampered(|r| r.seed = Some("12".into())), RecordError::UnreadableSeed(_)));
    assert!(matches!(tampered(|r| r.seed = Some("0".repeat(64))), RecordError::Seed));
    assert!(matches!(tampered(|r| r.seed = None), RecordError::NoSeed));
    assert!(matches!(tampered(|r| r.deal = Some(json!({"start": 0}))), RecordError::UnreadableDeal(_)));
    let stack = |r: &mut Record| r.deal.as_mut().unwrap()["stacks"][0].as_array_mut().unwrap().reverse();
    assert!(matches!(tampered(stack), RecordError::DealtOtherwise));
    assert!(matches!(
        tampered(|r| r.actions[3].1 = "hello".into()),
        RecordError::UnreadableAction { number: 4, .. }
    ));
    assert!(matches!(tampered(|r| r.actions.swap(0, 1)), RecordError::Refused { number: 1, .. }));
    assert!(matches!(
        tampered(|r| {
            r.actions.pop();
        }),
        RecordError::Outcome { .. }
    ));
    assert!(matches!(tampered(|r| r.outcome = None), RecordError::Outcome { .. }));
    assert!(matches!(
        tampered(|r| r.outcome = Some(json!({"scores": [1, 2, 3], "winners": [2]}))),
        RecordError::Outcome { .. }
    ));
}

/// The seats of a match and what each added to the seed.
fn given(bytes: &[u8]) -> Contributions {
    (0..).map_while(Seat::new).zip(bytes.iter().map(|byte| Contribution::from_bytes([*byte; 32]))).collect()
}

/// A finished match whose seed was made of a secret and what two of three seats added.
fn shared(secret: u8, bytes: &[u8]) -> Table<Qin> {
    let origin = Origin::Shared { secret: Secret::from_bytes([secret; 32]), contributions: given(bytes) };
    let mut table = Table::dealt(players(3), qin::Options::default(), origin).unwrap();
    play(&mut table, usize::MAX);
    table
}

#[test]
fn a_deal_depends_on_the_secret_and_on_every_contribution() {
    let deal = |secret, bytes: &[u8]| shared(secret, bytes).record().deal;
    let dealt = deal(1, &[2, 3]);
    assert_eq!(deal(1, &[2, 3]), dealt);
    for (secret, bytes) in [(9, [2, 3].as_slice()), (1, &[9, 3]), (1, &[2, 9]), (1, &[3, 2]), (1, &[2])] {
        assert_ne!(deal(secret, bytes), dealt, "{secret} {bytes:?}");
    }
}

#[test]
fn a_record_shows_how_its_seed_was_made_and_only_after_the_end_the_secret() {
    let table = shared(1, &[2, 3]);
    let record = table.record();
    let json = serde_json::to_string(&record).unwrap();
    assert_eq!(verify::<Qin>(&serde_json::from_str(&json).unwrap()).unwrap().record(), record);
    assert_eq!(record.secret, Some("01".repeat(32)));
    assert_eq!(record.contributions[1], (Seat::new(1).unwrap(), "03".repeat(32)));
    let origin = Origin::Shared { secret: Secret::from_bytes([1; 32]), contributions: given(&[2, 3]) };
    let running = Table::<Qin>::dealt(players(3), qin::Options::default(), origin).unwrap().public_record();
    assert_eq!((running.secret, running.seed, running.deal), (None, None, None));
    assert_eq!((running.commitment, running.contributions), (record.commitment, record.contributions));
}

#[test]
fn every_kind_of_tampering_with_the_origin_of_a_seed_is_found_and_named() {
    let tampered = |change: fn(&mut Record)| {
        let mut record = shared(1, &[2, 3]).record();
        change(&mut record);
        verify::<Qin>(&record).unwrap_err()
    };
    assert_eq!(tampered(|r| r.secret = Some("02".repeat(32))), RecordError::Secret);
    assert_eq!(tampered(|r| r.contributions[1].1 = "09".repeat(32)), RecordError::Contributions);
    assert_eq!(tampered(|r| r.contributions.truncate(1)), RecordError::Contributions);
    assert_eq!(tampered(|r| r.seed = Some("0".repeat(64))), RecordError::Contributions);
    let other = |r: &mut Record| r.commitment = Secret::from_bytes([5; 32]).commitment();
    assert_eq!(tampered(other), RecordError::Commitment);
    assert_eq!(tampered(|r| r.secret = None), RecordError::NoSecret);
    let forgotten = |r: &mut Record| (r.secret, r.contributions) = (None, vec![]);
    assert_eq!(tampered(forgotten), RecordError::Seed);
    assert!(matches!(tampered(|r| r.secret = Some("x".into())), RecordError::UnreadableSecret(_)));
    let unreadable = tampered(|r| r.contributions[0].1.clear());
    assert!(matches!(unreadable, RecordError::UnreadableContribution { seat: Seat::FIRST, .. }));
    assert_eq!(tampered(|r| r.contributions.swap(0, 1)), RecordError::ContributionOrder(Seat::FIRST));
    let twice = tampered(|r| r.contributions[1].0 = Seat::FIRST);
    assert_eq!(twice, RecordError::ContributionOrder(Seat::FIRST));
    let nowhere = Seat::new(4).unwrap();
    let beyond = tampered(|r| r.contributions[1].0 = Seat::new(4).unwrap());
    assert_eq!(beyond, RecordError::ContributionOrder(nowhere));
}

#[test]
fn a_record_of_a_seed_that_was_promised_whole_verifies_as_ever() {
    // As records were written before seeds were shared.
    let json = include_str!("whole-seed.json");
    let record: Record = serde_json::from_str(json).unwrap();
    let table = verify::<Qin>(&record).unwrap();
    assert!(table.is_over());
    assert_eq!(serde_json::to_string(&table.record()).unwrap(), json.trim_end());
}

#[test]
fn a_game_cannot_be_opened_for_a_crowd() {
    for count in [0, 1, 5, 9] {
        assert!(
            Table::<Qin>::open(players(count), qin::Options::default(), Seed::from_text("crowd", 0)).is_err()
        );
    }
}

/// What a viewer sees of the course of a match: how many actions, and what is told of each.
fn told(table: &Table<SunTzu>, viewer: Viewer) -> Vec<Vec<sun_tzu::Event>> {
    let chapters = table.chapters(viewer).into_iter();
    chapters.map(|chapter| chapter.flat_map(|number| table.story(number, viewer)).collect()).collect()
}

#[test]
fn a_pass_that_nobody_was_told_of_makes_no_chapter() {
    let (one, other) = (Side::SunTzu.seat(), Side::KingShao.seat());
    let options = sun_tzu::Options { warlords: true, ..Default::default() };
    // With a raid Sun Tzu is asked after the battles; with a feint never, as nobody lays a 7.
    let [asked, unasked] = ["warlord raid", "warlord feint"].map(|warlord| {
        let mut table = Table::<SunTzu>::open(players(2), options, Seed::from_text("secret", 0)).unwrap();
        let mine = [warlord, "xinjiang 5", "tibet 4", "qinghai 3", "mongolia 2", "mandarin 1"];
        let yours = ["warlord second six", "xinjiang 1", "tibet 2", "qinghai 3", "mongolia 4", "mandarin 5"];
        for (action, answer) in mine.into_iter().zip(yours) {
            table.play(one, action.parse().unwrap()).unwrap();
            table.play(other, answer.parse().unwrap()).unwrap();
        }
        let mut passes = 0;
        while table.view(Viewer::Public).awaited.is_empty() {
            table.play(one, sun_tzu::Action::Pass).unwrap();
            passes += 1;
        }
        let seen =
            [Viewer::Public, Viewer::Seat(other)].map(|viewer| (table.view(viewer), told(&table, viewer)));
        (passes, seen)
    });
    assert_eq!((asked.0, unasked.0), (1, 0));
    assert_eq!(asked.1, unasked.1);
}
