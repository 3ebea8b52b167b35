//! Xi'an: what a seat has, and what it could do next: the best statue, painting and equipment card that its
//! resources can pay for.

pub mod learned;
mod pairs;

use self::learned::TABLE;
use crate::appraise::{appraise_view, expect_view, value_game};
use crate::budget::Spending;
use crate::features::features;
use crate::judge::{BySeat, Evaluator, Judged, Levels, Solving};
use crate::level::build_player;
use crate::search::{Opinion, consider};
use crate::{Advice, Appraisal, Bot, Budget, Features, Question, Weights};
use game::{Game, MAX_SEATS, Seat, SeatCount};
use games::xian::scoring::{majority, sets};
use games::xian::{
    Action, Asked, Assistant, Building, Card, Colour, Equipment, Kind, Player, Position, Price, Print,
    Prompt, Section, Tile, TurnStage, View, Work, Xian,
};

/// For two, three and four seats.
static WEIGHTS: [Weights; 3] = Weights::from_table(&TABLE, NAMES);

const ROUNDS: u8 = 6;
const PHASES: u8 = 2;
const LAST_SPACE: f32 = 5.0;
/// How many of one colour, of clay and of coins find a use soon.
const USEFUL_CLAY: u8 = 5;
const USEFUL_COINS: u8 = 4;
/// What a coin is worth relative to points and other resources, when actions are compared; what a painting costs; and
/// what an assistant does in a round.
const COIN: f32 = 0.75;
const PIGMENTS: f32 = 2.0;
const HELP: f32 = 0.3;
/// Points for equipment that a soldier carries, and for a card that joins no, one or two others in a set.
const MATCH: f32 = 3.0;
const SET: [f32; 3] = [2.0, 3.0, 5.0];
const LEFTOVERS_PER_POINT: u8 = 3;
/// What a beginner thinks a resource is worth, whatever it is.
const HOARD: f32 = 0.25;
/// A lead of more soldiers is no safer.
const SAFE_LEAD: i8 = 2;

features! {
    Prestige = "prestige",
    Sets = "sets of equipment",
    Matches = "equipment carried",
    EndTile = "end tile",
    MajorityA = "majority in A",
    MajorityB = "majority in B",
    MajorityC = "majority in C",
    LeadA = "lead in A",
    LeadB = "lead in B",
    LeadC = "lead in C",
    Soldiers = "soldiers",
    Coins = "coins",
    CoinsBeyond = "coins beyond 4",
    Clay = "clay",
    ClayBeyond = "clay beyond 5",
    Colours = "colours of pigments",
    Seconds = "second pigments",
    PigmentsBeyond = "pigments beyond 2",
    Asked = "requests with a pigment",
    Leftovers = "leftovers",
    Ceramist = "ceramist",
    Accountant = "accountant",
    Administrator = "administrator",
    Emissary = "emissary",
    Scientist = "scientist",
    Officer = "officer",
    Signed = "signed statues",
    Signatures = "signatures left",
    Steps = "steps to the end tile",
    Near = "end tile to come",
    OpenOrFree = "open or free",
    Market = "market",
    Reduction = "reduction",
    PlusOneAction = "plus one action",
    Model = "best statue",
    Paint = "best painting",
    Forge = "best equipment",
    ToWork = "worker to come",
    ToBuild = "action to come",
    Worker = "worth of the worker to come",
    Hand = "worth of the hand",
    Now = "best action in this turn",
}

impl Judged for Xian {
    const FEATURES: &'static [&'static str] = NAMES;
    const LEVELS: Levels = Levels { novice: 1.0, apprentice: 0.51, general: 250 };
    const LASTING: f32 = 0.25;
    const STUDIED: (u32, u32) = (2000, 32_000);

    fn features(&self) -> Features {
        let table = self.table();
        let turns = PHASES * (table.round - 1) + table.phase - 1;
        let mut features = Features::new(self.seats(), f32::from(turns) / f32::from(PHASES * ROUNDS));
        let soldiers = Section::ALL.map(|section| table.soldiers(section));
        for seat in self.seats().seats() {
            let seen = Seen::of(self, seat, &soldiers);
            seen.describe(&mut |feature, amount| features.add(seat, feature as usize, amount));
        }
        features
    }

    fn weights(seats: SeatCount) -> &'static Weights {
        &WEIGHTS[seats.get() - 2]
    }

    /// The score as it would be now, and that resources are good to have.
    fn points(&self) -> BySeat {
        let mut points = [0.0; MAX_SEATS];
        for seat in self.seats().seats() {
            let stock = f32::from(self.table().players[seat].stock.total());
            points[seat.index()] = f32::from(self.breakdown(seat).total()) + HOARD * stock;
        }
        points
    }

    /// Between entering a building and its action everything is paid and nothing is gained, and a pair that lies
    /// alone says nothing.
    fn is_quiet(&self) -> bool {
        match self.prompt() {
            Prompt::Turn(moment) => moment.asked == Asked::Anything,
            Prompt::Commit { awaited } => awaited.len() == self.seats().get(),
            Prompt::Favour { .. } => false,
            Prompt::Over => true,
        }
    }

    /// Nobody is taken to be naive in it.
    fn solve(
        view: &View,
        evaluator: &Evaluator,
        spending: Spending,
        solving: Solving,
    ) -> Option<Vec<Opinion<Action>>> {
        pairs::solve(view, evaluator, spending, solving.sample)
    }

    #[inline(never)]
    fn player(id: &str) -> Option<Box<dyn Bot<Xian>>> {
        build_player(id)
    }

    #[inline(never)]
    fn strongest(view: &Self::View, budget: Budget, cores: usize) -> Advice<Self::Action> {
        consider::<Xian>(view, budget, cores)
    }

    #[inline(never)]
    fn appraise(view: &Self::View, question: &Question<Self::Action>) -> Appraisal<Self::Action> {
        appraise_view::<Xian>(view, question)
    }

    #[inline(never)]
    fn expect(view: &Self::View, games: u32, sample: u64) -> BySeat {
        expect_view::<Xian>(view, games, sample)
    }

    #[inline(never)]
    fn value(game: &Self, orders: u32, sample: u64) -> BySeat {
        value_game::<Xian>(game, orders, sample)
    }
}

/// A position as one seat sees it.
struct Seen<'a> {
    game: &'a Xian,
    table: &'a Position,
    player: &'a Player,
    seat: Seat,
    /// Painted soldiers of everybody, by section.
    soldiers: &'a [games::xian::BySeat<u8>; 3],
    /// Own equipment, by the section whose soldiers carry it.
    carried: [u8; 3],
}

impl Seen<'_> {
    fn of<'a>(game: &'a Xian, seat: Seat, soldiers: &'a [games::xian::BySeat<u8>; 3]) -> Seen<'a> {
        let mut carried = [0; 3];
        for card in game.equipment(seat).iter() {
            carried[card.kind().section().index()] += 1;
        }
        let table = game.table();
        Seen { game, table, player: &table.players[seat], seat, soldiers, carried }
    }

    fn describe(&self, add: &mut impl FnMut(Feature, f32)) {
        let player = self.player;
        add(Feature::Prestige, f32::from(player.prestige));
        add(Feature::Sets, f32::from(sets(self.game.equipment(self.seat))));
        let sections = [
            (Section::A, Feature::MajorityA, Feature::LeadA),
            (Section::B, Feature::MajorityB, Feature::LeadB),
            (Section::C, Feature::MajorityC, Feature::LeadC),
        ];
        for (section, points, lead) in sections {
            let soldiers = &self.soldiers[section.index()];
            add(points, f32::from(majority(soldiers, section, self.seat)));
            add(lead, f32::from(self.lead_in(section)));
            let matches = self.carried[section.index()].min(soldiers[self.seat]);
            add(Feature::Matches, MATCH * f32::from(matches));
        }
        add(Feature::Soldiers, player.soldiers.len() as f32);
        add(Feature::Signed, player.signed.minus(player.soldiers).len() as f32);
        add(Feature::Signatures, f32::from(player.signatures_left()));
        self.describe_stock(add);
        self.describe_help(add);
        self.describe_actions(add);
    }

    /// How many soldiers more than the strongest rival there are in a section.
    fn lead_in(&self, section: Section) -> i8 {
        let soldiers = &self.soldiers[section.index()];
        let most = self.table.rivals(self.seat).map(|rival| soldiers[rival]).max().unwrap_or(0);
        (soldiers[self.seat] as i8 - most as i8).clamp(-SAFE_LEAD, SAFE_LEAD)
    }

    fn describe_stock(&self, add: &mut impl FnMut(Feature, f32)) {
        let stock = &self.player.stock;
        add(Feature::Coins, f32::from(stock.coins().min(USEFUL_COINS)));
        add(Feature::CoinsBeyond, f32::from(stock.coins().saturating_sub(USEFUL_COINS)));
        add(Feature::Clay, f32::from(stock.clay().min(USEFUL_CLAY)));
        add(Feature::ClayBeyond, f32::from(stock.clay().saturating_sub(USEFUL_CLAY)));
        for colour in Colour::ALL {
            let pigments = stock.pigment(colour);
            add(Feature::Colours, f32::from(pigments.min(1)));
            add(Feature::Seconds, f32::from(pigments.saturating_sub(1).min(1)));
            add(Feature::PigmentsBeyond, f32::from(pigments.saturating_sub(2)));
        }
        let owned = self.table.requests.0.iter().filter(|request| stock.pigment(request.colour()) > 0);
        add(Feature::Asked, owned.count() as f32);
        add(Feature::Leftovers, f32::from(stock.total() / LEFTOVERS_PER_POINT));
    }

    /// Assistants, tiles and the way to the end tile.
    fn describe_help(&self, add: &mut impl FnMut(Feature, f32)) {
        let (table, player) = (self.table, self.player);
        for assistant in player.assistants.iter() {
            let feature = match assistant {
                Assistant::Ceramist => Feature::Ceramist,
                Assistant::Accountant => Feature::Accountant,
                Assistant::Administrator => Feature::Administrator,
                Assistant::Emissary => Feature::Emissary,
                Assistant::Scientist => Feature::Scientist,
                Assistant::Officer => Feature::Officer,
            };
            add(feature, 1.0);
        }
        for tile in Tile::ALL.into_iter().filter(|&tile| player.can_use(tile)) {
            let feature = match tile {
                Tile::OpenOrFree => Feature::OpenOrFree,
                Tile::Market => Feature::Market,
                Tile::Reduction => Feature::Reduction,
                Tile::PlusOneAction => Feature::PlusOneAction,
            };
            add(feature, 1.0);
        }
        let worth = |tile| {
            let worth =
                table.end_tile_value(self.seat, tile, self.game.equipment(self.seat), player.prestige);
            f32::from(worth)
        };
        match player.end_tile {
            Some(tile) => add(Feature::EndTile, worth(tile)),
            None if player.supervisor.space > 0 => {
                let way = f32::from(player.supervisor.space) / LAST_SPACE;
                let best = table.end_tiles.iter().map(worth).fold(0.0, f32::max);
                add(Feature::Steps, way);
                add(Feature::Near, way * best);
            }
            None => {}
        }
    }

    /// What the seat could do with what it has.
    fn describe_actions(&self, add: &mut impl FnMut(Feature, f32)) {
        let table = self.table;
        let gains = [
            (Feature::Model, Building::Workshop, self.best_statue()),
            (Feature::Paint, Building::Laboratory, self.best_painting()),
            (Feature::Forge, Building::Armory, self.best_equipment()),
        ];
        let mut now = 0.0_f32;
        for (feature, building, gain) in gains {
            add(feature, gain);
            if !table.is_closed(table.pair_of(building)) {
                let fee: u8 = table.rivals(self.seat).map(|rival| table.fee_to(rival, building)).sum();
                now = now.max(gain - COIN * f32::from(fee));
            }
        }
        let to_come = self.step_to_come();
        if to_come != TurnStage::End {
            add(Feature::ToBuild, 1.0);
            add(Feature::Now, now);
        }
        if to_come == TurnStage::Worker {
            add(Feature::ToWork, 1.0);
            if let Some(pair) = self.player.pair {
                add(Feature::Worker, worth(pair.top, table.round));
            }
        }
        let hand = self.game.hand(self.seat);
        add(Feature::Hand, hand.iter().map(|card| worth(card, table.round)).sum());
    }

    /// What the seat has still to do in this phase.
    fn step_to_come(&self) -> TurnStage {
        let Prompt::Turn(moment) = self.game.prompt() else { return TurnStage::Worker };
        if moment.seat == self.seat {
            return moment.step;
        }
        let mut acted = self.table.order.iter().take_while(|rank| rank.seat != moment.seat);
        if acted.any(|rank| rank.seat == self.seat) { TurnStage::End } else { TurnStage::Worker }
    }

    /// The most that modelling brings with the clay there is.
    fn best_statue(&self) -> f32 {
        if self.table.statues() == 0 {
            return 0.0;
        }
        let (clay, empty) = (self.player.stock.clay(), self.table.empty());
        let ceramist = f32::from(Assistant::Ceramist.bonus(self.player.assistants));
        let mut best = 0.0_f32;
        for section in Section::ALL {
            let Ok(cost) = self.table.model_cost(self.seat, section, Price::Full) else { continue };
            if cost > clay {
                continue;
            }
            for space in empty.and(section.spaces()).iter() {
                if let Print::Bonus(bonus) = self.table.print(space) {
                    let resources = COIN * f32::from(bonus.coins) + bonus.pigments.len() as f32;
                    best = best.max(f32::from(bonus.prestige) + resources + ceramist - f32::from(cost));
                }
            }
        }
        best
    }

    /// The most that painting brings with the pigments there are.
    fn best_painting(&self) -> f32 {
        if self.player.soldiers_left() == 0 {
            return 0.0;
        }
        let paintable = self.table.paintable(self.seat);
        let mut best = 0.0_f32;
        for section in Section::ALL {
            let statues = paintable.and(section.spaces());
            if statues.is_empty() || !self.table.requests.can_pay(section, Price::Full, &self.player.stock) {
                continue;
            }
            let group = |space| self.table.group_with(self.seat, space).len();
            let group = statues.iter().map(group).max().unwrap_or(0) as f32;
            let mut counts = self.soldiers[section.index()];
            let before = majority(&counts, section, self.seat);
            let carried = if self.carried[section.index()] > counts[self.seat] { MATCH } else { 0.0 };
            counts[self.seat] += 1;
            let after = majority(&counts, section, self.seat);
            best = best.max(group + f32::from(after) - f32::from(before) + carried - PIGMENTS);
        }
        best
    }

    /// The most that forging brings with the coins there are.
    fn best_equipment(&self) -> f32 {
        let cards = self.game.equipment(self.seat);
        let gain = |card: Equipment| {
            let cost = self.table.forge_cost(self.seat, card, Price::Full).ok()?;
            if cost > self.player.stock.coins() {
                return None;
            }
            // Equal cards stand in different sets, so it joins as many other kinds as have more copies.
            let (kind, copies) = (card.kind(), card.kind().copies_in(cards));
            let joins = |other: &Kind| {
                *other != kind && other.material() == kind.material() && other.copies_in(cards) > copies
            };
            let set = SET[Kind::ALL.iter().filter(|other| joins(other)).count()];
            let section = kind.section();
            let free = self.soldiers[section.index()][self.seat] > self.carried[section.index()];
            let matched = if free { MATCH } else { 0.0 };
            Some(set + matched + f32::from(card.clay()) - COIN * f32::from(cost))
        };
        self.table.slots.iter().flatten().filter_map(|&card| gain(card)).fold(0.0, f32::max)
    }
}

/// What a card brings as a worker.
fn worth(card: Card, round: u8) -> f32 {
    match card.work() {
        Work::Coins(coins) => COIN * f32::from(coins),
        Work::Clay(clay) => f32::from(clay),
        Work::Pigments(colours) => colours.len() as f32,
        Work::Recruit(assistant) => f32::from(assistant.prestige(round)) + HELP * f32::from(ROUNDS - round),
    }
}
