//! Pictures as pixels: drawings of our own (`boards::card`, the seal) made into PNG. Knows SVG and nothing of tables.
//!
//! Drawing takes milliseconds of a core, so it happens beside the threads that answer requests, a few at a time, and what
//! was drawn is kept under its drawing: two positions that look the same are the same picture, whatever is hidden in them.

use crate::concurrency_limit::ConcurrencyLimit;
use axum::body::Bytes;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use sha2::{Digest, Sha256};
use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Semaphore;

/// How many pictures are drawn at the same time.
const AT_ONCE: usize = 2;
/// How many requests may wait for a picture, in all and from one network.
const WAITING: usize = 64;
const WAITING_EACH: usize = 4;
/// How many pictures are kept: at about 60 kB each, some 15 MB.
const KEPT: usize = 256;

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

/// Draws pictures and keeps them.
pub struct Pictures {
    waiting: Arc<ConcurrencyLimit<IpAddr>>,
    drawing: Semaphore,
    kept: Mutex<Kept>,
}

/// The pictures that were drawn last.
#[derive(Default)]
struct Kept {
    by_drawing: HashMap<Fingerprint, Bytes>,
    /// The oldest first.
    order: VecDeque<Fingerprint>,
    /// How many were ever drawn.
    drawn: u64,
}

impl Pictures {
    pub fn new() -> Pictures {
        Pictures {
            waiting: ConcurrencyLimit::new(WAITING, WAITING_EACH),
            drawing: Semaphore::new(AT_ONCE),
            kept: Mutex::default(),
        }
    }

    /// A drawing as PNG, for somebody in this network; drawn once, whoever asks.
    pub async fn png(&self, drawing: String, from: IpAddr) -> Result<Bytes, PictureError> {
        let print = Fingerprint::of(&drawing);
        if let Some(png) = self.kept().by_drawing.get(&print) {
            return Ok(png.clone());
        }
        let _waiting = self.waiting.try_acquire(Some(from)).ok_or(PictureError::Busy)?;
        let _drawing = self.drawing.acquire().await.map_err(|_| PictureError::Busy)?;
        // Somebody else may have waited for the same one.
        if let Some(png) = self.kept().by_drawing.get(&print) {
            return Ok(png.clone());
        }
        let drawn = tokio::task::spawn_blocking(move || png(&drawing)).await;
        let png: Bytes = drawn.map_err(|error| PictureError::Unreadable(error.to_string()))??.into();
        self.kept().keep(print, png.clone());
        Ok(png)
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Kept {
    fn keep(&mut self, print: Fingerprint, png: Bytes) {
        self.drawn += 1;
        if self.by_drawing.insert(print, png).is_none() {
            self.order.push_back(print);
        }
        if self.order.len() > KEPT
            && let Some(oldest) = self.order.pop_front()
        {
            self.by_drawing.remove(&oldest);
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

    fn drawing(colour: usize) -> String {
        format!(
            "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='4'><path fill='#{colour:06x}' d='M0 0H8V4H0Z'/></svg>"
        )
    }

    #[tokio::test]
    async fn a_picture_is_drawn_once_and_the_oldest_is_forgotten() {
        let (pictures, here) = (Pictures::new(), IpAddr::from(Ipv4Addr::LOCALHOST));
        let first = pictures.png(drawing(0), here).await.unwrap();
        assert_eq!(pictures.png(drawing(0), here).await.unwrap(), first);
        assert_eq!(pictures.kept().drawn, 1);
        let pixels = Pixmap::decode_png(&first).unwrap();
        assert_eq!((pixels.width(), pixels.height()), (8, 4));
        for colour in 1..=KEPT {
            assert_ne!(pictures.png(drawing(colour), here).await.unwrap(), first);
        }
        assert_eq!(pictures.kept().by_drawing.len(), KEPT);
        assert_eq!(pictures.png(drawing(0), here).await.unwrap(), first);
        assert_eq!(pictures.kept().drawn, KEPT as u64 + 2, "it was drawn again");
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
