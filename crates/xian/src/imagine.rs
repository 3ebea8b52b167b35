//! Complete games that look like a view: what its viewer cannot see is dealt anew (RULES 10).
//! All deals that fit the view are equally likely, and so are choices that others have sealed.

use crate::Xian;
use crate::by_seat::BySeat;
use crate::equipment::{EQUIPMENT_CARDS, Equipment, EquipmentSet};
use crate::hidden::{Hidden, Sealed, Secrets};
use crate::position::Position;
use crate::prompt::Prompt;
use crate::requests::{REQUEST_SLOTS, REQUESTS, Request};
use crate::view::{Hand, Owned, Pile, View};
use crate::workers::{CARDS, Card, CardSet, HAND};
use game::chance::{Dice, shuffle};
use game::{Element, Set};

pub(crate) fn imagine(view: &View, dice: &mut Dice) -> Xian {
    let table = &view.table;
    let blank = Secrets {
        deck: [Card::at(0); CARDS],
        hand: CardSet::EMPTY,
        sealed: Sealed::Nothing,
        equipment: EquipmentSet::EMPTY,
    };
    let mut players = BySeat::all(table.seats(), blank);
    for seat in &view.seats {
        let seen = table.players[seat.seat].seen_cards();
        players[seat.seat] = match seat.hand {
            Hand::Open { cards, sealed, under_deck } => {
                Secrets { sealed, ..own_cards(table, seen, cards, under_deck, dice) }
            }
            Hand::Hidden { .. } => {
                let mut secrets = rivals_cards(table, seen, dice);
                if !view.prompt.awaited().contains(seat.seat) {
                    secrets.sealed = sealed_choice(view.prompt, secrets.hand, dice);
                }
                secrets
            }
        };
    }
    let (equipment, dealt) = equipment(view, &mut players, dice);
    let requests = requests(view, dice);
    Xian { table: *table, prompt: view.prompt, hidden: Hidden { players, equipment, dealt, requests } }
}

/// The viewer knows the hand and what lies under the deck; the rest of the deck is in any order.
fn own_cards(
    table: &Position,
    seen: CardSet,
    hand: CardSet,
    under_deck: CardSet,
    dice: &mut Dice,
) -> Secrets {
    let drawn = usize::from(table.round) * HAND;
    let deck_cards = CardSet::ALL.minus(seen).minus(hand);
    let mut deck = [Card::at(0); CARDS];
    lay(&mut deck[..drawn], CardSet::ALL.minus(deck_cards));
    let (unknown, known) = deck[drawn..].split_at_mut(CARDS - drawn - under_deck.len());
    lay(unknown, deck_cards.minus(under_deck));
    shuffle(dice, unknown);
    lay(known, under_deck);
    Secrets { deck, hand, sealed: Sealed::Nothing, equipment: EquipmentSet::EMPTY }
}

/// Any card that a rival has not played may be in the hand or anywhere in the deck.
fn rivals_cards(table: &Position, seen: CardSet, dice: &mut Dice) -> Secrets {
    let drawn = usize::from(table.round) * HAND;
    let mut deck = [Card::at(0); CARDS];
    let (played, unplayed) = deck.split_at_mut(seen.len());
    lay(played, seen);
    lay(unplayed, CardSet::ALL.minus(seen));
    shuffle(dice, unplayed);
    let hand = deck[seen.len()..drawn].iter().copied().collect();
    Secrets { deck, hand, sealed: Sealed::Nothing, equipment: EquipmentSet::EMPTY }
}

/// What somebody who has decided already may have decided.
fn sealed_choice(prompt: Prompt, hand: CardSet, dice: &mut Dice) -> Sealed {
    match prompt {
        Prompt::Favour { .. } => Xian::draw_favour(hand, dice).map_or(Sealed::Nothing, Sealed::Favour),
        Prompt::Commit { .. } => Xian::draw_pair(hand, dice).map_or(Sealed::Nothing, Sealed::Pair),
        Prompt::Turn(_) | Prompt::Over => Sealed::Nothing,
    }
}

/// Cards nobody can see are with the rivals who own some face down, or in the deck.
fn equipment(
    view: &View,
    players: &mut BySeat<Secrets>,
    dice: &mut Dice,
) -> ([Equipment; EQUIPMENT_CARDS], u8) {
    let slots = view.table.slots.iter().flatten().copied();
    let mut seen: EquipmentSet = slots.collect::<EquipmentSet>().union(view.table.equipment_discard);
    for seat in &view.seats {
        if let Owned::Open(cards) = seat.equipment {
            players[seat.seat].equipment = cards;
            seen = seen.union(cards);
        }
    }
    let mut cards = [Equipment::at(0); EQUIPMENT_CARDS];
    let mut known = seen.len();
    lay(&mut cards[..known], seen);
    match &view.equipment_deck {
        Pile::Open(deck) => {
            cards[known..].iter_mut().zip(deck).for_each(|(place, &card)| *place = card);
        }
        Pile::FaceDown { .. } => {
            lay(&mut cards[known..], EquipmentSet::ALL.minus(seen));
            shuffle(dice, &mut cards[known..]);
        }
    }
    for seat in &view.seats {
        if let Owned::FaceDown { cards: owned } = seat.equipment {
            players[seat.seat].equipment = cards[known..known + owned].iter().copied().collect();
            known += owned;
        }
    }
    (cards, known as u8)
}

/// Tokens nobody has seen are in the pile, in any order.
fn requests(view: &View, dice: &mut Dice) -> [Request; REQUESTS] {
    let table = &view.table;
    let seen: Set<Request> =
        table.requests.0.into_iter().chain(table.round_track.into_iter().flatten()).collect();
    let mut tokens = [Request::at(0); REQUESTS];
    let (drawn, pile) = tokens.split_at_mut(REQUEST_SLOTS + usize::from(table.round) - 1);
    lay(drawn, seen);
    match &view.request_pile {
        Pile::Open(known) => pile.iter_mut().zip(known).for_each(|(place, &token)| *place = token),
        Pile::FaceDown { .. } => {
            lay(pile, Set::<Request>::ALL.minus(seen));
            shuffle(dice, pile);
        }
    }
    tokens
}

/// Lays the things of a set side by side.
fn lay<T: Element>(places: &mut [T], things: Set<T>) {
    places.iter_mut().zip(things.iter()).for_each(|(place, thing)| *place = thing);
}
