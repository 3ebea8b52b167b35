//! What changed between two states of the same markup, as markup: the new state, in which comments stand for what a
//! page has already. The script (`web/assets/script/morph.js`) puts it together again.
//!
//! - `<!--3-->` is the element's old child of this number (counted from 0) as it is, `<!--3-7-->` are these and all
//!   between them.
//! - `<!--3~-->` says that the next element is what has become of the old child of this number. It may lack children in
//!   the same way, and it lacks the attributes that are as they were. `<!--3~open,title-->` names the attributes that are
//!   gone.
//! - An element without such a comment is new, and whole.
//!
//! So what a page had and is not named is gone. A difference depends on the two states alone, which the viewer has both
//! seen: it tells nothing else.

use crate::piece::{Element, Piece, attributes, name_and_value};
use std::fmt::Write;

/// What leads from one state to another.
pub fn difference(old: &Piece, new: &Piece) -> String {
    let mut difference = Difference { told: String::with_capacity(4096) };
    let (old, new) = (old.root(), new.root());
    difference.told.push_str(new.opening());
    difference.change_content(old, new);
    difference.told
}

struct Difference {
    told: String,
}

/// Where an element of the new state comes from: the place of an old child.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum From {
    Same(usize),
    Changed(usize),
    Nowhere,
}

impl Difference {
    /// Tells what has become of what is in an element, and closes it.
    fn change_content(&mut self, old: Element, new: Element) {
        if old.is_made_of_elements() && new.is_made_of_elements() {
            self.change_children(old, new);
        } else {
            new.write_content(&mut self.told);
        }
    }

    /// Tells what has become of the children of an element, and closes it.
    fn change_children(&mut self, old: Element, new: Element) {
        let olds: Vec<Element> = old.children().collect();
        let news: Vec<Element> = new.children().collect();
        let origins = origins(&olds, &news);
        let mut at = 0;
        while let (Some(&origin), Some(&child)) = (origins.get(at), news.get(at)) {
            at += 1;
            match origin {
                From::Same(first) => {
                    let mut last = first;
                    while origins.get(at) == Some(&From::Same(last + 1)) {
                        (at, last) = (at + 1, last + 1);
                    }
                    self.refer(first, last);
                }
                From::Changed(place) => self.change_at(place, olds[place], child),
                From::Nowhere => child.write(&mut self.told),
            }
        }
        self.told.push_str(new.closing());
    }

    /// Tells what has become of an old child.
    fn change_at(&mut self, place: usize, old: Element, new: Element) {
        let mut changed = vec![];
        let _ = write!(self.told, "<!--{place}~");
        if old.opening() != new.opening() {
            let olds: Vec<&str> = attributes(old.opening()).collect();
            let news: Vec<&str> = attributes(new.opening()).collect();
            let is_gone = |attribute: &&str| news.iter().all(|other| named(other) != named(attribute));
            for (number, attribute) in olds.iter().filter(|attribute| is_gone(attribute)).enumerate() {
                self.told.extend([if number == 0 { "" } else { "," }, named(attribute)]);
            }
            changed.extend(news.into_iter().filter(|attribute| !olds.contains(attribute)));
        }
        self.told.push_str("-->");
        let start = self.told.len();
        let _ = write!(self.told, "<{}", new.name());
        for attribute in changed {
            self.told.extend([" ", attribute]);
        }
        self.told.push_str(if new.opening().ends_with("/>") { "/>" } else { ">" });
        self.change_content(old, new);
        // Where little is the same, all of it is shorter.
        if self.told.len() - start > new.length() {
            self.told.truncate(start);
            new.write(&mut self.told);
        }
    }

    fn refer(&mut self, first: usize, last: usize) {
        let _ = match last - first {
            0 => write!(self.told, "<!--{first}-->"),
            _ => write!(self.told, "<!--{first}-{last}-->"),
        };
    }
}

/// The name of an attribute.
fn named(attribute: &str) -> &str {
    name_and_value(attribute).0
}

/// Where each of the new children comes from. Each old one becomes at most one new one.
fn origins(olds: &[Element], news: &[Element]) -> Vec<From> {
    let same = |(old, new): &(&Element, &Element)| old.is_same(**new);
    let before = olds.iter().zip(news).take_while(same).count();
    let (olds_left, news_left) = (&olds[before..], &news[before..]);
    let after = olds_left.iter().rev().zip(news_left.iter().rev()).take_while(same).count();
    let mut origins: Vec<From> = (0..before).map(From::Same).collect();
    origins.resize(news.len() - after, From::Nowhere);
    origins.extend((olds.len() - after..olds.len()).map(From::Same));
    let mut left: Vec<usize> = (before..olds.len() - after).collect();
    let wanted = || before..news.len() - after;
    for place in wanted() {
        let found = take(&mut left, |&old| olds[old].is_same(news[place]));
        origins[place] = found.map_or(From::Nowhere, From::Same);
    }
    let mut left: Vec<(usize, (&str, &str))> =
        left.into_iter().map(|old| (old, olds[old].identity())).collect();
    for place in wanted().filter(|&place| origins[place] == From::Nowhere).collect::<Vec<_>>() {
        let identity = news[place].identity();
        let found = take(&mut left, |(_, old)| *old == identity);
        origins[place] = found.map_or(From::Nowhere, |(old, _)| From::Changed(old));
    }
    origins
}

/// Takes the first of some things that is as wished.
fn take<T>(things: &mut Vec<T>, wished: impl Fn(&T) -> bool) -> Option<T> {
    things.iter().position(wished).map(|found| things.remove(found))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::keep::Keep;
    use maud::PreEscaped;

    fn check(old: &str, new: &str, expected: &str) {
        let read = |html: &str| Keep::default().draw(|| PreEscaped(html.to_owned()));
        assert_eq!(difference(&read(old), &read(new)), expected, "{old} -> {new}");
    }

    #[test]
    fn what_is_the_same_is_named_by_its_place() {
        check(
            "<ul><li>a</li><li>b</li><li>c</li><li>d</li></ul>",
            "<ul><li>a</li><li>b</li><li>x and more</li><li>d</li></ul>",
            "<ul><!--0-1--><!--2~--><li>x and more</li><!--3--></ul>",
        );
    }

    #[test]
    fn what_is_deep_inside_is_told_alone() {
        check(
            r#"<div><p id="a">a long paragraph</p><g><g data-thing="e8"><b>old</b><i>a long text</i></g></g></div>"#,
            r#"<div><p id="a">a long paragraph</p><g><g data-thing="e8"><b>new</b><i>a long text</i></g></g></div>"#,
            "<div><!--0--><!--1~--><g><!--0~--><g><!--0~--><b>new</b><!--1--></g></g></div>",
        );
    }

    #[test]
    fn a_list_that_grows_at_its_head_and_shrinks_at_its_foot_is_told_by_its_head() {
        check(
            r#"<ol><li value="3">the third of them</li><li value="2">the second of them</li><li value="1">the first of them</li></ol>"#,
            r#"<ol><li value="4">the fourth of them</li><li value="3">the third of them</li><li value="2">the second of them</li></ol>"#,
            r#"<ol><li value="4">the fourth of them</li><!--0-1--></ol>"#,
        );
    }

    #[test]
    fn what_moved_is_named_where_it_is_now() {
        check(
            "<g><a>the first of three</a><b>the second of three</b><i>the third of three</i></g>",
            "<g><i>the third of three</i><b>the second of three</b><a>the first of three</a></g>",
            "<g><!--2--><!--1--><!--0--></g>",
        );
    }

    #[test]
    fn an_attribute_alone_leaves_the_children_where_they_are() {
        check(
            r#"<div data-version="1"><p>a paragraph</p><p>another one</p></div>"#,
            r#"<div data-version="2"><p>a paragraph</p><p>another one</p></div>"#,
            r#"<div data-version="2"><!--0-1--></div>"#,
        );
    }

    #[test]
    fn attributes_that_are_gone_are_named_and_those_that_changed_are_told() {
        let text = "<i>a text that is longer than all of the attributes together</i>";
        check(
            &format!(r#"<div><p id="a" open title="a b" class="c d">{text}</p></div>"#),
            &format!(r#"<div><p id="a" class="c" hidden>{text}</p></div>"#),
            r#"<div><!--0~open,title--><p class="c" hidden><!--0--></p></div>"#,
        );
    }

    #[test]
    fn where_little_is_the_same_all_of_it_is_told() {
        check(
            "<p><g><a></a><b></b><i></i><b></b></g></p>",
            "<p><g><u></u><b></b><s></s><b></b></g></p>",
            "<p><!--0~--><g><u></u><b></b><s></s><b></b></g></p>",
        );
    }

    #[test]
    fn text_among_elements_and_tables_are_told_whole() {
        let sentence = |count: &str| format!("<div><p>so <b>{count}</b> words</p><p>and some more</p></div>");
        let told = "<div><!--0~--><p>so <b>few</b> words</p><!--1--></div>";
        check(&sentence("many"), &sentence("few"), told);
        let table = |last: &str| {
            format!("<div><table><tr><td>a cell</td><td>{last}</td></tr></table><p>and some more</p></div>")
        };
        let told = "<div><!--0~--><table><tr><td>a cell</td><td>new</td></tr></table><!--1--></div>";
        check(&table("old"), &table("new"), told);
    }
}
