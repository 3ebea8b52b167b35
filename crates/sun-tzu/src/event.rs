//! What happens, one event for each consequence, with the arithmetic a page or a log needs.
//! An event is the whole truth; `seen_by` says what of it a viewer is told.

use crate::action::Shares;
use crate::battle::Victory;
use crate::card::{Card, Cards};
use crate::province::{ByProvince, Province};
use crate::scoring::Ending;
use crate::side::{Both, Side};
use crate::state::Moment;
use crate::warlord::Warlord;
use game::{Audience, Viewer};
use serde::Serialize;

/// One consequence of an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A side has secretly chosen its warlord.
    WarlordChosen { side: Side, warlord: Warlord },
    /// Both sides have chosen; only a head start shows.
    WarlordsReady { head_start: bool },
    /// A warlord card is used, for all to see.
    WarlordShown { side: Side, warlord: Warlord },
    /// The white cards of an opening hand.
    OpeningHand { side: Side, cards: Cards },
    /// A new dynasty begins.
    DynastyBegan { dynasty: u8 },
    /// A card lies face down beside a province.
    CardLaid { side: Side, province: Province, card: Card },
    /// A side has secretly settled which cards it trades for armies; perhaps none.
    TradeSettled { side: Side, cards: Cards },
    /// Both plans are complete, and final.
    PlansReady,
    /// Traded cards became armies: this is the reserve now, and this is still aside.
    Mustered { side: Side, cards: Cards, reserve: u8, aside: u8 },
    /// An army came from the reserve; this is how many stand in the province now.
    Reinforced { side: Side, province: Province, armies: u8, reserve: u8 },
    /// An army was sent back to its owner's reserve; this is how many still stand in the province.
    Raided { by: Side, province: Province, owner: Side, armies: u8 },
    /// An army moved.
    Marched { side: Side, from: Province, to: Province },
    /// A side kept its warlord card secret.
    Passed { side: Side },
    /// A moment at which a secret warlord card could have been played went by, whether or not anybody had one.
    MomentPassed { moment: Moment },
    /// Who names the provinces in this dynasty, by the armies on the map; if nobody does, they come in row order.
    OrderDecided { armies: Both<u8>, holder: Option<Side> },
    /// The lead changed, and with it the right to name the next province.
    ChooserChanged { side: Side },
    /// A province was named to come next.
    ProvinceNamed { side: Side, province: Province },
    /// Both cards of a province are turned up.
    Revealed { province: Province, cards: Both<Card> },
    /// A card was paid for with armies; a 6 leaves its army as a marker, others lose them for good.
    Paid { side: Side, province: Province, card: Card, from_reserve: u8, from_map: Shares },
    /// A plague instead of a battle.
    PlagueStruck { province: Province, holder: Option<Side>, armies: u8, survivors: u8 },
    /// A battle: these cards were compared (a feint counts as a 6); the margin is Sun Tzu's if positive.
    Fought { province: Province, compared: Both<Card>, margin: i8, victory: Option<Victory> },
    /// The winner's armies marched in; what neither reserve nor map could give lapsed.
    Placed { side: Side, province: Province, from_reserve: u8, from_map: Shares, lapsed: u8 },
    /// The cards of a dynasty are cleared away.
    Tidied { side: Side, home: Cards, spent: Cards },
    /// A province paid at once, and the marker moved.
    ProvinceScored { province: Province, holder: Option<Side>, points: u8, from: i8, to: i8 },
    /// All provinces paid their holders, and the marker moved by the difference.
    Scored { paid: ByProvince<Option<(Side, u8)>>, points: Both<u8>, from: i8, to: i8 },
    /// A side looks at the top of its pile, and will keep this many of the cards.
    Looked { side: Side, cards: Cards, keep: u8 },
    /// A side has secretly settled its draw.
    Kept { side: Side, cards: Cards, under: Option<Card> },
    /// A side secretly leaves its pile alone.
    DrawDeclined { side: Side },
    /// Both draws are done: how many cards were taken, and how many hand and pile have now.
    Drew { side: Side, took: u8, hand: u8, pile: u8 },
    /// The game is over, and everything lies open.
    Ended { ending: Ending, winner: Option<Side> },
}

impl Event {
    /// The side that alone is told of this event, if it is a secret.
    fn secret_of(&self) -> Option<Side> {
        match *self {
            Event::WarlordChosen { side, .. }
            | Event::OpeningHand { side, .. }
            | Event::CardLaid { side, .. }
            | Event::TradeSettled { side, .. }
            | Event::Passed { side }
            | Event::Looked { side, .. }
            | Event::Kept { side, .. }
            | Event::DrawDeclined { side } => Some(side),
            _ => None,
        }
    }
}

impl game::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        self.secret_of().is_none_or(|side| side.is(viewer)).then_some(*self)
    }

    /// When a secret decision of both sides is closed, everybody learns what the other did or did not do in it:
    /// whether there is a head start, a purchase, a declined draw, a warlord card played in time. From there on
    /// nobody may change his mind, even if nothing is turned up at once.
    fn reveals_to(&self) -> Audience {
        match *self {
            Event::OpeningHand { side, .. } | Event::Looked { side, .. } => Audience::Only(side.seat()),
            // The other side is asked next, or sees the game go on: no card was played, it learns.
            Event::Passed { side } => Audience::Only(side.rival().seat()),
            Event::WarlordShown { side, .. } | Event::Mustered { side, .. } => Audience::Others(side.seat()),
            Event::WarlordsReady { .. }
            | Event::PlansReady
            | Event::MomentPassed { .. }
            | Event::Revealed { .. }
            | Event::Drew { .. }
            | Event::Ended { .. } => Audience::Everyone,
            _ => Audience::Nobody,
        }
    }

    /// RULES 8.2.
    fn is_moment(&self) -> bool {
        matches!(self, Event::MomentPassed { .. })
    }
}
