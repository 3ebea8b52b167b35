//! Looking back at a match: the list of moves, all hands, its analysis, playing on from it, and what of all that a running
//! match does not show.

use super::guest::{Guest, site, site_over, spelt, token};
use analysis::Analysis;
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use game::chance::dice;
use game::{Game, Seed, Turn};
use std::sync::Arc;
use store::{Sqlite, Store, TableId};
use table::{Player, Table};

/// A match that is over, played by chance.
pub fn finished<G: Game>() -> Table<G> {
    let players = vec![Player::named("Ada"), Player::named("Lin")];
    let mut table = Table::<G>::open(players, G::Options::default(), Seed::from_bytes([9; 32])).unwrap();
    let (mut dice, mut scratch) = (dice(9), vec![]);
    while let Turn::Awaiting(seats) = table.turn() {
        let seat = seats.first().unwrap();
        let action = table.sample(seat, &mut dice, &mut scratch).unwrap();
        table.play(seat, action).unwrap();
    }
    table
}

/// Hands the record of a match in; the address of its table.
pub async fn upload<G: Game>(guest: &Guest, table: &Table<G>) -> String {
    let record = serde_json::to_string(&table.record()).unwrap();
    let body = format!(
        "--x\r\ncontent-disposition: form-data; name=\"record\"; filename=\"r.json\"\r\n\r\n{record}\r\n--x--\r\n"
    );
    let request = Request::post("/records")
        .header(header::ORIGIN, "http://table.example")
        .header(header::CONTENT_TYPE, "multipart/form-data; boundary=x");
    let answer = guest.send(request.body(Body::from(body)).unwrap()).await;
    answer.location().strip_suffix("/replay?at=0").unwrap().to_owned()
}

async fn check_list<G: Game>() {
    let site = site().await;
    let ada = Guest::new(&site).await;
    let played = finished::<G>();
    let table = upload(&ada, &played).await;
    let page = ada.get(&format!("{table}/replay?at=3")).await;
    let list = page.between("id=\"moves\"", "</ol>");
    assert_eq!(list.matches("<a ").count(), played.len() + 1, "{}: every action, and the deal", G::ID);
    assert_eq!(list.matches("aria-current=\"step\"").count(), 1);
    assert!(list.matches("class=\"period\"").count() > 3, "{}: {list}", G::ID);
    // A step sends neither the page nor the list again.
    let step = ada.get(&format!("{table}/replay?at=4&have=moves")).await;
    let lines = list.matches("<li").count();
    assert!(step.text.contains(&format!("<ol id=\"moves\"><!--0-{}--></ol>", lines - 1)), "{}", step.text);
    assert!(!step.text.contains("<html") && step.text.contains("data-at=\"4\""));
    // All hands, and nobody's.
    let all = ada.get(&format!("{table}/replay?at=3&as=all")).await;
    assert_eq!(all.text.matches("class=\"seat-hand").count(), 2, "{}", G::ID);
    assert!(!page.text.contains("class=\"seat-hand"));
}

macro_rules! checked {
    ($($game:ident: $type:ty),*) => {
        $(#[tokio::test] async fn $game() { check_list::<$type>().await; })*
    };
}

mod every_move_is_listed_once {
    use super::check_list;

    checked!(qin: games::qin::Qin, great_wall: games::great_wall::GreatWall, sun_tzu: games::sun_tzu::SunTzu, xian: games::xian::Xian);
}

#[tokio::test]
async fn a_running_match_shows_nobody_all_hands() {
    let site = site().await;
    let ada = Guest::new(&site).await;
    let table = ada.open("great-wall", "seat-0=me&seat-1=friend&open=yes").await;
    let lin = Guest::new(&site).await;
    lin.post(&format!("{table}/join"), "seat=1&key=").await;
    for (guest, seen) in [(&ada, "as=0"), (&lin, "as=1")] {
        let all = guest.get(&format!("{table}/replay?at=0&as=all")).await;
        let public = guest.get(&format!("{table}/replay?at=0")).await;
        assert_eq!(all.text, public.text, "nothing but the public view");
        assert!(!all.text.contains("as=all") && all.text.contains(seen));
    }
}

/// Begins the analysis of a match, and waits until it is whole.
pub async fn analysed(guest: &Guest, table: &str) -> String {
    let stream = guest.get(&format!("{table}/analysis/live")).await;
    assert_eq!(stream.status, StatusCode::OK, "{}", stream.text);
    assert_eq!(stream.text.matches("event: done").count(), 1, "{}", stream.text);
    guest.get(&format!("{table}/analysis?at=0")).await.text
}

#[tokio::test]
async fn an_analysis_fills_in_is_kept_and_tells_what_decided_the_match() {
    let store = Arc::new(Sqlite::in_memory().unwrap());
    let site = site_over(store.clone()).await;
    let ada = Guest::new(&site).await;
    let played = finished::<games::great_wall::GreatWall>();
    let table = upload(&ada, &played).await;
    let id = TableId::new(table.rsplit('/').next().unwrap()).unwrap();
    let before = ada.get(&format!("{table}/analysis")).await;
    assert!(before.text.contains("data-analysis=") && before.text.contains("Analyse this game"));
    assert_eq!(store.analysis(&id).await.unwrap(), None, "looking begins nothing");
    let stream = ada.get(&format!("{table}/analysis/live")).await.text;
    for step in stream.split("event: ").filter(|step| step.starts_with("course")) {
        assert!(
            step.contains("Still computing") && !step.contains("waterfall"),
            "no sums before the end: {step}"
        );
    }
    assert!(between(&stream, "event: done", "\n\n").contains("waterfall"));
    let page = analysed(&ada, &table).await;
    assert!(
        !page.contains("data-analysis=") && !page.contains("Still computing"),
        "nothing is left to be followed"
    );
    assert_eq!(page.matches("class=\"curve").count(), 2);
    let kept: Analysis = serde_json::from_str(&store.analysis(&id).await.unwrap().unwrap()).unwrap();
    assert_eq!(kept.decisions.len(), played.len());
    let marked = kept.decisions.iter().filter(|decision| decision.mark.is_some()).count();
    assert!(marked > 3, "who plays by chance errs");
    assert_eq!(page.matches("class=\"blunder").count(), marked);
    let draws = between(&page, "class=\"way draws\"", "</ol>");
    let weightiest = kept.weightiest_draws(0.03, 3);
    assert_eq!(draws.matches("<a ").count(), weightiest.len(), "{draws}");
    if let [first, ..] = &weightiest[..] {
        assert!(draws.contains(&format!("at={}", first.number)) && draws.contains(" points"), "{draws}");
    }
    let ticks = kept.draws.iter().filter(|draw| draw.luck.abs() >= 0.03).count();
    let titled = page
        .split("class=\"draw of-")
        .skip(1)
        .filter(|tick| between(tick, ">", "</line>").starts_with("<title>") && tick.contains(" points"));
    assert_eq!(titled.count(), ticks, "every tick says what it stands for");
    let turning = between(&page, "turning-points", "</ol>");
    assert_eq!(turning.matches("<a ").count(), 3, "{turning}");
    let worst = kept.turning_points(1)[0];
    assert!(turning.contains(&format!("at={}&amp;as={}", worst.number - 1, worst.seat)), "{turning}");
    // Another server finds it kept.
    let other = ada.at(&site_over(store).await);
    let again = other.get(&format!("{table}/analysis?at=0")).await.text;
    assert_eq!(
        between(&again, "id=\"findings\"", "</section>"),
        between(&page, "id=\"findings\"", "</section>")
    );
    // What could have been played is drawn, for everybody who asks, and nothing else is.
    let options = ada.get(&format!("{table}/analysis?at={}&as={}", worst.number - 1, worst.seat)).await.text;
    assert_eq!(options.matches("data-option=").count(), worst.options.len(), "{options}");
    let asked = format!("{table}/analysis/option?at={}&seat={}&action=", worst.number - 1, worst.seat);
    let drawn = ada.get(&(asked.clone() + &spelt(&worst.best_action))).await;
    assert!(drawn.status == StatusCode::OK && drawn.text.contains("class=\"preview\""), "{}", drawn.text);
    assert_eq!(ada.get(&(asked + "nonsense")).await.status, StatusCode::NOT_FOUND);
}

fn between<'a>(text: &'a str, from: &str, to: &str) -> &'a str {
    let (_, rest) = text.split_once(from).unwrap_or_else(|| panic!("no {from} in {text}"));
    rest.split_once(to).unwrap_or_else(|| panic!("no {to} after {from}")).0
}

#[tokio::test]
async fn a_mistake_can_be_tried_again_and_the_engine_answers() {
    let store = Arc::new(Sqlite::in_memory().unwrap());
    let site = site_over(store.clone()).await;
    let ada = Guest::new(&site).await;
    let table = upload(&ada, &finished::<games::sun_tzu::SunTzu>()).await;
    assert!(ada.get(&format!("{table}/retry/1")).await.text.contains("has not been analysed yet"));
    analysed(&ada, &table).await;
    let id = TableId::new(table.rsplit('/').next().unwrap()).unwrap();
    let kept: Analysis = serde_json::from_str(&store.analysis(&id).await.unwrap().unwrap()).unwrap();
    let worst = kept.turning_points(1)[0];
    let address = format!("{table}/retry/{}", worst.number);
    let page = ada.get(&address).await;
    assert!(page.legal().contains(&worst.best_action) && page.text.contains("Find something better"));
    let shown = ada.get(&format!("{address}/preview?seat=0&action={}", spelt(&worst.best_action))).await;
    assert!(shown.text.contains("class=\"preview\""), "{}", shown.text);
    let well = ada.post(&format!("{address}/play"), &format!("action={}", spelt(&worst.best_action))).await;
    assert!(well.text.contains("nothing better") || well.text.contains("Better:"), "{}", well.text);
    let badly = ada.post(&format!("{address}/play"), &format!("action={}", spelt(&worst.action))).await;
    assert!(badly.text.contains("No better"), "{}", badly.text);
    let nonsense = ada.post(&format!("{address}/play"), "action=nonsense").await;
    assert_eq!(nonsense.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn what_cannot_be_tried_again_is_refused_with_its_rule() {
    let site = site().await;
    let ada = Guest::new(&site).await;
    let table = upload(&ada, &finished::<games::great_wall::GreatWall>()).await;
    analysed(&ada, &table).await;
    // Nobody may pass while there are cards to lay.
    for (language, told) in [("en", "That is not allowed"), ("fr", "Ce n’est pas permis")] {
        let reader = Guest { language, ..ada.at(&site) };
        let legal = reader.get(&format!("{table}/retry/1")).await.legal();
        assert!(!legal.contains(&"pass".to_owned()));
        let refused = reader.post(&format!("{table}/retry/1/play"), "action=pass").await;
        let verdict = between(&refused.text, "class=\"verdict wrong\"", "</div>");
        assert!(verdict.contains("class=\"cited\"") && verdict.contains(told), "{verdict}");
        assert_eq!(refused.legal(), legal, "something else can be tried at once");
        let why = reader.get(&format!("{table}/retry/1/why?things=pass")).await.text;
        assert!(why.contains("class=\"cited\""), "{why}");
    }
}

#[tokio::test]
async fn a_running_match_has_no_analysis_and_says_so_in_a_sentence() {
    let site = site().await;
    let ada = Guest::new(&site).await;
    let table = ada.open("qin", "seat-0=me&seat-1=guest&name-1=Lin").await;
    for (language, sentence) in
        [("en", "This game is still running."), ("fr", "Cette partie n’est pas terminée.")]
    {
        let reader = Guest { language, ..ada.at(&site) };
        for path in [
            "analysis",
            "analysis/live",
            "analysis/option?at=0&seat=0&action=x",
            "retry/1",
            "explore/0",
            "explore/0/preview?seat=0&action=x",
            "explore/0/why?seat=0&things=x",
        ] {
            let answer = reader.get(&format!("{table}/{path}")).await;
            assert_eq!(answer.status, StatusCode::CONFLICT, "{path}");
            assert!(answer.text.contains(sentence), "{path}: {}", answer.text);
        }
        for (path, form) in [("branch", "at=0&seat=0&level=novice"), ("explore/0/play", "seat=0&action=x")] {
            let answer = reader.post(&format!("{table}/{path}"), form).await;
            assert_eq!(answer.status, StatusCode::CONFLICT, "{path}");
        }
        for path in ["", "/replay", "/replay?at=0"] {
            assert!(!reader.get(&format!("{table}{path}")).await.text.contains("/explore/"), "{path}");
        }
    }
}

#[tokio::test]
async fn somebody_plays_on_from_a_moment_and_the_original_stays_as_it_was() {
    let site = site().await;
    let ada = Guest::new(&site).await;
    let played = finished::<games::great_wall::GreatWall>();
    let table = upload(&ada, &played).await;
    let record = ada.get(&format!("{table}/record")).await.text;
    let at = 21;
    let seat = played.moves()[at].seat;
    let form = format!("at={at}&seat={seat}&level=novice");
    let branch = ada.post(&format!("{table}/branch"), &form).await.location().to_owned();
    assert_ne!(branch, table);
    let page = ada.get(&branch).await;
    assert!(page.text.contains("Played on from action 21 of another game."), "{}", page.text);
    assert!(page.text.contains(&format!("{table}/replay?at=21")));
    // The position is that of the original, hidden things included: what was played there can be played here.
    let action = played.moves()[at].action.to_string();
    assert!(page.legal().contains(&action), "{action}");
    let answer = ada.play(&branch, seat.index(), page.version(), &token(1), &action).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    let original = played.view_at(at + 1, game::Viewer::Seat(seat)).unwrap();
    let hand = ada.get(&format!("{branch}/replay?at={}&as={seat}", at + 1)).await;
    let theirs = ada.get(&format!("{table}/replay?at={}&as={seat}", at + 1)).await;
    let shown = |page: &str| between(page, "class=\"hand shown\"", "</section>").to_owned();
    assert_eq!(shown(&hand.text), shown(&theirs.text), "{original:?}");
    // Others can look at it, by its address, and nothing has changed where it came from.
    let lin = Guest::new(&site).await;
    assert_eq!(lin.get(&branch).await.status, StatusCode::OK);
    assert_eq!(ada.get(&format!("{table}/record")).await.text, record);
    for wrong in [
        format!("at={}&seat=0&level=novice", played.len()),
        "at=0&seat=7&level=novice".into(),
        "at=0&seat=0&level=x".into(),
    ] {
        let answer = ada.post(&format!("{table}/branch"), &wrong).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{wrong}");
    }
}

/// Tries an action in a variation; where it leads.
async fn try_action(guest: &Guest, here: &str, seat: game::Seat, action: &str) -> String {
    let form = format!("seat={seat}&action={}", spelt(action));
    guest.post(&format!("{here}/play"), &form).await.location().to_owned()
}

#[tokio::test]
async fn something_else_is_tried_step_by_step_and_has_an_address() {
    let site = site().await;
    let ada = Guest::new(&site).await;
    let played = finished::<games::qin::Qin>();
    let table = upload(&ada, &played).await;
    let record = ada.get(&format!("{table}/record")).await.text;
    let at = 9;
    let seat = played.moves()[at].seat;
    let start = format!("{table}/explore/{at}");
    for page in ["analysis", "replay"] {
        let looked = ada.get(&format!("{table}/{page}?at={at}&as={seat}")).await;
        assert!(looked.text.contains(&format!("id=\"explore\" href=\"{start}?as={seat}\"")), "{page}");
        let end = ada.get(&format!("{table}/{page}")).await;
        assert!(!end.text.contains("id=\"explore\""), "{page}: nothing is left to be tried at the end");
    }
    let first = ada.get(&start).await;
    let names = ["Ada", "Lin"];
    let (own, rival) = (names[seat.index()], names[1 - seat.index()]);
    assert!(first.text.contains(&format!("You see what {own} could see here")), "{}", first.text);
    assert!(first.legal().contains(&played.moves()[at].action.to_string()));
    // Something that was not played: what it is worth, and how the rival would answer.
    let other =
        first.legal().into_iter().find(|other| *other != played.moves()[at].action.to_string()).unwrap();
    let shown = ada.get(&format!("{start}/preview?seat={seat}&action={}", spelt(&other))).await;
    assert!(shown.text.contains("class=\"preview\"") && !shown.text.contains("data-final"), "{}", shown.text);
    let there = try_action(&ada, &start, seat, &other).await;
    assert_eq!(there, format!("{start}/{seat}_{}", other.replace(' ', "_")));
    let second = ada.get(&there).await;
    let verdict = between(&second.text, "class=\"verdict", "</div>");
    assert!(verdict.contains("% of such games"), "{verdict}");
    let reply = between(&second.text, "class=\"reply\"", "</section>");
    assert!(reply.contains(&format!("How {rival} would best answer")), "{reply}");
    assert!(second.text.contains(&format!("You see what {rival} could see here")), "{}", second.text);
    assert!(second.text.contains(&format!("id=\"back\" href=\"{start}\"")), "one can go back");
    // The engine's answer can be followed, and something else tried after it.
    let answer = between(reply, "href=\"", "\"");
    assert!(answer.starts_with(&format!("{there}.")), "{answer}");
    let third = ada.get(answer).await;
    assert!(
        third.status == StatusCode::OK && third.text.contains("nothing better can be found"),
        "{}",
        third.text
    );
    let further = try_action(&ada, answer, seat, &third.legal()[0]).await;
    assert!(further.starts_with(&format!("{answer}.{seat}_")), "{further}");
    // Whoever has the address sees the same; the match is what it was.
    let lin = Guest::new(&site).await;
    let table_of = |page: &str| between(page, "id=\"table\"", "id=\"notice\"").to_owned();
    assert_eq!(table_of(&lin.get(&further).await.text), table_of(&ada.get(&further).await.text));
    assert_eq!(ada.get(&format!("{table}/record")).await.text, record);
    for nowhere in [
        format!("{table}/explore/{}", played.len() + 1),
        format!("{start}/nonsense"),
        format!("{start}/{seat}_rr_a1_a2.x"),
    ] {
        assert_eq!(ada.get(&nowhere).await.status, StatusCode::NOT_FOUND, "{nowhere}");
    }
}

#[tokio::test]
async fn what_the_rules_refuse_in_a_variation_is_explained_where_it_was_tried() {
    let site = site().await;
    let ada = Guest::new(&site).await;
    let played = finished::<games::great_wall::GreatWall>();
    let table = upload(&ada, &played).await;
    let seat = played.moves()[0].seat;
    let start = format!("{table}/explore/0");
    // Nobody may pass while there are cards to lay.
    for (language, told) in [("en", "That is not allowed"), ("fr", "Ce n’est pas permis")] {
        let reader = Guest { language, ..ada.at(&site) };
        let back = try_action(&reader, &start, seat, "pass").await;
        assert_eq!(back, format!("{start}?as={seat}&refused=pass"));
        let page = reader.get(&back).await;
        let verdict = between(&page.text, "class=\"verdict wrong\"", "</div>");
        assert!(verdict.contains("class=\"cited\"") && verdict.contains(told), "{verdict}");
        assert!(!page.legal().is_empty(), "something else can be tried at once");
        let why = reader.get(&format!("{start}/why?seat={seat}&things=pass")).await.text;
        assert!(why.contains("class=\"cited\""), "{why}");
    }
}

#[tokio::test]
async fn whoever_decides_at_the_same_time_does_not_see_what_is_tried_in_secret() {
    let site = site().await;
    let ada = Guest::new(&site).await;
    let table = upload(&ada, &finished::<games::sun_tzu::SunTzu>()).await;
    let start = format!("{table}/explore/0");
    let legal = ada.get(&start).await.legal();
    let [one, .., other] = &legal[..] else { panic!("{legal:?}") };
    let mut seen = vec![];
    for secret in [one, other] {
        let there = try_action(&ada, &start, game::Seat::FIRST, secret).await;
        let page = ada.get(&format!("{there}?as=1")).await;
        assert!(page.text.contains("You see what Lin could see here"), "{}", page.text);
        let engine = between(&page.text, "class=\"options\"", "</ol>");
        let worth: Vec<String> =
            engine.split("<b>").skip(1).map(|rest| rest.split_once("</b>").unwrap().0.to_owned()).collect();
        assert!(!worth.is_empty());
        seen.push((
            between(&page.text, "id=\"stage\"", "id=\"beside\"").replace(&there, ""),
            page.legal(),
            worth,
        ));
    }
    assert_eq!(seen[0], seen[1], "neither the table nor the engine knows");
}

#[tokio::test]
async fn a_visitor_has_one_analysis_at_a_time() {
    let site = site().await;
    let ada = Guest::new(&site).await;
    let first = upload(&ada, &finished::<games::qin::Qin>()).await;
    let second = upload(&ada, &finished::<games::xian::Xian>()).await;
    assert_eq!(ada.post(&format!("{first}/analysis"), "").await.status, StatusCode::SEE_OTHER);
    let busy = ada.post(&format!("{second}/analysis"), "").await;
    assert_eq!(busy.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(busy.text.contains("Another game is being analysed for you."), "{}", busy.text);
    assert!(ada.get(&format!("{second}/analysis/live")).await.text.contains("event: busy"));
    let page = ada.get(&format!("{first}/analysis?at=3")).await.text;
    assert!(page.contains("<progress") || page.contains("turning-points"), "{page}");
}
