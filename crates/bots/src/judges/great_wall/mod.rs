//! Great Wall of China: tokens won and claimed, how safely every site is led, and the cards that are left to
//! fight with. How much each of these counts was learned (`learned.rs`).

pub mod learned;

use self::learned::TABLE;
use crate::appraise::{appraise_view, expect_view, value_game};
use crate::features::{Features, Weights, features};
use crate::judge::{BySeat, Judged, Levels};
use crate::level::build_player;
use crate::search::consider;
use crate::{Advice, Appraisal, Bot, Budget, Question};
use game::{Game, MAX_SEATS, Seat, SeatCount};
use games::great_wall::{Cards, Duty, GreatWall, Kind, Phase, Section, Site, Stage};

features! {
    Won = "fame won",
    Claimed = "fame on own cards",
    /// How a seat stands at a site whose tokens are both free, in fame it could claim there.
    FreshSafe = "fresh site, lead that nobody can take in time",
    FreshExposed = "fresh site, lead that somebody can take in time",
    FreshTied = "fresh site, tied at the top",
    FreshNear = "fresh site, lead within reach",
    FreshBehind = "fresh site, lead out of reach",
    FreshMargin = "fresh site, points ahead",
    /// The same where one token lies on a card already.
    LateSafe = "claimed site, lead that nobody can take in time",
    LateExposed = "claimed site, lead that somebody can take in time",
    LateTied = "claimed site, tied at the top",
    LateNear = "claimed site, lead within reach",
    LateBehind = "claimed site, lead out of reach",
    LateMargin = "claimed site, points ahead",
    Wall = "walls in hand",
    Gate = "gates in hand",
    Watchtower = "watchtower in hand",
    Noble = "noble in hand",
    Warrior = "warriors in hand",
    Horseman = "horsemen in hand",
    Dragon = "dragon in hand",
    Troop = "pairs of warriors in hand",
    Deck = "cards in the deck",
    Owed = "actions owed",
}

/// The weights for two to five seats.
static WEIGHTS: [Weights; 4] = Weights::from_table(&TABLE, NAMES);

/// Steps that the cards of a deck take at the start: every card is laid once, and most are drawn first.
const STEPS: f32 = 35.0;
/// Further ahead or behind makes no difference.
const CLEAR: i32 = 6;

impl Judged for GreatWall {
    const FEATURES: &'static [&'static str] = NAMES;
    const LEVELS: Levels = Levels { novice: 1.0, apprentice: 0.57, general: 200 };
    const LASTING: f32 = 0.25;
    const STUDIED: (u32, u32) = (5000, 80_000);

    fn features(&self) -> Features {
        let steps = |seat: Seat| self.hand(seat).len() + 2 * self.deck(seat).len();
        let fewest = self.seats().seats().map(steps).min().unwrap_or(0);
        let mut features = Features::new(self.seats(), 1.0 - fewest as f32 / STEPS);
        for seat in self.seats().seats() {
            features.add(seat, Feature::Won as usize, self.table().score(seat) as f32);
            describe_cards(self, seat, &mut features);
        }
        for site in self.table().open_sites().iter() {
            describe_site(self, site, &mut features);
        }
        features
    }

    fn weights(seats: SeatCount) -> &'static Weights {
        &WEIGHTS[seats.get() - 2]
    }

    fn points(&self) -> BySeat {
        let mut points = [0.0; MAX_SEATS];
        for seat in self.seats().seats() {
            points[seat.index()] = self.table().score(seat) as f32;
        }
        for section in self.table().open_sites().iter().map(|site| self.table().section(site)) {
            if let Some(claim) = section.claim() {
                points[claim.seat.index()] += f32::from(claim.token.points());
            }
            let leader = self.seats().seats().find(|&seat| section.is_led_by(seat, self.seats()));
            if let (Some(leader), Some(prize)) = (leader, prize(section)) {
                points[leader.index()] += prize;
            }
        }
        points
    }

    #[inline(never)]
    fn player(id: &str) -> Option<Box<dyn Bot<GreatWall>>> {
        build_player(id)
    }

    #[inline(never)]
    fn strongest(view: &Self::View, budget: Budget, cores: usize) -> Advice<Self::Action> {
        consider::<GreatWall>(view, budget, cores)
    }

    #[inline(never)]
    fn appraise(view: &Self::View, question: &Question<Self::Action>) -> Appraisal<Self::Action> {
        appraise_view::<GreatWall>(view, question)
    }

    #[inline(never)]
    fn expect(view: &Self::View, games: u32, sample: u64) -> BySeat {
        expect_view::<GreatWall>(view, games, sample)
    }

    #[inline(never)]
    fn value(game: &Self, orders: u32, sample: u64) -> BySeat {
        value_game::<GreatWall>(game, orders, sample)
    }
}

/// What the next token of a site is worth.
fn prize(section: &Section) -> Option<f32> {
    match section.stage {
        Stage::Closed => None,
        Stage::Fresh([one, other]) => Some(f32::from(one.points() + other.points()) / 2.0),
        Stage::Claimed { free, .. } => Some(f32::from(free.points())),
    }
}

/// How many actions a seat can still take before another begins its turn.
fn actions_before(game: &GreatWall, seat: Seat, other: Seat) -> u8 {
    let (table, seats) = (game.table(), game.seats());
    let owed = match table.duty {
        Duty::Act(owed) => owed.count(),
        Duty::Claim { .. } => 2,
        Duty::Over(_) => 0,
    };
    if seat == table.current {
        return owed;
    }
    // The other's next turn: the current seat's is already under way.
    let wait = |seat: Seat| (seats.distance(table.current, seat) + seats.get() - 1) % seats.get();
    if !has_turn(game, seat) || wait(seat) >= wait(other) { 0 } else { 2 }
}

/// Whether a seat that is not the current one has another turn to lay cards in.
fn has_turn(game: &GreatWall, seat: Seat) -> bool {
    let (table, seats) = (game.table(), game.seats());
    match table.phase {
        Phase::Normal => true,
        Phase::LastRound { trigger } => {
            seats.distance(table.current, seat) < seats.distance(table.current, trigger)
                || (table.current == trigger && seat != trigger)
        }
        Phase::ScoringOnly { .. } => false,
    }
}

/// The most points that a hand can add at a site with this many actions; horsemen need none.
fn power(hand: Cards, section: &Section, seat: Seat, actions: u8) -> i32 {
    if actions == 0 {
        return 0;
    }
    let count = |kind: Kind| i32::from(hand.count(kind));
    let plain = section.row.has_noble();
    let worth = |kind: Kind| if plain { count(kind) } else { count(kind) * i32::from(kind.value()) };
    let warriors = if plain {
        count(Kind::Warrior)
    } else {
        let there = i32::from(section.row.warriors(seat));
        count(Kind::Warrior) * (2 * there + count(Kind::Warrior) + 1) / 2
    };
    let single = count(Kind::Dragon).max(count(Kind::Noble));
    let (mut best, mut second) = (0, 0);
    for lot in [worth(Kind::Wall), worth(Kind::Gate), worth(Kind::Watchtower), warriors, single] {
        (best, second) = if lot > best { (lot, best) } else { (best, second.max(lot)) };
    }
    worth(Kind::Horseman) + if actions > 1 { best + second } else { best }
}

fn describe_cards(game: &GreatWall, seat: Seat, features: &mut Features) {
    let table = game.table();
    if table.current == seat {
        if let Duty::Act(owed) = table.duty {
            features.add(seat, Feature::Owed as usize, f32::from(owed.count()));
        }
    } else if !has_turn(game, seat) {
        return;
    }
    let hand = game.hand(seat);
    for (kind, feature) in [
        (Kind::Wall, Feature::Wall),
        (Kind::Gate, Feature::Gate),
        (Kind::Watchtower, Feature::Watchtower),
        (Kind::Noble, Feature::Noble),
        (Kind::Warrior, Feature::Warrior),
        (Kind::Horseman, Feature::Horseman),
        (Kind::Dragon, Feature::Dragon),
    ] {
        features.add(seat, feature as usize, f32::from(hand.count(kind)));
    }
    let warriors = f32::from(hand.count(Kind::Warrior));
    features.add(seat, Feature::Troop as usize, warriors * (warriors - 1.0) / 2.0);
    if table.phase == Phase::Normal {
        features.add(seat, Feature::Deck as usize, game.deck(seat).len() as f32);
    }
}

/// Which feature tells how a seat stands at a site.
struct SiteFeatures {
    safe: Feature,
    exposed: Feature,
    tied: Feature,
    near: Feature,
    behind: Feature,
    margin: Feature,
}

const FRESH: SiteFeatures = SiteFeatures {
    safe: Feature::FreshSafe,
    exposed: Feature::FreshExposed,
    tied: Feature::FreshTied,
    near: Feature::FreshNear,
    behind: Feature::FreshBehind,
    margin: Feature::FreshMargin,
};

const LATE: SiteFeatures = SiteFeatures {
    safe: Feature::LateSafe,
    exposed: Feature::LateExposed,
    tied: Feature::LateTied,
    near: Feature::LateNear,
    behind: Feature::LateBehind,
    margin: Feature::LateMargin,
};

/// How everybody stands at a site: by how much they lead or lag, and what can change before their turn begins.
fn describe_site(game: &GreatWall, site: Site, features: &mut Features) {
    let section = game.table().section(site);
    let Some(prize) = prize(section) else { return };
    let kinds = match section.claim() {
        None => FRESH,
        Some(claim) => {
            features.add(claim.seat, Feature::Claimed as usize, f32::from(claim.token.points()));
            LATE
        }
    };
    let total = |seat: Seat| section.sum(seat).map(|sum| i32::from(sum.total()));
    for seat in game.seats().seats() {
        let rivals = || game.seats().seats().filter(move |&rival| rival != seat);
        let (own, best) = (total(seat), rivals().filter_map(total).max());
        let ahead = match (own, best) {
            (None, None) => continue,
            (Some(_), None) => CLEAR,
            (None, Some(best)) => -best,
            (Some(own), Some(best)) => own - best,
        };
        let ahead = ahead.clamp(-CLEAR, CLEAR);
        let can_take = |rival: Seat| {
            let added = power(game.hand(rival), section, rival, actions_before(game, rival, seat));
            added > 0 && total(rival).unwrap_or(0) + added >= own.unwrap_or(0)
        };
        let stands = match ahead {
            _ if own.is_some() && ahead > 0 => {
                if rivals().any(can_take) {
                    kinds.exposed
                } else {
                    kinds.safe
                }
            }
            0 if own.is_some() => kinds.tied,
            _ if ahead + power(game.hand(seat), section, seat, actions_to_come(game, seat)) > 0 => kinds.near,
            _ => kinds.behind,
        };
        features.add(seat, stands as usize, prize);
        features.add(seat, kinds.margin as usize, ahead as f32 / CLEAR as f32 * prize);
    }
}

/// The actions of a seat's present or next turn.
fn actions_to_come(game: &GreatWall, seat: Seat) -> u8 {
    match game.table().duty {
        Duty::Act(owed) if game.table().current == seat => owed.count(),
        _ if has_turn(game, seat) => 2,
        _ => 0,
    }
}
