//! Two matches that look the same to others are pushed to them in the same bytes at the same times, in every game: what
//! somebody holds, and what they decide in secret, shows nowhere.

use super::guest::{Guest, site_over, timeless, token};
use super::stream::Stream;
use axum::http::StatusCode;
use game::{Contributions, Event, Game, Origin, Seat, SeatCount, Secret, Viewer};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use store::{Chair, Customs, Opening, PersonId, Sqlite, Store, TableId};

/// How many deals are looked at to find two that look the same, and how many steps are played at most.
const DEALS: u64 = 3000;
const STEPS: usize = 12;

const ADA: Seat = Seat::FIRST;
const LIN: Seat = SeatCount::TWO.after(ADA);
/// Those who must not tell one match from the other.
const OTHERS: [Viewer; 2] = [Viewer::Public, Viewer::Seat(LIN)];

/// Two matches that look the same to all but Ada: how each was dealt, and what is played there.
struct Twins {
    origins: [Origin; 2],
    steps: Vec<(Seat, [String; 2])>,
}

fn origin(number: u64) -> Origin {
    let mut bytes = [7; 32];
    bytes[..8].copy_from_slice(&number.to_be_bytes());
    Origin::Shared { secret: Secret::from_bytes(bytes), contributions: Contributions::new() }
}

fn dealt<G: Game>(number: u64) -> G {
    let options = G::Options::default();
    let deal = G::deal(SeatCount::TWO, &options, &origin(number).seed());
    G::set_up(SeatCount::TWO, &options, &deal).unwrap()
}

fn looks_the_same<G: Game>(one: &G, other: &G) -> bool {
    OTHERS.iter().all(|&viewer| one.view(viewer) == other.view(viewer))
}

/// A game after an action, and what the others are told of it.
fn after<G: Game>(game: &G, seat: Seat, action: G::Action) -> (G, Vec<Vec<G::Event>>) {
    let (mut game, mut events) = (game.clone(), vec![]);
    game.apply(seat, action, &mut events).unwrap();
    let told = OTHERS.iter().map(|&viewer| events.iter().filter_map(|event| event.seen_by(viewer)).collect());
    (game, told.collect())
}

fn legal<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut legal = vec![];
    game.legal_actions(seat, &mut legal);
    legal
}

/// A step of both games that nobody but Ada can tell apart: the same action, or two that she decides in secret.
fn step<G: Game>([one, other]: &[G; 2], may_differ: bool) -> Option<(Seat, [G::Action; 2], [G; 2])> {
    for seat in one.turn().awaited().iter().filter(|&seat| other.turn().awaited().contains(seat)) {
        let theirs = legal(other, seat);
        for action in legal(one, seat) {
            let differs = |&twin: &G::Action| seat == ADA && twin != action && one.is_sealed(seat, action);
            let twin = if may_differ {
                theirs.iter().copied().find(|twin| differs(twin))
            } else {
                theirs.contains(&action).then_some(action)
            };
            let Some(twin) = twin else { continue };
            let ((one, told), (other, told_other)) = (after(one, seat, action), after(other, seat, twin));
            if told == told_other && looks_the_same(&one, &other) && one.turn().outcome().is_none() {
                return Some((seat, [action, twin], [one, other]));
            }
        }
    }
    None
}

/// Two deals that differ in what Ada holds alone, or one deal and a decision of hers that is secret.
fn twins<G: Game>() -> Option<Twins> {
    let mut known: HashMap<String, u64> = HashMap::new();
    let mut best: Option<Twins> = None;
    for number in 0..DEALS {
        let game = dealt::<G>(number);
        let seen = serde_json::to_string(&OTHERS.map(|viewer| game.view(viewer))).unwrap();
        let Some(twin) = known.insert(seen, number) else { continue };
        let mut games = [dealt::<G>(twin), game];
        if games[0].view(Viewer::Seat(ADA)) == games[1].view(Viewer::Seat(ADA)) {
            continue;
        }
        let mut steps = vec![];
        while steps.len() < STEPS
            && let Some((seat, actions, next)) = step(&games, false)
        {
            steps.push((seat, actions.map(|action| action.to_string())));
            games = next;
        }
        if best.as_ref().is_none_or(|best| best.steps.len() < steps.len()) {
            best = Some(Twins { origins: [twin, number].map(origin), steps });
        }
    }
    best
}

/// One deal, and what Ada decides in secret after so many steps.
fn secret_decisions<G: Game>(after: usize) -> Option<Twins> {
    let (mut games, mut steps) = ([dealt::<G>(0), dealt::<G>(0)], vec![]);
    while steps.len() < after + STEPS {
        let secret = if steps.len() < after { None } else { step(&games, true) };
        let Some((seat, actions, next)) = secret.or_else(|| step(&games, false)) else { break };
        steps.push((seat, actions.map(|action| action.to_string())));
        games = next;
    }
    let differs = |(_, [one, other]): &(Seat, [String; 2])| one != other;
    steps.iter().any(differs).then(|| Twins { origins: [0, 0].map(origin), steps })
}

/// What Lin and a stranger are sent while one of the matches is played.
async fn pushed<G: Game>(twins: &Twins, which: usize) -> Vec<Vec<(u64, String)>> {
    let store = Arc::new(Sqlite::in_memory().unwrap());
    let site = site_over(store.clone()).await;
    let guests = [Guest::new(&site).await, Guest::new(&site).await];
    let mut people: Vec<PersonId> = vec![];
    for guest in &guests {
        let table = guest.open(G::ID, "seat-0=me&seat-1=bot-novice").await;
        let id = TableId::new(table.strip_prefix("/t/").unwrap()).unwrap();
        people.push(store.table(&id).await.unwrap().unwrap().opening.by);
    }
    let chair = |(person, name): (&PersonId, &str)| Chair::person(person.clone(), name);
    let opening = Opening {
        game: G::ID.into(),
        rules: G::RULES,
        options: serde_json::to_value(G::Options::default()).unwrap(),
        chairs: people.iter().zip(["Ada", "Lin"]).map(chair).collect(),
        origin: twins.origins[which].clone(),
        by: people[0].clone(),
        open_to_all: true,
        customs: Customs::default(),
    };
    let id = TableId::fresh().unwrap();
    store.open_table(&id, &opening, &[]).await.unwrap();
    let (table, stranger) = (format!("/t/{id}"), Guest::new(&site).await);
    let mut streams = vec![];
    for guest in [&guests[1], &stranger] {
        streams.push(tokio::spawn(Stream::open(guest, &table).await.all(Duration::from_hours(1))));
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    for (number, (seat, actions)) in twins.steps.iter().enumerate() {
        let guest = &guests[seat.index()];
        let version = guest.get(&table).await.version();
        let played = guest.play(&table, seat.index(), version, &token(number), &actions[which]).await;
        assert_eq!(played.status, StatusCode::SEE_OTHER, "{}: {actions:?}: {}", G::ID, played.text);
        // Whatever is to pass in secret has passed then.
        tokio::time::sleep(Duration::from_secs(30)).await;
    }
    let mut sent = vec![];
    for stream in streams {
        let pushes = stream.await.unwrap().into_iter();
        sent.push(pushes.map(|(at, push)| (at, timeless(&push).replace(id.as_str(), "ID"))).collect());
    }
    sent
}

/// Compares what is pushed of both matches; how often others were told that something has changed.
async fn check<G: Game>(what: &str, twins: &Twins) -> usize {
    println!("{}, {what}: {:?}", G::ID, twins.steps);
    let [one, other] = [pushed::<G>(twins, 0).await, pushed::<G>(twins, 1).await];
    for (one, other) in one.iter().zip(&other) {
        let told = one.iter().zip(other).find(|(one, other)| one != other);
        assert_eq!(told, None, "{}: {what}", G::ID);
        assert_eq!(one.len(), other.len(), "{}: {what}", G::ID);
    }
    one.iter().flatten().filter(|(_, sent)| sent.contains("<!--")).count()
}

/// Whether anything is hidden in a game, and what is shows nowhere.
async fn check_game<G: Game>() {
    let (mut checked, mut told) = (0, 0);
    for (what, twins) in [
        ("hands", twins::<G>()),
        ("secret decisions", secret_decisions::<G>(0)),
        ("later secret decisions", secret_decisions::<G>(STEPS)),
    ] {
        if let Some(twins) = twins {
            (checked, told) = (checked + twins.steps.len(), told + check::<G>(what, &twins).await);
        }
    }
    assert!(checked > 3 && told > 3, "{}: {checked} steps, {told} changes", G::ID);
}

#[tokio::test(start_paused = true)]
async fn what_somebody_holds_or_decides_in_secret_is_pushed_to_nobody_else() {
    check_game::<games::qin::Qin>().await;
    check_game::<games::great_wall::GreatWall>().await;
    check_game::<games::sun_tzu::SunTzu>().await;
    check_game::<games::xian::Xian>().await;
}
