//! Ratings: how strong people are, by the matches at tables that were opened as rated. They are worked out from those
//! matches alone, in the order in which these ended, whenever somebody asks; none is ever stored.
//!
//! Matches of two are rated by Glicko-2, those of more by the method of Weng and Lin. Each game has ratings of its own, and
//! matches with bots have others than matches among people: so nobody climbs among people by beating bots.

use crate::results::{Played, Player};
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

/// Which ratings can be compared with each other.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Ladder {
    pub game: String,
    pub company: Company,
    pub size: Size,
}

/// Who plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Company {
    People,
    /// People and bots.
    Bots,
}

/// How many play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Size {
    Two,
    More,
}

/// How strong somebody is, how far that may be off, and of how many matches it is made.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rating {
    pub strength: f64,
    pub deviation: f64,
    pub games: usize,
    /// How much the strength changes; only Glicko-2 knows that.
    volatility: f64,
}

/// A rating of somebody, and those of the bots that it can be compared with, by their level.
pub type LadderEntry<'a> = (&'a Ladder, Rating, Vec<(&'a str, Rating)>);

/// The ratings of everybody.
#[derive(Debug, Default)]
pub struct Ratings(BTreeMap<Ladder, BTreeMap<Player, Rating>>);

impl Ratings {
    /// Rates matches one after the other. One without a result, or in which somebody had several seats of their own, counts
    /// for nothing.
    pub fn of<'a>(matches: impl IntoIterator<Item = &'a Played>) -> Ratings {
        let mut ratings = Ratings::default();
        for played in matches {
            if let (Some(ladder), Some(places)) = (ladder(played), &played.places) {
                ratings.rate(ladder, &played.players, places);
            }
        }
        ratings
    }

    /// The ratings of a player, each with those of the bots that it can be compared with.
    pub fn of_player(&self, player: &Player) -> Vec<LadderEntry<'_>> {
        let rated = self.0.iter().filter_map(|(ladder, players)| {
            let bots = players.iter().filter_map(|(player, rating)| match player {
                Player::Bot(level) => Some((level.as_str(), *rating)),
                Player::Person(_) => None,
            });
            Some((ladder, *players.get(player)?, bots.collect()))
        });
        rated.collect()
    }

    fn rate(&mut self, ladder: Ladder, players: &[Player], places: &[usize]) {
        let size = ladder.size;
        let rated = self.0.entry(ladder).or_default();
        let before: Vec<Rating> = players
            .iter()
            .map(|player| rated.get(player).copied().unwrap_or_else(|| size.beginning()))
            .collect();
        let after = size.rate(&before, places);
        // Bots of one level may have several seats: they have what these come to on average.
        let mut of_player: BTreeMap<&Player, Vec<Rating>> = BTreeMap::new();
        for (player, rating) in players.iter().zip(after) {
            of_player.entry(player).or_default().push(rating);
        }
        for (player, seats) in of_player {
            let mean = |of: fn(&Rating) -> f64| seats.iter().map(of).sum::<f64>() / seats.len() as f64;
            let games = rated.get(player).map_or(0, |known| known.games) + 1;
            let (strength, deviation) = (mean(|seat| seat.strength), mean(|seat| seat.deviation));
            let rating = Rating { strength, deviation, games, volatility: mean(|seat| seat.volatility) };
            rated.insert(player.clone(), rating);
        }
    }
}

/// Where a match counts, if it does.
fn ladder(played: &Played) -> Option<Ladder> {
    let people = played.players.iter().filter(|player| matches!(player, Player::Person(_)));
    let people: Vec<&Player> = people.collect();
    let different: BTreeSet<&Player> = people.iter().copied().collect();
    if people.is_empty() || different.len() < people.len() {
        return None;
    }
    let company = if people.len() == played.players.len() { Company::People } else { Company::Bots };
    let size = if played.players.len() == 2 { Size::Two } else { Size::More };
    Some(Ladder { game: played.game.clone(), company, size })
}

impl Size {
    /// The rating of somebody who has not played yet.
    fn beginning(self) -> Rating {
        match self {
            Size::Two => from_glicko(Glicko2Rating::new()),
            Size::More => from_weng_lin(WengLinRating::new()),
        }
    }

    /// The ratings after a match in which the seats took these places.
    fn rate(self, before: &[Rating], places: &[usize]) -> Vec<Rating> {
        if let (Size::Two, [first, second], [one, other]) = (self, before, places) {
            let outcome = match one.cmp(other) {
                Ordering::Less => Outcomes::WIN,
                Ordering::Equal => Outcomes::DRAW,
                Ordering::Greater => Outcomes::LOSS,
            };
            let (first, second) = glicko2(&glicko(*first), &glicko(*second), &outcome, &Glicko2Config::new());
            return vec![from_glicko(first), from_glicko(second)];
        }
        let seats: Vec<[WengLinRating; 1]> = before.iter().map(|&rating| [weng_lin(rating)]).collect();
        let teams =
            seats.iter().zip(places).map(|(seat, &place)| (seat.as_slice(), MultiTeamOutcome::new(place)));
        let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams.collect();
        let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
        after.into_iter().flatten().map(from_weng_lin).collect()
    }
}

fn glicko(rating: Rating) -> Glicko2Rating {
    Glicko2Rating { rating: rating.strength, deviation: rating.deviation, volatility: rating.volatility }
}

fn from_glicko(rating: Glicko2Rating) -> Rating {
    Rating { strength: rating.rating, deviation: rating.deviation, games: 0, volatility: rating.volatility }
}

fn weng_lin(rating: Rating) -> WengLinRating {
    WengLinRating { rating: rating.strength, uncertainty: rating.deviation }
}

fn from_weng_lin(rating: WengLinRating) -> Rating {
    Rating { strength: rating.rating, deviation: rating.uncertainty, games: 0, volatility: 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use store::{PersonId, TableId};

    fn person(name: &str) -> Player {
        Player::Person(PersonId::from_bytes(std::array::from_fn(|_| name.as_bytes()[0])))
    }

    fn played(players: &[Player], places: Option<Vec<usize>>) -> Played {
        let table = TableId::from_bytes([7; 10]);
        Played { table, game: "qin".into(), players: players.to_vec(), places }
    }

    fn strength(ratings: &Ratings, player: &Player) -> Vec<i64> {
        ratings.of_player(player).iter().map(|(_, rating, _)| (rating.strength * 10.0) as i64).collect()
    }

    #[test]
    fn two_are_rated_by_glicko_2() {
        let (ada, lin) = (person("ada"), person("lin"));
        let ratings = Ratings::of(&[played(&[ada.clone(), lin.clone()], Some(vec![0, 1]))]);
        // By hand from Glickman's example, for two beginners of 1500 \u{b1} 350 after one game.
        assert_eq!((strength(&ratings, &ada), strength(&ratings, &lin)), (vec![16623], vec![13376]));
        let deviation = ratings.of_player(&ada)[0].1.deviation;
        assert!((290.0..291.0).contains(&deviation), "{deviation}");
    }

    #[test]
    fn those_who_share_a_place_among_more_are_equal_and_the_last_falls() {
        let players = [person("ada"), person("lin"), person("mei")];
        let ratings = Ratings::of(&[played(&players, Some(vec![0, 0, 2]))]);
        let [ada, lin, mei] = players.map(|player| strength(&ratings, &player)[0]);
        assert!(ada == lin && lin > 250 && mei < 250, "{ada} {lin} {mei}");
    }

    #[test]
    fn matches_with_bots_have_ratings_of_their_own() {
        let (ada, novice) = (person("ada"), Player::Bot("novice".into()));
        let ratings = Ratings::of(&[
            played(&[ada.clone(), novice.clone()], Some(vec![0, 1])),
            played(&[ada.clone(), person("lin")], Some(vec![1, 0])),
            played(&[ada.clone(), novice.clone(), novice.clone()], Some(vec![0, 1, 2])),
        ]);
        let mine = ratings.of_player(&ada);
        let ladders: Vec<(Company, Size)> =
            mine.iter().map(|(ladder, ..)| (ladder.company, ladder.size)).collect();
        assert_eq!(
            ladders,
            [(Company::People, Size::Two), (Company::Bots, Size::Two), (Company::Bots, Size::More)]
        );
        assert!(mine[0].1.strength < 1500.0 && mine[1].1.strength > 1500.0);
        assert!(mine[0].2.is_empty() && mine[1].2.len() == 1 && mine[2].2.len() == 1);
    }

    #[test]
    fn what_has_no_result_or_was_played_with_oneself_counts_for_nothing() {
        let (ada, lin) = (person("ada"), person("lin"));
        let ratings = Ratings::of(&[
            played(&[ada.clone(), lin], None),
            played(&[ada.clone(), ada.clone()], Some(vec![0, 1])),
            played(&[Player::Bot("novice".into()), Player::Bot("master".into())], Some(vec![0, 1])),
        ]);
        assert!(ratings.of_player(&ada).is_empty() && ratings.0.is_empty());
    }
}
