//! Who sits at a table in the terminal: people who share its keyboard, and bots. Knows no game.

use bots::Level;
use std::str::FromStr;
use table::Player;
use words::Language;

/// The bot that plays against somebody who did not choose one.
const USUAL: Level = Level::Apprentice;

/// Who sits in a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Chair {
    /// Somebody at this keyboard, who may have a name.
    Person(Option<String>),
    /// A bot, by its id.
    Bot(String),
}

impl Chair {
    /// One person against bots, in this many seats.
    pub fn usual(seats: usize) -> Vec<Chair> {
        let bots = (1..seats).map(|_| Chair::Bot(USUAL.id().to_owned()));
        [Chair::Person(None)].into_iter().chain(bots).collect()
    }

    /// Whoever a record names: a bot by its id, and else a person.
    pub fn recorded(player: &Player) -> Chair {
        match player.name.as_str() {
            "" => Chair::Person(None),
            bot if bots::PLAYERS.contains(&bot) => Chair::Bot(bot.to_owned()),
            name => Chair::Person(Some(name.to_owned())),
        }
    }

    /// How a record names who sits here.
    pub fn player(&self) -> Player {
        match self {
            Chair::Person(name) => Player::named(name.clone().unwrap_or_default()),
            Chair::Bot(id) => Player::named(id.clone()),
        }
    }

    pub fn is_person(&self) -> bool {
        matches!(self, Chair::Person(_))
    }

    fn name(&self, language: Language) -> String {
        match self {
            Chair::Person(Some(name)) => name.clone(),
            Chair::Person(None) => words::text(language, "terminal-player", &[]),
            Chair::Bot(id) => {
                Level::from_id(id).map_or(id.as_str(), |level| level.name(language.code())).to_owned()
            }
        }
    }
}

/// What the seats are called. Equal names are counted, in numerals that nobody takes for the number of a seat.
pub fn names(chairs: &[Chair], language: Language) -> Vec<String> {
    const NUMERALS: [&str; game::MAX_SEATS] = ["I", "II", "III", "IV", "V"];
    let names: Vec<String> = chairs.iter().map(|chair| chair.name(language)).collect();
    let equal = |name: &String, seats: &[String]| seats.iter().filter(|other| *other == name).count();
    let counted = names.iter().enumerate().map(|(seat, name)| match equal(name, &names) {
        1 => name.clone(),
        _ => format!("{name} {}", NUMERALS[equal(name, &names[..seat]) % NUMERALS.len()]),
    });
    counted.collect()
}

impl FromStr for Chair {
    type Err = String;

    fn from_str(text: &str) -> Result<Chair, String> {
        let (who, name) = text.split_once('=').map_or((text, None), |(who, name)| (who, Some(name)));
        match (who, name) {
            ("me" | "friend", name) => {
                let name = name.map(table::clean_name).transpose();
                Ok(Chair::Person(name.map_err(|error| error.to_string())?))
            }
            (bot, None) if bots::PLAYERS.contains(&bot) => Ok(Chair::Bot(bot.to_owned())),
            _ => Err(format!("a seat is for me, friend, or one of {}", bots::PLAYERS.join(", "))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_is_for_a_person_or_a_bot() {
        assert_eq!("me".parse(), Ok(Chair::Person(None)));
        assert_eq!("friend=Lin".parse(), Ok(Chair::Person(Some("Lin".into()))));
        assert_eq!("novice".parse(), Ok(Chair::Bot("novice".into())));
        assert_eq!("me= Li   Bai ".parse(), Ok(Chair::Person(Some("Li Bai".into()))));
        for wrong in ["", "novise", "me=", "me=master", "novice=Lin", "me=A\u{1b}[2J", "friend=\u{202e}adA"] {
            assert!(wrong.parse::<Chair>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn nobody_is_called_what_bots_or_free_seats_are_called() {
        let ids = bots::PLAYERS.map(str::to_owned);
        let in_words = Language::ALL.into_iter().flat_map(|language| {
            let levels = Level::ALL.map(|level| level.name(language.code()).to_owned());
            levels
                .into_iter()
                .chain(["seat-free", "standing-free-seat"].map(|id| words::text(language, id, &[])))
        });
        for name in ids.into_iter().chain(in_words) {
            assert_eq!(table::clean_name(&name), Err(table::NotAName::Reserved), "{name}");
        }
    }

    #[test]
    fn a_record_brings_everybody_back() {
        for chair in ["me", "friend=Lin", "general", "random"] {
            let chair: Chair = chair.parse().unwrap();
            assert_eq!(Chair::recorded(&chair.player()), chair);
        }
    }

    #[test]
    fn equal_names_are_told_apart() {
        let chairs = ["me", "novice", "novice", "friend=Lin"].map(|chair| chair.parse().unwrap());
        assert_eq!(names(&chairs, Language::English), ["Player", "Novice I", "Novice II", "Lin"]);
        assert_eq!(names(&chairs, Language::French), ["Joueur", "Novice I", "Novice II", "Lin"]);
    }
}
