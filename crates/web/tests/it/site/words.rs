//! What people say at a table: who may, what becomes of it, who reads it.

use super::guest::{Answer, Guest, open, site, site_over, token, two_people};
use super::instrumented::Instrumented;
use super::stream::Stream;
use axum::Router;
use axum::http::StatusCode;
use std::time::Duration;
use tokio::time::sleep;

/// Sends what somebody says for a seat.
async fn send(guest: &Guest, table: &str, form: &str, seat: usize, number: usize, rest: &str) -> Answer {
    let fields = format!("seat={seat}&token={}&{rest}", token(number));
    guest.post(&format!("{table}/{form}"), &fields).await
}

async fn say(guest: &Guest, table: &str, seat: usize, number: usize, rest: &str) {
    let answer = send(guest, table, "say", seat, number, rest).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{rest}: {}", answer.text);
}

/// What somebody reads of the words at a table, line by line: the name, and what was said.
async fn read(guest: &Guest, table: &str) -> Vec<[String; 2]> {
    let page = guest.get(table).await;
    let said = page.between("id=\"said\"", "</ol>");
    let between = |line: &str, from: &str| {
        line.split_once(from).map(|(_, rest)| rest.split('<').next().unwrap().to_owned())
    };
    let line = |line: &str| {
        let text = between(line, "<bdi class=\"text\">").or(between(line, "<span class=\"phrase\">"));
        [between(line, "<bdi class=\"name\">").unwrap(), text.unwrap()]
    };
    said.split("<li").skip(1).map(line).collect()
}

async fn texts(guest: &Guest, table: &str) -> Vec<String> {
    read(guest, table).await.into_iter().map(|[_, text]| text).collect()
}

/// Two people at a table whose words are for these readers, and a stranger who watches.
async fn company(site: &Router, readers: &str) -> ([Guest; 3], String) {
    let guests = [Guest::new(site).await, Guest::new(site).await, Guest::new(site).await];
    let table = open(&guests[0], &format!("seat-0=me&seat-1=friend&open=yes&words={readers}")).await;
    let joined = guests[1].post(&format!("{table}/join"), "seat=1&name=Lin").await;
    assert_eq!(joined.status, StatusCode::SEE_OTHER);
    (guests, table)
}

#[tokio::test]
async fn a_phrase_is_read_by_everybody_in_their_own_language() {
    let site = site().await;
    let ([ada, lin, watcher], table) = company(&site, "everybody").await;
    assert!(ada.get(&table).await.text.contains("Nobody has said anything yet."));
    say(&lin, &table, 1, 1, "phrase=well-played").await;
    assert_eq!(read(&ada, &table).await, [["Lin", "Well played!"]]);
    let french = Guest { language: "fr", ..ada.at(&site) };
    assert_eq!(texts(&french, &table).await, ["Bien jou\u{e9}\u{202f}!"]);
    assert_eq!(texts(&watcher, &table).await, ["Well played!"]);
    let unknown = send(&lin, &table, "say", 1, 2, "phrase=shout").await;
    assert_eq!(unknown.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn what_is_written_is_one_plain_line_of_text_and_never_markup() {
    let ([ada, lin, _], table) = company(&site().await, "everybody").await;
    let written = [
        ("%3Cscript%3Ealert(1)%3C/script%3E", "&lt;script&gt;alert(1)&lt;/script&gt;"),
        ("+two%0D%0A+lines%09", "two lines"),
        ("a%E2%80%AEb%1B%5B2Jc%E2%80%8B", "a\u{fffd}b\u{fffd}[2Jc\u{fffd}"),
        ("https://example.org/?a=b%26c", "https://example.org/?a=b&amp;c"),
        ("%D7%A9%D7%9C%D7%95%D7%9D", "\u{5e9}\u{5dc}\u{5d5}\u{5dd}"),
    ];
    for (number, (sent, _)) in written.iter().enumerate() {
        say(&lin, &table, 1, number, &format!("text={sent}")).await;
    }
    let page = ada.get(&table).await;
    for (_, shown) in written {
        assert!(
            page.text.contains(&format!("<bdi class=\"text\">{shown}</bdi>")),
            "{shown} in {}",
            page.text
        );
    }
    assert!(!page.between("id=\"said\"", "</ol>").contains("<a "), "an address is no link");
}

#[tokio::test]
async fn what_is_written_has_one_to_two_hundred_characters() {
    let ([ada, lin, _], table) = company(&site().await, "everybody").await;
    let long = "x".repeat(200);
    say(&lin, &table, 1, 1, &format!("text={long}")).await;
    for (number, text) in [(2, format!("{long}x")), (3, String::new()), (4, "+%0A%C2%A0".into())] {
        let refused = send(&lin, &table, "say", 1, number, &format!("text={text}")).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(refused.text.contains("in at most 200 characters"), "{}", refused.text);
    }
    assert_eq!(texts(&ada, &table).await, [long]);
}

#[tokio::test]
async fn only_those_who_sit_there_speak_and_each_for_their_own_seat() {
    let site = site().await;
    let ([ada, lin, watcher], table) = company(&site, "everybody").await;
    for (guest, seat) in [(&watcher, 0), (&watcher, 1), (&lin, 0), (&lin, 7)] {
        assert_eq!(send(guest, &table, "say", seat, 1, "text=hello").await.status, StatusCode::FORBIDDEN);
        let sign = send(guest, &table, "react", seat, 1, "number=1&sign=wow").await;
        assert!([StatusCode::FORBIDDEN, StatusCode::CONFLICT].contains(&sign.status));
    }
    assert!(!watcher.get(&table).await.text.contains("id=\"say\""), "who watches is offered nothing");
    assert!(ada.get(&table).await.text.contains("id=\"say\""));
    assert!(texts(&ada, &table).await.is_empty());
}

#[tokio::test]
async fn at_a_table_with_bots_alone_there_is_nobody_to_talk_to() {
    let ada = Guest::new(&site().await).await;
    for form in ["seat-0=me&seat-1=bot-novice", "seat-0=me&seat-1=guest&name-1=Bo"] {
        let table = open(&ada, form).await;
        let page = ada.get(&table).await;
        assert!(!page.text.contains("id=\"words\"") && !page.text.contains("id=\"talk-opener\""), "{form}");
        let refused = send(&ada, &table, "say", 0, 1, "phrase=hello").await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{form}");
    }
}

#[tokio::test(start_paused = true)]
async fn whoever_says_much_at_once_is_told_to_wait_and_may_go_on_later() {
    let ([ada, lin, _], table) = company(&site().await, "everybody").await;
    for number in 0..8 {
        say(&lin, &table, 1, number, &format!("text={number}")).await;
    }
    let refused = send(&lin, &table, "say", 1, 8, "text=too+much").await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(refused.text.contains("role=\"alert\"") && refused.text.contains("That was a lot at once."));
    say(&lin, &table, 1, 7, "text=7").await;
    say(&ada, &table, 0, 9, "text=I+have+said+nothing+yet").await;
    sleep(Duration::from_secs(31)).await;
    say(&lin, &table, 1, 8, "text=later").await;
    let said = texts(&ada, &table).await;
    assert_eq!((said.len(), &*said[7], &*said[9]), (10, "7", "later"), "{said:?}");
}

#[tokio::test]
async fn words_of_players_are_hidden_from_others_where_the_table_says_so() {
    let ([ada, lin, watcher], table) = company(&site().await, "players").await;
    let mut watched = Stream::open(&watcher, &table).await;
    let mut played = Stream::open(&ada, &table).await;
    say(&lin, &table, 1, 1, "text=Between+us").await;
    played.until(|sent| sent.contains("Between us")).await;
    assert_eq!(texts(&ada, &table).await, ["Between us"]);
    assert!(texts(&watcher, &table).await.is_empty());
    say(&lin, &table, 1, 2, "phrase=thanks").await;
    // The first line that is new to whoever watches is the phrase, and it is the first of all.
    let sent = watched.until(|sent| sent.contains("class=\"word ")).await;
    assert!(
        sent.contains("Thank you!") && sent.contains("id=\"word-1\"") && !sent.contains("Between us"),
        "{sent}"
    );
    assert_eq!(texts(&watcher, &table).await, ["Thank you!"]);
    assert_eq!(texts(&ada, &table).await, ["Between us", "Thank you!"]);
    let open = company(&site().await, "everybody").await;
    let ([_, lin, watcher], table) = open;
    let mut watched = Stream::open(&watcher, &table).await;
    say(&lin, &table, 1, 1, "text=For+all").await;
    watched.until(|sent| sent.contains("For all")).await;
}

#[tokio::test]
async fn a_table_may_have_phrases_only() {
    let ([ada, lin, _], table) = company(&site().await, "nobody").await;
    assert!(!ada.get(&table).await.text.contains("name=\"text\""));
    let refused = send(&lin, &table, "say", 1, 1, "text=hello").await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert!(refused.text.contains("in phrases only"), "{}", refused.text);
    say(&lin, &table, 1, 2, "phrase=hello").await;
    assert_eq!(texts(&ada, &table).await, ["Hello!"]);
}

#[tokio::test]
async fn who_reads_is_told_to_those_who_are_invited_and_stays_for_a_rematch() {
    let site = site().await;
    let ada = Guest::new(&site).await;
    for (chosen, told) in [
        ("players", "Only players can read what they write"),
        ("nobody", "Phrases only"),
        ("everybody", "Spectators can read"),
    ] {
        let table = open(&ada, &format!("seat-0=me&seat-1=friend&words={chosen}")).await;
        let key = ada.get(&table).await.text.split("/join/1/").nth(1).unwrap()[..32].to_owned();
        let invitation = Guest::new(&site).await.get(&format!("{table}/join/1/{key}")).await;
        assert!(invitation.text.contains(told), "{chosen}: {}", invitation.text);
    }
    let ([ada, lin, watcher], table) = company(&site, "players").await;
    send(&lin, &table, "resign", 1, 90, "").await;
    say(&lin, &table, 1, 1, "text=After+the+end").await;
    assert_eq!(texts(&ada, &table).await, ["After the end"], "people still talk");
    let next = lin.post(&format!("{table}/rematch"), "").await.location().to_owned();
    ada.post(&format!("{table}/rematch"), "").await;
    say(&ada, &next, 1, 2, "text=Again").await;
    assert_eq!((texts(&lin, &next).await, texts(&watcher, &next).await), (vec!["Again".to_owned()], vec![]));
}

#[tokio::test]
async fn words_are_there_after_a_restart_and_what_is_sent_twice_is_said_once() {
    let store = Instrumented::new();
    let (ada, lin, table) = two_people(&site_over(store.clone()).await).await;
    for _ in 0..3 {
        say(&lin, &table, 1, 1, "text=Once").await;
    }
    assert_eq!(texts(&ada, &table).await, ["Once"]);
    let later = ada.at(&site_over(store).await);
    assert_eq!(texts(&later, &table).await, ["Once"]);
    say(&lin.at(&later.site), &table, 1, 1, "text=Once").await;
    assert_eq!(texts(&later, &table).await, ["Once"]);
}

#[tokio::test]
async fn talking_is_no_move_and_changes_nothing_of_the_match() {
    let store = Instrumented::new();
    let site = site_over(store.clone()).await;
    let (ada, lin, table) = two_people(&site).await;
    let page = ada.get(&table).await;
    let [record, lobby] =
        [ada.get(&format!("{table}/record")).await.text, lin.get("/").await.without_promises()];
    let (entries, appends) = (store.entries(&table).await, store.appends());
    say(&lin, &table, 1, 1, "text=hello").await;
    say(&ada, &table, 0, 2, "phrase=hello").await;
    assert_eq!((store.entries(&table).await, store.appends()), (entries, appends));
    assert_eq!(ada.get(&format!("{table}/record")).await.text, record);
    assert_eq!(lin.get("/").await.without_promises(), lobby);
    assert_eq!(ada.get(&table).await.version(), page.version());
    // A decision for the page from before is not too old.
    let played = ada.play(&table, 0, page.version(), &token(3), &page.legal()[0]).await;
    assert_eq!(played.status, StatusCode::SEE_OTHER, "{}", played.text);
}

#[tokio::test]
async fn whoever_has_given_their_seat_to_a_bot_goes_on_talking() {
    let site = site().await;
    let guests = [Guest::new(&site).await, Guest::new(&site).await, Guest::new(&site).await];
    let table = open(&guests[0], "seat-0=me&seat-1=friend&seat-2=friend&open=yes&words=players").await;
    for seat in [1, 2] {
        guests[seat].post(&format!("{table}/join"), &format!("seat={seat}&name=Guest{seat}")).await;
    }
    assert_eq!(send(&guests[2], &table, "resign", 2, 1, "").await.status, StatusCode::SEE_OTHER);
    say(&guests[2], &table, 2, 2, "text=Good+luck").await;
    assert_eq!(read(&guests[0], &table).await, [["Guest2", "Good luck"]], "it is not the bot that speaks");
    assert_eq!(texts(&guests[2], &table).await, ["Good luck"]);
}

#[tokio::test]
async fn people_talk_while_they_wait_for_others() {
    let site = site().await;
    let (ada, lin) = (Guest::new(&site).await, Guest::new(&site).await);
    let table = open(&ada, "seat-0=me&seat-1=friend&seat-2=friend&open=yes").await;
    assert!(!ada.get(&table).await.text.contains("id=\"words\""), "she is alone");
    lin.post(&format!("{table}/join"), "seat=1&name=Lin").await;
    let mut hers = Stream::open(&ada, &table).await;
    say(&lin, &table, 1, 1, "text=Who+else%3F").await;
    hers.until(|sent| sent.contains("Who else?")).await;
    assert_eq!(read(&ada, &table).await, [["Lin", "Who else?"]]);
}

/// The signs at the log of a table, each with who made it.
async fn signs(guest: &Guest, table: &str) -> Vec<String> {
    let page = guest.get(table).await;
    let log = page.between("id=\"log-lines\"", "id=\"words\"").to_owned();
    log.split("class=\"sign ").skip(1).map(|sign| sign.split('"').nth(4).unwrap().to_owned()).collect()
}

async fn react(guest: &Guest, table: &str, seat: usize, number: usize, rest: &str) {
    let answer = send(guest, table, "react", seat, number, rest).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{rest}: {}", answer.text);
}

/// Plays the legal action of this number for whoever is asked.
async fn play(guest: &Guest, table: &str, seat: usize, number: usize, choice: usize) {
    let page = guest.get(table).await;
    let answer = guest.play(table, seat, page.version(), &token(number), &page.legal()[choice]).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
}

#[tokio::test]
async fn signs_are_about_a_move_and_can_be_changed_and_taken_back() {
    let site = site().await;
    let ([ada, lin, watcher], table) = company(&site, "everybody").await;
    let too_early = send(&lin, &table, "react", 1, 1, "number=1&sign=wow").await;
    assert_eq!(too_early.status, StatusCode::CONFLICT, "{}", too_early.text);
    assert!(!lin.get(&table).await.text.contains("data-react"), "there is no move yet");
    play(&ada, &table, 0, 2, 0).await;
    assert_eq!(lin.get(&table).await.attributes("data-react"), ["1"]);
    for guest in [&ada, &watcher] {
        assert!(guest.get(&table).await.attributes("data-react").is_empty(), "nobody praises themselves");
    }
    let unknown = send(&lin, &table, "react", 1, 3, "number=1&sign=spit").await;
    assert_eq!(unknown.status, StatusCode::UNPROCESSABLE_ENTITY);
    react(&lin, &table, 1, 4, "number=1&sign=wow").await;
    assert_eq!(signs(&ada, &table).await, ["Lin: What a surprise"]);
    assert_eq!(signs(&watcher, &table).await, ["Lin: What a surprise"]);
    react(&lin, &table, 1, 5, "number=1&sign=bravo").await;
    assert_eq!(signs(&ada, &table).await, ["Lin: Well played"]);
    react(&lin, &table, 1, 6, "number=1&sign=bravo").await;
    assert!(signs(&ada, &table).await.is_empty());
    assert!(texts(&ada, &table).await.is_empty(), "a sign is no line of the talk");
}

#[tokio::test]
async fn what_is_said_about_a_move_goes_when_it_is_taken_back() {
    let store = Instrumented::new();
    let (ada, lin, table) = two_people(&site_over(store.clone()).await).await;
    play(&ada, &table, 0, 1, 0).await;
    play(&lin, &table, 1, 2, 0).await;
    react(&lin, &table, 1, 3, "number=1&sign=wow").await;
    react(&ada, &table, 0, 4, "number=2&sign=laugh").await;
    assert_eq!(signs(&ada, &table).await.len(), 2);
    send(&lin, &table, "ask", 1, 5, "what=take-back").await;
    send(&ada, &table, "answer", 0, 6, "question=0&agrees=true").await;
    assert_eq!(signs(&ada, &table).await.len(), 1, "Lin's move is gone, and what was said about it");
    play(&lin, &table, 1, 7, 1).await;
    assert_eq!(signs(&ada, &table).await.len(), 1, "another move has another name");
    let later = ada.at(&site_over(store).await);
    assert_eq!(signs(&later, &table).await, signs(&ada, &table).await);
}
