//! What visitors are called: looked up once and remembered for a while, because every page needs it.

use super::{Rooms, Trouble};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::PersonId;
use tokio::time::Instant;

/// How long a name is remembered: an operator who changes it in the file waits no longer than this.
const REMEMBERED: Duration = Duration::from_secs(3);

/// How many names are remembered before all are looked up again.
const MOST: usize = 20_000;

/// The names that were looked up lately.
#[derive(Default)]
pub(super) struct Names(Mutex<HashMap<PersonId, Known>>);

/// What is remembered of somebody.
#[derive(Clone)]
struct Known {
    /// `None` if they have not said a name.
    name: Option<String>,
    since: Instant,
}

impl Names {
    fn known(&self) -> MutexGuard<'_, HashMap<PersonId, Known>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn get(&self, person: &PersonId) -> Option<Known> {
        self.known().get(person).filter(|known| known.since.elapsed() < REMEMBERED).cloned()
    }

    /// Remembers a name that was looked up, unless it was given a new one meanwhile.
    fn found(&self, person: PersonId, name: Option<String>, asked: Instant) {
        let mut known = self.known();
        if known.get(&person).is_none_or(|known| known.since < asked) {
            known.insert(person, Known { name, since: Instant::now() });
        }
        if known.len() > MOST {
            known.clear();
        }
    }

    fn given(&self, person: PersonId, name: String) {
        self.known().insert(person, Known { name: Some(name), since: Instant::now() });
    }
}

impl Rooms {
    /// What a person is called, if they have said so.
    pub async fn name_of(&self, person: &PersonId) -> Result<Option<String>, Trouble> {
        if let Some(known) = self.names.get(person) {
            return Ok(known.name);
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
