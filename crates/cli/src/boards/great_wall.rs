//! Great Wall as text: one line a column, with what its card is worth at this moment.

use super::{Drawn, list};
use great_wall::{FaceDown, Gain, GreatWall, Hand, Lead, PlayerView, Prompt, SiteView, View, Won};
use std::fmt::Write;

impl Drawn for GreatWall {
    fn draw(views: &[View], names: &[&str]) -> String {
        let Some(view) = views.first() else { return String::new() };
        let mut text = String::new();
        let pool = match &view.pool {
            FaceDown::Open { next_first } => next_first.len(),
            FaceDown::Hidden { count } => *count,
        };
        let _ = writeln!(text, "{pool} tokens in the pool\n");
        for site in &view.sites {
            draw_site(&mut text, site, names);
        }
        for (seat, name) in names.iter().enumerate() {
            let players: Vec<&PlayerView> = views.iter().map(|view| &view.players[seat]).collect();
            draw_player(&mut text, &players, name);
        }
        let prompt = match &view.prompt {
            Prompt::Claim { seat, site, .. } => {
                format!("{} is to claim a token at site {site}", names[seat.index()])
            }
            Prompt::Act { seat, owed, may_pass, .. } => {
                let pass = if *may_pass { ", and may pass" } else { "" };
                let actions = if *owed == 1 { "action" } else { "actions" };
                format!("{} owes {owed} {actions}{pass}", names[seat.index()])
            }
            Prompt::Over { .. } => "the game is over".into(),
        };
        let _ = writeln!(text, "{prompt}");
        text
    }
}

fn draw_site(text: &mut String, site: &SiteView, names: &[&str]) {
    if !site.open {
        let _ = writeln!(text, "site {}: closed\n", site.site);
        return;
    }
    let noble = if site.noble { "; a noble makes every card count 1" } else { "" };
    let _ = writeln!(text, "site {}: tokens {}{noble}", site.site, list(&site.free, " and "));
    for column in &site.columns {
        let owner = names[column.top.owner().index()];
        let token = column.token.map_or(String::new(), |token| format!(", carries token {token}"));
        let covered: Vec<String> = column.covered.iter().map(|card| card.kind().to_string()).collect();
        let covered =
            if covered.is_empty() { String::new() } else { format!(", covers {}", covered.join(", ")) };
        let _ = writeln!(
            text,
            "  {:>2} {} of {owner}: {}{token}{covered}",
            column.column,
            column.top.kind(),
            column.value
        );
    }
    for total in &site.totals {
        let token = total.token.map_or(String::new(), |token| format!(" - {token}"));
        let _ = writeln!(
            text,
            "  {}: {}{token} = {}",
            names[total.seat.index()],
            list(&total.cards, " + "),
            total.total
        );
    }
    if site.lead == Lead::Nobody {
        text.push_str("  nobody leads\n");
    }
    if let Some(forecast) = site.forecast {
        let gain = match forecast.gain {
            Gain::FirstToken { of: [one, other] } => format!("takes {one} or {other}"),
            Gain::BothTokens { free, claimed, claimed_to } => {
                format!("wins {free}, and {} wins {claimed}", names[claimed_to.index()])
            }
        };
        let _ = writeln!(
            text,
            "  if nothing changes, {} {gain} when their turn begins",
            names[forecast.seat.index()]
        );
    }
    text.push('\n');
}

/// What the viewers see of a player together.
fn draw_player(text: &mut String, players: &[&PlayerView], name: &str) {
    let hand = players.iter().find_map(|player| match player.hand {
        Hand::Open { cards } => Some(list(&cards.iter().collect::<Vec<_>>(), " ")),
        Hand::Hidden { .. } => None,
    });
    let hidden = match players[0].hand {
        Hand::Hidden { count } => format!("{count} cards"),
        Hand::Open { .. } => String::new(),
    };
    let won = players.iter().find_map(|player| match player.won {
        Won::Open { points, .. } => Some(format!("{points} points won")),
        Won::Hidden { .. } => None,
    });
    let won_hidden = match players[0].won {
        Won::Hidden { count } => format!("{count} tokens won"),
        Won::Open { .. } => String::new(),
    };
    let deck = match &players[0].deck {
        FaceDown::Open { next_first } => next_first.len(),
        FaceDown::Hidden { count } => *count,
    };
    let _ = writeln!(
        text,
        "{} {name}: {}, {deck} cards in the deck, hand: {}",
        players[0].seat,
        won.unwrap_or(won_hidden),
        hand.unwrap_or(hidden)
    );
}
