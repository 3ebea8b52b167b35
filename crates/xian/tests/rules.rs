//! Every paragraph that the code cites stands in `RULES.md`.

use std::collections::BTreeSet;
use std::path::Path;

fn paragraphs() -> BTreeSet<String> {
    let rules = include_str!("../RULES.md");
    let headings = rules.lines().filter_map(|line| line.strip_prefix("## "));
    let numbered = rules.lines().filter_map(|line| line.strip_prefix("**"));
    let first_word = |text: &str| text.split([' ', '*']).next().unwrap_or_default().to_owned();
    headings.chain(numbered).map(first_word).collect()
}

/// The number a text begins with: `6` or `6.10`.
fn number(text: &str) -> &str {
    let end = text.find(|letter: char| !letter.is_ascii_digit() && letter != '.').unwrap_or(text.len());
    text[..end].trim_end_matches('.')
}

/// What a file cites as `RULES 6.10`, also as a list or a range, and what its refusals answer as `"6.10"`.
fn cited(source: &str) -> BTreeSet<String> {
    let mut cited = BTreeSet::new();
    for rest in source.split("RULES ").skip(1) {
        let mut rest = rest;
        while !number(rest).is_empty() {
            cited.insert(number(rest).to_owned());
            rest = &rest[number(rest).len()..];
            rest = rest.strip_prefix(", ").or_else(|| rest.strip_prefix(" to ")).unwrap_or("");
        }
    }
    let answers = source.split("=> \"").skip(1).map(number).filter(|text| text.contains('.'));
    cited.extend(answers.map(str::to_owned));
    cited
}

#[test]
fn every_cited_paragraph_exists() {
    let paragraphs = paragraphs();
    let mut count = 0;
    for folder in ["src", "tests"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        for file in std::fs::read_dir(folder).unwrap() {
            let path = file.unwrap().path();
            let Ok(source) = std::fs::read_to_string(&path) else { continue };
            for paragraph in cited(&source) {
                assert!(
                    paragraphs.contains(&paragraph),
                    "{}: there is no paragraph {paragraph}",
                    path.display()
                );
                count += 1;
            }
        }
    }
    assert!(count > 50, "only {count} citations were found");
}
