//! What a turn came to, as the headline of its actions: where the builder went, what was made there, the prestige.

use crate::language::Language;
use crate::speaks::text;
use game::Seat;
use games::xian::{Building, Event};

/// What a seat did in a turn, added up.
#[derive(Default)]
struct Gist {
    entered: Option<Building>,
    passed: bool,
    modelled: u8,
    painted: u8,
    forged: u8,
    advanced: u8,
    prestige: i16,
}

impl Gist {
    fn of(events: &[&Event], own: Seat) -> Gist {
        let mut gist = Gist::default();
        for &&event in events {
            match event {
                Event::BuilderPlaced { seat, building, .. } if seat == own => gist.entered = Some(building),
                Event::Passed { seat, .. } if seat == own => gist.passed = true,
                Event::StatueModelled { seat, .. } if seat == own => gist.modelled += 1,
                Event::StatuePainted { seat, prestige, .. } if seat == own => {
                    gist.painted += 1;
                    gist.prestige += i16::from(prestige);
                }
                Event::EquipmentForged { seat, .. } if seat == own => gist.forged += 1,
                Event::SupervisorAdvanced { seat, from, to } if seat == own => gist.advanced += to - from,
                Event::Recruited { seat, prestige, .. }
                | Event::PrimeMinisterRewards { seat, prestige, .. }
                | Event::CeramistRewards { seat, prestige }
                    if seat == own =>
                {
                    gist.prestige += i16::from(prestige);
                }
                Event::SpaceRewards { seat, gained, .. } if seat == own => {
                    gist.prestige += i16::from(gained.prestige);
                }
                Event::PrestigePaid { seat, prestige, .. } if seat == own => {
                    gist.prestige -= i16::from(prestige);
                }
                _ => {}
            }
        }
        gist
    }
}

/// The turn in a few words, the building first and the prestige last.
pub fn came_to(events: &[&Event], seat: Seat, language: Language) -> Option<String> {
    let gist = Gist::of(events, seat);
    let counted =
        |key: &str, count: u8| (count > 0).then(|| text(language, key, &[("count", &count.to_string())]));
    let prestige = format!("{}{}", if gist.prestige < 0 { "\u{2212}" } else { "+" }, gist.prestige.abs());
    let parts = [
        gist.entered.map(|building| text(language, "xian-came-building", &[("building", building.name())])),
        gist.passed.then(|| text(language, "xian-came-passed", &[])),
        counted("xian-came-modelled", gist.modelled),
        counted("xian-came-painted", gist.painted),
        counted("xian-came-forged", gist.forged),
        counted("xian-came-advanced", gist.advanced),
        (gist.prestige != 0).then_some(prestige),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}
