//! What the drawings of all games share: the marks of the seats, the seal of Mandate, icons.

use game::Seat;
use maud::{Markup, html};

/// Each seat has a colour, a device and a letter, so that nobody needs to tell colours apart. The letter is for labels,
/// and takes the place of the device for those who prefer letters.
pub fn seat_letter(seat: Seat) -> &'static str {
    ["A", "B", "C", "D", "E"][seat.index()]
}

/// A round seal with the device of a seat: short, because every line of a log has one. The symbol `#device-N` draws the
/// device anywhere, in the colour `--on`.
pub fn seat_mark(seat: Seat) -> Markup {
    html! { svg class={ "mark of-" (seat) } aria-hidden="true" { use href={ "#mark-" (seat) } {} } }
}

/// The devices of the five seats: peaks, moon, blossom, hexagon, sun.
pub const DEVICES: [&str; 5] = [
    "M2 19.5 9 6l4 7 2.5-3.5L22 19.5Z",
    "M15.5 3.5A9 9 0 1 0 20.5 16 7.5 7.5 0 0 1 15.5 3.5Z",
    "M12 2.5c2.3 0 3.8 2 3.3 4.5 2.5-.7 4.7.7 5.2 2.8.6 2.2-.9 4.2-3.3 4.5 1.5 2.1 1.2 4.6-.5 5.9-1.8 1.3-4.2.5-4.7-2-.5 2.5-2.9 3.3-4.7 2-1.7-1.3-2-3.8-.5-5.9-2.4-.3-3.9-2.3-3.3-4.5C4 7.7 6.2 6.3 8.7 7 8.2 4.5 9.7 2.5 12 2.5Zm0 7.3a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4Z",
    "m12 2 8.7 5v10L12 22l-8.7-5V7Zm0 4.8L7.5 9.4v5.2l4.5 2.6 4.5-2.6V9.4Z",
    "M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM10.8 1h2.4v4h-2.4ZM10.8 19h2.4v4h-2.4ZM1 10.8h4v2.4H1ZM19 10.8h4v2.4h-4ZM3.4 5.1 5.1 3.4 7.9 6.2 6.2 7.9ZM16.1 17.8l1.7-1.7 2.8 2.8-1.7 1.7ZM18.9 3.4l1.7 1.7-2.8 2.8-1.7-1.7ZM6.2 16.1l1.7 1.7-2.8 2.8-1.7-1.7Z",
];

/// Strokes on a square of 20, by name: `icon-undo` and so on.
const ICONS: [(&str, &str); 21] = [
    ("undo", "M4 8H12.5A4.5 4.5 0 0 1 12.5 17H8M4 8 7.5 4.5M4 8 7.5 11.5"),
    ("tools", "M3.5 5.5H16.5M3.5 10H16.5M3.5 14.5H16.5"),
    ("hurry", "M4 5 10 10 4 15M10 5 16 10 10 15"),
    ("rules", "M5 3.5H15V16.5H5ZM8 7H12M8 10H12M3 5.5V14.5"),
    ("replay", "M3 10A7 7 0 1 0 6 4.3M6 1.5V4.8H9.3M10 6.5V10.5L12.5 12"),
    (
        "sound",
        "M3.5 7.5H6.5L10.5 4V16L6.5 12.5H3.5ZM13.3 7.2C14.6 8.8 14.6 11.2 13.3 12.8M15.6 5C18.2 8 18.2 12 15.6 15",
    ),
    ("silent", "M3.5 7.5H6.5L10.5 4V16L6.5 12.5H3.5ZM13.5 7.8 17.5 12.2M17.5 7.8 13.5 12.2"),
    (
        "bot",
        "M2.5 4H17.5V16.5H2.5ZM2.5 8.5H17.5M7 4V16.5M13 4V16.5M5.8 6.2H8.2M11.8 6.2H14.2M5.8 11.5H8.2M5.8 14H8.2M11.8 12.7H14.2",
    ),
    ("hint", "M7 13.5C4.5 11.5 4 9.5 4 8A6 6 0 0 1 16 8C16 9.5 15.5 11.5 13 13.5V15.5H7ZM8 18H12"),
    ("bell", "M4 14.5H16L14.5 12.5V9A4.5 4.5 0 0 0 5.5 9V12.5ZM8.3 14.5A1.8 1.8 0 0 0 11.7 14.5M10 4.5V2.8"),
    ("back", "M12.5 4.5 7 10 12.5 15.5"),
    ("next", "M7.5 4.5 13 10 7.5 15.5"),
    ("words", "M3.5 4H16.5V13.5H9L5.5 16.8V13.5H3.5Z"),
    ("phrases", "M4 5.5H4.6M7.8 5.5H16M4 10H4.6M7.8 10H16M4 14.5H4.6M7.8 14.5H16"),
    ("send", "M3.5 9.5 16.5 3.5 12.5 16.5 9.3 11.3ZM9.3 11.3 16.5 3.5"),
    (
        "react",
        "M11 3.3A6.8 6.8 0 1 0 16.7 9M6.9 11.6C8.1 13.6 11.9 13.6 13.1 11.6M7.6 8V8.1M12.4 8V8.1M16 2V6M14 4H18",
    ),
    (
        "sign-bravo",
        "M7.3 6.3A2.9 2.9 0 1 1 12.7 6.3 2.9 2.9 0 1 1 14.4 11.4 2.9 2.9 0 1 1 10 14.6 2.9 2.9 0 1 1 5.6 11.4 2.9 2.9 0 1 1 7.3 6.3ZM9.2 10A.8.8 0 1 0 10.8 10 .8.8 0 1 0 9.2 10",
    ),
    ("sign-wow", "M10 3V11.5M10 15.6V15.8M4.3 5 6 6.8M15.7 5 14 6.8M2.8 11H5M17.2 11H15"),
    (
        "sign-laugh",
        "M10 3A7 7 0 1 0 10 17 7 7 0 1 0 10 3ZM6 8.7C6.6 7.5 8.1 7.5 8.7 8.7M11.3 8.7C11.9 7.5 13.4 7.5 14 8.7M6.2 11.2H13.8C13.4 14.8 6.6 14.8 6.2 11.2Z",
    ),
    ("sign-ouch", "M4 4H16V16H4ZM11.6 4 9 8.4 12 11 9.4 16"),
    (
        "sign-hmm",
        "M6 15.5C3.4 15.5 2.4 12.4 4.4 11 3.5 8 6.5 6 8.5 7.2 9.5 4 14.5 4.2 15 8 18 8.3 18 12.7 15.4 13.3 15.4 15 13.5 15.8 12.5 15.5ZM7.4 11.3H7.5M10.3 11.3H10.4M13.2 11.3H13.3",
    ),
];

/// An icon beside a word, or with one that only screen readers tell.
pub fn icon(name: &str) -> Markup {
    html! { svg.icon aria-hidden="true" { use href={ "#icon-" (name) } {} } }
}

/// The seal of Mandate on a square of 60: its ground, and what is carved into it.
pub const MANDATE: [&str; 2] = [
    "M5 3.5C16 2.5 44 2 55.5 3.2 57.5 14 57.4 46 56.5 56.5 44 57.8 15 57.6 4 56.8 2.8 45 2.6 14 5 3.5Z",
    "M11 12.5H49V18.5H33.2V25H46V31H34.5C37 38 42.5 44 50 47.5L46.5 53C38.5 49 33 43 30 36 27 43 21.5 49 13.5 53L10 47.5C17.5 44 23 38 25.5 31H14V25H26.8V18.5H11Z",
];

/// Shapes that every page has once: the seal of Mandate, the devices of the seats, the corner of a tray, icons.
pub fn shared_shapes() -> Markup {
    html! {
        defs {
            symbol id="mandate-seal" viewBox="0 0 60 60" {
                path.seal d=(MANDATE[0]) {}
                path.carve d=(MANDATE[1]) {}
            }
            @for (seat, device) in DEVICES.iter().enumerate().filter_map(|(at, device)| Some((Seat::new(u8::try_from(at).ok()?)?, device))) {
                symbol id={ "device-" (seat) } viewBox="0 0 24 24" {
                    path.device fill-rule="evenodd" d=(device) {}
                    text.letter x="12" y="18.5" text-anchor="middle" { (seat_letter(seat)) }
                }
                symbol id={ "mark-" (seat) } viewBox="0 0 24 24" {
                    circle.disc cx="12" cy="12" r="11" {}
                    use href={ "#device-" (seat) } x="4.5" y="4.5" width="15" height="15" {}
                }
            }
            symbol id="fret" viewBox="0 0 26 26" { path d="M1 25V1H25M5 21V5H21M9 17V9H17V13H13" {} }
            @for (name, strokes) in ICONS { symbol id={ "icon-" (name) } viewBox="0 0 20 20" { path d=(strokes) {} } }
        }
    }
}
