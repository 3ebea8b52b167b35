//! Language and light, chosen by hand: the browser comes back to the same place.

use super::stage::Stage;
use std::time::Duration;

#[tokio::test]
async fn whoever_chooses_a_language_or_the_light_stays_where_they_are() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    ada.go("/rules/qin?at=here").await;
    ada.click(".preferences button[value='fr']").await;
    ada.wait("html[lang='fr']").await;
    assert_eq!(ada.run("return location.pathname + location.search").await, "/rules/qin?at=here");
    ada.click(".preferences button[value='light']").await;
    ada.wait("html[data-theme='light']").await;
    assert_eq!(ada.run("return location.pathname + location.search").await, "/rules/qin?at=here");
    ada.close().await;
}
