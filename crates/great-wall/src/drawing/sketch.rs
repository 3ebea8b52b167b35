//! What has been read of a drawing, and how it becomes a game: what is not drawn is put where it belongs.

use super::Misdrawn;
use super::words::{Read, cards, seat, site, tokens};
use crate::cards::{Card, Cards, DECK_SIZE, Deck, Kind};
use crate::options::Options;
use crate::places::{Column, MOST_SITES, Site};
use crate::section::{Section, Stage};
use crate::state::GreatWall;
use crate::table::{Duty, Owed, Phase, Table};
use crate::tokens::{Pool, TOKEN_COUNT, Token, Tokens};
use game::{MAX_SEATS, Nobody, Seat, SeatCount};

/// What has been read of a drawing.
pub struct Sketch {
    seats: SeatCount,
    options: Options,
    sites: [SiteSketch; MOST_SITES],
    players: [PlayerSketch; MAX_SEATS],
    pool: Option<Vec<Token>>,
    phase: Phase,
    current: Seat,
    /// Without it, the turn begins.
    owed: Option<Owed>,
}

/// A site as drawn; closed if it has no tokens.
#[derive(Default)]
pub struct SiteSketch {
    pub stage: Option<Stage>,
    /// Covered cards first.
    pub columns: Vec<Vec<Card>>,
}

/// What is drawn of one player.
#[derive(Default)]
struct PlayerSketch {
    hand: Vec<Kind>,
    deck: Option<Vec<Kind>>,
    won: Vec<Token>,
}

impl Default for Sketch {
    fn default() -> Sketch {
        Sketch {
            seats: SeatCount::TWO,
            options: Options::default(),
            sites: Default::default(),
            players: Default::default(),
            pool: None,
            phase: Phase::Normal,
            current: Seat::FIRST,
            owed: None,
        }
    }
}

impl Sketch {
    /// Takes in one line.
    pub fn read(&mut self, line: &str) -> Read<()> {
        if let Some((place, content)) = line.split_once(": ") {
            return self.read_place(place, content);
        }
        match line.split(' ').collect::<Vec<_>>()[..] {
            [count, "seats"] => {
                let count = count.parse().ok().and_then(SeatCount::new);
                self.seats = count.ok_or("there are 2 to 5 seats")?;
            }
            ["open", "scores"] => self.options.open_scores = true,
            ["last", "round", "of", letter] => self.phase = Phase::LastRound { trigger: seat(letter)? },
            ["only", "scoring", "after", letter] => {
                self.phase = Phase::ScoringOnly { trigger: seat(letter)? }
            }
            [letter, "begins"] => (self.current, self.owed) = (seat(letter)?, None),
            [letter, "acts"] => (self.current, self.owed) = (seat(letter)?, Some(Owed::Two)),
            [letter, "acts", "once"] => (self.current, self.owed) = (seat(letter)?, Some(Owed::One)),
            _ => {
                return Err(
                    "a line shows seats, a site, a hand, a deck, won tokens, the pool, a phase or a turn",
                );
            }
        }
        Ok(())
    }

    fn read_place(&mut self, place: &str, content: &str) -> Read<()> {
        match place.split(' ').collect::<Vec<_>>()[..] {
            ["site", number] => {
                let number = number.parse().ok().and_then(Site::new);
                self.sites[number.ok_or("sites are numbered from 1 to 4")?.index()] = site(content)?;
            }
            ["pool"] => {
                let pool = Some(tokens(content)?).filter(|pool| pool.len().is_multiple_of(2));
                self.pool = Some(pool.ok_or("the pool holds an even number of tokens")?);
            }
            [letter, "hand"] => self.player(letter)?.hand = cards(content)?,
            [letter, "deck"] => self.player(letter)?.deck = Some(cards(content)?),
            [letter, "won"] => self.player(letter)?.won = tokens(content)?,
            _ => return Err("a place is a site, the pool, or a colour's hand, deck or won tokens"),
        }
        Ok(())
    }

    fn player(&mut self, letter: &str) -> Read<&mut PlayerSketch> {
        Ok(&mut self.players[seat(letter)?.index()])
    }

    /// The game that is drawn. A turn that begins is scored, and those after it, up to the next decision.
    pub fn finish(self) -> Result<GreatWall, Misdrawn> {
        self.check_turn()?;
        self.check_sites()?;
        let (hands, decks) = self.hands_and_decks()?;
        let (pool, removed) = self.pool_and_removed()?;
        let table = Table {
            seats: self.seats,
            options: self.options,
            phase: self.phase,
            current: self.current,
            duty: Duty::Act(self.owed.unwrap_or(Owed::Two)),
            sections: self.sites.each_ref().map(SiteSketch::section),
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
    fn check_turn(&self) -> Result<(), Misdrawn> {
        let trigger = match self.phase {
            Phase::Normal => None,
            Phase::LastRound { trigger } | Phase::ScoringOnly { trigger } => Some(trigger),
        };
        if let Some(seat) =
            [Some(self.current), trigger].into_iter().flatten().find(|&seat| !self.seats.has(seat))
        {
            return Err(Misdrawn::NoSuchSeat(seat));
        }
        match self.phase {
            Phase::LastRound { trigger } if trigger == self.current => Err(Misdrawn::NoActions(trigger)),
            Phase::ScoringOnly { .. } if self.owed.is_some() => Err(Misdrawn::NoActions(self.current)),
            _ => Ok(()),
        }
    }

    /// Some site is open, and none that the game does not have.
    fn check_sites(&self) -> Result<(), Misdrawn> {
        let mut open =
            Site::ALL.into_iter().filter(|site| self.sites[site.index()].stage.is_some()).peekable();
        if open.peek().is_none() {
            return Err(Misdrawn::NothingOpen);
        }
        match open.find(|site| !Site::in_game(self.seats).contains(site)) {
            Some(site) => Err(Misdrawn::NoSuchSite(site)),
            None => Ok(()),
        }
    }

    fn hands_and_decks(&self) -> Result<([Cards; MAX_SEATS], [Deck; MAX_SEATS]), Misdrawn> {
        let (mut hands, mut decks) = ([Cards::EMPTY; MAX_SEATS], [Deck::EMPTY; MAX_SEATS]);
        for seat in (0..).map_while(Seat::new) {
            let rest = self.rest_of_deck(seat)?;
            if self.seats.has(seat) {
                let PlayerSketch { hand, deck, .. } = &self.players[seat.index()];
                hands[seat.index()] = hand.iter().copied().collect();
                decks[seat.index()] = match deck {
                    Some(deck) => deck.iter().copied().collect(),
                    None => rest.iter().collect(),
                };
                if self.phase == Phase::Normal && hand.is_empty() && decks[seat.index()].is_empty() {
                    return Err(Misdrawn::NoCardsLeft(seat));
                }
            }
        }
        Ok((hands, decks))
    }

    /// The cards of a seat that are drawn nowhere.
    fn rest_of_deck(&self, seat: Seat) -> Result<Cards, Misdrawn> {
        let PlayerSketch { hand, deck, won } = &self.players[seat.index()];
        let laid = self.sites.iter().flat_map(|site| site.columns.iter().flatten());
        let laid = laid.filter(|card| card.owner() == seat).map(|card| card.kind());
        let drawn: Vec<Kind> = laid.chain(hand.iter().chain(deck.iter().flatten()).copied()).collect();
        let has_nothing = drawn.is_empty() && won.is_empty();
        if !self.seats.has(seat) && !has_nothing {
            return Err(Misdrawn::NoSuchSeat(seat));
        }
        if drawn.len() > DECK_SIZE {
            return Err(Misdrawn::Cards(seat));
        }
        Cards::complete().minus(drawn.into_iter().collect()).ok_or(Misdrawn::Cards(seat))
    }

    /// A pool that is not drawn holds the tokens that are drawn nowhere, low and high in turn. What is in no place
    /// then has left the game.
    fn pool_and_removed(&self) -> Result<(Pool, Tokens), Misdrawn> {
        let at_sites = self.sites.iter().filter_map(|site| site.stage).flat_map(Stage::tokens);
        let won = self.players.iter().flat_map(|player| player.won.iter().copied());
        let in_pool = self.pool.iter().flatten().copied();
        let drawn: Vec<Token> = at_sites.chain(won).chain(in_pool).collect();
        if drawn.len() > TOKEN_COUNT {
            return Err(Misdrawn::Tokens);
        }
        let rest = Tokens::complete().minus(drawn.into_iter().collect()).ok_or(Misdrawn::Tokens)?;
        if let Some(pool) = &self.pool {
            return Ok((pool.iter().copied().collect(), rest));
        }
        let low_first: Vec<Token> = rest.iter().collect();
        let pairs = low_first.iter().zip(low_first.iter().rev()).take(low_first.len() / 2);
        let pool: Pool = pairs.flat_map(|(&low, &high)| [low, high]).collect();
        Ok((pool, rest.minus(pool.bag()).ok_or(Misdrawn::Tokens)?))
    }
}

impl SiteSketch {
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
