//! What every store promises about contacts, and about messages to them.

use crate::promises::{token, with_table};
use crate::stores::{Stores, on_a_database, on_every_store};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;
use store::{
    Append, Awaited, Channel, Contact, Counted, KeptMessage, LinkHash, Message, PersonId, Postgres, Stage,
    Standing, Store, TableId, Timestamp,
};

const DAY: Duration = Duration::from_hours(24);

/// A contact that is told apart by one byte.
fn contact(person: &PersonId, channel: Channel, byte: u8) -> Contact {
    Contact {
        person: person.clone(),
        channel,
        address: format!("{byte}@{}", channel.name()),
        language: "fr".into(),
        made: Timestamp(byte.into()),
        standing: Standing::Confirmed,
        ending: LinkHash([byte; 32]),
    }
}

fn unconfirmed(person: &PersonId, byte: u8, until: i64) -> Contact {
    let standing = Standing::Asked { link: LinkHash([byte + 100; 32]), until: Timestamp(until) };
    Contact { standing, ..contact(person, Channel::Mail, byte) }
}

fn awaited(person: &PersonId, table: &TableId, turn: usize) -> Awaited {
    Awaited { person: person.clone(), table: table.clone(), turn }
}

/// A person with a webhook, and a table.
async fn with_webhook(store: &dyn Store) -> (PersonId, TableId) {
    let (table, ada) = with_table(store).await;
    store.contacts().keep_contact(&contact(&ada, Channel::Webhook, 1)).await.unwrap();
    (ada, table)
}

async fn announce(store: &dyn Store, awaited: &Awaited, due: i64) {
    store.contacts().announce(awaited, &Channel::ALL, Timestamp(due)).await.unwrap();
}

async fn take(store: &dyn Store, now: i64) -> Vec<Message> {
    let (now, until) = (Timestamp(now), Timestamp(now + 60));
    store.contacts().take_due(Channel::Webhook, now, until, 9).await.unwrap()
}

#[test]
fn a_person_has_one_contact_for_each_channel_until_it_ends() {
    on_every_store(async |stores| {
        let store = stores.open().await;
        let (ada, lin) = (PersonId::fresh().unwrap(), PersonId::fresh().unwrap());
        let contacts = store.contacts();
        assert_eq!(contacts.contacts_of(&ada).await.unwrap(), []);
        let [first, second] = [1, 2].map(|byte| contact(&ada, Channel::Webhook, byte));
        let (mail, lins) = (contact(&ada, Channel::Mail, 3), contact(&lin, Channel::Mail, 4));
        for contact in [&first, &second, &mail, &lins] {
            contacts.keep_contact(contact).await.unwrap();
        }
        let kept = stores.open().await.contacts().contacts_of(&ada).await.unwrap();
        assert_eq!(kept, [mail.clone(), second.clone()]);
        assert_eq!(contacts.ended_by(&first.ending).await.unwrap(), None, "an old link ends nothing");
        assert_eq!(contacts.ended_by(&second.ending).await.unwrap(), Some(second));
        contacts.end_contact(&ada, Channel::Webhook).await.unwrap();
        assert_eq!(contacts.contacts_of(&ada).await.unwrap(), [mail]);
        store.forget(&ada).await.unwrap();
        assert_eq!(contacts.contacts_of(&ada).await.unwrap(), []);
        assert_eq!(contacts.contacts_of(&lin).await.unwrap(), [lins]);
    });
}

#[test]
fn an_address_is_confirmed_by_its_link_once_and_in_time() {
    on_every_store(async |stores| {
        let store = stores.open().await;
        let (contacts, ada) = (store.contacts(), PersonId::fresh().unwrap());
        let asked = unconfirmed(&ada, 1, 50);
        contacts.keep_contact(&asked).await.unwrap();
        let link = LinkHash([101; 32]);
        assert_eq!(contacts.contacts_of(&ada).await.unwrap(), std::slice::from_ref(&asked));
        assert_eq!(contacts.reachable(&Channel::ALL).await.unwrap(), []);
        assert_eq!(contacts.asked_by(&link, Timestamp(49)).await.unwrap().as_ref(), Some(&asked));
        assert_eq!(contacts.asked_by(&link, Timestamp(50)).await.unwrap(), None);
        assert_eq!(contacts.asked_by(&asked.ending, Timestamp(0)).await.unwrap(), None);
        assert!(!contacts.confirm_contact(&link, Timestamp(50)).await.unwrap(), "it is too late");
        assert!(contacts.confirm_contact(&link, Timestamp(49)).await.unwrap());
        assert!(!contacts.confirm_contact(&link, Timestamp(49)).await.unwrap(), "it has been followed");
        let confirmed = Contact { standing: Standing::Confirmed, ..asked };
        assert_eq!(contacts.contacts_of(&ada).await.unwrap(), [confirmed]);
        assert_eq!(contacts.reachable(&[Channel::Mail]).await.unwrap(), [(ada.clone(), Timestamp(1))]);
        assert_eq!(contacts.reachable(&[Channel::Webhook]).await.unwrap(), []);
        // Another address has to be confirmed anew.
        contacts.keep_contact(&unconfirmed(&ada, 2, 90)).await.unwrap();
        assert_eq!(contacts.reachable(&Channel::ALL).await.unwrap(), []);
    });
}

#[test]
fn every_turn_is_announced_once_and_only_to_addresses_that_are_confirmed() {
    on_every_store(async |stores| {
        let store = stores.open().await;
        let (ada, table) = with_webhook(&*store).await;
        store.contacts().keep_contact(&unconfirmed(&ada, 2, 90)).await.unwrap();
        announce(&*store, &awaited(&PersonId::fresh().unwrap(), &table, 5), 10).await;
        announce(&*store, &awaited(&ada, &table, 5), 10).await;
        // A server that hears of it later puts nothing off.
        announce(&*store, &awaited(&ada, &table, 5), 20).await;
        assert_eq!(take(&*store, 9).await, []);
        let taken = take(&*stores.open().await, 10).await;
        let message =
            Message { contact: contact(&ada, Channel::Webhook, 1), table: table.clone(), turn: 5, tries: 1 };
        assert_eq!(taken, std::slice::from_ref(&message));
        store.contacts().settle(&message, None).await.unwrap();
        announce(&*store, &awaited(&ada, &table, 5), 30).await;
        announce(&*store, &awaited(&ada, &table, 4), 30).await;
        assert_eq!(take(&*store, 1000).await, [], "neither again nor after a step back");
        let kept = KeptMessage { channel: Channel::Webhook, table: table.clone(), turn: 5, due: None };
        assert_eq!(store.contacts().messages_to(&ada).await.unwrap(), [kept]);
        announce(&*store, &awaited(&ada, &table, 6), 2000).await;
        assert_eq!(take(&*store, 2000).await[0].turn, 6);
        let channels: &[Channel] = &[];
        store.contacts().announce(&awaited(&ada, &table, 7), channels, Timestamp(0)).await.unwrap();
        assert_eq!(store.contacts().messages_to(&ada).await.unwrap()[0].turn, 6, "nobody sends it");
    });
}

#[test]
fn what_is_taken_is_due_again_when_nobody_says_what_came_of_it() {
    on_every_store(async |stores| {
        let store = stores.open().await;
        let (ada, table) = with_webhook(&*store).await;
        announce(&*store, &awaited(&ada, &table, 1), 10).await;
        assert_eq!(take(&*store, 10).await[0].tries, 1);
        assert_eq!(take(&*store, 69).await, [], "somebody has it");
        let again = take(&*store, 70).await.pop().unwrap();
        assert_eq!(again.tries, 2);
        store.contacts().settle(&again, Some(Timestamp(500))).await.unwrap();
        assert_eq!(take(&*store, 499).await, []);
        assert_eq!(take(&*store, 500).await[0].tries, 3);
        // The next turn begins meanwhile: what came of the last says nothing about it.
        announce(&*store, &awaited(&ada, &table, 2), 600).await;
        store.contacts().settle(&again, None).await.unwrap();
        let next = take(&*store, 600).await.pop().unwrap();
        assert_eq!((next.turn, next.tries), (2, 1));
    });
}

#[test]
fn nothing_is_sent_to_an_address_that_was_given_up() {
    on_every_store(async |stores| {
        let store = stores.open().await;
        let (ada, table) = with_webhook(&*store).await;
        announce(&*store, &awaited(&ada, &table, 1), 10).await;
        store.contacts().keep_contact(&contact(&ada, Channel::Webhook, 2)).await.unwrap();
        assert_eq!(take(&*store, 100).await, []);
        announce(&*store, &awaited(&ada, &table, 2), 100).await;
        store.contacts().end_contact(&ada, Channel::Webhook).await.unwrap();
        assert_eq!(take(&*store, 200).await, []);
        store.contacts().keep_contact(&contact(&ada, Channel::Webhook, 3)).await.unwrap();
        announce(&*store, &awaited(&ada, &table, 3), 300).await;
        store.forget(&ada).await.unwrap();
        assert_eq!(take(&*store, 400).await, []);
        assert_eq!(store.contacts().messages_to(&ada).await.unwrap(), []);
    });
}

#[test]
fn many_who_take_messages_at_once_never_have_the_same() {
    on_every_store(async |stores: &Stores| {
        let store = stores.open().await;
        let mut announced = BTreeSet::new();
        for number in 0..40 {
            let (table, ada) = with_table(&*store).await;
            store.contacts().keep_contact(&contact(&ada, Channel::Webhook, number)).await.unwrap();
            announce(&*store, &awaited(&ada, &table, 1), 10).await;
            announced.insert(table);
        }
        let mut servers = tokio::task::JoinSet::new();
        for _ in 0..4 {
            let store = stores.open().await;
            servers.spawn(async move {
                let mut tables = vec![];
                loop {
                    let (now, until) = (Timestamp(10), Timestamp(70));
                    let taken = store.contacts().take_due(Channel::Webhook, now, until, 3).await.unwrap();
                    if taken.is_empty() {
                        return tables;
                    }
                    tables.extend(taken.into_iter().map(|message| message.table));
                }
            });
        }
        let taken: Vec<TableId> = servers.join_all().await.concat();
        assert_eq!(taken.len(), 40);
        assert_eq!(taken.into_iter().collect::<BTreeSet<_>>(), announced);
    });
}

#[test]
fn servers_that_announce_a_turn_at_once_write_it_once() {
    on_a_database(async |address| {
        let store = Postgres::connect(&address).await.unwrap();
        let (ada, table) = with_webhook(&store).await;
        let store = Arc::new(store);
        let mut servers = tokio::task::JoinSet::new();
        for _ in 0..8 {
            let (store, awaited) = (store.clone(), awaited(&ada, &table, 1));
            servers.spawn(async move { announce(&*store, &awaited, 10).await });
        }
        servers.join_all().await;
        assert_eq!(take(&*store, 10).await.len(), 1);
    });
}

#[test]
fn what_is_counted_is_refused_when_it_was_done_so_often_until_its_time_is_over() {
    on_every_store(async |stores| {
        let store = stores.open().await;
        let count = async |byte: u8, now: i64| {
            let store = stores.open().await;
            store.contacts().count_once(&Counted([byte; 32]), 2, DAY, Timestamp(now)).await.unwrap()
        };
        let day = DAY.as_millis() as i64;
        assert!(count(1, 5).await && count(1, 6).await);
        assert!(!count(1, 7).await && !count(1, 4 + day).await);
        assert!(count(2, 7).await, "others are counted by themselves");
        assert!(count(1, 5 + day).await && count(1, 6 + day).await && !count(1, 7 + day).await);
        store.contacts().tidy_contacts(DAY, Timestamp(5 + 2 * day)).await.unwrap();
        assert!(count(1, 6 + day).await, "nothing is kept of it");
    });
}

#[test]
fn what_is_of_no_use_any_more_is_forgotten() {
    on_every_store(async |stores| {
        let store = stores.open().await;
        let (ada, running) = with_webhook(&*store).await;
        let (over, _) = with_table(&*store).await;
        store.contacts().keep_contact(&unconfirmed(&ada, 2, 50)).await.unwrap();
        for table in [&running, &over] {
            announce(&*store, &awaited(&ada, table, 1), 10).await;
        }
        let end = Append::new(0, token(), vec![crate::promises::played("x")]).reaching(Stage::Over);
        store.append(&over, &end).await.unwrap();
        let kept = async || {
            let contacts = store.contacts().contacts_of(&ada).await.unwrap().len();
            let messages = store.contacts().messages_to(&ada).await.unwrap();
            (contacts, messages.into_iter().map(|message| message.table).collect::<BTreeSet<_>>())
        };
        store.contacts().tidy_contacts(DAY, Timestamp(49)).await.unwrap();
        assert_eq!(kept().await, (2, BTreeSet::from([running.clone()])));
        store.contacts().tidy_contacts(DAY, Timestamp(50)).await.unwrap();
        assert_eq!(kept().await, (1, BTreeSet::from([running.clone()])));
    });
}
