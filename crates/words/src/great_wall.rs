//! Great Wall of China in words. Places are spelt as in actions: `2` is a site, `2 on 5` a column of it.

use crate::language::Language;
use crate::people::People;
use crate::phrase::{Line, Phrase, Voice};
use crate::speaks::{Speaks, text};
use game::{Outcome, Seat};
use games::great_wall::{
    Action, Card, Column, Ending, Event, GreatWall, Illegal, Kind, Lead, Lot, Prompt, Site, Standing, Sum,
    Token, View,
};

impl Speaks for GreatWall {
    fn rulebook(language: Language) -> &'static str {
        match language {
            Language::English => include_str!("../../great-wall/RULES.md"),
            Language::French => include_str!("../../great-wall/REGLES.md"),
        }
    }

    fn event(event: &Event, people: &People, language: Language) -> Option<Line> {
        let voice = Voice::new(people, language);
        let phrase = match *event {
            Event::TurnBegan { .. } => return None,
            Event::Drew { seat, card: None, left_in_deck } => {
                voice.say("great-wall-drew-unseen").person("who", seat).with("left", left_in_deck)
            }
            Event::Drew { seat, card: Some(kind), left_in_deck: _ } => {
                voice.say("great-wall-drew").person("who", seat).cards(Lot::single(kind))
            }
            Event::Passed { seat } => voice.say("great-wall-passed").person("who", seat),
            Event::Laid { seat, kind, count, site, first, free } => {
                let phrase = voice.say("great-wall-laid").person("who", seat).kind(kind).with("count", count);
                let phrase = phrase.site(site).flag("free", free);
                let columns = (0..usize::from(count)).map(|further| Column::at(first.index() + further));
                columns.fold(phrase, |phrase, column| phrase.at_column(site, column))
            }
            Event::Covered { seat, site, column, card } => {
                covered(voice.say("great-wall-covered"), seat, card).site(site).at_column(site, column)
            }
            Event::Claimed { seat, site, token, column } => {
                voice.say("great-wall-claimed").person("who", seat).token(token).column(site, column)
            }
            Event::StandingChanged { lead_before, lead_after, .. } if lead_before == lead_after => {
                return None;
            }
            Event::StandingChanged { site, after, lead_after, .. } => match lead_after {
                Lead::Nobody => voice.say("great-wall-unled").site(site).at(site),
                Lead::Sole(seat) => {
                    let phrase = voice.say("great-wall-leads").person("who", seat);
                    phrase.with("total", total(&after, seat)).site(site).at(site)
                }
                Lead::Tied(seats) => {
                    let level = seats.first().map_or(0, |seat| total(&after, seat));
                    voice
                        .say("great-wall-level")
                        .persons("who", seats)
                        .with("total", level)
                        .site(site)
                        .at(site)
                }
            },
            Event::Completed { seat, site, standing } => {
                let phrase = voice.say("great-wall-completed").person("who", seat);
                phrase.with("total", total(&standing, seat)).site(site).at(site)
            }
            Event::Won { seat, site, token, column: _ } => {
                voice.say("great-wall-won").person("who", seat).token(token).site(site).at(site)
            }
            Event::Cleared { site, cards } => {
                voice.say("great-wall-cleared").with("cards", cards).site(site).at(site)
            }
            Event::PairRemoved { site, token } => {
                voice.say("great-wall-pair-removed").token(token).site(site).at(site)
            }
            Event::Opened { site, tokens: [one, other], left_in_pool } => {
                let phrase = voice.say("great-wall-opened").site(site).at(site).with("left", left_in_pool);
                phrase.with("one", one.points()).with("other", other.points())
            }
            Event::Closed { site } => voice.say("great-wall-closed").site(site).at(site),
            Event::LastRoundBegan { trigger, actions_lapsed: _ } => {
                voice.say("great-wall-last-round").person("who", trigger)
            }
            Event::ScoringOnlyBegan => voice.say("great-wall-scoring-only"),
            Event::Ended { outcome, ending } => ended(voice.say(over(ending)), outcome),
        };
        Some(phrase.line())
    }

    fn came_to(events: &[&Event], seat: Seat, language: Language) -> Option<String> {
        came_to(events, seat, language)
    }

    fn prompt(view: &View, people: &People, language: Language) -> String {
        let voice = Voice::new(people, language);
        match view.prompt {
            Prompt::Claim { seat, site, .. } => {
                voice.say("great-wall-prompt-claim").person("who", seat).site(site).text()
            }
            Prompt::Act { seat, owed, may_pass, horsemen } => {
                let phrase = voice.say("great-wall-prompt-act").person("who", seat).with("owed", owed);
                let phrase = phrase.flag("pass", may_pass);
                phrase.with("horsemen", horsemen.unwrap_or(0)).text()
            }
            Prompt::Over { .. } => voice.over(view.outcome),
        }
    }

    fn paragraph(view: &View) -> &'static str {
        match view.prompt {
            Prompt::Claim { .. } => "5.5",
            Prompt::Act { .. } => "6.1",
            Prompt::Over { .. } => "8.1",
        }
    }

    fn refusal(reason: &Illegal, people: &People, language: Language) -> Line {
        let voice = Voice::new(people, language);
        let phrase = match *reason {
            Illegal::NoSuchSite(site) => voice.say("great-wall-refused-no-such-site").site(site),
            Illegal::SiteClosed(site) => voice.say("great-wall-refused-site-closed").site(site).at(site),
            Illegal::NoSuchColumn { site, column } => {
                let phrase = voice.say("great-wall-refused-no-such-column").site(site).at(site);
                phrase.with("column", column.to_string())
            }
            Illegal::ClaimFirst(site) => voice.say("great-wall-refused-claim-first").site(site).at(site),
            Illegal::ClaimInOrder { site, asked } => {
                let phrase = voice.say("great-wall-refused-claim-in-order").site(site);
                phrase.place("asked", asked)
            }
            Illegal::NothingToClaim(site) => {
                voice.say("great-wall-refused-nothing-to-claim").site(site).at(site)
            }
            Illegal::NoSuchToken { site, token } => {
                voice.say("great-wall-refused-no-such-token").site(site).at(site).token(token)
            }
            Illegal::NotYourCard { site, column } => {
                voice.say("great-wall-refused-not-your-card").column(site, column)
            }
            Illegal::CardIsCovered { site, column } => {
                voice.say("great-wall-refused-card-is-covered").column(site, column)
            }
            Illegal::OnlyScoring => voice.say("great-wall-refused-only-scoring"),
            Illegal::DeckEmpty => voice.say("great-wall-refused-deck-empty"),
            Illegal::NoPassing => voice.say("great-wall-refused-no-passing"),
            Illegal::NotInHand(lot) => voice.say("great-wall-refused-not-in-hand").cards(lot),
            Illegal::Protected { site, column } => {
                voice.say("great-wall-refused-protected").column(site, column)
            }
        };
        phrase.line()
    }

    fn action(action: &Action, language: Language) -> String {
        let voice = Voice::impersonal(language);
        let phrase = match *action {
            Action::Draw => voice.say("great-wall-action-draw"),
            Action::Pass => voice.say("great-wall-action-pass"),
            Action::Lay { cards, site } => voice.say("great-wall-action-lay").cards(cards).site(site),
            Action::Cover { site, column } => voice.say("great-wall-action-cover").column(site, column),
            Action::Claim { token, site, column } => {
                voice.say("great-wall-action-claim").token(token).column(site, column)
            }
        };
        phrase.text()
    }
}

/// The pieces and places of this game in a sentence.
trait Pieces {
    fn kind(self, kind: Kind) -> Self;
    fn cards(self, lot: Lot) -> Self;
    fn token(self, token: Token) -> Self;
    fn site(self, site: Site) -> Self;
    fn column(self, site: Site, column: Column) -> Self;
    fn at_column(self, site: Site, column: Column) -> Self;
}

impl Pieces for Phrase<'_> {
    fn kind(self, kind: Kind) -> Self {
        self.with("kind", kind.name())
    }

    fn cards(self, lot: Lot) -> Self {
        self.kind(lot.kind()).with("count", lot.count())
    }

    fn token(self, token: Token) -> Self {
        self.with("token", token.points())
    }

    fn site(self, site: Site) -> Self {
        self.with("site", site.to_string())
    }

    fn column(self, site: Site, column: Column) -> Self {
        self.site(site).with("column", column.to_string()).at_column(site, column)
    }

    fn at_column(self, site: Site, column: Column) -> Self {
        self.at(format_args!("{site} on {column}"))
    }
}

/// A dragon on somebody's card, perhaps one of the player's own.
fn covered(phrase: Phrase, seat: Seat, card: Card) -> Phrase {
    let phrase = phrase.person("who", seat).person("owner", card.owner());
    phrase.flag("own", card.owner() == seat).kind(card.kind())
}

fn total(standing: &Standing, seat: Seat) -> i8 {
    standing.of(seat).map_or(0, Sum::total)
}

/// All winners have the same score.
fn ended(phrase: Phrase, outcome: Outcome) -> Phrase {
    let score = outcome.winners().first().map_or(0, |seat| outcome.scores()[seat.index()]);
    phrase.persons("winners", outcome.winners()).with("score", score)
}

const fn over(ending: Ending) -> &'static str {
    match ending {
        Ending::Exhausted => "great-wall-over-exhausted",
        Ending::Settled => "great-wall-over-settled",
        Ending::Blocked => "great-wall-over-blocked",
    }
}

/// A turn in a few words, in the order of its actions; cards at one site are added up, and so are those that were drawn.
fn came_to(events: &[&Event], own: Seat, language: Language) -> Option<String> {
    let (mut parts, mut laid, mut drawn): (Vec<String>, Vec<(Site, u8)>, u8) = (vec![], vec![], 0);
    for event in events {
        match **event {
            Event::Claimed { seat, token, .. } if seat == own => {
                parts.push(text(language, "great-wall-came-claimed", &[("token", &token.to_string())]));
            }
            Event::Completed { seat, site, .. } if seat == own => {
                parts.push(text(language, "great-wall-came-completed", &[("site", &site.to_string())]));
            }
            Event::Covered { seat, site, .. } if seat == own => {
                parts.push(text(language, "great-wall-came-covered", &[("site", &site.to_string())]));
            }
            Event::Laid { seat, count, site, .. } if seat == own => {
                match laid.iter_mut().find(|(place, _)| *place == site) {
                    Some((_, cards)) => *cards += count,
                    None => laid.push((site, count)),
                }
            }
            Event::Drew { seat, .. } if seat == own => drawn += 1,
            _ => {}
        }
    }
    for (site, count) in laid {
        let told = [("count", count.to_string()), ("site", site.to_string())];
        parts.push(text(
            language,
            "great-wall-came-laid",
            &told.each_ref().map(|(key, value)| (*key, value.as_str())),
        ));
    }
    if drawn > 0 {
        parts.push(text(language, "great-wall-came-drew", &[("count", &drawn.to_string())]));
    }
    (!parts.is_empty()).then(|| parts.join(", "))
}
