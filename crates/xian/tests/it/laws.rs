//! What holds in every position of every game: no piece is lost, nothing goes backwards, and events tell
//! every change.

use game::{Game, Seat, SeatCount, Viewer};
use game_testing::PlayedDecision;
use proptest::prelude::*;
use xian::scoring::{majority, matches, sets};
use xian::{
    Action, BySeat, Card, CardSet, Colour, Equipment, EquipmentSet, Event, Figure, Hand, Kind, Material,
    Owned, Pile, Position, Print, Prompt, Request, Resource, Section, Set, Space, SpaceSet, Tile, View, Xian,
};

type Decision<'a> = PlayedDecision<'a, Xian>;

/// Everybody's books over one game.
#[derive(Default)]
pub struct Laws {
    pieces: Option<Pieces>,
    workers: [u8; 4],
    entries: [u8; 4],
    returned: [CardSet; 4],
}

impl Laws {
    /// Holds one decision to all laws.
    pub fn hold(&mut self, step: &Decision) {
        let (before, after) = (step.before.table(), step.after.table());
        let pieces = self.pieces.get_or_insert_with(|| Pieces::at_start(before));
        step.events.iter().for_each(|event| pieces.hear(event));
        pieces.check(after);
        law_1_there_are_six_pigments_of_each_colour(after);
        law_3_two_figures_never_share_a_space(after);
        law_3_everybody_sees_the_figures_of_which_they_were_told(step, pieces);
        law_4_builders_come_home_every_round(before, after);
        law_5_every_player_has_24_different_worker_cards(step, pieces);
        law_6_there_are_24_different_equipment_cards(step);
        law_7_there_are_twelve_different_requests(step);
        law_8_tiles_are_those_the_supervisor_has_passed(step);
        law_9_events_tell_every_coin_and_every_point(step, before, after);
        law_10_prestige_stays_above_0_unless_agreed_otherwise(after);
        law_11_a_pair_overflows_only_by_the_open_tile(step);
        law_12_and_16_statues_and_signatures_stay_where_they_are(step, before, after);
        law_13_supervisors_advance_one_by_one_and_land_on_top(step);
        self.law_14_everybody_has_twelve_workers_and_twelve_building_steps(step);
        law_15_the_prime_minister_rewards_the_first_in_his_building(step, before);
        law_19_pairs_laid_in_any_order_give_the_same_reveal(step);
        law_24_exchanging_players_exchanges_their_scores(after);
        self.cards_put_under_the_deck_come_in_the_last_round(step);
    }

    fn law_14_everybody_has_twelve_workers_and_twelve_building_steps(&mut self, step: &Decision) {
        match step.action {
            Action::Main | Action::Pigment => self.workers[step.seat.index()] += 1,
            Action::Enter { .. } | Action::Pass => self.entries[step.seat.index()] += 1,
            _ => {}
        }
        let order = step.after.table().order.iter().map(|rank| rank.seat).collect::<game::SeatSet>();
        assert_eq!(order.len(), step.seats.get());
        if step.after.prompt() == Prompt::Over {
            let n = step.seats.get();
            assert_eq!((&self.workers[..n], &self.entries[..n]), (&[12; 4][..n], &[12; 4][..n]));
        }
    }

    fn cards_put_under_the_deck_come_in_the_last_round(&mut self, step: &Decision) {
        if let Action::Return(cards) = step.action {
            self.returned[step.seat.index()] = cards.cards();
        }
        let last_hands = step.before.table().round == 5 && step.after.table().round == 6;
        for seat in step.seats.seats().filter(|_| last_hands) {
            assert!(step.after.hand(seat).holds_all(self.returned[seat.index()]));
        }
    }
}

/// The pieces of the game as somebody counts them who hears the events and never looks at the table.
struct Pieces {
    /// Brown statues in the box.
    statues: u8,
    raw: SpaceSet,
    players: [PlayerPieces; 4],
}

#[derive(Default, Clone, Copy)]
struct PlayerPieces {
    soldiers: SpaceSet,
    signatures: u8,
    builders: u8,
    tiles_taken: u8,
    tiles_used: u8,
    /// The cards of all revealed pairs.
    shown: CardSet,
    /// Cards drawn at the beginning of later rounds than the first.
    drawn: u8,
}

impl Pieces {
    /// Two statues stand in each section, where the formations say so.
    fn at_start(table: &Position) -> Pieces {
        let raw = Space::all().filter(|&space| table.print(space) == Print::Statue).collect();
        Pieces { statues: 12 - 3 * 2, raw, players: [PlayerPieces::default(); 4] }
    }

    fn hear(&mut self, event: &Event) {
        match *event {
            Event::StatueModelled { space, .. } => {
                self.statues -= 1;
                self.raw.insert(space);
            }
            Event::StatuePainted { seat, space, .. } => {
                self.statues += 1;
                self.raw = self.raw.without(space);
                self.players[seat.index()].soldiers.insert(space);
            }
            Event::StatueSigned { seat, .. } => self.players[seat.index()].signatures += 1,
            Event::BuilderPlaced { seat, .. } => self.players[seat.index()].builders += 1,
            Event::BuildersCameHome => self.players.iter_mut().for_each(|player| player.builders = 0),
            Event::TileTaken { seat, .. } => self.players[seat.index()].tiles_taken += 1,
            Event::TileUsed { seat, .. } => self.players[seat.index()].tiles_used += 1,
            Event::PairRevealed { seat, pair } => {
                let shown = &mut self.players[seat.index()].shown;
                *shown = shown.with(pair.top).with(pair.bottom);
            }
            Event::CardsDrawn { seat, count, .. } => self.players[seat.index()].drawn += count,
            _ => {}
        }
    }

    /// Laws 2, 3, 4, 5 and 8.
    fn check(&self, table: &Position) {
        assert_eq!((table.statues(), table.raw), (self.statues, self.raw));
        for seat in seats(table) {
            let (player, counted) = (&table.players[seat], &self.players[seat.index()]);
            assert_eq!(player.soldiers, counted.soldiers);
            assert_eq!(usize::from(player.soldiers_left()), 6 - counted.soldiers.len());
            assert_eq!(player.signatures_left(), 2 - counted.signatures);
            assert_eq!(player.builders_home(), 2 - counted.builders);
            assert_eq!(player.unused_tiles(), counted.tiles_taken - counted.tiles_used);
            let owned = Tile::ALL.into_iter().filter(|&tile| player.owns(tile)).count();
            assert_eq!(owned, usize::from(counted.tiles_taken));
            assert_eq!(player.seen_cards(), counted.shown);
        }
    }
}

fn own_view(game: &Xian, seat: Seat) -> View {
    game.view(Viewer::Seat(seat))
}

fn seats(table: &Position) -> impl Iterator<Item = Seat> + use<> {
    table.seats().seats()
}

fn law_1_there_are_six_pigments_of_each_colour(table: &Position) {
    for colour in Colour::ALL {
        let owned: u8 = table.players.iter().map(|player| player.stock.pigment(colour)).sum();
        assert_eq!(owned + table.reserve.pigment(colour), 6);
    }
}

fn law_3_two_figures_never_share_a_space(table: &Position) {
    let mut taken = table.raw;
    for player in &table.players {
        assert!(taken.and(player.soldiers).is_empty(), "two figures on one space");
        taken = taken.union(player.soldiers);
    }
}

fn law_4_builders_come_home_every_round(before: &Position, after: &Position) {
    for player in &after.players {
        assert!(before.round == after.round || player.builders == [0; 4]);
    }
}

fn law_3_everybody_sees_the_figures_of_which_they_were_told(step: &Decision, told: &Pieces) {
    let view = step.after.view(Viewer::Public);
    for shown in &view.spaces {
        let soldier =
            step.seats.seats().find(|seat| told.players[seat.index()].soldiers.contains(shown.space));
        match shown.figure {
            Figure::Soldier { of, .. } => assert_eq!(soldier, Some(of)),
            Figure::Raw { .. } => assert!(soldier.is_none() && told.raw.contains(shown.space)),
            Figure::Nothing => assert!(soldier.is_none() && !told.raw.contains(shown.space)),
        }
        let is_empty = shown.figure == Figure::Nothing;
        assert_eq!(view.table.empty().contains(shown.space), is_empty, "{}", shown.space);
    }
}

fn law_5_every_player_has_24_different_worker_cards(step: &Decision, told: &Pieces) {
    for seat in step.seats.seats() {
        let view = own_view(step.after, seat);
        let (player, own) = (&view.table.players[seat], &view.seats[seat.index()]);
        let Hand::Open { cards: hand, under_deck, .. } = own.hand else { panic!("the own hand is open") };
        let seen = player.seen_cards();
        assert!(seen.and(hand).is_empty() && seen.union(hand).and(under_deck).is_empty());
        assert_eq!(seen.len() + hand.len() + own.deck, 24);
        let told = &told.players[seat.index()];
        assert!(CardSet::ALL.iter().all(|card| own.unplayed.contains(card) != told.shown.contains(card)));
        // The first four were drawn before the first decision.
        assert_eq!(own.deck, 24 - 4 - usize::from(told.drawn));
    }
}

fn law_6_there_are_24_different_equipment_cards(step: &Decision) {
    let view = step.after.view(Viewer::Public);
    let mut seen = view.table.equipment_discard;
    let mut count = seen.len();
    let mut add = |cards: EquipmentSet| {
        assert!(seen.and(cards).is_empty(), "a card is in two places");
        seen = seen.union(cards);
        count += cards.len();
    };
    add(view.table.slots.iter().flatten().copied().collect());
    for seat in step.seats.seats() {
        match own_view(step.after, seat).seats[seat.index()].equipment {
            Owned::Open(cards) => add(cards),
            Owned::FaceDown { .. } => panic!("the own equipment is open"),
        }
    }
    let deck = match view.equipment_deck {
        Pile::FaceDown { count } => count,
        Pile::Open(cards) => cards.len(),
    };
    assert_eq!(count + deck, 24);
    let new_round = step.before.table().round != view.table.round;
    assert!(!new_round || view.table.slots.iter().all(Option::is_some));
}

fn law_7_there_are_twelve_different_requests(step: &Decision) {
    let view = step.after.view(Viewer::Public);
    let left = view.table.round_track.iter().flatten();
    let seen: Set<Request> = view.table.requests.0.iter().chain(left.clone()).copied().collect();
    assert_eq!(left.count(), usize::from(view.table.round) - 1);
    let pile = match view.request_pile {
        Pile::FaceDown { count } => count,
        Pile::Open(tokens) => tokens.len(),
    };
    assert_eq!(seen.len() + pile, 12);
    assert_eq!(seen.len(), 4 + usize::from(view.table.round) - 1);
}

fn law_8_tiles_are_those_the_supervisor_has_passed(step: &Decision) {
    let view = step.after.view(Viewer::Public);
    let choosing = view.prompt.decision() == Some(xian::Decision::EndTile);
    let taken = view.table.players.iter().filter(|player| player.end_tile.is_some()).count();
    assert_eq!(taken + view.table.end_tiles.len(), 4);
    for seat in step.seats.seats() {
        let player = &view.table.players[seat];
        assert!(player.used.iter().all(|tile| player.owns(tile)));
        let chooses = choosing && view.prompt.awaited().contains(seat);
        assert_eq!(player.end_tile.is_some(), player.supervisor.space == 5 && !chooses);
    }
}

/// What a player has, as events tell it.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Account {
    resources: [i16; 6],
    prestige: i16,
}

impl Account {
    fn of(table: &Position, seat: Seat) -> Account {
        let player = &table.players[seat];
        Account {
            resources: Resource::ALL.map(|kind| i16::from(player.stock.of(kind))),
            prestige: player.prestige,
        }
    }

    fn add(&mut self, resource: Resource, amount: u8) {
        self.resources[resource.index()] += i16::from(amount);
    }

    fn remove(&mut self, resource: Resource, amount: u8) {
        self.resources[resource.index()] -= i16::from(amount);
    }

    fn add_pigments(&mut self, colours: Set<Colour>) {
        colours.iter().for_each(|colour| self.add(colour.into(), 1));
    }
}

fn book(accounts: &mut [Account], event: &Event) {
    match *event {
        Event::TaxesCollected { seat, coins, .. } | Event::Passed { seat, coins } => {
            accounts[seat.index()].add(Resource::Coin, coins);
        }
        Event::ClayDelivered { seat, clay, .. } => accounts[seat.index()].add(Resource::Clay, clay),
        Event::Recruited { seat, prestige, .. } | Event::CeramistRewards { seat, prestige } => {
            accounts[seat.index()].prestige += i16::from(prestige);
        }
        Event::PigmentsTaken { seat, taken, .. } => accounts[seat.index()].add_pigments(taken),
        Event::FeePaid { seat, to, coins, .. } => {
            accounts[seat.index()].remove(Resource::Coin, coins);
            accounts[to.index()].add(Resource::Coin, coins);
        }
        Event::PrestigePaid { seat, missing_coins, prestige } => {
            assert_eq!(prestige, 2 * missing_coins);
            accounts[seat.index()].prestige -= i16::from(prestige);
            accounts[seat.index()].add(Resource::Coin, missing_coins);
        }
        Event::PrimeMinisterRewards { seat, coins, prestige, .. } => {
            accounts[seat.index()].add(Resource::Coin, coins);
            accounts[seat.index()].prestige += i16::from(prestige);
        }
        Event::StatueModelled { seat, clay, .. } => accounts[seat.index()].remove(Resource::Clay, clay),
        Event::SpaceRewards { seat, gained, .. } => {
            accounts[seat.index()].prestige += i16::from(gained.prestige);
            accounts[seat.index()].add(Resource::Coin, gained.coins);
            accounts[seat.index()].add_pigments(gained.pigments);
        }
        Event::StatuePainted { seat, paid, prestige, .. } => {
            paid.iter().for_each(|colour| accounts[seat.index()].remove(colour.into(), 1));
            accounts[seat.index()].prestige += i16::from(prestige);
        }
        Event::EquipmentForged { seat, coins, clay, .. } => {
            accounts[seat.index()].remove(Resource::Coin, coins);
            accounts[seat.index()].add(Resource::Clay, clay);
        }
        Event::Swapped { seat, given, taken } => {
            accounts[seat.index()].remove(given, 1);
            accounts[seat.index()].add(taken, 1);
        }
        Event::MarketGiven { seat, given } => {
            given.iter().for_each(|kind| accounts[seat.index()].remove(kind, 1));
        }
        Event::MarketTaken { seat, taken } => {
            taken.iter().for_each(|kind| accounts[seat.index()].add(kind, 1));
        }
        _ => {}
    }
}

fn law_9_events_tell_every_coin_and_every_point(step: &Decision, before: &Position, after: &Position) {
    let mut accounts: Vec<Account> = seats(before).map(|seat| Account::of(before, seat)).collect();
    step.events.iter().for_each(|event| book(&mut accounts, event));
    let expected: Vec<Account> = seats(after).map(|seat| Account::of(after, seat)).collect();
    assert_eq!(accounts, expected, "{}: {:?}", step.action, step.events);
}

fn law_10_prestige_stays_above_0_unless_agreed_otherwise(table: &Position) {
    let fine = |prestige| prestige >= 0 || table.options.negative_prestige;
    assert!(table.players.iter().all(|player| fine(player.prestige)));
}

fn law_11_a_pair_overflows_only_by_the_open_tile(step: &Decision) {
    let after = step.after.table();
    let Action::Enter { building, door } = step.action else { return };
    let before = step.before.table();
    assert_eq!(before.is_closed(before.pair_of(building)), door == Some(xian::Door::Open));
    assert_eq!(after.builders_in(building) > 0, after.round == before.round);
}

fn law_12_and_16_statues_and_signatures_stay_where_they_are(
    step: &Decision,
    before: &Position,
    after: &Position,
) {
    let was =
        |table: &Position| table.players.iter().fold(table.raw, |all, player| all.union(player.soldiers));
    assert!(was(after).holds_all(was(before)), "a space was emptied");
    for seat in seats(after) {
        let (earlier, later) = (&before.players[seat], &after.players[seat]);
        assert!(later.soldiers.holds_all(earlier.soldiers) && later.signed.holds_all(earlier.signed));
        for space in later.signed.iter() {
            assert_ne!(after.print(space), Print::Statue, "a starting statue was signed");
            assert!(earlier.signed.contains(space) || step.seat == seat);
        }
    }
}

fn law_13_supervisors_advance_one_by_one_and_land_on_top(step: &Decision) {
    let (before, after) = (step.before.view(Viewer::Public), step.after.view(Viewer::Public));
    let moved = step.events.iter().find_map(|event| match *event {
        Event::SupervisorAdvanced { seat, from, to } => Some((seat, from, to)),
        _ => None,
    });
    let mut track = before.track.clone();
    if let Some((seat, from, to)) = moved {
        assert_eq!(from + 1, to);
        track[usize::from(from)].retain(|&marker| marker != seat);
        track[usize::from(to)].push(seat);
    }
    assert_eq!(track, after.track);
}

fn law_15_the_prime_minister_rewards_the_first_in_his_building(step: &Decision, before: &Position) {
    let rewarded = step.events.iter().any(|event| matches!(event, Event::PrimeMinisterRewards { .. }));
    let first = match step.action {
        Action::Enter { building, .. } => {
            building == before.prime_minister && before.builders_in(building) == 0
        }
        _ => false,
    };
    assert_eq!(rewarded, first);
}

fn law_19_pairs_laid_in_any_order_give_the_same_reveal(step: &Decision) {
    let awaited = step.before.turn().awaited();
    let [one, other] = [awaited.iter().next(), awaited.iter().nth(1)];
    let (Some(one), Some(other)) = (one, other) else { return };
    let first = |seat| {
        let mut list = vec![];
        step.before.legal_actions(seat, &mut list);
        (seat, list[0])
    };
    let play = |moves: [(Seat, Action); 2]| {
        let mut game = *step.before;
        for (seat, action) in moves {
            game.apply(seat, action, &mut vec![]).unwrap();
        }
        game
    };
    assert_eq!(play([first(one), first(other)]), play([first(other), first(one)]));
}

/// All splits into sets of different kinds, tried one by one.
fn best_sets_by_trying(copies: [u8; 3]) -> u8 {
    let mut best = 0;
    for kinds in 1..8_u8 {
        let chosen = |kind: usize| kinds >> kind & 1 == 1;
        if (0..3).all(|kind| !chosen(kind) || copies[kind] > 0) {
            let mut left = copies;
            (0..3).filter(|&kind| chosen(kind)).for_each(|kind| left[kind] -= 1);
            let value = [0, 2, 5, 10][kinds.count_ones() as usize];
            best = best.max(value + best_sets_by_trying(left));
        }
    }
    best
}

fn equipment(bits: u32) -> EquipmentSet {
    Set::from_bits(bits)
}

proptest! {
    #[test]
    fn law_22_a_section_gives_no_more_than_its_values(counts in prop::array::uniform4(0_u8..4), section in 0_usize..3) {
        let mut soldiers = BySeat::all(SeatCount::FOUR, 0);
        soldiers.as_mut_slice().copy_from_slice(&counts);
        let section = Section::ALL[section];
        let total: u8 = soldiers.seats().seats().map(|seat| majority(&soldiers, section, seat)).sum();
        let values = [17, 21, 25][section.index()];
        prop_assert!(total <= values);
        let present = counts.iter().filter(|&&count| count > 0).count();
        prop_assert!(present < 3 || total + 3 >= values, "only rounding is lost: {total} of {values}");
    }

    #[test]
    fn law_23_sets_and_matches_are_the_best_possible(bits in 0_u32..1 << 24, soldiers in prop::array::uniform3(0_u8..7)) {
        let cards = equipment(bits & bits.rotate_left(7));
        let best: u8 = Material::ALL.map(|material| {
            let kinds: Vec<Kind> = Kind::ALL.into_iter().filter(|kind| kind.material() == material).collect();
            best_sets_by_trying([kinds[0], kinds[1], kinds[2]].map(|kind| kind.copies_in(cards)))
        }).iter().sum();
        prop_assert_eq!(sets(cards), best);
        let mut left = soldiers;
        let matched = cards.iter().filter(|card| {
            let place = &mut left[card.kind().section().index()];
            let fits = *place > 0;
            *place -= u8::from(fits);
            fits
        });
        prop_assert_eq!(matches(cards, |section| soldiers[section.index()]), 3 * matched.count() as u8);
    }
}

fn law_24_exchanging_players_exchanges_their_scores(table: &Position) {
    let (one, other) = (Seat::FIRST, Seat::new(1).unwrap());
    let mut exchanged = *table;
    exchanged.players[one] = table.players[other];
    exchanged.players[other] = table.players[one];
    let cards: EquipmentSet = Equipment::all().step_by(3).collect();
    assert_eq!(exchanged.score(one, cards), table.score(other, cards));
    assert_eq!(exchanged.score(other, cards), table.score(one, cards));
}

#[test]
fn a_group_is_what_can_be_reached_step_by_step() {
    proptest!(|(bits in 0_u32..1 << 24, start in 0_usize..24)| {
        let soldiers = SpaceSet::from_bits(bits);
        let start = Space::all().nth(start).unwrap();
        let (mut reached, mut left) = (SpaceSet::only(start), vec![start]);
        while let Some(space) = left.pop() {
            for next in Space::all().filter(|next| space.neighbours().contains(*next)) {
                if soldiers.contains(next) && !reached.contains(next) {
                    reached.insert(next);
                    left.push(next);
                }
            }
        }
        prop_assert_eq!(start.group_in(soldiers), reached);
    });
}

#[test]
fn all_cards_are_different() {
    assert_eq!(Card::all().collect::<CardSet>().len(), 24);
    assert_eq!(Equipment::all().collect::<EquipmentSet>().len(), 24);
}
