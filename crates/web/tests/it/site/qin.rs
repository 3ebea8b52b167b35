//! Qin on the page: what its prompts and refusals cite.

use super::guest::{Guest, site, token};
use axum::http::StatusCode;

#[tokio::test]
async fn prompts_and_refusals_lead_to_their_paragraphs() {
    let mut guest = Guest::new(&site().await).await;
    let table = guest.open("qin", "seat-0=me&seat-1=bot-novice&option-start=first").await;
    let tile = guest.get(&table).await.legal()[0][..2].to_owned();
    for (language, cited) in [("en", "Rule"), ("fr", "Règle")] {
        guest.language = language;
        let page = guest.get(&table).await.text;
        assert!(
            page.contains(&format!("<a class=\"cited\" href=\"/rules/qin#rule-4\">{cited} 4</a>")),
            "{page}"
        );
        let refused = guest.play(&table, 0, 0, &token(1), &format!("{tile} a13 b13")).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
        let link = format!("href=\"/rules/qin#rule-4.2\">{cited} 4.2</a>");
        assert!(refused.text.contains(&link), "{}", refused.text);
        let preview = format!("{table}/preview?seat=0&action={tile}+a13+b13");
        assert!(guest.get(&preview).await.text.contains(&link));
    }
}
