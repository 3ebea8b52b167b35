//! Limits on how much is open at the same time, connections or streams: in all, and by one owner.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Grants permits, up to a limit in all and a limit for each owner.
pub struct ConcurrencyLimit<K> {
    limit: usize,
    limit_each: usize,
    open: Mutex<Open<K>>,
}

struct Open<K> {
    total: usize,
    by_owner: HashMap<K, usize>,
}

/// Permission to have one thing open; dropping it gives it back.
pub struct Permit<K: Eq + Hash> {
    limit: Arc<ConcurrencyLimit<K>>,
    /// `None` if it counts for nobody in particular.
    owner: Option<K>,
}

impl<K: Clone + Eq + Hash> ConcurrencyLimit<K> {
    pub fn new(limit: usize, limit_each: usize) -> Arc<ConcurrencyLimit<K>> {
        let open = Mutex::new(Open { total: 0, by_owner: HashMap::new() });
        Arc::new(ConcurrencyLimit { limit, limit_each, open })
    }

    /// A permit for this owner, unless a limit is reached. Without an owner, only the limit in all counts.
    pub fn try_acquire(self: &Arc<ConcurrencyLimit<K>>, owner: Option<K>) -> Option<Permit<K>> {
        let mut open = self.open();
        if open.total >= self.limit {
            return None;
        }
        if let Some(owner) = &owner {
            if open.by_owner.get(owner).copied().unwrap_or(0) >= self.limit_each {
                return None;
            }
            *open.by_owner.entry(owner.clone()).or_default() += 1;
        }
        open.total += 1;
        Some(Permit { limit: self.clone(), owner })
    }
}

impl<K> ConcurrencyLimit<K> {
    /// How many are open.
    pub fn count(&self) -> usize {
        self.open().total
    }

    fn open(&self) -> MutexGuard<'_, Open<K>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Eq + Hash> Drop for Permit<K> {
    fn drop(&mut self) {
        let mut open = self.limit.open();
        open.total -= 1;
        if let Some(owner) = &self.owner
            && let Some(count) = open.by_owner.get_mut(owner)
        {
            *count -= 1;
            if *count == 0 {
                open.by_owner.remove(owner);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_permit_is_free_again_when_it_is_given_back() {
        let limit = ConcurrencyLimit::new(3, 2);
        let (first, _second) = (limit.try_acquire(Some("ada")), limit.try_acquire(Some("ada")));
        assert!(limit.try_acquire(Some("ada")).is_none(), "two each");
        let third = limit.try_acquire(Some("lin"));
        assert!(limit.try_acquire(Some("bo")).is_none() && limit.try_acquire(None).is_none(), "three in all");
        drop(first);
        assert!(limit.try_acquire(Some("ada")).is_some());
        drop(third);
        assert_eq!(limit.count(), 1);
        assert_eq!(limit.open().by_owner.len(), 1, "who has nothing open is forgotten");
    }
}
