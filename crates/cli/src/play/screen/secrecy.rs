//! What the people in front of a screen see does not depend on what is secret: games of Sun Tzu that differ in nothing
//! but the warlords nobody plays give the same pictures, in the same order.

use super::draw::draw;
use super::keys::Wish;
use super::model::{Model, Page};
use crate::args::{Arguments, Command};
use crate::boards::Drawn;
use crate::play::sitting::Sitting;
use crate::play::turns::Next;
use clap::Parser;
use game::{Seat, SeatCount, View, Viewer};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::KeyCode;
use std::path::Path;
use sun_tzu::{Action, Card, Prompt, SunTzu, Warlord};

/// The warlords that are played in the dark, by side.
const SECRET: [[Warlord; 2]; 2] =
    [[Warlord::Reinforcement, Warlord::Feint], [Warlord::Raid, Warlord::SecondSix]];

/// Sits down to a game with warlords; `friends` share the keyboard, and else Ada is alone with a bot.
fn sit_down(folder: &Path, seed: &str, friends: bool) -> Sitting<SunTzu> {
    let file = folder.join(format!("{seed}-{friends}.json"));
    let _ = std::fs::remove_file(&file);
    let seats = if friends { "me=Ada,friend=Lin" } else { "me=Ada,random" };
    let words = ["mandate", "play", "sun-tzu", "--option", "warlords=true", "--seed", seed, "--seats", seats];
    let words = words.into_iter().map(Into::into).chain(["--record".into(), file.into_os_string()]);
    let Some(Command::Play(arguments)) = Arguments::parse_from(words).command else {
        panic!("this is how one plays")
    };
    Sitting::begin(&arguments, None).unwrap()
}

/// What stands on the screen.
fn picture(model: &mut Model<SunTzu>) -> String {
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    terminal.draw(|frame| draw(frame, model, false)).unwrap();
    terminal.backend().to_string()
}

/// What a seat plays, the same whatever warlords there are: now this, now that card that is no 6. It declines to play
/// a warlord, and looks at its pile.
fn answer(sitting: &Sitting<SunTzu>, seat: Seat, warlords: [Warlord; 2]) -> Action {
    let view = sitting.table.view(Viewer::Seat(seat));
    let legal = || view.legal().iter().copied();
    match view.prompt {
        Prompt::ChooseWarlord => Action::Choose(warlords[seat.index()]),
        Prompt::DrawOrPass { .. } => Action::Draw,
        Prompt::Lay { province } => {
            let plain = || legal().filter(|action| !matches!(action, Action::Lay(_, Card::Six)));
            let mix = usize::from(view.dynasty) * 7 + province as usize * 3 + seat.index() * 5;
            plain().nth(mix % plain().count().max(1)).or(legal().next()).unwrap()
        }
        _ => legal().find(SunTzu::does_nothing).or(legal().next()).unwrap(),
    }
}

/// Everything that two friends see together, from the first curtain to the end.
fn seen_by_friends(folder: &Path, seed: &str, warlords: [Warlord; 2]) -> (Vec<String>, usize) {
    let mut sitting = sit_down(folder, seed, true);
    let mut model = Model::new(&mut sitting);
    let (mut pictures, mut asked) = (vec![], 0);
    loop {
        match model.page {
            Page::Curtain(_) | Page::Moment => {
                asked += usize::from(is_anybody_asked(&model));
                pictures.push(picture(&mut model));
                assert_eq!(model.key(KeyCode::Enter.into()).unwrap(), Wish::Nothing);
            }
            Page::Play if matches!(model.next, Next::Over(_)) => {
                assert!(model.sitting.table.is_over());
                return (pictures, asked);
            }
            Page::Play => {
                let seat = model.at.unwrap();
                let action = answer(model.sitting, seat, warlords);
                assert!(!model.items().is_empty());
                model.take_typed(&action.to_string()).unwrap();
            }
            Page::Nothing | Page::Table | Page::Log | Page::Help => {
                panic!("nobody asked for {:?}", model.page)
            }
        }
    }
}

/// Whether a secret question is open behind what is shown.
fn is_anybody_asked(model: &Model<SunTzu>) -> bool {
    let table = &model.sitting.table;
    !table.turn().awaited().is_empty() && table.view(Viewer::Public).awaited().is_empty()
}

#[test]
fn friends_see_the_same_whoever_is_asked_in_secret() {
    let folder = tempfile::tempdir().unwrap();
    let mut asked = vec![];
    for seed in ["tea", "ink"] {
        let seen = SECRET[0].iter().flat_map(|one| SECRET[1].iter().map(|other| [*one, *other]));
        let seen: Vec<_> = seen.map(|warlords| seen_by_friends(folder.path(), seed, warlords)).collect();
        assert!(seen.iter().all(|(pictures, _)| *pictures == seen[0].0), "{seed}");
        asked.extend(seen.iter().map(|(_, asked)| *asked));
        let moments = seen[0].0.iter().filter(|picture| picture.contains("secret card")).count();
        assert!(moments > 0, "{seed}");
    }
    assert!(asked.iter().any(|count| *count != asked[0]), "the games differ in secret: {asked:?}");
}

/// Everything that Ada sees who is alone with a bot, whose decisions are made here.
fn seen_alone(folder: &Path, seed: &str, warlords: [Warlord; 2]) -> (Vec<String>, usize) {
    let mut sitting = sit_down(folder, seed, false);
    let mut model = Model::new(&mut sitting);
    let (mut pictures, mut asked) = (vec![], 0);
    loop {
        pictures.push(match model.next {
            Next::Person(_) => format!("{:?} {:?}", model.sitting.view(model.at), model.news()),
            Next::Moment(_) | Next::Bot(_) | Next::Over(_) => picture(&mut model),
        });
        let seat = match model.next {
            Next::Over(_) => return (pictures, asked),
            Next::Moment(bot) => {
                model.sitting.rest_is_over();
                asked += usize::from(bot.is_some());
                bot
            }
            Next::Person(seat) | Next::Bot(seat) => Some(seat),
        };
        if let Some(seat) = seat {
            let action = answer(model.sitting, seat, warlords);
            model.sitting.play(seat, action).unwrap().unwrap();
        }
        model.settle();
    }
}

#[test]
fn somebody_alone_sees_the_same_whether_or_not_the_bot_is_asked_in_secret() {
    let folder = tempfile::tempdir().unwrap();
    let mut asked = vec![];
    for (seed, own) in [("tea", SECRET[0][0]), ("ink", SECRET[0][1])] {
        let seen = SECRET[1].map(|other| seen_alone(folder.path(), seed, [own, other]));
        let until_over = |pictures: &Vec<String>| pictures[..pictures.len() - 1].to_vec();
        for (pictures, count) in &seen {
            assert_eq!(until_over(pictures), until_over(&seen[0].0), "{seed}");
            asked.push(*count);
        }
    }
    assert!(asked.iter().any(|count| *count != asked[0]), "the games differ in secret: {asked:?}");
}

#[test]
fn who_comes_forward_decides_nothing_by_looking() {
    let folder = tempfile::tempdir().unwrap();
    let (lin, warlords) = (SeatCount::TWO.after(Seat::FIRST), [Warlord::Reinforcement, Warlord::Raid]);
    let mut sitting = sit_down(folder.path(), "tea", true);
    let mut model = Model::new(&mut sitting);
    // To the first moment at which there is an army to raid.
    loop {
        match model.page {
            Page::Moment if model.sitting.come_forward(lin) => break,
            Page::Curtain(_) | Page::Moment => drop(model.key(KeyCode::Enter.into()).unwrap()),
            _ => {
                let action = answer(model.sitting, model.at.unwrap(), warlords);
                model.take_typed(&action.to_string()).unwrap();
            }
        }
    }
    model.sitting.go_back();
    let (before, actions) = (picture(&mut model), model.sitting.table.len());
    let mut look = |keys: &[KeyCode]| {
        for &key in keys {
            model.key(key.into()).unwrap();
        }
        (model.page, model.at, model.sitting.table.len(), picture(&mut model))
    };
    // Lin looks, and declines: the page is the same again, and nothing was played.
    let (page, at, _, shown) = look(&[KeyCode::Char('1'), KeyCode::Enter]);
    assert!(page == Page::Play && at == Some(lin) && shown.contains("Raid"), "{shown}");
    let (page, at, after, shown) = look(&[KeyCode::Enter]);
    assert_eq!((page, at, after, shown), (Page::Moment, None, actions, before.clone()));
    // A number of nobody, or a key that means something elsewhere, does nothing.
    for key in ['5', 'x', 'u', 'l', 'b', 'h', '?'] {
        assert_eq!(look(&[KeyCode::Char(key)]).3, before);
    }
    // Lin plays: everybody sees it.
    let (page, .., after, shown) = look(&[KeyCode::Char('1'), KeyCode::Enter, KeyCode::Down, KeyCode::Enter]);
    assert!(page != Page::Play && after > actions && shown.contains("Raid"), "{shown}");
}
