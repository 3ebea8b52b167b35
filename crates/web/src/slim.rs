//! Stylesheets and scripts without what browsers need not read: comments and the indentation. A fifth of what would be
//! sent is for people who read the source. Looks at lines and comments only; it knows neither language.

/// A stylesheet without comments and indentation.
pub fn styles(styles: &str) -> String {
    let mut slim = String::with_capacity(styles.len());
    let mut rest = styles;
    while let Some((before, comment)) = rest.split_once("/*") {
        slim.push_str(before);
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    slim.push_str(rest);
    lines(slim.lines().map(str::trim_start))
}

/// A script without the comments that begin a line. Indentation stays: it may stand within a text.
pub fn script(script: &str) -> String {
    let mut in_comment = false;
    lines(script.lines().map(|line| {
        let mut rest = line.trim_start();
        loop {
            if !in_comment {
                match rest.strip_prefix("/*") {
                    Some(comment) => (in_comment, rest) = (true, comment),
                    None if rest.starts_with("//") => return "",
                    // It began with a comment, or it is as it was.
                    None => return if rest.len() == line.trim_start().len() { line } else { rest },
                }
            }
            match rest.split_once("*/") {
                Some((_, after)) => (in_comment, rest) = (false, after.trim_start()),
                None => return "",
            }
        }
    }))
}

/// Lines in which something stands.
fn lines<'a>(lines: impl Iterator<Item = &'a str>) -> String {
    let mut text = String::new();
    for line in lines.filter(|line| !line.is_empty()) {
        text.push_str(line);
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn styles_lose_comments_and_indentation() {
        let written = "/* The bar. */\n.bar {\n  color: red; /* not\n  blue */\n\n  margin: 0 /**/ 1px;\n}\n";
        assert_eq!(styles(written), ".bar {\ncolor: red; \nmargin: 0  1px;\n}\n");
    }

    #[test]
    fn scripts_lose_the_comments_that_begin_a_line() {
        let written = "// @ts-check\n/**\n * What it does.\n * @param {string} word\n */\nfunction say(word) {\n  \
                       // Aloud.\n  /** @type {string[]} */ const words = [\"a // b\", \"/* c */\"];\n\n  \
                       return `${word}\n    and ${words}`; // so\n}\n";
        let expected = "function say(word) {\nconst words = [\"a // b\", \"/* c */\"];\n  return `${word}\n    \
                        and ${words}`; // so\n}\n";
        assert_eq!(script(written), expected);
    }
}
