//! What a room is whatever is played there: who sits where, and who may look through whose eyes. Knows no game.

use crate::bot;
use game::{Contribution, Origin, Seat, SeatSet, Viewer};
use std::collections::{BTreeMap, BTreeSet};
use store::{Chair, Opening, PersonId, TableId};
use words::Language;

/// What a room is, whatever is played there.
#[derive(Debug, Clone)]
pub struct RoomInfo {
    pub id: TableId,
    pub opening: Opening,
    /// Who sits where now.
    pub chairs: Vec<Chair>,
    /// What the deal is made of, with what those added who have sat down.
    pub origin: Origin,
    /// How many entries the log has.
    pub entries: usize,
    /// The seats that do not want to be asked about what they may do but need not.
    pub unasked: SeatSet,
    /// Whether the host has closed it before the deal.
    pub closed: bool,
    /// Where the same people play again.
    pub rematch: Option<TableId>,
    /// Those in whose place a bot plays.
    pub replaced: BTreeMap<Seat, Replaced>,
    /// The table whose match is played on here, and after how many actions.
    pub branched: Option<(TableId, usize)>,
}

/// Somebody in whose place a bot plays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Replaced {
    pub chair: Chair,
    /// Whether they may come back.
    pub may_return: bool,
}

/// How somebody looks at a room.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Perspective {
    pub viewer: Viewer,
    /// The seat for which this person may act now.
    pub seat: Option<Seat>,
    /// Several people share this device, and the next of them has to be there before a hand is shown.
    pub curtain: Option<Seat>,
    /// A bot plays this seat for them, until they want it back.
    pub may_return: Option<Seat>,
}

impl Perspective {
    /// Who looks, as far as it shows: whoever holds the seat, or shares the device.
    pub fn person(self, info: &RoomInfo) -> Option<&PersonId> {
        let seat = self.seat.or(self.curtain)?;
        info.chairs.get(seat.index()).and_then(Chair::taken_by)
    }
}

/// Somebody else sits there, or may.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Taken;

impl RoomInfo {
    /// A table that was just opened.
    pub fn new(id: TableId, opening: Opening) -> RoomInfo {
        let (chairs, origin) = (opening.chairs.clone(), opening.origin.clone());
        RoomInfo {
            id,
            opening,
            chairs,
            origin,
            entries: 0,
            unasked: SeatSet::EMPTY,
            closed: false,
            rematch: None,
            replaced: BTreeMap::new(),
            branched: None,
        }
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
        // Whoever a bot plays for may have another name too.
        let chair = match self.replaced.get_mut(&seat) {
            Some(gone) if gone.chair.taken_by() == Some(person) => &mut gone.chair,
            _ => chair,
        };
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

    /// Frees a seat, with what whoever had it added to the deal.
    pub fn leave(&mut self, seat: Seat) {
        if let Some(chair) = self.chairs.get_mut(seat.index()) {
            *chair = Chair::Free;
        }
        if let Origin::Shared { contributions, .. } = &mut self.origin {
            contributions.remove(&seat);
        }
    }

    /// Whether this person opened the table, and so may close it or free seats before the deal.
    pub fn is_hosted_by(&self, person: &PersonId) -> bool {
        self.opening.by == *person
    }

    /// Lets a bot play for whoever sits there.
    pub fn replace(&mut self, seat: Seat, bot: &str, may_return: bool) {
        if let Some(chair) = self.chairs.get_mut(seat.index()) {
            let chair = std::mem::replace(chair, Chair::Bot { level: bot.to_owned() });
            self.replaced.insert(seat, Replaced { chair, may_return });
        }
    }

    /// Lets the person play again whom a bot has replaced.
    pub fn restore(&mut self, seat: Seat) {
        if let (Some(chair), Some(Replaced { chair: person, .. })) =
            (self.chairs.get_mut(seat.index()), self.replaced.remove(&seat))
        {
            *chair = person;
        }
    }

    /// The seats that this person may have back from a bot.
    pub fn may_return(&self, person: &PersonId) -> SeatSet {
        let own = self.replaced.iter().filter(|(_, gone)| gone.chair.taken_by() == Some(person));
        own.filter(|(_, gone)| gone.may_return).map(|(seat, _)| *seat).collect()
    }

    /// The other people who play here, each by the first of their seats.
    pub fn others(&self, person: &PersonId) -> Vec<(Seat, &PersonId)> {
        let mut others: Vec<(Seat, &PersonId)> = vec![];
        for (seat, chair) in self.seats() {
            if let Some(other) = chair.taken_by()
                && other != person
                && !others.iter().any(|(_, known)| *known == other)
            {
                others.push((seat, other));
            }
        }
        others
    }

    /// The seats that wait for this person.
    pub fn kept_for(&self, person: &PersonId) -> SeatSet {
        self.seats().filter(|(_, chair)| chair.kept_for() == Some(person)).map(|(seat, _)| seat).collect()
    }

    /// The seat that this person may take without an invitation.
    pub fn free_for(&self, person: &PersonId) -> Option<Seat> {
        if self.closed || !self.seats_of(person).is_empty() {
            return None;
        }
        let mut free = self.seats().filter(|(_, chair)| **chair == Chair::Free).map(|(seat, _)| seat);
        self.kept_for(person).first().or_else(|| free.next().filter(|_| self.opening.open_to_all))
    }

    /// The seats a person holds.
    pub fn seats_of(&self, person: &PersonId) -> SeatSet {
        self.seats().filter(|(_, chair)| chair.taken_by() == Some(person)).map(|(seat, _)| seat).collect()
    }

    /// The seats of a person, also those where a bot plays for them.
    pub fn places_of(&self, person: &PersonId) -> SeatSet {
        let replaced = self.replaced.iter().filter(|(_, gone)| gone.chair.taken_by() == Some(person));
        replaced.fold(self.seats_of(person), |seats, (seat, _)| seats.with(*seat))
    }

    /// What a person is called who has this seat, or has left it to a bot; nothing, if somebody else has it by now.
    pub fn name_at(&self, seat: Seat, person: &PersonId) -> Option<&str> {
        let own = self.replaced.get(&seat).map(|gone| &gone.chair).or(self.chairs.get(seat.index()));
        match own {
            Some(Chair::Person { person: sitter, name }) if sitter == person => Some(name),
            _ => None,
        }
    }

    /// Whether a person plays here, or may.
    pub fn belongs(&self, person: &PersonId) -> bool {
        let replaced = self.replaced.values().map(|gone| &gone.chair);
        let mut chairs = self.chairs.iter().chain(replaced);
        chairs.any(|chair| chair.taken_by().or(chair.kept_for()) == Some(person))
    }

    /// Everybody who plays here, or would if no bot did.
    pub fn people(&self) -> BTreeSet<&PersonId> {
        let replaced = self.replaced.values().map(|gone| &gone.chair);
        self.chairs.iter().chain(replaced).filter_map(Chair::taken_by).collect()
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
        // Whoever may come back would mind.
        let nobody_returns = self.replaced.values().all(|gone| !gone.may_return);
        // A rated match is one in which nothing is taken back without leave.
        nobody_returns
            && !self.opening.customs.rated
            && self.chairs.iter().all(|chair| match chair {
                Chair::Person { person: sitter, .. } => sitter == person,
                Chair::Bot { .. } => true,
                Chair::Free | Chair::Kept { .. } | Chair::Elsewhere { .. } => false,
            })
    }

    /// Whether several people have a place here. Whoever may come back has.
    pub fn has_company(&self) -> bool {
        let absent = self.replaced.values().filter(|gone| gone.may_return).map(|gone| &gone.chair);
        let chairs = self.chairs.iter().chain(absent);
        let mut people = chairs.filter_map(|chair| chair.taken_by().or(chair.kept_for()));
        people.next().is_some_and(|first| people.any(|other| other != first))
    }

    /// Whether this person may be advised here: one seat is theirs, and nobody else is at the table.
    pub fn may_be_advised(&self, person: &PersonId) -> bool {
        self.seats_of(person).len() == 1 && self.allows_advice()
    }

    /// Whether somebody may be advised here: one seat is a person's, all others are bots', and the match is not rated.
    pub fn allows_advice(&self) -> bool {
        let bots = self.chairs.iter().filter(|chair| matches!(chair, Chair::Bot { .. })).count();
        bots > 0 && bots + 1 == self.chairs.len() && !self.opening.customs.rated
    }

    /// Whether all who sit here are one person and bots.
    pub fn has_one_person(&self) -> bool {
        let mut people = self.chairs.iter().filter_map(Chair::taken_by);
        people.next().is_none_or(|first| people.all(|other| other == first))
    }

    /// What the seats are called. Whoever has no name any more is somebody; bots of the same level are numbered, so that a
    /// sentence about two of them is clear.
    pub fn names(&self, language: Language) -> Vec<String> {
        let name = |chair: &Chair| match chair {
            Chair::Free => words::text(language, "seat-free", &[]),
            Chair::Person { name, .. } | Chair::Kept { name, .. } | Chair::Elsewhere { name } => {
                words::somebody(name, language)
            }
            Chair::Bot { level } => bot::name(level, language),
        };
        let number = |seat: Seat, chair: &Chair| {
            let alike = self.seats().filter(|(_, other)| *other == chair).map(|(seat, _)| seat);
            let alike: SeatSet = alike.filter(|_| matches!(chair, Chair::Bot { .. })).collect();
            (alike.len() > 1).then(|| alike.iter().filter(|&other| other <= seat).count())
        };
        let named = self.seats().map(|(seat, chair)| match (self.replaced.get(&seat), number(seat, chair)) {
            (Some(gone), _) => words::text(language, "seat-replaced", &[("name", &name(&gone.chair))]),
            (None, Some(number)) => format!("{} {number}", name(chair)),
            (None, None) => name(chair),
        });
        named.collect()
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
        let may_return = self.may_return(person).first().filter(|_| !over);
        Perspective { viewer: seat.map_or(Viewer::Public, Viewer::Seat), seat, curtain, may_return }
    }
}
