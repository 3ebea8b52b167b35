//! Sun Tzu on a page: the map with its tiles, armies and cards, the track above it, the hand and the questions.

mod pieces;
mod map;
mod plan;
mod hand;
mod steps;
mod ledger;
#[cfg(test)]
mod tests;

use crate::board::{Board, Draft};
use crate::recap::Recap;
use game::{Seat, Viewer};
use maud::{Markup, html};
use sun_tzu::{Action, Event, Prompt, Province, Shares, Side, SunTzu, Timing, View, WarlordView, Whites};
use words::{Language, People, page};

impl Board for SunTzu {
    const MINUTES: u32 = 30;
    const STYLESHEET: &'static str = include_str!("../../assets/sun-tzu.css");

    fn shapes() -> Markup {
        pieces::shapes()
    }

    fn picture() -> Markup {
        map::picture()
    }

    fn board(view: &View, people: &People, language: Language) -> Markup {
        map::board(view, people, language)
    }

    fn hand(view: &View, language: Language) -> Markup {
        own(view).map_or_else(|| html! {}, |side| hand::hand(view, side, language))
    }

    fn seat(view: &View, seat: Seat, language: Language) -> Markup {
        Side::in_seat(seat).map_or_else(|| html! {}, |side| ledger::seat(view, side, language))
    }

    fn beside(view: &View, language: Language) -> Markup {
        ledger::beside(view, language)
    }

    /// Where a card goes that is not kept, what is paid and who marches in is more than the action says.
    fn echoes(event: &Event) -> bool {
        match event {
            Event::CardLaid { .. }
            | Event::DrawDeclined { .. }
            | Event::Passed { .. }
            | Event::ProvinceNamed { .. }
            | Event::WarlordChosen { .. }
            | Event::WarlordShown { .. } => true,
            Event::TradeSettled { cards, .. } => cards.is_empty(),
            _ => false,
        }
    }

    fn ghost(view: &View, action: Action) -> Markup {
        own(view).map_or_else(|| html! {}, |side| map::ghost(view, side, action))
    }

    fn meant(view: &View, things: &[&str]) -> Vec<Action> {
        let provinces: Vec<Province> = read(things);
        let last = provinces.last().copied();
        let meant: Vec<Action> = match view.prompt {
            Prompt::ChooseWarlord => read(things).into_iter().map(Action::Choose).collect(),
            Prompt::Lay { province: next } => {
                let cards = match read(things) {
                    cards if cards.is_empty() => hand::cards(view).kinds().iter().collect(),
                    cards => cards,
                };
                cards.into_iter().map(|card| Action::Lay(last.unwrap_or(next), card)).collect()
            }
            Prompt::Trade { .. } => {
                let cards = read(things).into_iter().take(usize::from(Whites::MOST)).collect();
                Whites::new(cards).map(Action::Trade).into_iter().collect()
            }
            Prompt::PlayWarlord { .. } => warlords(&provinces),
            Prompt::Pay { missing, .. } => {
                last.map(|from| Action::Pay(Shares::NONE.with(from, missing))).into_iter().collect()
            }
            Prompt::Withdraw { missing, .. } => {
                last.map(|from| Action::Withdraw(Shares::NONE.with(from, missing))).into_iter().collect()
            }
            Prompt::Name { .. }
            | Prompt::DrawOrPass { .. }
            | Prompt::Keep { .. }
            | Prompt::Wait
            | Prompt::Pause
            | Prompt::Over => vec![],
        };
        // Who picks a province when nothing asks for one hears what is asked.
        if meant.is_empty() { last.map(Action::Reveal).into_iter().collect() } else { meant }
    }

    fn leading_to(_view: &View, action: Action) -> Vec<Action> {
        plan::leading_to(action)
    }

    fn draft(view: &View, actions: &[Action]) -> Option<Draft<SunTzu>> {
        plan::draft(view, actions)
    }

    fn is_drafted(action: Action) -> bool {
        matches!(action, Action::Lay(..))
    }

    fn recap(events: &[Event], people: &People, language: Language) -> Recap {
        steps::recap(events, people, language)
    }

    /// While a warlord is kept that is played at moments of its own.
    fn may_be_asked(view: &View) -> bool {
        own(view).is_some_and(|side| {
            let kept = view.sides[side].warlord;
            matches!(kept, WarlordView::Kept { timing: Timing::Window | Timing::Reveal, good: true, .. })
        })
    }

    fn declined(view: &View) -> Option<Action> {
        matches!(view.prompt, Prompt::PlayWarlord { .. }).then_some(Action::Pass)
    }
}

/// What a warlord could do with these provinces, the likeliest last.
fn warlords(provinces: &[Province]) -> Vec<Action> {
    let alone = provinces.iter().flat_map(|&province| {
        let ways = province.neighbours().iter().map(move |to| Action::March(province, to));
        [Action::Reinforce(province), Action::Raid(province)].into_iter().chain(ways)
    });
    let together = provinces.windows(2).map(|way| Action::March(way[0], way[1]));
    alone.chain(together).collect()
}

/// The side of the viewer.
fn own(view: &View) -> Option<Side> {
    match view.viewer {
        Viewer::Seat(seat) => Side::in_seat(seat),
        Viewer::Public => None,
    }
}

/// Those of the picked things that are a piece or a place of this kind.
fn read<T: std::str::FromStr>(things: &[&str]) -> Vec<T> {
    things.iter().filter_map(|thing| thing.parse().ok()).collect()
}

/// A text of this board.
fn say(language: Language, key: &str, told: &[(&str, &str)]) -> String {
    page(language, &format!("board-sun-tzu-{key}"), told)
}

/// The name of a province.
fn name_of(province: Province, language: Language) -> String {
    say(language, "name", &[("province", province.name())])
}
