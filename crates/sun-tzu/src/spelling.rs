//! How the things of the game are written: one word each, the same in actions, deals, views and tests.
//! Knows no thing by name; `card`, `province`, `tile` and `warlord` say their words themselves.

/// Gives a type with `ALL` and `word` its one spelling: shown, parsed, and in JSON.
macro_rules! spelled {
    ($thing:ty, $expected:literal) => {
        impl std::fmt::Display for $thing {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl std::str::FromStr for $thing {
            type Err = game::Unreadable;

            fn from_str(text: &str) -> Result<Self, game::Unreadable> {
                let known = Self::ALL.into_iter().find(|thing| thing.word() == text);
                known.ok_or_else(|| game::Unreadable::new(text, $expected))
            }
        }

        impl serde::Serialize for $thing {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word())
            }
        }

        impl<'de> serde::Deserialize<'de> for $thing {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let word = String::deserialize(deserializer)?;
                word.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

pub(crate) use spelled;
