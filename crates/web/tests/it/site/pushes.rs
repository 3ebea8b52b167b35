//! What is pushed leads from what a viewer has to what the page shows, at every moment of every game.

use super::guest::{Guest, every_game, site, spelt, token};
use super::stream::{Pushed, Stream};
use axum::http::StatusCode;
use std::collections::BTreeMap;

/// A page that follows its table.
struct Page {
    guest: Guest,
    stream: Stream,
    have: String,
    /// The table as it is put together of everything that was pushed.
    table: String,
    /// The bytes of each push.
    pushes: Vec<usize>,
}

/// The table on a page, and its fingerprint.
async fn shown(guest: &Guest, table: &str) -> (String, String) {
    let page = guest.get(table).await;
    let start = page.text.find("<div class=\"table ").unwrap();
    let end = page.text.find("<dialog class=\"rules\"").unwrap();
    (page.attribute("data-have"), written(&page.text[start..end]))
}

impl Page {
    async fn open(guest: Guest, path: &str) -> Page {
        let stream = Stream::open(&guest, path).await;
        let (have, table) = shown(&guest, path).await;
        Page { guest, stream, have, table, pushes: vec![] }
    }

    /// Takes what is pushed until this page has what a new one would have.
    async fn catch_up(&mut self, path: &str) {
        let (have, table) = shown(&self.guest, path).await;
        while self.have != have {
            let Pushed { id, from, markup } = self.stream.next().await;
            assert!(from.is_empty() || from == self.have, "a change of what this page has");
            self.table = if from.is_empty() { written(&markup) } else { applied(&self.table, &markup) };
            self.have = id;
            self.pushes.push(markup.len());
        }
        assert_eq!(self.table, table);
    }
}

/// An element of markup: its tags, and what is between them.
#[derive(Debug)]
struct Element<'a> {
    opening: &'a str,
    children: Vec<Child<'a>>,
    closing: &'a str,
}

#[derive(Debug)]
enum Child<'a> {
    Element(Element<'a>),
    Text(&'a str),
    Comment(&'a str),
}

/// Reads what is between two tags, up to the end of the element.
fn children<'a>(rest: &mut &'a str) -> Vec<Child<'a>> {
    let mut children = vec![];
    while !rest.is_empty() && !rest.starts_with("</") {
        if let Some(comment) = rest.strip_prefix("<!--") {
            let (comment, after) = comment.split_once("-->").unwrap();
            children.push(Child::Comment(comment));
            *rest = after;
        } else if rest.starts_with('<') {
            children.push(Child::Element(element(rest)));
        } else {
            let (text, after) = rest.split_at(rest.find('<').unwrap_or(rest.len()));
            children.push(Child::Text(text));
            *rest = after;
        }
    }
    children
}

fn element<'a>(rest: &mut &'a str) -> Element<'a> {
    let (opening, after) = rest.split_at(rest.find('>').unwrap() + 1);
    *rest = after;
    let name = opening[1..].split([' ', '>', '/']).next().unwrap();
    if opening.ends_with("/>") || ["input", "br", "hr", "img", "wbr"].contains(&name) {
        return Element { opening, children: vec![], closing: "" };
    }
    let children = children(rest);
    let (closing, after) = rest.split_at(rest.find('>').unwrap() + 1);
    *rest = after;
    assert_eq!(closing, format!("</{name}>"));
    Element { opening, children, closing }
}

/// A table with a change: as the script of the page understands it.
fn applied(table: &str, change: &str) -> String {
    let (old, new) = (element(&mut &*table), element(&mut &*change));
    let mut html = String::new();
    put_together(&old, &new, None, &mut html);
    html
}

/// Markup as it is compared: without what the order of attributes would say.
fn written(markup: &str) -> String {
    let mut html = String::new();
    write(&element(&mut &*markup), &mut html);
    html
}

fn write(element: &Element, html: &mut String) {
    Opening::read(element.opening).write(html);
    for child in &element.children {
        match child {
            Child::Element(element) => write(element, html),
            Child::Text(text) => html.push_str(text),
            Child::Comment(comment) => panic!("{comment} stands in something new"),
        }
    }
    html.push_str(element.closing);
}

/// A tag that opens: its name with the bracket before it, its attributes in the order of the alphabet, and its end.
struct Opening<'a> {
    name: &'a str,
    attributes: BTreeMap<&'a str, &'a str>,
    end: &'a str,
}

impl<'a> Opening<'a> {
    fn read(tag: &'a str) -> Opening<'a> {
        let (inner, end) = tag.split_at(tag.len() - if tag.ends_with("/>") { 2 } else { 1 });
        let (name, rest) = inner.split_once(' ').unwrap_or((inner, ""));
        let mut is_quoted = false;
        let is_between = |letter: char| {
            is_quoted ^= letter == '"';
            letter == ' ' && !is_quoted
        };
        let written = rest.split(is_between).filter(|attribute| !attribute.is_empty());
        let attributes = written.map(|attribute| (attribute.split('=').next().unwrap(), attribute)).collect();
        Opening { name, attributes, end }
    }

    fn write(&self, html: &mut String) {
        html.push_str(self.name);
        for attribute in self.attributes.values() {
            html.extend([" ", attribute]);
        }
        html.push_str(self.end);
    }
}

/// What has become of an element that has lost these attributes; the root says all that it has.
fn put_together(old: &Element, new: &Element, gone: Option<&str>, html: &mut String) {
    let olds: Vec<&Element> = old
        .children
        .iter()
        .filter_map(|child| match child {
            Child::Element(element) => Some(element),
            _ => None,
        })
        .collect();
    let mut opening = Opening::read(new.opening);
    if let Some(gone) = gone {
        let mut attributes = Opening::read(old.opening).attributes;
        attributes.retain(|name, _| gone.split(',').all(|gone| gone != *name));
        attributes.append(&mut opening.attributes);
        opening.attributes = attributes;
    }
    opening.write(html);
    let mut base = None;
    for child in &new.children {
        match child {
            Child::Comment(comment) => {
                if let Some((place, gone)) = comment.split_once('~') {
                    base = Some((olds[place.parse::<usize>().unwrap()], gone));
                } else {
                    let (first, last) = comment.split_once('-').unwrap_or((comment, comment));
                    let kept = first.parse::<usize>().unwrap()..=last.parse().unwrap();
                    olds[kept].iter().for_each(|old| write(old, html));
                }
            }
            Child::Element(element) => match base.take() {
                Some((base, gone)) => put_together(base, element, Some(gone), html),
                None => write(element, html),
            },
            Child::Text(text) => html.push_str(text),
        }
    }
    html.push_str(new.closing);
}

/// How many bytes a push for a move has at most, in the middle of all.
fn usual_push(game: &str) -> usize {
    if game == "qin" { 4096 } else { 5632 }
}

fn median(mut sizes: Vec<usize>) -> usize {
    sizes.sort_unstable();
    sizes.get(sizes.len() / 2).copied().unwrap_or_default()
}

#[tokio::test]
async fn every_push_leads_to_what_the_page_shows_and_is_small() {
    for (game, _, _) in every_game() {
        let site = site().await;
        let [ada, lin] = [Guest::new(&site).await, Guest::speaking(&site, "fr").await];
        let table = ada.open(game, "seat-0=me&seat-1=friend&open=yes").await;
        lin.post(&format!("{table}/join"), "seat=1&key=").await;
        let watcher = Guest::new(&site).await;
        let mut pages = vec![];
        for guest in [ada, lin, watcher] {
            pages.push(Page::open(guest, &table).await);
        }
        // Everybody has been told who has come; from now on only what is played counts.
        for page in &mut pages {
            page.catch_up(&table).await;
            page.pushes.clear();
        }
        for number in 0..24 {
            let mut asked = None;
            for (seat, page) in pages.iter().enumerate().take(2) {
                let page = page.guest.get(&table).await;
                let legal = page.legal();
                if !legal.is_empty() {
                    let action = spelt(&legal[(number * 31 + number / 7) % legal.len()]);
                    // What is drafted is only prepared, and nobody else notices.
                    let form = if page.text.contains("/draft\"") { "draft" } else { "play" };
                    let fields = format!(
                        "seat={seat}&version={}&token={}&action={action}",
                        page.version(),
                        token(number)
                    );
                    asked = Some((seat, form, fields));
                }
            }
            let Some((seat, form, fields)) = asked else { break };
            let answer = pages[seat].guest.post(&format!("{table}/{form}"), &fields).await;
            assert_eq!(answer.status, StatusCode::SEE_OTHER, "{game}: {fields}: {}", answer.text);
            for page in &mut pages {
                page.catch_up(&table).await;
            }
        }
        assert!(pages.iter().any(|page| !page.pushes.is_empty()), "{game}: something was pushed");
        let watcher = pages.pop().unwrap().pushes;
        let players = pages.into_iter().flat_map(|page| page.pushes).collect();
        for (who, pushes) in [("a player", players), ("a spectator", watcher)] {
            let usual = median(pushes);
            println!("{game}: {usual} bytes for {who}");
            assert!(usual <= usual_push(game), "{game}: {who} is pushed {usual} bytes");
        }
    }
}
