//! The server's part in a fair deal: what it promises before it learns what people add to the seed.
//!
//! The secret of a table follows from the server's own secret and the table's id, so a promise needs no storing: a
//! form that opens a table carries the id with the hash of its secret, signed. Whoever sends the form adds random
//! bytes after the promise was made. Knows no game and writes nothing.

use crate::live::Trouble;
use crate::visitor::Signer;
use game::{Commitment, Contribution, Secret};
use maud::{Markup, html};
use std::time::{Duration, SystemTime};
use store::{NoRandomness, TableId};

/// How long a form may lie before it is sent; after that a new promise is made.
const VALID: Duration = Duration::from_hours(24);

/// What a form promises about the table that it will open.
pub struct Promise {
    id: TableId,
    pub commitment: Commitment,
    /// The promise as the form carries it.
    written: String,
}

impl Promise {
    /// A promise about a table of this game.
    pub fn fresh(signer: &Signer, game: &str, now: SystemTime) -> Result<Promise, NoRandomness> {
        let id = TableId::fresh()?;
        let commitment = secret_of(signer, &id).commitment();
        let said = format!("{id}.{}.{commitment}", seconds(now));
        let signature = signer.sign("promise", &format!("{game}/{said}"));
        Ok(Promise { id, commitment, written: format!("{said}.{signature}") })
    }

    /// The table that was promised, if we made this promise, for this game, and not too long ago.
    fn read(signer: &Signer, game: &str, written: &str, now: SystemTime) -> Option<TableId> {
        let (said, signature) = written.rsplit_once('.')?;
        let mut words = said.split('.');
        let (id, made) = (TableId::new(words.next()?)?, words.next()?.parse().ok()?);
        let is_young = seconds(now).checked_sub(made).is_some_and(|age: u64| age <= VALID.as_secs());
        let is_ours = signer.is_signed("promise", &format!("{game}/{said}"), signature);
        (is_young && is_ours).then_some(id)
    }

    /// The table that a form was promised, or else a fresh one.
    pub fn kept(signer: &Signer, game: &str, written: Option<&str>) -> Result<TableId, NoRandomness> {
        let now = SystemTime::now();
        match written.and_then(|written| Promise::read(signer, game, written, now)) {
            Some(id) => Ok(id),
            None => Ok(Promise::fresh(signer, game, now)?.id),
        }
    }

    /// What a form that opens a table carries.
    pub fn fields(&self) -> Markup {
        html! {
            input type="hidden" name="promise" value=(self.written);
            (chance_field())
        }
    }
}

/// Where the script writes what a person adds to the seed, in every form that seats somebody.
pub fn chance_field() -> Markup {
    html! { input type="hidden" name="chance" value=""; }
}

/// What a person adds to the seed. Whoever has no script leaves it to us.
pub fn chance(sent: Option<&str>) -> Result<Contribution, Trouble> {
    match sent.and_then(|sent| sent.parse().ok()) {
        Some(contribution) => Ok(contribution),
        None => Ok(table::fresh_contribution()?),
    }
}

/// What the server adds to the seed of a table.
pub fn secret_of(signer: &Signer, id: &TableId) -> Secret {
    Secret::from_bytes(signer.derive("deal", id.as_str()))
}

/// The table where those of a finished match play again: the same for whoever asks, so that there is one.
pub fn rematch_of(signer: &Signer, id: &TableId) -> TableId {
    let bytes = signer.derive("rematch", id.as_str());
    TableId::from_bytes(std::array::from_fn(|at| bytes[at]))
}

/// What the form carries by which those of a finished match play again: the promise about the next table, and what a
/// person adds.
pub fn rematch_fields(signer: &Signer, id: &TableId) -> Markup {
    html! {
        input type="hidden" name="promise" value=(secret_of(signer, &rematch_of(signer, id)).commitment().to_string());
        (chance_field())
    }
}

fn seconds(time: SystemTime) -> u64 {
    time.duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_promise_is_kept_for_its_game_and_for_a_day() {
        let (signer, now) = (Signer::new(&[1; 32]), SystemTime::UNIX_EPOCH + Duration::from_hours(500_000));
        let promise = Promise::fresh(&signer, "qin", now).unwrap();
        let read = |signer: &Signer, game: &str, written: &str, hours: u64| {
            Promise::read(signer, game, written, now + Duration::from_hours(hours))
        };
        let written = promise.written.as_str();
        assert_eq!(read(&signer, "qin", written, 24), Some(promise.id.clone()));
        assert_eq!(read(&signer, "qin", written, 25), None, "too old");
        assert_eq!(read(&signer, "xian", written, 0), None, "of another game");
        assert_eq!(read(&Signer::new(&[2; 32]), "qin", written, 0), None, "of another server");
        assert_eq!(
            Promise::read(&signer, "qin", written, now - Duration::from_hours(1)),
            None,
            "not made yet"
        );
        let other = TableId::fresh().unwrap();
        let forged = written.replace(promise.id.as_str(), other.as_str());
        for text in [forged.as_str(), "", "x", "a.b.c.d"] {
            assert_eq!(read(&signer, "qin", text, 0), None, "{text}");
        }
    }

    #[test]
    fn what_is_promised_is_the_secret_of_the_table_before_anybody_has_added_anything() {
        let signer = Signer::new(&[1; 32]);
        let promise = Promise::fresh(&signer, "qin", SystemTime::now()).unwrap();
        assert_eq!(secret_of(&signer, &promise.id).commitment(), promise.commitment);
        assert!(promise.written.contains(&promise.commitment.to_string()));
        let next = rematch_of(&signer, &promise.id);
        assert_eq!(rematch_of(&signer, &promise.id), next);
        assert_ne!(secret_of(&signer, &next), secret_of(&signer, &promise.id));
        assert_ne!(rematch_of(&Signer::new(&[2; 32]), &promise.id), next);
    }

    #[test]
    fn what_a_browser_adds_is_taken_and_nothing_is_replaced() {
        let sent = "5a".repeat(32);
        assert_eq!(chance(Some(&sent)).unwrap().to_string(), sent);
        assert_ne!(chance(None).unwrap(), chance(None).unwrap());
        assert_ne!(chance(Some("")).unwrap(), chance(Some("not hexadecimal")).unwrap());
    }
}
