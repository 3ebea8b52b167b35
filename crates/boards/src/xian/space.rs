//! A space of the pit in words, with what the viewer could do there.

use super::art::amount_told;
use super::name;
use game::Seat;
use games::xian::{Bonus, Figure, Offer, Print, Resource, SpaceView, Verdict, Xian};
use words::{Language, People, Speaks};

/// Everything that is to be known of a space.
pub fn label(space: &SpaceView, people: &People, language: Language) -> String {
    let place = space.space.title();
    let owner = |key: &str, seat: Seat| {
        words::text(language, key, &[("space", &place), ("name", name(people, seat))])
    };
    let refused = |why| <Xian as Speaks>::refusal(why, people, language).text;
    let mut parts = vec![match space.figure {
        Figure::Nothing => words::text(language, "board-xian-space-empty", &[("space", &place)]),
        Figure::Raw { .. } => words::text(language, "board-xian-space-raw", &[("space", &place)]),
        Figure::Soldier { of, .. } => owner("board-xian-space-soldier", of),
    }];
    if let Figure::Raw { signed_by: Some(by) } | Figure::Soldier { signed_by: Some(by), .. } = space.figure {
        parts.push(owner("board-xian-space-signed", by));
    }
    if let (Figure::Nothing, Print::Bonus(bonus)) = (space.figure, space.print) {
        parts.push(gain(space.gain.unwrap_or(bonus), language));
    }
    match &space.model {
        Some(Offer { full: Verdict::Allowed(clay), .. }) => {
            parts.push(words::text(language, "board-xian-space-clay", &[("clay", &clay.to_string())]));
        }
        Some(Offer { full: Verdict::Refused(why), .. }) => parts.push(refused(why)),
        None => {}
    }
    if let Some(group) = space.group {
        parts.push(words::text(language, "board-xian-space-group", &[("count", &group.len().to_string())]));
    }
    if let Some(Offer { full: Verdict::Refused(why), .. }) = &space.paint {
        parts.push(refused(why));
    }
    let join =
        |first: String, then: String| words::text(language, "parts", &[("first", &first), ("then", &then)]);
    parts.into_iter().reduce(join).unwrap_or_default()
}

/// Points, coins and pigments in words.
fn gain(bonus: Bonus, language: Language) -> String {
    let prestige = words::text(language, "board-xian-prestige", &[("count", &bonus.prestige.to_string())]);
    let coins = (bonus.coins > 0).then(|| amount_told(Resource::Coin, bonus.coins, language));
    let pigments = bonus.pigments.iter().map(|colour| amount_told(colour.into(), 1, language));
    let parts: Vec<String> = std::iter::once(prestige).chain(coins).chain(pigments).collect();
    parts.join(", ")
}
