//! Imagining a complete game from a view: the table as it lies, and everything unseen dealt anew (RULES 9).
//! Sees nothing but the view.

use crate::cards::{Cards, Deck};
use crate::pieces::{Bag, Piece, Pile};
use crate::state::GreatWall;
use crate::tokens::Pool;
use crate::view::{FaceDown, Hand, PlayerView, View};
use game::{MAX_SEATS, Rng};

pub(crate) fn imagine(view: &View, rng: &mut impl Rng) -> GreatWall {
    let mut game = GreatWall {
        table: view.table,
        hands: [Cards::EMPTY; MAX_SEATS],
        decks: [Deck::EMPTY; MAX_SEATS],
        pool: Pool::EMPTY,
    };
    for player in &view.players {
        let seat = player.seat.index();
        (game.hands[seat], game.decks[seat]) = imagine_cards(player, rng);
    }
    game.pool = imagine_pile(&view.pool, view.table.unseen(), rng);
    game
}

/// RULES 9.3: hand and deck hold what has not been laid; which is where, only the hand's owner knows.
fn imagine_cards(player: &PlayerView, rng: &mut impl Rng) -> (Cards, Deck) {
    match player.hand {
        Hand::Hidden { count } => player.unlaid.deal(count, rng),
        Hand::Open { cards } => {
            let rest = player.unlaid.minus(cards).unwrap_or(Cards::EMPTY);
            (cards, imagine_pile(&player.deck, rest, rng))
        }
    }
}

fn imagine_pile<P: Piece>(pile: &FaceDown<P>, pieces: Bag<P>, rng: &mut impl Rng) -> Pile<P> {
    match pile {
        FaceDown::Open { next_first } => next_first.iter().copied().collect(),
        FaceDown::Hidden { .. } => pieces.deal(0, rng).1,
    }
}
