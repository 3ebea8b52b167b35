//! Those who watch a live stream: the players, who must know what it says, and spectators, who only count.

use super::events::Events;
use super::markup::PageState;
use super::trouble::LoadTrouble;
use super::visitor::{Encoding, Visitor, part};
use flate2::write::GzDecoder;
use hyper::body::{Bytes, Incoming};
use std::io::Write;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;
use tokio::sync::{mpsc, watch};

/// What all streams of a run have brought while it is measured.
#[derive(Default)]
pub struct Traffic {
    /// Whether it is measured now.
    pub counts: AtomicBool,
    /// The size of every push, uncompressed.
    to_players: Mutex<Vec<u32>>,
    to_spectators: Mutex<Vec<u32>>,
    /// Bytes of all pushes as they came, compressed or not.
    on_the_wire: AtomicU64,
}

/// The sizes of pushes, and what they were on the wire in all.
#[derive(Default)]
pub struct Pushes {
    pub to_players: Vec<u32>,
    pub to_spectators: Vec<u32>,
    pub on_the_wire: u64,
}

impl Traffic {
    /// What has been counted.
    pub fn pushes(&self) -> Pushes {
        let sizes = |sizes: &Mutex<Vec<u32>>| {
            std::mem::take(&mut *sizes.lock().unwrap_or_else(PoisonError::into_inner))
        };
        Pushes {
            to_players: sizes(&self.to_players),
            to_spectators: sizes(&self.to_spectators),
            on_the_wire: self.on_the_wire.swap(0, Ordering::Relaxed),
        }
    }

    fn came(&self, bytes: usize) {
        if self.counts.load(Ordering::Relaxed) {
            self.on_the_wire.fetch_add(bytes as u64, Ordering::Relaxed);
        }
    }

    fn push(&self, sizes: &Mutex<Vec<u32>>, size: usize) {
        if self.counts.load(Ordering::Relaxed) {
            sizes.lock().unwrap_or_else(PoisonError::into_inner).push(size as u32);
        }
    }
}

/// A push to a player, and when it was there.
pub struct Pushed {
    pub shown: PageState,
    pub at: Instant,
}

/// Opens a stream and passes on what a player is shown. Gives the receiver, which ends with the stream.
pub async fn follow(
    visitor: &Visitor,
    path: &str,
    encoding: Encoding,
    traffic: Arc<Traffic>,
) -> Result<mpsc::UnboundedReceiver<Pushed>, LoadTrouble> {
    let mut source = Source::open(visitor, path, encoding).await?;
    let (sender, receiver) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        let mut events = Events::kept();
        while let Some(bytes) = source.next(&traffic).await {
            let at = Instant::now();
            events.take(&bytes, |size, event| {
                traffic.push(&traffic.to_players, size);
                // Nobody listens any more once the table has been left.
                sender.send(Pushed { shown: PageState::read(event), at }).ok();
            });
            if sender.is_closed() {
                return;
            }
        }
    });
    Ok(receiver)
}

/// Opens a stream and counts what comes, also for all who watch the same table together, until they are gone.
pub async fn count(
    visitor: &Visitor,
    path: &str,
    encoding: Encoding,
    traffic: Arc<Traffic>,
    together: Arc<watch::Sender<u64>>,
) -> Result<(), LoadTrouble> {
    let mut source = Source::open(visitor, path, encoding).await?;
    tokio::spawn(async move {
        let mut events = Events::counted();
        while let Some(bytes) = source.next(&traffic).await {
            events.take(&bytes, |size, _| {
                traffic.push(&traffic.to_spectators, size);
                together.send_modify(|count| *count += 1);
            });
            if together.is_closed() {
                return;
            }
        }
    });
    Ok(())
}

/// The bytes of a stream, uncompressed.
struct Source {
    body: Incoming,
    unpacker: Unpacker,
}

impl Source {
    async fn open(visitor: &Visitor, path: &str, encoding: Encoding) -> Result<Source, LoadTrouble> {
        let (body, encoding) = visitor.stream(path, encoding).await?;
        Ok(Source { body, unpacker: Unpacker::new(encoding) })
    }

    /// What comes next; `None` when the stream has ended, in whatever way. Whoever waits for a push will notice.
    async fn next(&mut self, traffic: &Traffic) -> Option<Bytes> {
        let bytes = part(&mut self.body).await.ok()??;
        traffic.came(bytes.len());
        self.unpacker.unpack(bytes)
    }
}

/// Makes of a stream that may be compressed what it was before.
struct Unpacker(Option<GzDecoder<Vec<u8>>>);

impl Unpacker {
    fn new(encoding: Encoding) -> Unpacker {
        Unpacker((encoding == Encoding::Gzip).then(|| GzDecoder::new(vec![])))
    }

    /// What can be told of the stream now; `None` if it is not compressed as it should be.
    fn unpack(&mut self, bytes: Bytes) -> Option<Bytes> {
        let Some(decoder) = &mut self.0 else { return Some(bytes) };
        decoder.write_all(&bytes).and_then(|()| decoder.flush()).ok()?;
        Some(Bytes::from(std::mem::take(decoder.get_mut())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::Compression;
    use flate2::write::GzEncoder;

    #[test]
    fn a_compressed_stream_is_read_as_it_comes() {
        let mut server = GzEncoder::new(vec![], Compression::fast());
        let mut unpacker = Unpacker::new(Encoding::Gzip);
        for event in ["data: one\n\n", "data: two\n\n"] {
            server.write_all(event.as_bytes()).unwrap();
            server.flush().unwrap();
            let sent = Bytes::from(std::mem::take(server.get_mut()));
            assert_eq!(unpacker.unpack(sent).unwrap(), event);
        }
        assert_eq!(Unpacker::new(Encoding::Gzip).unpack(Bytes::from_static(b"not compressed at all")), None);
        assert_eq!(Unpacker::new(Encoding::Plain).unpack(Bytes::from_static(b"plain")).unwrap(), "plain");
    }
}
