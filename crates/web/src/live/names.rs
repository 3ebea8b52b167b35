//! What visitors are called: looked up once and remembered for a while, because every page needs it.

use super::{Rooms, Trouble};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::PersonId;
use tokio::time::Instant;

/// How long a name is remembered: whoever changes it in the store by other means waits no longer than this.
const REMEMBERED: Duration = Duration::from_mins(1);

/// How many names are remembered before all are looked up again.
const MOST: usize = 20_000;

/// The names that were looked up lately; `None` for somebody who has not said one.
#[derive(Default)]
pub(super) struct Names(Mutex<HashMap<PersonId, (Option<String>, Instant)>>);

impl Names {
    fn known(&self) -> MutexGuard<'_, HashMap<PersonId, (Option<String>, Instant)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn get(&self, person: &PersonId) -> Option<Option<String>> {
        let known = self.known();
        let (name, since) = known.get(person)?;
        (since.elapsed() < REMEMBERED).then(|| name.clone())
    }

    /// Remembers a name that was looked up, unless it was given a new one meanwhile.
    fn found(&self, person: PersonId, name: Option<String>, asked: Instant) {
        let mut known = self.known();
        if known.get(&person).is_none_or(|(_, since)| *since < asked) {
            known.insert(person, (name, Instant::now()));
        }
        if known.len() > MOST {
            known.clear();
        }
    }

    fn given(&self, person: PersonId, name: String) {
        self.known().insert(person, (Some(name), Instant::now()));
    }
}

impl Rooms {
    /// What a person is called, if they have said so.
    pub async fn name_of(&self, person: &PersonId) -> Result<Option<String>, Trouble> {
        if let Some(name) = self.names.get(person) {
            return Ok(name);
        }
        let (asked, wanted) = (Instant::now(), person.clone());
        let name = self.stored(move |store| store.name_of(&wanted)).await??;
        self.names.found(person.clone(), name.clone(), asked);
        Ok(name)
    }

    /// Gives a person a name.
    pub async fn call(&self, person: &PersonId, name: &str) -> Result<(), Trouble> {
        let (called, given) = (person.clone(), name.to_owned());
        self.stored(move |store| store.call(&called, &given)).await??;
        self.names.given(person.clone(), name.to_owned());
        Ok(())
    }
}
