//! Fills in what one viewer may know of a game (RULES 9): the one room where secrets are left out.

use crate::cards::{Card, Kind};
use crate::colour::Colour;
use crate::pieces::{Piece, Pile};
use crate::places::{Column, Site};
use crate::position::{Duty, Position};
use crate::section::{Claim, Lead, Section, Stage, Sum};
use crate::state::GreatWall;
use crate::tokens::points;
use crate::view::{
    ColumnView, FaceDown, Forecast, Gain, Hand, Offer, PlayerView, Prompt, SiteView, TotalView, View, Won,
};
use game::{Seat, Viewer};

impl View {
    pub(crate) fn of(game: &GreatWall, viewer: Viewer) -> View {
        let table = game.table;
        let over = table.is_over();
        let mut legal = vec![];
        if viewer.is(table.current) {
            game.list_actions(&mut legal);
        }
        View {
            viewer,
            options: table.options,
            prompt: prompt(game, viewer),
            legal,
            phase: table.phase,
            current: table.current,
            sites: table.sites().map(|site| site_view(&table, site)).collect(),
            players: table.seats.seats().map(|seat| player_view(game, seat, viewer)).collect(),
            pool: face_down(game.pool, over),
            removed: table.removed,
            outcome: over.then(|| table.outcome()),
            table,
        }
    }
}

fn prompt(game: &GreatWall, viewer: Viewer) -> Prompt {
    let seat = game.table.current;
    match game.table.duty {
        Duty::Claim { asked, .. } => {
            Prompt::Claim { seat, site: asked, offers: offers(game.table.section(asked), seat) }
        }
        Duty::Act(owed) => Prompt::Act {
            seat,
            owed: owed.count(),
            may_pass: game.check_pass().is_ok(),
            horsemen: viewer.is(seat).then(|| game.hand(seat).count(Kind::Horseman)),
        },
        Duty::Over(ending) => Prompt::Over { ending },
    }
}

/// Each different token of a fresh site, and how things would stand with it on a card of the seat.
fn offers(section: &Section, seat: Seat) -> Vec<Offer> {
    let Stage::Fresh([one, other]) = section.stage else { return vec![] };
    let mut tokens = vec![one, other];
    tokens.dedup();
    let offer = |token| {
        // On which of the seat's cards the token lies makes no difference to any sum.
        let claim = Claim { seat, token, column: Column::at(0) };
        let standing = Section { stage: Stage::Claimed { free: one, claim }, ..*section }.standing();
        Offer { token, standing, lead: standing.lead() }
    };
    tokens.into_iter().map(offer).collect()
}

fn site_view(table: &Position, site: Site) -> SiteView {
    let section = table.section(site);
    let standing = section.standing();
    SiteView {
        site,
        open: section.is_open(),
        free: match section.stage {
            Stage::Closed => vec![],
            Stage::Fresh(tokens) => tokens.to_vec(),
            Stage::Claimed { free, .. } => vec![free],
        },
        claim: section.claim(),
        noble: section.row.has_noble(),
        columns: columns(section),
        totals: standing.present().map(|(seat, sum)| total_view(section, seat, sum)).collect(),
        lead: standing.lead(),
        forecast: forecast(table, site, standing.lead()),
    }
}

fn total_view(section: &Section, seat: Seat, sum: Sum) -> TotalView {
    let own = section.row.values().filter(|(card, _)| card.owner() == seat);
    TotalView { seat, cards: own.map(|(_, value)| value).collect(), token: sum.token, total: sum.total() }
}

fn columns(section: &Section) -> Vec<ColumnView> {
    let column_view = |(column, (top, value)): (Column, (Card, u8))| ColumnView {
        column,
        top,
        value,
        covered: section.row.stack(column).skip(1).collect(),
        token: section.claim().filter(|claim| claim.column == column).map(|claim| claim.token),
    };
    section.row.columns().zip(section.row.values()).map(column_view).collect()
}

/// RULES 5.1: a leader scores at the start of the own turn. The game does not end before (RULES 7.5).
fn forecast(table: &Position, site: Site, lead: Lead) -> Option<Forecast> {
    let Lead::Sole(seat) = lead else { return None };
    let gain = match table.section(site).stage {
        Stage::Closed => return None,
        Stage::Fresh(of) => Gain::FirstToken { of },
        Stage::Claimed { free, claim } => {
            Gain::BothTokens { free, claimed: claim.token, claimed_to: claim.seat }
        }
    };
    let turns = match table.duty {
        Duty::Over(_) => return None,
        Duty::Claim { asked, later } if later.with(asked).contains(site) => 0,
        _ if seat == table.current => table.seats.get(),
        _ => table.seats.distance(table.current, seat),
    };
    Some(Forecast { seat, turns, gain })
}

/// RULES 9: a hand is its owner's secret, won tokens are shown as the table agreed, and at the end all is open.
fn player_view(game: &GreatWall, seat: Seat, viewer: Viewer) -> PlayerView {
    let (hand, won) = (game.hand(seat), game.table.won(seat));
    let over = game.table.is_over();
    let own = viewer.is(seat) || over;
    PlayerView {
        seat,
        colour: Colour::of(seat),
        hand: if own { Hand::Open { cards: hand } } else { Hand::Hidden { count: hand.len() } },
        deck: face_down(game.deck(seat), over),
        unlaid: game.unlaid(seat),
        won: if own || game.table.options.open_scores {
            Won::Open { tokens: won, points: points(won) }
        } else {
            Won::Hidden { count: won.len() }
        },
    }
}

fn face_down<P: Piece>(pile: Pile<P>, open: bool) -> FaceDown<P> {
    if open {
        FaceDown::Open { next_first: pile.iter().collect() }
    } else {
        FaceDown::Hidden { count: pile.len() }
    }
}
