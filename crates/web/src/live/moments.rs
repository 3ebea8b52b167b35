//! Moments: somebody may be asked in secret, and nobody else may notice whether anybody was. How long they last, who
//! is asked, and where the others were before.

use crate::room::{Broken, Room};
use crate::shelf;
use game::{Seat, SeatSet, Viewer};
use std::sync::Arc;
use std::time::Duration;
use store::{Chair, Entry, Kept, TableId};
use words::Language;

/// How long everybody waits at a moment at which somebody who wants to be asked may be asked in secret.
const MOMENT: Duration = Duration::from_secs(8);

/// The part of a moment before its end in which a question that is still open is closed, so that the moment ends for
/// the others at its time and not when that has been written.
const CLOSING: u32 = 8;

/// How long a moment lasts: by who sits there and wants to be asked, never by what they hold.
pub(super) fn length(room: &dyn Room, pace: Duration) -> Duration {
    let sheet = room.sheet();
    let bots = sheet.seats().any(|(seat, _)| is_bot(room, seat));
    if !sheet.asking.is_empty() && !sheet.has_one_person() {
        MOMENT
    } else if bots {
        pace
    } else {
        Duration::ZERO
    }
}

/// How long before the end of a moment of this length its question is closed.
pub(super) fn closing(length: Duration) -> Duration {
    length / CLOSING
}

/// The seats that owe a decision of which nobody else may know.
pub(super) fn asked_in_secret(room: &dyn Room) -> SeatSet {
    let told = room.awaited(Viewer::Public);
    room.turn().awaited().iter().filter(|&seat| !told.contains(seat)).collect()
}

/// How many moments have begun between two rooms at which somebody may be asked in secret, whether or not
/// somebody was.
pub(super) fn begun(before: &dyn Room, after: &dyn Room) -> u32 {
    let open = |room: &dyn Room| u32::from(!asked_in_secret(room).is_empty());
    (after.moments(before) + open(after)).saturating_sub(open(before))
}

/// Whether a bot sits there.
pub(super) fn is_bot(room: &dyn Room, seat: Seat) -> bool {
    matches!(room.sheet().chairs.get(seat.index()), Some(Chair::Bot { .. }))
}

/// Whether a person sits there who does not want to be asked about what need not be done.
pub(super) fn is_left_alone(room: &dyn Room, seat: Seat) -> bool {
    !is_bot(room, seat) && !room.sheet().asking.contains(seat)
}

/// Answers the secret questions of those who do not want to be asked: the entries that do, and the room after them.
pub(super) fn decline(mut room: Arc<dyn Room>) -> (Vec<Entry>, Arc<dyn Room>) {
    let mut entries = vec![];
    while let Some(seat) = asked_in_secret(&*room).iter().find(|&seat| is_left_alone(&*room, seat)) {
        let Some(action) = room.declined(seat) else { break };
        let entry = Entry::Played { seat, action };
        let Ok(next) = room.after(&entry, Language::English) else { break };
        entries.push(entry);
        room = next;
    }
    (entries, room)
}

/// What is shown of a table that has just been read: if its last open step began a moment, the room before it, and
/// how many moments have begun since. A moment begins anew when the table is read again, whether or not somebody was
/// asked in it and has answered: so nobody can tell from that either.
pub(super) fn shown(
    id: &TableId,
    mut kept: Kept,
    truth: &Arc<dyn Room>,
) -> Result<(Arc<dyn Room>, u32), Broken> {
    let start = shelf::load(id, Kept { opening: kept.opening.clone(), entries: vec![] })?;
    if begun(&*start, &**truth) == 0 {
        return Ok((truth.clone(), 0));
    }
    let mut later = truth.clone();
    while let Some(entry) = kept.entries.pop() {
        if !is_play(&entry) {
            continue;
        }
        let before = shelf::load(id, kept.clone())?;
        if asked_in_secret(&*before).is_empty() {
            if begun(&*before, &*later) > 0 {
                let moments = begun(&*before, &**truth);
                return Ok((before, moments));
            }
            if before.version(Viewer::Public) != later.version(Viewer::Public) {
                break;
            }
        }
        later = before;
    }
    Ok((truth.clone(), 0))
}

/// Whether an entry can begin or end a moment.
fn is_play(entry: &Entry) -> bool {
    matches!(entry, Entry::Played { .. } | Entry::Ready { .. } | Entry::Undone { .. } | Entry::Rewound { .. })
}
