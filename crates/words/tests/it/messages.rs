//! The files of `locales/` agree with each other and with the program: the same messages with the same
//! variables in both languages, none missing, none unused, and all set with care.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource};
use fluent_syntax::parser;
use game::Game;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use words::Language;

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

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

fn files_of(language: Language) -> BTreeMap<String, File> {
    let folder = fs::read_dir(folder("locales").join(language.code())).unwrap();
    folder.map(|entry| entry.unwrap().path()).map(|path| (name(&path), read(&path))).collect()
}

fn name(path: &Path) -> String {
    path.file_stem().unwrap().to_str().unwrap().to_owned()
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

fn read_pattern(pattern: &Pattern<&str>, entries: &mut Entries) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => entries.texts.push((*value).to_owned()),
            PatternElement::Placeable { expression } => read_expression(expression, entries),
        }
    }
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
        InlineExpression::StringLiteral { value } => entries.texts.push((*value).to_owned()),
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
    for (name, one) in &english {
        let other = &french[name];
        assert!(said(name).len() > 5, "nobody uses {name}.ftl");
        for id in said(name) {
            assert!(
                one.contains_key(&id) && other.contains_key(&id),
                "{id} is not in {name}.ftl of both languages"
            );
            assert_eq!(variables(&id, one), variables(&id, other), "the variables of {id} differ");
        }
        // A language may have helping messages of its own, but only where its others refer to them.
        for file in [one, other] {
            let referred: BTreeSet<&String> = file.values().flat_map(|entries| &entries.refers_to).collect();
            for id in file.keys().filter(|id| !said(name).contains(*id)) {
                assert!(referred.contains(id), "nobody says {id} of {name}.ftl");
            }
            assert!(
                referred.iter().all(|id| file.contains_key(*id)),
                "{name}.ftl refers to what is not there"
            );
        }
    }
}

/// What the program asks a file for: ids in its sources, and those made of the names of options and endings.
fn said(file: &str) -> BTreeSet<String> {
    match file {
        "common" => literals()
            .into_iter()
            .filter(|literal| {
                ["you", "seat", "and", "over"].contains(&literal.as_str()) || literal.starts_with("refused-")
            })
            .collect(),
        "qin" => said_of::<qin::Qin>(&["last_pagoda", "exhausted"]),
        "great-wall" => said_of::<great_wall::GreatWall>(&["exhausted", "settled", "blocked"]),
        "sun-tzu" => said_of::<sun_tzu::SunTzu>(&["red-space", "track", "reserve", "map", "draw"]),
        "xian" => said_of::<xian::Xian>(&["scored"]),
        // Front ends ask for what they like: all of it must be in both.
        front_end => Language::ALL
            .into_iter()
            .flat_map(|language| files_of(language)[front_end].keys().cloned().collect::<Vec<_>>())
            .collect(),
    }
}

fn said_of<G: Game>(endings: &[&str]) -> BTreeSet<String> {
    let prefix = format!("{}-", G::ID);
    let mut ids: BTreeSet<String> =
        literals().into_iter().filter(|literal| literal.starts_with(&prefix)).collect();
    ids.extend(["title", "tagline"].map(|name| format!("{prefix}{name}")));
    ids.extend(endings.iter().map(|ending| format!("{prefix}ending-{ending}")));
    for info in G::OPTIONS {
        ids.extend(
            ["", ".help", ".value"].map(|attribute| format!("{prefix}option-{}{attribute}", info.name)),
        );
    }
    ids
}

/// Every text between quotation marks in the sources of this crate.
fn literals() -> BTreeSet<String> {
    let mut literals = BTreeSet::new();
    let mut unread = vec![folder("src")];
    while let Some(path) = unread.pop() {
        if path.is_dir() {
            unread.extend(fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()));
        } else {
            let source = fs::read_to_string(path).unwrap();
            literals.extend(source.split('"').skip(1).step_by(2).map(str::to_owned));
        }
    }
    literals
}

#[test]
fn all_texts_are_set_with_care() {
    for language in Language::ALL {
        for (name, file) in files_of(language) {
            for (id, entries) in file {
                for text in entries.texts {
                    check_typography(&text, language, &format!("{id} of {}/{name}.ftl", language.code()));
                }
            }
        }
    }
}

/// Typographic apostrophes and quotation marks; in French, spaces that do not break before `: ; ! ? »` and after `«`.
fn check_typography(text: &str, language: Language, place: &str) {
    assert!(!text.contains(['\'', '"']), "{place}: “{text}”");
    assert!(!text.contains("  ") && !text.contains("..."), "{place}: “{text}”");
    let letters: Vec<char> = text.chars().collect();
    for pair in letters.windows(2).filter(|_| language == Language::French) {
        let unbroken = |space| ['\u{a0}', '\u{202f}'].contains(&space);
        let right = match pair {
            [before, ':' | ';' | '!' | '?' | '»'] => unbroken(*before),
            ['«', after] => unbroken(*after),
            _ => true,
        };
        assert!(right, "{place}: “{text}”");
    }
}
