//! Qin in words. Squares are spelt as on the board: a letter and a number.

use crate::language::Language;
use crate::people::People;
use crate::phrase::{Line, Phrase, Voice};
use crate::speaks::Speaks;
use game::View as _;
use games::qin::{
    Colour, Ending, Event, Illegal, Kind, Obstacle, Place, Placement, Prompt, Qin, Tiles, View,
};

impl Speaks for Qin {
    fn rulebook(language: Language) -> &'static str {
        match language {
            Language::English => include_str!("../../qin/RULES.md"),
            Language::French => include_str!("../../qin/REGLES.md"),
        }
    }

    fn event(event: &Event, people: &People, language: Language) -> Option<Line> {
        let voice = Voice::new(people, language);
        let phrase = match *event {
            // Whoever takes a village places a pagoda there: that has been told.
            Event::Lone { .. }
            | Event::Placed { on: Place::Village(_), .. }
            | Event::Dealt { hand: None, .. } => {
                return None;
            }
            Event::Laid { seat, placement } => laid(voice.say("qin-laid").person("who", seat), placement),
            Event::Founded { owner, colour, size, at } => {
                voice.say("qin-founded").person("who", owner).colour(colour).with("size", size).at(at)
            }
            Event::Grown { owner, colour, size, at } => {
                voice.say("qin-grown").person("who", owner).colour(colour).with("size", size).at(at)
            }
            Event::BecameMajor { owner, colour, size: _, at } => {
                voice.say("qin-became-major").person("who", owner).colour(colour).at(at)
            }
            Event::Joined { owner, colour, size, at } => {
                voice.say("qin-joined").person("who", owner).colour(colour).with("size", size).at(at)
            }
            Event::Returned { seat, pagodas, from } => {
                voice.say("qin-returned").person("who", seat).with("pagodas", pagodas).site(from)
            }
            Event::Placed { seat, on: on @ Place::Province(_) } => {
                voice.say("qin-placed").person("who", seat).site(on)
            }
            Event::VillageTaken { village: _, at, by } => {
                voice.say("qin-village-taken").person("who", by).place("at", at)
            }
            Event::VillageConquered { village: _, at, by, from } => {
                voice.say("qin-village-conquered").person("who", by).person("from", from).place("at", at)
            }
            Event::Drew { seat, kind: None } => voice.say("qin-drew-unseen").person("who", seat),
            Event::Drew { seat, kind: Some(kind) } => voice.say("qin-drew").person("who", seat).tile(kind),
            Event::MustPass { seat } => voice.say("qin-must-pass").person("who", seat),
            Event::GameOver { ending, winners, .. } => voice.say(over(ending)).persons("winners", winners),
            Event::NextGame { game, side, start } => {
                voice.say("qin-next-game").with("game", game).with("side", side.name()).person("who", start)
            }
            Event::Dealt { seat, hand: Some(hand) } => {
                voice.say("qin-dealt").person("who", seat).with("tiles", tiles(voice, hand))
            }
        };
        Some(phrase.line())
    }

    /// The rules take the pagoda of a village away before somebody else gets it; told, it goes home because the
    /// village was conquered.
    fn telling_order(events: &[Event]) -> Vec<&Event> {
        let conquest = |village| {
            events
                .iter()
                .position(|event| matches!(event, Event::VillageConquered { at, .. } if *at == village))
        };
        let told_after = |event: &Event| match *event {
            Event::Returned { from: Place::Village(village), .. } => conquest(village),
            _ => None,
        };
        let mut order: Vec<(usize, &Event)> = events.iter().enumerate().collect();
        order.sort_by_key(|&(number, event)| match told_after(event) {
            Some(cause) => (cause, true),
            None => (number, false),
        });
        order.into_iter().map(|(_, event)| event).collect()
    }

    fn prompt(view: &View, people: &People, language: Language) -> String {
        let voice = Voice::new(people, language);
        match view.prompt {
            Prompt::LayTile | Prompt::WaitFor(_) => {
                voice.say("qin-prompt-lay").persons("who", view.awaited()).text()
            }
            Prompt::Over => voice.over(view.outcome),
        }
    }

    fn paragraph(view: &View) -> &'static str {
        match view.prompt {
            Prompt::LayTile | Prompt::WaitFor(_) => "4",
            Prompt::Over => "6",
        }
    }

    fn refusal(reason: &Illegal, people: &People, language: Language) -> Line {
        let voice = Voice::new(people, language);
        let phrase = match *reason {
            Illegal::NotInHand(kind) => voice.say("qin-refused-not-in-hand").tile(kind),
            Illegal::Terrain(space, obstacle) => {
                voice.say("qin-refused-terrain").place("at", space).with("obstacle", word(obstacle))
            }
            Illegal::Detached => voice.say("qin-refused-detached"),
            Illegal::TwoMajors { colour, provinces: [one, other] } => {
                voice.say("qin-refused-two-majors").colour(colour).place("one", one).place("other", other)
            }
            Illegal::Tie { colour, squares, between } => {
                let phrase = voice.say("qin-refused-tie").colour(colour);
                phrase.with("squares", squares).persons("between", between)
            }
        };
        phrase.line()
    }

    fn action(action: &Placement, language: Language) -> String {
        laid(Voice::impersonal(language).say("qin-action"), *action).text()
    }
}

/// The pieces and places of this game in a sentence.
trait Pieces {
    fn colour(self, colour: Colour) -> Self;
    fn tile(self, kind: Kind) -> Self;
    /// What a pagoda stands on, and where.
    fn site(self, place: Place) -> Self;
}

impl Pieces for Phrase<'_> {
    fn colour(self, colour: Colour) -> Self {
        self.with("colour", colour.to_string())
    }

    fn tile(self, kind: Kind) -> Self {
        self.with("tile", kind.to_string())
    }

    fn site(self, place: Place) -> Self {
        match place {
            Place::Province(at) => self.with("site", "province").place("at", at),
            Place::Village(at) => self.with("site", "village").place("at", at),
        }
    }
}

/// A tile and its two squares.
fn laid(phrase: Phrase, placement: Placement) -> Phrase {
    let [first, second] = placement.spaces();
    phrase.tile(placement.kind()).place("first", first).place("second", second)
}

fn tiles(voice: Voice, tiles: Tiles) -> String {
    voice.list(tiles.iter().map(|kind| voice.say("qin-tile").tile(kind).text()))
}

const fn word(obstacle: Obstacle) -> &'static str {
    match obstacle {
        Obstacle::Water => "water",
        Obstacle::Village => "village",
        Obstacle::Province => "province",
    }
}

const fn over(ending: Ending) -> &'static str {
    match ending {
        Ending::LastPagoda => "qin-over-last-pagoda",
        Ending::Exhausted => "qin-over-exhausted",
    }
}
