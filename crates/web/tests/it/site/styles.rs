//! Colours and sizes of type have names, in `tokens.css`. Those that still have none are counted: there may be fewer, and
//! not more. The colours of painted pieces are their game's own, in the stylesheet of the game.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Where names are given.
const TOKENS: &str = "tokens.css";

/// How many colours and sizes of type without a name each stylesheet has. Whoever names some lowers its numbers.
const NAMELESS: [(&str, usize, usize); 18] = [
    ("base.css", 20, 4),
    ("covers.css", 31, 0),
    ("ending.css", 25, 1),
    ("great-wall.css", 99, 11),
    ("learn.css", 0, 1),
    ("lobby.css", 22, 2),
    ("marks.css", 5, 0),
    ("motion.css", 1, 0),
    ("pages.css", 1, 2),
    ("phone.css", 3, 2),
    ("qin.css", 80, 3),
    ("rules.css", 1, 4),
    ("study.css", 7, 2),
    ("sun-tzu.css", 160, 35),
    ("table.css", 9, 2),
    ("tray.css", 11, 1),
    ("words.css", 4, 2),
    ("xian.css", 174, 43),
];

fn stylesheets() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = [root.join("assets/style"), root.join("../boards/assets")];
    let files = folders.iter().flat_map(|folder| fs::read_dir(folder).unwrap());
    files
        .map(|file| file.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "css"))
        .collect()
}

/// A stylesheet without its comments.
fn without_comments(style: &str) -> String {
    let mut parts = style.split("/*");
    let first = parts.next().unwrap_or_default().to_owned();
    first + &parts.filter_map(|part| part.split_once("*/")).map(|(_, rest)| rest).collect::<String>()
}

/// Whether a word is a colour such as `#b3352a`. Selectors of ids are longer, or have other letters, or stand elsewhere.
fn is_colour(word: &str) -> bool {
    let digits = word.strip_prefix('#').unwrap_or_default();
    matches!(digits.len(), 3 | 4 | 6 | 8) && digits.bytes().all(|digit| digit.is_ascii_hexdigit())
}

/// Whether a declaration sets a size of type that is none of the scale. What grows with its surroundings is none either.
fn sets_size(name: &str, value: &str) -> bool {
    let is_length = |word: &str| {
        let size = word.split('/').next().unwrap_or_default();
        let number = size.strip_suffix("rem").or_else(|| size.strip_suffix("px"));
        number.is_some_and(|number| number.parse::<f64>().is_ok_and(|number| number > 0.0))
    };
    matches!(name, "font" | "font-size") && value.split_whitespace().any(is_length)
}

/// How many colours and how many sizes of type without a name are in a stylesheet.
fn nameless(style: &str) -> (usize, usize) {
    let style = without_comments(style);
    let declarations = style.split([';', '{', '}']).filter_map(|part| part.split_once(':'));
    let (mut colours, mut sizes) = (0, 0);
    for (name, value) in declarations {
        let words = value.split(|letter: char| letter.is_whitespace() || "(),".contains(letter));
        colours += words.filter(|word| is_colour(word)).count();
        sizes += usize::from(sets_size(name.trim(), value));
    }
    (colours, sizes)
}

#[test]
fn colours_and_sizes_of_type_without_a_name_are_not_added() {
    assert_eq!(
        nameless("a { color: #fff; font: 600 .75rem/1.2 var(--sans) } /* #000 */ #id { fill: var(--ink) }"),
        (1, 1)
    );
    let found: BTreeMap<String, (usize, usize)> = stylesheets()
        .iter()
        .map(|path| {
            (
                path.file_name().unwrap().to_string_lossy().into_owned(),
                nameless(&fs::read_to_string(path).unwrap()),
            )
        })
        .filter(|(name, found)| name != TOKENS && *found != (0, 0))
        .collect();
    let known = NAMELESS.map(|(name, colours, sizes)| (name.to_owned(), (colours, sizes)));
    assert_eq!(found, BTreeMap::from(known), "names of colours and of sizes are given in {TOKENS}");
}
