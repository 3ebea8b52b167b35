//! What one viewer may know, with everything that follows from it, so that no front end works out a rule
//! (RULES 9).

use crate::action::Action;
use crate::cards::{Card, Cards, Kind};
use crate::colour::Colour;
use crate::options::Options;
use crate::pieces::{Piece, Pile};
use crate::places::{Column, Site};
use crate::section::{Claim, Lead, Section, Stage, Standing};
use crate::state::GreatWall;
use crate::table::{Duty, Ending, Phase, Table};
use crate::tokens::{Token, Tokens, points};
use game::{Outcome, Seat, SeatSet, Viewer};
use serde::Serialize;

/// What one viewer may know of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct View {
    pub viewer: Viewer,
    pub options: Options,
    pub prompt: Prompt,
    pub legal: Vec<Action>,
    pub phase: Phase,
    /// Whose turn it is; the last one, when the game is over.
    pub current: Seat,
    pub sites: Vec<SiteView>,
    pub players: Vec<PlayerView>,
    /// Tokens not yet turned up.
    pub pool: FaceDown<Token>,
    /// Equal pairs that left a game of two.
    pub removed: Tokens,
    pub outcome: Option<Outcome>,
    /// Everything that lies or lay face up, for bots: they may count won tokens (RULES 9.2). It is not part of
    /// what is shown.
    #[serde(skip)]
    pub table: Table,
}

/// What is asked, and of whom.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Prompt {
    /// A first token of this site is to be laid on a card.
    Claim { seat: Seat, site: Site, offers: Vec<Offer> },
    /// Actions are owed. Only the seat itself is told how many horsemen it can still lay for free.
    Act { seat: Seat, owed: u8, may_pass: bool, horsemen: Option<u8> },
    /// The game is over.
    Over { ending: Ending },
}

/// What taking a first token would lead to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Offer {
    pub token: Token,
    pub standing: Standing,
    pub lead: Lead,
}

/// One site.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SiteView {
    pub site: Site,
    pub open: bool,
    /// Tokens that lie beside the cards.
    pub free: Vec<Token>,
    /// The token that lies on a card.
    pub claim: Option<Claim>,
    /// Whether an uncovered noble makes every card count 1.
    pub noble: bool,
    pub columns: Vec<ColumnView>,
    /// The sum of every seat that is present.
    pub totals: Vec<TotalView>,
    pub lead: Lead,
    pub forecast: Option<Forecast>,
}

/// The cards of one column.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ColumnView {
    pub column: Column,
    /// The uncovered card.
    pub top: Card,
    /// What it is worth at this moment.
    pub value: u8,
    /// The cards it covers, uppermost first. They are worth nothing.
    pub covered: Vec<Card>,
    /// The token on it, which protects it from dragons.
    pub token: Option<Token>,
}

/// A seat's total at a site as a sum: the cards from left to right, less the token.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TotalView {
    pub seat: Seat,
    pub cards: Vec<u8>,
    pub token: Option<Token>,
    pub total: i8,
}

/// What happens at a site if nothing changes there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Forecast {
    /// The leader, at the start of whose turn it happens.
    pub seat: Seat,
    /// How many turns from now: 0 is this turn, whose scoring is not over yet.
    pub turns: usize,
    pub gain: Gain,
}

/// What a leader gets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Gain {
    /// One of two tokens, to be laid on a card.
    FirstToken { of: [Token; 2] },
    /// The free token; the claimed one goes to the seat whose card it lies on.
    BothTokens { free: Token, claimed: Token, claimed_to: Seat },
}

/// What is known of one player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PlayerView {
    pub seat: Seat,
    pub colour: Colour,
    pub hand: Hand,
    pub deck: FaceDown<Kind>,
    /// What this player has not laid yet, in hand and deck together.
    pub unlaid: Cards,
    pub won: Won,
}

/// A hand, as far as the viewer may see it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Hand {
    Open { cards: Cards },
    Hidden { count: usize },
}

/// A face-down pile: nobody sees its order before the game is over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FaceDown<P> {
    Open { next_first: Vec<P> },
    Hidden { count: usize },
}

/// Won tokens, as far as they are shown to the viewer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Won {
    Open { tokens: Tokens, points: i32 },
    Hidden { count: usize },
}

impl game::View for View {
    type Action = Action;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn awaited(&self) -> SeatSet {
        match self.prompt {
            Prompt::Claim { seat, .. } | Prompt::Act { seat, .. } => SeatSet::only(seat),
            Prompt::Over { .. } => SeatSet::EMPTY,
        }
    }

    fn legal(&self) -> &[Action] {
        &self.legal
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }
}

impl View {
    pub(crate) fn new(game: &GreatWall, viewer: Viewer) -> View {
        let table = game.table;
        let mut legal = vec![];
        if viewer.is(table.current) {
            game.list(&mut legal);
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
            pool: face_down(game.pool, is_over(game)),
            removed: table.removed,
            outcome: table.outcome(),
            table,
        }
    }
}

fn is_over(game: &GreatWall) -> bool {
    game.table.duty == Duty::Nothing
}

fn prompt(game: &GreatWall, viewer: Viewer) -> Prompt {
    let seat = game.table.current;
    if let Some(ending) = game.ended() {
        return Prompt::Over { ending };
    }
    if let Some((site, section)) = asked(&game.table) {
        return Prompt::Claim { seat, site, offers: offers(section, seat) };
    }
    let owed = match game.table.duty {
        Duty::Act(owed) => owed.count(),
        Duty::Claim(_) | Duty::Nothing => 0,
    };
    let horsemen = viewer.is(seat).then(|| game.hand(seat).count(Kind::Horseman));
    Prompt::Act { seat, owed, may_pass: game.check_pass().is_ok(), horsemen }
}

/// The site at which a first token is to be claimed now.
fn asked(table: &Table) -> Option<(Site, &Section)> {
    match table.duty {
        Duty::Claim(sites) => sites.first().map(|site| (site, table.section(site))),
        Duty::Act(_) | Duty::Nothing => None,
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

fn site_view(table: &Table, site: Site) -> SiteView {
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
        totals: standing
            .present()
            .map(|(seat, sum)| TotalView {
                seat,
                cards: section
                    .row
                    .values()
                    .filter(|(card, _)| card.owner() == seat)
                    .map(|(_, value)| value)
                    .collect(),
                token: sum.token,
                total: sum.total(),
            })
            .collect(),
        lead: standing.lead(),
        forecast: forecast(table, site, standing.lead()),
    }
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
fn forecast(table: &Table, site: Site, lead: Lead) -> Option<Forecast> {
    let Lead::Sole(seat) = lead else { return None };
    let gain = match table.section(site).stage {
        Stage::Closed => return None,
        Stage::Fresh(of) => Gain::FirstToken { of },
        Stage::Claimed { free, claim } => {
            Gain::BothTokens { free, claimed: claim.token, claimed_to: claim.seat }
        }
    };
    let turns = match table.duty {
        Duty::Nothing => return None,
        Duty::Claim(sites) if sites.contains(site) => 0,
        Duty::Claim(_) | Duty::Act(_) if seat == table.current => table.seats.get(),
        Duty::Claim(_) | Duty::Act(_) => table.seats.distance(table.current, seat),
    };
    Some(Forecast { seat, turns, gain })
}

/// RULES 9: a hand is its owner's secret, won tokens are shown as the table agreed, and at the end all is open.
fn player_view(game: &GreatWall, seat: Seat, viewer: Viewer) -> PlayerView {
    let (hand, won) = (game.hand(seat), game.table.won(seat));
    let own = viewer.is(seat) || is_over(game);
    PlayerView {
        seat,
        colour: Colour::of(seat),
        hand: if own { Hand::Open { cards: hand } } else { Hand::Hidden { count: hand.len() } },
        deck: face_down(game.deck(seat), is_over(game)),
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
