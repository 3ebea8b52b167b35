//! Telling people that others wait for them while they are away: by webhook and by mail, where the operator allows it.
//!
//! What is told is what everybody may know (`turns`), and when follows from that alone: tables that have changed are
//! looked at with the editions of the lobby, at times that do not depend on what happened in secret. A turn is written
//! down with the time at which it is to be told, once, in the store; whichever server finds it due takes it for itself,
//! looks whether it is still so and whether its person is away, and sends it. Only a server that ends while it sends leaves
//! it unknown whether a message has arrived; then it is sent again.

pub mod judging;
pub mod letters;
pub mod mail;
pub mod webhook;

use crate::attendance::Presence;
use crate::clock;
use crate::link_secret::LinkSecret;
use crate::metrics::{Metrics, Outcome};
use crate::rooms::{Edition, InternalError, Rooms};
use crate::signer::Signer;
use crate::site_address::SiteAddress;
use crate::turns::{News, waiting_for};
use letters::TurnLetter;
use mail::{MailServer, Mailer};
use std::sync::Arc;
use std::time::Duration;
use store::{
    Awaited, Channel, Contact, Counted, LinkHash, Message, PersonId, Standing, Store, StoreError, TableId,
    Timestamp,
};
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;
use webhook::{Poster, Target, Webhooks};
use words::Language;

/// How long others wait before somebody who is away is told: whoever is about to come needs no message.
const DELAY: Duration = Duration::from_mins(2);

/// How often it is looked whether something is due.
const EVERY: Duration = Duration::from_secs(5);

/// How long a server has a message for itself: longer than it takes to send it.
const CLAIM: Duration = Duration::from_mins(1);

/// How many messages of a kind are sent at once.
const AT_ONCE: usize = 16;

/// How long to wait after each try that failed; after the last, the message is dropped.
const PAUSES: [Duration; 4] =
    [Duration::from_mins(1), Duration::from_mins(5), Duration::from_mins(30), Duration::from_hours(2)];

/// How often all tables are looked through of those who can be told: a server may have ended between a move and the
/// message.
const LOOK_THROUGH: Duration = Duration::from_hours(1);

/// Within which time it is counted how often people ask for mails and trials.
const COUNTED_WITHIN: Duration = Duration::from_hours(24);

/// How people are told that others wait for them while they are away.
#[derive(Debug, Clone)]
pub struct Telling {
    /// Where the site is, for the links in messages. Not what a visitor says: mails go to others.
    pub site: SiteAddress,
    /// `None` if there are no webhooks.
    pub webhooks: Option<Webhooks>,
    /// `None` if there are no mails.
    pub mail: Option<MailServer>,
}

/// Why a message was not sent. What it says is for the log: nothing of an address.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Failure {
    /// It may be sent later.
    Passing(&'static str),
    /// It will never be.
    Lasting(&'static str),
}

/// Tells people.
pub struct Heralds {
    rooms: Arc<Rooms>,
    signer: Signer,
    metrics: Arc<Metrics>,
    pub site: SiteAddress,
    pub poster: Option<Poster>,
    pub mailer: Option<Mailer>,
}

impl Heralds {
    pub fn new(
        telling: &Telling,
        rooms: Arc<Rooms>,
        signer: Signer,
        metrics: Arc<Metrics>,
    ) -> Result<Heralds, StoreError> {
        let poster = telling.webhooks.as_ref().map(Poster::new).transpose();
        let poster = poster.map_err(|error| StoreError::Unusable(Box::new(error)))?;
        let mailer = telling.mail.clone().map(Mailer::new);
        Ok(Heralds { rooms, signer, metrics, site: telling.site.clone(), poster, mailer })
    }

    /// Begins to tell people, until the server shuts down.
    pub fn start(self: &Arc<Heralds>, background: &mut JoinSet<()>, shutdown: &CancellationToken) {
        // Before anything is looked through, so that nothing is missed.
        background.spawn(self.clone().follow(self.rooms.editions()));
        background.spawn(self.clone().look_through_and_tidy());
        for channel in self.channels() {
            background.spawn(self.clone().deliver(channel, shutdown.clone()));
        }
    }

    /// By what people are told here.
    fn channels(&self) -> Vec<Channel> {
        let is_open = |channel: &Channel| match channel {
            Channel::Webhook => self.poster.is_some(),
            Channel::Mail => self.mailer.is_some(),
        };
        Channel::ALL.into_iter().filter(is_open).collect()
    }

    /// A contact of somebody from now on, and the secret of the link that ends it.
    pub fn contact(
        &self,
        person: &PersonId,
        channel: Channel,
        address: &str,
        language: Language,
        standing: Standing,
    ) -> Contact {
        let made = clock::now();
        let ending = LinkHash(self.ending(person, channel, made).hash());
        let (address, language) = (address.to_owned(), language.code().to_owned());
        Contact { person: person.clone(), channel, address, language, made, standing, ending }
    }

    /// The secret of the link that ends a contact. It follows from the secret of the server, so that nothing is kept of it
    /// but its hash, and every message has the same.
    fn ending(&self, person: &PersonId, channel: Channel, made: Timestamp) -> LinkSecret {
        let contact = format!("{person}/{}/{}", channel.name(), made.0);
        LinkSecret::derived(&self.signer.derive("ending of a contact", &contact))
    }

    /// Counts something that somebody asks for, or that is asked for at an address; whether it may be done so often in a
    /// day.
    pub async fn may(&self, what: &str, who: &str, most: usize) -> Result<bool, StoreError> {
        let counted = Counted(self.signer.derive("counted", &format!("{what}/{who}")));
        self.store().contacts().count_once(&counted, most, COUNTED_WITHIN, clock::now()).await
    }

    fn store(&self) -> &dyn Store {
        self.rooms.store()
    }
}

/// Writing down who is to be told.
impl Heralds {
    /// Looks at every table that changes, for as long as the site is there.
    async fn follow(self: Arc<Heralds>, mut editions: watch::Receiver<Arc<Edition>>) {
        // None is missed while another is worked on.
        let (pass_on, mut editions_to_read) = mpsc::unbounded_channel();
        let collect = async {
            while editions.changed().await.is_ok() {
                let edition = editions.borrow_and_update().clone();
                if pass_on.send(edition).is_err() {
                    break;
                }
            }
        };
        let read = async {
            while let Some(edition) = editions_to_read.recv().await {
                for table in edition.changed() {
                    if let Err(error) = self.look_at(table).await {
                        tracing::warn!(%table, %error, "it is not written down for whom others wait");
                    }
                }
            }
        };
        tokio::join!(collect, read);
    }

    /// Writes down whom others wait for at a table.
    async fn look_at(&self, table: &TableId) -> Result<(), InternalError> {
        let Some(handle) = self.rooms.peek(table).await? else { return Ok(()) };
        let room = handle.public_room();
        let due = clock::now().after(DELAY);
        for person in room.info().people() {
            if let Some(turn) = waiting_for(&*room, person) {
                let awaited = Awaited { person: person.clone(), table: table.clone(), turn: turn.number };
                self.store().contacts().announce(&awaited, &self.channels(), due).await?;
            }
        }
        Ok(())
    }

    async fn look_through_and_tidy(self: Arc<Heralds>) {
        loop {
            if let Err(error) = self.look_through().await {
                tracing::warn!(%error, "not all tables were looked through for whom others wait");
            }
            if let Err(error) = self.store().contacts().tidy_contacts(COUNTED_WITHIN, clock::now()).await {
                tracing::warn!(%error, "what nobody needs any more of those who are told is not forgotten");
            }
            sleep(LOOK_THROUGH).await;
        }
    }

    /// Looks at all tables of those who can be told. Whoever asked to be told later than something last happened at a
    /// table knows of it.
    async fn look_through(&self) -> Result<(), InternalError> {
        for (person, since) in self.store().contacts().reachable(&self.channels()).await? {
            for listed in &*self.rooms.own_tables(&person, 0).await? {
                if listed.touched >= since {
                    self.look_at(listed.handle.id()).await?;
                }
            }
        }
        Ok(())
    }
}

/// Telling those who are to be told.
impl Heralds {
    /// Sends what is due by a channel, until the server shuts down.
    async fn deliver(self: Arc<Heralds>, channel: Channel, shutdown: CancellationToken) {
        loop {
            let took = match self.deliver_once(channel).await {
                Ok(took) => took,
                Err(error) => {
                    tracing::warn!(%error, "it is not known who is to be told");
                    0
                }
            };
            let pause = if took < AT_ONCE { EVERY } else { Duration::ZERO };
            tokio::select! {
                () = shutdown.cancelled() => return,
                () = sleep(pause) => {}
            }
        }
    }

    /// Sends what is due, not more than [`AT_ONCE`]; how much it was.
    async fn deliver_once(self: &Arc<Heralds>, channel: Channel) -> Result<usize, StoreError> {
        let now = clock::now();
        let due = self.store().contacts().take_due(channel, now, now.after(CLAIM), AT_ONCE).await?;
        let took = due.len();
        let mut sending = JoinSet::new();
        for message in due {
            let heralds = self.clone();
            sending.spawn(async move {
                // Whatever goes wrong with the store: the message is due again before long.
                if let Err(error) = heralds.deliver_message(&message).await {
                    tracing::warn!(%error, "it is not known what came of a message");
                }
            });
        }
        while sending.join_next().await.is_some() {}
        Ok(took)
    }

    async fn deliver_message(&self, message: &Message) -> Result<(), InternalError> {
        let channel = message.contact.channel;
        let again = match self.send(message).await? {
            None => None,
            Some(Ok(())) => {
                self.metrics.told(channel, Outcome::Sent);
                None
            }
            Some(Err(failure)) => self.try_again(message, failure),
        };
        Ok(self.store().contacts().settle(message, again).await?)
    }

    /// When a message is to be sent again that could not be; `None` if it is dropped.
    fn try_again(&self, message: &Message, failure: Failure) -> Option<Timestamp> {
        let (channel, tries) = (message.contact.channel, message.tries);
        self.metrics.told(channel, Outcome::Failed);
        let pause = match failure {
            Failure::Passing(_) => PAUSES.get(tries.saturating_sub(1)),
            Failure::Lasting(_) => None,
        };
        if pause.is_none() {
            let (Failure::Passing(why) | Failure::Lasting(why)) = failure;
            tracing::warn!(
                channel = channel.name(),
                tries,
                why,
                "a message that could not be sent is dropped"
            );
            self.metrics.told(channel, Outcome::Dropped);
        }
        pause.map(|pause| clock::now().after(*pause))
    }

    /// Sends a message; `None` if others do not wait any more, or wait for somebody who is there.
    async fn send(&self, message: &Message) -> Result<Option<Result<(), Failure>>, InternalError> {
        let Message { contact, table, turn, .. } = message;
        let Some(handle) = self.rooms.peek(table).await? else { return Ok(None) };
        self.rooms.meet_others(Some(&handle)).await?;
        let (room, state) = (handle.public_room(), handle.state());
        let Some(waiting) = waiting_for(&*room, &contact.person).filter(|now| now.number == *turn) else {
            return Ok(None);
        };
        if state.attendance().of(&contact.person) == Presence::Here {
            return Ok(None);
        }
        let language = contact.language.parse().unwrap_or_default();
        let news = News::of(&*room, waiting, language);
        let game = room.info().opening.game.as_str();
        let letter = TurnLetter { site: &self.site, language, game, table, turn: *turn, news: &news };
        Ok(match (contact.channel, &self.poster, &self.mailer) {
            (Channel::Webhook, Some(poster), _) => Some(match Target::read(&contact.address) {
                Ok(target) => poster.post(&target, &letter.posted()).await,
                Err(_) => Err(Failure::Lasting("its address cannot be read")),
            }),
            (Channel::Mail, _, Some(mailer)) => {
                let ending = self.ending(&contact.person, Channel::Mail, contact.made);
                let ending = self.site.url(&format!("/mail/end/{}", ending.as_str()));
                Some(mailer.send(&contact.address, &letter.mailed(ending)).await)
            }
            _ => None,
        })
    }
}
