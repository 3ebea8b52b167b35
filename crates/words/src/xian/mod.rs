//! Xi'an in words. Sentences call the sections of the pit I, II and III and its spaces `I·1` to `III·8`; the places that
//! a sentence is about are spelt as in actions: spaces (`a1`) and buildings (`palace`). Where actions have no word for a
//! place it says what it is: `slot 3`, `track 2`, `request B1`.

mod names;
mod events;
mod gist;
mod refusals;

use crate::language::Language;
use crate::people::People;
use crate::phrase::{Line, Phrase, Voice};
use crate::speaks::Speaks;
use game::{Seat, SeatSet};
use games::xian::{Action, Decision, Event, Illegal, Prompt, View, Xian};
use names::{Pieces as _, resources};

impl Speaks for Xian {
    fn rulebook(language: Language) -> &'static str {
        match language {
            Language::English => include_str!("../../../xian/RULES.md"),
            Language::French => include_str!("../../../xian/REGLES.md"),
        }
    }

    fn event(event: &Event, people: &People, language: Language) -> Option<Line> {
        events::tell(event, Voice::new(people, language)).map(Phrase::line)
    }

    fn came_to(events: &[&Event], seat: Seat, language: Language) -> Option<String> {
        gist::came_to(events, seat, language)
    }

    fn prompt(view: &View, people: &People, language: Language) -> String {
        let voice = Voice::new(people, language);
        // Where many decide at once, a reader who is asked need not hear about the others.
        let asked = |awaited: SeatSet| match people.you.filter(|&you| awaited.contains(you)) {
            Some(you) => SeatSet::only(you),
            None => awaited,
        };
        match view.prompt {
            Prompt::Favour { awaited } => {
                voice.say("xian-prompt-favour").persons("who", asked(awaited)).text()
            }
            Prompt::Commit { awaited } => {
                voice.say("xian-prompt-commit").persons("who", asked(awaited)).text()
            }
            Prompt::Turn(moment) => {
                let own = people.you == Some(moment.seat);
                let phrase = voice.say(if own { "xian-prompt-you" } else { "xian-prompt-turn" });
                let phrase = phrase.person("who", moment.seat);
                phrase.decision(view.prompt.decision().unwrap_or(Decision::EndOfTurn)).text()
            }
            Prompt::Over => voice.over(view.outcome),
        }
    }

    fn paragraph(view: &View) -> &'static str {
        view.prompt.decision().map_or("9", Decision::rule)
    }

    /// The steps of a turn are decisions of their own, and so are the tiles that can be used between them.
    fn subjects(view: &View) -> Vec<&'static str> {
        let decision = match view.prompt.decision() {
            Some(Decision::Worker) => "worker",
            Some(Decision::Building) => "building",
            Some(Decision::EndOfTurn) => "end of turn",
            _ => Self::paragraph(view),
        };
        let offers = |tile: fn(&Action) -> bool| view.legal.iter().any(tile);
        let market = offers(|action| matches!(action, Action::Market)).then_some("market tile");
        let extra = offers(|action| matches!(action, Action::Extra(_))).then_some("extra action tile");
        [Some(decision), market, extra].into_iter().flatten().collect()
    }

    fn refusal(reason: &Illegal, people: &People, language: Language) -> Line {
        refusals::explain(*reason, Voice::new(people, language)).line()
    }

    fn action(action: &Action, language: Language) -> String {
        let voice = Voice::impersonal(language);
        let phrase = match *action {
            Action::Return(returned) => voice.say("xian-action-return").cards(voice, returned.cards()),
            Action::Commit(pair) => voice.say("xian-action-commit").pair(voice, pair),
            Action::Main => voice.say("xian-action-main"),
            Action::Pigment => voice.say("xian-action-pigment"),
            Action::Enter { building, door } => {
                let phrase = voice.say("xian-action-enter").building(building);
                phrase.with("door", door.map_or("usual", |door| door.name()))
            }
            Action::Pass => voice.say("xian-action-pass"),
            Action::Market => voice.say("xian-action-market"),
            Action::Extra(verb) => voice.say("xian-action-extra").with("verb", verb.name()),
            Action::EndTurn => voice.say("xian-action-end-turn"),
            Action::Model { space, price } => voice.say("xian-action-model").space(space).price(price),
            Action::Paint { space, price } => voice.say("xian-action-paint").space(space).price(price),
            Action::Forge { slot, price } => voice.say("xian-action-forge").slot(slot).price(price),
            Action::Pay(paid) => voice.say("xian-action-pay").with("pigments", resources(voice, paid)),
            Action::Sign => voice.say("xian-action-sign"),
            Action::NoSignature => voice.say("xian-action-no-signature"),
            Action::Choose(tile) => voice.say("xian-action-choose").end_tile(tile),
            Action::Swap { give, take } => voice.say("xian-action-swap").swap(voice, give, take),
            Action::NoSwap => voice.say("xian-action-no-swap"),
            Action::Give(given) => voice.say("xian-action-give").with("resources", resources(voice, given)),
            Action::Take(taken) => voice.say("xian-action-take").with("resources", resources(voice, taken)),
        };
        phrase.text()
    }
}
