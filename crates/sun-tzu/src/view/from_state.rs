//! Fills in what each viewer may know of a game (RULES 12): the one room where secrets are left out.

use crate::action::Shares;
use crate::card::Cards;
use crate::province::{ByProvince, Province, Provinces};
use crate::question::Question;
use crate::side::{Both, Side};
use crate::state::{Drawing, Moment, Phase, SCORING_EVERY, SunTzu};
use crate::view::{Hand, PileView, Prompt, ProvinceView, SideView, Slot, View, WarlordView};
use crate::warlord::Command;
use game::{Game, SeatSet, Viewer};

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
        Question::Window(window) => warlord(Moment::Window(window)),
        Question::Reveal => Prompt::Name { side, at_once: game.phase == Phase::Announce },
        Question::Pay(province) => {
            let levy = game.payment(side, province);
            let from_reserve = game.cost(side, province) - levy.missing;
            let sources = givers(levy.sources);
            Prompt::Pay { side, province, from_reserve, missing: levy.missing, sources }
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
            six_open: Both::from_fn(|side| {
                let knows_warlord = own == Some(side) || game.phase == Phase::Over;
                let marked = game.players[side].marks[province] > 0;
                if knows_warlord { game.check_six(side, province).is_ok() } else { !marked }
            }),
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
            Phase::Costs { at } | Phase::Reaction { at } | Phase::Placing { at, .. } => at == province,
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
