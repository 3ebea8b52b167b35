//! Positions made by hand, for tests, figures and lessons: say what differs from an empty map, then set the scene.
//! Armies and cards that are not placed are where they belong: armies in the reserve, white cards in the pile.
//!
//! ```
//! use game::{Game, Nobody};
//! use sun_tzu::scene::{Scene, Start};
//! use sun_tzu::{Card, Province, Side};
//!
//! // King Shao has fewer armies on the map and names what comes next. In Qinghai a 5 meets a 9: Sun Tzu's three
//! // armies are driven off, and one of King Shao's marches in.
//! let mut scene = Scene::default();
//! scene
//!     .armies(Province::Qinghai, Side::SunTzu, 3)
//!     .laid(Province::Qinghai, Card::Five, Card::Nine)
//!     .laid(Province::Tibet, Card::One, Card::One)
//!     .start(Start::Battles);
//! let mut game = scene.set()?;
//! game.apply(Side::KingShao.seat(), "reveal qinghai".parse()?, &mut Nobody)?;
//! assert_eq!(game.armies(Side::KingShao, Province::Qinghai), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use crate::card::{Card, Cards};
use crate::event::Event;
use crate::garrison::Garrison;
use crate::options::Options;
use crate::pile::Pile;
use crate::province::{ByProvince, Province, Provinces};
use crate::question::Window;
use crate::side::{Both, Side};
use crate::state::{ARMIES, DYNASTIES, Phase, Player, SunTzu};
use crate::tile::Tile;
use crate::warlord::{Command, Warlord};
use game::{Nobody, SeatSet, Witness};

/// Why a scene is no position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SceneError {
    #[error("seat {} has more armies than there are", .0.seat())]
    Armies(Side),
    #[error("seat {} has more cards than there are", .0.seat())]
    Cards(Side),
}

/// A position in the making.
#[derive(Debug, Clone)]
pub struct Scene {
    options: Options,
    dynasty: u8,
    track: i8,
    order_holder: Option<Side>,
    tiles: ByProvince<Tile>,
    map: ByProvince<Garrison>,
    sides: Both<SideScene>,
    start: Start,
}

#[derive(Debug, Clone, Default)]
struct SideScene {
    hand: Cards,
    pile: Option<Vec<Card>>,
    plan: ByProvince<Option<Card>>,
    marks: ByProvince<u8>,
    aside: Option<u8>,
    removed: u8,
    played_one: bool,
    command: Command,
}

/// Where a scene begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Start {
    /// Both sides plan.
    Plan,
    /// The cards are laid; what is not laid is resolved already.
    Battles,
    /// All provinces are resolved.
    AfterBattles,
}

impl Default for Scene {
    /// The second dynasty of the basic game on an empty map.
    fn default() -> Scene {
        Scene {
            options: Options::default(),
            dynasty: 2,
            track: 0,
            order_holder: None,
            tiles: ByProvince::from_fn(|province| Tile::ALL[province as usize]),
            map: ByProvince::default(),
            sides: Both::default(),
            start: Start::Plan,
        }
    }
}

impl Scene {
    pub fn options(&mut self, options: Options) -> &mut Scene {
        self.options = options;
        self
    }

    pub fn dynasty(&mut self, dynasty: u8) -> &mut Scene {
        self.dynasty = dynasty;
        self
    }

    /// Where the marker stands: positive on Sun Tzu's side.
    pub fn track(&mut self, space: i8) -> &mut Scene {
        self.track = space;
        self
    }

    pub fn order_holder(&mut self, side: Side) -> &mut Scene {
        self.order_holder = Some(side);
        self
    }

    /// The tiles, in row order.
    pub fn tiles(&mut self, tiles: [Tile; 5]) -> &mut Scene {
        self.tiles = ByProvince(tiles);
        self
    }

    pub fn armies(&mut self, province: Province, side: Side, armies: u8) -> &mut Scene {
        self.map[province] = Garrison::of(side, armies.min(ARMIES));
        self
    }

    /// Markers of the 6 in a province.
    pub fn marks(&mut self, side: Side, province: Province, marks: u8) -> &mut Scene {
        self.sides[side].marks[province] = marks;
        self
    }

    /// Armies still aside; otherwise as many as at the start.
    pub fn aside(&mut self, side: Side, armies: u8) -> &mut Scene {
        self.sides[side].aside = Some(armies);
        self
    }

    /// Armies paid for a +2 or +3.
    pub fn removed(&mut self, side: Side, armies: u8) -> &mut Scene {
        self.sides[side].removed = armies;
        self
    }

    /// White cards in the hand, besides the yellow ones.
    pub fn hand(&mut self, side: Side, white: &[Card]) -> &mut Scene {
        self.sides[side].hand = Cards::of(white);
        self
    }

    /// The pile, top card first; the white cards that are nowhere else are spent.
    pub fn pile(&mut self, side: Side, cards: &[Card]) -> &mut Scene {
        self.sides[side].pile = Some(cards.to_vec());
        self
    }

    /// The cards that lie beside a province: Sun Tzu's, then King Shao's.
    pub fn laid(&mut self, province: Province, sun_tzu: Card, king_shao: Card) -> &mut Scene {
        self.sides[Side::SunTzu].plan[province] = Some(sun_tzu);
        self.sides[Side::KingShao].plan[province] = Some(king_shao);
        self
    }

    /// The side has revealed its 1 in this dynasty.
    pub fn played_one(&mut self, side: Side) -> &mut Scene {
        self.sides[side].played_one = true;
        self
    }

    /// The side's warlord, not used yet; the variant is played then.
    pub fn warlord(&mut self, side: Side, warlord: Warlord) -> &mut Scene {
        self.sides[side].command = Command::Secret(warlord);
        self
    }

    /// Where the game begins; otherwise both sides plan.
    pub fn start(&mut self, start: Start) -> &mut Scene {
        self.start = start;
        self
    }

    /// The game at its first question, or at its end, if the box has the pieces for it.
    pub fn set(&self) -> Result<SunTzu, SceneError> {
        self.set_telling(&mut Nobody)
    }

    /// The same, telling a witness what happens up to there.
    pub fn set_telling(&self, witness: &mut impl Witness<Event>) -> Result<SunTzu, SceneError> {
        let plan = self.sides[Side::SunTzu].plan;
        let pending = Province::ALL.into_iter().filter(|&province| plan[province].is_some());
        let planning = self.start == Start::Plan;
        let warlords = self.sides.0.iter().any(|side| side.command != Command::None);
        let mut game = SunTzu {
            players: Both([self.player(Side::SunTzu)?, self.player(Side::KingShao)?]),
            options: Options { warlords: warlords || self.options.warlords, ..self.options },
            tiles: self.tiles,
            map: self.map,
            dynasty: self.dynasty.clamp(1, DYNASTIES),
            track: self.track,
            phase: Phase::Plan,
            awaited: if planning { Side::seats() } else { SeatSet::EMPTY },
            pending: if planning { Provinces::ALL } else { pending.collect() },
            order_holder: self.order_holder,
            chooser: None,
            agenda: [None; 5],
        };
        if self.start == Start::AfterBattles {
            game.open_window(Window::After);
        }
        game.run(witness);
        Ok(game)
    }

    fn player(&self, side: Side) -> Result<Player, SceneError> {
        let scene = &self.sides[side];
        let aside = scene.aside.unwrap_or(ARMIES - self.options.mode.reserve());
        let on_map = self.map.0.iter().map(|garrison| garrison.armies_of(side));
        let mut used = on_map.chain(scene.marks.0).chain([aside, scene.removed]);
        let reserve = used.try_fold(ARMIES, u8::checked_sub).ok_or(SceneError::Armies(side))?;
        let laid: Cards = scene.plan.0.into_iter().flatten().collect();
        let elsewhere = laid.white().plus(scene.hand);
        let left = take_away(self.options.mode.white_cards(), elsewhere, side)?;
        let (pile, spent) = match &scene.pile {
            None => (Pile::of(left.iter()), Cards::EMPTY),
            Some(pile) => (Pile::of(pile.iter().copied()), take_away(left, Cards::of(pile), side)?),
        };
        Ok(Player {
            pile,
            hand: take_away(Cards::YELLOW, laid.yellow(), side)?.plus(scene.hand),
            spent,
            plan: scene.plan,
            marks: scene.marks,
            reserve,
            aside,
            removed: scene.removed,
            played_one: scene.played_one,
            command: scene.command,
            ..Player::default()
        })
    }
}

fn take_away(from: Cards, cards: Cards, side: Side) -> Result<Cards, SceneError> {
    match cards.first_not_in(from) {
        Some(_) => Err(SceneError::Cards(side)),
        None => Ok(from.minus(cards)),
    }
}
