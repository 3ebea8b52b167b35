//! Pieces that come in several copies: counted in a bag, or ordered in a face-down pile.
//! Knows neither cards nor tokens; both are kept this way.

use game::chance::{Dice, shuffle};
use serde::{Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;

/// One of at most seven kinds of piece, none with more than 255 copies.
pub trait Piece: Copy + Eq + fmt::Debug + 'static {
    /// Every kind, with the number of copies in a complete set. A kind stands at its own index.
    const SET: &'static [(Self, u8)];

    /// Its place in [`Piece::SET`].
    fn index(self) -> usize;
}

/// Pieces without an order: how many of each kind. One byte of the word counts one kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bag<P> {
    counts: u64,
    kinds: PhantomData<P>,
}

impl<P: Piece> Bag<P> {
    pub const EMPTY: Bag<P> = Bag { counts: 0, kinds: PhantomData };

    /// Every piece of the game that there is of these.
    pub fn complete() -> Bag<P> {
        P::SET.iter().fold(Bag::EMPTY, |bag, &(piece, copies)| bag.with(piece, copies))
    }

    #[inline]
    pub fn count(self, piece: P) -> u8 {
        (self.counts >> shift(piece)) as u8
    }

    /// How many pieces there are in all. The sum gathers in the highest byte.
    #[inline]
    pub fn len(self) -> usize {
        (self.counts.wrapping_mul(0x0101_0101_0101_0101) >> 56) as usize
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.counts == 0
    }

    #[inline]
    pub fn add(&mut self, piece: P, count: u8) {
        self.counts += u64::from(count) << shift(piece);
    }

    /// Takes out pieces that are in it.
    #[inline]
    pub fn remove(&mut self, piece: P, count: u8) {
        debug_assert!(self.count(piece) >= count);
        self.counts -= u64::from(count) << shift(piece);
    }

    /// The bag with more of one kind.
    pub fn with(mut self, piece: P, count: u8) -> Bag<P> {
        self.add(piece, count);
        self
    }

    /// Both bags together.
    pub fn plus(self, other: Bag<P>) -> Bag<P> {
        Bag { counts: self.counts + other.counts, kinds: PhantomData }
    }

    /// What is left when all of another bag is taken out, if all of it is there.
    pub fn minus(self, other: Bag<P>) -> Option<Bag<P>> {
        let holds_all = P::SET.iter().all(|&(piece, _)| self.count(piece) >= other.count(piece));
        holds_all.then(|| Bag { counts: self.counts - other.counts, kinds: PhantomData })
    }

    /// The kinds that are in it, with their numbers.
    pub fn counts(self) -> impl Iterator<Item = (P, u8)> {
        P::SET.iter().map(move |&(piece, _)| (piece, self.count(piece))).filter(|&(_, count)| count > 0)
    }

    /// Every piece, kind by kind.
    pub fn iter(self) -> impl Iterator<Item = P> {
        self.counts().flat_map(|(piece, count)| std::iter::repeat_n(piece, count as usize))
    }

    /// All pieces in random order: the first `hand` of them in a bag, the others in a pile.
    pub fn deal(self, hand: usize, dice: &mut Dice) -> (Bag<P>, Pile<P>) {
        let mut order = [P::SET[0].0; MOST_IN_PILE];
        let mut len = 0;
        for (place, piece) in order.iter_mut().zip(self.iter()) {
            *place = piece;
            len += 1;
        }
        let order = &mut order[..len];
        shuffle(dice, order);
        let (hand, pile) = order.split_at(hand.min(len));
        (hand.iter().copied().collect(), pile.iter().copied().collect())
    }
}

#[inline]
fn shift<P: Piece>(piece: P) -> usize {
    8 * piece.index()
}

impl<P: Piece> FromIterator<P> for Bag<P> {
    fn from_iter<I: IntoIterator<Item = P>>(pieces: I) -> Bag<P> {
        pieces.into_iter().fold(Bag::EMPTY, |bag, piece| bag.with(piece, 1))
    }
}

impl<P: Piece> fmt::Debug for Bag<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<P: Piece + Serialize> Serialize for Bag<P> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// The most pieces a pile can hold.
const MOST_IN_PILE: usize = 128 / 3;

/// Pieces in a fixed order, face down: a deck, or the pool. Three bits are one piece, the next one lowest;
/// zero is the end.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Pile<P> {
    pieces: u128,
    kinds: PhantomData<P>,
}

impl<P: Piece> Pile<P> {
    pub const EMPTY: Pile<P> = Pile { pieces: 0, kinds: PhantomData };

    #[inline]
    pub fn is_empty(self) -> bool {
        self.pieces == 0
    }

    #[inline]
    pub fn len(self) -> usize {
        (128 - self.pieces.leading_zeros() as usize).div_ceil(3)
    }

    /// Takes the next piece off the pile.
    #[inline]
    pub fn draw(&mut self) -> Option<P> {
        let next = (self.pieces as usize & 7).wrapping_sub(1);
        self.pieces >>= 3;
        P::SET.get(next).map(|&(piece, _)| piece)
    }

    /// The pieces in order, next one first.
    pub fn iter(mut self) -> impl Iterator<Item = P> {
        std::iter::from_fn(move || self.draw())
    }

    /// What is in it, whatever the order.
    pub fn bag(self) -> Bag<P> {
        self.iter().collect()
    }
}

/// The first piece is drawn first. More pieces than fit are left out; the game has no such pile.
impl<P: Piece> FromIterator<P> for Pile<P> {
    fn from_iter<I: IntoIterator<Item = P>>(pieces: I) -> Pile<P> {
        let mut pile = Pile::EMPTY;
        for (place, piece) in pieces.into_iter().take(MOST_IN_PILE).enumerate() {
            pile.pieces |= (piece.index() as u128 + 1) << (3 * place);
        }
        pile
    }
}

impl<P: Piece> fmt::Debug for Pile<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
