//! Why not, in Xi'an.

use super::names::{Pieces as _, amount};
use crate::phrase::{Phrase, Voice};
use games::xian::Illegal;

pub fn explain(reason: Illegal, voice: Voice) -> Phrase {
    match reason {
        Illegal::AnotherDecision(decision) => voice.say("xian-refused-another-decision").decision(decision),
        Illegal::NotInHand(card) => voice.say("xian-refused-not-in-hand").card(voice, card),
        Illegal::OneCardTwice(card) => voice.say("xian-refused-one-card-twice").card(voice, card),
        Illegal::TileNotTaken(tile) => {
            let phrase = voice.say("xian-refused-tile-not-taken").tile(tile).with("track", tile.space());
            phrase.at(format_args!("track {}", tile.space()))
        }
        Illegal::TileUsed(tile) => voice.say("xian-refused-tile-used").tile(tile),
        Illegal::NoStatueLeft => voice.say("xian-refused-no-statue-left"),
        Illegal::PairClosed { building, pieces, limit } => {
            let phrase = voice.say("xian-refused-pair-closed").building(building);
            phrase.with("pieces", pieces).with("limit", limit)
        }
        Illegal::PairOpen(building) => voice.say("xian-refused-pair-open").building(building),
        Illegal::NoFee(building) => voice.say("xian-refused-no-fee").building(building),
        Illegal::FeeTooHigh { building, fee, missing } => {
            let phrase = voice.say("xian-refused-fee-too-high").building(building);
            phrase.with("coins", fee).with("missing", missing)
        }
        Illegal::NothingToModel => voice.say("xian-refused-nothing-to-model"),
        Illegal::NothingToPaint => voice.say("xian-refused-nothing-to-paint"),
        Illegal::NothingToForge => voice.say("xian-refused-nothing-to-forge"),
        Illegal::SupervisorAtTheEnd => voice.say("xian-refused-supervisor-at-the-end").at("track 5"),
        Illegal::NoSoldierLeft => voice.say("xian-refused-no-soldier-left"),
        Illegal::SpaceTaken(space) => voice.say("xian-refused-space-taken").space(space),
        Illegal::TooLittleClay { space, cost, clay } => {
            voice.say("xian-refused-too-little-clay").space(space).with("cost", cost).with("clay", clay)
        }
        Illegal::NothingToReduce => voice.say("xian-refused-nothing-to-reduce"),
        Illegal::NoRawStatue(space) => voice.say("xian-refused-no-raw-statue").space(space),
        Illegal::SignedByRival { space, by } => {
            voice.say("xian-refused-signed-by-rival").space(space).person("who", by)
        }
        Illegal::PigmentsLack(space) => voice.say("xian-refused-pigments-lack").space(space),
        Illegal::WrongPayment(space, _) => voice.say("xian-refused-wrong-payment").space(space),
        Illegal::SlotEmpty(slot) => voice.say("xian-refused-slot-empty").slot(slot),
        Illegal::TooFewCoins { slot, price, coins } => {
            voice.say("xian-refused-too-few-coins").slot(slot).with("price", price).with("coins", coins)
        }
        Illegal::EndTileGone(tile) => voice.say("xian-refused-end-tile-gone").end_tile(tile).at("track 5"),
        Illegal::SameKind(_) => voice.say("xian-refused-same-kind"),
        Illegal::NotOwned(resource) => voice.say("xian-refused-not-owned").with("resource", resource.name()),
        Illegal::GiftNotOwned(_) => voice.say("xian-refused-gift-not-owned"),
        Illegal::NothingForGift(_) => voice.say("xian-refused-nothing-for-gift"),
        Illegal::NothingToTrade => voice.say("xian-refused-nothing-to-trade"),
        Illegal::AnotherCount { given } => voice.say("xian-refused-another-count").with("given", given),
        Illegal::TakenBack(resource) => {
            voice.say("xian-refused-taken-back").with("given", amount(voice, resource, 1))
        }
        Illegal::ReserveLacks(resource) => {
            voice.say("xian-refused-reserve-lacks").with("resource", resource.name())
        }
    }
}
