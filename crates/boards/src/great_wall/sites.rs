//! The sites: tokens, cards, sums and what follows from them if nothing changes. Every figure comes from the view.

use super::{art, column_words, is_claiming, kind_name, site_words};
use crate::marks::seat_mark;
use game::{Seat, SeatSet};
use games::great_wall::{
    Card, ColumnView, Forecast, Gain, Kind, Lead, Offer, Phase, Prompt, Site, SiteView, Token, TotalView,
    View,
};
use markup::kept;
use maud::{Markup, html};
use words::{Language, People};

/// How many cards are added up one by one.
const LONGEST_SUM: usize = 4;

/// Where the turn stands, and what is special about it.
pub fn course(view: &View, people: &People, language: Language) -> Markup {
    let (current, owed) = match view.prompt {
        Prompt::Claim { .. } => (0, 0),
        Prompt::Act { owed, .. } => (if owed == 1 { 2 } else { 1 }, owed),
        Prompt::Over { .. } => return html! {},
    };
    let only_scoring = matches!(view.phase, Phase::ScoringOnly { .. });
    let steps =
        ["board-great-wall-step-score", "board-great-wall-step-first", "board-great-wall-step-second"];
    html! {
        div.course data-part="course" {
            ol.steps aria-label=(words::text(language, "board-great-wall-turn", &[("name", name(people, view.current))])) {
                li { (seat_mark(view.current)) }
                @for (number, key) in steps.iter().enumerate().take(if only_scoring { 1 } else { 3 }) {
                    @let now = number == current && (owed > 0 || number == 0);
                    li.done[number < current].now[now] aria-current=[now.then_some("step")] {
                        i aria-hidden="true" { (number + 1) }
                        span { (words::text(language, key, &[])) }
                    }
                }
            }
            @match view.phase {
                Phase::Normal => {},
                Phase::LastRound { trigger } => (last_round(view, trigger, people, language)),
                Phase::ScoringOnly { .. } => { p.phase { (words::text(language, "board-great-wall-scoring-only", &[])) } },
            }
        }
    }
}

/// Who ended the game, and who still has a turn before only scoring is left.
fn last_round(view: &View, trigger: Seat, people: &People, language: Language) -> Markup {
    let seats = view.table.seats;
    let to_play =
        (0..seats.distance(view.current, trigger)).map(|turns| seats.steps_after(view.current, turns));
    let told = [
        ("name", name(people, trigger)),
        ("is", person(people, trigger)),
        ("turn", person(people, view.current)),
    ];
    html! {
        p.phase {
            (words::text(language, "board-great-wall-last-round", &told))
            @for seat in to_play { " " (seat_mark(seat)) span.visually-hidden { (name(people, seat)) } }
        }
    }
}

/// Each site looks at the same hills through another window.
const WINDOWS: [usize; 4] = [0, 300, 560, 150];

/// One site: a landscape with the wall that grows there, card by card.
pub fn site(view: &View, site: &SiteView, people: &People, language: Language) -> Markup {
    let (asked, offers): (bool, &[Offer]) = match &view.prompt {
        Prompt::Claim { site: asked, offers, .. } if *asked == site.site => (true, offers),
        _ => (false, &[]),
    };
    let offers = if is_claiming(view) { offers } else { &[] };
    let over = matches!(view.prompt, Prompt::Over { .. });
    kept("great-wall-site", (site, asked, offers, over, people, language), || {
        drawn_site(site, asked, offers, over, people, language)
    })
}

fn drawn_site(
    site: &SiteView,
    asked: bool,
    offers: &[Offer],
    over: bool,
    people: &People,
    language: Language,
) -> Markup {
    let number = site.site.to_string();
    let cells = Cells { row: site.site.index(), tokens: site.free.len() };
    html! {
        div.site.closed[!site.open].asked[asked] role="row" data-ground=(number) data-thing=(site_words(site.site)) data-place=(number) data-part={ "site-" (number) } {
            svg.scape viewBox=(format!("{} 0 740 200", WINDOWS[site.site.index() % WINDOWS.len()])) preserveAspectRatio="xMidYMax slice" aria-hidden="true" {
                use href="#gw-scape" width="700" height="200" {}
                use href="#gw-scape" x="699" width="700" height="200" {}
            }
            div.site-head role="gridcell" tabindex="-1" data-thing=(site_words(site.site)) data-column="0" data-row=(cells.row) {
                span.visually-hidden data-part={ "summary-" (number) } { (summary(site, over, people, language)) }
                span.tablet aria-hidden="true" { (words::text(language, "board-great-wall-site", &[("site", &number)])) }
            }
            div.tokens { (free_tokens(site, &cells, offers, people, language)) }
            div.cards {
                @for column in &site.columns { (card(site.site, column, &cells, people.names, language)) }
                svg.ghost-card viewBox=(art::CARD) data-ghost=(site_words(site.site)) aria-hidden="true" {}
                span.next aria-hidden="true" {}
            }
            (standing(site, language))
            p.forecast aria-hidden="true" title=(foretold(site, over, people, language)) data-part={ "forecast-" (number) } {
                @if let Some(Forecast { seat, .. }) = site.forecast { svg.glass viewBox="0 0 20 20" { use href="#gw-glass" {} } (seat_mark(seat)) }
                span { (forecast(site, over, people, language)) }
                @if site.noble { span.noble { (art::glyph(Kind::Noble)) (words::text(language, "board-great-wall-noble", &[])) } }
            }
        }
    }
}

/// Where the cells of a row stand for those who walk by keys: the site, its tokens, its cards.
#[derive(Hash)]
struct Cells {
    row: usize,
    tokens: usize,
}

/// The tokens beside the cards; to the seat that claims one, each with what would come of it.
fn free_tokens(
    site: &SiteView,
    cells: &Cells,
    offers: &[Offer],
    people: &People,
    language: Language,
) -> Markup {
    html! {
        @for (place, &token) in site.free.iter().enumerate() {
            @let offer = offers.iter().find(|offer| offer.token == token);
            @let twin = site.free[..place].contains(&token) || site.claim.is_some_and(|claim| claim.token == token);
            div.free-token role="gridcell" tabindex="-1" data-thing=[offer.map(|_| format!("claim {token}"))]
                data-column=(place + 1) data-row=(cells.row) data-part=(token_piece(site.site, token, twin)) data-piece=(token_piece(site.site, token, twin)) title=(token_label(token, offer, people, language)) {
                span.visually-hidden { (token_label(token, offer, people, language)) }
                (art::token(token))
                @if let Some(offer) = offer { (resulting(offer)) }
            }
        }
    }
}

/// How things would stand with this token on a card.
fn resulting(offer: &Offer) -> Markup {
    html! {
        span.resulting aria-hidden="true" {
            @for (seat, sum) in offer.standing.present() {
                span.leads[offer.lead == Lead::Sole(seat)] { (seat_mark(seat)) (signed(sum.total())) }
            }
        }
    }
}

fn token_label(token: Token, offer: Option<&Offer>, people: &People, language: Language) -> String {
    let worth = token.to_string();
    let Some(offer) = offer else {
        return words::text(language, "board-great-wall-token", &[("token", &worth)]);
    };
    let totals: Vec<String> = offer
        .standing
        .present()
        .map(|(seat, sum)| format!("{} {}", name(people, seat), signed(sum.total())))
        .collect();
    words::text(
        language,
        "board-great-wall-offer",
        &[("token", &worth), ("totals", &totals.join(", ")), ("lead", &lead(offer.lead, people, language))],
    )
}

/// A column: its uncovered card can be picked, for a dragon or for a token.
fn card(site: Site, column: &ColumnView, cells: &Cells, names: &[String], language: Language) -> Markup {
    kept("great-wall-card", (site, column, cells, names, language), || {
        let label = column_label(column, names, language);
        let piece = format!("card-{site}-{}", column.column);
        let token = column.token.map(|token| token_piece(site, token, false));
        html! {
            div.column role="gridcell" tabindex="-1" data-thing=(column_words(site, column.column)) data-place=(format!("{site} on {}", column.column))
                data-column=(cells.tokens + 1 + column.column.index()) data-row=(cells.row) title=(label)
                data-part=(piece) data-piece=(piece) data-home={ "seat-" (column.top.owner()) } data-hand data-washes {
                span.visually-hidden { (label) }
                (art::column(column, token.as_deref()))
                svg.ghost-card viewBox=(art::CARD) data-ghost=(column_words(site, column.column)) aria-hidden="true" {}
            }
        }
    })
}

fn column_label(column: &ColumnView, names: &[String], language: Language) -> String {
    let people = &People { names, you: None };
    let card = |card: &Card| {
        words::text(
            language,
            "board-great-wall-card-of",
            &[("card", &kind_name(card.kind(), language)), ("name", name(people, card.owner()))],
        )
    };
    let covered: Vec<String> = column.covered.iter().map(card).collect();
    let told = [
        ("column", column.column.to_string()),
        ("card", card(&column.top)),
        ("value", column.value.to_string()),
        ("covered", covered.join(", ")),
        ("covers", column.covered.len().to_string()),
        ("token", column.token.map_or(0, Token::points).to_string()),
    ];
    words::text(
        language,
        "board-great-wall-column",
        &told.each_ref().map(|(key, value)| (*key, value.as_str())),
    )
}

/// Every present seat's total as a sum, and who is ahead. Over it lies what an action would make of the totals.
fn standing(site: &SiteView, language: Language) -> Markup {
    let tied = match site.lead {
        Lead::Tied(seats) => seats,
        Lead::Nobody | Lead::Sole(_) => SeatSet::EMPTY,
    };
    html! {
        div.balance aria-hidden="true" {
            ul.totals {
                @for total in &site.totals {
                    @let leads = site.lead == Lead::Sole(total.seat);
                    li.leads[leads].tied[tied.contains(total.seat)] data-part={ "total-" (site.site) "-" (total.seat) } {
                        (seat_mark(total.seat))
                        b { (signed(total.total)) }
                        span.sum {
                            (sum(total))
                            @if leads { span.place { (words::text(language, "board-great-wall-leads", &[])) } }
                            @else if tied.contains(total.seat) { span.place { (words::text(language, "board-great-wall-tied", &[])) } }
                        }
                    }
                }
            }
            svg.foreseen data-ghost={ "totals " (site.site) } {}
        }
    }
}

/// `2+1+3 − 7`, or `4×1+2×2+3 − 7` where that would be long.
fn sum(total: &TotalView) -> String {
    let mut cards = total.cards.clone();
    let long = cards.len() > LONGEST_SUM;
    if long {
        cards.sort_unstable();
    }
    let parts = cards.chunk_by(|one, other| long && one == other).map(|equal| match equal {
        [value] => value.to_string(),
        equal => format!("{}\u{d7}{}", equal.len(), equal[0]),
    });
    let token = total.token.map_or(String::new(), |token| format!(" \u{2212} {token}"));
    format!("{}{token}", parts.collect::<Vec<_>>().join("+"))
}

/// What will happen here if nothing changes, as a whole sentence; on the wall an hourglass says that much.
fn foretold(site: &SiteView, over: bool, people: &People, language: Language) -> String {
    let forecast = forecast(site, over, people, language);
    match site.forecast {
        Some(Forecast { turns: 1.., .. }) => {
            words::text(language, "board-great-wall-forecast", &[("forecast", &forecast)])
        }
        _ => forecast,
    }
}

/// What will happen here, or why nothing will.
fn forecast(site: &SiteView, over: bool, people: &People, language: Language) -> String {
    if !site.open {
        return words::text(language, "board-great-wall-closed", &[]);
    }
    if over {
        return words::text(
            language,
            "board-great-wall-lost",
            &[("lead", &lead(site.lead, people, language))],
        );
    }
    let Some(Forecast { seat, turns, gain }) = site.forecast else {
        return lead(site.lead, people, language);
    };
    let (key, first, second, owner) = match gain {
        Gain::FirstToken { of: [one, other] } => ("board-great-wall-will-claim", one, other, seat),
        Gain::BothTokens { free, claimed, claimed_to } => {
            ("board-great-wall-will-complete", free, claimed, claimed_to)
        }
    };
    let told = [
        ("name", name(people, seat).to_owned()),
        ("is", person(people, seat).to_owned()),
        ("turns", turns.to_string()),
        ("one", first.to_string()),
        ("other", second.to_string()),
        ("same", (owner == seat).to_string()),
        ("owner", name(people, owner).to_owned()),
        ("owner-is", person(people, owner).to_owned()),
    ];
    words::text(language, key, &told.each_ref().map(|(key, value)| (*key, value.as_str())))
}

/// A site in one breath, for those who do not see it.
fn summary(site: &SiteView, over: bool, people: &People, language: Language) -> String {
    let totals: Vec<String> = site
        .totals
        .iter()
        .map(|total| format!("{} {}", name(people, total.seat), signed(total.total)))
        .collect();
    let told = [
        ("site", site.site.to_string()),
        ("tokens", super::listed(site.free.iter().copied())),
        ("open", site.open.to_string()),
        ("totals", totals.join(", ")),
        ("present", totals.len().to_string()),
        ("forecast", foretold(site, over, people, language)),
    ];
    words::text(
        language,
        "board-great-wall-summary",
        &told.each_ref().map(|(key, value)| (*key, value.as_str())),
    )
}

/// Who is ahead, as a sentence.
fn lead(lead: Lead, people: &People, language: Language) -> String {
    match lead {
        Lead::Nobody => words::text(language, "board-great-wall-lead-nobody", &[]),
        Lead::Sole(seat) => words::text(
            language,
            "board-great-wall-lead-sole",
            &[("name", name(people, seat)), ("is", person(people, seat))],
        ),
        Lead::Tied(seats) => {
            words::text(language, "board-great-wall-lead-tied", &[("names", &people.names(seats, language))])
        }
    }
}

/// The same token before and after it is laid on a card, so that it glides there.
pub fn token_piece(site: Site, token: Token, twin: bool) -> String {
    format!("token-{site}-{token}{}", if twin { "-twin" } else { "" })
}

pub fn name<'a>(people: &People<'a>, seat: Seat) -> &'a str {
    people.names.get(seat.index()).map_or("", String::as_str)
}

fn person(people: &People, seat: Seat) -> &'static str {
    if people.you == Some(seat) { "you" } else { "other" }
}

/// With a minus sign as it should be.
pub fn signed(total: i8) -> String {
    total.to_string().replace('-', "\u{2212}")
}
