//! Small closed lists of things that have a name: colours, buildings, tiles.
//! Each is an enum whose name is the same in notation, deals and JSON.

/// Defines an enum of named things: all of them in order, an index, a name, and the way back from the name.
macro_rules! named {
    ($(#[$doc:meta])* $type:ident { $($(#[$about:meta])* $variant:ident = $name:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum $type { $($(#[$about])* $variant),+ }

        impl $type {
            pub const ALL: [$type; [$($name),+].len()] = [$($type::$variant),+];

            /// Its place in [`Self::ALL`].
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            pub const fn name(self) -> &'static str {
                match self { $($type::$variant => $name),+ }
            }

            pub fn from_name(name: &str) -> Option<$type> {
                match name { $($name => Some($type::$variant),)+ _ => None }
            }
        }

        impl $crate::set::Element for $type {
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

        $crate::named::written_as_text!($type, $type::from_name, concat!("no ", stringify!($type), " has this name"));
    };
}

/// Reads and writes a type as one word.
macro_rules! written_as_text {
    ($type:ty, $read:expr, $refusal:expr) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                $read(&text).ok_or_else(|| serde::de::Error::custom($refusal))
            }
        }
    };
}

pub(crate) use {named, written_as_text};
