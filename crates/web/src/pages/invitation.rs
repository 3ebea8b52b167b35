//! Invitations: the link to a seat, which proves that one may take it, and links as pictures for a camera.

use crate::App;
use crate::room_info::RoomInfo;
use game::Seat;
use maud::{Markup, PreEscaped, html};
use qrcode::render::svg;

/// The path that invites to a seat.
pub fn path(app: &App, info: &RoomInfo, seat: Seat) -> String {
    let key = app.signer.sign("seat", &signed_text(info, seat));
    format!("/t/{}/join/{seat}/{key}", info.id)
}

/// Whether this key is from an invitation to this seat.
pub fn is_valid(app: &App, info: &RoomInfo, seat: Seat, key: &str) -> bool {
    app.signer.is_signed("seat", &signed_text(info, seat), key)
}

fn signed_text(info: &RoomInfo, seat: Seat) -> String {
    format!("{}/{seat}", info.id)
}

/// An address as a QR code; nothing if it is too long for one.
pub fn qr_code(address: &str) -> Markup {
    let picture = qrcode::QrCode::new(address).map(|code| {
        let drawn = code.render::<svg::Color>().min_dimensions(160, 160).quiet_zone(true).build();
        // An XML declaration has no place inside a page.
        drawn.split_once("?>").map_or(drawn.clone(), |(_, picture)| picture.to_owned())
    });
    html! { @if let Ok(picture) = picture { div.qr aria-hidden="true" { (PreEscaped(picture)) } } }
}
