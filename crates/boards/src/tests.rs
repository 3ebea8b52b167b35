//! What drawings promise, in many games. Every game holds its own to these checks, with what is to be expected there, in
//! one pass over its games.

use crate::board::{Board, foretell};
use crate::drama::Drama;
use game::{Event, Seat, Viewer};
use game_testing::PlayedDecision;
use markup::Keep;
use maud::{Markup, html};
use std::collections::BTreeSet;
use words::{Language, People};

/// Something that is looked at after every decision of many games.
pub trait Check<G: Board> {
    fn look(&mut self, step: &PlayedDecision<G>);

    /// What all games together must have shown.
    fn finish(&self) {}
}

/// What has to hold after every decision.
impl<G: Board, F: FnMut(&PlayedDecision<G>)> Check<G> for F {
    fn look(&mut self, step: &PlayedDecision<G>) {
        self(step);
    }
}

/// Plays as many games as any of the checks wants, each of which looks at the first few of them.
pub fn check_games<G: Board>(checks: &mut [(u64, &mut dyn Check<G>)]) {
    let most = checks.iter().map(|(games, _)| *games).max().unwrap_or(0);
    game_testing::play_games::<G>(0..most, |step| {
        for (games, check) in &mut *checks {
            if step.number < *games {
                check.look(step);
            }
        }
    });
    for (_, check) in checks.iter() {
        check.finish();
    }
}

/// The names of the seats.
fn names() -> [String; 5] {
    ["Ada", "Lin", "Eve", "Bob", "Kim"].map(str::to_owned)
}

/// The name of an event.
fn kind<E: std::fmt::Debug>(event: &E) -> String {
    format!("{event:?}").split([' ', '{', '(']).next().unwrap_or_default().to_owned()
}

/// In some of the games every one of these kinds of moments comes, for a seat or for somebody who watches.
pub struct Dramas<'a> {
    kinds: &'a [Drama],
    seen: BTreeSet<Drama>,
}

impl Dramas<'_> {
    pub fn all(kinds: &[Drama]) -> Dramas<'_> {
        Dramas { kinds, seen: BTreeSet::new() }
    }
}

impl<G: Board> Check<G> for Dramas<'_> {
    fn look(&mut self, step: &PlayedDecision<G>) {
        let names = names();
        let seats = (0..).map_while(Seat::new).take(names.len());
        for you in seats.map(Some).chain([None]) {
            let viewer = you.map_or(Viewer::Public, Viewer::Seat);
            let events: Vec<G::Event> =
                step.events.iter().filter_map(|event| event.seen_by(viewer)).collect();
            let moments = G::drama(&events, &People { names: &names, you });
            assert!(you.is_some() || !moments.contains(&Drama::Loss), "who watches loses nothing");
            self.seen.extend(moments);
        }
    }

    fn finish(&self) {
        assert_eq!(self.seen.iter().copied().collect::<Vec<_>>(), self.kinds);
    }
}

/// A preview says that nothing else follows only if nothing does: all that happens then is the action itself, told in
/// the same words, or what changes no position (`silent`). Events that were hidden behind others are foretold too.
pub struct Previews<'a> {
    silent: &'a [&'a str],
    foretold: &'a [&'a str],
    told: BTreeSet<String>,
}

impl<'a> Previews<'a> {
    pub fn new(silent: &'a [&'a str], foretold: &'a [&'a str]) -> Previews<'a> {
        Previews { silent, foretold, told: BTreeSet::new() }
    }
}

impl<G: Board> Check<G> for Previews<'_> {
    fn look(&mut self, step: &PlayedDecision<G>) {
        let (names, silent) = (names(), self.silent);
        let (viewer, people) = (Viewer::Seat(step.seat), People { names: &names, you: Some(step.seat) });
        let seen: Vec<G::Event> = step.events.iter().filter_map(|event| event.seen_by(viewer)).collect();
        let known = seen.iter().take_while(|event| !event.reveals_to().includes(viewer)).count();
        let lines = foretell::<G>(&seen[..known], &people, Language::English);
        let (before, after) = (step.before.view(viewer), step.after.view(viewer));
        let foreseen = G::EXTRAS.foreseen.map_or_else(Markup::default, |foreseen| {
            foreseen(&before, &after, step.action, &people, Language::English)
        });
        if !lines.is_empty() || !foreseen.0.is_empty() || known < seen.len() {
            let is_told = |event: &&G::Event| {
                !foretell::<G>(std::slice::from_ref(*event), &people, Language::English).is_empty()
            };
            self.told.extend(seen[..known].iter().filter(is_told).map(kind));
            return;
        }
        let is_silent = |event: &G::Event| silent.contains(&kind(event).as_str());
        let kinds: Vec<String> = seen.iter().filter(|event| !is_silent(event)).map(kind).collect();
        assert!(
            kinds.len() <= 1,
            "{} would bring about {kinds:?}, and its preview says nothing",
            step.action
        );
        assert!(seen.iter().all(|event| G::echoes(event) || is_silent(event)), "{}", step.action);
    }

    fn finish(&self) {
        for kind in self.foretold {
            assert!(self.told.contains(*kind), "{}: {kind} is never foretold, only {:?}", G::ID, self.told);
        }
    }
}

/// The parts of a drawing, by their names.
fn parts(drawn: &str) -> Vec<&str> {
    drawn.split(" data-part=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// Parts have names of their own, and what lies on the board keeps its name: a move brings or takes only a few.
#[derive(Default)]
pub struct Parts {
    kept: usize,
    changed: usize,
}

impl<G: Board> Check<G> for Parts {
    fn look(&mut self, step: &PlayedDecision<G>) {
        let names = names();
        let people = People { names: &names, you: None };
        let [before, after] = [step.before, step.after].map(|game| {
            let view = game.view(Viewer::Public);
            let mut drawn = G::board(&view, &people, Language::English).into_string();
            drawn += &G::beside(&view, Language::English).into_string();
            let parts = parts(&drawn);
            let named: BTreeSet<String> = parts.iter().map(|part| (*part).to_owned()).collect();
            assert_eq!(named.len(), parts.len(), "{}: two parts have one name in {parts:?}", G::ID);
            named
        });
        self.kept += before.intersection(&after).count();
        self.changed += before.symmetric_difference(&after).count();
    }

    fn finish(&self) {
        let Parts { kept, changed } = self;
        assert!(*kept > 10 * changed, "{}: {kept} parts keep their names, {changed} do not", G::ID);
    }
}

/// What is kept of drawings is what would be drawn: every kept element has named all that it depends on.
pub struct Kept<G: Board> {
    keep: Keep,
    /// The number of the game, and what every move of it has brought about.
    number: u64,
    moves: Vec<Vec<G::Event>>,
}

impl<G: Board> Default for Kept<G> {
    fn default() -> Kept<G> {
        Kept { keep: Keep::default(), number: 0, moves: vec![] }
    }
}

impl<G: Board> Check<G> for Kept<G> {
    fn look(&mut self, step: &PlayedDecision<G>) {
        let (names, mut renamed) = (names(), names());
        renamed[0] = "Ida".to_owned();
        let readers =
            [(&names, Language::English), (&names, Language::French), (&renamed, Language::English)];
        if self.number != step.number {
            self.moves.clear();
            self.number = step.number;
        }
        self.moves.push(step.events.to_vec());
        let (keep, moves) = (&mut self.keep, &self.moves);
        let seats = (0..names.len()).filter_map(|seat| Seat::new(seat as u8)).take(step.seats.get());
        for viewer in seats.clone().map(Viewer::Seat).chain([Viewer::Public]) {
            let you = seats.clone().find(|&seat| viewer.is(seat));
            let see =
                |events: &Vec<G::Event>| events.iter().filter_map(|event| event.seen_by(viewer)).collect();
            let seen: Vec<Vec<G::Event>> = moves.iter().map(see).collect();
            let view = step.after.view(viewer);
            let draft = G::EXTRAS.drafts.and_then(|drafts| {
                let (_, actions) = (drafts.draft)(&view, &[])?.changes.swap_remove(moves.len() % 3);
                Some((drafts.draft)(&view, &actions)?.view)
            });
            for shown in draft.iter().chain([&view]) {
                let (names, language) = readers[moves.len() % readers.len()];
                let people = People { names: &names[..step.seats.get()], you };
                let draw = || whole::<G>(shown, seats.clone(), &seen, &people, language);
                let plain = draw().into_string();
                assert!(keep.draw(draw).html() == plain, "{} after {}, {viewer:?}", G::ID, step.action);
            }
        }
    }
}

/// Everything that a page shows of a match.
fn whole<G: Board>(
    view: &G::View,
    seats: impl Iterator<Item = Seat>,
    moves: &[Vec<G::Event>],
    people: &People,
    language: Language,
) -> Markup {
    let recap = G::EXTRAS.recap.map(|recap| recap(view, moves, people, language)).unwrap_or_default();
    html! {
        div {
            (G::board(view, people, language))
            (G::hand(view, language))
            @for seat in seats { p { (G::seat(view, seat, language)) } }
            (G::beside(view, language))
            @if let Some(story) = G::EXTRAS.story { (story(moves, people, language)) }
            (recap.stage)
            @for step in recap.steps { (step.picture) }
        }
    }
}

/// An element of a drawing, as far as signs go.
#[derive(Default)]
struct Element {
    tag: String,
    title: Option<String>,
    /// Whether it says nothing by itself: it is hidden from those who listen, or something that has the focus holds it.
    is_silent: bool,
    children: usize,
    /// What it says to those who only listen.
    said: Option<String>,
    /// What it says to everybody.
    text: String,
}

/// Whatever is drawn, and said only to those who listen, is said to those who look too: by a title, which the pointer, a
/// finger and keys can ask for. What can be picked has the focus anyway; letters stand for seats beside their marks.
pub fn check_signs<G: Board>(games: u64) {
    let names = ["Ada", "Lin", "Eve", "Bob", "Kim"].map(str::to_owned);
    let (mut faults, mut signs) = (BTreeSet::new(), 0);
    game_testing::play_games::<G>(0..games, |step| {
        let seats = (0..names.len()).filter_map(|seat| Seat::new(seat as u8)).take(step.seats.get());
        for viewer in [Viewer::Seat(step.seat), Viewer::Public] {
            let you = seats.clone().find(|&seat| viewer.is(seat));
            let people = People { names: &names[..step.seats.get()], you };
            let view = step.after.view(viewer);
            let drawn = html! {
                (G::board(&view, &people, Language::English))
                @for seat in seats.clone() { p { (G::seat(&view, seat, Language::English)) } }
                (G::beside(&view, Language::English))
            };
            signs += unexplained(&drawn.into_string(), &mut faults);
        }
    });
    assert!(faults.is_empty(), "{}: {faults:#?}", G::ID);
    assert!(signs > 0, "{} has no signs", G::ID);
}

/// How many signs a drawing has; those whose title is not what they say are noted.
fn unexplained(drawn: &str, faults: &mut BTreeSet<String>) -> usize {
    let (mut open, mut signs): (Vec<Element>, usize) = (vec![], 0);
    for piece in drawn.split('<').skip(1) {
        let (tag, text) = piece.split_once('>').unwrap_or((piece, ""));
        if let Some(name) = tag.strip_prefix('/') {
            let closed = open.pop().unwrap_or_default();
            assert_eq!(closed.tag, name, "{drawn}");
            if is_sign(&closed) {
                signs += 1;
                if closed.title != closed.said {
                    faults.insert(format!("{name} {:?} has the title {:?}", closed.said, closed.title));
                }
            }
        } else if tag.ends_with('/') || ["input", "br"].iter().any(|void| tag.starts_with(void)) {
            open.iter_mut().rev().take(1).for_each(|parent| parent.children += 1);
        } else {
            let element = opened(tag, open.last());
            if let Some(parent) = open.last_mut() {
                parent.children += 1;
                if tag == "span class=\"visually-hidden\"" {
                    parent.said = Some(text.to_owned());
                }
            }
            open.push(element);
        }
        if let Some(element) = open.last_mut().filter(|element| !element.is_silent) {
            element.text.push_str(text);
        }
    }
    signs
}

fn is_sign(element: &Element) -> bool {
    let says = element.said.as_ref().is_some_and(|said| said.chars().count() > 1);
    says && !element.is_silent && element.children > 1 && element.text.trim().is_empty()
}

fn opened(tag: &str, parent: Option<&Element>) -> Element {
    let quiet = ["aria-hidden=\"true\"", "role=\"gridcell\"", "visually-hidden", "data-thing=", "popover"];
    Element {
        tag: tag.split([' ', '\n']).next().unwrap_or_default().to_owned(),
        title: tag.split_once(" title=\"").and_then(|(_, rest)| rest.split('"').next()).map(str::to_owned),
        is_silent: parent.is_some_and(|parent| parent.is_silent)
            || quiet.iter().any(|sign| tag.contains(sign)),
        ..Element::default()
    }
}
