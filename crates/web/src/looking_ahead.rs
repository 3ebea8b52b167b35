//! What pages say about an action before it is played: what it would bring about, and why something cannot be had. At a
//! table and in a lesson alike.

use crate::registry::Playable;
use crate::snapshot::{Citation, Explanation, Preview};
use boards::foretell;
use game::{Refusal, Seat};
use table::Foreseen;
use words::{Language, Line, People};

/// A decision at which somebody tries things out: what they see, and a game that looks like that to them.
pub struct Sandbox<'a, G: Playable> {
    pub view: &'a G::View,
    pub game: &'a G,
    pub seat: Seat,
    pub names: &'a [String],
    pub language: Language,
}

impl<G: Playable> Sandbox<'_, G> {
    /// What an action would bring about, or why the rules refuse it; `None` if it cannot be read.
    pub fn preview(&self, action: &str) -> Option<Result<Preview, Explanation>> {
        let (action, people) = (action.parse().ok()?, self.people());
        Some(match table::foresee(self.game.clone(), self.seat, action) {
            Ok(foreseen) => Ok(preview::<G>(self.view, action, &foreseen, &people, self.language)),
            Err(refusal) => Err(explain::<G>(&refusal, &people, self.language)),
        })
    }

    /// Why somebody cannot have these things; `None` if nothing is known that forbids it.
    pub fn explain(&self, things: &[&str]) -> Option<Explanation> {
        let nearest = nearest_refusal::<G>(self.view, self.game, self.seat, things)?;
        Some(explain::<G>(&nearest, &self.people(), self.language))
    }

    fn people(&self) -> People<'_> {
        People { names: self.names, you: Some(self.seat) }
    }
}

/// What an action would bring about, as far as its player can know. It counts as final: who can take it back says so.
pub fn preview<G: Playable>(
    view: &G::View,
    action: G::Action,
    foreseen: &Foreseen<G>,
    people: &People,
    language: Language,
) -> Preview {
    Preview {
        ghost: G::ghost(view, action, &foreseen.events),
        name: G::action(&action, language),
        foreseen: (G::EXTRAS.foreseen)
            .map(|changes| changes(view, &foreseen.view, action, people, language))
            .unwrap_or_default(),
        lines: foretell::<G>(&foreseen.events, people, language),
        more: foreseen.more,
        is_final: true,
    }
}

/// Why somebody cannot have these things: the refusal of what was nearest to being right, tried in a game that is only
/// imagined. `shown` is what lies before them.
pub fn nearest_refusal<G: Playable>(
    shown: &G::View,
    game: &G,
    seat: Seat,
    things: &[&str],
) -> Option<Refusal<G::Illegal>> {
    let refusals = G::meant(shown, things).into_iter().filter_map(|action| {
        let mut tried = game.clone();
        for leading in G::EXTRAS.drafts.map_or(vec![], |drafts| (drafts.leading_to)(action)) {
            tried.apply(seat, leading, &mut game::Nobody).ok()?;
        }
        tried.apply(seat, action, &mut game::Nobody).err()
    });
    // Rules are checked in the order of their paragraphs: who came furthest was nearest to being right.
    refusals.max_by_key(Refusal::paragraph)
}

/// A refusal of the rules as a whole sentence.
pub fn explain<G: Playable>(
    refusal: &Refusal<G::Illegal>,
    people: &People,
    language: Language,
) -> Explanation {
    let Line { text, places } = words::refusal::<G>(refusal, people, language);
    let citation = refusal.rule().map(|number| Citation { game: G::ID, number });
    Explanation { line: Line { text: format!("{text}."), places }, citation }
}
