//! The same person on several devices: passes, sessions, and their end.

use super::guest::{Guest, site, site_over, two_people};
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode, header};
use std::sync::Arc;
use std::time::Duration;
use store::{PersonId, Sqlite, Store, Timestamp};
use tower::ServiceExt;

/// A new link for a second device.
async fn make_pass(guest: &Guest) -> String {
    let page = guest.post("/me/pass", "").await;
    assert_eq!(page.status, StatusCode::OK);
    let from = page.text.find("http://table.example/me/pass/").unwrap() + "http://table.example".len();
    page.text[from..].split('"').next().unwrap().to_owned()
}

/// A second device of the same person.
async fn second_device(guest: &Guest) -> Guest {
    let stranger = Guest::new(&guest.site).await;
    let answer = stranger.post(&make_pass(guest).await, "").await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    Guest { cookie: answer.cookie("session").unwrap(), ..stranger }
}

fn person(guest: &Guest) -> PersonId {
    PersonId::new(guest.cookie.split('.').nth(1).unwrap()).unwrap()
}

/// Whether this browser still holds the seat of its person.
async fn is_seated(guest: &Guest, table: &str) -> bool {
    guest.get(table).await.text.contains("data-seat=")
}

#[tokio::test]
async fn a_pass_makes_a_second_device_the_same_person_once() {
    let site = site().await;
    let (ada, _, table) = two_people(&site).await;
    assert!(!ada.get("/me").await.text.contains("/me/pass/"), "looking at the page makes no pass");
    let link = make_pass(&ada).await;
    let (phone, thief) = (Guest::new(&site).await, Guest::new(&site).await);
    for device in [&phone, &thief] {
        let asks = device.get(&link).await;
        assert!(asks.text.contains("Are you") && asks.status == StatusCode::OK);
        assert!(!is_seated(device, &table).await, "asking makes nobody somebody else");
    }
    let answer = phone.post(&link, "").await;
    let phone = Guest { cookie: answer.cookie("session").unwrap(), ..phone };
    assert_ne!(phone.cookie, ada.cookie);
    assert_eq!(phone.get(&table).await.attribute("data-seat"), "0");
    assert_eq!(phone.get(&table).await.legal(), ada.get(&table).await.legal());
    assert_eq!(thief.get(&link).await.status, StatusCode::NOT_FOUND);
    let late = thief.post(&link, "").await;
    assert_eq!((late.status, late.cookie("session")), (StatusCode::NOT_FOUND, None));
    assert!(late.text.contains("more than ten minutes old"), "{}", late.text);
}

#[tokio::test]
async fn a_pass_is_void_when_it_is_old_or_replaced() {
    let store: Arc<dyn Store> = Arc::new(Sqlite::in_memory().unwrap());
    let site = site_over(store.clone()).await;
    let (ada, _, _) = two_people(&site).await;
    let (first, second) = (make_pass(&ada).await, make_pass(&ada).await);
    let phone = Guest::new(&site).await;
    assert_eq!(phone.get(&first).await.status, StatusCode::NOT_FOUND, "a newer one replaces it");
    assert_eq!(phone.get(&second).await.status, StatusCode::OK);
    let forget = async |minutes| {
        let now = Timestamp::now().after(Duration::from_mins(minutes));
        store.sessions().forget_sessions(Timestamp(0), now).await.unwrap();
    };
    forget(9).await;
    assert_eq!(phone.get(&second).await.status, StatusCode::OK);
    forget(10).await;
    assert_eq!(phone.get(&second).await.status, StatusCode::NOT_FOUND, "ten minutes are over");
}

#[tokio::test]
async fn sessions_are_listed_and_ended_one_by_one() {
    let site = site().await;
    let (ada, lin, table) = two_people(&site).await;
    let phone = second_device(&ada).await;
    let page = ada.get("/me").await;
    assert!(page.text.contains("This device"));
    assert_eq!(page.text.matches("Another device").count(), 1);
    let session = page.between("name=\"session\" value=\"", "\">").rsplit('"').next().unwrap().to_owned();
    lin.post("/me/sessions/end", &format!("session={session}")).await;
    assert!(is_seated(&phone, &table).await, "nobody ends what is another's");
    let answer = ada.post("/me/sessions/end", &format!("session={session}")).await;
    assert_eq!(answer.location(), "/me");
    assert!(!is_seated(&phone, &table).await);
    assert!(phone.get("/").await.cookie("session").is_some(), "they are a stranger now");
    assert!(is_seated(&ada, &table).await);
    assert!(!ada.get("/me").await.text.contains("Another device"));
}

#[tokio::test]
async fn all_other_sessions_are_ended_at_once_and_stay_ended() {
    let store: Arc<dyn Store> = Arc::new(Sqlite::in_memory().unwrap());
    let site = site_over(store.clone()).await;
    let (ada, _, table) = two_people(&site).await;
    let (phone, tablet) = (second_device(&ada).await, second_device(&ada).await);
    let link = make_pass(&ada).await;
    assert_eq!(ada.post("/me/sessions/end-others", "").await.location(), "/me");
    let later = site_over(store).await;
    for site in [&site, &later] {
        assert!(is_seated(&ada.at(site), &table).await);
        for ended in [&phone, &tablet] {
            assert!(!is_seated(&ended.at(site), &table).await);
        }
        assert_eq!(Guest::new(site).await.get(&link).await.status, StatusCode::NOT_FOUND);
    }
    let phone = second_device(&ada).await;
    assert!(is_seated(&phone, &table).await, "a new session is good");
}

#[tokio::test]
async fn nothing_is_kept_of_a_stranger() {
    let store: Arc<dyn Store> = Arc::new(Sqlite::in_memory().unwrap());
    let site = site_over(store.clone()).await;
    let guest = Guest::new(&site).await;
    let kept = async || store.sessions().sessions_of(&person(&guest)).await.unwrap().len();
    for path in ["/", "/me", "/rules/qin"] {
        guest.get(path).await;
    }
    guest.post("/preferences", "theme=dark").await;
    guest.post("/new/qin", "seat-0=nobody").await;
    assert_eq!(kept().await, 0);
    guest.post("/play/qin", "").await;
    guest.post("/play/qin", "").await;
    assert_eq!(kept().await, 1, "until they do something that lasts");
}

#[tokio::test]
async fn a_cookie_from_before_there_were_sessions_is_upgraded() {
    let store: Arc<dyn Store> = Arc::new(Sqlite::in_memory().unwrap());
    let site = site_over(store.clone()).await;
    let (ada, _, table) = two_people(&site).await;
    let old = Guest { cookie: old_cookie(&*store, &person(&ada)).await, ..ada.at(&site) };
    let answer = old.get(&table).await;
    assert!(answer.text.contains("data-seat="));
    assert_eq!(answer.cookie("guest"), Some("guest=".into()), "the old one is forgotten");
    let upgraded = Guest { cookie: answer.cookie("session").unwrap(), ..old.at(&site) };
    assert!(is_seated(&upgraded, &table).await);
    ada.post("/me/sessions/end-others", "").await;
    assert!(!is_seated(&old, &table).await && !is_seated(&upgraded, &table).await);
}

/// The cookie that this server gave before there were sessions.
async fn old_cookie(store: &dyn Store, person: &PersonId) -> String {
    use hmac::{Hmac, KeyInit, Mac};
    let mut mac = Hmac::<sha2::Sha256>::new_from_slice(&store.secret().await.unwrap()).unwrap();
    mac.update(format!("person\0{person}").as_bytes());
    let signature: Vec<String> =
        mac.finalize().into_bytes()[..16].iter().map(|byte| format!("{byte:02x}")).collect();
    format!("guest={person}.{}", signature.concat())
}

/// A page as it travels to a browser that can unpack it.
async fn travelling(site: &Router, guest: &Guest, request: axum::http::request::Builder) -> (bool, Vec<u8>) {
    let request = request
        .header(header::HOST, "table.example")
        .header(header::ORIGIN, "http://table.example")
        .header(header::COOKIE, &guest.cookie)
        .header(header::ACCEPT_ENCODING, "gzip");
    let answer = site.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
    let packed = answer.headers().contains_key(header::CONTENT_ENCODING);
    (packed, to_bytes(answer.into_body(), usize::MAX).await.unwrap().to_vec())
}

#[tokio::test]
async fn pages_that_hold_secrets_reflect_nothing_under_compression() {
    let site = site().await;
    let (ada, _, table) = two_people(&site).await;
    for path in ["/", "/me", &table, &format!("{table}/replay")] {
        let page = ada.get(&format!("{path}?reflected=d3adb33f")).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(!page.text.contains("d3adb33f"), "{path}");
    }
    let (packed, _) = travelling(&site, &ada, Request::get(&table)).await;
    assert!(packed);
    let (packed, pass) = travelling(&site, &ada, Request::post("/me/pass")).await;
    assert!(!packed && String::from_utf8(pass).unwrap().contains("/me/pass/"), "a pass is sent as it is");
}
