//! What the viewers of a table have on their pages: its latest frame for each kind of viewer, and what led to it from
//! the one before.
//!
//! Viewers who see the same share a frame: all spectators who read the same language do. It is rendered when the first
//! of them asks, so nothing is rendered for nobody, and a page that loads and its stream find the same one. Most of it is
//! the same as before, or the same for others: those pieces are kept (`markup`). Knows no game; what a frame holds is made
//! from a view (`pages/table.rs`).

use crate::room_info::Perspective;
use crate::talk::Part;
use markup::{Keep, Piece, difference};
use maud::Markup;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::Timestamp;
use words::{Language, Memory};

/// Viewers who see the same: everything on which the page of a table depends, besides the table itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ViewerGroup {
    pub look: Perspective,
    pub part: Part,
    pub language: Language,
}

/// The version of a room, by everything whose change makes another frame: how many entries its log has, how often
/// somebody has come or gone, how often something was said, when it was last found that nobody had counted time, and
/// whether a secret moment is passing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RoomVersion {
    pub entries: usize,
    pub attendance: u64,
    pub talk: u64,
    pub outages: Option<Timestamp>,
    pub paused: bool,
}

/// What tells one state of a page from another. It is made of what the page shows and of nothing else, so it tells
/// neither number nor time of what is hidden. It is the same at every server, for as long as it is the same program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fingerprint(String);

/// What a group of viewers sees of one version of a room.
pub struct Frame {
    pub fingerprint: Fingerprint,
    shown: Arc<Piece>,
    /// What leads here from the frame that this group saw before.
    change: Option<Change>,
}

struct Change {
    from: Fingerprint,
    /// What is sent, with the fingerprint that it goes with.
    data: Arc<str>,
}

/// The latest frames of a table.
#[derive(Default)]
pub struct Frames {
    latest: Mutex<HashMap<ViewerGroup, Arc<Mutex<Latest>>>>,
    drawn: Mutex<Drawn>,
}

/// The latest frame of a group.
type Latest = Option<(RoomVersion, Arc<Frame>)>;

/// What was drawn and said before, whoever saw it: most of it comes up again.
#[derive(Default)]
struct Drawn {
    keep: Keep,
    memory: Memory,
}

impl Frames {
    /// What a group sees of a version; rendered if nobody has asked before.
    pub fn show(
        &self,
        group: ViewerGroup,
        version: RoomVersion,
        render: impl FnOnce() -> Markup,
    ) -> Arc<Frame> {
        let latest = lock(&self.latest).entry(group).or_default().clone();
        let mut latest = lock(&latest);
        let frame = match latest.take() {
            Some((seen, frame)) if seen == version => frame,
            before => {
                let Drawn { keep, memory } = &mut *lock(&self.drawn);
                Frame::after(before.map(|(_, frame)| frame), memory.within(|| keep.draw(render)))
            }
        };
        *latest = Some((version, frame.clone()));
        frame
    }

    /// Forgets them all, when nobody looks any more.
    pub fn clear(&self) {
        *lock(&self.latest) = HashMap::new();
        *lock(&self.drawn) = Drawn::default();
    }
}

/// Frames that are drawn for one person each, of pieces that many see.
#[derive(Default)]
pub struct Gallery(Mutex<Drawn>);

impl Gallery {
    /// What somebody sees now who has seen this before.
    pub fn frame(&self, before: Option<Arc<Frame>>, render: impl FnOnce() -> Markup) -> Arc<Frame> {
        let Drawn { keep, memory } = &mut *lock(&self.0);
        Frame::after(before, memory.within(|| keep.draw(render)))
    }
}

impl Frame {
    /// A frame that nobody shares.
    pub fn alone(shown: Markup) -> Arc<Frame> {
        Frame::after(None, Keep::default().draw(|| shown))
    }

    /// The frame of what is shown now; the one before, if that looks the same.
    fn after(before: Option<Arc<Frame>>, shown: Arc<Piece>) -> Arc<Frame> {
        let fingerprint = Fingerprint(format!("{:016x}", shown.fingerprint()));
        let change = match before {
            Some(before) if before.fingerprint == fingerprint => return before,
            Some(before) => Some(Change::between(&before, &shown)),
            None => None,
        };
        Arc::new(Frame { fingerprint, shown, change })
    }

    pub fn html(&self) -> String {
        self.shown.html()
    }

    /// What somebody is sent who has this: the change if it leads here from there, or else everything.
    pub fn since(&self, have: &Fingerprint) -> Arc<str> {
        match &self.change {
            Some(change) if change.from == *have => change.data.clone(),
            Some(_) | None => self.whole(),
        }
    }

    /// What somebody is sent who has nothing.
    pub fn whole(&self) -> Arc<str> {
        data("", &self.html())
    }
}

impl Change {
    fn between(before: &Frame, shown: &Piece) -> Change {
        let from = before.fingerprint.clone();
        let data = data(&from.0, &difference(&before.shown, shown));
        Change { from, data }
    }
}

/// What is sent: on a line of its own the fingerprint of what it changes, or nothing if it is everything; then markup.
fn data(from: &str, markup: &str) -> Arc<str> {
    [from, "\n", markup].concat().into()
}

impl Fingerprint {
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Viewer;
    use maud::html;

    const SPECTATORS: ViewerGroup = ViewerGroup {
        look: Perspective { viewer: Viewer::Public, seat: None, curtain: None, may_return: None },
        part: Part { seats: game::SeatSet::EMPTY, reads: false },
        language: Language::English,
    };

    fn version(entries: usize) -> RoomVersion {
        RoomVersion { entries, attendance: 0, talk: 0, outages: None, paused: false }
    }

    #[test]
    fn a_thousand_spectators_cost_one_rendering_and_one_difference_for_each_move() {
        let frames = Frames::default();
        let mut rendered = 0;
        let mut show = |entries: usize| {
            frames.show(SPECTATORS, version(entries), || {
                rendered += 1;
                html! { div { p { "The board after " (entries) " moves" } } }
            })
        };
        let first = show(0);
        let frames: Vec<Arc<Frame>> = (0..1000).map(|_| show(1)).collect();
        let sent: Vec<Arc<str>> = frames.iter().map(|frame| frame.since(&first.fingerprint)).collect();
        assert!(sent.iter().all(|one| Arc::ptr_eq(one, &sent[0])), "all are sent the same bytes");
        assert_eq!(rendered, 2);
    }
}
