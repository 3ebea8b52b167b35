//! Worked examples of the rules: positions in short words, actions as they are written.
//! `QNG:W3` are three armies of Sun Tzu in Qinghai; `5/9` is Sun Tzu's 5 against King Shao's 9.

use game::{Game, Nobody, Outcome, SeatCount, Turn, Viewer};
use sun_tzu::scene::{Scene, Start};
use sun_tzu::{Action, Card, Deal, Event, Hand, Illegal, Options, Province, Side, SunTzu, View};

pub const W: Side = Side::SunTzu;
pub const B: Side = Side::KingShao;

pub struct Example {
    pub game: SunTzu,
    pub events: Vec<Event>,
}

impl Example {
    pub fn of(scene: &Scene, start: Start) -> Example {
        let mut events = vec![];
        let game = scene.clone().start(start).set_telling(&mut events).expect("the scene fits");
        Example { game, events }
    }

    /// A whole game from a deal in JSON.
    pub fn dealt(options: &str, deal: &str) -> Example {
        let options: Options = serde_json::from_str(options).expect("the options can be read");
        let deal: Deal = serde_json::from_str(deal).expect("the deal can be read");
        let game = SunTzu::set_up(SeatCount::TWO, &options, &deal).expect("the deal fits");
        Example { game, events: vec![] }
    }

    /// The legal spellings of a side, sorted.
    pub fn asked(&self, side: Side) -> Vec<String> {
        let mut list = vec![];
        self.game.legal_actions(side.seat(), &mut list);
        let mut spelt: Vec<String> = list.iter().map(Action::to_string).collect();
        spelt.sort_unstable();
        spelt
    }

    pub fn play(&mut self, side: Side, action: &str) -> &mut Example {
        let read: Action = action.parse().expect(action);
        if let Err(refusal) = self.game.apply(side.seat(), read, &mut self.events) {
            panic!("{side:?} may not play {action}: {refusal}");
        }
        self
    }

    pub fn refusal(&self, side: Side, action: &str) -> Illegal {
        let read: Action = action.parse().expect(action);
        match self.game.clone().apply(side.seat(), read, &mut Nobody) {
            Err(game::Refusal::Rule(reason)) => reason,
            other => panic!("{side:?}, {action}: {other:?}"),
        }
    }

    /// Lays five cards in row order.
    pub fn plan_five(&mut self, side: Side, cards: &str) -> &mut Example {
        for (province, card) in Province::ALL.into_iter().zip(cards.split(' ')) {
            self.play(side, &format!("{province} {card}"));
        }
        self
    }

    /// Lays five cards in row order, and trades nothing.
    pub fn plan(&mut self, side: Side, cards: &str) -> &mut Example {
        self.plan_five(side, cards);
        if self.asked(side).contains(&"no trade".to_owned()) {
            self.play(side, "no trade");
        }
        self
    }

    /// Both sides lay five harmless pairs: nothing happens, whoever holds what.
    pub fn plan_nothing(&mut self) -> &mut Example {
        self.plan(W, "1 2 3 4 5").plan(B, "1 2 3 4 5")
    }

    /// Every question is answered with the first option, until something else is asked or the game is over.
    pub fn answer_while(&mut self, wanted: impl Fn(&str) -> bool) -> &mut Example {
        while let Some((side, first)) = self.first_option() {
            if !wanted(&first) {
                break;
            }
            self.play(side, &first);
        }
        self
    }

    fn first_option(&self) -> Option<(Side, String)> {
        let side = Side::in_seat(self.game.turn().awaited().first()?)?;
        Some((side, self.asked(side).first()?.clone()))
    }

    /// Provinces are named in row order until all are resolved.
    pub fn reveal_all(&mut self) -> &mut Example {
        self.answer_while(|action| action.starts_with("reveal"))
    }

    pub fn view(&self) -> View {
        self.game.view(Viewer::Public)
    }

    pub fn own_view(&self, side: Side) -> View {
        self.game.view(Viewer::Seat(side.seat()))
    }

    pub fn awaited(&self) -> Vec<Side> {
        self.game.turn().awaited().iter().filter_map(Side::in_seat).collect()
    }

    pub fn map(&self) -> String {
        let view = self.view();
        let armies = view.provinces.0.iter().filter_map(|seen| {
            let letter = if seen.holder? == W { 'W' } else { 'B' };
            Some(format!("{}:{letter}{}", short(seen.province), seen.armies))
        });
        armies.collect::<Vec<_>>().join(" ")
    }

    pub fn marks(&self) -> String {
        let view = self.view();
        let all = Side::BOTH.into_iter().flat_map(|side| {
            let letter = if side == W { 'W' } else { 'B' };
            let marked = view.provinces.0.iter().filter(move |seen| seen.marks[side] > 0);
            marked.map(move |seen| format!("{}:{letter}{}", short(seen.province), seen.marks[side]))
        });
        all.collect::<Vec<_>>().join(" ")
    }

    pub fn reserve(&self) -> [u8; 2] {
        self.view().sides.0.map(|side| side.reserve)
    }

    pub fn hand(&self, side: Side) -> Vec<Card> {
        match self.own_view(side).sides[side].hand {
            Hand::Open { cards, .. } => cards.iter().collect(),
            Hand::Hidden { .. } => panic!("a side sees its own hand"),
        }
    }

    pub fn pile(&self, side: Side) -> u8 {
        self.view().sides[side].pile.len()
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.game.turn().outcome()
    }

    pub fn winners(&self) -> Vec<Side> {
        let Turn::Over(outcome) = self.game.turn() else { panic!("the game is not over") };
        outcome.winners().iter().filter_map(Side::in_seat).collect()
    }

    /// The order in which provinces were turned up.
    pub fn turned_up(&self) -> Vec<Province> {
        let revealed = self.events.iter().filter_map(|event| match event {
            Event::Revealed { province, .. } => Some(*province),
            _ => None,
        });
        revealed.collect()
    }
}

/// The seat of a side by its letter.
pub fn side(letter: &str) -> Side {
    match letter {
        "W" => W,
        "B" => B,
        other => panic!("no side is called {other}"),
    }
}

const SHORT: [&str; 5] = ["XNJ", "TIB", "QNG", "MON", "MAN"];

pub fn short(province: Province) -> &'static str {
    SHORT[province as usize]
}

pub fn province(short: &str) -> Province {
    let place = SHORT.iter().position(|&known| known == short).expect(short);
    Province::ALL[place]
}

/// `QNG:W3 TIB:B2` as (province, side, number).
pub fn stands(text: &str) -> Vec<(Province, Side, u8)> {
    let read = |word: &str| {
        let (place, armies) = word.split_once(':').expect("a province and its armies");
        (province(place), side(&armies[..1]), armies[1..].parse().expect("a number"))
    };
    text.split_whitespace().map(read).collect()
}

/// A scene with these armies on the map.
pub fn scene(map: &str) -> Scene {
    let mut scene = Scene::default();
    for (province, side, armies) in stands(map) {
        scene.armies(province, side, armies);
    }
    scene
}

/// Lays `QNG 5/9, TIB 1/2`.
pub fn lay(scene: &mut Scene, clashes: &str) {
    for clash in clashes.split(", ").filter(|clash| !clash.is_empty()) {
        let (place, cards) = clash.split_once(' ').expect("a province and two cards");
        let (white, black) = cards.split_once('/').expect("two cards");
        scene.laid(province(place), white.parse().expect(white), black.parse().expect(black));
    }
}

pub fn options(json: &str) -> Options {
    serde_json::from_str(json).expect(json)
}

pub fn cards(words: &str) -> Vec<Card> {
    words.split_whitespace().map(|word| word.parse().expect(word)).collect()
}
