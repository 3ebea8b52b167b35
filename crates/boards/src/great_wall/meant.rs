//! What somebody may have meant who picked cards, sites and tokens that do not go together.

use games::great_wall::{Action, Column, Kind, Lot, Prompt, Site, Token, View};

/// Everything that these things could have been picked for.
pub fn meant(view: &View, things: &[&str]) -> Vec<Action> {
    let picked = Picked::read(things);
    let sites: Vec<Site> =
        picked.site.map_or_else(|| view.sites.iter().map(|site| site.site).collect(), |site| vec![site]);
    if things.contains(&"draw") {
        return vec![Action::Draw];
    }
    if things.contains(&"pass") {
        return vec![Action::Pass];
    }
    match (picked.lot, picked.column, &view.prompt) {
        (Some(lot), Some(column), _) if lot.kind() == Kind::Dragon => {
            sites.into_iter().map(|site| Action::Cover { site, column }).collect()
        }
        (Some(cards), ..) => sites.into_iter().map(|site| Action::Lay { cards, site }).collect(),
        (None, _, Prompt::Claim { .. }) => {
            sites.into_iter().flat_map(|site| claims(view, site, &picked)).collect()
        }
        (None, Some(column), _) => sites.into_iter().map(|site| Action::Cover { site, column }).collect(),
        (None, None, _) => {
            sites.into_iter().map(|site| Action::Lay { cards: Lot::single(Kind::Wall), site }).collect()
        }
    }
}

/// A first token of a site, on a card of it.
fn claims(view: &View, site: Site, picked: &Picked) -> Vec<Action> {
    let Some(seen) = view.sites.iter().find(|seen| seen.site == site) else { return vec![] };
    let tokens: Vec<Token> = picked.token.map_or_else(|| seen.free.clone(), |token| vec![token]);
    let columns: Vec<Column> = picked
        .column
        .map_or_else(|| seen.columns.iter().map(|column| column.column).collect(), |column| vec![column]);
    let on = |token| columns.iter().map(move |&column| Action::Claim { token, site, column });
    tokens.into_iter().flat_map(on).collect()
}

/// What the picked words name.
#[derive(Default)]
struct Picked {
    lot: Option<Lot>,
    token: Option<Token>,
    site: Option<Site>,
    column: Option<Column>,
}

impl Picked {
    fn read(things: &[&str]) -> Picked {
        let mut picked = Picked::default();
        for thing in things {
            match thing.split(' ').collect::<Vec<_>>()[..] {
                ["claim", token] => picked.token = token.parse().ok().and_then(Token::worth),
                ["at", site] => picked.site = site.parse().ok().and_then(Site::new),
                ["at", site, "on", column] => {
                    picked.site = site.parse().ok().and_then(Site::new);
                    picked.column = column.parse().ok().and_then(Column::new);
                }
                ["lay", ..] => picked.lot = lot(thing),
                _ => {}
            }
        }
        picked
    }
}

/// The cards of `lay 3 walls`, which an action spells in the same way.
fn lot(thing: &str) -> Option<Lot> {
    match format!("{thing} at 1").parse() {
        Ok(Action::Lay { cards, .. }) => Some(cards),
        _ => None,
    }
}
