//! Xi'an as text: the pit on the left, the buildings and what is for sale beside it, then every player's goods.

use super::{Drawn, list, name};
use game::Seat;
use games::xian::{
    Action, BuildingView, Colour, Figure, Forecast, Hand, Owned, Position, Print, SeatView, SectionView,
    SpaceView, Verdict, View, Xian,
};
use ratatui::style::Stylize;
use ratatui::text::{Line, Text};
use words::{Language, People};

/// How wide the pit is.
const PIT: usize = 38;

impl Drawn for Xian {
    fn does_nothing(action: &Action) -> bool {
        match action {
            Action::Return(cards) => cards.cards().is_empty(),
            Action::Pass | Action::EndTurn | Action::NoSignature | Action::NoSwap => true,
            _ => false,
        }
    }

    fn board(views: &[View], _: &People, language: Language) -> Text<'static> {
        let Some(view) = views.first() else { return Text::default() };
        let (round, phase) = (view.table.round.to_string(), view.table.phase.to_string());
        let heading = words::text(language, "terminal-xian-board", &[("round", &round), ("phase", &phase)]);
        let pit: Vec<String> = (view.sections.iter().zip(view.spaces.chunks(8)))
            .flat_map(|(section, spaces)| draw_section(section, spaces, language))
            .collect();
        let beside = draw_city(view, language);
        let rows = pit.len().max(beside.len());
        let cell = |lines: &[String], row: usize| lines.get(row).cloned().unwrap_or_default();
        let rows =
            (0..rows).map(|row| Line::from(format!("{:<PIT$}{}", cell(&pit, row), cell(&beside, row))));
        [Line::from(heading.bold())].into_iter().chain(rows).collect()
    }

    fn players(views: &[View], people: &People, language: Language) -> Vec<Text<'static>> {
        let Some(view) = views.first() else { return vec![] };
        let players = (0..view.seats.len()).map(|seat| {
            let seen: Vec<&SeatView> = views.iter().map(|view| &view.seats[seat]).collect();
            draw_player(&view.table, &seen, people, language)
        });
        players.collect()
    }
}

/// What painting costs in a section, and its spaces in two rows of four.
fn draw_section(section: &SectionView, spaces: &[SpaceView], language: Language) -> Vec<String> {
    let colours: String = section.colours.iter().map(|colour| colour.letter()).collect();
    let any = "?".repeat(section.of_any_colour.into());
    let name = section.section.to_string();
    let heading = words::text(
        language,
        "terminal-xian-section",
        &[("section", &name), ("price", &format!("{colours}{any}"))],
    );
    let raw = words::text(language, "terminal-xian-raw", &[]);
    let row = |row: &[SpaceView]| row.iter().map(|drawn| space(drawn, &raw)).collect::<String>();
    let rows = spaces.chunks(4).map(|spaces| format!("  {}", row(spaces)));
    [heading].into_iter().chain(rows).collect()
}

/// A space in nine characters: its name and what stands there, or what a statue would bring.
fn space(space: &SpaceView, raw: &str) -> String {
    let signed = |by: Option<Seat>| by.map_or(String::new(), |seat| format!("/{seat}"));
    let what = match (space.figure, space.print) {
        (Figure::Raw { signed_by }, _) => format!("{raw}{}", signed(signed_by)),
        (Figure::Soldier { of, .. }, _) => format!("[{of}]"),
        (Figure::Nothing, Print::Statue) => String::new(),
        (Figure::Nothing, Print::Bonus(bonus)) => {
            let coins = "c".repeat(bonus.coins.into());
            let pigments: String = bonus.pigments.iter().map(Colour::letter).collect();
            format!("{}{coins}{pigments}", bonus.prestige)
        }
    };
    format!("{} {what:<6}", space.space)
}

/// The buildings, what is for sale, and where the supervisors are.
fn draw_city(view: &View, language: Language) -> Vec<String> {
    let buildings = view.buildings.iter().map(|building| draw_building(building, language));
    let for_sale: Vec<String> = (view.display.iter())
        .filter_map(|slot| {
            let kind = thing(slot.card?.kind().name(), language);
            Some(format!("{} {kind} {}c", slot.slot, slot.price))
        })
        .collect();
    let title = words::text(language, "terminal-xian-for-sale", &[]);
    let sale = for_sale.chunks(2).map(|pair| format!("  {}", pair.join(", ")));
    let track = view.ties.iter();
    let track = track.map(|&seat| format!("{seat}\u{2192}{}", view.table.players[seat].supervisor.space));
    let track =
        words::text(language, "terminal-xian-track", &[("order", &track.collect::<Vec<_>>().join(" "))]);
    buildings.chain([title]).chain(sale).chain([track]).collect()
}

/// A building: how full its pair is, who is inside, and what entering costs the viewer.
fn draw_building(building: &BuildingView, language: Language) -> String {
    let inside = building
        .builders
        .iter()
        .enumerate()
        .flat_map(|(seat, &count)| std::iter::repeat_n(seat.to_string(), count.into()));
    let inside: String =
        inside.chain(building.prime_minister.then(|| "PM".to_owned())).collect::<Vec<_>>().join(" ");
    let word = building.building.to_string();
    let fee = match building.entry.map(|entry| entry.plain) {
        Some(Verdict::Allowed(entry)) => entry.fee.to_string(),
        _ => "no".into(),
    };
    words::text(
        language,
        "terminal-xian-building",
        &[
            ("building", &words::text(language, "terminal-xian-name", &[("building", &word)])),
            ("pieces", &building.pieces.to_string()),
            ("limit", &building.limit.to_string()),
            ("inside", if inside.is_empty() { "\u{2013}" } else { &inside }),
            ("closed", if building.closed { "yes" } else { "no" }),
            ("fee", &fee),
        ],
    )
}

/// What the viewers see of a player together.
fn draw_player(table: &Position, seen: &[&SeatView], people: &People, language: Language) -> Text<'static> {
    let seat = seen[0];
    let player = &table.players[seat.seat];
    let cards = |count: usize| words::text(language, "terminal-cards", &[("count", &count.to_string())]);
    let pigments: Vec<String> = (Colour::ALL.into_iter())
        .filter(|&colour| player.stock.pigment(colour) > 0)
        .map(|colour| format!("{}{}", player.stock.pigment(colour), colour.letter()))
        .collect();
    let hand = seen.iter().find_map(|seat| match seat.hand {
        Hand::Open { cards, .. } => Some(list(&cards.iter().collect::<Vec<_>>(), " ")),
        Hand::Hidden { .. } => None,
    });
    let hand = hand.unwrap_or_else(|| match seat.hand {
        Hand::Hidden { cards: count } => cards(count),
        Hand::Open { .. } => String::new(),
    });
    let equipment = seen.iter().find_map(|seat| match seat.equipment {
        Owned::Open(cards) => Some(things(cards.iter().map(|card| card.kind().name()), language)),
        Owned::FaceDown { .. } => None,
    });
    let equipment = equipment.unwrap_or_else(|| match seat.equipment {
        Owned::FaceDown { cards: count } => cards(count),
        Owned::Open(_) => String::new(),
    });
    let forecast = match seat.forecast {
        Forecast::Known { total, .. } => total.to_string(),
        Forecast::WithoutEquipment { breakdown } => format!("{}+", breakdown.total()),
    };
    let first = words::text(
        language,
        "terminal-xian-goods",
        &[
            ("seat", &seat.seat.to_string()),
            ("name", name(people, seat.seat)),
            ("prestige", &player.prestige.to_string()),
            ("forecast", &forecast),
            ("coins", &player.stock.coins().to_string()),
            ("clay", &player.stock.clay().to_string()),
            ("pigments", &list(&pigments, " ")),
        ],
    );
    let second = words::text(
        language,
        "terminal-xian-cards",
        &[
            ("hand", &hand),
            ("equipment", &equipment),
            ("assistants", &things(player.assistants.iter().map(games::xian::Assistant::name), language)),
            ("tiles", &things(seat.unused_tiles.iter().map(games::xian::Tile::name), language)),
        ],
    );
    Text::from(format!("{first}\n  {second}"))
}

/// A piece in a word or two.
fn thing(name: &str, language: Language) -> String {
    words::text(language, "terminal-xian-thing", &[("thing", name)])
}

fn things<'a>(names: impl Iterator<Item = &'a str>, language: Language) -> String {
    list(&names.map(|name| thing(name, language)).collect::<Vec<_>>(), ", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::offered_first;

    #[test]
    fn whatever_does_nothing_is_offered_first() {
        let still = offered_first::<Xian>("");
        assert!(still.contains("keep all") && still.contains("pass") && still.len() >= 4, "{still:?}");
    }
}
