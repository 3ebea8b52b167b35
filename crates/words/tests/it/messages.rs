//! The files of `locales/` agree with each other and with the program: the same messages with the same
//! variables in both languages, none missing, none unused, and all set with care, as are the rules books.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource};
use fluent_syntax::parser;
use games::IDS;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use words::{Language, Speaks};

/// The ids that the program puts together for any game or for none, with a hole for what it puts in. A game may put
/// together ids of its own in its own sources. Whatever fills a hole is itself between quotation marks in some source;
/// for the messages of one game, in a source of that game.
const BUILT: [&str; 21] = [
    "{}-title",
    "{}-tagline",
    "{}-designers",
    "{}-aim",
    "{}-option-{}",
    "{}-ending-{}",
    "ago-{}",
    "me-{}",
    "me-{}-{}",
    "rules-{}-{}",
    "rules-{}-{}-{}",
    "judge-{}-{}",
    "coach-{}-{}",
    "level-{}",
    "lesson-{}-{}",
    "glossary-{}-{}",
    "terminal-command-{}",
    "terminal-keys-{}",
    "terminal-{}-legend",
    "phrase-{}",
    "sign-{}",
];

/// One message or attribute, as far as these tests care.
#[derive(Debug, Default)]
struct Entries {
    /// Variables, its own and those of the messages it refers to.
    variables: BTreeSet<String>,
    refers_to: BTreeSet<String>,
    texts: Vec<String>,
}

/// Everything in a file: `id` for messages, `id.attribute` for attributes.
type File = BTreeMap<String, Entries>;

pub fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// All files below a folder, with their paths in it.
pub fn files_below(folder: &Path) -> Vec<(String, PathBuf)> {
    let (mut files, mut unread) = (vec![], vec![folder.to_owned()]);
    while let Some(path) = unread.pop() {
        if path.is_dir() {
            unread.extend(fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()));
        } else {
            files.push((path.strip_prefix(folder).unwrap().to_str().unwrap().to_owned(), path));
        }
    }
    files
}

/// The files of a language, such as `pages.ftl` and `qin/words.ftl`.
fn files_of(language: Language) -> BTreeMap<String, File> {
    let files = files_below(&folder("locales").join(language.code()));
    files.into_iter().map(|(name, path)| (name, read(&path))).collect()
}

/// The messages of a game.
pub fn of_game(game: &str) -> impl Iterator<Item = String> {
    let own = format!("{game}/");
    let files = files_of(Language::English).into_iter().filter(move |(name, _)| name.starts_with(&own));
    files.flat_map(|(_, file)| file.into_keys())
}

fn read(path: &Path) -> File {
    let source = fs::read_to_string(path).unwrap();
    let resource: Resource<&str> =
        parser::parse(source.as_str()).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
    let mut file = File::new();
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => read_message(message, &mut file),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            other => panic!("{}: {other:?}", path.display()),
        }
    }
    file
}

fn read_message(message: &Message<&str>, file: &mut File) {
    let own = message.value.as_ref().map(|pattern| (message.id.name.to_owned(), pattern));
    let attributes = message.attributes.iter();
    let attributes =
        attributes.map(|attribute| (format!("{}.{}", message.id.name, attribute.id.name), &attribute.value));
    for (id, pattern) in own.into_iter().chain(attributes) {
        let mut entries = Entries::default();
        read_pattern(pattern, &mut entries);
        assert!(file.insert(id.clone(), entries).is_none(), "{id} is there twice");
    }
}

/// Every variant is a text of its own; what is filled in stands there as `◊`.
fn read_pattern(pattern: &Pattern<&str>, entries: &mut Entries) {
    let mut text = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable { expression } => {
                read_expression(expression, entries);
                if !is_empty(expression) {
                    text.push('◊');
                }
            }
        }
    }
    entries.texts.push(text);
}

/// `{""}`, which keeps a space or nothing at all at the edge of a variant.
fn is_empty(expression: &Expression<&str>) -> bool {
    matches!(expression, Expression::Inline(InlineExpression::StringLiteral { value: "" }))
}

fn read_expression(expression: &Expression<&str>, entries: &mut Entries) {
    match expression {
        Expression::Select { selector, variants } => {
            read_inline(selector, entries);
            for variant in variants {
                read_pattern(&variant.value, entries);
            }
        }
        Expression::Inline(inline) => read_inline(inline, entries),
    }
}

fn read_inline(inline: &InlineExpression<&str>, entries: &mut Entries) {
    match inline {
        InlineExpression::VariableReference { id } => {
            entries.variables.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, attribute: None } => {
            entries.refers_to.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| read_inline(argument, entries));
        }
        InlineExpression::StringLiteral { value } => assert!(["", " "].contains(value), "“{value}”"),
        InlineExpression::Placeable { expression } => read_expression(expression, entries),
        other => panic!("nobody has taught this test to read {other:?}"),
    }
}

/// The variables of a message and of all it refers to. Whether somebody is “you” is grammar, which languages
/// need at different places.
fn variables(id: &str, file: &File) -> BTreeSet<String> {
    let entries = &file[id];
    let own = entries.variables.iter().cloned();
    let all = own.chain(entries.refers_to.iter().flat_map(|further| variables(further, file)));
    all.map(|name| name.trim_end_matches("-is").trim_end_matches("-are").to_owned()).collect()
}

#[test]
fn both_languages_say_the_same_things() {
    let (english, french) = (files_of(Language::English), files_of(Language::French));
    assert!(english.keys().eq(french.keys()), "{:?} and {:?}", english.keys(), french.keys());
    let sources = Sources::read();
    for (name, one) in &english {
        let other = &french[name];
        let ids: BTreeSet<&String> = one.keys().chain(other.keys()).collect();
        let asked: BTreeSet<&String> = ids.into_iter().filter(|id| sources.ask_for(id)).collect();
        for &id in &asked {
            assert!(
                one.contains_key(id) && other.contains_key(id),
                "{id} is not in {name} of both languages"
            );
            assert_eq!(variables(id, one), variables(id, other), "the variables of {id} differ");
        }
        // A language may have helping messages of its own, but only where its others refer to them.
        for file in [one, other] {
            let referred: BTreeSet<&String> = file.values().flat_map(|entries| &entries.refers_to).collect();
            for id in file.keys().filter(|id| !asked.contains(id)) {
                assert!(referred.contains(id), "nobody says {id} of {name}");
            }
            assert!(referred.iter().all(|id| file.contains_key(*id)), "{name} refers to what is not there");
        }
    }
}

#[test]
fn a_game_has_its_messages_in_its_own_folder() {
    for language in Language::ALL {
        for (name, file) in files_of(language) {
            let of_game = |game: &str, id: &str| {
                let id = ["board-", "terminal-", "rules-", "judge-", "coach-", "lesson-", "glossary-"]
                    .iter()
                    .find_map(|front| id.strip_prefix(front))
                    .unwrap_or(id);
                id.strip_prefix(game).is_some_and(|rest| rest.starts_with('-'))
            };
            for id in file.keys() {
                match name.split_once('/') {
                    Some((game, _)) => assert!(of_game(game, id), "{id} is in {name}"),
                    None => assert!(!IDS.iter().any(|game| of_game(game, id)), "{id} is in {name}"),
                }
            }
        }
    }
}

#[test]
fn all_that_is_asked_for_is_there() {
    let there: BTreeSet<String> =
        files_of(Language::English).into_values().flat_map(BTreeMap::into_keys).collect();
    let sources = Sources::read();
    let mut asked = 0;
    for (path, text) in &sources.texts {
        for id in calls(text) {
            // The board of a game may have a function that knows the front of its ids.
            let whole = game_of(path).map(|game| format!("board-{game}-{id}"));
            assert!(
                there.contains(id) || whole.is_some_and(|id| there.contains(&id)),
                "{path} asks for {id}"
            );
            asked += 1;
        }
    }
    assert!(asked > 300, "only {asked} questions found");
    let built = sources.texts.values().flat_map(|text| holes(text)).collect::<BTreeSet<_>>();
    for pattern in BUILT {
        assert!(built.contains(pattern), "nobody builds {pattern}");
    }
    let fronts = ["board-", "terminal-", "rules-", "lesson-", "glossary-", "notice-", "ago-"];
    for pattern in built.iter().filter(|pattern| fronts.iter().any(|front| pattern.starts_with(front))) {
        let is_known = BUILT.contains(&pattern.as_str()) || sources.built.contains(pattern);
        assert!(is_known, "{pattern} is built but not listed");
    }
}

/// The game whose own source this is.
fn game_of(path: &str) -> Option<&'static str> {
    let is_of = |game: &str| path.split(['/', '.']).any(|part| part.replace('_', "-") == game);
    IDS.iter().copied().find(|game| is_of(game))
}

/// The sources of all crates, by path.
#[derive(Default)]
struct Sources {
    texts: BTreeMap<String, String>,
    /// Everything between quotation marks, and the paths of the files where it is.
    literals: BTreeMap<String, BTreeSet<String>>,
    /// The ids that are written out where a text is asked for.
    asked: BTreeSet<String>,
    /// The ids that a game puts together in its own sources, with holes.
    built: BTreeSet<String>,
}

impl Sources {
    fn read() -> Sources {
        let mut sources = Sources::default();
        for (path, file) in files_below(&folder("..")) {
            if !path.contains("/src/") || file.extension().is_none_or(|extension| extension != "rs") {
                continue;
            }
            let text = fs::read_to_string(file).unwrap();
            for literal in text.split('"') {
                for spelling in [literal.to_owned(), as_id(literal)] {
                    sources.literals.entry(spelling).or_default().insert(path.clone());
                }
            }
            sources.asked.extend(calls(&text).map(str::to_owned));
            if let Some(game) = game_of(&path) {
                let fronts = ["board", "terminal"].map(|front| format!("{front}-{game}-"));
                let own = |pattern: &String| fronts.iter().any(|front| pattern.starts_with(front));
                sources.built.extend(holes(&text).filter(own));
            }
            sources.texts.insert(path, text);
        }
        sources
    }

    /// Whether the program asks for this message, by its whole id or by one that it builds.
    fn ask_for(&self, id: &str) -> bool {
        let id = id.split('.').next().unwrap_or(id);
        // Drawings have names such as `xian-clay` too.
        let is_of_game = IDS.iter().any(|game| id.starts_with(game));
        let ours = |path: &String| !is_of_game || path.starts_with("words/");
        self.literals.get(id).is_some_and(|paths| paths.iter().any(ours))
            || self.asked.contains(id)
            || BUILT.iter().any(|pattern| self.build(pattern, id))
            || self.built.iter().any(|pattern| self.build(pattern, id))
    }

    fn build(&self, pattern: &str, id: &str) -> bool {
        let game = IDS.iter().copied().find(|game| id.contains(game));
        let Some((front, rest)) = pattern.split_once("{}") else { return false };
        let Some(rest_of_id) = id.strip_prefix(front) else { return false };
        match rest.split_once("{}") {
            None => self.fill_all(rest, rest_of_id, game),
            // The first hole is a game, or a word like the others.
            Some((between, end)) => rest_of_id.match_indices(between).any(|(at, _)| {
                let (first, further) = (&rest_of_id[..at], &rest_of_id[at + between.len()..]);
                let is_first = game.map_or_else(|| self.fill(first, None), |name| first == name);
                is_first && self.fill_all(end, further, game)
            }),
        }
    }

    /// Whether this part of an id fills a hole, what follows it in the pattern, and the holes therein.
    fn fill_all(&self, after_hole: &str, id: &str, game: Option<&str>) -> bool {
        match after_hole.split_once("{}") {
            None => id.strip_suffix(after_hole).is_some_and(|hole| self.fill(hole, game)),
            Some((between, rest)) => id.match_indices(between).any(|(at, _)| {
                self.fill(&id[..at], game) && self.fill_all(rest, &id[at + between.len()..], game)
            }),
        }
    }

    /// Whether some source of this game, or of any, has this word between quotation marks.
    fn fill(&self, hole: &str, game: Option<&str>) -> bool {
        let of = |path: &String| game.is_none_or(|game| path.replace('_', "-").contains(game));
        IDS.contains(&hole) || self.literals.get(hole).is_some_and(|paths| paths.iter().any(of))
    }
}

/// Words as they stand in the id of a message.
fn as_id(words: &str) -> String {
    let words = words.replace('+', "plus ").replace(" -", " minus ").replace('_', "-").to_lowercase();
    let words = words.strip_prefix("-1").map_or(words.clone(), |_| words.replace("-1", "minus-1"));
    words.split([' ', ',', '.']).filter(|word| !word.is_empty()).collect::<Vec<_>>().join("-")
}

/// The ids that are written out where a text is asked for.
fn calls(source: &str) -> impl Iterator<Item = &str> {
    let functions = ["words::text(", "say(", "ask(", "of_side("];
    let calls = functions.into_iter().flat_map(|function| source.match_indices(function));
    calls.filter_map(|(at, function)| {
        let arguments = source[at + function.len()..].trim_start();
        let language =
            arguments.find(|letter: char| !letter.is_alphanumeric() && !"_.&*".contains(letter))?;
        let id =
            arguments[language..].strip_prefix(',').map_or(arguments, str::trim_start).strip_prefix('"')?;
        id.split('"').next().filter(|id| !id.is_empty() && *id != "nonsense")
    })
}

/// The texts that are put together, as patterns with holes.
fn holes(source: &str) -> impl Iterator<Item = String> {
    source.split("format!(\"").skip(1).filter_map(|rest| rest.split('"').next()).map(|text| {
        let mut parts = text.split('{');
        let front = parts.next().unwrap_or_default().to_owned();
        parts.fold(front, |pattern, part| pattern + "{}" + part.split_once('}').map_or("", |(_, rest)| rest))
    })
}

#[test]
fn all_texts_are_set_with_care() {
    for language in Language::ALL {
        for (name, file) in files_of(language) {
            for (id, entries) in file {
                for text in entries.texts {
                    check_typography(&text, language, &format!("{id} of {}/{name}", language.code()));
                }
            }
        }
    }
}

#[test]
fn all_rules_books_are_set_with_care() {
    games::for_each!(check_book);
}

/// Except for what stands between backticks: actions and drawings are spelt in plain letters.
fn check_book<G: Speaks>() {
    for language in Language::ALL {
        let prose = G::rulebook(language).split("```").step_by(2).collect::<Vec<_>>().join("◊");
        for line in prose.lines() {
            let prose = line.split('`').step_by(2).collect::<Vec<_>>().join("◊");
            check_typography(&prose, language, &format!("{} in {language:?}", G::ID));
        }
    }
}

/// Typographic apostrophes and quotation marks. In French also spaces that do not break: a narrow one before `; ! ?`,
/// a wide one before `: » %` and after `«`.
fn check_typography(text: &str, language: Language, place: &str) {
    assert!(!text.contains(['\'', '"']), "{place}: “{text}”");
    assert!(!text.contains("  ") && !text.contains("..."), "{place}: “{text}”");
    let letters: Vec<char> = text.chars().collect();
    for pair in letters.windows(2) {
        let right = match (language, pair) {
            (Language::English, [before, ':' | ';' | '!']) => !before.is_whitespace(),
            (Language::French, [before, ':' | '»' | '%']) => *before == '\u{a0}',
            (Language::French, [before, ';' | '!' | '?']) => *before == '\u{202f}',
            (Language::French, ['«', after]) => *after == '\u{a0}',
            _ => true,
        };
        assert!(right, "{place}: “{text}”");
    }
}
