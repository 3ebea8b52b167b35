//! A recap: what has just happened, such as the battles of a dynasty, one step at a time. The page shows them in order,
//! at the reader's own pace.

use crate::drama::Drama;
use maud::Markup;
use words::Line;

/// What happened last, cut into steps.
#[derive(Default)]
pub struct Recap {
    /// How many steps the match had before these.
    pub earlier: usize,
    /// How many steps the match had before the last of its moves.
    pub seen_before: usize,
    pub steps: Vec<RecapStep>,
    /// The board at every step, to be shown in place of the present one. Whatever differs between steps carries their
    /// numbers in `data-at-steps` and is hidden until one of them is shown; the first step has the number `earlier + 1`.
    pub stage: Markup,
}

/// One step of what happened.
pub struct RecapStep {
    pub title: String,
    pub picture: Markup,
    pub lines: Vec<Line>,
    /// What kind of moment it is for the viewer.
    pub drama: Option<Drama>,
    /// Tells it from another step that may stand in its place after a decision was taken back. The same in every
    /// language, and for steps that are not complete yet.
    pub identity: String,
}
