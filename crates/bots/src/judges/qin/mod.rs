//! Qin: pagodas on the board, how safe they stand, and which provinces could be swallowed next. How much each of
//! these counts was learned (`learned.rs`).

pub mod learned;

use self::learned::TABLE;
use crate::appraise::{appraise_view, expect_view, value_game};
use crate::features::{Features, Weights, features};
use crate::judge::{BySeat, Judged, Levels};
use crate::level::build_player;
use crate::search::consider;
use crate::{Advice, Appraisal, Bot, Budget, Question};
use game::{Game, MAX_SEATS, Seat, SeatCount};
use games::qin::{Position, Province, Qin, Space, SpaceSet, pagodas};

features! {
    Score = "pagodas on the board",
    Finish = "pagodas short of the last three",
    OnMove = "on the move",
    Two = "provinces of two squares",
    Three = "provinces of three squares",
    Four = "provinces of four squares",
    FourOnMove = "provinces of four squares, on the move",
    Major = "major provinces",
    Locked = "small provinces without a free square beside them",
    Prey = "small provinces that a larger one can take over one square",
    PreyOnMove = "small provinces that a larger one can take over one square, on the move",
    SurePrey = "small provinces that a larger one can take over several squares",
    SurePreyOnMove = "small provinces that a larger one can take over several squares, on the move",
    VillageSealed = "villages held without a free square beside them",
    VillageTied = "villages held without a lead",
    VillageByOne = "villages held by one pagoda",
    VillageByTwo = "villages held by two pagodas",
    VillageByMore = "villages held by more pagodas",
    Challenged = "villages of others where one is level",
    Chance = "empty villages within reach, on the move",
}

/// The weights for two to four seats.
static WEIGHTS: [Weights; 3] = Weights::from_table(&TABLE, NAMES);

/// With fewer pagodas to place than this, the end is near.
const LAST: u8 = 4;

impl Judged for Qin {
    const FEATURES: &'static [&'static str] = NAMES;
    const LEVELS: Levels = Levels { novice: 1.0, apprentice: 0.4, general: 80 };
    const LASTING: f32 = 0.7;
    const STUDIED: (u32, u32) = (600, 38_400);

    fn features(&self) -> Features {
        let position = self.position();
        let fewest = position.seats().seats().map(|seat| position.supply(seat)).min().unwrap_or(0);
        let full = pagodas(position.seats());
        let mut features = Features::new(position.seats(), 1.0 - f32::from(fewest) / f32::from(full));
        for seat in position.seats().seats() {
            let short = LAST.saturating_sub(position.supply(seat));
            features.add(seat, Feature::Score as usize, self.score(seat) as f32);
            features.add(seat, Feature::Finish as usize, f32::from(short));
        }
        let mover = self.turn().awaited().first();
        if let Some(mover) = mover {
            features.add(mover, Feature::OnMove as usize, 1.0);
        }
        describe_provinces(position, mover, &mut features);
        describe_villages(position, mover, &mut features);
        features
    }

    fn weights(seats: SeatCount) -> &'static Weights {
        &WEIGHTS[seats.get() - 2]
    }

    fn points(&self) -> BySeat {
        let mut points = [0.0; MAX_SEATS];
        for seat in self.position().seats().seats() {
            points[seat.index()] = self.score(seat) as f32;
        }
        points
    }

    /// The judge sees the board alone: a tile is worth what its owner makes of it when the others have had their turn.
    fn foresight(seats: SeatCount) -> usize {
        seats.get()
    }

    #[inline(never)]
    fn player(id: &str) -> Option<Box<dyn Bot<Qin>>> {
        build_player(id)
    }

    #[inline(never)]
    fn strongest(view: &Self::View, budget: Budget, cores: usize) -> Advice<Self::Action> {
        consider::<Qin>(view, budget, cores)
    }

    #[inline(never)]
    fn appraise(view: &Self::View, question: &Question<Self::Action>) -> Appraisal<Self::Action> {
        appraise_view::<Qin>(view, question)
    }

    #[inline(never)]
    fn expect(view: &Self::View, games: u32, sample: u64) -> BySeat {
        expect_view::<Qin>(view, games, sample)
    }

    #[inline(never)]
    fn value(game: &Self, orders: u32, sample: u64) -> BySeat {
        value_game::<Qin>(game, orders, sample)
    }
}

/// What lies round the small provinces, by the squares on which their pagodas stand.
struct Surroundings {
    /// Provinces with a free square beside them.
    open: SpaceSet,
    /// Provinces that a larger one of another owner would take over a free square between them; over several.
    prey: SpaceSet,
    sure_prey: SpaceSet,
}

impl Surroundings {
    fn of(position: &Position) -> Surroundings {
        let mut all =
            Surroundings { open: SpaceSet::EMPTY, prey: SpaceSet::EMPTY, sure_prey: SpaceSet::EMPTY };
        for space in position.fringe().iter() {
            let around = space.around().map(|next| position.province_at(next).zip(position.colour_at(next)));
            for (place, one) in around.iter().enumerate() {
                let Some((province, colour)) = one else { continue };
                all.open.insert(province.site());
                for (other, _) in around[place + 1..].iter().flatten().filter(|(_, other)| other == colour) {
                    all.meet(province, other);
                }
            }
        }
        all
    }

    /// Two provinces of one colour that a single square would join: the larger takes the smaller.
    fn meet(&mut self, one: &Province, other: &Province) {
        let (smaller, larger) = if one.size() < other.size() { (one, other) } else { (other, one) };
        if smaller.is_major() || smaller.owner() == larger.owner() || smaller.size() == larger.size() {
            return;
        }
        let prey = if self.prey.contains(smaller.site()) { &mut self.sure_prey } else { &mut self.prey };
        prey.insert(smaller.site());
    }
}

fn describe_provinces(position: &Position, mover: Option<Seat>, features: &mut Features) {
    let surroundings = Surroundings::of(position);
    for province in position.each_province() {
        let (owner, site) = (province.owner(), province.site());
        let mut tell = |feature: Feature, on_move: Feature| {
            let feature = if mover == Some(owner) { on_move } else { feature };
            features.add(owner, feature as usize, 1.0);
        };
        match province.size() {
            2 => tell(Feature::Two, Feature::Two),
            3 => tell(Feature::Three, Feature::Three),
            4 => tell(Feature::Four, Feature::FourOnMove),
            _ => tell(Feature::Major, Feature::Major),
        }
        if surroundings.sure_prey.contains(site) {
            tell(Feature::SurePrey, Feature::SurePreyOnMove);
        } else if surroundings.prey.contains(site) {
            tell(Feature::Prey, Feature::PreyOnMove);
        } else if !province.is_major() && !surroundings.open.contains(site) {
            tell(Feature::Locked, Feature::Locked);
        }
    }
}

fn describe_villages(position: &Position, mover: Option<Seat>, features: &mut Features) {
    let mut tell = |seat: Seat, feature: Feature| features.add(seat, feature as usize, 1.0);
    for village in position.board().villages() {
        let open = position.board().beside(village).iter().any(|&space| position.colour_at(space).is_none());
        let Some(holder) = position.holder(village) else {
            let near = |&space: &Space| position.fringe().contains(space);
            if let Some(mover) = mover
                && position.board().beside(village).iter().any(near)
            {
                tell(mover, Feature::Chance);
            }
            continue;
        };
        let beside = position.pagodas_beside(village);
        let own = beside[holder.index()];
        let rivals = || position.seats().seats().filter(|&seat| seat != holder);
        let rival = rivals().map(|seat| beside[seat.index()]).max().unwrap_or(0);
        let lead = match own.saturating_sub(rival) {
            _ if !open => Feature::VillageSealed,
            0 => Feature::VillageTied,
            1 => Feature::VillageByOne,
            2 => Feature::VillageByTwo,
            _ => Feature::VillageByMore,
        };
        tell(holder, lead);
        if rival > 0 && rival >= own {
            for seat in rivals().filter(|seat| beside[seat.index()] == rival) {
                tell(seat, Feature::Challenged);
            }
        }
    }
}
