//! All moves of a match in one list, and the hands that everybody held, for those who look back.

use super::GameRoom;
use crate::looking_ahead::Sandbox;
use crate::registry::Playable;
use crate::snapshot::{Explanation, ListedMove, Preview};
use game::chance::dice;
use game::{Seat, SeatSet, Viewer};
use maud::Markup;
use words::{Language, People};

/// How many rounds of turns stand under one heading, where a game has no parts of its own.
const TOGETHER: usize = 4;

/// In which round of turns each action was played, counted from 0.
struct Rounds(Vec<usize>);

impl Rounds {
    /// A round is over when somebody's turn comes again.
    fn of(played: impl Iterator<Item = Seat>) -> Rounds {
        let (mut round, mut had_turn, mut last) = (0, SeatSet::EMPTY, None);
        let rounds = played.map(|seat| {
            if last != Some(seat) && had_turn.contains(seat) {
                round += 1;
                had_turn = SeatSet::EMPTY;
            }
            last = Some(seat);
            had_turn = had_turn.with(seat);
            round
        });
        Rounds(rounds.collect())
    }

    /// The rounds among which an action lies, in a few words.
    fn name(&self, action: usize, language: Language) -> String {
        let round = self.0.get(action).copied().unwrap_or_default();
        let first = round / TOGETHER * TOGETHER;
        let last = (first + TOGETHER - 1).min(self.0.last().copied().unwrap_or_default());
        let (first, last) = ((first + 1).to_string(), (last + 1).to_string());
        words::text(language, "moves-rounds", &[("first", &first), ("last", &last)])
    }
}

impl<G: Playable> GameRoom<G> {
    /// The moves that a viewer knows of. Which part of the match each belongs to is public.
    pub(super) fn list_moves(&self, viewer: Viewer, language: Language) -> Vec<ListedMove> {
        let names = self.info.names(language);
        let you = self.info.seats().map(|(seat, _)| seat).find(|&seat| viewer.is(seat));
        let people = People { names: &names, you };
        let views = G::EXTRAS.period.map(|_| self.table.views(Viewer::Public)).unwrap_or_default();
        let rounds = Rounds::of(self.table.moves().iter().map(|played| played.seat));
        let list = self.table.chapters(viewer).into_iter().zip(1..).map(|(chapter, number)| {
            let told = words::story::<G>(&self.events(&chapter, viewer), &people, language);
            let period = G::EXTRAS.period.zip(views.get(chapter.start));
            ListedMove {
                number,
                seat: self.table.moves()[chapter.start].seat,
                text: told.into_iter().next().map(|line| line.text),
                period: period.map_or_else(
                    || rounds.name(chapter.start, language),
                    |(name, view)| name(view, language),
                ),
            }
        });
        list.collect()
    }

    /// Every hand at a moment of a match that is over.
    pub(super) fn open_hands(&self, at: usize, language: Language) -> Vec<Markup> {
        if !self.table.is_over() {
            return vec![];
        }
        let seats = self.info.seats().map(|(seat, _)| Viewer::Seat(seat));
        seats.filter_map(|seat| self.table.view_at(at, seat)).map(|view| G::hand(&view, language)).collect()
    }

    /// What an action would have brought about at a moment of a match that is over, as far as its seat could know.
    pub(super) fn preview_back_then(
        &self,
        at: usize,
        seat: Seat,
        action: &str,
        language: Language,
    ) -> Option<Preview> {
        self.try_out_back_then(at, seat, language, |sandbox| sandbox.preview(action))?.ok()
    }

    /// Why a seat could not have had these things at a moment of a match that is over.
    pub(super) fn explain_back_then(
        &self,
        at: usize,
        seat: Seat,
        things: &[&str],
        language: Language,
    ) -> Option<Explanation> {
        self.try_out_back_then(at, seat, language, |sandbox| sandbox.explain(things))
    }

    /// Why the rules refuse an action at a moment of a match that is over.
    pub(super) fn refusal_back_then(
        &self,
        at: usize,
        seat: Seat,
        action: &str,
        language: Language,
    ) -> Option<Explanation> {
        self.try_out_back_then(at, seat, language, |sandbox| sandbox.preview(action))?.err()
    }

    /// Tries something out at a moment of a match that is over, in a game that looked like what the seat saw: that shows
    /// nothing that the seat could not know.
    fn try_out_back_then<T>(
        &self,
        at: usize,
        seat: Seat,
        language: Language,
        ask: impl FnOnce(Sandbox<G>) -> Option<T>,
    ) -> Option<T> {
        let view = self.table.view_at(at, Viewer::Seat(seat)).filter(|_| self.table.is_over())?;
        let (game, names) = (G::imagine(&view, &mut dice(at as u64)), self.info.names(language));
        ask(Sandbox { view: &view, game: &game, seat, names: &names, language })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_ends_when_somebodys_turn_comes_again() {
        let rounds = |seats: &[u8]| Rounds::of(seats.iter().map(|&seat| Seat::new(seat).unwrap())).0;
        // Turns of several actions, and one who has to sit out.
        assert_eq!(rounds(&[1, 1, 0, 2, 1, 0, 0, 1, 2]), [0, 0, 0, 0, 1, 1, 1, 2, 2]);
    }
}
