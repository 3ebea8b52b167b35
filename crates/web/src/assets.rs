//! The stylesheet, the scripts and the icon, kept in the program. Their names carry the hash of their content,
//! so browsers may keep them for ever. They are compressed once, not for every browser that asks.

use crate::shelf::SHELF;

use axum::body::{Body, Bytes};
use axum::extract::Path;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::{IntoResponse, Response};
use boards::rulebook;
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};
use std::io::{self, Write};
use std::sync::LazyLock;

/// A file that never changes under its address.
pub struct Asset {
    /// Its address, with the hash.
    pub address: String,
    kind: &'static str,
    content: Bytes,
    /// The hash in quotation marks.
    tag: String,
    /// The content, compressed; nothing if that was not possible.
    packed: Option<Bytes>,
}

/// What all pages share, then the rulebooks, then each board.
fn styles() -> String {
    let shared = [include_str!("../assets/mandate.css"), rulebook::STYLESHEET];
    shared.into_iter().chain(SHELF.iter().map(|game| game.stylesheet)).collect()
}

/// The page's script in modules, each after those that it imports.
const MODULES: [(&str, &str); 18] = [
    ("page.js", include_str!("../assets/script/page.js")),
    ("legal.js", include_str!("../assets/script/legal.js")),
    ("choice.js", include_str!("../assets/script/choice.js")),
    ("notice.js", include_str!("../assets/script/notice.js")),
    ("asking.js", include_str!("../assets/script/asking.js")),
    ("focus.js", include_str!("../assets/script/focus.js")),
    ("showing.js", include_str!("../assets/script/showing.js")),
    ("choosing.js", include_str!("../assets/script/choosing.js")),
    ("morph.js", include_str!("../assets/script/morph.js")),
    ("motion.js", include_str!("../assets/script/motion.js")),
    ("steps.js", include_str!("../assets/script/steps.js")),
    ("sound.js", include_str!("../assets/script/sound.js")),
    ("live.js", include_str!("../assets/script/live.js")),
    ("sending.js", include_str!("../assets/script/sending.js")),
    ("rules.js", include_str!("../assets/script/rules.js")),
    ("replay.js", include_str!("../assets/script/replay.js")),
    ("keyboard.js", include_str!("../assets/script/keyboard.js")),
    ("main.js", include_str!("../assets/script/main.js")),
];

/// The modules as one file, for which a browser asks once. They share its scope there, so that nothing is imported or
/// exported: a test holds them to names of their own.
fn joined(modules: &[(&str, &str)]) -> String {
    let mut script = String::new();
    for (name, module) in modules {
        script.extend(["// ", name, "\n"]);
        for line in module.lines().filter(|line| !line.starts_with("import ")) {
            script.push_str(line.strip_prefix("export ").unwrap_or(line));
            script.push('\n');
        }
    }
    script
}

const JAVASCRIPT: &str = "text/javascript; charset=utf-8";

pub static STYLE: LazyLock<Asset> = LazyLock::new(|| Asset::new("css", "text/css; charset=utf-8", styles()));
pub static SCRIPT: LazyLock<Asset> = LazyLock::new(|| Asset::new("js", JAVASCRIPT, joined(&MODULES)));
/// The worker that all tabs of a browser share.
pub static STREAMS: LazyLock<Asset> =
    LazyLock::new(|| Asset::new("js", JAVASCRIPT, include_str!("../assets/script/streams.js")));
pub static ICON: LazyLock<Asset> =
    LazyLock::new(|| Asset::new("svg", "image/svg+xml", include_str!("../assets/seal.svg")));

const ALL: [&LazyLock<Asset>; 4] = [&STYLE, &SCRIPT, &STREAMS, &ICON];

impl Asset {
    fn new(extension: &str, kind: &'static str, content: impl Into<Bytes>) -> Asset {
        let content = content.into();
        let hash = Sha256::digest(&content);
        let name = hex::encode(&hash[..6]);
        let (address, tag) = (format!("/assets/{name}.{extension}"), format!("\"{name}\""));
        let packed = pack(&content).ok();
        Asset { address, kind, content, tag, packed }
    }

    fn answer(&self, asked: &HeaderMap) -> Response {
        let headers: [(HeaderName, &str); 4] = [
            (CONTENT_TYPE, self.kind),
            (CACHE_CONTROL, "public, max-age=31536000, immutable"),
            (ETAG, &self.tag),
            (VARY, "accept-encoding"),
        ];
        if listed(asked, &IF_NONE_MATCH).any(|tag| tag.trim_start_matches("W/") == self.tag || tag == "*") {
            return (StatusCode::NOT_MODIFIED, headers).into_response();
        }
        match &self.packed {
            Some(packed) if accepts_gzip(asked) => {
                (headers, [(CONTENT_ENCODING, "gzip")], Body::from(packed.clone())).into_response()
            }
            _ => (headers, Body::from(self.content.clone())).into_response(),
        }
    }
}

fn pack(content: &[u8]) -> io::Result<Bytes> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    packed.write_all(content)?;
    Ok(packed.finish()?.into())
}

/// The elements of a header.
fn listed<'a>(headers: &'a HeaderMap, name: &HeaderName) -> impl Iterator<Item = &'a str> {
    let lines = headers.get_all(name).into_iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).map(str::trim)
}

/// Whether the browser can unpack; a quality of zero says that it does not want to.
fn accepts_gzip(headers: &HeaderMap) -> bool {
    listed(headers, &ACCEPT_ENCODING).any(|coding| {
        let (name, quality) = coding.split_once(';').unwrap_or((coding, ""));
        let quality = quality.trim().strip_prefix("q=").and_then(|quality| quality.parse::<f32>().ok());
        name.trim().eq_ignore_ascii_case("gzip") && quality != Some(0.0)
    })
}

/// Compresses everything before the first browser asks.
pub fn prepare() {
    for asset in ALL {
        LazyLock::force(asset);
    }
}

/// `GET /assets/NAME`.
pub async fn serve(Path(name): Path<String>, headers: HeaderMap) -> Response {
    let address = format!("/assets/{name}");
    match ALL.into_iter().find(|asset| asset.address == address) {
        Some(asset) => asset.answer(&headers),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;
    use std::fs;

    /// The names that a module gives to things at its outermost level.
    fn names(module: &str) -> impl Iterator<Item = &str> {
        module.lines().filter_map(|line| {
            let line = line.strip_prefix("export ").unwrap_or(line);
            let line = line.strip_prefix("async ").unwrap_or(line);
            let named =
                ["const ", "let ", "function "].into_iter().find_map(|kind| line.strip_prefix(kind))?;
            named.split(|letter: char| !(letter.is_alphanumeric() || letter == '_')).next()
        })
    }

    /// What a module imports: the names, and the module they come from.
    fn imports(module: &str) -> impl Iterator<Item = (&str, &str)> {
        module.lines().filter(|line| line.starts_with("import ")).map(|line| {
            let parts = line.strip_prefix("import { ").and_then(|line| line.strip_suffix(".js\";"));
            parts.and_then(|parts| parts.split_once(" } from \"./")).unwrap_or_else(|| panic!("{line}"))
        })
    }

    #[test]
    fn every_module_is_part_of_the_script_after_those_that_it_imports() {
        let mut files: Vec<String> = fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/script"))
            .unwrap()
            .map(|file| file.unwrap().file_name().into_string().unwrap())
            .filter(|name| name.strip_suffix(".js").is_some_and(|module| module != "streams"))
            .collect();
        files.sort();
        let mut listed: Vec<&str> = MODULES.iter().map(|(name, _)| *name).collect();
        for (at, (name, module)) in MODULES.iter().enumerate() {
            for (_, from) in imports(module) {
                let before = listed[..at].iter().any(|listed| listed.strip_suffix(".js") == Some(from));
                assert!(before, "{name} imports {from}.js, which does not come before it");
            }
        }
        listed.sort_unstable();
        assert_eq!(listed, files);
    }

    #[test]
    fn modules_can_share_a_scope() {
        let mut owners: BTreeMap<&str, &str> = BTreeMap::new();
        for (owner, module) in MODULES {
            for name in names(module) {
                assert_ne!(name, "", "{owner} names several things at once");
                assert_eq!(owners.insert(name, owner), None, "{name} is in {owner} too");
            }
        }
        for (module, text) in MODULES {
            for (imported, from) in imports(text) {
                for name in imported.split(", ") {
                    let owner = owners.get(name).and_then(|owner| owner.strip_suffix(".js"));
                    assert_eq!(owner, Some(from), "{module} imports {name}");
                }
            }
        }
        assert!(owners.len() > 80, "{}", owners.len());
        let script = joined(&MODULES);
        assert!(!script.contains("\nimport ") && !script.contains("\nexport "));
    }

    #[test]
    fn no_module_is_long() {
        for (name, module) in MODULES {
            assert!(module.lines().count() <= 200, "{name} has {} lines", module.lines().count());
        }
    }
}
