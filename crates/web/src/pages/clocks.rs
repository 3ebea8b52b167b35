//! The clocks of a table, beside the name of each person. The script counts down from the end that is written here, so
//! that nothing is sent while nothing happens; without it a page shows how they stood.

use super::layout::say;
use crate::room::Room;
use crate::rooms::clocks::{end, left, running};
use game::Seat;
use maud::{Markup, html};
use std::time::Duration;
use store::{Allowance, Chair, Outage};
use words::Language;

/// How little time is little, of minutes and of days.
const SHORT: Duration = Duration::from_secs(30);
const SHORT_OF_DAYS: Duration = Duration::from_hours(3);

/// The clock of a seat; nothing where there is none. During a secret moment all look the same: they stand still, and say
/// nothing that was not shown before.
pub fn clock(
    room: &dyn Room,
    seat: Seat,
    is_moment: bool,
    is_mine: bool,
    outages: &[Outage],
    language: Language,
) -> Markup {
    let (Some(reading), Some(pace)) = (room.clocks(), room.info().opening.customs.pace) else {
        return html! {};
    };
    if room.is_over() || matches!(room.info().chairs.get(seat.index()), Some(Chair::Bot { .. })) {
        return html! {};
    }
    let short = match pace.time {
        Allowance::Live { .. } => SHORT,
        Allowance::Days { .. } => SHORT_OF_DAYS,
    };
    let runs = !is_moment && running(room).any(|running| running == seat);
    let left = left(reading, seat);
    let shown = if is_moment { "\u{2013}:\u{2013}\u{2013}".to_owned() } else { written(left, language) };
    html! {
        span.clock.runs[runs] role="timer" id={ "clock-" (seat) } title=(say(language, "clock")) aria-label=(say(language, "clock"))
            data-end=[runs.then(|| end(reading, seat, outages).0)]
            data-left=[(!runs && !is_moment).then_some(left.as_millis())]
            data-short=(short.as_millis()) data-days=(days(language, "D", "H"))
            data-minute=[is_mine.then(|| say(language, "clock-minute"))]
            data-seconds=[is_mine.then(|| say(language, "clock-seconds"))] {
            (shown)
        }
    }
}

/// A time as clocks show it; the script writes the same.
fn written(time: Duration, language: Language) -> String {
    let seconds = time.as_secs();
    let (days, hours, minutes) = (seconds / 86400, seconds / 3600 % 24, seconds / 60 % 60);
    if days > 0 {
        self::days(language, &days.to_string(), &hours.to_string())
    } else if hours > 0 {
        format!("{hours}:{minutes:02}:{:02}", seconds % 60)
    } else {
        format!("{minutes}:{:02}", seconds % 60)
    }
}

/// A time of more than a day.
fn days(language: Language, days: &str, hours: &str) -> String {
    words::text(language, "clock-days", &[("days", days), ("hours", hours)])
}
