//! The Palace: the supervisor's next space, its tile, and the Emissary's swap (RULES 6.10 to 6.12).

use crate::Xian;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::mausoleum::{EndTile, LAST_SPACE, Supervisor, Tile};
use crate::position::Position;
use crate::prompt::{Asked, Moment};
use crate::resources::Resource;
use crate::workers::Assistant;
use game::{Seat, Witness};

impl Position {
    /// RULES 6.10: nobody goes beyond the last space.
    pub(crate) fn check_can_advance(&self, seat: Seat) -> Result<(), Illegal> {
        if self.players[seat].supervisor.space == LAST_SPACE {
            return Err(Illegal::SupervisorAtTheEnd);
        }
        Ok(())
    }

    /// RULES 6.10: one space ahead, on top of the markers there.
    fn move_supervisor(&mut self, seat: Seat, witness: &mut impl Witness<Event>) -> Supervisor {
        let from = self.players[seat].supervisor.space;
        let to = from + 1;
        let there = self.players.iter().map(|player| player.supervisor).filter(|marker| marker.space == to);
        let height = there.map(|marker| marker.height + 1).max().unwrap_or(0);
        let moved = Supervisor { space: to, height };
        self.players[seat].supervisor = moved;
        witness.see(Event::SupervisorAdvanced { seat, from, to });
        moved
    }

    /// RULES 6.12: one resource for another kind, as far as the reserve has it.
    fn check_swap(&self, seat: Seat, give: Resource, take: Resource) -> Result<(), Illegal> {
        if give == take {
            return Err(Illegal::SameKind(give));
        }
        if self.players[seat].stock.of(give) == 0 {
            return Err(Illegal::NotOwned(give));
        }
        if self.reserve.of(take) == 0 {
            return Err(Illegal::ReserveLacks(take));
        }
        Ok(())
    }

    /// RULES 6.12: every swap that the Emissary can make.
    pub(crate) fn each_swap(&self, seat: Seat, mut offer: impl FnMut(Resource, Resource)) {
        for give in Resource::ALL {
            for take in Resource::ALL {
                if self.check_swap(seat, give, take).is_ok() {
                    offer(give, take);
                }
            }
        }
    }

    /// Something owned can always be swapped: the reserve never lacks both coins and clay.
    fn can_swap(&self, seat: Seat) -> bool {
        let player = &self.players[seat];
        player.assistants.contains(Assistant::Emissary) && player.stock.total() > 0
    }
}

impl Xian {
    pub(crate) fn advance(&mut self, moment: Moment, witness: &mut impl Witness<Event>) {
        let seat = moment.seat;
        let supervisor = self.table.move_supervisor(seat, witness);
        match Tile::on(supervisor.space) {
            Some(tile) => {
                witness.see(Event::TileTaken { seat, tile });
                self.finish_advance(moment, witness);
            }
            None => self.ask(moment, Asked::EndTile),
        }
    }

    /// RULES 6.11: one of the end tiles that are left.
    pub(crate) fn choose_end_tile(
        &mut self,
        moment: Moment,
        tile: EndTile,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Illegal> {
        if !self.table.end_tiles.contains(tile) {
            return Err(Illegal::EndTileGone(tile));
        }
        self.table.end_tiles = self.table.end_tiles.without(tile);
        self.table.players[moment.seat].end_tile = Some(tile);
        witness.see(Event::EndTileTaken { seat: moment.seat, tile });
        self.finish_advance(moment, witness);
        Ok(())
    }

    /// RULES 6.12: after the tile the Emissary may swap.
    fn finish_advance(&mut self, moment: Moment, witness: &mut impl Witness<Event>) {
        if self.table.can_swap(moment.seat) {
            self.ask(moment, Asked::Swap);
        } else {
            self.go_on(moment, witness);
        }
    }

    pub(crate) fn swap(
        &mut self,
        moment: Moment,
        given: Resource,
        taken: Resource,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Illegal> {
        let (seat, table) = (moment.seat, &mut self.table);
        table.check_swap(seat, given, taken)?;
        table.give_back(seat, given);
        table.take_out(seat, taken);
        witness.see(Event::Swapped { seat, given, taken });
        self.go_on(moment, witness);
        Ok(())
    }
}
