//! Pictures that many ask for: drawings of our own (`boards::card`, the seal), and the same as pixels. Knows SVG and nothing
//! of what is drawn.
//!
//! A lobby asks for the drawing of every table that it lists, so the latest are kept. Making pixels takes milliseconds of
//! a core, so it happens beside the threads that answer requests, a few at a time, and they are kept under their drawing:
//! two positions that look the same are the same picture, whatever is hidden in them.

use crate::concurrency_limit::ConcurrencyLimit;
use axum::body::Bytes;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use sha2::{Digest, Sha256};
use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::TableId;
use tokio::sync::Semaphore;

/// How many pictures are drawn at the same time.
const AT_ONCE: usize = 2;
/// How many requests may wait for a picture, in all and from one network.
const WAITING: usize = 64;
const WAITING_EACH: usize = 4;
/// How many pictures are kept: at about 60 kB each, some 15 MB.
const KEPT: usize = 256;
/// How many drawings are kept: at about 20 kB each, some 10 MB.
const KEPT_DRAWINGS: usize = 512;

/// What tells a drawing from others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Fingerprint([u8; 16]);

impl Fingerprint {
    pub fn of(drawing: &str) -> Fingerprint {
        let mut first = [0; 16];
        first.copy_from_slice(&Sha256::digest(drawing)[..16]);
        Fingerprint(first)
    }

    /// The same as an entity tag, in quotation marks.
    pub fn tag(self) -> String {
        format!("\"{}\"", hex::encode(self.0))
    }
}

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    /// The drawing is not what it should be: a bug of ours.
    #[error("a drawing cannot be rendered: {0}")]
    Unreadable(String),
    #[error("too many pictures are asked for")]
    Busy,
}

/// A drawing, and what tells it from others.
pub struct Drawing {
    pub svg: String,
    pub print: Fingerprint,
}

/// What was drawn: a table, and how many entries its log had.
type Drawn = (TableId, usize);

/// Draws pictures and keeps them.
pub struct Pictures {
    waiting: Arc<ConcurrencyLimit<IpAddr>>,
    drawing: Semaphore,
    drawings: Mutex<Latest<Drawn, Arc<Drawing>>>,
    pixels: Mutex<Latest<Fingerprint, Bytes>>,
}

/// The things of a kind that were made last, up to a number of them.
struct Latest<K, T> {
    most: usize,
    kept: HashMap<K, T>,
    /// The oldest first.
    order: VecDeque<K>,
    /// How many were ever made.
    made: u64,
}

impl Pictures {
    pub fn new() -> Pictures {
        Pictures {
            waiting: ConcurrencyLimit::new(WAITING, WAITING_EACH),
            drawing: Semaphore::new(AT_ONCE),
            drawings: Mutex::new(Latest::of(KEPT_DRAWINGS)),
            pixels: Mutex::new(Latest::of(KEPT)),
        }
    }

    /// The drawing of a table at this length of its log; drawn once, whoever asks.
    pub fn drawing(&self, drawn: Drawn, draw: impl FnOnce() -> String) -> Arc<Drawing> {
        if let Some(drawing) = lock(&self.drawings).kept.get(&drawn) {
            return drawing.clone();
        }
        let svg = draw();
        let drawing = Arc::new(Drawing { print: Fingerprint::of(&svg), svg });
        lock(&self.drawings).keep(drawn, drawing.clone());
        drawing
    }

    /// A drawing as PNG, for somebody in this network; made once, whoever asks.
    pub async fn png(&self, drawing: Arc<Drawing>, from: IpAddr) -> Result<Bytes, PictureError> {
        if let Some(png) = self.made(drawing.print) {
            return Ok(png);
        }
        let _waiting = self.waiting.try_acquire(Some(from)).ok_or(PictureError::Busy)?;
        let _drawing = self.drawing.acquire().await.map_err(|_| PictureError::Busy)?;
        // Somebody else may have waited for the same one.
        if let Some(png) = self.made(drawing.print) {
            return Ok(png);
        }
        let print = drawing.print;
        let made = tokio::task::spawn_blocking(move || png(&drawing.svg)).await;
        let png: Bytes = made.map_err(|error| PictureError::Unreadable(error.to_string()))??.into();
        lock(&self.pixels).keep(print, png.clone());
        Ok(png)
    }

    fn made(&self, print: Fingerprint) -> Option<Bytes> {
        lock(&self.pixels).kept.get(&print).cloned()
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<K: Clone + Eq + Hash, T> Latest<K, T> {
    fn of(most: usize) -> Latest<K, T> {
        Latest { most, kept: HashMap::new(), order: VecDeque::new(), made: 0 }
    }

    fn keep(&mut self, key: K, thing: T) {
        self.made += 1;
        if self.kept.insert(key.clone(), thing).is_none() {
            self.order.push_back(key);
        }
        if self.order.len() > self.most
            && let Some(oldest) = self.order.pop_front()
        {
            self.kept.remove(&oldest);
        }
    }
}

/// A drawing as PNG, at the size that it gives itself.
pub fn png(drawing: &str) -> Result<Vec<u8>, PictureError> {
    let unreadable = |what: &dyn std::fmt::Display| PictureError::Unreadable(what.to_string());
    let tree = Tree::from_str(drawing, &Options::default()).map_err(|error| unreadable(&error))?;
    let size = tree.size().to_int_size();
    let mut pixels = Pixmap::new(size.width(), size.height()).ok_or_else(|| unreadable(&"it has no size"))?;
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| unreadable(&error))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    fn drawing(colour: usize) -> Arc<Drawing> {
        let svg = format!(
            "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='4'><path fill='#{colour:06x}' d='M0 0H8V4H0Z'/></svg>"
        );
        Arc::new(Drawing { print: Fingerprint::of(&svg), svg })
    }

    #[test]
    fn a_table_is_drawn_once_for_each_of_its_states_and_the_oldest_is_forgotten() {
        let (pictures, table) = (Pictures::new(), TableId::fresh().unwrap());
        let draw =
            |entries: usize| pictures.drawing((table.clone(), entries), || format!("<svg>{entries}</svg>"));
        let first = draw(0);
        assert!(Arc::ptr_eq(&first, &draw(0)));
        assert_eq!(lock(&pictures.drawings).made, 1);
        for entries in 1..=KEPT_DRAWINGS {
            assert_eq!(draw(entries).svg, format!("<svg>{entries}</svg>"));
        }
        assert_eq!(lock(&pictures.drawings).kept.len(), KEPT_DRAWINGS);
        assert_eq!(draw(0).print, first.print);
        assert_eq!(lock(&pictures.drawings).made, KEPT_DRAWINGS as u64 + 2, "it was drawn again");
    }

    #[tokio::test]
    async fn a_picture_is_made_once_and_the_oldest_is_forgotten() {
        let (pictures, here) = (Pictures::new(), IpAddr::from(Ipv4Addr::LOCALHOST));
        let first = pictures.png(drawing(0), here).await.unwrap();
        assert_eq!(pictures.png(drawing(0), here).await.unwrap(), first);
        assert_eq!(lock(&pictures.pixels).made, 1);
        let pixels = Pixmap::decode_png(&first).unwrap();
        assert_eq!((pixels.width(), pixels.height()), (8, 4));
        for colour in 1..=KEPT {
            assert_ne!(pictures.png(drawing(colour), here).await.unwrap(), first);
        }
        assert_eq!(lock(&pictures.pixels).kept.len(), KEPT);
        assert_eq!(pictures.png(drawing(0), here).await.unwrap(), first);
        assert_eq!(lock(&pictures.pixels).made, KEPT as u64 + 2, "it was made again");
    }

    #[tokio::test]
    async fn one_network_cannot_ask_for_everything() {
        let pictures = Pictures::new();
        let here = IpAddr::from(Ipv4Addr::LOCALHOST);
        let waiting: Vec<_> = (0..WAITING_EACH).map(|_| pictures.waiting.try_acquire(Some(here))).collect();
        assert!(matches!(pictures.png(drawing(1), here).await, Err(PictureError::Busy)));
        assert!(
            pictures.png(drawing(1), Ipv4Addr::BROADCAST.into()).await.is_ok(),
            "others are not punished"
        );
        assert!(pictures.png(drawing(1), here).await.is_ok(), "and what is kept costs nothing");
        drop(waiting);
        assert!(pictures.png(drawing(2), here).await.is_ok());
    }

    #[tokio::test]
    async fn what_is_no_drawing_is_an_error() {
        assert!(matches!(png("<svg"), Err(PictureError::Unreadable(_))));
    }
}
