//! Pages of which most is the same for everybody: those parts are rendered and compressed once, and every visitor's page
//! is put together around them. What is a visitor's own, such as their name in the bar, is a small part of such a page.
//!
//! A gzip file is a header, blocks of compressed data, and a checksum of everything. Blocks that refer to nothing before
//! them can be put together in any order, and so can their checksums.

use crate::accepted::{accepts_gzip, has};
use axum::body::Body;
use axum::http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, VARY};
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::{IntoResponse, Response};
use flate2::{Compress, Compression, Crc, FlushCompress};
use foldhash::quality::FixedState;
use maud::{Markup, Render};
use std::cell::RefCell;
use std::hash::{BuildHasher, Hasher};
use std::sync::{OnceLock, PoisonError, RwLock};
use words::Language;

/// A part of pages that never changes. In markup it stands as a comment with its number, until the page is
/// [answered](answer).
#[derive(Clone, Copy)]
pub struct Part {
    number: usize,
}

/// What a part is.
struct Content {
    html: String,
    packed: Vec<u8>,
    checksum: Crc,
}

/// All parts there are, by their numbers. They are made once and stay for as long as the program runs.
static PARTS: RwLock<Vec<&'static Content>> = RwLock::new(vec![]);

/// How a part begins in markup. Text cannot look like that: it is escaped.
const MARK: &str = "<!--part ";

impl Part {
    /// Prepares a part; to be done once for each.
    pub fn new(markup: Markup) -> Part {
        let html = markup.into_string();
        let (mut packed, mut checksum) = (vec![], Crc::new());
        pack(&mut Compress::new(Compression::best(), false), html.as_bytes(), &mut packed);
        checksum.update(html.as_bytes());
        let mut parts = PARTS.write().unwrap_or_else(PoisonError::into_inner);
        parts.push(Box::leak(Box::new(Content { html, packed, checksum })));
        Part { number: parts.len() - 1 }
    }
}

/// A part in every language, prepared when somebody first asks for it.
pub struct Translated([OnceLock<Part>; Language::ALL.len()]);

impl Translated {
    /// Nobody has asked yet.
    pub const fn nothing() -> Translated {
        Translated([const { OnceLock::new() }; Language::ALL.len()])
    }

    pub fn get(&self, language: Language, draw: impl FnOnce() -> Markup) -> Part {
        *self.0[language as usize].get_or_init(|| Part::new(draw()))
    }
}

impl Render for Part {
    fn render_to(&self, markup: &mut String) {
        markup.push_str(MARK);
        self.number.render_to(markup);
        markup.push_str("-->");
    }
}

/// A piece of a page.
enum Piece<'a> {
    /// What is the visitor's own.
    Own(&'a str),
    Shared(&'static Content),
}

/// Whether a browser may keep a page, to ask next time whether it is still the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CachePolicy {
    Tagged,
    /// No: it differs every time.
    Never,
}

/// A page with its parts, as the browser who asked can take it.
pub fn answer(page: &Markup, asked: &HeaderMap, keep: CachePolicy) -> Response {
    let pieces = pieces(&page.0);
    let mut headers: Vec<(HeaderName, String)> =
        vec![(CONTENT_TYPE, "text/html; charset=utf-8".into()), (VARY, "accept-encoding".into())];
    if keep == CachePolicy::Tagged {
        let tag = tag(&pieces);
        let is_known = has(asked, &tag);
        headers.extend([(CACHE_CONTROL, "private, no-cache".into()), (ETAG, tag)]);
        if is_known {
            return with(headers, StatusCode::NOT_MODIFIED, Body::empty());
        }
    }
    if accepts_gzip(asked) {
        headers.push((CONTENT_ENCODING, "gzip".into()));
        return with(headers, StatusCode::OK, Body::from(zipped(&pieces)));
    }
    let html: String = pieces.iter().map(Piece::html).collect();
    with(headers, StatusCode::OK, Body::from(html))
}

fn with(headers: Vec<(HeaderName, String)>, status: StatusCode, body: Body) -> Response {
    let headers = axum::response::AppendHeaders(headers);
    (status, headers, body).into_response()
}

/// Cuts a page at its parts.
fn pieces(page: &str) -> Vec<Piece<'_>> {
    let parts = PARTS.read().unwrap_or_else(PoisonError::into_inner);
    let mut cut = page.split(MARK);
    let mut pieces: Vec<Piece> = cut.next().map(Piece::Own).into_iter().collect();
    for marked in cut {
        let (number, own) = marked.split_once("-->").unwrap_or(("", marked));
        let content = number.parse().ok().and_then(|number: usize| parts.get(number));
        pieces.extend(content.map(|content| Piece::Shared(content)));
        pieces.push(Piece::Own(own));
    }
    pieces
}

impl Piece<'_> {
    fn html(&self) -> &str {
        match self {
            Piece::Own(html) => html,
            Piece::Shared(content) => &content.html,
        }
    }
}

/// What tells a page from others: all that is in it.
fn tag(pieces: &[Piece]) -> String {
    let mut hasher = FixedState::with_seed(0).build_hasher();
    for piece in pieces {
        match piece {
            Piece::Own(html) => hasher.write(html.as_bytes()),
            Piece::Shared(content) => hasher.write_u32(content.checksum.sum()),
        }
    }
    format!("\"{:016x}\"", hasher.finish())
}

/// The header of a gzip file: compressed in the usual way, of no name and no time, by an unknown system.
const GZIP: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];

/// A last block, with nothing in it.
const LAST: [u8; 2] = [0x03, 0x00];

/// What is at most as long is stored as it is: to compress it would save little and take longer than all of a large part,
/// because the tables of the compression are cleared first.
const SHORT: usize = 128;

/// A page, compressed.
fn zipped(pieces: &[Piece]) -> Vec<u8> {
    thread_local! {
        static COMPRESS: RefCell<Compress> = RefCell::new(Compress::new(Compression::fast(), false));
    }
    let (mut packed, mut checksum) = (GZIP.to_vec(), Crc::new());
    for piece in pieces {
        match piece {
            Piece::Own(html) => {
                match html.len() {
                    ..=SHORT => store(html.as_bytes(), &mut packed),
                    _ => COMPRESS.with_borrow_mut(|compress| pack(compress, html.as_bytes(), &mut packed)),
                }
                checksum.update(html.as_bytes());
            }
            Piece::Shared(content) => {
                packed.extend(&content.packed);
                checksum.combine(&content.checksum);
            }
        }
    }
    packed.extend(LAST);
    packed.extend(checksum.sum().to_le_bytes());
    packed.extend(checksum.amount().to_le_bytes());
    packed
}

/// Writes a block that holds something short as it is.
fn store(content: &[u8], packed: &mut Vec<u8>) {
    let length = content.len() as u16;
    packed.push(0);
    packed.extend(length.to_le_bytes());
    packed.extend((!length).to_le_bytes());
    packed.extend(content);
}

/// Compresses into blocks that refer to nothing before them and end with a whole byte.
fn pack(compress: &mut Compress, content: &[u8], packed: &mut Vec<u8>) {
    compress.reset();
    loop {
        packed.reserve(content.len() / 2 + 1024);
        let taken = usize::try_from(compress.total_in()).unwrap_or(usize::MAX);
        let rest = content.get(taken..).unwrap_or_default();
        // It fails only where there is nothing to do.
        let _ = compress.compress_vec(rest, packed, FlushCompress::Sync);
        if compress.total_in() == content.len() as u64 && packed.len() < packed.capacity() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::read::GzDecoder;
    use maud::{PreEscaped, html};
    use std::cell::Cell;
    use std::io::Read;

    #[test]
    fn a_part_is_drawn_once_for_each_language() {
        let (translated, drawn) = (Translated::nothing(), Cell::new(0));
        let get = |language: Language| {
            let part = translated.get(language, || {
                drawn.set(drawn.get() + 1);
                html! { "in " (language.code()) }
            });
            pieces(&html! { (part) }.0).iter().map(Piece::html).collect::<String>()
        };
        for _ in 0..3 {
            assert_eq!(Language::ALL.map(get), ["in en", "in fr"]);
        }
        assert_eq!(drawn.get(), 2);
    }

    #[test]
    fn a_page_put_together_is_the_page_that_was_written() {
        let long = (0..5000).map(|number| number.to_string()).collect::<Vec<_>>().join("<li>");
        let parts = [Part::new(PreEscaped(long.clone())), Part::new(html! { "a short part" })];
        let text = "<!--part 0-->";
        let [short, longer] =
            [SHORT, SHORT + 1].map(|length| PreEscaped("own ".repeat(length)[..length].to_owned()));
        let page =
            html! { p { "own" } (parts[0]) b { (text) } (parts[1]) (short) (parts[1]) (longer) (parts[0]) };
        let written = format!(
            "<p>own</p>{long}<b>&lt;!--part 0--&gt;</b>a short part{}a short part{}{long}",
            short.0, longer.0
        );
        let pieces = pieces(&page.0);
        assert_eq!(pieces.iter().map(Piece::html).collect::<String>(), written);
        let (packed, mut unpacked) = (zipped(&pieces), String::new());
        let read = GzDecoder::new(&packed[..]).read_to_string(&mut unpacked).unwrap();
        assert_eq!((unpacked == written, read), (true, written.len()), "one file, to its end");
        assert!(packed.len() < written.len() / 2, "{} of {}", packed.len(), written.len());
    }
}
