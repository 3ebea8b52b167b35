//! The building step: pass, or send a builder, pay the rivals and earn the Prime Minister's favour (RULES 5).

use crate::Xian;
use crate::action::Action;
use crate::buildings::{Building, Verb, pair_limit};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::mausoleum::{Door, Tile};
use crate::position::Position;
use crate::prompt::{Asked, Moment, TurnStage};
use crate::resources::Resource;
use game::{Seat, Witness};
use serde::Serialize;

/// RULES 5.1: coins for passing.
const PASS_COINS: u8 = 1;
/// RULES 5.6: prestige for each coin of a fee that is missing.
const PRESTIGE_PER_MISSING_COIN: u8 = 2;
/// RULES 5.7: what the Prime Minister gives to the first who enters his building.
const REWARD_COINS: u8 = 1;
const REWARD_PRESTIGE: u8 = 1;

/// What an entry costs and brings, before its action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct Entry {
    /// Coins that rivals receive.
    pub fee: u8,
    /// How many of them the player lacks …
    pub missing_coins: u8,
    /// … and the prestige that costs.
    pub prestige_paid: u8,
    /// Whether the Prime Minister gives a coin and a point.
    pub rewarded: bool,
    /// Coins left for the action, the Prime Minister's included.
    pub coins_left: u8,
}

impl Position {
    /// RULES 5.2: whether a seat may enter a building now, and what that costs.
    #[inline]
    pub fn check_entry(&self, seat: Seat, building: Building, door: Option<Door>) -> Result<Entry, Illegal> {
        if door.is_some() {
            self.check_tile(seat, Tile::OpenOrFree)?;
        }
        self.check_pair_open(building, door)?;
        self.check_inside(seat, building, door)
    }

    /// RULES 5.4 to 5.6: whether the fee can be paid and the action carried out.
    fn check_inside(&self, seat: Seat, building: Building, door: Option<Door>) -> Result<Entry, Illegal> {
        let entry = self.entry(seat, building, door)?;
        self.check_performable(seat, building.verb(), entry.coins_left)?;
        Ok(entry)
    }

    /// RULES 5.3: a full pair is closed, unless the Open tile is used; and that opens only closed ones.
    #[inline]
    fn check_pair_open(&self, building: Building, door: Option<Door>) -> Result<(), Illegal> {
        let pair = self.pair_of(building);
        match (door, self.is_closed(pair)) {
            (Some(Door::Open), false) => Err(Illegal::PairOpen(building)),
            (None | Some(Door::Free), true) => {
                let (pieces, limit) = (self.pieces_in(pair), pair_limit(self.seats()));
                Err(Illegal::PairClosed { building, pieces, limit })
            }
            (Some(Door::Open), true) | (None | Some(Door::Free), false) => Ok(()),
        }
    }

    /// RULES 5.5 to 5.7: the fee, coins first and prestige for what is missing, and the Prime Minister's coin.
    fn entry(&self, seat: Seat, building: Building, door: Option<Door>) -> Result<Entry, Illegal> {
        let asked: u8 = self.rivals(seat).map(|rival| self.fee_to(rival, building)).sum();
        let fee = match door {
            Some(Door::Free) if asked == 0 => return Err(Illegal::NoFee(building)),
            Some(Door::Free) => 0,
            None | Some(Door::Open) => asked,
        };
        let player = &self.players[seat];
        let coins = player.stock.coins();
        let missing_coins = fee.saturating_sub(coins);
        let prestige_paid = missing_coins * PRESTIGE_PER_MISSING_COIN;
        if missing_coins > 0 && i16::from(prestige_paid) > player.prestige && !self.options.negative_prestige
        {
            return Err(Illegal::FeeTooHigh { building, fee, missing: missing_coins });
        }
        let rewarded = self.prime_minister == building && self.prime_minister_waits();
        let reward = if rewarded { REWARD_COINS } else { 0 };
        let coins_left = coins.saturating_sub(fee) + reward;
        Ok(Entry { fee, missing_coins, prestige_paid, rewarded, coins_left })
    }

    /// RULES 5.2: every building that can be entered, with or without the tile.
    pub(crate) fn each_entry(&self, seat: Seat, mut offer: impl FnMut(Action)) {
        let tile = self.players[seat].can_use(Tile::OpenOrFree);
        for pair in self.pairs() {
            let doors: &[Option<Door>] = match (self.is_closed(pair), tile) {
                (true, false) => &[],
                (true, true) => &[Some(Door::Open)],
                (false, false) => &[None],
                (false, true) => &[None, Some(Door::Free)],
            };
            for building in pair {
                for &door in doors {
                    if self.check_inside(seat, building, door).is_ok() {
                        offer(Action::Enter { building, door });
                    }
                }
            }
        }
    }

    /// RULES 5.4: whether a player with these coins has at least one way to carry a building action out.
    pub(crate) fn check_performable(&self, seat: Seat, verb: Verb, coins: u8) -> Result<(), Illegal> {
        match verb {
            Verb::Model => self.check_can_model(seat),
            Verb::Paint => self.check_can_paint(seat),
            Verb::Forge => self.check_can_forge(seat, coins),
            Verb::Advance => self.check_can_advance(seat),
        }
    }

    /// RULES 5.5, 5.6: rivals receive their fee in full; missing coins come from the reserve.
    fn pay_fee(&mut self, seat: Seat, building: Building, entry: Entry, witness: &mut impl Witness<Event>) {
        for rival in self.rivals(seat) {
            let coins = self.fee_to(rival, building);
            if coins > 0 {
                let builders = self.players[rival].builders[building.index()];
                self.players[rival].stock.add(Resource::Coin, coins);
                witness.see(Event::FeePaid { seat, to: rival, building, builders, coins });
            }
        }
        let player = &mut self.players[seat];
        player.stock.remove(Resource::Coin, entry.fee - entry.missing_coins);
        if entry.missing_coins > 0 {
            player.prestige -= i16::from(entry.prestige_paid);
            witness.see(Event::PrestigePaid {
                seat,
                missing_coins: entry.missing_coins,
                prestige: entry.prestige_paid,
            });
        }
    }

    fn place_builder(&mut self, seat: Seat, building: Building, witness: &mut impl Witness<Event>) {
        self.players[seat].builders[building.index()] += 1;
        let (pieces, limit) = (self.pieces_in(self.pair_of(building)), pair_limit(self.seats()));
        witness.see(Event::BuilderPlaced { seat, building, pieces, limit });
    }

    /// RULES 5.7: a coin and a point, at once.
    fn reward(&mut self, seat: Seat, building: Building, witness: &mut impl Witness<Event>) {
        let (coins, prestige) = (REWARD_COINS, REWARD_PRESTIGE);
        self.players[seat].stock.add(Resource::Coin, coins);
        self.players[seat].prestige += i16::from(prestige);
        witness.see(Event::PrimeMinisterRewards { seat, building, coins, prestige });
    }
}

impl Xian {
    /// RULES 5.8: the tile, the fee, the builder, the Prime Minister, then the action.
    pub(crate) fn enter(
        &mut self,
        moment: Moment,
        building: Building,
        door: Option<Door>,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Illegal> {
        let (seat, table) = (moment.seat, &mut self.table);
        let entry = table.check_entry(seat, building, door)?;
        if door.is_some() {
            table.use_tile(seat, Tile::OpenOrFree, witness);
        }
        if entry.fee > 0 {
            table.pay_fee(seat, building, entry, witness);
        }
        table.place_builder(seat, building, witness);
        if entry.rewarded {
            table.reward(seat, building, witness);
        }
        self.begin_act(Moment { step: TurnStage::End, ..moment }, building.verb(), witness);
        Ok(())
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

    /// RULES 5.1: no building, one coin.
    pub(crate) fn pass(&mut self, moment: Moment, witness: &mut impl Witness<Event>) {
        self.table.players[moment.seat].stock.add(Resource::Coin, PASS_COINS);
        witness.see(Event::Passed { seat: moment.seat, coins: PASS_COINS });
        self.go_on(Moment { step: TurnStage::End, ..moment }, witness);
    }
}
