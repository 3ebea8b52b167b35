//! Sun Tzu in words. Places are the provinces, as in actions: `tibet`. A side is called by its player's name.

mod events;
mod refusals;

use crate::language::Language;
use crate::people::People;
use crate::phrase::{Line, Phrase, Voice};
use crate::speaks::Speaks;
use game::{SeatSet, Viewer};
use games::sun_tzu::{
    Action, Card, Cards, Event, Hand, Illegal, Moment, Prompt, Province, Shares, Side, SunTzu, View, Warlord,
    Window,
};

impl Speaks for SunTzu {
    fn rulebook(language: Language) -> &'static str {
        match language {
            Language::English => include_str!("../../../sun-tzu/RULES.md"),
            Language::French => include_str!("../../../sun-tzu/REGLES.md"),
        }
    }

    fn event(event: &Event, people: &People, language: Language) -> Option<Line> {
        events::tell(event, Voice::new(people, language)).map(Phrase::line)
    }

    fn prompt(view: &View, people: &People, language: Language) -> String {
        let voice = Voice::new(people, language);
        let asked = match view.viewer {
            Viewer::Seat(seat) => SeatSet::only(seat),
            Viewer::Public => view.awaited,
        };
        let ask = |id| voice.say(id).persons("who", asked);
        let of_side = |id, side: Side| voice.say(id).persons("who", SeatSet::only(side.seat()));
        let phrase = match view.prompt {
            Prompt::ChooseWarlord => ask("sun-tzu-prompt-choose-warlord"),
            Prompt::Lay { province } => ask("sun-tzu-prompt-lay").province(province),
            Prompt::Trade { up_to } => ask("sun-tzu-prompt-trade").with("up-to", up_to.min(whites_of(view))),
            Prompt::PlayWarlord { warlord, moment } => {
                at_moment(ask("sun-tzu-prompt-play-warlord").warlord(warlord), moment)
            }
            Prompt::Name { side, at_once } => of_side("sun-tzu-prompt-name", side).flag("at-once", at_once),
            Prompt::Pay { side, province, from_reserve, missing, sources: _ } => {
                let phrase = of_side("sun-tzu-prompt-pay", side).province(province);
                phrase.with("missing", missing).with("reserve", from_reserve)
            }
            Prompt::Withdraw { side, province, from_reserve, missing, sources: _ } => {
                let phrase = of_side("sun-tzu-prompt-withdraw", side).province(province);
                phrase.with("missing", missing).with("reserve", from_reserve)
            }
            Prompt::DrawOrPass { look } => {
                ask("sun-tzu-prompt-draw-or-pass").with("look", look.look).with("keep", look.keep)
            }
            Prompt::Keep { cards, keep } => {
                ask("sun-tzu-prompt-keep").with("cards", list(voice, cards)).with("keep", keep)
            }
            Prompt::Wait => voice.say("sun-tzu-prompt-wait").persons("who", view.awaited),
            Prompt::Pause => voice.say("sun-tzu-prompt-pause"),
            Prompt::Over => return voice.over(view.outcome),
        };
        phrase.text()
    }

    fn paragraph(view: &View) -> &'static str {
        match view.prompt {
            Prompt::ChooseWarlord => "3.4",
            Prompt::Lay { .. } => "5.2",
            Prompt::Trade { .. } => "5.4",
            Prompt::PlayWarlord { .. } => "8.2",
            Prompt::Name { .. } => "6.3",
            Prompt::Pay { .. } => "7.3",
            Prompt::Withdraw { .. } => "7.8",
            Prompt::DrawOrPass { .. } => "9.4",
            Prompt::Keep { .. } => "9.3",
            Prompt::Wait | Prompt::Pause => "4.1",
            Prompt::Over => "11.1",
        }
    }

    fn refusal(reason: &Illegal, people: &People, language: Language) -> Line {
        refusals::explain(*reason, Voice::new(people, language)).line()
    }

    fn action(action: &Action, language: Language) -> String {
        let voice = Voice::impersonal(language);
        let phrase = match *action {
            Action::Choose(warlord) => voice.say("sun-tzu-action-choose").warlord(warlord),
            Action::Lay(province, card) => voice.say("sun-tzu-action-lay").province(province).card(card),
            Action::Trade(whites) => {
                voice.say("sun-tzu-action-trade").with("cards", list(voice, whites.cards()))
            }
            Action::NoTrade => voice.say("sun-tzu-action-no-trade"),
            Action::Reinforce(province) => voice.say("sun-tzu-action-reinforce").province(province),
            Action::Raid(province) => voice.say("sun-tzu-action-raid").province(province),
            Action::March(from, to) => march(voice.say("sun-tzu-action-march"), voice, from, to),
            Action::Pass => voice.say("sun-tzu-action-pass"),
            Action::Reveal(province) => voice.say("sun-tzu-action-reveal").province(province),
            Action::Pay(shares) => voice.say("sun-tzu-action-pay").with("shares", shared(voice, shares)),
            Action::Feint => voice.say("sun-tzu-action-feint"),
            Action::GreatPlague => voice.say("sun-tzu-action-great-plague"),
            Action::Withdraw(shares) => {
                voice.say("sun-tzu-action-withdraw").with("shares", shared(voice, shares))
            }
            Action::Draw => voice.say("sun-tzu-action-draw"),
            Action::Keep(whites) => {
                voice.say("sun-tzu-action-keep").with("cards", list(voice, whites.cards()))
            }
        };
        phrase.text()
    }
}

/// The pieces and places of this game in a sentence.
trait Pieces {
    fn side(self, name: &'static str, side: Side) -> Self;
    fn province(self, province: Province) -> Self;
    fn card(self, card: Card) -> Self;
    fn warlord(self, warlord: Warlord) -> Self;
}

impl Pieces for Phrase<'_> {
    fn side(self, name: &'static str, side: Side) -> Self {
        self.person(name, side.seat())
    }

    fn province(self, province: Province) -> Self {
        self.place("province", province)
    }

    fn card(self, card: Card) -> Self {
        // With a real minus sign.
        self.with("card", card.name().replace('-', "−"))
    }

    fn warlord(self, warlord: Warlord) -> Self {
        self.with("warlord", warlord.name().replace(' ', "-"))
    }
}

/// How many white cards the viewer could trade.
fn whites_of(view: &View) -> u8 {
    let own = view.sides.0.iter().find_map(|side| match side.hand {
        Hand::Open { cards, .. } if view.viewer.is(side.side.seat()) => Some(cards),
        _ => None,
    });
    own.map_or(0, |cards| cards.iter().filter(|card| !card.is_yellow()).count() as u8)
}

/// Several cards in one breath.
fn list(voice: Voice, cards: Cards) -> String {
    voice.list(cards.iter().map(|card| voice.say("sun-tzu-card").card(card).text()))
}

/// How many armies come from where.
fn shared(voice: Voice, shares: Shares) -> String {
    let share =
        |(province, armies)| voice.say("sun-tzu-share").province(province).with("armies", armies).text();
    voice.list(shares.iter().map(share))
}

fn march<'a>(phrase: Phrase<'a>, voice: Voice, from: Province, to: Province) -> Phrase<'a> {
    let phrase = phrase.with("from", voice.say("sun-tzu-from").province(from).text()).at(from);
    phrase.with("to", voice.say("sun-tzu-to").province(to).text()).at(to)
}

fn at_moment(phrase: Phrase, moment: Moment) -> Phrase {
    match moment {
        Moment::Window(Window::Before) => phrase.with("moment", "before"),
        Moment::Window(Window::After) => phrase.with("moment", "after"),
        Moment::Reveal(province) => phrase.with("moment", "battle").province(province),
    }
}
