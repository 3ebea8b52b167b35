//! Great Wall as text: the columns of each site with what their cards are worth at this moment, and the sums.

use super::{Drawn, flow, list, name};
use games::great_wall::{
    Action, ColumnView, FaceDown, Forecast, Gain, GreatWall, Hand, Kind, Lead, PlayerView, SiteView, View,
    Won,
};
use ratatui::style::Stylize;
use ratatui::text::{Line, Text};
use words::{Language, People};

impl Drawn for GreatWall {
    fn board(views: &[View], people: &People, language: Language) -> Text<'static> {
        let Some(view) = views.first() else { return Text::default() };
        let pool = match &view.pool {
            FaceDown::Open { next_first } => next_first.len(),
            FaceDown::Hidden { count } => *count,
        };
        let pool = words::text(language, "terminal-great-wall-pool", &[("tokens", &pool.to_string())]);
        let sites = view.sites.iter().flat_map(|site| draw_site(site, people, language));
        [Line::from(pool)].into_iter().chain(sites).collect()
    }

    fn does_nothing(action: &Action) -> bool {
        *action == Action::Pass
    }

    fn players(views: &[View], people: &People, language: Language) -> Vec<Text<'static>> {
        let seats = views.first().map_or(0, |view| view.players.len());
        let players = (0..seats).map(|seat| {
            let seen: Vec<&PlayerView> = views.iter().map(|view| &view.players[seat]).collect();
            draw_player(&seen, people, language)
        });
        players.collect()
    }
}

fn draw_site(site: &SiteView, people: &People, language: Language) -> Vec<Line<'static>> {
    let number = site.site.to_string();
    if !site.open {
        return vec![words::text(language, "terminal-great-wall-closed", &[("site", &number)]).bold().into()];
    }
    let noble = if site.noble { "yes" } else { "no" };
    let tokens = list(&site.free, ", ");
    let heading = words::text(
        language,
        "terminal-great-wall-site",
        &[("site", &number), ("tokens", &tokens), ("noble", noble)],
    );
    let columns: Vec<String> =
        site.columns.iter().map(|column| draw_column(column, people, language)).collect();
    let sums = site.totals.iter().map(|total| {
        let token = total.token.map_or(String::new(), |token| format!(" \u{2212} {token}"));
        let cards = list(&total.cards, " + ");
        let (name, sum) = (name(people, total.seat), total.total.to_string().replace('-', "\u{2212}"));
        if total.cards.len() + usize::from(total.token.is_some()) == 1 {
            format!("{name} = {sum}")
        } else {
            format!("{name} = {cards}{token} = {sum}")
        }
    });
    let mut sums: Vec<String> = sums.collect();
    if matches!(site.lead, Lead::Tied(_)) {
        sums.push(words::text(language, "terminal-great-wall-tie", &[]));
    }
    let forecast = site.forecast.map(|forecast| draw_forecast(&forecast, people, language));
    let lines = flow(&columns).into_iter().chain(flow(&sums)).chain(forecast);
    [Line::from(heading.bold())].into_iter().chain(lines.map(Line::from)).collect()
}

/// A column by its number: whose card is on top, what it is worth, and what belongs to it.
fn draw_column(column: &ColumnView, people: &People, language: Language) -> String {
    let covered: Vec<String> = column.covered.iter().map(|card| kind(card.kind(), language)).collect();
    let covers = if covered.is_empty() { "no".to_owned() } else { covered.join(", ") };
    let token = column.token.map_or("no".to_owned(), |token| token.to_string());
    words::text(
        language,
        "terminal-great-wall-column",
        &[
            ("column", &column.column.to_string()),
            ("name", name(people, column.top.owner())),
            ("card", &kind(column.top.kind(), language)),
            ("value", &column.value.to_string()),
            ("token", &token),
            ("covers", &covers),
        ],
    )
}

fn draw_forecast(forecast: &Forecast, people: &People, language: Language) -> String {
    let who = name(people, forecast.seat);
    let text = match forecast.gain {
        Gain::FirstToken { of: [one, other] } => words::text(
            language,
            "terminal-great-wall-first",
            &[("name", who), ("one", &one.to_string()), ("other", &other.to_string())],
        ),
        Gain::BothTokens { free, claimed, claimed_to } => words::text(
            language,
            "terminal-great-wall-both",
            &[
                ("name", who),
                ("free", &free.to_string()),
                ("claimed", &claimed.to_string()),
                ("owner", name(people, claimed_to)),
            ],
        ),
    };
    format!("  {text}")
}

/// What the viewers see of a player together.
fn draw_player(seen: &[&PlayerView], people: &People, language: Language) -> Text<'static> {
    let player = seen[0];
    let say = |id, count: usize| words::text(language, id, &[("count", &count.to_string())]);
    let cards = |cards: games::great_wall::Cards| {
        let kinds =
            games::great_wall::DECK.into_iter().map(|(kind, _)| kind).filter(|&kind| cards.count(kind) > 0);
        let lots = kinds.map(|kind| format!("{} {}", self::kind(kind, language), cards.count(kind)));
        list(&lots.collect::<Vec<_>>(), ", ")
    };
    let hand = seen.iter().find_map(|player| match player.hand {
        Hand::Open { cards: hand } => Some(cards(hand)),
        Hand::Hidden { .. } => None,
    });
    let hand = hand.unwrap_or_else(|| match player.hand {
        Hand::Hidden { count } => say("terminal-cards", count),
        Hand::Open { .. } => String::new(),
    });
    let won = seen.iter().find_map(|player| match player.won {
        Won::Open { points, .. } => Some(say("terminal-great-wall-points", points as usize)),
        Won::Hidden { .. } => None,
    });
    let won = won.unwrap_or_else(|| match player.won {
        Won::Hidden { count } => say("terminal-great-wall-tokens", count),
        Won::Open { .. } => String::new(),
    });
    let deck = match &player.deck {
        FaceDown::Open { next_first } => next_first.len(),
        FaceDown::Hidden { count } => *count,
    };
    let (seat, deck) = (player.seat.to_string(), deck.to_string());
    let first = words::text(
        language,
        "terminal-great-wall-player",
        &[
            ("seat", &seat),
            ("name", name(people, player.seat)),
            ("won", &won),
            ("deck", &deck),
            ("hand", &hand),
        ],
    );
    let unlaid = words::text(language, "terminal-great-wall-unlaid", &[("cards", &cards(player.unlaid))]);
    Text::from(format!("{first}\n  {unlaid}"))
}

fn kind(kind: Kind, language: Language) -> String {
    words::text(language, "great-wall-card", &[("kind", kind.name())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::plain;
    use crate::play::offered_first;
    use game::chance::dice;
    use game::{Seed, Viewer};
    use table::{Player, Table};

    #[test]
    fn a_tie_is_told_wherever_there_is_one_and_nowhere_else() {
        let names = ["Ada", "Lin", "Bo"].map(str::to_owned);
        let people = People { names: &names, you: None };
        let players = names.iter().map(Player::named).collect();
        let options = games::great_wall::Options::default();
        let mut table = Table::<GreatWall>::open(players, options, Seed::from_text("tie", 0)).unwrap();
        let (mut dice, mut scratch, mut ties) = (dice(0), vec![], 0);
        while let Some(seat) = table.turn().awaited().first() {
            let action = table.sample(seat, &mut dice, &mut scratch).unwrap();
            table.play(seat, action).unwrap();
            let view = table.view(Viewer::Public);
            let tied = view.sites.iter().filter(|site| {
                let most = site.totals.iter().map(|total| total.total).max();
                site.totals.iter().filter(|total| Some(total.total) == most).count() > 1
            });
            let tied = tied.count();
            let text = plain(&GreatWall::board(&[view], &people, Language::English));
            assert_eq!(text.matches("nobody leads").count(), tied, "{text}");
            ties += tied;
        }
        assert!(ties > 0);
    }

    #[test]
    fn whatever_does_nothing_is_offered_first() {
        assert!(offered_first::<GreatWall>("").contains("pass"));
    }
}
