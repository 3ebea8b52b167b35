//! What a person may be called, and how text that somebody else wrote is shown.
//!
//! The one place that decides either: pages, terminal and records ask here. Knows characters, by the tables of
//! Unicode; never who asks, nor where a name is kept.
//!
//! ```
//! use table::{NotAName, clean_name, printable};
//!
//! assert_eq!(clean_name("  Ada   Lovelace "), Ok("Ada Lovelace".to_owned()));
//! assert_eq!(clean_name("Ma\u{ee}tre II"), Err(NotAName::Reserved));
//! assert_eq!(printable("Ada\u{1b}[2J"), "Ada\u{fffd}[2J");
//! ```

use unicode_normalization::UnicodeNormalization;
use unicode_properties::{
    GeneralCategory as Category, GeneralCategoryGroup as Group, UnicodeGeneralCategory,
};
use unicode_security::confusable_detection::skeleton;
use unicode_security::general_security_profile::{GeneralSecurityProfile, IdentifierType};

/// The most characters of a name, accents and other marks not counted: what a column beside a board has room for.
pub const LONGEST_NAME: usize = 24;

/// The most marks on one letter. Vietnamese and pointed Hebrew need no more; a tower of them covers its neighbours.
const MOST_MARKS: usize = 3;

/// Stands where a character cannot be shown.
const UNSHOWN: char = '\u{fffd}';

/// The only blank that Unicode does not count among the spaces: a Braille pattern without dots.
const BRAILLE_BLANK: char = '\u{2800}';

/// Signs that mark a bot beside its name.
const BOT_SIGNS: [char; 2] = ['\u{2699}', '\u{1f916}'];

/// Words that nobody's name contains: it would speak for the site, or claim to be a program.
const OFFICIAL: [&str; 3] = ["mandate", "bot", "robot"];

/// Words that cannot be a whole name: what bots and free seats are called, in all languages.
const TAKEN: [&str; 17] = [
    "random",
    "planner",
    "ismcts",
    "novice",
    "apprentice",
    "apprenti",
    "scholar",
    "lettre",
    "general",
    "master",
    "maitre",
    "free",
    "open",
    "libre",
    "seat",
    "place",
    "siege",
];

/// Numerals that tell equal names apart at a table.
const NUMERALS: [&str; game::MAX_SEATS] = ["i", "ii", "iii", "iv", "v"];

/// Why a text is nobody's name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotAName {
    #[error("a name has at least one letter or digit")]
    NoLetter,
    #[error("a name has at most {LONGEST_NAME} characters")]
    TooLong,
    #[error("a name has no characters that cannot be seen")]
    Invisible,
    #[error("a name has at most {MOST_MARKS} marks on one letter, and none without a letter")]
    Marks,
    #[error("this name belongs to the site, to its bots or to a free seat")]
    Reserved,
}

/// The name somebody asks for, in its one spelling: composed (NFC), with single spaces between its words and
/// without the characters that only choose how others are drawn. Refused if it could be taken for another name, for
/// a bot or for the site, or if it could disturb the text around it.
pub fn clean_name(text: &str) -> Result<String, NotAName> {
    let drawn: String = text.chars().filter(|&c| !only_styles(c)).nfc().collect();
    let name = drawn.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.chars().any(is_unseen) {
        return Err(NotAName::Invisible);
    }
    if !name.chars().any(|c| matches!(c.general_category_group(), Group::Letter | Group::Number)) {
        return Err(NotAName::NoLetter);
    }
    if name.chars().filter(|&c| !is_mark(c)).count() > LONGEST_NAME {
        return Err(NotAName::TooLong);
    }
    if has_stray_marks(&name) {
        return Err(NotAName::Marks);
    }
    if is_reserved(&name) {
        return Err(NotAName::Reserved);
    }
    Ok(name)
}

/// How a name that stands in a record is shown: a record may come from anybody, and names bots too, so it is never
/// refused, but cut to length and made printable.
pub fn recorded_name(text: &str) -> String {
    let name = plain_line(text);
    let mut letters = 0;
    name.chars()
        .take_while(|&c| {
            letters += usize::from(!is_mark(c));
            letters <= LONGEST_NAME
        })
        .collect()
}

/// What somebody writes to others, as one line of plain text: composed, with single spaces, and printable. Nothing, if
/// nothing is left of it, or if it has more characters than this, marks not counted.
pub fn clean_text(text: &str, most: usize) -> Option<String> {
    let line = plain_line(text);
    let length = line.chars().filter(|&c| !is_mark(c)).count();
    (1..=most).contains(&length).then_some(line)
}

fn plain_line(text: &str) -> String {
    let drawn: String = text.chars().filter(|&c| !only_styles(c)).nfc().collect();
    printable(&drawn.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// Text that somebody else wrote, as one line that does nothing but stand there: whatever a terminal obeys or nobody
/// sees becomes a replacement character, and letters carry few marks.
pub fn printable(text: &str) -> String {
    let mut marks = 0;
    let few_marks = |&c: &char| {
        marks = if is_mark(c) { marks + 1 } else { 0 };
        marks <= MOST_MARKS
    };
    text.chars().filter(few_marks).map(|c| if is_unseen(c) { UNSHOWN } else { c }).collect()
}

/// Whether a character cannot be seen, or changes how others are read: controls, the ends of lines and paragraphs,
/// format and bidirectional characters, fillers, tags, and what is no character at all.
fn is_unseen(c: char) -> bool {
    if c.is_ascii() {
        return c.is_ascii_control();
    }
    let category = c.general_category();
    let separates = matches!(category, Category::LineSeparator | Category::ParagraphSeparator);
    let ignored = GeneralSecurityProfile::identifier_type(c) == Some(IdentifierType::Default_Ignorable);
    separates || ignored || c == BRAILLE_BLANK || c.general_category_group() == Group::Other
}

/// Variation selectors, and the joiners of cursive scripts and of pictures: without them a name looks a little
/// different and reads the same.
fn only_styles(c: char) -> bool {
    matches!(c, '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}' | '\u{200c}' | '\u{200d}')
}

/// Whether a character is drawn on the one before it.
fn is_mark(c: char) -> bool {
    !c.is_ascii() && matches!(c.general_category(), Category::NonspacingMark | Category::EnclosingMark)
}

/// Whether marks are piled up, or stand on nothing.
fn has_stray_marks(name: &str) -> bool {
    name.split(' ').any(|word| {
        word.starts_with(is_mark)
            || word.split(|c| !is_mark(c)).any(|marks| marks.chars().count() > MOST_MARKS)
    })
}

/// Whether a name reads as that of the site, of a bot or of a free seat, whatever letters were chosen for it.
fn is_reserved(name: &str) -> bool {
    if name.contains(BOT_SIGNS) {
        return true;
    }
    let plain: String = name.nfkd().filter(|&c| !is_mark(c)).collect();
    let words =
        plain.split(|c: char| !c.is_alphanumeric()).map(|word| word.trim_end_matches(char::is_numeric));
    let words = words.filter(|word| !word.is_empty() && !NUMERALS.contains(&word.to_lowercase().as_str()));
    let words: Vec<&str> = words.collect();
    let joined = words.concat();
    words.iter().any(|word| reads_as_one_of(word, &OFFICIAL))
        || reads_as_one_of(&joined, &OFFICIAL)
        || reads_as_one_of(&joined, &TAKEN)
        || !words.is_empty() && words.iter().all(|word| reads_as_one_of(word, &TAKEN))
}

/// Whether a word looks like one of these, in capitals or not (UTS 39: equal skeletons look alike).
fn reads_as_one_of(word: &str, known: &[&str]) -> bool {
    let looks = |word: &str| skeleton(word).collect::<String>().to_lowercase();
    let seen = [looks(word), looks(&word.to_lowercase())];
    known.iter().any(|known| {
        let title: String =
            known.chars().take(1).flat_map(char::to_uppercase).chain(known.chars().skip(1)).collect();
        [looks(known), looks(&known.to_uppercase()), looks(&title)].iter().any(|known| seen.contains(known))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_are_called_what_they_like() {
        for name in [
            "Ada",
            "Li Bai",
            "O\u{2019}Neill-Smith",
            "李白",
            "Łukasz 2",
            "Nguyễn Thị Ánh",
            "عبد الله",
            "שָׁלוֹם",
            "कृष्ण",
            "ธันวา",
            "General Lee",
            "Lin the Master",
            "Bo",
            "Abbot",
            "Placebo",
            "7",
            "Mei \u{2665}",
            "Ada \u{1f600}",
            "An apprentice of Go",
        ] {
            assert_eq!(clean_name(name), Ok(name.nfc().collect()), "{name}");
        }
    }

    #[test]
    fn one_name_has_one_spelling() {
        for (asked, name) in [
            ("  Ada \t\n  Lovelace ", "Ada Lovelace"),
            ("E\u{301}mile", "\u{c9}mile"),
            ("Ada\u{a0}\u{3000}L", "Ada L"),
            ("Mei \u{2764}\u{fe0f}", "Mei \u{2764}"),
            ("葛\u{e0100}城", "葛城"),
            ("علی\u{200c}رضا", "علیرضا"),
        ] {
            assert_eq!(clean_name(asked).as_deref(), Ok(name));
        }
    }

    #[test]
    fn a_name_has_one_to_twenty_four_characters() {
        assert_eq!(clean_name(&"x".repeat(24)), Ok("x".repeat(24)));
        assert_eq!(clean_name(&"x".repeat(25)), Err(NotAName::TooLong));
        // marks do not count, so that nobody is short of letters because of their language
        assert!(clean_name(&"x\u{331}".repeat(24)).is_ok());
        for nothing in ["", "  \t", "!?", "\u{1f600}", "\u{2764}\u{fe0f}", "--"] {
            assert_eq!(clean_name(nothing), Err(NotAName::NoLetter), "{nothing:?}");
        }
    }

    #[test]
    fn nothing_unseen_stands_in_a_name() {
        for unseen in [
            '\0',
            '\u{7}',
            '\u{1b}',
            '\u{7f}',
            '\u{9b}', // controls
            '\u{ad}',
            '\u{61c}',
            '\u{200b}',
            '\u{200e}',
            '\u{200f}',
            '\u{2060}',
            '\u{feff}', // formats
            '\u{202a}',
            '\u{202b}',
            '\u{202c}',
            '\u{202d}',
            '\u{202e}',
            '\u{2066}',
            '\u{2067}',
            '\u{2068}',
            '\u{2069}', // bidirectional controls
            '\u{34f}',
            '\u{115f}',
            '\u{1160}',
            '\u{3164}',
            '\u{ffa0}',
            '\u{17b4}',
            '\u{180e}',
            '\u{2800}', // fillers and blanks
            '\u{e0001}',
            '\u{e0041}',
            '\u{e007f}', // tags
            '\u{e000}',
            '\u{f0000}',
            '\u{378}',
            '\u{ffff}',
            '\u{fff9}', // private, unassigned, annotations
        ] {
            assert_eq!(clean_name(&format!("A{unseen}da")), Err(NotAName::Invisible), "{unseen:?}");
            assert_eq!(printable(&format!("A{unseen}da")), "A\u{fffd}da", "{unseen:?}");
        }
        // the ends of lines and paragraphs are spaces like others in a name, and nothing of the sort in a text
        assert_eq!(clean_name("A\u{2028}b\u{2029}c").as_deref(), Ok("A b c"));
        assert_eq!(printable("A\u{2028}b\u{2029}c"), "A\u{fffd}b\u{fffd}c");
    }

    #[test]
    fn marks_are_few_and_stand_on_letters() {
        assert!(clean_name("a\u{331}\u{332}\u{333}").is_ok());
        assert_eq!(clean_name("x\u{331}\u{332}\u{333}\u{323}"), Err(NotAName::Marks));
        assert_eq!(clean_name("Ada \u{331}"), Err(NotAName::Marks));
        assert_eq!(printable(&format!("x{}y", "\u{331}".repeat(40))), "x\u{331}\u{331}\u{331}y");
    }

    #[test]
    fn nobody_passes_for_a_bot_or_for_the_site() {
        for name in [
            "Mandate",
            "mandate team",
            "MANDATE",
            "M\u{430}nd\u{430}te", // two Cyrillic letters
            "\u{ff2d}\u{ff41}\u{ff4e}\u{ff44}\u{ff41}\u{ff54}\u{ff45}", // full width
            "M a n d a t e",
            "Master",
            "m\u{430}ster",
            "GeneraI", // with a capital i
            "Master 2",
            "Master2",
            "Novice II",
            "Maître",
            "maitre",
            "Lettré",
            "Bot: Lin",
            "Lin (bot)",
            "Robot",
            "Free seat",
            "libre",
            "Place libre",
            "Lin \u{2699}\u{fe0e}",
            "Lin \u{1f916}",
            "ismcts",
        ] {
            assert_eq!(clean_name(name), Err(NotAName::Reserved), "{name}");
        }
    }

    #[test]
    fn what_is_written_to_others_is_one_plain_line() {
        let said = |text: &str| clean_text(text, 20);
        assert_eq!(said(" Well\n\tplayed!  ").as_deref(), Some("Well played!"));
        assert_eq!(said("a\u{202e}b\u{1b}[2Jc\u{200b}").as_deref(), Some("a\u{fffd}b\u{fffd}[2Jc\u{fffd}"));
        assert_eq!(said("\u{2764}\u{fe0f}").as_deref(), Some("\u{2764}"));
        assert_eq!(
            said(&"e\u{323}\u{302}".repeat(20)).map(|text| text.chars().count()),
            Some(20),
            "composed"
        );
        assert_eq!((said(&"x".repeat(20)), said(&"x".repeat(21))), (Some("x".repeat(20)), None));
        assert_eq!([said(""), said(" \n\u{a0}"), said("\u{fe0f}")], [None, None, None]);
    }

    #[test]
    fn a_record_may_say_anything_and_shows_little_of_it() {
        assert_eq!(recorded_name("Master"), "Master");
        assert_eq!(
            recorded_name("\u{1b}]0;owned\u{7}Ada\n\u{1b}[2J"),
            "\u{fffd}]0;owned\u{fffd}Ada \u{fffd}[2J"
        );
        assert_eq!(recorded_name("\u{202e}adA"), "\u{fffd}adA");
        assert_eq!(recorded_name(&"x\u{331}\u{332}".repeat(999)), "x\u{331}\u{332}".repeat(24));
        assert_eq!(recorded_name(" "), "");
    }
}
