//! Secret moments: points of a game at which somebody may be asked a question that nobody else may know about. Who is
//! being asked, how long the others wait, and what they are shown meanwhile.
//!
//! A moment begins whether or not anybody is asked, and lasts equally long in both cases: from waiting alone, nobody can
//! tell. Looks at rooms only; the driver lets the time pass.

use crate::registry;
use crate::room::{Broken, Room};
use game::{Seat, SeatSet, Viewer};
use std::sync::Arc;
use std::time::Duration;
use store::{Chair, Entry, Kept, TableId};
use words::Language;

/// How long a moment lasts if a person might have to answer: long enough to think, short enough to wait for.
const MOMENT: Duration = Duration::from_secs(8);

/// The last part of a moment, as a fraction (one eighth), is for writing: a question that is still open is declined when
/// it begins. So the moment ends for the others on time, and not when the answer has been written.
const MARGIN: u32 = 8;

/// How long a moment lasts. Depends on who sits there and wants to be asked, never on what they hold.
pub(super) fn length(room: &dyn Room, pace: Duration) -> Duration {
    let info = room.info();
    let bots = info.seats().any(|(seat, _)| is_bot(room, seat));
    let asks = info.seats().any(|(seat, _)| !is_bot(room, seat) && !opted_out(room, seat));
    if asks && !info.has_one_person() {
        MOMENT
    } else if bots {
        pace
    } else {
        Duration::ZERO
    }
}

/// How long before the end of a moment of this length an open question is declined.
pub(super) fn margin(length: Duration) -> Duration {
    length / MARGIN
}

/// The seats that owe a decision that nobody else may know about.
pub(super) fn asked_in_secret(room: &dyn Room) -> SeatSet {
    room.turn().awaited().minus(room.awaited(Viewer::Public))
}

/// How many moments have begun between two rooms, whether or not somebody was asked.
pub(super) fn begun(before: &dyn Room, after: &dyn Room) -> u32 {
    let open = |room: &dyn Room| u32::from(!asked_in_secret(room).is_empty());
    (after.moments(before) + open(after)).saturating_sub(open(before))
}

/// Whether a bot sits there.
pub(super) fn is_bot(room: &dyn Room, seat: Seat) -> bool {
    matches!(room.info().chairs.get(seat.index()), Some(Chair::Bot { .. }))
}

/// Whether a person sits there who has opted out of optional questions.
pub(super) fn opted_out(room: &dyn Room, seat: Seat) -> bool {
    !is_bot(room, seat) && room.info().unasked.contains(seat)
}

/// Declines the secret questions of those who have opted out: the entries that do so, and the room after them.
pub(super) fn decline(mut room: Arc<dyn Room>) -> (Vec<Entry>, Arc<dyn Room>) {
    let mut entries = vec![];
    while let Some(seat) = asked_in_secret(&*room).iter().find(|&seat| opted_out(&*room, seat)) {
        let Some(action) = room.declined(seat) else { break };
        let entry = Entry::Played { seat, action };
        let Ok(next) = room.after(&entry, Language::English) else { break };
        entries.push(entry);
        room = next;
    }
    (entries, room)
}

/// What the public sees of a table that has just been loaded: if its last public action began a moment, the room before
/// that action; and how many moments have begun since. Loading a table begins the moment anew, whether or not somebody
/// was asked and has answered, so that reloading tells nothing either.
pub(super) fn public_room(
    id: &TableId,
    mut kept: Kept,
    actual: &Arc<dyn Room>,
) -> Result<(Arc<dyn Room>, u32), Broken> {
    let start = registry::load(id, Kept { opening: kept.opening.clone(), entries: vec![] })?;
    if begun(&*start, &**actual) == 0 {
        return Ok((actual.clone(), 0));
    }
    let mut later = actual.clone();
    while let Some(entry) = kept.entries.pop() {
        if !is_play(&entry) {
            continue;
        }
        let before = registry::load(id, kept.clone())?;
        if asked_in_secret(&*before).is_empty() {
            if begun(&*before, &*later) > 0 {
                let moments = begun(&*before, &**actual);
                return Ok((before, moments));
            }
            if before.version(Viewer::Public) != later.version(Viewer::Public) {
                break;
            }
        }
        later = before;
    }
    Ok((actual.clone(), 0))
}

/// Whether an entry can begin or end a moment.
fn is_play(entry: &Entry) -> bool {
    use Entry::{Noted, Played, Ready, Rewound, Undone};
    matches!(entry, Played { .. } | Ready { .. } | Undone { .. } | Rewound { .. } | Noted { .. })
}
