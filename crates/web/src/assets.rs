//! The stylesheets, the scripts and the icons, kept in the program. Their names carry the hash of their content,
//! so browsers may keep them for ever. They are compressed once, not for every browser that asks.
//!
//! What all pages share is one stylesheet; a page that draws a game has that game's stylesheet too, and no other.

use crate::accepted::{accepts_gzip, has};
use crate::pictures;
use crate::registry::{GAMES, GameEntry};
use crate::slim;
use axum::body::{Body, Bytes};
use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, VARY};
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

/// The styles that all pages share, in the order in which they build upon each other.
const STYLES: [&str; 15] = [
    include_str!("../assets/style/tokens.css"),
    include_str!("../assets/style/base.css"),
    include_str!("../assets/style/pages.css"),
    include_str!("../assets/style/lobby.css"),
    include_str!("../assets/style/table.css"),
    include_str!("../assets/style/tray.css"),
    include_str!("../assets/style/learn.css"),
    include_str!("../assets/style/study.css"),
    include_str!("../assets/style/coach.css"),
    include_str!("../assets/style/reference.css"),
    include_str!("../assets/style/phone.css"),
    include_str!("../assets/style/people.css"),
    include_str!("../assets/style/words.css"),
    include_str!("../assets/style/ending.css"),
    include_str!("../assets/style/motion.css"),
];

/// What all pages share, then the rulebooks, the marks and the covers.
fn styles() -> String {
    let covers = [".cover, [id|=\"cover\"] {\n", boards::COVER_STYLES, "}\n"];
    let styles: String =
        STYLES.into_iter().chain([rulebook::STYLESHEET, boards::MARK_STYLES]).chain(covers).collect();
    slim::styles(&styles)
}

/// The page's script in modules, each after those that it imports.
const MODULES: [(&str, &str); 33] = [
    ("page.js", include_str!("../assets/script/page.js")),
    ("times.js", include_str!("../assets/script/times.js")),
    ("clocks.js", include_str!("../assets/script/clocks.js")),
    ("legal.js", include_str!("../assets/script/legal.js")),
    ("choice.js", include_str!("../assets/script/choice.js")),
    ("notice.js", include_str!("../assets/script/notice.js")),
    ("sound.js", include_str!("../assets/script/sound.js")),
    ("turn.js", include_str!("../assets/script/turn.js")),
    ("asking.js", include_str!("../assets/script/asking.js")),
    ("focus.js", include_str!("../assets/script/focus.js")),
    ("showing.js", include_str!("../assets/script/showing.js")),
    ("choosing.js", include_str!("../assets/script/choosing.js")),
    ("dragging.js", include_str!("../assets/script/dragging.js")),
    ("confirming.js", include_str!("../assets/script/confirming.js")),
    ("morph.js", include_str!("../assets/script/morph.js")),
    ("motion.js", include_str!("../assets/script/motion.js")),
    ("signs.js", include_str!("../assets/script/signs.js")),
    ("loupe.js", include_str!("../assets/script/loupe.js")),
    ("moments.js", include_str!("../assets/script/moments.js")),
    ("steps.js", include_str!("../assets/script/steps.js")),
    ("since.js", include_str!("../assets/script/since.js")),
    ("drama.js", include_str!("../assets/script/drama.js")),
    ("coach.js", include_str!("../assets/script/coach.js")),
    ("reactions.js", include_str!("../assets/script/reactions.js")),
    ("words.js", include_str!("../assets/script/words.js")),
    ("live.js", include_str!("../assets/script/live.js")),
    ("tools.js", include_str!("../assets/script/tools.js")),
    ("sending.js", include_str!("../assets/script/sending.js")),
    ("rules.js", include_str!("../assets/script/rules.js")),
    ("replay.js", include_str!("../assets/script/replay.js")),
    ("analysis.js", include_str!("../assets/script/analysis.js")),
    ("keyboard.js", include_str!("../assets/script/keyboard.js")),
    ("main.js", include_str!("../assets/script/main.js")),
];

/// The modules as one file, for which a browser asks once. They share its scope there, so that nothing is imported or
/// exported: a test holds them to names of their own.
fn joined(modules: &[(&str, &str)]) -> String {
    let mut script = String::new();
    for (name, module) in modules {
        script.extend(["// ", name, "\n"]);
        for line in slim::script(module).lines().filter(|line| !line.starts_with("import ")) {
            script.push_str(line.strip_prefix("export ").unwrap_or(line));
            script.push('\n');
        }
    }
    script
}

pub const JAVASCRIPT: &str = "text/javascript; charset=utf-8";

const CSS: &str = "text/css; charset=utf-8";

/// The stylesheet of all pages.
pub static STYLE: LazyLock<Asset> = LazyLock::new(|| Asset::new("css", CSS, styles()));
/// The stylesheet of each game, in the order of the list of games.
static GAME_STYLES: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    GAMES.iter().map(|game| Asset::new("css", CSS, slim::styles(game.stylesheet))).collect()
});
pub static SCRIPT: LazyLock<Asset> = LazyLock::new(|| Asset::new("js", JAVASCRIPT, joined(&MODULES)));
/// The worker that all tabs of a browser share.
pub static STREAMS: LazyLock<Asset> =
    LazyLock::new(|| Asset::new("js", JAVASCRIPT, slim::script(include_str!("../assets/script/streams.js"))));
pub static ICON: LazyLock<Asset> =
    LazyLock::new(|| Asset::new("svg", "image/svg+xml", include_str!("../assets/seal.svg")));

/// The seal with a mark on it: it is the visitor's turn.
pub static TURN_ICON: LazyLock<Asset> = LazyLock::new(|| Asset::new("svg", "image/svg+xml", marked_seal()));

/// The seal as pixels, for phones and desks that want an app's icon so, by its size.
pub static ICONS: [(u32, LazyLock<Asset>); 2] = [
    (192, LazyLock::new(|| rendered(192, Ground::None))),
    (512, LazyLock::new(|| rendered(512, Ground::None))),
];
/// The seal on a ground of lacquer that may be cut to any shape.
pub static MASKABLE: LazyLock<Asset> = LazyLock::new(|| rendered(512, Ground::Lacquer));
/// The same as some phones want it.
pub static APPLE_ICON: LazyLock<Asset> = LazyLock::new(|| rendered(180, Ground::Lacquer));

/// What belongs to no game.
const SHARED: [&LazyLock<Asset>; 9] =
    [&STYLE, &SCRIPT, &STREAMS, &ICON, &TURN_ICON, &ICONS[0].1, &ICONS[1].1, &MASKABLE, &APPLE_ICON];

/// The seal with a golden dot in its corner, which is seen in a tab of sixteen pixels too.
fn marked_seal() -> String {
    let dot = "<circle cx=\"43\" cy=\"17\" r=\"15.5\" fill=\"#f2c14e\" stroke=\"#33262a\" stroke-width=\"4\"/></svg>";
    include_str!("../assets/seal.svg").replacen("</svg>", dot, 1)
}

/// What an icon stands on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ground {
    None,
    /// It reaches to the edges; the seal stays within what every shape shows, four fifths of it.
    Lacquer,
}

/// The seal as PNG. It is ours, and a test renders it; nothing stands for one that could not be.
fn rendered(size: u32, ground: Ground) -> Asset {
    let seal = include_str!("../assets/seal.svg");
    let drawing = match ground {
        Ground::None => seal.replacen("<svg ", &format!("<svg width=\"{size}\" height=\"{size}\" "), 1),
        Ground::Lacquer => format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{size}\" height=\"{size}\" viewBox=\"0 0 100 100\">\
             <path fill=\"#211a1c\" d=\"M0 0H100V100H0Z\"/><svg x=\"20\" y=\"20\" width=\"60\" height=\"60\">{seal}</svg></svg>"
        ),
    };
    Asset::new("png", "image/png", pictures::png(&drawing).unwrap_or_default())
}

/// Where the stylesheet of a game is.
pub fn style_of(game: &GameEntry) -> Option<&'static str> {
    let styles = GAMES.iter().zip(GAME_STYLES.iter());
    styles.into_iter().find(|(other, _)| other.id == game.id).map(|(_, style)| style.address.as_str())
}

/// Everything that is served.
fn all() -> impl Iterator<Item = &'static Asset> {
    SHARED.into_iter().map(|asset| &**asset).chain(GAME_STYLES.iter())
}

impl Asset {
    fn new(extension: &str, kind: &'static str, content: impl Into<Bytes>) -> Asset {
        let content = content.into();
        let hash = Sha256::digest(&content);
        let name = hex::encode(&hash[..6]);
        let (address, tag) = (format!("/assets/{name}.{extension}"), format!("\"{name}\""));
        let packed = pack(&content).ok();
        Asset { address, kind, content, tag, packed }
    }

    /// Its bytes.
    pub fn content(&self) -> Bytes {
        self.content.clone()
    }

    fn answer(&self, asked: &HeaderMap) -> Response {
        let headers: [(HeaderName, &str); 4] = [
            (CONTENT_TYPE, self.kind),
            (CACHE_CONTROL, "public, max-age=31536000, immutable"),
            (ETAG, &self.tag),
            (VARY, "accept-encoding"),
        ];
        if has(asked, &self.tag) {
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

/// Compresses everything before the first browser asks.
pub fn prepare() {
    for asset in SHARED {
        LazyLock::force(asset);
    }
    LazyLock::force(&GAME_STYLES);
}

/// `GET /assets/NAME`.
pub async fn serve(Path(name): Path<String>, headers: HeaderMap) -> Response {
    let address = format!("/assets/{name}");
    match all().find(|asset| asset.address == address) {
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
    fn what_all_pages_share_names_no_game() {
        let styles = STYLES.iter().chain([&rulebook::STYLESHEET]);
        for shared in styles.chain(MODULES.iter().map(|(_, module)| module)) {
            for line in shared.lines() {
                let named = games::IDS.iter().find(|id| line.contains(**id));
                assert!(named.is_none(), "{line}");
            }
        }
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
    fn icons_have_their_sizes_and_the_ground_reaches_to_the_edges() {
        let sized = ICONS.iter().map(|(size, icon)| (*size, icon));
        for (size, icon) in sized.chain([(512, &MASKABLE), (180, &APPLE_ICON)]) {
            let pixels = resvg::tiny_skia::Pixmap::decode_png(&icon.content).unwrap();
            assert_eq!((pixels.width(), pixels.height()), (size, size));
            let red = |at: u32| pixels.pixel(at, at).unwrap().demultiply();
            assert_ne!(red(size / 4), red(0), "the seal is there");
        }
        let corner = resvg::tiny_skia::Pixmap::decode_png(&MASKABLE.content).unwrap().pixel(0, 0).unwrap();
        assert_eq!(corner.alpha(), 255);
    }

    #[test]
    fn pictures_have_the_colours_of_the_pages() {
        let tokens = include_str!("../assets/style/tokens.css");
        for seat in (0..).map_while(game::Seat::new) {
            let boards::card::Paint { seat: face, deep, on, rim } = boards::card::paint(seat);
            let rule = format!(".of-{seat} {{ --seat: {face}; --deep: {deep}; --on: {on}; --rim: {rim};");
            assert!(tokens.contains(&rule), "{rule}");
        }
    }

    #[test]
    fn every_kind_of_moment_looks_and_sounds_different() {
        let script = include_str!("../assets/script/moments.js");
        let heard = script.split_once("const HEARD = {").unwrap().1.split_once('}').unwrap().0;
        let heard: BTreeMap<&str, &str> = heard
            .split(',')
            .map(|pair| pair.split_once(':').unwrap())
            .map(|(kind, sound)| (kind.trim().trim_matches('"'), sound.trim()))
            .collect();
        let styles = styles();
        let (mut looks, mut sounds) = (BTreeMap::new(), BTreeMap::new());
        for kind in boards::Drama::ALL.map(boards::Drama::name) {
            let rule = format!("[data-moment=\"{kind}\"] .stage::after {{");
            let look = styles.split_once(&rule).unwrap_or_else(|| panic!("{kind} is not seen")).1;
            assert_eq!(
                looks.insert(look.split_once('}').unwrap().0, kind),
                None,
                "{kind} looks like another"
            );
            let sound = heard.get(kind).unwrap_or_else(|| panic!("{kind} is not heard"));
            assert_eq!(sounds.insert(*sound, kind), None, "{kind} sounds like another");
            let made = format!("  {}: (", sound.trim_matches('"'));
            assert!(include_str!("../assets/script/sound.js").contains(&made), "there is no sound {sound}");
        }
    }

    #[test]
    fn no_module_is_long() {
        for (name, module) in MODULES {
            assert!(module.lines().count() <= 200, "{name} has {} lines", module.lines().count());
        }
    }
}
