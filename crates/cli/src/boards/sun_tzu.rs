//! Sun Tzu as text: a line for each province, with the cards beside it as far as they may be seen.

use super::{Drawn, list};
use std::fmt::Write;
use sun_tzu::{Hand, Prompt, ProvinceView, Side, SideView, Slot, SunTzu, View, WarlordView};

impl Drawn for SunTzu {
    fn draw(views: &[View], names: &[&str]) -> String {
        let Some(view) = views.first() else { return String::new() };
        let name = |side: Side| names[side.seat().index()];
        let mut text = String::new();
        let track = match Side::favoured_by(view.track) {
            None => "the marker in the middle".into(),
            Some(side) => format!("the marker {} spaces on the side of {}", view.track.abs(), name(side)),
        };
        let _ = writeln!(text, "dynasty {} of {}, {track}\n", view.dynasty, sun_tzu::DYNASTIES);
        for number in 0..view.provinces.0.len() {
            let seen: Vec<&ProvinceView> = views.iter().map(|view| &view.provinces.0[number]).collect();
            draw_province(&mut text, &seen, name);
        }
        text.push('\n');
        for side in Side::BOTH {
            let seen: Vec<&SideView> = views.iter().map(|view| &view.sides.0[side.seat().index()]).collect();
            draw_side(&mut text, &seen, name(side));
        }
        let asked: Vec<&str> = view.awaited.iter().map(|seat| names[seat.index()]).collect();
        let prompt = match (view.prompt, asked.as_slice()) {
            (Prompt::Over, _) => "the game is over".into(),
            (_, []) => "the game is about to go on".into(),
            (_, asked) => format!("waiting for {}", list(asked, " and ")),
        };
        let _ = writeln!(text, "{prompt}");
        text
    }
}

fn draw_province<'a>(text: &mut String, seen: &[&ProvinceView], name: impl Fn(Side) -> &'a str) {
    let province = seen[0];
    let armies = match province.holder {
        None => "empty".into(),
        Some(side) => format!("{} of {}", province.armies, name(side)),
    };
    let card = |side: Side| {
        let slots = || seen.iter().map(|province| province.cards.0[side.seat().index()]);
        let known =
            slots().find_map(|slot| if let Slot::Face(card) = slot { Some(card.to_string()) } else { None });
        known.unwrap_or_else(|| if slots().any(|slot| slot == Slot::FaceDown) { "?" } else { "-" }.into())
    };
    let marks: Vec<String> = Side::BOTH
        .into_iter()
        .filter(|side| province.marks.0[side.seat().index()] > 0)
        .map(|side| format!("6 of {}", name(side)))
        .collect();
    let _ = writeln!(
        text,
        "{:<9} tile {}  cards {:>6} / {:<6}  armies: {armies}{}",
        province.province.word(),
        province.tile,
        card(Side::SunTzu),
        card(Side::KingShao),
        if marks.is_empty() {
            String::new()
        } else {
            format!("; marked by the {}", list(&marks, " and the "))
        }
    );
}

/// What the viewers see of a side together.
fn draw_side(text: &mut String, seen: &[&SideView], name: &str) {
    let side = seen[0];
    let hand = seen.iter().find_map(|side| match side.hand {
        Hand::Open { cards, .. } => Some(list(&cards.iter().collect::<Vec<_>>(), " ")),
        Hand::Hidden { .. } => None,
    });
    let warlord = seen.iter().find_map(|side| match side.warlord {
        WarlordView::Kept { warlord, .. } => Some(format!(", warlord {warlord}")),
        WarlordView::Shown { warlord } => Some(format!(", warlord {warlord} used")),
        WarlordView::None | WarlordView::Hidden => None,
    });
    let _ = writeln!(
        text,
        "{name}: {} armies in reserve, {} aside, {} removed; {} cards in the pile{}; hand: {}",
        side.reserve,
        side.aside,
        side.removed,
        side.pile.len(),
        warlord.unwrap_or_default(),
        hand.unwrap_or_else(|| format!("{} cards", side.hand.len()))
    );
}
