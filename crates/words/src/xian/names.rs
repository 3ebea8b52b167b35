//! The pieces and places of Xi'an in a sentence.

use crate::phrase::{Phrase, Voice};
use games::xian::{
    Assistant, Building, Card, CardSet, Colour, Decision, EndTile, Equipment, OneOrTwo, Pair, Price, Request,
    RequestSlot, Resource, Section, Set, Slot, Space, Tile,
};

pub trait Pieces {
    fn space(self, space: Space) -> Self;
    fn building(self, building: Building) -> Self;
    fn slot(self, slot: Slot) -> Self;
    fn tile(self, tile: Tile) -> Self;
    fn end_tile(self, tile: EndTile) -> Self;
    fn assistant(self, assistant: Assistant) -> Self;
    fn equipment(self, card: Equipment) -> Self;
    fn request(self, slot: RequestSlot, request: Request) -> Self;
    fn decision(self, decision: Decision) -> Self;
    fn price(self, price: Price) -> Self;
    fn card(self, voice: Voice, card: Card) -> Self;
    /// Cards, and how many they are.
    fn cards(self, voice: Voice, cards: CardSet) -> Self;
    fn pair(self, voice: Voice, pair: Pair) -> Self;
    fn swap(self, voice: Voice, given: Resource, taken: Resource) -> Self;
    /// Colours that the reserve could not give; perhaps none.
    fn exhausted(self, voice: Voice, colours: Set<Colour>) -> Self;
}

impl Pieces for Phrase<'_> {
    fn space(self, space: Space) -> Self {
        self.with("space", space.title()).at(space)
    }

    fn building(self, building: Building) -> Self {
        self.place("building", building)
    }

    fn slot(self, slot: Slot) -> Self {
        self.with("slot", slot.to_string()).at(format_args!("slot {slot}"))
    }

    fn tile(self, tile: Tile) -> Self {
        self.with("tile", tile.name())
    }

    fn end_tile(self, tile: EndTile) -> Self {
        self.with("end-tile", tile.name())
    }

    fn assistant(self, assistant: Assistant) -> Self {
        self.with("assistant", assistant.name())
    }

    fn equipment(self, card: Equipment) -> Self {
        self.with("equipment", card.kind().name())
    }

    fn request(self, slot: RequestSlot, request: Request) -> Self {
        let phrase = self.with("colour", request.colour().name()).with("number", request.number());
        phrase.with("section", section_of(slot).name()).at(format_args!("request {slot}"))
    }

    fn decision(self, decision: Decision) -> Self {
        self.with("decision", decision_word(decision))
    }

    fn price(self, price: Price) -> Self {
        self.flag("reduced", price == Price::Reduced)
    }

    fn card(self, voice: Voice, card: Card) -> Self {
        self.with("card", card_name(voice, card))
    }

    fn cards(self, voice: Voice, cards: CardSet) -> Self {
        self.with("count", cards.len()).with("cards", card_names(voice, cards))
    }

    fn pair(self, voice: Voice, pair: Pair) -> Self {
        self.with("top", card_name(voice, pair.top)).with("bottom", card_name(voice, pair.bottom))
    }

    fn swap(self, voice: Voice, given: Resource, taken: Resource) -> Self {
        self.with("given", amount(voice, given, 1)).with("taken", amount(voice, taken, 1))
    }

    fn exhausted(self, voice: Voice, colours: Set<Colour>) -> Self {
        let colour = |colour: Colour| voice.say("xian-colour").with("colour", colour.name()).text();
        self.with("missing", colours.len()).with("exhausted", voice.list(colours.iter().map(colour)))
    }
}

/// The section that a request stands at.
const fn section_of(slot: RequestSlot) -> Section {
    match slot {
        RequestSlot::A => Section::A,
        RequestSlot::B1 | RequestSlot::B2 => Section::B,
        RequestSlot::C => Section::C,
    }
}

/// “the yellow 4”
pub fn card_name(voice: Voice, card: Card) -> String {
    let phrase = voice.say("xian-card").with("colour", card.colour().name());
    phrase.with("number", card.initiative()).text()
}

pub fn card_names(voice: Voice, cards: CardSet) -> String {
    voice.list(cards.iter().map(|card| card_name(voice, card)))
}

/// “a coin”, “2 red pigments”
pub fn amount(voice: Voice, resource: Resource, count: u8) -> String {
    voice.say("xian-resource").with("resource", resource.name()).with("count", count).text()
}

/// “a coin and 1 clay”, “2 red pigments”
pub fn resources<T: Copy + Ord + Into<Resource>>(voice: Voice, things: OneOrTwo<T>) -> String {
    let things: Vec<Resource> = things.iter().map(Into::into).collect();
    match things[..] {
        [one, other] if one == other => amount(voice, one, 2),
        _ => voice.list(things.into_iter().map(|thing| amount(voice, thing, 1))),
    }
}

pub fn pigments(voice: Voice, colours: Set<Colour>) -> String {
    voice.list(colours.iter().map(|colour| amount(voice, Resource::from(colour), 1)))
}

const fn decision_word(decision: Decision) -> &'static str {
    match decision {
        Decision::Favour => "favour",
        Decision::Pair => "pair",
        Decision::Worker => "worker",
        Decision::Building => "building",
        Decision::EndOfTurn => "end-of-turn",
        Decision::Model => "model",
        Decision::Paint => "paint",
        Decision::Forge => "forge",
        Decision::Payment => "payment",
        Decision::Signature => "signature",
        Decision::EndTile => "end-tile",
        Decision::Swap => "swap",
        Decision::Gift => "gift",
        Decision::Taking => "taking",
    }
}
