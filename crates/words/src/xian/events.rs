//! What happens in Xi'an.

use super::names::{Pieces as _, amount, card_names, pigments, resources};
use crate::phrase::{Phrase, Voice};
use game::Seat;
use games::xian::{Bonus, Breakdown, Event, Resource, Set, Space};

/// A sentence for every event that is worth one.
#[expect(clippy::too_many_lines, reason = "one arm for each event, in the order of the game")]
pub fn tell<'a>(event: &Event, voice: Voice<'a>) -> Option<Phrase<'a>> {
    let told = |id: &'static str, seat: Seat| voice.say(id).person("who", seat);
    Some(match *event {
        // The table shows these by itself.
        Event::TurnBegan { .. }
        | Event::TurnEnded { .. }
        | Event::CardsDiscarded { .. }
        | Event::PhaseEnded { phase: 2.., .. }
        | Event::EquipmentSlid { .. }
        | Event::CardsDrawn { cards: None, .. } => return None,

        Event::FavourDecided { seat, returned: None } => told("xian-favour-decided", seat),
        Event::FavourDecided { seat, returned: Some(returned) } => {
            told("xian-favour-chosen", seat).cards(voice, returned.cards())
        }
        Event::CardsExchanged { seat, returned: Some(returned), drawn: Some(drawn), .. }
            if !drawn.is_empty() =>
        {
            let phrase = told("xian-cards-exchanged", seat).with("cards", card_names(voice, returned));
            phrase.with("drawn", card_names(voice, drawn))
        }
        Event::CardsExchanged { seat, count, .. } => {
            told("xian-cards-exchanged-unseen", seat).with("count", count)
        }
        Event::PairLaid { seat, pair: None } => told("xian-pair-laid-unseen", seat),
        Event::PairLaid { seat, pair: Some(pair) } => told("xian-pair-laid", seat).pair(voice, pair),
        Event::PairRevealed { seat, pair } => told("xian-pair-revealed", seat).pair(voice, pair),
        Event::OrderFixed { order } => {
            let names = order.iter().map(|rank| voice.name(rank.seat));
            voice.say("xian-order-fixed").with("order", voice.list(names))
        }

        Event::TaxesCollected { seat, card: _, coins, accountant } => {
            told("xian-taxes-collected", seat).with("coins", coins).with("extra", accountant)
        }
        Event::ClayDelivered { seat, card: _, clay, administrator } => {
            told("xian-clay-delivered", seat).with("clay", clay).with("extra", administrator)
        }
        Event::Recruited { seat, assistant, prestige } => {
            told("xian-recruited", seat).assistant(assistant).with("prestige", prestige)
        }
        Event::PigmentsTaken { seat, taken, exhausted } if taken.is_empty() => {
            told("xian-no-pigment-left", seat).exhausted(voice, exhausted)
        }
        Event::PigmentsTaken { seat, taken, exhausted } => told("xian-pigments-taken", seat)
            .with("pigments", pigments(voice, taken))
            .exhausted(voice, exhausted),

        Event::Passed { seat, coins } => told("xian-passed", seat).with("coins", coins),
        Event::TileUsed { seat, tile } => told("xian-tile-used", seat).tile(tile),
        Event::FeePaid { seat, to, building, builders: _, coins } => {
            told("xian-fee-paid", seat).person("to", to).building(building).with("coins", coins)
        }
        Event::PrestigePaid { seat, missing_coins, prestige } => {
            told("xian-prestige-paid", seat).with("coins", missing_coins).with("prestige", prestige)
        }
        Event::BuilderPlaced { seat, building, pieces, limit } => {
            told("xian-builder-placed", seat).building(building).flag("closes", pieces == limit)
        }
        Event::PrimeMinisterRewards { seat, building, coins, prestige } => {
            let phrase = told("xian-prime-minister-rewards", seat).at(building);
            phrase.with("coins", coins).with("prestige", prestige)
        }

        Event::StatueModelled { seat, space, clay } => {
            told("xian-statue-modelled", seat).space(space).with("clay", clay)
        }
        Event::SpaceRewards { seat, space, gained, exhausted } => {
            let phrase = told("xian-space-rewards", seat).space(space).exhausted(voice, exhausted);
            phrase.with("gains", gains(voice, gained))
        }
        Event::CeramistRewards { seat, prestige } => {
            told("xian-ceramist-rewards", seat).with("prestige", prestige)
        }
        Event::StatueSigned { seat, space } => told("xian-statue-signed", seat).space(space),
        Event::StatuePainted { seat, space, paid, group, prestige } => {
            let phrase = told("xian-statue-painted", seat).space(space).with("soldiers", group.len());
            let phrase = phrase.with("pigments", resources(voice, paid)).with("prestige", prestige);
            others(group, space).fold(phrase, Phrase::at)
        }
        Event::EquipmentForged { seat, slot, card, coins, clay } => {
            let phrase = told("xian-equipment-forged", seat).slot(slot).equipment(card);
            phrase.with("coins", coins).with("clay", clay)
        }
        Event::SupervisorAdvanced { seat, from: _, to } => {
            told("xian-supervisor-advanced", seat).with("to", to).at(format_args!("track {to}"))
        }
        Event::TileTaken { seat, tile } => told("xian-tile-taken", seat).tile(tile),
        Event::EndTileTaken { seat, tile } => told("xian-end-tile-taken", seat).end_tile(tile),
        Event::Swapped { seat, given, taken } => told("xian-swapped", seat).swap(voice, given, taken),
        Event::MarketGiven { seat, given } => {
            told("xian-market-given", seat).with("resources", resources(voice, given))
        }
        Event::MarketTaken { seat, taken } => {
            told("xian-market-taken", seat).with("resources", resources(voice, taken))
        }

        Event::PhaseEnded { round, phase: _ } => voice.say("xian-second-phase").with("round", round),
        Event::BuildersCameHome => voice.say("xian-builders-came-home"),
        Event::RequestLeft { slot, request, round: _ } => {
            voice.say("xian-request-left").request(slot, request)
        }
        Event::PrimeMinisterCalled { from, to } => {
            voice.say("xian-prime-minister-called").building(to).flag("moves", from != to)
        }
        Event::RequestDrawn { slot, request } => voice.say("xian-request-drawn").request(slot, request),
        Event::EquipmentDiscarded { slot, card } => {
            voice.say("xian-equipment-discarded").slot(slot).equipment(card)
        }
        Event::EquipmentDealt { slot, card } => voice.say("xian-equipment-dealt").slot(slot).equipment(card),
        Event::RoundBegan { round } => voice.say("xian-round-began").with("round", round),
        Event::CardsDrawn { seat, cards: Some(cards), .. } => {
            told("xian-cards-drawn", seat).with("cards", card_names(voice, cards))
        }

        Event::EquipmentShown { cards, .. } if cards.is_empty() => return None,
        Event::EquipmentShown { seat, cards } => {
            let names = cards.iter().map(|card| voice.say("xian-equipment").equipment(card).text());
            told("xian-equipment-shown", seat).with("equipment-list", voice.list(names))
        }
        Event::Scored { seat, breakdown } => {
            let phrase = told("xian-scored", seat).with("total", breakdown.total());
            phrase.with("parts", parts(voice, &breakdown))
        }
        Event::GameEnded { winner } => told("xian-game-ended", winner),
    })
}

/// What a space gives, in one breath.
fn gains(voice: Voice, gained: Bonus) -> String {
    let prestige = voice.say("xian-prestige").with("prestige", gained.prestige).text();
    let coins = (gained.coins > 0).then(|| amount(voice, Resource::Coin, gained.coins));
    let pigments = gained.pigments.iter().map(|colour| amount(voice, Resource::from(colour), 1));
    voice.list([prestige].into_iter().chain(coins).chain(pigments))
}

/// Where the points come from, without those that brought nothing.
fn parts(voice: Voice, breakdown: &Breakdown) -> String {
    let parts = [
        ("way", breakdown.prestige),
        ("majorities", breakdown.majorities.iter().copied().map(i16::from).sum()),
        ("sets", breakdown.sets.into()),
        ("matches", breakdown.matches.into()),
        ("unused-tiles", breakdown.unused_tiles.into()),
        ("end-tile", breakdown.end_tile.into()),
        ("leftovers", breakdown.leftovers.into()),
    ];
    let worth_telling = parts.into_iter().filter(|&(part, points)| part == "way" || points != 0);
    voice.list(
        worth_telling.map(|(part, points)| {
            voice.say("xian-score-part").with("part", part).with("points", points).text()
        }),
    )
}

fn others(group: Set<Space>, space: Space) -> impl Iterator<Item = Space> {
    group.without(space).iter()
}
