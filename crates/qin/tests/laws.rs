//! What holds in every position of every game of Qin, checked against slow and plain recomputation.
#![expect(clippy::unwrap_used, reason = "helpers of tests")]

use game::{Game, Seat, SeatCount, Turn, Viewer};
use game_testing::{Step, play_games};
use proptest::prelude::*;
use qin::{
    Colour, Event, Hand, Kind, Placement, Position, Qin, Space, SpaceSet, TILES, Terrain, Tiles, pagodas,
};
use std::collections::BTreeSet;

const GAMES: std::ops::Range<u64> = 0..288;

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
fn game_went_on(step: &Step<Qin>) -> bool {
    !step.events.iter().any(|event| matches!(event, Event::GameOver { .. }))
}

#[test]
fn no_pagoda_is_lost() {
    play_games::<Qin>(GAMES, |step| {
        let position = step.after.position();
        for seat in seats(position) {
            let on_provinces: u8 = (position.provinces().iter())
                .filter(|(_, _, province)| province.owner() == seat)
                .map(|(_, _, province)| province.pagodas())
                .sum();
            let villages =
                position.board().villages().filter(|&village| position.holder(village) == Some(seat));
            assert_eq!(position.supply(seat) + on_provinces + villages.count() as u8, pagodas(step.seats));
        }
    });
}

#[test]
fn every_supply_has_a_pagoda_until_the_last_one_wins() {
    play_games::<Qin>(GAMES, |step| {
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
    });
}

#[test]
fn provinces_are_the_connected_groups_with_the_pagodas_they_are_due() {
    play_games::<Qin>(GAMES, |step| {
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
    });
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

#[test]
fn a_village_belongs_to_whoever_alone_has_most_beside_it() {
    play_games::<Qin>(0..96, |step| {
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
    });
}

#[test]
fn laid_squares_stay_and_everything_else_stays_what_it_was() {
    play_games::<Qin>(GAMES, |step| {
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
        }
    });
}

#[test]
fn no_tile_is_lost_and_hands_are_full_while_there_is_a_stock() {
    play_games::<Qin>(GAMES, |step| {
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
    });
}

#[test]
fn every_laid_square_is_connected_to_a_printed_one() {
    play_games::<Qin>(0..96, |step| {
        let position = step.after.position();
        let mut reached: Vec<Space> = position.board().printed().map(|(space, _)| space).collect();
        let mut left: SpaceSet = Space::all().filter(|&space| position.colour_at(space).is_some()).collect();
        while let Some(space) = reached.pop() {
            left.remove(space);
            reached.extend(left.iter().filter(|next| next.touches(space)));
        }
        assert!(left.is_empty());
    });
}

#[test]
fn major_provinces_are_safe_and_joins_make_major_ones() {
    play_games::<Qin>(GAMES, |step| {
        let (before, after) = (step.before.position(), step.after.position());
        for event in step.events {
            if let Event::Joined { size, .. } = event {
                assert!(*size >= 5);
            }
        }
        if step.events.iter().any(|event| matches!(event, Event::NextGame { .. })) {
            return;
        }
        let majors =
            |position: &Position| position.provinces().iter().filter(|(_, _, p)| p.is_major()).count();
        assert!(majors(after) >= majors(before));
        for (_, spaces, province) in before.provinces() {
            let now = after.province_at(province.site()).unwrap();
            assert!(now.size() >= province.size());
            assert!(!province.is_major() || now.owner() == province.owner());
            assert!(spaces.iter().all(|space| after.province_at(space) == Some(now)));
        }
    });
}

#[test]
fn a_tile_touches_at_most_two_groups_and_only_what_is_near() {
    play_games::<Qin>(GAMES, |step| {
        let (before, after) = (step.before.position(), step.after.position());
        let founded = step.events.iter().filter(|event| matches!(event, Event::Founded { .. })).count();
        assert!(founded <= 2);
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
            assert!(
                before.holder(village).is_none() || after.holder(village).is_some() || !game_went_on(step)
            );
        }
    });
}

#[test]
fn a_game_has_at_most_72_turns_and_nobody_passes_who_could_lay() {
    play_games::<Qin>(GAMES, |step| {
        assert!(step.after.position().laid().len() <= TILES);
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
    });
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

#[test]
fn legality_agrees_with_a_plain_reading_of_the_rules() {
    let every = Placement::every_spelling();
    let mut steps = 0;
    play_games::<Qin>(0..12, |step| {
        steps += 1;
        if steps % 40 == 0 {
            for &placement in &every {
                let position = step.after.position();
                assert_eq!(
                    position.check(placement).is_ok(),
                    plainly_legal(position, placement),
                    "{placement}"
                );
            }
        }
    });
    assert!(steps > 400);
}

#[test]
fn a_seat_sees_its_own_hand_and_the_size_of_the_others() {
    play_games::<Qin>(0..48, |step| {
        if let Turn::Awaiting(_) = step.after.turn() {
            for viewer in Viewer::everyone(step.seats) {
                for player in step.after.view(viewer).players {
                    assert_eq!(matches!(player.hand, Hand::Open(_)), viewer.is(player.seat));
                }
            }
        }
    });
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in ".{0,12}") {
        let _ = text.parse::<Placement>();
    }

    #[test]
    fn what_almost_looks_like_a_placement_is_read_only_if_it_is_spelled_so(text in "[rybRY]{2} [a-n][0-9]{1,2} [a-n][0-9]{1,2}") {
        if let Ok(placement) = text.parse::<Placement>() {
            prop_assert_eq!(placement.to_string(), text);
        }
    }
}

#[test]
fn there_is_one_spelling_for_each_way_to_lay_a_tile() {
    let every = Placement::every_spelling();
    let spelled: BTreeSet<String> = every.iter().map(ToString::to_string).collect();
    // 312 pairs of squares, one way for each of three doubles and two for each of three mixed kinds.
    assert_eq!((every.len(), spelled.len()), (312 * 9, 312 * 9));
    for wrong in [
        "rr e8 e9",
        "yr e9 e8",
        "ry e8 f9",
        "ry m7 n7",
        "RY e8 e9",
        "ry  e8 e9",
        "ry e8 e9 ",
        "ry e08 e9",
        "",
    ] {
        assert!(wrong.parse::<Placement>().is_err(), "{wrong}");
    }
}

#[test]
fn a_deal_that_is_not_the_72_tiles_is_refused() {
    let options = qin::Options::default();
    let deal = Qin::deal(SeatCount::TWO, &options, &game::Seed::from_text("deal", 0));
    let refused = |change: &dyn Fn(&mut qin::Deal)| {
        let mut deal = deal.clone();
        change(&mut deal);
        Qin::set_up(SeatCount::TWO, &options, &deal).unwrap_err().to_string()
    };
    insta::assert_snapshot!(refused(&|deal| { deal.stacks[0].pop(); }), @"the deal does not fit: the stack of game 1 does not have 12 tiles of each kind");
    insta::assert_snapshot!(refused(&|deal| deal.stacks.push(vec![])), @"the deal does not fit: 1 games need as many stacks, not 2");
    insta::assert_snapshot!(refused(&|deal| deal.start = Seat::new(2).unwrap()), @"the deal does not fit: seat 2 cannot start, there are only 2 seats");
    assert!(Qin::set_up(SeatCount::FIVE, &options, &deal).is_err());
}

#[test]
fn every_refusal_names_a_paragraph_of_the_rules() {
    use game::Reason;
    let rules = include_str!("../RULES.md");
    let space = Space::new(0, 0).unwrap();
    let refusals = [
        qin::Illegal::NotInHand(Kind::RR),
        qin::Illegal::Terrain(space, qin::Obstacle::Water),
        qin::Illegal::Detached,
        qin::Illegal::TwoMajors { colour: Colour::Red, provinces: [space; 2] },
        qin::Illegal::Tie { colour: Colour::Red, squares: 2, between: game::SeatSet::EMPTY },
    ];
    for refusal in refusals {
        assert!(rules.contains(&format!("\n**{}**", refusal.rule())), "{refusal}");
    }
}

#[test]
fn a_view_can_be_read_by_a_program() {
    let options = qin::Options::default();
    let deal = Qin::deal(SeatCount::TWO, &options, &game::Seed::from_text("a view", 0));
    let mut game = Qin::set_up(SeatCount::TWO, &options, &deal).unwrap();
    for _ in 0..3 {
        let seat = game.turn().awaited().first().unwrap();
        let action = game.view(Viewer::Seat(seat)).legal[0];
        game.apply(seat, action, &mut game::Nobody).unwrap();
    }
    insta::assert_json_snapshot!(game.view(Viewer::Public));
}
