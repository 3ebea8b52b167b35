//! Great Wall of China: tokens won and claimed, the chance of the next token at every site, and the cards that
//! are left to fight with.

use crate::judge::{BySeat, Judged};
use game::{Game, MAX_SEATS, Seat};
use great_wall::{DECK_SIZE, Duty, GreatWall, Kind, Phase, Section, Stage};

/// A claimed token is lost only if its site is blocked at the end.
const CLAIMED: f32 = 0.9;
/// What leading for a token is worth of it, as long as it is not taken.
const NEXT_TOKEN: f32 = 0.7;
/// Two points more at a site are about three times the chance to lead it when one's turn begins.
const LEAD: f32 = 2.0;
/// What each rival who moves before one's next turn adds on average.
const TEMPO: f32 = 0.8;
/// A seat that has cards but none at a site can still come.
const ABSENT: f32 = -1.5;
/// What cards are worth while there are turns to play them in: in the hand by kind, in the deck.
const HAND: [(Kind, f32); 7] = [
    (Kind::Wall, 0.5),
    (Kind::Gate, 0.9),
    (Kind::Watchtower, 1.2),
    (Kind::Noble, 1.0),
    (Kind::Warrior, 0.9),
    (Kind::Horseman, 1.3),
    (Kind::Dragon, 1.3),
];
const DECK: f32 = 0.35;
/// An action that is still owed is a card drawn or a good use of one.
const ACTION: f32 = 0.8;
/// How open the game is at its end, and how much more with all cards to come.
const END_SPREAD: f32 = 1.5;
const CARDS_SPREAD: f32 = 4.0;
/// In the last round there is one turn left for the cards in the hand, and none for the deck.
const LAST_ROUND: f32 = 0.4;

impl Judged for GreatWall {
    fn spread(&self) -> f32 {
        let cards: usize = self.seats().seats().map(|seat| self.unlaid(seat).len()).sum();
        let left = cards as f32 / (DECK_SIZE * self.seats().get()) as f32;
        END_SPREAD + CARDS_SPREAD * left
    }

    fn standings(&self) -> BySeat {
        let mut standings = self.points();
        for seat in self.seats().seats() {
            standings[seat.index()] += cards(self, seat);
        }
        for site in self.table().open_sites().iter() {
            let section = self.table().section(site);
            if let Some(claim) = section.claim() {
                standings[claim.seat.index()] += CLAIMED * f32::from(claim.token.points());
            }
            share_next_token(self, section, &mut standings);
        }
        standings
    }

    fn points(&self) -> BySeat {
        let mut points = [0.0; MAX_SEATS];
        for seat in self.seats().seats() {
            points[seat.index()] = self.table().score(seat) as f32;
        }
        points
    }
}

fn cards(game: &GreatWall, seat: Seat) -> f32 {
    let hand: f32 = HAND.iter().map(|&(kind, worth)| worth * f32::from(game.hand(seat).count(kind))).sum();
    let owed = match game.table().duty {
        Duty::Act(owed) if game.table().current == seat => ACTION * f32::from(owed.count()),
        _ => 0.0,
    };
    owed + match game.table().phase {
        Phase::Normal => hand + DECK * game.deck(seat).len() as f32,
        Phase::LastRound { .. } => LAST_ROUND * hand,
        Phase::ScoringOnly { .. } => 0.0,
    }
}

/// The next token of a site goes to whoever leads when their turn begins: the seats share it by their chances.
fn share_next_token(game: &GreatWall, section: &Section, standings: &mut BySeat) {
    let prize = match section.stage {
        Stage::Closed => return,
        Stage::Fresh([one, other]) => f32::from(one.points() + other.points()) / 2.0,
        Stage::Claimed { free, .. } => f32::from(free.points()),
    };
    let seats = game.seats();
    let mut weights = [0.0; MAX_SEATS];
    let mut all = 0.0;
    for seat in seats.seats() {
        let total = match section.sum(seat) {
            Some(sum) => f32::from(sum.total()),
            None if game.hand(seat).is_empty() => continue,
            None => ABSENT,
        };
        let before = (seats.distance(game.table().current, seat) + seats.get() - 1) % seats.get();
        let weight = ((total - TEMPO * before as f32) / LEAD).exp();
        weights[seat.index()] = weight;
        all += weight;
    }
    if all > 0.0 {
        for (standing, weight) in standings.iter_mut().zip(weights) {
            *standing += NEXT_TOKEN * prize * weight / all;
        }
    }
}
