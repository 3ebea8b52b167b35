//! Paragraphs of a rulebook as plain text, by the numbers that prompts and refusals cite.

/// The section or paragraph of this number: a section `4` with all its paragraphs, a paragraph `4.1` with what
/// belongs to it. `None` if the rules have no such number.
pub fn paragraph(rulebook: &str, number: &str) -> Option<String> {
    let mut lines = rulebook.lines().skip_while(|line| numbered(line) != Some(number));
    let first = lines.next()?;
    let is_section = first.starts_with('#');
    let rest = lines.take_while(|line| match numbered(line) {
        Some(_) => is_section && !line.starts_with("## "),
        None => !line.starts_with("## "),
    });
    let mut text = String::new();
    for line in std::iter::once(first).chain(rest) {
        if continues(line) && !text.is_empty() && !text.ends_with('\n') {
            text.push(' ');
        } else if !text.is_empty() {
            text.push('\n');
        }
        text.push_str(&plain(line));
    }
    Some(text.trim_end().to_owned())
}

/// Whether a line goes on with the sentence of the line before: it is no list, no table and no drawing.
fn continues(line: &str) -> bool {
    line.starts_with(|first: char| first.is_alphanumeric() || matches!(first, '*' | '`' | '('))
        && numbered(line).is_none()
        && !line.starts_with("* ")
        && !line.starts_with("```")
}

/// The number with which a heading or a paragraph begins.
fn numbered(line: &str) -> Option<&str> {
    let marked = line.strip_prefix("## ").or_else(|| line.strip_prefix("**"))?;
    let end = marked.find(|letter: char| !letter.is_ascii_digit() && letter != '.').unwrap_or(marked.len());
    let number = marked[..end].trim_end_matches('.');
    number.starts_with(|first: char| first.is_ascii_digit()).then_some(number)
}

/// A line without its marks for bold, slanted and spelled words.
fn plain(line: &str) -> String {
    line.trim_start_matches('#').trim_start_matches(' ').replace("**", "").replace(['*', '`'], "")
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::{Language, Speaks};

    #[test]
    fn a_number_finds_its_paragraph() {
        let rules = "## 4 Where\n\nHere\nor there.\n\n**4.1** The *tile*.\n\n- so `it` is\n\n**4.10 Both.** Yes.\n\n## 5 What\n\nNo.";
        assert_eq!(paragraph(rules, "4.1").as_deref(), Some("4.1 The tile.\n\n- so it is"));
        assert_eq!(paragraph(rules, "4.10").as_deref(), Some("4.10 Both. Yes."));
        assert!(
            paragraph(rules, "4").is_some_and(|text| text.starts_with("4 Where") && text.ends_with("Yes."))
        );
        assert!(paragraph(rules, "4").is_some_and(|text| text.contains("\n\nHere or there.\n\n")));
        assert_eq!(paragraph(rules, "6"), None);
    }

    #[test]
    fn every_rulebook_has_the_paragraphs_that_are_cited() {
        fn check<G: Speaks>(numbers: &[&str]) {
            for (language, number) in
                Language::ALL.iter().flat_map(|&language| numbers.iter().map(move |n| (language, n)))
            {
                let text = paragraph(G::rulebook(language), number);
                assert!(text.is_some_and(|text| text.len() > 20), "{number} of {} in {language:?}", G::ID);
            }
        }
        check::<qin::Qin>(&["4", "4.3", "6"]);
        check::<great_wall::GreatWall>(&["5.5", "6.1", "8.1"]);
        check::<sun_tzu::SunTzu>(&["3.4", "5.2", "5.4", "6.3", "7.3", "7.8", "8.2", "9.3", "9.4", "11.1"]);
        check::<xian::Xian>(&["4.2", "5.1", "9"]);
    }
}
