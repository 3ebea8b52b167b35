//! Rules as plain text, for a terminal: blocks apart by an empty line, lists with dashes or numbers, tables in columns,
//! drawings as they are.

use pulldown_cmark::{Event, Tag, TagEnd};

/// These events as plain text.
pub fn plain(events: &[Event]) -> String {
    let mut page = Page::default();
    for event in events {
        page.take(event);
    }
    page.text.trim().to_owned()
}

#[derive(Default)]
struct Page {
    text: String,
    /// The open lists, each with the number of its next item if it has numbers.
    lists: Vec<Option<u64>>,
    /// Whether an item has just begun, so that its first paragraph stands beside its mark.
    in_new_item: bool,
    /// The rows of the open table, cell by cell.
    rows: Vec<Vec<String>>,
    in_cell: bool,
}

impl Page {
    fn take(&mut self, event: &Event) {
        match event {
            Event::Start(Tag::Paragraph | Tag::Heading { .. } | Tag::CodeBlock(_) | Tag::Table(_)) => {
                self.begin_block();
            }
            Event::Start(Tag::List(first)) => {
                if self.lists.is_empty() {
                    self.begin_block();
                }
                self.lists.push(*first);
            }
            Event::Start(Tag::Item) => self.begin_item(),
            Event::End(TagEnd::List(_)) => {
                self.lists.pop();
            }
            Event::Start(Tag::TableHead | Tag::TableRow) => self.rows.push(vec![]),
            Event::Start(Tag::TableCell) => {
                self.in_cell = true;
                self.rows.last_mut().into_iter().for_each(|row| row.push(String::new()));
            }
            Event::End(TagEnd::TableCell) => self.in_cell = false,
            Event::End(TagEnd::Table) => self.set_table(),
            Event::Text(text) | Event::Code(text) => self.write(text),
            Event::SoftBreak => self.write(" "),
            Event::HardBreak => self.write("\n"),
            _ => {}
        }
    }

    fn write(&mut self, text: &str) {
        let cell = self.rows.last_mut().and_then(|row| row.last_mut()).filter(|_| self.in_cell);
        cell.unwrap_or(&mut self.text).push_str(text);
        self.in_new_item = false;
    }

    /// Leaves an empty line before what comes, unless it is the first of its item or of all.
    fn begin_block(&mut self) {
        if self.in_new_item || self.text.is_empty() {
            return;
        }
        self.text.truncate(self.text.trim_end().len());
        self.text.push_str("\n\n");
        self.text.push_str(&"  ".repeat(self.lists.len()));
    }

    fn begin_item(&mut self) {
        let depth = self.lists.len().saturating_sub(1);
        let mark = match self.lists.last_mut() {
            Some(Some(number)) => {
                *number += 1;
                format!("{}. ", *number - 1)
            }
            _ => "- ".to_owned(),
        };
        if !self.text.is_empty() && !self.text.ends_with('\n') {
            self.text.push('\n');
        }
        self.text.push_str(&"  ".repeat(depth));
        self.text.push_str(&mark);
        self.in_new_item = true;
    }

    /// Every column as wide as its widest cell, and a line under the heads.
    fn set_table(&mut self) {
        let rows = std::mem::take(&mut self.rows);
        let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
        let width = |cell: &String| cell.chars().count();
        let widths: Vec<usize> = (0..columns)
            .map(|column| rows.iter().filter_map(|row| row.get(column)).map(width).max().unwrap_or(0))
            .collect();
        for (number, row) in rows.iter().enumerate() {
            let cells = row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:width$}"));
            self.text.push_str(cells.collect::<Vec<_>>().join(" | ").trim_end());
            self.text.push('\n');
            if number == 0 {
                let lines = widths.iter().map(|&width| "-".repeat(width));
                self.text.push_str(&lines.collect::<Vec<_>>().join("-+-"));
                self.text.push('\n');
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::Rulebook;

    fn check(markdown: &str, expected: &str) {
        let rules = format!("## 1 One\n\n**1.1** {markdown}");
        assert_eq!(Rulebook::parse(&rules).plain("1.1"), Some(format!("1.1 {expected}")));
    }

    #[test]
    fn sentences_flow_and_blocks_stand_apart() {
        check("A *tile*\nof `ry`.\n\nAnother's.", "A tile of ry.\n\nAnother\u{2019}s.");
    }

    #[test]
    fn lists_keep_their_marks_and_their_depth() {
        check("As:\n- one\n  - more\n- two\n\nEnd.", "As:\n\n- one\n  - more\n- two\n\nEnd.");
        check("As:\n\n1. one\n\n2. two", "As:\n\n1. one\n2. two");
    }

    #[test]
    fn tables_stand_in_columns_and_drawings_as_they_are() {
        check("T:\n\n| a | bc |\n|---|---|\n| def | **g** |", "T:\n\na   | bc\n----+---\ndef | g");
        check("D:\n\n```text\no.  1\n ..o\n```\n\nEnd.", "D:\n\no.  1\n ..o\n\nEnd.");
    }
}
