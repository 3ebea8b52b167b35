//! Who may do and see what, and how the site says no.

use super::guest::{Guest, open, site, site_over, spelt, token, two_people};
use axum::body::{Body, BodyDataStream};
use axum::http::{Request, StatusCode, header};
use std::sync::Arc;
use std::time::Duration;
use store::Sqlite;
use tokio_stream::StreamExt;
use tower::ServiceExt;

#[tokio::test]
async fn only_its_holder_acts_for_a_seat() {
    let site = site().await;
    let (ada, lin, table) = two_people(&site).await;
    let mallory = Guest::new(&site).await;
    let action = ada.get(&table).await.legal()[0].clone();
    for stranger in [&lin, &mallory] {
        let answer = stranger.play(&table, 0, 1, &token(1), &action).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{}", answer.text);
    }
    assert_eq!(ada.get(&table).await.version(), "1");
    assert_eq!(ada.play(&table, 0, 1, &token(1), &action).await.status, StatusCode::SEE_OTHER);
    assert_eq!(lin.get(&table).await.version(), "2");
}

#[tokio::test]
async fn a_seat_is_taken_by_its_invitation_only() {
    let site = site().await;
    let (ada, mallory) = (Guest::new(&site).await, Guest::new(&site).await);
    let table = open(&ada, "seat-0=me&seat-1=friend").await;
    assert!(!mallory.get(&table).await.text.contains("/join/1/"), "a stranger does not see the invitation");
    for key in ["", "0123456789abcdef0123456789abcdef"] {
        let answer = mallory.post(&format!("{table}/join"), &format!("seat=1&key={key}")).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN);
    }
    let open = open(&ada, "seat-0=me&seat-1=friend&open=yes").await;
    let answer = mallory.post(&format!("{open}/join"), "seat=1&key=").await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "an open table is open");
}

#[tokio::test]
async fn a_stale_click_is_answered_kindly_and_changes_nothing() {
    let site = site().await;
    let (ada, lin, table) = two_people(&site).await;
    let action = ada.get(&table).await.legal()[0].clone();
    ada.play(&table, 0, 1, &token(1), &action).await;
    let late = ada.play(&table, 0, 1, &token(2), &action).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    assert!(late.text.contains("The table has changed"), "{}", late.text);
    assert_eq!(lin.get(&table).await.version(), "2");
}

#[tokio::test]
async fn the_same_click_sent_twice_is_one_action() {
    let site = site().await;
    let (ada, _, table) = two_people(&site).await;
    let action = ada.get(&table).await.legal()[0].clone();
    for _ in 0..2 {
        assert_eq!(ada.play(&table, 0, 1, &token(1), &action).await.status, StatusCode::SEE_OTHER);
    }
    assert_eq!(ada.get(&table).await.version(), "2");
}

#[tokio::test]
async fn what_cannot_be_understood_is_told_and_changes_nothing() {
    let guest = Guest::new(&site().await).await;
    let table = open(&guest, "seat-0=me&seat-1=bot-novice").await;
    for (path, form) in [
        ("play", "seat=0&version=0&token=aaaaaaaaaaaaaaaa&action=nonsense"),
        ("play", "seat=0&version=0&token=aaaaaaaaaaaaaaaa&action=ry+a1+a1"),
        ("play", "seat=0&version=0&token=%27--&action=ry+e8+e9"),
        ("play", "seat=9&version=0&token=aaaaaaaaaaaaaaaa&action=ry+e8+e9"),
        ("play", "seat=0"),
        ("undo", "seat=0&version=0&token=aaaaaaaaaaaaaaaa"),
    ] {
        let answer = guest.post(&format!("{table}/{path}"), form).await;
        assert!(answer.status.is_client_error(), "{path} {form}: {}", answer.status);
    }
    for form in [
        "seat-0=friend&seat-1=friend",
        "seat-0=me",
        "seat-0=me&seat-1=bot-none",
        "seat-0=me&seat-1=guest&name-1=much+longer+than+a+name+may+be",
        "seat-0=me&seat-1=friend&option-side=moon",
    ] {
        let answer = guest.post("/new/qin", form).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{form}");
        assert!(answer.text.contains("role=\"alert\""), "{form}");
    }
    for path in ["/t/abc", "/t/aaaaaaaaaa", "/new/chess", "/rules/chess", "/me/nobody.00", "/me/pass/nobody"]
    {
        assert_eq!(guest.get(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    assert_eq!(guest.get(&table).await.version(), "0");
}

/// Whether a page or a stream shows a hand: the tiles to pick from stand in buttons.
fn shows_hand(text: &str) -> bool {
    text.contains("class=\"tile\"")
}

#[tokio::test]
async fn a_hand_is_only_in_the_page_of_its_holder() {
    let site = site().await;
    let (ada, lin, table) = two_people(&site).await;
    let mallory = Guest::new(&site).await;
    assert!(shows_hand(&ada.get(&table).await.text) && shows_hand(&lin.get(&table).await.text));
    for path in [table.clone(), format!("{table}?as=0"), format!("{table}/replay?at=0&as=0")] {
        let page = mallory.get(&path).await;
        assert!(!shows_hand(&page.text) && !page.text.contains("data-legal"), "{path}");
    }
    // Somebody else's eyes are not to be had, at any moment of a running match.
    let (own, asked) = (
        lin.get(&format!("{table}/replay?at=0&as=1")).await,
        lin.get(&format!("{table}/replay?at=0&as=0")).await,
    );
    assert!(shows_hand(&own.text) && !shows_hand(&asked.text));
    for guest in [&lin, &mallory] {
        let tried = guest.get(&format!("{table}/preview?seat=0&action=ry+e8+e9")).await;
        assert_eq!(tried.status, StatusCode::FORBIDDEN);
    }
    let record = mallory.get(&format!("{table}/record")).await.text;
    assert!(!record.contains("\"seed\"") && !record.contains("\"deal\""), "{record}");
}

#[tokio::test]
async fn a_curtain_hangs_between_two_hands_on_one_device() {
    let guest = Guest::new(&site().await).await;
    let table = open(&guest, "seat-0=me&seat-1=guest&name-1=Lin").await;
    let curtain = guest.get(&table).await;
    assert!(curtain.text.contains("class=\"curtain\"") && !shows_hand(&curtain.text));
    let other = guest.get(&format!("{table}?as=1")).await;
    assert!(!shows_hand(&other.text), "it is not Lin's turn");
    let own = guest.get(&format!("{table}?as=0")).await;
    assert!(shows_hand(&own.text));
    guest.play(&table, 0, 0, &token(1), &own.legal()[0]).await;
    let after = guest.get(&format!("{table}?as=0")).await;
    assert!(after.text.contains("I am Lin") && !shows_hand(&after.text));
    assert!(!shows_hand(&guest.get(&format!("{table}/replay?at=1&as=0")).await.text));
}

/// How long a stream is waited for that sends nothing: whatever comes, comes much sooner.
const PATIENCE: Duration = Duration::from_mins(5);

/// What a live stream sends next.
async fn next_event(stream: &mut BodyDataStream) -> String {
    let bytes = tokio::time::timeout(PATIENCE, stream.next()).await.unwrap().unwrap().unwrap();
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[tokio::test]
async fn the_stream_sends_each_viewer_their_own_view_and_nothing_twice() {
    let site = site().await;
    let (ada, lin, table) = two_people(&site).await;
    let mallory = Guest::new(&site).await;
    let action = ada.get(&table).await.legal()[0].clone();
    let mut streams = vec![];
    for guest in [&ada, &lin, &mallory] {
        let have = guest.get(&table).await.attribute("data-have");
        let request = Request::get(format!("{table}/live?have={have}"))
            .header(header::HOST, "table.example")
            .header(header::COOKIE, &guest.cookie);
        let answer = guest.site.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
        streams.push(answer.into_body().into_data_stream());
    }
    ada.play(&table, 0, 1, &token(1), &action).await;
    let mut seen = vec![];
    for stream in &mut streams {
        seen.push(next_event(stream).await);
    }
    assert!(seen.iter().all(|event| event.contains("id: ") && event.contains("event: table")));
    assert!(shows_hand(&seen[0]) && shows_hand(&seen[1]) && !shows_hand(&seen[2]));
    assert!(
        seen[1].contains("data-legal") && !seen[0].contains("data-legal") && !seen[2].contains("data-legal")
    );
    assert_ne!(seen[0], seen[1]);

    // Whoever comes back with something old gets the present at once; with the present, nothing until it changes.
    let present = lin.get(&table).await.attribute("data-have");
    let come_back = |last: &str| {
        let request = Request::get(format!("{table}/live?have=0"))
            .header(header::HOST, "table.example")
            .header("last-event-id", last)
            .header(header::COOKIE, &lin.cookie);
        site.clone().oneshot(request.body(Body::empty()).unwrap())
    };
    let changes =
        |event: &str| event.split("data:").nth(1).unwrap().lines().next().unwrap().trim().to_owned();
    let mut outdated = come_back("old").await.unwrap().into_body().into_data_stream();
    assert_eq!(changes(&next_event(&mut outdated).await), "", "everything is sent");
    let mut current = come_back(&present).await.unwrap().into_body().into_data_stream();
    // It has looked at the table now, and found nothing to send.
    tokio::select! {
        biased;
        more = current.next() => panic!("{more:?}"),
        () = std::future::ready(()) => {}
    }
    let page = lin.get(&table).await;
    lin.play(&table, 1, page.version(), &token(2), &page.legal()[0]).await;
    assert_eq!(changes(&next_event(&mut current).await), present, "only what has changed is sent");
}

#[tokio::test]
async fn one_stream_follows_several_tables_each_as_its_own_would() {
    let site = site().await;
    let (ada, lin, table) = two_people(&site).await;
    let other = open(&lin, "seat-0=me&seat-1=guest&name-1=Eve").await;
    let id = |table: &str| table.strip_prefix("/t/").unwrap().to_owned();
    let (first, second) = (id(&table), id(&other));
    let have = lin.get(&table).await.attribute("data-have");
    let follow = |address: String| {
        let request =
            Request::get(address).header(header::HOST, "table.example").header(header::COOKIE, &lin.cookie);
        lin.site.clone().oneshot(request.body(Body::empty()).unwrap())
    };
    let shared = follow(format!("/live?tables={first}::{have},nowhere::,{second}:0:")).await.unwrap();
    let mut shared = shared.into_body().into_data_stream();
    let alone = follow(format!("{table}/live?have={have}")).await.unwrap();
    let mut alone = alone.into_body().into_data_stream();
    // What the browser does not have comes at once, with the name it was asked by; what it has does not come.
    let present = next_event(&mut shared).await;
    assert!(present.contains(&format!("event: {second}:0\n")) && shows_hand(&present));
    // Both streams have looked at the table now, and go on from what the page has.
    tokio::select! {
        biased;
        more = shared.next() => panic!("{more:?}"),
        more = alone.next() => panic!("{more:?}"),
        () = std::future::ready(()) => {}
    }
    let action = ada.get(&table).await.legal()[0].clone();
    ada.play(&table, 0, 1, &token(1), &action).await;
    let (together, single) = (next_event(&mut shared).await, next_event(&mut alone).await);
    assert_eq!(together, single.replace("event: table\n", &format!("event: {first}:\n")), "byte for byte");
}

#[tokio::test]
async fn a_decision_against_bots_can_be_taken_back() {
    let guest = Guest::new(&site().await).await;
    let table = open(&guest, "seat-0=me&seat-1=bot-novice").await;
    let before = guest.get(&table).await;
    guest.play(&table, 0, 0, &token(1), &before.legal()[0]).await;
    let answer = guest.post(&format!("{table}/undo"), &format!("seat=0&version=1&token={}", token(2))).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    let after = guest.get(&table).await;
    assert_eq!((after.version().as_str(), after.legal()), ("2", before.legal()));
}

#[tokio::test]
async fn a_turn_of_several_actions_can_be_begun_again() {
    let guest = Guest::new(&site().await).await;
    let table = guest.open_for_all("sun-tzu", 2, "").await;
    let page = |seat: usize| format!("{table}?as={seat}");
    let start = guest.get(&page(0)).await;
    assert!(!start.text.contains("id=\"restart\""));
    for number in 0..3 {
        let legal = guest.get(&page(0)).await.legal();
        guest.play(&table, 0, number, &token(number), &legal[0]).await;
    }
    assert!(guest.get(&page(0)).await.text.contains("id=\"restart\""));
    for (actions, answered) in [
        (4, StatusCode::UNPROCESSABLE_ENTITY),
        (0, StatusCode::UNPROCESSABLE_ENTITY),
        (3, StatusCode::SEE_OTHER),
    ] {
        let form = format!("seat=0&actions={actions}&version=3&token={}", token(10 + actions));
        assert_eq!(guest.post(&format!("{table}/undo"), &form).await.status, answered, "{actions} actions");
    }
    assert_eq!(guest.get(&page(0)).await.legal(), start.legal());
}

#[tokio::test]
async fn against_people_what_was_drawn_cannot_be_taken_back() {
    let site = site().await;
    let (ada, _, table) = two_people(&site).await;
    let action = ada.get(&table).await.legal()[0].clone();
    ada.play(&table, 0, 1, &token(1), &action).await;
    let answer = ada.post(&format!("{table}/undo"), &format!("seat=0&version=2&token={}", token(2))).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.text.contains("has been revealed"), "{}", answer.text);
}

#[tokio::test]
async fn a_preview_tells_what_follows_and_changes_nothing() {
    let guest = Guest::new(&site().await).await;
    let table = open(&guest, "seat-0=me&seat-1=bot-novice").await;
    let page = guest.get(&table).await;
    let mut founding = 0;
    for action in page.legal().iter().step_by(9) {
        let preview = guest.get(&format!("{table}/preview?seat=0&action={}", spelt(action))).await;
        assert_eq!(preview.status, StatusCode::OK, "{}", preview.text);
        assert!(
            preview.text.contains("class=\"ghost\"") && !preview.text.contains("draw"),
            "{}",
            preview.text
        );
        founding += usize::from(preview.text.contains("You found a"));
    }
    assert!(founding > 0);
    assert_eq!(guest.get(&table).await.version(), "0");
}

#[tokio::test]
async fn an_illegal_square_says_why_not() {
    let mut guest = Guest::new(&site().await).await;
    let table = open(&guest, "seat-0=me&seat-1=bot-novice").await;
    let tile = guest.get(&table).await.legal()[0][..2].to_owned();
    let why = |square: &str| format!("{table}/why?seat=0&things={tile},{square}");
    assert!(guest.get(&why("b13")).await.text.contains("rule-4.3"), "far from any province");
    assert!(guest.get(&why("a13")).await.text.contains("rule-4.2"), "a village");
    guest.language = "fr";
    let told = guest.get(&why("a13")).await.text;
    assert!(told.contains("village") && told.contains("Règle 4.2"), "{told}");
}

/// Plays a table of two people to its end.
pub async fn play_to_the_end(players: [&Guest; 2], table: &str) -> usize {
    for version in 1.. {
        let pages = [players[0].get(table).await, players[1].get(table).await];
        let Some(seat) = pages.iter().position(|page| !page.legal().is_empty()) else {
            return version;
        };
        let legal = pages[seat].legal();
        let action = &legal[version * 7 % legal.len()];
        let answer = players[seat].play(table, seat, version, &token(version), action).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    }
    0
}

#[tokio::test]
async fn a_finished_match_is_open_verified_and_can_be_taken_elsewhere() {
    let site = site().await;
    let (ada, lin, table) = two_people(&site).await;
    let versions = play_to_the_end([&ada, &lin], &table).await;
    assert!(versions > 20, "{versions}");
    let page = Guest::new(&site).await.get(&table).await;
    assert!(page.text.contains("class=\"ending\""), "{}", page.text);
    for language in ["en", "fr"] {
        let reader = Guest { language, ..Guest::new(&site).await };
        for at in [5, 15, 25, 1000] {
            check_words(&reader.get(&format!("{table}/replay?at={at}&as=0")).await.text, language);
        }
        check_words(&reader.get(&table).await.text, language);
    }
    let replay = lin.get(&format!("{table}/replay?at=3&as=0")).await;
    assert!(shows_hand(&replay.text) && replay.text.contains("Verified"), "all hands are open after the end");

    let record = ada.get(&format!("{table}/record")).await.text;
    let upload = |record: &str| {
        let body = format!(
            "--x\r\nContent-Disposition: form-data; name=\"record\"; filename=\"r.json\"\r\n\r\n{record}\r\n--x--\r\n"
        );
        Request::post("/records")
            .header(header::ORIGIN, "http://table.example")
            .header(header::CONTENT_TYPE, "multipart/form-data; boundary=x")
            .body(Body::from(body))
            .unwrap()
    };
    let kept = lin.send(upload(&record)).await;
    assert_eq!(kept.status, StatusCode::SEE_OTHER, "{}", kept.text);
    assert!(lin.get(kept.location()).await.text.contains("Verified"));
    let forged = record.replacen("[0,", "[1,", 1);
    let refused = lin.send(upload(&forged)).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.text.contains("failed verification"), "{}", refused.text);

    let again = ada.post(&format!("{table}/rematch"), "").await;
    assert_eq!(again.status, StatusCode::SEE_OTHER);
    let next = again.location().to_owned();
    assert!(lin.get(&table).await.text.contains("Go to the next game"), "the other one is told");
    assert_eq!(lin.post(&format!("{table}/rematch"), "").await.location(), next, "there is one rematch");
    assert_eq!(lin.get(&next).await.attribute("data-seat"), "0", "seats rotate");
}

#[tokio::test]
async fn the_lobby_shows_my_turn_first_and_what_can_be_joined_or_watched() {
    let site = site().await;
    let (ada, lin, first) = two_people(&site).await;
    let (_, _, others) = two_people(&site).await;
    let waiting = open(&ada, "seat-0=me&seat-1=friend").await;
    let to_join = open(&lin, "seat-0=me&seat-1=friend&open=yes").await;
    let against_bots = open(&lin, "seat-0=me&seat-1=bot-novice").await;
    let lobby = ada.get("/").await;
    let (mine, others_tables) = lobby.text.split_once("Open seats").unwrap();
    let (open_seats, watched) = others_tables.split_once("Games to watch").unwrap();
    let at = |part: &str, table: &str| part.find(&format!("href=\"{table}\""));
    assert!(at(mine, &first) < at(mine, &waiting), "where it is my turn comes first, though it is older");
    assert!(mine.contains("class=\"board-row my-turn\"") && mine.contains("Your turn"));
    assert!(at(open_seats, &to_join).is_some() && at(open_seats, &others).is_none());
    assert!(at(watched, &others).is_some() && at(watched, &to_join).is_none());
    assert!(!lobby.text.contains(&against_bots), "what others play against bots is nobody's business");
    assert!(at(watched, &first).is_none(), "my own tables stand once");
    let action = ada.get(&first).await.legal()[0].clone();
    ada.play(&first, 0, 1, &token(1), &action).await;
    assert!(!ada.get("/").await.text.contains("board-row my-turn"));
    assert!(lin.get("/").await.text.contains("board-row my-turn"));
}

#[tokio::test]
async fn a_new_name_stands_at_my_tables() {
    let site = site().await;
    let (ada, lin, table) = two_people(&site).await;
    assert_eq!(ada.post("/me/name", "name=Ada+%3Cb%3E").await.status, StatusCode::SEE_OTHER);
    let page = lin.get(&table).await.text;
    assert!(page.contains("Ada &lt;b&gt;") && !page.contains("Ada <b>"));
    // an empty one, a long one, a bot's, an escape sequence, a zero-width space, a bidirectional override
    for name in ["", "+++", &"x".repeat(25), "Master+II", "A%1B%5B2J", "A%E2%80%8Bda", "%E2%80%AEadA"] {
        let answer = ada.post("/me/name", &format!("name={name}")).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{name}");
    }
}

#[tokio::test]
async fn pages_speak_the_language_of_the_browser_or_the_chosen_one() {
    let mut guest = Guest::new(&site().await).await;
    guest.language = "fr-CH,fr;q=0.9,en;q=0.5";
    assert!(guest.get("/").await.text.contains("Jouer tout de suite"));
    let answer = guest.post_from("http://table.example/me?a=b", "/preferences", "language=en").await;
    assert_eq!(answer.location(), "/me?a=b");
    assert!(answer.headers.get(header::SET_COOKIE).unwrap().to_str().unwrap().starts_with("language=en;"));
}

#[tokio::test]
async fn preferences_lead_back_to_a_page_of_ours_and_nowhere_else() {
    let guest = Guest::new(&site().await).await;
    for from in ["http://table.example//evil.example", "http://table.example/\\evil.example", "nonsense"] {
        assert_eq!(guest.post_from(from, "/preferences", "theme=dark").await.location(), "/");
    }
    for back in ["/%0A", "%2F%0D%0Aset-cookie:+a=b", "//evil.example"] {
        let answer = guest.post("/preferences", &format!("theme=dark&back={back}")).await;
        assert_eq!((answer.status, answer.location()), (StatusCode::SEE_OTHER, "/"), "{back}");
    }
}

/// A text that does not exist is shown by its id in braces; the rulebook may have braces of its own.
#[track_caller]
fn check_words(page: &str, place: &str) {
    let told = page.split("class=\"book\"").next().unwrap();
    assert!(!told.contains('{'), "{place}: {:?}", told.split('{').nth(1));
}

#[tokio::test]
async fn no_page_has_a_text_without_words() {
    let site = site().await;
    let (mut ada, _, table) = two_people(&site).await;
    let hot = open(&ada, "seat-0=me&seat-1=guest&name-1=Lin").await;
    let waiting = open(&ada, "seat-0=me&seat-1=friend").await;
    for language in ["en", "fr"] {
        ada.language = language;
        for path in [
            "/",
            "/new/qin",
            "/me",
            "/records",
            "/rules/qin",
            "/nowhere",
            &table,
            &hot,
            &waiting,
            &format!("{table}/replay"),
        ] {
            let page = ada.get(path).await.text;
            check_words(&page, &format!("{path} in {language}"));
        }
    }
}

#[tokio::test]
async fn another_process_with_the_same_file_goes_on_where_this_one_was() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let first = site_over(Arc::new(Sqlite::open(&file).unwrap())).await;
    let open = async || site_over(Arc::new(Sqlite::open_beside(&file).unwrap())).await;
    let (ada, lin, table) = two_people(&first).await;
    let action = ada.get(&table).await.legal()[0].clone();
    ada.play(&table, 0, 1, &token(1), &action).await;
    let later = open().await;
    let lin_later = Guest { site: later, cookie: lin.cookie.clone(), language: "en" };
    assert_eq!(lin_later.get(&table).await.legal(), lin.get(&table).await.legal());
    // Both write; the one whose memory is old is told, and reads again.
    let action = lin.get(&table).await.legal()[0].clone();
    assert_eq!(lin_later.play(&table, 1, 2, &token(2), &action).await.status, StatusCode::SEE_OTHER);
    assert_eq!(lin.play(&table, 1, 2, &token(3), &action).await.status, StatusCode::CONFLICT);
    assert_eq!(lin.get(&table).await.version(), "3");
}
