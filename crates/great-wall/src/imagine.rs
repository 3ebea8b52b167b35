//! Imagining a complete game from a view: the table as it lies, and everything unseen dealt anew (RULES 9).
//! Sees nothing but the view.

use crate::cards::{Cards, Deck};
use crate::pieces::{Bag, Piece, Pile};
use crate::state::GreatWall;
use crate::tokens::Pool;
use crate::view::{FaceDown, Hand, PlayerView, View};
use game::MAX_SEATS;
use game::chance::Dice;

pub(crate) fn imagine(view: &View, dice: &mut Dice) -> GreatWall {
    let mut game = GreatWall {
        table: view.table,
        hands: [Cards::EMPTY; MAX_SEATS],
        decks: [Deck::EMPTY; MAX_SEATS],
        pool: Pool::EMPTY,
    };
    for player in &view.players {
        let seat = player.seat.index();
        (game.hands[seat], game.decks[seat]) = imagine_cards(player, dice);
    }
    game.pool = imagine_pile(&view.pool, view.table.unseen(), dice);
    game
}

/// RULES 9.3: hand and deck hold what has not been laid; which is where, only the hand's owner knows.
fn imagine_cards(player: &PlayerView, dice: &mut Dice) -> (Cards, Deck) {
    match player.hand {
        Hand::Hidden { count } => player.unlaid.deal(count, dice),
        Hand::Open { cards } => {
            let rest = player.unlaid.minus(cards).unwrap_or(Cards::EMPTY);
            (cards, imagine_pile(&player.deck, rest, dice))
        }
    }
}

fn imagine_pile<P: Piece>(pile: &FaceDown<P>, pieces: Bag<P>, dice: &mut Dice) -> Pile<P> {
    match pile {
        FaceDown::Open { next_first } => next_first.iter().copied().collect(),
        FaceDown::Hidden { .. } => pieces.deal(0, dice).1,
    }
}
