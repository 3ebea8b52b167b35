//! A cache of people's names: every page needs one, and they rarely change.

use super::{InternalError, Rooms};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::PersonId;
use tokio::time::Instant;

/// How long a name is cached. An operator can change it in the file, and pages show the new one after this time.
const LIFETIME: Duration = Duration::from_secs(3);

/// How many names are cached; when there are more, the cache is emptied.
const CAPACITY: usize = 20_000;

/// The names that were looked up lately.
#[derive(Default)]
pub(super) struct NameCache(Mutex<HashMap<PersonId, Cached>>);

#[derive(Clone)]
struct Cached {
    /// `None` if this person has not chosen a name.
    name: Option<String>,
    since: Instant,
}

impl NameCache {
    fn names(&self) -> MutexGuard<'_, HashMap<PersonId, Cached>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn get(&self, person: &PersonId) -> Option<Cached> {
        self.names().get(person).filter(|cached| cached.since.elapsed() < LIFETIME).cloned()
    }

    /// Caches a name that was looked up at this time, unless a newer one has been cached since.
    fn insert_found(&self, person: PersonId, name: Option<String>, looked_up: Instant) {
        let mut names = self.names();
        if names.get(&person).is_none_or(|cached| cached.since < looked_up) {
            names.insert(person, Cached { name, since: Instant::now() });
        }
        if names.len() > CAPACITY {
            names.clear();
        }
    }

    /// Whatever is known of this person's name is out of date.
    pub(super) fn forget(&self, person: &PersonId) {
        self.names().remove(person);
    }

    /// Caches a name that was just chosen.
    fn insert_new(&self, person: PersonId, name: String) {
        self.names().insert(person, Cached { name: Some(name), since: Instant::now() });
    }
}

impl Rooms {
    /// The name that a person has chosen, if they have.
    pub async fn name_of(&self, person: &PersonId) -> Result<Option<String>, InternalError> {
        if let Some(cached) = self.names.get(person) {
            return Ok(cached.name);
        }
        let looked_up = Instant::now();
        let name = self.store.name_of(person).await?;
        self.names.insert_found(person.clone(), name.clone(), looked_up);
        Ok(name)
    }

    /// Sets the name of a person.
    pub async fn set_name(&self, person: &PersonId, name: &str) -> Result<(), InternalError> {
        self.store.set_name(person, name).await?;
        self.names.insert_new(person.clone(), name.to_owned());
        Ok(())
    }
}
