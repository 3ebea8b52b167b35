//! How the things of a game are written: one word each, the same in actions, deals, views, records and tests.
//! Knows nothing by name; each game lists its own things.

/// Gives things their one spelling: shown, read, and in JSON.
///
/// A closed list of things becomes an enum whose variants have a name each, a number, and the way back from the
/// name; it can be an [`Element`](crate::Element) of a set too.
///
/// ```
/// game::spelled! {
///     /// What lies on a square.
///     pub enum Terrain {
///         Water = "water",
///         /// Where a tile can lie.
///         Grassland = "grassland",
///     }
/// }
///
/// assert_eq!(Terrain::Water.to_string(), "water");
/// assert_eq!("grassland".parse(), Ok(Terrain::Grassland));
/// assert_eq!(serde_json::to_string(&Terrain::ALL)?, r#"["water","grassland"]"#);
/// let refused = "sand".parse::<Terrain>().map_err(|error| error.to_string());
/// assert_eq!(refused, Err("cannot read \u{201c}sand\u{201d}: it is one of water, grassland".to_owned()));
/// # Ok::<(), serde_json::Error>(())
/// ```
///
/// A type that shows itself and has `from_name` needs only the sentence for those who write something else.
///
/// ```
/// struct Row(u8);
///
/// impl Row {
///     fn from_name(name: &str) -> Option<Row> {
///         name.parse().ok().filter(|row| (1..=13).contains(row)).map(Row)
///     }
/// }
///
/// impl std::fmt::Display for Row {
///     fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
///         self.0.fmt(f)
///     }
/// }
///
/// game::spelled!(Row, "rows are numbered from 1 to 13");
/// assert!("14".parse::<Row>().is_err());
/// assert_eq!(serde_json::to_string(&Row(7))?, r#""7""#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[macro_export]
macro_rules! spelled {
    ($(#[$doc:meta])* pub enum $type:ident {
        $(#[$about_first:meta])* $first:ident = $first_name:literal
        $(, $(#[$about:meta])* $variant:ident = $name:literal)* $(,)?
    }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum $type { $(#[$about_first])* $first $(, $(#[$about])* $variant)* }

        impl $type {
            pub const ALL: [$type; [$first_name $(, $name)*].len()] = [$type::$first $(, $type::$variant)*];

            /// Its place in [`Self::ALL`].
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// Its one spelling.
            pub const fn name(self) -> &'static str {
                match self { $type::$first => $first_name $(, $type::$variant => $name)* }
            }

            pub fn from_name(name: &str) -> Option<$type> {
                match name { $first_name => Some($type::$first), $($name => Some($type::$variant),)* _ => None }
            }
        }

        impl $crate::Element for $type {
            type Bits = u16;
            const COUNT: usize = $type::ALL.len();

            #[inline]
            fn index(self) -> usize {
                self as usize
            }

            #[inline]
            fn at(index: usize) -> $type {
                $type::ALL[index]
            }
        }

        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.name())
            }
        }

        $crate::spelled!($type, concat!("it is one of ", $first_name $(, ", ", $name)*));
    };

    ($type:ident, $expected:expr) => {
        impl std::str::FromStr for $type {
            type Err = $crate::Unreadable;

            fn from_str(text: &str) -> Result<Self, $crate::Unreadable> {
                $type::from_name(text).ok_or_else(|| $crate::Unreadable::new(text, $expected))
            }
        }

        impl $crate::serde::Serialize for $type {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $type {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let name = <String as $crate::serde::Deserialize>::deserialize(deserializer)?;
                name.parse().map_err($crate::serde::de::Error::custom)
            }
        }
    };
}
