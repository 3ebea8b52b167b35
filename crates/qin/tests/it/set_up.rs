//! Deals that are none, and refusals that cite the rules.

use game::{Game, Seat, SeatCount};
use qin::scene::{Scene, SceneError};
use qin::{Colour, Kind, Qin, Space};

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
fn a_scene_that_is_no_position_is_refused() {
    let check = |scene: Scene, refused: SceneError| assert_eq!(scene.set(), Err(refused));
    let hands: &[&[Kind]] = &[&[Kind::RR], &[]];
    let fine = Scene { squares: "RR.\n...", owners: "GG.\n...", hands, ..Scene::default() };
    assert!(fine.set().is_ok());
    let corner = Space::new(0, 0).unwrap();
    check(Scene { owners: "GG.\n..", ..fine }, SceneError::Shape);
    check(Scene { players: "G", ..fine }, SceneError::Players);
    check(Scene { hands: &[&[Kind::RR]], ..fine }, SceneError::Players);
    check(Scene { owners: "GX.\n...", ..fine }, SceneError::UnknownOwner(Space::new(1, 0).unwrap()));
    check(Scene { owners: "GW.\n...", ..fine }, SceneError::Ownership(corner));
    check(Scene { supply: &[24, 25], ..fine }, SceneError::Pagodas(Seat::new(1).unwrap()));
    check(Scene { hands: &[&[], &[Kind::RR]], ..fine }, SceneError::CannotMove(Seat::FIRST));
    check(Scene { stock: &[Kind::RR; 72], ..fine }, SceneError::Tiles);
}

#[test]
fn every_refusal_names_a_paragraph_of_the_rules() {
    use game::Reason;
    let rules = include_str!("../../RULES.md");
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
fn every_paragraph_cited_in_the_source_exists() {
    game_testing::check_citations(env!("CARGO_MANIFEST_DIR"));
}
