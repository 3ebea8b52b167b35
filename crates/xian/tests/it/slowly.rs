//! What a turn offers, worked out a second time: slowly, in words, from what a player sees and nothing else.

use game::{Game, Seat, Viewer};
use game_testing::PlayedDecision;
use std::collections::BTreeSet;
use xian::{
    Asked, Assistant, Building, Colour, Figure, Kind, Player, Prompt, Request, Resource, Section, Tile, View,
    Xian,
};

/// A player's position as the slow rules look at it.
struct Eyes<'a> {
    view: &'a View,
    seat: Seat,
}

type Spellings = BTreeSet<String>;

impl Eyes<'_> {
    fn me(&self) -> &Player {
        &self.view.table.players[self.seat]
    }

    fn has(&self, assistant: Assistant) -> i32 {
        i32::from(self.me().assistants.iter().any(|mine| mine == assistant))
    }

    fn can_use(&self, tile: Tile) -> bool {
        let space = 1 + tile as usize;
        usize::from(self.me().supervisor.space) >= space && !self.me().used.iter().any(|used| used == tile)
    }

    fn owned(&self, colour: Colour) -> i32 {
        i32::from(self.me().stock.of(colour.into()))
    }

    fn coins(&self) -> i32 {
        i32::from(self.me().stock.of(Resource::Coin))
    }

    fn clay(&self) -> i32 {
        i32::from(self.me().stock.of(Resource::Clay))
    }

    fn pays(&self, colours: &[Colour]) -> bool {
        colours.iter().all(|&colour| {
            self.owned(colour) >= colours.iter().filter(|&&other| other == colour).count() as i32
        })
    }

    fn payments(&self, section: Section, reduced: bool) -> Spellings {
        let [a, b1, b2, c] = self.view.table.requests.0.map(Request::colour);
        let any = Colour::ALL;
        let ways: Vec<Vec<Colour>> = match (section, reduced) {
            (Section::A, false) => any.iter().map(|&free| vec![a, free]).collect(),
            (Section::A, true) => any.iter().map(|&free| vec![free]).collect(),
            (Section::B, false) => vec![vec![b1, b2]],
            (Section::B, true) => vec![vec![b1], vec![b2]],
            (Section::C, false) => vec![vec![c, c]],
            (Section::C, true) => vec![vec![c]],
        };
        let spell = |mut way: Vec<Colour>| {
            way.sort();
            way.iter().fold("pay".to_owned(), |text, colour| format!("{text} {colour}"))
        };
        ways.into_iter().filter(|way| self.pays(way)).map(spell).collect()
    }

    fn statues_standing(&self) -> usize {
        self.view.spaces.iter().filter(|space| matches!(space.figure, Figure::Raw { .. })).count()
    }

    fn model(&self) -> Spellings {
        let mut ways = Spellings::new();
        for space in self.view.spaces.iter().filter(|space| space.figure == Figure::Nothing) {
            let section = space.space.to_string().as_bytes()[0] - b'a';
            let cost = [2, 3, 5][usize::from(section)] - self.has(Assistant::Scientist);
            if self.clay() >= cost {
                ways.insert(format!("model {}", space.space));
            }
            if self.can_use(Tile::Reduction) && cost > 0 && self.clay() >= cost - 1 {
                ways.insert(format!("model {} reduced", space.space));
            }
        }
        if self.statues_standing() == 12 { Spellings::new() } else { ways }
    }

    fn paint(&self) -> Spellings {
        let mut ways = Spellings::new();
        let mine =
            |space: &&xian::SpaceView| matches!(space.figure, Figure::Soldier { of, .. } if of == self.seat);
        if self.view.spaces.iter().filter(mine).count() == 6 {
            return ways;
        }
        for space in &self.view.spaces {
            let Figure::Raw { signed_by } = space.figure else { continue };
            if signed_by.is_some_and(|by| by != self.seat) {
                continue;
            }
            let section = space.space.section();
            if !self.payments(section, false).is_empty() {
                ways.insert(format!("paint {}", space.space));
            }
            if self.can_use(Tile::Reduction) && !self.payments(section, true).is_empty() {
                ways.insert(format!("paint {} reduced", space.space));
            }
        }
        ways
    }

    fn forge(&self, coins: i32) -> Spellings {
        let mut ways = Spellings::new();
        for (index, card) in self.view.table.slots.iter().enumerate() {
            let Some(card) = card else { continue };
            let base = match card.kind() {
                Kind::Crossbow | Kind::Arrowheads => 1,
                Kind::Chariot | Kind::Halberd => 2,
                Kind::Horse | Kind::Sword => 3,
            };
            let dearer = [0, 0, 1, 2][usize::from(card.copy()) - 1];
            let price = base + dearer - self.has(Assistant::Officer);
            if coins >= price {
                ways.insert(format!("forge {}", index + 1));
            }
            if self.can_use(Tile::Reduction) && price > 0 && coins >= price - 1 {
                ways.insert(format!("forge {} reduced", index + 1));
            }
        }
        ways
    }

    fn possible(&self, verb: &str, coins: i32) -> bool {
        match verb {
            "model" => !self.model().is_empty(),
            "paint" => !self.paint().is_empty(),
            "forge" => !self.forge(coins).is_empty(),
            _ => self.me().supervisor.space < 5,
        }
    }

    fn builders(&self, seat: Seat, building: Building) -> i32 {
        i32::from(self.view.table.players[seat].builders[building as usize])
    }

    fn enter(&self) -> Spellings {
        let mut ways = Spellings::new();
        let table = &self.view.table;
        let seats: Vec<Seat> = table.seats().seats().collect();
        for (index, &building) in table.buildings.iter().enumerate() {
            let other = table.buildings[index ^ 1];
            let mut pieces = i32::from([building, other].contains(&table.prime_minister));
            pieces += seats
                .iter()
                .map(|&seat| self.builders(seat, building) + self.builders(seat, other))
                .sum::<i32>();
            let open = pieces < seats.len() as i32 + 1;
            let rivals = seats.iter().filter(|&&seat| seat != self.seat);
            let fees = rivals.map(|&rival| match (seats.len(), self.builders(rival, building)) {
                (_, 0) => 0,
                (2, builders) => builders + 1,
                (_, builders) => builders,
            });
            let fee: i32 = fees.sum();
            let empty = seats.iter().all(|&seat| self.builders(seat, building) == 0);
            let reward = i32::from(table.prime_minister == building && empty);
            let verb = ["model", "paint", "forge", "advance"][building as usize];
            let enter = |fee: i32| {
                let missing = (fee - self.coins()).max(0);
                let payable = missing == 0
                    || 2 * missing <= i32::from(self.me().prestige)
                    || table.options.negative_prestige;
                payable && self.possible(verb, (self.coins() - fee).max(0) + reward)
            };
            if open && enter(fee) {
                ways.insert(format!("enter {building}"));
            }
            if self.can_use(Tile::OpenOrFree) && !open && enter(fee) {
                ways.insert(format!("enter {building} open"));
            }
            if self.can_use(Tile::OpenOrFree) && open && fee > 0 && enter(0) {
                ways.insert(format!("enter {building} free"));
            }
        }
        ways
    }

    fn tiles(&self) -> Spellings {
        let mut ways = Spellings::new();
        if self.can_use(Tile::Market) && !self.gifts().is_empty() {
            ways.insert("market".to_owned());
        }
        for verb in ["model", "paint", "forge", "advance"] {
            if self.can_use(Tile::PlusOneAction) && self.possible(verb, self.coins()) {
                ways.insert(format!("extra {verb}"));
            }
        }
        ways
    }

    fn goods() -> Vec<Vec<Resource>> {
        let mut all: Vec<Vec<Resource>> = Resource::ALL.iter().map(|&one| vec![one]).collect();
        for one in Resource::ALL {
            all.extend(Resource::ALL.iter().filter(|&&other| other >= one).map(|&other| vec![one, other]));
        }
        all
    }

    fn gifts(&self) -> Spellings {
        let owned = |given: &[Resource]| {
            given.iter().all(|kind| {
                usize::from(self.me().stock.of(*kind)) >= given.iter().filter(|other| *other == kind).count()
            })
        };
        let fits = |given: &Vec<Resource>| owned(given) && !self.takings(given).is_empty();
        Eyes::goods().into_iter().filter(fits).map(|given| spell("give", &given)).collect()
    }

    fn takings(&self, given: &[Resource]) -> Spellings {
        let fits = |taken: &Vec<Resource>| {
            taken.len() == given.len()
                && taken.iter().all(|kind| {
                    let wanted = taken.iter().filter(|other| *other == kind).count();
                    !given.contains(kind) && usize::from(self.view.table.reserve.of(*kind)) >= wanted
                })
        };
        Eyes::goods().into_iter().filter(fits).map(|taken| spell("take", &taken)).collect()
    }

    fn swaps(&self) -> Spellings {
        let mut ways = Spellings::from(["no swap".to_owned()]);
        for give in Resource::ALL {
            for take in Resource::ALL {
                let possible = self.me().stock.of(give) > 0 && self.view.table.reserve.of(take) > 0;
                if give != take && possible {
                    ways.insert(format!("swap {give} for {take}"));
                }
            }
        }
        ways
    }

    fn turn(&self, step: xian::TurnStage, asked: Asked) -> Spellings {
        let words = |list: &[&str]| list.iter().map(|&word| word.to_owned()).collect::<Spellings>();
        match asked {
            Asked::Anything => {
                let step = match step {
                    xian::TurnStage::Worker => words(&["main", "pigment"]),
                    xian::TurnStage::Building => &self.enter() | &words(&["pass"]),
                    xian::TurnStage::End => words(&["end turn"]),
                };
                &step | &self.tiles()
            }
            Asked::Model => self.model(),
            Asked::Paint => self.paint(),
            Asked::Forge => self.forge(self.coins()),
            Asked::Payment { space, price } => self.payments(space.section(), price == xian::Price::Reduced),
            Asked::Signature { .. } => words(&["sign", "no signature"]),
            Asked::EndTile => {
                let tiles = self.view.table.end_tiles.iter();
                tiles.map(|tile| format!("choose {}", tile.name().replace('_', " "))).collect()
            }
            Asked::Swap => self.swaps(),
            Asked::Gift => self.gifts(),
            Asked::Taking { given } => self.takings(&given.iter().collect::<Vec<_>>()),
        }
    }
}

fn spell(verb: &str, things: &[Resource]) -> String {
    things.iter().fold(verb.to_owned(), |text, thing| format!("{text} {thing}"))
}

/// Every moment of a turn offers what the slow rules offer.
pub fn check(step: &PlayedDecision<Xian>) {
    let Some(seat) = step.after.turn().awaited().first() else { return };
    let view = step.after.view(Viewer::Seat(seat));
    let Prompt::Turn(moment) = view.prompt else { return };
    let expected = Eyes { view: &view, seat }.turn(moment.step, moment.asked);
    let offered: Spellings = view.legal.iter().map(ToString::to_string).collect();
    assert_eq!(offered, expected, "after {} in {moment:?}", step.action);
    let worth_asking =
        moment.step != xian::TurnStage::End || moment.asked != Asked::Anything || offered.len() > 1;
    assert!(worth_asking, "a turn with nothing left to do should have ended");
}
