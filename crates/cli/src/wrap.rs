//! Long lines on a narrow screen. Knows text only.

use ratatui::text::{Line, Span, Text};

/// A text in lines of limited width, broken between words where possible. What is indented stays so.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    text.lines().flat_map(|line| wrap_line(line, width.max(1))).collect()
}

fn wrap_line(line: &str, width: usize) -> Vec<String> {
    let indent: String = line.chars().take_while(|&letter| letter == ' ').take(width / 2).collect();
    let room = width - indent.len();
    let mut lines = vec![String::new()];
    // Only plain spaces break: others belong to their words.
    let words = line.split(' ').filter(|word| !word.is_empty());
    for piece in words.flat_map(|word| cut(word, room)) {
        match lines.last_mut() {
            Some(last) if last.is_empty() => last.push_str(&piece),
            Some(last) if last.chars().count() + 1 + piece.chars().count() <= room => {
                last.push(' ');
                last.push_str(&piece);
            }
            _ => lines.push(piece),
        }
    }
    lines.into_iter().map(|line| format!("{indent}{line}")).collect()
}

/// A word in pieces that fit.
fn cut(word: &str, width: usize) -> Vec<String> {
    word.chars().collect::<Vec<_>>().chunks(width).map(|piece| piece.iter().collect()).collect()
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
}
