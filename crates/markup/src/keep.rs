//! What is kept of drawings, by what it depends on.

use crate::piece::{Marked, NotOneElement, Piece};
use foldhash::quality::RandomState;
use maud::Markup;
use std::cell::RefCell;
use std::collections::HashMap;
use std::hash::{BuildHasher, Hash};
use std::sync::Arc;

/// How many bytes of pieces are new before the old ones are forgotten that nobody has drawn since. A large page has
/// about 100,000.
const GENERATION: usize = 128 * 1024;

/// The pieces of drawings that were made before.
#[derive(Default)]
pub struct Keep {
    recent: Pieces,
    /// What was recent before, and will be forgotten unless it is drawn again.
    earlier: Pieces,
    /// The bytes of what is recent.
    bytes: usize,
    /// The pieces of the drawing that is being made, by what they hold.
    drawn: Marked,
    /// Different for each, so that nobody can make two pieces look like one.
    hasher: RandomState,
}

/// Pieces by the hash of what they depend on. That two of a few thousand have the same hash of 64 bits does not happen in
/// the life of a site.
type Pieces = HashMap<u64, Arc<Piece>, foldhash::fast::FixedState>;

thread_local! {
    /// What is kept while something is drawn in this thread.
    static CURRENT: RefCell<Option<Keep>> = const { RefCell::new(None) };
}

/// An element of a drawing that is the same whenever `inputs` are: it is drawn if it is not [kept](Keep). The name tells
/// elements apart that depend on equal inputs.
pub fn kept(name: &'static str, inputs: impl Hash, draw: impl FnOnce() -> Markup) -> Markup {
    let found = CURRENT.with_borrow_mut(|keep| {
        let keep = keep.as_mut()?;
        let key = keep.hasher.hash_one((name, inputs));
        Some((key, keep.recall(key)))
    });
    match found {
        None => draw(),
        Some((_, Some(mark))) => mark,
        Some((key, None)) => {
            let drawn = draw();
            CURRENT.with_borrow_mut(|keep| match keep {
                Some(keep) => keep.remember(key, drawn),
                None => drawn,
            })
        }
    }
}

impl Keep {
    /// Draws one element; whatever in it was drawn before is not drawn again.
    pub fn draw(&mut self, draw: impl FnOnce() -> Markup) -> Arc<Piece> {
        let borrowed = Borrowed::new(self);
        let drawn = draw();
        drop(borrowed);
        let piece = Piece::read(drawn.into_string(), &self.drawn);
        let piece = piece.unwrap_or_else(|NotOneElement(html)| Piece::opaque(html, &self.drawn));
        self.drawn.clear();
        Arc::new(piece)
    }

    /// How many bytes are kept, at most.
    pub fn bytes(&self) -> usize {
        self.recent.values().chain(self.earlier.values()).map(|piece| piece.bytes()).sum()
    }

    /// The mark of a piece that was drawn before.
    fn recall(&mut self, key: u64) -> Option<Markup> {
        if let Some(piece) = self.recent.get(&key) {
            self.drawn.insert(piece.fingerprint(), piece.clone());
            return Some(piece.mark());
        }
        let piece = self.earlier.remove(&key)?;
        Some(self.insert(key, piece))
    }

    /// Keeps what was drawn, and gives the mark that stands for it; unless it is not one element.
    fn remember(&mut self, key: u64, drawn: Markup) -> Markup {
        match Piece::read(drawn.into_string(), &self.drawn) {
            Ok(piece) => self.insert(key, Arc::new(piece)),
            Err(NotOneElement(html)) => maud::PreEscaped(html),
        }
    }

    fn insert(&mut self, key: u64, piece: Arc<Piece>) -> Markup {
        if self.bytes >= GENERATION {
            self.earlier = std::mem::take(&mut self.recent);
            self.bytes = 0;
        }
        self.bytes += piece.bytes();
        let mark = piece.mark();
        self.drawn.insert(piece.fingerprint(), piece.clone());
        self.recent.insert(key, piece);
        mark
    }
}

/// A keep that is at work in this thread. It goes back to its owner in the end, even if drawing panics.
struct Borrowed<'a> {
    owner: &'a mut Keep,
    outer: Option<Keep>,
}

impl<'a> Borrowed<'a> {
    fn new(owner: &'a mut Keep) -> Borrowed<'a> {
        let outer = CURRENT.replace(Some(std::mem::take(owner)));
        Borrowed { owner, outer }
    }
}

impl Drop for Borrowed<'_> {
    fn drop(&mut self) {
        if let Some(keep) = CURRENT.replace(self.outer.take()) {
            *self.owner = keep;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use maud::html;
    use std::cell::Cell;

    thread_local! {
        static DRAWN: Cell<usize> = const { Cell::new(0) };
    }

    fn cell(text: &str) -> Markup {
        kept("cell", text, || {
            DRAWN.set(DRAWN.get() + 1);
            html! { td { (text) } }
        })
    }

    fn row(texts: &[&str]) -> Markup {
        kept("row", texts, || html! { tr { @for text in texts { (cell(text)) } } })
    }

    fn table(rows: &[&[&str]]) -> Markup {
        html! { div { @for texts in rows { (row(texts)) } } }
    }

    #[test]
    fn what_was_drawn_is_not_drawn_again_and_looks_the_same() {
        let mut keep = Keep::default();
        let states: [&[&[&str]]; 3] =
            [&[&["a", "b"], &["c", "<d>"]], &[&["a", "b"], &["c", "e"]], &[&["a", "b"], &["c", "<d>"]]];
        for (state, news) in states.into_iter().zip([4, 1, 0]) {
            let plain = table(state).into_string();
            DRAWN.set(0);
            let piece = keep.draw(|| table(state));
            assert_eq!((piece.html(), DRAWN.get()), (plain, news));
        }
    }

    #[test]
    fn what_is_drawn_no_more_is_forgotten() {
        let mut keep = Keep::default();
        for number in 0..10_000 {
            let number = format!("{number:100}");
            keep.draw(|| table(&[&["a", "b"], &[&number]]));
            assert!(keep.bytes() <= 3 * GENERATION, "{}", keep.bytes());
        }
        DRAWN.set(0);
        keep.draw(|| table(&[&["a", "b"]]));
        assert_eq!(DRAWN.get(), 0, "what is drawn all the time is kept");
    }

    #[test]
    fn what_is_not_one_element_is_drawn_every_time() {
        let two = || kept("two", (), || html! { p { "one" } p { "two" } });
        let mut keep = Keep::default();
        assert_eq!(keep.draw(|| html! { div { (two()) } }).html(), "<div><p>one</p><p>two</p></div>");
        assert_eq!(keep.bytes(), 0);
        let told = keep.draw(|| html! { (two()) (cell("three")) }).html();
        assert_eq!(told, "<p>one</p><p>two</p><td>three</td>", "nor need a drawing be");
    }

    #[test]
    fn a_drawing_that_panics_leaves_nothing_behind() {
        let mut keep = Keep::default();
        let drawn = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            keep.draw(
                || html! { div { (cell("a")) (if DRAWN.get() > 0 { panic!("so") } else { cell("b") }) } },
            )
        }));
        assert!(drawn.is_err());
        assert_eq!(cell("a").into_string(), "<td>a</td>", "outside, everything is drawn");
        assert_eq!(keep.draw(|| html! { div { (cell("a")) } }).html(), "<div><td>a</td></div>");
    }
}
