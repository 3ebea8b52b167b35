//! Counting what is open, so that nobody opens too much: connections and streams.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How many may be open in all, and how many of each owner.
pub struct Cap<K> {
    most: usize,
    most_each: usize,
    open: Mutex<Open<K>>,
}

struct Open<K> {
    all: usize,
    of: HashMap<K, usize>,
}

/// A place among those that are open; dropping it gives it up.
pub struct Slot<K: Eq + Hash> {
    cap: Arc<Cap<K>>,
    /// Nobody's, if no owner is counted.
    owner: Option<K>,
}

impl<K: Clone + Eq + Hash> Cap<K> {
    pub fn new(most: usize, most_each: usize) -> Arc<Cap<K>> {
        let open = Mutex::new(Open { all: 0, of: HashMap::new() });
        Arc::new(Cap { most, most_each, open })
    }

    /// A place for this owner, if there is one. Without an owner, only the number of all counts.
    pub fn take(self: &Arc<Cap<K>>, owner: Option<K>) -> Option<Slot<K>> {
        let mut open = self.open();
        if open.all >= self.most {
            return None;
        }
        if let Some(owner) = &owner {
            if open.of.get(owner).copied().unwrap_or(0) >= self.most_each {
                return None;
            }
            *open.of.entry(owner.clone()).or_default() += 1;
        }
        open.all += 1;
        Some(Slot { cap: self.clone(), owner })
    }
}

impl<K> Cap<K> {
    /// How many are open.
    pub fn count(&self) -> usize {
        self.open().all
    }

    fn open(&self) -> MutexGuard<'_, Open<K>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Eq + Hash> Drop for Slot<K> {
    fn drop(&mut self) {
        let mut open = self.cap.open();
        open.all -= 1;
        if let Some(owner) = &self.owner
            && let Some(count) = open.of.get_mut(owner)
        {
            *count -= 1;
            if *count == 0 {
                open.of.remove(owner);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slot_is_free_again_when_it_is_given_up() {
        let cap = Cap::new(3, 2);
        let (first, _second) = (cap.take(Some("ada")), cap.take(Some("ada")));
        assert!(cap.take(Some("ada")).is_none(), "two each");
        let third = cap.take(Some("lin"));
        assert!(cap.take(Some("bo")).is_none() && cap.take(None).is_none(), "three in all");
        drop(first);
        assert!(cap.take(Some("ada")).is_some());
        drop(third);
        assert_eq!(cap.count(), 1);
        assert_eq!(cap.open().of.len(), 1, "who has nothing open is forgotten");
    }
}
