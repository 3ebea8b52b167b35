//! What somebody may have meant who picked cards, spaces and buildings that do not go together.

use games::xian::{
    Action, Building, Card, CardSet, Decision, Door, Pair, Price, Returned, Slot, Space, View,
};

/// Everything that these things could have been picked for.
pub fn meant(view: &View, things: &[&str]) -> Vec<Action> {
    let price = if things.contains(&"reduced") { Price::Reduced } else { Price::Full };
    let door = Door::ALL.into_iter().find(|door| things.contains(&door.name()));
    let cards: Vec<Card> = things.iter().filter_map(|thing| card(thing)).collect();
    let paints = view.prompt.decision() == Some(Decision::Paint);
    let meant =
        |thing: &&str| {
            let named = thing.split(' ').next_back()?;
            let space = thing.split_once(' ').and_then(|(_, space)| Space::from_name(space));
            let at_space = space.map(|space| {
                if paints { Action::Paint { space, price } } else { Action::Model { space, price } }
            });
            let entered = Building::from_name(named).map(|building| Action::Enter { building, door });
            let forged = Slot::from_name(named).map(|slot| Action::Forge { slot, price });
            at_space.or(entered).or(forged).or_else(|| thing.parse().ok())
        };
    let with_cards = match cards[..] {
        [] => None,
        [top, bottom] if things.iter().any(|thing| thing.contains("on")) => {
            Some(Action::Commit(Pair { top, bottom }))
        }
        _ => Returned::new(cards.iter().copied().collect::<CardSet>()).map(Action::Return),
    };
    with_cards
        .into_iter()
        .chain(things.iter().filter(|thing| card(thing).is_none()).filter_map(meant))
        .collect()
}

/// The card that a thing of the hand names: to return it, or as the top or the bottom of a pair.
fn card(thing: &str) -> Option<Card> {
    let name = thing.strip_suffix(" on").or(thing.strip_prefix("on ")).unwrap_or(thing);
    Card::from_name(name)
}
