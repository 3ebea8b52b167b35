//! A room where somebody has yet to sit down. Nothing is dealt: there is no match, so whatever is asked, there is
//! nothing to give away. When the last seat is taken, it becomes a [`GameRoom`].

use super::drafts::Prepared;
use super::entry_error::EntryError;
use super::worked_out::WorkedOut;
use super::{GameRoom, Room, ageing};
use crate::advice::{Coaching, Hint};
use crate::registry::Playable;
use crate::room_info::RoomInfo;
use crate::snapshot::{Explanation, Preview, Snapshot};
use game::{Game, Seat, SeatSet, Turn, Viewer, options};
use std::sync::Arc;
use std::time::Duration;
use store::{ClockReading, Entry};
use table::{FORMAT, Notes, Player, Record, Table};
use words::Language;

/// A table before the deal.
#[derive(Clone)]
pub(super) struct WaitingRoom<G: Game> {
    info: RoomInfo,
    options: G::Options,
    /// The version of the public and of every seat.
    versions: Vec<usize>,
    /// Tables of earlier versions could be prepared for while they waited.
    drafts: Vec<Prepared<G::Action>>,
}

impl<G: Playable> WaitingRoom<G> {
    pub(super) fn open(info: RoomInfo) -> Result<WaitingRoom<G>, EntryError<G>> {
        let options = options::from_json::<G>(&info.opening.options).map_err(EntryError::Options)?;
        let seats = info.chairs.len();
        let (versions, drafts) = (vec![0; seats + 1], vec![Prepared::default(); seats]);
        Ok(WaitingRoom { info, options, versions, drafts })
    }

    pub(super) fn take(&mut self, entry: &Entry) -> Result<(), EntryError<G>> {
        if entry.seat().is_some_and(|seat| seat.index() >= self.info.chairs.len()) {
            return Err(EntryError::NoSuchSeat);
        }
        if self.info.closed {
            return Err(EntryError::Closed);
        }
        match entry {
            Entry::Left { seat } => {
                self.info.leave(*seat);
                self.noticed_by(|_| true);
            }
            Entry::Closed => {
                self.info.closed = true;
                self.noticed_by(|_| true);
            }
            Entry::Sat { seat, person, name, chance } => {
                self.info.sit(*seat, person, name, *chance).map_err(|_| EntryError::Taken)?;
                self.noticed_by(|_| true);
            }
            Entry::Drafted { seat, actions } => {
                let actions: Result<_, _> = actions.iter().map(|action| action.parse()).collect();
                let actions = actions.map_err(EntryError::Unreadable)?;
                self.drafts[seat.index()] = Prepared { actions, played: false };
                self.noticed_by(|viewer| viewer.is(*seat));
            }
            Entry::Asks { seat, asks } => {
                let unasked = self.info.unasked;
                self.info.unasked = if *asks { unasked.without(*seat) } else { unasked.with(*seat) };
                self.noticed_by(|viewer| viewer.is(*seat));
            }
            Entry::Played { .. }
            | Entry::Undone { .. }
            | Entry::Rewound { .. }
            | Entry::Ready { .. }
            | Entry::Noted { .. }
            | Entry::Rematch { .. }
            | Entry::Branched { .. }
            | Entry::Clocked(_) => return Err(EntryError::NotDealt),
        }
        self.info.entries += 1;
        Ok(())
    }

    /// Makes the deal, of what everybody added.
    pub(super) fn deal(self) -> Result<GameRoom<G>, EntryError<G>> {
        let WaitingRoom { info, options, versions, drafts } = self;
        let players = info.chairs.iter().map(|_| Player::named("")).collect();
        let table = Table::dealt(players, options, info.origin.clone()).map_err(EntryError::SetUp)?;
        // Nobody can have decided anything before the deal.
        let ages = versions.clone();
        let worked_out = Arc::new(WorkedOut::nothing(info.chairs.len()));
        let (clocks, log_cache) = (None, Arc::default());
        Ok(GameRoom { info, table, versions, ages, drafts, clocks, worked_out, log_cache })
    }

    fn noticed_by(&mut self, notices: impl Fn(Viewer) -> bool) {
        let seats = (0..).map_while(Seat::new).map(Viewer::Seat);
        for (version, viewer) in self.versions.iter_mut().zip(std::iter::once(Viewer::Public).chain(seats)) {
            *version += usize::from(notices(viewer));
        }
    }
}

impl<G: Playable> Room for WaitingRoom<G> {
    fn info(&self) -> &RoomInfo {
        &self.info
    }

    fn turn(&self) -> Turn {
        Turn::Awaiting(SeatSet::EMPTY)
    }

    fn is_over(&self) -> bool {
        false
    }

    fn notes(&self) -> Option<&Notes> {
        None
    }

    fn clocks(&self) -> Option<&ClockReading> {
        None
    }

    fn actions(&self) -> usize {
        0
    }

    fn awaited(&self, _viewer: Viewer) -> SeatSet {
        SeatSet::EMPTY
    }

    fn version(&self, viewer: Viewer) -> usize {
        self.versions.get(ageing::place(viewer)).copied().unwrap_or_default()
    }

    /// Where nothing is decided, nothing ages: who sits where is looked at when somebody sits down.
    fn is_current(&self, viewer: Viewer, version: usize) -> bool {
        version <= self.version(viewer)
    }

    fn chapters(&self, _viewer: Viewer) -> usize {
        0
    }

    fn moments(&self, _since: &dyn Room) -> u32 {
        0
    }

    fn after(&self, entry: &Entry, language: Language) -> Result<Arc<dyn Room>, Explanation> {
        let explained = |error: EntryError<G>| error.explain(&self.info.names(language), language);
        let mut next = self.clone();
        next.take(entry).map_err(explained)?;
        if next.info.is_full() { Ok(Arc::new(next.deal().map_err(explained)?)) } else { Ok(Arc::new(next)) }
    }

    fn snapshot(&self, _viewer: Viewer, _at: Option<usize>, _language: Language) -> Option<Snapshot> {
        None
    }

    fn preview(&self, _seat: Seat, _action: &str, language: Language) -> Result<Preview, Explanation> {
        Err(EntryError::<G>::NotDealt.explain(&[], language))
    }

    fn explain(&self, _seat: Seat, _things: &[&str], language: Language) -> Option<Explanation> {
        Some(EntryError::<G>::NotDealt.explain(&[], language))
    }

    fn redraft(&self, _seat: Seat, _change: &str) -> Option<Entry> {
        None
    }

    fn declined(&self, _seat: Seat) -> Option<String> {
        None
    }

    fn bots_choice(&self, _seat: Seat, _time: Duration) -> Option<String> {
        None
    }

    fn hint(&self, _seat: Seat, _time: Duration, _language: Language) -> Option<Hint> {
        None
    }

    fn coaching(&self, _seat: Seat, _language: Language) -> Option<Coaching> {
        None
    }

    fn take_back(&self, _seat: Seat, _actions: usize) -> Option<Entry> {
        None
    }

    fn turn_so_far(&self, _seat: Seat) -> usize {
        0
    }

    fn card(&self) -> String {
        boards::card::cover::<G>()
    }

    fn record(&self) -> Record {
        let names = self.info.names(Language::English);
        Record {
            format: FORMAT.into(),
            rules: G::RULES,
            game: G::ID.into(),
            options: self.info.opening.options.clone(),
            seats: names.into_iter().map(Player::named).collect(),
            commitment: self.info.origin.commitment(),
            secret: None,
            contributions: vec![],
            seed: None,
            deal: None,
            actions: vec![],
            notes: vec![],
            outcome: None,
        }
    }

    /// There is nothing more: nothing is dealt.
    fn whole_record(&self) -> Record {
        self.record()
    }
}
