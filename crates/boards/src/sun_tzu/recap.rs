//! The battles of a dynasty and its scoring, one step each: what is told of a step, with its arithmetic. Made from
//! events: the figures are those of the rules. The map at each step is in `recap_map`.

use super::art::{card, card_name, mark};
use super::keyframes::{Verdict, keyframes};
use super::recap_map::{is_difference, sum};
use super::{book, hand, name_of, recap_map, say, side_name};
use crate::drama::Drama;
use crate::recap::{Recap, RecapStep};
use games::sun_tzu::{Both, ByProvince, Card, Event, Province, Side, SunTzu, Victory, View};
use markup::kept;
use maud::{Markup, html};
use words::{Language, People, Speaks};

/// The steps since both plans were ready for the last time.
pub fn recap(view: &View, moves: &[Vec<Event>], people: &People, language: Language) -> Recap {
    let events = moves.concat();
    let round = events.iter().rposition(|event| matches!(event, Event::PlansReady)).unwrap_or(0);
    let (past, latest) = events.split_at(round);
    let (steps, earlier) = (cut(latest), starts(past).count());
    if steps.is_empty() {
        return Recap { earlier, ..Recap::default() };
    }
    let keyframes = keyframes(view, &steps);
    let begun = latest.iter().filter(|event| matches!(event, Event::DynastyBegan { .. })).count();
    let dynasty = view.dynasty.saturating_sub(u8::try_from(begun).unwrap_or(0)).max(1);
    let stage = recap_map::stage(view, &keyframes, earlier + 1, dynasty, people, language);
    let known = events.len() - moves.last().map_or(0, Vec::len);
    Recap {
        earlier,
        seen_before: starts(&events).filter(|&start| start < known).count(),
        steps: (0..steps.len()).map(|at| step(&steps, at, dynasty, people, language)).collect(),
        stage,
    }
}

/// Where steps begin.
fn starts(events: &[Event]) -> impl Iterator<Item = usize> {
    (0..events.len()).filter(|&at| is_start(events, at))
}

/// Every province, every scoring, and every warlord between them with what follows.
fn cut(events: &[Event]) -> Vec<&[Event]> {
    let starts: Vec<usize> = starts(events).collect();
    let ends = starts.iter().skip(1).copied().chain([events.len()]);
    starts.iter().copied().zip(ends).map(|(start, end)| &events[start..end]).collect()
}

fn is_start(events: &[Event], at: usize) -> bool {
    match events[at] {
        Event::Revealed { .. } | Event::Scored { .. } | Event::Mustered { .. } => true,
        // Within a battle it belongs to the battle.
        Event::WarlordShown { .. } => !matches!(
            events[..at]
                .iter()
                .rev()
                .find(|event| !matches!(event, Event::Paid { .. } | Event::Passed { .. })),
            Some(Event::Revealed { .. })
        ),
        _ => false,
    }
}

fn step(steps: &[&[Event]], at: usize, dynasty: u8, people: &People, language: Language) -> RecapStep {
    let told: Vec<Event> = steps[at].iter().take_while(|event| !closes(event)).copied().collect();
    let picture = kept("sun-tzu-step", (&told, fought(&steps[..=at]), language), || {
        html! { div.st-step aria-hidden="true" { (picture(steps, at, &told, language)) } }
    });
    let lines = told.iter().filter_map(|event| SunTzu::event(event, people, language)).collect();
    let title = match told.first() {
        Some(&Event::Revealed { province, .. }) => battle_title(&steps[..=at], province, language),
        Some(&Event::Scored { .. }) => say(language, "step-scoring", &[("dynasty", &dynasty.to_string())]),
        Some(&Event::WarlordShown { side, warlord }) => {
            let told =
                [("side", side_name(side, language)), ("warlord", hand::warlord_name(warlord, language))];
            say(language, "step-warlord", &told.each_ref().map(|(key, value)| (*key, value.as_str())))
        }
        Some(&Event::Mustered { side, .. }) => {
            say(language, "step-trade", &[("side", &side_name(side, language))])
        }
        _ => say(language, "step-before", &[]),
    };
    // The event that opens it, in no language: the rest may still come, and a change of language makes no step new.
    let identity = format!("{:?}", steps[at].first());
    let drama = told.iter().find_map(|event| moment(event, people));
    RecapStep { title, picture, lines, drama, identity }
}

/// The arithmetic of a step.
fn picture(steps: &[&[Event]], at: usize, told: &[Event], language: Language) -> Markup {
    match told.first() {
        Some(&Event::Revealed { province, cards }) => {
            html! { (beads(&steps[..=at], province, language)) (tally(told, cards, language)) }
        }
        Some(&Event::Scored { paid, points, from, to }) => sums(paid, points, from, to, language),
        Some(&Event::WarlordShown { warlord, .. }) => hand::warlord_card(warlord, language),
        Some(&Event::Mustered { cards, .. }) => {
            html! { div.st-tally { @for kind in cards.iter() { figure { (card(kind)) } } } }
        }
        _ => html! {},
    }
}

/// What a step is for the viewer: a battle won or lost, a scoring.
fn moment(event: &Event, people: &People) -> Option<Drama> {
    match *event {
        Event::Fought { victory: Some(Victory { winner, .. }), .. } => {
            Some(if people.you == Some(winner.rival().seat()) { Drama::Loss } else { Drama::Gain })
        }
        Event::PlagueStruck { holder: Some(side), armies, survivors, .. }
            if survivors < armies && people.you == Some(side.seat()) =>
        {
            Some(Drama::Loss)
        }
        Event::Scored { .. } => Some(Drama::Complete),
        _ => None,
    }
}

/// What comes after a step and is no part of it.
fn closes(event: &Event) -> bool {
    matches!(
        event,
        Event::Tidied { .. }
            | Event::OrderDecided { .. }
            | Event::ChooserChanged { .. }
            | Event::ProvinceNamed { .. }
            | Event::Looked { .. }
            | Event::Drew { .. }
            | Event::DynastyBegan { .. }
    )
}

/// The provinces that were turned up in these steps.
fn fought(steps: &[&[Event]]) -> Vec<Province> {
    let provinces = steps.iter().copied().flatten().filter_map(|event| match event {
        Event::Revealed { province, .. } => Some(*province),
        _ => None,
    });
    provinces.collect()
}

fn battle_title(steps: &[&[Event]], place: Province, language: Language) -> String {
    let number = fought(steps).len().to_string();
    say(language, "step-battle", &[("number", &number), ("province", &name_of(place, language))])
}

/// The five provinces: which have been fought for, and which is now.
fn beads(steps: &[&[Event]], now: Province, language: Language) -> Markup {
    let done = fought(steps);
    html! {
        ol.st-beads { @for place in Province::ALL { li.now[place == now].done[place != now && done.contains(&place)] { (name_of(place, language)) } } }
    }
}

/// Both cards and what came of them.
fn tally(told: &[Event], cards: Both<Card>, language: Language) -> Markup {
    let verdict = told.iter().find_map(|event| match *event {
        Event::Fought { compared, victory, .. } => Some(Verdict::Fought { compared, victory }),
        Event::PlagueStruck { armies, survivors, .. } => Some(Verdict::Plague { armies, survivors }),
        _ => None,
    });
    html! {
        div.st-tally {
            @match verdict {
                None => { (fighter(Side::SunTzu, cards, language)) span.st-op { "\u{2026}" } (fighter(Side::KingShao, cards, language)) },
                Some(Verdict::Plague { armies, survivors }) => {
                    (fighter(Side::SunTzu, cards, language)) (fighter(Side::KingShao, cards, language))
                    span.st-sum { (armies) " \u{2192} " (survivors) }
                },
                Some(Verdict::Fought { compared, victory: None }) => {
                    (fighter(Side::SunTzu, compared, language)) span.st-op { "=" } (fighter(Side::KingShao, compared, language))
                },
                Some(Verdict::Fought { compared, victory: Some(victory) }) => (won(compared, victory, language)),
            }
        }
    }
}

fn won(compared: Both<Card>, victory: Victory, language: Language) -> Markup {
    let (winner, loser) = (victory.winner, victory.winner.rival());
    let difference = is_difference(compared[winner], compared[loser]);
    html! {
        (fighter(winner, compared, language))
        span.st-op { (if difference { "\u{2212}" } else { "\u{203a}" }) }
        (fighter(loser, compared, language))
        span.st-op { "=" }
        span.st-sum title=(sum(compared, victory, language)) { (victory.driven_off + victory.marching_in) }
    }
}

fn fighter(side: Side, cards: Both<Card>, language: Language) -> Markup {
    html! {
        figure title=(card_name(cards[side], language)) { (card(cards[side])) figcaption { (side_name(side, language)) } }
    }
}

/// What both sides are paid, and how far the disc goes.
fn sums(
    paid: ByProvince<Option<(Side, u8)>>,
    points: Both<u8>,
    from: i8,
    to: i8,
    language: Language,
) -> Markup {
    let more = points[Side::SunTzu].max(points[Side::KingShao]);
    let less = points[Side::SunTzu].min(points[Side::KingShao]);
    html! {
        div.st-sums {
            @for side in Side::BOTH {
                div class={ "st-earned for-" (side.seat()) } {
                    (mark(side))
                    b { (points[side]) }
                    ul {
                        @for place in Province::ALL {
                            @if let Some((_, value)) = paid[place].filter(|(holder, _)| *holder == side) { li { (name_of(place, language)) " " b { (value) } } }
                        }
                    }
                }
            }
            p.st-pull {
                b { (more) " \u{2212} " (less) " = " (more - less) }
                span { (say(language, "from-to", &[("from", &book::standing(from, language)), ("to", &book::standing(to, language))])) }
            }
        }
    }
}
