//! What keeps strangers away: headers, cookies, the origin of posts, limits.

use super::guest::{Answer, Guest, every_game, open, site, site_over, site_with, two_people};
use super::instrumented::Instrumented;
use axum::body::Body;
use axum::body::HttpBody;
use axum::http::{Request, StatusCode, header};
use std::net::Ipv4Addr;
use std::sync::atomic::Ordering;
use tower::ServiceExt;
use web::{Config, Proxies};

#[tokio::test]
async fn every_answer_carries_the_security_headers() {
    let guest = Guest::new(&site().await).await;
    for path in ["/", "/rules/qin", "/nothing/here", "/assets/nothing.css"] {
        let headers = guest.get(path).await.headers;
        let policy = headers.get("content-security-policy").unwrap().to_str().unwrap();
        assert!(
            policy.starts_with("default-src 'none'; script-src 'self'; style-src 'self'"),
            "{path}: {policy}"
        );
        assert!(!policy.contains("unsafe"), "{policy}");
        assert_eq!(headers.get("x-content-type-options").unwrap(), "nosniff");
        assert_eq!(headers.get("x-frame-options").unwrap(), "DENY");
        assert_eq!(headers.get("referrer-policy").unwrap(), "same-origin");
    }
    assert_eq!(guest.get("/").await.headers.get("cache-control").unwrap(), "no-store");
}

#[tokio::test]
async fn nothing_on_a_page_is_inline() {
    let guest = Guest::new(&site().await).await;
    let table = guest.post("/play/qin", "").await.location().to_owned();
    for path in ["/", "/new/qin", "/me", &table, &format!("{table}/replay")] {
        let page = guest.get(path).await.text;
        assert!(
            !page.contains(" style=") && !page.contains("<style") && !page.contains(" onclick="),
            "{path}"
        );
        assert_eq!(
            page.matches("<script").count(),
            page.matches("<script type=\"module\" src=\"/assets/").count()
        );
    }
}

#[tokio::test]
async fn a_page_of_text_is_sent_again_only_to_those_who_have_another() {
    let site = site().await;
    let [ada, lin] = [Guest::new(&site).await, Guest::speaking(&site, "fr").await];
    let texts = every_game().into_iter().flat_map(|(game, ..)| {
        let paths =
            ["/rules/GAME", "/rules/GAME/card", "/rules/GAME/glossary", "/learn/GAME", "/puzzles/GAME"];
        paths.map(|path| (game, path.replace("GAME", game)))
    });
    for (game, path) in texts {
        let page = ada.get(&path).await;
        let tag = page.headers.get(header::ETAG).unwrap();
        let ask = || Request::get(&path).header(header::IF_NONE_MATCH, tag).body(Body::empty()).unwrap();
        let again = ada.send(ask()).await;
        assert_eq!((again.status, again.text.as_str()), (StatusCode::NOT_MODIFIED, ""), "{path}");
        assert_eq!(again.headers.get(header::ETAG), Some(tag), "{path}");
        let french = lin.send(ask()).await;
        assert_eq!(french.status, StatusCode::OK, "{path}: who reads French has not seen it");
        assert_ne!(french.headers.get(header::ETAG), Some(tag), "{path}");
        let about = ["rules", "learn"].map(|near| format!("href=\"/{near}/{game}"));
        assert!(about.iter().any(|link| page.text.contains(link)), "{path} is about {game}");
    }
}

#[tokio::test]
async fn a_list_of_lessons_or_puzzles_is_another_one_for_those_who_have_solved_some() {
    let ada = Guest::new(&site().await).await;
    let solver =
        Guest { cookie: format!("{}; lessons=qin.founding; puzzles=qin.4", ada.cookie), ..ada.at(&ada.site) };
    for path in ["/learn/qin", "/puzzles/qin"] {
        let ask = async |guest: &Guest, tag: &str| {
            guest
                .send(Request::get(path).header(header::IF_NONE_MATCH, tag).body(Body::empty()).unwrap())
                .await
        };
        let tag = |page: &Answer| page.headers.get(header::ETAG).unwrap().to_str().unwrap().to_owned();
        let (nothing, something) = (ada.get(path).await, solver.get(path).await);
        assert!(
            !nothing.text.contains("class=\"done\"") && something.text.contains("class=\"done\""),
            "{path}"
        );
        assert_eq!(ask(&solver, &tag(&nothing)).await.status, StatusCode::OK, "{path}");
        assert_eq!(ask(&solver, &tag(&something)).await.status, StatusCode::NOT_MODIFIED, "{path}");
        assert_eq!(ask(&ada, &tag(&something)).await.status, StatusCode::OK, "{path}");
    }
}

#[tokio::test]
async fn style_and_script_may_be_kept_for_ever() {
    let guest = Guest::new(&site().await).await;
    let page = guest.get("/").await;
    for extension in [".css", ".js", ".svg"] {
        let end = page.text.find(extension).unwrap() + extension.len();
        let start = page.text[..end].rfind("/assets/").unwrap();
        let asset = guest.get(&page.text[start..end]).await;
        assert_eq!(asset.status, StatusCode::OK);
        assert!(asset.headers.get("cache-control").unwrap().to_str().unwrap().contains("immutable"));
        let ask =
            |name, value: &str| Request::get(&page.text[start..end]).header(name, value).body(Body::empty());
        let tag = asset.headers.get(header::ETAG).unwrap().to_str().unwrap();
        let again = guest.send(ask(header::IF_NONE_MATCH, &format!("\"other\", W/{tag}")).unwrap()).await;
        assert_eq!((again.status, again.text.as_str()), (StatusCode::NOT_MODIFIED, ""));
        for (accepted, packed) in [("br, gzip;q=0.5", true), ("gzip;q=0", false), ("identity", false)] {
            let request = ask(header::ACCEPT_ENCODING, accepted).unwrap();
            let answer = guest.site.clone().oneshot(request).await.unwrap();
            assert_eq!(answer.headers().contains_key(header::CONTENT_ENCODING), packed, "{accepted}");
            assert_eq!(answer.headers().get(header::VARY).unwrap(), "accept-encoding");
            // Compressed once and known in length, not while it is sent.
            assert!(
                answer.headers().contains_key(header::CONTENT_LENGTH)
                    || answer.body().size_hint().exact().is_some()
            );
        }
    }
}

#[tokio::test]
async fn where_the_site_is_reached_safely_its_cookies_travel_only_so() {
    let trusted = vec!["198.51.100.0/24".parse().unwrap()];
    let config = Config { proxies: Proxies { trusted, ..Proxies::default() }, ..Config::default() };
    let stranger = Guest { site: site_with(&config).await, cookie: String::new(), language: "en" };
    let set = |answer: Answer| answer.headers.get(header::SET_COOKIE).unwrap().to_str().unwrap().to_owned();
    let request = || Request::get("/").header("x-forwarded-proto", "https").body(Body::empty()).unwrap();
    let plain = set(stranger.get("/").await);
    let safe = set(stranger.send_from(Ipv4Addr::new(198, 51, 100, 1), request()).await);
    let claimed = set(stranger.send_from(Ipv4Addr::new(203, 0, 113, 1), request()).await);
    for cookie in [&plain, &safe, &claimed] {
        assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    }
    assert!(!plain.contains("Secure") && safe.contains("Secure"), "{plain} and {safe}");
    assert!(!claimed.contains("Secure"), "only a trusted proxy knows: {claimed}");
}

#[tokio::test]
async fn a_flood_is_told_to_slow_down_and_others_are_not() {
    let site = site_with(&Config::default()).await;
    let (guest, other) = (Guest::new(&site).await, Guest::new(&site).await);
    let ask = || Request::get("/me").body(Body::empty()).unwrap();
    let (flood, quiet) = (Ipv4Addr::new(198, 51, 100, 7), Ipv4Addr::new(198, 51, 100, 8));
    let flood_from = async |address: Ipv4Addr| {
        for number in 0..5000 {
            let answer = guest.send_from(address, ask()).await;
            if answer.status != StatusCode::OK {
                return (number, answer);
            }
        }
        panic!("nobody is told to slow down");
    };
    let (at_once, refused) = flood_from(flood).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(refused.text.contains("Take a breath"), "{}", refused.text);
    assert_eq!(refused.headers.get(header::RETRY_AFTER).unwrap(), "1");
    assert_eq!(other.send_from(quiet, ask()).await.status, StatusCode::OK);
    assert_eq!(other.send_from(flood, ask()).await.status, StatusCode::OK, "nor others at the same address");
    let (more, _) = flood_from(quiet).await;
    assert!(more < at_once / 2, "another address is not another person: {more} after {at_once}");
}

#[tokio::test]
async fn posts_from_other_sites_are_refused() {
    let guest = Guest::new(&site().await).await;
    for origin in [None, Some("https://evil.example"), Some("null")] {
        let mut request = Request::post("/play/qin");
        if let Some(origin) = origin {
            request = request.header(header::ORIGIN, origin);
        }
        let answer = guest.send(request.body(Body::empty()).unwrap()).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{origin:?}");
    }
}

#[tokio::test]
async fn a_forged_cookie_is_a_stranger() {
    let site = site().await;
    let (ada, _, table) = two_people(&site).await;
    let mut forged = ada.cookie.clone();
    let last = forged.pop().unwrap();
    forged.push(if last == '0' { '1' } else { '0' });
    let mallory = Guest { site, cookie: forged, language: "en" };
    let page = mallory.get(&table).await;
    assert!(page.headers.contains_key(header::SET_COOKIE), "a stranger gets a cookie of their own");
    assert!(!page.text.contains("class=\"hand\""));
}

#[tokio::test]
async fn a_body_that_is_too_large_is_refused() {
    let guest = Guest::new(&site().await).await;
    let answer = guest.post("/me/name", &format!("name={}", "x".repeat(600 * 1024))).await;
    assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test]
async fn a_server_is_ready_while_its_store_answers_and_lives_while_it_does_not() {
    let store = Instrumented::new();
    let guest = Guest::new(&site_over(store.clone()).await).await;
    assert_eq!(guest.get("/readyz").await.status, StatusCode::OK);
    // A change, after which the lobby must ask the store again.
    open(&guest, "seat-0=me&seat-1=friend").await;
    store.lists_fail.store(true, Ordering::SeqCst);
    let answer = guest.get("/readyz").await;
    assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(answer.text, "the store does not answer\n", "and nothing of what the store said");
    assert_eq!(guest.get("/healthz").await.status, StatusCode::OK);
    assert_eq!(guest.get("/").await.status, StatusCode::INTERNAL_SERVER_ERROR);
    store.lists_fail.store(false, Ordering::SeqCst);
    assert_eq!(guest.get("/readyz").await.status, StatusCode::OK, "it heals");
}
