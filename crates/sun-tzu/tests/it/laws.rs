//! Laws that hold in every game, whatever is played, and a slow second bookkeeping that follows the events alone.

use game::chance::{Dice, below, dice};
use game::{Game, Nobody, SeatCount, Seed, Turn, View as _, Viewer, options};
use sun_tzu::scene::Scene;
use sun_tzu::{
    ARMIES, Action, Both, ByProvince, Card, Cards, Event, Face, Hand, Mode, Options, Phase, PileView,
    Province, Shares, Side, Slot, SunTzu, View, Warlord, WarlordView, margin,
};

const W: Side = Side::SunTzu;
const B: Side = Side::KingShao;

/// Everybody's books over one game.
#[derive(Default)]
pub struct Laws {
    /// The ones each side has revealed.
    ones: [i32; 2],
}

impl Laws {
    /// Holds one decision to all laws.
    pub fn hold(&mut self, before: &SunTzu, events: &[Event], after: &SunTzu) {
        no_army_is_ever_lost(before, after);
        no_card_is_ever_lost(before, after);
        check_decks(after);
        the_events_alone_tell_the_whole_story(before, events, after);
        the_privilege_passes_only_to_the_side_with_fewer_armies(before, events, after);
        self.a_basic_pile_shrinks_by_one_card_and_one_more_for_each_one(before, events, after);
    }

    /// Law 15.
    fn a_basic_pile_shrinks_by_one_card_and_one_more_for_each_one(
        &mut self,
        before: &SunTzu,
        events: &[Event],
        after: &SunTzu,
    ) {
        let (earlier, later) = (public(before), public(after));
        for event in events {
            if let Event::Revealed { cards, .. } = event {
                for side in Side::BOTH {
                    let plague = later.options.plague_cancels_card && cards[side.rival()] == Card::Plague;
                    self.ones[side as usize] += i32::from(cards[side] == Card::One && !plague);
                }
            }
        }
        if later.dynasty > earlier.dynasty && later.options.mode == Mode::Basic {
            for side in Side::BOTH {
                let dealt = 12 - i32::from(later.options.initial_draw.cards());
                let drawn = i32::from(later.dynasty) - 1 + self.ones[side as usize];
                assert_eq!(i32::from(later.sides[side].pile.len()), (dealt - drawn).max(0));
            }
        }
    }
}

/// Games of careful players, who mostly pass and trade nothing, so that warlord cards and armies aside are still
/// there late in the game, over all options. What is imagined looks the same to its viewer, and is played with the
/// same cards (law 19).
#[test]
fn careful_players_keep_the_laws_too() {
    let (mut fancy, mut scratch, mut decisions) = (dice(7), vec![], 0_u32);
    for number in 0..512 {
        let options = options::combination::<SunTzu>(number).unwrap();
        let deal = SunTzu::deal(SeatCount::TWO, &options, &Seed::from_text("laws", number));
        let mut game = SunTzu::set_up(SeatCount::TWO, &options, &deal).unwrap();
        let (mut dice, mut laws) = (dice(number), Laws::default());
        while let Some(seat) = game.turn().awaited().first() {
            let mut action = game.sample(seat, &mut dice, &mut scratch).unwrap();
            let careful = [Action::Pass, Action::NoTrade].into_iter();
            if below(&mut dice, 5) > 0 && game.phase() != Phase::Draw {
                let mut tried = careful.filter(|&other| game.clone().apply(seat, other, &mut Nobody).is_ok());
                action = tried.next().unwrap_or(action);
            }
            let (before, mut events) = (game, vec![]);
            game.apply(seat, action, &mut events).unwrap();
            laws.hold(&before, &events, &game);
            decisions += 1;
            check_imagined(&game, decisions.is_multiple_of(16), &mut fancy);
        }
    }
}

/// Law 19: what a viewer imagines looks the same to that viewer, and is played with the same cards.
fn check_imagined(game: &SunTzu, to_the_end: bool, dice: &mut Dice) {
    for viewer in Viewer::everyone(SeatCount::TWO) {
        let view = game.view(viewer);
        let mut twin = SunTzu::imagine(&view, dice);
        assert_eq!(twin.view(viewer), view);
        let mut scratch = vec![];
        while let Some(seat) = twin.turn().awaited().first().filter(|_| to_the_end) {
            let action = twin.sample(seat, dice, &mut scratch).unwrap();
            twin.apply(seat, action, &mut Nobody).unwrap();
        }
        check_decks(&twin);
    }
}

fn public(game: &SunTzu) -> View {
    game.view(Viewer::Public)
}

fn own(game: &SunTzu, side: Side) -> View {
    game.view(Viewer::Seat(side.seat()))
}

/// Laws 1, 2, 5, 6, 7, 12.
fn no_army_is_ever_lost(before: &SunTzu, after: &SunTzu) {
    let (earlier, view) = (public(before), public(after));
    let advanced = view.options.mode == Mode::Advanced;
    for seen in &view.provinces.0 {
        assert_eq!(seen.armies == 0, seen.holder.is_none());
    }
    for side in &view.sides.0 {
        assert_eq!(side.reserve + side.aside + side.removed + side.markers + side.on_map, ARMIES);
        assert!(side.reserve + side.on_map >= if advanced { 9 } else { 15 });
        assert!(side.removed <= if advanced { 3 } else { 0 });
        assert!(side.aside <= if advanced { earlier.sides[side.side].aside } else { 0 });
        let twice = view.provinces.0.iter().filter(|seen| seen.marks[side.side] == 2).count();
        assert!(view.provinces.0.iter().all(|seen| seen.marks[side.side] <= 2));
        let second_six = side.warlord == WarlordView::Shown { warlord: Warlord::SecondSix };
        assert!(twice == 0 || (twice == 1 && side.side == B && second_six));
    }
    let limit = view.options.track_limit.space();
    assert!(view.track.abs() <= limit);
    assert!(view.track.abs() < limit || view.outcome().is_some());
}

/// Laws 3, 4, 17.
fn no_card_is_ever_lost(before: &SunTzu, after: &SunTzu) {
    for side in Side::BOTH {
        let view = own(after, side);
        let seen = &view.sides[side];
        let Hand::Open { cards, trade, .. } = seen.hand else { panic!("the own hand is open") };
        let laid = view.provinces.0.iter().filter_map(|seen| match seen.cards[side] {
            Slot::Face(card) => Some(card),
            Slot::Empty | Slot::FaceDown => None,
        });
        let known = cards.plus(trade).plus(laid.collect()).plus(seen.spent);
        let deck = view.options.mode.white_cards().plus(Cards::YELLOW);
        assert_eq!(known.first_not_in(deck), None);
        assert_eq!(known.len() + seen.pile.len(), deck.len());
        assert!(seen.spent.yellow().is_empty());
        let planning = view.phase == Phase::Plan;
        if planning && public(before).phase != Phase::Plan {
            assert_eq!(cards.yellow(), Cards::YELLOW);
            let lays = Card::ALL.into_iter().take(5).map(|card| Action::Lay(Province::Xinjiang, card));
            assert!(lays.into_iter().all(|lay| view.legal().contains(&lay)));
        }
    }
}

/// Law 3 to the letter: when everything lies open, every kind of card is there as often as in the deck.
fn check_decks(game: &SunTzu) {
    let view = public(game);
    if view.outcome().is_none() {
        return;
    }
    for side in Side::BOTH {
        let seen = &view.sides[side];
        let (Hand::Open { cards, .. }, PileView::Open(pile)) = (seen.hand, &seen.pile) else {
            panic!("everything lies open");
        };
        let laid = view.provinces.0.iter().filter_map(|seen| match seen.cards[side] {
            Slot::Face(card) => Some(card),
            Slot::Empty | Slot::FaceDown => None,
        });
        let all = cards.plus(seen.spent).plus(laid.collect()).plus(Cards::of(pile));
        assert_eq!(all, view.options.mode.white_cards().plus(Cards::YELLOW));
    }
}

/// Law 9, and the margins as the rules say them, one sentence at a time.
#[test]
fn a_margin_is_the_same_from_both_sides() {
    for own in Card::ALL {
        for rival in Card::ALL {
            assert_eq!(margin(own, rival), -margin(rival, own), "{own} and {rival}");
            assert!(margin(own, rival).abs() <= 9);
            assert_eq!(margin(own, rival), slow_margin(own, rival), "{own} and {rival}");
        }
    }
}

fn slow_margin(own: Card, rival: Card) -> i8 {
    let number = |card: Card| if let Face::Number(value) = card.face() { Some(value) } else { None };
    let plus = |card: Card| if let Face::Plus(value) = card.face() { value } else { 0 };
    if own == Card::Plague || rival == Card::Plague {
        return 0;
    }
    if plus(own) > 0 || plus(rival) > 0 {
        return plus(own) - plus(rival);
    }
    match (number(own), number(rival)) {
        (Some(own), Some(rival)) => own - rival,
        (Some(_), None) => 1,
        (None, Some(_)) => -1,
        (None, None) => 0,
    }
}

/// The books of somebody who hears the events and sees nothing else.
#[derive(Debug, Clone, PartialEq)]
struct Books {
    map: ByProvince<(Option<Side>, u8)>,
    reserve: Both<u8>,
    aside: Both<u8>,
    removed: Both<u8>,
    marks: Both<ByProvince<u8>>,
    track: i8,
    dynasty: u8,
}

impl Books {
    fn of(view: &View) -> Books {
        Books {
            map: ByProvince::from_fn(|province| {
                let seen = &view.provinces[province];
                (seen.holder, seen.armies)
            }),
            reserve: Both::from_fn(|side| view.sides[side].reserve),
            aside: Both::from_fn(|side| view.sides[side].aside),
            removed: Both::from_fn(|side| view.sides[side].removed),
            marks: Both::from_fn(|side| ByProvince::from_fn(|province| view.provinces[province].marks[side])),
            track: view.track,
            dynasty: view.dynasty,
        }
    }

    fn add(&mut self, province: Province, side: Side, armies: u8) {
        let (holder, stand) = self.map[province];
        assert!(holder.is_none_or(|holder| holder == side), "two colours never meet");
        self.map[province] = ((stand + armies > 0).then_some(side), stand + armies);
    }

    fn remove(&mut self, province: Province, side: Side, armies: u8) {
        let (holder, stand) = self.map[province];
        assert!(armies == 0 || (holder == Some(side) && stand >= armies));
        self.map[province] = (holder.filter(|_| stand > armies), stand - armies);
    }

    fn withdraw(&mut self, side: Side, shares: Shares) {
        shares.iter().for_each(|(province, armies)| self.remove(province, side, armies));
    }

    /// Law 11: armies come from the reserve first, then from neighbours, then from elsewhere.
    fn check_placement(&self, side: Side, province: Province, from_map: Shares, lapsed: u8) {
        let near = province.neighbours();
        let holds = |other: Province| self.map[other].0 == Some(side);
        assert!((from_map.total() == 0 && lapsed == 0) || self.reserve[side] == 0);
        assert!(from_map.iter().all(|(source, _)| source != province));
        let far = from_map.iter().any(|(source, _)| !near.contains(source));
        assert!(!far || !near.iter().any(holds));
        let elsewhere = Province::ALL.into_iter().filter(|&other| other != province);
        assert!(lapsed == 0 || !elsewhere.into_iter().any(holds));
    }

    fn hear(&mut self, event: &Event, options: Options) {
        match *event {
            Event::DynastyBegan { dynasty } => self.dynasty = dynasty,
            Event::WarlordShown { warlord: Warlord::HeadStart, .. } => self.track = -1,
            Event::Mustered { side, cards, reserve, aside } => {
                self.reserve[side] += cards.len();
                self.aside[side] -= cards.len();
                assert_eq!((self.reserve[side], self.aside[side]), (reserve, aside));
            }
            Event::Reinforced { side, province, .. } => {
                self.reserve[side] -= 1;
                self.add(province, side, 1);
            }
            Event::Raided { province, owner, .. } => {
                self.remove(province, owner, 1);
                self.reserve[owner] += 1;
            }
            Event::Marched { side, from, to } => {
                self.remove(from, side, 1);
                self.add(to, side, 1);
            }
            Event::OrderDecided { armies, holder } => {
                let on_map =
                    |side| self.map.0.iter().filter(|held| held.0 == Some(side)).map(|held| held.1).sum();
                assert_eq!(armies, Both::from_fn(on_map));
                assert!(self.dynasty > 1 || holder.is_none());
            }
            Event::Paid { side, province, card, from_reserve, from_map } => {
                self.reserve[side] -= from_reserve;
                self.withdraw(side, from_map);
                assert!(from_map.total() == 0 || self.reserve[side] == 0);
                assert_eq!(from_reserve + from_map.total(), card.cost());
                match card {
                    Card::Six => self.marks[side][province] += 1,
                    _ => self.removed[side] += card.cost(),
                }
            }
            Event::PlagueStruck { province, holder, armies, survivors } => {
                assert_eq!(self.map[province], (holder, armies));
                assert_eq!(survivors == 0, armies == 0, "a plague never empties a province");
                if let Some(holder) = holder {
                    self.remove(province, holder, armies - survivors);
                    self.reserve[holder] += armies - survivors;
                }
            }
            Event::Fought { province, compared, margin, victory } => {
                assert_eq!(margin, slow_margin(compared[W], compared[B]));
                assert_eq!(victory.is_none(), margin == 0);
                if let Some(victory) = victory {
                    assert_eq!(victory.driven_off + victory.marching_in, margin.unsigned_abs());
                    self.remove(province, victory.winner.rival(), victory.driven_off);
                    self.reserve[victory.winner.rival()] += victory.driven_off;
                }
            }
            Event::Placed { side, province, from_reserve, from_map, lapsed } => {
                self.reserve[side] -= from_reserve;
                self.withdraw(side, from_map);
                self.add(province, side, from_reserve + from_map.total());
                self.check_placement(side, province, from_map, lapsed);
            }
            Event::ProvinceScored { from, to, .. } | Event::Scored { from, to, .. } => {
                assert_eq!(from, self.track);
                assert!(self.dynasty.is_multiple_of(3), "only every third dynasty scores");
                assert!(to.abs() <= options.track_limit.space());
                self.track = to;
            }
            Event::Ended { .. } => assert!(self.dynasty.is_multiple_of(3)),
            _ => (),
        }
    }
}

/// Laws 8, 10, 11, 13, 16: the events tell every change on the map, in the pools and on the track.
fn the_events_alone_tell_the_whole_story(before: &SunTzu, events: &[Event], after: &SunTzu) {
    let (earlier, later) = (public(before), public(after));
    let mut books = Books::of(&earlier);
    for event in events {
        books.hear(event, earlier.options);
    }
    assert_eq!(books, Books::of(&later));
}

/// Law 14.
fn the_privilege_passes_only_to_the_side_with_fewer_armies(
    before: &SunTzu,
    events: &[Event],
    after: &SunTzu,
) {
    let (earlier, later) = (public(before), public(after));
    if earlier.order_holder != later.order_holder {
        let decided = events.iter().find_map(|event| match event {
            Event::OrderDecided { armies, holder: Some(holder) } => Some((armies, *holder)),
            _ => None,
        });
        let (armies, holder) = decided.expect("a new holder is told");
        assert_eq!(later.order_holder, Some(holder));
        assert!(armies[holder] < armies[holder.rival()]);
    }
}

/// A rival who is ready with six cards, and may not lay his 6 in Tibet: of his legal plans each is as likely as any
/// other, so that the 6 is in each of five places equally often (four provinces, and the hand).
#[test]
fn imagined_plans_are_equally_likely() {
    let mut scene = Scene::default();
    scene.marks(B, Province::Tibet, 1);
    let mut game = scene.set().unwrap();
    for (province, card) in Province::ALL.into_iter().zip(Card::ALL) {
        game.apply(B.seat(), Action::Lay(province, card), &mut Nobody).unwrap();
    }
    let view = own(&game, W);
    let (mut dice, mut places) = (dice(11), [0; 6]);
    for _ in 0..10_000 {
        let plan = own(&SunTzu::imagine(&view, &mut dice), B).provinces.0.map(|seen| seen.cards[B]);
        let place = plan.iter().position(|&slot| slot == Slot::Face(Card::Six));
        places[place.unwrap_or(5)] += 1;
    }
    assert_eq!(places[Province::Tibet as usize], 0);
    let others = places.iter().filter(|&&count| count > 0);
    assert!(others.clone().all(|count| (1_800..2_200).contains(count)), "{places:?}");
    assert_eq!(others.count(), 5);
}

/// Law 20: with seats, piles and marker exchanged, a game without warlords goes the same way.
#[test]
fn neither_seat_is_favoured() {
    let mut compared = 0;
    for number in 0..512 {
        let mut options = options::combination::<SunTzu>(number).unwrap();
        options.warlords = false;
        let deal = SunTzu::deal(SeatCount::TWO, &options, &Seed::from_text("mirror", number));
        let mut swapped = deal.clone();
        swapped.piles.swap(0, 1);
        let mut game = SunTzu::set_up(SeatCount::TWO, &options, &deal).unwrap();
        let mut mirror = SunTzu::set_up(SeatCount::TWO, &options, &swapped).unwrap();
        let (mut dice, mut scratch) = (dice(number), vec![]);
        while let Turn::Awaiting(seats) = game.turn() {
            let side = seats.first().and_then(Side::in_seat).unwrap();
            // With the marker in the middle Sun Tzu pays first in both games: there the mirror breaks.
            if !mirror.turn().awaited().contains(side.rival().seat()) {
                break;
            }
            let action = game.sample(side.seat(), &mut dice, &mut scratch).unwrap();
            game.apply(side.seat(), action, &mut Nobody).unwrap();
            mirror.apply(side.rival().seat(), action, &mut Nobody).unwrap();
            if !matches!(public(&game).phase, Phase::Costs { .. }) {
                check_mirrored(&public(&game), &public(&mirror));
                compared += 1;
            }
        }
    }
    assert!(compared > 512 * 90, "{compared} decisions were compared");
}

fn check_mirrored(view: &View, mirror: &View) {
    assert_eq!((view.track, view.dynasty), (-mirror.track, mirror.dynasty));
    assert_eq!(view.order_holder, mirror.order_holder.map(Side::rival));
    for province in Province::ALL {
        let (one, other) = (&view.provinces[province], &mirror.provinces[province]);
        assert_eq!((one.holder, one.armies), (other.holder.map(Side::rival), other.armies));
    }
    for side in Side::BOTH {
        let (one, other) = (&view.sides[side], &mirror.sides[side.rival()]);
        assert_eq!((one.reserve, one.removed, one.spent), (other.reserve, other.removed, other.spent));
    }
}

/// The state is copied by the hundred thousand.
#[test]
fn the_state_is_small() {
    assert!(size_of::<SunTzu>() <= 160, "{} bytes", size_of::<SunTzu>());
    assert!(size_of::<Action>() <= 8);
}
