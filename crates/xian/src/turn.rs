//! A turn: its steps, its free moments and its end (RULES 4.5). Says which decision comes next; what the
//! decisions do is in the modules after this one.

use crate::Xian;
use crate::action::Action;
use crate::buildings::Verb;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::mausoleum::Tile;
use crate::prompt::{Asked, Moment, Prompt, Step};
use crate::table::Table;
use game::{Seat, Witness};

impl Table {
    /// RULES 7.1: a tile is used once, by the one who has taken it.
    pub(crate) fn check_tile(&self, seat: Seat, tile: Tile) -> Result<(), Illegal> {
        let player = &self.players[seat];
        if !player.owns(tile) {
            return Err(Illegal::TileNotTaken(tile));
        }
        if player.used.contains(tile) {
            return Err(Illegal::TileUsed(tile));
        }
        Ok(())
    }

    pub(crate) fn use_tile(&mut self, seat: Seat, tile: Tile, witness: &mut impl Witness<Event>) {
        self.players[seat].used.insert(tile);
        witness.see(Event::TileUsed { seat, tile });
    }

    /// RULES 7.7: the +1 Action tile needs an action that can be carried out.
    pub(crate) fn check_extra(&self, seat: Seat, verb: Verb) -> Result<(), Illegal> {
        self.check_tile(seat, Tile::PlusOneAction)?;
        self.check_performable(seat, verb, self.players[seat].stock.coins())
    }

    /// RULES 5.4: whether a building action has at least one way, with so many coins.
    pub(crate) fn check_performable(&self, seat: Seat, verb: Verb, coins: u8) -> Result<(), Illegal> {
        match verb {
            Verb::Model => self.check_can_model(seat),
            Verb::Paint => self.check_can_paint(seat),
            Verb::Forge => self.check_can_forge(seat, coins),
            Verb::Advance => self.check_can_advance(seat),
        }
    }

    /// RULES 4.5: the tiles that can be used by themselves in a free moment.
    #[inline]
    pub(crate) fn tile_options(&self, seat: Seat) -> impl Iterator<Item = Action> {
        let market = self.check_market(seat).is_ok().then_some(Action::Market);
        let verbs: &[Verb] = match self.check_tile(seat, Tile::PlusOneAction) {
            Ok(()) => &Verb::ALL,
            Err(_) => &[],
        };
        let extra = verbs.iter().filter(move |&&verb| self.check_extra(seat, verb).is_ok());
        market.into_iter().chain(extra.map(|&verb| Action::Extra(verb)))
    }
}

impl Xian {
    pub(crate) fn begin_turn(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        witness.see(Event::TurnBegan { seat });
        self.prompt = Prompt::Turn(Moment { seat, step: Step::Worker, asked: Asked::Anything });
    }

    /// Goes on with the turn after something is completed. RULES 4.5: when only tiles are left and none can be
    /// used, the turn ends by itself.
    pub(crate) fn go_on(&mut self, moment: Moment, witness: &mut impl Witness<Event>) {
        if moment.step == Step::End && self.table.tile_options(moment.seat).next().is_none() {
            self.end_turn(moment.seat, witness);
        } else {
            self.ask(moment, Asked::Anything);
        }
    }

    #[inline]
    pub(crate) fn ask(&mut self, moment: Moment, asked: Asked) {
        self.prompt = Prompt::Turn(Moment { asked, ..moment });
    }

    /// The next seat in turn order goes on, or the phase is over.
    pub(crate) fn end_turn(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        witness.see(Event::TurnEnded { seat });
        let mut later = self.table.order.iter().skip_while(|earlier| earlier.seat != seat).skip(1);
        match later.next() {
            Some(next) => self.begin_turn(next.seat, witness),
            None => self.end_phase(witness),
        }
    }

    /// A building action begins: its object is asked for, or the supervisor advances at once.
    pub(crate) fn begin_act(&mut self, moment: Moment, verb: Verb, witness: &mut impl Witness<Event>) {
        match verb {
            Verb::Model => self.ask(moment, Asked::Model),
            Verb::Paint => self.ask(moment, Asked::Paint),
            Verb::Forge => self.ask(moment, Asked::Forge),
            Verb::Advance => self.advance(moment, witness),
        }
    }

    /// RULES 7.7: one building action without a builder.
    pub(crate) fn use_extra(
        &mut self,
        moment: Moment,
        verb: Verb,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Illegal> {
        self.table.check_extra(moment.seat, verb)?;
        self.table.use_tile(moment.seat, Tile::PlusOneAction, witness);
        self.begin_act(moment, verb, witness);
        Ok(())
    }
}
