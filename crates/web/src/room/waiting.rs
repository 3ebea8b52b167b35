//! A room where somebody has yet to sit down. Nothing is dealt: there is no match, so whatever is asked, there is
//! nothing to give away. When the last seat is taken, it becomes a [`GameRoom`].

use super::drafts::Prepared;
use super::entry_error::EntryError;
use super::{GameRoom, Room, ageing};
use crate::sheet::Sheet;
use crate::shelf::Playable;
use crate::snapshot::{Explanation, Preview, Snapshot};
use game::{Game, Seat, SeatSet, Turn, Viewer, options};
use std::sync::Arc;
use std::time::Duration;
use store::Entry;
use table::{FORMAT, Player, Record, Table};
use words::Language;

/// A table before the deal.
#[derive(Clone)]
pub(super) struct WaitingRoom<G: Game> {
    sheet: Sheet,
    options: G::Options,
    /// The version of the public and of every seat.
    versions: Vec<usize>,
    /// Tables of before could be prepared for while they waited.
    drafts: Vec<Prepared<G::Action>>,
}

impl<G: Playable> WaitingRoom<G> {
    pub(super) fn open(sheet: Sheet) -> Result<WaitingRoom<G>, EntryError<G>> {
        let options = options::from_json::<G>(&sheet.opening.options).map_err(EntryError::Options)?;
        let seats = sheet.chairs.len();
        let (versions, drafts) = (vec![0; seats + 1], vec![Prepared::default(); seats]);
        Ok(WaitingRoom { sheet, options, versions, drafts })
    }

    pub(super) fn take(&mut self, entry: &Entry) -> Result<(), EntryError<G>> {
        if entry.seat().is_some_and(|seat| seat.index() >= self.sheet.chairs.len()) {
            return Err(EntryError::NoSuchSeat);
        }
        match entry {
            Entry::Sat { seat, person, name, chance } => {
                self.sheet.sit(*seat, person, name, *chance).map_err(|_| EntryError::Taken)?;
                self.noticed_by(|_| true);
            }
            Entry::Drafted { seat, actions } => {
                let actions: Result<_, _> = actions.iter().map(|action| action.parse()).collect();
                let actions = actions.map_err(EntryError::Unreadable)?;
                self.drafts[seat.index()] = Prepared { actions, played: false };
                self.noticed_by(|viewer| viewer.is(*seat));
            }
            Entry::Asks { seat, asks } => {
                let asking = self.sheet.asking;
                self.sheet.asking = if *asks { asking.with(*seat) } else { asking.without(*seat) };
                self.noticed_by(|viewer| viewer.is(*seat));
            }
            Entry::Played { .. }
            | Entry::Undone { .. }
            | Entry::Rewound { .. }
            | Entry::Ready { .. }
            | Entry::Rematch { .. } => return Err(EntryError::NotDealt),
        }
        self.sheet.entries += 1;
        Ok(())
    }

    /// Makes the deal, of what everybody added.
    pub(super) fn deal(self) -> Result<GameRoom<G>, EntryError<G>> {
        let WaitingRoom { sheet, options, versions, drafts } = self;
        let players = sheet.chairs.iter().map(|_| Player::named("")).collect();
        let table = Table::dealt(players, options, sheet.origin.clone()).map_err(EntryError::SetUp)?;
        // Nobody can have decided anything before the deal.
        let ages = versions.clone();
        Ok(GameRoom { sheet, table, versions, ages, drafts })
    }

    fn noticed_by(&mut self, notices: impl Fn(Viewer) -> bool) {
        let seats = (0..).map_while(Seat::new).map(Viewer::Seat);
        for (version, viewer) in self.versions.iter_mut().zip(std::iter::once(Viewer::Public).chain(seats)) {
            *version += usize::from(notices(viewer));
        }
    }
}

impl<G: Playable> Room for WaitingRoom<G> {
    fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    fn turn(&self) -> Turn {
        Turn::Awaiting(SeatSet::EMPTY)
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
        let explained = |error: EntryError<G>| error.explain(&self.sheet.names(language), language);
        let mut next = self.clone();
        next.take(entry).map_err(explained)?;
        if next.sheet.is_full() { Ok(Arc::new(next.deal().map_err(explained)?)) } else { Ok(Arc::new(next)) }
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

    fn take_back(&self, _seat: Seat, _actions: usize) -> Option<Entry> {
        None
    }

    fn turn_so_far(&self, _seat: Seat) -> usize {
        0
    }

    fn record(&self) -> Record {
        let names = self.sheet.names(Language::English);
        Record {
            format: FORMAT.into(),
            rules: G::RULES,
            game: G::ID.into(),
            options: self.sheet.opening.options.clone(),
            seats: names.into_iter().map(Player::named).collect(),
            commitment: self.sheet.origin.commitment(),
            secret: None,
            contributions: vec![],
            seed: None,
            deal: None,
            actions: vec![],
            outcome: None,
        }
    }

    /// There is nothing more: nothing is dealt.
    fn whole_record(&self) -> Record {
        self.record()
    }
}
