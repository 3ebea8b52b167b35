//! What holds in every position of every game of Qin, checked against slow and plain recomputation.

use game::{Game, Seat, Turn, Viewer};
use game_testing::PlayedDecision;
use qin::{
    Colour, Event, Hand, Kind, Placement, Position, Qin, Space, SpaceSet, TILES, Terrain, Tiles, pagodas,
};
use std::collections::BTreeSet;

type Decision<'a> = PlayedDecision<'a, Qin>;

/// Everybody's books over one match.
#[derive(Default)]
pub struct Laws {
    decisions: usize,
    /// Tiles laid in the running game.
    turns: usize,
}

impl Laws {
    /// Holds one decision to all laws.
    pub fn hold(&mut self, step: &Decision) {
        self.decisions += 1;
        self.a_game_has_as_many_tiles_on_the_board_as_turns(step);
        no_pagoda_is_lost(step);
        every_supply_has_a_pagoda_until_the_last_one_wins(step);
        provinces_are_the_connected_groups_with_the_pagodas_they_are_due(step);
        laid_squares_stay_and_everything_else_stays_what_it_was(step);
        no_tile_is_lost_and_hands_are_full_while_there_is_a_stock(step);
        major_provinces_are_safe_and_joins_make_major_ones(step);
        every_new_group_is_told_as_founded(step);
        a_tile_touches_only_what_is_near(step);
        nobody_passes_who_could_lay(step);
        a_village_belongs_to_whoever_alone_has_most_beside_it(step);
        every_laid_square_is_connected_to_a_printed_one(step);
        a_seat_sees_its_own_hand_and_the_size_of_the_others(step);
        if step.number < 12 && self.decisions.is_multiple_of(40) {
            legality_agrees_with_a_plain_reading_of_the_rules(step);
        }
    }

    fn a_game_has_as_many_tiles_on_the_board_as_turns(&mut self, step: &Decision) {
        self.turns += 1;
        if step.events.iter().any(|event| matches!(event, Event::NextGame { .. })) {
            self.turns = 0;
        }
        assert_eq!(step.after.position().laid().len(), self.turns);
        assert!(self.turns <= TILES);
    }
}

fn seats(position: &Position) -> impl Iterator<Item = Seat> {
    position.seats().seats()
}

fn hand(game: &Qin, seat: Seat) -> Tiles {
    match game.view(Viewer::Seat(seat)).players[seat.index()].hand {
        Hand::Open(tiles) => tiles,
        Hand::Hidden { .. } => Tiles::NONE,
    }
}

/// The groups of two or more connected squares of a colour, by flood fill.
fn groups(position: &Position) -> Vec<(Colour, SpaceSet)> {
    let mut seen = SpaceSet::EMPTY;
    let mut groups = vec![];
    for space in Space::all() {
        let Some(colour) = position.colour_at(space).filter(|_| !seen.contains(space)) else { continue };
        let group = position.connected(space, colour);
        seen = seen | group;
        if group.len() > 1 {
            groups.push((colour, group));
        }
    }
    groups
}

/// Whether the step led into a new game of the match, or over it.
fn game_went_on(step: &PlayedDecision<Qin>) -> bool {
    !step.events.iter().any(|event| matches!(event, Event::GameOver { .. }))
}

fn no_pagoda_is_lost(step: &Decision) {
    let position = step.after.position();
    for seat in seats(position) {
        let on_provinces: u8 = (position.provinces().iter())
            .filter(|(_, _, province)| province.owner() == seat)
            .map(|(_, _, province)| province.pagodas())
            .sum();
        let villages = position.board().villages().filter(|&village| position.holder(village) == Some(seat));
        assert_eq!(position.supply(seat) + on_provinces + villages.count() as u8, pagodas(step.seats));
    }
}

fn every_supply_has_a_pagoda_until_the_last_one_wins(step: &Decision) {
    for event in step.events {
        if let Event::GameOver { ending, winners, left, .. } = event {
            let empty: BTreeSet<usize> = (0..left.len()).filter(|&seat| left[seat] == 0).collect();
            let won: BTreeSet<usize> = winners.iter().map(Seat::index).collect();
            match ending {
                qin::Ending::LastPagoda => assert!(won.len() == 1 && won == empty),
                qin::Ending::Exhausted => assert!(empty.is_empty()),
            }
        }
    }
    if game_went_on(step) {
        assert!(seats(step.after.position()).all(|seat| step.after.position().supply(seat) > 0));
    }
}

fn provinces_are_the_connected_groups_with_the_pagodas_they_are_due(step: &Decision) {
    let position = step.after.position();
    let stored: Vec<(Colour, SpaceSet)> =
        position.provinces().iter().map(|&(colour, spaces, _)| (colour, spaces)).collect();
    assert_eq!(stored, groups(position));
    for (_, spaces, province) in position.provinces() {
        assert_eq!(u32::from(province.size()), spaces.len());
        assert!(spaces.contains(province.site()));
        if game_went_on(step) {
            assert_eq!(province.pagodas(), if spaces.len() >= 5 { 2 } else { 1 });
        }
    }
}

/// Every player's pagodas at a village, from the squares round it.
fn counts(position: &Position, village: qin::Village) -> Vec<u8> {
    let squares = position.board().village_spaces(village);
    let touching =
        |spaces: SpaceSet| spaces.iter().any(|space| squares.iter().any(|square| square.touches(space)));
    (seats(position))
        .map(|seat| {
            let own = position
                .provinces()
                .into_iter()
                .filter(|(_, spaces, province)| province.owner() == seat && touching(*spaces));
            own.map(|(_, spaces, _)| if spaces.len() >= 5 { 2 } else { 1 }).sum()
        })
        .collect()
}

fn a_village_belongs_to_whoever_alone_has_most_beside_it(step: &Decision) {
    let position = step.after.position();
    if !game_went_on(step) {
        return;
    }
    for village in position.board().villages() {
        let counts = counts(position, village);
        assert_eq!(position.pagodas_beside(village)[..counts.len()], counts);
        let most = *counts.iter().max().unwrap();
        let leaders: Vec<usize> = (0..counts.len()).filter(|&seat| counts[seat] == most).collect();
        if most > 0 && leaders.len() == 1 {
            assert_eq!(position.holder(village).map(Seat::index), Some(leaders[0]));
        }
        if most == 0 {
            assert_eq!(position.holder(village), None);
        }
    }
}

fn laid_squares_stay_and_everything_else_stays_what_it_was(step: &Decision) {
    let (before, after) = (step.before.position(), step.after.position());
    if step.events.iter().any(|event| matches!(event, Event::NextGame { .. })) {
        return;
    }
    let halves = step.action.halves();
    for space in Space::all() {
        let laid = halves.iter().find(|(covered, _)| *covered == space).map(|&(_, colour)| colour);
        assert_eq!(after.colour_at(space), before.colour_at(space).or(laid));
        let bare = after.board().terrain(space) == Terrain::Grassland && after.colour_at(space).is_none();
        assert_eq!(after.is_free(space), bare);
        let room = space.around().into_iter().any(|next| after.is_free(next));
        assert_eq!(after.unfillable().contains(space), bare && !room);
    }
}

fn no_tile_is_lost_and_hands_are_full_while_there_is_a_stock(step: &Decision) {
    let (position, stock) = (step.after.position(), usize::from(step.after.view(Viewer::Public).stock));
    let hands: Vec<Tiles> = seats(position).map(|seat| hand(step.after, seat)).collect();
    let held: usize = hands.iter().map(Tiles::len).sum();
    assert_eq!(stock + held + position.laid().len(), TILES);
    for kind in Kind::ALL {
        let seen = position.laid().of(kind) + hands.iter().map(|hand| hand.of(kind)).sum::<u8>();
        assert!(if stock == 0 { seen == 12 } else { seen <= 12 });
    }
    let laid = Space::all().filter(|&space| position.colour_at(space).is_some()).count() - 3;
    assert_eq!(laid, 2 * position.laid().len());
    assert!(hands.iter().all(|hand| hand.len() <= 3));
    if stock > 0 && game_went_on(step) {
        assert!(hands.iter().all(|hand| hand.len() == 3));
    }
}

fn every_laid_square_is_connected_to_a_printed_one(step: &Decision) {
    let position = step.after.position();
    let mut reached: Vec<Space> = position.board().printed().map(|(space, _)| space).collect();
    let mut left: SpaceSet = Space::all().filter(|&space| position.colour_at(space).is_some()).collect();
    while let Some(space) = reached.pop() {
        left.remove(space);
        reached.extend(left.iter().filter(|next| next.touches(space)));
    }
    assert!(left.is_empty());
}

fn major_provinces_are_safe_and_joins_make_major_ones(step: &Decision) {
    let (before, after) = (step.before.position(), step.after.position());
    for event in step.events {
        if let Event::Joined { size, .. } = event {
            assert!(*size >= 5);
        }
    }
    if step.events.iter().any(|event| matches!(event, Event::NextGame { .. })) {
        return;
    }
    let majors = |position: &Position| position.provinces().iter().filter(|(_, _, p)| p.is_major()).count();
    assert!(majors(after) >= majors(before));
    for (_, spaces, province) in before.provinces() {
        let now = after.province_at(province.site()).unwrap();
        assert!(now.size() >= province.size());
        assert!(!province.is_major() || now.owner() == province.owner());
        assert!(spaces.iter().all(|space| after.province_at(space) == Some(now)));
    }
}

/// A group that holds a laid square, and nothing that belonged to a group before, was founded.
fn every_new_group_is_told_as_founded(step: &Decision) {
    if step.events.iter().any(|event| matches!(event, Event::NextGame { .. })) {
        return;
    }
    let earlier = groups(step.before.position());
    let is_new = |group: &SpaceSet| {
        step.action.spaces().into_iter().any(|space| group.contains(space))
            && earlier.iter().all(|(_, old)| (*old & *group).is_empty())
    };
    let new = groups(step.after.position()).into_iter().filter(|(_, group)| is_new(group));
    let mut expected: Vec<(Colour, u32)> = new.map(|(colour, group)| (colour, group.len())).collect();
    let mut told: Vec<(Colour, u32)> = (step.events.iter())
        .filter_map(|event| match event {
            Event::Founded { colour, size, .. } => Some((*colour, u32::from(*size))),
            _ => None,
        })
        .collect();
    expected.sort_unstable();
    told.sort_unstable();
    assert_eq!(told, expected);
}

fn a_tile_touches_only_what_is_near(step: &Decision) {
    let (before, after) = (step.before.position(), step.after.position());
    if step.events.iter().any(|event| matches!(event, Event::NextGame { .. })) {
        return;
    }
    let laid = step.action.spaces();
    let changed: Vec<SpaceSet> = (after.provinces().iter())
        .filter(|(_, spaces, _)| laid.iter().any(|&space| spaces.contains(space)))
        .map(|&(_, spaces, _)| spaces)
        .collect();
    for (_, spaces, province) in after.provinces() {
        let is_changed = changed.contains(&spaces);
        assert!(is_changed || before.province_at(province.site()) == Some(&province));
    }
    for village in after.board().villages() {
        let near = (changed.iter())
            .any(|spaces| after.board().beside(village).iter().any(|&space| spaces.contains(space)));
        assert!(near || before.holder(village) == after.holder(village));
        // Once held, a village is never empty again, unless the game stopped before it was taken.
        assert!(before.holder(village).is_none() || after.holder(village).is_some() || !game_went_on(step));
    }
}

fn nobody_passes_who_could_lay(step: &Decision) {
    for event in step.events {
        if let Event::MustPass { seat } = event {
            let tiles: Vec<Kind> = hand(step.after, *seat).iter().collect();
            assert!(!tiles.is_empty() && step.after.position().placements(&tiles).is_empty());
        }
    }
    if let Turn::Over(_) = step.after.turn()
        && step.after.ending() == Some("exhausted")
    {
        for seat in seats(step.after.position()) {
            let tiles: Vec<Kind> = hand(step.after, seat).iter().collect();
            assert!(step.after.position().placements(&tiles).is_empty());
        }
    }
}

/// Whether a tile may lie here, read from the rules alone: flood fill instead of kept provinces.
fn plainly_legal(position: &Position, placement: Placement) -> bool {
    let spaces = placement.spaces();
    if !spaces.iter().all(|&space| position.is_free(space)) {
        return false;
    }
    let neighbours = |space: Space| Space::all().filter(move |next| next.touches(space));
    if !spaces.iter().any(|&space| neighbours(space).any(|next| position.colour_at(next).is_some())) {
        return false;
    }
    Colour::ALL.into_iter().all(|colour| {
        let new: Vec<Space> =
            placement.halves().iter().filter(|(_, half)| *half == colour).map(|&(space, _)| space).collect();
        let joined: Vec<(SpaceSet, Seat)> = (position.provinces().into_iter())
            .filter(|(c, group, _)| {
                *c == colour && new.iter().any(|&space| neighbours(space).any(|next| group.contains(next)))
            })
            .map(|(_, group, province)| (group, province.owner()))
            .collect();
        let majors = joined.iter().filter(|(group, _)| group.len() >= 5).count();
        let mut sums = [0; 4];
        for (group, owner) in &joined {
            sums[owner.index()] += group.len();
        }
        let most = *sums.iter().max().unwrap();
        majors == 1
            || (majors == 0 && (joined.len() < 2 || sums.iter().filter(|&&sum| sum == most).count() == 1))
    })
}

fn legality_agrees_with_a_plain_reading_of_the_rules(step: &Decision) {
    let position = step.after.position();
    for placement in Placement::every_spelling() {
        assert_eq!(position.check(placement).is_ok(), plainly_legal(position, placement), "{placement}");
    }
}

fn a_seat_sees_its_own_hand_and_the_size_of_the_others(step: &Decision) {
    if let Turn::Awaiting(_) = step.after.turn() {
        for viewer in Viewer::everyone(step.seats) {
            for player in step.after.view(viewer).players {
                assert_eq!(matches!(player.hand, Hand::Open(_)), viewer.is(player.seat));
            }
        }
    }
}
