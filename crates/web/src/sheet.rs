//! What a room is whatever is played there: who sits where, and who may look through whose eyes. Knows no game.

use crate::bot;
use game::{Contribution, Origin, Seat, SeatSet, Viewer};
use store::{Chair, Opening, PersonId, TableId};
use words::Language;

/// What a room is, whatever is played there.
#[derive(Debug, Clone)]
pub struct Sheet {
    pub id: TableId,
    pub opening: Opening,
    /// Who sits where now.
    pub chairs: Vec<Chair>,
    /// What the deal is made of, with what those added who have sat down.
    pub origin: Origin,
    /// How many entries the log has.
    pub entries: usize,
    /// The seats that want to be asked about what they may do but need not.
    pub asking: SeatSet,
    /// Where the same people play again.
    pub rematch: Option<TableId>,
}

/// How somebody looks at a room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Perspective {
    pub viewer: Viewer,
    /// The seat for which this person may act now.
    pub seat: Option<Seat>,
    /// Several people share this device, and the next of them has to be there before a hand is shown.
    pub curtain: Option<Seat>,
}

/// Somebody else sits there, or may.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Taken;

impl Sheet {
    /// A table that was just opened.
    pub fn new(id: TableId, opening: Opening) -> Sheet {
        let (chairs, origin) = (opening.chairs.clone(), opening.origin.clone());
        Sheet { id, opening, chairs, origin, entries: 0, asking: SeatSet::EMPTY, rematch: None }
    }

    /// Lets a person take a seat, and add to the deal; or gives another name to who sits there already.
    pub fn sit(
        &mut self,
        seat: Seat,
        person: &PersonId,
        name: &str,
        chance: Option<Contribution>,
    ) -> Result<(), Taken> {
        let chair = self.chairs.get_mut(seat.index()).ok_or(Taken)?;
        let sits_down = *chair == Chair::Free || chair.kept_for() == Some(person);
        if !sits_down && chair.taken_by() != Some(person) {
            return Err(Taken);
        }
        *chair = Chair::person(person.clone(), name);
        if let (true, Some(chance), Origin::Shared { contributions, .. }) =
            (sits_down, chance, &mut self.origin)
        {
            contributions.insert(seat, chance);
        }
        Ok(())
    }

    /// The seats that wait for this person.
    pub fn kept_for(&self, person: &PersonId) -> SeatSet {
        self.seats().filter(|(_, chair)| chair.kept_for() == Some(person)).map(|(seat, _)| seat).collect()
    }

    /// The seat that this person may take without an invitation.
    pub fn free_for(&self, person: &PersonId) -> Option<Seat> {
        if !self.seats_of(person).is_empty() {
            return None;
        }
        let mut free = self.seats().filter(|(_, chair)| **chair == Chair::Free).map(|(seat, _)| seat);
        self.kept_for(person).first().or_else(|| free.next().filter(|_| self.opening.open_to_all))
    }

    /// The seats a person holds.
    pub fn seats_of(&self, person: &PersonId) -> SeatSet {
        self.seats().filter(|(_, chair)| chair.taken_by() == Some(person)).map(|(seat, _)| seat).collect()
    }

    /// All seats with who sits there.
    pub fn seats(&self) -> impl Iterator<Item = (Seat, &Chair)> {
        (0..).map_while(Seat::new).zip(&self.chairs)
    }

    /// Whether everybody is there: then the deal is made, and play begins.
    pub fn is_full(&self) -> bool {
        !self.chairs.iter().any(Chair::is_empty)
    }

    /// Whether nobody else than this person would mind a decision taken back.
    pub fn is_alone(&self, person: &PersonId) -> bool {
        self.chairs.iter().all(|chair| match chair {
            Chair::Person { person: sitter, .. } => sitter == person,
            Chair::Bot { .. } => true,
            Chair::Free | Chair::Kept { .. } | Chair::Elsewhere { .. } => false,
        })
    }

    /// Whether all who sit here are one person and bots.
    pub fn has_one_person(&self) -> bool {
        let mut people = self.chairs.iter().filter_map(Chair::taken_by);
        people.next().is_none_or(|first| people.all(|other| other == first))
    }

    /// What the seats are called.
    pub fn names(&self, language: Language) -> Vec<String> {
        let name = |chair: &Chair| match chair {
            Chair::Free => words::text(language, "seat-free", &[]),
            Chair::Person { name, .. } | Chair::Kept { name, .. } | Chair::Elsewhere { name } => name.clone(),
            Chair::Bot { level } => bot::name(level, language),
        };
        self.chairs.iter().map(name).collect()
    }

    /// How a person sees a room in which these seats are known to be awaited; nobody is when it is over. Who shares
    /// a device with others sees a hand only while its holder is to decide, and has said so (`asked`).
    pub fn perspective(
        &self,
        person: &PersonId,
        asked: Option<Seat>,
        awaited: SeatSet,
        over: bool,
    ) -> Perspective {
        let mine = self.seats_of(person);
        let asked = asked.filter(|&seat| mine.contains(seat));
        let shared = mine.len() > 1;
        let seat = match asked {
            asked if over => asked.or(mine.first()),
            _ if !shared => mine.first(),
            asked => asked.filter(|&seat| awaited.contains(seat)),
        };
        let curtain = match seat {
            None if shared && self.is_full() => awaited.iter().find(|&seat| mine.contains(seat)),
            _ => None,
        };
        Perspective { viewer: seat.map_or(Viewer::Public, Viewer::Seat), seat, curtain }
    }
}
