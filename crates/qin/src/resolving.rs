//! Carrying a placement out: provinces first, then villages, and the end in the middle of it (RULES 5).
//! Changes the position and tells what happens; never looks at hands or stock.

use crate::action::Placement;
use crate::board::{MAX_VILLAGES, Village, VillageSet};
use crate::event::{Event, Place};
use crate::joining::{Group, Groups};
use crate::position::{MAX_SEATS, Position};
use crate::province::{Province, ProvinceId};
use crate::space::Space;
use game::{Seat, Witness};

/// A province that a group of the tile founds, enlarges or makes of several.
#[derive(Clone, Copy)]
struct Change {
    id: ProvinceId,
    owner: Seat,
}

/// Lays a tile that may lie there and does everything that follows, in the order of RULES 5.
/// Answers who has won, if somebody has placed a last pagoda; then the rest is left undone (RULES 5.7).
#[inline]
pub(crate) fn resolve(
    position: &mut Position,
    active: Seat,
    placement: Placement,
    groups: &Groups,
    witness: &mut impl Witness<Event>,
) -> Option<Seat> {
    witness.see(Event::Laid { seat: active, placement });
    position.laid.add(placement.kind());
    position.last = Some(placement);
    for (space, colour) in placement.halves() {
        position.cover(space, colour);
    }
    let mut changes = [None; 2];
    for (change, group) in changes.iter_mut().zip(groups.iter()) {
        *change = change_province(position, active, group, witness);
    }
    // RULES 5.5: clockwise from the active player, then in the order of the tile.
    let distance =
        |change: &Option<Change>| change.map(|change| position.seats.distance(active, change.owner));
    if distance(&changes[1]) < distance(&changes[0]) {
        changes.swap(0, 1);
    }
    let mut villages = VillageSet::EMPTY;
    for change in changes.into_iter().flatten() {
        if place_on_province(position, change, witness) {
            return Some(change.owner);
        }
        villages = villages.union(position.provinces[change.id.index()].villages);
    }
    resolve_villages(position, active, villages, witness)
}

/// RULES 5.1 to 5.4: the new province of a group, without moving pagodas yet; `None` for a lone square.
#[inline]
fn change_province(
    position: &mut Position,
    active: Seat,
    group: &Group,
    witness: &mut impl Witness<Event>,
) -> Option<Change> {
    let (colour, size) = (group.colour, group.size());
    let Some(owner) = group.owner(position, active) else {
        witness.see(Event::Lone { space: group.new_spaces()[0], colour });
        return None;
    };
    let id = match *group.old() {
        [] => found(position, owner, group.new_spaces()),
        [one] => one,
        _ => join(position, group, owner, witness),
    };
    let villages = (group.new_spaces().iter().chain(group.lone()))
        .fold(VillageSet::EMPTY, |villages, &space| villages.union(position.board.villages_at(space)));
    for &space in group.new_spaces().iter().chain(group.lone()) {
        position.province_at[space.framed()] = id;
    }
    let province = &mut position.provinces[id.index()];
    province.size = size;
    province.villages = province.villages.union(villages);
    let at = province.site;
    witness.see(match group.old().len() {
        0 => Event::Founded { owner, colour, size, at },
        1 => Event::Grown { owner, colour, size, at },
        _ => Event::Joined { owner, colour, size, at },
    });
    if group.becomes_major() {
        witness.see(Event::BecameMajor { owner, colour, size, at });
    }
    Some(Change { id, owner })
}

/// A new entry in the table of provinces; its pagoda will stand on the first new square in reading order.
#[inline]
fn found(position: &mut Position, owner: Seat, new: &[Space]) -> ProvinceId {
    let id = ProvinceId(position.in_use.trailing_ones() as u8);
    let site = new.iter().copied().min().unwrap_or(Space::NOWHERE);
    position.in_use |= 1 << id.0;
    position.provinces[id.index()] = Province::new(owner, 0, site, VillageSet::EMPTY);
    id
}

/// RULES 5.4, 5.5: the winner's largest province takes the others in. Their other owners' pagodas, and what the
/// winner has too many, go back before anything is placed.
#[inline(never)]
fn join(
    position: &mut Position,
    group: &Group,
    owner: Seat,
    witness: &mut impl Witness<Event>,
) -> ProvinceId {
    let keeper = group.seat_of_power(position, owner).unwrap_or(group.old()[0]);
    let mut kept = position.provinces[keeper.index()];
    for &id in group.old().iter().filter(|&&id| id != keeper) {
        let absorbed = std::mem::replace(&mut position.provinces[id.index()], Province::NOWHERE);
        kept.villages = kept.villages.union(absorbed.villages);
        // The result is major: the owner's pagodas stay until it has its two.
        let stays = if absorbed.owner() == owner {
            absorbed.pagodas.min(2_u8.saturating_sub(kept.pagodas))
        } else {
            0
        };
        kept.pagodas += stays;
        if absorbed.pagodas > stays {
            let (seat, pagodas) = (absorbed.owner(), absorbed.pagodas - stays);
            position.supply[seat.index()] += pagodas;
            witness.see(Event::Returned { seat, pagodas, from: Place::Province(absorbed.site()) });
        }
        position.in_use &= !(1 << id.0);
        for place in &mut position.province_at {
            if *place == id {
                *place = keeper;
            }
        }
    }
    position.provinces[keeper.index()] = kept;
    keeper
}

/// RULES 3.2: the province gets the pagodas it is due; `true` if one of them was the last of its supply.
#[inline]
fn place_on_province(position: &mut Position, change: Change, witness: &mut impl Witness<Event>) -> bool {
    let province = &mut position.provinces[change.id.index()];
    while province.pagodas < province.pagodas_due() {
        province.pagodas += 1;
        witness.see(Event::Placed { seat: change.owner, on: Place::Province(province.site) });
        if spend(&mut position.supply, change.owner) {
            return true;
        }
    }
    false
}

/// RULES 5.7: one pagoda leaves the supply; `true` if it was the last.
#[inline]
fn spend(supply: &mut [u8; MAX_SEATS], seat: Seat) -> bool {
    let left = &mut supply[seat.index()];
    *left = left.saturating_sub(1);
    *left == 0
}

/// RULES 5.6: every village beside a changed province is judged once, by the finished provinces.
#[inline]
fn resolve_villages(
    position: &mut Position,
    active: Seat,
    villages: VillageSet,
    witness: &mut impl Witness<Event>,
) -> Option<Seat> {
    if villages == VillageSet::EMPTY {
        return None;
    }
    let mut changes = [None; MAX_VILLAGES];
    let mut count = 0;
    for village in villages.iter() {
        if let Some(winner) = new_holder(position, village) {
            changes[count] = Some((village, winner, position.holder(village)));
            count += 1;
        }
    }
    let changes = &mut changes[..count];
    for &(village, _, former) in changes.iter().flatten() {
        if let Some(seat) = former {
            position.supply[seat.index()] += 1;
            position.holders[village.index()] = None;
            let from = Place::Village(position.board.village_site(village));
            witness.see(Event::Returned { seat, pagodas: 1, from });
        }
    }
    let seats = position.seats;
    changes.sort_unstable_by_key(|change| {
        change.map(|(village, winner, _)| (seats.distance(active, winner), village))
    });
    for &(village, by, former) in changes.iter().flatten() {
        position.holders[village.index()] = Some(by);
        let at = position.board.village_site(village);
        witness.see(match former {
            None => Event::VillageTaken { village, at, by },
            Some(from) => Event::VillageConquered { village, at, by, from },
        });
        witness.see(Event::Placed { seat: by, on: Place::Village(at) });
        if spend(&mut position.supply, by) {
            return Some(by);
        }
    }
    None
}

/// RULES 5.6: who takes a village: the one player with most pagodas beside it, unless it is held already.
#[inline]
fn new_holder(position: &Position, village: Village) -> Option<Seat> {
    let counts = position.pagodas_beside(village);
    let most = counts.into_iter().max().filter(|&most| most > 0)?;
    let mut leaders = position.seats.seats().filter(|seat| counts[seat.index()] == most);
    let leader = leaders.next()?;
    (leaders.next().is_none() && position.holder(village) != Some(leader)).then_some(leader)
}

impl Position {
    /// RULES 3.4: each player's pagodas in the provinces that touch a village, every province counted once.
    #[inline]
    pub fn pagodas_beside(&self, village: Village) -> [u8; MAX_SEATS] {
        let mut counts = [0; MAX_SEATS];
        let mut counted = 1_u128;
        for &space in self.board.beside(village) {
            let id = self.province_at[space.framed()];
            if counted & (1 << id.0) == 0 {
                counted |= 1 << id.0;
                let province = &self.provinces[id.index()];
                counts[province.owner().index()] += province.pagodas_due();
            }
        }
        counts
    }
}
