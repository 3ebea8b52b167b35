//! What every store promises about sessions and passes, and who may read the file that holds them.

use crate::stores::on_every_store;
use std::time::Duration;
use store::{Endings, PassHash, PersonId, SessionId, Sqlite, Store, Timestamp};

fn session() -> SessionId {
    SessionId::fresh().unwrap()
}

async fn ids(store: &dyn Store, person: &PersonId) -> Vec<SessionId> {
    store.sessions().sessions_of(person).await.unwrap().into_iter().map(|kept| kept.id).collect()
}

#[test]
fn sessions_are_listed_the_last_seen_first() {
    on_every_store(async |stores| {
        let (ada, lin) = (PersonId::fresh().unwrap(), PersonId::fresh().unwrap());
        let (first, second) = (session(), session());
        stores.open().await.sessions().keep_session(&first, &ada, Timestamp(10)).await.unwrap();
        stores.open().await.sessions().keep_session(&second, &ada, Timestamp(20)).await.unwrap();
        assert_eq!(ids(&*stores.open().await, &ada).await, [second.clone(), first.clone()]);
        stores.open().await.sessions().see_session(&first, Timestamp(30)).await.unwrap();
        stores.open().await.sessions().see_session(&session(), Timestamp(30)).await.unwrap();
        assert_eq!(ids(&*stores.open().await, &ada).await, [first, second]);
        let kept = stores.open().await.sessions().sessions_of(&ada).await.unwrap();
        assert_eq!((kept[0].begun, kept[0].seen), (Timestamp(10), Timestamp(30)));
        assert_eq!(ids(&*stores.open().await, &lin).await, []);
    });
}

#[test]
fn an_ended_session_stays_ended() {
    on_every_store(async |stores| {
        let (ada, lin, it) = (PersonId::fresh().unwrap(), PersonId::fresh().unwrap(), session());
        let store = stores.open().await;
        store.sessions().keep_session(&it, &ada, Timestamp(10)).await.unwrap();
        assert!(!store.sessions().end_session(&it, &lin).await.unwrap(), "nobody ends what is another's");
        store.sessions().keep_pass(&PassHash([7; 32]), &ada, Timestamp(90)).await.unwrap();
        assert!(store.sessions().end_session(&it, &ada).await.unwrap());
        let pass = store.sessions().pass_of(&PassHash([7; 32]), Timestamp(50)).await.unwrap();
        assert_eq!(pass, None, "nor does anybody come back by a pass");
        assert!(!store.sessions().end_session(&it, &ada).await.unwrap());
        store.sessions().keep_session(&it, &ada, Timestamp(20)).await.unwrap();
        assert_eq!(ids(&*stores.open().await, &ada).await, []);
        assert_eq!(
            stores.open().await.sessions().endings().await.unwrap(),
            Endings { sessions: vec![it], cutoffs: vec![] }
        );
    });
}

#[test]
fn all_sessions_but_one_are_ended_at_once() {
    on_every_store(async |stores| {
        let (ada, lin) = (PersonId::fresh().unwrap(), PersonId::fresh().unwrap());
        let (first, second, hers) = (session(), session(), session());
        let store = stores.open().await;
        for (id, person) in [(&first, &ada), (&second, &ada), (&hers, &lin)] {
            store.sessions().keep_session(id, person, Timestamp(10)).await.unwrap();
        }
        let pass = PassHash([7; 32]);
        store.sessions().keep_pass(&pass, &ada, Timestamp(90)).await.unwrap();
        store.sessions().end_other_sessions(&second, &ada, Timestamp(40)).await.unwrap();
        assert_eq!(ids(&*stores.open().await, &ada).await, std::slice::from_ref(&second));
        assert_eq!(ids(&*stores.open().await, &lin).await, [hers]);
        let endings = stores.open().await.sessions().endings().await.unwrap();
        assert_eq!(endings.sessions, [first]);
        assert_eq!(endings.cutoffs, [(ada, Timestamp(40), second)]);
        assert_eq!(
            store.sessions().pass_of(&pass, Timestamp(50)).await.unwrap(),
            None,
            "nor does anybody come in by a pass"
        );
    });
}

#[test]
fn a_pass_is_redeemed_once_and_in_time() {
    on_every_store(async |stores| {
        let (ada, pass, phone) = (PersonId::fresh().unwrap(), PassHash([1; 32]), session());
        stores.open().await.sessions().keep_pass(&pass, &ada, Timestamp(100)).await.unwrap();
        assert_eq!(
            stores.open().await.sessions().pass_of(&pass, Timestamp(99)).await.unwrap(),
            Some(ada.clone())
        );
        assert_eq!(stores.open().await.sessions().pass_of(&pass, Timestamp(100)).await.unwrap(), None);
        assert_eq!(
            stores.open().await.sessions().redeem_pass(&pass, &phone, Timestamp(100)).await.unwrap(),
            None
        );
        assert_eq!(ids(&*stores.open().await, &ada).await, []);
        assert_eq!(
            stores.open().await.sessions().redeem_pass(&pass, &phone, Timestamp(50)).await.unwrap(),
            Some(ada.clone())
        );
        assert_eq!(
            stores.open().await.sessions().redeem_pass(&pass, &session(), Timestamp(51)).await.unwrap(),
            None
        );
        assert_eq!(ids(&*stores.open().await, &ada).await, [phone]);
    });
}

#[test]
fn a_new_pass_replaces_the_old_one() {
    on_every_store(async |stores| {
        let (ada, old, new) = (PersonId::fresh().unwrap(), PassHash([1; 32]), PassHash([2; 32]));
        stores.open().await.sessions().keep_pass(&old, &ada, Timestamp(100)).await.unwrap();
        stores.open().await.sessions().keep_pass(&new, &ada, Timestamp(200)).await.unwrap();
        assert_eq!(stores.open().await.sessions().pass_of(&old, Timestamp(0)).await.unwrap(), None);
        assert_eq!(stores.open().await.sessions().pass_of(&new, Timestamp(150)).await.unwrap(), Some(ada));
    });
}

#[test]
fn what_nobody_uses_is_forgotten() {
    on_every_store(async |stores| {
        let (ada, lin) = (PersonId::fresh().unwrap(), PersonId::fresh().unwrap());
        let (old, new) = (session(), session());
        stores.open().await.sessions().keep_session(&old, &ada, Timestamp(10)).await.unwrap();
        stores.open().await.sessions().keep_session(&new, &ada, Timestamp(20)).await.unwrap();
        stores.open().await.sessions().keep_pass(&PassHash([1; 32]), &ada, Timestamp(15)).await.unwrap();
        stores.open().await.sessions().keep_pass(&PassHash([2; 32]), &lin, Timestamp(35)).await.unwrap();
        stores.open().await.sessions().forget_sessions(Timestamp(20), Timestamp(30)).await.unwrap();
        assert_eq!(ids(&*stores.open().await, &ada).await, [new]);
        assert_eq!(
            stores.open().await.sessions().pass_of(&PassHash([1; 32]), Timestamp(0)).await.unwrap(),
            None
        );
        assert_eq!(
            stores.open().await.sessions().pass_of(&PassHash([2; 32]), Timestamp(0)).await.unwrap(),
            Some(lin)
        );
    });
}

#[test]
fn time_is_counted_in_milliseconds() {
    let (minute, then) = (Duration::from_mins(1), Timestamp(500));
    assert_eq!(then.after(minute), Timestamp(60_500));
    assert_eq!(then.after(minute).since(then), minute);
    assert_eq!(then.since(then.after(minute)), Duration::ZERO);
    assert_eq!(then.after(minute).before(minute), then);
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_can_read_the_file() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let store = Sqlite::open(&file).unwrap();
    store.secret().await.unwrap();
    let files: Vec<_> = std::fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap()).collect();
    assert_eq!(files.len(), 4, "the file, its log, the index of the log, and the lock of the server");
    for entry in files {
        assert_eq!(entry.metadata().unwrap().permissions().mode() & 0o777, 0o600, "{:?}", entry.path());
    }
}
