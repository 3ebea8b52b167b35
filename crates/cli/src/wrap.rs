//! Long lines on a narrow screen. Knows text only.

use ratatui::text::{Line, Span, Text};
use textwrap::{Options, WordSeparator, WordSplitter};

/// A text in lines of limited width, broken between words where possible. What is indented stays so.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    text.lines().flat_map(|line| wrap_line(line, width.max(1))).collect()
}

fn wrap_line(line: &str, width: usize) -> Vec<String> {
    let words = line.trim_start_matches(' ');
    let indent = &line[..(line.len() - words.len()).min(width / 2)];
    // Only plain spaces break: others belong to their words, and so do hyphens.
    let options = Options::new(width)
        .initial_indent(indent)
        .subsequent_indent(indent)
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::NoHyphenation);
    textwrap::wrap(words, options).into_iter().map(Into::into).collect()
}

/// A drawing whose lines fit: whoever is too long goes on in the next line, in the style of its beginning.
pub fn wrap_drawing(text: Text<'static>, width: usize) -> Vec<Line<'static>> {
    text.lines
        .into_iter()
        .flat_map(|line| {
            if line.width() <= width {
                return vec![line];
            }
            let style = line.spans.first().map(|span| span.style).unwrap_or_default();
            let whole: String = line.spans.iter().map(|span| &*span.content).collect();
            wrap(&whole, width).into_iter().map(|piece| Line::from(Span::styled(piece, style))).collect()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words() {
        assert_eq!(wrap("a tile must share an edge", 10), ["a tile", "must share", "an edge"]);
        assert_eq!(wrap("one\n\ntwo", 10), ["one", "", "two"]);
        assert_eq!(wrap("", 10), Vec::<String>::new());
    }

    #[test]
    fn a_word_longer_than_the_line_is_cut() {
        assert_eq!(wrap("abcdefgh ij", 3), ["abc", "def", "gh", "ij"]);
    }

    #[test]
    fn an_indented_line_stays_so() {
        assert_eq!(wrap("  hand: bb rb", 10), ["  hand: bb", "  rb"]);
        assert_eq!(wrap("Oui\u{a0}! Non", 5), ["Oui\u{a0}!", "Non"]);
    }

    #[test]
    fn what_is_wide_on_the_screen_takes_its_room() {
        assert_eq!(wrap("\u{79e6}\u{671d} \u{79e6}", 5), ["\u{79e6}\u{671d}", "\u{79e6}"]);
        assert_eq!(wrap("e\u{301}e\u{301}e\u{301} ab", 6), ["e\u{301}e\u{301}e\u{301} ab"]);
        assert_eq!(wrap("\u{79e6}\u{671d}", 1), ["\u{79e6}", "\u{671d}"]);
    }
}
