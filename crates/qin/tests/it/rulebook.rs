//! The worked examples of the rulebook. `examples.toml` beside this file holds them as drawings.

use game::{Game, Refusal, Seat, SeatCount};
use qin::scene::Scene;
use qin::{Event, Illegal, Kind, Placement, Position, Qin, Space};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

#[derive(Deserialize)]
struct Examples {
    vector: Vec<Example>,
}

#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct Example {
    id: String,
    players: Vec<char>,
    active: char,
    squares: String,
    owners: String,
    supply: BTreeMap<char, u8>,
    kind: String,
    a: [usize; 2],
    b: [usize; 2],
    illegal: Option<String>,
    events: Option<BTreeSet<String>>,
    after_owners: Option<String>,
    after_supply: Option<BTreeMap<char, u8>>,
}

impl Example {
    fn letter(&self, seat: Seat) -> char {
        self.players[seat.index()]
    }

    fn seat(&self, letter: char) -> Seat {
        Seat::new(self.players.iter().position(|&known| known == letter).unwrap() as u8).unwrap()
    }

    /// The game in which the active player holds every kind of tile.
    fn game(&self) -> Qin {
        let players: String = self.players.iter().collect();
        let supply: Vec<u8> = self.players.iter().map(|letter| self.supply[letter]).collect();
        let scene = Scene {
            players: &players,
            squares: &self.squares,
            owners: &self.owners,
            supply: &supply,
            hands: &vec![&Kind::ALL[..]; self.players.len()],
            to_move: self.seat(self.active),
            ..Scene::default()
        };
        scene.set().unwrap_or_else(|error| panic!("{}: {error}", self.id))
    }

    fn placement(&self) -> Placement {
        let kind = Kind::ALL.into_iter().find(|kind| kind.to_string() == self.kind.to_lowercase()).unwrap();
        Placement::new(kind, space(self.a), space(self.b)).unwrap()
    }

    /// The game after the tile has been laid, or refused.
    fn play(&self) -> (Qin, Vec<Event>, Result<(), Refusal<Illegal>>) {
        let active = self.seat(self.active);
        let (mut game, mut events) = (self.game(), vec![]);
        let answer = game.apply(active, self.placement(), &mut events);
        (game, events, answer)
    }

    /// An event in the words of the examples; those without a word there are left out.
    fn word(&self, event: &Event) -> Option<String> {
        let letter = |colour: &qin::Colour| format!("{colour:?}").remove(0);
        let province = |word, colour, size: &u8, owner: &Seat| {
            Some(format!("{word} {} {size} {}", letter(colour), self.letter(*owner)))
        };
        match event {
            Event::Lone { colour, .. } => Some(format!("lone {}", letter(colour))),
            Event::Founded { owner, colour, size, .. } => province("found", colour, size, owner),
            Event::Grown { owner, colour, size, .. } => province("expand", colour, size, owner),
            Event::BecameMajor { owner, colour, size, .. } => province("major", colour, size, owner),
            Event::Joined { owner, colour, size, .. } => province("merge", colour, size, owner),
            Event::VillageTaken { village, by, .. } => {
                Some(format!("connect {} {}", village.index(), self.letter(*by)))
            }
            Event::VillageConquered { village, by, from, .. } => {
                Some(format!("conquer {} {} {}", village.index(), self.letter(*by), self.letter(*from)))
            }
            Event::GameOver { ending: qin::Ending::LastPagoda, winners, .. } => {
                Some(format!("win {}", self.letter(winners.first().unwrap())))
            }
            _ => None,
        }
    }

    fn owners_drawn(&self, position: &Position) -> String {
        let owner = |space: Space| {
            let province = position.province_at(space).map(qin::Province::owner);
            let village = match position.board().terrain(space) {
                qin::Terrain::Village(village) => position.holder(village),
                _ => None,
            };
            province.or(village).map_or('.', |seat| self.letter(seat))
        };
        let rows: Vec<String> = (self.squares.lines().enumerate())
            .map(|(row, line)| (0..line.len()).map(|column| owner(space([row, column]))).collect())
            .collect();
        rows.join("\n")
    }

    fn check(&self) {
        let (_, events, _) = self.play();
        let words: BTreeSet<String> = events.iter().filter_map(|event| self.word(event)).collect();
        assert_eq!(words, self.events.clone().unwrap_or_default(), "{}", self.id);
        self.check_result();
    }

    fn check_result(&self) {
        let id = &self.id;
        let (game, events, answer) = self.play();
        if let Some(reason) = &self.illegal {
            let Err(Refusal::Rule(illegal)) = answer else { panic!("{id}: not refused") };
            assert_eq!(illegal.name(), reason, "{id}");
            assert!(events.is_empty(), "{id}");
            return;
        }
        assert_eq!(answer, Ok(()), "{id}");
        if let Some(owners) = &self.after_owners {
            assert_eq!(&self.owners_drawn(game.position()), owners, "{id}");
        }
        for (&letter, &left) in self.after_supply.iter().flatten() {
            assert_eq!(game.position().supply(self.seat(letter)), left, "{id}: supply of {letter}");
        }
    }
}

/// The same example seen otherwise.
impl Example {
    fn ends_the_game(&self) -> bool {
        self.events.iter().flatten().any(|event| event.starts_with("win"))
    }

    fn redrawn(&self, drawing: impl Fn(&str) -> String, space: impl Fn([usize; 2]) -> [usize; 2]) -> Example {
        let mut example = self.clone();
        example.squares = drawing(&self.squares);
        example.owners = drawing(&self.owners);
        example.after_owners = self.after_owners.as_deref().map(&drawing);
        (example.a, example.b) = (space(self.a), space(self.b));
        example.in_order()
    }

    fn mirrored(&self) -> Example {
        let width = self.squares.lines().next().unwrap().len();
        let mirror = |drawing: &str| {
            drawing.lines().map(|row| row.chars().rev().collect()).collect::<Vec<String>>().join("\n")
        };
        self.redrawn(mirror, |[row, column]| [row, width - 1 - column])
    }

    fn transposed(&self) -> Example {
        let transpose = |drawing: &str| {
            let rows: Vec<&str> = drawing.lines().collect();
            let column =
                |column: usize| rows.iter().map(|row| char::from(row.as_bytes()[column])).collect::<String>();
            (0..rows[0].len()).map(column).collect::<Vec<_>>().join("\n")
        };
        self.redrawn(transpose, |[row, column]| [column, row])
    }

    /// Red becomes yellow, yellow blue, blue red.
    fn recoloured(&self) -> Example {
        let next = |letter: char| match letter {
            'R' => 'Y',
            'Y' => 'B',
            'B' => 'R',
            other => other,
        };
        let mut example = self.clone();
        example.squares = self.squares.chars().map(next).collect();
        example.kind = self.kind.chars().map(next).collect();
        if ["BR", "BY", "YR"].contains(&example.kind.as_str()) {
            example.kind = example.kind.chars().rev().collect();
            (example.a, example.b) = (self.b, self.a);
        }
        example
    }

    /// Everybody sits one seat further.
    fn reseated(&self) -> Example {
        let mut example = self.clone();
        example.players.rotate_right(1);
        example
    }

    /// A double tile names its squares in reading order.
    fn in_order(mut self) -> Example {
        if self.kind.as_bytes()[0] == self.kind.as_bytes()[1] && self.b < self.a {
            (self.a, self.b) = (self.b, self.a);
        }
        self
    }
}

fn space([row, column]: [usize; 2]) -> Space {
    Space::new(row, column).unwrap()
}

fn examples() -> Vec<Example> {
    toml::from_str::<Examples>(include_str!("examples.toml")).unwrap().vector
}

#[test]
fn every_worked_example_comes_out_as_the_rulebook_says() {
    let examples = examples();
    assert_eq!(examples.len(), 53);
    examples.iter().for_each(Example::check);
}

/// Mirroring the table, turning it, renaming the colours and moving everybody one seat on change nothing, unless
/// the game ends: then the order of places decides who gets the last pagoda where.
#[test]
fn the_rules_know_no_left_or_right_and_no_favourite_colour() {
    for example in examples().iter().filter(|example| !example.ends_the_game()) {
        example.mirrored().check_result();
        example.transposed().check_result();
        example.mirrored().transposed().check_result();
        example.recoloured().check_result();
        example.recoloured().recoloured().transposed().check_result();
        example.reseated().check_result();
    }
}

// ---- flow: turn order, passing, the end

const G: Seat = Seat::FIRST;

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// The narrow pass of T02 and T07: the only free pair lies between two level provinces.
fn narrow_pass(stock: &[Kind]) -> Qin {
    let scene = Scene {
        squares: "RR.RR..\n~~.~~~~\n~~~~~~.",
        owners: "GG.WW..\n.......\n.......",
        supply: &[10, 10],
        hands: &[&[Kind::RR], &[Kind::YB, Kind::YB]],
        stock,
        to_move: seat(1),
        ..Scene::default()
    };
    scene.set().unwrap()
}

fn play(game: &mut Qin, seat: Seat, spelled: &str) -> Vec<Event> {
    let mut events = vec![];
    game.apply(seat, spelled.parse().unwrap(), &mut events).unwrap();
    events
}

fn legal(game: &Qin, seat: Seat) -> Vec<String> {
    let mut out = vec![];
    game.legal_actions(seat, &mut out);
    let mut spelled: Vec<String> = out.iter().map(ToString::to_string).collect();
    spelled.sort();
    spelled
}

fn to_move(game: &Qin) -> Option<Seat> {
    game.turn().awaited().first()
}

#[test]
fn t01_with_an_empty_stock_nothing_is_drawn() {
    let hand = [Kind::RR, Kind::YY, Kind::BB];
    let hands = &[&hand[..], &hand[..]];
    let scene = Scene { squares: "R......\n.......", owners: ".......\n.......", hands, ..Scene::default() };
    let mut game = scene.set().unwrap();
    let events = play(&mut game, G, "yy b13 c13");
    assert!(!events.iter().any(|event| matches!(event, Event::Drew { .. })));
    assert_eq!(to_move(&game), Some(seat(1)));
    assert_eq!(game.view(game::Viewer::Public).players[0].hand, qin::Hand::Hidden { tiles: 2 });
}

#[test]
fn t02_who_cannot_lay_a_tile_must_pass() {
    // White first lays a tile beside the pass, then Green has nothing that fits.
    let mut game = narrow_pass(&[]);
    let events = play(&mut game, seat(1), "yb f13 g13");
    assert!(events.contains(&Event::MustPass { seat: G }));
    assert_eq!(to_move(&game), Some(seat(1)));
    assert_eq!(legal(&game, seat(1)), ["yb c12 c13", "yb c13 c12"]);
    let events = play(&mut game, seat(1), "yb c12 c13");
    assert!(!events.iter().any(|event| matches!(event, Event::MustPass { .. })));
    let outcome = game.turn().outcome().unwrap();
    assert_eq!(game.ending(), Some("exhausted"));
    assert_eq!(outcome.winners().len(), 2);
    assert_eq!(outcome.scores()[0], outcome.scores()[1]);
}

#[test]
fn t03_an_exhausted_game_goes_to_the_most_pagodas_on_the_board() {
    let scene = Scene {
        players: "GWV",
        squares: "RR..~",
        owners: "GG...",
        supply: &[4, 2, 7],
        hands: &[&[Kind::YB], &[], &[]],
        ..Scene::default()
    };
    let mut game = scene.set().unwrap();
    play(&mut game, G, "yb c13 d13");
    let outcome = game.turn().outcome().unwrap();
    assert_eq!((outcome.scores(), outcome.winners().first()), (&[15, 17, 12][..], Some(seat(1))));
    assert_eq!(outcome.winners().len(), 1);
}

#[test]
fn t04_nothing_is_drawn_after_the_last_pagoda() {
    let scene = Scene {
        squares: "R....\n.....",
        owners: ".....\n.....",
        supply: &[1, 10],
        hands: &[&[Kind::RR], &[]],
        stock: &[Kind::BB; 10],
        ..Scene::default()
    };
    let mut game = scene.set().unwrap();
    play(&mut game, G, "rr b13 c13");
    assert_eq!(game.view(game::Viewer::Public).stock, 10);
    assert_eq!(game.ending(), Some("last_pagoda"));
    assert_eq!(game.turn().outcome().unwrap().scores(), [24, 14]);
}

#[test]
fn t06_the_opening_has_28_pairs_on_bird_and_36_on_lion() {
    let hand = [Kind::RR, Kind::RY, Kind::YB];
    for (side, pairs) in [(qin::Side::Bird, 28), (qin::Side::Lion, 36)] {
        let start = Position::start(side, SeatCount::TWO);
        assert_eq!(start.placements(&hand[..1]).len(), pairs);
        assert_eq!(start.placements(&hand).len(), 5 * pairs);
        let fringe: BTreeSet<Space> =
            start.placements(&hand[..1]).iter().flat_map(|placement| placement.spaces()).collect();
        assert!(fringe.iter().all(|&space| start.is_free(space)));
    }
}

#[test]
fn t07_a_pass_draws_nothing_and_the_end_leaves_a_stock() {
    let mut game = narrow_pass(&[Kind::RR, Kind::BB, Kind::YY, Kind::RY]);
    play(&mut game, seat(1), "yb f13 g13"); // draws rr
    assert_eq!(game.view(game::Viewer::Public).stock, 3);
    assert_eq!(to_move(&game), Some(seat(1)));
    let events = play(&mut game, seat(1), "yb c12 c13");
    assert!(events.contains(&Event::Drew { seat: seat(1), kind: Some(Kind::BB) }));
    assert_eq!(game.ending(), Some("exhausted"));
    assert_eq!(game.view(game::Viewer::Public).stock, 2);
}

#[test]
fn t08_who_has_no_tiles_is_skipped_without_a_pass() {
    let play_on = |first: &[Kind]| {
        let two = [Kind::RR, Kind::YY];
        let scene = Scene {
            players: "GWV",
            squares: "R......\n.......\n.......",
            owners: ".......\n.......\n.......",
            hands: &[first, &two, &two],
            to_move: seat(2),
            ..Scene::default()
        };
        let mut game = scene.set().unwrap();
        let events = play(&mut game, seat(2), "yy b13 c13");
        assert!(!events.iter().any(|event| matches!(event, Event::MustPass { .. })));
        to_move(&game)
    };
    assert_eq!(play_on(&[]), Some(seat(1)));
    assert_eq!(play_on(&[Kind::BB]), Some(G));
}

// ---- further cases

/// A placement of one tile in a drawing: the players' supplies afterwards, from ten each.
fn supplies(players: &str, squares: &str, owners: &str, spelled: &str) -> Vec<u8> {
    let seats = players.len();
    let (supply, hands) = (vec![10; seats], vec![&Kind::ALL[..]; seats]);
    let scene = Scene { players, squares, owners, supply: &supply, hands: &hands, ..Scene::default() };
    let mut game = scene.set().unwrap();
    play(&mut game, G, spelled);
    (0..seats as u8).map(|number| game.position().supply(seat(number))).collect()
}

#[test]
fn a_province_that_meets_a_village_at_a_corner_does_not_connect_it() {
    assert_eq!(supplies("GW", "R...\n...o\n....", "....\n....\n....", "rr b13 c13"), [9, 10]);
}

#[test]
fn three_own_small_provinces_joined_give_one_pagoda_back() {
    assert_eq!(
        supplies("GW", ".....\nRR.RR\n..R..\n..R..", ".....\nGG.GG\n..G..\n..G..", "rb c12 c13"),
        [11, 10]
    );
}

#[test]
fn a_double_tile_can_join_four_provinces() {
    let squares = "..RR..\n..RR..\nRR..RR\n..RR..\n..R...";
    assert_eq!(supplies("GW", squares, "..GG..\n..GG..\nWW..WW\n..GG..\n..G...", "rr c11 d11"), [10, 12]);
}

#[test]
fn a_double_tile_bridges_two_squares() {
    assert_eq!(supplies("GW", "RR..RRR\n.......", "GG..WWW\n.......", "rr c13 d13"), [11, 9]);
}

#[test]
fn four_squares_and_two_more_may_join_one_major() {
    assert_eq!(
        supplies("GW", "RRRR..RRRRR\n...........", "GGGG..WWWWW\n...........", "rr e13 f13"),
        [11, 10]
    );
}

#[test]
fn joining_his_own_provinces_can_cost_the_holder_a_village() {
    // Three against three: Green's small and major red province become one, and count two.
    let squares = "..RY...\n..RY...\nRRooBBB\nR.....B\nR.....B\nR......";
    let owners = "..GW...\n..GW...\nGGGGWWW\nG.....W\nG.....W\nG......";
    assert_eq!(supplies("GW", squares, owners, "ry b12 b13"), [12, 9]);
}

#[test]
fn when_all_others_must_pass_the_same_player_moves_again() {
    let scene = Scene {
        players: "GWV",
        squares: "RR.RR..\n~~.~~~~",
        owners: "GG.WW..\n.......",
        supply: &[10; 3],
        hands: &[&[Kind::YB, Kind::YB], &[Kind::RR], &[Kind::RR]],
        ..Scene::default()
    };
    let mut game = scene.set().unwrap();
    let events = play(&mut game, G, "yb f13 g13");
    assert_eq!(to_move(&game), Some(G));
    let passes = events.iter().filter(|event| matches!(event, Event::MustPass { .. }));
    assert_eq!(passes.count(), 2);
}

// ---- the sample trace

#[test]
fn the_sample_game_offers_what_the_rules_list() {
    let mut lines = include_str!("sample.jsonl")
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap());
    let opening = lines.next().unwrap();
    let options = game::options::from_json::<Qin>(&opening["options"]).unwrap();
    let deal = serde_json::from_value(opening["deal"].clone()).unwrap();
    let mut game = Qin::set_up(SeatCount::THREE, &options, &deal).unwrap();
    let supplies = [
        [19, 18, 19],
        [19, 18, 18],
        [18, 18, 18],
        [18, 16, 18],
        [18, 16, 16],
        [17, 16, 16],
        [17, 16, 16],
        [17, 16, 16],
        [15, 17, 16],
        [15, 17, 16],
    ];
    for (line, supplies) in lines.zip(supplies) {
        let seat = seat(line["seat"].as_u64().unwrap() as u8);
        assert_eq!(to_move(&game), Some(seat));
        assert_eq!(serde_json::json!(legal(&game, seat)), line["legal"]);
        play(&mut game, seat, line["action"].as_str().unwrap());
        assert_eq!(
            SeatCount::THREE.seats().map(|seat| game.position().supply(seat)).collect::<Vec<_>>(),
            supplies
        );
    }
}
