//! The squares in words, for those who do not see them.

use super::square::{Ground, Square};
use game::Seat;
use words::Language;

/// A square in words, for those who do not see it.
pub fn label(square: &Square, names: &[String], language: Language) -> String {
    let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
    let place = square.space.to_string();
    let told = |key: &str| words::text(language, key, &[("space", &place)]);
    match &square.ground {
        Ground::Land { colour, province } => {
            let colour = words::text(language, &format!("board-qin-{colour}"), &[]);
            let Some(province) = province else {
                let told = [("space", &*place), ("colour", &*colour)];
                return words::text(language, "board-qin-square-lone", &told);
            };
            let told = [
                ("space", place.as_str()),
                ("colour", &colour),
                ("size", &province.size.to_string()),
                ("name", &name(province.by)),
                ("kind", if province.is_major { "major" } else { "small" }),
            ];
            words::text(language, "board-qin-square-province", &told)
        }
        Ground::Water => told("board-qin-square-water"),
        Ground::Village { holder, beside, .. } => {
            let counts = counts(beside, name);
            let Some(holder) = holder else {
                let told = [("space", &*place), ("counts", &*counts)];
                return words::text(language, "board-qin-square-village-empty", &told);
            };
            let told = [("space", &*place), ("counts", &*counts), ("name", &name(*holder))];
            words::text(language, "board-qin-square-village", &told)
        }
        Ground::Scrub => told("board-qin-square-spare"),
        Ground::Grass => told("board-qin-square-free"),
    }
}

/// How strong everybody is beside a village.
fn counts(beside: &[u8], name: impl Fn(Seat) -> String) -> String {
    let present = (0..).map_while(Seat::new).zip(beside).filter(|(_, pagodas)| **pagodas > 0);
    let counts: Vec<String> = present.map(|(seat, pagodas)| format!("{} {pagodas}", name(seat))).collect();
    if counts.is_empty() { "\u{2013}".into() } else { counts.join(", ") }
}
