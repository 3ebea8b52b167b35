//! Sun Tzu: the marker, who holds which province with how many armies and battles to come, and the cards and
//! armies that are left.

pub mod learned;
mod deployment;
mod contest;

use self::deployment::{Deployment, all_cards};
use self::learned::TABLE;
use crate::appraise::{appraise_view, expect_view, value_game};
use crate::budget::Spending;
use crate::features::features;
use crate::judge::{BySeat, Evaluator, Judged, Levels, Solving};
use crate::level::build_player;
use crate::search::{Opinion, consider};
use crate::{Advice, Appraisal, Bot, Budget, Features, MOST_FEATURES, Question, Weights};
use game::{MAX_SEATS, SeatCount, Viewer};
use games::sun_tzu::{Action, Card, DYNASTIES, Phase, Province, Side, SunTzu, View, margin, survivors};

static WEIGHTS: [Weights; 1] = Weights::from_table(&TABLE, NAMES);

/// Dynasties between two scorings.
const TRIO: u8 = 3;
/// The share of what one more army adds to a garrison that the next one adds.
const FADING: f32 = 0.6;
/// With no more than this many armies in the reserve, each counts more.
const FEW: u8 = 3;

features! {
    Track = "marker",
    Scores = "scores now",
    OneBattle = "held before one battle",
    OneBattleArmies = "armies before one battle",
    TwoBattles = "held before two battles",
    TwoBattlesArmies = "armies before two battles",
    ThreeBattles = "held before three battles",
    ThreeBattlesArmies = "armies before three battles",
    Later = "held for later scorings",
    LaterArmies = "armies for later scorings",
    FewArmies = "first armies of the reserve",
    MoreArmies = "more armies of the reserve",
    Missing = "armies missing",
    Fewer = "fewer armies on the map",
    Sixes = "provinces for the 6",
    Draws = "better draw",
    Seven = "7",
    Eight = "8",
    Nine = "9",
    Ten = "10",
    PlusOne = "+1",
    MorePlusOnes = "more +1",
    MinusOne = "-1",
    MoreMinusOnes = "more -1",
    Plague = "plague",
    MorePlagues = "more plagues",
}

impl Judged for SunTzu {
    const FEATURES: &'static [&'static str] = NAMES;
    const LEVELS: Levels = Levels { novice: 1.0, apprentice: 0.6, general: 4 };
    const LASTING: f32 = 0.15;
    const STUDIED: (u32, u32) = (1000, 16_000);

    fn features(&self) -> Features {
        let mut features = Features::new(SeatCount::TWO, progress(self));
        let mut add = |side: Side, feature: Feature, amount: f32| {
            features.add(side.seat(), feature as usize, amount);
        };
        add(Side::SunTzu, Feature::Track, f32::from(self.track()));
        let mut on_map = [0_u8; 2];
        for province in Province::ALL {
            let garrison = garrison_to_come(self, province);
            if let Some(side) = Side::favoured_by(garrison) {
                on_map[side as usize] += garrison.unsigned_abs();
                describe_garrison(self, province, garrison, &mut |feature, amount| {
                    add(side, feature, amount);
                });
            }
        }
        for side in Side::BOTH {
            let (own, rival) = (on_map[side as usize], on_map[side.rival() as usize]);
            describe_side(self, side, own, &mut |feature, amount| add(side, feature, amount));
            add(side, Feature::Fewer, f32::from(u8::from(own < rival)));
        }
        features
    }

    fn weights(_: SeatCount) -> &'static Weights {
        &WEIGHTS[0]
    }

    fn points(&self) -> BySeat {
        let held = |province: &Province| f32::from(garrison_to_come(self, *province).signum());
        let provinces: f32 = Province::ALL.iter().map(held).sum();
        let mut points = [0.0; MAX_SEATS];
        points[Side::SunTzu.seat().index()] = f32::from(self.track()) + provinces;
        points
    }

    /// Some cards of a plan say nothing; in the middle of a battle armies are nowhere, in that of a draw cards are.
    fn is_quiet(&self) -> bool {
        match self.phase() {
            Phase::Plan => Side::BOTH.into_iter().all(|side| self.plan(side, Province::ALL[0]).is_none()),
            Phase::Window(_) | Phase::Announce | Phase::Reveal | Phase::Over => true,
            Phase::Warlords
            | Phase::Costs { .. }
            | Phase::Reaction { .. }
            | Phase::Placing { .. }
            | Phase::Draw => false,
        }
    }

    /// Cards are laid by both sides at once: that is solved, not searched.
    fn solve(
        view: &View,
        evaluator: &Evaluator,
        spending: Spending,
        solving: Solving,
    ) -> Option<Vec<Opinion<Action>>> {
        let (Viewer::Seat(seat), Some(Action::Lay(..))) = (view.viewer, view.legal.first()) else {
            return None;
        };
        let weights = evaluator.weights().unwrap_or(&WEIGHTS[0]);
        let deployment = Deployment::new(view, Side::in_seat(seat)?, weights, solving.sample);
        Some(deployment.solve(view, evaluator, spending, solving.rival))
    }

    #[inline(never)]
    fn player(id: &str) -> Option<Box<dyn Bot<SunTzu>>> {
        build_player(id)
    }

    #[inline(never)]
    fn strongest(view: &Self::View, budget: Budget, cores: usize) -> Advice<Self::Action> {
        consider::<SunTzu>(view, budget, cores)
    }

    #[inline(never)]
    fn appraise(view: &Self::View, question: &Question<Self::Action>) -> Appraisal<Self::Action> {
        appraise_view::<SunTzu>(view, question)
    }

    #[inline(never)]
    fn expect(view: &Self::View, games: u32, sample: u64) -> BySeat {
        expect_view::<SunTzu>(view, games, sample)
    }

    #[inline(never)]
    fn value(game: &Self, orders: u32, sample: u64) -> BySeat {
        value_game::<SunTzu>(game, orders, sample)
    }
}

/// How much of the battles is over: those of this dynasty too, once cards are turned up.
fn progress(game: &SunTzu) -> f32 {
    f32::from(game.dynasty() - u8::from(game.phase() == Phase::Plan)) / f32::from(DYNASTIES)
}

/// What every kind of thing is worth in a position, by weights that were learned.
pub(super) struct Prices {
    now: [f32; MOST_FEATURES],
    progress: f32,
}

impl Prices {
    /// As they will be when the cards of this dynasty have been turned up.
    pub(super) fn after_battles(game: &SunTzu, weights: &Weights) -> Prices {
        let progress = f32::from(game.dynasty()) / f32::from(DYNASTIES);
        Prices { now: weights.at(progress), progress }
    }

    fn of(&self, feature: Feature) -> f32 {
        self.now[feature as usize]
    }

    /// What a garrison brings Sun Tzu, the armies it takes from the reserves included.
    pub(super) fn garrison(&self, game: &SunTzu, province: Province, garrison: i8) -> f32 {
        let Some(side) = Side::favoured_by(garrison) else { return 0.0 };
        let mut worth = -self.army(game.reserve(side)) * f32::from(garrison.unsigned_abs());
        let scoring = scoring_to_come(game);
        let battles = TRIO * (scoring + 1) - game.dynasty();
        describe_held(game, province, garrison, scoring, battles, &mut |feature, amount| {
            worth += self.of(feature) * amount;
        });
        f32::from(side.sign()) * worth
    }

    /// What an army of a reserve is worth. When all battles are over, it is only good for breaking a tie.
    fn army(&self, reserve: u8) -> f32 {
        match self.progress {
            1.0.. => 0.0,
            _ if reserve > FEW => self.of(Feature::MoreArmies),
            _ => self.of(Feature::FewArmies),
        }
    }

    /// What laying a card costs a side that has this many of the kind, beyond the battle. After the last one, nothing.
    pub(super) fn card(&self, card: Card, count: u8) -> f32 {
        match card {
            _ if self.progress >= 1.0 => 0.0,
            Card::One => self.of(Feature::Draws),
            Card::Six => -self.of(Feature::Sixes) - self.of(Feature::MoreArmies),
            card => {
                let [first, more] = features_of(card);
                first.map_or(0.0, |first| -self.of(if count > 1 { more.unwrap_or(first) } else { first }))
            }
        }
    }
}

/// The armies in a province: Sun Tzu's count up, King Shao's down.
pub(super) fn garrison(game: &SunTzu, province: Province) -> i8 {
    game.armies(Side::SunTzu, province) as i8 - game.armies(Side::KingShao, province) as i8
}

/// The armies after a battle of these cards.
pub(super) fn after_battle(game: &SunTzu, garrison: i8, sun_tzu: Card, king_shao: Card) -> i8 {
    if sun_tzu == Card::Plague || king_shao == Card::Plague {
        let left = survivors(garrison.unsigned_abs(), game.options().plague_survivors);
        return garrison.signum() * left as i8;
    }
    garrison + margin(sun_tzu, king_shao)
}

/// The armies in a province once the cards beside it are turned up. While cards are being laid, nothing is sure.
fn garrison_to_come(game: &SunTzu, province: Province) -> i8 {
    let now = garrison(game, province);
    let laid = game.plan(Side::SunTzu, province).zip(game.plan(Side::KingShao, province));
    match laid {
        Some((sun_tzu, king_shao)) if game.phase() != Phase::Plan && game.is_pending(province) => {
            after_battle(game, now, sun_tzu, king_shao)
        }
        _ => now,
    }
}

/// The number of the next scoring, from 0.
fn scoring_to_come(game: &SunTzu) -> u8 {
    let scored = game.phase() == Phase::Draw && game.dynasty().is_multiple_of(TRIO);
    game.dynasty().div_ceil(TRIO) - u8::from(!scored)
}

fn describe_garrison(game: &SunTzu, province: Province, garrison: i8, add: &mut impl FnMut(Feature, f32)) {
    let scoring = scoring_to_come(game);
    if scoring < TRIO {
        let battles = TRIO * (scoring + 1) - game.dynasty() + u8::from(game.phase() == Phase::Plan);
        describe_held(game, province, garrison, scoring, battles, add);
    }
}

/// What a garrison can expect of a scoring after this many battles, and of the later ones.
fn describe_held(
    game: &SunTzu,
    province: Province,
    garrison: i8,
    scoring: u8,
    battles: u8,
    add: &mut impl FnMut(Feature, f32),
) {
    let values = game.tile(province).values();
    let next = f32::from(values[usize::from(scoring)]);
    let later = f32::from(values[usize::from(scoring) + 1..].iter().sum::<u8>());
    let armies = 1.0 - FADING.powi(i32::from(garrison.unsigned_abs()) - 1);
    let (held, strength) = match battles {
        0 => (Feature::Scores, Feature::Scores),
        1 => (Feature::OneBattle, Feature::OneBattleArmies),
        2 => (Feature::TwoBattles, Feature::TwoBattlesArmies),
        _ => (Feature::ThreeBattles, Feature::ThreeBattlesArmies),
    };
    add(held, next);
    if battles > 0 {
        add(strength, next * armies);
    }
    add(Feature::Later, later);
    add(Feature::LaterArmies, later * armies);
}

/// What a side has besides its provinces.
fn describe_side(game: &SunTzu, side: Side, on_map: u8, add: &mut impl FnMut(Feature, f32)) {
    let planning = game.phase() == Phase::Plan;
    if !planning && game.dynasty() == DYNASTIES {
        // Nothing can be used any more.
        return;
    }
    let now: u8 = Province::ALL.into_iter().map(|province| game.armies(side, province)).sum();
    let pending = |province: &Province| !planning && game.is_pending(*province);
    let to_come = Province::ALL.into_iter().filter(pending).filter_map(|province| game.plan(side, province));
    let (mut marks, mut draws) = (0, u8::from(game.look(side).keep > 1 && !planning));
    for card in to_come {
        marks += card.cost();
        draws += u8::from(card == Card::One);
    }
    let reserve = (game.reserve(side) + now) as i8 - (on_map + marks) as i8;
    add(Feature::FewArmies, f32::from(reserve.clamp(0, FEW as i8)));
    add(Feature::MoreArmies, f32::from((reserve - FEW as i8).max(0)));
    add(Feature::Missing, f32::from((-reserve).max(0)));
    add(Feature::Draws, f32::from(draws));
    let sixes = Province::ALL.into_iter().filter(|&province| game.allows_six(side, province)).count();
    add(Feature::Sixes, sixes as f32);
    let cards = if planning { all_cards(game, side) } else { game.hand(side) };
    for card in cards.white().kinds().iter() {
        let count = cards.count(card);
        let [first, more] = features_of(card);
        if let Some(first) = first {
            add(first, 1.0);
        }
        if let Some(more) = more {
            add(more, f32::from(count - 1));
        }
    }
}

/// The features that count the first card of a kind and further ones.
fn features_of(card: Card) -> [Option<Feature>; 2] {
    match card {
        Card::One | Card::Two | Card::Three | Card::Four | Card::Five | Card::Six => [None, None],
        Card::Seven => [Some(Feature::Seven), None],
        Card::Eight => [Some(Feature::Eight), None],
        Card::Nine => [Some(Feature::Nine), None],
        Card::Ten => [Some(Feature::Ten), None],
        Card::PlusOne => [Some(Feature::PlusOne), Some(Feature::MorePlusOnes)],
        Card::MinusOne => [Some(Feature::MinusOne), Some(Feature::MoreMinusOnes)],
        Card::Plague => [Some(Feature::Plague), Some(Feature::MorePlagues)],
        // The basic game, from which is learned, has neither: they count as one more +1.
        Card::PlusTwo | Card::PlusThree => [Some(Feature::MorePlusOnes), None],
    }
}
