//! A match of Qin in progress: the open position, the hidden hands and stock, whose turn it is (RULES 2, 5, 6).

use crate::action::Placement;
use crate::deal::{Deal, Stack};
use crate::event::{Ending, Event};
use crate::illegal::Illegal;
use crate::joining;
use crate::options::{MAX_GAMES, OPTIONS, Options};
use crate::position::{MAX_SEATS, Position, pagodas};
use crate::resolve::resolve;
use crate::tiles::{Kind, TILES, Tiles};
use crate::view::View;
use crate::{imagine, listing};
use game::options::OptionInfo;
use game::{Game, Outcome, Refusal, Rng, Seat, SeatCount, SeatSet, Seed, SetUpError, Turn, Viewer, Witness};

/// RULES 2.3: tiles in a full hand.
pub const HAND: usize = 3;

/// The complete, secret state of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Qin {
    pub(crate) options: Options,
    /// The seat that started the first game.
    pub(crate) start: Seat,
    /// The game being played, from 0.
    pub(crate) game: usize,
    /// The pagodas everybody had left at the end of each finished game.
    pub(crate) left: [[u8; MAX_SEATS]; MAX_GAMES],
    pub(crate) position: Position,
    pub(crate) hands: [Tiles; MAX_SEATS],
    /// The stacks of all games; of this game's, the first `drawn` tiles are gone.
    pub(crate) stacks: [Stack; MAX_GAMES],
    pub(crate) drawn: usize,
    pub(crate) phase: Phase,
}

/// What the match is waiting for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Phase {
    /// This seat has to lay a tile, and can.
    Choose(Seat),
    /// The last game of the match ended so.
    Over(Ending),
}

impl Game for Qin {
    const ID: &'static str = "qin";
    const RULES: u32 = 1;
    const SEATS: (SeatCount, SeatCount) = (SeatCount::TWO, SeatCount::FOUR);
    const OPTIONS: &'static [OptionInfo] = OPTIONS;

    type Options = Options;
    type Deal = Deal;
    type Action = Placement;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn deal(seats: SeatCount, options: &Options, seed: &Seed) -> Deal {
        Deal::draw(seats, options, seed)
    }

    fn set_up(seats: SeatCount, options: &Options, deal: &Deal) -> Result<Qin, SetUpError> {
        let (fewest, most) = Qin::SEATS;
        if seats < fewest || seats > most {
            return Err(SetUpError::Seats { asked: seats, fewest, most });
        }
        deal.check(seats, options)?;
        let mut stacks = [[Kind::RR; TILES]; MAX_GAMES];
        for (stack, dealt) in stacks.iter_mut().zip(&deal.stacks) {
            stack.copy_from_slice(dealt);
        }
        let mut state = Qin {
            options: *options,
            start: deal.start,
            game: 0,
            left: [[0; MAX_SEATS]; MAX_GAMES],
            position: Position::start(options.side_of(0), seats),
            hands: [Tiles::NONE; MAX_SEATS],
            stacks,
            drawn: 0,
            phase: Phase::Choose(deal.start),
        };
        state.deal_hands();
        Ok(state)
    }

    fn seats(&self) -> SeatCount {
        self.position.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Choose(seat) => Turn::Awaiting(SeatSet::only(seat)),
            Phase::Over(_) => Turn::Over(self.outcome()),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Placement>) {
        if self.phase == Phase::Choose(seat) {
            listing::list(&self.position, self.hands[seat.index()], out);
        }
    }

    fn sample(&self, seat: Seat, rng: &mut impl Rng, scratch: &mut Vec<Placement>) -> Option<Placement> {
        if self.phase != Phase::Choose(seat) {
            return None;
        }
        listing::draw(&self.position, self.hands[seat.index()], rng, scratch)
    }

    fn apply(
        &mut self,
        seat: Seat,
        placement: Placement,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Refusal<Illegal>> {
        match self.phase {
            Phase::Over(_) => return Err(Refusal::GameOver),
            Phase::Choose(active) if active != seat => return Err(Refusal::NotYourTurn),
            Phase::Choose(_) => {}
        }
        let kind = placement.kind();
        if self.hands[seat.index()].of(kind) == 0 {
            return Err(Illegal::NotInHand(kind).into());
        }
        let groups = joining::check(&self.position, placement)?;
        self.hands[seat.index()].remove(kind);
        if let Some(winner) = resolve(&mut self.position, seat, placement, &groups, witness) {
            self.end_game(Ending::LastPagoda, SeatSet::only(winner), witness);
        } else {
            self.draw_tile(seat, witness);
            self.pass_on(seat, witness);
        }
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn imagine(view: &View, rng: &mut impl Rng) -> Qin {
        imagine::imagine(view, rng)
    }

    fn ending(&self) -> Option<&'static str> {
        match self.phase {
            Phase::Choose(_) => None,
            Phase::Over(ending) => Some(ending.name()),
        }
    }
}

impl Qin {
    /// RULES 2: a fresh board and full supplies.
    fn begin_game(&mut self, game: usize) {
        self.game = game;
        self.position = Position::start(self.options.side_of(game), self.position.seats);
        self.phase = Phase::Choose(self.starter(game));
        self.deal_hands();
    }

    /// RULES 2.3: three tiles each from the top of the game's stack, seat 0 first.
    fn deal_hands(&mut self) {
        for (hand, tiles) in self.hands.iter_mut().zip(self.stacks[self.game].chunks_exact(HAND)) {
            *hand = tiles.iter().copied().collect();
        }
        for hand in &mut self.hands[self.position.seats.get()..] {
            *hand = Tiles::NONE;
        }
        self.drawn = self.position.seats.get() * HAND;
    }

    /// RULES 6.4: the starting player moves one seat clockwise with every game.
    pub(crate) fn starter(&self, game: usize) -> Seat {
        self.position.seats.steps_after(self.start, game)
    }

    /// RULES 6.3, 6.4: pagodas on the board in the finished games and this one: the score of the match so far.
    pub fn score(&self, seat: Seat) -> i32 {
        let full = pagodas(self.position.seats);
        let earlier = self.left[..self.game].iter().map(|left| i32::from(full - left[seat.index()]));
        earlier.sum::<i32>() + i32::from(self.position.on_board(seat))
    }

    /// How many tiles are left in the stock.
    pub(crate) fn stock(&self) -> usize {
        TILES - self.drawn
    }

    /// RULES 5.8: who has laid a tile draws one, as long as there is one.
    #[inline]
    fn draw_tile(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        if let Some(&kind) = self.stacks[self.game].get(self.drawn) {
            self.drawn += 1;
            self.hands[seat.index()].add(kind);
            witness.see(Event::Drew { seat, kind: Some(kind) });
        }
    }

    /// RULES 5.9: the next player clockwise who can lay a tile; who holds tiles and cannot must pass.
    #[inline]
    fn pass_on(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        let seats = self.position.seats;
        let round = || (1..=seats.get()).map(|steps| seats.steps_after(seat, steps));
        let Some(next) = round().find(|&next| listing::any(&self.position, self.hands[next.index()])) else {
            return self.end_exhausted(witness);
        };
        for skipped in round().take_while(|&skipped| skipped != next) {
            if !self.hands[skipped.index()].is_empty() {
                witness.see(Event::MustPass { seat: skipped });
            }
        }
        self.phase = Phase::Choose(next);
    }

    /// RULES 6.2: nobody can lay a tile; most pagodas on the board win.
    fn end_exhausted(&mut self, witness: &mut impl Witness<Event>) {
        let fewest_left = self.position.seats.seats().map(|seat| self.position.supply(seat)).min();
        let winners = (self.position.seats.seats())
            .filter(|&seat| Some(self.position.supply(seat)) == fewest_left)
            .collect();
        self.end_game(Ending::Exhausted, winners, witness);
    }

    /// RULES 6.3, 6.4: supplies are noted; the next game of the match begins at once.
    fn end_game(&mut self, ending: Ending, winners: SeatSet, witness: &mut impl Witness<Event>) {
        self.left[self.game] = self.position.supply;
        self.phase = Phase::Over(ending);
        self.tell_end(ending, winners, witness);
        if self.game + 1 < self.options.games.get() {
            self.begin_game(self.game + 1);
            self.tell_next_game(witness);
        }
    }

    fn tell_end<W: Witness<Event>>(&self, ending: Ending, winners: SeatSet, witness: &mut W) {
        if W::LISTENS {
            let seats = self.position.seats.get();
            let left = self.position.supply[..seats].to_vec();
            let hands = self.hands[..seats].to_vec();
            witness.see(Event::GameOver { game: self.game as u8 + 1, ending, winners, left, hands });
        }
    }

    fn tell_next_game<W: Witness<Event>>(&self, witness: &mut W) {
        let side = self.options.side_of(self.game);
        witness.see(Event::NextGame { game: self.game as u8 + 1, side, start: self.starter(self.game) });
        for seat in self.position.seats.seats() {
            witness.see(Event::Dealt { seat, hand: Some(self.hands[seat.index()]) });
        }
    }

    /// RULES 6.3, 6.5: pagodas on the board, summed over the games of the match; most win, equals together.
    fn outcome(&self) -> Outcome {
        let games = &self.left[..self.options.games.get()];
        let full = i32::from(pagodas(self.position.seats));
        Outcome::most_points_win(self.position.seats, |seat| {
            games.iter().map(|left| full - i32::from(left[seat.index()])).sum()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// T05: supplies left of (0, 3, 5) and (4, 1, 0) in two games of three players.
    #[test]
    fn a_match_adds_up_the_pagodas_on_the_board() {
        let options = Options { games: crate::Games::new(2).unwrap(), ..Options::default() };
        let deal = Qin::deal(SeatCount::THREE, &options, &Seed::from_text("match", 0));
        let mut state = Qin::set_up(SeatCount::THREE, &options, &deal).unwrap();
        state.left[..2].copy_from_slice(&[[0, 3, 5, 0], [4, 1, 0, 0]]);
        state.phase = Phase::Over(Ending::LastPagoda);
        let outcome = state.turn().outcome().unwrap();
        assert_eq!(outcome.scores(), [34, 34, 33]);
        assert_eq!(outcome.winners().iter().map(Seat::index).collect::<Vec<_>>(), [0, 1]);
    }

    #[test]
    fn the_next_game_of_a_match_starts_one_seat_further() {
        let options = Options {
            games: crate::Games::new(3).unwrap(),
            side: crate::Sides::Alternate,
            ..Options::default()
        };
        let deal = Qin::deal(SeatCount::TWO, &options, &Seed::from_text("match", 1));
        let state = Qin::set_up(SeatCount::TWO, &options, &deal).unwrap();
        assert_eq!(state.starter(1), SeatCount::TWO.after(deal.start));
        assert_eq!(state.starter(2), deal.start);
        assert_eq!([0, 1, 2].map(|game| options.side_of(game).name()), ["bird", "lion", "bird"]);
    }
}
