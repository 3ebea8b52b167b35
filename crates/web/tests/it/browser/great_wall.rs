//! Great Wall of China in the browser: a game to its end, hidden hands, curtain, keyboard, phone.

use super::access::check_grid;
use super::stage::{Browser, Stage};
use serde_json::json;
use std::time::Duration;

/// Claims what there is to claim, and otherwise lays as many cards at once as it can.
const EAGER: &str = "legal.find((action) => action.startsWith('claim'))
    ?? legal.filter((action) => action.startsWith('lay')).sort((one, other) => (parseInt(other.slice(4)) || 1) - (parseInt(one.slice(4)) || 1))[0]
    ?? legal[0]";
const WALL_AT_1: &str =
    "legal.find((action) => action.startsWith('lay') && action.endsWith('at 1')) ?? legal[0]";
const DRAW: &str = "legal.find((action) => action === 'draw')";
/// The cards of a hand, by what can be laid.
const HAND: &str = "return [...document.querySelectorAll('.hand [data-thing^=lay]')].map((card) => card.dataset.thing).join()";

/// Whether the board stands between the players and what is beside it, above the tray, and is wholly in view.
const IN_PLACE: &str = "const [wing, stage, beside, tray] = ['.wing', '.stage', '.beside', '.tray'].map((part) => document.querySelector(part).getBoundingClientRect());
    return wing.right <= stage.left && stage.right <= beside.left && stage.bottom <= tray.top && tray.bottom <= innerHeight";

async fn act(player: &Browser, choice: &str) {
    player.pick(choice).await;
    player.confirm().await;
}

#[tokio::test]
async fn somebody_plays_against_a_bot_to_the_end_and_looks_back() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    ada.go("/").await;
    ada.click("form[action='/play/great-wall'] button").await;
    for number in 0.. {
        ada.wait("[data-legal], .ending").await;
        if ada.has(".ending").await {
            break;
        }
        assert_eq!(ada.run(IN_PLACE).await, json!(true), "nothing jumps, whatever stands above the board");
        act(&ada, EAGER).await;
        assert!(number < 100);
    }
    // What nobody decided is told turn by turn, and the tokens lie open.
    assert!(ada.has(".scoring li").await && ada.text(".fame-won").await.contains('='));
    ada.click(".ending a[href$='replay']").await;
    ada.wait("#replay .verified").await;
    assert!(ada.has("#replay .scoring").await);
    ada.click("#replay [rel=first]").await;
    ada.wait("#replay .steps").await;
    assert!(!ada.has("#replay .scoring, #replay .column").await, "at the start nothing is built");
    ada.close().await;
}

#[tokio::test]
async fn two_people_and_a_spectator_see_what_each_may_see() {
    let stage = Stage::set(Duration::ZERO).await;
    let (ada, lin, eve) = (stage.wide().await, stage.wide().await, stage.wide().await);
    let table = ada.open_with(&lin, "great-wall").await;
    eve.go(&table).await;
    ada.wait(".playing-card").await;
    for _ in 0..6 {
        let to_move = if ada.has("[data-legal]").await { &ada } else { &lin };
        to_move.wait("[data-legal]").await;
        let version = to_move.version().await;
        act(to_move, EAGER).await;
        for watching in [&ada, &lin, &eve] {
            watching.wait_after(version).await;
        }
        for player in [&ada, &lin] {
            let sent = player.stream().await;
            let own: Vec<String> =
                things(&sent).into_iter().filter(|thing| thing.starts_with("lay ")).collect();
            assert_eq!(player.run(HAND).await, json!(own.join(",")), "a stream holds the own hand, no other");
        }
        assert!(!eve.client.source().await.unwrap().contains("playing-card"));
        assert!(!eve.stream().await.contains("playing-card"), "a spectator is sent no hand");
    }
    for browser in [ada, lin, eve] {
        browser.close().await;
    }
}

/// What can be picked in a fragment of a page.
fn things(fragment: &str) -> Vec<String> {
    let named = fragment.split(" data-thing=\"").skip(1);
    named.filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

#[tokio::test]
async fn a_curtain_hangs_between_two_hands_and_tokens_are_claimed_by_keyboard() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    ada.open_for_two("great-wall").await;
    assert!(!ada.has(".playing-card").await, "no hand is in a page with a curtain");
    ada.tab_to("[data-curtain]").await;
    ada.keys("\u{e007}").await;
    ada.wait(".playing-card").await;
    // The first player builds alone, with both actions: a card from the hand, a site, and Confirm.
    for _ in 0..2 {
        ada.tab_to(".playing-card[data-thing^=lay]").await;
        ada.keys("\u{e007}").await;
        ada.tab_to("[role=gridcell]").await;
        for key in ["\u{e012}"; 3].into_iter().chain(["\u{e013}"; 2]) {
            ada.keys(key).await;
        }
        let label = ada.name_of(":focus").await;
        assert!(label.starts_with("Site 1, free tokens"), "{label}");
        ada.keys("\u{e007}").await;
        ada.wait("#consequences .action").await;
        let version = ada.version().await;
        ada.tab_to("#confirm .primary").await;
        ada.keys("\u{e007}").await;
        ada.wait_after(version).await;
    }
    ada.wait("[data-curtain]").await;
    assert!(!ada.has(".playing-card").await);
    for _ in 0..2 {
        ada.take_over().await;
        act(&ada, DRAW).await;
    }
    ada.take_over().await;
    ada.wait(".claiming .free-token.open .resulting").await;
    ada.is_accessible("a token to be claimed").await;
    let offer = ada.name_of(".free-token").await;
    assert!(offer.contains("the totals become"), "{offer}");
    act(&ada, EAGER).await;
    ada.wait(".pendant").await;
    ada.close().await;
}

/// From now on the page counts what flies over it, which takes its time.
const COUNT_FLIGHTS: &str = "
    window.flights = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        if (how[1]?.id === 'flight') {
            window.flights.push(this.dataset.to);
            how[1].duration = 600_000;
        }
        return animate.apply(this, how);
    };";

#[tokio::test]
async fn a_completed_site_is_heralded_and_its_tokens_fly_to_who_has_won_them() {
    let stage = Stage::set(Duration::ZERO).await;
    let (ada, lin) = (stage.wide().await, stage.wide().await);
    ada.open_with(&lin, "great-wall").await;
    for browser in [&ada, &lin] {
        browser.wait("#table").await;
        browser.run(COUNT_FLIGHTS).await;
    }
    // Ada builds alone: she claims a token with her first lead, and wins both with her second.
    for number in 0.. {
        let adas_turn = ada.has("[data-legal]").await;
        let (mover, other) = if adas_turn { (&ada, &lin) } else { (&lin, &ada) };
        mover.wait("[data-legal]").await;
        let versions = (mover.version().await, other.version().await);
        let builds = "legal.find((action) => action.startsWith('claim')) ?? legal.find((action) => action.startsWith('lay') && action.endsWith('at 1'))";
        mover.pick(if adas_turn { builds } else { DRAW }).await;
        if adas_turn {
            mover.wait(".site[data-place='1'] .foreseen:not(:empty)").await;
        }
        mover.confirm().await;
        mover.wait_after(versions.0).await;
        other.wait_after(versions.1).await;
        if ada.has(".herald.complete").await {
            break;
        }
        assert!(number < 12, "the site is never completed");
    }
    for browser in [&ada, &lin] {
        assert_eq!(browser.run("return window.flights").await, json!(["seat-0", "seat-0"]));
        assert!(browser.has(".herald.complete .fame").await);
        assert!(!browser.has(".site[data-place='1'] .column").await, "the cards have left");
        assert!(browser.has(".flying").await);
        browser.keys("\u{e00c}").await;
        browser.wait_until("!document.querySelector('.flying')").await;
    }
    ada.close().await;
    lin.close().await;
}

#[tokio::test]
async fn on_a_phone_in_french_cards_are_counted_refused_and_taken_back() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.phone().await;
    ada.open_for_two("great-wall").await;
    ada.take_over().await;
    act(&ada, WALL_AT_1).await;
    // A step of the turn is a crumb; taking it back leads to where the turn began.
    let version = ada.version().await;
    ada.click(".trail button").await;
    ada.wait_after(version).await;
    ada.wait_until("!document.querySelector('#trail, .column')").await;
    for _ in 0..2 {
        act(&ada, WALL_AT_1).await;
    }
    for _ in 0..2 {
        ada.take_over().await;
        act(&ada, DRAW).await;
    }
    ada.take_over().await;
    ada.wait(".claiming").await;
    let overflow =
        ada.run("return document.documentElement.scrollWidth - document.documentElement.clientWidth").await;
    assert_eq!(overflow.as_i64(), Some(0), "nothing sticks out of a phone");
    // While a token is to be claimed, a card says why it has to wait.
    ada.run("document.querySelector('.hand [data-thing]').dispatchEvent(new MouseEvent('click', { bubbles: true }))").await;
    ada.wait("#notice.shown .cited").await;
    assert!(ada.text("#notice").await.contains("Règle 5."), "{}", ada.text("#notice").await);
    ada.pick(EAGER).await;
    ada.click("#cancel:enabled").await;
    assert!(!ada.has("#consequences .action").await);
    act(&ada, EAGER).await;
    // Equal cards are gathered, and a stepper takes one more or one less.
    let several = ".lots:has(.stepper) .playing-card:last-child";
    for _ in 0..12 {
        ada.take_over().await;
        if ada.has(several).await && !ada.has(".claiming").await {
            break;
        }
        act(&ada, "legal.find((action) => action === 'draw') ?? legal[0]").await;
    }
    let count =
        "return Number(document.querySelector('.playing-card.picked').dataset.thing.split(' ')[1]) || 1";
    ada.click(several).await;
    let gathered = ada.run(count).await.as_i64().unwrap();
    assert!(gathered > 1);
    ada.click(".lots:has(.picked) [data-step='-1']").await;
    assert_eq!(ada.run(count).await, json!(gathered - 1));
    ada.click(".lots:has(.picked) [data-step='1']").await;
    assert_eq!(ada.run(count).await, json!(gathered));
    ada.close().await;
}

#[tokio::test]
async fn the_board_is_a_grid_of_cells_with_names() {
    check_grid("great-wall", 5).await;
}
