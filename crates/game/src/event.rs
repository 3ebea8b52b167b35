//! What happens when an action is applied, and who gets to know it.

use crate::{Seat, Viewer};
use serde::Serialize;
use std::fmt::Debug;

/// One consequence of an action, as the rules see it: the whole truth.
pub trait Event: Clone + Eq + Debug + Serialize + Send + Sync + 'static {
    /// What this viewer sees of it: all, a part (a drawn card without its face), or nothing.
    fn seen_by(&self, viewer: Viewer) -> Option<Self>;

    /// Who learns something by it that was hidden from them until now: a drawn card, a rival's secret plan,
    /// a tile turned up. What its own player knew already is no news to that player.
    ///
    /// An action whose events are news to anybody cannot be undone.
    fn reveals_to(&self) -> Audience;

    /// Whether it tells that a moment went by at which somebody might have been asked in secret, whether or not
    /// anybody was. Whoever serves the game makes all such moments last equally long.
    fn is_moment(&self) -> bool {
        false
    }
}

/// Who learns something new.
///
/// ```
/// use game::{Audience, Seat, Viewer};
///
/// // Whoever draws a card sees it: that is news to this seat and to nobody else.
/// let news = Audience::Only(Seat::FIRST);
/// assert!(news.includes(Viewer::Seat(Seat::FIRST)) && !news.includes(Viewer::Public));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Audience {
    /// Nothing hidden comes to light.
    Nobody,
    /// Only this seat learns it.
    Only(Seat),
    /// Everybody learns it but this seat, which knew it already.
    Others(Seat),
    /// Everybody learns it, or at least somebody besides the one who knew.
    Everyone,
}

impl Audience {
    /// Whether this viewer is among those who learn something.
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Audience::Nobody => false,
            Audience::Only(seat) => viewer.is(seat),
            Audience::Others(seat) => !viewer.is(seat),
            Audience::Everyone => true,
        }
    }
}

/// Somebody who is told what happens. A `Vec` writes it down; [`Nobody`] does not listen, and then telling
/// costs nothing.
///
/// ```
/// use game::{Nobody, Witness};
///
/// fn tell(witness: &mut impl Witness<&'static str>) {
///     witness.see("a village was founded");
/// }
///
/// let mut story = vec![];
/// tell(&mut story);
/// tell(&mut Nobody);
/// assert_eq!(story, ["a village was founded"]);
/// ```
pub trait Witness<E> {
    /// Whether it is worth working out something just to tell it.
    const LISTENS: bool;

    /// Takes note of an event.
    fn see(&mut self, event: E);

    /// The list it writes to, if it listens.
    fn list(&mut self) -> Option<&mut Vec<E>>;
}

impl<E> Witness<E> for Vec<E> {
    const LISTENS: bool = true;

    fn see(&mut self, event: E) {
        self.push(event);
    }

    #[inline]
    fn list(&mut self) -> Option<&mut Vec<E>> {
        Some(self)
    }
}

/// The witness of games that are only imagined.
#[derive(Debug, Clone, Copy, Default)]
pub struct Nobody;

impl<E> Witness<E> for Nobody {
    const LISTENS: bool = false;

    #[inline]
    fn see(&mut self, _event: E) {}

    #[inline]
    fn list(&mut self) -> Option<&mut Vec<E>> {
        None
    }
}
