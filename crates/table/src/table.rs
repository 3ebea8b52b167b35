//! The table itself: opening it, playing at it, looking at it now and as it was.

use crate::notes::{CannotNote, Ended, Note, Noted, Notes, Proposal};
use crate::record::{FORMAT, Player, Record};
use game::chance::Dice;
use game::{
    Commitment, Event, Game, Origin, Outcome, Refusal, Seat, SeatCount, SeatSet, Seed, SetUpError, Turn,
    View, Viewer,
};
use serde_json::Value;
use std::ops::Range;
use std::sync::Arc;

/// A match in progress, or finished. The state stays inside.
#[derive(Debug, Clone)]
pub struct Table<G: Game> {
    players: Vec<Player>,
    options: G::Options,
    /// Unknown if only the deal was written down.
    origin: Option<Origin>,
    commitment: Commitment,
    deal: Arc<G::Deal>,
    start: G,
    pub(crate) state: G,
    pub(crate) moves: Vec<Move<G>>,
    /// The position before whoever played last began to, and how many actions led to it: looking back need not begin
    /// at the start.
    checkpoint: (usize, G),
    notes: Notes,
}

/// An action that was played, and everything that came of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Move<G: Game> {
    pub seat: Seat,
    pub action: G::Action,
    /// The whole truth; [`Table::story`] tells what a viewer may know.
    pub(crate) events: Arc<[G::Event]>,
    pub(crate) sealed: bool,
    /// Whether nobody else was told that this seat owed a decision.
    pub(crate) unannounced: bool,
    /// The other seats that owed their part of the same decision.
    pub(crate) together: SeatSet,
}

impl<G: Game> Move<G> {
    /// Whether the viewer saw which action this was when it was played.
    pub fn is_open_to(&self, viewer: Viewer) -> bool {
        !self.sealed || viewer.is(self.seat)
    }

    /// Whether this seat owed its part of the same decision when this was played.
    pub fn is_decided_beside(&self, seat: Seat) -> bool {
        self.together.contains(seat)
    }
}

impl<G: Game> Table<G> {
    /// Opens a table: from here on its outcome depends on nothing but the actions.
    pub fn open(players: Vec<Player>, options: G::Options, seed: Seed) -> Result<Table<G>, SetUpError> {
        Table::dealt(players, options, Origin::Whole(seed))
    }

    /// Opens a table with the seed that its origin gives.
    pub fn dealt(players: Vec<Player>, options: G::Options, origin: Origin) -> Result<Table<G>, SetUpError> {
        let seats = seat_count::<G>(players.len())?;
        let deal = G::deal(seats, &options, &origin.seed());
        let commitment = origin.commitment();
        Table::set_up(players, options, Some(origin), commitment, deal)
    }

    pub(crate) fn set_up(
        players: Vec<Player>,
        options: G::Options,
        origin: Option<Origin>,
        commitment: Commitment,
        deal: G::Deal,
    ) -> Result<Table<G>, SetUpError> {
        let start = G::set_up(seat_count::<G>(players.len())?, &options, &deal)?;
        let (deal, state, checkpoint) = (Arc::new(deal), start.clone(), (0, start.clone()));
        let (moves, notes) = (vec![], Notes::default());
        Ok(Table { players, options, origin, commitment, deal, start, state, moves, checkpoint, notes })
    }

    /// Who sits where.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// The promise about the deal: known to all before the first decision.
    pub fn commitment(&self) -> Commitment {
        self.commitment
    }

    /// Who owes a decision, or how it ended by the rules. Nobody does once it has ended otherwise.
    pub fn turn(&self) -> Turn {
        if self.ended().is_some() { Turn::Awaiting(SeatSet::EMPTY) } else { self.state.turn() }
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.turn().outcome()
    }

    /// Whether the match is over, by the rules or otherwise.
    pub fn is_over(&self) -> bool {
        self.outcome().is_some() || self.ended().is_some()
    }

    /// How the match ended, if it did not end by the rules.
    pub fn ended(&self) -> Option<Ended> {
        self.notes.ended()
    }

    /// What was done beside playing.
    pub fn notes(&self) -> &Notes {
        &self.notes
    }

    /// Notes what a seat does beside playing. What all have agreed on with it is given back, with who asked for it: the
    /// match may have ended; anything else is for whoever keeps the table to do.
    pub fn note(&mut self, seat: Seat, what: Noted) -> Result<Option<(Seat, Proposal)>, CannotNote> {
        if self.is_over() {
            return Err(CannotNote::Over);
        }
        self.notes.add(Note { after: self.moves.len(), seat, what }, self.players.len())
    }

    /// Which of the game's ways to end it took.
    pub fn ending(&self) -> Option<&'static str> {
        self.state.ending()
    }

    /// How many actions have been played.
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// Plays an action. A refused one changes nothing.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal<G::Illegal>> {
        if self.ended().is_some() {
            return Err(Refusal::GameOver);
        }
        let sealed = self.state.is_sealed(seat, action);
        let unannounced = sealed && !self.state.view(Viewer::Public).awaited().contains(seat);
        let together = self.turn().awaited().without(seat);
        let mut events = vec![];
        let mut next = self.state.clone();
        next.apply(seat, action, &mut events)?;
        let before = std::mem::replace(&mut self.state, next);
        if self.moves.last().is_none_or(|last| last.seat != seat) {
            self.checkpoint = (self.moves.len(), before);
        }
        self.moves.push(Move { seat, action, events: events.into(), sealed, unannounced, together });
        Ok(())
    }

    /// A legal action of a seat, all equally likely; `None` if it owes nothing.
    pub fn sample(&self, seat: Seat, dice: &mut Dice, scratch: &mut Vec<G::Action>) -> Option<G::Action> {
        self.state.sample(seat, dice, scratch)
    }

    /// What a viewer may know now.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.state.view(viewer)
    }

    /// What a viewer may know of the position after the first `number` actions; `None` beyond the last.
    pub fn view_at(&self, number: usize, viewer: Viewer) -> Option<G::View> {
        self.replayed(number).map(|state| state.view(viewer))
    }

    /// What a viewer may know of all positions, from the start to the present one.
    pub fn views(&self, viewer: Viewer) -> Vec<G::View> {
        let mut state = self.start.clone();
        let mut views = vec![state.view(viewer)];
        for played in &self.moves {
            if state.apply(played.seat, played.action, &mut game::Nobody).is_err() {
                break;
            }
            views.push(state.view(viewer));
        }
        views
    }

    /// What happened with the action of this number (counted from 0), as far as a viewer may know.
    pub fn story(&self, number: usize, viewer: Viewer) -> Vec<G::Event> {
        let events = self.moves.get(number).map_or(&[][..], |played| &played.events);
        events.iter().filter_map(|event| event.seen_by(viewer)).collect()
    }

    /// The match as a viewer can tell its actions apart: for each that the viewer knows of, its number and those
    /// of the secret ones up to the next. So the count says nothing about decisions of others that the viewer
    /// has not noticed. When the match is over, every action is known.
    pub fn chapters(&self, viewer: Viewer) -> Vec<Range<usize>> {
        let known = (0..self.len()).filter(|&number| self.is_known(number, viewer));
        let starts: Vec<usize> = known.collect();
        let ends = starts.iter().skip(1).copied().chain([self.len()]);
        starts.iter().copied().zip(ends).map(|(start, end)| start..end).collect()
    }

    /// Whether a viewer knows that the action of this number (counted from 0) was played.
    pub fn is_known(&self, number: usize, viewer: Viewer) -> bool {
        let Some(played) = self.moves.get(number) else { return false };
        let tells = || !played.unannounced && !self.story(number, viewer).is_empty();
        self.is_over() || played.is_open_to(viewer) || tells()
    }

    /// The actions in the order in which they were played. For whoever keeps the table: while it runs, sealed
    /// ones are secret.
    pub fn moves(&self) -> &[Move<G>] {
        &self.moves
    }

    pub(crate) fn set_notes(&mut self, notes: Notes) {
        self.notes = notes;
    }

    pub(crate) fn deal(&self) -> &G::Deal {
        &self.deal
    }

    /// The position after the first `number` actions, replayed.
    pub(crate) fn replayed(&self, number: usize) -> Option<G> {
        let (from, state) =
            if self.checkpoint.0 <= number { &self.checkpoint } else { &(0, self.start.clone()) };
        let mut state = state.clone();
        for played in self.moves.get(*from..number)? {
            state.apply(played.seat, played.action, &mut game::Nobody).ok()?;
        }
        Some(state)
    }

    /// Puts the position after the first `number` actions in the place of the present one. What came after them may be
    /// played once more.
    pub(crate) fn return_to(&mut self, number: usize, state: G, kept: Vec<Move<G>>) {
        if number < self.checkpoint.0 {
            self.checkpoint = (0, self.start.clone());
        }
        self.notes.taken_back(number, !kept.is_empty());
        self.moves.truncate(number);
        self.moves.extend(kept);
        self.state = state;
    }

    /// Everything about the match, seed and deal included. Not for the public while the match runs.
    pub fn record(&self) -> Record {
        let secret = match &self.origin {
            Some(Origin::Shared { secret, .. }) => Some(secret.disclose()),
            Some(Origin::Whole(_)) | None => None,
        };
        Record {
            secret,
            seed: self.origin.as_ref().map(|origin| origin.seed().disclose()),
            deal: serde_json::to_value(&*self.deal).ok(),
            ..self.write(|_| true)
        }
    }

    /// What anybody may have: everything once the match is over; before that no secret, no seed, no deal and no
    /// sealed action.
    pub fn public_record(&self) -> Record {
        if self.is_over() { self.record() } else { self.write(|played| !played.sealed) }
    }

    /// What was added to the seed, as it is written down. Without the secret it tells nothing about the deal.
    fn contributions(&self) -> Vec<(Seat, String)> {
        let Some(Origin::Shared { contributions, .. }) = &self.origin else { return vec![] };
        contributions.iter().map(|(&seat, contribution)| (seat, contribution.to_string())).collect()
    }

    fn write(&self, shown: impl Fn(&Move<G>) -> bool) -> Record {
        let actions = self.moves.iter().filter(|played| shown(played));
        // Counted among the actions that are written down, so that the others do not show.
        let before = |after: usize| self.moves[..after].iter().filter(|played| shown(played)).count();
        let notes = self.notes.all().iter().map(|note| Note { after: before(note.after), ..note.clone() });
        let notes: Vec<Note> = notes.collect();
        Record {
            format: FORMAT.into(),
            rules: G::RULES,
            game: G::ID.into(),
            options: serde_json::to_value(&self.options).unwrap_or(Value::Null),
            seats: self.players.clone(),
            commitment: self.commitment,
            secret: None,
            contributions: self.contributions(),
            seed: None,
            deal: None,
            actions: actions.map(|played| (played.seat, played.action.to_string())).collect(),
            notes,
            outcome: self.outcome().and_then(|outcome| serde_json::to_value(outcome).ok()),
        }
    }
}

/// The seat count for this number of players, if the game allows it.
fn seat_count<G: Game>(players: usize) -> Result<SeatCount, SetUpError> {
    let (fewest, most) = G::SEATS;
    let asked = SeatCount::new(players.clamp(2, game::MAX_SEATS)).unwrap_or(fewest);
    if asked.get() != players || asked < fewest || asked > most {
        return Err(SetUpError::Seats { asked, fewest, most });
    }
    Ok(asked)
}
