//! Everything that can be written down as an action, whatever the position.

use xian::{
    Action, Building, Card, CardSet, Colour, Door, EndTile, OneOrTwo, Pair, Price, Resource, Returned, Slot,
    Space, Verb,
};

/// All actions, but of the returns only those of up to this many cards.
pub fn up_to(most_returned: usize) -> Vec<Action> {
    let mut all = vec![
        Action::Main,
        Action::Pigment,
        Action::Pass,
        Action::Market,
        Action::EndTurn,
        Action::Sign,
        Action::NoSignature,
        Action::NoSwap,
    ];
    each_return(CardSet::EMPTY, &Card::all().collect::<Vec<_>>(), most_returned, &mut all);
    for top in Card::all() {
        all.extend(Card::all().map(|bottom| Action::Commit(Pair { top, bottom })));
    }
    for building in Building::ALL {
        all.extend([None, Some(Door::Open), Some(Door::Free)].map(|door| Action::Enter { building, door }));
    }
    all.extend(Verb::ALL.map(Action::Extra));
    for price in [Price::Full, Price::Reduced] {
        all.extend(Space::all().map(|space| Action::Model { space, price }));
        all.extend(Space::all().map(|space| Action::Paint { space, price }));
        all.extend(Slot::all().map(|slot| Action::Forge { slot, price }));
    }
    all.extend(one_or_two(&Colour::ALL).map(Action::Pay));
    all.extend(EndTile::ALL.map(Action::Choose));
    for give in Resource::ALL {
        all.extend(Resource::ALL.map(|take| Action::Swap { give, take }));
    }
    all.extend(one_or_two(&Resource::ALL).map(Action::Give));
    all.extend(one_or_two(&Resource::ALL).map(Action::Take));
    all
}

fn each_return(chosen: CardSet, rest: &[Card], most: usize, all: &mut Vec<Action>) {
    all.push(Action::Return(Returned::new(chosen).unwrap()));
    if chosen.len() < most {
        for (index, &card) in rest.iter().enumerate() {
            each_return(chosen.with(card), &rest[index + 1..], most, all);
        }
    }
}

fn one_or_two<T: Copy + Ord>(kinds: &[T]) -> impl Iterator<Item = OneOrTwo<T>> {
    let pairs = kinds.iter().flat_map(|&one| kinds.iter().map(move |&other| (one, other)));
    let two = pairs.filter(|(one, other)| one <= other).map(|(one, other)| OneOrTwo::two(one, other));
    kinds.iter().map(|&kind| OneOrTwo::one(kind)).chain(two)
}
