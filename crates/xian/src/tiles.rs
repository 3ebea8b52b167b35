//! The bonus tiles (RULES 7): whose they are, that each is used once, and the +1 Action tile. The Market has a
//! room of its own, and what the others change is with the actions they change.

use crate::Xian;
use crate::action::Action;
use crate::buildings::Verb;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::mausoleum::Tile;
use crate::position::Position;
use crate::prompt::Moment;
use game::{Seat, Witness};

impl Position {
    /// RULES 7.1: a tile is used once, by the one who has taken it.
    #[inline]
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
