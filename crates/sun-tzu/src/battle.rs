//! The arithmetic of a battle (RULES 7.4 to 7.6): cards and garrison in, consequence out.
//! Looks at nothing else.

use crate::card::{Card, Face};
use crate::garrison::Garrison;
use crate::options::Rounding;
use crate::side::{Both, Side};
use serde::Serialize;

/// RULES 8.6: what a feint makes of a 7, 8, 9 or 10.
pub const FEINT_COUNTS_AS: Card = Card::Six;

/// RULES 7.5: by how much Sun Tzu's card wins; negative if King Shao's does. A plague lets nobody win.
#[inline]
pub const fn margin(sun_tzu: Card, king_shao: Card) -> i8 {
    match (sun_tzu.face(), king_shao.face()) {
        (Face::Plague, _) | (_, Face::Plague) | (Face::Minus, Face::Minus) => 0,
        (Face::Number(own), Face::Number(rival)) | (Face::Plus(own), Face::Plus(rival)) => own - rival,
        (Face::Plus(own), _) => own,
        (_, Face::Plus(rival)) => -rival,
        (Face::Number(_), Face::Minus) => 1,
        (Face::Minus, Face::Number(_)) => -1,
    }
}

/// RULES 7.4: whether there is no battle at all.
#[inline]
pub fn is_plague(cards: Both<Card>) -> bool {
    cards.0.contains(&Card::Plague)
}

/// RULES 7.4: how many of these armies live through a plague.
#[inline]
pub const fn survivors(armies: u8, rounding: Rounding) -> u8 {
    let half = match rounding {
        Rounding::Floor => armies / 2,
        Rounding::Ceil => armies.div_ceil(2),
    };
    // A plague never empties a province.
    if half == 0 && armies > 0 { 1 } else { half }
}

/// What a won battle does: enemy armies go first, and only the rest of the margin marches in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct Victory {
    pub winner: Side,
    pub driven_off: u8,
    pub marching_in: u8,
}

/// RULES 7.6: the margin drives enemy armies off, one for one; what is left of it marches in.
#[inline]
pub const fn victory(margin: i8, garrison: Garrison) -> Option<Victory> {
    let Some(winner) = Side::favoured_by(margin) else { return None };
    let (margin, defenders) = (margin.unsigned_abs(), garrison.armies_of(winner.rival()));
    let driven_off = if margin < defenders { margin } else { defenders };
    Some(Victory { winner, driven_off, marching_in: margin - driven_off })
}
