//! Sun Tzu as text: a line for each province, with the cards beside it as far as they may be seen.

use super::{Drawn, list, name};
use games::sun_tzu::{Action, Hand, Province, ProvinceView, Side, SideView, Slot, SunTzu, View, WarlordView};
use ratatui::style::Stylize;
use ratatui::text::{Line, Text};
use words::{Language, People};

impl Drawn for SunTzu {
    fn does_nothing(action: &Action) -> bool {
        matches!(action, Action::Pass | Action::NoTrade)
    }

    fn board(views: &[View], people: &People, language: Language) -> Text<'static> {
        let Some(view) = views.first() else { return Text::default() };
        let favoured = Side::favoured_by(view.track).map_or("", |side| name(people, side.seat()));
        let heading = words::text(
            language,
            "terminal-sun-tzu-board",
            &[
                ("dynasty", &view.dynasty.to_string()),
                ("dynasties", &games::sun_tzu::DYNASTIES.to_string()),
                ("scoring", &view.next_scoring.to_string()),
                ("spaces", &view.track.abs().to_string()),
                ("name", favoured),
            ],
        );
        let titles = ["province", "values", "cards", "armies", "borders"]
            .map(|title| words::text(language, &format!("terminal-sun-tzu-{title}"), &[]));
        let provinces = (0..view.provinces.0.len()).map(|number| {
            let seen: Vec<&ProvinceView> = views.iter().map(|view| &view.provinces.0[number]).collect();
            Line::from(row(&draw_province(&seen, people, language)))
        });
        [Line::from(heading), Line::from(row(&titles).bold())].into_iter().chain(provinces).collect()
    }

    fn players(views: &[View], people: &People, language: Language) -> Vec<Text<'static>> {
        if views.is_empty() {
            return vec![];
        }
        let sides = Side::BOTH.into_iter().map(|side| {
            let seen: Vec<&SideView> = views.iter().map(|view| &view.sides.0[side.seat().index()]).collect();
            draw_side(&seen, name(people, side.seat()), language)
        });
        sides.collect()
    }
}

/// Five columns of a table.
fn row([province, values, cards, armies, borders]: &[String; 5]) -> String {
    format!("{province:<10} {values:<11} {cards:^15} {armies:<17} {borders}")
}

fn draw_province(seen: &[&ProvinceView], people: &People, language: Language) -> [String; 5] {
    let province = seen[0];
    let armies = match province.holder {
        None => "\u{2013}".into(),
        Some(side) => format!("{} {}", province.armies, name(people, side.seat())),
    };
    let card = |side: Side| {
        let slots = || seen.iter().map(|province| province.cards.0[side.seat().index()]);
        let known =
            slots().find_map(|slot| if let Slot::Face(card) = slot { Some(card.to_string()) } else { None });
        known.unwrap_or_else(|| {
            if slots().any(|slot| slot == Slot::FaceDown) { "?" } else { "\u{2013}" }.into()
        })
    };
    // Of whose 6 the province is marked already.
    let marked = |side: Side| if province.marks.0[side.seat().index()] > 0 { "*" } else { " " };
    let borders: Vec<String> = province.neighbours.iter().map(|other| word(other, language)).collect();
    let [first, second] = Side::BOTH;
    [
        word(province.province, language),
        format!("{} ({})", province.tile, province.value),
        format!("{:>6}{}/ {}{}", card(first), marked(first), card(second), marked(second)),
        armies,
        borders.iter().map(|name| name.chars().take(3).collect::<String>()).collect::<Vec<_>>().join(" "),
    ]
}

/// What the viewers see of a side together.
fn draw_side(seen: &[&SideView], name: &str, language: Language) -> Text<'static> {
    let side = seen[0];
    let hand = seen.iter().find_map(|side| match side.hand {
        Hand::Open { cards, .. } => Some(list(&cards.iter().collect::<Vec<_>>(), " ")),
        Hand::Hidden { .. } => None,
    });
    let count = side.hand.len().to_string();
    let hand = hand.unwrap_or_else(|| words::text(language, "terminal-cards", &[("count", &count)]));
    let warlord = seen.iter().find_map(|side| match side.warlord {
        WarlordView::Kept { warlord, .. } => Some((warlord, "no")),
        WarlordView::Shown { warlord } => Some((warlord, "yes")),
        WarlordView::None | WarlordView::Hidden => None,
    });
    let warlord = warlord.map_or(String::new(), |(warlord, used)| {
        let warlord = words::text(language, "sun-tzu-warlord", &[("warlord", warlord.name())]);
        words::text(language, "terminal-sun-tzu-warlord", &[("warlord", &warlord), ("used", used)])
    });
    let seat = side.side.seat().to_string();
    let (reserve, aside, removed, pile) = (
        side.reserve.to_string(),
        side.aside.to_string(),
        side.removed.to_string(),
        side.pile.len().to_string(),
    );
    let first = words::text(
        language,
        "terminal-sun-tzu-side",
        &[("seat", &seat), ("name", name), ("reserve", &reserve), ("aside", &aside), ("removed", &removed)],
    );
    let second = words::text(language, "terminal-sun-tzu-hand", &[("hand", &hand), ("pile", &pile)]);
    Text::from(format!("{first}\n  {second}{warlord}"))
}

fn word(province: Province, language: Language) -> String {
    words::text(language, "terminal-sun-tzu-name", &[("province", province.name())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::offered_first;

    #[test]
    fn whatever_does_nothing_is_offered_first() {
        let still = offered_first::<SunTzu>("--option mode=advanced --option warlords=true");
        assert!(still.contains("pass") && still.len() == 2, "{still:?}");
    }
}
