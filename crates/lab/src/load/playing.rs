//! A table with two people and its spectators: opened by the forms of the site, and played by what its streams show.

use super::markup::{Form, Legal, PageState};
use super::trouble::{LoadTrouble, PATIENCE};
use super::viewer::{Pushed, Traffic, count, follow};
use super::visitor::{Encoding, Visitor, field};
use crate::load::markup;
use form_urlencoded::Serializer;
use game::action_list;
use rand_core::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::HashSet;
use std::fmt::Write as _;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, watch};
use tokio::time::timeout;

/// How long to wait for a push that says who goes on, before the pages are asked instead.
const LATECOMER: Duration = Duration::from_secs(1);

/// How often in a row the server may refuse what its own list allowed.
const MOST_REFUSALS: u32 = 5;

/// What is opened.
#[derive(Clone)]
pub struct Opening {
    pub server: SocketAddr,
    pub game: &'static str,
    pub spectators: u64,
    pub encoding: Encoding,
    pub traffic: Arc<Traffic>,
}

/// A table that is being played.
pub struct PlayedTable {
    path: String,
    players: [Player; 2],
    /// Whoever acted last.
    last: usize,
    /// Whether somebody has decided in secret, and the other not yet.
    is_half_decided: bool,
    spectators: u64,
    /// How many pushes the spectators have had, all together.
    watched: watch::Receiver<u64>,
    dice: Xoshiro256PlusPlus,
    pub tally: Tally,
}

/// What happened at a table.
#[derive(Default)]
pub struct Tally {
    /// Actions that the server acknowledged.
    pub acknowledged: u64,
    /// Those of them that came to the other player and all spectators.
    pub seen: u64,
    /// Those that nobody else may see.
    pub secret: u64,
    /// What the server's own list allowed, and the server refused.
    pub refused: u64,
    /// Pages that had to be fetched because the stream left open who goes on.
    pub fetched: u64,
    /// From sending an action until the other player had it.
    pub delays: Vec<Duration>,
}

impl Tally {
    pub fn add(&mut self, other: Tally) {
        self.acknowledged += other.acknowledged;
        self.seen += other.seen;
        self.secret += other.secret;
        self.refused += other.refused;
        self.fetched += other.fetched;
        self.delays.extend(other.delays);
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    Played,
    Over,
}

struct Player {
    visitor: Visitor,
    pushes: mpsc::UnboundedReceiver<Pushed>,
    version: u64,
    /// What may be done, as the page lists it; empty if this player is not asked.
    legal: String,
    /// Whether that was told since the player's last action.
    is_fresh: bool,
    form: Form,
    is_over: bool,
    plan: Plan,
}

/// What has been laid of a plan that is drafted.
#[derive(Default)]
struct Plan {
    places: HashSet<String>,
    cards: HashSet<String>,
}

/// What a player sends.
struct Decision {
    form: &'static str,
    action: Option<String>,
}

impl PlayedTable {
    /// Opens a table for two people as they would, and lets everybody follow it.
    pub async fn open(opening: &Opening, mut dice: Xoshiro256PlusPlus) -> Result<PlayedTable, LoadTrouble> {
        let Opening { server, game, spectators, encoding, traffic } = opening;
        let mut host = Visitor::welcomed(*server).await?;
        let path = open_table(&mut host, game, "seat-0=me&seat-1=friend", &mut dice).await?;
        let waiting = host.get(&path, Encoding::Plain).await?;
        let key = markup::between(&waiting, "/join/1/", b'"');
        let key = key.ok_or_else(|| LoadTrouble::Missing { what: "invitation", path: path.clone() })?;
        let mut friend = Visitor::welcomed(*server).await?;
        friend.get(&format!("{path}/join/1/{key}"), Encoding::Plain).await?;
        let form = format!("seat=1&key={key}&chance={}", chance(&mut dice));
        friend.follow(&format!("{path}/join"), form).await?;
        let (together, watched) = watch::channel(0);
        let together = Arc::new(together);
        // To the site, every stream without a cookie is somebody else's.
        let stranger = Visitor::stranger(*server).await?;
        let live = format!("{path}/live");
        for _ in 0..*spectators {
            count(&stranger, &live, *encoding, traffic.clone(), together.clone()).await?;
        }
        let players = [
            Player::sits_down(host, &path, *encoding, traffic).await?,
            Player::sits_down(friend, &path, *encoding, traffic).await?,
        ];
        let spectators = *spectators;
        let mut table = PlayedTable {
            path,
            players,
            last: 0,
            is_half_decided: false,
            spectators,
            watched,
            dice,
            tally: Tally::default(),
        };
        table.wait_for_spectators(spectators).await?;
        Ok(table)
    }

    /// Plays one action of whoever is asked, and waits until everybody has it who may see it.
    pub async fn play(&mut self) -> Result<Progress, LoadTrouble> {
        let mut refusals = 0;
        loop {
            let Some(actor) = self.next_to_act().await? else { return Ok(Progress::Over) };
            let decision = self.players[actor].decide(&mut self.dice);
            // Whoever decides at the same time is told nothing, nor is anybody of what is only prepared.
            let is_secret = decision.form == "draft" || self.players[1 - actor].is_asked();
            let versions = [self.players[0].version, self.players[1].version];
            let watched = *self.watched.borrow();
            let path = format!("{}/{}", self.path, decision.form);
            let form = self.form_of(actor, &decision);
            self.last = actor;
            let player = &mut self.players[actor];
            player.is_fresh = false;
            let legal = player.legal.clone();
            let sent = Instant::now();
            let answer = player.visitor.post(&path, form).await?;
            if answer.status != 303 {
                (refusals, self.tally.refused) = (refusals + 1, self.tally.refused + 1);
                if refusals == MOST_REFUSALS {
                    return Err(LoadTrouble::Status { path, status: answer.status });
                }
                self.fetch_pages().await?;
                continue;
            }
            self.tally.acknowledged += 1;
            self.shown_to_actor(actor, versions[actor], &legal).await?;
            self.is_half_decided = is_secret && decision.form != "draft";
            let seen =
                if is_secret { None } else { self.seen_by_other(1 - actor, versions[1 - actor]).await? };
            if let Some(at) = seen {
                self.tally.delays.push(at.saturating_duration_since(sent));
                self.wait_for_spectators(watched + self.spectators).await?;
                self.tally.seen += 1;
            } else {
                self.tally.secret += 1;
            }
            return Ok(Progress::Played);
        }
    }

    /// Waits until whoever acted has a newer version than this one. What came first may still be that the other had
    /// decided, and list the same actions as before.
    async fn shown_to_actor(&mut self, actor: usize, version: u64, legal: &str) -> Result<(), LoadTrouble> {
        let player = &mut self.players[actor];
        player.newer_than(version, &self.path).await?;
        while self.is_half_decided && player.is_asked() && player.legal == legal {
            match timeout(LATECOMER, player.newer_than(version, &self.path)).await {
                Ok(shown) => shown.map(drop)?,
                Err(_) => break,
            }
        }
        Ok(())
    }

    /// Waits until the other player has a newer version than this one; when that was. `None` if the action was secret:
    /// then the page of the other does not show it either.
    async fn seen_by_other(&mut self, other: usize, version: u64) -> Result<Option<Instant>, LoadTrouble> {
        let player = &mut self.players[other];
        if let Ok(at) = timeout(LATECOMER, player.newer_than(version, &self.path)).await {
            return at.map(Some);
        }
        self.tally.fetched += 1;
        let page = PageState::read(&player.visitor.get(&self.path, Encoding::Plain).await?);
        if page.version.is_some_and(|shown| shown <= version) {
            return Ok(None);
        }
        player.newer_than(version, &self.path).await.map(Some)
    }

    /// Whose turn it is, as far as the streams tell, or else the pages; nobody's when the match is over.
    async fn next_to_act(&mut self) -> Result<Option<usize>, LoadTrouble> {
        let deadline = Instant::now() + LATECOMER;
        loop {
            for player in &mut self.players {
                player.catch_up();
            }
            if let Some(actor) = self.asked() {
                return Ok(Some(actor));
            }
            if self.players.iter().any(|player| player.is_over) {
                return Ok(None);
            }
            let [one, other] = &mut self.players;
            let pushed = async {
                tokio::select! {
                    pushed = one.pushes.recv() => pushed.map(|pushed| one.take(pushed.shown)),
                    pushed = other.pushes.recv() => pushed.map(|pushed| other.take(pushed.shown)),
                }
            };
            match timeout(deadline.saturating_duration_since(Instant::now()), pushed).await {
                Ok(Some(())) => {}
                Ok(None) => return Err(LoadTrouble::StreamEnded(self.path.clone())),
                Err(_) => break,
            }
        }
        self.fetch_pages().await?;
        match self.asked() {
            None if self.players.iter().all(|player| !player.is_over) => {
                Err(LoadTrouble::Stuck(self.path.clone()))
            }
            actor => Ok(actor),
        }
    }

    /// One who has been asked since they acted last, or else whoever acted last if the list still stands.
    fn asked(&mut self) -> Option<usize> {
        match self.players.each_ref().map(Player::is_asked) {
            [true, true] => Some(self.dice.next_u32() as usize % 2),
            [true, false] => Some(0),
            [false, true] => Some(1),
            [false, false] => Some(self.last).filter(|&last| !self.players[last].legal.is_empty()),
        }
    }

    async fn fetch_pages(&mut self) -> Result<(), LoadTrouble> {
        for player in &mut self.players {
            self.tally.fetched += 1;
            let page = player.visitor.get(&self.path, Encoding::Plain).await?;
            player.catch_up();
            player.take(PageState::read(&page));
            player.plan = Plan::default();
        }
        Ok(())
    }

    fn form_of(&mut self, actor: usize, decision: &Decision) -> String {
        // Every write has a token of its own: sixteen letters that cannot be confused.
        let token: String = (0..16).map(|_| char::from(b'a' + (self.dice.next_u32() % 8) as u8)).collect();
        let version = self.players[actor].version;
        let form = format!("seat={actor}&version={version}&token={token}");
        match &decision.action {
            Some(action) => Serializer::new(form).append_pair("action", action).finish(),
            None => form,
        }
    }

    async fn wait_for_spectators(&mut self, pushes: u64) -> Result<(), LoadTrouble> {
        let all = timeout(PATIENCE, self.watched.wait_for(|count| *count >= pushes)).await;
        match all {
            Ok(Ok(_)) => Ok(()),
            // Without spectators there is nobody to count.
            Ok(Err(_)) if self.spectators == 0 => Ok(()),
            Ok(Err(_)) => Err(LoadTrouble::StreamEnded(self.path.clone())),
            Err(_) => Err(LoadTrouble::NotShown { table: self.path.clone() }),
        }
    }
}

impl Player {
    /// Follows a table where this visitor has a seat.
    async fn sits_down(
        visitor: Visitor,
        table: &str,
        encoding: Encoding,
        traffic: &Arc<Traffic>,
    ) -> Result<Player, LoadTrouble> {
        let pushes = follow(&visitor, &format!("{table}/live"), encoding, traffic.clone()).await?;
        let (legal, form, plan) = (String::new(), Form::Play, Plan::default());
        let mut player =
            Player { visitor, pushes, version: 0, legal, is_fresh: false, form, is_over: false, plan };
        player.newer_than(0, table).await?;
        Ok(player)
    }

    /// Whether this player has been asked for a decision since their last.
    fn is_asked(&self) -> bool {
        self.is_fresh && !self.legal.is_empty()
    }

    fn take(&mut self, shown: PageState) {
        self.version = shown.version.unwrap_or(self.version);
        self.form = shown.form.unwrap_or(self.form);
        self.is_over |= shown.is_over;
        if let Legal::Listed(legal) = shown.legal {
            self.legal = legal;
            self.is_fresh = true;
        }
    }

    /// Takes what has been pushed meanwhile.
    fn catch_up(&mut self) {
        while let Ok(pushed) = self.pushes.try_recv() {
            self.take(pushed.shown);
        }
    }

    /// Waits until this player is shown a newer version of the table; when that was.
    async fn newer_than(&mut self, version: u64, table: &str) -> Result<Instant, LoadTrouble> {
        loop {
            let pushed = timeout(PATIENCE, self.pushes.recv()).await;
            let pushed = pushed.map_err(|_| LoadTrouble::NotShown { table: table.to_owned() })?;
            let Pushed { shown, at } = pushed.ok_or_else(|| LoadTrouble::StreamEnded(table.to_owned()))?;
            let is_newer = shown.version.is_none_or(|shown| shown > version);
            self.take(shown);
            if is_newer {
                return Ok(at);
            }
        }
    }

    /// Any legal action; of a draft, a card for a place that has none, until all have.
    fn decide(&mut self, dice: &mut Xoshiro256PlusPlus) -> Decision {
        if self.form == Form::Play {
            let mut legal = action_list::read(&self.legal);
            let chosen = one_of(&(0..legal.len()).collect::<Vec<usize>>(), dice);
            let action = chosen.map(|chosen| legal.swap_remove(chosen)).unwrap_or_default();
            return Decision { form: "play", action: Some(action) };
        }
        let legal = action_list::read(&self.legal);
        let Some((place, card)) = one_of(&self.plan.open(&legal), dice) else {
            self.plan = Plan::default();
            return Decision { form: "ready", action: None };
        };
        let action = format!("{place} {card}");
        let (place, card) = (place.to_owned(), card.to_owned());
        self.plan.places.insert(place);
        self.plan.cards.insert(card);
        Decision { form: "draft", action: Some(action) }
    }
}

impl Plan {
    /// The changes of a draft that lay a card which does not lie yet where none does. Others clear a place (`clear tibet`)
    /// or swap two (`tibet qinghai`).
    fn open<'a>(&self, legal: &'a [String]) -> Vec<(&'a str, &'a str)> {
        let changes: Vec<(&str, &str)> = legal.iter().filter_map(|change| change.split_once(' ')).collect();
        let places: HashSet<&str> =
            changes.iter().filter(|(first, _)| *first == "clear").map(|(_, place)| *place).collect();
        let lays = |(place, card): &(&str, &str)| {
            places.contains(place)
                && !places.contains(card)
                && !self.places.contains(*place)
                && !self.cards.contains(*card)
        };
        changes.into_iter().filter(lays).collect()
    }
}

/// Opens a table by the form of the site; its address.
pub async fn open_table(
    host: &mut Visitor,
    game: &str,
    seats: &str,
    dice: &mut Xoshiro256PlusPlus,
) -> Result<String, LoadTrouble> {
    let path = format!("/new/{game}");
    let form = host.get(&path, Encoding::Plain).await?;
    let promise = field(&form, "promise", &path)?;
    let contributed = Serializer::new(seats.to_owned())
        .append_pair("promise", &promise)
        .append_pair("chance", &chance(dice))
        .finish();
    host.follow(&path, contributed).await
}

/// What a person contributes to the deal, as the page's script makes it.
fn chance(dice: &mut Xoshiro256PlusPlus) -> String {
    let mut letters = String::new();
    for _ in 0..4 {
        let _ = write!(letters, "{:016x}", dice.next_u64());
    }
    letters
}

fn one_of<T: Copy>(things: &[T], dice: &mut Xoshiro256PlusPlus) -> Option<T> {
    things.get(dice.next_u32() as usize % things.len().max(1)).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_core::SeedableRng;

    #[test]
    fn a_draft_lays_each_card_once_and_each_place_once() {
        let legal = "tibet 1| 2|qinghai 1| 2|clear tibet| qinghai|tibet ";
        let legal = &action_list::read(legal);
        let mut plan = Plan::default();
        assert_eq!(plan.open(legal), [("tibet", "1"), ("tibet", "2"), ("qinghai", "1"), ("qinghai", "2")]);
        plan.places.insert("tibet".to_owned());
        plan.cards.insert("2".to_owned());
        assert_eq!(plan.open(legal), [("qinghai", "1")]);
        plan.places.insert("qinghai".to_owned());
        assert_eq!(plan.open(legal), []);
    }

    #[test]
    fn nothing_is_one_of_nothing() {
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(1);
        assert_eq!(one_of::<u8>(&[], &mut dice), None);
        assert_eq!(one_of(&[7], &mut dice), Some(7));
    }
}
