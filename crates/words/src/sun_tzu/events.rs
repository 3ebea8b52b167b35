//! What happens in Sun Tzu.

use super::{Pieces as _, list, march};
use crate::phrase::{Phrase, Voice};
use games::sun_tzu::{Both, Card, Ending, Event, Province, Shares, Side, Victory};

/// A sentence for every event that is worth one.
pub fn tell<'a>(event: &Event, voice: Voice<'a>) -> Option<Phrase<'a>> {
    Some(match *event {
        // That a moment went by, and where used cards go, is seen on the table.
        Event::MomentPassed { .. } | Event::Tidied { .. } => return None,
        Event::WarlordChosen { side, warlord } => {
            voice.say("sun-tzu-warlord-chosen").side("who", side).warlord(warlord)
        }
        Event::WarlordsReady { head_start: true } => {
            voice.say("sun-tzu-head-start").side("who", Side::KingShao)
        }
        Event::WarlordsReady { head_start: false } => voice.say("sun-tzu-warlords-ready"),
        Event::WarlordShown { side, warlord } => {
            voice.say("sun-tzu-warlord-shown").side("who", side).warlord(warlord)
        }
        Event::OpeningHand { side, cards } => {
            voice.say("sun-tzu-opening-hand").side("who", side).with("cards", list(voice, cards))
        }
        Event::DynastyBegan { dynasty } => voice.say("sun-tzu-dynasty-began").with("dynasty", dynasty),
        Event::CardLaid { side, province, card } => {
            voice.say("sun-tzu-card-laid").side("who", side).province(province).card(card)
        }
        Event::TradeSettled { side, cards } => {
            let phrase = voice.say("sun-tzu-trade-settled").side("who", side);
            phrase.with("count", cards.len()).with("cards", list(voice, cards))
        }
        Event::PlansReady => voice.say("sun-tzu-plans-ready"),
        Event::Mustered { side, cards, reserve: _, aside: _ } => {
            let phrase = voice.say("sun-tzu-mustered").side("who", side);
            phrase.with("count", cards.len()).with("cards", list(voice, cards))
        }
        Event::Reinforced { side, province, armies, reserve: _ } => {
            voice.say("sun-tzu-reinforced").side("who", side).province(province).with("armies", armies)
        }
        Event::Raided { by, province, owner, armies: _ } => {
            voice.say("sun-tzu-raided").side("who", by).side("owner", owner).province(province)
        }
        Event::Marched { side, from, to } => {
            march(voice.say("sun-tzu-marched").side("who", side), voice, from, to)
        }
        Event::Passed { side } => voice.say("sun-tzu-passed").side("who", side),
        Event::OrderDecided { armies: _, holder: None } => voice.say("sun-tzu-order-of-the-row"),
        Event::OrderDecided { armies, holder: Some(side) } => {
            let phrase = voice.say("sun-tzu-order-decided").side("who", side);
            phrase.with("own", armies[side]).with("rival", armies[side.rival()])
        }
        Event::ChooserChanged { side } => voice.say("sun-tzu-chooser-changed").side("who", side),
        Event::ProvinceNamed { side, province } => {
            voice.say("sun-tzu-province-named").side("who", side).province(province)
        }
        Event::Revealed { province, cards } => revealed(voice, province, cards),
        Event::Paid { side, province, card, from_reserve, from_map } => {
            let phrase = voice.say("sun-tzu-paid").side("who", side).province(province).card(card);
            levied(phrase, from_reserve, from_map).flag("stays", card == Card::Six)
        }
        Event::PlagueStruck { province, holder: None, .. } => {
            voice.say("sun-tzu-plague-in-vain").province(province)
        }
        Event::PlagueStruck { province, holder: Some(side), armies, survivors } => {
            let phrase = voice.say("sun-tzu-plague-struck").side("who", side).province(province);
            phrase.with("armies", armies).with("survivors", survivors)
        }
        Event::Fought { province, victory: None, .. } => voice.say("sun-tzu-undecided").province(province),
        Event::Fought { province, margin, victory: Some(Victory { winner, driven_off, .. }), .. } => {
            let phrase = voice.say("sun-tzu-fought").side("who", winner).side("rival", winner.rival());
            let phrase = phrase.province(province).with("margin", margin.unsigned_abs());
            phrase.with("driven-off", driven_off)
        }
        Event::Placed { side, province, from_reserve, from_map, lapsed } => {
            let phrase = voice.say("sun-tzu-placed").side("who", side).province(province);
            levied(phrase, from_reserve, from_map).with("lapsed", lapsed)
        }
        Event::ProvinceScored { province, holder: None, .. } => {
            voice.say("sun-tzu-province-paid-nobody").province(province)
        }
        Event::ProvinceScored { province, holder: Some(side), points, from: _, to } => {
            let phrase = voice.say("sun-tzu-province-scored").side("who", side).province(province);
            marker(phrase.with("points", points), to)
        }
        Event::Scored { paid: _, points, from: _, to } => {
            let phrase = voice.say("sun-tzu-scored").side("one", Side::SunTzu).side("other", Side::KingShao);
            let phrase = phrase.with("ones", points[Side::SunTzu]).with("others", points[Side::KingShao]);
            marker(phrase, to)
        }
        Event::Looked { side, cards, keep } => {
            let phrase = voice.say("sun-tzu-looked").side("who", side);
            phrase.with("cards", list(voice, cards)).with("keep", keep)
        }
        Event::Kept { side, cards, under: None } => {
            voice.say("sun-tzu-took").side("who", side).with("cards", list(voice, cards))
        }
        Event::Kept { side, cards, under: Some(card) } => {
            voice.say("sun-tzu-kept").side("who", side).with("cards", list(voice, cards)).card(card)
        }
        Event::DrawDeclined { side } => voice.say("sun-tzu-draw-declined").side("who", side),
        Event::Drew { side, took, hand, pile: _ } => {
            voice.say("sun-tzu-drew").side("who", side).with("took", took).with("hand", hand)
        }
        Event::Ended { winner: None, .. } => voice.say("sun-tzu-ended-in-a-draw"),
        Event::Ended { ending, winner: Some(side) } => {
            voice.say("sun-tzu-ended").side("who", side).with("ending", how(ending))
        }
    })
}

fn revealed(voice: Voice, province: Province, cards: Both<Card>) -> Phrase {
    let shown = |side| voice.say("sun-tzu-card").card(cards[side]).text();
    let phrase = voice.say("sun-tzu-revealed").province(province);
    let phrase = phrase.side("one", Side::SunTzu).with("ones", shown(Side::SunTzu));
    phrase.side("other", Side::KingShao).with("others", shown(Side::KingShao))
}

/// Armies from the reserve, and those that other provinces had to give.
fn levied(phrase: Phrase, from_reserve: u8, from_map: Shares) -> Phrase {
    let phrase = phrase.with("armies", from_reserve + from_map.total());
    let phrase = phrase.with("from-reserve", from_reserve).with("from-map", from_map.total());
    from_map.iter().fold(phrase, |phrase, (province, _)| phrase.at(province))
}

/// Where the marker stands.
fn marker(phrase: Phrase, track: i8) -> Phrase {
    let phrase = phrase.with("space", track.unsigned_abs());
    match Side::favoured_by(track) {
        None => phrase,
        Some(side) => phrase.side("ahead", side),
    }
}

const fn how(ending: Ending) -> &'static str {
    match ending {
        Ending::RedSpace => "red-space",
        Ending::Track => "track",
        Ending::Reserve => "reserve",
        Ending::Map => "map",
        Ending::Draw => "draw",
    }
}
