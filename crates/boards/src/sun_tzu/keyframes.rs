//! What the map showed at each step of a dynasty, found by going back from what it shows now: every event says what it
//! changed. Decides no rule and draws nothing.

use super::own;
use games::sun_tzu::{Both, ByProvince, Card, Event, Province, Side, Slot, Victory, View};

/// Armies, markers and the pawn, as everybody sees them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    /// Armies in each province: Sun Tzu's are positive, King Shao's negative.
    pub armies: ByProvince<i8>,
    pub marks: ByProvince<Both<u8>>,
    pub reserve: Both<u8>,
    pub track: i8,
}

/// The map at one step.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Keyframe {
    pub before: Position,
    pub after: Position,
    pub provinces: ByProvince<ProvinceState>,
    /// The ways that armies took.
    pub routes: Vec<(Side, Province, Province)>,
}

/// One province at one step.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ProvinceState {
    /// Who stood there when the step began, if that has changed.
    pub left: Option<i8>,
    pub armies: i8,
    pub marks: Both<u8>,
    pub cards: Both<CardState>,
    pub verdict: Option<Verdict>,
    /// Whether the verdict is that of this step.
    pub now: bool,
    /// Armies that came or went in this step.
    pub changes: Vec<(Side, i8)>,
    /// What it pays in this step, and whether cards still lie there.
    pub pays: Option<u8>,
}

/// What lies where a card of a side goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CardState {
    /// Cleared away, or unknown.
    Nothing,
    FaceDown,
    Face(Card),
    /// Turned up in this step.
    Turned(Card),
}

/// What a battle came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Verdict {
    Fought { compared: Both<Card>, victory: Option<Victory> },
    Plague { armies: u8, survivors: u8 },
}

impl Position {
    /// As it is now.
    pub fn of(view: &View) -> Position {
        Position {
            armies: ByProvince::from_fn(|place| {
                let shown = &view.provinces[place];
                shown.holder.map_or(0, |side| side.sign() * signed(shown.armies))
            }),
            marks: ByProvince::from_fn(|place| view.provinces[place].marks),
            reserve: Both(Side::BOTH.map(|side| view.sides[side].reserve)),
            track: view.track,
        }
    }

    /// As it was before an event.
    fn before(mut self, event: &Event) -> Position {
        match *event {
            Event::WarlordsReady { head_start: true } => self.track = 0,
            Event::Mustered { side, cards, .. } => self.raise(side, -signed(cards.len())),
            Event::Reinforced { side, province, .. } => {
                self.enter(side, province, -1);
                self.raise(side, 1);
            }
            Event::Raided { owner, province, .. } => {
                self.enter(owner, province, 1);
                self.raise(owner, -1);
            }
            Event::Marched { side, from, to } => {
                self.enter(side, to, -1);
                self.enter(side, from, 1);
            }
            Event::Paid { side, province, card, from_reserve, from_map } => {
                self.raise(side, signed(from_reserve));
                for (from, armies) in from_map.iter() {
                    self.enter(side, from, signed(armies));
                }
                if card == Card::Six {
                    self.marks[province][side] = self.marks[province][side].saturating_sub(1);
                }
            }
            Event::PlagueStruck { province, holder: Some(side), armies, survivors } => {
                self.enter(side, province, signed(armies - survivors));
                self.raise(side, -signed(armies - survivors));
            }
            Event::Fought { province, victory: Some(Victory { winner, driven_off, .. }), .. } => {
                self.enter(winner.rival(), province, signed(driven_off));
                self.raise(winner.rival(), -signed(driven_off));
            }
            Event::Placed { side, province, from_reserve, from_map, .. } => {
                self.enter(side, province, -signed(from_reserve + from_map.total()));
                self.raise(side, signed(from_reserve));
                for (from, armies) in from_map.iter() {
                    self.enter(side, from, signed(armies));
                }
            }
            Event::ProvinceScored { from, .. } | Event::Scored { from, .. } => self.track = from,
            _ => {}
        }
        self
    }

    /// Armies of a side come to a province, or go.
    fn enter(&mut self, side: Side, place: Province, armies: i8) {
        self.armies[place] += side.sign() * armies;
    }

    /// Armies come to the reserve of a side, or go.
    fn raise(&mut self, side: Side, armies: i8) {
        self.reserve[side] = self.reserve[side].saturating_add_signed(armies);
    }
}

/// The keyframes of these steps; the last step led to the view. A step is what happened in it.
pub fn keyframes(view: &View, steps: &[&[Event]]) -> Vec<Keyframe> {
    let mut after = Position::of(view);
    let mut spans = vec![];
    for step in steps.iter().rev() {
        let before = step.iter().rev().fold(after, Position::before);
        spans.push((before, after));
        after = before;
    }
    spans.reverse();
    let spans = spans.into_iter().enumerate();
    spans.map(|(number, (before, after))| keyframe(view, steps, number, before, after)).collect()
}

/// The numbers of the keyframes that are like this, by which the page finds what to show; `None` if there are none.
pub fn numbers(keyframes: &[Keyframe], first: usize, like: impl Fn(&Keyframe) -> bool) -> Option<String> {
    let found = keyframes.iter().zip(first..).filter(|(keyframe, _)| like(keyframe));
    let numbers: Vec<String> = found.map(|(_, number)| number.to_string()).collect();
    (!numbers.is_empty()).then(|| numbers.join(" "))
}

fn keyframe(view: &View, steps: &[&[Event]], number: usize, before: Position, after: Position) -> Keyframe {
    let (past, step) = (&steps[..number], steps[number]);
    let provinces = ByProvince::from_fn(|place| {
        let verdict = self::verdict(step, place);
        let (was, is) = (before.armies[place], after.armies[place]);
        ProvinceState {
            left: (was != is).then_some(was),
            armies: is,
            marks: after.marks[place],
            cards: Both(Side::BOTH.map(|side| card_state(view, steps, number, place, side))),
            verdict: verdict.or_else(|| {
                past.iter().filter(|_| !is_cleared(past)).find_map(|step| self::verdict(step, place))
            }),
            now: verdict.is_some(),
            changes: changes(step, place),
            pays: pays(step, place),
        }
    });
    Keyframe { before, after, provinces, routes: routes(step) }
}

/// How the card of a side lies in a step: face down until it is turned up, but for the side itself, and gone when the
/// dynasty is cleared away.
fn card_state(view: &View, steps: &[&[Event]], number: usize, place: Province, side: Side) -> CardState {
    let revealed = |event: &Event| match *event {
        Event::Revealed { province, cards } if province == place => Some(cards[side]),
        _ => None,
    };
    if is_cleared(&steps[..number]) {
        return CardState::Nothing;
    }
    if let Some(card) = steps[number].iter().find_map(revealed) {
        return if own(view) == Some(side) { CardState::Face(card) } else { CardState::Turned(card) };
    }
    if let Some(card) = steps[..number].iter().copied().flatten().find_map(revealed) {
        return CardState::Face(card);
    }
    match steps[number..].iter().copied().flatten().find_map(revealed) {
        Some(card) if own(view) == Some(side) => CardState::Face(card),
        Some(_) => CardState::FaceDown,
        None => match view.provinces[place].cards[side] {
            Slot::Face(card) => CardState::Face(card),
            Slot::FaceDown => CardState::FaceDown,
            Slot::Empty => CardState::Nothing,
        },
    }
}

fn verdict(step: &[Event], place: Province) -> Option<Verdict> {
    step.iter().find_map(|event| match *event {
        Event::Fought { province, compared, victory, .. } if province == place => {
            Some(Verdict::Fought { compared, victory })
        }
        Event::PlagueStruck { province, armies, survivors, .. } if province == place => {
            Some(Verdict::Plague { armies, survivors })
        }
        _ => None,
    })
}

/// Whether the cards of the dynasty were cleared away in these steps.
fn is_cleared(steps: &[&[Event]]) -> bool {
    steps.iter().copied().flatten().any(|event| matches!(event, Event::Tidied { .. }))
}

fn changes(step: &[Event], place: Province) -> Vec<(Side, i8)> {
    let mut changes = vec![];
    let mut tell = |here: Province, side: Side, armies: i8| {
        if here == place && armies != 0 {
            changes.push((side, armies));
        }
    };
    for event in step {
        match *event {
            Event::Reinforced { side, province, .. } => tell(province, side, 1),
            Event::Raided { owner, province, .. } => tell(province, owner, -1),
            Event::Marched { side, from, to } => {
                tell(from, side, -1);
                tell(to, side, 1);
            }
            Event::Paid { side, from_map, .. } => {
                from_map.iter().for_each(|(from, armies)| tell(from, side, -signed(armies)));
            }
            Event::PlagueStruck { province, holder: Some(side), armies, survivors } => {
                tell(province, side, -signed(armies - survivors));
            }
            Event::Fought { province, victory: Some(Victory { winner, driven_off, .. }), .. } => {
                tell(province, winner.rival(), -signed(driven_off));
            }
            Event::Placed { side, province, from_reserve, from_map, .. } => {
                tell(province, side, signed(from_reserve + from_map.total()));
                from_map.iter().for_each(|(from, armies)| tell(from, side, -signed(armies)));
            }
            _ => {}
        }
    }
    changes
}

fn pays(step: &[Event], place: Province) -> Option<u8> {
    step.iter().find_map(|event| match *event {
        Event::Scored { paid, .. } => paid[place].map(|(_, points)| points),
        Event::ProvinceScored { province, holder: Some(_), points, .. } if province == place => Some(points),
        _ => None,
    })
}

/// From where to where armies went over the map.
fn routes(step: &[Event]) -> Vec<(Side, Province, Province)> {
    let ways = step.iter().flat_map(|event| match *event {
        Event::Marched { side, from, to } => vec![(side, from, to)],
        Event::Paid { side, province, from_map, .. } | Event::Placed { side, province, from_map, .. } => {
            from_map
                .iter()
                .filter(|(from, _)| *from != province)
                .map(|(from, _)| (side, from, province))
                .collect()
        }
        _ => vec![],
    });
    ways.collect()
}

/// Armies as a difference. There are never more than 21 of a side.
const fn signed(armies: u8) -> i8 {
    armies.cast_signed()
}
