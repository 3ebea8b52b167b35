//! What people do beside playing is a part of the match and of its record.
#![expect(clippy::unwrap_used, reason = "helpers of tests")]

use game::{Seat, Seed, Viewer};
use qin::Qin;
use table::{
    CannotNote, Ended, Noted, Overtime, Player, Proposal, Record, RecordError, Table, reopen, verify,
};

const ADA: Seat = Seat::FIRST;

fn lin() -> Seat {
    Seat::new(1).unwrap()
}

fn open(players: usize) -> Table<Qin> {
    let players = ["Ada", "Lin", "Mei"][..players].iter().copied().map(Player::named).collect();
    Table::open(players, qin::Options::default(), Seed::from_text("notes", 0)).unwrap()
}

fn play(table: &mut Table<Qin>, actions: usize) {
    for _ in 0..actions {
        let seat = table.turn().awaited().first().unwrap();
        let action = table.view(Viewer::Seat(seat)).legal[0];
        table.play(seat, action).unwrap();
    }
}

fn ask(what: Proposal, of: &[Seat]) -> Noted {
    Noted::Asked { what, of: of.to_vec() }
}

/// The record as it is written to a file and read again.
fn read_again(table: &Table<Qin>) -> Record {
    serde_json::from_str(&serde_json::to_string(&table.public_record()).unwrap()).unwrap()
}

#[test]
fn whoever_resigns_of_two_loses_and_the_record_says_so() {
    let mut table = open(2);
    play(&mut table, 5);
    assert_eq!(table.public_record().seed, None, "the match runs");
    table.note(lin(), Noted::Resigned { bot: None }).unwrap();
    assert!(table.is_over() && table.outcome().is_none() && table.turn().awaited().is_empty());
    let ended = table.ended().unwrap();
    assert_eq!((ended, ended.winners(2).first()), (Ended::Resigned(lin()), Some(ADA)));
    assert_eq!(table.note(ADA, Noted::Withdrawn), Err(CannotNote::Over));
    let record = read_again(&table);
    assert!(record.seed.is_some(), "it is over, so everything is in it");
    let again: Table<Qin> = verify(&record).unwrap();
    assert_eq!((again.ended(), again.len()), (Some(ended), 5));
    assert_eq!(again.record(), table.record());
}

#[test]
fn a_record_without_notes_is_written_as_ever() {
    let mut table = open(2);
    play(&mut table, 3);
    let written = serde_json::to_string(&table.record()).unwrap();
    assert!(!written.contains("notes"), "{written}");
    reopen::<Qin>(&serde_json::from_str(&written).unwrap()).unwrap();
}

#[test]
fn what_is_asked_happens_when_all_have_agreed_and_not_before() {
    let mut table = open(3);
    let mei = Seat::new(2).unwrap();
    play(&mut table, 2);
    assert_eq!(table.note(ADA, ask(Proposal::End, &[lin(), mei])), Ok(None));
    assert_eq!(table.note(lin(), ask(Proposal::End, &[ADA, mei])), Err(CannotNote::Busy));
    assert_eq!(table.note(ADA, Noted::Answered { agrees: true }), Err(CannotNote::NotAsked));
    assert_eq!(table.note(lin(), Noted::Answered { agrees: true }), Ok(None));
    play(&mut table, 1);
    assert!(table.ended().is_none(), "one has not answered");
    assert_eq!(table.note(mei, Noted::Answered { agrees: false }), Ok(None));
    assert!(table.notes().open().is_none(), "one has declined");
    table.note(mei, ask(Proposal::End, &[ADA, lin()])).unwrap();
    table.note(mei, Noted::Withdrawn).unwrap();
    table.note(mei, ask(Proposal::End, &[ADA])).unwrap();
    let agreed = table.note(ADA, Noted::Answered { agrees: true }).unwrap();
    assert_eq!(agreed, Some((mei, Proposal::End)));
    assert_eq!(table.ended(), Some(Ended::Agreed));
    assert!(table.ended().unwrap().winners(3).is_empty());
    assert!(verify::<Qin>(&read_again(&table)).is_ok());
}

#[test]
fn a_bot_stands_in_until_somebody_comes_back() {
    let mut table = open(3);
    let mei = Seat::new(2).unwrap();
    let replace = |seat| ask(Proposal::Replace { seat, bot: "novice".into(), also: vec![] }, &[]);
    assert_eq!(table.note(ADA, replace(ADA)), Err(CannotNote::Seats));
    assert!(table.note(ADA, replace(lin())).unwrap().is_some(), "nobody else is there to be asked");
    assert_eq!(table.note(ADA, replace(lin())), Err(CannotNote::Replaced));
    assert_eq!(table.note(lin(), Noted::Withdrawn), Err(CannotNote::Replaced));
    assert_eq!(table.note(mei, Noted::Returned), Err(CannotNote::NotReplaced));
    table.note(lin(), Noted::Returned).unwrap();
    table.note(mei, Noted::Resigned { bot: Some("novice".into()) }).unwrap();
    assert_eq!(table.note(mei, Noted::Returned), Err(CannotNote::NotReplaced), "who resigns is out");
    assert!(table.ended().is_none(), "the others play on");
    reopen::<Qin>(&table.record()).unwrap();
}

#[test]
fn a_question_goes_on_without_those_who_are_away_once_somebody_has_agreed() {
    let (mut table, mei) = (open(3), Seat::new(2).unwrap());
    let excused = |seats: &[Seat]| Noted::Excused { seats: seats.to_vec() };
    assert_eq!(table.note(lin(), excused(&[mei])), Err(CannotNote::NotAsked));
    table.note(ADA, ask(Proposal::End, &[lin(), mei])).unwrap();
    assert_eq!(table.note(ADA, excused(&[])), Err(CannotNote::NotAsked));
    assert_eq!(table.note(mei, excused(&[mei])), Err(CannotNote::NotAsked), "she is there");
    assert_eq!(table.note(ADA, excused(&[lin(), mei])), Err(CannotNote::NotAsked), "nobody has agreed");
    assert_eq!(table.note(ADA, excused(&[mei])), Ok(None));
    let agreed = table.note(lin(), Noted::Answered { agrees: true }).unwrap();
    assert_eq!((agreed, table.ended()), (Some((ADA, Proposal::End)), Some(Ended::Agreed)));
    assert!(verify::<Qin>(&read_again(&table)).is_ok());
}

#[test]
fn a_bot_stands_in_for_all_seats_of_a_person() {
    let (mut table, mei) = (open(3), Seat::new(2).unwrap());
    let replace = |also: &[Seat], of: &[Seat]| {
        ask(Proposal::Replace { seat: lin(), bot: "novice".into(), also: also.to_vec() }, of)
    };
    assert_eq!(table.note(ADA, replace(&[lin()], &[])), Err(CannotNote::Seats));
    assert_eq!(table.note(ADA, replace(&[mei], &[mei])), Err(CannotNote::Seats));
    table.note(ADA, replace(&[mei], &[])).unwrap();
    for seat in [lin(), mei] {
        assert_eq!(table.note(seat, Noted::Withdrawn), Err(CannotNote::Replaced));
        table.note(seat, Noted::Returned).unwrap();
    }
    let written = serde_json::to_string(&table.record()).unwrap();
    reopen::<Qin>(&serde_json::from_str(&written).unwrap()).unwrap();
}

#[test]
fn notes_keep_their_place_when_actions_are_taken_back() {
    let mut table = open(2);
    play(&mut table, 4);
    table.note(ADA, ask(Proposal::TakeBack, &[lin()])).unwrap();
    let agreed = table.note(lin(), Noted::Answered { agrees: true }).unwrap();
    assert_eq!(agreed, Some((ADA, Proposal::TakeBack)));
    table.rewind(2).unwrap();
    let places: Vec<usize> = table.notes().all().iter().map(|note| note.after).collect();
    assert_eq!(places, [2, 2]);
    play(&mut table, 3);
    reopen::<Qin>(&table.record()).unwrap();
}

#[test]
fn notes_that_cannot_be_are_found() {
    let mut table = open(2);
    play(&mut table, 4);
    table.note(ADA, ask(Proposal::End, &[lin()])).unwrap();
    table.note(lin(), Noted::Answered { agrees: true }).unwrap();
    let good = table.record();
    let with = |change: fn(&mut Record)| {
        let mut record = good.clone();
        change(&mut record);
        verify::<Qin>(&record).err()
    };
    assert_eq!(with(|_| ()), None);
    let error = CannotNote::NotAsked;
    assert_eq!(with(|record| drop(record.notes.remove(0))), Some(RecordError::Note { number: 1, error }));
    assert_eq!(
        with(|record| record.notes[1].after = 3),
        Some(RecordError::NoteOrder { number: 2, after: 3 })
    );
    assert_eq!(
        with(|record| record.notes[1].after = 5),
        Some(RecordError::NoteOrder { number: 2, after: 5 })
    );
    let early = |record: &mut Record| record.notes.iter_mut().for_each(|note| note.after = 3);
    assert_eq!(with(early), Some(RecordError::PlayedOn));
}

#[test]
fn whoever_has_no_time_left_has_lost_or_is_replaced_and_the_record_says_so() {
    let timed_out = |then: Overtime| Noted::TimedOut { then };
    let mut table = open(2);
    play(&mut table, 3);
    table.note(lin(), timed_out(Overtime::StandIn { bot: "novice".into() })).unwrap();
    assert!(!table.is_over());
    let again = timed_out(Overtime::Loss);
    assert_eq!(table.note(lin(), again.clone()), Err(CannotNote::Replaced), "a bot has its own time");
    table.note(lin(), Noted::Returned).unwrap();
    table.note(lin(), again).unwrap();
    let ended = table.ended().unwrap();
    assert_eq!((ended, ended.winners(2).first()), (Ended::TimedOut(lin()), Some(ADA)));
    let read: Table<Qin> = verify(&read_again(&table)).unwrap();
    assert_eq!(read.record(), table.record());
    let mut played_on = read_again(&table);
    played_on.actions.push(played_on.actions[0].clone());
    assert!(verify::<Qin>(&played_on).is_err(), "nobody plays on");

    let mut of_three = open(3);
    of_three.note(lin(), timed_out(Overtime::Out { bot: "novice".into() })).unwrap();
    assert_eq!(of_three.note(lin(), Noted::Returned), Err(CannotNote::NotReplaced), "they are out");
    assert!(!of_three.is_over());
}

#[test]
fn clocks_are_stopped_when_all_agree_and_run_on_when_one_wants() {
    let mut table = open(2);
    assert_eq!(table.note(ADA, Noted::Resumed), Err(CannotNote::NotPaused));
    table.note(ADA, ask(Proposal::Pause, &[lin()])).unwrap();
    assert!(!table.notes().are_clocks_stopped());
    table.note(lin(), Noted::Answered { agrees: true }).unwrap();
    assert!(table.notes().are_clocks_stopped());
    assert_eq!(table.note(lin(), ask(Proposal::Pause, &[ADA])), Err(CannotNote::Paused));
    table.note(lin(), Noted::Resumed).unwrap();
    assert!(!table.notes().are_clocks_stopped());
    reopen::<Qin>(&serde_json::from_str(&serde_json::to_string(&table.record()).unwrap()).unwrap()).unwrap();
}
