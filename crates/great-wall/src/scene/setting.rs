//! How a scene becomes a game: what is not drawn is put where it belongs.

use super::{PlayerScene, Scene, SceneError, SiteScene};
use crate::cards::{Cards, DECK_SIZE, Deck, Kind};
use crate::places::{Column, Site};
use crate::position::{Duty, Owed, Phase, Position};
use crate::section::{Section, Stage};
use crate::state::GreatWall;
use crate::tokens::{Pool, TOKEN_COUNT, Token, Tokens};
use game::{MAX_SEATS, Nobody, Seat};

impl Scene {
    /// The game that is drawn. A turn that begins is scored, and those after it, up to the next decision.
    pub fn set(&self) -> Result<GreatWall, SceneError> {
        self.check_turn()?;
        self.check_sites()?;
        let (hands, decks) = self.hands_and_decks()?;
        let (pool, removed) = self.pool_and_removed()?;
        let table = Position {
            seats: self.seats,
            options: self.options,
            phase: self.phase,
            current: self.current,
            duty: Duty::Act(self.owed.unwrap_or(Owed::Two)),
            sections: self.sites.each_ref().map(SiteScene::section),
            won: self.players.each_ref().map(|player| player.won.iter().copied().collect()),
            removed,
        };
        let mut game = GreatWall { table, hands, decks, pool };
        if self.owed.is_none() && !game.begin_turn(&mut Nobody) {
            game.end_turn(&mut Nobody);
        }
        Ok(game)
    }

    /// The seats exist, and actions are owed only by those who still have some.
    fn check_turn(&self) -> Result<(), SceneError> {
        let trigger = match self.phase {
            Phase::Normal => None,
            Phase::LastRound { trigger } | Phase::ScoringOnly { trigger } => Some(trigger),
        };
        if let Some(seat) =
            [Some(self.current), trigger].into_iter().flatten().find(|&seat| !self.seats.has(seat))
        {
            return Err(SceneError::NoSuchSeat(seat));
        }
        match self.phase {
            Phase::LastRound { trigger } if trigger == self.current => Err(SceneError::NoActions(trigger)),
            Phase::ScoringOnly { .. } if self.owed.is_some() => Err(SceneError::NoActions(self.current)),
            _ => Ok(()),
        }
    }

    /// Some site is open, and none that the game does not have.
    fn check_sites(&self) -> Result<(), SceneError> {
        let mut open =
            Site::ALL.into_iter().filter(|site| self.sites[site.index()].stage.is_some()).peekable();
        if open.peek().is_none() {
            return Err(SceneError::NothingOpen);
        }
        match open.find(|site| !Site::in_game(self.seats).contains(site)) {
            Some(site) => Err(SceneError::NoSuchSite(site)),
            None => Ok(()),
        }
    }

    fn hands_and_decks(&self) -> Result<([Cards; MAX_SEATS], [Deck; MAX_SEATS]), SceneError> {
        let (mut hands, mut decks) = ([Cards::EMPTY; MAX_SEATS], [Deck::EMPTY; MAX_SEATS]);
        for seat in (0..).map_while(Seat::new) {
            let rest = self.rest_of_deck(seat)?;
            if self.seats.has(seat) {
                let PlayerScene { hand, deck, .. } = &self.players[seat.index()];
                hands[seat.index()] = hand.iter().copied().collect();
                decks[seat.index()] = match deck {
                    Some(deck) => deck.iter().copied().collect(),
                    None => rest.iter().collect(),
                };
                if self.phase == Phase::Normal && hand.is_empty() && decks[seat.index()].is_empty() {
                    return Err(SceneError::NoCardsLeft(seat));
                }
            }
        }
        Ok((hands, decks))
    }

    /// The cards of a seat that are drawn nowhere.
    fn rest_of_deck(&self, seat: Seat) -> Result<Cards, SceneError> {
        let PlayerScene { hand, deck, won } = &self.players[seat.index()];
        let laid = self.sites.iter().flat_map(|site| site.columns.iter().flatten());
        let laid = laid.filter(|card| card.owner() == seat).map(|card| card.kind());
        let drawn: Vec<Kind> = laid.chain(hand.iter().chain(deck.iter().flatten()).copied()).collect();
        let has_nothing = drawn.is_empty() && won.is_empty();
        if !self.seats.has(seat) && !has_nothing {
            return Err(SceneError::NoSuchSeat(seat));
        }
        if drawn.len() > DECK_SIZE {
            return Err(SceneError::Cards(seat));
        }
        Cards::complete().minus(drawn.into_iter().collect()).ok_or(SceneError::Cards(seat))
    }

    /// A pool that is not drawn holds the tokens that are drawn nowhere, low and high in turn. What is in no place
    /// then has left the game.
    fn pool_and_removed(&self) -> Result<(Pool, Tokens), SceneError> {
        let at_sites = self.sites.iter().filter_map(|site| site.stage).flat_map(Stage::tokens);
        let won = self.players.iter().flat_map(|player| player.won.iter().copied());
        let in_pool = self.pool.iter().flatten().copied();
        let drawn: Vec<Token> = at_sites.chain(won).chain(in_pool).collect();
        if drawn.len() > TOKEN_COUNT {
            return Err(SceneError::Tokens);
        }
        let rest = Tokens::complete().minus(drawn.into_iter().collect()).ok_or(SceneError::Tokens)?;
        if let Some(pool) = &self.pool {
            return Ok((pool.iter().copied().collect(), rest));
        }
        let low_first: Vec<Token> = rest.iter().collect();
        let pairs = low_first.iter().zip(low_first.iter().rev()).take(low_first.len() / 2);
        let pool: Pool = pairs.flat_map(|(&low, &high)| [low, high]).collect();
        Ok((pool, rest.minus(pool.bag()).ok_or(SceneError::Tokens)?))
    }
}

impl SiteScene {
    fn section(&self) -> Section {
        let mut section = Section { stage: self.stage.unwrap_or(Stage::Closed), ..Section::CLOSED };
        for (index, column) in self.columns.iter().enumerate() {
            let Some((&bottom, dragons)) = column.split_first() else { continue };
            section.row.append(bottom, 1);
            for dragon in dragons {
                section.row.cover(Column::at(index), dragon.owner());
            }
        }
        section
    }
}
