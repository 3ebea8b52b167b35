//! Moments that everybody should notice. A board says which events are such; pages show and sound them, each kind in its
//! own way, and know no game.

/// Why events are worth noticing, for one viewer. The most telling comes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Drama {
    /// The viewer loses something: a province, a battle, a card.
    Loss,
    /// Something of somebody else is swallowed by something larger.
    Swallowed,
    /// The end is near: the last round, the last tile.
    LastRound,
    /// Something large is finished: a site, a province, a section.
    Complete,
    /// Somebody wins something.
    Gain,
    /// Something begins: a round, a dynasty, a new site.
    Opening,
}

impl Drama {
    /// The most telling first.
    pub const ALL: [Drama; 6] =
        [Drama::Loss, Drama::Swallowed, Drama::LastRound, Drama::Complete, Drama::Gain, Drama::Opening];

    /// Its name, by which styles and sounds know it.
    pub const fn name(self) -> &'static str {
        match self {
            Drama::Loss => "loss",
            Drama::Swallowed => "swallowed",
            Drama::Complete => "complete",
            Drama::Gain => "gain",
            Drama::LastRound => "last-round",
            Drama::Opening => "opening",
        }
    }
}
