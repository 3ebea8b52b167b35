//! What one viewer may know, with everything a page needs to show it without computing a rule (RULES 12).
//! No field here can hold what its viewer may not know.

use crate::action::{Action, Shares};
use crate::card::{Card, Cards};
use crate::drawing::Look;
use crate::illegal::Question;
use crate::options::Options;
use crate::province::{ByProvince, Province, Provinces};
use crate::scoring::Ending;
use crate::side::{Both, Side};
use crate::state::{Drawing, Moment, Phase, SCORING_EVERY, SunTzu};
use crate::tile::Tile;
use crate::warlord::{Command, Timing, Warlord};
use game::{Game, Outcome, SeatSet, Viewer};
use serde::Serialize;

/// The game as one viewer sees it. When it is over, everything lies open.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct View {
    pub viewer: Viewer,
    pub options: Options,
    pub prompt: Prompt,
    /// The seats that owe a decision, as far as the viewer may know.
    pub awaited: SeatSet,
    pub legal: Vec<Action>,
    pub phase: Phase,
    pub dynasty: u8,
    /// The dynasty of the next scoring.
    pub next_scoring: u8,
    /// Whether this dynasty reveals and scores province by province.
    pub merged: bool,
    /// Where the marker stands: positive on Sun Tzu's side.
    pub track: i8,
    /// How many points take each side to its red space.
    pub to_red: Both<u8>,
    /// Who has the privilege of the order, if anybody.
    pub order_holder: Option<Side>,
    /// Who names the provinces in this dynasty; nobody: they come in the order of the row.
    pub chooser: Option<Side>,
    /// The order, where it was announced at once.
    pub announced: Vec<Province>,
    pub provinces: ByProvince<ProvinceView>,
    pub sides: Both<SideView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
}

/// What is asked of whom, as far as the viewer may know.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Prompt {
    /// You choose your warlord.
    ChooseWarlord,
    /// You lay a card beside this province.
    Lay { province: Province },
    /// You trade up to so many white cards for armies.
    Trade { up_to: u8 },
    /// You may play your warlord card.
    PlayWarlord { warlord: Warlord, moment: Moment },
    /// A side names the next province; at once: all of them, one after the other, before the first is turned up.
    Name { side: Side, at_once: bool },
    /// A side pays for its card: so many armies come from the reserve, and the missing ones from its provinces.
    Pay { side: Side, province: Province, card: Card, from_reserve: u8, missing: u8, sources: Provinces },
    /// A side's armies march in: so many come from the reserve, and the missing ones from these provinces.
    Withdraw { side: Side, province: Province, from_reserve: u8, missing: u8, sources: Provinces },
    /// You look at your pile, or leave it.
    DrawOrPass { look: Look },
    /// You keep so many of these cards; the remaining one goes under the pile.
    Keep { cards: Cards, keep: u8 },
    /// Others decide in secret: `awaited` says who.
    Wait,
    /// Nothing is asked of anybody, as far as you may know: the game is about to go on.
    Pause,
    /// The game is over.
    Over,
}

/// A province, its tile, its armies and the cards beside it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct ProvinceView {
    pub province: Province,
    pub neighbours: Provinces,
    pub tile: Tile,
    /// What it pays at the three scorings.
    pub values: [u8; 3],
    /// What it pays next.
    pub value: u8,
    pub holder: Option<Side>,
    pub armies: u8,
    /// Markers of the 6.
    pub marks: Both<u8>,
    /// Whether it is resolved in this dynasty.
    pub resolved: bool,
    pub cards: Both<Slot>,
}

/// A place for a card beside a province.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Slot {
    Empty,
    FaceDown,
    /// A card the viewer knows: turned up, or the viewer's own.
    Face(Card),
}

/// What a side has outside the map.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SideView {
    pub side: Side,
    pub reserve: u8,
    pub aside: u8,
    pub removed: u8,
    /// Its armies on the map.
    pub on_map: u8,
    /// Its armies that stand as markers.
    pub markers: u8,
    pub hand: Hand,
    pub pile: PileView,
    /// White cards played or traded.
    pub spent: Cards,
    /// White cards of this side that nobody has seen yet: the tally everybody may keep.
    pub unseen: Cards,
    /// What it will look at and keep in its next draw, as things stand.
    pub next_draw: Look,
    pub played_one: bool,
    pub warlord: WarlordView,
}

/// The cards in a side's hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Hand {
    /// The viewer's own: what is left in it, what will be traded, and what was settled in a draw that waits for
    /// the other side.
    Open { cards: Cards, trade: Cards, kept: Cards, under: Option<Card> },
    /// All yellow cards that do not lie beside a province are among them.
    Hidden { cards: u8 },
}

impl Hand {
    /// How many cards are in it.
    pub const fn len(self) -> u8 {
        match self {
            Hand::Open { cards, .. } => cards.len(),
            Hand::Hidden { cards } => cards,
        }
    }

    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }
}

/// A side's pile of white cards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PileView {
    /// The viewer's own: its size, and the cards the viewer put under it, the lowest last.
    Remembered {
        cards: u8,
        under: Vec<Card>,
    },
    Hidden {
        cards: u8,
    },
    /// After the game: all cards, top first.
    Open(Vec<Card>),
}

/// A side's warlord.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum WarlordView {
    /// Played without, or not chosen yet as far as the viewer may know.
    None,
    /// Not used yet, and the viewer does not know which.
    Hidden,
    /// The viewer's own (or any, after the game): not used; whether it is still good and when it is played.
    Kept { warlord: Warlord, timing: Timing, good: bool },
    /// Used up.
    Shown { warlord: Warlord },
}

impl View {
    pub(crate) fn of(game: &SunTzu, viewer: Viewer) -> View {
        let own = Side::BOTH.into_iter().find(|side| side.is(viewer));
        let mut legal = vec![];
        if let Some(side) = own {
            game.legal_actions(side.seat(), &mut legal);
        }
        let limit = game.options.track_limit.space();
        let over = game.phase == Phase::Over;
        View {
            viewer,
            options: game.options,
            prompt: prompt(game, own),
            awaited: awaited(game, own),
            legal,
            phase: game.phase,
            dynasty: game.dynasty,
            next_scoring: game.dynasty.next_multiple_of(SCORING_EVERY),
            merged: game.is_merged(),
            track: game.track,
            to_red: Both::from_fn(|side| (limit - game.track * side.sign()) as u8),
            order_holder: game.order_holder,
            chooser: game.chooser,
            announced: game.agenda.into_iter().flatten().collect(),
            provinces: ByProvince::from_fn(|province| ProvinceView::of(game, province, own)),
            sides: Both::from_fn(|side| SideView::of(game, side, own)),
            outcome: game.turn().outcome(),
            ending: over.then(|| game.verdict().0),
        }
    }
}

/// RULES 12.3: a question about a secret warlord is known to nobody but the one who is asked.
fn awaited(game: &SunTzu, own: Option<Side>) -> SeatSet {
    match game.phase {
        Phase::Window(_) | Phase::Reaction { .. } => {
            let mine = own.filter(|side| game.awaited.contains(side.seat()));
            mine.map_or(SeatSet::EMPTY, |side| SeatSet::only(side.seat()))
        }
        _ => game.awaited,
    }
}

fn prompt(game: &SunTzu, own: Option<Side>) -> Prompt {
    if let Some(side) = own
        && let Some(question) = game.question(side)
    {
        return asked(game, side, question);
    }
    match (game.phase, game.awaited.first().and_then(Side::in_seat)) {
        (Phase::Over, _) => Prompt::Over,
        (Phase::Announce | Phase::Reveal | Phase::Costs { .. } | Phase::Placing { .. }, Some(side)) => {
            game.question(side).map_or(Prompt::Pause, |question| asked(game, side, question))
        }
        (Phase::Warlords | Phase::Plan | Phase::Draw, _) => Prompt::Wait,
        _ => Prompt::Pause,
    }
}

/// A question in full, for a viewer who may know it.
fn asked(game: &SunTzu, side: Side, question: Question) -> Prompt {
    let player = &game.players[side];
    let warlord = |moment| match player.command {
        Command::Secret(warlord) => Prompt::PlayWarlord { warlord, moment },
        Command::None | Command::Shown(_) => Prompt::Pause,
    };
    match question {
        Question::Warlord => Prompt::ChooseWarlord,
        Question::Lay(province) => Prompt::Lay { province },
        Question::Trade => Prompt::Trade { up_to: player.aside },
        Question::Window => match game.phase {
            Phase::Window(moment) => warlord(moment),
            _ => Prompt::Pause,
        },
        Question::Reveal => Prompt::Name { side, at_once: game.phase == Phase::Announce },
        Question::Pay(province) => {
            let levy = game.payment(side, province);
            let from_reserve = game.cost(side, province) - levy.missing;
            let sources = givers(levy.sources);
            let card = player.plan[province].unwrap_or(Card::Six);
            Prompt::Pay { side, province, card, from_reserve, missing: levy.missing, sources }
        }
        Question::Reaction(province) => warlord(Moment::Reveal(province)),
        Question::Withdraw(province, armies) => {
            let placement = game.placement(province, side, armies);
            let missing = placement.levy.missing + placement.emptied.total();
            let sources = givers(placement.emptied.plus(Shares(placement.levy.sources)).0);
            Prompt::Withdraw { side, province, from_reserve: placement.from_reserve, missing, sources }
        }
        Question::DrawOrPass => Prompt::DrawOrPass { look: game.look(side) },
        Question::Keep => Prompt::Keep { cards: game.looked_at(side), keep: game.look(side).keep },
    }
}

fn givers(sources: ByProvince<u8>) -> Provinces {
    Province::ALL.into_iter().filter(|&province| sources[province] > 0).collect()
}

impl ProvinceView {
    fn of(game: &SunTzu, province: Province, own: Option<Side>) -> ProvinceView {
        let tile = game.tiles[province];
        ProvinceView {
            province,
            neighbours: province.neighbours(),
            tile,
            values: tile.values(),
            value: game.tile_value(province),
            holder: game.map[province].holder(),
            armies: game.map[province].armies(),
            marks: Both::from_fn(|side| game.players[side].marks[province]),
            resolved: !game.pending.contains(province),
            cards: Both::from_fn(|side| Slot::of(game, province, side, own)),
        }
    }
}

impl Slot {
    /// RULES 12.2: a rival's card shows when both plans are ready, and its face when it is turned up.
    fn of(game: &SunTzu, province: Province, side: Side, own: Option<Side>) -> Slot {
        let Some(card) = game.players[side].plan[province] else { return Slot::Empty };
        if own == Some(side) || game.is_turned_up(province) {
            Slot::Face(card)
        } else if game.phase == Phase::Plan {
            Slot::Empty
        } else {
            Slot::FaceDown
        }
    }
}

impl SunTzu {
    /// Whether everybody has seen the cards beside a province.
    fn is_turned_up(&self, province: Province) -> bool {
        let now = match self.phase {
            Phase::Costs { at, .. } | Phase::Reaction { at } | Phase::Placing { at, .. } => at == province,
            Phase::Over => true,
            _ => false,
        };
        now || !self.pending.contains(province)
    }
}

impl SideView {
    fn of(game: &SunTzu, side: Side, own: Option<Side>) -> SideView {
        let player = &game.players[side];
        let open = own == Some(side) || game.phase == Phase::Over;
        SideView {
            side,
            reserve: player.reserve,
            aside: player.aside,
            removed: player.removed,
            on_map: game.on_map(side),
            markers: player.marks.0.iter().sum(),
            hand: if open { game.open_hand(side) } else { Hand::Hidden { cards: game.public_hand(side) } },
            pile: PileView::of(game, side, own),
            spent: player.spent,
            unseen: game.unseen(side),
            next_draw: game.look(side),
            played_one: player.played_one,
            warlord: WarlordView::of(game, side, open),
        }
    }
}

impl SunTzu {
    fn open_hand(&self, side: Side) -> Hand {
        let player = &self.players[side];
        let (kept, under) = match player.drawing {
            Drawing::Keeping(cards) => (cards, self.under(side, cards)),
            Drawing::Nothing | Drawing::Undecided | Drawing::Looking => (Cards::EMPTY, None),
        };
        Hand::Open { cards: player.hand, trade: player.trade, kept, under }
    }

    /// RULES 12.2: while plans are made, nobody sees how many cards of them lie already.
    fn public_hand(&self, side: Side) -> u8 {
        let player = &self.players[side];
        let planned = player.plan.0.iter().flatten().count() as u8;
        let hidden = if self.phase == Phase::Plan { planned + player.trade.len() } else { 0 };
        player.hand.len() + hidden
    }

    /// RULES 12.1: the white cards of a side that have not been seen by all.
    fn unseen(&self, side: Side) -> Cards {
        let player = &self.players[side];
        let turned_up = Province::ALL.into_iter().filter(|&province| self.is_turned_up(province));
        let lying: Cards = turned_up.filter_map(|province| player.plan[province]).collect();
        self.options.mode.white_cards().minus(player.spent).minus(lying.white())
    }
}

impl PileView {
    /// How many cards it has.
    pub const fn len(&self) -> u8 {
        match self {
            PileView::Remembered { cards, .. } | PileView::Hidden { cards } => *cards,
            PileView::Open(cards) => cards.len() as u8,
        }
    }

    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn of(game: &SunTzu, side: Side, own: Option<Side>) -> PileView {
        let pile = game.players[side].pile;
        let cards = pile.len();
        if game.phase == Phase::Over {
            PileView::Open(pile.iter().collect())
        } else if own == Some(side) {
            let under = pile.iter().skip((cards - pile.remembered()) as usize).collect();
            PileView::Remembered { cards, under }
        } else {
            PileView::Hidden { cards }
        }
    }
}

impl WarlordView {
    fn of(game: &SunTzu, side: Side, open: bool) -> WarlordView {
        match game.players[side].command {
            Command::Shown(warlord) => WarlordView::Shown { warlord },
            Command::Secret(warlord) if open => WarlordView::Kept {
                warlord,
                timing: warlord.timing(),
                good: warlord.is_good_in(game.dynasty),
            },
            Command::Secret(_) if game.phase != Phase::Warlords => WarlordView::Hidden,
            Command::Secret(_) | Command::None => WarlordView::None,
        }
    }
}

impl game::View for View {
    type Action = Action;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn awaited(&self) -> SeatSet {
        self.awaited
    }

    fn legal(&self) -> &[Action] {
        &self.legal
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }
}
