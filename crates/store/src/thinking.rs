//! Work for processes that think apart from the servers: bots' moves, hints, analyses. The tests of the promises are in
//! `tests/it/thinking.rs`.
//!
//! A server offers a task, a thinker claims it, thinks and answers; the server takes the answer, and judges whether it
//! still wants it. People take turns: everybody who waits gets one task done before anybody gets a second. A claim is valid
//! for as long as its thinker says in time that it is alive; then others claim the task. Nothing of it lasts: a task that is
//! lost is thought about again, by whoever asked for it at the latest.

use crate::ids::{PersonId, TableId, Token};
use crate::interface::StoreError;
use crate::leases::{Holder, Renewal};
use async_trait::async_trait;
use std::time::Duration;
use tokio::sync::mpsc;

/// A process that thinks, as one that can claim tasks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Thinker(pub(crate) i64);

/// Something to be thought about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Task {
    /// Names it, and nothing else ever.
    pub id: Token,
    /// For whom.
    pub person: PersonId,
    pub table: TableId,
    /// How many entries of the log it is about: the answer is for the table as it was then.
    pub length: usize,
    /// What is asked, as those spell it who ask and who answer.
    pub errand: String,
    pub urgency: Urgency,
}

/// Whether somebody waits for it now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Urgency {
    Now,
    /// It is done while nobody waits for anything else.
    Later,
}

/// A task that a thinker has claimed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claimed {
    pub id: Token,
    pub table: TableId,
    pub length: usize,
    pub errand: String,
    /// How many people wait for something now, this one among them.
    pub people: usize,
    /// How many tasks all thinkers can work on at once.
    pub threads: usize,
}

/// Keeps tasks, and who works on them. Where only one server can use a store, nobody thinks apart from it.
#[async_trait]
pub trait Thinking: Send + Sync {
    /// How many tasks all thinkers that are alive can work on at once.
    async fn thinking_threads(&self) -> Result<usize, StoreError>;

    /// Offers a task on behalf of a server; `false`, and nothing is offered, if nobody thinks.
    async fn offer(&self, holder: Holder, task: &Task) -> Result<bool, StoreError>;

    /// Takes a task back, whether or not somebody works on it.
    async fn withdraw(&self, task: &Token) -> Result<(), StoreError>;

    /// The tasks of a server that nobody has answered yet.
    async fn unanswered(&self, holder: Holder) -> Result<Vec<Token>, StoreError>;

    /// Takes the answers to what a server has offered; `None` stands for a task that a thinker could not answer.
    async fn take_answers(&self, holder: Holder) -> Result<Vec<(Token, Option<String>)>, StoreError>;

    /// A new thinker, alive for this long, that can work on so many tasks at once.
    async fn register_thinker(&self, threads: usize, time: Duration) -> Result<Thinker, StoreError>;

    /// Keeps a thinker alive for this long from now on, if it still is, and all it has claimed with it.
    async fn renew_thinker(&self, thinker: Thinker, time: Duration) -> Result<Renewal, StoreError>;

    /// Ends a thinker: others can claim what it has claimed at once.
    async fn retire_thinker(&self, thinker: Thinker) -> Result<(), StoreError>;

    /// The task whose turn it is, if there is one; no other thinker works on it.
    async fn claim(&self, thinker: Thinker) -> Result<Option<Claimed>, StoreError>;

    /// Answers a task, or says that this thinker cannot; `false` if it is not this thinker's any more.
    async fn answer(&self, thinker: Thinker, task: &Token, answer: Option<&str>) -> Result<bool, StoreError>;

    /// Tells from now on when tasks are offered.
    async fn offers(&self) -> Result<Offers, StoreError>;
}

/// That tasks have been offered. One that nobody was told of is found by whoever looks for one.
pub struct Offers(Option<mpsc::Receiver<()>>);

impl Offers {
    /// Of a store where nothing is offered.
    pub(crate) fn none() -> Offers {
        Offers(None)
    }

    pub(crate) fn new(receiver: mpsc::Receiver<()>) -> Offers {
        Offers(Some(receiver))
    }

    /// Waits for the next; for ever, if there will be none.
    pub async fn next(&mut self) {
        if let Some(receiver) = &mut self.0
            && receiver.recv().await.is_some()
        {
            return;
        }
        std::future::pending::<()>().await;
    }
}
