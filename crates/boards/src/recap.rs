//! A recap: what has just happened, such as the battles of a dynasty, one step at a time. The page shows them in order,
//! at the reader's own pace.

use maud::Markup;
use words::Line;

/// What happened last, cut into steps.
#[derive(Default)]
pub struct Recap {
    /// How many steps the match had before these.
    pub earlier: usize,
    pub steps: Vec<RecapStep>,
}

/// One step of what happened.
pub struct RecapStep {
    pub title: String,
    pub picture: Markup,
    pub lines: Vec<Line>,
    /// Tells it from another step that may stand in its place after a decision was taken back. The same in every
    /// language, and for steps that are not complete yet.
    pub identity: String,
}
