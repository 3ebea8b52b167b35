//! A piece of markup, read once: where each of its elements begins and ends, and which pieces are in it. Looks at text
//! only; knows no page and no game.
//!
//! This is no parser for whatever people write. It reads what our own templates make, which escape everything that is
//! not markup, and gives up on the rest.

use foldhash::quality::FixedState;
use maud::{Markup, PreEscaped};
use memchr::{memchr, memchr2};
use std::collections::HashMap;
use std::fmt::Write;
use std::hash::{BuildHasher, Hasher};
use std::mem::size_of;
use std::sync::Arc;

/// An element with everything in it.
#[derive(Debug)]
pub struct Piece {
    /// As it was drawn: a mark stands for each piece within it.
    html: String,
    /// In the order in which they begin; the first holds all others.
    nodes: Vec<Node>,
    within: Vec<Arc<Piece>>,
    fingerprint: u64,
    /// How long it is with everything in it.
    length: usize,
}

/// What is not one element with everything in it, or nothing that our templates make: here it is again.
pub(crate) struct NotOneElement(pub String);

/// The pieces that may be marked in markup, by their fingerprints.
pub(crate) type Marked = HashMap<u64, Arc<Piece>, foldhash::fast::FixedState>;

/// An element, or the mark of a piece: places in the markup.
#[derive(Debug, Clone, Copy)]
struct Node {
    start: u32,
    /// Where its opening tag ends.
    inner: u32,
    end: u32,
    /// The number of the first node that is not within it.
    next: u32,
    content: Content,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Content {
    /// Other elements, or nothing.
    Elements,
    /// There is text among its children.
    Text,
    /// This is the mark of a piece, the one of this number within.
    Piece(u32),
}

/// An element of a piece, or of a piece within it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Element<'a> {
    piece: &'a Piece,
    number: u32,
}

/// How a piece within another is written: `<!--#`, its fingerprint in 16 digits, `-->`. Text cannot look like that: it is
/// escaped.
const MARK: &str = "<!--#";
const MARK_LENGTH: usize = MARK.len() + 16 + "-->".len();

/// Elements that hold nothing and are never closed.
const VOID: [&str; 5] = ["input", "br", "hr", "img", "wbr"];

/// Elements that a browser may arrange in another way than they are written, or whose content is text whatever it looks
/// like.
const SENT_WHOLE: [&str; 4] = ["table", "select", "textarea", "template"];

impl Piece {
    /// Reads markup that is one element.
    pub(crate) fn read(html: String, marked: &Marked) -> Result<Piece, NotOneElement> {
        let mut within = vec![];
        match nodes(&html, &mut |mark| find(mark, marked, &mut within)) {
            Some(nodes) => Ok(Piece::new(html, nodes, within)),
            None => Err(NotOneElement(html)),
        }
    }

    /// Takes markup as it is: nobody sees how it is made, so it is told whole.
    pub(crate) fn opaque(html: String, marked: &Marked) -> Piece {
        let end = html.len() as u32;
        let mut nodes = vec![Node { start: 0, inner: end, end, next: 0, content: Content::Text }];
        let mut within = vec![];
        for (start, _) in html.match_indices(MARK) {
            let end = start + MARK_LENGTH;
            let found = html.get(start..end).and_then(|mark| find(mark, marked, &mut within));
            nodes.extend(found.map(|place| {
                let (start, end) = (start as u32, end as u32);
                Node { start, inner: end, end, next: 0, content: Content::Piece(place) }
            }));
        }
        nodes[0].next = nodes.len() as u32;
        Piece::new(html, nodes, within)
    }

    fn new(html: String, nodes: Vec<Node>, within: Vec<Arc<Piece>>) -> Piece {
        let mut hasher = FixedState::with_seed(0).build_hasher();
        hasher.write(html.as_bytes());
        let marked: usize = within.iter().map(|piece| piece.length).sum();
        let length = html.len() + marked - within.len() * MARK_LENGTH;
        Piece { length, fingerprint: hasher.finish(), html, nodes, within }
    }

    /// What tells it from other pieces. It depends on what the piece holds alone, and is the same wherever the same
    /// program draws it.
    pub fn fingerprint(&self) -> u64 {
        self.fingerprint
    }

    /// The whole markup.
    pub fn html(&self) -> String {
        let mut html = String::with_capacity(self.length);
        self.root().write(&mut html);
        html
    }

    /// What it takes in memory, without the pieces within.
    pub(crate) fn bytes(&self) -> usize {
        size_of::<Piece>()
            + self.html.capacity()
            + self.nodes.capacity() * size_of::<Node>()
            + self.within.capacity() * size_of::<Arc<Piece>>()
    }

    /// What stands for it in another piece.
    pub(crate) fn mark(&self) -> Markup {
        let mut mark = String::with_capacity(MARK_LENGTH);
        // Writing to a string cannot fail.
        let _ = write!(mark, "{MARK}{:016x}-->", self.fingerprint);
        PreEscaped(mark)
    }

    pub(crate) fn root(&self) -> Element<'_> {
        Element { piece: self, number: 0 }
    }
}

impl<'a> Element<'a> {
    /// Whether it is written in the same way as another, with everything in it.
    pub fn is_same(self, other: Element) -> bool {
        std::ptr::eq(self.piece, other.piece) && self.number == other.number
            || self.written() == other.written()
    }

    /// Adds it to markup, with everything in it.
    pub fn write(self, html: &mut String) {
        self.write_from(self.node().start, html);
    }

    fn write_from(self, start: u32, html: &mut String) {
        let mut at = start as usize;
        for (mark, piece) in self.marks() {
            html.push_str(&self.piece.html[at..mark.start as usize]);
            piece.root().write(html);
            at = mark.end as usize;
        }
        html.push_str(&self.piece.html[at..self.node().end as usize]);
    }

    /// Adds what follows its opening tag to markup: everything in it, and its closing tag.
    pub fn write_content(self, html: &mut String) {
        self.write_from(self.node().inner, html);
    }

    /// How long it is, with everything in it.
    pub fn length(self) -> usize {
        self.marks().fold(self.written().len(), |length, (_, piece)| length + piece.length - MARK_LENGTH)
    }

    /// Its opening tag.
    pub fn opening(self) -> &'a str {
        let node = self.node();
        &self.piece.html[node.start as usize..node.inner as usize]
    }

    /// What kind of element it is.
    pub fn name(self) -> &'a str {
        name(self.opening())
    }

    /// What follows its last child: its closing tag.
    pub fn closing(self) -> &'a str {
        let node = self.node();
        let start =
            self.child_numbers().last().map_or(node.inner, |last| self.piece.nodes[last as usize].end);
        &self.piece.html[start as usize..node.end as usize]
    }

    /// Whether it can be told by its children: it has some, and nothing else.
    pub fn is_made_of_elements(self) -> bool {
        let node = self.node();
        node.content == Content::Elements && node.next > self.number + 1 && !SENT_WHOLE.contains(&self.name())
    }

    pub fn children(self) -> impl Iterator<Item = Element<'a>> {
        self.child_numbers().map(move |number| match self.piece.nodes[number as usize].content {
            Content::Piece(place) => self.piece.within[place as usize].root(),
            Content::Elements | Content::Text => Element { piece: self.piece, number },
        })
    }

    /// What tells an element from its siblings: its kind, and the value of the first attribute that says which it is; or
    /// else its class.
    pub fn identity(self) -> (&'a str, &'a str) {
        let opening = self.opening();
        let name = name(opening);
        let rank = |attribute| match attribute {
            "value" if name == "li" => Some(IDENTIFYING.len()),
            "class" => Some(IDENTIFYING.len() + 1),
            _ => IDENTIFYING.iter().position(|&identifying| identifying == attribute),
        };
        let ranked = attributes(opening).map(name_and_value);
        let ranked = ranked.filter_map(|(attribute, value)| Some((rank(attribute)?, value)));
        (name, ranked.min_by_key(|&(rank, _)| rank).map_or("", |(_, value)| value))
    }

    fn node(self) -> Node {
        self.piece.nodes[self.number as usize]
    }

    /// As it is written in its piece, with marks.
    fn written(self) -> &'a str {
        let node = self.node();
        &self.piece.html[node.start as usize..node.end as usize]
    }

    fn child_numbers(self) -> impl Iterator<Item = u32> + use<'a> {
        let (nodes, end) = (&self.piece.nodes, self.node().next);
        let within = move |child: u32| (child < end).then_some(child);
        std::iter::successors(within(self.number + 1), move |child| within(nodes[*child as usize].next))
    }

    /// The marks within it, and what they stand for.
    fn marks(self) -> impl Iterator<Item = (Node, &'a Piece)> {
        let nodes = &self.piece.nodes[self.number as usize..self.node().next as usize];
        nodes.iter().filter_map(move |node| match node.content {
            Content::Piece(place) => Some((*node, &*self.piece.within[place as usize])),
            Content::Elements | Content::Text => None,
        })
    }
}

/// The attributes by which the script finds an element again (`web/assets/script/morph.js`).
const IDENTIFYING: [&str; 6] = ["id", "data-part", "data-piece", "data-thing", "data-ground", "data-home"];

/// The attributes in a tag that opens, as they are written; those without a value are their names.
pub(crate) fn attributes(opening: &str) -> impl Iterator<Item = &str> {
    let mut rest = opening.strip_suffix("/>").or_else(|| opening.strip_suffix('>')).unwrap_or(opening);
    rest = &rest[memchr(b' ', rest.as_bytes()).unwrap_or(rest.len())..];
    std::iter::from_fn(move || {
        rest = rest.trim_start_matches(' ');
        let (attribute, after) = rest.split_at(attribute_length(rest.as_bytes()));
        rest = after;
        (!attribute.is_empty()).then_some(attribute)
    })
}

/// How long the attribute is that stands first: up to the quote that closes its value, or up to a space.
fn attribute_length(attributes: &[u8]) -> usize {
    match memchr2(b'=', b' ', attributes) {
        Some(equals) if attributes[equals..].starts_with(b"=\"") => {
            let value = equals + 2;
            memchr(b'"', &attributes[value..]).map_or(attributes.len(), |length| value + length + 1)
        }
        Some(_) => memchr(b' ', attributes).unwrap_or(attributes.len()),
        None => attributes.len(),
    }
}

/// The name and the value of an attribute; without a value it is all name.
pub(crate) fn name_and_value(attribute: &str) -> (&str, &str) {
    match memchr(b'=', attribute.as_bytes()) {
        Some(equals) => (&attribute[..equals], attribute[equals + 1..].trim_matches('"')),
        None => (attribute, ""),
    }
}

/// The name in a tag that opens.
fn name(opening: &str) -> &str {
    let end = opening.bytes().position(|byte| matches!(byte, b' ' | b'>' | b'/'));
    opening.get(1..end.unwrap_or(opening.len())).unwrap_or_default()
}

/// The number among the pieces within, of what a mark stands for.
fn find(mark: &str, marked: &Marked, within: &mut Vec<Arc<Piece>>) -> Option<u32> {
    let digits = mark.strip_prefix(MARK)?.strip_suffix("-->")?;
    within.push(marked.get(&u64::from_str_radix(digits, 16).ok()?)?.clone());
    Some(within.len() as u32 - 1)
}

/// Where all elements begin and end, with the numbers that are found for the marks; `None` if they do not fit into each
/// other.
fn nodes(html: &str, find: &mut impl FnMut(&str) -> Option<u32>) -> Option<Vec<Node>> {
    let bytes = html.as_bytes();
    let mut nodes: Vec<Node> = Vec::with_capacity(bytes.len() / 40 + 1);
    let mut open: Vec<u32> = vec![];
    let mut at = 0;
    while at < bytes.len() {
        let start = at + memchr(b'<', &bytes[at..])?;
        let end = start + memchr(b'>', &bytes[start..])? + 1;
        match open.last() {
            Some(&parent) if start > at => nodes[parent as usize].content = Content::Text,
            // There is one element, and nothing around it.
            None if start > at || !nodes.is_empty() => return None,
            Some(_) | None => {}
        }
        at = end;
        let number = nodes.len() as u32;
        let mut begin = |content: Content| {
            let (begun, done) = (start as u32, end as u32);
            nodes.push(Node { start: begun, inner: done, end: done, next: number + 1, content });
        };
        match bytes.get(start + 1)? {
            b'!' => {
                // A mark alone would be a piece in which nothing is but another one.
                open.last()?;
                begin(Content::Piece(find(&html[start..end])?));
            }
            b'?' => return None,
            b'/' => {
                let node = &mut nodes[open.pop()? as usize];
                if name(&html[node.start as usize..]) != html.get(start + 2..end - 1)? {
                    return None;
                }
                (node.end, node.next) = (end as u32, number);
            }
            _ => {
                begin(Content::Elements);
                if !bytes[start..end].ends_with(b"/>") && !VOID.contains(&name(&html[start..end])) {
                    open.push(number);
                }
            }
        }
    }
    (open.is_empty() && !nodes.is_empty()).then_some(nodes)
}
