//! What is true of every game, whatever is played: looked at after every decision of random games.

use game::chance::dice;
use game::{Game, Nobody, Seat, SeatCount, Seed};
use game_testing::PlayedDecision;
use great_wall::{
    Action, Card, Cards, Event, GreatWall, Kind, Lead, Options, Phase, Position, Row, Section, Site, Token,
    Tokens,
};

type Decision<'a> = PlayedDecision<'a, GreatWall>;

/// Everybody's books over one game.
#[derive(Default)]
pub struct Laws {
    /// The sites that gave a token in the running turn.
    scored: Vec<Site>,
    decisions: usize,
    turns_ended: usize,
    /// Turns of the seat that began, besides its first.
    first_turns: u32,
    start: Option<Seat>,
    /// Turns since only scoring was left.
    scoring_only: Option<usize>,
    /// The tokens that have been turned up: those of the set-up, and those of which events told.
    turned_up: Option<Tokens>,
}

impl Laws {
    /// Holds one decision to all laws.
    pub fn hold(&mut self, step: &Decision) {
        no_token_is_lost_and_the_pool_stays_even(step);
        self.the_pool_is_what_nobody_has_seen(step);
        cards_only_ever_go_from_deck_to_hand_to_table_to_box(step);
        claims_lie_on_their_owners_card_and_only_dragons_lie_on_cards(step);
        a_protected_column_stays_as_it_is(step);
        totals_keep_within_their_bounds(step);
        only_the_leader_is_given_tokens(step);
        sums_kept_card_by_card_are_those_of_the_book_in_any_order(step);
        a_noble_laid_or_covered_moves_sums_one_way(step);
        in_the_normal_phase_every_action_moves_a_card_and_none_is_a_pass(step);
        phases_never_go_back(step);
        a_forecast_comes_true_if_nothing_changes(step);
        self.a_site_gives_one_token_per_turn(step);
        self.games_are_as_short_as_the_rules_promise(step);
    }

    /// 1
    fn the_pool_is_what_nobody_has_seen(&mut self, step: &Decision) {
        let at_start = || {
            let table = step.before.table();
            let at_sites = sections(table).flat_map(|(_, section)| section.stage.tokens()).collect();
            table.removed.plus(at_sites)
        };
        let mut seen: Tokens = self.turned_up.unwrap_or_else(at_start);
        for event in step.events {
            seen = match event {
                Event::Opened { tokens, .. } => seen.plus(tokens.iter().copied().collect()),
                Event::PairRemoved { token, .. } => seen.plus([*token; 2].into_iter().collect()),
                _ => seen,
            };
        }
        assert_eq!(step.after.pool().bag(), Tokens::complete().minus(seen).unwrap());
        assert_eq!(step.after.table().unseen(), step.after.pool().bag());
        self.turned_up = Some(seen);
    }

    /// 14
    fn a_site_gives_one_token_per_turn(&mut self, step: &Decision) {
        for event in step.events {
            match event {
                Event::TurnBegan { .. } => self.scored.clear(),
                Event::Claimed { site, .. } | Event::Completed { site, .. } => {
                    assert!(!self.scored.contains(site));
                    self.scored.push(*site);
                }
                _ => {}
            }
        }
    }

    /// 16
    fn games_are_as_short_as_the_rules_promise(&mut self, step: &Decision) {
        let seats = step.seats.get();
        self.decisions += 1;
        let start = *self.start.get_or_insert(step.seat);
        for event in step.events {
            match event {
                Event::TurnBegan { seat } => {
                    self.turns_ended += 1;
                    self.first_turns += u32::from(*seat == start);
                    self.scoring_only = self.scoring_only.map(|turns| turns + 1);
                }
                Event::LastRoundBegan { .. } => assert!(self.first_turns < 18),
                Event::ScoringOnlyBegan => self.scoring_only = Some(0),
                Event::Ended { .. } => {
                    let most = 35 * seats + 2 * (seats - 1) + 18;
                    assert!(self.decisions <= most, "{} decisions", self.decisions);
                    assert!(self.turns_ended < 20 * seats, "{} turns", self.turns_ended + 1);
                    assert!(self.scoring_only.is_none_or(|turns| turns <= 2 * seats));
                }
                _ => {}
            }
        }
    }
}

fn sections(table: &Position) -> impl Iterator<Item = (Site, &Section)> {
    table.sites().map(|site| (site, table.section(site)))
}

fn open_sections(table: &Position) -> impl Iterator<Item = (Site, &Section)> {
    sections(table).filter(|(_, section)| section.is_open())
}

/// A seat's cards on the table, covered ones too.
fn on_table(game: &GreatWall, seat: Seat) -> Cards {
    let cards = sections(game.table()).flat_map(|(_, section)| section.row.cards().collect::<Vec<_>>());
    cards.filter(|card| card.owner() == seat).map(Card::kind).collect()
}

/// A seat's cards that have left the game.
fn discarded(game: &GreatWall, seat: Seat) -> Cards {
    Cards::complete().minus(game.unlaid(seat).plus(on_table(game, seat))).unwrap()
}

/// RULES 3, as slowly and plainly as they can be said.
fn worth_by_the_book(tops: &[Card], seat: Seat) -> u8 {
    if tops.iter().any(|card| card.kind() == Kind::Noble) {
        return tops.iter().filter(|card| card.owner() == seat).count() as u8;
    }
    let mut warriors = 0;
    let mut worth = 0;
    for card in tops.iter().filter(|card| card.owner() == seat) {
        worth += match card.kind() {
            Kind::Wall | Kind::Noble | Kind::Dragon => 1,
            Kind::Gate | Kind::Horseman => 2,
            Kind::Watchtower => 3,
            Kind::Warrior => {
                warriors += 1;
                warriors
            }
        };
    }
    worth
}

fn phase_number(game: &GreatWall) -> u8 {
    match game.table().phase {
        _ if game.table().is_over() => 3,
        Phase::Normal => 0,
        Phase::LastRound { .. } => 1,
        Phase::ScoringOnly { .. } => 2,
    }
}

#[test]
fn there_are_36_tokens_worth_147_points() {
    assert_eq!(
        (Tokens::complete().len(), Tokens::complete().iter().map(|token| u32::from(token.points())).sum()),
        (36, 147)
    );
}

/// 1, 2
fn no_token_is_lost_and_the_pool_stays_even(step: &Decision) {
    let table = step.after.table();
    let at_sites: Tokens = sections(table).flat_map(|(_, section)| section.stage.tokens()).collect();
    let won = step.seats.seats().fold(Tokens::EMPTY, |all, seat| all.plus(table.won(seat)));
    assert_eq!(step.after.pool().bag().plus(table.removed).plus(at_sites).plus(won), Tokens::complete());
    assert_eq!(step.after.pool().len() % 2, 0);
    assert!(step.seats == SeatCount::TWO || table.removed.is_empty());
    assert!(table.removed.counts().all(|(_, count)| count % 2 == 0));
}

/// 3, 12, 13
fn cards_only_ever_go_from_deck_to_hand_to_table_to_box(step: &Decision) {
    let cleared: usize = step
        .events
        .iter()
        .map(|event| if let Event::Cleared { cards, .. } = event { *cards } else { 0 })
        .sum();
    let completed = step.events.iter().filter(|event| matches!(event, Event::Completed { .. })).count();
    let count = |game: &GreatWall, what: fn(&GreatWall, Seat) -> usize| -> usize {
        step.seats.seats().map(|seat| what(game, seat)).sum()
    };
    let gone = |game| count(game, |game, seat| discarded(game, seat).len());
    let won = |game| count(game, |game, seat| game.table().won(seat).len());
    assert_eq!(gone(step.after), gone(step.before) + cleared);
    assert_eq!(won(step.after), won(step.before) + 2 * completed);
    for seat in step.seats.seats() {
        assert!(step.before.unlaid(seat).minus(step.after.unlaid(seat)).is_some());
        assert!(step.after.deck(seat).len() <= step.before.deck(seat).len());
        assert!(step.after.table().won(seat).minus(step.before.table().won(seat)).is_some());
    }
    for event in step.events {
        if let Event::Cleared { site, .. } = event {
            assert!(step.after.table().section(*site).row.is_empty());
        }
    }
}

/// 4, 6
fn claims_lie_on_their_owners_card_and_only_dragons_lie_on_cards(step: &Decision) {
    let mut dragons = vec![];
    for (_, section) in sections(step.after.table()) {
        if let Some(claim) = section.claim() {
            assert_eq!(section.row.top(claim.column).map(Card::owner), Some(claim.seat));
        }
        for column in section.row.columns() {
            let mut stack: Vec<Card> = section.row.stack(column).collect();
            assert!(stack.len() <= 1 + step.seats.get());
            dragons.extend(stack.iter().filter(|card| card.kind() == Kind::Dragon).map(|card| card.owner()));
            stack.pop();
            assert!(stack.iter().all(|card| card.kind() == Kind::Dragon));
        }
    }
    dragons.sort_unstable();
    assert!(dragons.is_sorted_by(|one, other| one < other), "a colour has two dragons");
}

/// 5
fn a_protected_column_stays_as_it_is(step: &Decision) {
    for (site, section) in sections(step.before.table()) {
        let cleared = |event: &Event| matches!(event, Event::Cleared { site: at, .. } if *at == site);
        if let Some(claim) = section.claim().filter(|_| !step.events.iter().any(cleared)) {
            let after = step.after.table().section(site);
            assert_eq!(after.claim(), Some(claim));
            assert!(section.row.stack(claim.column).eq(after.row.stack(claim.column)));
        }
    }
}

/// 7
fn totals_keep_within_their_bounds(step: &Decision) {
    for (_, section) in open_sections(step.after.table()) {
        assert_eq!(section.row.is_empty(), section.standing().lead() == Lead::Nobody);
        for (_, sum) in section.standing().present() {
            assert!((-7..=36).contains(&sum.total()));
            assert!(sum.token.is_some() || sum.total() >= 1);
        }
    }
}

/// 8
fn only_the_leader_is_given_tokens(step: &Decision) {
    if let Action::Claim { site, .. } = step.action {
        assert_eq!(step.before.table().section(site).standing().lead(), Lead::Sole(step.seat));
    }
    for event in step.events {
        if let Event::Completed { seat, standing, .. } = event {
            assert_eq!(standing.lead(), Lead::Sole(*seat));
        }
    }
}

/// 8, 9, 10
fn sums_kept_card_by_card_are_those_of_the_book_in_any_order(step: &Decision) {
    for (_, section) in open_sections(step.after.table()) {
        let mut reversed = Row::EMPTY;
        for &card in section.row.tops().iter().rev() {
            reversed.append(card, 1);
        }
        for seat in step.seats.seats() {
            let worth = worth_by_the_book(section.row.tops(), seat);
            assert_eq!((section.row.worth(seat), reversed.worth(seat)), (worth, worth));
            let values = section.row.values().filter(|(card, _)| card.owner() == seat);
            assert_eq!(values.map(|(_, value)| value).sum::<u8>(), worth);
            assert_eq!(section.is_led_by(seat, step.seats), section.standing().lead() == Lead::Sole(seat));
        }
    }
}

/// 11
fn a_noble_laid_or_covered_moves_sums_one_way(step: &Decision) {
    let Some(Event::StandingChanged { before, after, .. }) = step.events.get(1) else { return };
    let gains = |seat| {
        let cards = |standing: &great_wall::Standing| standing.of(seat).map_or(0, |sum| sum.cards as i8);
        cards(after) - cards(before)
    };
    match step.events[0] {
        Event::Laid { kind: Kind::Noble, .. } => {
            assert!(step.seats.seats().all(|seat| gains(seat) <= i8::from(seat == step.seat)));
        }
        Event::Covered { card, .. } if card.kind() == Kind::Noble => {
            assert!(step.seats.seats().all(|seat| gains(seat) >= -i8::from(seat == card.owner())));
        }
        _ => {}
    }
}

/// 15, 17
fn in_the_normal_phase_every_action_moves_a_card_and_none_is_a_pass(step: &Decision) {
    if step.before.table().phase == Phase::Normal {
        let moved = step.before.hand(step.seat) != step.after.hand(step.seat);
        assert!(moved || matches!(step.action, Action::Claim { .. }));
        let mut list = vec![];
        step.before.legal_actions(step.seat, &mut list);
        assert!(!list.contains(&Action::Pass) && !list.is_empty());
    }
}

/// 18
fn phases_never_go_back(step: &Decision) {
    assert!(phase_number(step.before) <= phase_number(step.after));
    if phase_number(step.before) == 2 {
        assert!(matches!(step.action, Action::Claim { .. }));
        for seat in step.seats.seats() {
            assert_eq!(step.before.unlaid(seat), step.after.unlaid(seat));
        }
    }
}

fn a_forecast_comes_true_if_nothing_changes(step: &Decision) {
    let before = step.before.view(game::Viewer::Public);
    for event in step.events {
        let Event::Completed { seat, site, standing } = event else { continue };
        if step.before.table().section(*site).standing() == *standing {
            let forecast = before.sites[site.index()].forecast.expect("a leader was foretold");
            assert_eq!((forecast.seat, forecast.turns >= 1), (*seat, true));
        }
    }
}

/// What random games look like: a clearly different picture would be a mistake in the rules.
#[test]
fn random_games_have_the_known_averages() {
    const GAMES: u32 = 3000;
    for known in [
        Averages { seats: SeatCount::TWO, decisions: 77.0, claims: 20.0, score: 41.0, exhausted: 0.9 },
        Averages { seats: SeatCount::THREE, decisions: 113.0, claims: 24.5, score: 32.7, exhausted: 0.2 },
        Averages { seats: SeatCount::FOUR, decisions: 150.0, claims: 29.0, score: 28.7, exhausted: 3.9 },
        Averages { seats: SeatCount::FIVE, decisions: 182.0, claims: 27.0, score: 21.2, exhausted: 1.5 },
    ] {
        let mut sums = [0; 5];
        for number in 0..GAMES {
            for (sum, figure) in sums.iter_mut().zip(random_game(known.seats, number)) {
                *sum += figure;
            }
        }
        let [decisions, claims, points, exhausted, shared] =
            sums.map(|sum| f64::from(sum) / f64::from(GAMES));
        let near = |mean: f64, known: f64| (mean - known).abs() < 0.02 * known;
        assert!(near(decisions, known.decisions), "{} seats: {decisions} decisions", known.seats);
        assert!(near(claims, known.claims), "{} seats: {claims} claims", known.seats);
        let score = points / f64::from(known.seats.get() as u8);
        assert!(near(score, known.score), "{} seats: {score} points", known.seats);
        assert!((100.0 * exhausted - known.exhausted).abs() < 1.0, "{} seats: {exhausted}", known.seats);
        assert!((0.02..0.08).contains(&shared), "{} seats: {shared} share the victory", known.seats);
    }
}

/// Averages of random games: decisions, tokens claimed or won, points of a seat, and how many games in a hundred
/// end with the last token.
struct Averages {
    seats: SeatCount,
    decisions: f64,
    claims: f64,
    score: f64,
    exhausted: f64,
}

/// A random game: decisions, tokens claimed or won, points of all seats, and whether it ended with the last
/// token and with a shared victory.
fn random_game(seats: SeatCount, number: u32) -> [u32; 5] {
    let options = Options::default();
    let deal = GreatWall::deal(seats, &options, &Seed::from_text("averages", u64::from(number)));
    let mut game = GreatWall::set_up(seats, &options, &deal).unwrap();
    let (mut dice, mut scratch) = (dice(u64::from(number)), vec![]);
    let mut decisions = 0;
    while let Some(action) = game.sample(game.table().current, &mut dice, &mut scratch) {
        game.apply(game.table().current, action, &mut Nobody).unwrap();
        decisions += 1;
    }
    let outcome = game.turn().outcome().unwrap();
    let won: usize = seats.seats().map(|seat| game.table().won(seat).len()).sum();
    let claimed = sections(game.table()).filter(|(_, section)| section.claim().is_some()).count();
    let points: i32 = outcome.scores().iter().sum();
    let exhausted = game.ending() == Some("exhausted");
    let shared = outcome.winners().len() > 1;
    [decisions, (won + claimed) as u32, points as u32, u32::from(exhausted), u32::from(shared)]
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<GreatWall>() <= 800, "{} bytes", size_of::<GreatWall>());
    assert!(size_of::<Action>() <= 4);
    assert_eq!(size_of::<Option<Token>>(), 1);
}
