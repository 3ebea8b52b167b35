//! Sun Tzu on the page: whole matches through the forms.

use crate::guest::{Guest, site, spelt, token};
use axum::http::StatusCode;

/// Plays a match to its end at one device, always for the first seat that is asked; gives its table and the actions.
async fn play_a_match(pair: &Guest, options: &str, stride: usize) -> (String, Vec<String>) {
    let table = pair.open_for_all("sun-tzu", 2, options).await;
    let mut played = vec![];
    loop {
        let mut asked = None;
        for seat in 0..2 {
            let page = pair.get(&format!("{table}?as={seat}")).await;
            if page.text.contains("class=\"ending\"") {
                return (table, played);
            }
            if !page.legal().is_empty() {
                asked = Some((seat, page));
                break;
            }
        }
        let (seat, page) = asked.unwrap();
        let legal = page.legal();
        let action = &legal[played.len() * stride % legal.len()];
        let preview = pair.get(&format!("{table}/preview?seat={seat}&action={}", spelt(action))).await;
        assert!(preview.text.contains("class=\"action\""), "{action}: {}", preview.text);
        let answer = pair.play(&table, seat, page.version(), &token(played.len()), action).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{action}: {}", answer.text);
        played.push(action.clone());
    }
}

#[tokio::test]
async fn a_basic_match_is_played_to_its_end() {
    let pair = Guest::new(&site()).await;
    let (table, played) = play_a_match(&pair, "option-mode=basic", 7).await;
    assert!(played.iter().any(|action| action.starts_with("reveal")), "{played:?}");
    let replay = pair.get(&format!("{table}/replay?at=20")).await;
    assert!(replay.text.contains("Verified"), "the deal can be checked");
}

#[tokio::test]
async fn an_advanced_match_with_warlords_is_played_to_its_end() {
    let pair = Guest::new(&site()).await;
    let options =
        "option-mode=advanced&option-warlords=true&option-scoring_order_variant=true&option-initial_draw=4";
    let (_, played) = play_a_match(&pair, options, 5).await;
    for kind in ["warlord", "trade", "reveal", "draw", "keep"] {
        assert!(played.iter().any(|action| action.starts_with(kind)), "no {kind} in {played:?}");
    }
}

#[tokio::test]
async fn a_plan_stays_on_the_server_and_can_be_changed() {
    let pair = Guest::new(&site()).await;
    let table = pair.open_for_all("sun-tzu", 2, "").await;
    pair.play(&table, 0, 0, &token(1), "xinjiang 6").await;
    let page = pair.get(&format!("{table}?as=0")).await;
    assert!(page.legal()[0] == "tibet 1", "the 6 lies, and Tibet is next");
    let undo = format!("seat=0&version=1&token={}", token(2));
    pair.post(&format!("{table}/undo"), &undo).await;
    let page = pair.get(&format!("{table}?as=0")).await;
    assert!(page.legal().contains(&"xinjiang 6".to_owned()), "the 6 is in the hand again");
    let other = pair.get(&format!("{table}?as=1")).await;
    assert!(!other.text.contains("class=\"st-back"), "the other side does not see how many cards lie");
}
