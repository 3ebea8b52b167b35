//! Links to tables in chats, with pictures of positions; and Mandate as an app on a device.

use super::guest::{Guest, every_game, open, site, token};
use super::joining::{record, upload};
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Request, StatusCode, header};
use resvg::tiny_skia::Pixmap;
use tower::ServiceExt;

/// The largest picture that every chat shows.
const LARGEST: usize = 300_000;

/// A file of the site with its headers.
async fn file(guest: &Guest, path: &str, has: Option<&str>) -> (StatusCode, HeaderMap, Vec<u8>) {
    let request =
        Request::get(path).header(header::HOST, "table.example").header(header::COOKIE, &guest.cookie);
    let request = has.into_iter().fold(request, |request, tag| request.header(header::IF_NONE_MATCH, tag));
    let answer = guest.site.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
    let (status, headers) = (answer.status(), answer.headers().clone());
    (status, headers, to_bytes(answer.into_body(), usize::MAX).await.unwrap().to_vec())
}

/// The picture of a table, which is as large as it should be and shows something.
async fn picture(guest: &Guest, table: &str) -> Vec<u8> {
    let (status, headers, png) = file(guest, &format!("{table}/card.png"), None).await;
    assert_eq!((status, &headers[header::CONTENT_TYPE]), (StatusCode::OK, &"image/png".parse().unwrap()));
    let pixels = Pixmap::decode_png(&png).unwrap();
    assert_eq!((pixels.width(), pixels.height()), (1200, 630));
    let colours: std::collections::BTreeSet<_> =
        pixels.pixels().iter().map(|pixel| (pixel.red(), pixel.green(), pixel.blue())).collect();
    assert!(png.len() < LARGEST && colours.len() > 200, "{} bytes, {} colours", png.len(), colours.len());
    png
}

#[tokio::test]
async fn every_position_has_a_picture_from_the_first_seat_to_the_end() {
    let guest = Guest::new(&site().await).await;
    for (game, _, seats) in every_game() {
        let waiting = guest.open(game, "seat-0=me&seat-1=friend").await;
        let cover = picture(&guest, &waiting).await;
        let table = guest.open_for_all(game, seats, "").await;
        let dealt = picture(&guest, &table).await;
        assert_ne!(cover, dealt, "{game}");
        let mut last = dealt;
        let mut changes = 0;
        for number in 0..36 {
            let Some((seat, page)) = guest.asked(&table, seats).await else { break };
            let legal = page.legal();
            let action = &legal[(number * 31 + number / 7) % legal.len()];
            guest.play(&table, seat, page.version(), &token(number), action).await;
            if number % 12 == 11 {
                let now = picture(&guest, &table).await;
                changes += usize::from(now != last);
                last = now;
            }
        }
        assert!(changes > 1, "{game}: the picture follows the match");
    }
    let answer = guest.send(upload(&record(1, ["Ada", "Lin"], 1000))).await;
    picture(&guest, answer.location().split("/replay").next().unwrap()).await;
}

#[tokio::test]
async fn a_picture_shows_what_everybody_sees_and_nothing_else() {
    let site = site().await;
    let (ada, eve) = (Guest::new(&site).await, Guest::new(&site).await);
    // Two deals with different hands, of which nothing has been seen yet.
    let dealt = async || {
        let table = open(&ada, "seat-0=me&seat-1=guest").await;
        let page = ada.get(&format!("{table}?as=0")).await;
        (table, page.between("id=\"hand\"", "</div>").to_owned())
    };
    let ((one, hand), (mut other, mut other_hand)) = (dealt().await, dealt().await);
    while other_hand == hand {
        (other, other_hand) = dealt().await;
    }
    let shown = picture(&ada, &one).await;
    assert_eq!(shown, picture(&ada, &other).await, "and the pictures do not");
    assert_eq!(shown, picture(&eve, &one).await, "whoever looks");
    // A plan that is being made in secret.
    let table = ada.open_for_all("sun-tzu", 2, "").await;
    let before = picture(&eve, &table).await;
    let page = ada.get(&format!("{table}?as=0")).await;
    let form = format!(
        "seat=0&version={}&token={}&action={}",
        page.version(),
        token(1),
        super::guest::spelt(&page.legal()[0])
    );
    assert_eq!(ada.post(&format!("{table}/draft"), &form).await.status, StatusCode::SEE_OTHER);
    assert_eq!(picture(&ada, &table).await, before);
}

#[tokio::test]
async fn a_browser_that_has_a_picture_is_not_sent_it_again() {
    let guest = Guest::new(&site().await).await;
    let table = open(&guest, "seat-0=me&seat-1=guest").await;
    let (_, headers, _) = file(&guest, &format!("{table}/card.png"), None).await;
    let tag = headers[header::ETAG].to_str().unwrap();
    assert!(headers[header::CACHE_CONTROL].to_str().unwrap().contains("max-age"));
    let (status, _, content) = file(&guest, &format!("{table}/card.png"), Some(tag)).await;
    assert_eq!((status, content.len()), (StatusCode::NOT_MODIFIED, 0));
    let (status, ..) = file(&guest, "/t/nowhere/card.png", None).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_link_says_what_it_leads_to() {
    let site = site().await;
    let (ada, lin) = (Guest::new(&site).await, Guest::speaking(&site, "fr").await);
    let table = open(&ada, "seat-0=me&seat-1=friend").await;
    let waiting = ada.get(&table).await.text;
    let key = waiting.split("/join/1/").nth(1).unwrap()[..32].to_owned();
    let meta = |page: &str, name: &str| {
        let from = format!("property=\"og:{name}\" content=\"");
        page.split_once(&from).unwrap_or_else(|| panic!("no {name}")).1.split('"').next().unwrap().to_owned()
    };
    assert!(meta(&waiting, "title").starts_with("Qin: "), "{}", meta(&waiting, "title"));
    assert!(meta(&waiting, "description").contains("waits for players"));
    let invitation = lin.get(&format!("{table}/join/1/{key}")).await.text;
    assert!(meta(&invitation, "title").contains("Qin"));
    for page in [&waiting, &invitation] {
        let address = meta(page, "image");
        let path = address.strip_prefix("http://table.example").unwrap();
        assert!(path.starts_with(&format!("{table}/card.png")) && !path.contains(&key));
        assert_eq!(file(&lin, path, None).await.0, StatusCode::OK);
    }
    // Nobody's hand, and no seat, is in a page for a chat's robot.
    let robot = Guest { cookie: String::new(), ..Guest::new(&site).await };
    assert!(meta(&robot.get(&table).await.text, "title").starts_with("Qin: "));
}

#[tokio::test]
async fn the_site_can_be_installed() {
    let guest = Guest::new(&site().await).await;
    let page = guest.get("/").await.text;
    assert!(
        page.contains("rel=\"manifest\" href=\"/manifest.webmanifest\"")
            && page.contains("name=\"theme-color\"")
    );
    let manifest = guest.get("/manifest.webmanifest").await;
    assert_eq!(manifest.headers[header::CONTENT_TYPE], "application/manifest+json");
    let manifest: serde_json::Value = serde_json::from_str(&manifest.text).unwrap();
    assert_eq!((&manifest["start_url"], &manifest["display"]), (&"/".into(), &"standalone".into()));
    let icons = manifest["icons"].as_array().unwrap();
    for (size, purpose) in [(192, "any"), (512, "any"), (512, "maskable")] {
        let sizes = format!("{size}x{size}");
        let icon = icons.iter().find(|icon| icon["sizes"] == sizes && icon["purpose"] == purpose).unwrap();
        let (_, headers, png) = file(&guest, icon["src"].as_str().unwrap(), None).await;
        assert_eq!(headers[header::CONTENT_TYPE], "image/png");
        assert_eq!(Pixmap::decode_png(&png).unwrap().width(), size);
    }
    let (status, _, png) = file(&guest, "/apple-touch-icon.png", None).await;
    assert_eq!((status, Pixmap::decode_png(&png).unwrap().width()), (StatusCode::OK, 180));
}

#[tokio::test]
async fn the_worker_keeps_a_page_that_is_nobodys_and_nothing_of_a_table() {
    let guest = Guest::new(&site().await).await;
    let worker = guest.get("/worker.js").await;
    assert!(worker.headers[header::CONTENT_TYPE].to_str().unwrap().starts_with("text/javascript"));
    let kept = worker.between("const kept = [", "];").replace("const kept = [", "");
    let kept: Vec<&str> = kept.split(',').map(|address| address.trim_matches('"')).collect();
    assert_eq!(kept.len(), 3, "{kept:?}");
    assert!(kept.iter().all(|address| *address == "/offline" || address.starts_with("/assets/")), "{kept:?}");
    for address in &kept {
        assert_eq!(file(&guest, address, None).await.0, StatusCode::OK, "{address}");
    }
    let page = guest.get("/offline").await.text;
    let name = guest.get("/me").await;
    let name =
        name.between("<a class=\"person\" href=\"/me\">", "</a>").rsplit('>').next().unwrap().to_owned();
    assert!(!name.is_empty() && !page.contains(&name), "{name} is on the page");
    assert_eq!(page, Guest::new(&guest.site).await.get("/offline").await.text, "the same for everybody");
}
