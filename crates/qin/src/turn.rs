//! Whose turn it is and what comes next: a tile is drawn, the turn passes on, games end and the next one of the
//! match begins (RULES 2, 5.8, 5.9, 6). What a tile does on the board is in `joining` and `resolving`.

use crate::action::Placement;
use crate::event::{Ending, Event};
use crate::illegal::Illegal;
use crate::joining;
use crate::listing;
use crate::position::{Position, pagodas};
use crate::resolving::resolve;
use crate::state::{Phase, Qin};
use crate::tiles::Tiles;
use game::{Outcome, Refusal, Seat, SeatSet, Witness};

/// RULES 2.3: tiles in a full hand.
pub const HAND: usize = 3;

impl Qin {
    /// One decision of a seat, if it owes one and the rules allow it, with everything that follows.
    #[inline]
    pub(crate) fn decide(
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
        self.carry_out(seat, placement, witness)?;
        Ok(())
    }

    /// RULES 4 and 5: a tile of the hand is laid, everything that follows happens, and the turn passes on.
    #[inline]
    fn carry_out(
        &mut self,
        seat: Seat,
        placement: Placement,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Illegal> {
        let kind = placement.kind();
        if self.hands[seat.index()].of(kind) == 0 {
            return Err(Illegal::NotInHand(kind));
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

    /// RULES 2: a fresh board and full supplies.
    fn begin_game(&mut self, game: usize) {
        self.game = game;
        self.position = Position::start(self.options.side_of(game), self.position.seats);
        self.phase = Phase::Choose(self.starter(game));
        self.deal_hands();
    }

    /// RULES 2.3: three tiles each from the top of the game's stack, seat 0 first.
    pub(crate) fn deal_hands(&mut self) {
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
    #[inline]
    pub fn score(&self, seat: Seat) -> i32 {
        let full = pagodas(self.position.seats);
        let earlier = self.left[..self.game].iter().map(|left| i32::from(full - left[seat.index()]));
        earlier.sum::<i32>() + i32::from(self.position.on_board(seat))
    }

    /// RULES 6.3, 6.5: pagodas on the board, summed over the games of the match; most win, equals together.
    pub(crate) fn outcome(&self) -> Outcome {
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
    use crate::options::Options;
    use game::{Game, SeatCount, Seed};

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
