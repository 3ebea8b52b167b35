//! Questions about a secret warlord: whoever keeps one may be asked whether to play it now.

use super::own;
use games::sun_tzu::{Action, Prompt, Timing, View, WarlordView};

/// While a warlord is kept that is played at moments of its own.
pub fn may_be_asked(view: &View) -> bool {
    own(view).is_some_and(|side| {
        let kept = view.sides[side].warlord;
        matches!(kept, WarlordView::Kept { timing: Timing::Window | Timing::Reveal, good: true, .. })
    })
}

/// A warlord need not be played.
pub fn declined(view: &View) -> Option<Action> {
    matches!(view.prompt, Prompt::PlayWarlord { .. }).then_some(Action::Pass)
}
