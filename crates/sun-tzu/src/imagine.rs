//! A complete game that looks like a view to its viewer: what the viewer cannot see is dealt anew (RULES 12).
//! Reads nothing but the view, and allocates nothing.

use crate::card::{Card, Cards};
use crate::garrison::Garrison;
use crate::pile::Pile;
use crate::province::{ByProvince, Province, Provinces};
use crate::side::{Both, Side};
use crate::state::{Drawing, Phase, Player, SunTzu};
use crate::tidying::DrawSize;
use crate::view::{Hand, PileView, Prompt, SideView, Slot, View, WarlordView};
use crate::warlord::{Command, Warlord};
use game::SeatSet;
use game::chance::{Dice, below};

pub(crate) fn imagine(view: &View, dice: &mut Dice) -> SunTzu {
    let mut game = known(view);
    imagine_warlords(&mut game, view, dice);
    for side in Side::BOTH {
        match view.sides[side].hand {
            Hand::Open { .. } => recall(&mut game, side, view, dice),
            Hand::Hidden { .. } => imagine_rival(&mut game, side, view, dice),
        }
    }
    game
}

/// Everything that lies open, and the viewer's own plan.
fn known(view: &View) -> SunTzu {
    let mut agenda = [None; 5];
    for (place, &province) in agenda.iter_mut().zip(&view.announced) {
        *place = Some(province);
    }
    let pending = view.provinces.0.iter().filter(|seen| !seen.resolved).map(|seen| seen.province);
    SunTzu {
        players: Both::from_fn(|side| known_player(view, side)),
        options: view.options,
        tiles: ByProvince::from_fn(|province| view.provinces[province].tile),
        map: ByProvince::from_fn(|province| {
            let seen = &view.provinces[province];
            seen.holder.map_or(Garrison::default(), |holder| Garrison::of(holder, seen.armies))
        }),
        dynasty: view.dynasty,
        track: view.track,
        phase: view.phase,
        awaited: view.awaited,
        pending: pending.collect(),
        order_holder: view.order_holder,
        chooser: view.chooser,
        agenda,
    }
}

fn known_player(view: &View, side: Side) -> Player {
    let seen = &view.sides[side];
    Player {
        spent: seen.spent,
        plan: ByProvince::from_fn(|province| match view.provinces[province].cards[side] {
            Slot::Face(card) => Some(card),
            Slot::Empty | Slot::FaceDown => None,
        }),
        marks: ByProvince::from_fn(|province| view.provinces[province].marks[side]),
        reserve: seen.reserve,
        aside: seen.aside,
        removed: seen.removed,
        played_one: seen.played_one,
        command: match seen.warlord {
            WarlordView::None | WarlordView::Hidden => Command::None,
            WarlordView::Kept { warlord, .. } => Command::Secret(warlord),
            WarlordView::Shown { warlord } => Command::Shown(warlord),
        },
        ..Player::default()
    }
}

fn face_down(view: &View, side: Side) -> Provinces {
    let lies = |&province: &Province| view.provinces[province].cards[side] == Slot::FaceDown;
    Province::ALL.into_iter().filter(lies).collect()
}

/// Draws the unknown warlords: all that explain the view are equally likely.
fn imagine_warlords(game: &mut SunTzu, view: &View, dice: &mut Dice) {
    if !view.options.warlords {
        return;
    }
    let (mut world, mut found) = (*game, 0);
    for first in candidates(view, Side::SunTzu).into_iter().flatten() {
        for second in candidates(view, Side::KingShao).into_iter().flatten() {
            world.players[Side::SunTzu].command = first;
            world.players[Side::KingShao].command = second;
            for awaited in explanations(&world, view).into_iter().flatten() {
                world.awaited = awaited;
                found += 1;
                if below(dice, found) == 0 {
                    *game = world;
                }
            }
        }
    }
}

/// Who may be asked in a world with these warlords. Where nobody seems to be, somebody other than the viewer
/// holds a card that can be played now.
fn explanations(world: &SunTzu, view: &View) -> [Option<SeatSet>; 2] {
    if !view.awaited.is_empty() || view.phase == Phase::Over {
        return [Some(view.awaited), None];
    }
    Side::BOTH.map(|side| {
        let asked = !side.is(view.viewer) && is_asked(world, side);
        asked.then_some(SeatSet::only(side.seat()))
    })
}

/// The commands a side may have, as far as the viewer knows.
fn candidates(view: &View, side: Side) -> [Option<Command>; 4] {
    let choosing = view.phase == Phase::Warlords;
    let chosen = choosing && !view.awaited.contains(side.seat());
    match view.sides[side].warlord {
        WarlordView::Kept { warlord, .. } => [Some(Command::Secret(warlord)), None, None, None],
        WarlordView::Shown { warlord } => [Some(Command::Shown(warlord)), None, None, None],
        WarlordView::None if !chosen => [Some(Command::None), None, None, None],
        // A head start shows as soon as both have chosen.
        WarlordView::None | WarlordView::Hidden => Warlord::of(side)
            .map(|warlord| (choosing || warlord != Warlord::HeadStart).then_some(Command::Secret(warlord))),
    }
}

fn is_asked(world: &SunTzu, side: Side) -> bool {
    match world.phase {
        Phase::Reaction { at } => world.reaction(at).is_some_and(|(asked, _)| asked == side),
        _ => world.can_play(side),
    }
}

/// What the viewer has: hand, plan and draw as they are, and the pile as far as it is remembered.
fn recall(game: &mut SunTzu, side: Side, view: &View, dice: &mut Dice) {
    let Hand::Open { cards, trade, kept, under } = view.sides[side].hand else { return };
    let (drawing, looked_at) = match view.prompt {
        Prompt::Keep { cards, .. } => (Drawing::Looking, cards),
        Prompt::DrawOrPass { .. } => (Drawing::Undecided, Cards::EMPTY),
        _ if kept.is_empty() => (Drawing::Nothing, Cards::EMPTY),
        _ => (Drawing::Keeping(kept), under.into_iter().fold(kept, Cards::with)),
    };
    let player = &mut game.players[side];
    (player.hand, player.trade, player.drawing) = (cards, trade, drawing);
    player.pile = match &view.sides[side].pile {
        PileView::Open(cards) => Pile::of(cards.iter().copied()),
        PileView::Remembered { cards, under } => {
            let held = cards_outside_the_pile(player);
            recall_pile(*cards, view.options.mode.white_cards().minus(held), looked_at, under, dice)
        }
        PileView::Hidden { .. } => Pile::default(),
    };
}

fn cards_outside_the_pile(player: &Player) -> Cards {
    let laid: Cards = player.plan.0.into_iter().flatten().collect();
    player.hand.plus(laid).white().plus(player.trade).plus(player.spent)
}

/// A pile made of these cards: those looked at on top, those remembered below, the rest shuffled.
fn recall_pile(len: u8, all: Cards, looked_at: Cards, lowest: &[Card], dice: &mut Dice) -> Pile {
    // Of a small pile, some of the cards looked at may be among those remembered.
    let twice = (looked_at.len() as usize + lowest.len()).saturating_sub(len as usize);
    let top = lowest.iter().take(twice).fold(looked_at, |top, &card| top.without(card));
    let mut pool = Pool::of(all.minus(top).minus(Cards::of(lowest)));
    let middle = std::iter::from_fn(|| pool.draw(dice));
    let pile = Pile::of(top.iter().chain(middle).chain(lowest.iter().copied()));
    pile.remembering(lowest.len() as u8)
}

/// What a rival may have: cards nobody has seen, a plan if it is ready, and a draw as far as it has come.
fn imagine_rival(game: &mut SunTzu, side: Side, view: &View, dice: &mut Dice) {
    let ready = !view.awaited.contains(side.seat());
    deal_hidden_cards(game, side, &view.sides[side], dice);
    match view.phase {
        Phase::Draw => imagine_drawing(game, side, ready, dice),
        Phase::Plan if ready => {
            imagine_plan(game, side, Provinces::ALL, dice);
            imagine_trade(game, side, dice);
        }
        // A plan that is not ready can still change: it is imagined as not begun.
        _ => imagine_plan(game, side, face_down(view, side), dice),
    }
}

/// A rival's hand and pile: all yellow cards that were not turned up, and white ones nobody has seen.
fn deal_hidden_cards(game: &mut SunTzu, side: Side, seen: &SideView, dice: &mut Dice) {
    let turned_up: Cards = game.players[side].plan.0.into_iter().flatten().collect();
    let yellow = Cards::YELLOW.minus(turned_up.yellow());
    let mut pool = Pool::of(seen.unseen);
    let player = &mut game.players[side];
    player.pile = Pile::of(std::iter::from_fn(|| pool.draw(dice)).take(seen.pile.len() as usize));
    player.hand = pool.rest().fold(yellow, Cards::with);
}

/// Lays cards from a rival's hand face down beside these provinces: all legal plans are equally likely.
fn imagine_plan(game: &mut SunTzu, side: Side, provinces: Provinces, dice: &mut Dice) {
    if provinces.is_empty() {
        return;
    }
    let hand = game.players[side].hand;
    let mut open = provinces;
    if hand.has(Card::Six) {
        // For each plan with the 6 in a certain province there are this many that leave it in the hand.
        let stays = u32::from(hand.len()) - provinces.len() as u32;
        let allowed = provinces.iter().filter(|&province| game.check_six(side, province).is_ok());
        let choice = below(dice, stays + allowed.clone().count() as u32);
        let six_at = choice.checked_sub(stays).and_then(|place| allowed.clone().nth(place as usize));
        if let Some(province) = six_at {
            game.players[side].plan[province] = Some(Card::Six);
            open = open.without(province);
        }
    }
    let others = if hand.has(Card::Six) { hand.without(Card::Six) } else { hand };
    let mut pool = Pool::of(others);
    for province in open.iter() {
        game.players[side].plan[province] = pool.draw(dice);
    }
    let laid = provinces.iter().filter_map(|province| game.players[side].plan[province]).collect();
    game.players[side].hand = hand.minus(laid);
}

/// A trade of a rival whose plan is ready: every possible answer is equally likely.
fn imagine_trade(game: &mut SunTzu, side: Side, dice: &mut Dice) {
    if game.players[side].aside == 0 {
        return;
    }
    let (mut found, mut chosen) = (1, Cards::EMPTY);
    game.each_trade(side, &mut |trade| {
        found += 1;
        if below(dice, found) == 0 {
            chosen = trade.cards();
        }
    });
    let player = &mut game.players[side];
    player.hand = player.hand.minus(chosen);
    player.trade = chosen;
}

/// How far a rival has come in its draw, as far as its being ready tells.
fn imagine_drawing(game: &mut SunTzu, side: Side, ready: bool, dice: &mut Dice) {
    let DrawSize { look, keep } = game.look(side);
    if look == 0 {
        return;
    }
    let declines = game.is_advanced() && below(dice, 2) == 0;
    game.players[side].drawing = match (ready, declines) {
        (true, true) => Drawing::Nothing,
        (true, false) if look <= keep => Drawing::Keeping(game.looked_at(side)),
        (true, false) => {
            let under = game.players[side].pile.iter().nth(below(dice, u32::from(look)) as usize);
            Drawing::Keeping(under.into_iter().fold(game.looked_at(side), Cards::without))
        }
        (false, true) => Drawing::Undecided,
        (false, false) if look <= keep => Drawing::Undecided,
        (false, false) => Drawing::Looking,
    };
}

/// Cards to be drawn from at random.
struct Pool {
    cards: [Card; Pool::MOST],
    len: usize,
}

impl Pool {
    /// The whole deck of a side.
    const MOST: usize = 20;

    fn of(cards: Cards) -> Pool {
        let mut pool = Pool { cards: [Card::One; Pool::MOST], len: 0 };
        for (place, card) in pool.cards.iter_mut().zip(cards.iter()) {
            *place = card;
            pool.len += 1;
        }
        pool
    }

    fn draw(&mut self, dice: &mut Dice) -> Option<Card> {
        let place = below(dice, self.len as u32) as usize;
        self.len = self.len.checked_sub(1)?;
        self.cards.swap(place, self.len);
        Some(self.cards[self.len])
    }

    /// What has not been drawn.
    fn rest(&self) -> impl Iterator<Item = Card> + '_ {
        self.cards[..self.len].iter().copied()
    }
}
