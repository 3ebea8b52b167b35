//! Webhooks: what is posted where, and what is not.

use super::listener::{Listener, certificate};
use super::{A_WHILE, Told, address, anywhere, export, pass, person, play_turn, table_id, until, webhooks};
use crate::site::guest::{Guest, two_people};
use axum::http::StatusCode;
use std::time::Duration;
use store::{Channel, Contact, LinkHash, Standing, Timestamp};

const NO_CONTENT: &str = "204 No Content";

async fn give(guest: &Guest, url: &str) {
    let answer = guest.post("/me/webhook", &address(url)).await;
    assert_eq!((answer.status, answer.location()), (StatusCode::SEE_OTHER, "/me#webhook"), "{}", answer.text);
}

/// Two people at a table, of whom the first has a webhook and the turn.
async fn waited_for(told: &Told, listener: &Listener) -> (Guest, Guest, String, usize) {
    let (ada, lin, table) = two_people(&told.site).await;
    lin.post("/me/name", "name=Lin").await;
    give(&ada, &listener.url("/hook?key=secret")).await;
    let mut number = 0;
    play_turn(&ada, &table, 0, &mut number).await;
    play_turn(&lin, &table, 1, &mut number).await;
    told.announced(&person(&ada).await, &table).await;
    (ada, lin, table, number)
}

#[tokio::test]
async fn a_program_is_told_once_that_others_have_waited_for_a_while() {
    let (told, listener) = (Told::start(webhooks(anywhere)).await, Listener::answering(NO_CONTENT).await);
    let (ada, lin, table, mut number) = waited_for(&told, &listener).await;
    let (me, turn) = (person(&ada).await, told.messages(&person(&ada).await).await[0].1);
    pass(Duration::from_secs(100)).await;
    assert_eq!(listener.got().len(), 0, "not yet");
    pass(A_WHILE).await;
    told.settled(&me).await;
    let got = listener.got();
    assert_eq!(got.len(), 1);
    let lines: Vec<&str> = got[0].head.lines().collect();
    assert_eq!(lines[0], "post /hook?key=secret http/1.1");
    let expected = format!("host: {}", listener.address);
    for header in [expected.as_str(), "content-type: application/json", "user-agent: mandate"] {
        assert!(lines.contains(&header), "{header} in {lines:?}");
    }
    let link = format!("https://mandate.example{table}");
    let text = format!("Your turn: Qin with Lin {link}");
    let body = serde_json::json!({
        "text": text, "content": text, "game": "qin", "url": link, "turn": turn, "allowed_mentions": { "parse": [] }
    });
    assert_eq!(got[0].body, body);
    pass(Duration::from_hours(30)).await;
    told.settled(&me).await;
    // Another turn is told of again.
    play_turn(&ada, &table, 0, &mut number).await;
    play_turn(&lin, &table, 1, &mut number).await;
    let next = told.announced(&me, &table).await;
    pass(A_WHILE).await;
    told.settled(&me).await;
    let turns: Vec<_> = listener.got().iter().map(|posted| posted.body["turn"].clone()).collect();
    assert_eq!(turns, [turn, next]);
    assert_eq!(told.count("webhook", "sent").await, 2);
}

#[tokio::test]
async fn messages_are_in_the_language_of_whoever_asked_for_them() {
    let (told, listener) = (Told::start(webhooks(anywhere)).await, Listener::answering(NO_CONTENT).await);
    let (ada, lin, table) = two_people(&told.site).await;
    let ada = Guest { language: "fr", ..ada };
    lin.post("/me/name", "name=Lin").await;
    give(&ada, &listener.url("/")).await;
    play_turn(&ada, &table, 0, &mut 0).await;
    play_turn(&lin, &table, 1, &mut 100).await;
    told.announced(&person(&ada).await, &table).await;
    pass(A_WHILE).await;
    told.settled(&person(&ada).await).await;
    let text = listener.got()[0].body["text"].as_str().unwrap().to_owned();
    assert!(text.starts_with("\u{c0} vous de jouer\u{a0}: Qin avec Lin https://"), "{text}");
}

#[tokio::test]
async fn what_cannot_be_sent_is_tried_again_ever_more_slowly_and_then_dropped() {
    let told = Told::start(webhooks(anywhere)).await;
    let listener = Listener::answering("503 Service Unavailable").await;
    let (ada, ..) = waited_for(&told, &listener).await;
    let me = person(&ada).await;
    let minutes = |minutes| Duration::from_mins(minutes);
    for (tries, pause) in
        [(1, minutes(2)), (2, minutes(1)), (3, minutes(5)), (4, minutes(30)), (5, minutes(120))]
    {
        assert_eq!(listener.got().len(), tries - 1);
        pass(pause + Duration::from_secs(6)).await;
        until("it fails", async || told.count("webhook", "failed").await == tries).await;
    }
    told.settled(&me).await;
    pass(Duration::from_hours(9)).await;
    told.settled(&me).await;
    assert_eq!(listener.got().len(), 5);
    let counts = [told.count("webhook", "sent").await, told.count("webhook", "dropped").await];
    assert_eq!(counts, [0, 1]);
}

#[tokio::test]
async fn a_message_arrives_when_the_program_is_back() {
    let told = Told::start(webhooks(anywhere)).await;
    let listener = Listener::answering_all(vec!["500 Oh", NO_CONTENT]).await;
    let (ada, ..) = waited_for(&told, &listener).await;
    pass(A_WHILE).await;
    until("it fails", async || told.count("webhook", "failed").await == 1).await;
    pass(Duration::from_secs(70)).await;
    told.settled(&person(&ada).await).await;
    assert_eq!((listener.got().len(), told.count("webhook", "sent").await), (2, 1));
}

#[tokio::test]
async fn over_tls_a_message_goes_only_to_whoever_can_be_trusted_by_this_name() {
    let listener = Listener::over_tls().await;
    for (host, is_known, arrives) in
        [("localhost", true, true), ("localhost", false, false), ("127.0.0.1", true, false)]
    {
        let mut telling = webhooks(anywhere);
        telling.webhooks.as_mut().unwrap().roots.extend(is_known.then(certificate));
        let told = Told::start(telling).await;
        let ada = Guest::new(&told.site).await;
        give(&ada, &format!("https://{host}:{}/hook", listener.address.port())).await;
        let before = (listener.connections(), listener.got().len());
        let answer = ada.post("/me/webhook/try", "").await.text;
        assert_eq!(answer.contains("The test has arrived."), arrives, "{host}: {answer}");
        let after = (listener.connections(), listener.got().len());
        assert_eq!(after, (before.0 + 1, before.1 + usize::from(arrives)), "{host}");
    }
}

#[tokio::test]
async fn redirects_are_not_followed() {
    let told = Told::start(webhooks(anywhere)).await;
    let elsewhere = Listener::answering(NO_CONTENT).await;
    for status in ["301 Moved", "302 Found", "303 See", "307 Temporary", "308 Permanent"] {
        let leads = format!("{status}\r\nlocation: {}", elsewhere.url("/"));
        let listener = Listener::answering(leads.leak()).await;
        let (ada, ..) = waited_for(&told, &listener).await;
        pass(A_WHILE).await;
        told.settled(&person(&ada).await).await;
        assert_eq!(listener.got().len(), 1, "{status}: it is not tried again");
        assert!(ada.post("/me/webhook/try", "").await.text.contains("The test has not arrived."));
    }
    assert_eq!((elsewhere.connections(), told.count("webhook", "dropped").await), (0, 5));
}

#[tokio::test]
async fn whoever_is_slow_is_cut_off() {
    let (told, listener) = (Told::start(webhooks(anywhere)).await, Listener::answering("").await);
    let (ada, ..) = waited_for(&told, &listener).await;
    let me = person(&ada).await;
    pass(A_WHILE).await;
    until("it is asked", async || listener.got().len() == 1).await;
    pass(Duration::from_secs(4)).await;
    assert_eq!((listener.cut(), told.count("webhook", "failed").await), (0, 0));
    pass(Duration::from_millis(1100)).await;
    until("it is cut off", async || listener.cut() == 1).await;
    until("that is a failure", async || told.count("webhook", "failed").await == 1).await;
    assert!(told.messages(&me).await[0].2, "and tried again");
}

#[tokio::test]
async fn a_message_goes_only_where_everybody_may_go() {
    let (told, listener) =
        (Told::start(webhooks(web::is_public)).await, Listener::answering(NO_CONTENT).await);
    let english = Guest::new(&told.site).await;
    let french = Guest::speaking(&told.site, "fr").await;
    let port = listener.address.port();
    let closed = "This address leads into a private network. Messages go to public addresses only.";
    for host in [
        "127.0.0.1",
        "127.1",
        "2130706433",
        "0x7f000001",
        "localhost",
        "0.0.0.0",
        "[::1]",
        "[::ffff:127.0.0.1]",
        "[::ffff:7f00:1]",
        "[64:ff9b::127.0.0.1]",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.0.1",
        "100.64.0.1",
        "169.254.169.254",
        "[fe80::1]",
        "[fd00::1]",
        "224.0.0.1",
        "255.255.255.255",
        "192.0.2.1",
    ] {
        let answer = english.post("/me/webhook", &address(&format!("http://{host}:{port}/"))).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{host}");
        assert!(answer.text.contains(closed), "{host}: {}", answer.text);
    }
    for (typed, sentence, phrase) in [
        ("http://127.0.0.1/", closed, "Cette adresse mène dans un réseau privé."),
        (
            "hooks.example",
            "This is not an address that begins with",
            "Ce n’est pas une adresse qui commence par",
        ),
        ("ftp://hooks.example/", "This is not an address", "Ce n’est pas une adresse"),
        (
            "https://ada:pass@hooks.example/",
            "a user name or a password",
            "un nom d’utilisateur ou un mot de passe",
        ),
        ("https://nobody.invalid/", "There is no host of this name", "Aucun hôte ne porte ce nom"),
    ] {
        for (guest, told) in [(&english, sentence), (&french, phrase)] {
            let answer = guest.post("/me/webhook", &address(typed)).await;
            assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{typed}");
            assert!(answer.text.contains(told), "{typed}: {}", answer.text);
            assert_eq!(answer.attribute("aria-invalid"), "true");
            let kept = format!("value=\"{typed}\"");
            assert!(answer.text.contains(&kept), "what was typed is there to be corrected: {}", answer.text);
        }
    }
    assert_eq!((listener.connections(), &export(&english).await["contacts"]), (0, &serde_json::json!([])));
}

#[tokio::test]
async fn an_address_is_judged_again_whenever_something_is_sent() {
    let (told, listener) =
        (Told::start(webhooks(web::is_public)).await, Listener::answering(NO_CONTENT).await);
    let (ada, lin, table) = two_people(&told.site).await;
    let me = person(&ada).await;
    // When it was given, its name stood for something else.
    for host in ["127.0.0.1", "localhost"] {
        let contact = Contact {
            person: me.clone(),
            channel: Channel::Webhook,
            address: format!("http://{host}:{}/", listener.address.port()),
            language: "en".into(),
            made: Timestamp(0),
            standing: Standing::Confirmed,
            ending: LinkHash([1; 32]),
        };
        told.contacts().keep_contact(&contact).await.unwrap();
        let (mut adas, mut lins) = (100 * host.len(), 100 * host.len() + 50);
        play_turn(&ada, &table, 0, &mut adas).await;
        play_turn(&lin, &table, 1, &mut lins).await;
        told.announced(&me, &table).await;
        pass(A_WHILE).await;
        told.settled(&me).await;
        assert!(ada.post("/me/webhook/try", "").await.text.contains("The test has not arrived."));
    }
    assert_eq!((listener.connections(), told.count("webhook", "dropped").await), (0, 2));
}

#[tokio::test]
async fn a_test_says_only_whether_it_arrived_and_not_too_often() {
    let told = Told::start(webhooks(anywhere)).await;
    let listener = Listener::answering_all(vec![NO_CONTENT, "404 Not Found"]).await;
    let ada = Guest::new(&told.site).await;
    assert_eq!(ada.post("/me/webhook/try", "").await.status, StatusCode::NOT_FOUND, "there is none yet");
    give(&ada, &listener.url("/hook?key=secret")).await;
    let page = ada.get("/me").await.text;
    assert!(page.contains("Messages go to 127.0.0.1.") && !page.contains("secret"), "{page}");
    assert!(ada.post("/me/webhook/try", "").await.text.contains("The test has arrived."));
    let body = &listener.got()[0].body;
    assert!(body["text"].as_str().unwrap().starts_with("A test from Mandate"), "{body}");
    assert!(body["content"] == body["text"] && body.get("turn").is_none());
    assert!(ada.post("/me/webhook/try", "").await.text.contains("The test has not arrived."));
    for _ in 0..27 {
        assert_eq!(ada.post("/me/webhook/try", "").await.status, StatusCode::OK);
    }
    for (path, form) in
        [("/me/webhook/try", String::new()), ("/me/webhook", address("https://hooks.example/"))]
    {
        let answer = ada.post(path, &form).await;
        assert_eq!(answer.status, StatusCode::TOO_MANY_REQUESTS, "{}", answer.text);
        assert!(answer.text.contains("You have tried this very often today."));
    }
    assert_eq!(listener.got().len(), 29);
    pass(Duration::from_hours(24)).await;
    assert_eq!(ada.post("/me/webhook/try", "").await.status, StatusCode::OK);
    ada.post("/me/webhook/end", "").await;
    assert_eq!(ada.post("/me/webhook/try", "").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn where_nobody_is_told_there_are_no_forms() {
    let silent = crate::site::guest::site().await;
    let told = Told::start(webhooks(anywhere)).await;
    for (site, webhook) in [(&silent, false), (&told.site, true)] {
        let ada = Guest::new(site).await;
        let page = ada.get("/me").await.text;
        assert!(page.contains("When it is my turn") && page.contains("Create a feed"), "{page}");
        assert_eq!(page.contains("action=\"/me/webhook\""), webhook);
        assert!(!page.contains("action=\"/me/mail\""));
        let answer = ada.post("/me/webhook", &address("http://127.0.0.1/")).await;
        assert_eq!(answer.status == StatusCode::NOT_FOUND, !webhook);
        let answer = ada.post("/me/mail", &address("ada@example.org")).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND);
    }
}

#[tokio::test]
async fn whoever_is_forgotten_is_told_nothing_and_nothing_is_kept_of_it() {
    let (told, listener) = (Told::start(webhooks(anywhere)).await, Listener::answering(NO_CONTENT).await);
    let (ada, _, table, _) = waited_for(&told, &listener).await;
    let me = person(&ada).await;
    let file = export(&ada).await;
    let contact = &file["contacts"][0];
    assert_eq!((&contact["channel"], &contact["confirmed"]), (&"webhook".into(), &true.into()));
    assert_eq!(contact["address"], listener.url("/hook?key=secret"));
    assert_eq!(file["messages"][0]["table"], table_id(&table).as_str());
    assert_eq!(ada.post("/me/delete", "").await.status, StatusCode::SEE_OTHER);
    assert_eq!(told.contacts().contacts_of(&me).await.unwrap(), []);
    assert_eq!(told.messages(&me).await, []);
    pass(A_WHILE).await;
    // Somebody else is told afterwards: by then, she would have been.
    let (lin, ..) = waited_for(&told, &listener).await;
    pass(A_WHILE).await;
    told.settled(&person(&lin).await).await;
    assert_eq!(listener.got().len(), 1);
}
