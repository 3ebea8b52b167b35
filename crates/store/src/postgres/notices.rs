//! How servers tell each other what they have changed.
//!
//! Telling is `NOTIFY`, after the change is committed and in a transaction of its own: one that notifies holds a lock of
//! the whole database while it commits, and moves must not wait for each other there. What has been changed while one
//! notice was on its way goes together in the next.
//!
//! A notice can be lost, with the connection or with the server that owed it. So whoever listens also asks once a
//! second for every row that bears the number of a transaction that may have been unfinished when they asked last.

use super::address::{Address, DatabaseError, PATIENCE};
use crate::changes::{Changed, Changes};
use crate::ids::{PersonId, SessionId, TableId, Token};
use crate::interface::StoreError;
use crate::leases::Holder;
use crate::sessions::{Endings, Timestamp};
use crate::thinking::Offers;
use std::future::{Future, poll_fn};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};
use tokio_postgres::tls::NoTlsStream;
use tokio_postgres::{AsyncMessage, Client, Connection, Socket};

/// How often to ask what has changed, whether or not anybody has told.
const POLL: Duration = Duration::from_secs(1);

/// How long to wait before connecting again.
const PAUSE: Duration = Duration::from_millis(250);

/// The channel of what servers have changed.
const CHANGED: &str = "mandate";

/// The channel of tasks for those who think; servers do not hear of them.
pub(super) const OFFERED: &str = "mandate_thinking";

/// How many notices go together at most.
const MOST_TOGETHER: usize = 1000;

/// How many changes wait for whoever follows them.
const QUEUE: usize = 1024;

/// Later than any transaction.
const NEVER: &str = "18446744073709551615";

/// Everything that transactions have changed which may have been unfinished at a moment ($1), as notices, with the same
/// of this moment as `h`.
const CHANGED_SINCE: &str = "
    SELECT concat_ws(' ', 'h', pg_snapshot_xmin(pg_current_snapshot()))
    UNION ALL SELECT concat_ws(' ', 't', id, length) FROM tables WHERE change >= $1::text::xid8
    UNION ALL SELECT concat_ws(' ', CASE name WHEN '' THEN 'f' ELSE 'n' END, id) FROM people WHERE change >= $1::text::xid8
    UNION ALL SELECT DISTINCT concat_ws(' ', 'w', table_id) FROM words WHERE change >= $1::text::xid8
    UNION ALL SELECT concat_ws(' ', 's', id) FROM sessions WHERE ended = 1 AND change >= $1::text::xid8
    UNION ALL SELECT concat_ws(' ', 'c', person, at, kept) FROM cutoffs WHERE change >= $1::text::xid8";

/// Tells others, and hears of them.
pub(super) struct Notices {
    address: Address,
    /// By which this server knows its own notices.
    origin: Token,
    queue: mpsc::UnboundedSender<Notice>,
}

/// What is told.
pub(super) enum Notice {
    Changed(String),
    /// There is something to think about.
    Offered,
}

impl Notice {
    /// The channel in which it is told, and how it is written there.
    fn written(&self) -> (&str, &str) {
        match self {
            Notice::Changed(text) => (CHANGED, text),
            Notice::Offered => (OFFERED, ""),
        }
    }
}

impl Notices {
    /// Begins to tell what is to be told.
    pub(super) fn start(address: Address, origin: Token) -> Notices {
        let (queue, notices) = mpsc::unbounded_channel();
        // Nobody waits for a notice to be on disk: it is of no use after a crash.
        tokio::spawn(tell(address.with_settings(&[("synchronous_commit", "off")]), notices));
        Notices { address, origin, queue }
    }

    /// Tells others of a change that is committed. If it cannot be told, they find out by asking.
    pub(super) fn tell(&self, changed: &Changed) {
        for notice in written(changed) {
            self.send(Notice::Changed(format!("{} {notice}", self.origin)));
        }
    }

    /// Tells something to those who are there.
    pub(super) fn send(&self, notice: Notice) {
        let _ = self.queue.send(notice);
    }

    /// When something is told in a channel from now on; whoever is busy is told once.
    pub(super) async fn hear_of(&self, channel: &'static str) -> Result<Offers, StoreError> {
        let address = self.address.clone();
        let mut listener = Listener::connect(&address, channel).await?;
        let (offers, receiver) = mpsc::channel(1);
        tokio::spawn(async move {
            while !offers.is_closed() {
                if listener.notices.recv().await.is_none() {
                    let Some(next) = connected_again(&address, channel, || offers.is_closed()).await else {
                        return;
                    };
                    listener = next;
                }
                let _ = offers.try_send(());
            }
        });
        Ok(Offers::new(receiver))
    }

    /// What others change from now on.
    pub(super) async fn follow(&self) -> Result<Changes, StoreError> {
        let (address, origin) = (self.address.clone(), self.origin.clone());
        let listener = Listener::connect(&address, CHANGED).await?;
        let (since, _) = listener.changed_since(&address, NEVER).await?;
        let (changes, receiver) = mpsc::channel(QUEUE);
        tokio::spawn(Follower { address, origin, since, changes }.follow(listener));
        Ok(Changes::new(receiver))
    }
}

/// Tells what is in the queue, together, for as long as the store is there.
async fn tell(address: Address, mut queue: mpsc::UnboundedReceiver<Notice>) {
    let mut client: Option<Client> = None;
    let mut notices = vec![];
    while queue.recv_many(&mut notices, MOST_TOGETHER).await > 0 {
        let told = async {
            let client = match client.take() {
                Some(client) if !client.is_closed() => client,
                _ => {
                    let (client, connection) = address.connect().await?;
                    tokio::spawn(connection);
                    client
                }
            };
            let (channels, texts): (Vec<&str>, Vec<&str>) = notices.iter().map(Notice::written).unzip();
            let notify = "SELECT pg_notify(channel, notice)
                FROM unnest($1::text[], $2::text[]) AS told (channel, notice)";
            in_time(&address, client.execute(notify, &[&channels, &texts])).await?;
            Ok::<_, StoreError>(client)
        };
        match told.await {
            Ok(connected) => client = Some(connected),
            Err(error) => tracing::warn!(%error, "other servers are not told of changes at once"),
        }
        notices.clear();
    }
}

/// A connection by which this server hears of others.
struct Listener {
    client: Client,
    /// Ends with the connection.
    notices: mpsc::UnboundedReceiver<String>,
}

impl Listener {
    async fn connect(address: &Address, channel: &str) -> Result<Listener, StoreError> {
        let (client, connection) = address.connect().await?;
        let notices = received_by(connection);
        in_time(address, client.batch_execute(&format!("LISTEN {channel}"))).await?;
        Ok(Listener { client, notices })
    }

    /// What has changed since a moment, and the present one.
    async fn changed_since(
        &self,
        address: &Address,
        since: &str,
    ) -> Result<(String, Vec<Changed>), StoreError> {
        let rows = in_time(address, self.client.query(CHANGED_SINCE, &[&since])).await?;
        let notices = || rows.iter().map(|row| row.get::<_, &str>(0));
        let now = notices().find_map(|notice| notice.strip_prefix("h ")).unwrap_or(since).to_owned();
        Ok((now, notices().filter_map(read).collect()))
    }
}

/// Drives a connection, and gives the notices that it receives.
fn received_by(mut connection: Connection<Socket, NoTlsStream>) -> mpsc::UnboundedReceiver<String> {
    let (sender, notices) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        while let Some(Ok(message)) = poll_fn(|context| connection.poll_message(context)).await {
            if let AsyncMessage::Notification(notice) = message {
                let _ = sender.send(notice.payload().to_owned());
            }
        }
    });
    notices
}

/// Hears of changes for somebody.
struct Follower {
    address: Address,
    origin: Token,
    /// Transactions from this one on may have been unfinished when it was last asked what has changed.
    since: String,
    changes: mpsc::Sender<Changed>,
}

impl Follower {
    /// Goes on until nobody wants to know any more, over as many connections as it takes.
    async fn follow(mut self, mut listener: Listener) {
        while let Err(error) = self.listen(&mut listener).await {
            tracing::warn!(%error, "changes by other servers are not heard of");
            let is_over = || self.changes.is_closed();
            let Some(next) = connected_again(&self.address, CHANGED, is_over).await else { return };
            listener = next;
            tracing::info!("changes by other servers are heard of again");
        }
    }

    /// Listens until the connection is lost, or nobody wants to know any more.
    async fn listen(&mut self, listener: &mut Listener) -> Result<(), StoreError> {
        // The first time at once: something may have been missed.
        let mut polls = interval(POLL);
        polls.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let heard = tokio::select! {
                () = self.changes.closed() => return Ok(()),
                notice = listener.notices.recv() => {
                    let notice = notice.ok_or_else(|| DatabaseError::Lost("it was closed".into()))?;
                    let (origin, notice) = notice.split_once(' ').unwrap_or_default();
                    if origin == self.origin.as_str() { vec![] } else { Vec::from_iter(read(notice)) }
                }
                _ = polls.tick() => {
                    let (now, changed) = listener.changed_since(&self.address, &self.since).await?;
                    self.since = now;
                    changed
                }
            };
            for changed in heard {
                let _ = self.changes.send(changed).await;
            }
        }
    }
}

/// Listens again after the connection was lost, however long that takes; `None` if nobody wants to know any more.
async fn connected_again(address: &Address, channel: &str, is_over: impl Fn() -> bool) -> Option<Listener> {
    loop {
        sleep(PAUSE).await;
        if is_over() {
            return None;
        }
        if let Ok(listener) = Listener::connect(address, channel).await {
            return Some(listener);
        }
    }
}

/// Waits for the database, but not for ever.
async fn in_time<T>(
    address: &Address,
    work: impl Future<Output = Result<T, tokio_postgres::Error>>,
) -> Result<T, StoreError> {
    let answer = timeout(PATIENCE, work).await.map_err(|_| DatabaseError::Silent)?;
    answer.map_err(|error| address.explained(error))
}

/// A change as others read it: short, and one for each thing that has changed.
fn written(changed: &Changed) -> Vec<String> {
    match changed {
        Changed::Table { id, length } => vec![format!("t {id} {length}")],
        Changed::Name(person) => vec![format!("n {person}")],
        Changed::Words(table) => vec![format!("w {table}")],
        Changed::Forgotten(person) => vec![format!("f {person}")],
        Changed::Hurry(id) => vec![format!("y {id}")],
        Changed::Answered(holder) => vec![format!("a {}", holder.0)],
        Changed::Endings(Endings { sessions, cutoffs }) => {
            let sessions = sessions.iter().map(|session| format!("s {session}"));
            let cutoffs = cutoffs.iter().map(|(person, at, kept)| format!("c {person} {} {kept}", at.0));
            sessions.chain(cutoffs).collect()
        }
    }
}

/// What a notice says; nothing if it comes from a program that knows more than this one.
fn read(notice: &str) -> Option<Changed> {
    let words: Vec<&str> = notice.split(' ').collect();
    match words[..] {
        ["t", id, length] => Some(Changed::Table { id: TableId::new(id)?, length: length.parse().ok()? }),
        ["n", person] => Some(Changed::Name(PersonId::new(person)?)),
        ["w", table] => Some(Changed::Words(TableId::new(table)?)),
        ["f", person] => Some(Changed::Forgotten(PersonId::new(person)?)),
        ["y", id] => Some(Changed::Hurry(TableId::new(id)?)),
        ["a", holder] => Some(Changed::Answered(Holder(holder.parse().ok()?))),
        ["s", session] => {
            Some(Changed::Endings(Endings { sessions: vec![SessionId::new(session)?], cutoffs: vec![] }))
        }
        ["c", person, at, kept] => {
            let cutoff = (PersonId::new(person)?, Timestamp(at.parse().ok()?), SessionId::new(kept)?);
            Some(Changed::Endings(Endings { sessions: vec![], cutoffs: vec![cutoff] }))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notice_reads_back_and_no_other_text_does() {
        let (person, session) = (PersonId::fresh().unwrap(), SessionId::fresh().unwrap());
        let cutoff = (person.clone(), Timestamp(7), session.clone());
        for changed in [
            Changed::Table { id: TableId::fresh().unwrap(), length: 12 },
            Changed::Name(person.clone()),
            Changed::Words(TableId::fresh().unwrap()),
            Changed::Forgotten(person),
            Changed::Hurry(TableId::fresh().unwrap()),
            Changed::Answered(Holder(3)),
            Changed::Endings(Endings { sessions: vec![session], cutoffs: vec![] }),
            Changed::Endings(Endings { sessions: vec![], cutoffs: vec![cutoff] }),
        ] {
            let read: Vec<Changed> = written(&changed).iter().filter_map(|notice| read(notice)).collect();
            assert_eq!(read, [changed]);
        }
        for notice in ["", "t", "t x 3", "t aaaaaaaaaa -1", "n Ada", "z aaaaaaaaaa", "t aaaaaaaaaa 1 2"] {
            assert_eq!(read(notice), None, "{notice}");
        }
    }
}
