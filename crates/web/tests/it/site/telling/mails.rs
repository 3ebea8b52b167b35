//! Mails: nobody gets one who has not said so, and everybody can end them.

use super::post_office::{Mail, PostOffice};
use super::{A_WHILE, SITE, Told, address, export, mails, pass, person, play_turn, until};
use crate::site::guest::{Answer, Guest, two_people};
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use std::net::Ipv4Addr;
use std::time::Duration;

async fn ask(guest: &Guest, mailbox: &str) -> Answer {
    guest.post("/me/mail", &address(mailbox)).await
}

/// The path of a link in a mail.
fn path(mail: &Mail, start: &str) -> String {
    mail.link(&format!("{SITE}{start}")).strip_prefix(SITE).unwrap().to_owned()
}

/// Gives a mailbox, and says there that it is the right one.
async fn give(told: &Told, office: &PostOffice, guest: &Guest, mailbox: &str) {
    let before = office.mails().len();
    let answer = ask(guest, mailbox).await;
    assert_eq!((answer.status, answer.location()), (StatusCode::SEE_OTHER, "/me#mail"), "{}", answer.text);
    let mail = office.mails()[before].clone();
    let reader = Guest::new(&told.site).await;
    let link = path(&mail, "/mail/confirm/");
    let confirmed = reader.post(&link, "").await;
    assert_eq!(confirmed.status, StatusCode::OK, "{}", confirmed.text);
}

/// Has somebody waited for until they are told.
async fn wait_for(told: &Told, [ada, lin]: [&Guest; 2], table: &str, number: &mut usize) {
    play_turn(ada, table, 0, number).await;
    play_turn(lin, table, 1, number).await;
    told.announced(&person(ada).await, table).await;
    pass(A_WHILE).await;
    told.settled(&person(ada).await).await;
}

/// A program that reads mail: without a session, and from no page.
async fn one_click(told: &Told, path: &str) -> Answer {
    let request = Request::post(path)
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
        .body(Body::from("List-Unsubscribe=One-Click"));
    Guest { site: told.site.clone(), cookie: String::new(), language: "en" }.send(request.unwrap()).await
}

#[tokio::test]
async fn a_mail_is_sent_to_whoever_said_so_at_its_address_and_ends_by_its_own_link() {
    let office = PostOffice::open().await;
    let told = Told::start(mails(&office.url())).await;
    let (ada, lin, table) = two_people(&told.site).await;
    lin.post("/me/name", "name=Lin").await;
    let me = person(&ada).await;
    assert_eq!(ask(&ada, " Ada+mandate@Mail.Example.org ").await.location(), "/me#mail");
    let [asked] = office.mails().try_into().unwrap();
    assert_eq!(
        (asked.from.as_str(), asked.to),
        ("table@mandate.example", vec!["Ada+mandate@Mail.Example.org".into()])
    );
    let question = office.mails()[0].clone();
    assert_eq!(question.header("Subject").as_deref(), Some("Mandate: is this your address?"));
    assert_eq!(question.header("From").as_deref(), Some("Mandate <table@mandate.example>"));
    assert_eq!(question.header("Auto-Submitted").as_deref(), Some("auto-generated"));
    assert!(question.header("Message-ID").unwrap().ends_with("@mandate.example>"));
    assert!(question.header("Date").is_some() && question.header("List-Unsubscribe").is_none());
    assert!(
        ada.get("/me")
            .await
            .text
            .contains("A mail with a link has been sent to Ada+mandate@Mail.Example.org.")
    );
    assert_eq!(export(&ada).await["contacts"][0]["confirmed"], false);

    // Before it is confirmed, nothing is sent; a program that only looks at the link confirms nothing.
    let mut number = 0;
    play_turn(&ada, &table, 0, &mut number).await;
    play_turn(&lin, &table, 1, &mut number).await;
    pass(A_WHILE).await;
    let link = path(&question, "/mail/confirm/");
    let reader = Guest::new(&told.site).await;
    let page = reader.get(&link).await;
    assert!(page.text.contains("Do you want a mail to Ada+mandate@Mail.Example.org"), "{}", page.text);
    assert_eq!(told.messages(&me).await, []);
    assert!(reader.post(&link, "").await.text.contains("From now on you get a mail"));
    assert_eq!(reader.post(&link, "").await.status, StatusCode::NOT_FOUND);
    assert_eq!(reader.get(&link).await.status, StatusCode::NOT_FOUND);
    assert!(ada.get("/me").await.text.contains("Mails go to Ada+mandate@Mail.Example.org."));

    wait_for(&told, [&ada, &lin], &table, &mut number).await;
    let [_, mail] = office.mails().try_into().unwrap();
    assert_eq!(mail.header("Subject").as_deref(), Some("Your turn: Qin with Lin"));
    assert_eq!(mail.header("MIME-Version").as_deref(), Some("1.0"));
    assert_eq!(mail.header("Content-Type").as_deref(), Some("text/plain; charset=utf-8"));
    let end = path(&mail, "/mail/end/");
    let text = format!(
        "The others wait for you at a table of Qin.\r\n\r\n{SITE}{table}\r\n\r\n-- \r\n\
         No more mails when it is my turn:\r\n{SITE}{end}\r\n"
    );
    assert_eq!(mail.text(), text);
    assert_eq!(mail.header("List-Unsubscribe"), Some(format!("<{SITE}{end}>")));
    assert_eq!(mail.header("List-Unsubscribe-Post").as_deref(), Some("List-Unsubscribe=One-Click"));

    // Looking at the link ends nothing, and neither does another link.
    assert!(reader.get(&end).await.text.contains("Do you want no more mails"));
    one_click(&told, "/mail/end/ffffffffffffffffffffffffffffffff").await;
    wait_for(&told, [&ada, &lin], &table, &mut number).await;
    assert_eq!(office.mails().len(), 3);
    assert_eq!(path(&office.mails()[2], "/mail/end/"), end, "any of the links does");
    for _ in 0..2 {
        let ended = one_click(&told, &end).await;
        assert_eq!(ended.status, StatusCode::OK);
        assert!(ended.text.contains("No more mails are sent to this address."));
    }
    assert_eq!(export(&ada).await["contacts"], serde_json::json!([]));
    play_turn(&ada, &table, 0, &mut number).await;
    play_turn(&lin, &table, 1, &mut number).await;
    pass(A_WHILE).await;
    pass(A_WHILE).await;
    assert_eq!((office.mails().len(), told.messages(&me).await), (3, vec![]));
    assert_eq!(told.count("mail", "sent").await, 2);
}

#[tokio::test]
async fn mails_are_in_the_language_of_whoever_asked_for_them() {
    let office = PostOffice::open().await;
    let told = Told::start(mails(&office.url())).await;
    let (ada, lin, table) = two_people(&told.site).await;
    lin.post("/me/name", "name=L%C3%A9a+%22B%22").await;
    let ada = Guest { language: "fr", ..ada };
    give(&told, &office, &ada, "ada@example.org").await;
    wait_for(&told, [&ada, &lin], &table, &mut 0).await;
    let [question, mail] = office.mails().try_into().unwrap();
    assert!(question.text().contains("Si c\u{2019}est vous, ouvrez ce lien d\u{2019}ici un jour\u{a0}:"));
    assert!(mail.text().starts_with("Les autres vous attendent \u{e0} une table de Qin."), "{}", mail.text());
    // What is not ASCII is encoded, and the header is one.
    let subject = mail.header("Subject").unwrap();
    assert!(subject.is_ascii() && subject.contains("=?utf-8?"), "{subject}");
    assert_eq!(mail.headers().iter().filter(|line| line.starts_with("To: ")).count(), 1);
}

#[tokio::test]
async fn what_is_no_address_is_refused_and_nothing_is_sent() {
    let office = PostOffice::open().await;
    let told = Told::start(mails(&office.url())).await;
    for (language, sentence) in
        [("en", "This is not a mail address."), ("fr", "Ce n\u{2019}est pas une adresse de courriel.")]
    {
        let guest = Guest::speaking(&told.site, language).await;
        for typed in
            ["ada", "ada@localhost", "ada@[127.0.0.1]", "ada@example.org%0D%0ABcc: lin@example.org", ""]
        {
            let answer = guest.post("/me/mail", &format!("address={typed}")).await;
            assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{typed}");
            assert!(answer.text.contains(sentence) && answer.attribute("aria-invalid") == "true", "{typed}");
        }
        assert_eq!(export(&guest).await["contacts"], serde_json::json!([]));
    }
    assert_eq!(office.mails().len(), 0);
}

#[tokio::test]
async fn nobody_can_have_many_mails_sent_to_others() {
    let office = PostOffice::open().await;
    let told = Told::start(mails(&office.url())).await;
    let too_often = "Too many mails have been asked for today.";
    // Many people, one mailbox, however it is written.
    for (number, mailbox) in
        ["lin@example.org", "Lin@example.org", "LIN@EXAMPLE.ORG", "lin@example.org"].iter().enumerate()
    {
        let answer = ask(&Guest::new(&told.site).await, mailbox).await;
        assert_eq!(answer.status == StatusCode::SEE_OTHER, number < 3, "{}", answer.text);
        assert_eq!(answer.text.contains(too_often), number == 3);
    }
    // One person, many mailboxes.
    let ada = Guest::new(&told.site).await;
    for number in 0..6 {
        let answer = ask(&ada, &format!("mailbox{number}@example.org")).await;
        assert_eq!(answer.status == StatusCode::SEE_OTHER, number < 5, "{}", answer.text);
    }
    // Many people and mailboxes, one network.
    let mut answers = vec![];
    for number in 0..21 {
        let guest = Guest::new(&told.site).await;
        let request = Request::post("/me/mail")
            .header(header::ORIGIN, "http://table.example")
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .body(Body::from(address(&format!("somebody{number}@example.org"))));
        answers.push(guest.send_from(Ipv4Addr::new(198, 51, 100, 7), request.unwrap()).await.status);
    }
    assert_eq!((answers[19], answers[20]), (StatusCode::SEE_OTHER, StatusCode::TOO_MANY_REQUESTS));
    assert_eq!(office.mails().len(), 3 + 5 + 20);
    pass(Duration::from_hours(24)).await;
    assert_eq!(ask(&ada, "lin@example.org").await.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn a_link_is_void_after_a_day_and_so_is_what_was_asked() {
    let office = PostOffice::open().await;
    let told = Told::start(mails(&office.url())).await;
    let ada = Guest::new(&told.site).await;
    ask(&ada, "ada@example.org").await;
    let link = path(&office.mails()[0], "/mail/confirm/");
    pass(Duration::from_mins(24 * 60 - 1)).await;
    assert_eq!(ada.get(&link).await.status, StatusCode::OK);
    pass(Duration::from_mins(1)).await;
    assert_eq!(ada.post(&link, "").await.status, StatusCode::NOT_FOUND);
    pass(Duration::from_hours(1)).await;
    until("the address is forgotten", async || export(&ada).await["contacts"] == serde_json::json!([])).await;
    // Another address takes the place of the first, whose link is void then.
    ask(&ada, "one@example.org").await;
    ask(&ada, "other@example.org").await;
    let [_, one, other] = office.mails().try_into().unwrap();
    assert_eq!(ada.post(&path(&one, "/mail/confirm/"), "").await.status, StatusCode::NOT_FOUND);
    assert_eq!(ada.post(&path(&other, "/mail/confirm/"), "").await.status, StatusCode::OK);
    assert_eq!(export(&ada).await["contacts"][0]["address"], "other@example.org");
    // Another site cannot confirm anything for whoever reads there.
    let request =
        Request::post(path(&other, "/mail/confirm/")).header(header::ORIGIN, "https://evil.example");
    let refused = ada.send(request.body(Body::empty()).unwrap()).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert_eq!(ada.post("/me/mail/end", "").await.status, StatusCode::SEE_OTHER);
    assert_eq!(export(&ada).await["contacts"], serde_json::json!([]));
}

#[tokio::test]
async fn whoever_follows_the_links_of_a_mail_leaves_nothing_behind() {
    let office = PostOffice::open().await;
    let told = Told::start(mails(&office.url())).await;
    let ada = Guest::new(&told.site).await;
    ask(&ada, "ada@example.org").await;
    let reader = Guest::new(&told.site).await;
    reader.post(&path(&office.mails()[0], "/mail/confirm/"), "").await;
    let me = person(&reader).await;
    assert_eq!(told.store.sessions().sessions_of(&me).await.unwrap(), []);
    assert_eq!(told.store.sessions().sessions_of(&person(&ada).await).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_mail_server_that_does_not_work_is_told_of() {
    let nobody = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = nobody.local_addr().unwrap();
    drop(nobody);
    let told = Told::start(mails(&format!("smtp://{address}"))).await;
    for (language, sentence, broken) in [
        ("en", "The mail could not be sent.", "The mail server does not work at the moment."),
        (
            "fr",
            "Le courriel n\u{2019}a pas pu \u{ea}tre envoy\u{e9}.",
            "Le serveur de courriel ne fonctionne pas",
        ),
    ] {
        let guest = Guest::speaking(&told.site, language).await;
        let answer = ask(&guest, "ada@example.org").await;
        assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE);
        assert!(answer.text.contains(sentence), "{}", answer.text);
        assert!(guest.get("/me").await.text.contains(broken));
        assert_eq!(export(&guest).await["contacts"], serde_json::json!([]));
    }
}

#[tokio::test]
async fn a_mailbox_that_does_not_exist_is_not_tried_again_and_one_that_is_full_is() {
    for (refusal, tries) in [("550 no such mailbox <ada@example.org>", 1), ("452 the mailbox is full", 2)] {
        let office = PostOffice::open().await;
        let strict = PostOffice::refusing(Some(refusal)).await;
        let told = Told::start(mails(&office.url())).await;
        let (ada, lin, table) = two_people(&told.site).await;
        give(&told, &office, &ada, "ada@example.org").await;
        let me = person(&ada).await;
        let mut number = 0;
        play_turn(&ada, &table, 0, &mut number).await;
        play_turn(&lin, &table, 1, &mut number).await;
        told.announced(&me, &table).await;
        // The same people at a server that sends by another one.
        let other = Told::over(told.store.clone(), mails(&strict.url())).await;
        drop((told.site, told.metrics, ada.site, lin.site));
        pass(A_WHILE).await;
        until("it fails", async || other.count("mail", "failed").await == 1).await;
        pass(Duration::from_secs(66)).await;
        if tries == 1 {
            other.settled(&me).await;
        } else {
            until("it fails again", async || other.count("mail", "failed").await == 2).await;
        }
        assert_eq!(other.count("mail", "failed").await, tries);
        assert_eq!(other.count("mail", "dropped").await, usize::from(tries == 1));
        assert_eq!(office.mails().len(), 1, "the first sends nothing more");
    }
}
