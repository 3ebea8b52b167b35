//! What every store promises about feeds.

use crate::stores::on_every_store;
use store::{Feed, FeedHash, PersonId, Timestamp};

#[test]
fn a_feed_has_one_address_at_a_time() {
    on_every_store(async |stores| {
        let store = stores.open().await;
        let (ada, lin) = (PersonId::fresh().unwrap(), PersonId::fresh().unwrap());
        let [first, second, lins] = [1, 2, 3].map(|byte| FeedHash([byte; 32]));
        assert_eq!(store.feeds().feed_of(&ada).await.unwrap(), None);
        store.feeds().keep_feed(&first, &ada, Timestamp(10)).await.unwrap();
        store.feeds().keep_feed(&lins, &lin, Timestamp(11)).await.unwrap();
        let adas = Feed { person: ada.clone(), made: Timestamp(10) };
        assert_eq!(stores.open().await.feeds().feed_at(&first).await.unwrap(), Some(adas));
        store.feeds().keep_feed(&second, &ada, Timestamp(20)).await.unwrap();
        assert_eq!(store.feeds().feed_at(&first).await.unwrap(), None, "the old address is void");
        assert_eq!(store.feeds().feed_at(&second).await.unwrap().unwrap().made, Timestamp(20));
        assert_eq!(store.feeds().feed_of(&ada).await.unwrap(), Some(Timestamp(20)));
        store.feeds().end_feed(&ada).await.unwrap();
        assert_eq!(store.feeds().feed_at(&second).await.unwrap(), None);
        store.forget(&lin).await.unwrap();
        assert_eq!(store.feeds().feed_at(&lins).await.unwrap(), None, "nothing is kept of who is forgotten");
    });
}
