//! The visitor's own page: games and results, everything as one file, and being forgotten.

use super::guest::{Guest, open, site, site_over, token, two_people};
use super::joining::{record, upload};
use axum::http::{StatusCode, header};
use serde_json::Value;
use std::sync::Arc;
use store::{PersonId, Sqlite, Store, TableId};

/// The numbers of games won, drawn and lost against an opponent, of the first game that lists them.
async fn tally(guest: &Guest, opponent: &str) -> Option<[usize; 3]> {
    let page = guest.get("/me").await.text;
    let row =
        page.split("<tr>").skip(1).find(|row| row.contains(&format!("<bdi>{opponent}</bdi>")))?.to_owned();
    let numbers = row.split("<td>").skip(1).map(|cell| cell.split('<').next().unwrap().parse().unwrap());
    Some(numbers.collect::<Vec<_>>().try_into().unwrap())
}

async fn resign(guest: &Guest, table: &str, seat: usize) {
    let answer = guest.post(&format!("{table}/resign"), &format!("seat={seat}&token={}", token(90))).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
}

pub async fn named(guest: &Guest, name: &str) {
    assert_eq!(guest.post("/me/name", &format!("name={name}")).await.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn my_page_counts_results_against_each_person_and_each_level() {
    let site = site().await;
    let (ada, lin, table) = two_people(&site).await;
    named(&ada, "Ada").await;
    named(&lin, "Lin").await;
    assert!(ada.get("/me").await.text.contains("No finished games yet."));
    resign(&lin, &table, 1).await;
    assert_eq!(tally(&ada, "Lin").await, Some([1, 0, 0]));
    assert_eq!(tally(&lin, "Ada").await, Some([0, 0, 1]));
    let bots = open(&ada, "seat-0=me&seat-1=bot-novice&seat-2=bot-master").await;
    assert_eq!(tally(&ada, "Novice (bot)").await, None, "it is not over");
    resign(&ada, &bots, 0).await;
    assert_eq!(tally(&ada, "Novice (bot)").await, Some([0, 0, 1]));
    assert_eq!(tally(&ada, "Master (bot)").await, Some([0, 0, 1]));
    assert!(ada.get("/me").await.text.contains("Ada resigned."), "nobody has won among more than two");
    // Two at one device: nobody knows which of them I was.
    let shared = open(&ada, "seat-0=me&seat-1=guest&name-1=Bo").await;
    resign(&ada, &shared, 0).await;
    assert_eq!(tally(&ada, "Ada").await, None);
    // All agree to end it.
    let (ada, lin, table) = two_people(&site).await;
    ada.post(&format!("{table}/ask"), &format!("seat=0&what=end&token={}", token(1))).await;
    let page = lin.get(&table).await;
    let question = page.between("name=\"question\"", ">").rsplit('"').nth(1).unwrap();
    let agreed = format!("seat=1&question={question}&agrees=true&token={}", token(2));
    assert_eq!(lin.post(&format!("{table}/answer"), &agreed).await.status, StatusCode::SEE_OTHER);
    let page = lin.get("/me").await.text;
    assert!(page.contains("One more game ended without a result.") && page.contains(&table), "{page}");
}

#[tokio::test]
async fn everything_about_me_is_one_file_and_tells_no_secrets() {
    let site = site().await;
    let (ada, lin, over) = two_people(&site).await;
    named(&lin, "Lin").await;
    resign(&ada, &over, 0).await;
    let running = open(&lin, "seat-0=me&seat-1=bot-novice").await;
    let others = open(&ada, "seat-0=me&seat-1=bot-novice").await;
    for (number, (guest, said)) in
        [(&lin, "text=Hello+there"), (&lin, "phrase=thanks"), (&ada, "text=Mine")].iter().enumerate()
    {
        let seat = usize::from(number < 2);
        guest.post(&format!("{over}/say"), &format!("seat={seat}&{said}&token={}", token(40 + number))).await;
    }
    assert_eq!(lin.send(upload(&record(1, ["Bo", "Mei"], 500))).await.status, StatusCode::SEE_OTHER);
    let answer = lin.get("/me/export").await;
    assert!(
        answer.headers.get(header::CONTENT_DISPOSITION).unwrap().to_str().unwrap().contains("attachment")
    );
    let file: Value = serde_json::from_str(&answer.text).unwrap();
    assert_eq!((&file["format"], &file["name"]), (&"mandate-person/1".into(), &"Lin".into()));
    assert_eq!(file["devices"].as_array().unwrap().len(), 1);
    let tables = file["tables"].as_array().unwrap();
    let found = |table: &str| tables.iter().find(|kept| table.ends_with(kept["table"].as_str().unwrap()));
    let (over, running) = (found(&over).unwrap(), found(&running).unwrap());
    assert!(found(&others).is_none());
    assert_eq!((&over["seats"], &running["seats"]), (&serde_json::json!([1]), &serde_json::json!([0])));
    let read: table::Record = serde_json::from_value(over["record"].clone()).unwrap();
    assert!(table::verify::<qin::Qin>(&read).unwrap().is_over());
    for secret in ["seed", "secret", "deal"] {
        assert!(over["record"].get(secret).is_some() && running["record"].get(secret).is_none(), "{secret}");
    }
    let words = file["words"].as_array().unwrap();
    let said: Vec<&Value> = words.iter().map(|said| said.get("text").unwrap_or(&said["phrase"])).collect();
    assert_eq!(said, ["Hello there", "thanks"], "{words:?}");
    assert_eq!((&words[0]["seat"], words[0]["at"].as_i64().is_some()), (&1.into(), true));
    assert_eq!(file["uploads"][0]["record"]["seats"][1]["name"], "Mei");
}

/// Everything that a store has about some tables and a person, as text.
async fn all_that_is_kept(store: &dyn Store, person: &PersonId, tables: &[&str]) -> String {
    let mut all = vec![format!("{:?}", store.name_of(person).await.unwrap())];
    for table in tables {
        let kept =
            store.table(&TableId::new(table.strip_prefix("/t/").unwrap()).unwrap()).await.unwrap().unwrap();
        all.push(format!("{kept:?}"));
    }
    all.join("\n")
}

#[tokio::test]
async fn whoever_is_deleted_is_somebody_everywhere() {
    let store: Arc<dyn Store> = Arc::new(Sqlite::in_memory().unwrap());
    let site = site_over(store.clone()).await;
    let ada = Guest::new(&site).await;
    let lin = Guest::new(&site).await;
    named(&ada, "Ada").await;
    named(&lin, "Linchen").await;
    let together = async |seats: &str, others: &[&Guest]| {
        let table = open(&ada, seats).await;
        for (number, other) in others.iter().enumerate() {
            other.post(&format!("{table}/join"), &format!("seat={}", number + 1)).await;
        }
        table
    };
    let over = together("seat-0=me&seat-1=friend&open=yes", &[&lin]).await;
    resign(&ada, &over, 0).await;
    let running = together("seat-0=me&seat-1=friend&open=yes", &[&lin]).await;
    let mei = Guest::new(&site).await;
    let of_three = together("seat-0=me&seat-1=friend&seat-2=friend&open=yes", &[&lin, &mei]).await;
    let left = together("seat-0=me&seat-1=friend&seat-2=friend&open=yes", &[&lin, &mei]).await;
    resign(&lin, &left, 1).await;
    for (number, table) in [&over, &running, &of_three, &left].into_iter().enumerate() {
        for (seat, guest) in [(0, &ada), (1, &lin)] {
            let said = format!("seat={seat}&text=Said+by+{seat}&token={}", token(50 + 2 * number + seat));
            assert_eq!(guest.post(&format!("{table}/say"), &said).await.status, StatusCode::SEE_OTHER);
        }
    }
    let waiting = together("seat-0=me&seat-1=friend&seat-2=friend&open=yes", &[&lin]).await;
    let hosted = open(&lin, "seat-0=me&seat-1=friend&open=yes").await;
    named(&lin, "Linlin").await;
    let uploaded = lin.send(upload(&record(1, ["Linlin", "Mei"], 500))).await.location().to_owned();
    let uploaded = uploaded.split("/replay").next().unwrap();
    assert!(lin.get(uploaded).await.text.contains("Linlin"));
    assert_eq!(tally(&ada, "Linlin").await, Some([0, 0, 1]));
    let file: Value = serde_json::from_str(&lin.get("/me/export").await.text).unwrap();
    let person = PersonId::new(file["person"].as_str().unwrap()).unwrap();

    assert!(lin.get("/me/delete").await.text.contains("This cannot be undone."));
    let gone = lin.post("/me/delete", "").await;
    assert_eq!((gone.status, gone.location()), (StatusCode::SEE_OTHER, "/me/deleted"));

    let tables = [&over, &running, &of_three, &left, &waiting, &hosted, uploaded];
    let kept = all_that_is_kept(&*store, &person, &tables.map(|table: &str| table)).await;
    assert!(!kept.contains("Linchen") && !kept.contains("Linlin"), "{kept}");
    assert!(store.sessions().sessions_of(&person).await.unwrap().is_empty());
    // The same in the memory of this server, and in that of another that reads the store.
    for site in [&site, &site_over(store.clone()).await] {
        let ada = ada.at(site);
        for table in tables {
            let page = ada.get(table).await;
            assert_eq!(page.status, StatusCode::OK, "{table}");
            assert!(
                !page.text.contains("Linchen") && !page.text.contains("Linlin"),
                "{table}: {}",
                page.text
            );
        }
        for (table, seat) in [(&over, 1), (&running, 1), (&of_three, 1), (&left, 1)] {
            let plate = ada.get(table).await.between(&format!("id=\"plate-{seat}\""), "</li>").to_owned();
            assert!(plate.contains("somebody"), "{table}: {plate}");
            let page = ada.get(table).await.text;
            assert!(page.contains("Said by 0") && !page.contains("Said by 1"), "{table}: {page}");
        }
        assert!(ada.get(&running).await.text.contains("id=\"ending\""), "it is given up");
        assert!(ada.get(&of_three).await.between("id=\"plate-1\"", "</li>").contains("(bot)"));
        assert!(ada.get(&waiting).await.text.contains("/join/1/"), "the seat is free again");
        assert!(ada.get(&hosted).await.text.contains("The host closed this table"));
        assert_eq!(tally(&ada, "somebody").await, Some([1, 0, 1]));
        // The cookie is nobody's any more.
        let stranger = lin.at(site).get("/me").await;
        assert!(stranger.headers.contains_key(header::SET_COOKIE) && stranger.text.contains("No games yet."));
    }
}

/// The ratings on somebody's page, from top to bottom: what is rated, how, and of how many games.
async fn ratings(guest: &Guest) -> Vec<[String; 3]> {
    let page = guest.get("/me").await;
    let rows = page.between("id=\"ratings\"", "</section>").split("<tr>").skip(2).map(|row| {
        let cell = |tag: &str, number: usize| {
            let cell = row.split(tag).nth(number).unwrap().split("</t").next().unwrap();
            cell.rsplit('>').next().unwrap().replace('\u{a0}', " ")
        };
        let title = row.split("<th scope=\"row\">").nth(1).unwrap().split('<').next().unwrap().to_owned();
        [title, cell("<td>", 1), cell("<td>", 2)]
    });
    rows.collect()
}

#[tokio::test]
async fn only_tables_opened_as_rated_are_rated_and_the_log_alone_decides() {
    let store: Arc<dyn Store> = Arc::new(Sqlite::in_memory().unwrap());
    let site = site_over(store.clone()).await;
    let (ada, lin) = (Guest::new(&site).await, Guest::new(&site).await);
    let play = async |form: &str, loser: &Guest, seat: usize| {
        let table = open(&ada, form).await;
        lin.post(&format!("{table}/join"), "seat=1").await;
        resign(loser, &table, seat).await;
        table
    };
    play("seat-0=me&seat-1=friend&open=yes", &lin, 1).await;
    assert!(ratings(&ada).await.is_empty(), "it was not rated");
    let first = play("seat-0=me&seat-1=friend&open=yes&rated=yes&pace=days&days=3", &lin, 1).await;
    assert!(ada.get(&first).await.text.contains("Rated game"));
    let told =
        |rating: &str, games: &str| ["Qin, two players".to_owned(), rating.to_owned(), games.to_owned()];
    assert_eq!(ratings(&ada).await, [told("1662 \u{b1} 290", "1")]);
    assert_eq!(ratings(&lin).await, [told("1338 \u{b1} 290", "1")]);
    play("seat-0=me&seat-1=friend&open=yes&rated=yes&pace=days&days=3", &ada, 0).await;
    let (adas, lins) = (ratings(&ada).await, ratings(&lin).await);
    assert_eq!((&*adas[0][2], &*lins[0][2]), ("2", "2"));
    // Playing again changes nothing about the order in which matches ended.
    assert_eq!(ada.post(&format!("{first}/rematch"), "").await.status, StatusCode::SEE_OTHER);
    assert_eq!((ratings(&ada).await, ratings(&lin).await), (adas.clone(), lins.clone()));
    // A match with a bot changes nothing among people.
    let bots = open(&ada, "seat-0=me&seat-1=bot-novice&rated=yes").await;
    resign(&ada, &bots, 0).await;
    let with_bots = ratings(&ada).await;
    assert_eq!((with_bots.len(), &with_bots[0], &*with_bots[1][1]), (2, &adas[0], "1338 \u{b1} 290"));
    assert!(ada.get("/me").await.between("id=\"ratings\"", "</section>").contains("Novice 1662"));
    // Another server that knows nothing but the store comes to the same.
    assert_eq!(ratings(&ada.at(&site_over(store).await)).await, with_bots);
    assert_eq!(ratings(&lin).await, lins);
}

#[tokio::test]
async fn at_a_rated_table_nobody_is_helped_and_everybody_has_a_device() {
    let site = site().await;
    let ada = Guest::new(&site).await;
    let free = open(&ada, "seat-0=me&seat-1=bot-novice").await;
    let rated = open(&ada, "seat-0=me&seat-1=bot-novice&rated=yes").await;
    assert!(
        ada.get(&free).await.text.contains("id=\"hint\"")
            && !ada.get(&rated).await.text.contains("id=\"hint\"")
    );
    assert_eq!(ada.get(&format!("{rated}/hint?seat=0")).await.status, StatusCode::FORBIDDEN);
    let shared = ada.post("/new/qin", "seat-0=me&seat-1=guest&rated=yes").await;
    assert_eq!(shared.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(
        shared.text.contains("a device of their own")
            && shared.text.contains("name=\"rated\" value=\"yes\" checked")
    );
    // Without a clock, whoever is about to lose need only stay away.
    let endless = ada.post("/new/qin", "seat-0=me&seat-1=friend&rated=yes").await;
    assert_eq!(endless.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(endless.text.contains("needs a clock"), "{}", endless.text);
    let invites = open(&ada, "seat-0=me&seat-1=friend&rated=yes&pace=live&minutes=15&seconds=10").await;
    let key = ada.get(&invites).await.text.split("/join/1/").nth(1).unwrap()[..32].to_owned();
    let invitation = Guest::new(&site).await.get(&format!("{invites}/join/1/{key}")).await;
    assert!(invitation.text.contains("This game is rated"), "{}", invitation.text);
}
