//! What the generator reads in pages and pushes: strings are looked for, nothing is parsed. So it costs little, and does
//! not care whether a push holds a whole table or the parts of it that changed.

use memchr::memmem;

/// The value of an attribute where it first stands.
pub fn attribute<'a>(markup: &'a [u8], name: &str) -> Option<&'a str> {
    between(markup, &format!(" {name}=\""), b'"')
}

/// The value of a hidden field of a form.
pub fn field<'a>(markup: &'a [u8], name: &str) -> Option<&'a str> {
    between(markup, &format!(" name=\"{name}\" value=\""), b'"')
}

/// What stands between a mark and a byte.
pub fn between<'a>(markup: &'a [u8], mark: &str, end: u8) -> Option<&'a str> {
    let rest = &markup[memmem::find(markup, mark.as_bytes())? + mark.len()..];
    std::str::from_utf8(&rest[..memchr::memchr(end, rest)?]).ok()
}

pub fn contains(markup: &[u8], text: &str) -> bool {
    memmem::find(markup, text.as_bytes()).is_some()
}

/// What a page or a push tells somebody who sits at a table.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct PageState {
    pub version: Option<u64>,
    pub legal: Legal,
    /// Which form an action is sent by, if that is told.
    pub form: Option<Form>,
    pub is_over: bool,
}

/// The actions that somebody may take.
#[derive(Debug, Default, PartialEq, Eq)]
pub enum Legal {
    /// These, on one line (`game::action_list`); none if it is empty.
    Listed(String),
    /// Nothing is said: what was listed before may still hold.
    #[default]
    Untold,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    Play,
    /// Actions are prepared one by one, and played together when their owner is ready.
    Draft,
}

impl PageState {
    pub fn read(markup: &[u8]) -> PageState {
        let legal = match attribute(markup, "data-legal") {
            Some(legal) => Legal::Listed(legal.to_owned()),
            // A whole table without a list is one where this person is not asked.
            None if contains(markup, " id=\"table\"") => Legal::Listed(String::new()),
            None => Legal::Untold,
        };
        let form = if contains(markup, " data-at-once") {
            Some(Form::Draft)
        } else if contains(markup, "/play\"") {
            Some(Form::Play)
        } else {
            None
        };
        PageState {
            version: attribute(markup, "data-version").and_then(|version| version.parse().ok()),
            is_over: contains(markup, "class=\"ending\""),
            legal,
            form,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_table_and_a_part_of_it_are_read() {
        let listed = |legal: &str| Legal::Listed(legal.to_owned());
        let check = |markup: &str, version, legal, form, is_over| {
            let shown = PageState::read(markup.as_bytes());
            assert_eq!(shown, PageState { version, legal, form, is_over }, "{markup}");
        };
        check(
            r#"<div class="table" id="table" data-version="12" data-legal="a 1|b 2"><form action="/t/x/play">"#,
            Some(12),
            listed("a 1|b 2"),
            Some(Form::Play),
            false,
        );
        check(r#"<div class="table" id="table" data-version="13"><p>"#, Some(13), listed(""), None, false);
        check(
            r#"<p data-version="14"><form data-at-once>"#,
            Some(14),
            Legal::Untold,
            Some(Form::Draft),
            false,
        );
        check(r#"<section class="ending">"#, None, Legal::Untold, None, true);
        check("", None, Legal::Untold, None, false);
    }
}
