//! What provinces pay, and how the game ends (RULES 10, 11).

use crate::event::Event;
use crate::province::{ByProvince, Province};
use crate::side::{Both, Side};
use crate::state::{DYNASTIES, Phase, SunTzu};
use game::{Outcome, SeatCount, SeatSet, Witness};
use serde::Serialize;
use std::cmp::Ordering;

/// RULES 11: what decided the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The marker reached a red space.
    RedSpace,
    /// The marker stood on one side after the last dynasty.
    Track,
    /// The marker stood in the middle: more armies in the reserve.
    Reserve,
    /// The reserves were equal too: more armies on the map.
    Map,
    /// Nothing decided it.
    Draw,
}

impl Ending {
    /// Its name in records and reports.
    pub const fn name(self) -> &'static str {
        match self {
            Ending::RedSpace => "red space",
            Ending::Track => "track",
            Ending::Reserve => "reserve",
            Ending::Map => "map",
            Ending::Draw => "draw",
        }
    }
}

impl SunTzu {
    /// What a province would pay now.
    #[inline]
    pub(crate) fn tile_value(&self, province: Province) -> u8 {
        self.tiles[province].values()[self.scoring()]
    }

    /// RULES 10.4: a province pays its holder as soon as it is resolved.
    pub(crate) fn score_province(&mut self, province: Province, witness: &mut impl Witness<Event>) {
        let holder = self.map[province].holder();
        let points = if holder.is_some() { self.tile_value(province) } else { 0 };
        let from = self.track;
        self.move_marker(holder.map_or(0, |side| side.sign() * points as i8));
        witness.see(Event::ProvinceScored { province, holder, points, from, to: self.track });
        self.end_on_red_space(witness);
    }

    /// RULES 10.2, 10.3: every province pays its holder, and the marker moves by the difference.
    fn score(&mut self, witness: &mut impl Witness<Event>) {
        let mut points = Both([0; 2]);
        let mut paid = ByProvince::default();
        for province in Province::ALL {
            if let Some(holder) = self.map[province].holder() {
                let value = self.tile_value(province);
                paid[province] = Some((holder, value));
                points[holder] += value;
            }
        }
        let from = self.track;
        self.move_marker(points[Side::SunTzu] as i8 - points[Side::KingShao] as i8);
        witness.see(Event::Scored { paid, points, from, to: self.track });
        self.end_on_red_space(witness);
    }

    /// RULES 10.3: the marker stops on a red space.
    fn move_marker(&mut self, by: i8) {
        let limit = self.options.track_limit.space();
        self.track = (self.track + by).clamp(-limit, limit);
    }

    fn end_on_red_space(&mut self, witness: &mut impl Witness<Event>) {
        if self.track.abs() == self.options.track_limit.space() {
            self.end(witness);
        }
    }

    /// RULES 4.1: what follows when nobody plays a warlord card any more.
    pub(crate) fn finish_dynasty(&mut self, witness: &mut impl Witness<Event>) {
        if self.scores_now() && !self.is_merged() {
            self.score(witness);
        }
        if self.phase != Phase::Over {
            if self.dynasty == DYNASTIES { self.end(witness) } else { self.begin_draw(witness) }
        }
    }

    fn end(&mut self, witness: &mut impl Witness<Event>) {
        self.phase = Phase::Over;
        let (ending, winner) = self.verdict();
        witness.see(Event::Ended { ending, winner });
    }

    /// RULES 11: who wins, and by what: the marker, the reserve, the map.
    pub(crate) fn verdict(&self) -> (Ending, Option<Side>) {
        if let Some(side) = Side::favoured_by(self.track) {
            let red = self.track.abs() == self.options.track_limit.space();
            return (if red { Ending::RedSpace } else { Ending::Track }, Some(side));
        }
        let reserve = |side| self.players[side].reserve;
        let on_map = |side| self.on_map(side);
        if let Some(side) = side_with_more(reserve) {
            (Ending::Reserve, Some(side))
        } else if let Some(side) = side_with_more(on_map) {
            (Ending::Map, Some(side))
        } else {
            (Ending::Draw, None)
        }
    }

    /// RULES 11.6: the space of the marker is the score of its side; in a draw both win.
    pub(crate) fn outcome(&self) -> Outcome {
        let (_, winner) = self.verdict();
        let winners = winner.map_or(Side::seats(), |side| SeatSet::only(side.seat()));
        let score = |side: Side| i32::from(self.track * side.sign()).max(0);
        Outcome::new(SeatCount::TWO, |seat| Side::in_seat(seat).map_or(0, score), winners)
    }
}

fn side_with_more(count: impl Fn(Side) -> u8) -> Option<Side> {
    match count(Side::SunTzu).cmp(&count(Side::KingShao)) {
        Ordering::Greater => Some(Side::SunTzu),
        Ordering::Equal => None,
        Ordering::Less => Some(Side::KingShao),
    }
}
